//! The score sheet of a card game.

use henge::features::press::Screen;
use henge::rules::cards::{Options, Rounds};
use henge::view::Words;

use crate::view::games::{card_table, lobby, play, text};

fn sheets_of(names: &[&str], look: impl Fn(&henge::rules::cards::TableView, &str)) {
    let words = Words::english();
    let options = Options { rounds: Rounds::Short, ..Options::default() };
    let lobby = lobby(options.into(), names, 0, 5);
    play(&words, &lobby, 5, |moment| {
        let view = &moment.people()[0];
        let sheet = words.own(view, Screen::Scores, &henge::features::press::Draft::default());
        look(card_table(view), text(sheet.message()));
    });
}

#[test]
fn it_says_what_each_said_won_and_scored_in_each_round() {
    for names in [&["Ada", "Ben", "Cy"][..], &["Ada", "Ben", "Cy", "Di", "Eva", "Flo"][..]] {
        sheets_of(names, |view, sheet| {
            for (number, round) in (1..).zip(&view.sheet) {
                let number = format!("{number:>2} ");
                let lines: Vec<&str> =
                    sheet.lines().filter(|line| line.starts_with(&number)).collect();
                assert_eq!(lines.len(), names.len().div_ceil(3), "{sheet}");
                let line = lines.concat();
                for seat in view.seats.seats() {
                    let tricks = format!("{}/{}", round.predictions[seat], round.won[seat]);
                    let points = round.points[seat].unsigned_abs().to_string();
                    assert!(line.contains(&tricks) && line.contains(&points), "{line}");
                }
            }
            for total in view.totals.values().iter().filter(|_| !view.sheet.is_empty()) {
                assert!(sheet.contains(&total.unsigned_abs().to_string()), "{total} in {sheet}");
            }
        });
    }
}

#[test]
fn names_can_be_told_apart_when_they_are_cut() {
    let names =
        ["Nebukadnezar", "Nebukadrezar", "Nebukadnezar", "Di", "漢字漢字漢字", "漢字漢字漢漢"];
    sheets_of(&names, |view, sheet| {
        if view.sheet.is_empty() {
            return;
        }
        let heads = sheet.lines().filter(|line| line.starts_with(" R"));
        let mut names: Vec<&str> =
            heads.flat_map(str::split_whitespace).filter(|name| *name != "R").collect();
        assert_eq!(names.len(), 6, "{sheet}");
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 6, "{sheet}");
    });
}
