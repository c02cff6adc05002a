//! One trick: the cards that may be played to it, and its winner.

use super::card::{Card, CardSet, Suit};
use crate::rules::seat::{MOST_SEATS, Seat};

/// The cards played to one trick with their seats, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trick {
    /// The plays made so far; the rest of the array is filled with Jesters of the first seat.
    plays: [(Seat, Card); MOST_SEATS],
    played: u8,
}

/// The rule that decides which card beats another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranking {
    /// The rule books' game: Wizards, then trump, then the suit to follow.
    Trump(Option<Suit>),
    /// Unicolore: only the rank counts; a Wizard is above 13, a Jester below 1.
    Unicolore,
}

impl Trick {
    /// A trick to which no card has been played yet.
    pub const EMPTY: Self = Self { plays: [(Seat::new(0), Card::Jester); MOST_SEATS], played: 0 };

    /// The number of cards played.
    pub const fn len(&self) -> usize {
        self.played as usize
    }

    pub const fn is_empty(&self) -> bool {
        self.played == 0
    }

    /// Adds a seat's card. A full trick does not change.
    pub fn play(&mut self, seat: Seat, card: Card) {
        if let Some(place) = self.plays.get_mut(usize::from(self.played)) {
            *place = (seat, card);
            self.played += 1;
        }
    }

    /// The cards played with their seats, in order.
    pub fn plays(&self) -> &[(Seat, Card)] {
        &self.plays[..self.len()]
    }

    /// The suit to follow: the suit of the first card that is not a Jester. `None` if there is no
    /// such card yet or if it is a Wizard.
    pub fn suit_to_follow(&self) -> Option<Suit> {
        self.plays().iter().map(|(_, card)| *card).find(|card| *card != Card::Jester)?.suit()
    }

    /// The cards that may be played from this hand. A player who holds the suit to follow must play
    /// that suit, a Wizard or a Jester; a player who does not may play any card.
    pub fn playable(&self, hand: CardSet) -> CardSet {
        let Some(suit) = self.suit_to_follow() else {
            return hand;
        };
        let following = hand.and(CardSet::suit(suit));
        if following.is_empty() {
            return hand;
        }
        hand.and(CardSet::suit(suit).or(CardSet::wizards_and_jesters()))
    }

    /// The winner if no more cards are played: the first Wizard; otherwise the highest trump;
    /// otherwise the highest card of the suit to follow. A trick of only Jesters goes to the first
    /// of them. `None` for a trick without a card.
    pub fn winner(&self, ranking: Ranking) -> Option<Seat> {
        let follow = self.suit_to_follow();
        let strength = |card: Card| strength(card, ranking, follow);
        let plays = self.plays().iter().copied();
        let best = plays.reduce(
            |best, next| {
                if strength(next.1) > strength(best.1) { next } else { best }
            },
        );
        best.map(|(seat, _)| seat)
    }
}

/// The strength of a card. Of cards of equal strength the first one played wins, so Wizards need no
/// order among themselves.
fn strength(card: Card, ranking: Ranking, follow: Option<Suit>) -> u8 {
    match (card, ranking) {
        (Card::Wizard, _) => 40,
        (Card::Jester, _) => 0,
        (Card::Suited(_, rank), Ranking::Unicolore) => rank.number(),
        (Card::Suited(suit, rank), Ranking::Trump(trump)) => {
            if Some(suit) == trump {
                20 + rank.number()
            } else if Some(suit) == follow {
                rank.number()
            } else {
                0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Suit::{Blue, Red, Yellow};
    use super::*;

    /// The cards of a trick that seat 0 leads.
    fn trick(cards: &str) -> Trick {
        let mut trick = Trick::EMPTY;
        for (seat, card) in (0..).map(Seat::new).zip(cards.split_whitespace()) {
            trick.play(seat, card.parse().unwrap());
        }
        trick
    }

    fn trump(suit: Suit) -> Ranking {
        Ranking::Trump(Some(suit))
    }

    const NO_TRUMP: Ranking = Ranking::Trump(None);

    #[expect(clippy::unnecessary_wraps, reason = "it reads as what is compared: a seat or nobody")]
    fn seat(index: u8) -> Option<Seat> {
        Some(Seat::new(index))
    }

    #[track_caller]
    fn check_winner(cards: &str, ranking: Ranking, winner: Option<Seat>) {
        assert_eq!(trick(cards).winner(ranking), winner, "{cards}");
    }

    /// Checks which cards of this hand may be played after these cards.
    #[track_caller]
    fn check_playable(played: &str, hand: &str, expected: &str) {
        let cards = |text: &str| -> CardSet {
            text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
        };
        assert_eq!(trick(played).playable(cards(hand)), cards(expected), "{hand} after {played}");
    }

    #[test]
    fn the_first_wizard_takes_the_trick() {
        check_winner("R13 W W", trump(Red), seat(1));
        check_winner("W W W W", NO_TRUMP, seat(0));
        check_winner("J J B1 R13 B13 W", trump(Red), seat(5));
        check_winner("J W R13", trump(Red), seat(1));
    }

    #[test]
    fn else_the_highest_trump_does() {
        check_winner("B13 R1 B12", trump(Red), seat(1));
        check_winner("B13 R1 R12 R2", trump(Red), seat(2));
        check_winner("J G13 Y1", trump(Yellow), seat(2));
        check_winner("R2 R9 B13", trump(Red), seat(1));
    }

    #[test]
    fn else_the_highest_card_of_the_suit_to_follow_does() {
        check_winner("B2 G13 B3", NO_TRUMP, seat(2));
        check_winner("B2 G13 Y13", trump(Red), seat(0));
        check_winner("J B2 G13", NO_TRUMP, seat(1));
        check_winner("J J Y1", trump(Blue), seat(2));
    }

    #[test]
    fn a_trick_of_jesters_only_goes_to_the_first() {
        check_winner("J J J", trump(Red), seat(0));
        check_winner("J J J J", NO_TRUMP, seat(0));
    }

    #[test]
    fn in_unicolore_the_rank_alone_counts_and_of_equals_the_first_wins() {
        check_winner("B2 G13 R13", Ranking::Unicolore, seat(1));
        check_winner("G13 W W", Ranking::Unicolore, seat(1));
        check_winner("J B1 J", Ranking::Unicolore, seat(1));
        check_winner("J J J", Ranking::Unicolore, seat(0));
    }

    #[test]
    fn a_trick_without_a_card_has_no_winner() {
        check_winner("", NO_TRUMP, None);
        check_winner("", Ranking::Unicolore, None);
    }

    #[test]
    fn whoever_is_not_the_first_seat_may_lead() {
        let mut trick = Trick::EMPTY;
        for (seat, card) in [(2, "B2"), (0, "B5"), (1, "B3")] {
            trick.play(Seat::new(seat), card.parse().unwrap());
        }
        assert_eq!(trick.winner(NO_TRUMP), seat(0));
    }

    #[test]
    fn who_leads_plays_what_they_like() {
        check_playable("", "B1 R5 W J", "B1 R5 W J");
    }

    #[test]
    fn who_holds_the_suit_to_follow_plays_it_or_a_wizard_or_a_jester() {
        check_playable("B2", "B1 B13 R5 W J", "B1 B13 W J");
        check_playable("B2 R1", "B1 R5 W", "B1 W");
        check_playable("R2", "R1 B5", "R1");
    }

    #[test]
    fn who_holds_none_of_it_plays_anything() {
        check_playable("B2", "R5 G1 W J", "R5 G1 W J");
        check_playable("B2 R1", "R5 G1", "R5 G1");
    }

    #[test]
    fn a_trump_lead_is_a_lead_like_any_other_and_wizards_need_not_be_played() {
        check_playable("R2", "R1 W B5", "R1 W");
        check_playable("R2", "W B5", "W B5");
    }

    #[test]
    fn after_a_wizard_led_everybody_plays_what_they_like() {
        check_playable("W", "B1 R5 J", "B1 R5 J");
        check_playable("W B2", "B1 R5 J", "B1 R5 J");
    }

    #[test]
    fn before_a_suit_is_set_any_card_may_be_played() {
        check_playable("J", "B1 R5 W", "B1 R5 W");
        check_playable("J J", "B1 R5 W", "B1 R5 W");
    }

    #[test]
    fn after_jesters_the_next_card_sets_the_suit() {
        check_playable("J J B2", "B1 R5 W", "B1 W");
    }

    #[test]
    fn a_jester_led_then_a_wizard_frees_everybody() {
        check_playable("J W", "B1 R5 J", "B1 R5 J");
        check_playable("J W B2", "B1 R5 J", "B1 R5 J");
    }

    #[test]
    fn a_wizard_or_jester_played_later_changes_nothing_about_the_suit() {
        check_playable("B2 W", "B1 R5 J", "B1 J");
        check_playable("B2 J R1", "B1 R5", "B1");
    }
}
