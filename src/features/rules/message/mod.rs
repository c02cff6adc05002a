//! A summary of the rules, one topic at a time, with a select for the other topics.

pub(crate) mod ruleset;

use strum::VariantArray as _;

use crate::features::press::{Draft, OwnPress, Press, Screen, Topic};
use crate::rules::GameKind;
use crate::rules::cards::{Card, Rank, Suit};
use crate::rules::dice::{Face, MagicCard};
use crate::table::{PrivateView, PublicView, TableId};
use crate::view::Words;
use crate::view::components::{Button, Select, SelectValue, Style};
use crate::view::message::{Embed, Field, Message, PrivateMessage};
use crate::view::words::Named;
use ruleset::Ruleset;

/// The cards used in examples, under the names used there.
const CARDS: [(&str, Suit, u8); 9] = [
    ("b9", Suit::Blue, 9),
    ("b11", Suit::Blue, 11),
    ("g4", Suit::Green, 4),
    ("g8", Suit::Green, 8),
    ("r3", Suit::Red, 3),
    ("r12", Suit::Red, 12),
    ("y5", Suit::Yellow, 5),
    ("y13", Suit::Yellow, 13),
    ("r11", Suit::Red, 11),
];

/// The faces used in examples, under the names used there.
const FACES: [(&str, Face); 6] = [
    ("blue-die", Face::Blue),
    ("green-die", Face::Green),
    ("red-die", Face::Red),
    ("yellow-die", Face::Yellow),
    ("wizard-die", Face::Wizard),
    ("jester-die", Face::Jester),
];

impl Words {
    /// The topic inside the hand or page, with the draft.
    pub(crate) fn rules_inside(&self, own: &PrivateView, topic: Topic, draft: &Draft) -> Message {
        let press = Press::Own(own.table.id, draft.clone(), OwnPress::Show(Screen::Rules));
        let ruleset = Ruleset::at(&own.table, topic.game());
        let message = self.inside(own, draft, self.topic(topic, &ruleset), Vec::new());
        Message { selects: vec![self.topics(press, topic)], ..message }
    }

    /// A topic of the rule book's rules, as a message of its own.
    pub fn rules(&self, topic: Topic) -> PrivateMessage {
        self.topic_of(None, topic, &Ruleset::of_the_books(topic.game()))
    }

    /// A topic of this table's rules, as a message of its own.
    pub fn rules_at(&self, table: &PublicView, topic: Topic) -> PrivateMessage {
        self.topic_of(Some(table.id), topic, &Ruleset::at(table, topic.game()))
    }

    fn topic_of(&self, table: Option<TableId>, topic: Topic, ruleset: &Ruleset) -> PrivateMessage {
        let other = |game: &GameKind| {
            let label = self.say(&format!("rules-other-{game}"));
            Button::new(Press::Rules(table, Topic::first(*game)), label, Style::Secondary)
        };
        let others = GameKind::VARIANTS.iter().filter(|game| **game != topic.game());
        PrivateMessage(Message {
            embed: Some(self.topic(topic, ruleset)),
            selects: vec![self.topics(Press::Rules(table, topic), topic)],
            rows: vec![others.map(other).collect()],
            ..Message::default()
        })
    }

    /// The embed of a topic under these rules.
    pub(crate) fn topic(&self, topic: Topic, ruleset: &Ruleset) -> Embed {
        let values =
            [("game", self.game(topic.game()).into()), ("topic", self.topic_name(topic).into())];
        let told = self.told(ruleset).into_iter();
        let shown = self.examples(ruleset).into_iter().map(|(name, value)| (name.into(), value));
        let text = self.with(&format!("topic-{}-text", topic.word()), told.chain(shown));
        let has_examples = topic == Topic::DiceMagicExamples;
        Embed {
            fields: if has_examples { self.magic_examples() } else { Vec::new() },
            ..Embed::titled(self.with("rules-title", values), without_gaps(&text))
        }
    }

    /// The select for a game's topics, with the current one chosen.
    pub(crate) fn topics(&self, press: Press, shown: Topic) -> Select {
        let value = |topic: Topic| SelectValue {
            value: topic.word().to_owned(),
            label: self.topic_name(topic),
            description: self.say(&format!("topic-{}-about", topic.word())),
        };
        let chosen = Topic::of(shown.game()).position(|topic| topic == shown);
        let values = Topic::of(shown.game()).map(value).collect();
        Select { press, values, chosen: chosen.unwrap_or_default() }
    }

    fn topic_name(&self, topic: Topic) -> String {
        self.say(&format!("topic-{}", topic.word()))
    }

    /// A message with a refusal, and a button to the topic that explains it.
    pub(crate) fn with_link(
        &self,
        message: PrivateMessage,
        table: TableId,
        topic: Topic,
    ) -> PrivateMessage {
        let link = self.link(Press::Rules(Some(table), topic), topic);
        let PrivateMessage(message) = message;
        PrivateMessage(Message { rows: vec![vec![link]], ..message })
    }

    /// A hand or page, headed by a refusal, with a button that opens the topic that explains it. If
    /// there is no room for it, the sentence says where to read.
    pub fn explained(&self, own: PrivateMessage, why: String, topic: Topic) -> PrivateMessage {
        let PrivateMessage(mut message) = own;
        let presses = message.more.iter().map(|more| &more.press);
        let mut presses = presses.chain(message.rows.iter().flatten().map(|button| &button.press));
        let link = presses.find_map(|press| match press {
            Press::Own(table, draft, _) => {
                Some(Press::Own(*table, draft.clone(), OwnPress::Rules(topic)))
            }
            _ => None,
        });
        if link.is_some_and(|press| message.add(self.link(press, topic)).is_ok()) {
            return PrivateMessage(message).with_notice(why);
        }
        let values = [("sentence", why.into()), ("topic", self.topic_name(topic).into())];
        PrivateMessage(message).with_notice(self.with("rules-elsewhere", values))
    }

    fn link(&self, press: Press, topic: Topic) -> Button {
        let label = self.with("rules-link", [("topic", self.topic_name(topic).into())]);
        Button::new(press, label, Style::Secondary)
    }

    /// The values for colors, cards, dice and Magic Cards in the rules texts.
    fn examples(&self, ruleset: &Ruleset) -> Vec<Named<'static>> {
        let cards = CARDS.into_iter().filter_map(|(name, suit, rank)| {
            let card = Card::Suited(suit, Rank::new(rank)?);
            Some((name, self.card(card).into()))
        });
        let others = [
            ("wizard", self.card(Card::Wizard).into()),
            ("jester", self.card(Card::Jester).into()),
            ("ten-cards", self.magic_cards().into()),
            ("drawn-card", self.magic_card_now(ruleset.magic()).into()),
        ];
        let faces = FACES.map(|(name, face)| (name, self.die_face(face).into()));
        self.colors().into_iter().chain(cards).chain(others).chain(faces).collect()
    }

    /// All Magic Cards, each with its name and a sentence.
    fn magic_cards(&self) -> String {
        MagicCard::ALL.map(|card| self.magic_card(card)).join("\n")
    }

    /// The Magic Card of the round with its example; empty if there is none.
    fn magic_card_now(&self, card: Option<MagicCard>) -> String {
        card.map_or_else(String::new, |card| {
            format!("{}\n{}", self.magic_card(card), self.magic_example(card))
        })
    }

    /// A field for each Magic Card with its name and an example.
    fn magic_examples(&self) -> Vec<Field> {
        let field = |card| Field { name: self.magic_name(card), value: self.magic_example(card) };
        MagicCard::ALL.map(field).into()
    }
}

/// The text without empty paragraphs.
fn without_gaps(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(|paragraph| paragraph.trim_matches('\n'));
    paragraphs.filter(|paragraph| !paragraph.is_empty()).collect::<Vec<_>>().join("\n\n")
}
