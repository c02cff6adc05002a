//! Presses on a person's bell, and the effect of a picked value.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::bell::{Bell, CallsFor, Quiet};
use crate::features::press::{NotAPress, read, word};
use crate::zone::Zone;

/// A press on the presser's bell on this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BellPress {
    /// The presser wants to be called.
    On,
    /// The presser does not want to be called any more.
    Off,
    /// Picks a value; the value is sent separately from the press.
    Pick(Wish),
    /// Opens a form for the name of a time zone. The submitted form sets it.
    TypeZone,
}

/// A select on the bell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Wish {
    /// The games for which the person is called.
    Games,
    /// The first hour without calls.
    QuietFrom,
    /// The first hour with calls again.
    QuietTo,
    /// The time zone of the person, on every server.
    Zone,
}

/// The meaning of a picked value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wished {
    Games(CallsFor),
    /// `None` for no quiet hours.
    QuietFrom(Option<u8>),
    QuietTo(u8),
    Zone(Zone),
}

impl Wish {
    /// The value for "no quiet hours".
    pub const NEVER: &str = "never";

    /// The meaning of this value.
    ///
    /// # Errors
    /// The value is forged: there is no such value.
    pub fn pick(self, value: &str) -> Result<Wished, NotAPress> {
        let hour = || {
            let hour = read::<u8>(value)?;
            if Quiet::HOURS.contains(&hour) { Ok(hour) } else { Err(NotAPress) }
        };
        Ok(match self {
            Self::Games => Wished::Games(read(value)?),
            Self::QuietFrom if value == Self::NEVER => Wished::QuietFrom(None),
            Self::QuietFrom => Wished::QuietFrom(Some(hour()?)),
            Self::QuietTo => Wished::QuietTo(hour()?),
            Self::Zone => Wished::Zone(read(value)?),
        })
    }
}

impl Wished {
    /// The bell with this wish. The hour at which quiet hours end means nothing without a beginning.
    #[must_use]
    pub fn of(&self, bell: Bell) -> Bell {
        match *self {
            Self::Games(calls_for) => Bell { calls_for, ..bell },
            Self::QuietFrom(from) => {
                let quiet = from.and_then(|from| Quiet::beginning(bell.quiet, from));
                Bell { quiet, ..bell }
            }
            Self::QuietTo(to) => {
                let ended = |quiet: Quiet| Quiet::between(quiet.from(), to).unwrap_or(quiet);
                Bell { quiet: bell.quiet.map(ended), ..bell }
            }
            Self::Zone(_) => bell,
        }
    }
}

impl BellPress {
    pub(in crate::features) fn text(self) -> String {
        match self {
            Self::On => "on".to_owned(),
            Self::Off => "off".to_owned(),
            Self::Pick(wish) => format!("pick.{}", word(wish)),
            Self::TypeZone => "zone".to_owned(),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["on"] => Ok(Self::On),
            ["off"] => Ok(Self::Off),
            ["pick", wish] => Ok(Self::Pick(read(wish)?)),
            ["zone"] => Ok(Self::TypeZone),
            _ => Err(NotAPress),
        }
    }
}
