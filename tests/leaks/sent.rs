//! What somebody is sent at a table, and what every press that they could forge comes to.

use std::fmt::Write as _;

use henge::computer::Level;
use henge::discord::wire;
use henge::press::HandOrder;
use henge::rules::Seat;
use henge::rules::dice::{Die, Face};
use henge::table::{
    self, Person, PressId, Refusal, Stage, StageFace, StandingOrder, Step, Table, UserId,
};
use henge::view::{Message, Words};

use crate::actions::every_action;
use crate::games::STRANGER;

/// What somebody is sent: each message or group of answers by its name, as it goes over the wire.
#[derive(Debug, PartialEq, Eq)]
pub struct Sent(pub Vec<(String, String)>);

/// What is sent to this viewer (`None`: somebody who only looks on) at this table.
pub type WhatIsSent = dyn Fn(&Words, &Table, Option<UserId>) -> Sent;

impl Sent {
    /// Everything: the messages that show something now, and the answers to every press.
    pub fn everything(words: &Words, table: &Table, viewer: Option<UserId>) -> Self {
        let mut sent = Self::messages(words, table, viewer);
        sent.answers(words, table, viewer.unwrap_or(STRANGER));
        sent
    }

    /// The messages alone.
    fn messages(words: &Words, table: &Table, viewer: Option<UserId>) -> Self {
        let face = table.face();
        let mut sent = Self(vec![("the table".to_owned(), written(words.table(&face).message()))]);
        if let StageFace::Playing(board) = &face.stage {
            sent.add("the score sheet", written(words.score_sheet(board).message()));
        }
        if let Some(seat) = viewer.and_then(|user| table.seat_face(user)) {
            for order in HandOrder::ALL {
                let hand = written(words.hand(&seat, order).message());
                sent.add(&format!("the hand by {order:?}"), hand);
            }
            if let Some(asked) = words.ask_how_to_score(&seat) {
                sent.add("how to score", written(asked.message()));
            }
            if let Some(asked) = words.ask_what_to_turn(&seat, Face::Wizard) {
                sent.add("what to turn", written(asked.message()));
            }
        }
        sent
    }

    pub fn add(&mut self, name: &str, what: String) {
        self.0.push((name.to_owned(), what));
    }

    fn answers(&mut self, words: &Words, table: &Table, presser: UserId) {
        let mut answers = Answers { words, face: table.face(), said: Vec::new() };
        let mut lobby = String::new();
        for (name, step) in steps_of_the_table(table, presser) {
            writeln!(lobby, "{name}: {}", answers.to(&step)).unwrap();
        }
        self.add("lobby, leaving, ending", lobby);
        for question in questions(table) {
            let mut acts = String::new();
            for action in every_action(table.options.kind()) {
                let step = table.act(presser, question, &action);
                writeln!(acts, "{action:?}: {}", answers.to(&step)).unwrap();
                let shared = table.act_by_shared_button(presser, question, &action);
                writeln!(acts, "{action:?} below: {}", answers.to(&shared)).unwrap();
            }
            for die in Die::all() {
                let marked = table.mark(presser, question, die);
                let unmarked = table.unmark(presser, question, die);
                writeln!(acts, "mark {die:?}: {}", answers.to(&marked)).unwrap();
                writeln!(acts, "unmark {die:?}: {}", answers.to(&unmarked)).unwrap();
            }
            self.add(&format!("answers to question {question}"), acts);
        }
    }
}

/// A message as it is sent.
fn written(message: &Message) -> String {
    wire(message).unwrap()
}

/// Answers at one table. Sentences are made once for each refusal.
struct Answers<'a> {
    words: &'a Words,
    face: table::Face,
    said: Vec<(Refusal, String)>,
}

impl Answers<'_> {
    /// An accepted press may reveal what was hidden: that it is accepted has to be the same.
    fn to<T>(&mut self, step: &Result<T, Refusal>) -> String {
        let Err(refusal) = *step else { return "accepted".to_owned() };
        if let Some((_, sentence)) = self.said.iter().find(|(other, _)| *other == refusal) {
            return sentence.clone();
        }
        let sentence = written(self.words.refusal(refusal, &self.face).message());
        self.said.push((refusal, sentence.clone()));
        sentence
    }
}

/// Presses on the lobby, and the confirmed ones.
fn steps_of_the_table(
    table: &Table,
    presser: UserId,
) -> Vec<(&'static str, Result<Step, Refusal>)> {
    let person = Person { id: presser, name: "Gus".to_owned() };
    let press = PressId::new(300);
    vec![
        ("sit", table.sit(person, press)),
        ("stand", table.stand_up(presser)),
        ("add", table.add_computer(presser, Level::Apprentice)),
        ("remove", table.remove_computer(presser)),
        ("begin", table.begin(presser, press, &[])),
        ("fill", table.fill_and_begin(presser, press, Level::Apprentice, &[])),
        ("leave", table.leave(presser, Level::Apprentice)),
        ("standing order", table.give_standing_order(presser, StandingOrder::Off)),
        ("close", table.close()),
        ("stop", table.stop()),
    ]
}

/// The questions of all seats, stale ones, and ones never asked.
fn questions(table: &Table) -> Vec<u32> {
    let Stage::Playing(playing) = &table.stage else { return vec![0] };
    let asked = playing.seats().seats().map(|seat: Seat| playing.question(seat));
    let entries = playing.entries();
    let mut all: Vec<u32> = asked.chain([0, entries - 1, entries, u32::MAX]).collect();
    all.sort_unstable();
    all.dedup();
    all
}
