//! Whole dice games at a table: people press random buttons on their own pages, computer players
//! answer at random.

use std::collections::HashSet;

use henge::computer::Level;
use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::rules::dice::{self, SeatView, TableView, Target};
use henge::rules::{Action, GameKind, OfGame, Seat};
use henge::table::{
    AfterRoll, Board, By, ChannelId, GuildId, Location, Move, Opening, Person, Player, PressId,
    PrivateView, PublicStage, Question, Refusal, Secret, Sitter, Table, TableId, UserId,
};
use henge::view::{ButtonState, Message, Words};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};
use strum::VariantArray as _;

use crate::shared::actions::every_action;
use crate::view::names::hostile;

/// A game to be played: its options, number of players, and seed.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    pub options: dice::Options,
    pub seats: usize,
    pub number: u64,
}

/// Games of all sizes, with Magic Cards.
pub fn with_magic_cards() -> impl Iterator<Item = Deal> {
    let options = dice::Options { magic_cards: true, ..dice::Options::default() };
    (2..=5).zip(0..).map(move |(seats, number)| Deal { options, seats, number })
}

/// Games of all sizes with every combination of options.
pub fn with_every_choice() -> impl Iterator<Item = Deal> {
    let options = Target::VARIANTS.iter().flat_map(|target| {
        let plain = dice::Options { target: *target, ..dice::Options::default() };
        [true, false].map(|magic_cards| dice::Options { magic_cards, ..plain })
    });
    let sizes = options.flat_map(|options| (2..=5).map(move |seats| (options, seats)));
    sizes.zip(10..).map(|((options, seats), number)| Deal { options, seats, number })
}

/// A person with a hostile name.
pub fn person(place: usize, number: u64) -> Person {
    let name = hostile(1, place + number as usize).concat();
    Person { id: UserId::new(place as u64 + 1), name }
}

/// Everybody who may sit at a table.
pub fn people() -> impl Iterator<Item = UserId> {
    (1..=5).map(UserId::new)
}

fn by(person: Person) -> By {
    let press = PressId::new(person.id.get());
    By::Person { person, press, manages: false, last_played: Vec::new() }
}

/// A game that has begun; with four or more players, one of them is a computer player.
fn begin(deal: &Deal) -> Table {
    let computers = usize::from(deal.seats > 3);
    let opening = Opening {
        others: vec![
            Sitter::without_press(Player::Computer {
                name: "Merlin".to_owned(),
                level: Level::APPRENTICE
            });
            computers
        ],
        ..Opening::new(
            Location { guild: GuildId::new(1), channel: ChannelId::new(1) },
            person(0, deal.number),
            PressId::new(1),
            OfGame::Dice(deal.options),
            Secret::stored([deal.number as u8; 32]),
        )
    };
    let mut table = Table::open(TableId::new(u64::MAX / 2), &opening);
    for place in 1..deal.seats - computers {
        table = table.decide(&by(person(place, deal.number)), &Move::Sit, 0).unwrap().table;
    }
    table.decide(&by(person(0, deal.number)), &Move::Begin, 0).unwrap().table
}

/// Plays a game to its end, and calls `look` with the table after every step.
pub fn play(words: &Words, deal: Deal, mut look: impl FnMut(&Table)) {
    let mut luck = ChaCha8Rng::seed_from_u64(deal.number);
    let mut table = begin(&deal);
    // Everybody sets a random standing order for how often they are asked.
    for user in people().take(deal.seats) {
        let order =
            Move::Order(OfGame::Dice((*AfterRoll::VARIANTS.choose(&mut luck).unwrap()).into()));
        table = decide(&table, user, &order).unwrap_or(table);
    }
    look(&table);
    while !table.is_over() {
        table = step(words, &table, &mut luck);
        look(&table);
    }
}

/// Lets somebody who is asked answer.
fn step(words: &Words, table: &Table, luck: &mut ChaCha8Rng) -> Table {
    let (board, view) = game(table);
    let seat = view.waited_for().choose(luck).expect("somebody is waited for");
    match board.players[seat.index()].person() {
        Some(person) => answer_by_presses(words, table, person.id, luck),
        None => answer_of_a_computer(table, seat, luck),
    }
}

/// Presses buttons on the person's own page until something is decided.
fn answer_by_presses(words: &Words, table: &Table, user: UserId, luck: &mut ChaCha8Rng) -> Table {
    let mut draft = Draft::default();
    for _ in 0..1000 {
        let page = page(words, table, user, &draft);
        let presses = live(&page);
        match presses
            .iter()
            .filter_map(Press::own)
            .choose(luck)
            .expect("who is asked may press something")
        {
            (laid_out, OwnPress::Show(Screen::Hand)) => draft = laid_out.clone(),
            (_, OwnPress::Answer { question, action, .. }) => {
                let answer = Move::Answer { question, action };
                return decide(table, user, &answer).expect("what is offered is accepted");
            }
            (_, OwnPress::Show(_)) => {}
            (_, other) => panic!("{other:?} stands on the page of who is asked"),
        }
    }
    panic!("a thousand presses decide nothing");
}

fn answer_of_a_computer(table: &Table, seat: Seat, luck: &mut ChaCha8Rng) -> Table {
    let (_, question, _, _) = table.computer_asked().expect("a computer is asked");
    let answers = every_action(GameKind::Dice).into_iter();
    let come_of =
        |action| table.decide(&By::Seat(seat), &Move::Answer { question, action }, 0).ok();
    answers.filter_map(come_of).choose(luck).expect("an answer is accepted").table
}

/// The table after a move of this person.
pub fn decide(table: &Table, user: UserId, next: &Move) -> Result<Table, Refusal> {
    let name = "?".to_owned();
    table.decide(&by(Person { id: user, name }), next, 0).map(|step| step.table)
}

/// The table after this answer to what this person was last asked.
pub fn answer(table: &Table, user: UserId, action: dice::Action) -> Result<Table, Refusal> {
    let question = table.private_view(user).map_or(Question::default(), |own| own.question);
    decide(table, user, &Move::Answer { question, action: Action::Dice(action) })
}

/// The game, and its players.
pub fn game(table: &Table) -> (Board, TableView) {
    let (PublicStage::Playing(board) | PublicStage::Over { board, .. }) = table.public_view().stage
    else {
        panic!("the game has begun")
    };
    let OfGame::Dice(view) = &board.game else { panic!("a dice game") };
    let view = view.as_ref().clone();
    (board, view)
}

/// A player's view of the game.
pub fn seat_view(own: &PrivateView) -> &SeatView {
    let OfGame::Dice(view) = &own.game else { panic!("a dice game") };
    view
}

/// This person's own page with this draft.
pub fn page(words: &Words, table: &Table, user: UserId, draft: &Draft) -> Message {
    let own = table.private_view(user).expect("this person plays");
    words.own(&own, Screen::Hand, draft).message().clone()
}

/// The presses of a message's enabled buttons, read from their texts.
pub fn live(message: &Message) -> Vec<Press> {
    let buttons = message.rows.iter().flatten();
    let live = buttons.filter(|button| button.state == ButtonState::Live);
    live.map(|button| Press::read(&button.press.text()).expect("a button's text is a press"))
        .collect()
}

/// Every draft that this person can reach on their own page by pressing enabled buttons, with the
/// page.
pub fn every_page(words: &Words, table: &Table, user: UserId) -> Vec<(Draft, Message)> {
    let mut seen = HashSet::from([Draft::default()]);
    let mut pages: Vec<(Draft, Message)> = Vec::new();
    let mut to_visit = vec![Draft::default()];
    while let Some(draft) = to_visit.pop() {
        let page = page(words, table, user, &draft);
        for press in live(&page) {
            if let Press::Own(_, next, OwnPress::Show(Screen::Hand)) = press
                && seen.insert(next.clone())
            {
                to_visit.push(next);
            }
        }
        pages.push((draft, page));
    }
    pages
}

/// The answers on a message.
pub fn answers(message: &Message) -> Vec<(Question, Action)> {
    let answer = |press: &Press| {
        let (_, OwnPress::Answer { question, action, .. }) = press.own()? else { return None };
        Some((question, action))
    };
    live(message).iter().filter_map(answer).collect()
}
