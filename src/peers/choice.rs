//! What a person chooses for every server, and its text form.

use strum::{Display, EnumDiscriminants, EnumString};

use crate::language::Language;
use crate::server::Look;
use crate::table::Person;
use crate::zone::Zone;

/// What a person has chosen for every server.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(About), derive(Display, EnumString))]
#[strum_discriminants(strum(serialize_all = "kebab-case"), doc = "What a choice is about.")]
pub enum Choice {
    /// The language in which they are answered; `None` for that of their Discord.
    Language(Option<Language>),
    /// The form of their private messages.
    Look(Look),
    /// True if they want hints where a table allows them.
    Hints(bool),
    Zone(Zone),
    /// Another person, and true if they do not want to see the reactions of that person.
    Mute(Person, bool),
}

impl Choice {
    /// The other person whom the choice names.
    pub const fn other(&self) -> Option<&Person> {
        match self {
            Self::Mute(other, _) => Some(other),
            Self::Language(_) | Self::Look(_) | Self::Hints(_) | Self::Zone(_) => None,
        }
    }

    pub fn value(&self) -> Option<String> {
        match self {
            Self::Language(language) => language.map(|language| language.to_string()),
            Self::Look(look) => Some(look.to_string()),
            Self::Hints(on) | Self::Mute(_, on) => Some(u8::from(*on).to_string()),
            Self::Zone(zone) => Some(zone.to_string()),
        }
    }

    /// The choice with this value; `None` if there is no such choice, or only a later version knows it.
    pub fn read(about: About, value: Option<&str>, other: Option<Person>) -> Option<Self> {
        let flag = |value| match value {
            "0" => Some(false),
            "1" => Some(true),
            _ => None,
        };
        match about {
            About::Language => match value {
                Some(code) => code.parse().ok().map(|language| Self::Language(Some(language))),
                None => Some(Self::Language(None)),
            },
            About::Look => value?.parse().ok().map(Self::Look),
            About::Hints => flag(value?).map(Self::Hints),
            About::Zone => value?.parse().ok().map(Self::Zone),
            About::Mute => Some(Self::Mute(other?, flag(value?)?)),
        }
    }
}
