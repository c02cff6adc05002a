//! A player's own line after the game: what the result does not say, for them alone.

use super::Words;
use super::components::{Button, Style};
use super::game::{Chosen as _, PublicMessages as _};
use super::message::Message;
use super::text::small;
use crate::features::press::{Draft, OwnPress, PastPress, Screen};
use crate::history::{At, SeenBy, Turn};
use crate::rules::games::of_game;
use crate::rules::{Action, GameKind, PerSeat, Seat};
use crate::table::{AfterGame, Board, Breakdown, Costliest, Player, PrivateView, PublicStage};

impl Words {
    /// The player's own message after the game.
    pub(super) fn own_line(&self, own: &PrivateView) -> Message {
        let PublicStage::Over { board, after, .. } = &own.table.stage else {
            return Message::default();
        };
        let total = of_game!(&board.game, game => game.totals)[own.seat];
        let lines = match of_game!(&board.game, game => game.places) {
            Some(places) => self.own_lines(own, (board, after), &places, total),
            None => vec![self.with("own-end-stopped", [("total", total.into())])],
        };
        let show = |screen, label: &str| {
            let button = self.choice(own, &Draft::default(), label, OwnPress::Show(screen));
            Button { style: Style::Secondary, ..button }
        };
        let show_choice = own.costliest.as_ref().map(|choice| self.show_choice(own, choice));
        let screens = [
            show(Screen::Scores, of_game!(&board.game, game => game.labels().1)),
            show(Screen::Details, "final-more"),
        ];
        let rematch = [self.rematch_button(&own.table)];
        let buttons = rematch.into_iter().chain(show_choice).chain(screens).collect();
        Message { content: lines.join("\n"), rows: vec![buttons], ..Message::default() }
    }

    /// The button that opens the replay at the player's costliest choice, as they saw the game.
    fn show_choice(&self, own: &PrivateView, choice: &Costliest) -> Button {
        let at = At { step: choice.step, seen_by: SeenBy::Seat(own.seat) };
        let press = PastPress::Replay(own.table.id, at, Turn::Here);
        Button { style: Style::Primary, ..self.past_button(press, "coach-show") }
    }

    fn own_lines(
        &self,
        own: &PrivateView,
        (board, after): (&Board, &AfterGame),
        places: &PerSeat<u8>,
        total: i16,
    ) -> Vec<String> {
        let breakdown = after.verdict.and_then(|verdict| verdict.breakdown);
        let breakdown = breakdown.map(|of| self.breakdown(own.table.options.kind(), of[own.seat]));
        let costliest = own.costliest.as_ref().and_then(|choice| self.own_costliest(choice));
        let earned = own.achieved.iter().flat_map(|achieved| &achieved.earned);
        let earned = earned.map(|name| self.with("own-end-earned", self.achievement(name)));
        let next = own.achieved.as_ref().and_then(|achieved| achieved.next);
        let next = next.map(|next| small(&self.with("own-end-next", self.achievement_left(next))));
        let place = self.own_place((board, after), places, own.seat, total);
        let judged = breakdown.into_iter().chain(costliest);
        [place].into_iter().chain(judged).chain(earned).chain(next).collect()
    }

    /// The player's place and points, and their best in games like this.
    fn own_place(
        &self,
        (board, after): (&Board, &AfterGame),
        places: &PerSeat<u8>,
        seat: Seat,
        total: i16,
    ) -> String {
        let person = board.players.get(seat.index()).and_then(Player::scored_for);
        let best = after.bests.iter().find(|best| person.is_some_and(|own| own.id == best.person));
        let is_best = match best {
            None => "first",
            Some(best) if best.before < i64::from(total) => "now",
            Some(_) => "before",
        };
        let values = [
            ("place", places[seat].into()),
            ("seats", places.seats().get().into()),
            ("best", is_best.into()),
            ("before", best.map_or(0, |best| best.before).into()),
            ("total", total.into()),
        ];
        self.with("own-end", values)
    }

    /// What cards or dice, choices, and luck were worth in points.
    pub(crate) fn breakdown(&self, game: GameKind, of: Breakdown) -> String {
        let values = [
            ("game", game.word().into()),
            ("worth", of.worth.into()),
            ("choices", of.choices.into()),
            ("luck", of.luck.into()),
        ];
        self.with("own-end-breakdown", values)
    }

    /// The sentence about the player's costliest choice: what they did, what a master would have done, and how much
    /// that was worth.
    fn own_costliest(&self, choice: &Costliest) -> Option<String> {
        let chosen = |action: Action| {
            of_game!(&choice.seen, seen => {
                let seen = &**seen;
                Some(seen.chosen(self, action.try_into().ok()?))
            })
        };
        let values = [
            ("round", choice.round.into()),
            ("done", chosen(choice.done)?.into()),
            ("best", chosen(choice.best)?.into()),
            // A master's estimate is not exact enough for fractions.
            ("points", (choice.cost.round() as i64).into()),
        ];
        Some(self.with("own-end-costliest", values))
    }
}
