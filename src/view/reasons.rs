//! The reason why one choice is better than another: a sentence of a review, or a clause of a hint.

use super::Words;
use crate::computer::reasons::{Aim, Play, Predict, Reason};

/// The form of a reason. Each has words of its own.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    /// A sentence about a choice that was made.
    Review,
    /// A clause about a choice that is to be made.
    Hint,
}

impl Form {
    /// The key of a reason, by its name.
    fn key(self, name: &str) -> String {
        match self {
            Self::Review => format!("reason-{name}"),
            Self::Hint => format!("why-{name}"),
        }
    }
}

impl Words {
    /// The line of a review with its reason, if it has one.
    pub(crate) fn because(&self, reason: Option<Reason>) -> Option<String> {
        let reason = self.reason(reason?, Form::Review);
        Some(self.with("reason", [("reason", reason.into())]))
    }

    pub(crate) fn reason(&self, reason: Reason, form: Form) -> String {
        match reason {
            Reason::Play(aim, fact) => {
                let values =
                    [("aim", self.aim(aim, form).into()), ("fact", self.fact(fact, form).into())];
                self.with(&form.key("play"), values)
            }
            Reason::Predict(fact) => self.about_hand(fact, form),
            Reason::LongerTrump { best, done } => {
                let values = [
                    ("best", self.color(best.0).into()),
                    ("of-best", best.1.into()),
                    ("done", self.color(done.0).into()),
                    ("of-done", done.1.into()),
                ];
                self.with(&form.key("longer-trump"), values)
            }
        }
    }

    fn aim(&self, aim: Aim, form: Form) -> String {
        match aim {
            Aim::None => self.say(&form.key("none-wanted")),
            Aim::Enough => self.say(&form.key("enough")),
            Aim::TooMany => self.say(&form.key("too-many")),
            Aim::Missing(missing) => self.with(&form.key("missing"), [("missing", missing.into())]),
        }
    }

    fn fact(&self, fact: Play, form: Form) -> String {
        let card = |card| self.card(card).into();
        match fact {
            Play::Ducks { best, below } => {
                self.with(&form.key("ducks"), [("best", card(best)), ("below", card(below))])
            }
            Play::GetsRid { best } => self.with(&form.key("gets-rid"), [("best", card(best))]),
            Play::Wins { best } => self.with(&form.key("wins"), [("best", card(best))]),
            Play::GivesUp { best, done } => {
                self.with(&form.key("gives-up"), [("best", card(best)), ("done", card(done))])
            }
            Play::Beaten { best, done } => {
                let side = if best.1 > done.1 { "more" } else { "fewer" };
                let values = [
                    ("side", side.into()),
                    ("best", card(best.0)),
                    ("of-best", best.1.into()),
                    ("done", card(done.0)),
                    ("of-done", done.1.into()),
                ];
                self.with(&form.key("beaten"), values)
            }
            Play::Waits { done } => self.with(&form.key("waits"), [("done", card(done))]),
            Play::Contested { wizards, needy } => {
                let values = [("wizards", wizards.into()), ("needy", needy.into())];
                self.with(&form.key("contested"), values)
            }
        }
    }

    fn about_hand(&self, fact: Predict, form: Form) -> String {
        match fact {
            Predict::NoTrump => self.say(&form.key("no-trump")),
            Predict::FewStrong { strong, said } | Predict::ManyStrong { strong, said } => {
                let side = if strong < u32::from(said) { "less" } else { "more" };
                let values =
                    [("strong", strong.into()), ("said", said.into()), ("side", side.into())];
                self.with(&form.key("strong"), values)
            }
            Predict::Crowded { said, cards } => {
                let values = [("said", said.into()), ("cards", cards.into())];
                self.with(&form.key("crowded"), values)
            }
            Predict::LongSuit { suit, count } => {
                let values = [("suit", self.color(suit).into()), ("count", count.into())];
                self.with(&form.key("long-suit"), values)
            }
            Predict::Wizards { wizards, said } => {
                let values = [("wizards", wizards.into()), ("said", said.into())];
                self.with(&form.key("wizards"), values)
            }
            Predict::Unclaimed { said, cards } => {
                let values = [("said", said.into()), ("cards", cards.into())];
                self.with(&form.key("unclaimed"), values)
            }
        }
    }
}
