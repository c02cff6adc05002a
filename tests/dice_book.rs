//! The course of the dice game: the rule books' examples, and the rulings where the books are silent.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

use henge::rules::dice::{
    Action, Ask, Beginning, BoxState, Color, Dice, DiceGame, DiceSet, Die, Event, Face, FirstSeer,
    Intention, MagicCard, Mark, Number, Options, Prediction, Refusal, Rolling, Scoring, Target,
    Turned, WizardColor,
};
use henge::rules::{Chance, Rules, Seat, SeatCount, SeenPrediction};

const MINERVA: Seat = Seat::new(0);
const HARRY: Seat = Seat::new(1);
const GREGOR: Seat = Seat::new(2);

const PLAIN: Action = Action::Score(Scoring::Prediction);
const JESTER: Action = Action::Score(Scoring::JesterScore);

/// "2 red".
fn prediction(text: &str) -> Prediction {
    let (number, color) = text.split_once(' ').unwrap();
    Prediction {
        number: Number::new(number.parse().unwrap()).unwrap(),
        color: serde_json::from_value(color.into()).unwrap(),
    }
}

/// "B G R Y W J J".
fn dice(text: &str) -> Dice {
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

fn set(indices: &[u8]) -> DiceSet {
    indices.iter().filter_map(|index| Die::new(*index)).collect()
}

fn turn(one: (u8, Face), other: (u8, Face)) -> Turned {
    Turned::new((Die::new(one.0).unwrap(), one.1), (Die::new(other.0).unwrap(), other.1)).unwrap()
}

/// A game whose dice fall as told.
struct Told {
    game: DiceGame,
    chance: Chance,
}

impl Told {
    /// Minerva is the Seer, Harry and Gregor follow.
    fn round(magic: Option<MagicCard>) -> Self {
        let options = Options { target: Target::Nine, magic_cards: magic.is_some() };
        let seats = SeatCount::try_from(3_usize).unwrap();
        let first = FirstSeer::LastPlayed;
        let beginning = Beginning { seats, options, seer: MINERVA, first };
        let game = DiceGame::new(&beginning);
        let mut told = Self { game, chance: Chance::new([7; 32]) };
        told.happens(Event::Round { round: 1, seer: MINERVA, magic });
        told
    }

    fn happens(&mut self, event: Event) {
        self.game.evolve(&event);
    }

    fn says(&mut self, seat: Seat, action: Action) {
        let event = self.game.answer(seat, &action).unwrap();
        self.happens(event);
    }

    fn predict(&mut self, seat: Seat, said: &str) {
        self.says(seat, Action::Predict(prediction(said)));
    }

    fn predictions(&mut self, said: [&str; 3]) {
        for (seat, said) in [MINERVA, HARRY, GREGOR].into_iter().zip(said) {
            self.predict(seat, said);
        }
    }

    fn named(&mut self, color: Option<Color>) {
        self.says(MINERVA, Action::NameWizardColor(color));
    }

    fn rolled(&mut self, faces: &str) {
        let round = self.game.table_view().round;
        let rolled = DiceSet::ALL;
        self.happens(Event::Roll { roll: round.roll + 1, rolled, dice: dice(faces) });
    }

    /// What follows by itself, once.
    fn due(&self) -> Option<Event> {
        self.game.consequence(&self.chance)
    }

    /// Everything that follows by itself, but for the next round.
    fn settles(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(event) = self.due().filter(|event| !matches!(event, Event::Round { .. })) {
            self.happens(event);
            events.push(event);
        }
        events
    }

    fn refused(&self, seat: Seat, action: Action) -> Refusal {
        self.game.answer(seat, &action).unwrap_err()
    }

    fn asked(&self) -> [Option<Ask>; 3] {
        [MINERVA, HARRY, GREGOR].map(|seat| self.game.asked(seat))
    }

    fn mark(&self, seat: Seat, of: &str) -> Mark {
        self.game.pages()[seat].mark(prediction(of))
    }

    fn next_seer(&self) -> Option<Seat> {
        match self.due() {
            Some(Event::Round { seer, .. }) => Some(seer),
            _ => None,
        }
    }
}

#[test]
fn the_first_round_of_the_book() {
    let mut told = Told::round(None);
    told.predictions(["5 green", "2 blue", "2 red"]);
    assert_eq!(told.asked(), [Some(Ask::NameWizardColor), None, None]);
    told.named(Some(Color::Green));
    assert!(matches!(told.due(), Some(Event::Roll { roll: 1, rolled: DiceSet::ALL, .. })));

    told.rolled("G G W B B R Y");
    told.says(HARRY, PLAIN);
    told.says(GREGOR, Action::Stay);
    told.says(MINERVA, Action::Roll(set(&[3, 4, 5, 6])));
    let Some(left @ Event::Leave { seat: HARRY, count: 2, xs: 1, minus: 0, .. }) = told.due()
    else {
        panic!("{:?}", told.due());
    };
    told.happens(left);
    let Some(Event::Roll { roll: 2, rolled, dice: after }) = told.due() else {
        panic!("{:?}", told.due());
    };
    assert_eq!(rolled, set(&[3, 4, 5, 6]));
    assert_eq!(after.face(Die::new(2).unwrap()), Some(Face::Wizard), "put aside");

    told.rolled("G G W G G R Y");
    told.says(GREGOR, Action::Stay);
    told.says(MINERVA, PLAIN);
    assert_eq!(told.settles().len(), 2, "Gregor must use that roll, too");
    assert_eq!(told.mark(MINERVA, "5 green"), Mark::Xs(1));
    assert_eq!(told.mark(HARRY, "2 blue"), Mark::Xs(1));
    assert_eq!(told.mark(GREGOR, "2 red"), Mark::Minus(1));
    assert_eq!(told.next_seer(), Some(HARRY));
}

#[test]
fn of_two_with_a_free_jester_box_each_chooses() {
    let mut told = Told::round(None);
    told.predictions(["4 green", "5 green", "3 red"]);
    told.named(None);
    for _ in 0..3 {
        told.rolled("G G W J J R R");
    }
    let ask = Ask::Score { jester: Number::new(2).unwrap() };
    assert_eq!(told.asked(), [Some(ask); 3]);
    assert_eq!(told.refused(HARRY, Action::Stay), Refusal::NotTheQuestion(ask));
    told.says(MINERVA, JESTER);
    told.says(HARRY, JESTER);
    told.says(GREGOR, PLAIN);
    assert_eq!(told.mark(MINERVA, "4 green"), Mark::Minus(0));
    assert_eq!(told.mark(HARRY, "5 green"), Mark::Minus(0));
    assert_eq!(told.mark(GREGOR, "3 red"), Mark::Minus(1));
    let jesters = told.game.pages().map(|page| page.jester_scores());
    assert_eq!(jesters.values(), [1, 1, 0]);
}

#[test]
fn a_choice_is_asked_only_where_there_is_one() {
    let mut told = Told::round(None);
    told.predictions(["4 green", "2 blue", "2 red"]);
    told.named(None);
    for _ in 0..3 {
        told.rolled("G G W J J R R");
    }
    assert_eq!(told.settles().len(), 1, "an exact hit scores its X");
    assert_eq!(told.mark(GREGOR, "2 red"), Mark::Xs(1));
    assert!(told.asked()[2].is_none() && told.asked()[0].is_some());
}

#[test]
fn the_next_roll_waits_until_everybody_has_answered_and_answers_may_change() {
    let mut told = Told::round(None);
    told.predictions(["5 green", "2 blue", "2 red"]);
    told.named(None);
    told.rolled("B B J R G Y W");
    told.says(MINERVA, Action::Roll(set(&[0, 1])));
    told.says(HARRY, PLAIN);
    assert_eq!(told.due(), None);
    assert_eq!(told.asked()[1], None, "Harry has answered");
    told.says(HARRY, Action::Stay);
    told.says(MINERVA, Action::Roll(set(&[0])));
    told.says(GREGOR, JESTER);
    let Some(gregor @ Event::Leave { seat: GREGOR, jester: true, .. }) = told.due() else {
        panic!("{:?}", told.due());
    };
    told.happens(gregor);
    assert!(matches!(told.due(), Some(Event::Roll { rolled, .. }) if rolled == set(&[0])));
    assert_eq!(told.refused(GREGOR, Action::Stay), Refusal::HasLeft);
}

#[test]
fn the_seer_leaves_and_ends_the_rolling_for_all() {
    let mut told = Told::round(None);
    told.predictions(["1 green", "2 blue", "2 red"]);
    told.named(Some(Color::Yellow));
    told.rolled("G J J R Y Y B");
    told.says(MINERVA, PLAIN);
    told.says(HARRY, Action::Stay);
    told.says(GREGOR, Action::Stay);
    assert_eq!(told.settles().len(), 1);
    let ask = Some(Ask::Score { jester: Number::new(2).unwrap() });
    assert_eq!(told.asked(), [None, ask, ask]);
    assert_eq!(told.game.seat_view(HARRY).out_of_time(), Some(JESTER), "worth more now");
    assert_eq!(
        told.refused(MINERVA, Action::Roll(DiceSet::ALL)),
        Refusal::HasLeft,
        "no other roll"
    );
}

#[test]
fn roll_first() {
    let mut told = Told::round(Some(MagicCard::RollFirst));
    assert!(matches!(told.due(), Some(Event::Roll { roll: 1, rolled: DiceSet::ALL, .. })));
    told.rolled("R R R R B G Y");
    told.predictions(["5 red", "1 blue", "2 green"]);
    told.named(None);
    let rolling = Rolling { dice: DiceSet::ALL, at_least: 3 };
    assert_eq!(told.asked(), [Some(Ask::Roll(rolling)), None, None]);
    assert_eq!(told.refused(HARRY, PLAIN), Refusal::NotYourTurn);
    assert_eq!(told.refused(MINERVA, PLAIN), Refusal::NotTheQuestion(Ask::Roll(rolling)));
    let two = Action::Roll(set(&[5, 6]));
    assert_eq!(told.refused(MINERVA, two), Refusal::TooFewDice { at_least: 3 });
    told.says(MINERVA, Action::Roll(set(&[4, 5, 6])));
    assert!(matches!(told.due(), Some(Event::Roll { roll: 2, .. })));
    told.rolled("R R R R B G Y");
    assert_eq!(told.asked()[1], Some(Ask::StayOrScore { jester: None }));
    told.rolled("R R R R B G Y");
    assert_eq!(told.settles().len(), 3, "the third roll is the last");
}

#[test]
fn turn_two() {
    let mut told = Told::round(Some(MagicCard::TurnTwo));
    assert_eq!(told.asked(), [Some(Ask::Turn), None, None]);
    let two = turn((5, Face::Yellow), (2, Face::Yellow));
    assert_eq!(told.refused(HARRY, Action::Turn(two)), Refusal::OnlyTheSeer(MINERVA));
    told.says(MINERVA, Action::Turn(two));
    told.predictions(["5 yellow", "1 blue", "2 green"]);
    told.named(None);
    let Some(second @ Event::Roll { roll: 2, rolled, dice }) = told.due() else {
        panic!("{:?}", told.due());
    };
    assert_eq!(rolled, set(&[0, 1, 3, 4, 6]));
    assert_eq!([2, 5].map(|die| dice.face(Die::new(die).unwrap())), [Some(Face::Yellow); 2]);
    told.happens(second);
    assert!(told.asked().iter().all(Option::is_some), "now they may leave");
    told.says(MINERVA, Action::Roll(DiceSet::ALL));
}

#[test]
fn cross_out() {
    let mut told = Told::round(Some(MagicCard::CrossOut));
    for (seat, number, color, minus) in [
        (MINERVA, "2", Color::Green, 1),
        (HARRY, "3", Color::Blue, 2),
        (GREGOR, "1", Color::Green, 1),
    ] {
        let number = Number::new(number.parse().unwrap()).unwrap();
        told.happens(Event::Predict { seat, number, color });
        let (jester, count, jesters, xs) = (false, number.get() + minus, 0, 0);
        told.happens(Event::Leave { seat, jester, count, jesters, xs, minus });
    }
    told.happens(Event::Round { round: 2, seer: GREGOR, magic: Some(MagicCard::CrossOut) });
    told.predict(GREGOR, "5 green");
    told.predict(MINERVA, "4 green");
    told.predict(HARRY, "2 blue");
    assert!(told.asked().iter().all(Option::is_some), "all at once");
    assert_eq!(told.game.seat_view(HARRY).out_of_time(), Some(Action::Strike(None)));
    let strike = |of| Action::Strike(Some(prediction(of)));
    let Refusal::NothingToStrike { boxes, .. } = told.refused(MINERVA, strike("4 green")) else {
        panic!("a box without minus points");
    };
    assert_eq!(boxes.boxes().collect::<Vec<_>>(), [prediction("2 green")]);
    told.says(MINERVA, strike("2 green"));
    told.says(GREGOR, Action::Strike(None));
    assert_eq!(told.asked()[2], Some(Ask::NameWizardColor));
    told.says(GREGOR, Action::NameWizardColor(None));
    assert_eq!(told.due(), None, "Harry may strike yet");
    told.says(HARRY, strike("3 blue"));
    assert!(matches!(told.due(), Some(Event::Roll { roll: 1, .. })));
    assert_eq!(told.mark(MINERVA, "2 green"), Mark::Struck(1));
    assert_eq!(told.mark(HARRY, "3 blue"), Mark::Struck(2));
    assert_eq!(told.game.totals().values(), [0, 0, -1]);
}

#[test]
fn seers_number() {
    let mut told = Told::round(Some(MagicCard::SeersNumber));
    assert_eq!(told.game.table_view().most_rolls, None);
    told.predictions(["1 green", "2 blue", "2 red"]);
    let wizards = Event::WizardColor { color: WizardColor::Nothing };
    assert_eq!(told.due(), Some(wizards));
    told.happens(wizards);
    told.rolled("G W W W B B Y");
    assert_eq!(told.settles().len(), 3, "one roll, and all score it");
    assert_eq!(told.mark(MINERVA, "1 green"), Mark::Xs(1));
    assert_eq!(told.next_seer(), Some(HARRY));

    let mut five = Told::round(Some(MagicCard::SeersNumber));
    five.predictions(["5 blue", "2 blue", "2 red"]);
    five.happens(five.due().unwrap());
    five.rolled("G W W W B B Y");
    assert_eq!(five.game.table_view().most_rolls, Some(5));
    five.rolled("G W W W B B Y");
    five.rolled("G W W W B B Y");
    five.rolled("G W W W B B Y");
    assert!(matches!(five.asked()[0], Some(Ask::RollOrScore { .. })));
}

#[test]
fn stuck_jesters_may_not_be_rolled_and_seven_end_the_rolling() {
    let mut told = Told::round(Some(MagicCard::StuckJesters));
    told.predictions(["5 green", "4 green", "2 yellow"]);
    told.named(None);
    told.rolled("G G G W J J R");
    let stuck = Refusal::StuckJesters(set(&[4, 5]));
    assert_eq!(told.refused(MINERVA, Action::Roll(set(&[4, 5, 6]))), stuck);
    assert_eq!(
        told.refused(MINERVA, Action::Roll(DiceSet::EMPTY)),
        Refusal::TooFewDice { at_least: 1 }
    );
    told.rolled("J J J J J J J");
    assert_eq!(told.settles().len(), 3, "that roll is the last");
    assert_eq!(told.mark(MINERVA, "5 green"), Mark::Minus(10));
}

#[test]
fn same_column() {
    let mut told = Told::round(Some(MagicCard::SameColumn));
    told.predictions(["5 yellow", "3 green", "3 yellow"]);
    told.named(Some(Color::Blue));
    told.rolled("R R R R R R R");
    told.rolled("G G G J J J R");
    told.says(GREGOR, JESTER);
    told.says(HARRY, PLAIN);
    told.says(MINERVA, Action::Roll(set(&[0])));
    told.settles();
    assert_eq!(told.mark(GREGOR, "3 yellow"), Mark::Xs(1));
    assert_eq!(told.mark(HARRY, "3 green"), Mark::Xs(1));
    let xs = told.game.pages().map(|page| page.xs());
    assert_eq!(xs.values()[1..], [1, 2]);
}

#[test]
fn every_color_settles_the_wizard_color() {
    let mut told = Told::round(Some(MagicCard::EveryColor));
    told.predictions(["5 yellow", "2 red", "3 yellow"]);
    assert_eq!(told.due(), Some(Event::WizardColor { color: WizardColor::Every }));
    assert_eq!(told.game.table_view().worth(prediction("5 yellow")), 10);
}

#[test]
fn secret() {
    let mut told = Told::round(Some(MagicCard::Secret));
    told.predict(MINERVA, "5 red");
    assert!(told.asked()[1].is_some() && told.asked()[2].is_some(), "at once");
    let taken = Refusal::BoxTaken { prediction: prediction("5 red"), by: MINERVA };
    assert_eq!(told.refused(GREGOR, Action::Predict(prediction("5 red"))), taken);
    told.predict(GREGOR, "2 blue");
    let said = told.game.table_view().predictions;
    assert_eq!(said.values()[1..], [SeenPrediction::NotMade, SeenPrediction::Covered]);
    let (harry, gregor) = (told.game.seat_view(HARRY), told.game.seat_view(GREGOR));
    assert_eq!(harry.box_state(prediction("2 blue")), BoxState::Free);
    assert_eq!(gregor.prediction, Some(prediction("2 blue")));
    told.predict(HARRY, "2 blue");
    assert_eq!(
        told.game.table_view().predictions[GREGOR],
        SeenPrediction::Shown(prediction("2 blue"))
    );
    told.named(None);
    for _ in 0..3 {
        told.rolled("R R R R R R R");
    }
    told.settles();
    assert_eq!(told.next_seer(), Some(HARRY), "the next clockwise");
}

#[test]
fn a_prediction_differs_from_those_made_and_from_used_boxes() {
    let mut told = Told::round(None);
    told.predict(MINERVA, "5 green");
    let taken = Refusal::BoxTaken { prediction: prediction("5 green"), by: MINERVA };
    assert_eq!(told.refused(HARRY, Action::Predict(prediction("5 green"))), taken);
    assert_eq!(
        told.game.seat_view(HARRY).box_state(prediction("5 green")),
        BoxState::Taken(MINERVA)
    );
    assert_eq!(told.refused(GREGOR, Action::Predict(prediction("1 red"))), Refusal::NotYourTurn);
    told.happens(Event::Round { round: 2, seer: MINERVA, magic: None });
    told.predict(MINERVA, "5 green");
    let (seat, jester, count, jesters, xs, minus) = (MINERVA, false, 5, 0, 1, 0);
    told.happens(Event::Leave { seat, jester, count, jesters, xs, minus });
    told.happens(Event::Round { round: 3, seer: MINERVA, magic: None });
    let again = Action::Predict(prediction("5 green"));
    assert_eq!(told.refused(MINERVA, again), Refusal::BoxUsed(prediction("5 green")));
}

#[test]
fn whose_free_boxes_are_all_taken_repeats_one() {
    let mut told = Told::round(None);
    for (round, of) in (1..).zip(Prediction::all().skip(2)) {
        let (seat, jester, count, jesters, xs, minus) = (HARRY, false, 0, 0, 0, of.number.get());
        told.happens(Event::Round { round, seer: MINERVA, magic: None });
        told.happens(Event::Predict { seat, number: of.number, color: of.color });
        told.happens(Event::Leave { seat, jester, count, jesters, xs, minus });
    }
    told.happens(Event::Round { round: 19, seer: GREGOR, magic: None });
    told.predict(GREGOR, "1 blue");
    told.predict(MINERVA, "2 blue");
    let (one, two) = (prediction("1 blue"), prediction("2 blue"));
    assert_eq!(told.asked()[1], Some(Ask::Predict { boxes: [one, two].into_iter().collect() }));

    told.happens(Event::Round { round: 19, seer: GREGOR, magic: None });
    told.predict(GREGOR, "1 blue");
    told.predict(MINERVA, "1 red");
    let Some(Event::Predict { seat: HARRY, number, .. }) = told.due() else {
        panic!("one box is left: {:?}", told.due());
    };
    assert_eq!(number.get(), 2);
}

#[test]
fn a_jester_score_is_refused_with_its_reason() {
    let mut told = Told::round(None);
    told.predictions(["1 green", "2 blue", "2 red"]);
    told.named(Some(Color::Yellow));
    told.rolled("G G R R B Y Y");
    assert_eq!(told.refused(HARRY, JESTER), Refusal::NoJesterBox { jesters: 0 });
    told.rolled("J G R R B Y Y");
    assert_eq!(told.refused(GREGOR, JESTER), Refusal::Hit);
    told.says(HARRY, JESTER);
    told.says(GREGOR, PLAIN);
    told.says(MINERVA, PLAIN);
    told.settles();
    told.happens(Event::Round { round: 2, seer: HARRY, magic: None });
    told.predict(HARRY, "1 green");
    told.predict(GREGOR, "5 green");
    told.predict(MINERVA, "5 red");
    told.says(HARRY, Action::NameWizardColor(None));
    told.rolled("J R R R B Y Y");
    assert_eq!(told.refused(HARRY, JESTER), Refusal::JesterBoxUsed(Number::new(1).unwrap()));
    assert_eq!(told.refused(MINERVA, Action::Roll(DiceSet::ALL)), Refusal::OnlyTheSeer(HARRY));
    told.happens(Event::Stopped {});
    assert_eq!(told.refused(HARRY, PLAIN), Refusal::Over);
}

#[test]
fn several_may_reach_the_target_in_one_round_and_all_get_the_bonus() {
    let mut told = Told::round(None);
    for (round, of) in (1..=9).zip(Prediction::all()) {
        told.happens(Event::Round { round, seer: MINERVA, magic: None });
        for seat in [MINERVA, HARRY, GREGOR] {
            told.happens(Event::Predict { seat, number: of.number, color: of.color });
            let xs = u8::from(seat != GREGOR || round < 9);
            let (jester, count, jesters, minus) = (false, of.number.get(), 0, 1 - xs);
            told.happens(Event::Leave { seat, jester, count, jesters, xs, minus });
        }
    }
    let Some(Event::End { totals, xs, places, .. }) = told.due() else { panic!("no end") };
    assert_eq!(xs.values(), [9, 9, 8]);
    assert_eq!(totals.values(), [28, 28, 20]);
    assert_eq!(places.values(), [1, 1, 3]);
}

#[test]
fn the_first_seer_is_who_last_played_or_drawn() {
    let seats = SeatCount::try_from(4_usize).unwrap();
    let draw = |last_played: &[Seat], seed| {
        let mut draws = Chance::new([seed; 32]).set_up();
        let beginning =
            Beginning::draw(Options::default(), seats, last_played, &mut draws).unwrap();
        (beginning.seer.index(), beginning.first)
    };
    for seed in 0..20 {
        assert_eq!(draw(&[Seat::new(2)], seed), (2, FirstSeer::LastPlayed));
        let (seer, first) = draw(&[Seat::new(3), Seat::new(1)], seed);
        assert!((seer == 1 || seer == 3) && first == FirstSeer::Drawn);
    }
    let mut among_all: Vec<usize> = (0..40).map(|seed| draw(&[], seed).0).collect();
    among_all.sort_unstable();
    among_all.dedup();
    assert_eq!(among_all, [0, 1, 2, 3]);
}

#[test]
fn dice_and_cards_come_from_streams_of_their_own() {
    let mut told = Told::round(Some(MagicCard::EveryColor));
    told.predictions(["5 green", "2 blue", "2 red"]);
    told.happens(Event::WizardColor { color: WizardColor::Every });
    let mut draws = told.chance.stream(16 + 1);
    let faces: Vec<Face> = (0..7).map(|_| Face::ALL[draws.below(6) as usize]).collect();
    let dice = Dice::from(<[Face; 7]>::try_from(faces).unwrap());
    assert_eq!(told.due(), Some(Event::Roll { roll: 1, rolled: DiceSet::ALL, dice }));

    for _ in 0..3 {
        told.rolled("R R R R R R R");
    }
    told.settles();
    let place = told.chance.stream(2 * 16 + 15).below(9) as usize;
    let left: Vec<MagicCard> = MagicCard::ALL.into_iter().skip(1).collect();
    let Some(Event::Round { round: 2, magic, .. }) = told.due() else { panic!("{:?}", told.due()) };
    assert_eq!(magic, Some(left[place]));
}

#[test]
fn events_are_written_as_in_the_record() {
    let seat = HARRY;
    let (number, color) = (Number::new(2).unwrap(), Color::Blue);
    let seats = SeatCount::try_from(2_usize).unwrap();
    let totals = henge::rules::PerSeat::from_fn(seats, |seat| 23 - 10 * seat.index() as i16);
    let counts = henge::rules::PerSeat::all(seats, 9_u8);
    let faces = turn((0, Face::Wizard), (4, Face::Jester));
    let dice = dice("B G R Y W J J");
    let lines = [
        (
            Event::Round { round: 1, seer: seat, magic: None },
            r#"{"event":"round","round":1,"seer":1,"magic":null}"#,
        ),
        (
            Event::Round { round: 1, seer: seat, magic: Some(MagicCard::OwnColorJesters) },
            r#"{"event":"round","round":1,"seer":1,"magic":"own-color-jesters"}"#,
        ),
        (Event::Turn { faces }, r#"{"event":"turn","faces":{"0":"wizard","4":"jester"}}"#),
        (
            Event::Predict { seat, number, color },
            r#"{"event":"predict","seat":1,"number":2,"color":"blue"}"#,
        ),
        (
            Event::Strike { seat, number, color },
            r#"{"event":"strike","seat":1,"number":2,"color":"blue"}"#,
        ),
        (
            Event::WizardColor { color: WizardColor::One(color) },
            r#"{"event":"wizard-color","color":"blue"}"#,
        ),
        (
            Event::WizardColor { color: WizardColor::Every },
            r#"{"event":"wizard-color","color":"every"}"#,
        ),
        (
            Event::WizardColor { color: WizardColor::Nothing },
            r#"{"event":"wizard-color","color":null}"#,
        ),
        (
            Event::Roll { roll: 2, rolled: set(&[1, 6]), dice },
            r#"{"event":"roll","roll":2,"rolled":[1,6],"dice":["blue","green","red","yellow","wizard","jester","jester"]}"#,
        ),
        (
            Event::Leave { seat, jester: true, count: 1, jesters: 2, xs: 0, minus: 0 },
            r#"{"event":"leave","seat":1,"jester":true,"count":1,"jesters":2,"xs":0,"minus":0}"#,
        ),
        (
            Event::End { totals, xs: counts, jester_scores: counts, places: counts },
            r#"{"event":"end","totals":[23,13],"xs":[9,9],"jester-scores":[9,9],"places":[9,9]}"#,
        ),
        (Event::Stopped {}, r#"{"event":"stopped"}"#),
        (
            Event::Intend { seat, intention: Intention::Roll(set(&[0])) },
            r#"{"event":"intend","seat":1,"intention":{"roll":[0]}}"#,
        ),
        (Event::StrikeNothing { seat }, r#"{"event":"strike-nothing","seat":1}"#),
    ];
    for (event, line) in lines {
        assert_eq!(serde_json::to_string(&event).unwrap(), line);
        assert_eq!(serde_json::from_str::<Event>(line).unwrap(), event);
    }
}
