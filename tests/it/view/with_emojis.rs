//! If all emojis exist, cards, dice and marks are displayed as emojis; if one is missing, as
//! letters and symbols.

use std::collections::BTreeSet;
use std::sync::Arc;

use henge::emojis::{ALL, Emojis};
use henge::features::press::{Draft, OwnPress, Press, Screen, Topic};
use henge::rules::cards::{self, Action, Card, Clairvoyance, Rounds};
use henge::rules::{OfGame, dice};
use henge::table::Table;
use henge::view::{Button, Message, Words};
use strum::VariantArray as _;

use crate::shared::emojis::pictured;
use crate::view::dice_games::{self, with_magic_cards};
use crate::view::games::{lobby, play};

/// The characters that replace a picture in a text.
const SYMBOLS: [char; 13] =
    ['🟦', '🟩', '🟥', '🟨', '🧙', '🃏', '▫', '🔒', '✨', '🥇', '🥈', '🥉', '–'];

/// Calls `look` with every message that somebody sees in some short card games.
fn in_card_games(words: &Words, mut look: impl FnMut(&Message)) {
    for clairvoyance in Clairvoyance::VARIANTS.iter().copied() {
        let options = cards::Options { clairvoyance, rounds: Rounds::Short, ..Default::default() };
        let lobby = lobby(options.into(), &["Ada", "Ben", "Cy"], 1, 3);
        play(words, &lobby, 3, |moment| look_at(words, &moment.table, &mut look));
    }
}

/// Calls `look` with every message that somebody sees in some dice games.
fn in_dice_games(words: &Words, mut look: impl FnMut(&Message)) {
    for deal in with_magic_cards() {
        dice_games::play(words, deal, |table| look_at(words, table, &mut look));
    }
}

fn look_at(words: &Words, table: &Table, look: &mut impl FnMut(&Message)) {
    let view = table.public_view();
    look(words.table(&view).message());
    if let Some(result) = words.result(&view) {
        look(result.message());
    }
    for own in dice_games::people().filter_map(|user| table.private_view(user)) {
        look(words.own(&own, Screen::Hand, &Draft::default()).message());
    }
}

fn buttons(message: &Message) -> impl Iterator<Item = &Button> {
    message.rows.iter().flatten()
}

/// The text of a message outside of code blocks, footers and names.
fn running(message: &Message) -> String {
    let mut texts = vec![message.content.as_str()];
    if let Some(embed) = &message.embed {
        texts.extend([embed.title.as_str(), embed.description.as_str()]);
        texts.extend(embed.fields.iter().flat_map(|field| [&*field.name, &*field.value]));
    }
    texts.into_iter().flat_map(|text| text.split("```").step_by(2)).collect()
}

/// The names of the emojis in a message.
fn shown(message: &Message) -> BTreeSet<String> {
    let text = running(message);
    let in_text = text.split("<:").skip(1).map(|rest| rest.split(':').next().unwrap().to_owned());
    let on_buttons = buttons(message).filter_map(|button| button.with_emoji.as_ref());
    in_text.chain(on_buttons.map(|pictured| pictured.emoji.name.to_owned())).collect()
}

fn check_pictured(message: &Message) {
    let text = running(message);
    assert!(!text.contains(SYMBOLS), "{text}");
    for button in buttons(message).filter(|button| button.label.contains(SYMBOLS)) {
        let pictured = button.with_emoji.as_ref().unwrap_or_else(|| panic!("{button:?}"));
        assert!(ALL.iter().any(|drawn| drawn.name == pictured.emoji.name), "{button:?}");
    }
}

#[test]
fn nothing_is_said_in_symbols() {
    let (words, mut all) = (pictured(), BTreeSet::new());
    in_card_games(&words, |message| {
        check_pictured(message);
        all.extend(shown(message));
    });
    in_dice_games(&words, |message| {
        check_pictured(message);
        all.extend(shown(message));
    });
    for topic in Topic::VARIANTS {
        check_pictured(words.rules(*topic).message());
    }
    for name in
        ["blue_1", "red_13", "wizard_hat", "jester_cap", "suit_green", "die_yellow", "die_wizard"]
    {
        assert!(all.contains(name), "{name} is not among {all:?}");
    }
    for name in ["lock", "magic", "x_mark", "xx_mark", "taken", "gold", "silver", "bronze"] {
        assert!(all.contains(name), "{name} is not among {all:?}");
    }
}

#[test]
fn a_card_is_a_disc_and_its_number_on_its_button() {
    let mut cards = BTreeSet::new();
    in_card_games(&pictured(), |message| {
        for button in buttons(message) {
            let Press::Own(_, _, OwnPress::Answer { action: OfGame::Cards(action), .. }) =
                button.press
            else {
                continue;
            };
            let Action::Play(card) = action else { continue };
            let pictured = button.with_emoji.as_ref().unwrap();
            assert_eq!((pictured.emoji.name, &*pictured.label), (&*disc(card).0, &*disc(card).1));
            cards.insert(card);
        }
    });
    assert!(cards.len() > 30, "{cards:?}");
}

/// The emoji of a card's button, and the text beside it.
fn disc(card: Card) -> (String, String) {
    match card {
        Card::Suited(suit, rank) => {
            (format!("suit_{suit:?}").to_lowercase(), rank.number().to_string())
        }
        Card::Wizard => ("wizard_hat".to_owned(), "Wizard".to_owned()),
        Card::Jester => ("jester_cap".to_owned(), "Jester".to_owned()),
    }
}

#[test]
fn a_die_stands_beside_its_place_and_a_box_is_a_disc_and_its_number() {
    let (mut dice, mut boxes) = (0, 0);
    in_dice_games(&pictured(), |message| {
        for button in buttons(message) {
            let Some(pictured) = &button.with_emoji else { continue };
            let (emoji, label) = (pictured.emoji.name, &*pictured.label);
            match &button.press {
                Press::Own(_, draft, OwnPress::Show(Screen::Hand))
                    if draft.text().starts_with('m') =>
                {
                    assert!(emoji.starts_with("die_"), "{emoji}");
                    assert!((1..=7).any(|place| label == place.to_string()), "{label}");
                    dice += 1;
                }
                Press::Own(_, _, OwnPress::Answer { action: OfGame::Dice(action), .. }) => {
                    let dice::Action::Predict(of) = action else { continue };
                    if button.state == henge::view::ButtonState::Live {
                        let color = format!("suit_{:?}", of.color).to_lowercase();
                        assert_eq!((emoji, label), (&*color, &*of.number.get().to_string()));
                        boxes += 1;
                    }
                }
                _ => {}
            }
        }
    });
    assert!(dice > 100 && boxes > 100, "{dice}, {boxes}");
}

#[test]
fn where_one_emoji_is_missing_letters_stand_for_it_and_for_no_other() {
    let there = ALL.iter().filter(|drawn| drawn.name != "blue_7").zip(1..);
    let there = Emojis::among(there.map(|(drawn, id)| (drawn.name, id)));
    let words = Words::english().with_emojis(Arc::new(there));
    let mut in_letters = 0;
    in_card_games(&words, |message| {
        assert!(!shown(message).contains("blue_7"));
        in_letters += running(message).matches("🟦\u{2060}B7").count();
        let text = running(message);
        assert!(!text.contains("🟦") || text.contains("🟦\u{2060}B7"), "{text}");
    });
    assert!(in_letters > 0);
}
