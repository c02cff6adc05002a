//! The coach: a master's opinion of a choice, and of a player's whole game.

use crate::features::press::{PastPress, Press};
use crate::history::{Coach, Coached, Decision, Moment, SeenBy, Turn, WORTH_A_WORD};
use crate::rules::games::of_game;
use crate::rules::{Action, Seat};
use crate::table::{Player, PublicView};
use crate::view::game::Chosen as _;
use crate::view::message::{
    Button, Embed, Field, Message, PrivateMessage, Select, SelectValue, Style,
};
use crate::view::text::{name_of, plain, small};
use crate::view::{VIOLET, Words};

impl Words {
    /// A master's opinion of the choice made at this step; `None` if there was none.
    pub(crate) fn coachs_line(&self, moment: &Moment) -> Option<Field> {
        let choice = moment.choice.as_ref()?;
        let (done, best) = self.done_and_best(moment, choice)?;
        let is_as_good = choice.cost() < WORTH_A_WORD;
        let values = [
            ("name", name_of(moment.table.players(), choice.seat).into()),
            ("done", done.into()),
            ("best", best.into()),
            ("points", in_points(choice.cost()).max(1).into()),
        ];
        let value = self.with(if is_as_good { "coach-as-good" } else { "coach-better" }, values);
        Some(Field { name: self.say("coach-field"), value })
    }

    /// The choice that was made, and the choice of a master.
    fn done_and_best(&self, moment: &Moment, choice: &Decision) -> Option<(String, String)> {
        let chosen = |action: Action| {
            of_game!(&moment.views, views => {
                let view = views.get(choice.seat.index())?;
                Some(view.chosen(self, action.try_into().ok()?))
            })
        };
        Some((chosen(choice.judged.done)?, chosen(choice.judged.best)?))
    }

    /// A master's opinion of a seat's game.
    pub fn coachs_opinion(&self, coach: &Coach) -> PrivateMessage {
        let Coach { table, seat, game: own, costliest } = coach;
        let (game, player) = (table.options.kind(), name_of(table.players(), *seat));
        let beside = [
            ("game", game.word().into()),
            ("made", own.made.into()),
            ("choices", own.choices.into()),
            ("others", in_points(own.worth_to_others).into()),
        ];
        let lines = [
            self.breakdown(game, own.breakdown()),
            self.with("coach-beside", beside),
            self.costliest_choice(&player, own, costliest.as_ref()),
            small(&self.say("coach-legend")),
        ];
        let values = [("table", table.id.to_string().into()), ("name", player.into())];
        let embed = Embed {
            title: self.with("coach-title", values),
            description: lines.join("\n"),
            color: VIOLET,
            ..Embed::default()
        };
        PrivateMessage(Message {
            embed: Some(embed),
            selects: vec![self.whose_game(table, *seat)],
            rows: vec![self.coach_buttons(table, costliest.as_ref())],
            ..Message::default()
        })
    }

    fn costliest_choice(&self, player: &str, own: &Coached, moment: Option<&Moment>) -> String {
        let words = own.costliest.as_ref().zip(moment).and_then(|(choice, moment)| {
            let (done, best) = self.done_and_best(moment, choice)?;
            let values = [
                ("round", choice.round.into()),
                ("name", player.into()),
                ("done", done.into()),
                ("best", best.into()),
                ("points", in_points(choice.cost()).into()),
            ];
            Some(self.with("coach-costliest", values))
        });
        words.unwrap_or_else(|| self.say("coach-flawless"))
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

    fn coach_buttons(&self, table: &PublicView, costliest: Option<&Moment>) -> Vec<Button> {
        let show = |moment: &Moment| {
            let press = PastPress::Replay(table.id, moment.at, Turn::Here);
            Button { style: Style::Primary, ..self.past_button(press, "coach-show") }
        };
        let replay = self.past_button(PastPress::replay(table.id), "replay-button");
        costliest.map(show).into_iter().chain([replay]).collect()
    }
}

/// Points as whole numbers: a master's estimate is not exact enough for fractions.
fn in_points(points: f64) -> i64 {
    points.round() as i64
}
