//! The round in the computer players' analysis follows the rules.

use henge::computer::Level;
use henge::computer::cards::game::Game;
use henge::computer::cards::round::{Card, Cards, Round, UNKNOWN, count, each};
use henge::computer::cards::seen::{self, Seen};
use henge::rules::cards::{Action, Ask, CardGame, CardSet, Hand, Options, PlusMinusOne, Suit};
use henge::rules::{Chance, Draws, PerSeat, Rules as _, Seat, SeatCount, SeenPrediction};

use crate::computers::whole;

fn cards(cards: Cards) -> CardSet {
    each(cards).map(seen::card).collect()
}

#[test]
fn it_is_the_round_of_the_rules_in_whole_games_of_every_option() {
    let mut plays = 0;
    for (number, (seats, options)) in whole::every_table().enumerate() {
        whole::play(options, seats, Level::RANDOM, number as u8, |_, view, _| {
            let round = Seen::of(view).round;
            let table = &view.table;
            let won: Vec<u8> = table.won.values().to_vec();
            assert_eq!(round.won[..seats], won);
            assert_eq!(round.lying, table.trick.len());
            assert_eq!(round.standing.totals[..seats], table.totals.values()[..]);
            assert_eq!(round.standing.rounds_left, table.rounds - table.round);
            if let (Some(leading), true) = (table.leading, round.lying > 0) {
                assert_eq!(round.best_seat, leading.index());
            }
            for (seat, said) in table.predictions.iter() {
                let own = if seat == view.seat { view.prediction } else { None };
                let known = match said {
                    SeenPrediction::Shown(tricks) => Some(*tricks),
                    SeenPrediction::NotMade | SeenPrediction::Covered => own,
                };
                assert_eq!(round.predictions[seat.index()], known.unwrap_or(UNKNOWN));
            }
            if let Hand::Seen(hand) = view.hand {
                assert_eq!(cards(round.hands[view.seat.index()]), hand);
                let others = round.unseen_by(view.seat.index()) & round.hands[view.seat.index()];
                assert_eq!(others, 0, "what it holds is no secret to it");
            }
            match view.ask {
                Some(Ask::Play { playable }) => {
                    assert_eq!(round.turn, view.seat.index());
                    assert_eq!(cards(round.playable()), playable);
                    plays += 1;
                }
                // In the Canadian rule the leader is bound and may always say 0; the question
                // contains this.
                Some(Ask::Predict { .. }) if options.plus_minus_one == PlusMinusOne::Canadian => {}
                Some(Ask::Predict { forbidden, .. }) if round.manner.bound => {
                    assert_eq!(round.forbidden(view.seat.index()), forbidden);
                }
                Some(Ask::Predict { forbidden, .. }) => assert_eq!(forbidden, None),
                Some(Ask::NameTrump) | None => {}
            }
        });
    }
    assert!(plays > 50_000, "{plays} cards are not every option");
}

#[test]
fn a_card_played_in_thought_comes_to_what_it_comes_to_at_the_table() {
    for (number, (seats, options)) in whole::every_table().enumerate() {
        let mut thought = None;
        whole::play(options, seats, Level::RANDOM, number as u8, |_, view, action| {
            let now = Seen::of(view).round;
            if let Some((before, cards)) = thought.take() {
                let same_round = now.cards == cards && now.tricks_left < now.cards;
                let before: Round = before;
                if same_round && before.tricks_left > 0 {
                    assert_eq!(now.won, before.won);
                    assert_eq!(now.turn, before.turn);
                    assert_eq!(now.voids, before.voids);
                    assert_eq!(now.played, before.played);
                }
            }
            if let Action::Play(played) = action {
                let mut next = now;
                let number = each(now.playable()).find(|number| seen::card(*number) == played);
                next.play(number.unwrap());
                thought = Some((next, now.cards));
            }
        });
    }
}

#[test]
fn a_whole_game_of_random_moves_is_that_of_the_rules_in_every_option() {
    for (number, (seats, options)) in whole::every_table().enumerate() {
        Match::begin(seats, options, number as u8).play();
    }
}

/// The same game twice: by the rules, and in the compact representation.
struct Match {
    rules: CardGame,
    compact: Game,
    chance: Chance,
    whims: Draws,
}

impl Match {
    fn begin(seats: usize, options: Options, number: u8) -> Self {
        let seats = SeatCount::try_from(seats).unwrap();
        let chance = Chance::new([number; 32]);
        let whims = Chance::new([!number; 32]).set_up();
        let last_played = PerSeat::none(seats);
        let beginning = CardGame::draw(options, &[], last_played, &mut chance.set_up()).unwrap();
        let mut rules = CardGame::new(&beginning);
        rules.go_on(&chance);
        Self { rules, compact: Game::new(&beginning), chance, whims }
    }

    /// Plays the game to its end. Every random move is made in both.
    fn play(mut self) {
        for number in 1.. {
            let Some(mut round) = self.compact.next_round(&mut self.chance.stream(number)) else {
                break;
            };
            self.name_trump(&mut round);
            self.predict(&mut round);
            while !round.is_over() {
                self.play_card(&mut round);
            }
            self.compact.score(&round);
            self.check_score(&round);
        }
        assert!(self.rules.is_over());
        assert_eq!(self.compact.totals(), self.rules.totals().values());
    }

    fn name_trump(&mut self, round: &mut Round) {
        if round.named {
            assert_eq!(self.asked(round.dealer()), Some(Ask::NameTrump));
            round.trump = self.whims.below(4) as u8;
            self.answer(round.dealer(), Action::NameTrump(Suit::ALL[usize::from(round.trump)]));
        }
        let trump = Suit::ALL.get(usize::from(round.trump)).copied();
        assert_eq!(self.rules.table_view().trump, trump);
    }

    fn predict(&mut self, round: &mut Round) {
        for seat in round.prediction_order() {
            let forbidden = self.compact.forbidden(round, seat);
            assert_eq!(self.asked(seat), Some(Ask::Predict { cards: round.cards, forbidden }));
            let allowed: Vec<u8> =
                (0..=round.cards).filter(|tricks| Some(*tricks) != forbidden).collect();
            let tricks = allowed[self.whims.below(allowed.len() as u32) as usize];
            round.predictions[seat] = tricks;
            self.answer(seat, Action::Predict(tricks));
        }
    }

    /// The rules ask the seat that the compact round says, so both had the same trick won by the
    /// same seat. They play the last trick themselves.
    fn play_card(&mut self, round: &mut Round) {
        let (seat, playable) = (round.turn, round.playable());
        let place = self.whims.below(count(playable) as u32) as usize;
        let card: Card = each(playable).nth(place).unwrap();
        if round.tricks_left > 1 {
            assert_eq!(self.asked(seat), Some(Ask::Play { playable: cards(playable) }));
            self.answer(seat, Action::Play(seen::card(card)));
            round.play(card);
            if round.tricks_left > 1 {
                assert_eq!(self.rules.table_view().won.values(), &round.won[..round.seats]);
            }
        } else {
            round.play(card);
        }
    }

    fn check_score(&self, round: &Round) {
        let scored = self.rules.sheet().last().unwrap();
        assert_eq!(scored.predictions.values(), &round.predictions[..round.seats]);
        assert_eq!(scored.won.values(), &round.won[..round.seats]);
        assert_eq!(scored.totals.values(), self.compact.totals());
        let points = (0..round.seats).map(|seat| round.points(seat) as i16);
        assert_eq!(scored.points.values(), points.collect::<Vec<_>>());
    }

    fn asked(&self, seat: usize) -> Option<Ask> {
        self.rules.asked(Seat::new(seat as u8))
    }

    fn answer(&mut self, seat: usize, action: Action) {
        let answer = self.rules.answer(Seat::new(seat as u8), &action).unwrap();
        self.rules.carry_out(answer, &self.chance);
    }
}
