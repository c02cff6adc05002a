//! What a button or a command means. A button: an enum, and the text that it carries (at most 100
//! characters).
//!
//! The text is fields between dots: the version, a letter for the kind, the table, the rest. A press
//! that answers a question carries the number of the log entry at which it was asked.

mod cards;
mod command;
pub mod dice;

pub use command::{Command, NotACommand, Preset, Said};
pub use dice::TablePress;

use crate::rules::{Action, GameKind};
use crate::scores::{By, Leaderboard, Period};
use crate::table::{StandingOrder, TableId};

/// The version of the text form.
const VERSION: &str = "1";

/// What a press means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// On the lobby.
    Lobby(TableId, LobbyPress),
    /// On the table's message: shows something to the presser alone.
    Show(TableId, Shown),
    /// On one's own hand: redraws it.
    Hand(TableId, HandOrder, HandPress),
    /// On a question asked in private, in answer to the question of this number: it is done with then.
    Choice(TableId, u32, Action),
    /// On the dice of the table's message, in answer to the question of this number.
    Table(TableId, u32, TablePress),
    /// On the note about one's own standing order: it is like this from now on.
    StandingOrder(TableId, StandingOrder),
    /// Leaving or ending, once confirmed.
    Confirm(TableId, Confirmed),
    /// On the final message: a new lobby for the same people.
    Rematch(TableId),
    /// Another page of a leaderboard.
    Leaderboard(Leaderboard),
}

/// A press on the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyPress {
    /// Take a seat.
    Sit,
    /// Give it up.
    StandUp,
    /// One more computer player.
    AddComputer,
    /// One computer player less.
    RemoveComputer,
    /// The game begins.
    Begin,
    /// Computer players take the seats that the game still needs, and it begins.
    FillAndBegin,
}

/// What a press on the table's message shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The presser's hand.
    Hand,
    /// The score sheet.
    Scores,
    /// The rules in short.
    Rules,
    /// Dice game: the presser's standing order.
    StandingOrder,
}

/// How a hand is sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HandOrder {
    /// By suit, then rank.
    #[default]
    Suit,
    /// By rank, then suit.
    Rank,
}

/// A press on one's own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandPress {
    /// Draw it again.
    Refresh,
    /// Sort it the other way; the order is the new one.
    Sort,
    /// An answer to what one's seat was asked.
    Act {
        /// The number of the log entry at which it was asked.
        question: u32,
        /// The answer.
        action: Action,
        /// Which of several cards that are alike: buttons must differ.
        copy: u8,
    },
}

/// What is done once it is confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmed {
    /// Leave for good.
    Leave,
    /// End the table.
    End,
    /// Neither.
    Nothing,
}

/// A text that is no press of this version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no press of this version")]
pub struct NotAPress;

impl Press {
    /// The text that a button carries.
    pub fn text(&self) -> String {
        let fields: Vec<String> = match self {
            Self::Lobby(table, press) => vec!["l".into(), table.to_string(), press.word().into()],
            Self::Show(table, shown) => vec!["s".into(), table.to_string(), shown.word().into()],
            Self::Hand(table, order, press) => {
                let mut fields = vec!["h".into(), table.to_string(), order.word().into()];
                fields.extend(press.fields());
                fields
            }
            Self::Choice(table, question, action) => {
                vec!["q".into(), table.to_string(), question.to_string(), action_text(*action)]
            }
            Self::Table(table, question, press) => {
                vec!["t".into(), table.to_string(), question.to_string(), press.text()]
            }
            Self::StandingOrder(table, order) => {
                vec!["o".into(), table.to_string(), order.word().into()]
            }
            Self::Confirm(table, what) => vec!["c".into(), table.to_string(), what.word().into()],
            Self::Rematch(table) => vec!["r".into(), table.to_string()],
            Self::Leaderboard(Leaderboard { game, by, period, page }) => vec![
                "b".into(),
                game.word().into(),
                by.word().into(),
                period.word().into(),
                page.to_string(),
            ],
        };
        format!("{VERSION}.{}", fields.join("."))
    }

    /// The table on which it is pressed, if on one.
    pub const fn table(&self) -> Option<TableId> {
        match self {
            Self::Lobby(table, _)
            | Self::Show(table, _)
            | Self::Hand(table, _, _)
            | Self::Choice(table, _, _)
            | Self::Table(table, _, _)
            | Self::StandingOrder(table, _)
            | Self::Confirm(table, _)
            | Self::Rematch(table) => Some(*table),
            Self::Leaderboard(_) => None,
        }
    }

    /// What the text of a button means.
    ///
    /// # Errors
    /// It is forged, or of another version.
    pub fn read(text: &str) -> Result<Self, NotAPress> {
        let fields: Vec<&str> = text.split('.').collect();
        let press = match fields.as_slice() {
            [VERSION, "l", table, word] => {
                Self::Lobby(read_table(table)?, find(&LobbyPress::ALL, LobbyPress::word, word)?)
            }
            [VERSION, "s", table, word] => {
                Self::Show(read_table(table)?, find(&Shown::ALL, Shown::word, word)?)
            }
            [VERSION, "h", table, order, rest @ ..] => Self::Hand(
                read_table(table)?,
                find(&HandOrder::ALL, HandOrder::word, order)?,
                HandPress::read(rest)?,
            ),
            [VERSION, "q", table, question, action] => Self::Choice(
                read_table(table)?,
                question.parse().map_err(|_| NotAPress)?,
                read_action(action)?,
            ),
            [VERSION, "t", table, question, press] => Self::Table(
                read_table(table)?,
                question.parse().map_err(|_| NotAPress)?,
                TablePress::read(press)?,
            ),
            [VERSION, "o", table, word] => Self::StandingOrder(
                read_table(table)?,
                find(&StandingOrder::ALL, StandingOrder::word, word)?,
            ),
            [VERSION, "c", table, word] => {
                Self::Confirm(read_table(table)?, find(&Confirmed::ALL, Confirmed::word, word)?)
            }
            [VERSION, "r", table] => Self::Rematch(read_table(table)?),
            [VERSION, "b", game, by, period, page] => Self::Leaderboard(Leaderboard {
                game: find(&GameKind::ALL, GameKind::word, game)?,
                by: find(&By::ALL, By::word, by)?,
                period: find(&Period::ALL, Period::word, period)?,
                page: page.parse().map_err(|_| NotAPress)?,
            }),
            _ => return Err(NotAPress),
        };
        // One meaning has one text: nothing is gained by writing it in another way.
        if press.text() == text { Ok(press) } else { Err(NotAPress) }
    }
}

fn read_table(field: &str) -> Result<TableId, NotAPress> {
    field.parse().map(TableId::new).map_err(|_| NotAPress)
}

fn find<T: Copy>(all: &[T], word: fn(T) -> &'static str, field: &str) -> Result<T, NotAPress> {
    all.iter().copied().find(|one| word(*one) == field).ok_or(NotAPress)
}

impl LobbyPress {
    const ALL: [Self; 6] = [
        Self::Sit,
        Self::StandUp,
        Self::AddComputer,
        Self::RemoveComputer,
        Self::Begin,
        Self::FillAndBegin,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Sit => "sit",
            Self::StandUp => "stand",
            Self::AddComputer => "add",
            Self::RemoveComputer => "remove",
            Self::Begin => "begin",
            Self::FillAndBegin => "fill",
        }
    }
}

impl Shown {
    const ALL: [Self; 4] = [Self::Hand, Self::Scores, Self::Rules, Self::StandingOrder];

    const fn word(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Scores => "scores",
            Self::Rules => "rules",
            Self::StandingOrder => "order",
        }
    }
}

impl HandOrder {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Suit, Self::Rank];

    const fn word(self) -> &'static str {
        match self {
            Self::Suit => "s",
            Self::Rank => "r",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Suit => Self::Rank,
            Self::Rank => Self::Suit,
        }
    }
}

impl Confirmed {
    const ALL: [Self; 3] = [Self::Leave, Self::End, Self::Nothing];

    const fn word(self) -> &'static str {
        match self {
            Self::Leave => "leave",
            Self::End => "end",
            Self::Nothing => "nothing",
        }
    }
}

impl HandPress {
    fn fields(self) -> Vec<String> {
        match self {
            Self::Refresh => vec!["refresh".into()],
            Self::Sort => vec!["sort".into()],
            Self::Act { question, action, copy } => {
                vec![question.to_string(), action_text(action), copy.to_string()]
            }
        }
    }

    fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["refresh"] => Ok(Self::Refresh),
            ["sort"] => Ok(Self::Sort),
            [question, answer, copy] => Ok(Self::Act {
                question: question.parse().map_err(|_| NotAPress)?,
                action: read_action(answer)?,
                copy: copy.parse().map_err(|_| NotAPress)?,
            }),
            _ => Err(NotAPress),
        }
    }
}

fn action_text(action: Action) -> String {
    match action {
        Action::Cards(action) => cards::action_text(action),
        Action::Dice(action) => format!("d{}", dice::action_text(action)),
    }
}

fn read_action(answer: &str) -> Result<Action, NotAPress> {
    match answer.strip_prefix('d') {
        Some(action) => dice::read_action(action).map(Action::Dice),
        None => cards::read_action(answer).map(Action::Cards),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::{self, Card, CardSet, Suit};

    fn every_press() -> Vec<Press> {
        let table = TableId::new(u64::MAX);
        let mut all: Vec<Press> = LobbyPress::ALL.map(|press| Press::Lobby(table, press)).to_vec();
        all.extend(Shown::ALL.map(|shown| Press::Show(table, shown)));
        all.extend(Confirmed::ALL.map(|what| Press::Confirm(table, what)));
        all.push(Press::Rematch(table));
        all.extend(StandingOrder::ALL.map(|order| Press::StandingOrder(table, order)));
        all.extend(dice::every_press().map(|press| Press::Table(table, u32::MAX, press)));
        let actions = (0..=20)
            .map(cards::Action::Predict)
            .chain(Suit::ALL.map(cards::Action::NameTrump))
            .chain(CardSet::DECK.cards().map(cards::Action::Play))
            .chain([cards::Action::Play(Card::Wizard)]);
        let dice = dice::every_action().map(Action::Dice);
        for action in actions.map(Action::Cards).chain(dice) {
            all.push(Press::Choice(table, u32::MAX, action));
            let press = HandPress::Act { question: u32::MAX, action, copy: 3 };
            all.extend(HandOrder::ALL.map(|order| Press::Hand(table, order, press)));
        }
        all.push(Press::Hand(table, HandOrder::Rank, HandPress::Sort));
        all.push(Press::Hand(table, HandOrder::Suit, HandPress::Refresh));
        for by in By::ALL {
            for period in Period::ALL {
                let game = GameKind::Cards;
                all.push(Press::Leaderboard(Leaderboard { game, by, period, page: u32::MAX }));
            }
        }
        all
    }

    #[test]
    fn every_press_reads_as_it_is_written_and_fits_a_button() {
        for press in every_press() {
            let text = press.text();
            assert_eq!(Press::read(&text), Ok(press), "{text}");
            assert!(text.len() <= 100, "{text}");
        }
    }

    #[test]
    fn a_forged_text_is_no_press() {
        for text in [
            "",
            "1",
            "1.l",
            "1.l.1",
            "1.l.1.sit.",
            "1.l.+1.sit",
            "1.l.01.sit",
            "1.l.-1.sit",
            "2.l.1.sit",
            "1.h.1.s.5.cX9.0",
            "1.h.1.s.5.c.0",
            "1.h.1.s.5.p+3.0",
            "1.h.1.q.refresh",
            "1.b.chess.wins.all-time.0",
            "1.l.99999999999999999999.sit",
            "1.h.1.s.5.p256.0",
            "1.h.1.s.5.d.0",
            "1.h.1.s.5.dp6B.0",
            "1.h.1.s.5.dp0B.0",
            "1.h.1.s.5.dp1b.0",
            "1.h.1.s.5.dr7.0",
            "1.h.1.s.5.dr00.0",
            "1.h.1.s.5.dr10.0",
            "1.h.1.s.5.dt0B0G.0",
            "1.h.1.s.5.dt1B0G.0",
            "1.h.1.s.5.dt0B1X.0",
            "1.h.1.s.5.dss.0",
            "1.h.1.s.5.dxX2.0",
            "1.t.1.5",
            "1.t.1.5.m7",
            "1.t.1.5.m00",
            "1.t.1.5.nW",
            "1.t.1.5.f",
            "1.t.1.-5.r1",
            "1.t.1.5.r10",
            "1.o.1.On",
        ] {
            assert_eq!(Press::read(text), Err(NotAPress), "{text}");
        }
    }
}
