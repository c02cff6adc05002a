//! The meaning of buttons and commands. A button is an enum with a text form of at most 100
//! characters (Discord's `custom_id`).
//!
//! The text consists of fields between dots: the version, a letter for the recipients of the
//! response, the rest. A press that answers a question carries the number of the log entry at which
//! the question was asked.

mod command;
mod draft;
mod leaderboard;
mod panel;
mod past;
mod play;
mod privacy;
mod profile;
mod settings;
mod topic;
mod typed_move;
mod vote;

use strum::{EnumDiscriminants, EnumString, IntoStaticStr, VariantArray};

pub use command::{Command, NotACommand, Parameter, ParameterKind, Preset, Said, Subcommand};
pub use draft::Draft;
pub use leaderboard::{LeaderboardPress, LeaderboardSubject};
pub use panel::{Page, PanelPress, SWITCH, Subject};
pub use past::PastPress;
pub use play::Play;
pub use privacy::PrivacyPress;
pub use profile::ProfilePress;
pub use settings::{Picked, Setting, SettingsPage, SettingsPress, options_text, read_options};
pub use topic::Topic;
pub use typed_move::TypedMove;
pub use vote::VotePress;

use crate::lesson::Progress;
use crate::rules::games::{game_of_kind, of_game};
use crate::rules::{Action, GameKind, Rules};
use crate::scores::ProfilePage;
use crate::table::{
    Order, OrderText as _, PressId, Proposal, Question, TableGame, TableId, UserId,
};

/// The version of the text form.
const VERSION: &str = "2";

/// The meaning of a press, with the recipients of the response.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(PressKind), derive(VariantArray, Hash))]
#[strum_discriminants(doc = "The kind of a press.")]
pub enum Press {
    /// The presser alone, in a new private message.
    Show(TableId, Screen),
    /// The presser alone: the button is on their own private message, which is redrawn.
    Own(TableId, Draft, OwnPress),
    /// Everybody: the lobby is redrawn. If it was refused, the presser alone is told why.
    Lobby(TableId, LobbyPress),
    /// The host alone: their panel of options is opened or redrawn. If it was refused, the presser
    /// alone is told why.
    Panel(TableId, PanelPress),
    /// The presser alone: a form for the text of a cut. The submitted form is for everybody.
    Cut(TableId),
    /// Everybody: the vote that was opened by this press is redrawn. If it was refused, the presser
    /// alone is told why.
    Vote(TableId, PressId, VotePress),
    /// Everybody: a paused table resumes. If it was refused, the presser alone is told why.
    GoOn(TableId),
    /// Everybody: a result gets a new lobby for the same game. If that lobby exists, the presser
    /// alone gets a seat in it.
    Rematch(TableId),
    /// Everybody: another page of a leaderboard, or another leaderboard.
    Leaderboard(LeaderboardPress),
    /// The presser alone, or everybody: this page of a player's profile.
    Profile(UserId, ProfilePage, ProfilePress),
    /// The presser alone: the panel of the server's settings is redrawn.
    Settings(SettingsPress),
    /// The presser alone: the data stored about them.
    Privacy(PrivacyPress),
    /// The presser alone: finished games.
    Past(PastPress),
    /// The presser alone: a topic of the rules, as played at this table or as in the rule books, on
    /// a private message that shows nothing else of a table.
    Rules(Option<TableId>, Topic),
    /// The presser alone: a lesson with this progress. Its message has the buttons of a hand or a
    /// page.
    Lesson(Progress, Draft, OwnPress),
    /// The recipient of the command's response: a button that stands for this command about this
    /// game.
    Command(Subcommand, Option<GameKind>),
}

/// The content of a player's private message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Screen {
    /// The player's hand, or the player's page with the current question.
    Hand,
    /// Dice game: all boxes of the player's own page.
    Boxes,
    /// The score sheet, or all players' pages.
    Scores,
    Rules,
    /// Dice game: the player's standing order for what happens after a roll.
    Order,
    /// The proof of the randomness.
    Luck,
    /// Asks for confirmation of leaving, for now or for good.
    Leave,
    /// Asks for confirmation of ending the table.
    End,
    /// Asks for confirmation of proposing to end the table.
    ProposeEnd,
    /// Asks whether the player wants a master's hints.
    Hints,
}

/// A press on the player's private message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(OwnPressKind), derive(VariantArray, Hash))]
#[strum_discriminants(doc = "The kind of a press on one's own message.")]
pub enum OwnPress {
    Show(Screen),
    /// Shows this topic of the rules.
    Rules(Topic),
    /// Answers the question that the player's seat was asked.
    Answer {
        question: Question,
        action: Action,
        /// The button's index among those of the same meaning, because every `custom_id` must be
        /// unique.
        place: u8,
    },
    /// Sets a standing order for the player's seat.
    Order(Order),
    /// Leaves the game for now; this was confirmed.
    StepAway,
    /// Leaves the game for good; this was confirmed.
    Leave,
    /// Ends the table; this was confirmed.
    End,
    /// Makes this proposal to everybody.
    Propose(Proposal),
    /// Turns hints on or off for this player, wherever hints are allowed.
    Hints(bool),
    /// Does nothing: a disabled button that fills the place of one that is gone.
    Blank(u8),
}

/// A press on the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum LobbyPress {
    Sit,
    /// Gives up the presser's seat.
    StandUp,
    /// Adds one computer player.
    AddComputer,
    /// Removes one computer player.
    RemoveComputer,
    Begin,
    /// Gives the missing seats to computer players and begins the game.
    FillAndBegin,
}

/// A text that is not a press of this version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no press of this version")]
pub struct NotAPress;

impl Press {
    /// The text of the button, its `custom_id`.
    pub fn text(&self) -> String {
        let fields = match self {
            Self::Show(table, screen) => format!("s.{table}.{}", word(*screen)),
            Self::Own(table, draft, press) => format!("o.{table}.{draft}.{}", press.text()),
            Self::Lobby(table, press) => format!("l.{table}.{}", word(*press)),
            Self::Panel(table, press) => format!("p.{table}.{}", press.text()),
            Self::Cut(table) => format!("c.{table}"),
            Self::Vote(table, vote, press) => format!("v.{table}.{vote}.{}", word(*press)),
            Self::GoOn(table) => format!("g.{table}"),
            Self::Rematch(table) => format!("r.{table}"),
            Self::Leaderboard(press) => format!("b.{}", press.text()),
            Self::Profile(person, page, press) => {
                format!("u.{person}.{}.{}", word(*page), word(*press))
            }
            Self::Settings(press) => format!("settings.{}", press.text()),
            Self::Privacy(press) => format!("d.{}", word(*press)),
            Self::Past(press) => format!("h.{}", press.text()),
            Self::Rules(None, topic) => format!("t.{}", topic.word()),
            Self::Rules(Some(table), topic) => format!("t.{}.{table}", topic.word()),
            Self::Lesson(progress, draft, press) => {
                format!("e.{progress}.{draft}.{}", press.text())
            }
            Self::Command(subcommand, None) => format!("k.{}", word(*subcommand)),
            Self::Command(subcommand, Some(game)) => {
                format!("k.{}.{}", word(*subcommand), word(*game))
            }
        };
        format!("{VERSION}.{fields}")
    }

    /// The table that the press is about, if any.
    pub const fn table(&self) -> Option<TableId> {
        match self {
            Self::Show(table, _)
            | Self::Own(table, _, _)
            | Self::Lobby(table, _)
            | Self::Panel(table, _)
            | Self::Cut(table)
            | Self::Vote(table, ..)
            | Self::GoOn(table)
            | Self::Rematch(table) => Some(*table),
            Self::Past(press) => press.table(),
            Self::Rules(table, _) => *table,
            Self::Leaderboard(_)
            | Self::Profile(..)
            | Self::Settings(_)
            | Self::Privacy(_)
            | Self::Lesson(..)
            | Self::Command(..) => None,
        }
    }

    /// The meaning of a press on a player's private message of a table, and the draft there.
    pub const fn own(&self) -> Option<(&Draft, OwnPress)> {
        match self {
            Self::Own(_, draft, press) => Some((draft, *press)),
            Self::Show(..)
            | Self::Lobby(..)
            | Self::Panel(..)
            | Self::Cut(_)
            | Self::Vote(..)
            | Self::GoOn(_)
            | Self::Rematch(_)
            | Self::Leaderboard(_)
            | Self::Profile(..)
            | Self::Settings(_)
            | Self::Privacy(_)
            | Self::Past(_)
            | Self::Rules(..)
            | Self::Lesson(..)
            | Self::Command(..) => None,
        }
    }

    /// Returns whether a message with this button shows what the other press is about: the same
    /// table, or the same vote at it.
    pub fn is_about_the_same(&self, other: &Self) -> bool {
        (self.table(), self.vote()) == (other.table(), other.vote())
    }

    const fn vote(&self) -> Option<PressId> {
        match self {
            Self::Vote(_, vote, _) => Some(*vote),
            Self::Show(..)
            | Self::Own(..)
            | Self::Lobby(..)
            | Self::Panel(..)
            | Self::Cut(_)
            | Self::GoOn(_)
            | Self::Rematch(_)
            | Self::Leaderboard(_)
            | Self::Profile(..)
            | Self::Settings(_)
            | Self::Privacy(_)
            | Self::Past(_)
            | Self::Rules(..)
            | Self::Lesson(..)
            | Self::Command(..) => None,
        }
    }

    /// Parses the text of a button.
    ///
    /// # Errors
    /// The text is forged, or belongs to another version.
    pub fn read(text: &str) -> Result<Self, NotAPress> {
        let fields: Vec<&str> = text.split('.').collect();
        let press = match fields.as_slice() {
            [VERSION, "s", table, screen] => Self::Show(read_table(table)?, read(screen)?),
            [VERSION, "o", table, draft, press @ ..] => {
                Self::Own(read_table(table)?, read(draft)?, OwnPress::read(press)?)
            }
            [VERSION, "l", table, press] => Self::Lobby(read_table(table)?, read(press)?),
            [VERSION, "p", table, press @ ..] => {
                Self::Panel(read_table(table)?, PanelPress::read(press)?)
            }
            [VERSION, "c", table] => Self::Cut(read_table(table)?),
            [VERSION, "v", table, vote, press] => {
                Self::Vote(read_table(table)?, PressId::new(read(vote)?), read(press)?)
            }
            [VERSION, "g", table] => Self::GoOn(read_table(table)?),
            [VERSION, "r", table] => Self::Rematch(read_table(table)?),
            [VERSION, "b", press @ ..] => Self::Leaderboard(LeaderboardPress::read(press)?),
            [VERSION, "u", person, page, press] => {
                Self::Profile(UserId::new(read(person)?), read(page)?, read(press)?)
            }
            [VERSION, "settings", press @ ..] => Self::Settings(SettingsPress::read(press)?),
            [VERSION, "d", press] => Self::Privacy(read(press)?),
            [VERSION, "h", press @ ..] => Self::Past(PastPress::read(press)?),
            [VERSION, "t", topic] => Self::Rules(None, read(topic)?),
            [VERSION, "t", topic, table] => Self::Rules(Some(read_table(table)?), read(topic)?),
            [VERSION, "e", lesson, done, draft, press @ ..] => {
                let progress = Progress::read(lesson, done).map_err(|_| NotAPress)?;
                Self::Lesson(progress, read(draft)?, OwnPress::read(press)?)
            }
            [VERSION, "k", subcommand] => Self::Command(read(subcommand)?, None),
            [VERSION, "k", subcommand, game] => Self::Command(read(subcommand)?, Some(read(game)?)),
            _ => return Err(NotAPress),
        };
        // Each meaning has exactly one text; a different spelling of it is refused.
        if press.text() == text { Ok(press) } else { Err(NotAPress) }
    }
}

impl OwnPress {
    fn text(self) -> String {
        match self {
            Self::Show(screen) => format!("show.{}", word(screen)),
            Self::Rules(topic) => format!("rules.{}", topic.word()),
            Self::Answer { question, action, place } => {
                let kind = word(action.kind());
                let action = of_game!(action, action => action.to_string());
                format!("do.{question}.{kind}.{action}.{place}")
            }
            Self::Order(order) => {
                format!("order.{}.{}", word(order.kind()), of_game!(order, order => order.word()))
            }
            Self::StepAway => "away".to_owned(),
            Self::Leave => "leave".to_owned(),
            Self::End => "end".to_owned(),
            Self::Propose(proposal) => format!("propose.{}", word(proposal)),
            Self::Hints(wanted) => format!("hints.{}", SWITCH[usize::from(wanted)]),
            Self::Blank(place) => format!("blank.{place}"),
        }
    }

    fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["show", screen] => Ok(Self::Show(read(screen)?)),
            ["rules", topic] => Ok(Self::Rules(read(topic)?)),
            ["do", question, kind, action, place] => Ok(Self::Answer {
                question: Question::new(read(question)?),
                action: game_of_kind!(
                    read::<GameKind>(kind)?,
                    Game => read::<<Game as Rules>::Action>(action)?
                ),
                place: read(place)?,
            }),
            ["order", kind, order] => Ok(Self::Order(game_of_kind!(
                read::<GameKind>(kind)?,
                Game => <Game as TableGame>::Order::read(order).ok_or(NotAPress)?
            ))),
            ["away"] => Ok(Self::StepAway),
            ["leave"] => Ok(Self::Leave),
            ["end"] => Ok(Self::End),
            ["propose", proposal] => Ok(Self::Propose(read(proposal)?)),
            ["hints", wanted] => Ok(Self::Hints(panel::on_or_off(wanted)?)),
            ["blank", place] => Ok(Self::Blank(read(place)?)),
            _ => Err(NotAPress),
        }
    }
}

fn word(value: impl Into<&'static str>) -> &'static str {
    value.into()
}

fn read_table(field: &str) -> Result<TableId, NotAPress> {
    read(field).map(TableId::new)
}

fn read<T: std::str::FromStr>(field: &str) -> Result<T, NotAPress> {
    field.parse().map_err(|_| NotAPress)
}
