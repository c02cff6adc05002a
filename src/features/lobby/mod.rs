//! Lobbies: opened, joined, begun, and opened again for a rematch; in a thread if wanted.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;

pub use answer::{NewThread, Opened};
