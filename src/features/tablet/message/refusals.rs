//! The answers to people whose entry is refused.

use crate::rules::Seat;
use crate::table::Player;
use crate::tablet::{Refusal, Tablet};
use crate::view::Words;
use crate::view::message::PrivateMessage;
use crate::view::text::{escaped, name, name_of, small};

/// The reason why a person may not enter something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    NotTheScribe,
    NoSeat,
}

impl Words {
    /// The answer to somebody who may not enter this.
    pub(crate) fn tablet_not_allowed(&self, told: Told, tablet: &Tablet) -> PrivateMessage {
        let values = [("name", name(&tablet.scribe.name).into())];
        self.sentence(match told {
            Told::NotTheScribe => self.with("tablet-not-the-scribe", values),
            Told::NoSeat => self.with("tablet-no-seat", values),
        })
    }

    /// The answer to somebody who has named too few or too many players, with the names, so that they
    /// need not be remembered.
    pub fn tablet_players_refused(&self, tablet: &Tablet) -> PrivateMessage {
        let values = [
            ("typed", tablet.players.len().into()),
            ("fewest", tablet.options.fewest_seats().into()),
            ("most", tablet.options.most_seats().into()),
            ("game", tablet.options.kind().word().into()),
        ];
        let why = self.with("tablet-players-refused", values);
        if tablet.players.is_empty() {
            return self.sentence(why);
        }
        let named = tablet.named().into_iter().map(|player| name(player.name()));
        let named = self.with("tablet-refused-names", [("list", self.listed(named).into())]);
        self.sentence(format!("{why}\n{}", small(&named)))
    }

    /// The reason why something is not entered, and the line that is offered again.
    pub fn tablet_refused(
        &self,
        refusal: Refusal,
        tablet: &Tablet,
        typed: Option<&str>,
    ) -> PrivateMessage {
        let players = tablet.named();
        let why = self.tablet_refusal(refusal, &players);
        let typed = typed.map(|typed| {
            small(&self.with("tablet-refused-line", [("line", escaped(typed).into())]))
        });
        let lines: Vec<String> = [why].into_iter().chain(typed).collect();
        self.sentence(lines.join("\n"))
    }

    fn tablet_refusal(&self, refusal: Refusal, players: &[Player]) -> String {
        let of = |seat: Seat| name_of(players, seat).into();
        match refusal {
            Refusal::Unplayable | Refusal::NotDue => self.say("tablet-moved-on"),
            Refusal::NotUnderstood => self.say("tablet-not-understood"),
            Refusal::Count { wanted, typed } => {
                let values = [("wanted", wanted.into()), ("typed", typed.into())];
                self.with("tablet-wrong-count", values)
            }
            Refusal::MoreThanCards { seat, cards } => {
                self.with("tablet-more-than-cards", [("name", of(seat)), ("cards", cards.into())])
            }
            Refusal::AddsUp { seat, cards } => {
                self.with("tablet-adds-up", [("name", of(seat)), ("cards", cards.into())])
            }
            Refusal::Sum { sum, cards } => {
                self.with("tablet-wrong-sum", [("sum", sum.into()), ("cards", cards.into())])
            }
            Refusal::BoxUsed { seat, of: box_ } => {
                let said = self.said(box_).into();
                self.with("tablet-box-used", [("name", of(seat)), ("said", said)])
            }
            Refusal::BoxTaken { seat, of: box_, by } => {
                let said = self.said(box_).into();
                self.with("tablet-box-taken", [("name", of(seat)), ("said", said), ("by", of(by))])
            }
            Refusal::NothingToStrike { seat } => {
                self.with("tablet-nothing-to-strike", [("name", of(seat))])
            }
            Refusal::MoreThanDice { seat } => {
                self.with("tablet-more-than-dice", [("name", of(seat))])
            }
            Refusal::JesterBoxUsed { seat, jesters } => {
                let values = [("name", of(seat)), ("jesters", jesters.get().into())];
                self.with("tablet-jester-box-used", values)
            }
        }
    }
}
