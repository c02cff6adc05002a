//! The tricks of a round: whose turn it is, what may be played, and who wins.

use super::Place;
use super::deck::{Card, Suit};
use super::events::{Play, Trick};
use crate::record::{Events, Halt};
use crate::tally::{Occurrence, Tally};

/// The rule that decides the tricks of a round.
#[derive(Debug, Clone, Copy)]
enum Rule {
    /// The normal rules, with the trump suit if there is one.
    Follow(Option<Suit>),
    /// Unicolore: there is no trump, and no suit must be followed.
    Unicolore,
}

/// Reads all tricks of a round, and counts those of each seat.
pub(super) fn read(
    place: &Place<'_>,
    trump: Option<Suit>,
    mut hands: Vec<Vec<Card>>,
    events: &mut Events<'_>,
    tally: &mut Tally,
) -> Result<Vec<usize>, Halt> {
    let rule = if place.options.unicolore { Rule::Unicolore } else { Rule::Follow(trump) };
    let mut won = vec![0; place.seats];
    let mut leader = (place.dealer + 1) % place.seats;
    for _ in 0..place.cards {
        let mut trick = Vec::new();
        for turn in (0..place.seats).map(|step| (leader + step) % place.seats) {
            let play = events.read()?;
            let card = take(&play, turn, &mut hands[turn], rule, &trick, tally)?;
            trick.push(card);
        }
        leader = (leader + winner(rule, &trick)) % place.seats;
        let Trick { winner } = events.read()?;
        require!(winner == leader, "seat {leader} wins the trick, not {winner}");
        won[leader] += 1;
        notice(rule, &trick, tally);
    }
    Ok(won)
}

/// Removes the played card from the hand, if it may be played.
fn take(
    play: &Play,
    turn: usize,
    hand: &mut Vec<Card>,
    rule: Rule,
    trick: &[Card],
    tally: &mut Tally,
) -> Result<Card, Halt> {
    let Play { seat, card } = *play;
    require!(seat == turn, "it is the turn of seat {turn}, not {seat}");
    let held = hand.iter().position(|held| *held == card);
    let at = held.ok_or_else(|| format!("seat {seat} does not hold {card}"))?;
    if let Some(suit) = rule.to_follow(trick)
        && card.suit() != Some(suit)
        && hand.iter().any(|held| held.suit() == Some(suit))
    {
        require!(card.suit().is_none(), "seat {seat} holds {suit:?} and must follow it");
        tally.saw(Occurrence::HeldBack);
    }
    Ok(hand.swap_remove(at))
}

impl Rule {
    fn to_follow(self, trick: &[Card]) -> Option<Suit> {
        match self {
            Self::Follow(_) => suit_led(trick),
            Self::Unicolore => None,
        }
    }
}

/// The suit of the first card that is not a Jester; `None` if that card is a Wizard.
fn suit_led(trick: &[Card]) -> Option<Suit> {
    trick.iter().find(|card| **card != Card::Jester)?.suit()
}

/// The position of the winning card, counted from the lead.
fn winner(rule: Rule, trick: &[Card]) -> usize {
    let strength = |card: Card| match rule {
        Rule::Unicolore => (0, card.rank()),
        Rule::Follow(trump) => match card {
            Card::Wizard => (3, 0),
            Card::Suited(suit, rank) if Some(suit) == trump => (2, rank),
            Card::Suited(suit, rank) if Some(suit) == suit_led(trick) => (1, rank),
            Card::Suited(..) | Card::Jester => (0, 0),
        },
    };
    let mut best = 0;
    for (at, card) in trick.iter().enumerate() {
        if strength(*card) > strength(trick[best]) {
            best = at;
        }
    }
    best
}

fn notice(rule: Rule, trick: &[Card], tally: &mut Tally) {
    let best = trick[winner(rule, trick)];
    match rule {
        Rule::Unicolore => {
            let equals = trick.iter().filter(|card| card.rank() == best.rank()).count();
            tally.saw_if(equals > 1, Occurrence::FirstOfEquals);
        }
        Rule::Follow(trump) => {
            let trumped = best.suit().is_some() && best.suit() == trump && suit_led(trick) != trump;
            tally.saw_if(trumped, Occurrence::Trumped);
            notice_lead(trick, tally);
        }
    }
    tally.saw_if(trick.iter().all(|card| *card == Card::Jester), Occurrence::JestersOnly);
    let wizards = trick.iter().filter(|card| **card == Card::Wizard).count();
    tally.saw_if(wizards > 1, Occurrence::SecondWizard);
}

fn notice_lead(trick: &[Card], tally: &mut Tally) {
    let first_other = trick.iter().find(|card| **card != Card::Jester);
    match (trick[0], first_other) {
        (Card::Wizard, _) => tally.saw(Occurrence::WizardLed),
        (Card::Jester, Some(Card::Wizard)) => tally.saw(Occurrence::JesterLedThenWizard),
        (Card::Jester, Some(Card::Suited(..))) => tally.saw(Occurrence::JesterLedThenSuit),
        (Card::Suited(..), _) | (Card::Jester, Some(Card::Jester) | None) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won_by(trick: &str, rule: Rule) -> String {
        let cards: Vec<Card> = trick
            .split(' ')
            .map(|card| Card::try_from(card.to_owned()).unwrap_or(Card::Jester))
            .collect();
        let at = winner(rule, &cards);
        format!("{}, number {}", cards[at], at + 1)
    }

    #[test]
    fn tricks_are_won_as_the_books_say() {
        let red = Rule::Follow(Some(Suit::Red));
        let none = Rule::Follow(None);
        assert_eq!(won_by("R13 W W", red), "W, number 2");
        assert_eq!(won_by("J W R13", red), "W, number 2");
        assert_eq!(won_by("B13 R1 B12", red), "R1, number 2");
        assert_eq!(won_by("B2 G13 B3", none), "B3, number 3");
        assert_eq!(won_by("J B2 G13", none), "B2, number 2");
        assert_eq!(won_by("J J J", red), "J, number 1");
        assert_eq!(won_by("J J Y1", red), "Y1, number 3");
    }

    #[test]
    fn unicolore_gives_equals_to_the_first() {
        assert_eq!(won_by("B2 G13 R13", Rule::Unicolore), "G13, number 2");
        assert_eq!(won_by("G13 W W", Rule::Unicolore), "W, number 2");
        assert_eq!(won_by("J J J", Rule::Unicolore), "J, number 1");
        assert_eq!(won_by("J B1 J", Rule::Unicolore), "B1, number 2");
    }
}
