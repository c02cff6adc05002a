//! The presets of the rule books.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::rules::games::game_of_kind;
use crate::rules::{GameKind, Options, OptionsOf as _, Rules};
use crate::scores::Ballot;
use crate::server::ServerSettings;

/// A set of options of the card game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Preset {
    /// The options of the rule book, of either game.
    #[default]
    Classic,
    /// A game of five rounds.
    Quick,
    /// The tournament rules of the publisher.
    Tournament,
}

impl Preset {
    /// The game that this preset is meant for if none was named: `usual`, if that game has such a
    /// preset.
    pub(in crate::features) fn game_beside(self, usual: GameKind) -> GameKind {
        let has = |game: &GameKind| self.options(*game).is_some();
        std::iter::once(usual).chain(GameKind::VARIANTS.iter().copied()).find(has).unwrap_or(usual)
    }

    /// The options of this preset for a game; `None` if the game has no such preset.
    pub fn options(self, game: GameKind) -> Option<Options> {
        Some(game_of_kind!(game, Game => match self {
            Self::Classic => <Game as Rules>::Options::default(),
            Self::Quick => <Game as Rules>::Options::quick()?,
            Self::Tournament => <Game as Rules>::Options::tournament()?,
        }))
    }

    /// The preset with these options.
    pub(in crate::features) fn of(options: &Options) -> Option<Self> {
        let is_same = |preset: &&Self| preset.options(options.kind()) == Some(*options);
        Self::VARIANTS.iter().find(is_same).copied()
    }
}

/// The presets that people on a server can vote on: those that are saved there, then those of the
/// rule books.
pub(in crate::features) fn ballot(settings: &ServerSettings) -> Vec<Options> {
    let mut presets: Vec<Options> = settings.presets.iter().map(|saved| saved.options).collect();
    let of_the_books = GameKind::VARIANTS
        .iter()
        .flat_map(|game| Preset::VARIANTS.iter().filter_map(|preset| preset.options(*game)));
    for options in of_the_books {
        if !presets.contains(&options) {
            presets.push(options);
        }
    }
    presets.truncate(Ballot::MOST);
    presets
}
