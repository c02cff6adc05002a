//! Captions fit on their pictures in every language.

use henge::language::Language;
use henge::picture::Picture;
use henge::view::Words;
use strum::VariantArray as _;

use crate::pictures::beside::setups;
use crate::view::languages::place;

/// One of this number of tables is drawn.
const ONE_IN: usize = 25;

/// Checks that no caption in this language had to be cut; the file and line of one that had is named.
#[track_caller]
pub fn check_captions(language: Language, picture: &Picture) {
    for written in picture.written() {
        let cut = written.cut.map(|id| place(language, &id));
        assert_eq!(cut, None, "a shorter message fits on the picture: {}", written.text);
    }
}

#[test]
fn the_captions_of_a_table_fit_in_every_language() {
    for language in Language::VARIANTS {
        let (words, mut drawn) = (Words::of(*language), 0);
        for setup in setups(&["Ada", "Ben", "Cy", "Di"]) {
            let mut tables = 0;
            setup.play(|view| {
                tables += 1;
                let message = words.table(&view);
                if let Some(shown) = message.pictured().filter(|_| tables % ONE_IN == 0) {
                    drawn += 1;
                    check_captions(*language, &shown.picture);
                }
            });
        }
        assert!(drawn > 0, "no picture is drawn");
    }
}
