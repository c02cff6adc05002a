//! Pictures of profiles, for any history of games.

use henge::language::Language;
use henge::picture::{PROFILE_HEIGHT, Picture};
use henge::rules::{GameKind, PerGame};
use henge::scores::{Career, Games, Played, Profile, ProfilePage, Runs};
use henge::table::{Person, UserId};
use henge::view::Words;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use strum::VariantArray as _;

use crate::pictures::captions::check_captions;
use crate::pictures::games::NAMES;
use crate::pictures::shown::save;
use crate::pictures::{LARGEST, check_alt, check_writing};

/// The number of profiles, and of those that are drawn in every language.
const PROFILES: u64 = 150;
const IN_EVERY_LANGUAGE: u64 = 20;

/// This number of games of somebody, with little or much known about them.
fn games(count: usize, luck: &mut StdRng) -> Games {
    let is_rated = luck.random_bool(0.7);
    let wild = if luck.random_bool(0.1) { i16::MAX } else { 300 };
    let mut rating = luck.random_range(-300..1800);
    let game = |_| {
        let seats = luck.random_range(2..=6);
        let predictions = luck.random_range(1..=20);
        let exact = luck.random_range(0..=predictions);
        let runs = Runs { longest: exact, first: exact / 2, last: exact / 3 };
        rating += luck.random_range(-40..=40);
        Played {
            seats,
            stood_in: luck.random_bool(0.1),
            place: luck.random_range(1..=seats),
            points: luck.random_range(-wild..=wild),
            predictions,
            exact,
            runs: luck.random_bool(0.8).then_some(runs),
            rating: (is_rated && luck.random_bool(0.8)).then_some(rating),
        }
    };
    Games((0..count).map(game).collect())
}

fn profile(number: u64) -> Profile {
    let mut luck = StdRng::seed_from_u64(number);
    let counts = [1, 2, 3, 10, 19, 20, 21, 42, 121, 1000, 12_345];
    let game = *GameKind::VARIANTS.choose(&mut luck).unwrap();
    let played = games(*counts.choose(&mut luck).unwrap(), &mut luck);
    let mut all = PerGame::<Games>::default();
    all[game] = played;
    let name = (*NAMES.choose(&mut luck).unwrap()).to_owned();
    let person = Person { id: UserId::new(1), name };
    Profile {
        career: Career { person, games: all, wins: PerGame::default() },
        game,
        rivals: vec![],
        title: None,
    }
}

fn picture(profile: &Profile) -> Picture {
    picture_in(&Words::english(), profile)
}

fn picture_in(words: &Words, profile: &Profile) -> Picture {
    let shown = words.profile(profile, ProfilePage::Favorite);
    shown.pictured().unwrap().picture.clone()
}

#[test]
fn the_captions_of_a_profile_fit_in_every_language() {
    for language in Language::VARIANTS {
        let words = Words::of(*language);
        for number in 0..IN_EVERY_LANGUAGE {
            check_captions(*language, &picture_in(&words, &profile(number)));
        }
    }
}

#[test]
fn every_profile_is_drawn_small_enough_in_its_room_and_put_in_words() {
    for number in 0..PROFILES {
        let picture = picture(&profile(number));
        save(&format!("profile-{number:03}"), &picture);
        check_alt(&picture);
        check_writing(&picture);
        let file = picture.png().unwrap();
        assert!(file.len() <= LARGEST, "{} bytes: {}", file.len(), picture.alt());
        let reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        assert_eq!(reader.info().size(), (800, PROFILE_HEIGHT as u32));
    }
}

#[test]
fn what_is_written_on_a_profile_is_said_of_it() {
    for number in 0..PROFILES {
        let profile = profile(number);
        let figures = profile.games().figures();
        let picture = picture(&profile);
        let written: Vec<String> = picture.written().into_iter().map(|one| one.text).collect();
        if figures.games < 10_000 {
            for count in [figures.games, figures.wins] {
                assert!(written.contains(&count.to_string()), "{count} in {written:?}");
                assert!(picture.alt().contains(&count.to_string()), "{}", picture.alt());
            }
        }
        // The places in the last games are below their bars, from left to right.
        let last: Vec<String> =
            profile.games().last(20).iter().map(|played| played.place.to_string()).collect();
        assert_eq!(written[written.len() - last.len()..], last);
        let now = profile.games().ratings().last().map(|now| now.to_string().replace('-', "−"));
        if let Some(now) = &now {
            assert!(written.contains(now) && picture.alt().contains(now), "{now} {written:?}");
        }
    }
}

/// The numbers of a text, with their signs.
fn numbers(text: &str) -> Vec<String> {
    let is_of_number = |letter: char| letter.is_ascii_digit() || letter == '−';
    let parts = text.split(|letter| !is_of_number(letter));
    parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

#[test]
fn whatever_a_picture_tells_stands_in_the_text_that_stands_alone() {
    for number in 0..PROFILES {
        let profile = profile(number);
        let shown = Words::english().profile(&profile, ProfilePage::Favorite);
        let text = &shown.message().embed.as_ref().unwrap().description;
        let alt = shown.pictured().unwrap().picture.alt().to_owned();
        let (sum, last) = alt.split_once("The last games").unwrap();
        let (_, last) = last.rsplit_once(": ").unwrap();
        let last = last.trim_end_matches('.').split(", ").map(|game| {
            let (place, exact) = game.split_once(" (").unwrap();
            let place = match place {
                "1" => "🥇".to_owned(),
                "2" => "🥈".to_owned(),
                "3" => "🥉".to_owned(),
                place => format!("{place}."),
            };
            format!("{place} {}", exact.trim_end_matches(')'))
        });
        let last = last.collect::<Vec<_>>().join("\u{a0}· ");
        assert!(text.contains(&last), "{last} in {text}");
        let told = numbers(text);
        let (_, sum) = sum.split_once(": ").unwrap();
        for number in numbers(sum) {
            let is_short = profile.games().figures().games >= 10_000;
            assert!(is_short || told.contains(&number), "{number} of {sum} in {text}");
        }
    }
}
