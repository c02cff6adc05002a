//! The Seer's marks: the dice that miss are marked from the start, a press sets or removes one
//! mark, and marks of an older roll have no effect.

use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::rules::dice::{Action, DiceSet, Die, Intention, Rolling};
use henge::rules::{self, SeenPrediction};
use henge::table::{Table, UserId};
use henge::view::{Button, ButtonState, Message, Style, Words};

use crate::view::dice_games::{
    answer, game, live, page, people, play, seat_view, with_magic_cards,
};

/// The Seer, if a person, with the dice that they may roll, and the dice that miss their
/// prediction.
fn seer(table: &Table) -> Option<(UserId, Rolling, DiceSet)> {
    people().find_map(|user| {
        let own = table.private_view(user)?;
        let view = seat_view(&own);
        let rolling = view.may_answer?.rolling()?;
        let lying = view.table.round.on_table();
        let counting = view.prediction.map(|of| lying.counting(of.color)).unwrap_or_default();
        Some((user, rolling, rolling.dice.minus(counting)))
    })
}

/// The buttons of the seven dice.
fn toggles(page: &Message) -> Vec<&Button> {
    page.rows.iter().flatten().take(Die::COUNT).collect()
}

fn marked(page: &Message) -> DiceSet {
    let is_marked = |(_, button): &(Die, &Button)| button.style == Style::Primary;
    Die::all().zip(toggles(page)).filter(is_marked).map(|(die, _)| die).collect()
}

/// The page after a press on the button of this die.
fn toggled(words: &Words, table: &Table, user: UserId, on: &Message, die: Die) -> Message {
    match &toggles(on)[die.index()].press {
        Press::Own(_, draft, OwnPress::Show(Screen::Hand)) => page(words, table, user, draft),
        other => panic!("{other:?} is no toggle"),
    }
}

/// Calls `look` at every moment of some games at which the Seer may roll.
fn whenever_the_seer_may_roll(look: impl Fn(&Words, &Table, UserId, Rolling, DiceSet)) {
    let words = Words::english();
    for deal in with_magic_cards() {
        play(&words, deal, |table| {
            if let Some((user, rolling, missing)) = seer(table) {
                look(&words, table, user, rolling, missing);
            }
        });
    }
}

#[test]
fn a_press_sets_one_mark_or_takes_it_away() {
    whenever_the_seer_may_roll(|words, table, user, rolling, _| {
        let shown = page(words, table, user, &Draft::default());
        for die in Die::all() {
            if !rolling.dice.has(die) {
                let frozen = toggles(&shown)[die.index()];
                assert_eq!(frozen.state, ButtonState::Disabled);
                assert!(frozen.label.contains('🔒'), "{}", frozen.label);
                continue;
            }
            let once = toggled(words, table, user, &shown, die);
            assert_ne!(marked(&once).has(die), marked(&shown).has(die));
            let others = |dice: DiceSet| dice.minus(std::iter::once(die).collect());
            assert_eq!(others(marked(&once)), others(marked(&shown)));
            let twice = toggled(words, table, user, &once, die);
            assert_eq!(marked(&twice), marked(&shown));
        }
    });
}

#[test]
fn the_dice_that_miss_are_marked_already_and_then_those_that_were_chosen() {
    whenever_the_seer_may_roll(|words, table, user, _, missing| {
        let own = table.private_view(user).unwrap();
        let view = seat_view(&own);
        let expected = match view.table.intentions[view.seat] {
            Some(Intention::Roll(dice)) => dice,
            Some(Intention::Stay | Intention::Score(_)) | None => missing,
        };
        assert_eq!(marked(&page(words, table, user, &Draft::default())), expected);
    });
}

#[test]
fn marks_of_this_roll_mean_nothing_for_the_next() {
    whenever_the_seer_may_roll(|words, table, user, rolling, _| {
        let die = rolling.dice.dice().next().unwrap();
        let shown = page(words, table, user, &Draft::default());
        let Press::Own(_, draft, _) = &toggles(&shown)[die.index()].press else { return };
        let Ok(rolled) = answer(table, user, Action::Roll(rolling.dice)) else { panic!("a roll") };
        let question = |table: &Table| table.private_view(user).map(|own| own.question);
        if question(&rolled) == question(table) || seer(&rolled).is_none_or(|next| next.0 != user) {
            return;
        }
        let fresh = page(words, &rolled, user, &Draft::default());
        assert_eq!(marked(&page(words, &rolled, user, draft)), marked(&fresh));
    });
}

#[test]
fn the_marked_dice_are_rolled_and_too_few_are_not() {
    whenever_the_seer_may_roll(|words, table, user, rolling, _| {
        let mut shown = page(words, table, user, &Draft::default());
        for die in rolling.dice.dice() {
            let enough = marked(&shown).len() >= usize::from(rolling.at_least);
            let rolls: Vec<DiceSet> =
                live(&shown).into_iter().filter_map(|press| dice_rolled(&press)).collect();
            assert_eq!(rolls, if enough { vec![marked(&shown)] } else { Vec::new() });
            shown = toggled(words, table, user, &shown, die);
        }
    });
}

#[test]
fn the_dice_that_count_for_the_seers_open_prediction_are_lit_for_everybody() {
    let words = Words::english();
    let (mut lit_rows, mut dark_rows) = (0, 0);
    for deal in with_magic_cards() {
        play(&words, deal, |table| {
            let (_, view) = game(table);
            let open = match view.predictions[view.round.seer] {
                SeenPrediction::Shown(of) => view.round.wizards.map(|_| of.color),
                SeenPrediction::Covered | SeenPrediction::NotMade => None,
            };
            if view.round.roll == 0 || table.is_over() {
                return;
            }
            let lit = open.map(|color| view.round.on_table().counting(color)).unwrap_or_default();
            let shown = words.table(&table.public_view());
            let alt = shown.pictured().unwrap().picture.alt();
            assert_eq!(alt.contains("Dice that count for "), !lit.is_empty(), "{alt}");
            let sees = |user| table.private_view(user).is_some();
            let counts = |of| view.round.on_table().counting(of);
            let pages = people().filter(|user| sees(*user)).map(|user| {
                let text = page(&words, table, user, &Draft::default()).content;
                let own = seat_view(&table.private_view(user).unwrap()).prediction;
                let settled = own.filter(|_| view.round.wizards.is_some());
                (text, settled.map(|of| counts(of.color)).unwrap_or_default())
            });
            for (text, lit) in pages.chain([(shown.message().content.clone(), lit)]) {
                let mut rows = text.lines().map(|line| line.trim_start_matches(['#', ' ']));
                let row = rows.find(|row| row.matches('\u{2009}').count() == Die::COUNT - 1);
                for (die, face) in Die::all().zip(row.unwrap().split('\u{2009}')) {
                    let is_lit = face.starts_with("__") && face.ends_with("__");
                    assert_eq!(is_lit, lit.has(die), "{face} in {text}");
                }
                *if lit.is_empty() { &mut dark_rows } else { &mut lit_rows } += 1;
            }
        });
    }
    assert!(lit_rows > 100 && dark_rows > 0, "{lit_rows}, {dark_rows}");
}

fn dice_rolled(press: &Press) -> Option<DiceSet> {
    let Press::Own(_, _, OwnPress::Answer { action, .. }) = press else { return None };
    let rules::Action::Dice(Action::Roll(dice)) = action else { return None };
    Some(*dice)
}
