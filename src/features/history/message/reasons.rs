//! The reason why another choice was better, in a sentence.

use crate::history::{Aim, KeyMoment, Play, Predict, Reason};
use crate::view::Words;

impl Words {
    /// The reason of this moment, if it has one.
    pub(super) fn because(&self, key: &KeyMoment) -> Option<String> {
        let reason = match key.reason? {
            Reason::Play(aim, fact) => {
                let values = [("aim", self.aim(aim).into()), ("fact", self.fact(fact).into())];
                self.with("reason-play", values)
            }
            Reason::Predict(fact) => self.about_hand(fact),
            Reason::LongerTrump { best, done } => {
                let values = [
                    ("best", self.color(best.0).into()),
                    ("of-best", best.1.into()),
                    ("done", self.color(done.0).into()),
                    ("of-done", done.1.into()),
                ];
                self.with("reason-longer-trump", values)
            }
        };
        Some(self.with("reason", [("reason", reason.into())]))
    }

    fn aim(&self, aim: Aim) -> String {
        match aim {
            Aim::None => self.say("reason-none-wanted"),
            Aim::Enough => self.say("reason-enough"),
            Aim::TooMany => self.say("reason-too-many"),
            Aim::Missing(missing) => self.with("reason-missing", [("missing", missing.into())]),
        }
    }

    fn fact(&self, fact: Play) -> String {
        let card = |card| self.card(card).into();
        match fact {
            Play::Ducks { best, below } => {
                self.with("reason-ducks", [("best", card(best)), ("below", card(below))])
            }
            Play::GetsRid { best } => self.with("reason-gets-rid", [("best", card(best))]),
            Play::Wins { best } => self.with("reason-wins", [("best", card(best))]),
            Play::GivesUp { best, done } => {
                self.with("reason-gives-up", [("best", card(best)), ("done", card(done))])
            }
            Play::Beaten { best, done } => {
                let values = [
                    ("best", card(best.0)),
                    ("of-best", best.1.into()),
                    ("done", card(done.0)),
                    ("of-done", done.1.into()),
                ];
                self.with("reason-beaten", values)
            }
            Play::Waits { done } => self.with("reason-waits", [("done", card(done))]),
            Play::Contested { wizards, needy } => {
                let values = [("wizards", wizards.into()), ("needy", needy.into())];
                self.with("reason-contested", values)
            }
        }
    }

    fn about_hand(&self, fact: Predict) -> String {
        match fact {
            Predict::NoTrump => self.say("reason-no-trump"),
            Predict::FewStrong { strong, said } | Predict::ManyStrong { strong, said } => {
                let values = [("strong", strong.into()), ("said", said.into())];
                self.with("reason-strong", values)
            }
            Predict::Crowded { said, cards } => {
                let values = [("said", said.into()), ("cards", cards.into())];
                self.with("reason-crowded", values)
            }
            Predict::LongSuit { suit, count } => {
                let values = [("suit", self.color(suit).into()), ("count", count.into())];
                self.with("reason-long-suit", values)
            }
            Predict::Wizards { wizards, said } => {
                let values = [("wizards", wizards.into()), ("said", said.into())];
                self.with("reason-wizards", values)
            }
            Predict::Unclaimed { said, cards } => {
                let values = [("said", said.into()), ("cards", cards.into())];
                self.with("reason-unclaimed", values)
            }
        }
    }
}
