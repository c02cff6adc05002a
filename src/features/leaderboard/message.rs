//! The message with a leaderboard, its buttons and its selects.

mod lines;

use lines::{PLACE_WIDTH, head, row};
use strum::VariantArray as _;

use crate::features::press::{LeaderboardPress, LeaderboardSubject, Press};
use crate::scores::{By, Leaderboard, Line, Own, Period, Season, Standings};
use crate::table::Person;
use crate::view::Words;
use crate::view::columns::lines_up;
use crate::view::components::{Button, Select, SelectValue, Style};
use crate::view::message::{Embed, Message, PublicMessage};
use crate::view::text::{BETWEEN, name, right, small};

impl Words {
    /// A page of a leaderboard, with a line for the person who asked.
    pub fn leaderboard(&self, standings: &Standings, person: &Person) -> PublicMessage {
        let shown = standings.leaderboard;
        let people = u32::try_from(standings.people).unwrap_or(u32::MAX);
        let pages = people.div_ceil(Leaderboard::LINES).max(shown.page + 1);
        let embed = Embed {
            footer: self.board_footer(shown, people, pages),
            ..Embed::titled(self.board_title(shown), self.board_lines(standings, person).join("\n"))
        };
        let turn = |page: u32, label: &str, live: bool| {
            let press = LeaderboardPress::Show(Leaderboard { page, ..shown });
            Button::new(Press::Leaderboard(press), self.say(label), Style::Secondary).live_if(live)
        };
        let turns = vec![
            turn(shown.page.saturating_sub(1), "board-previous", shown.page > 0),
            turn(shown.page + 1, "board-next", shown.page + 1 < pages),
        ];
        let turns = if pages > 1 { turns } else { Vec::new() };
        let week = self.is_weekly().then(|| self.week_so_far_button());
        let begin = standings.lines.is_empty().then(|| self.open(shown.game));
        let row: Vec<Button> = begin.into_iter().chain(turns).chain(week).collect();
        PublicMessage::new(Message {
            embed: Some(embed),
            selects: vec![self.select_by(shown), self.select_period(standings)],
            rows: if row.is_empty() { Vec::new() } else { vec![row] },
            ..Message::default()
        })
    }

    fn board_footer(&self, shown: Leaderboard, people: u32, pages: u32) -> String {
        let page = [("page", (shown.page + 1).into()), ("pages", pages.into())];
        let page = (pages > 1).then(|| self.with("board-page", page));
        let people = (people > 0).then(|| self.with("board-people", [("people", people.into())]));
        let by = format!("board-by-{}", <&str>::from(shown.by));
        let always = [self.say(&by), self.period_in_words(shown.period)];
        always.into_iter().chain(page).chain(people).collect::<Vec<_>>().join(BETWEEN)
    }

    fn board_title(&self, shown: Leaderboard) -> String {
        let game = shown.game.word().into();
        match shown.players {
            None => self.with("board-title", [("game", game)]),
            Some(players) => {
                let players = players.get().into();
                self.with("board-title-players", [("game", game), ("players", players)])
            }
        }
    }

    /// The top three, a line for each person on the page, and the line of the person who asked.
    fn board_lines(&self, standings: &Standings, person: &Person) -> Vec<String> {
        let Leaderboard { by, page, .. } = standings.leaderboard;
        if standings.lines.is_empty() {
            let missing =
                (by.fewest_games() > 1).then(|| self.missing("board-missing", standings, person));
            let empty = self.say(&format!("board-empty{}", group_of(by)));
            return [empty].into_iter().chain(missing.flatten()).collect();
        }
        let podium = if page == 0 { self.podium(standings) } else { None };
        let titles = self.titles_below(standings);
        let own = match &standings.own {
            Own::Listed { place, line } => Some((*place, line)),
            Own::Unlisted { .. } => None,
        };
        let own = own.filter(|_| standings.lines.iter().all(|line| line.person != person.id));
        let first = page * Leaderboard::LINES + 1;
        let listed = (first..).zip(&standings.lines);
        let line_up = listed.clone().chain(own).all(|(_, line)| lines_up(&line.name));
        let row = |(place, line): (u32, &Line)| {
            row(self, (place, line), by, [line.person == person.id, line_up])
        };
        let mut lines = vec![head(&self.heads(by), line_up)];
        lines.extend(listed.map(row));
        if let Some(own) = own {
            lines.extend([right("⋮", PLACE_WIDTH), row(own)]);
        }
        let table = format!("```\n{}\n```", lines.join("\n"));
        let unlisted = format!("board-unlisted{}", group_of(by));
        let missing = self.missing(&unlisted, standings, person);
        podium.into_iter().chain([table]).chain(titles).chain(missing).collect()
    }

    /// The medals of the top three. They are above the table, because emojis would break its
    /// columns, and on a line each, because lines may wrap anywhere. A medal needs a win; if no one
    /// on the whole leaderboard has one, a sentence says so.
    fn podium(&self, Standings { lines, people, titles, .. }: &Standings) -> Option<String> {
        let medalled = (1..=3).zip(lines).filter(|(_, line)| line.wins > 0);
        let medalled = medalled.map(|(place, line)| {
            let values = [("medal", self.medal(place).into()), ("name", name(&line.name).into())];
            let title = self.title(titles.of(line.person));
            self.with("board-medal", values.into_iter().chain(title))
        });
        let medalled: Vec<String> = medalled.collect();
        if !medalled.is_empty() {
            return Some(medalled.join("\n"));
        }
        let is_whole = usize::try_from(*people).is_ok_and(|people| people == lines.len());
        let nobody_won = is_whole && lines.iter().all(|line| line.wins == 0);
        let first = lines.first().filter(|_| nobody_won)?;
        let values = [("people", (*people).into()), ("name", name(&first.name).into())];
        Some(self.with("board-no-win", values))
    }

    /// The titles of those on the page who are not among the medals; the columns have no room for
    /// them.
    fn titles_below(&self, standings: &Standings) -> Option<String> {
        let Standings { leaderboard, lines, titles, .. } = standings;
        let medals = if leaderboard.page == 0 { 3 } else { 0 };
        let below = (0..).zip(lines).filter(|(at, line)| *at >= medals || line.wins == 0);
        self.titled(below.filter_map(|(_, line)| Some((&*line.name, titles.of(line.person)?))))
    }

    /// The sentence that says how many games the person who asked still needs to be listed.
    fn missing(&self, id: &str, standings: &Standings, person: &Person) -> Option<String> {
        let Own::Unlisted { missing } = standings.own else { return None };
        let values = [("name", name(&person.name).into()), ("missing", missing.into())];
        Some(small(&self.with(id, values)))
    }

    fn select_by(&self, shown: Leaderboard) -> Select {
        let value = |by: &By| {
            let word: &'static str = by.into();
            SelectValue {
                value: word.to_owned(),
                label: self.say(&format!("choice-by-{word}")),
                description: self.say(&format!("board-about-{word}")),
            }
        };
        Select {
            press: Press::Leaderboard(LeaderboardPress::Pick(LeaderboardSubject::By, shown)),
            values: By::VARIANTS.iter().map(value).collect(),
            chosen: By::VARIANTS.iter().position(|by| *by == shown.by).unwrap_or_default(),
        }
    }

    /// The select for the period: all time, the month and this season, then earlier seasons.
    fn select_period(&self, standings: &Standings) -> Select {
        let Standings { leaderboard: shown, this_season, seasons, .. } = standings;
        let mut periods = vec![Period::AllTime, Period::Month, Period::ThisSeason];
        let before = seasons.iter().filter(|season| *season != this_season);
        periods.extend(before.map(|season| Period::Season(*season)));
        let is_this_season = shown.period == Period::Season(*this_season);
        let period = if is_this_season { Period::ThisSeason } else { shown.period };
        if !periods.contains(&period) {
            periods.push(period);
        }
        let value = |period: &Period| SelectValue {
            value: period.to_string(),
            label: match period {
                Period::Season(season) => self.season(*season),
                Period::AllTime | Period::Month | Period::ThisSeason => {
                    self.say(&format!("choice-period-{period}"))
                }
            },
            description: match period {
                Period::AllTime => self.say("board-about-all-time"),
                Period::Month => self.say("board-about-month"),
                Period::ThisSeason => self.season(*this_season),
                Period::Season(_) => self.say("board-about-season"),
            },
        };
        Select {
            press: Press::Leaderboard(LeaderboardPress::Pick(LeaderboardSubject::Period, *shown)),
            values: periods.iter().map(value).collect(),
            chosen: periods.iter().position(|other| *other == period).unwrap_or_default(),
        }
    }

    fn period_in_words(&self, period: Period) -> String {
        match period {
            Period::AllTime => self.say("board-period-all-time"),
            Period::Month => self.say("board-period-month"),
            Period::ThisSeason => self.say("choice-period-season"),
            Period::Season(season) => self.season(season),
        }
    }

    /// The months and the year of a season.
    fn season(&self, season: Season) -> String {
        let (year, quarter) = (season.year().to_string(), season.quarter());
        self.with("board-season", [("year", year.into()), ("quarter", quarter.into())])
    }
}

/// The quotient, rounded to the nearest whole number, with halves away from zero.
pub(crate) const fn rounded(sum: i64, count: i64) -> i64 {
    let half = if sum < 0 { -count } else { count };
    (2 * sum + half) / (2 * count)
}

/// The end of the keys of sentences that depend on which games a leaderboard counts.
const fn group_of(by: By) -> &'static str {
    match by {
        By::Rating => "-rating",
        By::Points | By::Precision => "-third",
        By::Wins | By::Games => "",
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
