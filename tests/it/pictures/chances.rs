//! Pictures of the chance to win, for any course of a game.

use henge::history::{Mark, Mistake};
use henge::language::Language;
use henge::picture::{CHANCES_HEIGHT, Picture};
use henge::rules::{Options, Seat, cards, dice};
use henge::table::UserId;
use henge::view::Words;
use rand::RngExt as _;
use strum::VariantArray as _;

use crate::history::played::{Played, names};
use crate::pictures::games::NAMES;
use crate::pictures::shown::save;
use crate::pictures::{LARGEST, check_alt, check_writing};
use crate::seed::Seed;

#[test]
fn every_course_is_drawn_small_enough_in_its_room_and_put_in_words() {
    let luck = &mut Seed::of_this_run().luck(1);
    let options = [Options::Cards(cards::Options::default()), dice::Options::default().into()];
    let mut drawn = 0;
    for (number, options) in (0..).zip(options.into_iter().cycle().take(12)) {
        let effort = henge::computer::advice::Effort { choosing: 1, measuring: 2, deals: 1 };
        let of = [NAMES[number % NAMES.len()].to_owned(), names(2)[1].clone(), "Cy".to_owned()];
        let replay = Played::play(options, &of, luck, None).replay();
        let review = replay.review(&effort);
        let mut reviewed =
            replay.with(review).reviewed(Some(Seat::new(0)), UserId::new(1)).unwrap();
        let rounds = [1, 2, 9, 10, 12, 15, 20][number % 7];
        reviewed.chances = (0..=rounds).map(|_| luck.random_range(0.0..=1.0)).collect();
        let mistake = |_| Mistake {
            mark: if luck.random_bool(0.5) { Mark::Blunder } else { Mark::Mistake },
            round: luck.random_range(1..=rounds),
            through: luck.random_range(0..1000),
        };
        reviewed.mistakes = (0..number * 3).map(mistake).collect();
        reviewed.mistakes.sort_by_key(|mistake| mistake.round);
        for language in Language::VARIANTS {
            let review = Words::of(*language).review(&reviewed);
            let (_, picture) = *review.pictured.unwrap();
            save(&format!("chances-{number:02}-{language}"), &picture);
            check_alt(&picture);
            check_writing(&picture);
            check_said(&picture, &review.text.message().embed.as_ref().unwrap().description);
            let file = picture.png().unwrap();
            assert!(file.len() <= LARGEST, "{} bytes: {}", file.len(), picture.alt());
            let reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
            assert_eq!(reader.info().size(), (800, CHANCES_HEIGHT as u32));
            drawn += 1;
        }
    }
    assert_eq!(drawn, 12 * Language::VARIANTS.len());
}

/// Every percentage that the picture or its alt text has is in the text alone.
fn check_said(picture: &Picture, text: &str) {
    let alt = picture.alt().split([',', ':', '.', ' ']);
    for percent in alt.filter(|word| word.contains('%')) {
        assert!(text.contains(percent), "{percent} in {text}");
    }
    let last = picture.written().into_iter().find(|written| written.text.contains('%')).unwrap();
    assert!(text.contains('%') && !last.text.is_empty(), "{text}");
}
