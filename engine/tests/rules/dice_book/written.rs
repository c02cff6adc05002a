//! The text form of events.

use engine::rules::dice::{Color, Event, Face, Intention, MagicCard, Number, WizardColor};
use engine::rules::{PerSeat, SeatCount};

use crate::dice_book::told::{HARRY, dice, set, turn};

#[test]
fn events_are_written_as_in_the_record() {
    let seat = HARRY;
    let (number, color) = (Number::new(2).unwrap(), Color::Blue);
    let seats = SeatCount::try_from(2_usize).unwrap();
    let totals = PerSeat::from_fn(seats, |seat| 23 - 10 * seat.index() as i16);
    let counts = PerSeat::all(seats, 9_u8);
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
