//! Help in every situation.

use henge::features::help::{Part, Situation};
use henge::features::press::{Command, Press, Terms};
use henge::language::Language;
use henge::rules::{GameKind, Options};
use henge::server::Place;
use henge::table::{ChannelId, Clock, TableId};
use henge::view::{PrivateMessage, Words};
use strum::VariantArray as _;

use crate::view::check::check;
use crate::view::games::live;

const CHANNEL: ChannelId = ChannelId::new(7);

/// Checks the text of help, and the commands of its buttons.
#[track_caller]
fn check_help(situation: &Situation, says: &str, does: &[&str]) {
    let message = Words::english().help(situation).message().clone();
    check(&message);
    let text = &message.embed.as_ref().unwrap().description;
    assert!(text.contains(says), "{says:?} in {text}");
    assert!(text.contains("`/wizard tutorial`"), "{text}");
    let commands = live(&message).into_iter().map(|button| {
        let Press::Command(subcommand, game) = button.press else { panic!("{:?}", button.press) };
        assert!(Command::pressed(subcommand, game).is_ok(), "{subcommand:?} {game:?}");
        let name: &'static str = subcommand.into();
        game.map_or(name.to_owned(), |game| format!("{name} {game}"))
    });
    assert_eq!(commands.collect::<Vec<_>>(), does);
}

#[test]
fn everybody_finds_what_they_can_do_here_and_now() {
    let cards = GameKind::Cards;
    let learn = ["tutorial cards", "rules cards", "tutorial dice", "rules dice"];
    let [open_cards, open_dice] = ["play cards", "play dice"];
    let learn_or_play_today = [&["daily"], learn.as_slice()].concat();
    let no_table = [&[open_cards, open_dice], learn_or_play_today.as_slice()].concat();
    check_help(&Situation::NoTable(Vec::new()), "Open a lobby", &no_table);
    check_help(
        &Situation::NoTable(vec!["permission-send", "permission-embed"]),
        "permissions **Send Messages and Embed Links**",
        &learn_or_play_today,
    );
    check_help(&Situation::Elsewhere(CHANNEL), "Your game is in <#7>", &learn_or_play_today);
    check_help(&Situation::Astray, "The channel of your game is gone", &["board"]);
    for (part, says, does) in [
        (Part::Unseated, "**Join**", "board, tutorial cards, rules cards"),
        (Part::Seated, "You have a seat", "board, leave, tutorial cards, rules cards"),
        (Part::Host, "**Start now**", "board, leave, tutorial cards, rules cards"),
        (Part::Asked, "**It’s your turn.**", "hand, scores, board, leave, rules cards"),
        (Part::Waiting, "it is not your turn", "hand, scores, board, leave, rules cards"),
        (Part::Paused, "**Go on**", "hand, scores, board, leave, rules cards"),
        (Part::Away, "take your seat back", "hand, scores, board, rules cards"),
    ] {
        let does: Vec<&str> = does.split(", ").collect();
        check_help(&Situation::At(part, cards), says, &does);
    }
    let looking_on = ["scores", "board", "tutorial dice", "rules dice"];
    let here = Situation::LookingOn(GameKind::Dice, None);
    check_help(&here, "you are watching", &looking_on);
    let elsewhere = Situation::LookingOn(GameKind::Dice, Some(CHANNEL));
    check_help(&elsewhere, "You are playing in <#7>.", &looking_on);
}

#[test]
fn where_the_channel_has_a_table_everybody_finds_a_button_that_leads_on() {
    let (table, cards) = (TableId::new(3), GameKind::Cards);
    let options = Options::classic(cards);
    let in_thread = Terms { options, clock: Clock::Live, place: Place::Thread };
    for (situation, may_end, does) in [
        (Situation::At(Part::Unseated, cards), false, "2.j.3 2.k.board"),
        (Situation::At(Part::Seated, cards), false, "2.k.board 2.k.leave"),
        (Situation::At(Part::Host, cards), true, "2.k.board 2.k.leave 2.k.end"),
        (
            Situation::At(Part::Asked, cards),
            true,
            "2.k.hand 2.k.scores 2.k.board 2.k.leave 2.k.end",
        ),
        (Situation::LookingOn(cards, None), false, "2.k.scores 2.k.board"),
    ] {
        let taken = Words::english().channel_taken(table, &situation, may_end, Some(in_thread));
        check(taken.message());
        let buttons = live(taken.message());
        assert!(buttons.iter().all(|button| button.press.works_elsewhere()), "{situation:?}");
        let texts: Vec<String> = buttons.iter().map(|button| button.press.text()).collect();
        let expected = format!("{does} {}", Press::Open(in_thread).text());
        assert_eq!(texts.join(" "), expected, "{situation:?}");
    }
}

#[test]
fn who_has_no_table_or_an_old_button_finds_one_that_works() {
    let words = Words::english();
    let does = |message: PrivateMessage| {
        check(message.message());
        let buttons = live(message.message()).into_iter();
        buttons.map(|button| button.press.text()).collect::<Vec<_>>().join(" ")
    };
    let help = |id, situation| does(words.with_help(id, &situation));
    let none = help("refusal-no-table", Situation::NoTable(Vec::new()));
    assert_eq!(none, "2.k.play.cards 2.k.play.dice 2.k.daily");
    let silent = Situation::NoTable(vec!["permission-send"]);
    assert_eq!(help("refusal-no-table", silent), "2.k.daily");
    assert_eq!(help("refusal-channel-gone", Situation::Astray), "2.k.board");
    assert_eq!(does(words.forged()), "2.k.board");
}

#[test]
fn commands_can_be_pressed_once_their_id_is_known() {
    for (language, opens) in [
        (Language::English, "</wizard play:9> opens a lobby"),
        (Language::German, "</wizard play:9> (`spielen`) öffnet eine Lobby"),
        (Language::French, "</wizard play:9> (`jouer`) ouvre un lobby"),
        (Language::Dutch, "</wizard play:9> (`spelen`) opent een lobby"),
    ] {
        let words = Words::of(language).with_command(Some(9));
        let help = words.help(&Situation::Astray).message().clone();
        check(&help);
        let text = help.embed.unwrap().description;
        assert!(text.contains(opens), "{text}");
        assert_eq!(text.matches("</wizard ").count(), 10, "each command can be pressed: {text}");
    }
}

#[test]
fn no_part_is_left_out_here() {
    let words = Words::english();
    for part in Part::VARIANTS {
        for game in GameKind::VARIANTS {
            check(words.help(&Situation::At(*part, *game)).message());
        }
    }
}

#[test]
fn where_the_bot_is_not_help_names_nothing_that_only_servers_have() {
    for language in Language::VARIANTS {
        let words = Words::of(*language);
        for part in Part::VARIANTS {
            let help = words.help_elsewhere(&Situation::At(*part, GameKind::Dice));
            let message = help.message();
            check(message);
            let text = &message.embed.as_ref().unwrap().description;
            assert!(text.contains(&words.say("elsewhere-help")), "{text}");
            for gone in ["bell", "leaderboard", "settings", "pause", "panel"] {
                assert!(!text.contains(&format!("/wizard {gone}")), "{text}");
            }
            for button in live(message) {
                assert!(button.press.works_elsewhere(), "{:?}", button.press);
            }
        }
    }
}
