//! Messages about challenges: the invitation, a person's game with the same deal, and its result.

use crate::features::press::{ChallengePress, Draft, OwnPress, PastPress, Press};
use crate::solo::{Course, Finished, SameDeal};
use crate::table::{ChannelId, Person, TableId, UserId};
use crate::view::components::{Button, Style};
use crate::view::message::{
    Attached, Embed, Message, PicturedForOne, PrivateMessage, PublicMessage,
};
use crate::view::numbers::number;
use crate::view::text::{BETWEEN, heading, name, plain, small};
use crate::view::{NotMoved, Words};

/// The most rounds in a line, so that it fits a phone.
const ROUNDS_IN_A_LINE: usize = 10;

/// The reason why a person cannot challenge another one by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotChallenged {
    Oneself,
    Bot,
    /// The other one has left the server, or cannot see the channel.
    Absent,
    /// The person has played no game to its end on this server.
    NoGame,
    /// The other one had a seat in the person's last game.
    Known,
    /// The other one has played the deal of the person's last game.
    Played,
    /// The person's last game was played in this other channel.
    Elsewhere(ChannelId),
    /// The other one may be challenged again in this number of minutes.
    Again(u64),
    /// The person may challenge someone again in this number of minutes.
    TooMany(u64),
}

impl Words {
    /// This person challenges another one, or everyone in the channel, to play this deal.
    pub fn challenge(
        &self,
        same: &SameDeal,
        by: &Person,
        challenged: Option<UserId>,
    ) -> PublicMessage {
        let whom = challenged.map(|person| format!("<@{person}>")).unwrap_or_default();
        let values = [
            ("whom", whom.into()),
            ("named", challenged.map_or("no", |_| "yes").into()),
            ("by", name(&by.name).into()),
            ("own", if by.id == same.of.id { "yes" } else { "no" }.into()),
            ("of", name(&same.of.name).into()),
            ("game", same.setting.options.kind().word().into()),
            ("points", same.finished.points().into()),
            ("table", same.table.to_string().into()),
        ];
        let content = self.with("challenge-to", values);
        let play = self.same_deal_button(same.table);
        PublicMessage::new(Message {
            content,
            rows: vec![vec![Button { style: Style::Success, ..play }]],
            mentions: challenged.into_iter().collect(),
            ..Message::default()
        })
    }

    /// The answer to a person who cannot challenge the one of this name.
    pub fn not_challenged(&self, other: &str, why: NotChallenged) -> PrivateMessage {
        let other = || ("name", name(other).into());
        let with_minutes = |id, minutes: u64| self.with(id, [other(), ("minutes", minutes.into())]);
        self.sentence(match why {
            NotChallenged::Oneself => self.say("challenge-oneself"),
            NotChallenged::Bot => self.say("challenge-bot"),
            NotChallenged::Absent => self.with("challenge-absent", [other()]),
            NotChallenged::NoGame => self.say("challenge-no-game"),
            NotChallenged::Known => self.with("challenge-known-to", [other()]),
            NotChallenged::Played => self.with("challenge-played-by", [other()]),
            NotChallenged::Elsewhere(channel) => {
                self.with("challenge-other-channel", [("channel", format!("<#{channel}>").into())])
            }
            NotChallenged::Again(minutes) => with_minutes("challenge-again", minutes),
            NotChallenged::TooMany(minutes) => with_minutes("challenge-too-many", minutes),
        })
    }

    /// The message to a person who has had a seat in the game.
    pub fn challenge_known(&self, table: TableId) -> PrivateMessage {
        let dare = self.challenge_button(ChallengePress::Dare(table), "challenge-dare");
        let said = self.with("challenge-known", [("table", table.to_string().into())]);
        PrivateMessage(Message { rows: vec![vec![dare]], ..Message::sentence(said) })
    }

    fn challenge_button(&self, press: ChallengePress, label: &str) -> Button {
        Button::new(Press::Challenge(press), self.say(label), Style::Secondary)
    }

    fn challenge_title(&self, table: TableId) -> String {
        self.with("challenge-title", [("table", table.to_string().into())])
    }

    /// The hand or page of a person's game, perhaps after something that made no move.
    pub fn challenge_hand(
        &self,
        same: &SameDeal,
        course: &Course,
        draft: &Draft,
        not_moved: Option<NotMoved>,
    ) -> PicturedForOne {
        let scored = course.totals.len();
        let before = same.finished.totals.get(scored.saturating_sub(1));
        let beside = course.totals.last().zip(before.or(same.finished.totals.last()));
        let beside = beside.map(|(own, theirs)| self.against(*own, *theirs, &same.of));
        let beside = beside.unwrap_or_else(|| self.whose_seat(same));
        let title = format!("**{}**", self.challenge_title(same.table));
        let above = [title, beside].join(BETWEEN);
        self.played_alone(&course.own, draft, not_moved, above, in_challenge(same.table))
    }

    /// The sentence before the first round is scored.
    fn whose_seat(&self, same: &SameDeal) -> String {
        let others: Vec<String> = same.others.iter().map(|person| name(&person.name)).collect();
        let values = [
            ("of", name(&same.of.name).into()),
            ("people", others.len().into()),
            ("others", self.list(others).into()),
        ];
        self.with("challenge-seat", values)
    }

    /// These points compared with those of the person whose seat it was.
    fn against(&self, own: i16, theirs: i16, of: &Person) -> String {
        let by = u32::from(own.abs_diff(theirs));
        let values = [
            ("side", side(own, theirs).into()),
            ("points", by.into()),
            ("of", name(&of.name).into()),
        ];
        self.with("challenge-against", values)
    }

    /// The result of a person's game: both games, round by round.
    pub fn challenge_over(
        &self,
        same: &SameDeal,
        finished: &Finished,
        person: &Person,
    ) -> PrivateMessage {
        let (own, theirs) = (finished.points(), same.finished.points());
        let values = [
            ("side", side(own, theirs).into()),
            ("own", own.into()),
            ("theirs", theirs.into()),
            ("of", name(&same.of.name).into()),
        ];
        let mut lines = vec![self.with("challenge-made", values)];
        lines.extend(self.strips([(person, finished), (&same.of, &same.finished)]));
        lines.push(small(&self.say("challenge-unrated")));
        let of = plain(&same.of.name);
        let label = self.with("challenge-replay", [("of", of.into())]);
        let replay = Press::Past(PastPress::replay(same.table));
        let replay = Button::new(replay, label, Style::Secondary);
        PrivateMessage(Message {
            content: heading(&self.challenge_title(same.table)),
            embed: Some(Embed::text(lines.join("\n"))),
            rows: vec![vec![
                replay,
                self.challenge_button(ChallengePress::Record(same.table), "replay-record"),
            ]],
            ..Message::default()
        })
    }

    /// Hits, misses and totals of both people, one above the other.
    fn strips(&self, both: [(&Person, &Finished); 2]) -> Vec<String> {
        let rounds = both.map(|(_, finished)| finished.totals.len()).into_iter().max();
        let rounds = rounds.unwrap_or_default();
        let block = |first: usize| {
            let last = (first + ROUNDS_IN_A_LINE).min(rounds);
            let of_one = |(person, finished): &(&Person, &Finished)| {
                let hits = finished.hits().skip(first).take(ROUNDS_IN_A_LINE);
                let total = finished.totals.iter().take(last).next_back().copied();
                let total = number(total.unwrap_or_default());
                format!("{} {} **{total}**", self.strip(hits), name(&person.name))
            };
            let values = [("first", (first + 1).into()), ("last", last.into())];
            let title = small(&self.with("challenge-rounds", values));
            [title].into_iter().chain(both.iter().map(of_one)).collect::<Vec<_>>()
        };
        (0..rounds).step_by(ROUNDS_IN_A_LINE).flat_map(block).collect()
    }

    /// A message with the file of a record.
    pub fn challenge_record(&self, table: TableId, record: Vec<u8>) -> PrivateMessage {
        let name = format!("henge-{table}-same-deal.jsonl");
        let said = self.with("challenge-record", [("table", table.to_string().into())]);
        let attached = Some(Attached { name, bytes: record.into() });
        PrivateMessage(Message { attached, ..Message::sentence(said) })
    }
}

impl PrivateMessage {
    /// This screen or topic of the rules, opened inside a person's game with this deal.
    #[must_use]
    pub fn inside_challenge(self, table: TableId) -> Self {
        self.alone(in_challenge(table))
    }
}

/// The meaning of a press in a person's game with this deal.
fn in_challenge(table: TableId) -> impl Fn(&Draft, OwnPress) -> Press {
    move |draft, press| Press::Challenge(ChallengePress::Own(table, draft.clone(), press))
}

/// The key of sentences that compare two totals.
fn side(own: i16, theirs: i16) -> &'static str {
    match own.cmp(&theirs) {
        std::cmp::Ordering::Less => "behind",
        std::cmp::Ordering::Equal => "level",
        std::cmp::Ordering::Greater => "ahead",
    }
}
