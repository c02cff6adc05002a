//! Leaks planted on purpose: the search finds each of them.

use henge::discord::wire;
use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::picture::{Caption, CardCaptions, CardTable, Picture, Scene, Seated};
use henge::rules::cards::{Bidding, Card, CardSet, Clairvoyance};
use henge::rules::dice::{self, Die};
use henge::rules::{Action, SeenPrediction, TableView};
use henge::table::{Spectacle, Step, Table, TableId, Titles, UserId};
use henge::view::Words;

use crate::leaks::games::{
    Setup, act, begun, card_seat, card_setups, dice_seat, dice_setups, hands, people, seats,
};
use crate::leaks::search::find_leak;
use crate::leaks::sent::{OFFERED, Outcome, Sent, THE_FORM, THE_PANEL, THE_REMINDER, WhatIsSent};

/// Everything that is sent, and the leak in addition.
fn with(leak: impl Fn(&Table, Option<UserId>) -> Option<String> + 'static) -> Box<WhatIsSent> {
    Box::new(move |words, table, viewer| {
        let mut sent = Sent::everything(words, table, viewer);
        if let Some(leak) = leak(table, viewer) {
            sent.add("planted", leak);
        }
        sent
    })
}

/// Everything that is sent, but the steps of accepted presses are changed if somebody holds a
/// Wizard.
fn with_steps(change: impl Fn(&mut Step) + 'static) -> Box<WhatIsSent> {
    Box::new(move |words, table, viewer| {
        let mut sent = Sent::everything(words, table, viewer);
        for (_, outcome) in &mut sent.outcomes {
            if let Outcome::Accepted(step) = outcome
                && somebody_holds_a_wizard(table)
            {
                change(step);
            }
        }
        sent
    })
}

fn somebody_holds_a_wizard(table: &Table) -> bool {
    hands(table).iter().any(|(_, hand)| hand.has(Card::Wizard))
}

/// Checks that the search finds the leak in card games for three players, among those in which it
/// can show.
#[track_caller]
fn check_found(leak: &WhatIsSent, shows: impl Fn(&Setup) -> bool) {
    let setups = card_setups(seats(3), 3).filter(shows);
    assert!(find_leak(setups, leak).is_some(), "the search finds nothing");
}

/// Checks that the search finds the leak in dice games with Magic Cards.
#[track_caller]
fn check_found_with_dice(leak: &WhatIsSent) {
    assert!(find_leak(dice_setups(seats(3), 2), leak).is_some(), "the search finds nothing");
}

fn bidding(setup: &Setup) -> Option<Bidding> {
    setup.cards().map(|options| options.bidding)
}

fn clairvoyance(setup: &Setup) -> Option<Clairvoyance> {
    setup.cards().map(|options| options.clairvoyance)
}

#[test]
fn the_number_of_wizards_in_the_first_hand_odd_or_even() {
    let leak = with(|table, _| {
        let (_, hand) = *hands(table).first()?;
        Some(format!("{}", hand.count(Card::Wizard) % 2))
    });
    check_found(&*leak, |_| true);
}

/// The table's picture with everybody's predictions in it, covered or not.
fn picture_without_covers(table: &Table) -> Option<String> {
    let Some(TableView::Cards(view)) = table.public_view().board().map(|board| board.game.clone())
    else {
        return None;
    };
    let mut view = *view;
    for own in people(table).into_iter().filter_map(|user| card_seat(table, user)) {
        if let Some(tricks) = own.prediction {
            view.predictions[own.seat] = SeenPrediction::Shown(tricks);
        }
    }
    let nothing = || Caption { id: String::new(), text: String::new() };
    let [round, trump, said, won, total] = [(); 5].map(|()| nothing());
    let captions = CardCaptions { round, trump, said, won, total };
    let nobody = Seated { name: String::new(), is_computer: false, says: None };
    let players = vec![nobody; view.seats.get()];
    let scene = Scene::Cards(Box::new(CardTable { view, players, captions }));
    Some(hex::encode(Picture::new(scene, String::new()).png().ok()?))
}

#[test]
fn a_covered_prediction_in_a_picture() {
    let leak = with(|table, _| picture_without_covers(table));
    check_found(&*leak, |setup| bidding(setup) == Some(Bidding::Covered));
}

#[test]
fn names_in_the_order_of_hidden_cards() {
    let leak = with(|table, _| {
        let mut hands = hands(table);
        hands.sort_by_key(|(_, hand)| hand.and(CardSet::wizards_and_jesters()).len());
        Some(format!("{:?}", hands.into_iter().map(|(seat, _)| seat).collect::<Vec<_>>()))
    });
    check_found(&*leak, |_| true);
}

#[test]
fn a_title_that_depends_on_a_hidden_hand() {
    let leak = with(|table, _| {
        let mut view = table.public_view();
        if somebody_holds_a_wizard(table) {
            view.titles = Titles::default();
        }
        Some(wire(Words::english().table(&view).message()).unwrap())
    });
    check_found(&*leak, |_| true);
}

#[test]
fn a_reaction_that_lasts_as_long_as_somebody_holds_a_wizard() {
    let leak = |words: &Words, table: &Table, viewer| {
        let mut sent = Sent::everything(words, table, viewer);
        if somebody_holds_a_wizard(table) {
            sent.bubbles.clear();
        }
        sent
    };
    check_found(&leak, |_| true);
}

/// One bit: whether the last person's prediction is above zero.
fn a_prediction(table: &Table, _: Option<UserId>) -> Option<String> {
    let view = card_seat(table, *people(table).last()?)?;
    Some((view.prediction? > 0).to_string())
}

#[test]
fn a_covered_prediction() {
    check_found(&*with(a_prediction), |setup| bidding(setup) == Some(Bidding::Covered));
}

#[test]
fn a_secret_prediction() {
    check_found(&*with(a_prediction), |setup| bidding(setup) == Some(Bidding::Secret));
}

#[test]
fn an_open_prediction_is_no_leak() {
    let setups = card_setups(seats(3), 1).filter(|setup| bidding(setup) == Some(Bidding::Open));
    assert_eq!(find_leak(setups.take(20), &*with(a_prediction)), None);
}

#[test]
fn a_byte_of_the_secret() {
    check_found(&*with(|table, _| Some(table.secret.open()[0].to_string())), |_| true);
}

#[test]
fn ones_own_hand_held_outward() {
    let leak = with(|table, viewer| {
        let own = card_seat(table, viewer?)?;
        let (_, hand) = *hands(table).iter().find(|(seat, _)| *seat == own.seat)?;
        Some(format!("{hand:?}"))
    });
    check_found(&*leak, |setup| clairvoyance(setup) == Some(Clairvoyance::EveryRound));
    let setups = card_setups(seats(3), 1);
    let setups = setups.filter(|setup| clairvoyance(setup) == Some(Clairvoyance::Off));
    assert_eq!(find_leak(setups.take(20), &*leak), None);
}

#[test]
fn the_others_hands_to_one_who_only_looks_on() {
    let leak = with(|table, viewer| viewer.is_none().then(|| format!("{:?}", hands(table))));
    check_found(&*leak, |setup| clairvoyance(setup) == Some(Clairvoyance::EveryRound));
}

#[test]
fn a_refusal_that_differs() {
    let leak = with(|table, _| {
        let held = somebody_holds_a_wizard(table);
        Some(if held { "It is not your turn." } else { "Not now." }.to_owned())
    });
    check_found(&*leak, |_| true);
}

#[test]
fn a_press_that_is_refused_because_of_a_hidden_card() {
    let leak: Box<WhatIsSent> = Box::new(|words, table, viewer| {
        let mut sent = Sent::everything(words, table, viewer);
        for (_, outcome) in &mut sent.outcomes {
            if matches!(outcome, Outcome::Accepted(_)) && somebody_holds_a_wizard(table) {
                *outcome = Outcome::Refused("Not now.".into());
            }
        }
        sent
    });
    check_found(&*leak, |_| true);
}

#[test]
fn a_table_that_looks_another_way_after_a_press() {
    let leak = with_steps(|step| step.table.id = TableId::new(6));
    check_found(&*leak, |_| true);
}

#[test]
fn a_move_that_stands_longer() {
    let leak = with_steps(|step| step.spectacle = Some(Spectacle::Roll));
    check_found(&*leak, |_| true);
}

#[test]
fn a_draft_that_knows_a_hidden_card() {
    let leak = with(|table, viewer| {
        let own = card_seat(table, viewer?)?;
        let (_, hidden) = hands(table).into_iter().find(|(seat, _)| *seat != own.seat)?;
        let draft = Draft::new(&hidden.nth(0)?.to_string())?;
        Some(Press::Own(table.id, draft, OwnPress::Show(Screen::Hand)).text())
    });
    check_found(&*leak, |_| true);
}

#[test]
fn the_order_of_own_messages() {
    let leak = with(|table, _| {
        let mut people = people(table);
        people.sort_by_cached_key(|user| {
            let hand = card_seat(table, *user)
                .and_then(|own| hands(table).into_iter().find(|(seat, _)| *seat == own.seat));
            hand.map(|(_, hand)| hand.cards().collect::<Vec<_>>())
        });
        Some(format!("own messages go to {people:?}"))
    });
    check_found(&*leak, |_| true);
}

#[test]
fn the_eyes_of_another_seat() {
    let leak = with(|table, viewer| {
        let other = people(table).into_iter().find(|user| Some(*user) != viewer)?;
        let shown = Words::english().through_eyes(&table.private_view(other)?.watched(), &[]);
        Some(wire(shown.message()).unwrap())
    });
    check_found(&*leak, |_| true);
}

#[test]
fn a_private_follow_up_at_the_beginning() {
    let leak = with(|table, _| {
        table.lobby().ok()?;
        let begun = begun(table).table;
        let holds_a_wizard = |user: &UserId| {
            let own = card_seat(&begun, *user).map(|own| own.seat);
            let mut hands = hands(&begun).into_iter();
            hands.any(|(seat, hand)| Some(seat) == own && hand.has(Card::Wizard))
        };
        let told: Vec<UserId> = people(&begun).into_iter().filter(holds_a_wizard).collect();
        Some(format!("own messages go to {told:?}"))
    });
    check_found(&*leak, |_| true);
}

#[test]
fn one_message_more() {
    let leak = with(|table, _| {
        let (_, hand) = *hands(table).last()?;
        hand.has(Card::Jester).then(String::new)
    });
    check_found(&*leak, |_| true);
}

#[test]
fn the_color_of_an_unseen_prediction() {
    check_found_with_dice(&*with(|table, _| {
        let view = dice_seat(table, *people(table).last()?)?;
        Some(format!("{:?}", view.prediction?.color))
    }));
}

#[test]
fn the_first_die_of_the_coming_roll() {
    check_found_with_dice(&*with(|table, _| {
        let seer = people(table).into_iter().find(|user| {
            dice_seat(table, *user).is_some_and(|view| {
                matches!(view.ask, Some(dice::Ask::Roll(_) | dice::Ask::RollOrScore { .. }))
            })
        })?;
        let roll = Action::Dice(dice::Action::Roll(Die::all().collect()));
        let rolled = act(table, seer, roll)?;
        let view = dice_seat(&rolled, seer)?;
        Some(format!("{:?}", view.table.round.dice))
    }));
}

#[test]
fn a_byte_of_the_secret_of_a_dice_game() {
    check_found_with_dice(&*with(|table, _| Some(table.secret.open()[31].to_string())));
}

/// Everything that is sent, but messages with this name are reversed if somebody holds a Wizard.
fn turned_round(name: &'static str) -> Box<WhatIsSent> {
    Box::new(move |words, table, viewer| {
        let mut sent = Sent::everything(words, table, viewer);
        for (of, what) in &mut sent.messages {
            if of.starts_with(name) && somebody_holds_a_wizard(table) {
                *what = what.chars().rev().collect();
            }
        }
        sent
    })
}

#[test]
fn the_order_of_what_is_offered_to_who_types() {
    check_found(&*turned_round(OFFERED), |_| true);
}

#[test]
fn a_call_that_differs() {
    check_found(&*turned_round(THE_REMINDER), |_| true);
}

#[test]
fn a_panel_that_differs() {
    check_found(&*turned_round(THE_PANEL), |_| true);
}

#[test]
fn a_form_that_differs() {
    check_found(&*turned_round(THE_FORM), |_| true);
}

#[test]
fn whom_the_game_does_not_wait_for_reminded_because_of_their_cards() {
    let leak: Box<WhatIsSent> = Box::new(|words, table, viewer| {
        let mut sent = Sent::everything(words, table, viewer);
        let people = people(table);
        let reminded = people.iter().take(1 + usize::from(somebody_holds_a_wizard(table)));
        let reminded: Vec<_> = reminded.copied().collect();
        let message = words.reminding(&table.public_view(), &reminded);
        sent.add(THE_REMINDER, format!("{message:?}"));
        sent
    });
    check_found(&*leak, |_| true);
}
