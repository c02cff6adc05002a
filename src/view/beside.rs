//! The names that a picture cannot show.

use super::text::{BETWEEN, name, plain, small};
use crate::picture::is_only_a_place;
use crate::table::Player;

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
