//! A hint names legal actions, and appears only if it is wanted and something is asked.

use henge::computer::advice::advice;
use henge::rules::{Options, cards, dice};
use henge::table::PrivateView;
use henge::view::Words;

use crate::view::check::check;
use crate::view::games::{Moment, lobby, play};

/// Some combinations of options of both games.
fn tables() -> impl Iterator<Item = (Options, usize)> {
    let short = cards::Options { rounds: cards::Rounds::Short, ..cards::Options::default() };
    let blind = cards::Options { clairvoyance: cards::Clairvoyance::EveryRound, ..short };
    let secret = cards::Options { bidding: cards::Bidding::Secret, ..short };
    let magic = dice::Options { magic_cards: true, ..dice::Options::default() };
    let of_cards = [short, blind, secret].map(|options| (Options::Cards(options), 3));
    let of_dice = [magic, dice::Options::default()].map(|options| (Options::Dice(options), 3));
    of_cards.into_iter().chain(of_dice)
}

fn check_hint(words: &Words, moment: &Moment, view: &PrivateView) -> bool {
    let without = moment.own(words, view);
    let hinted = PrivateView { wants_hints: true, ..view.clone() };
    let with = moment.own(words, &hinted);
    check(&with);
    let actions = advice(&view.game);
    let (with, without) = (with.content, without.content);
    let without: Vec<&str> = without.lines().collect();
    let (hints, others): (Vec<&str>, Vec<&str>) =
        with.lines().partition(|line| !without.contains(line));
    assert_eq!(others, without, "a hint leaves everything else as it is");
    let line = hints.join("\n");
    assert_eq!(line.is_empty(), actions.is_empty(), "{line} for {actions:?}");
    let of_it = words.possible(view).into_iter().filter(|offered| {
        actions.iter().any(|action| {
            matches!(offered.press, henge::features::press::OwnPress::Answer { action: of, .. } if of == *action)
        })
    });
    let named: Vec<String> = of_it.map(|offered| offered.text).collect();
    assert_eq!(named.len(), actions.len(), "a hint is something that is offered: {actions:?}");
    // What is done appears once, and what it is done with or to each time.
    let is_named = |name: &String| {
        let mut words = name.match_indices(' ').map(|(at, _)| name.split_at(at));
        line.contains(name) || words.any(|(what, of)| line.contains(what) && line.contains(of))
    };
    assert!(named.iter().all(is_named), "{line} names not all of {named:?}");
    !actions.is_empty()
}

#[test]
fn a_hint_names_what_may_be_done_wherever_something_is_asked() {
    let words = Words::english();
    for (number, (options, seats)) in (0..).zip(tables()) {
        let mut hints = 0;
        let names = &["Ada", "Ben", "Cy"][..seats];
        play(&words, &lobby(options, names, 0, number), number, |moment| {
            for view in moment.people() {
                hints += usize::from(check_hint(&words, moment, &view));
            }
        });
        assert!(hints > 20, "{options:?}: {hints}");
    }
}
