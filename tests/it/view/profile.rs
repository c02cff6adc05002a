//! Profiles in words: they are within Discord's limits whatever people are called, and every
//! achievement is named.

use std::collections::HashSet;

use henge::features::press::{Press, ProfilePress};
use henge::features::profile::ProfileReader;
use henge::rules::{GameKind, PerGame};
use henge::scores::{ACHIEVEMENTS, Career, Games, Played, Profile, ProfilePage, Rival, Runs, Wins};
use henge::server::Look;
use henge::table::{Person, UserId};
use henge::view::{ButtonState, PublicMessage, Words};

use crate::view::check::check;
use crate::view::names::hostile;

pub const ADA: UserId = UserId::new(u64::MAX);

/// Ada as a reader who has chosen this form.
const fn ada(look: Look) -> ProfileReader {
    ProfileReader { id: ADA, look, has_pictures: true, elsewhere: 0 }
}

/// A person who has played, won and lost everything possible, and whom everybody has met.
pub fn veteran(name: &str, games: usize) -> Profile {
    let game = |number: usize| Played {
        seats: 3 + (number % 4) as u8,
        stood_in: number % 7 == 5,
        place: 1 + (number / 7 % 6) as u8,
        points: if number.is_multiple_of(2) { -999 } else { 999 },
        predictions: 20,
        exact: 20,
        runs: Some(Runs { longest: 20, first: 20, last: 20 }),
        rating: Some(-1000 - number as i32),
    };
    let games = Games((0..games).map(game).collect());
    let wins = Wins { shared: true, narrowest: Some(0), above: Some(9.0) };
    let rival = |name: &&str| {
        let name = (*name).to_owned();
        [
            Rival { name: name.clone(), beaten: 10_000, lost: 0 },
            Rival { name, beaten: 0, lost: 10_000 },
        ]
    };
    Profile {
        career: Career {
            person: Person { id: ADA, name: name.to_owned() },
            games: PerGame::from_fn(|_| games.clone()),
            wins: PerGame::from_fn(|_| wins),
        },
        game: GameKind::Cards,
        rivals: hostile(6, name.len()).iter().flat_map(rival).collect(),
        title: Some("hundred-games"),
    }
}

fn texts(message: &PublicMessage) -> Vec<String> {
    let text = message.message();
    let pictured = message.pictured().map(|pictured| &pictured.message);
    let described = [Some(text), pictured].into_iter().flatten();
    described.map(|message| message.embed.as_ref().unwrap().description.clone()).collect()
}

#[test]
fn every_profile_is_within_the_limits() {
    let words = Words::english();
    for name in hostile(40, 0) {
        for games in [1, 2, 60, 12_000] {
            let profile = veteran(name, games);
            for page in ProfilePage::all() {
                let to = |look| words.profile_with_buttons(&profile, page, ada(look));
                for shown in [Look::Text, Look::Pictures]
                    .map(to)
                    .into_iter()
                    .chain([words.profile(&profile, page)])
                {
                    check(shown.message());
                    if let Some(pictured) = shown.pictured() {
                        check(&pictured.message);
                    }
                    for text in texts(&shown) {
                        assert!(!text.contains(&ADA.to_string()), "an id is shown: {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_achievement_has_a_name_and_a_sentence_of_its_own() {
    let words = Words::english();
    let mut said = HashSet::new();
    for achievement in ACHIEVEMENTS {
        for id in [
            format!("achievement-{}", achievement.name),
            format!("achievement-{}-why", achievement.name),
        ] {
            assert!(words.has(&id), "{id}");
            assert!(said.insert(words.say(&id)), "{id} is said twice");
        }
    }
}

#[test]
fn no_achievement_without_a_name_is_left_in_the_words() {
    let file = include_str!("../../../locales/en/profile.ftl");
    let names = file.lines().filter_map(|line| line.strip_prefix("achievement-")?.split_once(" ="));
    for (name, _) in names {
        let name = name.strip_suffix("-why").unwrap_or(name);
        assert!(ACHIEVEMENTS.iter().any(|achievement| achievement.name == name), "{name}");
    }
}

#[test]
fn a_profile_says_what_there_is() {
    let profile = veteran("Ada", 4);
    let shown = Words::english().profile(&profile, ProfilePage::Game(GameKind::Cards));
    let [alone, beside] = &texts(&shown)[..] else { panic!("two forms") };
    for said in ["games", "Places: 🥇 4", "In a row: 80 exact predictions (now 80), 4 wins (now 4)"]
    {
        assert!(alone.contains(said) && beside.contains(said), "{said} in {alone}");
    }
    // The text does not repeat what the picture shows.
    for drawn in [
        "Rating: −1003, at first −1002, lowest −1003, highest −1002",
        "with exact predictions: 🥇 100%\u{a0}· 🥇 100%\u{a0}· 🥇 100%\u{a0}· 🥇 100%",
    ] {
        assert!(alone.contains(drawn) && !beside.contains(drawn), "{drawn} in {alone}");
    }
    assert!(shown.message().rows.is_empty());
}

#[test]
fn a_rating_is_shown_from_the_third_rated_game() {
    for (games, is_shown) in [(2, false), (3, true)] {
        let shown =
            Words::english().profile(&veteran("Ada", games), ProfilePage::Game(GameKind::Cards));
        let pictured = shown.pictured().unwrap();
        let written = pictured.picture.written();
        assert_eq!(written.iter().any(|one| one.text == "rating"), is_shown, "{games} games");
        assert_eq!(pictured.picture.alt().contains("Rating"), is_shown, "{games} games");
        assert_eq!(texts(&shown)[0].contains("Rating"), is_shown, "{games} games");
    }
}

#[test]
fn the_page_that_is_shown_and_those_of_games_not_played_cannot_be_opened() {
    let words = Words::english();
    let mut profile = veteran("Ada", 3);
    profile.career.games[GameKind::Dice] = Games::default();
    let live = |page: ProfilePage| -> Vec<Press> {
        let somebody = ProfileReader { id: UserId::new(1), ..ada(Look::Text) };
        let shown = words.profile_with_buttons(&profile, page, somebody);
        let buttons = shown.message().rows.concat().into_iter();
        let live = buttons.filter(|button| button.state == ButtonState::Live);
        live.map(|button| button.press).collect()
    };
    let turn = |page| Press::Profile(ADA, page, ProfilePress::Turn);
    let share = |page| Press::Profile(ADA, page, ProfilePress::Share);
    assert_eq!(
        live(ProfilePage::Favorite),
        [turn(ProfilePage::Achievements), share(ProfilePage::Game(GameKind::Cards))]
    );
    let (cards, achieved) = (ProfilePage::Game(GameKind::Cards), ProfilePage::Achievements);
    let more = ProfilePage::MoreAchievements;
    assert_eq!(live(achieved), [turn(cards), turn(more), share(achieved)]);
    assert_eq!(live(more), [turn(cards), turn(achieved), share(more)]);
}

#[test]
fn games_elsewhere_are_told_to_the_person_alone_whose_profile_it_is() {
    let (words, profile) = (Words::english(), veteran("Ada", 3));
    let told = |reader: ProfileReader| {
        let shown = words.profile_with_buttons(&profile, ProfilePage::Favorite, reader);
        let none = words.no_profile(ProfilePage::Favorite, reader);
        let texts = [&shown.message().content, &none.message().content];
        texts.map(|text| text.contains("Outside of servers you have finished 12 more games"))
    };
    let own = ProfileReader { elsewhere: 12, ..ada(Look::Text) };
    assert_eq!(told(own), [true, true]);
    assert_eq!(told(ProfileReader { elsewhere: 0, ..own }), [false, false]);
    let [of_another, _] = told(ProfileReader { id: UserId::new(1), ..own });
    assert!(!of_another, "it is private");
}

#[test]
fn how_pictures_are_liked_is_said_where_there_is_one_on_ones_own_profile() {
    let (words, profile) = (Words::english(), veteran("Ada", 3));
    let likes = |message: &henge::view::Message| -> Vec<ProfilePress> {
        let presses = message.rows.concat().into_iter().map(|button| button.press);
        let of_profile = presses.filter_map(|press| match press {
            Press::Profile(_, _, press) => Some(press),
            _ => None,
        });
        let switches = [ProfilePress::TextOnly, ProfilePress::WithPicture];
        of_profile.filter(|press| switches.contains(press)).collect()
    };
    for page in ProfilePage::all() {
        let has_picture = !page.is_of_achievements();
        for (reader, is_own) in [(ADA, true), (UserId::new(1), false)] {
            let shown = |look, has_pictures| {
                let reader = ProfileReader { id: reader, look, has_pictures, elsewhere: 0 };
                let shown = words.profile_with_buttons(&profile, page, reader);
                let below_picture = shown.pictured().map(|of| likes(&of.message));
                (likes(shown.message()), below_picture)
            };
            let offered = |press| if is_own && has_picture { vec![press] } else { vec![] };
            let text_only = has_picture.then(|| offered(ProfilePress::TextOnly));
            let [text, pictures] = [ProfilePress::TextOnly, ProfilePress::WithPicture].map(offered);
            assert_eq!(shown(Look::Pictures, true), (text.clone(), text_only));
            assert_eq!(shown(Look::Text, true), (pictures.clone(), None));
            // Where there are no pictures, private messages are in one of the two forms nevertheless.
            assert_eq!(shown(Look::Pictures, false), (text, None));
            assert_eq!(shown(Look::Text, false), (pictures, None));
        }
    }
}
