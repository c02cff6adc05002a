//! The coach: the opinion of a choice, and the review of a player's whole game.

use crate::features::press::{PastPress, Press};
use crate::history::{Account, Decision, Moment, Reviewed, SeenBy, Turn};
use crate::rules::games::of_game;
use crate::rules::{Action, Seat};
use crate::table::{Player, PublicView, TableId};
use crate::view::game::Chosen as _;
use crate::view::message::{
    Button, Embed, Field, Message, PrivateMessage, Select, SelectValue, Style,
};
use crate::view::numbers::{number, signed};
use crate::view::text::{name_of, plain, small, yes_or_no};
use crate::view::words::Named;
use crate::view::{VIOLET, Words};

impl Words {
    /// The opinion of the choice made at this step; `None` if there was none.
    pub(crate) fn coachs_line(&self, moment: &Moment) -> Option<Field> {
        let choice = moment.choice.as_ref()?;
        let values = self.about_choice(moment, choice)?;
        let is_as_good = choice.judged.is_as_good();
        let value = self.with(if is_as_good { "coach-as-good" } else { "coach-better" }, values);
        let judge = [("judge", judge(choice.judged.error.is_some()).into())];
        Some(Field { name: self.with("coach-field", judge), value })
    }

    /// The values for a sentence about a choice: who made it, in which round, the choice of the
    /// judge, and by how much that is better.
    fn about_choice(&self, moment: &Moment, choice: &Decision) -> Option<Vec<Named<'static>>> {
        let chosen = |action: Action| {
            of_game!(&moment.views, views => {
                let view = views.get(choice.seat.index())?;
                Some(view.chosen(self, action.try_into().ok()?))
            })
        };
        let (cost, error) = (choice.cost(), choice.judged.error);
        let measured = error.map(|error| self.measured(cost, error));
        // A master's estimate is not exact enough for fractions.
        let points = measured.map_or_else(|| (cost.round() as i64).max(1).into(), Into::into);
        Some(vec![
            ("name", name_of(moment.table.players(), choice.seat).into()),
            ("round", choice.round.into()),
            ("done", chosen(choice.judged.done)?.into()),
            ("best", chosen(choice.judged.best)?.into()),
            ("judge", judge(error.is_some()).into()),
            ("is-exact", yes_or_no(error.unwrap_or_default() <= 0.0).into()),
            ("points", points),
        ])
    }

    /// Measured points with their error: in whole points, if the error is larger than half a point.
    fn measured(&self, points: f64, error: f64) -> String {
        let tenths = |number: f64| {
            let tenths = (number * 10.0).round() as i64;
            let values = [("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())];
            self.with("tenths", values)
        };
        if error > 0.5 || error <= 0.0 {
            self.give_or_take(number(points.round() as i64), error)
        } else {
            let values = [("number", tenths(points)), ("error", tenths(error.max(0.1)))];
            self.with("measured", values.map(|(name, number)| (name, number.into())))
        }
    }

    /// A number with its error in whole points; the number alone if it has none.
    fn give_or_take(&self, number: String, error: f64) -> String {
        if error <= 0.0 {
            return number;
        }
        let error = (error.round() as i64).max(1);
        self.with("measured", [("number", number.into()), ("error", error.into())])
    }

    /// The review of a seat's game.
    pub fn review(&self, reviewed: &Reviewed) -> PrivateMessage {
        let Reviewed { table, seat, account, searched, costliest } = reviewed;
        let player = name_of(table.players(), *seat);
        let judge = judge(*searched);
        let costliest_choice = costliest.as_ref().and_then(|moment| {
            Some(self.with("coach-costliest", self.about_choice(moment, moment.choice.as_ref()?)?))
        });
        let lines = [
            self.with("coach-account", self.account(table, account)),
            costliest_choice
                .unwrap_or_else(|| self.with("coach-flawless", [("judge", judge.into())])),
            small(&self.with("coach-legend", [("judge", judge.into())])),
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

    /// The values for the lines that say what a seat's points came from.
    fn account(&self, table: &PublicView, account: &Account) -> [Named<'static>; 7] {
        let [expected, deal, cost, play] = account.parts();
        let with_error =
            |points: String, error: f64| self.give_or_take(format!("**{points}**"), error);
        [
            ("game", table.options.kind().word().into()),
            ("expected", with_error(number(expected), account.expected.error).into()),
            ("deal", with_error(signed(deal), account.deal.error).into()),
            ("count", account.count.into()),
            ("cost", with_error(signed(cost), account.choices.error).into()),
            ("play", with_error(signed(play), account.play.error).into()),
            ("made", number(account.made).into()),
        ]
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

    fn coach_buttons(&self, table: &PublicView, costliest: Option<&Moment>) -> Vec<Button> {
        let show = |moment: &Moment| {
            let press = PastPress::Replay(table.id, moment.at, Turn::Here);
            Button { style: Style::Primary, ..self.past_button(press, "coach-show") }
        };
        let replay = self.past_button(PastPress::replay(table.id), "replay-button");
        costliest.map(show).into_iter().chain([replay]).collect()
    }
}

/// The word for a judge in sentences.
const fn judge(searched: bool) -> &'static str {
    if searched { "search" } else { "master" }
}
