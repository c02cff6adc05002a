//! People who keep playing whatever happens: they press the buttons that they see, and note what
//! the bot tells them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use henge::clock::now_ms;
use henge::features::press::{HourPress, LobbyPress, OwnPress, Press, Screen};
use henge::rules::{Action, GameKind};
use henge::table::{AfterRoll, Order, Question, TableId};
use playground::{Answer, Channel, Message, Person, Playground};
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;
use tokio::task::JoinHandle;

use crate::seed::Seed;

/// The names of computer players in the lobby.
const COMPUTERS: [&str; 4] = ["Merlin", "Morgana", "Nimue", "Circe"];

/// The shortest and the longest pause after a look at the table.
const SHORT_PAUSE: Duration = Duration::from_millis(2);
const LONG_PAUSE: Duration = Duration::from_millis(200);

/// The game that is played, and its players.
#[derive(Clone, Copy, Debug)]
pub struct Company {
    pub command: &'static str,
    /// The people's names, host first. No other word of a lobby resembles them.
    pub people: &'static [&'static str],
    /// The number of computer players.
    pub computers: usize,
}

/// A fact that the bot has told somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// This person has a seat at this table.
    Seated { table: u64, user: u64 },
    /// This person's text is mixed into this table's randomness.
    Cut { table: u64, user: u64, words: String },
    /// The lobby of this table begins at this moment, in Unix milliseconds, if it has not begun before.
    Hour { table: u64, at: i64 },
    /// The game at this table has begun.
    Begun { table: u64 },
    /// This person has given this answer to this question.
    Answered { table: u64, user: u64, question: u32, action: Action },
    /// This person has set this standing order, and will set no other.
    Ordered { table: u64, user: u64, order: Order },
}

/// Everything that the bot has told, and whether new games are begun.
#[derive(Clone, Default)]
pub struct Told(Arc<Mutex<Notes>>);

#[derive(Default)]
struct Notes {
    /// Each fact, and when it was told.
    facts: Vec<(Instant, Fact)>,
    seen: BTreeMap<String, String>,
    last_game: bool,
}

impl Told {
    pub fn all(&self) -> Vec<Fact> {
        self.0.lock().unwrap().facts.iter().map(|(_, fact)| fact.clone()).collect()
    }

    /// Forgets these facts, which are lost. Returns when the first of them was told.
    pub fn forget(&self, lost: &[Fact]) -> Option<Instant> {
        let mut notes = self.0.lock().unwrap();
        let is_lost = |(_, fact): &(Instant, Fact)| lost.contains(fact);
        let first = notes.facts.iter().find(|told| is_lost(told)).map(|(at, _)| *at);
        notes.facts.retain(|told| !is_lost(told));
        first
    }

    pub fn count(&self) -> usize {
        self.0.lock().unwrap().facts.len()
    }

    /// Forgets all standing orders, which people with a fresh memory will set again.
    pub fn forget_orders(&self) {
        self.0.lock().unwrap().facts.retain(|(_, fact)| !matches!(fact, Fact::Ordered { .. }));
    }

    /// Makes sure that no new game is begun from now on.
    pub fn play_to_the_end(&self) {
        self.0.lock().unwrap().last_game = true;
    }

    /// The last thing that everybody saw.
    pub fn stuck(&self) -> BTreeMap<String, String> {
        self.0.lock().unwrap().seen.clone()
    }

    fn is_last_game(&self) -> bool {
        self.0.lock().unwrap().last_game
    }

    fn note(&self, fact: Fact) {
        self.0.lock().unwrap().facts.push((Instant::now(), fact));
    }

    fn sees(&self, who: &str, what: String) {
        self.0.lock().unwrap().seen.insert(who.to_owned(), what);
    }
}

impl Company {
    /// Lets everybody play in this channel, each in a task of their own.
    pub fn sit_down(
        self,
        channel: &Channel,
        playground: &Playground,
        told: &Told,
        seed: Seed,
    ) -> Vec<JoinHandle<()>> {
        let player = |name: &&str| {
            let person = playground.person(name).unwrap();
            let luck = seed.luck(person.id.0);
            let (company, channel, told) = (self, channel.clone(), told.clone());
            let game = OwnGame::default();
            Player { person, company, channel, told, luck, game }
        };
        self.people.iter().map(player).map(|player| tokio::spawn(player.play())).collect()
    }

    /// Lets everybody restart their Discord, and the host look where the game is.
    pub async fn look_again(self, channel: &Channel, playground: &Playground) {
        for name in self.people {
            playground.person(name).unwrap().restart_client();
        }
        open(&playground.person(self.people[0]).unwrap(), channel, self.command).await;
    }
}

/// A member of a company.
struct Player {
    person: Person,
    company: Company,
    channel: Channel,
    told: Told,
    luck: ChaCha20Rng,
    game: OwnGame,
}

/// A player's memory of their current game.
#[derive(Default)]
struct OwnGame {
    table: u64,
    /// The private message that shows the hand or the page.
    hand: Option<Message>,
    /// The answer that was pressed on it and is not acknowledged yet.
    pressed: Option<OwnAnswer>,
    /// The question that was answered last. The dice game offers it until all have answered. A
    /// message that the bot forgot when it was killed keeps offering it, or an earlier one,
    /// forever.
    answered: Option<Question>,
    /// The question to which an answer was pressed that could not be pressed again; it may arrive
    /// late, or never.
    doubtful: Option<Question>,
    /// The standing order to be set, until it is acknowledged.
    order: Option<AfterRoll>,
}

/// An answer to a question, as in a button's press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OwnAnswer {
    question: Question,
    action: Action,
}

/// The stage of a table according to its message.
enum Sight {
    Lobby(Message),
    Game(Message),
    Over,
}

impl Player {
    async fn play(mut self) {
        let mut pause = SHORT_PAUSE;
        loop {
            tokio::time::sleep(pause).await;
            let looks = Instant::now();
            let sight = self.sight();
            // On a busy machine a look takes longer, and most of the time is left to the bot.
            pause = (10 * looks.elapsed()).clamp(SHORT_PAUSE, LONG_PAUSE);
            if self.told.is_last_game() && matches!(sight, None | Some(Sight::Over)) {
                return;
            }
            match sight {
                Some(Sight::Lobby(lobby)) => self.sit_or_begin(&lobby).await,
                Some(Sight::Game(board)) => self.act(&board).await,
                Some(Sight::Over) | None => self.open().await,
            }
        }
    }

    /// The newest message of a table in the channel.
    fn sight(&mut self) -> Option<Sight> {
        let mut messages = self.person.sees(&self.channel).into_iter().rev();
        let (text, sight, table) = messages.find_map(|message| {
            let text = message.text();
            let (sight, table) = sight(message)?;
            Some((text, sight, table))
        })?;
        self.told.sees(&self.person.name, text);
        if table != self.game.table || matches!(sight, Sight::Over) {
            self.game_is_over();
        }
        if table != self.game.table {
            let order = [AfterRoll::AskAlways, AfterRoll::AskWhenClose, AfterRoll::NeverAsk];
            let order = order.choose(&mut self.luck).copied();
            self.game = OwnGame { table, order, ..OwnGame::default() };
        }
        Some(sight)
    }

    /// Records the last pressed answer, without which the game could not have ended.
    fn game_is_over(&mut self) {
        if let Some(pressed) = self.game.pressed.take() {
            self.must_have_answered(pressed);
        }
    }

    async fn open(&mut self) {
        if self.company.people[0] != self.person.name {
            return tokio::time::sleep(Duration::from_millis(20)).await;
        }
        open(&self.person, &self.channel, self.company.command).await;
    }

    async fn sit_or_begin(&mut self, lobby: &Message) {
        let Company { people, computers, .. } = self.company;
        let text = lobby.text();
        if !text.contains(&self.person.name) {
            return self.press_lobby(lobby, LobbyPress::Sit).await;
        }
        if !text.contains(&self.words()) {
            return self.cut(lobby).await;
        }
        if people[0] != self.person.name {
            return tokio::time::sleep(Duration::from_millis(10)).await;
        }
        if COMPUTERS.iter().filter(|name| text.contains(**name)).count() < computers {
            return self.press_lobby(lobby, LobbyPress::AddComputer).await;
        }
        if !people.iter().all(|name| text.contains(&words(name))) {
            return;
        }
        let waits_for_its_hour = text.contains(":t>") && text.contains(":R>");
        match self.luck.random_range(0..8) {
            0..5 if waits_for_its_hour => tokio::time::sleep(Duration::from_millis(20)).await,
            0..4 => self.name_hour(lobby).await,
            _ => self.press_lobby(lobby, LobbyPress::Begin).await,
        }
    }

    /// Lets the game begin by itself in a moment.
    async fn name_hour(&mut self, lobby: &Message) {
        let Some((Sight::Lobby(_), table)) = sight(lobby.clone()) else { return };
        let press = |press| Press::Hour(TableId::new(table), press).text();
        let shown = self.person.forge_press_and_see(lobby.id, &press(HourPress::Show)).await;
        let Some(hours) = shown.message() else { return };
        let at = now_ms() + self.luck.random_range(50..500);
        let picked =
            self.person.forge_pick(hours.id, &press(HourPress::Pick), &[&at.to_string()]).await;
        let Some(now) = picked.message() else { return };
        // The message says when the game begins; a refusal does not.
        if now.text().contains(&format!("<t:{}:t>", at.div_euclid(1000))) {
            self.told.note(Fact::Hour { table, at });
        }
    }

    /// The text that this player mixes into the randomness.
    fn words(&self) -> String {
        words(&self.person.name)
    }

    /// Opens the form for a cut, as by the button that lobbies once had, and submits it.
    async fn cut(&mut self, lobby: &Message) {
        let Some((Sight::Lobby(_), table)) = sight(lobby.clone()) else { return };
        let opens = Press::Cut(TableId::new(table)).text();
        let Answer::Form(form) = self.person.forge_press(lobby.id, &opens).await else { return };
        let Ok(Answer::Update(now)) = self.person.fill(&form, &[&self.words()]).await else {
            return;
        };
        let words = self.words();
        let text = now.text();
        if let Some((Sight::Lobby(_), table)) = sight(now).filter(|_| text.contains(&words)) {
            self.told.note(Fact::Cut { table, user: self.person.id.0, words });
        }
    }

    async fn press_lobby(&mut self, lobby: &Message, wanted: LobbyPress) {
        let is_wanted = |press: &Press| matches!(press, Press::Lobby(_, press) if *press == wanted);
        let Some(Answer::Update(now)) = self.press(lobby, is_wanted).await else { return };
        let text = now.text();
        match sight(now) {
            Some((Sight::Lobby(_), table)) if text.contains(&self.person.name) => {
                self.told.note(Fact::Seated { table, user: self.person.id.0 });
            }
            Some((Sight::Game(_), table)) => self.told.note(Fact::Begun { table }),
            Some((Sight::Lobby(_) | Sight::Over, _)) | None => {}
        }
    }
}

/// The actions of a player during the game.
impl Player {
    /// Looks at the hand or page and presses one of its buttons.
    async fn act(&mut self, board: &Message) {
        let Some(hand) = self.look_at_hand(board).await else { return };
        let offered: Vec<OwnAnswer> =
            answers(&hand).filter(|offer| Some(offer.question) > self.game.answered).collect();
        if let Some(pressed) = self.game.pressed.take() {
            match offered.iter().find(|offer| offer.question == pressed.question) {
                // The answer did not arrive; it is pressed again if its button is still there.
                Some(_) if offered.contains(&pressed) => return self.answer(&hand, pressed).await,
                Some(_) => self.game.doubtful = Some(pressed.question),
                None => self.must_have_answered(pressed),
            }
        }
        // Some answers are offered only after the draft has changed.
        if self.luck.random_bool(if offered.is_empty() { 0.5 } else { 0.2 }) {
            return self.lay_out(&hand).await;
        }
        if let Some(answer) = offered.choose(&mut self.luck) {
            self.answer(&hand, *answer).await;
        } else {
            self.order(&hand).await;
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Changes the draft: sorts cards or marks a die.
    async fn lay_out(&mut self, hand: &Message) {
        let laid_out: Vec<Press> = live(hand).filter(lays_out).collect();
        let Some(press) = laid_out.choose(&mut self.luck) else { return };
        if let Some(Answer::Update(shown)) = self.press(hand, |other| other == press).await {
            self.game.hand = Some(shown).filter(is_hand);
        }
    }

    /// The current hand, on the same message or on another one.
    async fn look_at_hand(&mut self, board: &Message) -> Option<Message> {
        let known = self.game.hand.take().and_then(|hand| self.person.look(hand.id));
        let known = known.or_else(|| self.opened_by_the_bot());
        let known = known.filter(|_| self.luck.random_bool(0.8));
        // Looking at the message is enough while the bot redraws it; the result of a press must be
        // requested.
        let redrawn = self.game.pressed.is_none() && self.luck.random_bool(0.3);
        let answer = match known {
            Some(hand) if redrawn => return Some(hand),
            Some(hand) if live(&hand).any(|press| lays_out(&press)) => {
                self.press(&hand, lays_out).await?
            }
            Some(_) | None if self.luck.random_bool(0.5) => {
                let shows = |press: &Press| matches!(press, Press::Show(_, Screen::Hand));
                self.press(board, shows).await?
            }
            Some(_) | None => self.person.command(&self.channel, "/wizard hand").await.ok()?,
        };
        self.game.hand = answer.message().filter(is_hand);
        self.game.hand.clone()
    }

    /// The hand that appeared by itself when the game began.
    fn opened_by_the_bot(&self) -> Option<Message> {
        let here = |press: Press| press.table().is_some_and(|table| table.get() == self.game.table);
        let messages = self.person.sees(&self.channel).into_iter().rev();
        messages.filter(is_hand).find(|message| presses(message).any(here))
    }

    async fn answer(&mut self, hand: &Message, answer: OwnAnswer) {
        let is_it = |press: &Press| own_answer(press) == Some(answer);
        match self.press(hand, is_it).await {
            // A refused press gets a response with a sentence above everything else.
            Some(Answer::Update(shown)) if is_hand(&shown) && says_nothing_else(&shown) => {
                self.answered(answer);
                self.game.hand = Some(shown);
            }
            Some(_) | None => self.game.pressed = Some(answer),
        }
    }

    /// Sets a standing order, once per game.
    async fn order(&mut self, hand: &Message) {
        let Some(order) = self.game.order else { return };
        let Some((more, opens)) = hand.selects.iter().find_map(|select| {
            let opens = select.options.iter().find(|of| of.value.ends_with(".show.order"))?;
            Some((&select.custom_id, &opens.value))
        }) else {
            return;
        };
        let Ok(Answer::Update(orders)) = self.person.pick_id(hand, more, opens).await else {
            return;
        };
        let order = Order::Dice(order.into());
        let is_it =
            |press: &Press| matches!(press, Press::Own(_, _, OwnPress::Order(o)) if *o == order);
        let Some(Answer::Update(shown)) = self.press(&orders, is_it).await else { return };
        if is_hand(&shown) && says_nothing_else(&shown) {
            let (table, user) = (self.game.table, self.person.id.0);
            self.told.note(Fact::Ordered { table, user, order });
            self.game.order = None;
        }
    }

    fn answered(&mut self, OwnAnswer { question, action }: OwnAnswer) {
        let (table, user) = (self.game.table, self.person.id.0);
        self.told.note(Fact::Answered { table, user, question: question.get(), action });
        self.game.answered = Some(question);
    }

    /// Records the answer: a question that is no longer asked was answered by the only press on it.
    /// In the dice game a standing order may have answered it as well.
    fn must_have_answered(&mut self, answer: OwnAnswer) {
        let is_doubtful = self.game.doubtful == Some(answer.question);
        match answer.action.kind() {
            GameKind::Cards if !is_doubtful => self.answered(answer),
            GameKind::Cards => self.game.answered = Some(answer.question),
            GameKind::Dice => {}
        }
    }

    /// Presses the first enabled button that matches.
    async fn press(&self, message: &Message, meant: impl Fn(&Press) -> bool) -> Option<Answer> {
        let press = live(message).find(meant)?;
        self.person.press_id(message, &press.text()).await.ok()
    }
}

/// Opens a table, or moves the one that the channel has to where it can be seen.
async fn open(host: &Person, channel: &Channel, command: &str) {
    let answer = host.command(channel, command).await;
    if answer.is_ok_and(|answer| answer.message().is_some_and(|m| m.is_ephemeral())) {
        let _ = host.command(channel, "/wizard board").await;
    }
}

/// The text of a person's cut.
fn words(name: &str) -> String {
    format!("abra{}", name.to_lowercase())
}

/// The stage of a table according to its public message, and the number of the table.
fn sight(message: Message) -> Option<(Sight, u64)> {
    if message.is_ephemeral() {
        return None;
    }
    let (kind, table) = presses(&message).find_map(|press| match press {
        Press::Rematch(table) => Some(('r', table.get())),
        Press::Lobby(table, _) => Some(('l', table.get())),
        Press::Show(table, Screen::Hand) => Some(('s', table.get())),
        Press::Show(..)
        | Press::Cut(_)
        | Press::Vote(..)
        | Press::GoOn(_)
        | Press::Own(..)
        | Press::Join(_)
        | Press::Open(_)
        | Press::Spectator(..)
        | Press::Panel(..)
        | Press::Leaderboard(_)
        | Press::Profile(..)
        | Press::Settings(_)
        | Press::Privacy(_)
        | Press::Past(_)
        | Press::Rules(..)
        | Press::Lesson(..)
        | Press::Daily(_)
        | Press::Challenge(_)
        | Press::Hour(..)
        | Press::Bell(_)
        | Press::Week(_)
        | Press::Tablet(_)
        | Press::Command(..) => None,
    })?;
    let sight = match kind {
        'r' => Sight::Over,
        'l' => Sight::Lobby(message),
        _ => Sight::Game(message),
    };
    Some((sight, table))
}

/// The presses of all buttons and selects of a message.
pub fn presses(message: &Message) -> impl Iterator<Item = Press> {
    let buttons = message.buttons().filter_map(|button| button.custom_id.as_deref());
    let selects = message.selects.iter().map(|select| select.custom_id.as_str());
    buttons.chain(selects).filter_map(|id| Press::read(id).ok())
}

/// The presses of a message's enabled buttons.
pub fn live(message: &Message) -> impl Iterator<Item = Press> {
    let live = message.buttons().filter(|button| !button.disabled);
    live.filter_map(|button| Press::read(button.custom_id.as_deref()?).ok())
}

fn answers(message: &Message) -> impl Iterator<Item = OwnAnswer> {
    live(message).filter_map(|press| own_answer(&press))
}

fn own_answer(press: &Press) -> Option<OwnAnswer> {
    match *press {
        Press::Own(_, _, OwnPress::Answer { question, action, .. }) => {
            Some(OwnAnswer { question, action })
        }
        _ => None,
    }
}

/// Returns whether this press redraws the hand or page, possibly with another draft.
fn lays_out(press: &Press) -> bool {
    matches!(press, Press::Own(_, _, OwnPress::Show(Screen::Hand)))
}

/// Returns whether no sentence about the press is above the heading of a hand or page.
fn says_nothing_else(hand: &Message) -> bool {
    hand.content.is_empty() || hand.content.starts_with("## ")
}

/// Returns whether this is a private message of a table.
fn is_hand(message: &Message) -> bool {
    let is_own = |press: Press| matches!(press, Press::Own(..));
    message.is_ephemeral() && !message.loading && presses(message).any(is_own)
}
