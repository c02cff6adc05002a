//! Titles beside names: at the table, in results, on leaderboards and profiles; and what a result
//! says of achievements.

use henge::features::press::{Press, ProfilePress};
use henge::features::profile::ProfileReader;
use henge::language::Language;
use henge::rules::cards::{Options, Rounds};
use henge::rules::{GameKind, PerGame, dice};
use henge::scores::{ACHIEVEMENTS, ProfilePage};
use henge::server::Look;
use henge::table::{Achieved, Table, UserId};
use henge::view::{Message, PublicMessage, Wordbook, Words};
use strum::VariantArray as _;

use crate::shared::emojis::pictured;
use crate::view::check::check;
use crate::view::games::{begun, lobby, play, text};
use crate::view::names::hostile;
use crate::view::profile::{ADA, veteran};

fn titled(table: &Table, titles: &[(u64, &'static str)]) -> Table {
    let titles = titles.iter().map(|(person, title)| (UserId::new(*person), *title));
    Table { titles: titles.collect(), ..table.clone() }
}

/// Both forms of a message, the one without a picture first.
fn forms(message: &PublicMessage) -> Vec<Message> {
    let pictured = message.pictured().map(|of| of.message.clone());
    [message.message().clone()].into_iter().chain(pictured).collect()
}

/// A short game of Ada and Ben with a computer player, played to its end.
fn finished(number: u64) -> Table {
    let options = Options { rounds: Rounds::Short, ..Options::default() };
    let lobby = lobby(options.into(), &["Ada", "Ben"], 1, number);
    let mut last = None;
    play(&Words::english(), &lobby, number, |moment| last = Some(moment.table.clone()));
    last.unwrap()
}

#[test]
fn a_lobby_says_a_title_after_the_name() {
    let words = Words::english();
    let lobby = lobby(Options::default().into(), &["Ada", "Ben"], 0, 1);
    let shown = words.table(&titled(&lobby, &[(2, "first-win")]).public_view());
    let text = text(shown.message()).to_owned();
    assert!(text.contains("**Ada** (host)\n"), "{text}");
    assert!(text.contains("**Ben** · *Keystone*\n"), "{text}");
}

#[test]
fn a_table_says_titles_in_one_line_of_small_print() {
    let words = Words::english();
    for options in [Options::default().into(), dice::Options::default().into()] {
        let table = begun(&lobby(options, &["Ada", "Ben"], 1, 1));
        let shown = |titles: &[_]| words.table(&titled(&table, titles).public_view());
        let [plain, both] = [shown(&[]), shown(&[(1, "first-win"), (2, "all-exact")])];
        let line = "-# Ada *Keystone*\u{a0}· Ben *Oracle*";
        let [alone, beside] = &forms(&both)[..] else { panic!("two forms") };
        assert!(text(alone).ends_with(line), "{}", text(alone));
        assert_eq!(text(alone).matches("-# Ada *").count(), 1);
        // Beside a picture there is at most one line of small print.
        let small = |message: &Message| message.content.matches("-# ").count();
        let plain = &forms(&plain)[1];
        assert_eq!(small(beside), 1, "{}", beside.content);
        assert_eq!(beside.content.contains(line), small(plain) == 0, "{}", beside.content);
    }
}

#[test]
fn a_result_says_the_titles_of_those_who_played() {
    let words = Words::english();
    for number in 1..5 {
        let table = titled(&finished(number), &[(1, "all-exact")]);
        let result = words.result(&table.public_view()).unwrap();
        for form in forms(&result) {
            check(&form);
            let text = text(&form);
            assert!(text.contains("**Ada** · *Oracle*"), "{text}");
            assert!(!text.contains("**Ben** ·"), "{text}");
        }
    }
}

#[test]
fn a_result_says_in_one_line_what_was_earned() {
    let table = finished(1);
    let line = |earned: &[(u64, &[&'static str])]| {
        let achieved = earned.iter().map(|(person, earned)| Achieved {
            person: UserId::new(*person),
            earned: earned.to_vec(),
            next: None,
        });
        let mut table = table.clone();
        table.after.achieved = Some(achieved.collect());
        let result = Words::english().result(&table.public_view()).unwrap();
        let lines = |form: &Message| -> Vec<String> {
            text(form).lines().filter(|line| line.contains('🏅')).map(str::to_owned).collect()
        };
        let forms = forms(&result);
        assert_eq!(lines(&forms[0]), lines(&forms[1]));
        lines(&forms[0])
    };
    assert_eq!(line(&[]), [""; 0]);
    assert_eq!(line(&[(1, &[]), (2, &[])]), [""; 0]);
    assert_eq!(line(&[(1, &[]), (2, &["first-win"])]), ["🏅 Ben earns **Keystone**: Win a game."]);
    assert_eq!(
        line(&[(1, &["all-exact", "below-zero"]), (2, &["first-win"])]),
        ["🏅 Ada earns **Oracle** and **Underground**\u{a0}· Ben earns **Keystone**"]
    );
    assert_eq!(
        line(&[(1, &["all-exact", "below-zero", "first-win"]), (2, &["ten-last", "no-exact"])]),
        ["🏅 Ada earns **Oracle**, **Underground** and **Keystone** · and 2 more"]
    );
    // Somebody who did not play there is not named.
    assert_eq!(line(&[(9, &["first-win"])]), [""; 0]);
}

#[test]
fn a_title_is_chosen_among_the_achievements_on_ones_own_page_of_them() {
    let words = Words::english();
    let reader = |id| ProfileReader { id, look: Look::Text, has_pictures: false, elsewhere: 0 };
    let mut profile = veteran("Ada", 12_000);
    let select = |profile: &_, page, id| {
        let shown = words.profile_with_buttons(profile, page, reader(id)).message().clone();
        check(&shown);
        shown.selects
    };
    let shown = select(&profile, ProfilePage::Achievements, ADA);
    let [own] = &shown[..] else { panic!("one select") };
    assert_eq!(own.press, Press::Profile(ADA, ProfilePage::Achievements, ProfilePress::Title));
    let earned = profile.career.achievements().len();
    assert!(earned > 15, "{earned}");
    assert_eq!(
        (own.values.len(), own.values[own.chosen].value.as_str()),
        (earned + 1, "hundred-games")
    );
    profile.title = None;
    let shown = select(&profile, ProfilePage::Achievements, ADA);
    assert_eq!(shown[0].values[shown[0].chosen].label, "Title: none");
    assert!(select(&profile, ProfilePage::Achievements, UserId::new(1)).is_empty());
    assert!(select(&profile, ProfilePage::Favorite, ADA).is_empty());
    // Nothing is earned yet.
    for kind in GameKind::VARIANTS {
        profile.career.games[*kind].0.iter_mut().for_each(|played| played.stood_in = true);
    }
    profile.career.wins = PerGame::default();
    assert!(select(&profile, ProfilePage::Achievements, ADA).is_empty());
}

#[test]
fn the_page_of_achievements_names_all_of_them_and_says_how_far_one_is() {
    let words = Words::english();
    let profile = veteran("Ada", 4);
    let page = |page| text(words.profile(&profile, page).message()).to_owned();
    let pages = [ProfilePage::Achievements, ProfilePage::MoreAchievements].map(page);
    let earned = profile.career.achievements().len();
    for text in &pages {
        assert_eq!(text.lines().next(), Some(format!("{earned} of 22 earned").as_str()));
        assert_eq!(text.lines().count(), 1 + ACHIEVEMENTS.len() / 2);
    }
    let all: Vec<&str> = pages.iter().flat_map(|text| text.lines().skip(1)).collect();
    for achievement in ACHIEVEMENTS {
        let name = words.say(&format!("achievement-{}", achievement.name));
        let named = |line: &&&str| line.contains(&format!(" **{name}** · "));
        assert_eq!(all.iter().filter(named).count(), 1, "{name} in {all:?}");
    }
    assert!(all[..earned].iter().all(|line| line.starts_with("🏅 ")), "{all:?}");
    assert!(all[earned..].iter().all(|line| line.starts_with("▫️ ")), "{all:?}");
    assert!(all.contains(&"▫️ **Regular** · 8 of 10 · Play ten games to their end."), "{all:?}");
}

#[test]
fn titles_are_within_the_limits_in_every_language_whatever_people_are_called() {
    let wordbook = Wordbook::default();
    let all = Language::VARIANTS.iter().map(|language| wordbook.of(*language).clone());
    let all: Vec<Words> = all.chain([pictured()]).collect();
    let over = finished(1);
    for (number, title) in (0..).zip(ACHIEVEMENTS.iter().map(|achievement| achievement.name)) {
        let names = hostile(6, number);
        let titles: Vec<(u64, &'static str)> = (1..=6).map(|person| (person, title)).collect();
        let lobby = titled(&lobby(Options::default().into(), &names, 0, 1), &titles);
        let mut over = titled(&over, &titles);
        let earned = vec![title; 4];
        let achieved =
            |person| Achieved { person: UserId::new(person), earned: earned.clone(), next: None };
        over.after.achieved = Some((1..=2).map(achieved).collect());
        for words in &all {
            for view in [lobby.public_view(), begun(&lobby).public_view()] {
                forms(&words.table(&view)).iter().for_each(check);
            }
            forms(&words.result(&over.public_view()).unwrap()).iter().for_each(check);
            let profile = veteran(names[0], 60 * number);
            for page in ProfilePage::all() {
                let reader =
                    ProfileReader { id: ADA, look: Look::Text, has_pictures: false, elsewhere: 0 };
                check(words.profile_with_buttons(&profile, page, reader).message());
            }
        }
    }
}
