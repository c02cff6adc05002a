//! Each lesson's deal teaches its topic, whatever the learner does. `HENGE_LESSONS=1 cargo test
//! --test it lessons:: -- --nocapture` prints suitable seeds if the rules or the computer players have
//! changed.

use henge::lesson::{Deal, Lesson, Progress, WrongAction};
use henge::rules::cards::{self, Card, CardSet, Hand, Suit};
use henge::rules::dice::{self, Color, DiceSet, Prediction, Scoring};
use henge::rules::games::GameKind;
use henge::rules::{Action, OfGame, SeatView};
use henge::table::{Person, UserId};
use strum::VariantArray as _;

/// Maximum number of actions in a lesson.
const MOST_DONE: usize = 6;
/// One of this number of ways to play a lesson is examined step by step. It is not a divisor of the
/// number of answers to any question.
const SOME: usize = 97;

fn seen(deal: &Deal, done: &[Action]) -> (SeatView, bool) {
    deal.seen(done).unwrap()
}

fn card_view(deal: &Deal, done: &[Action]) -> Box<cards::SeatView> {
    let OfGame::Cards(view) = seen(deal, done).0 else { panic!("a lesson of cards") };
    view
}

fn dice_view(deal: &Deal, done: &[Action]) -> Box<dice::SeatView> {
    let OfGame::Dice(view) = seen(deal, done).0 else { panic!("a lesson of dice") };
    view
}

/// Every legal action now.
fn answers(view: &SeatView) -> Vec<Action> {
    match view {
        OfGame::Cards(view) => {
            view.ask.iter().flat_map(cards::Ask::answers).map(Into::into).collect()
        }
        OfGame::Dice(view) => {
            view.ask.iter().flat_map(dice::Ask::answers).map(Into::into).collect()
        }
    }
}

/// The actions of every way to play the lesson to its end from here. Of the ways to roll dice, only
/// the one that rolls all missing dice is tried.
fn endings(deal: &Deal, done: &[Action]) -> Vec<Vec<Action>> {
    let (view, is_over) = seen(deal, done);
    if is_over {
        return vec![done.to_vec()];
    }
    let is_considered = |action: &Action| match (action, &view) {
        (OfGame::Dice(dice::Action::Roll(dice)), OfGame::Dice(view)) => *dice == missing(view),
        _ => true,
    };
    let considered: Vec<Action> = answers(&view).into_iter().filter(is_considered).collect();
    considered.into_iter().flat_map(|action| endings(deal, &[done, &[action]].concat())).collect()
}

/// The dice that do not count for the player's own prediction; all dice if all of them count.
fn missing(view: &dice::SeatView) -> DiceSet {
    let color = view.prediction.unwrap().color;
    let missing = DiceSet::ALL.minus(view.table.round.on_table().counting(color));
    if missing.is_empty() { DiceSet::ALL } else { missing }
}

/// Returns whether the prediction can still come true after these actions.
fn can_come_true(deal: &Deal, done: &[Action]) -> bool {
    endings(deal, done).iter().any(|done| {
        let view = card_view(deal, done);
        let round = view.table.sheet.last().unwrap();
        round.predictions[view.seat] == round.won[view.seat]
    })
}

fn hand(view: &cards::SeatView) -> CardSet {
    let Hand::Seen(hand) = view.hand else { panic!("one sees one's hand") };
    hand
}

fn predict(tricks: u8) -> Action {
    cards::Action::Predict(tricks).into()
}

/// The first requirement that a lesson's deal does not meet.
fn lacks(lesson: Lesson, deal: &Deal) -> Option<&'static str> {
    match lesson {
        Lesson::Predicting => lacks_predicting(deal),
        Lesson::Following => lacks_following(deal),
        Lesson::NamingTrump => lacks_naming_trump(deal),
        Lesson::Seer => lacks_seer(deal),
        Lesson::WizardColor => lacks_wizard_color(deal),
        Lesson::JesterScore => lacks_jester_score(deal),
    }
}

/// The deal must be one card, a high trump that wins the trick.
fn lacks_predicting(deal: &Deal) -> Option<&'static str> {
    let view = card_view(deal, &[]);
    let Some(Card::Suited(suit, rank)) = hand(&view).cards().next() else { return Some("a suit") };
    if hand(&view).len() != 1 || view.table.trump != Some(suit) || rank.number() < 10 {
        return Some("a high trump");
    }
    if view.table.named_by.is_some() {
        return Some("a trump that is turned up");
    }
    let wins = |said: u8| {
        let view = card_view(deal, &[predict(said)]);
        view.table.sheet.last().unwrap().won[view.seat] == 1
    };
    (!wins(0) || !wins(1)).then_some("a trump that wins")
}

/// The hand must have a Wizard, a Jester, a card of the suit that is led to the first trick, and
/// one that may not be played to it.
fn lacks_following(deal: &Deal) -> Option<&'static str> {
    let view = card_view(deal, &[]);
    let hand = hand(&view);
    if hand.count(Card::Wizard) != 1 || hand.count(Card::Jester) != 1 || hand.len() != 4 {
        return Some("a Wizard, a Jester and two other cards");
    }
    if view.table.trump.is_none() || view.table.named_by.is_some() {
        return Some("a trump that is turned up");
    }
    for said in 0..=4 {
        let view = card_view(deal, &[predict(said)]);
        let Some(cards::Ask::Play { playable }) = view.ask else {
            return Some("a card to be played");
        };
        let follows = |suit| !playable.and(CardSet::suit(suit)).is_empty();
        if !view.table.suit_to_follow.is_some_and(follows) || playable.len() != 3 {
            return Some("a suit to follow");
        }
        if view.table.suit_to_follow == view.table.trump {
            return Some("a suit to follow that is not trump");
        }
    }
    let both = [1, 2].iter().all(|said| can_come_true(deal, &[predict(*said)]));
    (!both).then_some("a way to make 1 and 2 come true")
}

/// The learner must name the trump suit, and hold three cards of one suit.
fn lacks_naming_trump(deal: &Deal) -> Option<&'static str> {
    let view = card_view(deal, &[]);
    if view.ask != Some(cards::Ask::NameTrump) {
        return Some("a Wizard that is turned up");
    }
    let hand = hand(&view);
    let is_long = |suit: &Suit| {
        let of_it = hand.and(CardSet::suit(*suit));
        let high = |card: Card| matches!(card, Card::Suited(_, rank) if rank.number() >= 11);
        of_it.len() == 3 && of_it.cards().any(high)
    };
    let Some(suit) = Suit::ALL.into_iter().find(is_long) else { return Some("a long suit") };
    let named: Action = cards::Action::NameTrump(suit).into();
    let said = card_view(deal, &[named]).table.said().unwrap();
    if !(1..=3).contains(&said) {
        return Some("predictions of the others");
    }
    let both = [2, 3].iter().all(|said| can_come_true(deal, &[named, predict(*said)]));
    (!both).then_some("a way to make 2 and 3 come true")
}

fn every_prediction(deal: &Deal) -> Vec<Action> {
    answers(&seen(deal, &[]).0)
}

fn said(view: &dice::SeatView) -> u8 {
    view.prediction.unwrap().number.get()
}

fn counts(view: &dice::SeatView) -> u8 {
    view.offer().unwrap().prediction.count
}

/// Another player must be the Seer and roll again if the learner stays. A prediction of one or two
/// must come true at once, and another one only later.
fn lacks_seer(deal: &Deal) -> Option<&'static str> {
    let stay: Action = dice::Action::Stay.into();
    let (mut at_once, mut later) = (false, false);
    for prediction in every_prediction(deal) {
        let first = dice_view(deal, &[prediction]);
        if !matches!(first.ask, Some(dice::Ask::StayOrScore { .. })) || first.table.round.roll != 1
        {
            return Some("a first roll to be decided on");
        }
        if first.table.round.dice.count(dice::Face::Jester) > 0 {
            return Some("a first roll without Jesters");
        }
        if first.seat == first.table.round.seer {
            return Some("another Seer");
        }
        let second = dice_view(deal, &[prediction, stay]);
        if second.table.round.roll < 2 {
            return Some("a second roll");
        }
        let is_small = said(&first) <= 2;
        at_once |= is_small && counts(&first) == said(&first);
        let hits = second.offer().is_some_and(|offer| offer.prediction.count == said(&second));
        later |= is_small && counts(&first) != said(&first) && hits;
    }
    (!at_once || !later).then_some("a hit at once, and one later")
}

/// Wizards must be on the table after the first roll, and a player who predicts three of a color
/// and rolls the missing dice must get them.
fn lacks_wizard_color(deal: &Deal) -> Option<&'static str> {
    let own: Action = dice::Action::NameWizardColor(None).into();
    for prediction in every_prediction(deal) {
        let view = dice_view(deal, &[prediction, own]);
        let wizards = view.table.round.dice.showing(dice::Face::Wizard).len();
        let jesters = view.table.round.dice.count(dice::Face::Jester);
        if !(1..=2).contains(&wizards) || jesters > 0 {
            return Some("a Wizard on the first roll, and no Jester");
        }
        if !matches!(view.ask, Some(dice::Ask::RollOrScore { .. })) {
            return Some("dice to be rolled");
        }
    }
    let number = dice::Number::new(3).unwrap();
    let hits = |color: &Color| {
        let mut done: Vec<Action> =
            vec![dice::Action::Predict(Prediction { number, color: *color }).into(), own];
        loop {
            let (view, is_over) = seen(deal, &done);
            let OfGame::Dice(view) = view else { panic!("a lesson of dice") };
            if is_over || counts(&view) > 3 {
                return false;
            }
            if counts(&view) == 3 {
                return view.table.round.roll > 1;
            }
            if !matches!(view.ask, Some(dice::Ask::RollOrScore { .. })) {
                return false;
            }
            done.push(dice::Action::Roll(missing(&view)).into());
        }
    };
    let hit = Color::ALL.into_iter().filter(hits).count();
    (hit < 2).then_some("three of a color, in two colors")
}

/// Two Jesters or more must be on the table after the first roll, and a player who misses must be
/// offered a Jester Score.
fn lacks_jester_score(deal: &Deal) -> Option<&'static str> {
    for prediction in every_prediction(deal) {
        let view = dice_view(deal, &[prediction]);
        if !matches!(view.ask, Some(dice::Ask::StayOrScore { .. })) {
            return Some("a first roll to be decided on");
        }
        let jesters = view.table.round.dice.showing(dice::Face::Jester).len();
        let is_offered = view.offer().unwrap().jester_score.is_some();
        let misses = counts(&view) != said(&view);
        if !(2..=3).contains(&jesters) || misses != is_offered {
            return Some("two Jesters, or three");
        }
    }
    None
}

#[test]
fn every_lesson_is_dealt_what_it_teaches() {
    if std::env::var_os("HENGE_LESSONS").is_some() {
        for lesson in Lesson::VARIANTS {
            let would_do = |luck: &u32| lacks(*lesson, &Deal::with_luck(*lesson, *luck)).is_none();
            println!("{}: {:?}", lesson.word(), (0..200_000).find(would_do));
        }
    }
    for lesson in Lesson::VARIANTS {
        assert_eq!(lacks(*lesson, &Deal::of(*lesson)), None, "{}", lesson.word());
    }
}

#[test]
fn every_lesson_ends_before_its_buttons_are_full() {
    for lesson in Lesson::VARIANTS {
        let endings = endings(&Deal::of(*lesson), &[]);
        let longest = endings.iter().map(Vec::len).max().unwrap();
        assert!(longest <= MOST_DONE, "{longest} in {}", lesson.word());
        for done in endings.into_iter().step_by(SOME) {
            let learner = Person { id: UserId::new(1), name: "Ada".to_owned() };
            let progress =
                done.iter().try_fold(Progress::start(*lesson), |one, next| one.with(*next));
            assert!(progress.unwrap().look(&learner).unwrap().stars.is_some());
        }
    }
}

#[test]
fn lessons_come_in_their_order() {
    for game in GameKind::VARIANTS {
        let lessons: Vec<Lesson> = Lesson::of(*game).collect();
        assert_eq!((lessons.len(), lessons[0]), (3, Lesson::first(*game)));
        for (number, lesson) in (1..).zip(&lessons) {
            assert_eq!((lesson.number(), lesson.next()), (number, lessons.get(number).copied()));
        }
    }
}

#[test]
fn what_is_not_possible_is_refused_where_it_stands() {
    let deal = Deal::of(Lesson::Following);
    let not_held: Action = cards::Action::Play("B1".parse().unwrap()).into();
    assert!(matches!(deal.seen(&[predict(9)]), Err(WrongAction::Refused(_))));
    assert!(matches!(deal.seen(&[not_held]), Err(WrongAction::Refused(_))));
    assert_eq!(deal.seen(&[predict(9), predict(1)]).unwrap_err(), WrongAction::Impossible);
    let stay: Action = dice::Action::Score(Scoring::Prediction).into();
    assert_eq!(deal.seen(&[stay]).unwrap_err(), WrongAction::Impossible);
    let over = endings(&deal, &[predict(1)]).swap_remove(0);
    let beyond = [over, vec![predict(1)]].concat();
    assert_eq!(deal.seen(&beyond).unwrap_err(), WrongAction::Impossible);
}
