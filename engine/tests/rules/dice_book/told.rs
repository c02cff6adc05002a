//! A game with predetermined dice.

use engine::rules::dice::{
    Action, Ask, Beginning, Color, Dice, DiceGame, DiceSet, Die, Event, Face, FirstSeer, MagicCard,
    Mark, Number, Options, Prediction, Refusal, Scoring, Turned,
};
use engine::rules::{Chance, PerSeat, Rules as _, Seat, SeatCount};

pub const MINERVA: Seat = Seat::new(0);
pub const HARRY: Seat = Seat::new(1);
pub const GREGOR: Seat = Seat::new(2);
pub const PLAIN: Action = Action::Score(Scoring::Prediction);
pub const JESTER: Action = Action::Score(Scoring::JesterScore);

/// Parses a prediction such as "2 red".
pub fn prediction(text: &str) -> Prediction {
    let (number, color) = text.split_once(' ').unwrap();
    Prediction {
        number: Number::new(number.parse().unwrap()).unwrap(),
        color: serde_json::from_value(color.into()).unwrap(),
    }
}

/// Parses dice such as "B G R Y W J J".
pub fn dice(text: &str) -> Dice {
    let face = |letter| match letter {
        "B" => Face::Blue,
        "G" => Face::Green,
        "R" => Face::Red,
        "Y" => Face::Yellow,
        "W" => Face::Wizard,
        "J" => Face::Jester,
        other => panic!("{other}"),
    };
    let faces: Vec<Face> = text.split(' ').map(face).collect();
    Dice::from(<[Face; 7]>::try_from(faces).unwrap())
}

pub fn set(indices: &[u8]) -> DiceSet {
    indices.iter().filter_map(|index| Die::new(*index)).collect()
}

pub fn turn(one: (u8, Face), other: (u8, Face)) -> Turned {
    Turned::new((Die::new(one.0).unwrap(), one.1), (Die::new(other.0).unwrap(), other.1)).unwrap()
}

/// A game with predetermined dice.
pub struct Told {
    pub game: DiceGame,
    pub chance: Chance,
}

impl Told {
    /// A round in which Minerva is the Seer; Harry and Gregor follow.
    pub fn round(magic: Option<MagicCard>) -> Self {
        let options = Options { magic_cards: magic.is_some(), ..Options::default() };
        let seats = SeatCount::try_from(3_usize).unwrap();
        let first = FirstSeer::LastPlayed;
        let last_played = PerSeat::none(seats);
        let beginning = Beginning { seats, options, seer: MINERVA, first, last_played };
        let game = DiceGame::new(&beginning);
        let mut told = Self { game, chance: Chance::new([7; 32]) };
        told.happens(Event::Round { round: 1, seer: MINERVA, magic });
        told
    }

    pub fn happens(&mut self, event: Event) {
        self.game.evolve(&event);
    }

    pub fn says(&mut self, seat: Seat, action: Action) {
        let event = self.game.answer(seat, &action).unwrap();
        self.happens(event);
    }

    pub fn predict(&mut self, seat: Seat, said: &str) {
        self.says(seat, Action::Predict(prediction(said)));
    }

    pub fn predictions(&mut self, said: [&str; 3]) {
        for (seat, said) in [MINERVA, HARRY, GREGOR].into_iter().zip(said) {
            self.predict(seat, said);
        }
    }

    pub fn named(&mut self, color: Option<Color>) {
        self.says(MINERVA, Action::NameWizardColor(color));
    }

    pub fn rolled(&mut self, faces: &str) {
        let round = self.game.table_view().round;
        let rolled = DiceSet::ALL;
        self.happens(Event::Roll { roll: round.roll + 1, rolled, dice: dice(faces) });
    }

    /// The next automatic event.
    pub fn due(&self) -> Option<Event> {
        self.game.consequence(&self.chance)
    }

    /// Applies all automatic events except the next round.
    pub fn settles(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(event) = self.due().filter(|event| !matches!(event, Event::Round { .. })) {
            self.happens(event);
            events.push(event);
        }
        events
    }

    /// The seat leaves with this difference.
    pub fn misses(&mut self, seat: Seat, minus: u8) {
        self.happens(Event::Leave { seat, jester: false, count: 0, jesters: 0, xs: 0, minus });
    }

    pub fn refused(&self, seat: Seat, action: Action) -> Refusal {
        self.game.answer(seat, &action).unwrap_err()
    }

    pub fn asked(&self) -> [Option<Ask>; 3] {
        [MINERVA, HARRY, GREGOR].map(|seat| self.game.asked(seat))
    }

    pub fn mark(&self, seat: Seat, of: &str) -> Mark {
        self.game.pages()[seat].mark(prediction(of))
    }

    pub fn next_seer(&self) -> Option<Seat> {
        match self.due() {
            Some(Event::Round { seer, .. }) => Some(seer),
            _ => None,
        }
    }
}
