//! Standing orders: what happens after a roll without a question to the player.

use strum::VariantArray as _;

use crate::features::press::{Draft, OwnPress, Press};
use crate::rules::OfGame;
use crate::table::{AfterRoll, DiceOrder, InAdvance, Order, PrivateView};
use crate::view::Words;
use crate::view::components::{Button, Style};
use crate::view::message::Embed;

/// All orders, each with a line and a button; the current one is marked.
pub(super) fn orders(words: &Words, own: &PrivateView, draft: &Draft) -> (Embed, Vec<Button>) {
    let line = |order: &AfterRoll| {
        let text = words.say(&format!("order-{}-text", word(*order)));
        let values = [("name", name(words, *order).into()), ("text", text.into())];
        words.with(if holds(own, *order) { "order-holds" } else { "order-other" }, values)
    };
    let button = |order: &AfterRoll| {
        let press = OwnPress::Order(after_roll(own, *order));
        let press = Press::Own(own.table.id, draft.clone(), press);
        if holds(own, *order) {
            Button::new(press, format!("✓ {}", name(words, *order)), Style::Primary)
        } else {
            Button::new(press, name(words, *order), Style::Secondary)
        }
    };
    let lines: Vec<String> = AfterRoll::VARIANTS.iter().map(line).collect();
    let embed = Embed::titled(words.say("order-title"), lines.join("\n"));
    (embed, AfterRoll::VARIANTS.iter().map(button).collect())
}

fn holds(own: &PrivateView, order: AfterRoll) -> bool {
    own.order == after_roll(own, order)
}

/// The player's standing orders with this one for what follows a roll.
pub(super) const fn after_roll(own: &PrivateView, after_roll: AfterRoll) -> Order {
    let ahead = if let OfGame::Dice(order) = own.order { order.ahead } else { InAdvance::Nothing };
    OfGame::Dice(DiceOrder { after_roll, ahead })
}

fn name(words: &Words, order: AfterRoll) -> String {
    words.say(&format!("order-{}", word(order)))
}

/// The word for this order in the keys of sentences.
pub(super) const fn word(order: AfterRoll) -> &'static str {
    match order {
        AfterRoll::AskAlways => "always",
        AfterRoll::AskWhenClose => "close",
        AfterRoll::NeverAsk => "never",
    }
}
