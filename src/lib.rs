//! A Discord bot that hosts Wizard, the card game and the dice game.
//!
//! `ARCHITECTURE.md` lists the modules in reading order. Start with [`rules`], the games themselves: they decide what
//! follows from an action and change nothing. [`computer`] plays the games from the view of a seat, [`table`] adds people,
//! and [`discord`] shows everything.
//!
//! Four computer players play a card game to its end:
//!
//! ```
//! use henge::computer::{Level, Plays as _};
//! use henge::rules::cards::{CardGame, Options};
//! use henge::rules::chance::Chance;
//! use henge::rules::{PerSeat, Rules as _, SeatCount};
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

pub mod bell;
pub mod clock;
pub mod computer;
pub mod daily;
pub mod discord;
pub mod emojis;
pub mod features;
pub mod history;
pub mod language;
pub mod lesson;
pub mod metrics;
pub mod picture;
pub mod program;
pub mod protocol;
pub mod record;
pub mod rules;
pub mod scores;
pub mod server;
pub mod settings;
pub mod sharding;
pub mod simulation;
pub mod solo;
pub mod store;
pub mod table;
pub mod tables;
pub mod tablet;
pub mod view;
pub mod work;
pub mod zone;
