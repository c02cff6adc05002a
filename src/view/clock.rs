//! The lines of a table's message about its clock and about players who are away.

use super::Words;
use super::message::PublicMessage;
use super::text::{BETWEEN, name, name_of, small};
use crate::bell::Called;
use crate::table::{
    Attendance, Board, GivenBack, Player, Proposal, PublicStage, PublicView, UserId,
};

impl Words {
    /// The content of the table's message with everything about time: a pause agreed by vote at the
    /// top, then lines about the clock and absent players, and the deadline after the first line.
    /// The mark of an edit follows the last line: it needs none of its own below small print.
    pub(crate) fn timed(&self, view: &PublicView, board: &Board, content: &str) -> String {
        let (waits, rest) = content.split_once('\n').unwrap_or((content, ""));
        let waits = match view.stage {
            PublicStage::Over { .. } => self.say("table-is-over"),
            PublicStage::Lobby(_) | PublicStage::Playing(_) | PublicStage::Closed { .. } => {
                waits.to_owned()
            }
        };
        let due = board.timing.due.map(|due| self.due(due));
        let first = [Some(waits), due].into_iter().flatten().collect::<Vec<_>>();
        let paused = view.won_vote(Proposal::Pause).filter(|_| view.people_there() > 0);
        let paused = paused.map(|vote| self.agreed("pause-agreed", view, vote));
        let lines = paused.into_iter().chain(self.of_time(view, board));
        let lines = lines.chain([first.join(BETWEEN), rest.to_owned()]);
        lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// The answer to a press at a table that the bot cannot show. It names the missing permissions,
    /// if any.
    pub fn unseen(&self, missing: &[&str]) -> String {
        if missing.is_empty() {
            return self.say("table-unseen-why");
        }
        self.with("table-unseen-missing", self.permissions(missing))
    }

    /// The table's message, with a line above it that mentions these people: the game waits for
    /// them, and they have not looked at it since, or it has begun at its hour. Posted as a new
    /// message, it pings them.
    pub fn reminding(&self, view: &PublicView, people: &[UserId]) -> PublicMessage {
        let table = self.table(view);
        if people.is_empty() {
            return table;
        }
        let mentions = people.iter().map(|person| format!("<@{person}>")).collect::<Vec<_>>();
        let values = [("people", mentions.join(" ").into()), ("count", people.len().into())];
        let line = match view.hour {
            Some(hour) => {
                let hour = ("hour", at_time(hour.at()).into());
                self.with("hour-call", values.into_iter().chain([hour]))
            }
            None => self.with("clock-reminder", values),
        };
        table.calling(&line, &Called { people: people.to_vec(), role: None })
    }

    /// The deadline of a decision.
    fn due(&self, moment: i64) -> String {
        self.with("clock-due", [("moment", relative_time(moment).into())])
    }

    /// The deadline of a decision, addressed to the player who has to make it.
    pub(crate) fn due_for_you(&self, moment: i64) -> String {
        self.with("clock-due-for-you", [("moment", relative_time(moment).into())])
    }

    fn of_time(&self, view: &PublicView, board: &Board) -> Vec<String> {
        let timing = &board.timing;
        let late = timing.attendance.iter().filter(|(_, attendance)| attendance.missed > 0);
        let late = late.map(|(seat, Attendance { missed, .. })| {
            let name = name_of(&board.players, *seat);
            small(&self.with("clock-ran-out", [("name", name.into()), ("times", (*missed).into())]))
        });
        let sits_in = |player: &Player| {
            let (id, person, other) = match player {
                Player::StandIn { left, level, away_since: Some(_) } => {
                    ("away-sits-in", left, ("level", self.level(*level)))
                }
                Player::StandIn { left, level, away_since: None } => {
                    ("left-plays-on", left, ("level", self.level(*level)))
                }
                Player::Newcomer { person, computer, level: Some(_) } => {
                    ("newcomer-waits", person, ("computer", name(computer)))
                }
                Player::Newcomer { .. } | Player::Person(_) | Player::Computer { .. } => {
                    return None;
                }
            };
            let (key, other) = other;
            let values = [("name", name(&person.name).into()), (key, other.into())];
            Some(small(&self.with(id, values)))
        };
        let away = board.players.iter().filter_map(sits_in);
        let back = timing.back.iter().map(|seat| {
            small(&self.with("away-came-back", [("name", name_of(&board.players, *seat).into())]))
        });
        let given_back = timing.given_back.iter().map(|why| {
            small(&self.say(match why {
                GivenBack::Outage => "clock-given-back",
                GivenBack::Unseen => "clock-given-back-unseen",
            }))
        });
        let unseen = timing.is_unseen.then(|| small(&self.say("table-unseen")));
        let deserted = timing.is_paused && !timing.is_unseen && view.people_there() == 0;
        let deserted = deserted.then(|| small(&self.say("table-pauses")));
        late.chain(away).chain(back).chain(given_back).chain(unseen).chain(deserted).collect()
    }
}

/// A Discord timestamp of a moment in Unix milliseconds; the client shows how far it is from now.
pub(crate) fn relative_time(moment: i64) -> String {
    format!("<t:{}:R>", moment.cast_unsigned().div_ceil(1000))
}

/// A Discord timestamp of a moment in Unix milliseconds; the client shows it as a time of day.
pub(crate) fn at_time(moment: i64) -> String {
    format!("<t:{}:t>", moment.div_euclid(1000))
}
