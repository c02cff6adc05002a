//! A hint is one press away wherever something is asked, names a legal action and says why. It
//! appears only where it is asked for and allowed.

use std::collections::BTreeMap;

use henge::computer::hint::{Hint, Why, hint};
use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::language::Language;
use henge::rules::{Action, Options, cards, dice};
use henge::table::PrivateView;
use henge::view::{ButtonState, Message, Words};
use strum::VariantArray as _;

use crate::view::check::check;
use crate::view::games::{Moment, lobby, play, user};

/// Some combinations of options of both games.
fn tables() -> impl Iterator<Item = (Options, usize)> {
    let short = cards::Options { rounds: cards::Rounds::Short, ..cards::Options::default() };
    let blind = cards::Options { clairvoyance: cards::Clairvoyance::EveryRound, ..short };
    let secret = cards::Options { bidding: cards::Bidding::Secret, ..short };
    let long = cards::Options::default();
    let magic = dice::Options { magic_cards: true, ..dice::Options::default() };
    let of_cards = [short, blind, secret, long].map(|options| (Options::Cards(options), 3));
    let of_dice = [magic, dice::Options::default()].map(|options| (Options::Dice(options), 3));
    of_cards.into_iter().chain(of_dice)
}

/// Plays games at those of these tables whose numbers have this remainder, where hints are allowed, and
/// calls `look` with each view.
fn look_at_tables(
    words: &Words,
    (remainder, divisor): (u64, u64),
    mut look: impl FnMut(&Moment, &PrivateView, &Draft),
) {
    let numbered = (0..).zip(tables()).filter(|(number, _)| number % divisor == remainder);
    for (number, (options, seats)) in numbered {
        let mut lobby = lobby(options, &["Ada", "Ben", "Cy"][..seats], 0, number);
        lobby.hints = true;
        play(words, &lobby, number, |moment| {
            for view in moment.people() {
                let draft = moment.drafts.get(&user(&view)).cloned().unwrap_or_default();
                look(moment, &view, &draft);
            }
        });
    }
}

/// The state of the button for a hint on a private message.
fn button(message: &Message) -> Option<ButtonState> {
    let mut buttons = message.rows.iter().flatten();
    let is_for_a_hint =
        |press: &Press| matches!(press, Press::Own(_, _, OwnPress::Show(Screen::Hints)));
    Some(buttons.find(|button| is_for_a_hint(&button.press))?.state)
}

/// The line that a hint adds to a private message.
fn added(without: &Message, with: &Message) -> String {
    let without: Vec<&str> = without.content.lines().collect();
    let (hint, others): (Vec<&str>, Vec<&str>) =
        with.content.lines().partition(|line| !without.contains(line));
    assert_eq!(others, without, "a hint leaves everything else as it is");
    hint.join("\n")
}

#[test]
fn a_hint_is_one_press_away_wherever_something_is_asked() {
    let words = Words::english();
    let mut hints = 0;
    look_at_tables(&words, (0, 1), |moment, view, draft| {
        let hand = moment.own(&words, view);
        let hinted = words.own(view, Screen::Hints, draft);
        check(hinted.message());
        let is_asked = hint(&view.game).is_some();
        let presses = |message: &Message| -> Vec<Press> {
            message.rows.iter().flatten().map(|button| button.press.clone()).collect()
        };
        assert_eq!(presses(&hand), presses(hinted.message()), "every button keeps its place");
        assert_eq!(added(&hand, hinted.message()).is_empty(), !is_asked);
        assert_eq!(button(&hand), is_asked.then_some(ButtonState::Live));
        assert_eq!(button(hinted.message()), is_asked.then_some(ButtonState::Disabled));
        hints += u32::from(is_asked);
        let wanted = PrivateView { wants_hints: true, ..view.clone() };
        let always = words.own(&wanted, Screen::Hand, draft);
        assert_eq!(added(&hand, always.message()).is_empty(), !is_asked);
        let mut forbidden = wanted;
        forbidden.table.hints = false;
        let never = words.own(&forbidden, Screen::Hints, draft);
        assert!(never.message().content == hand.content && button(never.message()).is_none());
    });
    assert!(hints > 500, "{hints}");
}

#[test]
fn a_hint_names_a_move_that_is_offered_and_says_why_in_every_language() {
    let mut kinds = BTreeMap::<String, u32>::new();
    for (number, language) in (0..).zip(Language::VARIANTS) {
        let words = Words::of(*language);
        look_at_tables(&words, (number % 2, 2), |moment, view, draft| {
            let Some(Hint { action, why }) = hint(&view.game) else { return };
            let line =
                added(&moment.own(&words, view), words.own(view, Screen::Hints, draft).message());
            let is_it = |press: OwnPress| matches!(press, OwnPress::Answer { action: of, .. } if of == action);
            let possible = words.possible(view);
            let offered = possible.into_iter().find(|offered| is_it(offered.press));
            let named = offered.expect("a hint is something that is offered").text;
            assert!(line.contains(&named), "{line} does not name {named}");
            *kinds.entry(name_of(why)).or_default() += 1;
            if why.is_some() {
                assert!(line.len() > named.len() + 30, "{line} does not say why");
            }
        });
    }
    println!("{kinds:?}");
    for kind in ["Reason", "Chance", "Worth", "Forced", "Hit", "Miss", "JesterScore", "Box"] {
        assert!(kinds.contains_key(kind), "{kind} was never given: {kinds:?}");
    }
    assert!(kinds.get("None").is_none_or(|count| *count < 40), "{kinds:?}");
}

fn name_of(why: Option<Why>) -> String {
    let all = why.map_or_else(|| "None".to_owned(), |why| format!("{why:?}"));
    let end = all.find([' ', '(', '{']).unwrap_or(all.len());
    all[..end].to_owned()
}

#[test]
fn who_wants_no_trick_is_told_so() {
    let words = Words::english();
    let mut lines = Vec::new();
    look_at_tables(&words, (0, 1), |moment, view, draft| {
        if let Some(Hint { why: Some(Why::Reason(_)), action: Action::Cards(_) }) = hint(&view.game)
        {
            let hinted = words.own(view, Screen::Hints, draft);
            lines.push(added(&moment.own(&words, view), hinted.message()));
        }
    });
    let no_trick = lines.iter().find(|line| line.contains("you want no trick; "));
    assert!(no_trick.is_some_and(|line| line.starts_with("🎓 A master would play ")), "{lines:?}");
}
