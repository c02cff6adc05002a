//! The questions to a seat, as told to its player and to those who wait.

use crate::rules::dice::magic::Scale;
use crate::rules::dice::{Ask, TableView};
use crate::table::Player;
use crate::view::Words;
use crate::view::text::BETWEEN;

impl Words {
    /// The question to a seat, as an instruction.
    pub(super) fn dice_ask(&self, ask: &Ask, view: &TableView) -> String {
        match ask {
            Ask::Turn => self.say("ask-rotate"),
            Ask::Predict { .. } => self.say(match view.round.effect().predictions_score {
                Scale::Single => "ask-predict",
                Scale::Double => "ask-predict-double",
            }),
            Ask::Strike { boxes } => {
                let color = boxes.nth(0).map(|of| self.color(of.color)).unwrap_or_default();
                self.with("ask-cross-out", [("color", color.into())])
            }
            Ask::NameWizardColor => self.say("ask-color"),
            Ask::Roll(rolling) => self.with("ask-roll", [("count", rolling.at_least.into())]),
            Ask::RollOrScore { .. } => self.say("ask-roll-or-score"),
            Ask::StayOrScore { .. } => self.say("ask-stay-or-score"),
            Ask::Score { .. } => self.say("ask-score"),
        }
    }

    /// The players whom the game waits for, and what they have to do.
    pub(super) fn dice_waits_for(&self, players: &[Player], view: &TableView) -> String {
        if view.over {
            return self.say("table-is-over");
        }
        let clockwise = || view.beginning.seats.clockwise_from(view.round.seer);
        let asks = || clockwise().filter_map(|seat| Some((seat, waits_for(&view.asked[seat]?))));
        let mut different: Vec<&str> = Vec::new();
        for (_, id) in asks() {
            if !different.contains(&id) {
                different.push(id);
            }
        }
        let of_each = |id: &str| {
            let seats = || asks().filter_map(|(seat, other)| (id == other).then_some(seat));
            let names = self.names_of(players, seats());
            self.with(id, [("names", names.into()), ("count", seats().count().into())])
        };
        different.into_iter().map(of_each).collect::<Vec<_>>().join(BETWEEN)
    }
}

/// The key of the sentence for those who wait for this answer.
const fn waits_for(ask: &Ask) -> &'static str {
    match ask {
        Ask::Turn => "dice-waits-rotate",
        Ask::Predict { .. } => "dice-waits-predict",
        Ask::Strike { .. } => "dice-waits-cross-out",
        Ask::NameWizardColor => "dice-waits-color",
        Ask::Roll(_) => "dice-waits-roll",
        Ask::RollOrScore { .. } => "dice-waits-roll-or-score",
        Ask::StayOrScore { .. } => "dice-waits-decide",
        Ask::Score { .. } => "dice-waits-score",
    }
}
