//! What the rules in short are about: a topic each.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::rules::GameKind;

/// What a part of the rules in short is about, in the order in which somebody meets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Topic {
    /// Cards: what the game is about.
    CardsGoal,
    /// Cards: how many tricks one will win.
    CardsPredicting,
    /// Cards: which card may be played.
    CardsFollowing,
    /// Cards: what beats everything, and what nothing.
    CardsWizardsAndJesters,
    /// Cards: the suit that beats the others.
    CardsTrump,
    /// Cards: the points of a round.
    CardsScoring,
    /// Cards: who deals, and so predicts last.
    CardsDealer,
    /// Cards: which rounds are played, and how long that takes.
    CardsRounds,
    /// Cards: what happens without the player.
    CardsByItself,
    /// Cards: what may be chosen in the lobby.
    CardsVariants,
    /// Cards: the variant in which everybody has a suit of their own.
    CardsUnicolore,
    /// Cards: the words of the rule books.
    CardsWords,
    /// Dice: what the game is about.
    DiceGoal,
    /// Dice: who rolls for all, and who does next.
    DiceSeer,
    /// Dice: how many dice will show a color.
    DicePredicting,
    /// Dice: up to three rolls.
    DiceRolling,
    /// Dice: what Wizards count as.
    DiceWizardColor,
    /// Dice: when one leaves, and with what.
    DiceScoring,
    /// Dice: what Jesters are good for.
    DiceJesterScore,
    /// Dice: what changes a round.
    DiceMagicCards,
    /// Dice: an example of what each Magic Card changes.
    DiceMagicExamples,
    /// Dice: how the game ends.
    DiceEnd,
    /// Dice: what happens without the player.
    DiceByItself,
    /// Dice: the words of the rule book.
    DiceWords,
}

impl Topic {
    /// The topic with which a game is begun to be explained.
    pub const fn first(game: GameKind) -> Self {
        match game {
            GameKind::Cards => Self::CardsGoal,
            GameKind::Dice => Self::DiceGoal,
        }
    }

    /// The topics of a game, in their order.
    pub fn of(game: GameKind) -> impl Iterator<Item = Self> {
        Self::VARIANTS.iter().copied().filter(move |topic| topic.game() == game)
    }

    /// Whose rules they are.
    pub const fn game(self) -> GameKind {
        match self {
            Self::CardsGoal
            | Self::CardsPredicting
            | Self::CardsFollowing
            | Self::CardsWizardsAndJesters
            | Self::CardsTrump
            | Self::CardsScoring
            | Self::CardsDealer
            | Self::CardsRounds
            | Self::CardsByItself
            | Self::CardsVariants
            | Self::CardsUnicolore
            | Self::CardsWords => GameKind::Cards,
            Self::DiceGoal
            | Self::DiceSeer
            | Self::DicePredicting
            | Self::DiceRolling
            | Self::DiceWizardColor
            | Self::DiceScoring
            | Self::DiceJesterScore
            | Self::DiceMagicCards
            | Self::DiceMagicExamples
            | Self::DiceEnd
            | Self::DiceByItself
            | Self::DiceWords => GameKind::Dice,
        }
    }

    /// The word for it in buttons, commands and the names of sentences.
    pub fn word(self) -> &'static str {
        self.into()
    }
}
