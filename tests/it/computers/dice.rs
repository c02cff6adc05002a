//! The compact dice game follows the rules.

use henge::computer::dice::game::{Game, Table};
use henge::rules::dice::{Action, Ask, Dice, DiceGame, DiceSet, Face, MagicCard, Options, Target};
use henge::rules::{Chance, Draws, PerSeat, Rules as _, Seat, SeatCount};

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
    let none_played = PerSeat::none(SeatCount::try_from(seats).unwrap());
    let chance = Chance::new([number; 32]);
    let beginning = DiceGame::draw(options, &[], none_played, &mut chance.set_up()).unwrap();
    let mut rules = DiceGame::new(&beginning);
    rules.go_on(&chance);
    let whims = Chance::new([!number; 32]).set_up();
    let mut compact = Game::new(&beginning);
    let mut both = Both { rules, chance, whims };
    compact.play(&mut both);
    assert!(both.rules.is_over());
    assert_eq!(&compact.pages, both.rules.pages());
    assert_eq!(compact.totals(), both.rules.totals());
    assert_eq!(compact.number, both.rules.round());
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
        let answers = ask.answers();
        let action = answers[self.whims.below(answers.len() as u32) as usize];
        let answer = self.rules.answer(seat, &action).unwrap();
        self.rules.carry_out(answer, &self.chance);
        action
    }
}

impl Both {
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
