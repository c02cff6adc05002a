//! The players: networks in training, and other players to train with and to be measured against.

use std::str::FromStr;
use std::sync::Arc;

use engine::computer::Persona;
use engine::computer::cards::levels;
use engine::computer::cards::mind::{ENVY, Mind, best_prediction};
use engine::computer::cards::round::{Card, Round, Seat, count, each};
use engine::computer::cards::search;
use engine::computer::cards::seen::Seen;
use engine::computer::cards::standing::prediction_to_win;
use engine::computer::cards::tastes::Tastes;
use engine::rules::chance::Draws;

use crate::{habits, yardstick};

/// A player. It gets the round as its seat sees it.
#[derive(Clone)]
pub enum Entrant {
    /// A player that uses only rules of thumb.
    Heuristic,
    /// A flat Monte Carlo player with this many play-outs.
    Yardstick(u32),
    /// A player that uses a network.
    Mind(Arc<Mind>),
    /// A network with noise added to its values, of up to this many tens of points: for cards and
    /// for predictions.
    Noisy(Arc<Mind>, f32, f32),
    /// A network that looks ahead and predicts as an archmage does.
    LooksAhead(Arc<Mind>),
    /// A level of the bot's computer players.
    Computer(Persona),
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.parse::<f32>().map_err(|error| format!("{text}: {error}"));
        let envious = |file: &str, envy: f32| {
            let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
            Ok::<_, String>(Arc::new(Mind::read(&bytes, envy)))
        };
        let mind = |file: &str| envious(file, ENVY);
        match text.split(':').collect::<Vec<_>>()[..] {
            ["heuristic"] => Ok(Self::Heuristic),
            ["yardstick"] => Ok(Self::Yardstick(200)),
            ["mind", file] => Ok(Self::Mind(mind(file)?)),
            ["mind", file, envy] => Ok(Self::Mind(envious(file, number(envy)?)?)),
            ["ahead", file, envy] => Ok(Self::LooksAhead(envious(file, number(envy)?)?)),
            ["noisy", file, cards, predictions] => {
                Ok(Self::Noisy(mind(file)?, number(cards)?, number(predictions)?))
            }
            _ => text.parse().map(Self::Computer).map_err(|_| format!("{text:?} is nobody")),
        }
    }
}

impl Entrant {
    /// The prediction of this player on this seat.
    pub fn predict(&self, round: &Round, seat: Seat, luck: &mut Draws) -> u8 {
        let hand = round.hands[seat];
        match self {
            Self::Heuristic => habits::predict(round, seat),
            Self::Yardstick(playouts) => yardstick::predict(round, seat, *playouts, luck),
            Self::Mind(mind) => mind.predict(round, seat, hand),
            Self::LooksAhead(mind) => {
                let forbidden = round.forbidden(seat);
                let worth = mind.predictions(round, seat, hand);
                let learned = best_prediction(&worth, round.cards, forbidden);
                prediction_to_win(round, seat, &worth, learned, forbidden)
            }
            Self::Noisy(mind, _, noise) => {
                let mut worth = mind.predictions(round, seat, hand);
                for value in &mut worth {
                    *value += noise * triangular(luck);
                }
                best_prediction(&worth, round.cards, round.forbidden(seat))
            }
            Self::Computer(persona) => {
                let seen = Seen::in_hand(*round, seat);
                levels::predict(*persona, &seen, round.forbidden(seat), luck)
            }
        }
    }

    /// The card that this player plays; it must be their turn.
    pub fn play(&self, round: &Round, luck: &mut Draws) -> Card {
        match self {
            Self::Heuristic => habits::play(round),
            Self::Yardstick(playouts) => yardstick::play(round, *playouts, luck),
            Self::Mind(mind) => mind.play(round),
            Self::LooksAhead(mind) => {
                let playable = round.playable();
                if playable.is_power_of_two() {
                    playable.trailing_zeros() as Card
                } else {
                    search::play(mind, round, &Tastes::default(), luck)
                }
            }
            Self::Noisy(mind, noise, _) => {
                let mut best = (f32::MIN, 0);
                mind.cards(round, |outlook| {
                    let value = outlook.value + noise * triangular(luck);
                    if value > best.0 {
                        best = (value, outlook.card);
                    }
                });
                best.1
            }
            Self::Computer(persona) => {
                levels::play(*persona, &Seen::in_hand(*round, round.turn), luck)
            }
        }
    }
}

/// A random number from -1 to 1, most often near 0.
pub fn triangular(luck: &mut Draws) -> f32 {
    share(luck) + share(luck) - 1.0
}

/// A random number from 0 to below 1.
pub fn share(luck: &mut Draws) -> f32 {
    luck.below(1 << 24) as f32 / (1 << 24) as f32
}

/// One of these, at random.
pub fn pick<T: Copy>(among: &[T], luck: &mut Draws) -> T {
    among[luck.below(among.len() as u32) as usize]
}

/// A random card that may be played.
pub fn any_card(round: &Round, luck: &mut Draws) -> Card {
    let playable = round.playable();
    let place = luck.below(count(playable) as u32) as usize;
    each(playable).nth(place).unwrap_or_default()
}
