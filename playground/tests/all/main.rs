//! Tests of the playground, from a bot's and from a person's point of view.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that fails may panic"
)]
#![allow(clippy::needless_pass_by_value, reason = "bodies are written where they are used")]

mod answers;
mod attachments;
mod bounds;
mod clocks;
mod commands;
mod emojis;
mod faults;
mod forms;
mod gateway;
mod messages;
mod nonce;
mod page;
mod private;
mod seed;
mod selects;
mod strict;
mod support;
mod threads;
mod twilight;
