//! The choices of either game.

use serde::{Deserialize, Serialize};

use super::{SeatCount, cards, dice};

/// Which of the two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameKind {
    /// The card game.
    Cards,
    /// The dice game.
    Dice,
}

impl GameKind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Cards, Self::Dice];

    /// The word for it in records, commands and the database.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Cards => "cards",
            Self::Dice => "dice",
        }
    }
}

/// The choices of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "game", content = "options", rename_all = "lowercase")]
pub enum Options {
    /// Of the card game.
    Cards(cards::Options),
    /// Of the dice game.
    Dice(dice::Options),
}

impl From<cards::Options> for Options {
    fn from(options: cards::Options) -> Self {
        Self::Cards(options)
    }
}

impl From<dice::Options> for Options {
    fn from(options: dice::Options) -> Self {
        Self::Dice(options)
    }
}

/// Why a game cannot begin like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Unplayable {
    /// The card game.
    #[error(transparent)]
    Cards(#[from] cards::Unplayable),
    /// The dice game.
    #[error(transparent)]
    Dice(#[from] dice::Unplayable),
}

/// A choice that the game does not have, or not with this value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}: {what}")]
pub struct NoSuchChoice {
    /// The option that was named.
    name: String,
    /// What is wrong with it.
    what: String,
}

impl Options {
    /// Whose choices they are.
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Cards(_) => GameKind::Cards,
            Self::Dice(_) => GameKind::Dice,
        }
    }

    /// The books' game.
    pub fn classic(kind: GameKind) -> Self {
        match kind {
            GameKind::Cards => Self::Cards(cards::Options::default()),
            GameKind::Dice => Self::Dice(dice::Options::default()),
        }
    }

    /// These choices, but for this one: names and values as in a record's header.
    ///
    /// # Errors
    /// The game has no such choice, or the choice no such value.
    pub fn with(&self, name: &str, value: &str) -> Result<Self, NoSuchChoice> {
        let wrong = |what: String| NoSuchChoice { name: name.to_owned(), what };
        let mut choices = serde_json::to_value(self).map_err(|error| wrong(error.to_string()))?;
        let names = || self.names().join(", ");
        let choice = choices.pointer_mut("/options").and_then(|options| options.get_mut(name));
        *choice.ok_or_else(|| wrong(format!("this game has no such option, but {}", names())))? =
            serde_json::from_str(value).unwrap_or_else(|_| value.into());
        serde_json::from_value(choices).map_err(|error| wrong(error.to_string()))
    }

    /// The names of the choices.
    fn names(&self) -> Vec<String> {
        let choices = serde_json::to_value(self).unwrap_or_default();
        let named = choices["options"].as_object();
        named.into_iter().flatten().map(|(name, _)| name.clone()).collect()
    }

    /// Whether that many can play with these choices.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn check_for(&self, seats: SeatCount) -> Result<(), Unplayable> {
        match self {
            Self::Cards(options) => Ok(options.check_for(seats)?),
            Self::Dice(options) => Ok(options.check_for(seats)?),
        }
    }

    /// Whether these choices go together, whoever plays.
    ///
    /// # Errors
    /// The first rule that forbids the combination.
    pub fn check(&self) -> Result<(), Unplayable> {
        match self {
            Self::Cards(options) => Ok(options.check()?),
            Self::Dice(options) => Ok(options.check()?),
        }
    }

    /// The fewest who can play with these choices.
    pub const fn fewest_seats(&self) -> usize {
        match self {
            Self::Cards(options) => options.fewest_seats(),
            Self::Dice(options) => options.fewest_seats(),
        }
    }

    /// The most who can play with these choices.
    pub const fn most_seats(&self) -> usize {
        match self {
            Self::Cards(options) => options.most_seats(),
            Self::Dice(options) => options.most_seats(),
        }
    }
}
