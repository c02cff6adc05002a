//! The card game's part of the contract.

use engine::rules::cards::{Action, Ask, CardGame, CardSet, Event, Options};
use engine::rules::{GameKind, OfGame, PerSeat, Rules as _, Seat, SeatCount};

use crate::contract::game::Contract;
use crate::shared::actions;
use crate::shared::hands::hand_of;

impl Contract for CardGame {
    const GAMES: u64 = 1;

    fn every_combination(seats: SeatCount) -> Vec<Options> {
        Options::every_combination(seats)
    }

    fn every_action() -> Vec<Action> {
        let all = actions::every_action(GameKind::Cards).into_iter();
        all.filter_map(|action| match action {
            OfGame::Cards(action) => Some(action),
            OfGame::Dice(_) => None,
        })
        .collect()
    }

    fn offers(ask: &Ask, action: &Action) -> bool {
        match (ask, action) {
            (Ask::NameTrump, Action::NameTrump(_)) => true,
            (Ask::Predict { cards, forbidden }, Action::Predict(tricks)) => {
                tricks <= cards && Some(*tricks) != *forbidden
            }
            (Ask::Play { playable }, Action::Play(card)) => playable.has(*card),
            (Ask::NameTrump | Ask::Predict { .. } | Ask::Play { .. }, _) => false,
        }
    }

    fn may_answer(&self, seat: Seat) -> Option<Ask> {
        self.asked(seat)
    }

    /// Checks that everybody holds the cards that they were dealt and have not played.
    fn check_nothing_is_lost(&self, log: &[Event]) {
        let mut held = PerSeat::all(self.seats(), CardSet::EMPTY);
        for event in log {
            if let Event::Deal { hands, .. } = event {
                held = *hands;
            } else if let Event::Play { seat, card } = event {
                assert!(held[*seat].has(*card), "{seat} played {card}");
                held[*seat] = held[*seat].without(*card);
            }
        }
        for seat in self.seats().seats() {
            assert_eq!(hand_of(self, seat), held[seat], "{seat}");
        }
    }
}
