//! What is pressed about what is stored of oneself.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// A press on the private message that shows somebody what is stored of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PrivacyPress {
    /// What is stored.
    Show,
    /// All of it, as a file.
    Export,
    /// Whether one really wants to delete it.
    Ask,
    /// Delete it: this was confirmed.
    Delete,
}
