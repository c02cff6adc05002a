//! Laws of the dice game, over random whole games with every choice of options.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

use std::collections::BTreeMap;

use henge::rules::dice::magic::{Predictions, Rolls};
use henge::rules::dice::{
    Action, Ask, Beginning, BoxSet, Color, DiceGame, DiceSet, Die, Event, Face, Intention,
    MagicCard, Mark, Options, Page, Prediction, Scoring, Target, Turned, Unexplained,
};
use henge::rules::{Chance, PerSeat, Rules, Seat, SeatCount, SeenPrediction};
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;

/// A game to be played: its luck, and that of its players.
#[derive(Clone, Copy, Debug)]
struct Deal {
    seed: u64,
    beginning: Beginning,
}

impl Deal {
    fn new(seed: u64, seats: usize, target: Target, magic_cards: bool) -> Self {
        let seats = SeatCount::try_from(seats).unwrap();
        let options = Options { target, magic_cards };
        let mut draws = chance(seed).set_up();
        Self { seed, beginning: Beginning::draw(options, seats, &[], &mut draws).unwrap() }
    }

    fn chance(&self) -> Chance {
        chance(self.seed)
    }
}

fn chance(seed: u64) -> Chance {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Chance::new(bytes)
}

fn deals() -> impl Strategy<Value = Deal> {
    let target = prop_oneof![Just(Target::Nine), Just(Target::Twelve)];
    (any::<u64>(), 2..=5_usize, target, any::<bool>())
        .prop_map(|(seed, seats, target, magic)| Deal::new(seed, seats, target, magic))
}

/// Plays with random answers to the end, and shows each moment at which the game waits, and the events
/// that led to it.
fn play(deal: Deal, mut watch: impl FnMut(&DiceGame, &[Event])) -> Vec<Event> {
    let (chance, mut luck) = (deal.chance(), ChaCha20Rng::seed_from_u64(deal.seed ^ 1));
    let mut game = DiceGame::new(&deal.beginning);
    let mut log = Vec::new();
    let mut events = game.consequences(&chance);
    loop {
        for event in &events {
            game.evolve(event);
        }
        log.extend(events.iter().copied());
        watch(&game, &events);
        if game.is_over() {
            return log;
        }
        let (seat, action) = random_answer(&game, &mut luck);
        events = game.decide(seat, &action, &chance).unwrap();
    }
}

/// Replays a game event by event, and shows the game before each event.
fn replay(deal: Deal, log: &[Event], mut watch: impl FnMut(&DiceGame, &Event)) {
    let mut game = DiceGame::new(&deal.beginning);
    for event in log {
        watch(&game, event);
        game.evolve(event);
    }
}

/// Somebody who is asked, or now and then somebody who may change an answer.
fn random_answer(game: &DiceGame, luck: &mut ChaCha20Rng) -> (Seat, Action) {
    let changes = luck.random_bool(0.1);
    let answering = |seat: &Seat| {
        if changes { game.may_answer(*seat).is_some() } else { game.asked(*seat).is_some() }
    };
    let seats: Vec<Seat> = game.seats().seats().filter(answering).collect();
    let seat = *seats.choose(luck).expect("the game waits for somebody");
    let offered = offered(&game.may_answer(seat).unwrap());
    let answer = *offered.choose(luck).unwrap();
    let most_dice = offered.iter().rev().find(|action| matches!(action, Action::Roll(_)));
    (seat, most_dice.filter(|_| luck.random_bool(0.3)).copied().unwrap_or(answer))
}

/// Everything that an ask offers.
fn offered(ask: &Ask) -> Vec<Action> {
    let all_dice = || Die::all().flat_map(|die| Face::ALL.map(|face| (die, face)));
    match *ask {
        Ask::Turn => {
            let pairs = all_dice().flat_map(|one| all_dice().map(move |other| (one, other)));
            pairs
                .filter(|(one, other)| one.0 < other.0)
                .filter_map(|(one, other)| Turned::new(one, other))
                .map(Action::Turn)
                .collect()
        }
        Ask::Predict { boxes } => boxes.boxes().map(Action::Predict).collect(),
        Ask::Strike { boxes } => {
            let boxes = boxes.boxes().map(Some).chain([None]);
            boxes.map(Action::Strike).collect()
        }
        Ask::NameWizardColor => {
            let colors = Color::ALL.into_iter().map(Some).chain([None]);
            colors.map(Action::NameWizardColor).collect()
        }
        Ask::Roll(_) => rolls(ask),
        Ask::RollOrScore { .. } => [rolls(ask), scores(ask)].concat(),
        Ask::StayOrScore { .. } => [vec![Action::Stay], scores(ask)].concat(),
        Ask::Score { .. } => scores(ask),
    }
}

fn rolls(ask: &Ask) -> Vec<Action> {
    let rolling = ask.rolling().unwrap();
    DiceSet::every_set()
        .filter(|dice| dice.minus(rolling.dice).is_empty())
        .filter(|dice| dice.len() >= usize::from(rolling.at_least))
        .map(Action::Roll)
        .collect()
}

fn scores(ask: &Ask) -> Vec<Action> {
    let jester = ask.jester().map(|_| Action::Score(Scoring::JesterScore));
    [Some(Action::Score(Scoring::Prediction)), jester].into_iter().flatten().collect()
}

/// Everything that anybody could ever say.
fn every_action() -> Vec<Action> {
    let boxes = Page::default().free();
    let mut all = [Ask::Turn, Ask::Predict { boxes }, Ask::Strike { boxes }, Ask::NameWizardColor]
        .iter()
        .flat_map(offered)
        .collect::<Vec<_>>();
    all.extend(DiceSet::every_set().map(Action::Roll));
    all.extend([Scoring::Prediction, Scoring::JesterScore].map(Action::Score));
    all.push(Action::Stay);
    all
}

fn leaves(log: &[Event]) -> impl Iterator<Item = (Seat, bool, u8)> {
    log.iter().filter_map(|event| match *event {
        Event::Leave { seat, jester, jesters, .. } => Some((seat, jester, jesters)),
        _ => None,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn everybody_fills_one_box_a_round(deal in deals()) {
        play(deal, |game, _| {
            for (seat, page) in game.pages().iter() {
                let filled = 20 - page.free().len();
                let scored = game.predictions_scored()[seat];
                assert_eq!(filled, usize::from(scored));
            }
        });
    }

    #[test]
    fn a_game_ends_by_round_20_when_somebody_has_the_target(deal in deals()) {
        let target = deal.beginning.options.target.xs();
        let log = play(deal, |game, _| assert!(game.round() <= 20));
        let Some(Event::End { totals, xs, jester_scores, places }) = log.last() else {
            panic!("no end");
        };
        let last_round = log.iter().filter(|event| matches!(event, Event::Round { .. })).count();
        prop_assert!(last_round == 20 || xs.values().iter().any(|xs| *xs >= target));
        for (seat, place) in places.iter() {
            let better = |other: &Seat| {
                (totals[*other], std::cmp::Reverse(jester_scores[*other]))
                    > (totals[seat], std::cmp::Reverse(jester_scores[seat]))
            };
            let ahead = deal.beginning.seats.seats().filter(better).count();
            prop_assert_eq!(usize::from(*place), ahead + 1);
        }
    }

    #[test]
    fn a_page_never_loses_an_x_nor_frees_a_box(deal in deals()) {
        let mut before = PerSeat::<Page>::none(deal.beginning.seats);
        play(deal, |game, _| {
            for (seat, page) in game.pages().iter() {
                assert!(page.xs() >= before[seat].xs());
                assert!(page.free().minus(before[seat].free()).is_empty());
                assert!(page.jester_scores() >= before[seat].jester_scores());
            }
            before = *game.pages();
        });
    }

    #[test]
    fn no_round_begins_once_somebody_has_the_target(deal in deals()) {
        let target = deal.beginning.options.target.xs();
        let log = play(deal, |_, _| {});
        replay(deal, &log, |game, event| {
            let reached = game.pages().values().iter().any(|page| page.xs() >= target);
            assert!(!reached || !matches!(event, Event::Round { .. }));
        });
    }

    #[test]
    fn predictions_differ_but_where_the_rules_let_them_coincide(deal in deals()) {
        let log = play(deal, |_, _| {});
        replay(deal, &log, |game, event| {
            let Event::Predict { seat, number, color } = *event else { return };
            let mine = Prediction { number, color };
            let round = game.table_view().round;
            let free = game.pages()[seat].free();
            // Of unseen predictions the round shows the Seer's alone.
            let said: BoxSet = round.predictions.values().iter().flatten().copied().collect();
            assert!(free.has(mine));
            assert!(!said.has(mine) || free.minus(said).is_empty());
        });
    }

    #[test]
    fn the_next_seer_predicted_the_highest_number_in_another_colour(deal in deals()) {
        let log = play(deal, |_, _| {});
        replay(deal, &log, |game, event| {
            let &Event::Round { round: 2.., seer, .. } = event else { return };
            let last = game.table_view().round;
            let seers = last.predictions[last.seer].unwrap();
            let other_color = |seat: &Seat| last.predictions[*seat].unwrap().color != seers.color;
            let number = |seat: &Seat| last.predictions[*seat].unwrap().number;
            let clockwise = || deal.beginning.seats.clockwise_from(last.seer).filter(other_color);
            let highest = clockwise().map(|seat| number(&seat)).max();
            let expected = clockwise().find(|seat| Some(number(seat)) == highest);
            assert_eq!(seer, expected.unwrap_or(last.seer));
        });
    }

    #[test]
    fn a_jester_box_is_used_once(deal in deals()) {
        let log = play(deal, |_, _| {});
        let mut used = std::collections::BTreeSet::new();
        for (seat, jester, jesters) in leaves(&log) {
            prop_assert!(!jester || (1..=5).contains(&jesters) && used.insert((seat, jesters)));
        }
    }

    #[test]
    fn a_replay_is_the_game(deal in deals()) {
        let mut last = None;
        let log = play(deal, |game, _| last = Some(game.clone()));
        let mut replayed = DiceGame::new(&deal.beginning);
        for event in &log {
            let text = serde_json::to_string(event).unwrap();
            replayed.evolve(&serde_json::from_str(&text).unwrap());
        }
        prop_assert_eq!(Some(replayed), last);
    }

    #[test]
    fn a_record_is_explained_by_the_rules_and_gives_the_same_facts(deal in deals()) {
        let mut last = None;
        let log = play(deal, |game, _| last = Some(game.clone()));
        let (chance, last) = (deal.chance(), last.unwrap());
        let mut replayed = DiceGame::new(&deal.beginning);
        for event in &log {
            if event.is_recorded() {
                prop_assert_eq!(replayed.check_recorded(event, &chance), Ok(()), "{:?}", event);
                replayed.evolve(event);
            } else {
                let refused = replayed.check_recorded(event, &chance);
                prop_assert_eq!(refused, Err(Unexplained::NotRecorded));
            }
        }
        prop_assert_eq!(replayed.pages(), last.pages());
        prop_assert_eq!(replayed.totals(), last.totals());
        prop_assert_eq!(replayed.places(), last.places());
        prop_assert_eq!(replayed.predictions_hit(), last.predictions_hit());
        prop_assert!(replayed.is_over());
    }

    #[test]
    fn a_forged_line_is_not_explained(deal in deals()) {
        let chance = deal.chance();
        let log = play(deal, |_, _| {});
        let mut game = DiceGame::new(&deal.beginning);
        for event in log.iter().filter(|event| event.is_recorded()) {
            for forged in forgeries(event) {
                prop_assert!(game.check_recorded(&forged, &chance).is_err(), "{:?}", forged);
            }
            game.evolve(event);
        }
    }

    #[test]
    fn the_order_of_a_round_is_that_of_the_record(deal in deals()) {
        let log = play(deal, |_, _| {});
        let rounds = log.split(|event| matches!(event, Event::Round { .. } | Event::End { .. }));
        for round in rounds {
            let phases = round.iter().filter_map(phase).collect::<Vec<_>>();
            let colors = phases.iter().filter(|phase| **phase == Phase::NamingWizards).count();
            prop_assert!(phases.is_sorted() || phases[0] == Phase::Rolling && phases[1..].is_sorted());
            prop_assert_eq!(colors, usize::from(!phases.is_empty()));
        }
    }
}

/// What a round goes through in this order; but one roll may come before the predictions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Turning,
    Predicting,
    NamingWizards,
    Rolling,
}

fn phase(event: &Event) -> Option<Phase> {
    match event {
        Event::Turn { .. } => Some(Phase::Turning),
        Event::Predict { .. } => Some(Phase::Predicting),
        Event::WizardColor { .. } => Some(Phase::NamingWizards),
        Event::Roll { .. } | Event::Leave { .. } => Some(Phase::Rolling),
        Event::Round { .. }
        | Event::Strike { .. }
        | Event::StrikeNothing { .. }
        | Event::Intend { .. }
        | Event::End { .. }
        | Event::Stopped {} => None,
    }
}

/// What is almost this event.
fn forgeries(event: &Event) -> Vec<Event> {
    match *event {
        Event::Round { round, seer, magic } => {
            let other = MagicCard::ALL.into_iter().find(|card| Some(*card) != magic);
            vec![
                Event::Round { round: round + 1, seer, magic },
                Event::Round { round, seer: Seat::new(seer.index() as u8 ^ 1), magic },
                Event::Round { round, seer, magic: other },
            ]
        }
        Event::Predict { number, color, .. } => {
            vec![Event::Predict { seat: Seat::new(5), number, color }]
        }
        Event::Roll { roll, rolled, dice } => {
            let die = rolled.dice().next().unwrap();
            let other = Face::ALL.into_iter().find(|face| dice.face(die) != Some(*face)).unwrap();
            vec![
                Event::Roll { roll: roll + 1, rolled, dice },
                Event::Roll { roll, rolled, dice: dice.with(die, other) },
                Event::Roll { roll, rolled: DiceSet::EMPTY, dice },
            ]
        }
        Event::Leave { seat, jester, count, jesters, xs, minus } => vec![
            Event::Leave { seat, jester, count: count + 1, jesters, xs, minus },
            Event::Leave { seat, jester, count, jesters, xs: xs + 1, minus },
            Event::Leave { seat, jester, count, jesters, xs, minus: minus + 1 },
            Event::Leave { seat: Seat::new(5), jester, count, jesters, xs, minus },
        ],
        Event::End { totals, xs, jester_scores, places } => {
            vec![Event::End { totals: totals.map(|points| points + 1), xs, jester_scores, places }]
        }
        Event::Turn { .. }
        | Event::Strike { .. }
        | Event::WizardColor { .. }
        | Event::StrikeNothing { .. }
        | Event::Intend { .. }
        | Event::Stopped {} => Vec::new(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn what_is_offered_is_accepted_and_nothing_else(deal in deals()) {
        let every = every_action();
        let mut moments = 0;
        play(deal, |game, _| {
            moments += 1;
            if moments % 5 != 0 {
                return;
            }
            for seat in (0..6).map(Seat::new) {
                let offered = game.may_answer(seat).map_or_else(Vec::new, |ask| offered(&ask));
                assert!(game.asked(seat).is_none() || game.asked(seat) == game.may_answer(seat));
                let accepted = |action: &&Action| game.answer(seat, action).is_ok();
                let accepted: Vec<_> = every.iter().filter(accepted).collect();
                assert_eq!(accepted.len(), offered.len(), "{seat} {:?}", game.may_answer(seat));
                assert!(accepted.into_iter().all(|action| offered.contains(action)));
            }
        });
    }

    #[test]
    fn what_a_viewer_sees_is_the_same_in_another_world(deal in deals()) {
        let mut luck = ChaCha20Rng::seed_from_u64(deal.seed ^ 2);
        play(deal, |game, _| {
            let viewers = deal.beginning.seats.seats().map(Some).chain([None]);
            for viewer in viewers {
                let other = game.another_world(viewer, &mut luck);
                assert_eq!(other.table_view(), game.table_view());
                if let Some(seat) = viewer {
                    assert_eq!(other.seat_view(seat), game.seat_view(seat));
                }
            }
        });
    }
}

#[test]
fn covered_predictions_are_made_anew_in_another_world() {
    let mut luck = ChaCha20Rng::seed_from_u64(3);
    let mut different = 0;
    for seed in 0..60 {
        play(Deal::new(seed, 5, Target::Nine, true), |game, _| {
            let covered = |said: &SeenPrediction<Prediction>| *said == SeenPrediction::Covered;
            if game.table_view().predictions.values().iter().any(covered) {
                different += usize::from(game.another_world(None, &mut luck) != *game);
            }
        });
    }
    assert!(different > 50, "{different}");
}

/// Counts what occurs in many random games, so that no law above holds for want of cases.
#[test]
fn every_card_and_every_ruling_occurs() {
    let mut counts = BTreeMap::<String, u32>::new();
    for seed in 0..600 {
        let (seats, target) = (2 + seed as usize % 4, Target::ALL[seed as usize / 4 % 2]);
        let deal = Deal::new(seed, seats, target, seed % 3 > 0);
        let log = play(deal, |_, _| {});
        replay(deal, &log, |game, event| {
            for what in rulings(game, event) {
                *counts.entry(what).or_default() += 1;
            }
        });
    }
    println!("{counts:#?}");
    let mut missing: Vec<String> =
        MagicCard::ALL.iter().map(|card| format!("card {card:?}")).collect();
    missing.extend(RULINGS.map(str::to_owned));
    missing.retain(|what| !counts.contains_key(what));
    assert!(missing.is_empty(), "{missing:?}");
}

const RULINGS: [&str; 18] = [
    "a Jester Score before the last roll",
    "a Jester Score is declined",
    "a box is struck",
    "a player with a hit stays",
    "a prediction is repeated for want of another",
    "an answer is changed",
    "an X alone though both could be had",
    "both Xs with a hit",
    "no die is left to roll",
    "nothing is struck",
    "predictions coincide unseen",
    "round 20",
    "several reach the target",
    "somebody stays for good when the Seer leaves",
    "the Seer goes on alone",
    "the Seer leaves first of all",
    "the only box is predicted by itself",
    "the turned dice are rolled",
];

/// The rulings of which this event, after this game, is a case.
fn rulings(game: &DiceGame, event: &Event) -> Vec<String> {
    let view = game.table_view();
    let round = &view.round;
    let known = |ruling: &str| {
        assert!(RULINGS.contains(&ruling), "{ruling}");
        ruling.to_owned()
    };
    let cases = match *event {
        Event::Round { round, magic, .. } => {
            let card = magic.map(|card| format!("card {card:?}"));
            let last = (round == 20).then(|| known("round 20"));
            return card.into_iter().chain(last).collect();
        }
        Event::Predict { seat, number, color } => {
            let mine = Prediction { number, color };
            let unseen = round.effect().predictions == Predictions::Unseen;
            let said = |seat: Seat| match view.predictions[seat] {
                SeenPrediction::NotMade => None,
                SeenPrediction::Covered => game.seat_view(seat).prediction,
                SeenPrediction::Shown(prediction) => Some(prediction),
            };
            let coincides = game.seats().seats().any(|other| said(other) == Some(mine));
            let Some(Ask::Predict { boxes }) = game.asked(seat) else { panic!("not asked") };
            vec![
                (coincides && !unseen, "a prediction is repeated for want of another"),
                (coincides && unseen, "predictions coincide unseen"),
                (boxes.len() == 1, "the only box is predicted by itself"),
            ]
        }
        Event::Strike { .. } => vec![(true, "a box is struck")],
        Event::StrikeNothing { .. } => vec![(true, "nothing is struck")],
        Event::Intend { seat, intention } => {
            let hit = view.offers[seat].is_some_and(|offer| offer.prediction.xs > 0);
            let stays = intention == Intention::Stay;
            let changed = view.intentions[seat].is_some_and(|before| before != intention);
            vec![(stays && hit, "a player with a hit stays"), (changed, "an answer is changed")]
        }
        Event::Roll { roll, rolled, .. } => {
            let turned = round.effect().rolls == Rolls::TwoTurnedFirst;
            let left = |seat| seat == round.seer || round.scores[seat].is_some();
            vec![
                (turned && roll == 3 && rolled.len() > 5, "the turned dice are rolled"),
                (game.seats().seats().all(left), "the Seer goes on alone"),
            ]
        }
        Event::Leave { seat, jester, xs, .. } => {
            let offer = view.offers[seat].unwrap();
            let both = offer.jester_score.is_some() && offer.prediction.xs > 0;
            let early = view.most_rolls > Some(round.roll) && round.scores[round.seer].is_none();
            let stayed = view.intentions[seat] == Some(Intention::Stay);
            let nobody_left = round.scores.values().iter().all(Option::is_none);
            vec![
                (early && jester, "a Jester Score before the last roll"),
                (offer.jester_score.is_some() && !jester, "a Jester Score is declined"),
                (both && !jester && xs > 0, "an X alone though both could be had"),
                (both && jester && xs > 0, "both Xs with a hit"),
                (view.stuck == DiceSet::ALL, "no die is left to roll"),
                (stayed, "somebody stays for good when the Seer leaves"),
                (early && seat == round.seer && nobody_left, "the Seer leaves first of all"),
            ]
        }
        Event::End { xs, .. } => {
            let target = view.beginning.options.target.xs();
            let reached = xs.values().iter().filter(|xs| **xs >= target).count();
            vec![(reached > 1, "several reach the target")]
        }
        Event::Turn { .. } | Event::WizardColor { .. } | Event::Stopped {} => Vec::new(),
    };
    cases.into_iter().filter(|(holds, _)| *holds).map(|(_, ruling)| known(ruling)).collect()
}

#[test]
fn a_struck_box_counts_nothing_and_stays_used() {
    let mut struck = 0;
    for seed in 0..40 {
        play(Deal::new(seed, 3, Target::Twelve, true), |game, events| {
            for event in events {
                let Event::Strike { seat, number, color } = *event else { continue };
                let mark = game.pages()[seat].mark(Prediction { number, color });
                assert!(matches!(mark, Mark::Struck(points) if points > 0));
                struck += 1;
            }
        });
    }
    assert!(struck > 0);
}
