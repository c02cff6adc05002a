//! Whole games at a table: people press random buttons on their private messages.

use std::collections::BTreeMap;

use henge::computer::{self, Level};
use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::rules::{Action, Chance, OfGame, Options, cards, dice};
use henge::table::{
    By, ChannelId, Chosen, GuildId, Location, Move, Opening, Person, PressId, PrivateView, Secret,
    Step, Table, TableId, UserId,
};
use henge::view::{Button, ButtonState, Message, Words};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom as _;

/// A table at one moment of its game, and the drafts on everybody's private message.
pub struct Moment {
    pub table: Table,
    pub drafts: BTreeMap<UserId, Draft>,
    /// The answer that led here, if a person gave it.
    pub pressed: Option<(UserId, Press)>,
}

impl Moment {
    /// The views of the people who play.
    pub fn people(&self) -> Vec<PrivateView> {
        (1..=6).filter_map(|id| self.table.private_view(UserId::new(id))).collect()
    }

    /// A person's private message.
    pub fn own(&self, words: &Words, view: &PrivateView) -> Message {
        let draft = self.drafts.get(&user(view)).cloned().unwrap_or_default();
        words.own(view, Screen::Hand, &draft).message().clone()
    }
}

/// The person who has this view.
pub fn user(view: &PrivateView) -> UserId {
    view.table.players()[view.seat.index()].person().expect("a person looks").id
}

/// The public view of a card game.
pub fn card_table(view: &PrivateView) -> &cards::TableView {
    &card_seat(view).table
}

/// A player's view of a card game.
pub fn card_seat(view: &PrivateView) -> &cards::SeatView {
    let OfGame::Cards(view) = &view.game else { panic!("a card game is played") };
    view
}

pub fn person(number: u64, name: &str) -> Person {
    Person { id: UserId::new(number), name: name.to_owned() }
}

/// An action of this person.
pub fn by(number: u64) -> By {
    let (name, press) = (format!("Person {number}"), PressId::new(number));
    By::Person { person: person(number, &name), press, manages: false, last_played: Vec::new() }
}

/// A lobby with people with these names, and this number of computer players.
pub fn lobby(options: Options, names: &[&str], computers: usize, number: u64) -> Table {
    let opening = Opening::new(
        Location { guild: GuildId::new(1), channel: ChannelId::new(1) },
        person(1, names[0]),
        PressId::new(1),
        options,
        Secret::stored([number as u8; 32]),
    );
    let mut table = Table::open(TableId::new(u64::MAX / 2), &opening);
    for (number, name) in (1..).zip(names).skip(1) {
        let person = person(number, name);
        let press = PressId::new(number);
        let by = By::Person { person, press, manages: false, last_played: Vec::new() };
        table = table.decide(&by, &Move::Sit, 0).unwrap().table;
    }
    let random = Move::Choose(Chosen::Level(Level::RANDOM));
    table = table.decide(&by(1), &random, 0).unwrap().table;
    for _ in 0..computers {
        table = table.decide(&by(1), &Move::AddComputer, 0).unwrap().table;
    }
    table
}

/// Begins the game of a lobby.
pub fn begun(lobby: &Table) -> Table {
    lobby.decide(&by(1), &Move::Begin, 0).unwrap().table
}

/// Plays this lobby's game to its end, and calls `look` at every moment of it.
pub fn play(words: &Words, lobby: &Table, number: u64, mut look: impl FnMut(&Moment)) {
    let mut luck = ChaCha8Rng::seed_from_u64(number);
    let mut draws = Chance::new([number as u8; 32]).set_up();
    let mut moment = Moment { table: begun(lobby), drafts: BTreeMap::new(), pressed: None };
    look(&moment);
    while !moment.table.is_over() {
        moment = match moment.table.computer_asked() {
            Some((seat, question, level, view)) => {
                let action = computer::choose(level, &view, &mut draws).unwrap();
                let answer = Move::Answer { question, action };
                let table = moment.table.decide(&By::Seat(seat), &answer, 0).unwrap().table;
                Moment { table, pressed: None, ..moment }
            }
            None => by_a_person(words, moment, &mut luck),
        };
        look(&moment);
    }
}

/// Presses an offered answer of some person, or another layout if nobody is offered one. The rules
/// must accept every offered answer.
fn by_a_person(words: &Words, moment: Moment, luck: &mut ChaCha8Rng) -> Moment {
    let (mut answers, mut layouts) = (Vec::new(), Vec::new());
    for (user, press) in offered(words, &moment) {
        let Some((draft, own)) = press.own() else { continue };
        if matches!(own, OwnPress::Answer { .. }) {
            let table = answered(&moment.table, user, own).unwrap().table;
            answers.push((user, words.draft_after(draft, own), table, press));
        } else if own == OwnPress::Show(Screen::Hand) {
            layouts.push((user, draft.clone()));
        }
    }
    let mut drafts = moment.drafts;
    if let Some((user, draft, table, press)) = answers.into_iter().choose(luck) {
        drafts.insert(user, draft);
        return Moment { table, drafts, pressed: Some((user, press)) };
    }
    let (user, draft) = layouts.into_iter().choose(luck).expect("something is offered");
    drafts.insert(user, draft);
    Moment { drafts, pressed: None, ..moment }
}

/// The enabled buttons on everybody's private message.
fn offered(words: &Words, moment: &Moment) -> Vec<(UserId, Press)> {
    let of_one = |view: PrivateView| {
        let live = live(&moment.own(words, &view)).into_iter();
        live.map(move |button| (user(&view), button.press)).collect::<Vec<_>>()
    };
    moment.people().into_iter().flat_map(of_one).collect()
}

/// The result of a pressed answer.
pub fn answered(
    table: &Table,
    user: UserId,
    press: OwnPress,
) -> Result<Step, henge::table::Refusal> {
    let OwnPress::Answer { question, action, .. } = press else { panic!("{press:?} answers") };
    table.decide(&by(user.get()), &Move::Answer { question, action }, 0)
}

/// The enabled buttons of a message.
pub fn live(message: &Message) -> Vec<Button> {
    let buttons = message.rows.iter().flatten();
    buttons.filter(|button| button.state == ButtonState::Live).cloned().collect()
}

/// The options that the card tests play: every way to predict with every way to hold the cards, in
/// short games, and one whole game.
pub fn every_card_option(seats: usize) -> Vec<cards::Options> {
    use henge::rules::cards::{Rounds, Ties};
    let all = cards::Options::every_combination(seats.try_into().unwrap());
    let of_tests = all.into_iter().filter(|options| match (options.rounds, options.ties) {
        (Rounds::Short, Ties::Shared) => true,
        (Rounds::All, _) => *options == cards::Options::default(),
        (Rounds::Short | Rounds::Tournament, _) => false,
    });
    of_tests.collect()
}

/// Calls `look` at every moment of a few short card games with three people and a computer player.
pub fn in_card_games(options: cards::Options, mut look: impl FnMut(&Words, &Moment)) {
    let words = Words::english();
    let options = cards::Options { rounds: cards::Rounds::Short, ..options };
    for number in 0..10 {
        let lobby = lobby(options.into(), &["Ada", "Ben", "Cy"], 1, number);
        play(&words, &lobby, number, |moment| look(&words, moment));
    }
}

/// Calls `look` at every moment of a few short games of both kinds, with three people and a computer
/// player.
pub fn in_games_of_both_kinds(mut look: impl FnMut(&Words, &Moment)) {
    in_card_games(cards::Options::default(), &mut look);
    let words = Words::english();
    for number in 0..4 {
        let lobby = lobby(dice::Options::default().into(), &["Ada", "Ben", "Cy"], 1, number);
        play(&words, &lobby, number, |moment| look(&words, moment));
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

/// The text of a message's embed.
pub fn text(message: &Message) -> &str {
    &message.embed.as_ref().expect("it has a frame").description
}
