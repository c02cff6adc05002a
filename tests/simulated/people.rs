//! The people of a run: they press buttons that they see or have seen, and type commands.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use henge::clock::now_ms;
use henge::features::press::{
    Draft, HourPress, OwnPress, Press, Setting, SettingsPress, SpectatorPress, Subcommand,
};
use henge::rules::GameKind;
use henge::table::Clock;
use henge::view::Words;
use playground::{Answer, Channel, Impossible, Message, Person, Playground, Snowflake};
use strum::VariantArray as _;

use crate::luck::Luck;
use crate::swarm::{Habit, Swarm};
use crate::trace::Trace;

/// The number of a channel's messages that are considered.
const LOOKED_AT: usize = 8;
/// Maximum number of old buttons that are remembered.
const KEPT: usize = 60;

/// The texts that are typed into forms; not all of them are accepted.
const TYPED: [&str; 8] =
    ["abra", "cadabra", " ", "**<@1>** 🐉", "20:30", "Lisbon", "0 0 1", "1 0 0"];

/// The commands that people use apart from the tables.
const BESIDE: [&str; 10] = [
    "profile",
    "tutorial game:cards",
    "tutorial game:dice",
    "settings",
    "history",
    "daily",
    "bell",
    "panel",
    "tablet game:cards players:Ada, Grandma, Cy",
    "tablet game:dice magic-cards:true players:Ada, Grandma",
];
/// The name of the user command that challenges somebody.
static CHALLENGE: LazyLock<String> =
    LazyLock::new(|| Words::english().say("user-command-challenge"));
/// The start of a button that belongs to no table, or to one that is over.
const OF_NO_TABLE: [&str; 5] = ["2.r.", "2.tablet.", "2.k.", "2.x.", "2.y."];
/// Maximum number of consecutive presses on the message that such a command opens.
const PRESSES_BESIDE: u64 = 6;

/// The choice of the server's language.
const LANGUAGE: Press = Press::Settings(SettingsPress::Pick(Setting::Language));

/// The goal of people's actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// People do anything that is possible.
    Wild = 0,
    /// People try to bring their games to an end.
    Eager = 1,
    /// People only look.
    Still = 2,
}

/// The mood of all people.
#[derive(Clone, Default)]
pub struct Moods(Arc<AtomicU8>);

impl Moods {
    pub fn set(&self, mood: Mood) {
        self.0.store(mood as u8, Ordering::Relaxed);
    }

    fn are(&self, mood: Mood) -> bool {
        self.0.load(Ordering::Relaxed) == mood as u8
    }
}

/// The private messages in the bot's responses, and the start of the bot that sent each. A
/// restarted bot knows none of the earlier ones.
#[derive(Clone, Default)]
pub struct Opened {
    start: Arc<AtomicU64>,
    /// True if somebody has chosen a language for themselves or for the server.
    chose_languages: Arc<AtomicBool>,
    by: Arc<Mutex<BTreeMap<Snowflake, u64>>>,
}

impl Opened {
    /// Records that the bot was restarted.
    pub fn forget(&self) {
        self.start.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns whether the running bot knows this message.
    pub fn is_known(&self, message: Snowflake) -> bool {
        self.lock().get(&message) == Some(&self.now())
    }

    /// Records that this was picked.
    fn picked(&self, select: &str) {
        let of_languages = [Press::Settings(SettingsPress::OwnLanguage), LANGUAGE];
        if of_languages.iter().any(|press| press.text() == select) {
            self.chose_languages.store(true, Ordering::Relaxed);
        }
    }

    /// Returns whether somebody has chosen a language.
    pub fn chose_languages(&self) -> bool {
        self.chose_languages.load(Ordering::Relaxed)
    }

    /// The number of the running bot's start.
    pub fn now(&self) -> u64 {
        self.start.load(Ordering::Relaxed)
    }

    /// Records the response of the bot that was running when the request was sent.
    pub fn answered(&self, asked: u64, answer: &Result<Answer, Impossible>) {
        if let Ok(Answer::Message(message) | Answer::Update(message)) = answer
            && (is_own(message) || looks(message))
        {
            self.lock().insert(message.id, asked);
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<Snowflake, u64>> {
        self.by.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
pub struct Player {
    pub person: Person,
    pub playground: Arc<Playground>,
    pub luck: Luck,
    pub swarm: Arc<Swarm>,
    pub moods: Moods,
    pub opened: Opened,
    pub trace: Trace,
    /// The buttons that they have seen.
    pub seen: Vec<(Snowflake, String)>,
}

impl Player {
    /// Plays until no channel is left.
    pub async fn play(mut self) {
        let patient = self.luck.ms(600, 6000);
        loop {
            tokio::time::sleep(self.luck.ms(20, patient.as_millis() as u64)).await;
            if self.moods.are(Mood::Still) {
                continue;
            }
            let places = places(&self.playground);
            let Some(channel) = self.luck.one_of(&places).cloned() else { return };
            let shown = self.person.sees_last(&channel, LOOKED_AT);
            if self.moods.are(Mood::Wild) {
                self.do_anything(&channel, &shown).await;
            } else {
                self.go_on(&channel, &shown).await;
            }
        }
    }

    /// Moves the game in this channel a little closer to its end.
    async fn go_on(&mut self, channel: &Channel, shown: &[Message]) {
        let own = shown.iter().rev().find(|message| is_own(message) && offers(message, ".do."));
        if let Some(own) = own {
            let id = self.answer_on(own);
            return self.press(own, &id).await;
        }
        let paused = shown.iter().rev().find_map(|message| {
            let go_on = live(message).find(|id| matches!(Press::read(id), Ok(Press::GoOn(_))));
            go_on.map(|go_on| (message, go_on))
        });
        if let Some((board, go_on)) = paused {
            return self.press(board, &go_on).await;
        }
        let lobby = shown.iter().rev().find(|message| offers(message, ".fill-and-begin"));
        if let Some(lobby) = lobby {
            let begin = live(lobby).find(|id| id.ends_with(".fill-and-begin"));
            return self.press(lobby, &begin.unwrap_or_default()).await;
        }
        let laid_out = shown.iter().rev().find(|message| is_own(message));
        let marks: Vec<String> = laid_out
            .map(|own| live(own).filter(|id| id.ends_with(".show.hand")).collect())
            .unwrap_or_default();
        match (laid_out, self.luck.one_of(&marks).cloned()) {
            (Some(own), Some(mark)) if self.luck.once_in(3) => self.press(own, &mark).await,
            _ if self.luck.once_in(4) => {
                self.type_in(channel, "/wizard hand").await;
            }
            _ => {}
        }
    }

    async fn do_anything(&mut self, channel: &Channel, shown: &[Message]) {
        let buttons = shown.iter().flat_map(|message| live(message).map(|id| (message.id, id)));
        let mut buttons: Vec<(Snowflake, String)> = buttons.collect();
        let is_of_table =
            |id: &str| !OF_NO_TABLE.iter().any(|start| id.starts_with(start)) && !is_ending(id);
        let has_table = buttons.iter().any(|(_, id)| is_of_table(id));
        buttons.retain(|(_, id)| self.swarm.presses(id));
        self.keep(&buttons);
        if !has_table && !self.luck.once_in(4) {
            let command = self.a_game();
            self.type_in(channel, &command).await;
            return;
        }
        let own: Vec<&Message> = shown.iter().filter(|message| is_own(message)).collect();
        let panel = shown.iter().rev().find(|message| !message.selects.is_empty());
        if let Some(panel) = panel.filter(|_| self.luck.once_in(3)) {
            return self.pick_on(panel).await;
        }
        if self.luck.once_in(20) {
            return self.look_beside(channel).await;
        }
        if self.luck.once_in(12) {
            return self.watch(&own, &buttons).await;
        }
        match self.luck.below(20) {
            0..9 if own.iter().any(|own| offers(own, ".do.")) => {
                let own = own.into_iter().rev().find(|own| offers(own, ".do."));
                if let Some(own) = own {
                    let id = self.answer_on(own);
                    self.press(own, &id).await;
                }
            }
            0..14 => {
                let Some((message, id)) = self.luck.one_of(&buttons).cloned() else { return };
                if !is_ending(&id) || self.luck.once_in(6) {
                    self.forge(message, id, 1).await;
                }
            }
            14 if self.swarm.has(Habit::OldButtons) => {
                let seen = self.luck.one_of(&self.seen).cloned();
                let Some((message, id)) = seen else { return };
                self.forge(message, id, 1).await;
            }
            15 if self.swarm.has(Habit::Repeats) => {
                let Some((message, id)) = self.luck.one_of(&buttons).cloned() else { return };
                let times = if self.luck.once_in(6) { 30 } else { 2 };
                if !is_ending(&id) {
                    self.forge(message, id, times).await;
                }
            }
            16 if self.swarm.has(Habit::ClientRestarts) && self.luck.once_in(3) => {
                self.person.restart_client();
            }
            16 if self.swarm.has(Habit::Dismissals) => {
                if let Some(own) = self.luck.one_of(&own) {
                    let _ = self.person.dismiss(own);
                }
            }
            _ => self.type_something(channel).await,
        }
    }

    /// Lets spectators look, or no longer, or looks through somebody's eyes.
    async fn watch(&mut self, own: &[&Message], buttons: &[(Snowflake, String)]) {
        let looks = |id: &String| {
            matches!(Press::read(id), Ok(Press::Spectator(_, SpectatorPress::Look(_))))
        };
        let look = buttons.iter().rev().find(|(_, id)| looks(id)).cloned();
        let open = OwnPress::Eyes(!self.luck.once_in(4));
        let open = own.last().and_then(|own| {
            let table = live(own).find_map(|id| Press::read(&id).ok()?.table())?;
            Some((own.id, Press::Own(table, Draft::default(), open).text()))
        });
        let open = open.filter(|(_, id)| self.swarm.presses(id));
        if let Some((message, id)) = look.or(open) {
            self.forge(message, id, 1).await;
        }
    }

    /// Types a command, or a move in words.
    async fn type_something(&mut self, channel: &Channel) {
        let swarm = self.swarm.clone();
        let often = [Subcommand::Hand, Subcommand::Board, Subcommand::Scores];
        let ending = [Subcommand::Pause, Subcommand::End];
        let often = often.into_iter().chain(ending);
        let mut often: Vec<Subcommand> = often.filter(|of| swarm.commands.contains(of)).collect();
        often.push(Subcommand::Hand);
        let known = if self.luck.once_in(2) { &often } else { &swarm.commands };
        match self.luck.one_of(known) {
            Some(Subcommand::Move) => self.move_in_words(channel).await,
            Some(subcommand) => {
                let name: &'static str = subcommand.into();
                self.type_in(channel, &format!("/wizard {name}")).await;
            }
            None => {}
        }
    }

    /// Types a move: a suggestion, or the typed text.
    async fn move_in_words(&mut self, channel: &Channel) {
        let typed = *self.luck.one_of(&["", "1", "p", "roll", "stay", "\u{1f0cf}"]).unwrap();
        let command = format!("/wizard move what:{typed}");
        self.trace.say(&format!("{} is typing {command}", self.person.name));
        let offered = self.person.suggestions(channel, &command).await.unwrap_or_default();
        let chosen = self.luck.one_of(&offered).map(|choice| choice.value.clone());
        let what = chosen.unwrap_or_else(|| typed.to_owned());
        self.type_in(channel, &format!("/wizard move what:{what}")).await;
    }

    /// Opens a message that belongs to no table, and presses its buttons.
    async fn look_beside(&mut self, channel: &Channel) {
        let challenges = self.luck.once_in(8);
        let known = |opens: &&str| {
            let subcommand = opens.split(' ').next().and_then(|word| word.parse().ok());
            subcommand.is_some_and(|subcommand| self.swarm.commands.contains(&subcommand))
        };
        let known: Vec<&str> = BESIDE.into_iter().filter(known).collect();
        let opened = match self.luck.one_of(&known) {
            _ if challenges => self.challenge_somebody(channel).await,
            Some(opens) => self.type_in(channel, &format!("/wizard {opens}")).await,
            None => None,
        };
        let Some(opened) = opened else { return };
        for _ in 0..self.luck.below(PRESSES_BESIDE) {
            // The player's client may have been restarted.
            let Some(shown) = self.person.look(opened).filter(|_| self.moods.are(Mood::Wild))
            else {
                return;
            };
            if self.luck.once_in(3) {
                self.pick_on(&shown).await;
            }
            let is_pressed = |id: &String| !is_ending(id) && self.swarm.presses(id);
            let buttons: Vec<String> = live(&shown).filter(is_pressed).collect();
            let Some(id) = self.luck.one_of(&buttons).cloned() else { return };
            self.press(&shown, &id).await;
        }
    }

    /// One of the offered answers.
    fn answer_on(&mut self, own: &Message) -> String {
        let answers: Vec<String> = live(own).filter(|id| id.contains(".do.")).collect();
        self.luck.one_of(&answers).cloned().unwrap_or_default()
    }

    /// Picks a random option on the panel.
    async fn pick_on(&mut self, panel: &Message) {
        let Some(select) = self.luck.one_of(&panel.selects) else { return };
        if !self.swarm.has(Habit::Picks) || !self.swarm.presses(&select.custom_id) {
            return;
        }
        let Some(option) = self.luck.one_of(&select.options) else { return };
        if let Ok(Press::Hour(_, HourPress::Pick)) = Press::read(&select.custom_id)
            && self.luck.once_in(2)
        {
            return self.name_hour_soon(panel, &select.custom_id).await;
        }
        let mut values = vec![option.value.as_str()];
        if let Ok(Press::Spectator(_, SpectatorPress::Guess(_))) = Press::read(&select.custom_id) {
            let others = select.options.iter().filter(|other| *other != option);
            values.extend(others.map(|other| &*other.value).filter(|_| self.luck.once_in(3)));
        }
        let name = &self.person.name;
        self.trace.say(&format!("{name} picks {values:?} in {}", select.custom_id));
        self.opened.picked(&select.custom_id);
        let asked = self.opened.now();
        let answer = self.person.pick_values(panel, &select.custom_id, &values).await;
        self.opened.answered(asked, &answer);
        self.trace.say(&format!("{name} got {}", told(&answer)));
    }

    /// Names a moment that comes soon, where only full hours are offered.
    async fn name_hour_soon(&mut self, panel: &Message, select: &str) {
        let at = now_ms() + self.luck.ms(500, 20_000).as_millis() as i64;
        self.trace.say(&format!("{} picks {at} in {select}", self.person.name));
        let answer = self.person.forge_pick(panel.id, select, &[&at.to_string()]).await;
        self.trace.say(&format!("{} got {}", self.person.name, told(&Ok(answer))));
    }

    fn keep(&mut self, buttons: &[(Snowflake, String)]) {
        let new = buttons.iter().filter(|button| !self.seen.contains(button)).cloned();
        let new: Vec<_> = new.collect();
        self.seen.extend(new);
        let too_many = self.seen.len().saturating_sub(KEPT);
        self.seen.drain(..too_many);
    }

    /// A command that opens a lobby, with random options that may contradict each other.
    fn a_game(&mut self) -> String {
        let kind = self.luck.one_of(&self.swarm.games).copied().unwrap_or_default();
        let mut command = format!("/wizard play game:{}", kind.word());
        if kind == GameKind::Cards {
            command += " preset:quick";
        }
        if self.swarm.has(Habit::Clocks)
            && let Some(clock) = self.luck.one_of(Clock::VARIANTS)
        {
            command.extend([" clock:", clock.word()]);
        }
        if self.swarm.has(Habit::Threads) && self.luck.once_in(2) {
            command += " thread:true";
        }
        for choice in henge::rules::Options::choices(kind) {
            let values = choice.words();
            if choice.name != "rounds"
                && self.swarm.has(Habit::Variants)
                && self.luck.once_in(3)
                && let Some(value) = self.luck.one_of(&values)
            {
                command.extend([" ", &choice.name, ":", value.as_str()]);
            }
        }
        command
    }

    async fn press(&self, message: &Message, id: &str) {
        self.trace.say(&format!("{} presses {id} on {}", self.person.name, message.id));
        let asked = self.opened.now();
        let answer = self.person.press_id(message, id).await;
        self.take(asked, answer).await;
    }

    /// Records the response of the bot that was running when the request was sent. A form is filled
    /// in.
    async fn take(&self, asked: u64, answer: Result<Answer, Impossible>) {
        self.opened.answered(asked, &answer);
        self.trace.say(&format!("{} got {}", self.person.name, told(&answer)));
        if let Ok(Answer::Form(form)) = answer {
            let words = TYPED[form.id.0 as usize % TYPED.len()];
            self.trace.say(&format!("{} fills in {words:?}", self.person.name));
            let answer = self.person.fill(&form, &[words]).await;
            self.trace.say(&format!("{} got {}", self.person.name, told(&answer)));
        }
    }

    /// Presses a button that may be gone already, several times at once.
    async fn forge(&self, message: Snowflake, id: String, times: u64) {
        self.trace.say(&format!("{} presses {id} on {message}, {times} times", self.person.name));
        let asked = self.opened.now();
        let presses = (0..times).map(|_| {
            let (person, id) = (self.person.clone(), id.clone());
            tokio::spawn(async move { person.forge_press(message, &id).await })
        });
        for press in presses.collect::<Vec<_>>() {
            self.take(asked, Ok(press.await.unwrap())).await;
        }
    }

    /// Types a command. Returns the message in the response.
    async fn type_in(&self, channel: &Channel, command: &str) -> Option<Snowflake> {
        self.trace.say(&format!("{} types {command} in {}", self.person.name, channel.name));
        let asked = self.opened.now();
        self.opened_by(asked, self.person.command(channel, command).await)
    }

    /// Challenges a person by the command in their menu. Returns the message in the response.
    async fn challenge_somebody(&mut self, channel: &Channel) -> Option<Snowflake> {
        let people = self.playground.people();
        let of = self.luck.one_of(&people)?;
        self.trace.say(&format!("{} challenges {}", self.person.name, of.name));
        let asked = self.opened.now();
        self.opened_by(asked, self.person.use_on(channel, &CHALLENGE, of.id).await)
    }

    /// Records the response to a command. Returns the message in it.
    fn opened_by(&self, asked: u64, answer: Result<Answer, Impossible>) -> Option<Snowflake> {
        self.opened.answered(asked, &answer);
        self.trace.say(&format!("{} got {}", self.person.name, told(&answer)));
        Some(answer.ok()?.message()?.id)
    }
}

/// The places where people play: the channels, and the threads in them.
pub fn places(playground: &Playground) -> Vec<Channel> {
    let channels = playground.channels();
    let threads: Vec<Channel> =
        channels.iter().flat_map(|channel| playground.threads(channel)).collect();
    [channels, threads].concat()
}

/// Maximum time that a person waits for a response.
pub const LONGEST_PRESS: Duration = Duration::from_secs(4);

/// The `custom_id`s of the enabled buttons.
pub fn live(message: &Message) -> impl Iterator<Item = String> {
    let live = message.buttons().filter(|button| !button.disabled);
    live.filter_map(|button| button.custom_id.clone())
}

fn offers(message: &Message, part: &str) -> bool {
    live(message).any(|id| id.contains(part))
}

/// Returns whether this is a private message with a player's hand or page, or with a screen opened
/// in it.
pub fn is_own(message: &Message) -> bool {
    message.is_ephemeral() && live_or_select(message).any(|id| id.starts_with("2.o."))
}

/// Returns whether this is the message of a spectator who looks through a player's eyes.
pub fn looks(message: &Message) -> bool {
    let look_away =
        |id: String| matches!(Press::read(&id), Ok(Press::Spectator(_, SpectatorPress::LookAway)));
    message.is_ephemeral() && live(message).any(look_away)
}

/// The `custom_id`s of a message's enabled buttons and of its selects.
pub fn live_or_select(message: &Message) -> impl Iterator<Item = String> {
    live(message).chain(message.selects.iter().map(|select| select.custom_id.clone()))
}

/// Returns whether a button ends something for good once it is confirmed.
pub fn is_ending(id: &str) -> bool {
    matches!(
        Press::read(id),
        Ok(Press::Own(_, _, OwnPress::StepAway | OwnPress::Leave | OwnPress::End)
            | Press::Privacy(_))
    )
}

fn told(answer: &Result<Answer, Impossible>) -> String {
    match answer {
        Ok(Answer::Failed) => "no answer".to_owned(),
        Ok(Answer::Form(form)) => format!("a form: {}", form.title),
        Ok(answer) => {
            let text = answer.clone().message().map(|message| message.text()).unwrap_or_default();
            format!("an answer: {}", text.replace('\n', " / "))
        }
        Err(impossible) => impossible.to_string(),
    }
}
