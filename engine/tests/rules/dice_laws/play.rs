//! Random whole games, examined whenever they wait.

use engine::rules::dice::{
    Action, Ask, Beginning, Color, DiceGame, DiceSet, Die, Event, Face, Options, Scoring, Target,
    Turned,
};
use engine::rules::{Chance, PerSeat, Rules as _, Seat, SeatCount};
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;

/// A game to be played: its seed, which also determines its players' choices, and its beginning.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    pub seed: u64,
    pub beginning: Beginning,
}

impl Deal {
    pub fn new(seed: u64, seats: usize, target: Target, magic_cards: bool) -> Self {
        let seats = SeatCount::try_from(seats).unwrap();
        let options = Options { target, magic_cards, ..Options::default() };
        let mut draws = chance(seed).set_up();
        Self {
            seed,
            beginning: Beginning::draw(options, &[], PerSeat::none(seats), &mut draws).unwrap(),
        }
    }

    pub fn chance(&self) -> Chance {
        chance(self.seed)
    }
}

pub fn chance(seed: u64) -> Chance {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Chance::new(bytes)
}

pub fn deals() -> impl Strategy<Value = Deal> {
    let target = prop_oneof![Just(Target::Nine), Just(Target::Twelve)];
    (any::<u64>(), 2..=5_usize, target, any::<bool>())
        .prop_map(|(seed, seats, target, magic)| Deal::new(seed, seats, target, magic))
}

/// Plays to the end with random answers. Calls `watch` at each moment at which the game waits, with
/// the events that led to it.
pub fn play(deal: Deal, mut watch: impl FnMut(&DiceGame, &[Event])) -> Vec<Event> {
    let (chance, mut luck) = (deal.chance(), ChaCha20Rng::seed_from_u64(deal.seed ^ 1));
    let mut game = DiceGame::new(&deal.beginning);
    let mut log = Vec::new();
    let mut events = game.go_on(&chance);
    loop {
        log.extend(events.iter().copied());
        watch(&game, &events);
        if game.is_over() {
            return log;
        }
        let (seat, action) = random_answer(&game, &mut luck);
        let answer = game.answer(seat, &action).unwrap();
        events = game.carry_out(answer, &chance);
    }
}

/// Replays a game event by event, and calls `watch` before each event.
pub fn replay(deal: Deal, log: &[Event], mut watch: impl FnMut(&DiceGame, &Event)) {
    let mut game = DiceGame::new(&deal.beginning);
    for event in log {
        watch(&game, event);
        game.evolve(event);
        assert_eq!(game.check_conserved(), Ok(()));
    }
}

/// A random answer of somebody who is asked, or now and then of somebody who may change an answer.
pub fn random_answer(game: &DiceGame, luck: &mut ChaCha20Rng) -> (Seat, Action) {
    let changes = luck.random_bool(0.1);
    let answering = |seat: &Seat| {
        if changes { game.may_answer(*seat).is_some() } else { game.asked(*seat).is_some() }
    };
    let seats: Vec<Seat> = game.seats().seats().filter(answering).collect();
    let seat = *seats.choose(luck).expect("the game waits for somebody");
    let offered = offered(&game.may_answer(seat).unwrap());
    let answer = *offered.choose(luck).unwrap();
    let most_dice = offered.iter().rev().find(|action| matches!(action, Action::Roll(_)));
    (seat, most_dice.filter(|_| luck.random_bool(0.3)).copied().unwrap_or(answer))
}

/// Every action that a question offers.
pub fn offered(ask: &Ask) -> Vec<Action> {
    let all_dice = || Die::all().flat_map(|die| Face::ALL.map(|face| (die, face)));
    match *ask {
        Ask::Turn => {
            let pairs = all_dice().flat_map(|one| all_dice().map(move |other| (one, other)));
            pairs
                .filter(|(one, other)| one.0 < other.0)
                .filter_map(|(one, other)| Turned::new(one, other))
                .map(Action::Turn)
                .collect()
        }
        Ask::Predict { boxes } => boxes.boxes().map(Action::Predict).collect(),
        Ask::Strike { boxes } => {
            let boxes = boxes.boxes().map(Some).chain([None]);
            boxes.map(Action::Strike).collect()
        }
        Ask::NameWizardColor => {
            let colors = Color::ALL.into_iter().map(Some).chain([None]);
            colors.map(Action::NameWizardColor).collect()
        }
        Ask::Roll(_) => rolls(ask),
        Ask::RollOrScore { .. } => [rolls(ask), scores(ask)].concat(),
        Ask::StayOrScore { .. } => [vec![Action::Stay], scores(ask)].concat(),
        Ask::Score { .. } => scores(ask),
    }
}

pub fn rolls(ask: &Ask) -> Vec<Action> {
    let rolling = ask.rolling().unwrap();
    DiceSet::every_set()
        .filter(|dice| dice.minus(rolling.dice).is_empty())
        .filter(|dice| dice.len() >= usize::from(rolling.at_least))
        .map(Action::Roll)
        .collect()
}

pub fn scores(ask: &Ask) -> Vec<Action> {
    let jester = ask.jester().map(|_| Action::Score(Scoring::JesterScore));
    [Some(Action::Score(Scoring::Prediction)), jester].into_iter().flatten().collect()
}
