//! The reasons that a review gives are true of the position, and tell the two choices apart. They
//! are proved on the positions of random games: by playing tricks out in every way that the hands
//! allow, and by counting the cards again.

use std::collections::BTreeMap;

use henge::computer::Level;
use henge::computer::reasons::{Aim, Play, Predict, Reason, Reasoned as _};
use henge::history::{At, Replay, SeenBy};
use henge::rules::cards::trick::{Ranking, Trick};
use henge::rules::cards::{Action, Ask, Card, CardSet, Hand, SeatView, Suit};
use henge::rules::{OfGame, Options, Seat, SeenPrediction, cards};

use crate::history::played::{Played, names};
use crate::seed::Seed;

/// The numbers of reasons that were proved, by their names.
type Proved = BTreeMap<String, usize>;

fn count(proved: &mut Proved, fact: &impl std::fmt::Debug) {
    let name = format!("{fact:?}");
    let end = name.find([' ', '(', '{']).unwrap_or(name.len());
    *proved.entry(name[..end].to_owned()).or_default() += 1;
}

/// The views of all seats at each step at which a seat is asked, and that seat.
fn positions(replay: &Replay, step: usize) -> impl Iterator<Item = (Vec<SeatView>, usize)> {
    (0..=replay.last()).step_by(step).filter_map(|step| {
        let moment = replay.moment(At { step, seen_by: SeenBy::Above })?;
        let OfGame::Cards(views) = moment.views else { panic!("cards are played") };
        let asked = views.iter().position(|view| view.ask.is_some())?;
        Some((views, asked))
    })
}

fn hand(view: &SeatView) -> CardSet {
    let Hand::Seen(hand) = view.hand else { panic!("hands are seen") };
    hand
}

/// Whether the seat takes the trick with this card, in each way in which it can go on.
fn outcomes(views: &[SeatView], seat: usize, card: Card) -> Vec<bool> {
    let view = &views[seat];
    let mut trick = Trick::EMPTY;
    view.table.trick.iter().for_each(|(seat, card)| trick.play(*seat, *card));
    trick.play(view.seat, card);
    let mut ways = Vec::new();
    go_on(views, trick, (seat + 1) % views.len(), &mut |trick| {
        ways.push(trick.winner(Ranking::Trump(view.table.trump)) == Some(view.seat));
    });
    ways
}

fn go_on(views: &[SeatView], trick: Trick, next: usize, over: &mut impl FnMut(&Trick)) {
    if trick.len() == views.len() {
        return over(&trick);
    }
    let mut cards: Vec<Card> = trick.playable(hand(&views[next])).cards().collect();
    cards.dedup();
    for card in cards {
        let mut trick = trick;
        trick.play(Seat::new(next as u8), card);
        go_on(views, trick, (next + 1) % views.len(), over);
    }
}

/// The cards that the seat has not seen.
fn hidden(view: &SeatView) -> Vec<Card> {
    let mut all: Vec<Card> = CardSet::DECK.cards().collect();
    let seen = hand(view).cards().chain(view.plays.iter().map(|(_, card)| *card));
    for card in seen.chain(view.table.turned) {
        all.remove(all.iter().position(|other| *other == card).unwrap());
    }
    all
}

/// Returns whether a card that is played later takes a trick with this suit to follow from one that
/// is winning.
fn beats(later: Card, winning: Card, follow: Option<Suit>, trump: Option<Suit>) -> bool {
    match (later, winning) {
        (_, Card::Wizard) | (Card::Jester, _) => false,
        (Card::Wizard, _) | (Card::Suited(..), Card::Jester) => true,
        (Card::Suited(suit, rank), Card::Suited(other, lower)) if suit == other => rank > lower,
        (Card::Suited(suit, _), Card::Suited(other, _)) => {
            Some(suit) == trump || (Some(other) != trump && Some(suit) == follow)
        }
    }
}

/// The number of hidden cards that take this trick from a card that is winning.
fn beaten_by(view: &SeatView, led: &[(Seat, Card)], card: Card) -> u32 {
    let in_order = led.iter().map(|(_, card)| *card).chain([card]);
    let follow = in_order.into_iter().find(|card| *card != Card::Jester).and_then(Card::suit);
    let beating = |hidden: &&Card| beats(**hidden, card, follow, view.table.trump);
    hidden(view).iter().filter(beating).count() as u32
}

/// Proves a reason for one card and against another one.
fn prove_play(views: &[SeatView], seat: usize, (done, best): (Card, Card), aim: Aim, fact: Play) {
    let view = &views[seat];
    let (said, won) = (view.prediction.unwrap(), view.table.won[view.seat]);
    match aim {
        Aim::None => assert_eq!((said, won), (0, 0)),
        Aim::Enough => assert!(said == won && said > 0),
        Aim::TooMany => assert!(won > said),
        Aim::Missing(missing) => assert_eq!(missing + won, said),
    }
    let wants_tricks = matches!(aim, Aim::Missing(_));
    let (of_done, of_best) = (outcomes(views, seat, done), outcomes(views, seat, best));
    let never = |ways: &[bool]| ways.iter().all(|wins| !wins);
    let always = |ways: &[bool]| ways.iter().all(|wins| *wins);
    let led = |card| beaten_by(view, &[], card);
    let is_last = view.table.trick.len() + 1 == views.len();
    let why = format!("{fact:?} of {done} and {best} in {view:?}");
    match fact {
        Play::Ducks { best: named, below } => {
            assert!(!wants_tricks && never(&of_best) && named == best, "{why}");
            let leading = view.table.leading.unwrap();
            assert!(view.table.trick.contains(&(leading, below)), "{why}");
            assert!(is_last <= always(&of_done), "{why}");
        }
        Play::GetsRid { best: named } => {
            assert!(!wants_tricks && never(&of_best) && never(&of_done) && named == best, "{why}");
            assert!(led(best) < led(done), "{why}");
        }
        Play::GivesUp { best: named, done: given } => {
            assert!(wants_tricks && never(&of_best) && never(&of_done), "{why}");
            assert!((named, given) == (best, done) && led(done) < led(best), "{why}");
        }
        Play::Wins { best: named } => {
            assert!(wants_tricks && always(&of_best) && named == best, "{why}");
            assert!(!is_last || never(&of_done), "{why}");
        }
        Play::Beaten { best: (named, by), done: (given, of_given) } => {
            assert_eq!((named, given, wants_tricks), (best, done, by < of_given), "{why}");
            assert!(!is_last && by != of_given, "{why}");
            assert_eq!(by, beaten_by(view, &view.table.trick, best), "{why}");
            assert_eq!(of_given, beaten_by(view, &view.table.trick, done), "{why}");
            assert!((by > 0 || always(&of_best)) && (of_given > 0 || always(&of_done)), "{why}");
        }
        Play::Waits { done: given } => {
            let missing = usize::from(said - won);
            assert!(wants_tricks && missing < hand(view).len() && given == done, "{why}");
            assert!(led(done) == 0 && led(best) > 0, "{why}");
        }
        Play::Contested { wizards, needy } => {
            let out = hidden(view).iter().filter(|card| **card == Card::Wizard).count();
            let needs = |view: &&SeatView| view.prediction > Some(view.table.won[view.seat]);
            let others = views.iter().filter(|other| other.seat != view.seat);
            assert_eq!((wizards as usize, needy as usize), (out, others.filter(needs).count()));
            assert!(wants_tricks && never(&of_best) && wizards > 0 && needy > 0, "{why}");
        }
    }
}

/// Proves a reason for one prediction and against another one.
fn prove_predict(views: &[SeatView], seat: usize, (done, best): (u8, u8), fact: Predict) {
    let view = &views[seat];
    let (hand, trump) = (hand(view), view.table.trump);
    let (is_trump, fewer) = (|card: &Card| trump.is_some() && card.suit() == trump, best < done);
    let rank = |card: &Card| match card {
        Card::Suited(_, rank) => rank.number(),
        Card::Wizard => 14,
        Card::Jester => 0,
    };
    let is_strong = |card: &Card| rank(card) >= if is_trump(card) { 8 } else { 12 };
    let strong = hand.cards().filter(is_strong).count() as u32;
    let said: Vec<u8> = views
        .iter()
        .filter(|other| other.seat != view.seat)
        .filter_map(|other| match view.table.predictions[other.seat] {
            SeenPrediction::Shown(said) => Some(said),
            SeenPrediction::NotMade | SeenPrediction::Covered => None,
        })
        .collect();
    let of_others: u32 = said.iter().map(|said| u32::from(*said)).sum();
    let (cards, tricks) = (view.table.cards, u32::from(done));
    match fact {
        Predict::NoTrump => {
            assert!(fewer && trump.is_some());
            assert!(hand.cards().all(|card| !is_trump(&card) && card != Card::Wizard));
        }
        Predict::FewStrong { strong: few, said } => {
            assert!(fewer && few == strong && few < tricks && said == done);
        }
        Predict::ManyStrong { strong: many, said } => {
            assert!(!fewer && many == strong && many > tricks && said == done);
        }
        Predict::Crowded { said, cards: all } => {
            assert!(fewer && said == of_others && all == cards);
            assert!(of_others + tricks > u32::from(cards));
        }
        Predict::Unclaimed { said: all_said, cards: all } => {
            assert!(!fewer && all_said == of_others && all == cards);
            assert_eq!(said.len() + 1, views.len());
            assert!(of_others + tricks < u32::from(cards));
        }
        Predict::LongSuit { suit, count } => {
            let of_suit: Vec<Card> =
                hand.cards().filter(|card| card.suit() == Some(suit)).collect();
            assert!(fewer && trump.is_some_and(|trump| trump != suit));
            assert!(of_suit.len() == count as usize && count >= 4);
            assert!(of_suit.iter().any(|card| rank(card) >= 11));
        }
        Predict::Wizards { wizards, said } => {
            assert_eq!(wizards, hand.count(Card::Wizard));
            assert!(!fewer && wizards > tricks && said == done);
        }
    }
}

#[test]
fn every_reason_is_true_of_its_position_and_tells_the_choices_apart() {
    println!("{:?}", prove(Seed::of_this_run()));
}

#[test]
fn every_reason_is_given_sometimes() {
    let proved = prove(Seed(1));
    let facts = [
        "Ducks",
        "GetsRid",
        "Wins",
        "GivesUp",
        "Beaten",
        "Waits",
        "Contested",
        "NoTrump",
        "FewStrong",
        "Crowded",
        "LongSuit",
        "Wizards",
        "ManyStrong",
        "Unclaimed",
    ];
    for fact in facts {
        assert!(proved.contains_key(fact), "{fact} never applied: {proved:?}");
    }
}

/// Proves every reason in some games with this seed.
fn prove(seed: Seed) -> Proved {
    let mut proved = Proved::new();
    let games =
        [(3, Level::RANDOM), (4, Level::APPRENTICE), (4, Level::MASTER), (5, Level::MASTER)];
    for (number, (seats, level)) in (0..).zip(games) {
        let options = Options::Cards(cards::Options::default());
        let luck = &mut seed.luck(number);
        let replay = Played::play_at(level, options, &names(seats), luck, None).replay();
        for (views, seat) in positions(&replay, 3) {
            let view = &views[seat];
            let is_short = hand(view).len() <= 5;
            let answers = match view.ask.unwrap() {
                Ask::Play { .. } if !is_short => continue,
                ask => ask.answers(),
            };
            let pairs = answers.iter().flat_map(|done| answers.iter().map(move |it| (done, it)));
            for (done, best) in pairs.filter(|(done, best)| done != best) {
                match (view.reason(*done, *best), done, best) {
                    (None, ..) => count(&mut proved, &"none"),
                    (Some(Reason::Play(aim, fact)), Action::Play(done), Action::Play(best)) => {
                        prove_play(&views, seat, (*done, *best), aim, fact);
                        count(&mut proved, &fact);
                    }
                    (Some(Reason::Predict(fact)), Action::Predict(done), Action::Predict(best)) => {
                        prove_predict(&views, seat, (*done, *best), fact);
                        count(&mut proved, &fact);
                    }
                    (
                        Some(Reason::LongerTrump { best: (best, more), done: (done, fewer) }),
                        Action::NameTrump(named),
                        Action::NameTrump(better),
                    ) => {
                        assert_eq!((best, done), (*better, *named));
                        let of_suit = |suit| hand(view).and(CardSet::suit(suit)).len() as u32;
                        assert!((of_suit(best), of_suit(done)) == (more, fewer) && more > fewer);
                        count(&mut proved, &"LongerTrump");
                    }
                    (Some(reason), ..) => panic!("{reason:?} is no reason for {done} or {best}"),
                }
            }
        }
    }
    proved
}
