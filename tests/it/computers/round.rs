//! The round in the computer players' analysis follows the rules.

use henge::computer::Level;
use henge::computer::cards::round::{Cards, UNKNOWN, each};
use henge::computer::cards::seen::{self, Seen};
use henge::rules::SeenPrediction;
use henge::rules::cards::{Action, Ask, CardSet, Hand, PlusMinusOne};

use crate::computers::whole;

fn cards(cards: Cards) -> CardSet {
    each(cards).map(seen::card).collect()
}

#[test]
fn it_is_the_round_of_the_rules_in_whole_games_of_every_option() {
    let mut plays = 0;
    for (number, (seats, options)) in whole::every_table().enumerate() {
        whole::play(options, seats, Level::RANDOM, number as u8, |_, view, _| {
            let round = Seen::of(view).round;
            let table = &view.table;
            let won: Vec<u8> = table.won.values().to_vec();
            assert_eq!(round.won[..seats], won);
            assert_eq!(round.lying, table.trick.len());
            assert_eq!(round.standing.totals[..seats], table.totals.values()[..]);
            assert_eq!(round.standing.rounds_left, table.rounds - table.round);
            if let (Some(leading), true) = (table.leading, round.lying > 0) {
                assert_eq!(round.best_seat, leading.index());
            }
            for (seat, said) in table.predictions.iter() {
                let own = if seat == view.seat { view.prediction } else { None };
                let known = match said {
                    SeenPrediction::Shown(tricks) => Some(*tricks),
                    SeenPrediction::NotMade | SeenPrediction::Covered => own,
                };
                assert_eq!(round.predictions[seat.index()], known.unwrap_or(UNKNOWN));
            }
            if let Hand::Seen(hand) = view.hand {
                assert_eq!(cards(round.hands[view.seat.index()]), hand);
                let others = round.unseen_by(view.seat.index()) & round.hands[view.seat.index()];
                assert_eq!(others, 0, "what it holds is no secret to it");
            }
            match view.ask {
                Some(Ask::Play { playable }) => {
                    assert_eq!(round.turn, view.seat.index());
                    assert_eq!(cards(round.playable()), playable);
                    plays += 1;
                }
                // In the Canadian rule the leader is bound and may always say 0; the question
                // contains this.
                Some(Ask::Predict { .. }) if options.plus_minus_one == PlusMinusOne::Canadian => {}
                Some(Ask::Predict { forbidden, .. }) if round.manner.bound => {
                    assert_eq!(round.forbidden(view.seat.index()), forbidden);
                }
                Some(Ask::Predict { forbidden, .. }) => assert_eq!(forbidden, None),
                Some(Ask::NameTrump) | None => {}
            }
        });
    }
    assert!(plays > 50_000, "{plays} cards are not every option");
}

#[test]
fn a_card_played_in_thought_comes_to_what_it_comes_to_at_the_table() {
    for (number, (seats, options)) in whole::every_table().enumerate() {
        let mut thought = None;
        whole::play(options, seats, Level::RANDOM, number as u8, |_, view, action| {
            let now = Seen::of(view).round;
            if let Some((before, cards)) = thought.take() {
                let same_round = now.cards == cards && now.tricks_left < now.cards;
                let before: henge::computer::cards::round::Round = before;
                if same_round && before.tricks_left > 0 {
                    assert_eq!(now.won, before.won);
                    assert_eq!(now.turn, before.turn);
                    assert_eq!(now.voids, before.voids);
                    assert_eq!(now.played, before.played);
                }
            }
            if let Action::Play(played) = action {
                let mut next = now;
                let number = each(now.playable()).find(|number| seen::card(*number) == played);
                next.play(number.unwrap());
                thought = Some((next, now.cards));
            }
        });
    }
}
