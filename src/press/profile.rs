//! Presses on a profile.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// A press on a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ProfilePress {
    /// Show this page in its place.
    Turn,
    /// Show this page to everybody.
    Share,
}
