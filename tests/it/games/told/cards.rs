//! A card game in words.

use std::fmt::Write as _;

use henge::rules::cards::{CardGame, CardSet, Event, Suit, TableView};
use henge::rules::{PerSeat, Seat};

use super::{Names, Told};

impl Told for CardGame {
    fn line(event: &Event, names: &Names, after: &TableView) -> String {
        match event {
            Event::Round { round, cards, dealer } => {
                format!("\nRound {round}: {cards} cards each, {} deals", names.of(*dealer))
            }
            Event::Deal { hands, turned } => {
                let hands = names.each(hands, |hand| cards(*hand));
                let turned = turned.map_or("nothing".to_owned(), |card| card.to_string());
                format!("  dealt: {hands}; turned up: {turned}")
            }
            Event::Trump { suit, by } => trump(*suit, *by, names),
            Event::Predict { seat, tricks } => format!("  {} says {tricks}", names.of(*seat)),
            Event::Play { seat, card } => format!("    {} plays {card}", names.of(*seat)),
            Event::Trick { winner } => format!("  {} takes the trick", names.of(*winner)),
            Event::Score { points, totals } => {
                let won = names.each(&after.won, u8::to_string);
                let points = names.each(points, |points| format!("{points:+}"));
                let totals = names.each(totals, i16::to_string);
                format!("  tricks: {won}\n  points: {points}\n  totals: {totals}")
            }
            Event::End { .. } => "\nThe game is over.".to_owned(),
            Event::Stopped {} => "\nThe game is stopped.".to_owned(),
        }
    }

    fn sheet(view: &TableView, names: &Names) -> String {
        let mut text = String::from("Round by round: said/won, points (total)\n");
        if let Some(suits) = &view.suits {
            writeln!(text, "Suits: {}", names.each(suits, |suit| suit.letter().to_string()))
                .unwrap();
        }
        for (number, round) in (1..).zip(&view.sheet) {
            write!(text, "{number:>2} ({:>2} cards)", round.cards).unwrap();
            for seat in view.seats.seats() {
                let (said, won) = (round.predictions[seat], round.won[seat]);
                let (points, total) = (round.points[seat], round.totals[seat]);
                write!(text, " | {said:>2}/{won:<2} {points:>+4} ({total:>4})").unwrap();
            }
            text.push('\n');
        }
        text
    }

    fn outcome(view: &TableView) -> (PerSeat<i16>, Option<PerSeat<u8>>) {
        (view.totals, view.places)
    }
}

fn cards(hand: CardSet) -> String {
    hand.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn trump(suit: Option<Suit>, by: Option<Seat>, names: &Names) -> String {
    let suit = suit.map_or("none".to_owned(), |suit| suit.letter().to_string());
    let by = by.map(|seat| format!(", named by {}", names.of(seat))).unwrap_or_default();
    format!("  trump: {suit}{by}")
}
