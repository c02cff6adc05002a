//! A player's hand, with everything needed to play.

use super::draft::Layout;
use super::keys::Keys;
use super::marks::edge;
use crate::features::press::Draft;
use crate::rules::cards::{Ask, CardSet, Hand, PlusMinusOne, SeatView};
use crate::table::{Player, PrivateView};
use crate::view::Words;
use crate::view::message::{Button, Embed, Message};
use crate::view::text::{BETWEEN, name_of};

impl Words {
    pub(super) fn card_hand(&self, own: &PrivateView, view: &SeatView, draft: &Draft) -> Message {
        let layout = Layout::of(draft).checked(view);
        let keys = Keys { words: self, own, view, layout };
        if view.table.over {
            return self.hand_when_over(own, view, &keys);
        }
        let players = own.table.players();
        let (description, rows) = (self.hand_text(players, view, layout), keys.rows());
        let mut footer = vec![self.footer(players, &view.table)];
        if self.marks_trumps(&description, &rows) {
            footer.push(self.say("cards-legend-trump"));
        }
        let embed = Embed {
            title: self.round_title(players, &view.table),
            description,
            color: edge(&view.table),
            fields: Vec::new(),
            footer: footer.join(BETWEEN),
        };
        Message { embed: Some(embed), rows, ..Message::default() }
    }

    fn hand_text(&self, players: &[Player], view: &SeatView, layout: Layout) -> String {
        let table = &view.table;
        let mut parts = Vec::new();
        // After the first trick, the round has news of its own.
        if table.tricks_taken() == 0 {
            parts.extend(self.own_round(view));
        }
        parts.push(self.what_now(players, view));
        if table.clairvoyant {
            parts.push(self.say("hand-outward"));
            parts.extend(self.cards_of_others(players, view));
        }
        parts.extend(self.trick_in_hand(players, view));
        parts.extend(self.own_cards(view, layout));
        parts.push(self.standings_of_cards(players, table, Some((view.seat, view.prediction))));
        parts.join("\n")
    }

    /// The question to this seat, or the players it waits for.
    fn what_now(&self, players: &[Player], view: &SeatView) -> String {
        let sentence = match view.ask {
            Some(Ask::NameTrump) => self.say("hand-trump-ask"),
            Some(Ask::Predict { cards, forbidden }) => self.predict_now(view, cards, forbidden),
            Some(Ask::Play { .. }) => self.play_now(view),
            None => return self.wait_now(players, view),
        };
        format!("**{sentence}**")
    }

    fn predict_now(&self, view: &SeatView, cards: u8, forbidden: Option<u8>) -> String {
        let ask = self.with("hand-predict-ask", [("cards", cards.into())]);
        let Some(forbidden) = forbidden else { return ask };
        let id = match view.table.options.plus_minus_one {
            PlusMinusOne::Canadian => "hand-predict-forbidden-canadian",
            PlusMinusOne::Off
            | PlusMinusOne::Strict
            | PlusMinusOne::Tournament
            | PlusMinusOne::Late => "hand-predict-forbidden",
        };
        let values = [("forbidden", forbidden.into()), ("cards", cards.into())];
        format!("{ask} {}", self.with(id, values))
    }

    fn play_now(&self, view: &SeatView) -> String {
        let may = self.what_may_be_played(view);
        format!("{may} {}", self.progress(view))
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

    /// The player's prediction, tricks won, and tricks still possible.
    fn progress(&self, view: &SeatView) -> String {
        let left = view.table.cards - view.table.tricks_taken();
        self.with(
            "hand-progress",
            [
                ("said", view.prediction.unwrap_or_default().into()),
                ("won", view.table.won[view.seat].into()),
                ("left", left.into()),
            ],
        )
    }

    /// The players that this seat waits for, and its prediction.
    fn wait_now(&self, players: &[Player], view: &SeatView) -> String {
        let turn = || self.whose_turn(players, &view.table, view.seat);
        match view.prediction {
            Some(_) if view.table.everybody_predicted => {
                format!("{} {}", turn(), self.progress(view))
            }
            Some(said) => {
                let names = view.table.waited_for().map(|seat| name_of(players, seat)).collect();
                let values = [("said", said.into()), ("names", self.list(names).into())];
                self.with("hand-said", values)
            }
            None => turn(),
        }
    }

    /// The trick on the table, or the end of the round before.
    fn trick_in_hand(&self, players: &[Player], view: &SeatView) -> Vec<String> {
        let table = &view.table;
        if !table.everybody_predicted {
            return self.last_tricks(players, table);
        }
        [self.trick(players, table)].into_iter().chain(self.before(players, table)).collect()
    }

    /// The player's cards, while they are not shown as buttons.
    fn own_cards(&self, view: &SeatView, layout: Layout) -> Option<String> {
        let Hand::Seen(hand) = view.hand else { return None };
        match view.ask {
            Some(Ask::NameTrump | Ask::Predict { .. }) => {
                let cards = self.laid_out(hand, view, layout);
                Some(self.with("hand-cards", [("cards", cards.into())]))
            }
            Some(Ask::Play { .. }) | None => None,
        }
    }

    /// Cards in text, in the order of the hand.
    fn laid_out(&self, cards: CardSet, view: &SeatView, layout: Layout) -> String {
        match layout.order {
            super::draft::Order::Suit => self.by_suit(cards, &view.table),
            super::draft::Order::Rank => {
                let cards = layout.sorted(cards).into_iter().map(|(card, _)| card);
                self.in_a_row(cards, &view.table)
            }
        }
    }

    /// The cards of the other players, for the Clairvoyance variant.
    fn cards_of_others(&self, players: &[Player], view: &SeatView) -> Vec<String> {
        let others = view.others.iter().map(|(seat, cards)| {
            let (name, cards) = (name_of(players, *seat), self.by_suit(*cards, &view.table));
            self.with("hand-outward-of", [("name", name.into()), ("cards", cards.into())])
        });
        others.collect()
    }

    /// Returns whether trumps are marked anywhere. A card shown as an emoji on a button has no
    /// mark.
    fn marks_trumps(&self, text: &str, rows: &[Vec<Button>]) -> bool {
        let mark = self.say("mark-trump");
        let is_marked =
            |button: &Button| button.with_emoji.is_none() && button.label.contains(&mark);
        text.contains(&mark) || rows.iter().flatten().any(is_marked)
    }
}
