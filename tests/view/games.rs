//! Whole games at a table, everybody answering at random.

use henge::computer::Level;
use henge::press::{HandOrder, HandPress, Press};
use henge::rules::cards::{self, Bidding, CardSet, Clairvoyance, PlusMinusOne, Rounds, Suit, Ties};
use henge::rules::{Action, Options, SeatCount};
use henge::table::{
    ChannelId, GuildId, Opening, Person, Place, PressId, Secret, StageFace, Table, TableId, UserId,
};
use henge::view::{ButtonState, Words};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom as _;

use crate::names::HOSTILE;

/// Every way to predict with every way to hold the cards that can be played by that many, in short games
/// and now and then in a whole one.
pub fn every_option(seats: SeatCount) -> impl Iterator<Item = Options> {
    let biddings = Bidding::ALL.into_iter();
    biddings
        .flat_map(|bidding| PlusMinusOne::ALL.map(|plus_minus_one| (bidding, plus_minus_one)))
        .flat_map(|so_far| Clairvoyance::ALL.map(|clairvoyance| (so_far, clairvoyance)))
        .flat_map(|so_far| [false, true].map(|unicolore| (so_far, unicolore)))
        .zip(1..)
        .map(|((((bidding, plus_minus_one), clairvoyance), unicolore), number)| cards::Options {
            bidding,
            plus_minus_one,
            clairvoyance,
            unicolore,
            rounds: if number % 30 == 0 { Rounds::All } else { Rounds::Short },
            ties: Ties::ALL[number % Ties::ALL.len()],
        })
        .map(Options::Cards)
        .filter(move |options| options.check_for(seats).is_ok())
}

/// A lobby with people of hostile names, and a computer player if there is room for one.
pub fn lobby(options: Options, seats: usize, number: u64) -> Table {
    let people = if seats > 3 { seats - 1 } else { seats };
    let person = |place: usize| Person {
        id: UserId::new(place as u64 + 1),
        name: HOSTILE[(place + number as usize) % HOSTILE.len()].to_owned(),
    };
    let opening = Opening {
        place: Place { guild: GuildId::new(1), channel: ChannelId::new(1) },
        host: person(0),
        press: PressId::new(1),
        options,
        secret: Secret::stored([number as u8; 32]),
        company: Vec::new(),
    };
    let mut table = Table::open(TableId::new(u64::MAX / 2), &opening);
    for place in 1..people {
        let press = PressId::new(place as u64 + 1);
        table = table.sit(person(place), press).unwrap().table;
    }
    if people < seats {
        table = table.add_computer(table.host, Level::Random).unwrap().table;
    }
    table
}

/// Plays a table from its lobby to its end, and shows it after every step. People press what their
/// hand offers.
pub fn play(words: &Words, lobby: &Table, number: u64, mut look: impl FnMut(&Table)) {
    look(lobby);
    let mut luck = ChaCha8Rng::seed_from_u64(number);
    let mut table = lobby.begin(lobby.host, PressId::new(99)).unwrap().table;
    look(&table);
    while !table.is_over() {
        table = step(words, &table, &mut luck);
        look(&table);
    }
}

fn step(words: &Words, table: &Table, luck: &mut ChaCha8Rng) -> Table {
    let StageFace::Playing(board) = table.face().stage else { panic!("the game is played") };
    let (seat, _) = board.view.asked().iter().find(|(_, asked)| **asked).unwrap();
    let question = table.playing().unwrap().question(seat);
    let answers = match board.players[seat.index()].person() {
        Some(person) => vec![offered(words, table, person.id, luck)],
        None => every_action(),
    };
    let answers = answers.iter().map(|action| table.act_at(seat, question, action));
    answers.flatten().next().expect("an answer is accepted").table
}

/// One of the answers that this person's hand offers.
fn offered(words: &Words, table: &Table, user: UserId, luck: &mut ChaCha8Rng) -> Action {
    let hand = words.hand(&table.seat_face(user).unwrap(), HandOrder::Suit);
    let buttons = hand.message().rows.iter().flatten();
    let live = buttons.filter(|button| button.state == ButtonState::Live);
    let offered = live.filter_map(|button| match button.press {
        Press::Hand(_, _, HandPress::Act { action, .. }) => Some(action),
        _ => None,
    });
    offered.choose(luck).expect("the hand of who is asked offers something")
}

/// Everything that may ever be answered.
fn every_action() -> Vec<Action> {
    let cards = CardSet::DECK.cards().map(cards::Action::Play);
    let numbers = (0..=20).map(cards::Action::Predict);
    let suits = Suit::ALL.into_iter().map(cards::Action::NameTrump);
    cards.chain(numbers).chain(suits).map(Action::Cards).collect()
}
