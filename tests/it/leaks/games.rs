//! Whole random games at a table. Every seat belongs to a person, except for one seat at some
//! tables.

use henge::computer::{self, Level};
use henge::rules::{Action, Chance, Options, Seat, SeatCount, SeatView, cards, dice};
use henge::table::{
    By, ChannelId, Clock, CutWords, GuildId, Joining, Location, Move, Opening, Person, Player,
    PressId, Question, Secret, Stage, Step, Table, TableId, UserId,
};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{Rng as _, SeedableRng as _};
use strum::VariantArray as _;

use crate::shared::options::dice_options;

/// A setup: the game, and the seed of all its randomness.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    pub seats: SeatCount,
    pub options: Options,
    pub luck: u64,
}

/// Plain names, and names with Markdown or mentions that a careless message would render.
const NAMES: [&str; 6] = ["Ada", "**Ben**", "<@4>", "Di", "Eve `x`", "Finn"];

pub const STRANGER: UserId = UserId::new(999);

pub fn seats(count: usize) -> SeatCount {
    SeatCount::try_from(count).unwrap()
}

/// This number of card games for every combination of options.
pub fn card_setups(seats: SeatCount, games: u64) -> impl Iterator<Item = Setup> {
    let all = cards::Options::every_combination(seats).into_iter().map(Options::Cards);
    setups(seats, games, all)
}

/// This number of dice games for every combination of options.
pub fn dice_setups(seats: SeatCount, games: u64) -> impl Iterator<Item = Setup> {
    setups(seats, games, dice_options(seats).map(Options::Dice))
}

fn setups(
    seats: SeatCount,
    games: u64,
    all: impl Iterator<Item = Options> + Clone,
) -> impl Iterator<Item = Setup> {
    (0..games).flat_map(move |game| {
        (game * 1000..).zip(all.clone()).map(move |(luck, options)| Setup { seats, options, luck })
    })
}

impl Setup {
    /// The options, if it is a card game.
    pub const fn cards(&self) -> Option<cards::Options> {
        match self.options {
            Options::Cards(options) => Some(options),
            Options::Dice(_) => None,
        }
    }

    pub fn luck(&self) -> StdRng {
        StdRng::seed_from_u64(self.luck * 10 + self.seats.get() as u64)
    }

    /// The lobby with all seats taken.
    pub fn lobby(&self, luck: &mut StdRng) -> Table {
        let mut secret = [0; 32];
        luck.fill_bytes(&mut secret);
        let opening = Opening {
            clock: self.clock(),
            hints: true,
            ..Opening::new(
                self.location(),
                person(0),
                PressId::new(100),
                self.options,
                Secret::stored(secret),
            )
        };
        let mut lobby = Table::open(TableId::new(5), &opening);
        lobby.joining = Joining::Level(Level::RANDOM);
        lobby.titles =
            [(person(0).id, "first-win"), (person(2).id, "all-exact")].into_iter().collect();
        for number in 1..self.seats.get() - self.computers() {
            let by = by(person(number), PressId::new(100 + number as u64));
            lobby = lobby.decide(&by, &Move::Sit, 0).unwrap().table;
        }
        for _ in 0..self.computers() {
            lobby = lobby.decide(&host(), &Move::AddComputer, 0).unwrap().table;
        }
        for (number, words) in [(1, "abra"), (0, "**cadabra** <@4>")] {
            let cut = Move::Cut(CutWords::typed(words).unwrap());
            lobby = lobby.decide(&by(person(number), PressId::new(150)), &cut, 0).unwrap().table;
        }
        lobby
    }

    /// One of five tables is where the bot is not.
    const fn location(&self) -> Location {
        let guild = if self.luck % 5 == 4 { GuildId::ELSEWHERE } else { GuildId::new(7) };
        Location { guild, channel: ChannelId::new(8) }
    }

    /// The clock of the table; three of four tables on servers have one.
    const fn clock(&self) -> Clock {
        if self.location().has_bot() {
            Clock::VARIANTS[(self.luck % 4) as usize]
        } else {
            Clock::None
        }
    }

    /// The number of computer players: one at some tables of three or more players.
    fn computers(&self) -> usize {
        usize::from(self.seats.get() > 2 && self.luck % 3 == 2)
    }

    /// Plays a whole game and calls `look` whenever the table waits, from the lobby on.
    pub fn play(&self, mut look: impl FnMut(&Table, &mut StdRng)) {
        let mut luck = self.luck();
        let mut table = self.lobby(&mut luck);
        look(&table, &mut luck);
        table = self.with_a_newcomer(begun(&table).table);
        while let Stage::Playing(_) = table.stage {
            look(&table, &mut luck);
            table = any_answer(&table, &mut luck).on(&table).unwrap().table;
        }
    }
}

impl Setup {
    /// The table, where somebody takes the seat of the computer player at every other one.
    fn with_a_newcomer(&self, table: Table) -> Table {
        let is_computer = |player: &Player| matches!(player, Player::Computer { .. });
        let view = table.public_view();
        match view.players().iter().position(is_computer).filter(|_| self.luck.is_multiple_of(2)) {
            Some(seat) => {
                let newcomer = by(person(self.seats.get() - 1), PressId::new(160));
                let sit_in = Move::SitIn(Seat::new(seat as u8));
                table.decide(&newcomer, &sit_in, 0).unwrap().table
            }
            None => table,
        }
    }
}

fn person(number: usize) -> Person {
    Person { id: UserId::new(number as u64 + 1), name: NAMES[number].to_owned() }
}

/// An action of this person with this press.
pub fn by(person: Person, press: PressId) -> By {
    By::Person { person, press, manages: false, last_played: Vec::new() }
}

/// An action of the person with this id, with an arbitrary press.
pub fn by_user(user: UserId) -> By {
    by(Person { id: user, name: "Gus".to_owned() }, PressId::new(300))
}

fn host() -> By {
    by(person(0), PressId::new(200))
}

/// The step with which the host begins the game.
pub fn begun(lobby: &Table) -> Step {
    lobby.decide(&host(), &Move::Begin, 0).unwrap()
}

/// All people who play at this table.
pub fn people(table: &Table) -> Vec<UserId> {
    table.sitters().iter().filter_map(|s| s.player.person()).map(|person| person.id).collect()
}

/// The table after this person's answer to the question to their seat.
pub fn act(table: &Table, user: UserId, action: Action) -> Option<Table> {
    let question = table.private_view(user)?.question;
    let answer = Move::Answer { question, action };
    table.decide(&by_user(user), &answer, 0).ok().map(|step| step.table)
}

/// An answer of a person or a computer player.
#[derive(Clone, Debug)]
pub struct Answer {
    by: By,
    next: Move,
}

impl Answer {
    fn of(by: By, question: Question, action: Action) -> Self {
        Self { by, next: Move::Answer { question, action } }
    }

    /// The resulting step, if the answer is legal.
    pub fn on(&self, table: &Table) -> Option<Step> {
        table.decide(&self.by, &self.next, 0).ok()
    }
}

/// A random legal answer of a computer player who is asked, or else of a person.
pub fn any_answer(table: &Table, luck: &mut StdRng) -> Answer {
    let Some((seat, question, _, view)) = table.computer_asked() else {
        let (user, action) = any_action(table, luck);
        let question = table.private_view(user).unwrap().question;
        return Answer::of(by_user(user), question, action);
    };
    let action = any_of(&view, luck).expect("a computer player who is asked answers");
    Answer::of(By::Seat(seat), question, action)
}

/// A random legal answer of a person who is asked.
pub fn any_action(table: &Table, luck: &mut StdRng) -> (UserId, Action) {
    let answer = |user| Some((user, any_of(&table.private_view(user)?.game, luck)?));
    let answers: Vec<(UserId, Action)> = people(table).into_iter().filter_map(answer).collect();
    *answers.choose(luck).expect("somebody is asked")
}

/// A random legal answer of the player with this view, if they are asked.
fn any_of(view: &SeatView, luck: &mut StdRng) -> Option<Action> {
    let mut seed = [0; 32];
    luck.fill_bytes(&mut seed);
    computer::choose(Level::RANDOM, view, &mut Chance::new(seed).set_up())
}

/// A person's view as a player of a card game.
pub fn card_seat(table: &Table, user: UserId) -> Option<cards::SeatView> {
    match table.private_view(user)?.game {
        SeatView::Cards(view) => Some(*view),
        SeatView::Dice(_) => None,
    }
}

/// A person's view as a player of a dice game.
pub fn dice_seat(table: &Table, user: UserId) -> Option<dice::SeatView> {
    match table.private_view(user)?.game {
        SeatView::Cards(_) => None,
        SeatView::Dice(view) => Some(*view),
    }
}

/// The hands of all players, whether they see them or not; others must not learn them.
pub fn hands(table: &Table) -> Vec<(Seat, cards::CardSet)> {
    let everybody = people(table);
    let own = everybody.iter().filter_map(|user| match card_seat(table, *user)? {
        cards::SeatView { seat, hand: cards::Hand::Seen(hand), .. } => Some((seat, hand)),
        _ => None,
    });
    let mut hands: Vec<_> = own.collect();
    for user in everybody {
        let others = card_seat(table, user).map(|view| view.others).unwrap_or_default();
        for (seat, hand) in others {
            if hands.iter().all(|(known, _)| *known != seat) {
                hands.push((seat, hand));
            }
        }
    }
    hands.sort_by_key(|(seat, _)| *seat);
    hands
}
