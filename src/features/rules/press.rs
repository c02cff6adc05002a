//! The topics of the short rules.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::features::command::{NotACommand, one_of};
use crate::features::parameter::Said;
use crate::rules::GameKind;

/// A topic of the short rules, in the order in which a player meets them.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Topic {
    /// Cards: the goal of the game.
    #[default]
    CardsGoal,
    /// Cards: the prediction of the number of tricks.
    CardsPredicting,
    /// Cards: which card may be played.
    CardsFollowing,
    /// Cards: the cards that beat everything, and those that beat nothing.
    CardsWizardsAndJesters,
    /// Cards: the suit that beats the others.
    CardsTrump,
    /// Cards: the points of a round.
    CardsScoring,
    /// Cards: who deals, and therefore predicts last.
    CardsDealer,
    /// Cards: which rounds are played, and how long they take.
    CardsRounds,
    /// Cards: what happens without the player.
    CardsByItself,
    /// Cards: the options in the lobby.
    CardsVariants,
    /// Cards: the variant in which each player has a suit of their own.
    CardsUnicolore,
    /// Cards: the terms of the rule books.
    CardsWords,
    /// Dice: the goal of the game.
    DiceGoal,
    /// Dice: who rolls for all players, and who rolls next.
    DiceSeer,
    /// Dice: the prediction of the number of dice that show a color.
    DicePredicting,
    /// Dice: the up to three rolls.
    DiceRolling,
    /// Dice: what Wizards count as.
    DiceWizardColor,
    /// Dice: when a player leaves, and with which score.
    DiceScoring,
    /// Dice: the use of Jesters.
    DiceJesterScore,
    /// Dice: the cards that change a round.
    DiceMagicCards,
    /// Dice: an example for each Magic Card.
    DiceMagicExamples,
    /// Dice: the end of the game.
    DiceEnd,
    /// Dice: what happens without the player.
    DiceByItself,
    /// Dice: the terms of the rule book.
    DiceWords,
}

impl Topic {
    /// The first topic in a game's explanation.
    pub fn first(game: GameKind) -> Self {
        Self::of(game).next().unwrap_or_default()
    }

    /// The topic that a command names. It implies its game; without a topic, the game's first one is
    /// shown.
    pub(in crate::features) fn said(said: &[Said<'_>]) -> Result<Self, NotACommand> {
        let game: Option<GameKind> = one_of(said, "game")?;
        match (one_of::<Self>(said, "topic")?, game) {
            (Some(topic), Some(game)) if topic.game() != game => {
                Err(NotACommand::OtherGame("topic".to_owned()))
            }
            (Some(topic), _) => Ok(topic),
            (None, game) => Ok(Self::first(game.unwrap_or_default())),
        }
    }

    /// The topics of a game, in their order.
    pub fn of(game: GameKind) -> impl Iterator<Item = Self> {
        Self::VARIANTS.iter().copied().filter(move |topic| topic.game() == game)
    }

    /// The game that this topic is about; its word begins the topic's.
    pub fn game(self) -> GameKind {
        let is_of = |game: &GameKind| self.word().starts_with(game.word());
        GameKind::VARIANTS.iter().copied().find(is_of).unwrap_or_default()
    }

    /// The word for the topic in buttons, commands and message ids.
    pub fn word(self) -> &'static str {
        self.into()
    }
}
