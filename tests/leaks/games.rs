//! Random whole games at a table, each seat a person's.

use henge::rules::cards::{self, Ask, Suit};
use henge::rules::{Action, Options, Seat, SeatCount};
use henge::table::{
    ChannelId, GuildId, Opening, Person, Place, PressId, SeatFace, SeatView, Secret, Stage, Table,
    TableId, UserId,
};
use rand::rngs::StdRng;
use rand::{Rng as _, RngExt as _, SeedableRng as _};

/// What is played, and what all luck in it is made from.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    pub seats: SeatCount,
    pub options: cards::Options,
    pub luck: u64,
}

/// Names that a careless message would spoil, and plain ones.
const NAMES: [&str; 6] = ["Ada", "**Ben**", "<@4>", "Di", "Eve `x`", "Finn"];

pub const STRANGER: UserId = UserId::new(999);

pub fn seats(count: usize) -> SeatCount {
    SeatCount::try_from(count).unwrap()
}

/// That many games of every combination of choices.
pub fn every_setup(seats: SeatCount, games: u64) -> impl Iterator<Item = Setup> {
    let all = cards::Options::every_combination(seats).into_iter();
    (0..games).flat_map(move |game| {
        (game * 1000..).zip(all.clone()).map(move |(luck, options)| Setup { seats, options, luck })
    })
}

impl Setup {
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
            options: Options::Cards(self.options),
            secret: Secret::stored(secret),
            company: Vec::new(),
        };
        let lobby = Table::open(TableId::new(5), &opening);
        (1..self.seats.get()).fold(lobby, |table, number| {
            table.sit(person(number), PressId::new(100 + number as u64)).unwrap().table
        })
    }

    /// Plays a whole game; the table is looked at whenever it waits, from the lobby on.
    pub fn play(&self, mut look: impl FnMut(&Table, &mut StdRng)) {
        let mut luck = self.luck();
        let mut table = self.lobby(&mut luck);
        look(&table, &mut luck);
        table = table.begin(table.host, PressId::new(200)).unwrap().table;
        while let Stage::Playing(_) = table.stage {
            look(&table, &mut luck);
            let (user, action) = any_action(&table, &mut luck);
            table = act(&table, user, action).unwrap();
        }
    }
}

/// What a person sees as a player.
pub fn seat_of(table: &Table, user: UserId) -> Option<(SeatFace, cards::SeatView)> {
    let face = table.seat_face(user)?;
    let SeatView::Cards(view) = face.view.clone();
    Some((face, view))
}

/// Everybody who plays here.
pub fn people(table: &Table) -> Vec<UserId> {
    table.sitters().iter().filter_map(|s| s.player.person()).map(|person| person.id).collect()
}

/// The table after this person's answer to what their seat is asked.
pub fn act(table: &Table, user: UserId, action: cards::Action) -> Option<Table> {
    let question = table.seat_face(user)?.question;
    table.act(user, question, &Action::Cards(action)).ok().map(|step| step.table)
}

/// Some allowed answer of somebody who is asked.
pub fn any_action(table: &Table, luck: &mut StdRng) -> (UserId, cards::Action) {
    let asked = |user| Some((user, seat_of(table, user)?.1.ask?));
    let asked: Vec<(UserId, Ask)> = people(table).into_iter().filter_map(asked).collect();
    let (user, ask) = asked[luck.random_range(0..asked.len())];
    let action = match ask {
        Ask::NameTrump => cards::Action::NameTrump(Suit::ALL[luck.random_range(0..4)]),
        Ask::Predict { cards, forbidden } => {
            let allowed: Vec<u8> = (0..=cards).filter(|said| Some(*said) != forbidden).collect();
            cards::Action::Predict(allowed[luck.random_range(0..allowed.len())])
        }
        Ask::Play { playable } => {
            let card = playable.nth(luck.random_range(0..playable.len())).unwrap();
            cards::Action::Play(card)
        }
    };
    (user, action)
}

/// The hands that everybody holds, whether they see them or not: what must not be known.
pub fn hands(table: &Table) -> Vec<(Seat, cards::CardSet)> {
    let everybody = people(table);
    let own = everybody.iter().filter_map(|user| match seat_of(table, *user)?.1 {
        cards::SeatView { seat, hand: cards::Hand::Seen(hand), .. } => Some((seat, hand)),
        _ => None,
    });
    let mut hands: Vec<_> = own.collect();
    for user in everybody {
        let others = seat_of(table, user).map(|(_, view)| view.others).unwrap_or_default();
        for (seat, hand) in others {
            if hands.iter().all(|(known, _)| *known != seat) {
                hands.push((seat, hand));
            }
        }
    }
    hands.sort_by_key(|(seat, _)| *seat);
    hands
}
