//! A player's own hand: everything that is needed to play.

use super::{card, symbol};
use crate::press::{HandOrder, HandPress, Press, Shown};
use crate::rules::Action;
use crate::rules::cards::{self, Ask, Card, CardSet, Hand, SeatView, Suit};
use crate::table::{Player, SeatFace};
use crate::view::message::{Button, Embed, Message, Style};
use crate::view::text::{BETWEEN, name, name_of, names_of};
use crate::view::{VIOLET, Words};

/// Buttons that stand in a row.
const ROW: usize = 5;
/// A space at which no line is broken.
const SPACE: &str = "\u{a0}";

impl Words {
    pub(in crate::view) fn card_hand(
        &self,
        face: &SeatFace,
        view: &SeatView,
        order: HandOrder,
    ) -> Message {
        let own = face.players.get(face.seat.index()).map_or("", Player::name);
        let embed = Embed {
            title: self.with("hand-title", [("name", name(own).into())]),
            description: self.hand_text(&face.players, view, order),
            color: view.table.trump.map_or(VIOLET, super::edge),
            fields: Vec::new(),
            footer: self.sum(&face.players, &view.table),
        };
        let mut buttons = Buttons { words: self, face, order, all: Vec::new() };
        buttons.answers(view);
        Message { content: String::new(), embed: Some(embed), rows: buttons.rows(view) }
    }

    fn hand_text(&self, players: &[Player], view: &SeatView, order: HandOrder) -> String {
        let table = &view.table;
        let mut parts = vec![self.round_title(players, table), self.what_now(players, view)];
        parts.extend(self.before(players, table));
        if !table.trick.is_empty() {
            let plays = self.plays(players, &table.trick);
            parts.push(self.with("hand-trick", [("plays", plays.into())]));
        }
        if !table.over {
            parts.push(self.cards_in_sight(players, view, order));
        }
        parts.push(self.said_and_won(players, table));
        parts.join("\n")
    }

    /// The first line: what this seat may do now, or whom it waits for.
    fn what_now(&self, players: &[Player], view: &SeatView) -> String {
        let sentence = match view.ask {
            Some(Ask::NameTrump) => self.say("hand-trump-ask"),
            Some(Ask::Predict { cards, forbidden }) => self.predict_now(cards, forbidden),
            Some(Ask::Play { .. }) => self.play_now(view),
            None if view.table.over => self.say("hand-over"),
            None => return self.wait_now(players, view),
        };
        format!("**{sentence}**")
    }

    fn predict_now(&self, cards: u8, forbidden: Option<u8>) -> String {
        let mut sentence = self.with("hand-predict-ask", [("cards", cards.into())]);
        if let Some(forbidden) = forbidden {
            let values = [("forbidden", forbidden.into()), ("cards", cards.into())];
            sentence = format!("{sentence} {}", self.with("hand-predict-forbidden", values));
        }
        sentence
    }

    fn play_now(&self, view: &SeatView) -> String {
        let progress = ("progress", self.progress(view).into());
        let Hand::Seen(hand) = view.hand else { return self.with("hand-free", [progress]) };
        let Some(suit) = view.table.suit_to_follow else {
            let leads = view.table.trick.is_empty();
            return self.with(if leads { "hand-lead" } else { "hand-free" }, [progress]);
        };
        let holds_it = !hand.and(CardSet::suit(suit)).is_empty();
        let suit = [("suit", self.suit(suit).into()), ("symbol", symbol(suit).into())];
        self.with(
            if holds_it { "hand-follow" } else { "hand-cannot-follow" },
            suit.into_iter().chain([progress]),
        )
    }

    fn progress(&self, view: &SeatView) -> String {
        let table = &view.table;
        let left = table.cards - table.won.values().iter().sum::<u8>();
        self.with(
            "hand-progress",
            [
                ("said", view.prediction.unwrap_or_default().into()),
                ("won", table.won[view.seat].into()),
                ("left", left.into()),
            ],
        )
    }

    fn wait_now(&self, players: &[Player], view: &SeatView) -> String {
        let names = names_of(players, view.table.waited_for());
        let waiting = self.with("hand-waiting", [("names", names.into())]);
        match view.prediction {
            Some(said) => {
                format!("{} {waiting}", self.with("hand-said", [("said", said.into())]))
            }
            None => waiting,
        }
    }

    /// One's own cards, or with Clairvoyance everybody else's.
    fn cards_in_sight(&self, players: &[Player], view: &SeatView, order: HandOrder) -> String {
        match view.hand {
            Hand::Seen(hand) if hand.is_empty() => format!("*{}*", self.say("hand-empty")),
            Hand::Seen(hand) => grouped(hand, order),
            Hand::HeldOutward(_) => {
                let others = view.others.iter().map(|(seat, cards)| {
                    let values = [
                        ("name", name_of(players, *seat).into()),
                        ("cards", grouped(*cards, order).into()),
                    ];
                    self.with("hand-outward-of", values)
                });
                let hidden = std::iter::once(self.say("hand-outward"));
                hidden.chain(others).collect::<Vec<_>>().join("\n")
            }
        }
    }
}

/// `🟦 B 2 11 · 🟩 G 4 9 · W`, no suit broken in two; or one after the other by rank.
fn grouped(hand: CardSet, order: HandOrder) -> String {
    if order == HandOrder::Rank {
        return sorted(hand, order).into_iter().map(card).collect::<Vec<_>>().join(" ");
    }
    let of_suit = |suit: Suit| {
        let ranks = hand.and(CardSet::suit(suit)).cards().filter_map(|card| match card {
            Card::Suited(_, rank) => Some(rank.number().to_string()),
            Card::Wizard | Card::Jester => None,
        });
        let ranks = ranks.collect::<Vec<_>>().join(SPACE);
        let suit = format!("{}{SPACE}{}", symbol(suit), suit.letter());
        (!ranks.is_empty()).then(|| format!("{suit}{SPACE}**{ranks}**"))
    };
    let others = hand.and(CardSet::wizards_and_jesters());
    let others = others.cards().map(|card| format!("**{card}**"));
    let groups = Suit::ALL.into_iter().filter_map(of_suit).chain(others);
    groups.collect::<Vec<_>>().join(BETWEEN)
}

/// The cards in the order in which their buttons stand.
fn sorted(hand: CardSet, order: HandOrder) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.cards().collect();
    if order == HandOrder::Rank {
        cards.sort_by_key(|card| match card {
            Card::Jester => 0,
            Card::Suited(_, rank) => rank.number(),
            Card::Wizard => 14,
        });
    }
    cards
}

/// The buttons below a hand: the answers, then the tools.
struct Buttons<'a> {
    words: &'a Words,
    face: &'a SeatFace,
    order: HandOrder,
    all: Vec<Button>,
}

impl Buttons<'_> {
    fn answers(&mut self, view: &SeatView) {
        match (view.ask, view.hand) {
            (Some(Ask::NameTrump), _) => self.suits(),
            (Some(Ask::Predict { cards, forbidden }), _) => self.numbers(cards, forbidden),
            (ask, Hand::Seen(hand)) if view.table.everybody_predicted => {
                let playable = match ask {
                    Some(Ask::Play { playable }) => playable,
                    Some(Ask::NameTrump | Ask::Predict { .. }) | None => CardSet::EMPTY,
                };
                self.cards(hand, playable);
            }
            (Some(Ask::Play { .. }) | None, _) => {}
        }
    }

    fn suits(&mut self) {
        for suit in Suit::ALL {
            let label = format!("{} {}", symbol(suit), self.words.suit(suit));
            self.answer(cards::Action::NameTrump(suit), 0, label, Style::Primary, true);
        }
    }

    fn numbers(&mut self, cards: u8, forbidden: Option<u8>) {
        for tricks in 0..=cards {
            let live = forbidden != Some(tricks);
            let action = cards::Action::Predict(tricks);
            self.answer(action, 0, tricks.to_string(), Style::Primary, live);
        }
    }

    /// A button for each card in a fixed place; what may not be played stands there disabled.
    fn cards(&mut self, hand: CardSet, playable: CardSet) {
        let mut before: Option<Card> = None;
        let mut copy = 0;
        for held in sorted(hand, self.order) {
            copy = if before == Some(held) { copy + 1 } else { 0 };
            before = Some(held);
            let live = playable.has(held);
            let style = if live { Style::Primary } else { Style::Secondary };
            self.answer(cards::Action::Play(held), copy, card(held), style, live);
        }
    }

    fn answer(&mut self, action: cards::Action, copy: u8, label: String, style: Style, live: bool) {
        let question = self.face.question;
        let act = HandPress::Act { question, action: Action::Cards(action), copy };
        let press = Press::Hand(self.face.id, self.order, act);
        self.all.push(Button::new(press, label, style).live_if(live));
    }

    /// Rows of five; the tools stand in a row of their own, or fill up the fifth.
    fn rows(self, view: &SeatView) -> Vec<Vec<Button>> {
        let tools = self.tools(view);
        let mut rows: Vec<Vec<Button>> = self.all.chunks(ROW).map(<[Button]>::to_vec).collect();
        match rows.get_mut(ROW - 1) {
            Some(fifth) => fifth.extend(tools),
            None => rows.push(tools),
        }
        rows
    }

    fn tools(&self, view: &SeatView) -> Vec<Button> {
        let hand = |press, order, label: &str| {
            let press = Press::Hand(self.face.id, order, press);
            Button::new(press, self.words.say(label), Style::Secondary)
        };
        let show = |shown, label: &str| {
            Button::new(Press::Show(self.face.id, shown), self.words.say(label), Style::Secondary)
        };
        let sort = match self.order {
            HandOrder::Suit => "hand-sort-rank",
            HandOrder::Rank => "hand-sort-suit",
        };
        let sort = hand(HandPress::Sort, self.order.other(), sort);
        let refresh = hand(HandPress::Refresh, self.order, "hand-refresh");
        let scores = show(Shown::Scores, "cards-scores");
        let rules = show(Shown::Rules, "cards-rules");
        if view.table.over { vec![refresh, scores] } else { vec![refresh, sort, scores, rules] }
    }
}
