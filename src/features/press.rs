//! The list of presses: the meaning of every button, and the text form in its custom id (at most 100 characters).
//!
//! The text is a list of fields between dots: the version, a letter for the kind of press, and the rest. A press that
//! answers a question carries the number of the log entry at which it was asked.

use strum::{EnumDiscriminants, VariantArray};

pub use super::bell::press::{BellPress, Wish, Wished};
pub use super::challenge::press::{ChallengePress, Presence, Target};
pub use super::command::{Command, NotACommand, Subcommand};
pub use super::daily::press::DailyPress;
pub use super::history::press::PastPress;
pub use super::hour::press::HourPress;
pub use super::leaderboard::press::{LeaderboardPress, LeaderboardSubject};
pub use super::lobby::press::{LobbyPress, Play, Terms};
pub use super::panel::press::{AS_HOST, Page, PanelPress, SWITCH, Subject, USUAL};
pub use super::parameter::{Parameter, ParameterKind, Said};
pub use super::play::press::{Draft, OwnPress, OwnPressKind, Screen, TypedMove};
pub use super::preset::Preset;
pub(in crate::features) use super::preset::ballot;
pub use super::privacy::press::PrivacyPress;
pub use super::profile::press::ProfilePress;
pub use super::rules::press::Topic;
pub use super::settings::press::{
    Picked, Setting, SettingsPage, SettingsPress, options_text, pick_own_language, read_options,
};
pub use super::spectator::press::SpectatorPress;
pub use super::tablet::press::{NewTablet, TabletPress};
pub use super::vote::press::VotePress;
pub use super::week::press::WeekPress;

use crate::lesson::Progress;
use crate::rules::{GameKind, Seat};
use crate::scores::{ProfilePage, Week};
use crate::table::{PressId, TableId, UserId};

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
    /// The presser alone: a seat in the lobby, from the line above its thread or from a refusal.
    Join(TableId),
    /// Everybody: a lobby with these terms, from a refusal.
    Open(Terms),
    /// The presser alone, who has no seat.
    Spectator(TableId, SpectatorPress),
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
    /// The presser alone: the deal of the day.
    Daily(DailyPress),
    /// The presser alone, or everybody: the same deal as in a game that is over.
    Challenge(ChallengePress),
    /// The host alone: the hour at which the lobby begins by itself.
    Hour(TableId, HourPress),
    /// The presser alone: their bell on this server.
    Bell(BellPress),
    /// The presser alone, or everybody: the week of the server.
    Week(WeekPress),
    /// Everybody: a tablet is redrawn. If something was refused, the presser alone is told why.
    Tablet(TabletPress),
    /// The recipient of the command's response: a button that stands for this command about this
    /// game.
    Command(Subcommand, Option<GameKind>),
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
            Self::Join(table) => format!("j.{table}"),
            Self::Open(terms) => format!("open.{}", terms.text()),
            Self::Spectator(table, press) => format!("n.{table}.{}", press.text()),
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
            Self::Daily(press) => format!("y.{}", press.text()),
            Self::Challenge(press) => format!("x.{}", press.text()),
            Self::Hour(table, press) => format!("at.{table}.{}", word(*press)),
            Self::Bell(press) => format!("bell.{}", press.text()),
            Self::Week(press) => format!("w.{}", press.text()),
            Self::Tablet(press) => format!("tablet.{}", press.text()),
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
            | Self::Rematch(table)
            | Self::Join(table)
            | Self::Hour(table, _)
            | Self::Spectator(table, _) => Some(*table),
            Self::Past(press) => press.table(),
            Self::Rules(table, _) => *table,
            Self::Open(_)
            | Self::Leaderboard(_)
            | Self::Profile(..)
            | Self::Settings(_)
            | Self::Privacy(_)
            | Self::Lesson(..)
            | Self::Daily(_)
            | Self::Challenge(_)
            | Self::Bell(_)
            | Self::Week(_)
            | Self::Tablet(_)
            | Self::Command(..) => None,
        }
    }

    /// The meaning of a press on a player's private message of a table, and the draft there.
    pub const fn own(&self) -> Option<(&Draft, OwnPress)> {
        if let Self::Own(_, draft, press) = self { Some((draft, *press)) } else { None }
    }

    /// Returns whether this is a move of a game or of a lesson.
    pub const fn is_move(&self) -> bool {
        match self {
            Self::Own(_, _, press)
            | Self::Lesson(_, _, press)
            | Self::Daily(DailyPress::Own(_, _, press))
            | Self::Challenge(ChallengePress::Own(_, _, press)) => {
                matches!(press, OwnPress::Answer { .. } | OwnPress::InAdvance { .. })
            }
            Self::Show(..)
            | Self::Lobby(..)
            | Self::Panel(..)
            | Self::Cut(_)
            | Self::Vote(..)
            | Self::GoOn(_)
            | Self::Rematch(_)
            | Self::Join(_)
            | Self::Open(_)
            | Self::Spectator(..)
            | Self::Leaderboard(_)
            | Self::Profile(..)
            | Self::Settings(_)
            | Self::Privacy(_)
            | Self::Past(_)
            | Self::Rules(..)
            | Self::Daily(_)
            | Self::Challenge(_)
            | Self::Hour(..)
            | Self::Bell(_)
            | Self::Week(_)
            | Self::Tablet(_)
            | Self::Command(..) => false,
        }
    }

    /// Returns whether it is of use where the bot is not; see [`Subcommand::works_elsewhere`].
    pub const fn works_elsewhere(&self) -> bool {
        match self {
            Self::Show(..)
            | Self::Own(..)
            | Self::Lobby(..)
            | Self::Panel(..)
            | Self::Cut(_)
            | Self::Vote(..)
            | Self::GoOn(_)
            | Self::Rematch(_)
            | Self::Join(_)
            | Self::Open(_)
            | Self::Spectator(..)
            | Self::Profile(..)
            | Self::Privacy(_)
            | Self::Past(_)
            | Self::Rules(..)
            | Self::Lesson(..)
            | Self::Challenge(_) => true,
            Self::Daily(press) => !matches!(press, DailyPress::Remind),
            Self::Command(subcommand, _) => subcommand.works_elsewhere(),
            Self::Leaderboard(_)
            | Self::Settings(_)
            | Self::Hour(..)
            | Self::Bell(_)
            | Self::Week(_)
            | Self::Tablet(_) => false,
        }
    }

    /// Returns whether a message with this button shows what the other press is about: the same
    /// table, or the same vote at it, or the vote of the same week, or the same tablet.
    pub fn is_about_the_same(&self, other: &Self) -> bool {
        let about = |press: &Self| (press.table(), press.vote(), press.week(), press.tablet());
        about(self) == about(other)
    }

    /// The tablet that the press is about, if any.
    fn tablet(&self) -> Option<PressId> {
        if let Self::Tablet(press) = self { press.tablet() } else { None }
    }

    /// The week in which this is a vote.
    const fn week(&self) -> Option<Week> {
        if let Self::Week(WeekPress::Vote(week, _)) = self { Some(*week) } else { None }
    }

    const fn vote(&self) -> Option<PressId> {
        if let Self::Vote(_, vote, _) = self { Some(*vote) } else { None }
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
            [VERSION, "j", table] => Self::Join(read_table(table)?),
            [VERSION, "open", terms @ ..] => Self::Open(Terms::read(terms)?),
            [VERSION, "n", table, press @ ..] => {
                Self::Spectator(read_table(table)?, SpectatorPress::read(press)?)
            }
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
            [VERSION, "y", press @ ..] => Self::Daily(DailyPress::read(press)?),
            [VERSION, "x", press @ ..] => Self::Challenge(ChallengePress::read(press)?),
            [VERSION, "at", table, press] => Self::Hour(read_table(table)?, read(press)?),
            [VERSION, "bell", press @ ..] => Self::Bell(BellPress::read(press)?),
            [VERSION, "w", press @ ..] => Self::Week(WeekPress::read(press)?),
            [VERSION, "tablet", press @ ..] => Self::Tablet(TabletPress::read(press)?),
            [VERSION, "k", subcommand] => Self::Command(read(subcommand)?, None),
            [VERSION, "k", subcommand, game] => Self::Command(read(subcommand)?, Some(read(game)?)),
            _ => return Err(NotAPress),
        };
        // Each meaning has exactly one text; a different spelling of it is refused.
        if press.text() == text { Ok(press) } else { Err(NotAPress) }
    }
}

pub(super) fn word(value: impl Into<&'static str>) -> &'static str {
    value.into()
}

pub(super) fn read_table(field: &str) -> Result<TableId, NotAPress> {
    read(field).map(TableId::new)
}

pub(super) fn read_seat(field: &str) -> Result<Seat, NotAPress> {
    Seat::try_from(read::<u8>(field)?).map_err(|_| NotAPress)
}

pub(super) fn read<T: std::str::FromStr>(field: &str) -> Result<T, NotAPress> {
    field.parse().map_err(|_| NotAPress)
}
