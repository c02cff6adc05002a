//! Presses on the message of a vote.

use strum::{EnumString, IntoStaticStr, VariantArray};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum VotePress {
    /// Votes in favor.
    Agree,
    /// Withdraws the proposal; only its author may do that.
    Withdraw,
}
