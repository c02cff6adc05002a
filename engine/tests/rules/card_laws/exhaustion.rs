//! Small cases of the card game, all of them: who wins a trick, what may be played to it, whole rounds of two cards,
//! and the points of a round. The rules are stated here once more, as sentences of the rule book about lists of cards.
//!
//! Tricks are checked twice. First, every trick of up to three of the sixty cards, so that each card meets each other
//! one under each card that sets the suit to follow. Second, every trick of up to six cards, one for all that differ
//! only in names: the rules compare numbers and ask whether suits are the same, so suits may be renamed and numbers
//! may be moved as long as their order stays. The trump suit takes every value, so renaming the others loses nothing.
//!
//! Cards to follow are checked in the same way: every hand of up to two of the sixty cards after every trick of up to
//! two, and every hand of up to five cards after every trick of up to five, without their numbers, which do not matter.

use std::ops::ControlFlow;

use engine::rules::cards::scoring::points;
use engine::rules::cards::trick::{Ranking, Trick};
use engine::rules::cards::{
    Action, Beginning, Card, CardGame, CardSet, Event, Options, Rank, Suit,
};
use engine::rules::{Chance, PerSeat, Rules as _, Seat, SeatCount};

/// The rules of the book for one trick. The trump suit is that of the turned card.
struct Rules {
    trump: Option<Suit>,
    unicolore: bool,
}

impl Rules {
    /// The book's rules with each trump suit and without trump, then those of unicolore.
    fn every() -> Vec<Self> {
        let book = |trump| Self { trump, unicolore: false };
        let mut every: Vec<Self> = Suit::ALL.map(Some).map(book).into();
        every.push(book(None));
        every.push(Self { trump: None, unicolore: true });
        every
    }

    fn ranking(&self) -> Ranking {
        if self.unicolore { Ranking::Unicolore } else { Ranking::Trump(self.trump) }
    }

    /// The place in the trick of the card that wins it.
    fn winner(&self, trick: &[Card]) -> usize {
        let highest = |of: Suit| {
            let places = (0..trick.len()).filter(|place| trick[*place].suit() == Some(of));
            places.max_by_key(|place| number(trick[*place]))
        };
        // The first Wizard played wins.
        if let Some(place) = trick.iter().position(|card| *card == Card::Wizard) {
            return place;
        }
        if self.unicolore {
            // The highest card wins; of equals, the one played first. A Jester is below 1.
            let highest = trick.iter().map(|card| number(*card)).max();
            return trick.iter().position(|card| Some(number(*card)) == highest).unwrap();
        }
        // Else the highest trump, else the highest card of the suit to follow.
        let trump = self.trump.and_then(highest);
        let suited = || suit_to_follow(trick).and_then(highest);
        // A trick of Jesters only goes to the first of them.
        trump.or_else(suited).unwrap_or(0)
    }
}

/// The number on a card; 0 for a Jester.
fn number(card: Card) -> u8 {
    match card {
        Card::Suited(_, rank) => rank.number(),
        Card::Jester => 0,
        Card::Wizard => unreachable!("it has won before numbers are compared"),
    }
}

/// The suit to follow is set by the first card that is not a Jester. If that is a Wizard, nothing has to be followed.
fn suit_to_follow(trick: &[Card]) -> Option<Suit> {
    let mut after_jesters = trick.iter().skip_while(|card| **card == Card::Jester);
    after_jesters.next().and_then(|card| card.suit())
}

/// A player who holds a card of the suit to follow plays such a card, or a Wizard, or a Jester. One who holds none
/// plays anything.
fn may_play(card: Card, hand: &[Card], trick: &[Card]) -> bool {
    match suit_to_follow(trick) {
        None => true,
        Some(led) => {
            let holds_none = hand.iter().all(|held| held.suit() != Some(led));
            holds_none || [Some(led), None].contains(&card.suit())
        }
    }
}

/// The 54 different cards.
fn every_card() -> Vec<Card> {
    let suited = Suit::ALL.into_iter().flat_map(|suit| (1..=13).map(move |number| (suit, number)));
    let suited = suited.map(|(suit, number)| Card::Suited(suit, Rank::new(number).unwrap()));
    suited.chain([Card::Wizard, Card::Jester]).collect()
}

/// Returns whether the deck holds these cards: a suited card once, and four Wizards and four Jesters.
fn are_in_one_deck(cards: &[Card]) -> bool {
    let in_deck = |card: &Card| if card.suit().is_some() { 1 } else { 4 };
    let count = |card: &Card| cards.iter().filter(|other| *other == card).count();
    cards.iter().all(|card| count(card) <= in_deck(card))
}

/// Visits every list of up to `most` of these cards that the deck allows, the empty one included. A list that breaks
/// is visited, and none that goes on from it.
fn every_list(
    cards: &[Card],
    most: usize,
    so_far: &mut Vec<Card>,
    visit: &mut impl FnMut(&[Card]) -> ControlFlow<()>,
) {
    if visit(so_far).is_break() || so_far.len() == most {
        return;
    }
    for card in cards {
        so_far.push(*card);
        if are_in_one_deck(so_far) {
            every_list(cards, most, so_far, visit);
        }
        so_far.pop();
    }
}

/// The lists that are hands: their cards are in the order of the deck. `is_wanted` holds for every hand that a wanted
/// one begins with.
fn every_hand(cards: &[Card], most: usize, is_wanted: impl Fn(&[Card]) -> bool) -> Vec<Vec<Card>> {
    let mut hands = Vec::new();
    every_list(cards, most, &mut Vec::new(), &mut |list| {
        if !list.is_sorted() || !is_wanted(list) {
            return ControlFlow::Break(());
        }
        hands.push(list.to_vec());
        ControlFlow::Continue(())
    });
    hands
}

fn played(cards: &[Card]) -> Trick {
    let mut trick = Trick::EMPTY;
    for (seat, card) in (0..).map(Seat::new).zip(cards) {
        trick.play(seat, *card);
    }
    trick
}

/// Checks who wins this trick under all rules.
fn check_winner(rules: &[Rules], cards: &[Card]) {
    let trick = played(cards);
    assert_eq!((trick.len(), trick.is_empty()), (cards.len(), cards.is_empty()));
    assert_eq!(trick.suit_to_follow(), suit_to_follow(cards), "{cards:?}");
    for rules in rules {
        let winner = trick.winner(rules.ranking()).map(Seat::index);
        let expected = (!cards.is_empty()).then(|| rules.winner(cards));
        assert_eq!(winner, expected, "{cards:?} {:?}", rules.ranking());
    }
}

#[test]
fn every_trick_of_up_to_three_cards_goes_to_whom_the_book_gives_it() {
    let rules = Rules::every();
    let mut tricks = 0;
    every_list(&every_card(), 3, &mut Vec::new(), &mut |cards| {
        check_winner(&rules, cards);
        tricks += 1;
        ControlFlow::Continue(())
    });
    // 54 cards, 52 · 53 + 2 · 54 pairs, and 52 · (51 · 52 + 2 · 53) + 2 · (52 · 53 + 2 · 54) triples.
    assert_eq!(tricks, 1 + 54 + 2864 + 149_144);
}

/// Returns whether a trick is the one that is checked for all that differ only in the names of suits and numbers: suits
/// appear in their usual order, and no number is left out. `more` cards may follow.
fn is_chosen(trick: &[Card], more: usize) -> bool {
    let (mut suits, mut numbers) = (0, 0_u16);
    for card in trick {
        if let Card::Suited(suit, rank) = card {
            if *suit as usize > suits {
                return false;
            }
            suits = suits.max(*suit as usize + 1);
            numbers |= 1 << (rank.number() - 1);
        }
    }
    (16 - numbers.leading_zeros() - numbers.count_ones()) as usize <= more
}

/// The same trick with numbers from 1 to 13 in place of those from 1 to 6.
fn spread(trick: &[Card]) -> Vec<Card> {
    let spread = |rank: Rank| Rank::new([1, 3, 6, 8, 11, 13][usize::from(rank.number()) - 1]);
    let card = |card: &Card| match card {
        Card::Suited(suit, rank) => Card::Suited(*suit, spread(*rank).unwrap()),
        Card::Wizard | Card::Jester => *card,
    };
    trick.iter().map(card).collect()
}

#[test]
fn every_trick_of_up_to_six_cards_goes_to_whom_the_book_gives_it() {
    const MOST: usize = 6;
    let low = |card: &Card| *card == Card::Wizard || number(*card) <= MOST as u8;
    let cards: Vec<Card> = every_card().into_iter().filter(low).collect();
    let rules = Rules::every();
    let mut tricks = [0; MOST + 1];
    every_list(&cards, MOST, &mut Vec::new(), &mut |trick| {
        if !is_chosen(trick, MOST - trick.len()) {
            return ControlFlow::Break(());
        }
        if is_chosen(trick, 0) {
            check_winner(&rules, &spread(trick));
            tricks[trick.len()] += 1;
        }
        ControlFlow::Continue(())
    });
    // A trick of one card has a suit, a Wizard or a Jester; two suited cards are of one suit, and the first is lower or
    // higher, or of two suits, and it is lower, higher or equal.
    assert_eq!(tricks[..3], [1, 3, 4 + 4 + 5]);
    // Another program has counted these.
    assert_eq!(tricks, [1, 3, 13, 99, 1355, 28_760, 821_430]);
}

/// Checks which cards of this hand may be played to this trick.
fn check_playable(trick: &[Card], hand: &[Card]) {
    let playable = played(trick).playable(hand.iter().copied().collect());
    let expected = hand.iter().copied().filter(|card| may_play(*card, hand, trick));
    assert!(playable.cards().eq(expected), "{hand:?} after {trick:?}");
}

#[test]
fn every_hand_of_up_to_two_cards_follows_every_trick_of_up_to_two() {
    let cards = every_card();
    let hands = every_hand(&cards, 2, |_| true);
    assert_eq!(hands.len(), 1 + 54 + 1433);
    every_list(&cards, 2, &mut Vec::new(), &mut |trick| {
        for hand in &hands {
            check_playable(trick, hand);
        }
        ControlFlow::Continue(())
    });
}

/// Returns whether the suited cards have the numbers from this one on, in this order.
fn are_numbered_from(first: u8, cards: &[Card]) -> bool {
    let suited = cards.iter().filter(|card| card.suit().is_some());
    suited.zip(first..).all(|(card, expected)| number(*card) == expected)
}

#[test]
fn every_hand_of_up_to_five_cards_follows_every_trick_of_up_to_five() {
    let cards = every_card();
    let numbered = |list: &[Card], first: u8| are_numbered_from(first, list);
    let hands = every_hand(&cards, 5, |hand| numbered(hand, 6));
    // A hand has up to five cards of six kinds, but not five Wizards or Jesters.
    assert_eq!(hands.len(), 462 - 2);
    let mut tricks = 0;
    every_list(&cards, 5, &mut Vec::new(), &mut |trick| {
        if !numbered(trick, 1) {
            return ControlFlow::Break(());
        }
        for hand in &hands {
            check_playable(trick, hand);
        }
        tricks += 1;
        ControlFlow::Continue(())
    });
    assert_eq!(tricks, 1 + 6 + 36 + 216 + 1296 + 7776 - 2);
}

/// The points of a round: 20 and 10 for each trick if the player has won as many as predicted, otherwise 10 less for
/// each trick over or under.
fn points_of(predicted: u8, won: u8) -> i16 {
    match i16::from(won) - i16::from(predicted) {
        0 => 20 + 10 * i16::from(won),
        over @ 1.. => -10 * over,
        under => 10 * under,
    }
}

#[test]
fn every_prediction_and_number_of_tricks_has_the_points_of_the_book() {
    for predicted in 0..=20 {
        for won in 0..=20 {
            assert_eq!(points(predicted, won), points_of(predicted, won), "{predicted} {won}");
        }
    }
}

fn three() -> SeatCount {
    3_usize.try_into().unwrap()
}

fn each<T: Copy>(values: [T; 3]) -> PerSeat<T> {
    PerSeat::from_fn(three(), |seat| values[seat.index()])
}

fn no_luck() -> Chance {
    Chance::new([0; 32])
}

/// A round of three players in which these predictions have been made. Seat 2 is the dealer.
fn round(options: Options, hands: [CardSet; 3], trump: Option<Suit>, said: [u8; 3]) -> CardGame {
    let suits = options.unicolore.then(|| each([Suit::Blue, Suit::Green, Suit::Red]));
    let dealer = Seat::new(2);
    let mut game = CardGame::new(&Beginning { seats: three(), options, dealer, suits });
    game.evolve(&Event::Round { round: 1, cards: hands[0].len() as u8, dealer });
    game.evolve(&Event::Deal { hands: each(hands), turned: None });
    game.evolve(&Event::Trump { suit: trump, by: None });
    for (seat, tricks) in three().seats().zip(said) {
        game.evolve(&Event::Predict { seat, tricks });
    }
    game
}

/// Checks the points of every seat, which are also the totals of a first round.
fn check_points(game: &CardGame, said: [u8; 3], won: [u8; 3]) {
    let points = each([0, 1, 2].map(|seat| points_of(said[seat], won[seat])));
    let expected = Event::Score { points, totals: points };
    assert_eq!(game.consequence(&no_luck()), Some(expected), "{said:?} {won:?}");
}

#[test]
fn no_variant_changes_the_points() {
    for options in Options::every_combination(three()) {
        for cards in 1..=20 {
            let hand: CardSet = CardSet::DECK.cards().take(usize::from(cards)).collect();
            let predictions = (0..=cards).map(|one| [one, cards - one, one / 2]);
            for said in predictions {
                for won in 0..=cards {
                    let mut game = round(options, [hand; 3], None, said);
                    for trick in 0..cards {
                        game.evolve(&Event::Trick { winner: Seat::new((trick >= won).into()) });
                    }
                    check_points(&game, said, [won, cards - won, 0]);
                }
            }
        }
    }
}

/// A round of two cards, before its last trick.
struct TwoCards<'a> {
    rules: &'a Rules,
    said: [u8; 3],
    hands: [&'a [Card]; 3],
}

impl TwoCards<'_> {
    /// Plays the first trick in every way that the book allows, and returns the number of ways. The game has come as
    /// far as these cards.
    fn play(&self, game: &CardGame, trick: &mut Vec<Card>) -> usize {
        let Some(hand) = self.hands.get(trick.len()) else {
            self.check_what_follows(game, trick);
            return 1;
        };
        let seat = Seat::new(trick.len() as u8);
        let mut ways = 0;
        for card in *hand {
            let allowed = self.rules.unicolore || may_play(*card, hand, trick);
            let answer = game.answer(seat, &Action::Play(*card));
            assert_eq!(answer.is_ok(), allowed, "{card} of {hand:?} after {trick:?}");
            let Ok(answer) = answer else { continue };
            let mut game = game.clone();
            game.evolve(&answer);
            trick.push(*card);
            ways += self.play(&game, trick);
            trick.pop();
        }
        ways
    }

    /// Checks that the winner leads the second trick, that everybody plays the last card to it, and that the round is
    /// scored.
    fn check_what_follows(&self, game: &CardGame, first: &[Card]) {
        let winner = self.rules.winner(first);
        let order = [winner, (winner + 1) % 3, (winner + 2) % 3];
        let left = |seat: usize| {
            let [one, other] = self.hands[seat] else { panic!("a hand has two cards") };
            if *one == first[seat] { *other } else { *one }
        };
        let second = order.map(left);
        let last_winner = order[self.rules.winner(&second)];
        let won = [0, 1, 2].map(|seat| u8::from(seat == winner) + u8::from(seat == last_winner));
        let seat = |index: usize| Seat::new(index as u8);
        let mut expected = vec![Event::Trick { winner: seat(winner) }];
        expected.extend(order.map(|index| Event::Play { seat: seat(index), card: left(index) }));
        expected.push(Event::Trick { winner: seat(last_winner) });

        let mut game = game.clone();
        for event in expected {
            assert_eq!(game.consequence(&no_luck()), Some(event.clone()), "{:?}", self.hands);
            game.evolve(&event);
        }
        check_points(&game, self.said, won);
    }
}

#[test]
fn every_round_of_two_cards_from_a_small_deck_is_played_as_the_book_says() {
    let small = ["B4", "B9", "G4", "G9", "W", "J"].map(|card| card.parse::<Card>().unwrap());
    let hands: Vec<Vec<Card>> =
        every_hand(&small, 2, |_| true).into_iter().filter(|hand| hand.len() == 2).collect();
    // All 27 combinations of three predictions, again and again.
    let mut predictions = (0..27_u8).cycle().map(|number| [number / 9, number / 3 % 3, number % 3]);
    let mut rounds = 0;
    for rules in Rules::every() {
        let options = Options { unicolore: rules.unicolore, ..Options::default() };
        for one in &hands {
            for two in &hands {
                for three in &hands {
                    let dealt = [&one[..], two, three];
                    if !are_in_one_deck(&dealt.concat()) {
                        continue;
                    }
                    let said = predictions.next().unwrap();
                    let sets = dealt.map(|hand| hand.iter().copied().collect());
                    let game = round(options, sets, rules.trump, said);
                    rounds +=
                        TwoCards { rules: &rules, said, hands: dealt }.play(&game, &mut Vec::new());
                }
            }
        }
    }
    // Another program has counted 12,512 ways under the rules of the book, and 13,016 in unicolore.
    assert_eq!(rounds, 5 * 12_512 + 13_016);
}
