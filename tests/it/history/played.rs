//! Whole games at a table, with everybody's views at each moment.

use henge::computer::{Level, choose};
use henge::history::Replay;
use henge::rules::{Chance, Options, Seat, SeatCount, SeatView, TableView, cards};
use henge::table::{
    AfterRoll, By, ChannelId, GuildId, Location, Move, Opening, Order, Person, PressId, Secret,
    Step, Table, TableId, UserId,
};
use rand::{Rng, RngExt as _};

use crate::shared::options::dice_options;

/// The display name of somebody whose data was deleted.
pub const FORMER: &str = "a former player";

/// The views at a moment: the table's, and each seat's in the order of play.
pub struct Seen {
    /// The number of entries in the log.
    pub entries: u32,
    pub table: TableView,
    pub seats: Vec<SeatView>,
}

/// A game as far as it was played, its log, and the views at each moment.
pub struct Played {
    level: Level,
    pub table: Table,
    pub log: Vec<String>,
    pub seen: Vec<Seen>,
}

/// The number of answers after which a game is ended early, if it is.
pub type EndedAfter = Option<u32>;

impl Played {
    /// Plays a game between people with these names and this randomness. Everybody is always asked.
    pub fn play(
        options: Options,
        names: &[String],
        luck: &mut impl Rng,
        ended: EndedAfter,
    ) -> Self {
        Self::play_at(Level::RANDOM, options, names, luck, ended)
    }

    /// Plays like [`Self::play`], at this level.
    pub fn play_at(
        level: Level,
        options: Options,
        names: &[String],
        luck: &mut impl Rng,
        ended: EndedAfter,
    ) -> Self {
        let mut played =
            Self { level, table: lobby(options, names, luck), log: Vec::new(), seen: Vec::new() };
        played.step(1, &Move::Begin);
        if let Options::Dice(_) = options {
            for number in 1..=names.len() as u64 {
                played.step(number, &Move::Order(Order::Dice(AfterRoll::AskAlways.into())));
            }
        }
        played.look();
        let mut draws = Chance::new([luck.random(); 32]).set_up();
        let mut answers = 0;
        while !played.table.is_over() {
            if ended == Some(answers) {
                played.step(1, &Move::End);
            } else {
                played.answer(luck, &mut draws);
                answers += 1;
            }
            played.look();
        }
        played
    }

    pub fn replay(&self) -> Replay {
        Replay::of(&self.table, &self.log, FORMER).unwrap()
    }

    /// Somebody who is asked takes the action that they consider best.
    fn answer(&mut self, luck: &mut impl Rng, draws: &mut henge::rules::Draws) {
        let own = (1..=6).filter_map(|number| self.table.private_view(UserId::new(number)));
        let asked: Vec<_> = own
            .zip(1..)
            .filter_map(|(own, number)| {
                let action = choose(self.level, &own.game, draws)?;
                Some((number, own, action))
            })
            .collect();
        let (number, own, action) = &asked[luck.random_range(0..asked.len())];
        let answer = |action| Move::Answer { question: own.question, action };
        self.step(*number, &answer(*action));
        if self.level != Level::RANDOM {
            return;
        }
        // Sometimes they change their mind, if they still can.
        let other = choose(self.level, &own.game, draws).filter(|other| other != action);
        if let Some(other) = other.filter(|_| luck.random_bool(0.3))
            && self.table.decide(&by(*number), &answer(other), 0).is_ok()
        {
            self.look();
            self.step(*number, &answer(other));
        }
    }

    fn step(&mut self, number: u64, next: &Move) {
        let Step { table, log, .. } = self.table.decide(&by(number), next, 0).unwrap();
        self.log.extend(log.lines);
        self.table = table;
    }

    fn look(&mut self) {
        let view = self.table.public_view();
        let board = view.board().unwrap();
        let seats = (0..board.players.len()).map(|seat| {
            let person = board.players[seat].scored_for().unwrap().id;
            let own = self.table.private_view(person).unwrap();
            assert_eq!(own.seat, Seat::new(seat as u8));
            own.game
        });
        let (entries, table) = (board.entries, board.game.clone());
        self.seen.push(Seen { entries, table, seats: seats.collect() });
    }
}

fn by(number: u64) -> By {
    let person = person(number, &format!("Person {number}"));
    By::Person { person, press: PressId::new(number), manages: false, last_played: Vec::new() }
}

fn person(number: u64, name: &str) -> Person {
    Person { id: UserId::new(number), name: name.to_owned() }
}

fn lobby(options: Options, names: &[String], luck: &mut impl Rng) -> Table {
    let opening = Opening::new(
        Location { guild: GuildId::new(1), channel: ChannelId::new(1) },
        person(1, &names[0]),
        PressId::new(1),
        options,
        Secret::stored(luck.random()),
    );
    let mut table = Table::open(TableId::new(u64::MAX / 2), &opening);
    for (number, name) in (1..).zip(names).skip(1) {
        let by = By::Person {
            person: person(number, name),
            press: PressId::new(number),
            manages: false,
            last_played: Vec::new(),
        };
        table = table.decide(&by, &Move::Sit, 0).unwrap().table;
    }
    table
}

/// Every combination of options of both games, each with a number of players that it allows; long
/// card games are rare.
pub fn every_option() -> Vec<(Options, usize)> {
    let mut all = Vec::new();
    for seats in 2..=6 {
        let count = SeatCount::try_from(seats).unwrap();
        let of_cards = cards::Options::every_combination(count).into_iter().enumerate();
        // Each number of players plays a third of the options, so that all of them occur.
        let of_cards = of_cards.filter(|(number, options)| match options.rounds {
            cards::Rounds::Short => number % 3 == seats % 3,
            cards::Rounds::All | cards::Rounds::Tournament => number % 37 == seats,
        });
        all.extend(of_cards.map(|(_, options)| (Options::Cards(options), seats)));
        all.extend(dice_options(count).map(|options| (Options::Dice(options), seats)));
    }
    all
}

pub fn names(count: usize) -> Vec<String> {
    ["Ada", "Ben", "Cy", "Di", "Eve", "Finn"][..count]
        .iter()
        .map(|name| (*name).to_owned())
        .collect()
}
