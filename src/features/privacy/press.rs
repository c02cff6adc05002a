//! Presses about the data stored about the user.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// A press on the private message that shows users the data stored about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PrivacyPress {
    /// Shows a summary of the data.
    Show,
    /// Sends all of the data as a file.
    Export,
    /// Asks for confirmation of deleting it.
    Ask,
    /// Deletes it; this was confirmed.
    Delete,
}
