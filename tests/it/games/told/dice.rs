//! A dice game in words.

use std::fmt::Write as _;

use henge::rules::PerSeat;
use henge::rules::dice::{
    Color, Dice, DiceGame, DiceSet, Die, Event, Face, Intention, Mark, Number, Page, Prediction,
    Scoring, TableView, WizardColor,
};

use super::{Names, Told};

impl Told for DiceGame {
    fn line(event: &Event, names: &Names, after: &TableView) -> String {
        match event {
            Event::Round { round, seer, magic } => {
                let magic = magic.map(|card| format!(", Magic Card {}", word(&card)));
                let seer = names.of(*seer);
                format!("\nRound {round}: {seer} is the Seer{}", magic.unwrap_or_default())
            }
            Event::Turn { faces } => {
                let turned = faces
                    .faces()
                    .map(|(die, face)| format!("die {} to {}", die.index(), face.letter()));
                format!("  the Seer turns {}", turned.join(", "))
            }
            Event::Predict { seat, number, color } => {
                format!("  {} says {}{}", names.of(*seat), number.get(), color.letter())
            }
            Event::Strike { seat, number, color } => {
                format!("  {} strikes {}{}", names.of(*seat), number.get(), color.letter())
            }
            Event::StrikeNothing { seat } => format!("  {} strikes nothing", names.of(*seat)),
            Event::WizardColor { color } => format!("  Wizards count as {}", wizards(*color)),
            Event::Intend { seat, intention } => {
                format!("    {} will {}", names.of(*seat), will(*intention))
            }
            Event::Roll { roll, rolled, dice } => {
                format!("  roll {roll} of dice {}: {}", indices(*rolled), lying(dice))
            }
            Event::Leave { seat, jester, count, jesters, xs, minus } => {
                let jester = if *jester { ", with a Jester Score" } else { "" };
                let total = after.totals[*seat];
                format!(
                    "  {} leaves: {count} count, {jesters} Jesters; {xs} Xs, −{minus}{jester}; \
                     {total} in all",
                    names.of(*seat)
                )
            }
            Event::End { .. } => "\nThe game is over.".to_owned(),
            Event::Stopped {} => "\nThe game is stopped.".to_owned(),
        }
    }

    fn sheet(view: &TableView, names: &Names) -> String {
        let mut text = format!("After {} rounds\n", view.round.number);
        for seat in view.pages.seats().seats() {
            let (xs, jesters) = (view.xs[seat], view.jester_scores[seat]);
            writeln!(text, "{}: {xs} Xs, {jesters} Jester Scores", names.of(seat)).unwrap();
            text.push_str(&page(&view.pages[seat]));
        }
        text
    }

    fn outcome(view: &TableView) -> (PerSeat<i16>, Option<PerSeat<u8>>) {
        (view.totals, view.places)
    }
}

/// One line for each color, then the Jester Scores.
fn page(page: &Page) -> String {
    let numbers = || (1..=5).filter_map(Number::new);
    let mut text = String::new();
    for color in Color::ALL {
        write!(text, "  {}", color.letter()).unwrap();
        for number in numbers() {
            let mark = mark(page.mark(Prediction { number, color }));
            write!(text, " {}:{mark:<4}", number.get()).unwrap();
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    let jesters = numbers().filter(|number| page.has_jester_score(*number));
    let jesters: Vec<String> = jesters.map(|number| number.get().to_string()).collect();
    if !jesters.is_empty() {
        writeln!(text, "  Jester Scores of {}", jesters.join(", ")).unwrap();
    }
    text
}

fn mark(mark: Mark) -> String {
    match mark {
        Mark::Free => "·".to_owned(),
        Mark::Xs(xs) => format!("{xs}X"),
        Mark::Minus(minus) => format!("−{minus}"),
        Mark::Struck(minus) => format!("(−{minus})"),
    }
}

fn will(intention: Intention) -> String {
    match intention {
        Intention::Stay => "stay".to_owned(),
        Intention::Roll(dice) => format!("roll dice {}", indices(dice)),
        Intention::Score(Scoring::Prediction) => "leave".to_owned(),
        Intention::Score(Scoring::JesterScore) => "leave with a Jester Score".to_owned(),
    }
}

fn wizards(color: WizardColor) -> String {
    match color {
        WizardColor::One(color) => color.letter().to_string(),
        WizardColor::Every => "every colour".to_owned(),
        WizardColor::Nothing => "nothing".to_owned(),
    }
}

fn indices(dice: DiceSet) -> String {
    dice.dice().map(|die| die.index().to_string()).collect()
}

fn lying(dice: &Dice) -> String {
    Die::all().map(|die| dice.face(die).map_or('–', Face::letter)).collect()
}

/// The word for a value in records.
fn word(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap().trim_matches('"').to_owned()
}
