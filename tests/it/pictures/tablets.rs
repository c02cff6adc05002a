//! Pictures of tablets at every moment of random games.

use henge::view::Words;

use crate::pictures::games::NAMES;
use crate::pictures::shown::save;
use crate::pictures::{check_alt, check_writing};
use crate::view::tablet::{games, play, tablet};

/// The size of the largest picture, in bytes: a podium above twenty rounds.
const LARGEST: usize = 48_000;
/// One of this number of moments is drawn.
const DRAWN: usize = 5;

#[test]
fn every_tablet_is_drawn_small_enough_in_its_room_and_put_in_words() {
    let words = Words::english();
    for (number, (options, seats)) in games().into_iter().enumerate() {
        let names = NAMES.iter().cycle().skip(number).take(seats).copied().collect::<Vec<_>>();
        let mut kept = tablet(options, &names);
        let mut moment = 0;
        play(&mut kept, 100 + number as u64, |tablet| {
            let sheet = tablet.sheet().unwrap();
            let shown = words.tablet(tablet, &sheet, None);
            let picture = &shown.pictured().unwrap().picture;
            check_alt(picture);
            if moment % DRAWN == 0 || sheet.is_over() {
                check_writing(picture);
                let file = picture.png().unwrap();
                assert!(file.len() <= LARGEST, "{} bytes: {}", file.len(), picture.alt());
                save(&format!("tablet-{number}-{moment:03}"), picture);
            }
            moment += 1;
        });
    }
}
