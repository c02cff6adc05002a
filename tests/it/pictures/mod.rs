//! Pictures of whole games: their size, the room for everything written on them, and the length of
//! their alt text. `HENGE_PICTURES` names a folder to which some are written.

mod beside;
mod captions;
mod chances;
mod colors;
mod games;
mod profiles;
mod said;
mod shown;
mod tablets;

use std::collections::HashSet;

use henge::picture::{Area, HEIGHT, LONGEST_ALT, Picture};
use henge::rules::TableView;
use henge::table::PublicView;
use henge::view::Words;

use crate::shared::emojis::pictured;
use games::Setup;
use shown::save;

/// Maximum size of a picture in bytes.
const LARGEST: usize = 24_000;
/// The number of games. The alt texts of all states are checked; one of `DRAWN` states is drawn.
const GAMES: u64 = 20;
const DRAWN: usize = 6;
/// The height by which letters of a line may reach into the line above.
const FEET: i32 = 4;

/// The pictures of this table: of the table itself, and of the race once the game is over.
fn pictures(words: &Words, view: &PublicView) -> Vec<Picture> {
    let messages = [words.last_board(view), words.result(view), Some(words.table(view))];
    let messages = messages.into_iter().flatten();
    messages.filter_map(|message| Some(message.pictured()?.picture.clone())).collect()
}

#[track_caller]
fn check_writing(picture: &Picture) {
    let all = picture.written();
    for (place, written) in all.iter().enumerate() {
        // Diacritics may overlap with the descenders of the line above.
        let ink = Area { top: written.ink.top + FEET, ..written.ink };
        let beside = all[..place].iter().find(|other| other.ink.meets(ink));
        assert_eq!(beside, None, "{written:?} stands on it in {}", picture.alt());
        assert!(written.fits(), "{written:?} in {}", picture.alt());
        assert_eq!(written.cut, None, "it needs a shorter message: {written:?}");
        assert!(!written.is_covered, "{written:?} in {}", picture.alt());
        let is_inside = written.ink.left >= 0 && written.ink.top >= 0 && written.ink.right <= 800;
        assert!(is_inside, "{written:?} in {}", picture.alt());
    }
}

#[track_caller]
fn check_alt(picture: &Picture) {
    let alt = picture.alt();
    assert!(alt.encode_utf16().count() <= LONGEST_ALT, "{alt}");
    assert!(!alt.contains(['*', '`', '_', '⟨', '\n', '\u{202e}', '<', '@', '{']), "{alt}");
}

#[test]
fn whatever_happens_is_drawn_small_enough_in_its_room_and_put_in_words() {
    let words = Words::english();
    let (mut states, mut drawn) = (0, 0);
    let mut companies = HashSet::new();
    for number in 0..GAMES {
        let setup = Setup::any(number);
        companies.insert((setup.options.kind(), setup.seats.get()));
        setup.play(|view| {
            for picture in pictures(&words, &view) {
                check_alt(&picture);
                states += 1;
                if states % DRAWN == 0 || view.is_over() {
                    check_writing(&picture);
                    let file = picture.png().unwrap();
                    assert!(file.len() <= LARGEST, "{} bytes: {}", file.len(), picture.alt());
                    save(&format!("{number:03}-{states:06}"), &picture);
                    drawn += 1;
                }
            }
        });
    }
    assert!(drawn > 700 && states > 4000, "{drawn} of {states} were drawn");
    // There are card games for three to six players, and dice games for two to five.
    assert_eq!(companies.len(), 8, "{companies:?}");
}

#[test]
fn a_picture_is_as_high_as_it_says() {
    let words = Words::english();
    let mut states = 0;
    Setup::any(3).play(|view| {
        states += 1;
        if states % DRAWN != 0 && !view.is_over() {
            return;
        }
        for picture in pictures(&words, &view) {
            let file = picture.png().unwrap();
            let reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
            let (width, height) = reader.info().size();
            assert_eq!(width, 800);
            let players = view.board().unwrap().players.len();
            let stopped = 340 + 32 * players;
            // The podium has a line for each player after the third.
            let ended = 651 + 40 * players.saturating_sub(3);
            assert!([HEIGHT, stopped, ended].contains(&(height as usize)), "{height}");
        }
    });
}

#[test]
fn what_is_said_of_a_picture_names_no_emoji_and_no_trick_of_another_round() {
    let (words, with_emojis) = (Words::english(), pictured());
    let mut rounds = 0;
    for number in 0..GAMES {
        Setup::any(number).play(|view| {
            let (shown, spoken) = (words.table(&view), with_emojis.table(&view));
            let (Some(shown), Some(spoken)) = (shown.pictured(), spoken.pictured()) else { return };
            assert_eq!(shown.picture, spoken.picture);
            if let TableView::Cards(table) = &view.board().unwrap().game
                && table.everybody_predicted
                && table.trick.is_empty()
                && table.tricks_taken() == 0
            {
                assert!(!shown.picture.alt().contains("took the trick"), "{}", shown.picture.alt());
                rounds += 1;
            }
        });
    }
    assert!(rounds > 20, "{rounds} rounds began");
}
