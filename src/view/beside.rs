//! The names that a picture or the head of a column cannot show.

use super::text::{BETWEEN, name, plain, small};
use crate::table::Player;

/// The players who appear by seat number only, like `#4 山田`, because their names are not written;
/// `None` if all are.
pub(crate) fn places(players: &[Player], is_written: impl Fn(&str) -> bool) -> Option<String> {
    let place = |(place, player): (usize, &Player)| {
        let is_named = !player.name().is_empty();
        let is_unwritten = is_named && !is_written(&plain(player.name()));
        is_unwritten.then(|| format!("\\#{place} {}", name(player.name())))
    };
    let places: Vec<String> = (1..).zip(players).filter_map(place).collect();
    (!places.is_empty()).then(|| small(&places.join(BETWEEN)))
}
