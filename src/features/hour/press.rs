//! Presses about the hour at which a lobby begins, and the meaning of a picked one.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::features::press::{NotAPress, read};

/// A press about the hour at which a lobby begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum HourPress {
    /// Shows the host the hours that can be named.
    Show,
    /// Picks an hour; its moment is sent separately from the press.
    Pick,
    /// Picks the time zone of the presser, on every server.
    Zone,
    /// Opens a form for a time of day. The submitted form names it.
    Type,
    /// Opens a form for the name of a time zone. The submitted form sets it.
    TypeZone,
}

impl HourPress {
    /// The value for "no hour".
    pub const NEVER: &str = "never";

    /// The moment that this value stands for, in Unix milliseconds; `None` for no hour.
    ///
    /// # Errors
    /// The value is forged: there is no such value.
    pub fn moment(value: &str) -> Result<Option<i64>, NotAPress> {
        if value == Self::NEVER { Ok(None) } else { read(value).map(Some) }
    }
}
