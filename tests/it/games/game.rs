//! A stored game, read from its record, or from its log and the accompanying data of the database.

use henge::record::{Company, Header, Record};
use henge::rules::chance::{Proof, commitment};
use henge::rules::{GameKind, Options, Rules, Seat, SeatCount};
use henge::table::{
    AfterGame, ChannelId, Clock, Cut, CutWords, GuildId, Joining, LastTime, Lobby, Location,
    Person, Player, Playing, PressId, Secret, Sitter, Stage, StoredGame, Table, TableGame, TableId,
    Titles, UserId,
};
use serde::Deserialize;
pub struct Game<G: Rules> {
    pub options: Options,
    /// The names in the order of play.
    pub names: Vec<String>,
    /// The seat for each place in sitting order.
    pub order: Vec<Seat>,
    pub proof: Proof,
    pub beginning: G::Beginning,
    /// The lines after the first.
    pub lines: Vec<String>,
}

/// The first line of a log in `logs/`: the accompanying data of the database.
#[derive(Deserialize)]
struct Beside {
    #[serde(flatten)]
    options: Options,
    table: u64,
    #[serde(with = "hex::serde")]
    secret: [u8; 32],
    begin: u64,
    /// The seats in sitting order.
    seats: Vec<BesideSeat>,
}

#[derive(Deserialize)]
struct BesideSeat {
    name: String,
    press: u64,
}

/// The game to which a record or a log belongs.
pub fn kind(text: &str) -> GameKind {
    let options: Options = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    options.kind()
}

/// The ways to read a stored game.
pub trait Read {
    fn of_record(record: &str) -> Self;
    fn of_log(log: &str) -> Self;
}

impl<G: Rules> Read for Game<G>
where
    G::Options: Copy,
{
    fn of_record(record: &str) -> Self {
        let mut lines = record.lines().map(str::to_owned);
        let first = lines.next().unwrap();
        let header: Header<G::Header> = serde_json::from_str(&first).unwrap();
        let proof = header.proof.expect("the game has ended");
        let seats = SeatCount::try_from(header.seats.len()).unwrap();
        let mut draws = proof.chance().set_up();
        let order = draws.order_of_play(seats);
        let last_played = G::last_played(&header.beginning, seats);
        let beginning = G::draw(choices::<G>(&first), &order, last_played, &mut draws);
        let beginning = beginning.unwrap_or_else(|unplayable| panic!("{unplayable}"));
        let (options, names) = (header.options, header.seats);
        Self { options, names, order, proof, beginning, lines: lines.collect() }
    }

    fn of_log(log: &str) -> Self {
        let mut lines = log.lines().map(str::to_owned);
        let beside: Beside = serde_json::from_str(&lines.next().unwrap()).unwrap();
        let beginning = serde_json::from_str(&lines.next().unwrap()).unwrap();
        let proof = Proof {
            table: beside.table,
            secret: beside.secret,
            presses: beside.seats.iter().map(|seat| seat.press).collect(),
            begin: beside.begin,
            cuts: Vec::new(),
        };
        let seats = SeatCount::try_from(beside.seats.len()).unwrap();
        let order = proof.chance().set_up().order_of_play(seats);
        let mut names = vec![String::new(); seats.get()];
        for (seat, sitter) in order.iter().zip(beside.seats) {
            names[seat.index()] = sitter.name;
        }
        Self { options: beside.options, names, order, proof, beginning, lines: lines.collect() }
    }
}

/// The game's own options, from the first line.
fn choices<G: Rules>(first: &str) -> G::Options {
    #[derive(Deserialize)]
    struct Chosen<O> {
        options: O,
    }
    let chosen: Chosen<G::Options> = serde_json::from_str(first).unwrap();
    chosen.options
}

impl<G: Rules> Game<G> {
    pub fn events(&self) -> impl Iterator<Item = G::Event> {
        self.lines.iter().map(|line| serde_json::from_str(line).unwrap())
    }
    pub fn record(&self) -> String {
        let (names, order, proof) = (self.names.clone(), self.order.clone(), self.proof.clone());
        let company = Company { names, order, proof, repeats: None };
        let lines = self.lines.clone();
        Record::of::<G>(self.options, &self.beginning, company, lines).unwrap().text()
    }

    /// A game in the database, with the lines of its log.
    pub fn stored(table: &Table, playing: &Playing<G>, log: &[String]) -> Self
    where
        G: TableGame,
    {
        let (seating, players) = (playing.seating(), playing.players());
        let proof = Proof {
            table: table.id.get(),
            secret: *table.secret.open(),
            presses: seating.presses.iter().map(|press| press.get()).collect(),
            begin: seating.begin.get(),
            cuts: table.cuts.iter().map(|cut| cut.words.to_string()).collect(),
        };
        Self {
            options: table.options,
            names: players.iter().map(|player| player.name().to_owned()).collect(),
            order: seating.order_of_play.clone(),
            proof,
            beginning: *playing.beginning(),
            lines: log[1..].to_vec(),
        }
    }

    /// The cuts of the game. A record does not say who cut; here it is the host.
    fn cuts(&self) -> Vec<Cut> {
        let by = UserId::new(1);
        let words = self.proof.cuts.iter().map(|words| CutWords::typed(words).unwrap());
        words.map(|words| Cut { by, words }).collect()
    }

    /// The table at which the game was played, as it is read from the database.
    pub fn table(&self) -> Table {
        let sitter = |(place, seat): (usize, &Seat)| {
            let (id, name) = (UserId::new(place as u64 + 1), self.names[seat.index()].clone());
            let press = PressId::new(self.proof.presses[place]);
            Sitter { player: Player::Person(Person { id, name }), press }
        };
        let sitters: Vec<Sitter> = self.order.iter().enumerate().map(sitter).collect();
        let stored = StoredGame {
            // A record omits parts of a log, so it is not checked against the rules.
            engine: 0,
            orders: vec![None; sitters.len()],
            attendance: Vec::new(),
            begin: PressId::new(self.proof.begin),
            beginning: serde_json::to_string(&self.beginning).unwrap(),
            events: self.lines.clone(),
            written_at: Vec::new(),
            sitters,
        };
        let mut table = Table {
            id: TableId::new(self.proof.table),
            location: Location { guild: GuildId::new(1), channel: ChannelId::new(1) },
            parent: None,
            host: UserId::new(1),
            options: self.options,
            clock: Clock::None,
            pauses: Vec::new(),
            unseen: Vec::new(),
            is_astray: false,
            outages: Vec::new(),
            joining: Joining::Level(henge::computer::Level::JOINING),
            hints: false,
            chosen_tempo: None,
            secret: Secret::stored(self.proof.secret),
            commitment: commitment(self.proof.table, &self.proof.secret),
            cuts: self.cuts(),
            votes: Vec::new(),
            hour: None,
            stage: Stage::Lobby(Lobby::of(Vec::new())),
            ended_by: None,
            rematch_of: None,
            after: AfterGame::default(),
            titles: Titles::default(),
            last_time: LastTime::default(),
        };
        table.stage = Stage::Over(Box::new(table.stored_game(&stored).unwrap()));
        table
    }
}
