//! The guesses of the people who watch: the question, what one of them has guessed, and what the crowd had right.

use std::collections::BTreeSet;

use super::Words;
use super::alt::spoken_name;
use super::components::SeveralSelect;
use super::message::PrivateMessage;
use super::text::{BETWEEN, name_of, yes_or_no};
use super::words::Named;
use crate::features::press::{Press, SpectatorPress};
use crate::rules::Seat;
use crate::table::{Crowd, Hits, OwnGuesses, Player, PublicView, UserId};

/// The most characters of a name in the select.
const LONGEST_NAME: usize = 40;

impl Words {
    /// A spectator's message, with what they have guessed, and the question whose predictions come true
    /// while it is open to them.
    pub fn with_guesses(
        &self,
        message: PrivateMessage,
        view: &PublicView,
        user: UserId,
        own: &OwnGuesses,
    ) -> PrivateMessage {
        let PrivateMessage(mut message) = message;
        if !self.has_reactions() {
            return PrivateMessage(message);
        }
        let open = view.guessed_by(user).ok();
        let said = self.own_guess(view, own, open).into_iter().chain(self.own_hits(own));
        let content = std::mem::take(&mut message.content);
        let lines = [content].into_iter().filter(|line| !line.is_empty()).chain(said);
        message.content = lines.collect::<Vec<_>>().join("\n");
        message.several = open.map(|round| Box::new(self.who_makes_it(view, own, round)));
        PrivateMessage(message)
    }

    fn who_makes_it(&self, view: &PublicView, own: &OwnGuesses, round: u8) -> SeveralSelect {
        let guess = own.now.as_ref().filter(|(of, _)| *of == round).map(|(_, hits)| hits);
        let value = |(place, player): (u8, &Player)| {
            let seat = Seat::new(place);
            let name = spoken_name(seat.index() + 1, player.name(), LONGEST_NAME);
            let is_picked = guess.is_some_and(|hits| hits.contains(&seat));
            (SpectatorPress::value(seat), name, is_picked)
        };
        let nobody = (
            String::from(SpectatorPress::NOBODY),
            self.say("guess-nobody"),
            guess.is_some_and(BTreeSet::is_empty),
        );
        SeveralSelect {
            press: Press::Spectator(view.id, SpectatorPress::Guess(round)),
            values: (0..).zip(view.players()).map(value).chain([nobody]).collect(),
            placeholder: self.say("guess-ask"),
        }
    }

    /// What a person has guessed in the round that is played, and until when they can change it.
    fn own_guess(&self, view: &PublicView, own: &OwnGuesses, open: Option<u8>) -> Option<String> {
        let (round, hits) = own.now.as_ref()?;
        let names = hits.iter().map(|seat| name_of(view.players(), *seat)).collect();
        let values = [
            ("round", (*round).into()),
            ("count", hits.len().into()),
            ("names", self.list(names).into()),
        ];
        let guess = self.with("guess-now", values);
        let kind = [("game", view.options.kind().word().into())];
        let until = (open == Some(*round)).then(|| self.with("guess-until", kind));
        Some(self.sentences([guess].into_iter().chain(until)))
    }

    /// What a person had right.
    fn own_hits(&self, own: &OwnGuesses) -> Option<String> {
        let (round, hits) = own.last?;
        let all = [
            ("has-more", yes_or_no(own.all != hits).into()),
            ("all", own.all.right.into()),
            ("all-of", own.all.of.into()),
        ];
        Some(self.with(
            "guess-hits",
            [("round", round.into())].into_iter().chain(counts(hits)).chain(all),
        ))
    }

    /// A line about this round, and what those who watch had right in it.
    pub(super) fn and_the_crowd(&self, line: String, round: usize) -> String {
        match self.crowd_in(round) {
            Some(hits) => format!("{line}{BETWEEN}{}", self.with("crowd-round", counts(hits))),
            None => line,
        }
    }

    /// The results of a round in brief, next to a picture. What those who watch had right in it is in
    /// the place of the round's number, which is wider: the line must not wrap for it. The first time,
    /// words explain the symbol.
    pub(super) fn round_beside_picture(
        &self,
        id: &str,
        round: usize,
        results: &[String],
    ) -> String {
        let lines = results.join(BETWEEN);
        let crowd = if self.has_new_crowd() { "crowd-first" } else { "crowd-brief" };
        match self.crowd_in(round) {
            Some(hits) => format!("{}{BETWEEN}{lines}", self.with(crowd, counts(hits))),
            None => self.with(id, [("round", round.into()), ("lines", lines.into())]),
        }
    }

    /// What those who watched had right in the whole game, and the best of them.
    pub(super) fn crowd_of_the_game(&self, crowd: Crowd) -> Option<String> {
        let best = crowd.best.unwrap_or_default();
        let values = [("best", best.right.into()), ("best-of", best.of.into())];
        crowd.last.map(|_| self.with("crowd-game", values.into_iter().chain(counts(crowd.all))))
    }
}

fn counts(hits: Hits) -> [Named<'static>; 2] {
    [("right", hits.right.into()), ("of", hits.of.into())]
}
