//! Presses on the message of a vote.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// A press on a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum VotePress {
    /// One's voice for it.
    Agree,
    /// Who proposed it withdraws it.
    Withdraw,
}
