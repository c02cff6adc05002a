//! A player's hand: what to do, in a heading and a sentence, and a button for each answer.

use super::draft::{Layout, Order};
use super::keys::Keys;
use super::marks::edge;
use crate::features::press::Draft;
use crate::rules::cards::{Ask, CardSet, Hand, PlusMinusOne, SeatView};
use crate::table::{Player, PrivateView};
use crate::view::Words;
use crate::view::message::{Embed, Message};
use crate::view::text::{BETWEEN, heading, large, name_of, small};

/// The most cards that are shown large: more would take three lines of a phone's screen.
const MANY: usize = 10;

/// The most cards that leave room for how the last round ended, which the table says as well: more
/// take two lines of a phone's screen.
const MOST_BELOW_LAST_ROUND: u8 = 6;

impl Words {
    pub(super) fn card_hand(&self, own: &PrivateView, view: &SeatView, draft: &Draft) -> Message {
        if view.table.over {
            return self.own_line(own);
        }
        let keys = Keys { words: self, own, view, layout: Layout::of(draft).checked(view) };
        let embed = self.outward(own.table.players(), view);
        Message { embed, ..keys.more().below(self.hand_text(own, view, &keys), keys.answers()) }
    }

    /// What to do, the cards if no buttons show them, and the player's progress. The mark of an
    /// edit follows the last line: it needs none of its own below small print.
    fn hand_text(&self, own: &PrivateView, view: &SeatView, keys: &Keys<'_>) -> String {
        let standing = [self.standing(view), self.time_for(own)];
        let standing: Vec<String> = standing.into_iter().flatten().collect();
        let mut lines = vec![self.card_question(own, view, keys.layout)];
        let in_words = self.is_in_words();
        lines.extend(in_words.then(|| self.since_last_move(own, view)).flatten());
        let wanted = keys.wanted().map(|wanted| {
            let id = if view.ask.is_some() { "move-ahead-not-allowed" } else { "move-ahead" };
            self.with(id, [("action", self.moves(&[wanted]).into())])
        });
        // After the first trick, the round has news of its own. Many cards leave no room for it,
        // except in words, which have no picture above them.
        let has_room = in_words || view.table.cards <= MOST_BELOW_LAST_ROUND;
        let has_room = has_room && view.table.tricks_taken() == 0;
        let news = wanted.or_else(|| self.own_round(view).filter(|_| has_room));
        lines.extend(news.map(|news| small(&news)));
        lines.push(standing.join(BETWEEN));
        lines.extend(in_words.then(|| small(&self.round_title(own.table.players(), &view.table))));
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// What to do, in a heading, and the cards if no buttons show them.
    pub(super) fn card_question(
        &self,
        own: &PrivateView,
        view: &SeatView,
        layout: Layout,
    ) -> String {
        let question = if self.is_in_words() {
            self.card_question_in_words(own, view)
        } else {
            heading(&self.what_now(own, view))
        };
        let cards = self.own_cards(view, layout);
        [question].into_iter().chain(cards).collect::<Vec<_>>().join("\n")
    }

    /// The question to this seat, or the players it waits for.
    pub(super) fn what_now(&self, own: &PrivateView, view: &SeatView) -> String {
        match view.ask {
            Some(Ask::NameTrump) => self.say("hand-trump-ask"),
            Some(Ask::Predict { cards, .. }) => {
                self.with("hand-predict-ask", [("cards", cards.into())])
            }
            Some(Ask::Play { .. }) => self.what_may_be_played(view),
            None => self.what_is_waited_for(own, view),
        }
    }

    fn what_may_be_played(&self, view: &SeatView) -> String {
        let Hand::Seen(hand) = view.hand else { return self.say("hand-free") };
        let Some(suit) = view.table.suit_to_follow else {
            let leads = view.table.trick.is_empty();
            return self.say(if leads { "hand-lead" } else { "hand-free" });
        };
        let holds_it = !hand.and(CardSet::suit(suit)).is_empty();
        let id = if holds_it { "hand-follow" } else { "hand-cannot-follow" };
        self.with(id, [("suit", self.suit_marked(suit).into())])
    }

    /// The player's progress: before the first trick the predictions, then the tricks.
    fn standing(&self, view: &SeatView) -> Option<String> {
        match (view.ask, view.prediction) {
            (Some(Ask::NameTrump), _) => None,
            (Some(Ask::Predict { cards, forbidden }), _) => {
                let sum = self.sum(&view.table);
                let forbidden = forbidden.map(|forbidden| self.forbidden(view, cards, forbidden));
                Some([sum].into_iter().chain(forbidden).collect::<Vec<_>>().join(BETWEEN))
            }
            (_, Some(_)) if view.table.everybody_predicted => Some(self.progress(view)),
            (_, Some(said)) => Some(self.with("hand-said", [("said", said.into())])),
            (_, None) => Some(self.sum(&view.table)),
        }
    }

    fn forbidden(&self, view: &SeatView, cards: u8, forbidden: u8) -> String {
        let id = match view.table.options.plus_minus_one {
            PlusMinusOne::Canadian => "hand-predict-forbidden-canadian",
            PlusMinusOne::Off
            | PlusMinusOne::Strict
            | PlusMinusOne::Tournament
            | PlusMinusOne::Late => "hand-predict-forbidden",
        };
        self.with(id, [("forbidden", forbidden.into()), ("cards", cards.into())])
    }

    /// The player's prediction, the tricks won, and what is still needed of those that are left.
    fn progress(&self, view: &SeatView) -> String {
        let (said, won) = (view.prediction.unwrap_or_default(), view.table.won[view.seat]);
        let left = view.table.cards - view.table.tricks_taken();
        let (needed, over) = (said.saturating_sub(won), won.saturating_sub(said));
        let id = match needed {
            _ if over > 0 => "hand-progress-over",
            0 => "hand-progress-exact",
            _ if needed > left => "hand-progress-short",
            _ if needed == left => "hand-progress-all",
            _ => "hand-progress",
        };
        let values = [
            ("said", said.into()),
            ("won", won.into()),
            ("left", left.into()),
            ("needed", needed.into()),
            ("over", over.into()),
        ];
        self.with(id, values)
    }

    /// The player's cards, while they are not shown as buttons.
    fn own_cards(&self, view: &SeatView, layout: Layout) -> Option<String> {
        let Hand::Seen(hand) = view.hand else { return None };
        if view.table.everybody_predicted {
            return None;
        }
        let cards = match layout.order {
            Order::Suit => self.by_suit(hand, &view.table),
            Order::Rank => {
                self.in_a_row(layout.sorted(hand).into_iter().map(|(card, _)| card), &view.table)
            }
        };
        if self.has_cards() {
            return Some(if hand.len() <= MANY { large(&cards) } else { cards });
        }
        Some(self.with("hand-cards", [("cards", cards.into())]))
    }

    /// The cards of the other players, for the Clairvoyance variant.
    fn outward(&self, players: &[Player], view: &SeatView) -> Option<Embed> {
        let others = view.others.iter().map(|(seat, cards)| {
            let (name, cards) = (name_of(players, *seat), self.by_suit(*cards, &view.table));
            self.with("hand-outward-of", [("name", name.into()), ("cards", cards.into())])
        });
        let description = others.collect::<Vec<_>>().join("\n");
        let embed = Embed { description, color: edge(&view.table), ..Embed::default() };
        view.table.clairvoyant.then_some(embed)
    }
}
