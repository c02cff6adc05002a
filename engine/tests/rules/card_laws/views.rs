//! Visibility: the table sees what is public, and a seat additionally its own private information.

use engine::rules::cards::{Ask, Bidding, Card, CardGame, CardSet, Event, Hand, Suit, TableView};
use engine::rules::{PerSeat, Rules as _, Seat, SeenPrediction};

use crate::card_laws::book::Book;
use crate::card_laws::play::{Moment, in_every_game};

fn shown_predictions(book: &Book) -> Vec<SeenPrediction<u8>> {
    let shown = match book.options.bidding {
        Bidding::Open => true,
        Bidding::Covered => book.everybody_predicted(),
        Bidding::Secret => book.round_is_scored(),
    };
    let as_seen = |said: &Option<u8>| match said {
        None => SeenPrediction::NotMade,
        Some(tricks) if shown => SeenPrediction::Shown(*tricks),
        Some(_) => SeenPrediction::Covered,
    };
    book.predictions.iter().map(as_seen).collect()
}

fn plays(trick: &[(usize, Card)]) -> Vec<(Seat, Card)> {
    trick.iter().map(|(seat, card)| (Seat::new(*seat as u8), *card)).collect()
}

fn check_table_view(moment: &Moment<'_>) {
    let (book, view) = (moment.book, moment.game.table_view());
    assert_eq!(view.predictions.values(), shown_predictions(book));
    assert_eq!(view.turned, book.turned);
    assert_eq!(view.trump, book.trump);
    assert_eq!(view.trick, plays(&book.trick));
    let last = view.last_trick.map(|taken| (taken.plays, taken.winner.index()));
    assert_eq!(last, book.last_trick.as_ref().map(|(trick, winner)| (plays(trick), *winner)));
    let second = view.second_last_trick.map(|taken| (taken.plays, taken.winner.index()));
    assert_eq!(
        second,
        book.second_last_trick.as_ref().map(|(trick, winner)| (plays(trick), *winner))
    );
    assert_eq!(view.suit_to_follow, book.suit_to_follow());
    assert_eq!(view.won.values(), book.won);
    assert_eq!(view.totals.values(), book.totals());
    assert_eq!(view.clairvoyant, book.is_clairvoyant());
    assert_eq!(view.suits.map(|suits| suits.values().to_vec()), book.suits);
    assert_eq!((view.round, view.cards, view.over), (book.round, book.cards, book.over));
    let points: Vec<_> = view.sheet.iter().map(|round| round.points.values().to_vec()).collect();
    assert_eq!(points, book.points);
}

#[test]
fn the_table_sees_what_all_have_seen() {
    in_every_game(100, |setup| {
        setup.play(|moment| check_table_view(&moment));
    });
}

#[test]
fn a_seat_sees_its_own_hand_or_held_outward_all_others() {
    in_every_game(50, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            if sometimes.below(4) != 0 {
                return;
            }
            let held = |seat: Seat| -> CardSet {
                moment.book.hands[seat.index()].iter().copied().collect()
            };
            for seat in moment.seats() {
                let view = moment.game.seat_view(seat);
                let others = moment.seats().filter(|other| *other != seat);
                if moment.book.is_clairvoyant() {
                    assert_eq!(view.hand, Hand::HeldOutward(held(seat).len()));
                    let others: Vec<_> = others.map(|other| (other, held(other))).collect();
                    assert_eq!(view.others, others);
                } else {
                    assert_eq!(view.hand, Hand::Seen(held(seat)));
                    assert_eq!(view.others, []);
                }
                assert_eq!(view.prediction, moment.book.predictions[seat.index()]);
                assert_eq!(view.table, moment.game.table_view());
            }
        });
    });
}

/// The cards in a table's view, as words.
fn cards_in(view: &TableView) -> Vec<String> {
    let text = format!("{view:?}");
    let suited =
        text.match_indices("Suited(").map(|(at, _)| text[at..].split("))").next().unwrap());
    let others = ["Wizard", "Jester"].into_iter().flat_map(|word| text.matches(word));
    suited.chain(others).map(str::to_owned).collect()
}

#[test]
fn a_spectator_sees_the_turned_card_and_three_tricks_and_no_other_card() {
    in_every_game(20, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            if sometimes.below(12) != 0 {
                return;
            }
            let book = moment.book;
            let before = [&book.last_trick, &book.second_last_trick];
            let before = before.into_iter().flatten().map(|(trick, _)| trick.len()).sum::<usize>();
            let shown = usize::from(book.turned.is_some()) + book.trick.len() + before;
            assert_eq!(cards_in(&moment.game.table_view()).len(), shown);
        });
    });
}

#[test]
fn what_was_said_is_added_up_only_where_all_may_hear_it() {
    in_every_game(20, |setup| {
        setup.play(|moment| {
            let said = shown_predictions(moment.book).iter().try_fold(0, |sum, said| match said {
                SeenPrediction::NotMade => Some(sum),
                SeenPrediction::Covered => None,
                SeenPrediction::Shown(tricks) => Some(sum + tricks),
            });
            assert_eq!(moment.game.table_view().said(), said);
        });
    });
}

#[test]
fn the_table_says_whom_the_game_waits_for_and_for_what() {
    in_every_game(20, |setup| {
        setup.play(|moment| {
            if !moment.rests {
                return;
            }
            let asks = moment.seats().filter_map(|seat| Some((seat, moment.game.asked(seat)?)));
            let (waited_for, asks): (Vec<Seat>, Vec<Ask>) = asks.unzip();
            let view = moment.game.table_view();
            assert_eq!(view.waited_for().collect::<Vec<_>>(), waited_for);
            assert_eq!(view.trump_is_to_be_named(), asks == [Ask::NameTrump]);
        });
    });
}

#[test]
fn the_last_round_is_known_as_such() {
    in_every_game(20, |setup| {
        let is_round = |event: &&Event| matches!(event, Event::Round { .. });
        let rounds = setup.play(|_| {}).iter().filter(is_round).count();
        setup.play(|moment| {
            let is_last = usize::from(moment.book.round) == rounds;
            assert_eq!(moment.game.table_view().is_last_round(), is_last);
        });
    });
}

#[test]
fn a_seat_remembers_what_it_was_dealt_and_the_table_the_tricks_of_the_round() {
    in_every_game(20, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            if !moment.rests || sometimes.below(4) != 0 {
                return;
            }
            let book = moment.book;
            let taken_now = book.won.iter().any(|won| *won > 0);
            for seat in moment.seats() {
                let view = moment.game.seat_view(seat);
                let dealt: CardSet = book.dealt[seat.index()].iter().copied().collect();
                let held: CardSet = book.hands[seat.index()].iter().copied().collect();
                assert_eq!(view.played, dealt.minus(held));
                assert_eq!(view.dealt(), (!book.is_clairvoyant()).then_some(dealt));
                let taken = view.table.taken_in_this_round();
                assert_eq!(taken, view.table.last_trick.as_ref().filter(|_| taken_now));
            }
        });
    });
}

/// The clairvoyance rule of the French book, with a Wizard turned up.
#[test]
fn a_dealer_who_names_trump_sees_the_others_hands_but_not_their_own() {
    use engine::rules::cards::{Beginning, Clairvoyance, Options};
    let seats = 3_usize.try_into().unwrap();
    let options = Options { clairvoyance: Clairvoyance::EveryRound, ..Options::default() };
    let dealer = Seat::new(2);
    let mut game = CardGame::new(&Beginning { seats, options, dealer, suits: None });
    let hand = |seat: Seat| CardSet::suit(Suit::ALL[seat.index()]);
    game.evolve(&Event::Round { round: 1, cards: 13, dealer });
    game.evolve(&Event::Deal { hands: PerSeat::from_fn(seats, hand), turned: Some(Card::Wizard) });
    let view = game.seat_view(dealer);
    assert!(view.ask.is_some());
    assert_eq!(view.hand, Hand::HeldOutward(13));
    assert_eq!(view.others, [0, 1].map(|seat| (Seat::new(seat), hand(Seat::new(seat)))));
}
