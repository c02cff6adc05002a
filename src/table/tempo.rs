//! The tempo of a table: how long it shows what happened before computer players go on.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::{Refusal, Step, Table, UserId};

/// The tempo of a table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Tempo {
    /// Every event stays on screen long enough to talk about it.
    Calm,
    /// Only events that decide a round stay on screen for long.
    Fast,
}

impl Tempo {
    /// The word for it in the database.
    pub fn word(self) -> &'static str {
        self.into()
    }

    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Calm => Self::Fast,
            Self::Fast => Self::Calm,
        }
    }
}

impl Table {
    /// The tempo that its players have chosen. If they have chosen none, it is fast for somebody
    /// who is alone with computers, and calm for people who talk.
    pub fn tempo(&self) -> Tempo {
        let usual = if self.people_there().len() == 1 { Tempo::Fast } else { Tempo::Calm };
        self.chosen_tempo.unwrap_or(usual)
    }

    /// Anybody who plays may choose the tempo.
    pub(super) fn choose_tempo(&self, user: UserId, tempo: Tempo) -> Result<Step, Refusal> {
        self.playing()?;
        self.seat_of(user)?;
        Ok(Step::of_rows(Self { chosen_tempo: Some(tempo), ..self.clone() }))
    }
}
