//! The bell: who is called when somebody wants to play. People ask for it, each for themselves.

use std::ops::RangeInclusive;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::rules::GameKind;
use crate::table::{RoleId, UserId};

/// How a person wants to be called on a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bell {
    pub calls_for: CallsFor,
    /// The hours in which the person is not called; `None` if there are none.
    pub quiet: Option<Quiet>,
}

/// The games for which a person is called.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum CallsFor {
    #[default]
    Both,
    Cards,
    Dice,
}

/// Hours of every day in which a person is not called, in their time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiet {
    from: u8,
    to: u8,
}

/// The people and the role that a lobby calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Called {
    pub people: Vec<UserId>,
    pub role: Option<RoleId>,
}

impl Bell {
    /// Nobody is called again before this time has passed, in milliseconds.
    pub const PAUSE: i64 = 2 * 60 * 60 * 1000;
    /// The maximum number of people whom a lobby calls.
    pub const MOST: usize = 20;

    /// The bell of a person who has just asked for one: for every game, but not at night.
    pub fn usual() -> Self {
        Self { calls_for: CallsFor::default(), quiet: Quiet::between(23, 8) }
    }

    /// Returns whether the person is called for this game while it is this hour where they are.
    pub fn rings(self, game: GameKind, hour: u8) -> bool {
        let is_asked_for = match self.calls_for {
            CallsFor::Both => true,
            CallsFor::Cards => game == GameKind::Cards,
            CallsFor::Dice => game == GameKind::Dice,
        };
        is_asked_for && !self.quiet.is_some_and(|quiet| quiet.holds(hour))
    }
}

impl Quiet {
    pub const HOURS: RangeInclusive<u8> = 0..=23;
    /// The length of quiet hours of which only one end is known.
    const USUAL: u8 = 8;

    /// Quiet hours from the first of these until the second begins; `None` unless they differ.
    pub fn between(from: u8, to: u8) -> Option<Self> {
        let are_hours = Self::HOURS.contains(&from) && Self::HOURS.contains(&to);
        (are_hours && from != to).then_some(Self { from, to })
    }

    pub const fn from(self) -> u8 {
        self.from
    }

    pub const fn to(self) -> u8 {
        self.to
    }

    /// Quiet hours that begin at this hour, and end as these do where that is possible.
    #[must_use]
    pub fn beginning(before: Option<Self>, from: u8) -> Option<Self> {
        let usual = || Self::between(from, (from + Self::USUAL) % 24);
        before.and_then(|before| Self::between(from, before.to)).or_else(usual)
    }

    /// Returns whether this hour is one of them.
    pub const fn holds(self, hour: u8) -> bool {
        if self.from < self.to {
            self.from <= hour && hour < self.to
        } else {
            self.from <= hour || hour < self.to
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_may_last_over_midnight() {
        let quiet = |from, to| Quiet::between(from, to).unwrap();
        let held =
            |quiet: Quiet| Quiet::HOURS.filter(|hour| quiet.holds(*hour)).collect::<Vec<_>>();
        assert_eq!(held(quiet(22, 2)), [0, 1, 22, 23]);
        assert_eq!(held(quiet(2, 4)), [2, 3]);
        assert_eq!(held(quiet(23, 0)), [23]);
        assert_eq!(Quiet::between(3, 3), None);
        assert_eq!(Quiet::between(3, 24), None);
    }

    #[test]
    fn quiet_hours_that_begin_when_they_ended_have_the_usual_length() {
        let before = Quiet::between(22, 6);
        assert_eq!(Quiet::beginning(before, 23), Quiet::between(23, 6));
        assert_eq!(Quiet::beginning(before, 6), Quiet::between(6, 14));
        assert_eq!(Quiet::beginning(None, 20), Quiet::between(20, 4));
    }
}
