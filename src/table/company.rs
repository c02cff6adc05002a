//! What the people around a table do besides the game. It stays in memory, and a restart forgets it.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{Board, Crowd};
use crate::rules::games::of_game;
use crate::rules::{PublicState as _, Seat};

/// Something that a player shows at the table without a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Reaction {
    /// A compliment to somebody for how they have played.
    Bravo,
    Laugh,
    Wow,
    Sigh,
    /// Everything has gone as the player had planned.
    Smirk,
}

impl Reaction {
    /// The word for it in buttons, and in the keys of its words.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// A reaction at a table, until the trick or the roll that it is about has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bubble {
    pub reaction: Reaction,
    round: u8,
    last_scene: u8,
}

impl Bubble {
    /// A reaction to what is on the table now.
    pub fn now(reaction: Reaction, board: &Board) -> Self {
        let (round, last_scene) = of_game!(&board.game, game => (game.round(), game.last_scene()));
        Self { reaction, round, last_scene }
    }

    /// Returns whether it is still shown.
    pub fn lasts(&self, board: &Board) -> bool {
        let (round, scene) = of_game!(&board.game, game => (game.round(), game.scene()));
        self.round == round && scene <= self.last_scene
    }
}

/// What the people around a table do, as everybody may see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// The reactions that are shown, in the order of the seats.
    pub reactions: Vec<(Seat, Reaction)>,
    /// The spectators' guesses about rounds that are scored.
    pub crowd: Crowd,
}
