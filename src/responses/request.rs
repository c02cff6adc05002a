//! What was pressed or typed, by who gets the answer: that decides what a late answer may do.

use super::LastGame;
use super::profile::{AskedProfile, ProfileTo};
use crate::history::GamesPage;
use crate::lesson::{Lesson, Progress};
use crate::press::{
    Command, Draft, LeaderboardPress, LobbyPress, NotACommand, OwnPress, Page, PanelPress,
    PastPress, Picked, Play, Press, PrivacyPress, Screen, SettingsPage, SettingsPress, Topic,
    TypedMove, VotePress,
};
use crate::rules::Options;
use crate::scores::{Leaderboard, ProfilePage};
use crate::server::{Change, NoName, PresetName};
use crate::table::{CutWords, Move, NoCut, PressId, Proposal, TableId};

/// What was pressed or typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Answered by a new message to who asked alone.
    Show(Show),
    /// Pressed on a message that everybody sees: a new message to who asked alone follows the press.
    Open(Show),
    /// Pressed on a message that everybody sees: a form opens for who pressed, for a cut of this table.
    Form(TableId),
    /// Pressed on one's own private message: that message is redrawn.
    Own(TableId, Draft, OwnPress),
    /// Pressed on a private message that shows nothing of a table: that message shows this instead.
    Instead(Show),
    /// Pressed on one's own panel of options: once this is chosen it is redrawn, and shows this page.
    Panel(TableId, Page, Option<Move>),
    /// Pressed on one's own panel of the server's settings: once this is done it is redrawn, and shows this page.
    Settings(SettingsPage, Option<Picked>),
    /// Pressed there: a form opens for the name of a preset with these choices.
    NamePreset(Options),
    /// Sent by that form: the panel is redrawn.
    SavePreset(PresetName, Options),
    /// Pressed on the message that shows what is stored of oneself: that message is redrawn.
    Privacy(PrivacyPress),
    /// Pressed on one's own private message about games that are over: that message is redrawn.
    Past(PastPress),
    /// Answered by a file to who asked alone: the record of this game.
    Record(TableId),
    /// Pressed on a message that everybody sees: that message is redrawn, or there is a new one.
    Shared(Shared),
    /// Typed, or pressed on one's own message: answered by a new message to everybody, or, where that cannot
    /// be, to who asked alone.
    Post(Post),
    /// Answered by a profile, with its picture where pictures are shown.
    Profile(AskedProfile),
    /// Answered by what may be chosen while a command is typed.
    Suggest(Suggest),
}

/// What is typed in a command for which something is offered: so far this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Suggest {
    /// A move.
    Move(String),
    /// The name of a saved preset.
    Preset(String),
    /// Something for which nothing is offered.
    Nothing,
}

/// What is shown to who asked alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Show {
    /// This of a table.
    Of(TableId, Screen),
    /// This of the table that stands in the channel.
    Here(Screen),
    /// The panel of options of a table, at this page.
    Panel(TableId, Page),
    /// One's own message of the table that stands in the channel, after this move.
    Moved(TypedMove),
    /// One's own message of the table that stands in the channel, once this was proposed there.
    Proposed(Proposal),
    /// A topic of the rules: those of this table, or of the books.
    Rules(Option<TableId>, Topic),
    /// A topic of the rules: those of the table that stands in the channel, or of the books.
    RulesHere(Topic),
    /// What who asks can do here.
    Help,
    /// A lesson that had come that far, after this press.
    Lesson(Progress, Draft, OwnPress),
    /// What comes of a cut whose form was not opened on the table's message.
    Cut(TableId, CutWords),
    /// What holds on the server.
    Settings,
    /// What is stored of who asks, or all of it as a file.
    Privacy(PrivacyPress),
    /// Games that are over.
    Past(PastPress),
    /// The last game in the channel that is over.
    Last(LastGame),
    /// What is wrong with a command.
    Wrong(NotACommand),
    /// The sentence of this name.
    Sentence(&'static str),
}

impl Show {
    /// The table that it is known to be about.
    pub const fn table(&self) -> Option<TableId> {
        match self {
            Self::Of(table, _) | Self::Panel(table, _) | Self::Cut(table, _) => Some(*table),
            Self::Here(_)
            | Self::Moved(_)
            | Self::Proposed(_)
            | Self::Rules(..)
            | Self::RulesHere(_)
            | Self::Settings
            | Self::Privacy(_)
            | Self::Past(_)
            | Self::Last(_)
            | Self::Help
            | Self::Lesson(..)
            | Self::Wrong(_)
            | Self::Sentence(_) => None,
        }
    }
}

/// What changes for everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shared {
    /// A lobby.
    Lobby(TableId, LobbyPress),
    /// A lobby, by the form for a cut.
    Cut(TableId, CutWords),
    /// The vote that was opened by this press.
    Vote(TableId, PressId, VotePress),
    /// A table that pauses.
    GoOn(TableId),
    /// A lobby for one more game like this.
    Rematch(TableId),
    /// The page of a leaderboard.
    Leaderboard(Leaderboard),
}

/// What is posted for everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Post {
    /// A lobby.
    Lobby(Play),
    /// The channel's table.
    Board,
    /// A leaderboard.
    Leaderboard(Leaderboard),
    /// A lobby for one more game like this: asked for on one's own hand or page.
    Rematch(TableId),
}

/// The kind of message on which a button stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// Everybody sees it; whether it shows the table, or a leaderboard, that the press is about.
    Public {
        /// It does: a forged press redraws no message that shows something else.
        the_same: bool,
    },
    /// Only who presses sees it.
    Private,
}

impl Request {
    /// The refusal of what no button or select of ours asks for.
    pub const FORGED: Self = Self::Show(Show::Sentence("refusal-forged"));

    /// What a command asks for.
    pub fn of_command(command: Command) -> Self {
        match command {
            Command::Play(play) => Self::Post(Post::Lobby(play)),
            Command::Board => Self::Post(Post::Board),
            Command::Leaderboard(leaderboard) => Self::Post(Post::Leaderboard(leaderboard)),
            Command::Hand => Self::Show(Show::Here(Screen::Hand)),
            Command::Move(wanted) => Self::Show(Show::Moved(wanted)),
            Command::Scores => Self::Show(Show::Here(Screen::Scores)),
            Command::Leave => Self::Show(Show::Here(Screen::Leave)),
            Command::Pause => Self::Show(Show::Proposed(Proposal::Pause)),
            Command::End => Self::Show(Show::Here(Screen::End)),
            Command::Profile(of) => {
                let page = ProfilePage::Favorite;
                Self::Profile(AskedProfile { of, page, to: ProfileTo::Asker, look: None })
            }
            Command::Rules(topic) => Self::Show(Show::RulesHere(topic)),
            Command::Help => Self::Show(Show::Help),
            Command::Tutorial(game) => {
                let progress = Progress::start(Lesson::first(game));
                let hand = OwnPress::Show(Screen::Hand);
                Self::Show(Show::Lesson(progress, Draft::default(), hand))
            }
            Command::Settings => Self::Show(Show::Settings),
            Command::Privacy => Self::Show(Show::Privacy(PrivacyPress::Show)),
            Command::History(of) => Self::Show(Show::Past(PastPress::List(GamesPage::first(of)))),
            Command::Replay(Some(table)) => Self::Show(Show::Past(PastPress::replay(table))),
            Command::Replay(None) => Self::Show(Show::Last(LastGame::Replay)),
            Command::Verify(Some(table)) => Self::Show(Show::Past(PastPress::Verify(table))),
            Command::Verify(None) => Self::Show(Show::Last(LastGame::Verify)),
        }
    }

    /// What a press on such a message asks for.
    pub fn of_press(press: Press, on: On) -> Self {
        match (press, on) {
            (Press::Show(table, screen), On::Private) => Self::Show(Show::Of(table, screen)),
            (Press::Show(table, screen), On::Public { .. }) => Self::Open(Show::Of(table, screen)),
            (Press::Own(table, draft, press), On::Private) => Self::Own(table, draft, press),
            (Press::Lobby(table, press), On::Public { the_same: true }) => {
                Self::Shared(Shared::Lobby(table, press))
            }
            (Press::Panel(table, PanelPress::Show(page)), On::Public { the_same: true }) => {
                Self::Open(Show::Panel(table, page))
            }
            (Press::Panel(table, PanelPress::Show(page)), On::Private) => {
                Self::Panel(table, page, None)
            }
            (Press::Settings(press), On::Private) => Self::of_settings(press),
            (Press::Cut(table), On::Public { the_same: true }) => Self::Form(table),
            (Press::Vote(table, vote, press), On::Public { the_same: true }) => {
                Self::Shared(Shared::Vote(table, vote, press))
            }
            (Press::GoOn(table), On::Public { the_same: true }) => {
                Self::Shared(Shared::GoOn(table))
            }
            (Press::Rematch(table), On::Public { the_same: true }) => {
                Self::Shared(Shared::Rematch(table))
            }
            (Press::Rematch(table), On::Private) => Self::Post(Post::Rematch(table)),
            (Press::Leaderboard(LeaderboardPress::Show(shown)), On::Public { the_same: true }) => {
                Self::Shared(Shared::Leaderboard(shown))
            }
            (Press::Profile(person, page, press), On::Private) => {
                Self::Profile(AskedProfile::by(press, person, page))
            }
            (Press::Privacy(PrivacyPress::Export), On::Private) => {
                Self::Show(Show::Privacy(PrivacyPress::Export))
            }
            (Press::Privacy(press), On::Private) => Self::Privacy(press),
            (Press::Past(PastPress::Record(table)), _) => Self::Record(table),
            (Press::Past(press @ PastPress::Verify(_)), On::Private) => {
                Self::Show(Show::Past(press))
            }
            (
                Press::Past(
                    press @ (PastPress::List(_) | PastPress::Replay(..) | PastPress::Coach(..)),
                ),
                On::Private,
            ) => Self::Past(press),
            (
                Press::Past(
                    press @ (PastPress::Replay(..) | PastPress::Coach(..) | PastPress::Verify(_)),
                ),
                On::Public { .. },
            ) => Self::Open(Show::Past(press)),
            (Press::Rules(table, topic), On::Private) => Self::Instead(Show::Rules(table, topic)),
            (Press::Lesson(progress, draft, press), On::Private) => {
                Self::Instead(Show::Lesson(progress, draft, press))
            }
            (Press::Command(subcommand, game), On::Private) => {
                Command::pressed(subcommand, game).map_or(Self::FORGED, Self::of_command)
            }
            // No such button stands on such a message.
            (
                Press::Own(..)
                | Press::Privacy(_)
                | Press::Rules(..)
                | Press::Lesson(..)
                | Press::Command(..),
                On::Public { .. },
            )
            | (
                Press::Lobby(..)
                | Press::Cut(_)
                | Press::Vote(..)
                | Press::GoOn(_)
                | Press::Leaderboard(_),
                On::Private | On::Public { the_same: false },
            )
            | (Press::Settings(_), On::Public { .. })
            | (Press::Rematch(_) | Press::Panel(..), On::Public { the_same: false })
            | (Press::Profile(..), On::Public { .. })
            // A value is picked from a select.
            | (Press::Panel(_, PanelPress::Pick(_)), On::Public { the_same: true } | On::Private)
            | (Press::Leaderboard(LeaderboardPress::Pick(..)), On::Public { the_same: true })
            | (Press::Past(PastPress::SeenBy(..) | PastPress::CoachOf(_)), _)
            | (Press::Past(PastPress::List(_)), On::Public { .. }) => {
                Self::FORGED
            }
        }
    }

    /// What a press on the panel of settings asks for.
    fn of_settings(press: SettingsPress) -> Self {
        let change = |page, change| Self::Settings(page, Some(Picked::Change(change)));
        match press {
            SettingsPress::Show(page) => Self::Settings(page, None),
            SettingsPress::Save(options) => Self::NamePreset(options),
            SettingsPress::Delete(preset) => change(SettingsPage::Presets, Change::Delete(preset)),
            SettingsPress::Reset => change(SettingsPage::Tables, Change::Reset),
            // Values are picked from a select.
            SettingsPress::Pick(_) => Self::FORGED,
        }
    }

    /// What a form asks for that came back with this name for a preset.
    fn of_name(typed: &str, options: Options) -> Self {
        match PresetName::typed(typed) {
            Ok(name) => Self::SavePreset(name, options),
            Err(NoName::Blank) => Self::Show(Show::Sentence("refusal-name-blank")),
            Err(NoName::TooLong) => Self::Show(Show::Sentence("refusal-name-long")),
        }
    }

    /// What it asks for that these values were picked on such a message.
    pub fn of_pick(press: &Press, on: On, values: &[String]) -> Self {
        if let (Press::Settings(SettingsPress::Pick(setting)), On::Private) = (press, on) {
            let picked = setting.pick(values);
            return picked
                .map_or(Self::FORGED, |picked| Self::Settings(setting.page(), Some(picked)));
        }
        let [value] = values else { return Self::FORGED };
        let topic = || value.parse::<Topic>().ok();
        let picked = match (press, on) {
            (Press::Panel(table, PanelPress::Pick(subject)), On::Private) => {
                let chosen = subject.pick(value).ok();
                chosen.map(|next| Self::Panel(*table, subject.page(), Some(next)))
            }
            (
                Press::Leaderboard(LeaderboardPress::Pick(picked, shown)),
                On::Public { the_same: true },
            ) => {
                let next = picked.pick(*shown, value).ok();
                next.map(|next| Self::Shared(Shared::Leaderboard(next)))
            }
            (Press::Past(press), On::Private) => press.picked(value).map(Self::Past),
            (Press::Own(table, draft, OwnPress::Show(Screen::Rules)), On::Private) => {
                topic().map(|topic| Self::Own(*table, draft.clone(), OwnPress::Rules(topic)))
            }
            (Press::Rules(table, _), On::Private) => {
                topic().map(|topic| Self::Instead(Show::Rules(*table, topic)))
            }
            (Press::Lesson(progress, draft, OwnPress::Show(Screen::Rules)), On::Private) => {
                let press = topic().map(OwnPress::Rules);
                press.map(|press| {
                    Self::Instead(Show::Lesson(progress.clone(), draft.clone(), press))
                })
            }
            // Nothing is picked with such a press, or not on such a message.
            (
                Press::Own(..)
                | Press::Show(..)
                | Press::Lobby(..)
                | Press::Panel(..)
                | Press::Cut(_)
                | Press::Vote(..)
                | Press::GoOn(_)
                | Press::Rematch(_)
                | Press::Leaderboard(_)
                | Press::Profile(..)
                | Press::Settings(_)
                | Press::Privacy(_)
                | Press::Past(_)
                | Press::Rules(..)
                | Press::Lesson(..)
                | Press::Command(..),
                On::Public { .. } | On::Private,
            ) => None,
        };
        picked.unwrap_or(Self::FORGED)
    }

    /// What a form asks for that came back with these words, opened by a press on such a message.
    pub fn of_form(press: &Press, words: &str, on: On) -> Self {
        if let (Press::Settings(SettingsPress::Save(options)), On::Private) = (press, on) {
            return Self::of_name(words, *options);
        }
        let Press::Cut(table) = *press else { return Self::FORGED };
        match (CutWords::typed(words), on) {
            (Ok(words), On::Public { the_same: true }) => Self::Shared(Shared::Cut(table, words)),
            (Ok(words), On::Public { the_same: false } | On::Private) => {
                Self::Show(Show::Cut(table, words))
            }
            (Err(NoCut::Blank), _) => Self::Show(Show::Sentence("refusal-cut-blank")),
            (Err(NoCut::TooLong), _) => Self::Show(Show::Sentence("refusal-cut-long")),
        }
    }
}
