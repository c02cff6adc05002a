//! Explanations of the marks before names, and names of levels and characters.

use std::collections::BTreeSet;

use super::Words;
use crate::computer::{Level, Persona};
use crate::table::Player;

impl Words {
    /// The name of a computer player's level, or the two names between which it is.
    pub(crate) fn level(&self, level: Level) -> String {
        let name = |level: Level| self.say(&format!("level-{}", level.name()));
        match level.next_named() {
            Some(above) if level != level.named() => {
                let values = [("below", name(level).into()), ("above", name(above).into())];
                self.with("level-between", values)
            }
            Some(_) | None => name(level),
        }
    }

    /// The level of a computer player, and its character if it has one.
    pub(crate) fn persona(&self, persona: Persona) -> String {
        let level = self.level(persona.level);
        let Some(character) = persona.character else { return level };
        let character = self.say(&format!("character-{}", character.word()));
        self.with("level-and-character", [("level", level.into()), ("character", character.into())])
    }

    /// The legend for the mark of players whom the game waits for.
    pub(crate) fn asked_mark(&self) -> String {
        self.with("legend-asked", [("mark", self.say("mark-asked").into())])
    }

    /// The legend for the mark of computer players with their levels; `None` if no computer player
    /// is in the game.
    pub(crate) fn computers_mark(&self, players: &[Player]) -> Option<String> {
        let levels: BTreeSet<Level> = players.iter().filter_map(Player::level).collect();
        let levels: Vec<String> = levels.into_iter().map(|level| self.level(level)).collect();
        let is_any = !levels.is_empty();
        let values =
            [("mark", self.say("mark-computer").into()), ("levels", self.either(levels).into())];
        is_any.then(|| self.with("legend-computer", values))
    }
}
