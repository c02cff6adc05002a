//! The review of a player's whole game, with the course of their chance to win.

use super::coach::judge;
use crate::features::press::{PastPress, Press};
use crate::history::{At, Grades, KeyMoment, Mark, Mistake, Reviewed, SeenBy, Turn};
use crate::picture::{Chances, ChancesCaptions, Dot, Picture, Scene, Weight};
use crate::rules::Seat;
use crate::table::{Player, PublicView, TableId};
use crate::view::Words;
use crate::view::alt::spoken_name;
use crate::view::components::{Button, Select, SelectValue, Style};
use crate::view::message::{
    BUTTONS_IN_A_ROW, Embed, Field, Message, PicturedForOne, PrivateMessage,
};
use crate::view::numbers::{number, signed};
use crate::view::text::{name_of, plain};

impl Words {
    /// The review of a seat's game.
    pub fn review(&self, reviewed: &Reviewed) -> PicturedForOne {
        let course = self.chances_in_words(reviewed, false);
        let text = self.review_with(reviewed, course.clone());
        let picture = (reviewed.chances.len() > 1).then(|| self.chances_picture(reviewed));
        let pictured =
            picture.map(|picture| Box::new((self.review_with(reviewed, Vec::new()), picture)));
        PicturedForOne { text, pictured }
    }

    /// The review with these further lines.
    fn review_with(&self, reviewed: &Reviewed, course: Vec<String>) -> PrivateMessage {
        let Reviewed { table, seat, searched, grades, moments, .. } = reviewed;
        let judge = [("judge", judge(*searched).into())];
        let game = ("game", table.options.kind().word().into());
        let mut lines = vec![
            self.accuracy(grades),
            self.all_marks(grades),
            self.what_it_came_from(reviewed),
            if *searched { self.unsure(reviewed) } else { self.say("review-estimate") },
        ];
        lines.extend(course);
        if moments.is_empty() {
            lines.push(self.with("coach-flawless", judge.clone()));
        }
        let values = [
            ("table", table.id.to_string().into()),
            ("name", name_of(table.players(), *seat).into()),
        ];
        let embed = Embed {
            footer: self.with("coach-legend", judge.into_iter().chain([game])),
            fields: (1..).zip(moments).filter_map(|moment| self.key_moment(moment)).collect(),
            ..Embed::titled(self.with("coach-title", values), lines.join("\n"))
        };
        PrivateMessage(Message {
            embed: Some(embed),
            selects: vec![self.whose_game(table, *seat)],
            rows: self.review_buttons(reviewed),
            ..Message::default()
        })
    }

    fn accuracy(&self, grades: &Grades) -> String {
        let part = |percent: Option<u8>, id: &str| {
            let percent = self.percent(percent?.into());
            Some(self.with(id, [("percent", percent.into())]))
        };
        let parts =
            [part(grades.predictions, "review-predictions"), part(grades.play, "review-play")];
        let parts = self.listed(parts.into_iter().flatten());
        self.with("review-accuracy", [("parts", parts.into())])
    }

    /// The number of choices with each mark.
    fn all_marks(&self, grades: &Grades) -> String {
        let values = [
            ("best", grades.count(Mark::Best).into()),
            ("good", grades.count(Mark::Good).into()),
            ("slips", grades.count(Mark::Slip).into()),
            ("mistakes", grades.count(Mark::Mistake).into()),
            ("blunders", grades.count(Mark::Blunder).into()),
        ];
        self.with("review-marks", values)
    }

    /// The parts of the points made.
    fn what_it_came_from(&self, reviewed: &Reviewed) -> String {
        let Reviewed { table, account, searched, .. } = reviewed;
        let [expected, deal, cost, play] = account.parts();
        let values = [
            ("game", table.options.kind().word().into()),
            ("judge", judge(*searched).into()),
            ("made", number(account.made).into()),
            ("expected", number(expected).into()),
            ("deal", signed(deal).into()),
            ("cost", signed(cost).into()),
            ("play", signed(play).into()),
        ];
        self.with("review-sum", values)
    }

    /// The errors of a judge who has searched.
    fn unsure(&self, reviewed: &Reviewed) -> String {
        let Reviewed { table, account, grades, .. } = reviewed;
        let whole = |error: f64| (error.round() as i64).into();
        let values = [
            ("game", table.options.kind().word().into()),
            ("expected", whole(account.expected.error)),
            ("deal", whole(account.deal.error)),
            ("cost", whole(account.choices.error)),
            ("play", whole(account.play.error)),
            ("good", grades.count(Mark::Good).into()),
        ];
        self.with("review-unsure", values)
    }

    /// The chance to win round by round, and the rounds with mistakes. The name is spoken in an alt
    /// text.
    fn chances_in_words(&self, reviewed: &Reviewed, is_spoken: bool) -> Vec<String> {
        let Some((first, after)) = reviewed.chances.split_first() else { return Vec::new() };
        let percent = |chance: &f64| self.percent((chance * 100.0).round() as i64);
        let name = if is_spoken {
            let players = reviewed.table.players();
            let name = players.get(reviewed.seat.index()).map_or("", Player::name);
            spoken_name(reviewed.seat.index() + 1, name, 32)
        } else {
            name_of(reviewed.table.players(), reviewed.seat)
        };
        let values = [
            ("name", name.into()),
            ("first", percent(first).into()),
            ("after", self.listed(after.iter().map(percent)).into()),
        ];
        let of_mark = |(mark, id): (Mark, &str)| {
            let of_mark = reviewed.mistakes.iter().filter(|mistake| mistake.mark == mark);
            let mut rounds: Vec<u8> = of_mark.map(|mistake| mistake.round).collect();
            rounds.dedup();
            let list = self.list(rounds.iter().map(ToString::to_string).collect());
            let values = [("count", rounds.len().into()), ("rounds", list.into())];
            (!rounds.is_empty()).then(|| self.with(id, values))
        };
        let marked = [(Mark::Mistake, "review-mistakes"), (Mark::Blunder, "review-blunders")];
        let marked = marked.into_iter().filter_map(of_mark);
        [self.with("review-chances", values)].into_iter().chain(marked).collect()
    }

    fn chances_picture(&self, reviewed: &Reviewed) -> Picture {
        let thousandths = |chance: f64| (chance * 1000.0).round() as u16;
        let seats = reviewed.table.players().len().max(1) as u16;
        let last = reviewed.chances.last().copied().unwrap_or_default();
        let dot = |mistake: &Mistake| Dot {
            round: mistake.round.into(),
            through: mistake.through,
            weight: if mistake.mark == Mark::Blunder { Weight::Blunder } else { Weight::Mistake },
        };
        let chances = Chances {
            course: reviewed.chances.iter().map(|chance| thousandths(*chance)).collect(),
            fair: 1000 / seats,
            dots: reviewed.mistakes.iter().map(dot).collect(),
            captions: ChancesCaptions {
                shares: [100, 50, 0].map(|share| self.percent(share)),
                last: self.percent((last * 100.0).round() as i64),
                mistake: self.caption("choice-mistake", []),
                blunder: self.caption("choice-blunder", []),
            },
        };
        let alt = self.alt_of(self.chances_in_words(reviewed, true));
        Picture::new(Scene::Chances(Box::new(chances)), alt)
    }

    fn key_moment(&self, (place, key): (usize, &KeyMoment)) -> Option<Field> {
        let values = self.about_choice(&key.moment, &key.choice)?;
        let mark = self.mark(Mark::of(&key.choice.judged));
        let head = [("place", place.into()), ("mark", mark.into())];
        let head = values.iter().cloned().chain(head).collect::<Vec<_>>();
        let what = self.with("review-better", values);
        Some(Field {
            name: self.with("review-moment", head),
            value: [what]
                .into_iter()
                .chain(self.because(key.reason))
                .collect::<Vec<_>>()
                .join("\n"),
        })
    }

    fn review_buttons(&self, reviewed: &Reviewed) -> Vec<Vec<Button>> {
        let table = reviewed.table.id;
        let seen_by = SeenBy::Seat(reviewed.seat);
        let first = reviewed.first.map(|step| {
            let press = PastPress::Replay(table, At { step, seen_by }, Turn::Here);
            Button { style: Style::Primary, ..self.past_button(press, "next-mistake") }
        });
        let again = |(place, key): (usize, &KeyMoment)| {
            let press = Press::Past(PastPress::Retry(table, key.choice.step, None));
            let label = self.with("review-retry", [("place", place.into())]);
            Button::new(press, label, Style::Secondary)
        };
        let replay = self.past_button(PastPress::replay(table), "replay-button");
        let again = (1..).zip(&reviewed.moments).map(again);
        let same_deal = reviewed.table.is_repeatable().then(|| self.same_deal_button(table));
        let buttons = first.into_iter().chain(again).chain([replay]).chain(same_deal);
        let buttons: Vec<Button> = buttons.collect();
        buttons.chunks(BUTTONS_IN_A_ROW).map(<[_]>::to_vec).collect()
    }

    /// A message that says how many reviews come before that of this game.
    pub fn review_awaited(
        &self,
        table: TableId,
        seat: Option<Seat>,
        before: usize,
    ) -> PrivateMessage {
        let values = [("table", table.to_string().into()), ("before", before.into())];
        self.with_look_again(self.with("coach-thinking", values), table, seat)
    }

    /// A message that says that the review of this game has failed.
    pub fn review_failed(&self, table: TableId, seat: Option<Seat>) -> PrivateMessage {
        self.with_look_again(self.say("coach-failed"), table, seat)
    }

    /// A message with a button for the same review, and no other, since the review will replace it.
    fn with_look_again(&self, said: String, table: TableId, seat: Option<Seat>) -> PrivateMessage {
        let again = self.past_button(PastPress::Coach(table, seat), "coach-look-again");
        PrivateMessage(Message { rows: vec![vec![again]], ..Message::sentence(said) })
    }

    /// The select for the player whose game is judged.
    fn whose_game(&self, table: &PublicView, seat: Seat) -> Select {
        let of_seat = |(seat, player): (Seat, &Player)| SelectValue {
            value: PastPress::value(SeenBy::Seat(seat)),
            label: plain(player.name()),
            description: self.say("coach-about-seat"),
        };
        let values = (0..).map(Seat::new).zip(table.players()).map(of_seat).collect();
        Select { press: Press::Past(PastPress::CoachOf(table.id)), values, chosen: seat.index() }
    }
}
