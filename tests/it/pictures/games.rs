//! Whole games of both kinds with any options, and their public messages.

use henge::computer::{Level, Plays};
use henge::rules::chance::Proof;
use henge::rules::{Options, PerSeat, SeatCount, TableView, cards, dice};
use henge::table::{
    Board, ChannelId, Clock, Company, GuildId, Joining, LastTime, Location, Person, Player,
    PublicStage, PublicView, TableId, Tempo, Timing, UserId,
};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// The titles of people: with a short name, with the longest, and with one that has no room.
const TITLES: [(u64, &str); 4] =
    [(1, "first-win"), (2, "hundred-games"), (4, "giants-fall"), (5, "ten-last")];

/// Realistic names: short, long, in other scripts, of emojis, with Markdown characters, without
/// visible characters.
pub const NAMES: [&str; 25] = [
    "Ada",
    "Ben",
    "Morgana le Fay",
    "Benedikt der Außergewöhnliche II",
    "Nebukadnezar",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm",
    "Łukasz",
    "Ада Лавлейс",
    "Δημήτρης Παπαδόπουλος",
    "Nguyễn Thị Hương",
    "ẲẮẪ NGUYỄN",
    "山田太郎",
    "محمد",
    "ｆｕｌｌｗｉｄｔｈ",
    "𝓒𝓾𝓻𝓼𝓲𝓿𝓮",
    "🐉🐉🐉",
    "🐉 Drago 🐉",
    "**Ben** `x`",
    "<@1234> @everyone",
    "\u{202e}sdrawkcab",
    "Z̸͓̽a̷̡͝l̶͇̚g̵͙̈́o̴͎͝",
    "ﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺ",
    "-",
    "i",
];

/// The options, the players, and the randomness of a game.
pub struct Setup {
    pub options: Options,
    pub seats: SeatCount,
    pub players: Vec<Player>,
    pub luck: u64,
}

impl Setup {
    /// A random setup.
    pub fn any(number: u64) -> Self {
        let mut luck = StdRng::seed_from_u64(number);
        let is_cards = luck.random_bool(0.5);
        let seats: u8 = if is_cards { luck.random_range(3..=6) } else { luck.random_range(2..=5) };
        let seats = SeatCount::try_from(seats).unwrap();
        let options = if is_cards {
            let all = cards::Options::every_combination(seats);
            Options::Cards(*all.choose(&mut luck).unwrap())
        } else {
            let all = dice::Options::every_combination(seats);
            Options::Dice(*all.choose(&mut luck).unwrap())
        };
        let players = (0..seats.get()).map(|seat| any_player(seat, &mut luck)).collect();
        Self { options, seats, players, luck: number }
    }

    /// Plays the game and calls `look` with every state in which it waits, and with the last one.
    pub fn play(&self, mut look: impl FnMut(PublicView)) {
        match self.options {
            Options::Cards(options) => self.play_as::<cards::CardGame>(options, &mut look),
            Options::Dice(options) => self.play_as::<dice::DiceGame>(options, &mut look),
        }
    }

    fn play_as<G: Plays>(&self, options: G::Options, look: &mut impl FnMut(PublicView)) {
        let presses = vec![0; self.seats.get()];
        let proof =
            Proof { table: self.luck, secret: [7; 32], presses, begin: 0, cuts: Vec::new() };
        let chance = proof.chance();
        let mut draws = chance.set_up();
        let order = draws.order_of_play(self.seats);
        let beginning = G::draw(options, &order, PerSeat::none(self.seats), &mut draws);
        let mut game = G::new(&beginning.unwrap_or_else(|why| panic!("{why}")));
        let mut whims = chance.stream(1 << 40);
        game.go_on(&chance);
        loop {
            look(self.seen(game.table_view().into(), game.is_over()));
            let asked = self.seats.seats().find(|seat| game.asked(*seat).is_some());
            let Some(seat) = asked else { return };
            let action = G::choose(Level::RANDOM, &game.seat_view(seat), &mut whims).unwrap();
            let answer = game.answer(seat, &action).unwrap_or_else(|why| panic!("{why:?}"));
            game.carry_out(answer, &chance);
        }
    }

    /// The public view of a table with this state of the game.
    pub fn seen(&self, game: TableView, is_over: bool) -> PublicView {
        let board =
            Board { players: self.players.clone(), entries: 9, game, timing: Timing::default() };
        let stage = if is_over {
            let (fingerprint, seed) = ([0; 32], [0; 32]);
            PublicStage::Over { board, fingerprint, seed, ended_by: None, after: Box::default() }
        } else {
            PublicStage::Playing(board)
        };
        PublicView {
            id: TableId::new(5),
            location: Location { guild: GuildId::new(7), channel: ChannelId::new(8) },
            parent: None,
            host: UserId::new(1),
            options: self.options,
            clock: Clock::default(),
            joining: Joining::Level(Level::APPRENTICE),
            hints: false,
            tempo: Tempo::Calm,
            chosen_tempo: None,
            commitment: [0; 32],
            cuts: Vec::new(),
            votes: Vec::new(),
            hour: None,
            stage,
            last_time: LastTime::default(),
            titles: TITLES.into_iter().map(|(of, title)| (UserId::new(of), title)).collect(),
            company: Company::default(),
        }
    }
}

fn any_player(seat: usize, luck: &mut StdRng) -> Player {
    let name = (*NAMES.choose(luck).unwrap()).to_owned();
    if luck.random_bool(0.1) {
        return Player::Computer { name, level: Level::APPRENTICE };
    }
    Player::Person(Person { id: UserId::new(seat as u64 + 1), name })
}
