//! The text next to a picture, with what the picture does not show.

use super::Words;
use super::text::{BETWEEN, name, plain, small};
use crate::picture::is_only_a_place;
use crate::table::Player;

impl Words {
    /// The description of an embed next to a picture: these parts, then the names that the picture
    /// shows as a number only, and the computer players.
    pub(crate) fn beside(&self, mut parts: Vec<String>, players: &[Player]) -> String {
        parts.extend(places(players));
        parts.extend(self.computers(players));
        parts.join("\n")
    }

    fn computers(&self, players: &[Player]) -> Option<String> {
        let computer = |player: &Player| {
            let level = self.level(player.level()?);
            let values = [("name", name(player.name()).into()), ("level", level.into())];
            Some(self.with("picture-computer", values))
        };
        let computers: Vec<String> = players.iter().filter_map(computer).collect();
        let names = ("names", computers.join(", ").into());
        (!computers.is_empty()).then(|| small(&self.with("picture-computers", [names])))
    }
}

/// The players whom the picture shows by seat number only, like `#4 山田`; `None` if there are none.
pub(crate) fn places(players: &[Player]) -> Option<String> {
    let place = |(place, player): (usize, &Player)| {
        let is_named = !player.name().is_empty();
        let is_unwritten = is_named && is_only_a_place(&plain(player.name()));
        is_unwritten.then(|| format!("\\#{place} {}", name(player.name())))
    };
    let places: Vec<String> = (1..).zip(players).filter_map(place).collect();
    (!places.is_empty()).then(|| small(&places.join(BETWEEN)))
}
