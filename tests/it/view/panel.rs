//! The host's panel of options.

use std::collections::HashSet;
use std::sync::LazyLock;

use henge::computer::Level;
use henge::features::press::{AS_HOST, Page, PanelPress, Press, Subject};
use henge::rules::dice::FirstSeer;
use henge::rules::{GameKind, OfGame, Options};
use henge::table::{Chosen, Clock, Joining, Move, PublicStage, Refusal, Table, UserId};
use henge::view::{Message, Select, Words};
use proptest::prelude::*;
use strum::VariantArray as _;

use crate::view::check::check;
use crate::view::games::{begun, by, lobby, text};

static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);
const HOST: UserId = UserId::new(1);
/// The strength of the host.
const HOSTS: Level = Level::CONJURER;
const NAMES: [&str; 6] = ["Ada", "Ben", "Cy", "Di", "Eve", "Finn"];

fn shown(table: &Table, user: UserId, page: Page) -> Message {
    let panel = ENGLISH.panel(&table.public_view(), user, page);
    check(panel.message());
    panel.message().clone()
}

/// Every select of the panel, on all pages that its buttons open.
fn selects(table: &Table) -> Vec<Select> {
    let buttons = shown(table, HOST, Page::Game).rows.concat().into_iter();
    let pages = buttons.filter_map(|button| match button.press {
        Press::Panel(_, PanelPress::Show(page)) => Some(page),
        _ => None,
    });
    pages.flat_map(|page| shown(table, HOST, page).selects).collect()
}

fn subject(select: &Select) -> Subject {
    match &select.press {
        Press::Panel(_, PanelPress::Pick(subject)) => *subject,
        other => panic!("{other:?} picks nothing"),
    }
}

/// The values that the panel shows as selected: options, clock, level, and hints.
fn chosen(table: &Table) -> (Options, Clock, Joining, bool) {
    let (mut game, mut clock, mut joining, mut choices) = (None, None, None, Vec::new());
    let mut hints = None;
    for select in selects(table) {
        let value = || select.values[select.chosen].value.clone();
        match subject(&select) {
            Subject::Game => game = Some(value().parse::<GameKind>().unwrap()),
            Subject::Clock => clock = Some(value().parse().unwrap()),
            Subject::Level if value() == AS_HOST => joining = Some(Joining::AsHost(HOSTS)),
            Subject::Level => joining = Some(Joining::Level(value().parse().unwrap())),
            Subject::Hints => hints = Some(value() == "on"),
            Subject::GameOption(game, choice) => choices.push((game, choice, value())),
            Subject::Preset(_) | Subject::Tempo | Subject::Seat => {}
        }
    }
    let game = game.expect("the game is shown");
    let options =
        choices.into_iter().fold(Options::classic(game), |options, (of, choice, value)| {
            assert_eq!(of, game, "it is a choice of the other game");
            options.with(&Options::choices(game)[choice].name, &value).unwrap()
        });
    let clock = clock.expect("the clock is shown");
    (options, clock, joining.expect("the level is shown"), hints.expect("hints are shown"))
}

fn pick(table: &Table, select: &Select, value: &str) -> Table {
    let next = match subject(select) {
        Subject::Level if value == AS_HOST => Move::Choose(Chosen::AsHost(HOSTS)),
        subject => subject.pick(value).unwrap(),
    };
    table.decide(&by(1), &next, 0).unwrap().table
}

#[test]
fn every_choice_of_a_game_is_on_one_page_with_every_value() {
    for game in GameKind::VARIANTS.iter().copied() {
        let table = lobby(Options::classic(game), &["Ada", "Ben"], 0, 1);
        let selects = selects(&table);
        for (number, choice) in Options::choices(game).iter().enumerate() {
            let of_it = |select: &&Select| subject(select) == Subject::GameOption(game, number);
            let of_it: Vec<&Select> = selects.iter().filter(of_it).collect();
            let [select] = of_it[..] else { panic!("{}: {of_it:?}", choice.name) };
            let values: Vec<&String> = select.values.iter().map(|value| &value.value).collect();
            assert_eq!(values, choice.words().iter().collect::<Vec<_>>(), "{}", choice.name);
        }
        let subjects: HashSet<Subject> = selects.iter().map(subject).collect();
        assert_eq!(subjects.len(), selects.len(), "one is there twice");
        let others = [Subject::Game, Subject::Preset(game), Subject::Clock, Subject::Level];
        for other in others.into_iter().chain([Subject::Hints, Subject::Tempo, Subject::Seat]) {
            assert!(subjects.contains(&other), "{other:?}");
        }
    }
}

#[test]
fn the_page_of_a_select_shows_it() {
    for game in GameKind::VARIANTS.iter().copied() {
        let table = lobby(Options::classic(game), &["Ada", "Ben"], 0, 1);
        for select in selects(&table) {
            let page = shown(&table, HOST, subject(&select).page());
            assert!(page.selects.contains(&select), "{select:?}");
        }
    }
}

#[test]
fn a_preset_is_shown_as_long_as_it_is_one() {
    let preset = |table: &Table| {
        let select = shown(table, HOST, Page::Game).selects.into_iter();
        let select = select.clone().find(|s| matches!(subject(s), Subject::Preset(_))).unwrap();
        select.values[select.chosen].value.clone()
    };
    let table = lobby(Options::classic(GameKind::Cards), &["Ada", "Ben"], 0, 1);
    assert_eq!(preset(&table), "classic");
    let of_game = Subject::Preset(GameKind::Cards);
    let tournament = of_game.pick("tournament").unwrap();
    let table = table.decide(&by(1), &tournament, 0).unwrap().table;
    assert_eq!(preset(&table), "tournament");
    let other = Options::choices(GameKind::Cards).iter().position(|c| c.name == "clairvoyance");
    let other = Subject::GameOption(GameKind::Cards, other.unwrap()).pick("first-round").unwrap();
    let table = table.decide(&by(1), &other, 0).unwrap().table;
    assert_eq!(preset(&table), "own");
    assert!(of_game.pick("own").is_err(), "nothing is chosen by it");
    assert!(Subject::Seat.pick("nobody").is_err(), "nobody is sent away");
}

#[test]
fn a_chosen_first_seer_is_named_and_stays_chosen_until_they_leave() {
    let place = Options::choices(GameKind::Dice).iter().position(|c| c.name == "first-seer");
    let of_seer = Subject::GameOption(GameKind::Dice, place.unwrap());
    let select = |table: &Table| {
        let mut selects = shown(table, HOST, of_seer.page()).selects.into_iter();
        selects.find(|select| subject(select) == of_seer).unwrap()
    };
    let chosen = |table: &Table| {
        let select = select(table);
        select.values[select.chosen].label.clone()
    };
    let table = lobby(Options::classic(GameKind::Dice), &["Ada", "Ben", "Cy"], 0, 1);
    let labels: Vec<String> = select(&table).values.into_iter().map(|value| value.label).collect();
    let expected = ["the last to play", "drawn", "Ada", "Ben", "Cy", "player 4", "player 5"];
    assert_eq!(labels, expected.map(|value| format!("First Seer: {value}")));

    let table = table.decide(&by(1), &of_seer.pick("player-3").unwrap(), 0).unwrap().table;
    assert_eq!(chosen(&table), "First Seer: Cy");
    for message in [ENGLISH.table(&table.public_view()).message(), &shown(&table, HOST, Page::Game)]
    {
        assert!(text(message).contains("first Seer: Cy"), "{}", text(message));
    }
    let begun = begun(&table);
    let OfGame::Dice(playing) = begun.playing().unwrap() else { panic!("a dice game") };
    let beginning = playing.beginning();
    assert_eq!(playing.players()[beginning.seer.index()].name(), "Cy");
    assert_eq!(beginning.first, FirstSeer::Chosen);

    let without_ben = table.decide(&by(2), &Move::StandUp, 0).unwrap().table;
    assert_eq!(chosen(&without_ben), "First Seer: Cy");
    let without_cy = without_ben.decide(&by(1), &Subject::Seat.pick("3").unwrap(), 0);
    assert_eq!(chosen(&without_cy.unwrap().table), "First Seer: the last to play");
}

#[test]
fn the_other_games_choices_are_not_taken() {
    let table = lobby(Options::classic(GameKind::Dice), &["Ada", "Ben"], 0, 1);
    let of_cards = [
        Subject::GameOption(GameKind::Cards, 0).pick("covered").unwrap(),
        Subject::Preset(GameKind::Cards).pick("quick").unwrap(),
    ];
    for next in of_cards {
        assert_eq!(table.decide(&by(1), &next, 0).unwrap_err(), Refusal::Stale);
    }
    assert!(Subject::Preset(GameKind::Dice).pick("quick").is_err());
}

#[test]
fn what_does_not_suit_is_said_to_all_and_by_begin() {
    let words = &*ENGLISH;
    let mut table = lobby(Options::classic(GameKind::Cards), &NAMES, 0, 1);
    table = table.decide(&by(1), &Subject::Game.pick("dice").unwrap(), 0).unwrap().table;
    let refusal = table.decide(&by(1), &Move::Begin, 0).unwrap_err();
    let sentence = words.why(refusal, &table.public_view(), HOST);
    let all = words.table(&table.public_view()).message().clone();
    check(&all);
    assert!(text(&all).contains(&sentence), "{sentence} in {}", text(&all));
    for page in Page::VARIANTS {
        let panel = shown(&table, HOST, *page);
        assert!(text(&panel).contains(&sentence), "{sentence} in {}", text(&panel));
    }
    assert_eq!(table.sitters().len(), NAMES.len(), "nobody is thrown out");
}

#[test]
fn who_is_no_host_or_comes_too_late_sees_what_is_chosen_and_no_select() {
    let table = lobby(Options::classic(GameKind::Cards), &["Ada", "Ben", "Cy"], 0, 1);
    let closed = table.decide(&by(1), &Move::End, 0).unwrap().table;
    for (table, user) in [(&table, 2), (&begun(&table), 1), (&closed, 1)] {
        for page in Page::VARIANTS {
            let panel = shown(table, UserId::new(user), *page);
            assert!(panel.selects.is_empty() && panel.rows.is_empty());
            assert!(!panel.content.is_empty() && text(&panel).contains("open predictions"));
        }
    }
}

#[test]
fn who_was_sent_away_may_sit_down_again() {
    let table = lobby(Options::classic(GameKind::Cards), &["Ada", "Ben"], 0, 1);
    let next = Subject::Seat.pick("2").unwrap();
    let without = table.decide(&by(1), &next, 0).unwrap().table;
    assert!(!without.seats(UserId::new(2)));
    assert_eq!(without.decide(&by(1), &next, 0).unwrap_err(), Refusal::NotThere);
    let oneself = Subject::Seat.pick("1").unwrap();
    assert_eq!(without.decide(&by(1), &oneself, 0).unwrap_err(), Refusal::NotThere);
    assert_eq!(table.decide(&by(2), &oneself, 0).unwrap_err(), Refusal::NotTheHost);
    assert!(without.decide(&by(2), &Move::Sit, 0).is_ok());
    assert!(shown(&without, HOST, Page::Seats).selects.is_empty(), "nobody is left");
}

proptest! {
    #[test]
    fn what_the_panel_shows_is_what_is_chosen_and_what_begins(
        people in 1..=6usize,
        picks in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..25),
    ) {
        let mut table = lobby(Options::classic(GameKind::Cards), &NAMES[..people], 0, 1);
        for (which, value) in picks {
            let selects = selects(&table);
            let select = which.get(&selects);
            table = pick(&table, select, &pickable(select, value));
            let Table { options, clock, joining, hints, .. } = table;
            prop_assert_eq!(chosen(&table), (options, clock, joining, hints));
        }
        let PublicStage::Lobby(players) = table.public_view().stage else { panic!("a lobby") };
        let accepted = players.len().try_into().map(|seats| table.options.check_for(seats).is_ok());
        prop_assert_eq!(table.decide(&by(1), &Move::Begin, 0).is_ok(), accepted == Ok(true));
        let filled = players.len().max(table.options.fewest_seats()).try_into().unwrap();
        let accepted = table.options.check_for(filled).is_ok();
        prop_assert_eq!(table.decide(&by(1), &Move::FillAndBegin, 0).is_ok(), accepted);
        if let Ok(step) = table.decide(&by(1), &Move::Begin, 0) {
            prop_assert_eq!(step.table.options, chosen(&table).0);
        }
    }
}

/// One of the values that really pick something.
fn pickable(select: &Select, value: prop::sample::Index) -> String {
    let values = select.values.iter().map(|value| &value.value);
    let values: Vec<&String> =
        values.filter(|value| !matches!(value.as_str(), "own" | "nobody")).collect();
    (*value.get(&values)).clone()
}
