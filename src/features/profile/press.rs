//! Presses on a profile.

use strum::{EnumString, IntoStaticStr, VariantArray};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ProfilePress {
    /// Replaces the shown page with this one.
    Turn,
    /// Chooses the title next to the person's name; a select sends it.
    Title,
    /// Shows this page to everybody.
    Share,
    /// Sends this page and all later private messages to this player as text only.
    TextOnly,
    /// Sends this page and all later private messages to this player with pictures.
    WithPicture,
}
