//! Explanations of the marks before names, and names of levels.

use super::Words;
use crate::computer::Level;
use crate::table::Player;

impl Words {
    /// The name of a computer player's level.
    pub(crate) fn level(&self, level: Level) -> String {
        self.say(&format!("level-{level}"))
    }

    /// The legend for the mark of players whom the game waits for.
    pub(crate) fn asked_mark(&self) -> String {
        self.with("legend-asked", [("mark", self.say("mark-asked").into())])
    }

    /// The legend for the mark of computer players with their levels; `None` if no computer player
    /// is in the game.
    pub(crate) fn computers_mark(&self, players: &[Player]) -> Option<String> {
        let plays = |level: &&Level| players.iter().any(|player| player.level() == Some(**level));
        let levels: Vec<String> =
            Level::ALL.iter().filter(plays).map(|level| self.level(*level)).collect();
        let is_any = !levels.is_empty();
        let values =
            [("mark", self.say("mark-computer").into()), ("levels", self.either(levels).into())];
        is_any.then(|| self.with("legend-computer", values))
    }
}
