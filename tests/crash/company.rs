//! People who play on whatever happens: they press what they see, and note what they are told.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use playground::{Answer, Channel, Message, Person, Playground};
use rand::RngExt as _;
use tokio::task::JoinHandle;

/// Some people in a channel of their own.
pub struct Company {
    pub command: &'static str,
    /// The host first.
    pub people: &'static [&'static str],
    /// How many computer players join them.
    pub computers: usize,
    pub channel: Channel,
}

/// Something that the bot has told somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// This person sits at this table.
    Seated { table: u64, user: u64 },
    /// The game at this table has begun.
    Begun { table: u64 },
    /// This person has answered this question like this.
    Answered { table: u64, user: u64, question: u32, answer: String },
}

/// Everything that the bot has told, and whether new games are begun.
#[derive(Clone, Default)]
pub struct Told(Arc<Mutex<Notes>>);

#[derive(Default)]
struct Notes {
    facts: Vec<Fact>,
    seen: BTreeMap<String, String>,
    last_game: bool,
}

impl Told {
    pub fn all(&self) -> Vec<Fact> {
        self.0.lock().unwrap().facts.clone()
    }

    /// No new game is begun from now on.
    pub fn play_to_the_end(&self) {
        self.0.lock().unwrap().last_game = true;
    }

    /// What everybody last saw.
    pub fn stuck(&self) -> BTreeMap<String, String> {
        self.0.lock().unwrap().seen.clone()
    }

    fn is_last_game(&self) -> bool {
        self.0.lock().unwrap().last_game
    }

    fn note(&self, fact: Fact) {
        self.0.lock().unwrap().facts.push(fact);
    }

    fn sees(&self, who: &str, what: String) {
        self.0.lock().unwrap().seen.insert(who.to_owned(), what);
    }
}

impl Company {
    /// Everybody plays, each for themselves.
    pub fn sit_down(self, playground: &Playground, told: &Told) -> Vec<JoinHandle<()>> {
        let company = Arc::new(self);
        let player = |name: &&str| Player {
            person: playground.person(name).unwrap(),
            host: company.people[0] == *name,
            company: company.clone(),
            told: told.clone(),
            hand: None,
            pressed: None,
        };
        company.people.iter().map(player).map(|player| tokio::spawn(player.play())).collect()
    }
}

/// One of them.
struct Player {
    person: Person,
    host: bool,
    company: Arc<Company>,
    told: Told,
    /// The private message that shows the hand.
    hand: Option<Message>,
    /// What was pressed on it and is not acknowledged yet.
    pressed: Option<HandPress>,
}

/// An answer to a question, as the button names it.
#[derive(Clone, Debug)]
struct HandPress {
    text: String,
    table: u64,
    question: u32,
    answer: String,
}

/// What a table's message offers.
enum Sight {
    Lobby(Message),
    Game(Message),
    Over,
}

impl Player {
    async fn play(mut self) {
        loop {
            tokio::time::sleep(Duration::from_millis(2)).await;
            let sight = self.sight();
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
        let messages = self.person.sees(&self.company.channel);
        let (sight, table, text) = messages.into_iter().rev().find_map(|message| {
            let text = message.text();
            let (sight, table) = sight(message)?;
            Some((sight, table, text))
        })?;
        self.told.sees(&self.person.name, text);
        if let Some(pressed) = self.pressed.take_if(|pressed| {
            matches!(sight, Sight::Over) && pressed.table == table || pressed.table < table
        }) {
            // The game could not have ended without it.
            self.answered(pressed);
        }
        Some(sight)
    }

    async fn open(&mut self) {
        self.hand = None;
        if !self.host {
            return tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let answer = self.person.command(&self.company.channel, self.company.command).await;
        if answer.is_ok_and(|answer| answer.message().is_some_and(|m| m.is_ephemeral())) {
            // The channel has a table that is not to be seen.
            let _ = self.person.command(&self.company.channel, "/wizard board").await;
        }
    }

    async fn sit_or_begin(&mut self, lobby: &Message) {
        let Company { people, computers, .. } = *self.company;
        let text = lobby.text();
        if !text.contains(&self.person.name) {
            return self.press_lobby(lobby, "sit").await;
        }
        if !self.host {
            return tokio::time::sleep(Duration::from_millis(10)).await;
        }
        if text.matches("computer (").count() < computers {
            return self.press_lobby(lobby, "add").await;
        }
        if people.iter().all(|name| text.contains(name)) {
            self.press_lobby(lobby, "begin").await;
        }
    }

    async fn press_lobby(&mut self, lobby: &Message, word: &str) {
        let Some(Answer::Update(now)) = self.press(lobby, word).await else { return };
        let text = now.text();
        match sight(now) {
            Some((Sight::Lobby(_), table)) if text.contains(&self.person.name) => {
                self.told.note(Fact::Seated { table, user: self.person.id.0 });
            }
            Some((Sight::Game(_), table)) => self.told.note(Fact::Begun { table }),
            Some((Sight::Lobby(_) | Sight::Over, _)) | None => {}
        }
    }

    /// Looks at the hand and presses what it offers.
    async fn act(&mut self, board: &Message) {
        let Some(hand) = self.look_at_hand(board).await else { return };
        let offered: Vec<HandPress> = hand.buttons().filter_map(hand_press).collect();
        if let Some(pressed) = self.pressed.take() {
            match offered.iter().find(|press| press.question == pressed.question) {
                // It did not arrive: the same is pressed again.
                Some(_) => return self.press_hand(&hand, pressed).await,
                None => self.answered(pressed),
            }
        }
        if offered.is_empty() {
            return tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let any = rand::rng().random_range(0..offered.len());
        self.press_hand(&hand, offered[any].clone()).await;
    }

    /// The hand anew, on the message it was on or on another one.
    async fn look_at_hand(&mut self, board: &Message) -> Option<Message> {
        let shown = self.hand.take().filter(|_| rand::rng().random_bool(0.8));
        let answer = match shown {
            Some(hand) => {
                let answer = self.press(&hand, "refresh").await?;
                self.hand = self.person.look(hand.id);
                answer
            }
            None if rand::rng().random_bool(0.5) => self.press(board, "hand").await?,
            None => self.person.command(&self.company.channel, "/wizard hand").await.ok()?,
        };
        let hand = answer.message().filter(|hand| hand.is_ephemeral() && !hand.loading)?;
        let is_hand = text_of(&hand, "refresh").is_some();
        self.hand = Some(hand).filter(|_| is_hand);
        self.hand.clone()
    }

    /// Presses the button whose text ends with this word.
    async fn press(&self, message: &Message, word: &str) -> Option<Answer> {
        self.person.press_id(message, &text_of(message, word)?).await.ok()
    }

    async fn press_hand(&mut self, hand: &Message, press: HandPress) {
        let answer = self.person.press_id(hand, &press.text).await;
        let Ok(Answer::Update(shown)) = answer else {
            self.pressed = Some(press);
            return;
        };
        let asked_again =
            shown.buttons().filter_map(hand_press).any(|now| now.question == press.question);
        if asked_again {
            self.pressed = Some(press);
        } else {
            self.answered(press);
        }
        self.hand = Some(shown);
    }

    fn answered(&self, HandPress { table, question, answer, text: _ }: HandPress) {
        self.told.note(Fact::Answered { table, user: self.person.id.0, question, answer });
    }
}

/// What a message of a table offers, and which table it is.
fn sight(message: Message) -> Option<(Sight, u64)> {
    let texts: Vec<String> =
        message.buttons().filter_map(|button| button.custom_id.clone()).collect();
    let (kind, table) = texts.iter().find_map(|text| {
        let fields: Vec<&str> = text.split('.').collect();
        match fields.as_slice() {
            ["1", "r", table] => Some(('r', table.parse().ok()?)),
            ["1", "l", table, "sit"] => Some(('l', table.parse().ok()?)),
            ["1", "s", table, "hand"] => Some(('s', table.parse().ok()?)),
            _ => None,
        }
    })?;
    let sight = match kind {
        'r' => Sight::Over,
        'l' => Sight::Lobby(message),
        _ => Sight::Game(message),
    };
    Some((sight, table))
}

fn text_of(message: &Message, word: &str) -> Option<String> {
    let mut texts = message.buttons().filter_map(|button| button.custom_id.clone());
    texts.find(|text| text.rsplit('.').next() == Some(word))
}

fn hand_press(button: &playground::Button) -> Option<HandPress> {
    let text = button.custom_id.clone().filter(|_| !button.disabled)?;
    let fields: Vec<&str> = text.split('.').collect();
    let ["1", "h", table, _, question, answer, _] = fields.as_slice() else { return None };
    let (table, question) = (table.parse().ok()?, question.parse().ok()?);
    let answer = (*answer).to_owned();
    Some(HandPress { text, table, question, answer })
}
