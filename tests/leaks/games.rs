//! Random whole games at a table, each seat a person's, at some tables but one.

use henge::computer::{self, Level, View};
use henge::rules::dice::Target;
use henge::rules::{Action, Chance, Options, Seat, SeatCount, cards, dice};
use henge::table::{
    ChannelId, GuildId, Opening, Person, Place, PressId, SeatView, Secret, Stage, Table, TableId,
    UserId,
};
use rand::rngs::StdRng;
use rand::seq::IteratorRandom as _;
use rand::{Rng as _, RngExt as _, SeedableRng as _};

use crate::actions::every_action;

/// What is played, and what all luck in it is made from.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    pub seats: SeatCount,
    pub options: Options,
    pub luck: u64,
}

/// Names that a careless message would spoil, and plain ones.
const NAMES: [&str; 6] = ["Ada", "**Ben**", "<@4>", "Di", "Eve `x`", "Finn"];

pub const STRANGER: UserId = UserId::new(999);

pub fn seats(count: usize) -> SeatCount {
    SeatCount::try_from(count).unwrap()
}

/// That many card games of every combination of choices.
pub fn card_setups(seats: SeatCount, games: u64) -> impl Iterator<Item = Setup> {
    let all = cards::Options::every_combination(seats).into_iter().map(Options::Cards);
    setups(seats, games, all)
}

/// That many dice games of every combination of choices.
pub fn dice_setups(seats: SeatCount, games: u64) -> impl Iterator<Item = Setup> {
    let all = Target::ALL.into_iter().flat_map(|target| {
        [true, false].map(|magic_cards| Options::Dice(dice::Options { target, magic_cards }))
    });
    setups(seats, games, all)
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
    /// The choices, if it is a card game.
    pub const fn cards(&self) -> Option<cards::Options> {
        match self.options {
            Options::Cards(options) => Some(options),
            Options::Dice(_) => None,
        }
    }

    pub fn luck(&self) -> StdRng {
        StdRng::seed_from_u64(self.luck * 10 + self.seats.get() as u64)
    }

    /// The lobby with everybody seated.
    pub fn lobby(&self, luck: &mut StdRng) -> Table {
        let person = |number: usize| Person {
            id: UserId::new(number as u64 + 1),
            name: NAMES[number].to_owned(),
        };
        let mut secret = [0; 32];
        luck.fill_bytes(&mut secret);
        let opening = Opening {
            place: Place { guild: GuildId::new(7), channel: ChannelId::new(8) },
            host: person(0),
            press: PressId::new(100),
            options: self.options,
            secret: Secret::stored(secret),
            company: Vec::new(),
        };
        let lobby = Table::open(TableId::new(5), &opening);
        let people = self.seats.get() - self.computers();
        let seated = (1..people).fold(lobby, |table, number| {
            table.sit(person(number), PressId::new(100 + number as u64)).unwrap().table
        });
        (0..self.computers())
            .fold(seated, |table, _| table.add_computer(table.host, Level::Random).unwrap().table)
    }

    /// How many computer players sit there: one at some tables of three or more.
    fn computers(&self) -> usize {
        usize::from(self.seats.get() > 2 && self.luck % 3 == 2)
    }

    /// Plays a whole game; the table is looked at whenever it waits, from the lobby on.
    pub fn play(&self, mut look: impl FnMut(&Table, &mut StdRng)) {
        let mut luck = self.luck();
        let mut table = self.lobby(&mut luck);
        look(&table, &mut luck);
        table = table.begin(table.host, PressId::new(200), &[]).unwrap().table;
        while let Stage::Playing(_) = table.stage {
            look(&table, &mut luck);
            let next = any_move(&table, &mut luck);
            table = next.on(&table).unwrap();
        }
    }
}

/// Everybody who plays here.
pub fn people(table: &Table) -> Vec<UserId> {
    table.sitters().iter().filter_map(|s| s.player.person()).map(|person| person.id).collect()
}

/// The table after this person's answer to what their seat is asked.
pub fn act(table: &Table, user: UserId, action: Action) -> Option<Table> {
    let question = table.seat_face(user)?.question;
    table.act(user, question, &action).ok().map(|step| step.table)
}

/// What a seat does.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    seat: Seat,
    action: Action,
}

impl Move {
    /// The table after it, where it is allowed.
    pub fn on(&self, table: &Table) -> Option<Table> {
        let question = table.playing().ok()?.question(self.seat);
        table.act_at(self.seat, question, &self.action).ok().map(|step| step.table)
    }
}

/// Some allowed answer of a person or a computer player who is asked.
pub fn any_move(table: &Table, luck: &mut StdRng) -> Move {
    let Some((seat, _)) = table.playing().unwrap().computer_asked() else {
        let (user, action) = any_action(table, luck);
        return Move { seat: table.seat_face(user).unwrap().seat, action };
    };
    let actions = every_action(table.options.kind()).into_iter();
    let moves = actions.map(|action| Move { seat, action });
    moves.filter(|next| next.on(table).is_some()).choose(luck).expect("an answer is accepted")
}

/// Some allowed answer of a person who is asked.
pub fn any_action(table: &Table, luck: &mut StdRng) -> (UserId, Action) {
    let mut seed = [0; 32];
    luck.fill_bytes(&mut seed);
    let mut draws = Chance::new(seed).set_up();
    let answer = |user| {
        let view = match table.seat_face(user)?.view {
            SeatView::Cards(view) => View::from(*view),
            SeatView::Dice(view) => View::from(*view),
        };
        Some((user, computer::choose(Level::Random, &view, &mut draws)?))
    };
    let answers: Vec<(UserId, Action)> = people(table).into_iter().filter_map(answer).collect();
    answers[luck.random_range(0..answers.len())]
}

/// What a person sees as a player of a card game.
pub fn card_seat(table: &Table, user: UserId) -> Option<cards::SeatView> {
    match table.seat_face(user)?.view {
        SeatView::Cards(view) => Some(*view),
        SeatView::Dice(_) => None,
    }
}

/// What a person sees as a player of a dice game.
pub fn dice_seat(table: &Table, user: UserId) -> Option<dice::SeatView> {
    match table.seat_face(user)?.view {
        SeatView::Cards(_) => None,
        SeatView::Dice(view) => Some(*view),
    }
}

/// The hands that everybody holds, whether they see them or not: what must not be known.
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
