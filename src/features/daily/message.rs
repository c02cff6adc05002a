//! Messages about the deal of the day: everybody's, and one's own game.

use crate::daily::{Day, DayTable, Deal, Entry};
use crate::features::press::{DailyPress, Draft, OwnPress, Press};
use crate::rules::games::of_game;
use crate::rules::{GameKind, Seat};
use crate::solo::{Course, Finished, OpenRound};
use crate::table::UserId;
use crate::view::clock::relative_time;
use crate::view::components::{Button, Style};
use crate::view::game::{PublicMessages as _, Replayed};
use crate::view::message::{
    Attached, Embed, Message, PicturedForOne, PrivateMessage, PublicMessage,
};
use crate::view::numbers::{number, signed};
use crate::view::text::{BETWEEN, heading, name, name_of, small};
use crate::view::{NotMoved, Words};

/// The number of rounds of a deal.
const ROUNDS: u8 = 5;

/// The color of the edge of everybody's message: that of a lit gate.
const GOLD: u32 = 0xf5_bb_45;

impl Words {
    /// The message of a day on a server. These people are mentioned.
    pub fn day(
        &self,
        table: &DayTable,
        game: GameKind,
        par: Option<i16>,
        is_today: bool,
        mentioned: &[UserId],
    ) -> PublicMessage {
        let about = self.with("daily-about", [("game", game.word().into())]);
        let mut lines = vec![about, String::new()];
        lines.extend((1..).zip(&table.entries).map(|(place, entry)| self.day_line(place, entry)));
        if table.entries.is_empty() {
            lines.push(self.say("daily-nobody"));
        }
        lines.extend(
            par.map(|par| small(&self.with("daily-par", [("points", number(par).into())]))),
        );
        let yesterday = table.yesterday.as_ref().map(|best| {
            let values = [("name", name(&best.name).into()), ("points", best.points.into())];
            self.with("daily-best-of-yesterday", values)
        });
        let people = table.people;
        let people = (people > 0).then(|| self.with("daily-people", [("people", people.into())]));
        let streak = table.streak;
        let streak =
            (streak > 1).then(|| self.with("daily-server-streak", [("days", streak.into())]));
        let below: Vec<String> = [people, streak, yesterday].into_iter().flatten().collect();
        if !below.is_empty() {
            lines.push(small(&below.join(BETWEEN)));
        }
        let embed = Embed { color: GOLD, ..Embed::text(lines.join("\n")) };
        let people: Vec<String> = mentioned.iter().map(|person| format!("<@{person}>")).collect();
        let reminder = (!people.is_empty())
            .then(|| self.with("daily-reminder", [("people", self.listed(people).into())]));
        let title = heading(&self.daily_title(table.day));
        let content: Vec<String> = [title].into_iter().chain(reminder).collect();
        let play = if is_today { Style::Success } else { Style::Secondary };
        PublicMessage::new(Message {
            content: content.join("\n"),
            embed: Some(embed),
            rows: vec![vec![
                self.daily_button(DailyPress::Play, "daily-play", play),
                self.daily_button(DailyPress::Yesterday(1), "daily-yesterday", Style::Secondary),
                self.daily_button(DailyPress::Remind, "daily-remind", Style::Secondary),
                self.daily_button(DailyPress::Luck, "daily-luck-button", Style::Secondary),
            ]],
            mentions: mentioned.to_vec(),
            ..Message::default()
        })
    }

    fn day_line(&self, place: u8, entry: &Entry) -> String {
        let Entry { name: of, finished, streak, .. } = entry;
        // A medal needs more than nothing.
        let is_good = finished.points() > 0;
        let medal = if is_good { self.medal(place) } else { self.place_number(place.into()) };
        let values = [
            ("place", medal.into()),
            ("name", name(of).into()),
            ("strip", self.strip(finished.hits()).into()),
            ("points", number(finished.points()).into()),
            ("days", (*streak).into()),
        ];
        self.with("daily-line", values)
    }

    fn daily_title(&self, day: Day) -> String {
        self.with("daily-title", [("number", day.number().into())])
    }

    fn daily_button(&self, press: DailyPress, label: &str, style: Style) -> Button {
        Button::new(Press::Daily(press), self.say(label), style)
    }

    /// The hand or page of a game of the day, perhaps after something that made no move. `par` is a
    /// master's total after each round.
    pub fn daily_hand(
        &self,
        day: Day,
        course: &Course,
        par: &[i16],
        draft: &Draft,
        not_moved: Option<NotMoved>,
    ) -> PicturedForOne {
        let against_par = course.totals.last().zip(par.get(course.totals.len().saturating_sub(1)));
        let against_par = against_par.map(|(own, par)| self.against_par(*own, *par));
        let title = format!("**{}**", self.daily_title(day));
        let title: Vec<String> = [title].into_iter().chain(against_par).collect();
        self.played_alone(&course.own, draft, not_moved, title.join(BETWEEN), of_day(day))
    }

    fn against_par(&self, own: i16, par: i16) -> String {
        let side = match own.cmp(&par) {
            std::cmp::Ordering::Less => "below",
            std::cmp::Ordering::Equal => "on",
            std::cmp::Ordering::Greater => "above",
        };
        let by = u32::from(own.abs_diff(par));
        self.with("daily-against-par", [("side", side.into()), ("points", by.into())])
    }

    /// The result of a person's game of the day, with their place, if it counts here, and the number
    /// of people.
    pub fn daily_over(
        &self,
        day: Day,
        finished: &Finished,
        par: i16,
        place: Option<(u32, u32)>,
        streak: u32,
        is_reminded: Option<bool>,
    ) -> PrivateMessage {
        let points = finished.points();
        let made = [
            ("strip", self.strip(finished.hits()).into()),
            ("points", points.into()),
            ("against-par", self.against_par(points, par).into()),
            ("par", par.into()),
        ];
        let rounds = finished.totals.iter().scan(0, |before, total| {
            let round = *total - *before;
            *before = *total;
            Some(signed(round))
        });
        let rounds = self.with("daily-rounds", [("rounds", self.listed(rounds).into())]);
        let mut lines = vec![self.with("daily-made", made), rounds];
        lines.extend(place.map(|(place, people)| {
            self.with("daily-place", [("place", place.into()), ("people", people.into())])
        }));
        lines.extend((streak > 1).then(|| self.with("daily-streak", [("days", streak.into())])));
        let values = [
            ("next", relative_time(day.after().begins_at()).into()),
            ("opens", relative_time(day.opens_at()).into()),
        ];
        lines.push(small(&self.with("daily-next", values)));
        let remind = is_reminded.map(|is_reminded| {
            let label = if is_reminded { "daily-remind-no-more" } else { "daily-remind" };
            self.daily_button(DailyPress::Remind, label, Style::Secondary)
        });
        let yesterday =
            self.daily_button(DailyPress::Yesterday(1), "daily-yesterday", Style::Primary);
        PrivateMessage(Message {
            content: heading(&self.daily_title(day)),
            embed: Some(Embed::text(lines.join("\n"))),
            rows: vec![[yesterday].into_iter().chain(remind).collect()],
            ..Message::default()
        })
    }

    /// The message to a person who has not finished a day's game in time.
    pub fn daily_too_late(&self, day: Day) -> PrivateMessage {
        let said = self.with("daily-too-late", [("number", day.number().into())]);
        let play = self.daily_button(DailyPress::Play, "daily-play", Style::Success);
        PrivateMessage(Message { rows: vec![vec![play]], ..Message::sentence(said) })
    }

    /// A round of a day that is open, with all hands as they were when everybody had predicted.
    pub fn yesterday(&self, day: Day, opened: &OpenRound, round: u8) -> PrivateMessage {
        let players = opened.table.players();
        let (content, embed) = of_game!(&opened.views, views => match views.first() {
            Some(view) => view.table.table(self, players),
            None => Default::default(),
        });
        let came = opened.table.board().map(|board| {
            let seats = (0..players.len()).map(|seat| Seat::new(seat as u8));
            let of_seat = |seat: Seat| {
                let name = name_of(players, seat);
                let scored = usize::from(round.saturating_sub(1));
                of_game!(&board.game, game => game.in_round(self, scored, seat, name))
            };
            seats.map(of_seat).collect::<Vec<_>>().join("\n")
        });
        let fields = of_game!(&opened.views, views => Replayed::uncovered(views, self, players));
        let values =
            [("number", day.number().into()), ("round", round.into()), ("rounds", ROUNDS.into())];
        let title = self.with("daily-yesterday-title", values);
        let lines = [title, content, came.unwrap_or_default()];
        let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        let of_round = |of: u8| {
            let style = if of == round { Style::Primary } else { Style::Secondary };
            let label = self.with("daily-round", [("round", of.into())]);
            Button::new(Press::Daily(DailyPress::Yesterday(of)), label, style)
        };
        PrivateMessage(Message {
            content: lines.join("\n"),
            embed: Some(Embed { fields, ..embed }),
            rows: vec![
                (1..=ROUNDS).map(of_round).collect(),
                vec![
                    self.daily_button(DailyPress::Record(day), "replay-record", Style::Secondary),
                    self.daily_button(DailyPress::Luck, "daily-luck-button", Style::Secondary),
                    self.daily_button(DailyPress::Play, "daily-play", Style::Success),
                ],
            ],
            ..Message::default()
        })
    }

    /// The seals of a day and of the next one, and the secret of the last day that is open.
    pub fn daily_luck(&self, deal: &Deal, next: &Deal, open: Option<&Deal>) -> PrivateMessage {
        let sealed = |deal: &Deal| {
            let values = [
                ("number", deal.day.number().into()),
                ("table", deal.proof().table.to_string().into()),
                ("commitment", hex::encode(deal.commitment()).into()),
            ];
            self.with("daily-sealed", values)
        };
        let opened = open.map(|deal| {
            let values = [
                ("number", deal.day.number().into()),
                ("secret", hex::encode(deal.secret()).into()),
            ];
            self.with("daily-opened", values)
        });
        let lines = [sealed(deal), sealed(next)].into_iter().chain(opened);
        let lines = lines.chain([small(&self.say("daily-luck-why"))]);
        PrivateMessage(Message {
            embed: Some(Embed::titled(
                self.say("daily-luck-title"),
                lines.collect::<Vec<_>>().join("\n"),
            )),
            ..Message::default()
        })
    }

    /// A message with the file of a record.
    pub fn daily_record(&self, day: Day, record: Vec<u8>) -> PrivateMessage {
        let name = format!("henge-day-{day}.jsonl");
        let said = self.with("daily-record", [("number", day.number().into())]);
        let attached = Some(Attached { name, bytes: record.into() });
        PrivateMessage(Message { attached, ..Message::sentence(said) })
    }
}

impl PrivateMessage {
    /// This screen or topic of the rules, opened inside a game of the day.
    #[must_use]
    pub fn inside_daily(self, day: Day) -> Self {
        self.alone(of_day(day))
    }
}

/// The meaning of a press in a game of this day.
fn of_day(day: Day) -> impl Fn(&Draft, OwnPress) -> Press {
    move |draft, press| Press::Daily(DailyPress::Own(day, draft.clone(), press))
}
