//! The dice game's part of the contract.

use engine::rules::dice::{Action, Ask, DiceGame, Event, Options, Rolling, Scoring};
use engine::rules::{GameKind, OfGame, Rules as _, Seat, SeatCount};

use crate::contract::game::Contract;
use crate::shared::actions;
use crate::shared::options::dice_options;

impl Contract for DiceGame {
    const GAMES: u64 = 12;

    fn every_combination(seats: SeatCount) -> Vec<Options> {
        dice_options(seats).collect()
    }

    fn every_action() -> Vec<Action> {
        let all = actions::every_action(GameKind::Dice).into_iter();
        all.filter_map(|action| match action {
            OfGame::Dice(action) => Some(action),
            OfGame::Cards(_) => None,
        })
        .collect()
    }

    fn offers(ask: &Ask, action: &Action) -> bool {
        match (ask, action) {
            (Ask::Turn, Action::Turn(_))
            | (Ask::NameWizardColor, Action::NameWizardColor(_))
            | (Ask::Strike { .. }, Action::Strike(None))
            | (Ask::StayOrScore { .. }, Action::Stay) => true,
            (Ask::Predict { boxes }, Action::Predict(at))
            | (Ask::Strike { boxes }, Action::Strike(Some(at))) => boxes.has(*at),
            (Ask::Roll(rolling) | Ask::RollOrScore { rolling, .. }, Action::Roll(dice)) => {
                let Rolling { dice: free, at_least } = *rolling;
                dice.minus(free).is_empty() && dice.len() >= usize::from(at_least)
            }
            (
                Ask::RollOrScore { .. } | Ask::StayOrScore { .. } | Ask::Score { .. },
                Action::Score(scoring),
            ) => match scoring {
                Scoring::Prediction => true,
                Scoring::JesterScore => ask.jester().is_some(),
            },
            (
                Ask::Turn
                | Ask::Predict { .. }
                | Ask::Strike { .. }
                | Ask::NameWizardColor
                | Ask::Roll(_)
                | Ask::RollOrScore { .. }
                | Ask::StayOrScore { .. }
                | Ask::Score { .. },
                _,
            ) => false,
        }
    }

    fn may_answer(&self, seat: Seat) -> Option<Ask> {
        self.may_answer(seat)
    }

    /// Checks that the dice show the last roll or turn, and that everybody who left has filled one
    /// more box.
    fn check_nothing_is_lost(&self, log: &[Event]) {
        let begins = |event: &Event| matches!(event, Event::Round { .. });
        let round = log.iter().rposition(begins).unwrap();
        let dice = self.table_view().round.dice;
        match log[round..].iter().rfind(|event| is_roll(event)) {
            None => assert_eq!(dice.not_lying().len(), 7),
            Some(Event::Roll { dice: rolled, .. }) => assert_eq!(dice, *rolled),
            Some(_) => assert_eq!(dice.not_lying().len(), 5),
        }
        for (seat, page) in self.pages().iter() {
            let left = log
                .iter()
                .filter(|event| matches!(event, Event::Leave { seat: s, .. } if *s == seat));
            assert_eq!(20 - page.free().len(), left.count(), "{seat}");
        }
    }
}

fn is_roll(event: &Event) -> bool {
    matches!(event, Event::Roll { .. } | Event::Turn { .. })
}
