//! The picture of a dice table, its alt text, and the text next to it.

use super::table::note;
use crate::picture::{DiceCaptions, DiceTable, Picture, Scene};
use crate::rules::dice::{Die, Intention, Prediction, RollResult, Scoring, TableView, WizardColor};
use crate::rules::{Seat, SeenPrediction};
use crate::table::Player;
use crate::view::Words;
use crate::view::alt::Names;
use crate::view::game::Beside;

/// The picture, with the text next to it.
pub(super) fn pictured(words: &Words, players: &[Player], view: &TableView) -> Beside {
    let captions = DiceCaptions {
        roll: words.caption("picture-roll", []),
        said: words.caption("dice-head-said", []),
        now: words.caption("dice-head-count", []),
        points: words.caption("picture-points", []),
    };
    let table = DiceTable { view: view.clone(), players: words.seated(players), captions };
    let alt = words.alt(players, |names| Alt { words, players, names, view }.sentences());
    let picture = Picture::new(Scene::Dice(Box::new(table)), alt);
    Beside {
        content: words.dice_waits_for(players, view),
        note: note(words, players, view),
        picture,
    }
}

/// Builds the sentences of an alt text.
struct Alt<'a> {
    words: &'a Words,
    players: &'a [Player],
    names: &'a Names,
    view: &'a TableView,
}

impl Alt<'_> {
    fn sentences(&self) -> Vec<String> {
        let (words, view) = (self.words, self.view);
        let seer = self.names[view.round.seer.index()].clone();
        let round = [("round", view.round.number.into()), ("seer", seer.into())];
        let mut sentences = vec![words.with("alt-dice-round", round), self.wizards()];
        if let Some(card) = view.round.magic {
            let name = words.magic_name(card);
            sentences.push(words.with("alt-magic", [("name", name.into())]));
        }
        sentences.push(self.roll());
        sentences.extend(self.seers_dice());
        if view.waited_for().next().is_some() {
            let waited_for = words.names_in(self.names, view.waited_for());
            sentences.push(words.with("alt-waits", [("names", waited_for.into())]));
        }
        sentences.extend(view.beginning.seats.seats().map(|seat| self.seat(seat)));
        sentences.extend(words.computers_in_words(self.players, self.names));
        sentences
    }

    fn wizards(&self) -> String {
        match self.view.round.wizards {
            None => self.words.say("alt-wizards-open"),
            Some(WizardColor::Every) => self.words.say("alt-wizards-every"),
            Some(WizardColor::Nothing) => self.words.say("alt-wizards-nothing"),
            Some(WizardColor::One(color)) => {
                let color = self.words.face_name(color.into());
                self.words.with("alt-wizards-color", [("color", color.into())])
            }
        }
    }

    fn roll(&self) -> String {
        let (words, view) = (self.words, self.view);
        if view.round.roll == 0 {
            return words.say("alt-not-rolled");
        }
        let dice = words.listed(Die::all().map(|die| self.die(die)));
        let values = [("roll", view.round.roll.into()), ("dice", dice.into())];
        match view.most_rolls {
            Some(most) => {
                words.with("alt-roll", values.into_iter().chain([("rolls", most.into())]))
            }
            None => words.with("alt-roll-open", values),
        }
    }

    /// The numbers of the dice that are framed, because they count for the Seer's prediction.
    fn seers_dice(&self) -> Option<String> {
        let lit = self.view.seers_dice();
        let dice = self.words.listed(lit.dice().map(|die| (die.index() + 1).to_string()));
        let seer = self.names[self.view.round.seer.index()].clone();
        let values = [("seer", seer.into()), ("dice", dice.into())];
        (!lit.is_empty()).then(|| self.words.with("alt-seers-dice", values))
    }

    fn die(&self, die: Die) -> String {
        let face = self.view.round.dice.face(die).map(|face| self.words.face_name(face));
        let Some(face) = face else { return self.words.say("alt-die-blank") };
        if self.view.stuck.has(die) {
            return self.words.with("alt-die-stuck", [("face", face.into())]);
        }
        face
    }

    fn seat(&self, seat: Seat) -> String {
        let (words, view) = (self.words, self.view);
        let standing = [("xs", view.xs[seat].into()), ("total", view.totals[seat].into())];
        let mut parts = vec![self.said(seat)];
        parts.extend(self.now(seat));
        parts.push(words.with("alt-xs", standing));
        let parts = words.listed(parts);
        let name = self.names[seat.index()].clone();
        words.with("alt-dice-seat", [("name", name.into()), ("parts", parts.into())])
    }

    fn said(&self, seat: Seat) -> String {
        match self.view.predictions[seat] {
            SeenPrediction::NotMade => self.words.say("alt-said-nothing"),
            SeenPrediction::Covered => self.words.say("alt-said-covered"),
            SeenPrediction::Shown(Prediction { number, color }) => {
                let color = self.words.face_name(color.into());
                let values = [("number", number.get().into()), ("color", color.into())];
                self.words.with("alt-said", values)
            }
        }
    }

    /// The number of dice that count for a seat and its answer; or its result, once it has left the
    /// round.
    fn now(&self, seat: Seat) -> Vec<String> {
        if let Some(score) = &self.view.round.scores[seat] {
            return vec![self.left(&score.result)];
        }
        self.count(seat).into_iter().chain(self.answered(seat)).collect()
    }

    fn count(&self, seat: Seat) -> Option<String> {
        let SeenPrediction::Shown(of) = self.view.predictions[seat] else { return None };
        let count = self.view.round.count_now(of)?;
        Some(self.words.with("alt-now", [("count", count.into())]))
    }

    fn answered(&self, seat: Seat) -> Option<String> {
        let answered = match self.view.intentions[seat]? {
            Intention::Stay => "alt-stays",
            Intention::Roll(_) => "alt-rolls",
            Intention::Score(_) => "alt-scores",
        };
        Some(self.words.say(answered))
    }

    fn left(&self, result: &RollResult) -> String {
        let values = [
            ("xs", result.xs.into()),
            ("minus", (-i16::from(result.minus)).into()),
            ("jesters", result.jesters.into()),
        ];
        let id = match (result.scoring, result.xs) {
            (Scoring::JesterScore, 0) => "alt-left-jester",
            (Scoring::JesterScore, _) => "alt-left-both",
            (Scoring::Prediction, 0) => "alt-left-minus",
            (Scoring::Prediction, _) => "alt-left-xs",
        };
        self.words.with(id, values)
    }
}
