//! The picture of a card table, its alt text, and the text next to it.

use super::table::awaited;
use crate::picture::{CardCaptions, CardTable, Outcome, Picture, Scene};
use crate::rules::cards::{Card, RoundScore, Suit, TableView};
use crate::rules::{PerSeat, Seat, SeenPrediction};
use crate::table::Player;
use crate::view::Words;
use crate::view::alt::Names;
use crate::view::game::Beside;
use crate::view::race::Scored;

impl Words {
    pub(super) fn card_picture(&self, players: &[Player], view: &TableView) -> Beside {
        let no_trump = view.trump.is_none() && !view.trump_is_to_be_named();
        let captions = CardCaptions {
            round: self.caption("picture-round", [("round", view.round.into())]),
            trump: self.caption(if no_trump { "picture-no-trump" } else { "picture-trump" }, []),
            said: self.caption("cards-head-said", []),
            won: self.caption("cards-head-won", []),
            total: self.caption("cards-head-total", []),
        };
        let table = CardTable { view: view.clone(), players: self.seated(players), captions };
        let alt = self.alt(players, |names| self.card_alt(players, names, view));
        let picture = Picture::new(Scene::Cards(Box::new(table)), alt);
        Beside {
            content: self.waits_in_trick(players, view),
            note: self.worth_saying(players, view),
            picture,
        }
    }

    /// The picture of the points round by round.
    pub(super) fn card_race(&self, players: &[Player], view: &TableView) -> Option<Picture> {
        let scored = |round: &RoundScore| Scored {
            totals: round.totals,
            predictions: PerSeat::from_fn(view.seats, |seat| {
                let is_hit = round.predictions[seat] == round.won[seat];
                if is_hit { Outcome::Hit } else { Outcome::Missed }
            }),
        };
        let rounds: Vec<Scored> = view.sheet.iter().map(scored).collect();
        self.race(players, &rounds, view.places)
    }

    fn card_alt(&self, players: &[Player], names: &Names, view: &TableView) -> Vec<String> {
        let round = [("round", view.round.into()), ("rounds", view.rounds.into())];
        let mut sentences = vec![self.with("alt-round", round), self.trump_in_words(names, view)];
        if let Some(suits) = &view.suits {
            let owner =
                |(seat, suit): (Seat, &Suit)| self.name_and(names, seat, self.color_name(*suit));
            let owners = self.listed(suits.iter().map(owner));
            sentences.push(self.with("alt-suits", [("owners", owners.into())]));
        }
        let dealer = names[view.dealer.index()].clone();
        sentences.push(self.with("alt-dealer", [("name", dealer.into())]));
        sentences.extend(self.trick_in_words(names, view));
        sentences.extend(view.shows_decisive_trick().then(|| self.say("cards-decisive")));
        if view.waited_for().next().is_some() {
            let waited_for = self.names_in(names, view.waited_for());
            let id = format!("alt-waits-{}", awaited(view));
            sentences.push(self.with(&id, [("names", waited_for.into())]));
        }
        sentences.extend(view.seats.seats().map(|seat| self.seat_in_words(names, view, seat)));
        sentences.extend(self.computers_in_words(players, names));
        sentences
    }

    fn trump_in_words(&self, names: &Names, view: &TableView) -> String {
        let name = |seat: Seat| ("name", names[seat.index()].clone().into());
        if view.suits.is_some() {
            return self.say("alt-trump-unicolore");
        }
        match (view.trump, view.named_by, view.turned) {
            (Some(suit), Some(seat), _) => {
                self.with("alt-trump-named", [("suit", self.color_name(suit).into()), name(seat)])
            }
            (Some(suit), None, turned) => {
                let turned = turned.map(|card| self.card_in_words(card)).unwrap_or_default();
                let values = [("suit", self.color_name(suit).into()), ("turned", turned.into())];
                self.with("alt-trump-suit", values)
            }
            (None, _, Some(Card::Wizard)) => self.with("alt-trump-open", [name(view.dealer)]),
            (None, _, Some(Card::Jester | Card::Suited(..))) => self.say("alt-trump-none-jester"),
            (None, _, None) => self.say("alt-trump-none"),
        }
    }

    /// The trick on the table, in the order of play. Until the next card is led, this is the last
    /// trick of the round.
    fn trick_in_words(&self, names: &Names, view: &TableView) -> Option<String> {
        let plays = |plays: &[(Seat, Card)], best: Option<Seat>| {
            let play = |(seat, card): &(Seat, Card)| {
                let card = self.card_in_words(*card);
                let play = self.name_and(names, *seat, card);
                if best == Some(*seat) {
                    self.with("alt-best", [("play", play.into())])
                } else {
                    play
                }
            };
            self.listed(plays.iter().map(play))
        };
        if !view.everybody_predicted {
            return None;
        }
        if !view.trick.is_empty() {
            let values = [
                ("trick", (view.tricks_taken() + 1).into()),
                ("cards", view.cards.into()),
                ("plays", plays(&view.trick, view.leading).into()),
            ];
            return Some(self.with("alt-trick", values));
        }
        let taken = view.taken_in_this_round()?;
        let values = [
            ("name", names[taken.winner.index()].clone().into()),
            ("plays", plays(&taken.plays, None).into()),
        ];
        Some(self.with("alt-taken", values))
    }

    fn seat_in_words(&self, names: &Names, view: &TableView, seat: Seat) -> String {
        let (id, said) = match view.predictions[seat] {
            SeenPrediction::NotMade => ("alt-seat-silent", 0),
            SeenPrediction::Covered => ("alt-seat-covered", 0),
            SeenPrediction::Shown(said) => ("alt-seat", said),
        };
        let values = [
            ("name", names[seat.index()].clone().into()),
            ("said", said.into()),
            ("won", view.won[seat].into()),
            ("total", view.totals[seat].into()),
        ];
        self.with(id, values)
    }

    fn name_and(&self, names: &Names, seat: Seat, what: String) -> String {
        let name = names[seat.index()].clone();
        self.with("alt-name-and", [("name", name.into()), ("what", what.into())])
    }
}
