//! The colors of the game's buttons: green is a result that is certain now and good, and no other
//! color says anything about the value of an answer.

use henge::features::press::{Draft, OwnPress};
use henge::rules::cards;
use henge::rules::dice::{Action, RollResult, Scoring, SeatView};
use henge::rules::{Action as OfAnyGame, OfGame};
use henge::view::{Button, ButtonState, Message, Style, Words};

use crate::view::dice_games::{page, people, play, seat_view, with_every_choice};
use crate::view::games::{card_table, in_card_games};

/// The buttons with answers, each with its answer.
fn answers(message: &Message) -> impl Iterator<Item = (&Button, OfAnyGame)> {
    let answer = |button: &Button| match button.press.own()? {
        (_, OwnPress::Answer { action, .. }) => Some(action),
        _ => None,
    };
    message.rows.iter().flatten().filter_map(move |button| Some((button, answer(button)?)))
}

/// The result of scoring like this now.
fn result(view: &SeatView, scoring: Scoring) -> RollResult {
    let offer = view.offer().expect("a roll lies there");
    match scoring {
        Scoring::Prediction => offer.prediction,
        Scoring::JesterScore => offer.jester_score.expect("a Jester Score may be had"),
    }
}

/// The only allowed color for this answer.
fn expected(view: &SeatView, action: Action) -> Style {
    match action {
        Action::Score(scoring) => {
            let result = result(view, scoring);
            let is_good = result.xs > 0 || result.jester_box().is_some();
            if is_good { Style::Success } else { Style::Secondary }
        }
        Action::Stay => Style::Secondary,
        Action::Turn(_)
        | Action::Predict(_)
        | Action::Strike(_)
        | Action::NameWizardColor(_)
        | Action::Roll(_) => Style::Primary,
    }
}

#[test]
fn at_dice_green_is_a_certain_good_result_and_nothing_else_is_colored_by_its_worth() {
    let words = Words::english();
    let (mut good, mut costly, mut kept) = (0, 0, 0);
    for deal in with_every_choice() {
        play(&words, deal, |table| {
            for user in people() {
                let Some(own) = table.private_view(user) else { continue };
                let view = seat_view(&own);
                let page = page(&words, table, user, &Draft::default());
                for (button, action) in answers(&page) {
                    let OfGame::Dice(action) = action else { panic!("a dice game") };
                    if button.state == ButtonState::Disabled {
                        // A used box shows its content; a disabled button is not advice.
                        assert_ne!(button.style, Style::Danger, "{button:?}");
                        continue;
                    }
                    let style = expected(view, action);
                    assert_eq!(button.style, style, "{action:?} {button:?}");
                    match (action, style) {
                        (Action::Score(_), Style::Success) => good += 1,
                        (Action::Score(_), _) => costly += 1,
                        _ => {}
                    }
                    kept += usize::from(button.label.starts_with('✓'));
                }
            }
        });
    }
    assert!(good > 20 && costly > 20 && kept > 20, "{good} {costly} {kept}");
}

#[test]
fn at_cards_only_trumps_have_a_color_of_their_own_whatever_a_card_may_be_worth() {
    let (mut played, mut predicted) = (0, 0);
    in_card_games(cards::Options::default(), |words, moment| {
        for view in moment.people() {
            let message = moment.own(words, &view);
            let live = answers(&message).filter(|(button, _)| button.state == ButtonState::Live);
            let live: Vec<_> = live.collect();
            let trump = card_table(&view).trump;
            for (button, action) in live {
                let OfGame::Cards(action) = action else { panic!("a card game") };
                let is_plain = match action {
                    cards::Action::Play(card) => card.suit().is_none() || card.suit() != trump,
                    cards::Action::Predict(_) | cards::Action::NameTrump(_) => false,
                };
                let style = if is_plain { Style::Secondary } else { Style::Primary };
                assert_eq!(button.style, style, "{action:?}");
                played += usize::from(matches!(action, cards::Action::Play(_)));
                predicted += usize::from(matches!(action, cards::Action::Predict(_)));
            }
        }
    });
    assert!(played > 100 && predicted > 100, "{played} {predicted}");
}
