//! Every message of random dice games is within Discord's limits, harmless whatever people are
//! called, and made of existing sentences.

use henge::features::press::{Draft, Screen};
use henge::table::Table;
use henge::view::Words;
use strum::VariantArray as _;

use crate::shared::emojis::{in_every_language, words_of};
use crate::view::check::check;
use crate::view::dice_games::{every_page, people, play, with_every_choice};

/// The interval between moments at which everything is checked. It is not a divisor of any number
/// of players, so that all kinds of moments occur.
const EVERY: usize = 37;

#[test]
fn every_message_of_every_dice_game_is_within_the_limits() {
    let all = in_every_language();
    let mut moment = 0_usize;
    for (place, deal) in with_every_choice().enumerate() {
        // Four numbers of players take turns: each of them meets every language.
        let [words, pictured] = words_of(&all, place + place / 4);
        play(words, deal, |table| {
            moment += 1;
            let everything = moment.is_multiple_of(EVERY) || table.is_over();
            check_table(words, table, everything);
            check_table(pictured, table, everything);
        });
    }
}

/// Checks everything that is visible at a table, and if `everything` is set, also every draft of a
/// page and every screen in it.
fn check_table(words: &Words, table: &Table, everything: bool) {
    let view = table.public_view();
    check(words.table(&view).message());
    if let Some(result) = words.result(&view) {
        check(result.message());
    }
    if everything {
        for screen in Screen::VARIANTS {
            check(words.onlooker(&view, *screen).message());
        }
    }
    for user in people() {
        let Some(own) = table.private_view(user) else { continue };
        check(words.own(&own, Screen::Hand, &Draft::default()).message());
        if everything {
            for screen in Screen::VARIANTS {
                check(words.own(&own, *screen, &Draft::default()).message());
            }
            for (_, page) in every_page(words, table, user) {
                check(&page);
            }
        }
    }
}
