//! The course and the outcome of a stored game in words, from its events alone: nothing here uses a
//! rule.

mod cards;
mod dice;

use std::fmt::Write as _;

use henge::rules::{PerSeat, Rules, Seat};
use sha2::{Digest as _, Sha256};

use crate::games::game::Game;

/// A game that can be put into words.
pub trait Told: Rules {
    /// An event in words, with the state of the game after it.
    fn line(event: &Self::Event, names: &Names, after: &Self::TableView) -> String;

    /// The score sheet of all players.
    fn sheet(view: &Self::TableView, names: &Names) -> String;

    /// The totals, and the places if the game was played to its end.
    fn outcome(view: &Self::TableView) -> (PerSeat<i16>, Option<PerSeat<u8>>);
}

/// The players' names in the order of play.
pub struct Names(Vec<String>);

impl Names {
    pub fn of(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }

    /// A text about each player's value, in the order of play.
    fn each<T>(&self, values: &PerSeat<T>, mut say: impl FnMut(&T) -> String) -> String
    where
        T: Copy,
    {
        let said = values.iter().map(|(seat, value)| format!("{}: {}", self.of(seat), say(value)));
        said.collect::<Vec<_>>().join(", ")
    }
}

/// The whole course of the game.
pub fn from_the_beginning<G: Told>(game: &Game<G>) -> String {
    let names = Names(game.names.clone());
    let (mut text, mut now) = (head(game), G::new(&game.beginning));
    for event in game.events() {
        now.evolve(&event);
        writeln!(text, "{}", G::line(&event, &names, &now.table_view())).unwrap();
    }
    text + "\n" + &end(game)
}

/// Only the end of the game.
pub fn in_short<G: Told>(game: &Game<G>) -> String {
    head(game) + "\n" + &end(game)
}

/// All players' totals, in the order of places; for a stopped game in the order of play.
pub fn final_totals<G: Told>(game: &Game<G>) -> Vec<(String, i16)> {
    let (totals, places) = G::outcome(&at_the_end(game).table_view());
    let mut seats: Vec<Seat> = totals.seats().seats().collect();
    if let Some(places) = places {
        seats.sort_by_key(|seat| places[*seat]);
    }
    seats.into_iter().map(|seat| (game.names[seat.index()].clone(), totals[seat])).collect()
}

fn head<G: Told>(game: &Game<G>) -> String {
    let options = serde_json::to_string(&game.options).unwrap();
    let mut text = format!("{options}\nIn the order of play: {}\n", game.names.join(", "));
    let stays_out = game.events().filter(|event| !G::is_recorded(event)).count();
    writeln!(text, "{} events, {stays_out} of them in no record", game.lines.len()).unwrap();
    text
}

fn end<G: Told>(game: &Game<G>) -> String {
    let (names, view) = (Names(game.names.clone()), at_the_end(game).table_view());
    let (totals, places) = G::outcome(&view);
    let mut text = G::sheet(&view, &names);
    writeln!(text, "\nTotals: {}", names.each(&totals, i16::to_string)).unwrap();
    match places {
        Some(places) => writeln!(text, "Places: {}", names.each(&places, u8::to_string)).unwrap(),
        None => text.push_str("Stopped before its end.\n"),
    }
    writeln!(text, "Fingerprint: {}", fingerprint(game)).unwrap();
    text
}

fn at_the_end<G: Rules>(game: &Game<G>) -> G {
    let mut now = G::new(&game.beginning);
    game.events().for_each(|event| now.evolve(&event));
    now
}

/// The SHA-256 hash of the record's event lines.
fn fingerprint<G: Rules>(game: &Game<G>) -> String {
    let recorded = game.lines.iter().zip(game.events()).filter(|(_, event)| G::is_recorded(event));
    let text: String = recorded.flat_map(|(line, _)| [line.as_str(), "\n"]).collect();
    hex::encode(Sha256::digest(text))
}
