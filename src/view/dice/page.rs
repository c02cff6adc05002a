//! A Page of Prediction as its owner sees it: the grid is the buttons.

use super::table::seven;
use super::{mark, said, symbol};
use crate::press::dice::letter_of;
use crate::press::{HandOrder, HandPress, Press};
use crate::rules;
use crate::rules::dice::{
    Action, Ask, BoxState, Color, Number, Offer, Prediction, Scoring, SeatView,
};
use crate::table::{Player, SeatFace};
use crate::view::message::{Button, Embed, Message, Style};
use crate::view::text::{BETWEEN, name, name_of, number, small};
use crate::view::{VIOLET, Words};

impl Words {
    pub(in crate::view) fn dice_page(&self, seat: &SeatFace, view: &SeatView) -> Message {
        let own = seat.players.get(seat.seat.index()).map_or("", Player::name);
        let embed = Embed {
            title: self.with("page-title", [("name", name(own).into())]),
            description: self.page_text(seat, view),
            color: VIOLET,
            ..Embed::default()
        };
        let grid = Grid { seat, view };
        Message { content: String::new(), embed: Some(embed), rows: grid.rows() }
    }

    fn page_text(&self, seat: &SeatFace, view: &SeatView) -> String {
        let players = &seat.players;
        let target = view.table.beginning.options.target.xs();
        let mut parts = vec![self.page_now(players, view)];
        parts.extend(self.page_taken(seat, view));
        parts.extend(view.offer().map(|offer| self.page_offer(offer)));
        parts.push(small(&self.dice_title(players, &view.table)));
        parts.extend(self.dice_magic(&view.table));
        parts.push(self.dice_roll(&view.table));
        if view.table.round.roll > 0 {
            parts.push(format!("### {}", seven(&view.table.round.dice, view.table.stuck)));
        }
        parts.push(self.dice_said(players, &view.table));
        parts.push(self.with(
            "page-xs",
            [
                ("xs", view.page().xs().into()),
                ("target", target.into()),
                ("points", number(view.page().points()).into()),
            ],
        ));
        parts.join("\n")
    }

    /// The first line: what this seat may do now, or whom it waits for.
    fn page_now(&self, players: &[Player], view: &SeatView) -> String {
        let own = view.prediction.map(|of| self.with("page-look", [("said", said(of).into())]));
        let now = match &view.ask {
            Some(ask) => format!("**{}**", self.dice_ask(ask, &view.table)),
            None if view.table.over => self.say("rule-over"),
            None => self.dice_waits_for(players, &view.table),
        };
        own.into_iter().chain([now]).collect::<Vec<_>>().join(BETWEEN)
    }

    /// The free boxes that others have taken, and who.
    fn page_taken(&self, seat: &SeatFace, view: &SeatView) -> Option<String> {
        let Some(Ask::Predict { .. }) = view.ask else { return None };
        let taken: Vec<String> = Prediction::all()
            .filter_map(|of| match view.box_state(of) {
                BoxState::Taken(by) => Some(self.with(
                    "page-taken-by",
                    [("said", said(of).into()), ("name", name_of(&seat.players, by).into())],
                )),
                BoxState::Free | BoxState::Mine | BoxState::Used(_) => None,
            })
            .collect();
        (!taken.is_empty()).then(|| self.with("page-taken", [("lines", taken.join(", ").into())]))
    }

    fn page_offer(&self, offer: &Offer) -> String {
        let plain = mark(offer.prediction.mark());
        match offer.jester_score.and_then(|jester| Some((jester, jester.jester_box()?))) {
            Some((jester, number)) => self.with(
                "page-offer-jester",
                [
                    ("mark", plain.into()),
                    ("jesters", number.get().into()),
                    ("other", mark(jester.mark()).into()),
                ],
            ),
            None => self.with("page-offer", [("mark", plain.into())]),
        }
    }
}

fn act(seat: &SeatFace, action: Action, copy: u8) -> Press {
    let action = rules::Action::Dice(action);
    let act = HandPress::Act { question: seat.question, action, copy };
    Press::Hand(seat.id, HandOrder::default(), act)
}

/// Four rows of colours and the Jester row, five columns: Discord's 25 buttons.
struct Grid<'a> {
    seat: &'a SeatFace,
    view: &'a SeatView,
}

impl Grid<'_> {
    fn rows(&self) -> Vec<Vec<Button>> {
        let row = |color: Color| {
            Number::ALL.map(|number| self.box_button(Prediction { number, color })).to_vec()
        };
        let mut rows: Vec<Vec<Button>> = Color::ALL.into_iter().map(row).collect();
        rows.push(Number::ALL.map(|number| self.jester_button(number)).to_vec());
        rows
    }

    fn box_button(&self, of: Prediction) -> Button {
        let score = Action::Score(Scoring::Prediction);
        let (action, live) = match self.view.may_answer {
            Some(Ask::Strike { boxes }) => (Action::Strike(Some(of)), boxes.has(of)),
            Some(Ask::Predict { boxes }) => (Action::Predict(of), boxes.has(of)),
            Some(Ask::RollOrScore { .. } | Ask::StayOrScore { .. } | Ask::Score { .. })
                if self.view.prediction == Some(of) =>
            {
                (score, true)
            }
            Some(
                Ask::Turn
                | Ask::NameWizardColor
                | Ask::Roll(_)
                | Ask::RollOrScore { .. }
                | Ask::StayOrScore { .. }
                | Ask::Score { .. },
            )
            | None => (Action::Predict(of), false),
        };
        let (color, place) =
            (symbol(of.color), format!("{}{}", letter_of(of.color), of.number.get()));
        let (label, style) = match self.view.box_state(of) {
            BoxState::Free | BoxState::Taken(_) if live => {
                (format!("{color}{place}"), Style::Primary)
            }
            BoxState::Free => (format!("{color}{place}"), Style::Secondary),
            BoxState::Taken(_) => (format!("{color} –"), Style::Secondary),
            BoxState::Mine => (format!("◎{place}"), Style::Success),
            BoxState::Used(held) if live => (format!("{color} {}", mark(held)), Style::Danger),
            BoxState::Used(held) => (format!("{color} {}", mark(held)), Style::Secondary),
        };
        Button::new(act(self.seat, action, 0), label, style).live_if(live)
    }

    /// A Jester box: live when that Jester Score is to be had.
    fn jester_button(&self, number: Number) -> Button {
        let used = self.view.page().has_jester_score(number);
        let offered = self.view.may_answer.and_then(|ask| ask.jester()) == Some(number);
        let label = if used { "🃏 X".to_owned() } else { format!("🃏J{}", number.get()) };
        let style = if offered { Style::Primary } else { Style::Secondary };
        let press = act(self.seat, Action::Score(Scoring::JesterScore), number.get());
        Button::new(press, label, style).live_if(offered)
    }
}
