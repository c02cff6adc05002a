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
    /// From now on one's own private messages are text alone; this page as well.
    TextOnly,
    /// From now on they have pictures; this page as well.
    WithPicture,
}
