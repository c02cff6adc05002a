//! Whole games at a table, everybody answering at random.

use henge::computer::Level;
use henge::press::{HandOrder, HandPress, Press, TablePress};
use henge::rules::cards::{self, Bidding, Clairvoyance, PlusMinusOne, Rounds, Ties};
use henge::rules::dice::{self, Face, Scoring, Target};
use henge::rules::{Action, Options, SeatCount};
use henge::table::{
    ChannelId, GuildId, Opening, Person, Place, PressId, SeatView, Secret, StageFace, Table,
    TableId, UserId,
};
use henge::view::{ButtonState, Message, Words};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom as _;

use crate::actions::every_action;
use crate::names::HOSTILE;

/// Every way to predict with every way to hold the cards that can be played by that many, in short games
/// and now and then in a whole one.
pub fn every_card_option(seats: SeatCount) -> impl Iterator<Item = Options> {
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

/// Every choice of the dice game.
pub fn every_dice_option() -> impl Iterator<Item = Options> + Clone {
    Target::ALL.into_iter().flat_map(|target| {
        [true, false].map(|magic_cards| Options::Dice(dice::Options { target, magic_cards }))
    })
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
/// hand and the table's message offer.
pub fn play(words: &Words, lobby: &Table, number: u64, mut look: impl FnMut(&Table)) {
    look(lobby);
    let mut luck = ChaCha8Rng::seed_from_u64(number);
    let mut table = lobby.begin(lobby.host, PressId::new(99), &[]).unwrap().table;
    look(&table);
    while !table.is_over() {
        table = step(words, &table, &mut luck);
        look(&table);
    }
}

fn step(words: &Words, table: &Table, luck: &mut ChaCha8Rng) -> Table {
    let StageFace::Playing(board) = table.face().stage else { panic!("the game is played") };
    let (seat, _) = board.view.asked().iter().find(|(_, asked)| **asked).unwrap();
    let Some(person) = board.players[seat.index()].person() else {
        return by_a_computer(table, luck);
    };
    let accepted = offered(words, table, person.id);
    accepted.into_iter().choose(luck).expect("who is asked is offered something")
}

/// One of the answers that the rules accept from a computer player.
fn by_a_computer(table: &Table, luck: &mut ChaCha8Rng) -> Table {
    let playing = table.playing().unwrap();
    let (seat, _) = playing.computer_asked().expect("a computer player is asked");
    let question = playing.question(seat);
    let answers = every_action(table.options.kind()).into_iter();
    let steps = answers.filter_map(|action| table.act_at(seat, question, &action).ok());
    steps.choose(luck).expect("an answer is accepted").table
}

/// What comes of each press that this person is offered: on their own hand or page and by the questions
/// that follow, all of which the rules accept; and on the table's message, which is for all of whom some
/// are asked something else.
fn offered(words: &Words, table: &Table, user: UserId) -> Vec<Table> {
    let face = table.seat_face(user).unwrap();
    let private = [
        Some(words.hand(&face, HandOrder::Suit)),
        words.ask_how_to_score(&face),
        words.ask_what_to_turn(&face, Face::Jester),
    ];
    let is_seer = match &face.view {
        SeatView::Cards(_) => false,
        SeatView::Dice(view) => view.table.round.seer == view.seat,
    };
    let come_of = |press: Press| {
        let (question, action) = meant(press, is_seer)?;
        Some(table.act(user, question, &action).map(|step| step.table))
    };
    let own = private.iter().flatten().flat_map(|shown| live(shown.message()));
    let own = own.filter_map(come_of).map(|step| step.expect("what is offered is accepted"));
    let public = live(words.table(&table.face()).message()).into_iter().filter_map(come_of);
    own.chain(public.flatten()).collect()
}

/// What a press means for the Seer or for another player.
fn meant(press: Press, is_seer: bool) -> Option<(u32, Action)> {
    let (question, action) = match press {
        Press::Hand(_, _, HandPress::Act { question, action, .. })
        | Press::Choice(_, question, action) => return Some((question, action)),
        Press::Table(_, question, TablePress::Roll(dice)) if is_seer => {
            (question, dice::Action::Roll(dice))
        }
        Press::Table(_, question, TablePress::Name(color)) if is_seer => {
            (question, dice::Action::NameWizardColor(color))
        }
        Press::Table(_, question, TablePress::Finish) if is_seer => {
            (question, dice::Action::Score(Scoring::Prediction))
        }
        Press::Table(_, question, TablePress::Score) if !is_seer => {
            (question, dice::Action::Score(Scoring::Prediction))
        }
        Press::Table(_, question, TablePress::Stay) if !is_seer => (question, dice::Action::Stay),
        Press::Table(_, question, TablePress::StrikeNothing) => {
            (question, dice::Action::Strike(None))
        }
        _ => return None,
    };
    Some((question, Action::Dice(action)))
}

/// What may be pressed on a message.
pub fn live(message: &Message) -> Vec<Press> {
    let buttons = message.rows.iter().flatten();
    let live = buttons.filter(|button| button.state == ButtonState::Live);
    live.map(|button| button.press).collect()
}
