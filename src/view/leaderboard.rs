//! The leaderboard.

use super::message::{Button, Embed, Message, PublicMessage, Style};
use super::text::{column, number, right};
use super::{VIOLET, Words};
use crate::press::Press;
use crate::scores::{By, Leaderboard, Line, Period, Standings};

/// A line stays within 34 columns, so that a phone does not wrap it.
const NAME_WIDTH: usize = 10;

impl Words {
    /// A page of a leaderboard.
    pub fn leaderboard(&self, standings: &Standings) -> PublicMessage {
        let Leaderboard { game, by, period, page } = standings.leaderboard;
        let people = u32::try_from(standings.people).unwrap_or(u32::MAX);
        let pages = people.div_ceil(Leaderboard::LINES).max(page + 1);
        let embed = Embed {
            title: self.with("board-title", [("game", self.game(game).into())]),
            description: self.lines_of(standings),
            color: VIOLET,
            fields: Vec::new(),
            footer: format!(
                "{} · {} · {}",
                self.say(by_words(by)),
                self.say(period_words(period)),
                self.with(
                    "board-page",
                    [
                        ("page", (page + 1).into()),
                        ("pages", pages.into()),
                        ("people", people.into()),
                    ],
                )
            ),
        };
        let turn = |page: u32, label: &str, live: bool| {
            let press = Press::Leaderboard(Leaderboard { page, ..standings.leaderboard });
            Button::new(press, self.say(label), Style::Secondary).live_if(live)
        };
        let rows = if pages > 1 {
            vec![vec![
                turn(page.saturating_sub(1), "board-previous", page > 0),
                turn(page + 1, "board-next", page + 1 < pages),
            ]]
        } else {
            Vec::new()
        };
        PublicMessage::new(Message { embed: Some(embed), rows, ..Message::default() })
    }

    fn lines_of(&self, standings: &Standings) -> String {
        if standings.lines.is_empty() {
            let averages = standings.leaderboard.by.fewest_games() > 1;
            return self.say(if averages { "board-empty-third" } else { "board-empty" });
        }
        let mut lines = vec![format!(
            "{}{}{}{}{}",
            " ".repeat(NAME_WIDTH + 4),
            right(&self.say("board-head-games"), 6),
            right(&self.say("board-head-wins"), 4),
            right(&self.say("board-head-points"), 5),
            right(&self.say("board-head-exact"), 5),
        )];
        let first = standings.leaderboard.page * Leaderboard::LINES + 1;
        lines.extend((first..).zip(&standings.lines).map(|(place, line)| figures(place, line)));
        format!("```\n{}\n```", lines.join("\n"))
    }
}

fn figures(place: u32, line: &Line) -> String {
    let games = line.games.max(1);
    format!(
        "{} {}{}{}{}{}",
        right(&format!("{place}."), 3),
        column(&line.name, NAME_WIDTH),
        right(&line.games.to_string(), 6),
        right(&line.wins.to_string(), 4),
        right(&number(rounded(line.points, games)), 5),
        right(&format!("{}%", rounded(100 * line.exact, line.predictions.max(1))), 5),
    )
}

/// The quotient to the nearest whole number, halves away from zero.
pub(super) const fn rounded(sum: i64, count: i64) -> i64 {
    let half = if sum < 0 { -count } else { count };
    (2 * sum + half) / (2 * count)
}

const fn by_words(by: By) -> &'static str {
    match by {
        By::Wins => "board-by-wins",
        By::Points => "board-by-points",
        By::Precision => "board-by-precision",
        By::Games => "board-by-games",
    }
}

const fn period_words(period: Period) -> &'static str {
    match period {
        Period::AllTime => "board-period-all-time",
        Period::Month => "board-period-month",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_rounded_to_the_nearest() {
        assert_eq!([rounded(5, 2), rounded(-5, 2), rounded(4, 3), rounded(0, 7)], [3, -3, 1, 0]);
    }
}
