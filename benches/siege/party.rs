//! People who play game after game at one table; each action is one press or command.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use henge::features::press::{LobbyPress, OwnPress, Press, Screen};
use henge::table::Question;
use playground::{Answer, Channel, Message, Person, Playground, Snowflake};
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use crate::seed::Seed;
use crate::sight::{Offer, is_harmless, is_own, live, offer};

/// The games and the numbers of people; computer players take the missing seats.
pub const COMPANIES: [(&str, usize); 6] = [
    ("/wizard play", 4),
    ("/wizard play game:dice magic-cards:true", 3),
    ("/wizard play bidding:covered", 2),
    ("/wizard play game:dice", 2),
    ("/wizard play preset:quick", 1),
    ("/wizard play game:dice magic-cards:true", 1),
];

/// The number of attempts to find an action, because a press may find its button gone.
const TRIES: usize = 8;

/// The number of people at this number of tables.
pub fn people_of(tables: usize) -> usize {
    (0..tables).map(|table| COMPANIES[table % COMPANIES.len()].1).sum()
}

/// The times that people waited for responses.
#[derive(Clone, Default)]
pub struct Waits(Arc<Mutex<Vec<Duration>>>);

impl Waits {
    /// The times since the last call.
    pub fn take(&self) -> Vec<Duration> {
        std::mem::take(&mut self.0.lock().unwrap())
    }
}

/// The people at one table.
pub struct Party {
    channel: Channel,
    command: &'static str,
    players: Vec<Player>,
    board: Option<Snowflake>,
    table: u64,
    luck: ChaCha20Rng,
    waits: Waits,
    /// The number of presses and commands so far.
    deeds: usize,
}

/// A player of the party.
struct Player {
    person: Person,
    /// The private message that shows the hand or the page.
    hand: Option<Snowflake>,
    /// The question that was answered last; the dice game offers it until all have answered.
    answered: Option<Question>,
}

/// Seats these people at this number of tables, each in its own channel, beginning with the first
/// one.
pub fn parties(playground: &Playground, tables: usize, seed: Seed, waits: &Waits) -> Vec<Party> {
    let (mut people, channels) = (playground.people().into_iter(), playground.channels());
    let party = |number: usize| {
        let (command, count) = COMPANIES[number % COMPANIES.len()];
        let player = |person| Player { person, hand: None, answered: None };
        Party {
            channel: channels[number].clone(),
            command,
            players: people.by_ref().take(count).map(player).collect(),
            board: None,
            table: 0,
            luck: seed.luck(number as u64),
            waits: waits.clone(),
            deeds: 0,
        }
    };
    (0..tables).map(party).collect()
}

/// People who press until they are stopped.
pub struct Play {
    playing: JoinSet<Party>,
    stop: tokio::sync::watch::Sender<bool>,
}

impl Play {
    /// Starts all parties, with this number of presses per second in total.
    pub fn start(parties: Vec<Party>, a_second: f64) -> Self {
        let (stop, stopped) = tokio::sync::watch::channel(false);
        let every = Duration::from_secs_f64(parties.len() as f64 / a_second);
        let count = parties.len().max(1) as u32;
        let mut playing = JoinSet::new();
        for (number, party) in parties.into_iter().enumerate() {
            let (stopped, first) = (stopped.clone(), every * number as u32 / count);
            playing.spawn(party.play(first, every, stopped));
        }
        Self { playing, stop }
    }
    pub async fn stop(self) -> Vec<Party> {
        let _ = self.stop.send(true);
        self.playing.join_all().await
    }
}

impl Party {
    async fn play(
        mut self,
        first: Duration,
        every: Duration,
        mut stopped: tokio::sync::watch::Receiver<bool>,
    ) -> Self {
        let mut clock = tokio::time::interval_at(tokio::time::Instant::now() + first, every);
        // People who had to wait for a response catch up afterwards.
        clock.set_missed_tick_behavior(MissedTickBehavior::Burst);
        loop {
            tokio::select! {
                _ = clock.tick() => self.act().await,
                _ = stopped.changed() => return self,
            }
        }
    }

    /// One press or command; unsuccessful attempts to find one take no time.
    async fn act(&mut self) {
        let before = self.deeds;
        for _ in 0..TRIES {
            match self.find_board() {
                Some((Offer::Lobby(_), board)) => self.sit_or_begin(&board).await,
                Some((Offer::Game(_), board)) => self.go_on(&board).await,
                Some((Offer::Over(_), _)) | None => self.open().await,
            }
            if self.deeds > before {
                return;
            }
        }
    }

    /// The newest message of a table in the channel.
    fn find_board(&mut self) -> Option<(Offer, Message)> {
        let person = &self.players[0].person;
        let known = self.board.and_then(|id| person.look(id)).filter(|now| offer(now).is_some());
        let newest = || {
            person.sees(&self.channel).into_iter().rev().find(|message| offer(message).is_some())
        };
        let board = known.or_else(newest)?;
        self.board = Some(board.id);
        let offer = offer(&board)?;
        let (Offer::Lobby(table) | Offer::Game(table) | Offer::Over(table)) = offer;
        if table != self.table {
            self.table = table;
            for player in &mut self.players {
                (player.hand, player.answered) = (None, None);
            }
        }
        Some((offer, board))
    }

    async fn open(&mut self) {
        self.board = None;
        let answer = self.command(0, self.command).await;
        if answer.is_some_and(|answer| answer.message().is_some_and(|m| m.is_ephemeral())) {
            // The channel has a table that is not visible.
            self.command(0, "/wizard board").await;
        }
    }

    async fn sit_or_begin(&mut self, lobby: &Message) {
        let text = lobby.text();
        let without = self.players.iter().position(|p| !text.contains(&p.person.name));
        let wanted = |press: &Press| match (without, press) {
            (Some(_), Press::Lobby(_, press)) => *press == LobbyPress::Sit,
            (None, Press::Lobby(_, press)) => {
                matches!(press, LobbyPress::Begin | LobbyPress::FillAndBegin)
            }
            _ => false,
        };
        if let Some(press) = live(lobby).find(wanted) {
            self.press(without.unwrap_or_default(), lobby.id, &press.text()).await;
        }
    }

    /// Lets somebody who is asked answer; if nobody is, or now and then, somebody looks for a hand
    /// or at something. While others predict, a hand has no buttons, and counts as missing.
    async fn go_on(&mut self, board: &Message) {
        let hands: Vec<Option<Message>> =
            (0..self.players.len()).map(|who| self.hand(who)).collect();
        let asked: Vec<(usize, Snowflake, Press, Question)> = (0..hands.len())
            .flat_map(|who| hands[who].iter().map(move |hand| (who, hand)))
            .flat_map(|(who, hand)| answers(hand).map(move |(p, q)| (who, hand.id, p, q)))
            .filter(|(who, .., question)| self.players[*who].answered != Some(*question))
            .collect();
        match asked.choose(&mut self.luck) {
            Some((who, hand, press, question)) if self.luck.random_bool(0.8) => {
                let answer = self.press(*who, *hand, &press.text()).await;
                let said = |shown: Message| shown.content.is_empty();
                if answer.and_then(Answer::message).is_some_and(said) {
                    self.players[*who].answered = Some(*question);
                }
            }
            Some(_) | None => {
                let missing = (0..hands.len()).filter(|who| hands[*who].is_none());
                if let Some(who) = missing.choose(&mut self.luck) {
                    return self.look_for_hand(who, board).await;
                }
                let hands: Vec<Message> = hands.into_iter().flatten().collect();
                self.look_around(&hands, board).await;
            }
        }
    }

    /// The current private message of this player.
    fn hand(&mut self, who: usize) -> Option<Message> {
        let (table, player) = (self.table, &self.players[who]);
        player.hand.and_then(|id| player.person.look(id)).filter(|hand| is_own(hand, table))
    }

    /// Finds the hand that appeared by itself when the game began, or opens it.
    async fn look_for_hand(&mut self, who: usize, board: &Message) {
        let (table, person) = (self.table, &self.players[who].person);
        let mut seen = person.sees(&self.channel).into_iter().rev();
        if let Some(hand) = seen.find(|message| is_own(message, table)) {
            self.players[who].hand = Some(hand.id);
        } else if self.luck.random_bool(0.5) {
            self.press(who, board.id, &show_hand(table)).await;
        } else {
            self.command(who, "/wizard hand").await;
        }
    }

    /// Lets somebody sort cards, mark a die, open the scores, or go back.
    async fn look_around(&mut self, hands: &[Message], board: &Message) {
        let who = self.luck.random_range(0..hands.len());
        if self.luck.random_bool(0.03) {
            drop(self.press(who, board.id, &show_hand(self.table)).await);
            return;
        }
        let harmless: Vec<Press> = live(&hands[who]).filter(is_harmless).collect();
        let back = |press: &&Press| matches!(press, Press::Own(_, _, OwnPress::Show(Screen::Hand)));
        let back: Vec<Press> = harmless.iter().filter(back).cloned().collect();
        let wanted = if self.luck.random_bool(0.7) && !back.is_empty() { back } else { harmless };
        if let Some(press) = wanted.choose(&mut self.luck) {
            self.press(who, hands[who].id, &press.text()).await;
        }
    }

    async fn press(&mut self, who: usize, message: Snowflake, text: &str) -> Option<Answer> {
        let person = self.players[who].person.clone();
        let now = person.look(message)?;
        let started = Instant::now();
        let answer = person.press_id(&now, text).await.ok()?;
        Some(self.answered(who, started, answer))
    }

    async fn command(&mut self, who: usize, text: &str) -> Option<Answer> {
        let (person, started) = (self.players[who].person.clone(), Instant::now());
        let answer = person.command(&self.channel, text).await.ok()?;
        Some(self.answered(who, started, answer))
    }

    fn answered(&mut self, who: usize, pressed: Instant, answer: Answer) -> Answer {
        self.deeds += 1;
        self.waits.0.lock().unwrap().push(pressed.elapsed());
        if let Some(shown) = answer.clone().message() {
            if is_own(&shown, self.table) {
                self.players[who].hand = Some(shown.id);
            } else if offer(&shown).is_some() {
                self.board = Some(shown.id);
            }
        }
        answer
    }
}

/// The public messages of the table, and those of each player.
impl Party {
    pub fn channel(&self) -> &Channel {
        &self.channel
    }

    /// Adds the times that these people wait to others.
    pub fn wait_in(&mut self, waits: &Waits) {
        self.waits = waits.clone();
    }

    /// Everybody, with their private message that was opened last.
    pub fn open_hands(&mut self) -> Vec<(Person, Option<Message>)> {
        self.find_board();
        let (table, channel) = (self.table, &self.channel);
        let newest = |player: &Player| {
            let mut seen = player.person.sees(channel).into_iter().rev();
            (player.person.clone(), seen.find(|message| is_own(message, table)))
        };
        self.players.iter().map(newest).collect()
    }
}

fn show_hand(table: u64) -> String {
    Press::Show(henge::table::TableId::new(table), Screen::Hand).text()
}

/// The answers that a hand or page offers now.
fn answers(hand: &Message) -> impl Iterator<Item = (Press, Question)> {
    live(hand).filter_map(|press| match press {
        Press::Own(_, _, OwnPress::Answer { question, .. }) => Some((press, question)),
        _ => None,
    })
}
