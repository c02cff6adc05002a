//! Combinations of a game's options.

use engine::rules::SeatCount;
use engine::rules::dice::{Options, SeerRule};

/// Every combination of the dice game's options with one rule for the first Seer: two players have
/// chosen the first in the lobby, three the second, and so on. Once the first round has begun, the
/// rule means nothing, so hardly any test needs every rule.
pub fn dice_options(seats: SeatCount) -> impl Iterator<Item = Options> + Clone {
    let rule = SeerRule::ALL[seats.get()];
    let all = Options::every_combination(seats).into_iter();
    all.filter(move |options| options.first_seer == rule)
}
