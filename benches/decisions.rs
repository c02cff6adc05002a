//! The number of decisions per second that the rules of both games can process, on one core.
//!
//! Whole games are played at random: a player who is asked takes some legal action, chosen as
//! cheaply as possible. Only players' decisions are counted: predictions, cards, trump named;
//! boxes, rolls, staying and scoring. Automatic events (deals, tricks, rolls, scores, the whole
//! last trick of a round) take time and are not counted. The same is measured for the compact games
//! of `computer`, which have no history and no views. The time for the exact odds of the dice is
//! measured as well.

// These functions are parts of a benchmark, which may panic.
#![allow(clippy::unwrap_used, missing_docs)]

use std::fmt::Debug;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use henge::computer::cards::game::Game as CompactCards;
use henge::computer::cards::round::{self, Cards, Round};
use henge::computer::dice::game::{Game as CompactDice, Table};
use henge::rules::cards::{self, CardGame, Suit};
use henge::rules::dice::odds::Odds;
use henge::rules::dice::{
    self, BoxSet, Color, Dice, DiceGame, DiceSet, Die, Effect, Face, MagicCard, Number, Prediction,
    Rolling, Scoring, Turned, WizardColor,
};
use henge::rules::{Chance, Draws, PerSeat, Rules, Seat, SeatCount};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;

const GAMES: u8 = 32;

fn decisions(criterion: &mut Criterion) {
    let seats = |count: usize| SeatCount::try_from(count).unwrap();
    measure(criterion, "card games of four", seats(4), Whims::card, |chance| {
        let options = cards::Options::default();
        let beginning = cards::Beginning::draw(options, seats(4), &mut chance.set_up()).unwrap();
        CardGame::new(&beginning)
    });
    for (name, magic_cards) in
        [("dice games of three", false), ("dice games of three with Magic Cards", true)]
    {
        measure(criterion, name, seats(3), Whims::die, |chance| {
            let options = dice::Options { magic_cards, ..dice::Options::default() };
            let draws = &mut chance.set_up();
            let beginning =
                dice::Beginning::draw(options, &[], PerSeat::none(seats(3)), draws).unwrap();
            DiceGame::new(&beginning)
        });
    }
}

/// The number of compact games that are played for one figure: so many that no processor learns by
/// heart which way each branch goes.
const COMPACT_GAMES: usize = 1000;

fn compact(criterion: &mut Criterion) {
    let seats = |count: usize| SeatCount::try_from(count).unwrap();
    let set_up = || Chance::new([0; 32]).set_up();
    let options = cards::Options::default();
    let cards = cards::Beginning::draw(options, seats(4), &mut set_up()).unwrap();
    measure_compact(criterion, "compact card games of four", || {
        let draws = &mut Draws::of(SmallRng::seed_from_u64(1));
        (0..COMPACT_GAMES).map(|_| play_compact_cards(CompactCards::new(&cards), draws)).sum()
    });
    for (name, magic_cards) in [
        ("compact dice games of three", false),
        ("compact dice games of three with Magic Cards", true),
    ] {
        let options = dice::Options { magic_cards, ..dice::Options::default() };
        let draws = &mut set_up();
        let dice = dice::Beginning::draw(options, &[], PerSeat::none(seats(3)), draws).unwrap();
        measure_compact(criterion, name, || {
            let mut table = WhimsicalTable { whims: Whims::new(), decisions: 0 };
            for _ in 0..COMPACT_GAMES {
                let mut game = CompactDice::new(&dice);
                game.play(&mut table);
                black_box(game.totals());
            }
            table.decisions
        });
    }
}

fn measure_compact(criterion: &mut Criterion, name: &str, play_all: impl Fn() -> u64) {
    let mut group = criterion.benchmark_group("decisions");
    group.throughput(Throughput::Elements(play_all()));
    group.bench_function(name, |bencher| bencher.iter(&play_all));
    group.finish();
}

/// Plays a whole game. Returns the number of decisions, without the cards of last tricks.
fn play_compact_cards(mut game: CompactCards, draws: &mut Draws<SmallRng>) -> u64 {
    let mut decisions = 0;
    while let Some(mut round) = game.next_round(draws) {
        if round.named {
            round.trump = draws.below(4) as u8;
            decisions += 1;
        }
        for seat in round.prediction_order() {
            round.predictions[seat] = draws.below(u32::from(round.cards) + 1) as u8;
            decisions += 1;
        }
        while !round.is_over() {
            decisions += u64::from(round.tricks_left > 1);
            play_any_card(&mut round, draws);
        }
        game.score(&round);
    }
    black_box(game.totals());
    decisions
}

/// Plays the first playable card from a random place in the deck on.
fn play_any_card(round: &mut Round, draws: &mut Draws<SmallRng>) {
    let place = draws.below(Cards::BITS);
    let steps = round.playable().rotate_right(place).trailing_zeros();
    round.play(((place + steps) % Cards::BITS) as round::Card);
}

/// A table whose players answer at random.
struct WhimsicalTable {
    whims: Whims,
    decisions: u64,
}

impl Table for WhimsicalTable {
    fn draw_card(&mut self, game: &CompactDice) -> Option<MagicCard> {
        game.pile.cards().nth(self.whims.below(game.pile.cards().count()))
    }

    fn roll(&mut self, game: &CompactDice, rolled: DiceSet) -> Dice {
        let mut face = || Face::ALL[self.whims.below(Face::ALL.len())];
        rolled.dice().fold(game.dice, |dice, die| dice.with(die, face()))
    }

    #[expect(clippy::inline_always, reason = "each question is known where it is asked")]
    #[inline(always)]
    fn answer(&mut self, _: &CompactDice, _: Seat, ask: dice::Ask) -> dice::Action {
        self.decisions += 1;
        self.whims.die(ask)
    }
}

/// The exact chance of a prediction before the first of three rolls, and the best dice to roll
/// after it.
fn odds(criterion: &mut Criterion) {
    let of = Prediction { number: Number::ALL[3], color: Color::Green };
    let effect = Effect::of(None);
    let nothing = Dice::default();
    let faces = [0, 1, 2, 3, 4, 4, 5].map(|face| Face::ALL[face]);
    let lying = Die::all().zip(faces).fold(nothing, |dice, (die, face)| dice.with(die, face));
    let rolling = Rolling { dice: DiceSet::ALL, at_least: 1 };
    criterion.bench_function("odds of a prediction and the best roll", |bencher| {
        bencher.iter(|| {
            let odds = Odds::new(of, WizardColor::One(of.color), effect);
            (
                odds.before(&nothing, Rolling::all_of(DiceSet::ALL), 3),
                odds.best_roll(&lying, rolling, 2),
            )
        });
    });
}

fn measure<G: Rules<Refusal: Debug>>(
    criterion: &mut Criterion,
    name: &str,
    seats: SeatCount,
    whim: fn(&mut Whims, G::Ask) -> G::Action,
    begin: impl Fn(&Chance) -> G,
) {
    let chances = (0..GAMES).map(|number| Chance::new([number; 32]));
    let tables: Vec<(G, Chance)> = chances.map(|chance| (begin(&chance), chance)).collect();
    let play_all = || tables.iter().map(|(game, chance)| play(game, chance, seats, whim)).sum();
    let mut group = criterion.benchmark_group("decisions");
    group.throughput(Throughput::Elements(play_all()));
    group.bench_function(name, |bencher| bencher.iter(play_all));
    group.finish();
}

/// Plays a whole game. Returns the number of decisions.
fn play<G: Rules<Refusal: Debug>>(
    begun: &G,
    chance: &Chance,
    seats: SeatCount,
    whim: fn(&mut Whims, G::Ask) -> G::Action,
) -> u64 {
    let mut whims = Whims::new();
    let mut game = begun.clone();
    let mut decisions = 0;
    game.go_on(chance);
    loop {
        let asked = |seat: Seat| Some((seat, game.asked(seat)?));
        let Some((seat, ask)) = seats.seats().find_map(asked) else { return decisions };
        let answer = game.answer(seat, &whim(&mut whims, ask)).unwrap();
        game.carry_out(answer, chance);
        decisions += 1;
    }
}

/// A linear congruential generator: random enough, and cheap.
struct Whims(u64);

impl Whims {
    const fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        ((self.0 >> 32) as usize * bound) >> 32
    }

    fn card(&mut self, ask: cards::Ask) -> cards::Action {
        match ask {
            cards::Ask::NameTrump => cards::Action::NameTrump(Suit::ALL[self.below(4)]),
            cards::Ask::Predict { cards, .. } => {
                cards::Action::Predict(self.below(usize::from(cards) + 1) as u8)
            }
            cards::Ask::Play { playable } => {
                cards::Action::Play(playable.nth(self.below(playable.len())).unwrap())
            }
        }
    }

    #[expect(clippy::inline_always, reason = "each question is known where it is asked")]
    #[inline(always)]
    fn die(&mut self, ask: dice::Ask) -> dice::Action {
        match ask {
            dice::Ask::Turn => {
                let (one, other) = (Face::ALL[self.below(6)], Face::ALL[self.below(6)]);
                let [first, second] = [0, 1].map(|index| Die::new(index).unwrap());
                dice::Action::Turn(Turned::new((first, one), (second, other)).unwrap())
            }
            dice::Ask::Predict { boxes } => dice::Action::Predict(self.one_of(boxes)),
            dice::Ask::Strike { boxes } => {
                dice::Action::Strike(boxes.nth(self.below(boxes.len() + 1)))
            }
            dice::Ask::NameWizardColor => {
                dice::Action::NameWizardColor(Some(Color::ALL[self.below(4)]))
            }
            dice::Ask::Roll(rolling) => dice::Action::Roll(self.dice(rolling)),
            dice::Ask::RollOrScore { rolling, .. } => {
                if rolling.dice.is_empty() || self.below(3) == 0 {
                    dice::Action::Score(Scoring::Prediction)
                } else {
                    dice::Action::Roll(self.dice(rolling))
                }
            }
            dice::Ask::StayOrScore { .. } if self.below(2) == 0 => dice::Action::Stay,
            dice::Ask::StayOrScore { .. } | dice::Ask::Score { .. } => {
                dice::Action::Score(Scoring::Prediction)
            }
        }
    }

    /// Tries boxes until one is in the set, which takes less time than counting to one.
    fn one_of(&mut self, boxes: BoxSet) -> Prediction {
        loop {
            let number = Number::ALL[self.below(Number::ALL.len())];
            let at = Prediction { number, color: Color::ALL[self.below(Color::ALL.len())] };
            if boxes.has(at) {
                return at;
            }
        }
    }

    /// Either all dice that may be rolled, or just the minimum number.
    fn dice(&mut self, rolling: Rolling) -> DiceSet {
        if self.below(2) == 0 {
            return rolling.dice;
        }
        rolling.dice.dice().take(rolling.at_least.max(1).into()).collect()
    }
}

criterion_group!(benches, decisions, compact, odds);
criterion_main!(benches);
