//! Another world looks the same to its viewer, could have come about, and is different.

use engine::rules::cards::{Bidding, Card, CardGame, CardSet, Clairvoyance, Event, Options};
use engine::rules::{PerSeat, Rules as _, Seat, SeenPrediction};
use rand::SeedableRng as _;
use rand::rngs::StdRng;

use crate::card_laws::conserved::check_deal;
use crate::card_laws::play::{Moment, Setup, in_every_game, one_of};
use crate::shared::hands::hand_of;

/// The round so far: the game at its announcement, and the length of the log at that time.
struct Round {
    announced: CardGame,
    log: usize,
}

/// Visits some moments of rounds in play, each with a viewer: a seat, or `None` for a spectator.
fn visit(setup: &Setup, every: u32, mut look: impl FnMut(&Moment<'_>, &Round, Option<Seat>)) {
    let mut whims = setup.whims();
    let mut viewers: Vec<Option<Seat>> = setup.seats.seats().map(Some).collect();
    viewers.push(None);
    let mut round = None;
    setup.play(|moment| {
        if let Event::Round { .. } = moment.event() {
            round = Some(Round { announced: moment.game.clone(), log: moment.log.len() });
        } else if whims.below(every) == 0 {
            look(&moment, round.as_ref().unwrap(), one_of(&viewers, &mut whims).unwrap());
        }
    });
}

fn any_luck(setup: &Setup, moment: &Moment<'_>) -> StdRng {
    StdRng::seed_from_u64(setup.luck ^ (moment.log.len() as u64) << 32)
}

/// The deal of the other world: the current hands there, and the cards that were played in this
/// round.
fn deal_of(other: &CardGame, moment: &Moment<'_>, round: &Round) -> PerSeat<CardSet> {
    let mut dealt = PerSeat::from_fn(other.seats(), |seat| hand_of(other, seat));
    for event in &moment.log[round.log..] {
        if let Event::Play { seat, card } = event {
            dealt[*seat] = dealt[*seat].with(*card);
        }
    }
    dealt
}

/// Replays the round from another deal with the same actions; the rules must allow all of them.
fn history_of(other: &CardGame, moment: &Moment<'_>, round: &Round) -> CardGame {
    let hands = deal_of(other, moment, round);
    let mut game = round.announced.clone();
    for event in &moment.log[round.log..] {
        let event = match event {
            Event::Deal { turned, .. } => {
                check_deal(moment, hands.values(), *turned);
                Event::Deal { hands, turned: *turned }
            }
            Event::Predict { seat, .. } => {
                let tricks = other.seat_view(*seat).prediction.unwrap();
                Event::Predict { seat: *seat, tricks }
            }
            event => event.clone(),
        };
        if let Some((seat, action)) = event.decision() {
            assert_eq!(game.answer(seat, &action).as_ref(), Ok(&event), "{hands:?}");
        }
        game.evolve(&event);
    }
    game
}

#[test]
fn another_world_could_have_come_about() {
    in_every_game(100, |setup| {
        visit(setup, 12, |moment, round, viewer| {
            if moment.book.round_is_scored() {
                return;
            }
            let other = moment.game.another_world(viewer, &mut any_luck(setup, moment));
            assert_eq!(history_of(&other, moment, round), other, "{viewer:?}");
        });
    });
}

/// The seats whose hands this viewer has not seen.
fn hidden_hands(moment: &Moment<'_>, viewer: Option<Seat>) -> Vec<Seat> {
    let book = moment.book;
    let outward = match book.options.clairvoyance {
        Clairvoyance::Off => false,
        Clairvoyance::FirstRound => book.round == 1,
        Clairvoyance::EveryRound => true,
    };
    let hides = |seat: &Seat| match viewer {
        None => true,
        Some(viewer) if book.is_clairvoyant() => *seat == viewer,
        Some(viewer) => *seat != viewer && !outward,
    };
    moment.seats().filter(hides).collect()
}

#[test]
fn a_hand_that_the_viewer_has_seen_is_the_same_in_every_world() {
    in_every_game(20, |setup| {
        visit(setup, 12, |moment, _, viewer| {
            let hidden = hidden_hands(moment, viewer);
            let other = moment.game.another_world(viewer, &mut any_luck(setup, moment));
            for seat in moment.seats().filter(|seat| !hidden.contains(seat)) {
                assert_eq!(hand_of(&other, seat), hand_of(moment.game, seat), "{viewer:?}");
            }
        });
    });
}

#[test]
fn every_hidden_hand_differs_in_some_world() {
    in_every_game(0, |setup| {
        visit(setup, 2, |moment, _, viewer| {
            let Event::Trump { .. } = moment.event() else { return };
            let left_over = if setup.options.unicolore {
                moment.book.cards < 15
            } else {
                usize::from(moment.book.cards) * setup.seats.get() < 60
            };
            let hidden = hidden_hands(moment, viewer);
            let may_differ = left_over || (hidden.len() > 1 && !setup.options.unicolore);
            let mut luck = any_luck(setup, moment);
            let others: Vec<CardGame> =
                (0..12).map(|_| moment.game.another_world(viewer, &mut luck)).collect();
            for seat in hidden {
                let own = hand_of(moment.game, seat);
                let differs = others.iter().any(|other| hand_of(other, seat) != own);
                assert_eq!(differs, may_differ, "{seat} to {viewer:?}");
            }
        });
    });
}

#[test]
fn every_covered_prediction_differs_in_some_world() {
    in_every_game(0, |setup| {
        if setup.options.bidding == Bidding::Open {
            return;
        }
        visit(setup, 8, |moment, _, viewer| {
            let Event::Predict { seat, tricks } = moment.event() else { return };
            let view = moment.game.table_view();
            let hidden = view.predictions[*seat] == SeenPrediction::Covered;
            let mut luck = any_luck(setup, moment);
            let differs = (0..60).any(|_| {
                let other = moment.game.another_world(viewer, &mut luck);
                other.seat_view(*seat).prediction != Some(*tricks)
            });
            assert_eq!(differs, hidden && viewer != Some(*seat), "{seat} to {viewer:?}");
        });
    });
}

#[test]
fn every_unseen_card_may_be_in_every_hidden_hand() {
    let setup = Setup { seats: 3_usize.try_into().unwrap(), options: Options::default(), luck: 1 };
    let mut luck = StdRng::seed_from_u64(1);
    let viewer = Seat::new(0);
    setup.play(|moment| {
        if !matches!(moment.event(), Event::Trump { .. }) || moment.book.round != 1 {
            return;
        }
        let mut seen = PerSeat::all(setup.seats, CardSet::EMPTY);
        for _ in 0..5000 {
            let other = moment.game.another_world(Some(viewer), &mut luck);
            for seat in moment.seats() {
                // A set would count the indistinguishable Wizards up to four.
                if let Some(card) =
                    hand_of(&other, seat).nth(0).filter(|card| !seen[seat].has(*card))
                {
                    seen[seat] = seen[seat].with(card);
                }
            }
        }
        let known = moment.book.dealt[0].iter().copied().chain(moment.book.turned);
        let unseen = known.fold(CardSet::DECK, CardSet::without);
        let mut kinds: Vec<Card> = unseen.cards().collect();
        kinds.dedup();
        assert_eq!(seen.map(CardSet::len).values()[1..], [kinds.len(); 2]);
    });
}
