//! The lines of a leaderboard, whose columns fit the screen of a phone.

use super::rounded;
use crate::scores::{By, Line};
use crate::view::Words;
use crate::view::numbers::number;
use crate::view::text::{column, right};

/// The maximum width of a line in columns; phones do not wrap such a line.
const WIDTH: usize = 34;
/// The width of a place with its dot.
pub(super) const PLACE_WIDTH: usize = 3;
/// The widths of the columns for games, wins, and the share of exact predictions.
const GAMES_WIDTH: usize = 5;
const WINS_WIDTH: usize = 4;
const EXACT_WIDTH: usize = 6;

/// A column of figures: its width and its text.
type Column = (usize, String);

impl Words {
    pub(super) fn heads(&self, by: By) -> Vec<Column> {
        let heads = match by {
            By::Rating => vec![(7, "board-head-rating")],
            By::Wins | By::Points | By::Precision | By::Games => {
                vec![(5, "board-head-points"), (EXACT_WIDTH, "board-head-exact")]
            }
        };
        let always = [(GAMES_WIDTH, "board-head-games"), (WINS_WIDTH, "board-head-wins")];
        always.into_iter().chain(heads).map(|(width, head)| (width, self.say(head))).collect()
    }
}

/// The header line of the table.
pub(super) fn head(heads: &[Column], names_line_up: bool) -> String {
    let widths: usize = heads.iter().map(|(width, _)| width).sum();
    let heads: String = heads.iter().map(|(width, text)| right(text, *width)).collect();
    right(&heads, if names_line_up { WIDTH } else { PLACE_WIDTH + widths })
}

/// A line with place, name and figures; the name is last if a name of the table does not line up.
/// The line of the person who asked has a pointer.
pub(super) fn row(
    words: &Words,
    (place, line): (u32, &Line),
    by: By,
    [is_own, names_line_up]: [bool; 2],
) -> String {
    let place = right(&words.place_number(place), PLACE_WIDTH);
    let figures: String =
        figures(words, line, by).iter().map(|(width, text)| right(text, *width)).collect();
    let pointer = if is_own { '>' } else { ' ' };
    let taken = place.chars().count() + 1 + figures.chars().count();
    let name = |width: usize| column(&line.name, width.saturating_sub(taken));
    if names_line_up {
        format!("{place}{pointer}{}{figures}", name(WIDTH))
    } else {
        format!("{place}{figures} {pointer}{}", name(WIDTH - 1).trim_end())
    }
}

fn figures(words: &Words, line: &Line, by: By) -> Vec<Column> {
    let games = line.games.max(1);
    match by {
        By::Rating => vec![
            (GAMES_WIDTH, line.games.to_string()),
            (WINS_WIDTH, line.wins.to_string()),
            (7, line.rating.map_or_else(String::new, number)),
        ],
        By::Wins | By::Points | By::Precision | By::Games => vec![
            (GAMES_WIDTH, line.games.to_string()),
            (WINS_WIDTH, line.wins.to_string()),
            (5, number(rounded(line.points, games))),
            (EXACT_WIDTH, words.percent(rounded(100 * line.exact, line.predictions.max(1)))),
        ],
    }
}
