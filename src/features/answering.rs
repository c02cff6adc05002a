//! The meaning of an interaction: how its answer is delivered, and the work that yields it.
//!
//! Commands, presses, picks and forms are listed here, a line each; the feature says the rest.

use std::pin::Pin;

use super::press::{
    ChallengePress, Command, DailyPress, NotACommand, OwnPress, Press, Screen, Target,
};
use super::{
    Context, Delivery, IntoReply, Reply, bell, challenge, cut, daily, help, history, hour,
    leaderboard, lesson, lobby, panel, play, privacy, profile, rules, settings, spectator, tablet,
    vote, week,
};
use crate::table::Proposal;

/// The kind of message that holds a pressed button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// Everyone sees the message.
    Public {
        /// True if the message shows the table, the vote or the leaderboard that the press is about: a forged press
        /// redraws no message that shows something else.
        the_same: bool,
    },
    /// Only the presser sees the message.
    Private,
}

/// A command for which suggestions are shown, as far as it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typing {
    Move(String),
    /// The name of a saved preset.
    Preset(String),
    /// A parameter without suggestions.
    Other,
}

type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// An interaction that is understood.
pub struct Answering {
    pub delivery: Delivery,
    work: Box<dyn FnOnce(Context) -> BoxFuture<Reply> + Send>,
}

impl Delivery {
    /// This work yields the answer.
    pub(super) fn by<F, Fut>(self, work: F) -> Answering
    where
        F: FnOnce(Context) -> Fut + Send + 'static,
        Fut: Future<Output: IntoReply> + Send,
    {
        let work = |context: Context| -> BoxFuture<Reply> {
            Box::pin(async move {
                let done = work(context.clone()).await;
                done.into_reply(&context)
            })
        };
        Answering { delivery: self, work: Box::new(work) }
    }
}

impl On {
    pub(super) const fn is_private(self) -> bool {
        matches!(self, Self::Private)
    }

    /// Returns whether the message is public and shows what the press is about.
    pub(super) const fn shows_the_same(self) -> bool {
        matches!(self, Self::Public { the_same: true })
    }
}

impl Answering {
    /// The press is forged unless its button belongs on the message.
    pub(super) fn only_if(self, is_there: bool) -> Self {
        if is_there { self } else { Self::forged() }
    }

    pub async fn reply(self, context: Context) -> Reply {
        (self.work)(context).await
    }

    /// A private sentence, by its name.
    pub fn sentence(id: &'static str) -> Self {
        Delivery::EPHEMERAL.by(async move |context: Context| context.sentence(id))
    }

    /// The refusal of an interaction that none of our buttons, selects or forms sends.
    pub fn forged() -> Self {
        Delivery::EPHEMERAL.by(async move |context: Context| context.words().forged())
    }

    /// The answer to a command that makes no sense.
    pub fn wrong(wrong: NotACommand) -> Self {
        Delivery::EPHEMERAL.by(async move |context: Context| context.words().wrong_command(&wrong))
    }

    pub fn command(command: Command) -> Self {
        match command {
            Command::Play(play) => lobby::answer::open(play),
            Command::Board => lobby::answer::board(),
            Command::Leaderboard(leaderboard) => leaderboard::answer::post(leaderboard),
            Command::Hand => play::answer::here(Screen::Hand),
            Command::Move(typed) => play::answer::typed_move(typed),
            Command::Scores => play::answer::here(Screen::Scores),
            Command::Leave => play::answer::here(Screen::Leave),
            Command::Pause => vote::answer::propose_here(Proposal::Pause),
            Command::End => play::answer::here(Screen::End),
            Command::Profile(of) => profile::answer::open(of),
            Command::Rules(topic) => rules::answer::here(topic),
            Command::Help => help::answer::open(),
            Command::Panel => help::answer::post_panel(),
            Command::Tutorial(game) => lesson::answer::start(game),
            Command::Daily => daily::answer::open(),
            Command::Bell => bell::answer::open(),
            Command::Settings => settings::answer::open(),
            Command::Privacy => privacy::answer::open(),
            Command::Tablet(new) => tablet::answer::open(new),
            Command::History(of) => history::answer::list(of),
            Command::Replay(table) => history::answer::replay(table),
            Command::Verify(table) => history::answer::verify(table),
        }
    }

    /// The user command, which challenges this person.
    pub fn challenge(target: Target) -> Self {
        challenge::answer::by_name(target)
    }

    /// A press on a button of such a message.
    pub fn press(press: Press, on: On) -> Self {
        match press {
            Press::Show(table, screen) => play::answer::open(table, screen, on),
            Press::Own(table, draft, press) => play::answer::press(table, draft, press, on),
            Press::Lobby(table, press) => lobby::answer::press(table, press, on),
            Press::Panel(table, press) => panel::answer::press(table, press, on),
            Press::Cut(table) => cut::answer::press(table, on),
            Press::Vote(table, vote, press) => vote::answer::press(table, vote, press, on),
            Press::GoOn(table) => vote::answer::go_on(table, on),
            Press::Rematch(table) => lobby::answer::rematch(table, on),
            Press::Join(table) => lobby::answer::join(table, on),
            Press::Open(terms) => lobby::answer::open_with(terms, on),
            Press::Spectator(table, press) => spectator::answer::press(table, press, on),
            Press::Leaderboard(press) => leaderboard::answer::press(press, on),
            Press::Profile(person, page, press) => profile::answer::press(person, page, press, on),
            Press::Settings(press) => settings::answer::press(press, on),
            Press::Privacy(press) => privacy::answer::press(press, on),
            Press::Past(press) => history::answer::press(press, on),
            Press::Rules(table, topic) => rules::answer::press(table, topic, on),
            Press::Lesson(progress, draft, press) => {
                lesson::answer::press(progress, draft, press, on)
            }
            Press::Daily(press) => daily::answer::press(press, on),
            Press::Challenge(press) => challenge::answer::press(press, on),
            Press::Hour(table, press) => hour::answer::press(table, press, on),
            Press::Bell(press) => bell::answer::press(press, on),
            Press::Week(press) => week::answer::press(press, on),
            Press::Tablet(press) => tablet::answer::press(press, on),
            Press::Command(subcommand, game) => match Command::pressed(subcommand, game) {
                Ok(command) => Self::command(command),
                Err(_) => Self::forged(),
            },
        }
    }

    /// A pick from a select of such a message.
    pub fn pick(press: Press, on: On, values: &[String]) -> Self {
        let picked = match (press, values) {
            (Press::Settings(press), values) => settings::answer::pick(press, on, values),
            (Press::Spectator(table, press), values) => {
                spectator::answer::pick(table, press, on, values)
            }
            (Press::Panel(table, press), [value]) => panel::answer::pick(table, press, on, value),
            (Press::Leaderboard(press), [value]) => leaderboard::answer::pick(press, on, value),
            (Press::Profile(person, page, press), [value]) => {
                profile::answer::pick((person, page), press, on, value)
            }
            (Press::Past(press), [value]) => history::answer::pick(press, on, value),
            (Press::Own(table, draft, press), [value]) => play::answer::picked(draft, press, value)
                .map(|(draft, press)| play::answer::press(table, draft, press, on)),
            (Press::Rules(table, _), [value]) => rules::answer::pick(table, on, value),
            (Press::Lesson(progress, draft, press), [value]) => {
                play::answer::picked(draft, press, value)
                    .map(|(draft, press)| lesson::answer::press(progress, draft, press, on))
            }
            (Press::Daily(DailyPress::Own(day, draft, press)), [value]) => {
                play::answer::picked(draft, press, value)
                    .map(|(draft, press)| DailyPress::Own(day, draft, press))
                    .map(|press| daily::answer::press(press, on))
            }
            (Press::Hour(table, press), [value]) => hour::answer::pick(table, press, on, value),
            (Press::Bell(press), [value]) => bell::answer::pick(press, on, value),
            (Press::Tablet(press), [value]) => tablet::answer::pick(press, on, value),
            (Press::Challenge(ChallengePress::Own(table, draft, press)), [value]) => {
                play::answer::picked(draft, press, value)
                    .map(|(draft, press)| ChallengePress::Own(table, draft, press))
                    .map(|press| challenge::answer::press(press, on))
            }
            // No select sends such a press.
            _ => None,
        };
        picked.unwrap_or_else(Self::forged)
    }

    /// A form that was opened by this press on such a message, filled in with these words.
    pub fn form(press: &Press, on: On, words: &str) -> Self {
        match press {
            Press::Settings(press) => settings::answer::form(press, on, words),
            Press::Hour(table, press) => hour::answer::form(*table, *press, on, words),
            Press::Bell(press) => bell::answer::form(*press, on, words),
            Press::Cut(table) => cut::answer::form(*table, on, words),
            Press::Tablet(press) => tablet::answer::form(press, on, words),
            Press::Own(table, _, OwnPress::Type) => play::answer::form(*table, on, words),
            Press::Lesson(progress, draft, OwnPress::Type) => {
                lesson::answer::form(progress, draft, on, words)
            }
            Press::Daily(press) => daily::answer::form(press, on, words),
            Press::Challenge(press) => challenge::answer::form(press, on, words),
            _ => Self::forged(),
        }
    }

    /// Suggestions while a command is typed.
    pub fn typing(typing: Typing) -> Self {
        Delivery::CHOICES.by(async move |context: Context| match typing {
            Typing::Move(typed) => context.moves_like(&typed).await,
            Typing::Preset(typed) => context.presets_like(&typed),
            Typing::Other => Vec::new(),
        })
    }
}
