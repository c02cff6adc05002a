//! Tables to play on.

use std::sync::LazyLock;

use henge::computer::{self, Level};
use henge::features::press::OwnPress;
use henge::rules::{Action, Chance, Draws, GameKind, OfGame, Options, SeatCount, cards, dice};
use henge::table::{
    By, ChannelId, Chosen, GuildId, Joining, Location, Move, Opening, Person, PressId, PrivateView,
    Secret, Table, TableId, UserId,
};

use crate::mutation::one_of;

/// The table's id.
pub const TABLE: TableId = TableId::new(7);

/// An action of this person.
pub fn by(person: u64) -> By {
    let (press, person) = (PressId::new(person), named(person, &format!("Person {person}")));
    By::Person { person, press, manages: false, last_played: Vec::new() }
}

fn named(number: u64, name: &str) -> Person {
    Person { id: UserId::new(number), name: name.to_owned() }
}

/// A lobby of people with these names, with computer players.
pub fn lobby(options: Options, names: &[String], computers: usize, secret: u8) -> Table {
    let opening = Opening {
        hints: true,
        joining: Joining::Level(Level::RANDOM),
        ..Opening::new(
            Location { guild: GuildId::new(1), channel: ChannelId::new(1) },
            named(1, names.first().map_or("Ada", String::as_str)),
            PressId::new(1),
            options,
            Secret::stored([secret; 32]),
        )
    };
    let mut table = Table::open(TABLE, &opening);
    for (number, name) in (1..).zip(names).skip(1) {
        let (person, press) = (named(number, name), PressId::new(number));
        let by = By::Person { person, press, manages: false, last_played: Vec::new() };
        table = after(&table, &by, &Move::Sit).unwrap_or(table);
    }
    for _ in 0..computers {
        table = after(&table, &by(1), &Move::AddComputer).unwrap_or(table);
    }
    table
}

/// The table after this move, if it is possible.
pub fn after(table: &Table, by: &By, next: &Move) -> Option<Table> {
    table.decide(by, next, 0).ok().map(|step| step.table)
}

/// All options that this number of players can choose.
pub fn every_option(kind: GameKind, seats: usize) -> Vec<Options> {
    let Ok(seats) = SeatCount::try_from(seats) else { return Vec::new() };
    match kind {
        GameKind::Cards => {
            let all = cards::Options::every_combination(seats);
            all.into_iter().map(Into::into).collect()
        }
        GameKind::Dice => {
            let all = dice::Options::every_combination(seats);
            all.into_iter().map(Into::into).collect()
        }
    }
}

/// The answers to the question that this player is asked.
pub fn answers(view: &PrivateView) -> Vec<Action> {
    match &view.game {
        OfGame::Cards(view) => view.ask.map_or_else(Vec::new, |ask| of(ask.answers())),
        OfGame::Dice(view) => view.ask.map_or_else(Vec::new, |ask| of(ask.answers())),
    }
}

fn of(actions: Vec<impl Into<Action>>) -> Vec<Action> {
    actions.into_iter().map(Into::into).collect()
}

/// A move that somebody at this table can make now, with the player who makes it. The number decides
/// which answer a person gives.
///
/// # Panics
/// A computer player that is asked has no answer.
pub fn next_move(table: &Table, number: usize, luck: &mut Draws) -> Option<(By, Move)> {
    if let Some((seat, question, level, view)) = table.computer_asked() {
        let action = computer::choose(level, &view, luck).expect("a computer player answers");
        return Some((By::Seat(seat), Move::Answer { question, action }));
    }
    let asked: Vec<_> = (1..=6_u64)
        .filter_map(|user| Some((user, table.private_view(UserId::new(user))?)))
        .map(|(user, view)| (user, view.question, answers(&view)))
        .filter(|(_, _, answers)| !answers.is_empty())
        .collect();
    let (user, question, answers) = one_of(&asked, number)?;
    let action = *one_of(answers, number / asked.len())?;
    Some((by(*user), Move::Answer { question: *question, action }))
}

/// The table after this number of moves.
///
/// # Panics
/// The table refuses a move that it has offered.
pub fn played(mut table: Table, moves: usize, luck: u8) -> Table {
    let mut draws = Chance::new([luck; 32]).set_up();
    for number in 0..moves {
        let chosen = number.wrapping_mul(usize::from(luck) * 2 + 31) / 7;
        let Some((by, next)) = next_move(&table, chosen, &mut draws) else { break };
        table = table.decide(&by, &next, 0).expect("an offered move is accepted").table;
    }
    table
}

/// The move that a press on the private message makes, if it makes one.
pub const fn move_of(press: OwnPress) -> Option<Move> {
    match press {
        OwnPress::Show(_)
        | OwnPress::Rules(_)
        | OwnPress::Hints(_)
        | OwnPress::Blank(_)
        | OwnPress::React(_)
        | OwnPress::Mute(..)
        | OwnPress::Eyes(_)
        | OwnPress::Type
        | OwnPress::More => None,
        OwnPress::Answer { question, action, .. } => Some(Move::Answer { question, action }),
        OwnPress::InAdvance { moment, action, .. } => Some(Move::InAdvance { moment, action }),
        OwnPress::Order(order) => Some(Move::Order(order)),
        OwnPress::Tempo(tempo) => Some(Move::Tempo(tempo)),
        OwnPress::StepAway => Some(Move::StepAway),
        OwnPress::Leave => Some(Move::Leave),
        OwnPress::End => Some(Move::End),
        OwnPress::Propose(proposal) => Some(Move::Propose(proposal)),
    }
}

/// Games of both kinds at several moments, from the first decision to the end.
pub static MOMENTS: LazyLock<Vec<Table>> = LazyLock::new(|| {
    let mut moments = Vec::new();
    for (number, (kind, seats)) in GAMES.into_iter().enumerate() {
        let begun = begun(kind, seats, number as u8);
        for moves in [0, 1, 3, 7, 20, 55, 150, 10_000] {
            moments.push(played(begun.clone(), moves, number as u8));
        }
    }
    moments
});

/// The games that the moments are of: the kind, and the number of seats.
pub const GAMES: [(GameKind, usize); 6] = [
    (GameKind::Cards, 3),
    (GameKind::Cards, 4),
    (GameKind::Cards, 6),
    (GameKind::Dice, 2),
    (GameKind::Dice, 3),
    (GameKind::Dice, 5),
];

/// A game of three people at most, before the first decision.
///
/// # Panics
/// The game cannot begin.
pub fn begun(kind: GameKind, seats: usize, number: u8) -> Table {
    after(&waiting(kind, seats, number), &by(1), &Move::Begin).expect("the game begins")
}

/// The lobby of such a game, with all seats taken.
///
/// # Panics
/// No options can be chosen.
pub fn waiting(kind: GameKind, seats: usize, number: u8) -> Table {
    let names = ["Ada", "Ben", "Cy"].map(str::to_owned);
    let people = seats.min(names.len());
    let all = every_option(kind, seats);
    let options = *one_of(&all, usize::from(number) * 41 + 5).expect("there are options");
    let table = lobby(options, &names[..people], 0, number + 1);
    let random = Move::Choose(Chosen::Level(Level::RANDOM));
    let mut table = after(&table, &by(1), &random).unwrap_or(table);
    for _ in people..seats {
        table = after(&table, &by(1), &Move::AddComputer).unwrap_or(table);
    }
    table
}
