//! The games of Wizard without Discord and without a database: the [`rules`] decide what follows from an action and change
//! nothing, a [`computer`] plays from the view of a seat, a [`record`] proves what was played, and other people's players
//! speak the [`protocol`].
//!
//! Four computer players play a card game to its end:
//!
//! ```
//! use engine::computer::{Level, Plays as _};
//! use engine::rules::cards::{CardGame, Options};
//! use engine::rules::chance::Chance;
//! use engine::rules::{PerSeat, Rules as _, SeatCount};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let seats = SeatCount::try_from(4_usize)?;
//! // All randomness of a game follows from its seed. Computer players have their own.
//! let chance = Chance::new([7; 32]);
//! let mut luck = Chance::new([8; 32]).set_up();
//!
//! let mut draws = chance.set_up();
//! let beginning = CardGame::draw(Options::default(), &[], PerSeat::none(seats), &mut draws)?;
//! let mut game = CardGame::new(&beginning);
//! game.go_on(&chance);
//! while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
//!     // The player decides from what this seat sees, and from nothing else.
//!     let view = game.seat_view(seat);
//!     let action = CardGame::choose(Level::APPRENTICE, &view, &mut luck).ok_or("it is asked")?;
//!     let answer = game.answer(seat, &action).map_err(|refusal| format!("{refusal:?}"))?;
//!     game.carry_out(answer, &chance);
//! }
//! assert!(game.is_over());
//! # Ok(())
//! # }
//! ```

pub mod computer;
pub mod protocol;
pub mod record;
pub mod rules;
