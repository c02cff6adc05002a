//! What a button or a command means. A button: an enum, and the text that it carries (at most 100
//! characters).
//!
//! The text is fields between dots: the version, a letter for who gets the answer, the rest. A press that
//! answers a question carries the number of the log entry at which it was asked.

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

/// What a press means, by who gets the answer.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(PressKind), derive(VariantArray, Hash))]
#[strum_discriminants(doc = "The kind of a press.")]
pub enum Press {
    /// The presser alone, in a new private message.
    Show(TableId, Screen),
    /// The presser alone: it stands on their own private message, which is redrawn.
    Own(TableId, Draft, OwnPress),
    /// Everybody: the lobby is redrawn; or the presser alone learns why not.
    Lobby(TableId, LobbyPress),
    /// The host alone: their panel of options, which opens or is redrawn; or the presser alone learns why not.
    Panel(TableId, PanelPress),
    /// The presser alone: a form for the words of a cut. What comes back in it is for everybody.
    Cut(TableId),
    /// Everybody: the vote that this press has opened is redrawn; or the presser alone learns why not.
    Vote(TableId, PressId, VotePress),
    /// Everybody: a table that pauses goes on; or the presser alone learns why not.
    GoOn(TableId),
    /// Everybody: on a result, a new lobby for the same game; or the presser alone gets a seat in it.
    Rematch(TableId),
    /// Everybody: another page of a leaderboard, or another one.
    Leaderboard(LeaderboardPress),
    /// The presser alone, or everybody: this page of somebody's profile.
    Profile(UserId, ProfilePage, ProfilePress),
    /// The presser alone: the panel of the server's settings, which is redrawn.
    Settings(SettingsPress),
    /// The presser alone: what is stored of them.
    Privacy(PrivacyPress),
    /// The presser alone: games that are over.
    Past(PastPress),
    /// The presser alone: a topic of the rules, by those of this table or of the books, on a private message that
    /// shows nothing else of a table.
    Rules(Option<TableId>, Topic),
    /// The presser alone: a lesson that has come that far. What stands on its message is what stands on hand or page.
    Lesson(Progress, Draft, OwnPress),
    /// Whoever gets the answer to this command, about this game: a button in place of the command.
    Command(Subcommand, Option<GameKind>),
}

/// What somebody's private message shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Screen {
    /// One's hand, or one's page with what is asked now.
    Hand,
    /// Dice game: all boxes of one's own page.
    Boxes,
    /// The score sheet, or everybody's pages.
    Scores,
    /// The rules in short.
    Rules,
    /// Dice game: what happens to oneself after a roll.
    Order,
    /// How the luck can be checked.
    Luck,
    /// Whether one really wants to leave: for now, or for good.
    Leave,
    /// Whether one really wants to end the table.
    End,
    /// Whether one really wants to propose to end it.
    ProposeEnd,
    /// Whether one wants a master's hints.
    Hints,
}

/// A press on one's own message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(OwnPressKind), derive(VariantArray, Hash))]
#[strum_discriminants(doc = "The kind of a press on one's own message.")]
pub enum OwnPress {
    /// Show this.
    Show(Screen),
    /// Show this topic of the rules.
    Rules(Topic),
    /// An answer to what one's seat was asked.
    Answer {
        /// The question.
        question: Question,
        /// The answer.
        action: Action,
        /// Where the button stands among those that mean the same: no two buttons are alike.
        place: u8,
    },
    /// From now on this happens to one's seat without being asked.
    Order(Order),
    /// Leave the game for now: this was confirmed.
    StepAway,
    /// Leave the game for good: this was confirmed.
    Leave,
    /// End the table: this was confirmed.
    End,
    /// Propose this to everybody.
    Propose(Proposal),
    /// From now on one wants hints where they may be had, or wants none.
    Hints(bool),
    /// Nothing: the button keeps the place of what is gone.
    Blank(u8),
}

/// A press on the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
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

/// A text that is no press of this version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no press of this version")]
pub struct NotAPress;

impl Press {
    /// The text that a button carries.
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

    /// The table on which it is pressed, if on one.
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

    /// What it means on somebody's own message of a table, and what is laid out there.
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

    /// Whether a message on which this can be pressed shows what the other press is about: the same table, or the
    /// same vote there.
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

    /// What the text of a button means.
    ///
    /// # Errors
    /// It is forged, or of another version.
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
        // One meaning has one text: nothing is gained by writing it in another way.
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
