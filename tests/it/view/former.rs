//! A person whose data was deleted appears as "a former player" wherever their name would, in every
//! message of both games.

use henge::features::press::Screen;
use henge::rules::{Options, cards, dice};
use henge::table::{Person, Player, PublicStage, PublicView, UserId};
use henge::view::{Message, PublicMessage, Words};

use crate::view::check::check;
use crate::view::games::{Moment, lobby, play};

const CALLED: &str = "a former player";

/// Removes the name from the second person's seats in a view.
fn without_ben(view: &mut PublicView) {
    let (PublicStage::Playing(board) | PublicStage::Over { board, .. }) = &mut view.stage else {
        panic!("a game is played");
    };
    for player in &mut board.players {
        if let Player::Person(person) | Player::StandIn { left: person, .. } = player
            && person.name == "Benedikta"
        {
            *person = Person { id: UserId::new(u64::MAX - 7), name: String::new() };
        }
    }
}

/// The whole text of a message.
fn said(message: &Message) -> String {
    let embed = message.embed.iter().flat_map(|embed| {
        let fields = embed.fields.iter().flat_map(|field| [&field.name, &field.value]);
        [&embed.title, &embed.description, &embed.footer].into_iter().chain(fields)
    });
    let texts = std::iter::once(&message.content).chain(embed).map(String::as_str);
    texts.collect::<Vec<_>>().join("\n")
}

fn check_moment(words: &Words, moment: &Moment) {
    let mut view = moment.table.public_view();
    without_ben(&mut view);
    let table = words.table(&view);
    let result = words.result(&view);
    let scores = words.onlooker(&view, Screen::Scores);
    let pictured = table.pictured();
    let alt = pictured.map(|pictured| pictured.picture.alt());
    let mut all = vec![table.message(), scores.message()];
    all.extend(pictured.map(|pictured| &pictured.message));
    all.extend(result.as_ref().map(PublicMessage::message));
    for message in &all {
        check(message);
        assert!(!said(message).contains('\u{fdd0}'), "{}", said(message));
        assert!(!message.mentions.contains(&UserId::new(u64::MAX - 7)));
    }
    // The name may be cut in columns.
    assert!(all.iter().any(|message| said(message).contains(&CALLED[..6])), "{all:#?}");
    if let Some(alt) = alt {
        assert!(alt.contains(CALLED) && !alt.contains('\u{fdd0}'), "{alt}");
    }
    for mut own in moment.people() {
        without_ben(&mut own.table);
        let hand = moment.own(words, &own);
        check(&hand);
        assert!(!said(&hand).contains('\u{fdd0}'), "{}", said(&hand));
    }
}

fn check_games(options: Options) {
    let words = Words::english();
    for number in 0..3 {
        let lobby = lobby(options, &["Ada", "Benedikta", "Cy"], 1, number);
        play(&words, &lobby, number, |moment| check_moment(&words, moment));
    }
}

#[test]
fn in_card_games() {
    let short = cards::Options { rounds: cards::Rounds::Short, ..cards::Options::default() };
    check_games(short.into());
}

#[test]
fn in_dice_games() {
    check_games(dice::Options { magic_cards: true, ..dice::Options::default() }.into());
}
