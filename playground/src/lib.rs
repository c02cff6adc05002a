//! A Discord for one machine: REST v10 and gateway v10 on loopback, a web page to play on, and a
//! client for tests. It works with any bot whose API address can be configured.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use playground::{Options, Playground};
//!
//! let playground = Playground::start(Options::default()).await?;
//! // Start the bot with `playground.base()` and `playground.token()`, then:
//! playground.wait_ready().await?;
//! let (ada, dice) = (&playground.people()[0], &playground.channels()[2]);
//! let answer = ada.command(dice, "/roll sides:6").await?;
//! println!("{answer:?}");
//! assert!(playground.journal().violations().is_empty());
//! # Ok(())
//! # }
//! ```

// The guild object has more keys than `json!` supports by default.
#![recursion_limit = "256"]

mod clock;
mod discord;
mod error;
mod faults;
mod form;
mod gateway;
mod journal;
mod limits;
mod message;
mod options;
mod origin;
mod page;
mod people;
mod person;
mod playground;
mod rest;
mod snowflake;
mod strict;
mod threads;
mod wire;
mod world;

pub use clock::drive as drive_clock;
pub use faults::{Chance, Delivery, Fault, Faults, Kind};
pub use form::{Form, Input};
pub use gateway::{Gateway, Resumable};
pub use journal::{Entries, Event, Journal, Request, Unanswered, Violation};
pub use message::{Attachment, Button, Emoji, Message, Select, SelectOption};
pub use options::Options;
pub use people::Impossible;
pub use person::{Answer, Person, Suggestion};
pub use playground::{NotReady, Playground};
pub use snowflake::Snowflake;
pub use world::{Access, Channel};
