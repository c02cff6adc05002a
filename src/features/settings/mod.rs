//! The panel of the server's settings.

pub(super) mod answer;
pub(crate) mod message;
pub(super) mod press;

pub use message::SettingsShown;
