//! The compact dice game follows the rules.

use henge::computer::dice::game::{Game, Table};
use henge::rules::dice::{
    Action, Ask, Beginning, Dice, DiceGame, DiceSet, Face, MagicCard, Options, Strike, Target,
};
use henge::rules::{Chance, Draws, PerSeat, Rules as _, Seat, SeatCount, SeenPrediction};

/// The number of games with each number of players and each choice of options.
const GAMES: u8 = 12;

#[test]
fn a_whole_game_of_random_answers_is_that_of_the_rules() {
    for seats in 2..=5 {
        for (target, magic_cards) in [
            (Target::Nine, false),
            (Target::Nine, true),
            (Target::Twelve, false),
            (Target::Twelve, true),
        ] {
            for number in 0..GAMES {
                let options = Options { target, magic_cards, ..Options::default() };
                check_game(options, seats, number);
            }
        }
    }
}

fn check_game(options: Options, seats: usize, number: u8) {
    let (beginning, mut both) = begun(options, seats, number);
    let mut compact = Game::new(&beginning);
    compact.play(&mut both);
    check_end(&compact, &both.rules);
}

/// A game at its beginning.
fn begun(options: Options, seats: usize, number: u8) -> (Beginning, Both) {
    let none_played = PerSeat::none(SeatCount::try_from(seats).unwrap());
    let chance = Chance::new([number; 32]);
    let beginning = DiceGame::draw(options, &[], none_played, &mut chance.set_up()).unwrap();
    let mut rules = DiceGame::new(&beginning);
    rules.go_on(&chance);
    let whims = Chance::new([!number; 32]).set_up();
    (beginning, Both { rules, chance, whims })
}

#[track_caller]
fn check_end(compact: &Game, rules: &DiceGame) {
    assert!(rules.is_over());
    assert_eq!(&compact.pages, rules.pages());
    assert_eq!(compact.totals(), rules.totals());
    assert_eq!(compact.number, rules.round());
}

#[test]
fn a_game_is_played_on_from_the_middle_of_a_round_as_by_the_rules() {
    let mut played_on = 0;
    for number in 0..GAMES {
        for answers in (0..160).step_by(3) {
            let options = Options { magic_cards: number % 3 > 0, ..Options::default() };
            let (_, mut both) = begun(options, 2 + usize::from(number % 4), number);
            for _ in 0..answers {
                let seats = both.rules.seats();
                let asked = seats.seats().find_map(|seat| Some((seat, both.rules.asked(seat)?)));
                if let Some((seat, ask)) = asked {
                    both.answered(seat, ask);
                }
            }
            let table = both.rules.table_view();
            // What some players have decided already would be asked for again.
            let strikes = table.round.strikes.values();
            let has_decided = table.intentions.values().iter().any(Option::is_some)
                || table.predictions.values().contains(&SeenPrediction::Covered)
                || table.round.roll == 0 && strikes.iter().any(|it| *it != Strike::Undecided);
            if table.over || has_decided {
                continue;
            }
            played_on += 1;
            let mut compact = Game::at(&both.rules);
            compact.play_on(&mut both);
            check_end(&compact, &both.rules);
        }
    }
    assert!(played_on > 100, "{played_on}");
}

/// A table at which each random answer is also given by the rules, with the same luck.
struct Both {
    rules: DiceGame,
    chance: Chance,
    whims: Draws,
}

impl Table for Both {
    fn draw_card(&mut self, game: &Game) -> Option<MagicCard> {
        let mut draws = self.chance.stream(16 * u64::from(game.number + 1) + 15);
        let cards: Vec<MagicCard> = game.pile.cards().collect();
        cards.get(draws.below(cards.len() as u32) as usize).copied()
    }

    fn roll(&mut self, game: &Game, rolled: DiceSet) -> Dice {
        let roll = u64::from(game.rolls + 1);
        let mut draws = self.chance.stream(16 * u64::from(game.number) + roll);
        let mut face = || Face::ALL[draws.below(6) as usize];
        rolled.dice().fold(game.dice, |dice, die| dice.with(die, face()))
    }

    fn answer(&mut self, game: &Game, seat: Seat, ask: Ask) -> Action {
        assert_eq!(self.rules.asked(seat), Some(ask));
        self.check_round(game);
        self.answered(seat, ask)
    }
}

impl Both {
    /// A random answer, which is carried out by the rules.
    fn answered(&mut self, seat: Seat, ask: Ask) -> Action {
        let answers = ask.answers();
        let action = answers[self.whims.below(answers.len() as u32) as usize];
        let answer = self.rules.answer(seat, &action).unwrap();
        self.rules.carry_out(answer, &self.chance);
        action
    }

    /// Whatever a player may look at is the same in both games.
    fn check_round(&self, game: &Game) {
        let table = self.rules.table_view();
        assert_eq!(game.number, table.round.number);
        assert_eq!(game.seer, table.round.seer);
        assert_eq!(game.dice, table.round.dice);
        assert_eq!(game.rolls, table.round.roll);
        assert_eq!(game.effect, table.round.effect());
        assert_eq!(game.left, table.round.scores.map(|score| score.is_some()));
        assert_eq!(&game.pages, self.rules.pages());
    }
}
