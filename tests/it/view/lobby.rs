//! The lobby.

use henge::features::press::Screen;
use henge::rules::{GameKind, Options};
use henge::table::{CutWords, Move, Table};
use henge::view::{ButtonState, Message, Style, Words};
use strum::VariantArray as _;

use crate::view::check::check;
use crate::view::games::{begun, by, lobby, text};

fn shown(table: &Table) -> Message {
    let message = Words::english().table(&table.public_view()).message().clone();
    check(&message);
    message
}

fn labels(message: &Message) -> Vec<Vec<&str>> {
    let rows = message.rows.iter();
    rows.map(|row| row.iter().map(|button| button.label.as_str()).collect()).collect()
}

#[test]
fn its_buttons_stand_in_the_order_in_which_they_are_wanted() {
    let table = lobby(Options::classic(GameKind::Cards), &["Ada", "Ben"], 0, 1);
    let few = shown(&table);
    assert_eq!(
        labels(&few),
        [
            vec!["Join", "Start now with computers", "Leave", "Begin at …"],
            vec!["Add computer", "Remove computer", "Options", "Rules", "Fair luck"]
        ]
    );
    let enough = shown(&lobby(Options::classic(GameKind::Cards), &["Ada", "Ben"], 1, 1));
    assert_eq!(labels(&enough)[0][1], "Start now");
    let colored = enough.rows.iter().flatten().filter(|button| button.style != Style::Secondary);
    let colored: Vec<&str> = colored.map(|button| button.label.as_str()).collect();
    assert_eq!(colored, ["Join", "Start now"]);
    let full = shown(&lobby(Options::classic(GameKind::Cards), &["Ada", "Ben"], 4, 1));
    let state = |label: &str| {
        let button = full.rows.iter().flatten().find(|button| button.label == label);
        button.unwrap().state
    };
    assert_eq!(state("Join"), ButtonState::Disabled);
    assert_eq!(state("Add computer"), ButtonState::Disabled);
}

#[test]
fn it_says_who_sits_and_what_is_played() {
    let cards = shown(&lobby(Options::classic(GameKind::Cards), &["Ada", "Ben"], 1, 1));
    let title = &cards.embed.as_ref().unwrap().title;
    assert_eq!(title, "Ada wants to play Wizard · the card game");
    for part in [
        "🟣 **Ada** (host)",
        "🟣 **Ben**",
        "🟣 **Merlin**, computer (random)",
        "⚪⚪⚪ 3 seats free, for 3 to 6 players",
    ] {
        assert!(text(&cards).contains(part), "{part} in {}", text(&cards));
    }
    assert!(text(&cards).contains("open predictions"), "{}", text(&cards));
    let twelve = Options::classic(GameKind::Dice).with("target", "12").unwrap();
    let dice = shown(&lobby(twelve, &["Ada"], 0, 1));
    assert!(text(&dice).contains("to twelve Xs"), "{}", text(&dice));
    assert!(text(&dice).contains("without Magic Cards"), "{}", text(&dice));
}

#[test]
fn every_choice_of_every_game_is_said_in_words() {
    for kind in GameKind::VARIANTS {
        for choice in Options::choices(*kind) {
            let lobbies = choice.words().into_iter().map(|value| {
                let options = Options::classic(*kind).with(&choice.name, &value).unwrap();
                text(&shown(&lobby(options, &["Ada"], 0, 1))).to_owned()
            });
            let lobbies: Vec<String> = lobbies.collect();
            for (place, lobby) in lobbies.iter().enumerate() {
                assert!(!lobbies[..place].contains(lobby), "{}: {lobby}", choice.name);
            }
        }
    }
}

#[test]
fn the_seal_is_behind_fair_luck() {
    let table = lobby(Options::classic(GameKind::Cards), &["Ada"], 0, 1);
    let sealed = hex::encode(table.commitment);
    assert!(!text(&shown(&table)).contains(&sealed));
    let luck = Words::english().onlooker(&table.public_view(), Screen::Luck);
    check(luck.message());
    assert!(text(luck.message()).contains(&sealed));
    assert_eq!(labels(luck.message()), [["Cut"]]);
    let begun = begun(&lobby(Options::classic(GameKind::Cards), &["Ada"], 2, 1));
    let luck = Words::english().onlooker(&begun.public_view(), Screen::Luck);
    assert!(luck.message().rows.is_empty());
}

#[test]
fn cuts_stand_in_their_order_and_do_nothing() {
    let uncut = lobby(Options::classic(GameKind::Dice), &["Ada", "**Ben**"], 0, 1);
    let cut = |table: &Table, person, words: &str| {
        let cut = Move::Cut(CutWords::typed(words).unwrap());
        table.decide(&by(person), &cut, 0).unwrap().table
    };
    let table = cut(&cut(&uncut, 2, "**bold** <@1> https://a.b"), 1, "`abra` @everyone");
    let message = shown(&table);
    let lines: Vec<&str> = text(&message).lines().filter(|line| line.contains("cut:")).collect();
    let expected = [
        "✂️ **\\*\\*Ben\\*\\*** cut: “\\*\\*bold\\*\\* \\<\\@\u{200b}1\\> https\\://a.b”",
        "✂️ **Ada** cut: “\\`abra\\` \\@\u{200b}everyone”",
    ];
    assert_eq!(lines, expected);
    assert_eq!(shown(&cut(&table, 2, "abra")).rows, shown(&uncut).rows);
}

#[test]
fn a_closed_lobby_says_by_whom() {
    let table = lobby(Options::classic(GameKind::Cards), &["Ada"], 0, 1);
    let closed = shown(&table.decide(&by(1), &Move::End, 0).unwrap().table);
    assert!(closed.content.starts_with("**Person 1** closed this lobby"), "{}", closed.content);
    let left = shown(&table.decide(&by(1), &Move::StandUp, 0).unwrap().table);
    assert!(left.content.starts_with("This lobby was closed"), "{}", left.content);
}

#[test]
fn who_leaves_last_is_told_what_follows() {
    let words = Words::english();
    let ask = |names: &[&str], computers| {
        let table = begun(&lobby(Options::classic(GameKind::Cards), names, computers, 1));
        let view = table.private_view(henge::table::UserId::new(1)).unwrap();
        let asked = words.own(&view, Screen::Leave, &henge::features::press::Draft::default());
        check(asked.message());
        text(asked.message()).to_owned()
    };
    assert!(ask(&["Ada"], 2).contains("counts for nobody"));
    assert!(ask(&["Ada", "Ben"], 1).contains("sits in until you are back"));
}
