//! Random numbers of computer players.

use crate::rules::chance::Draws;

/// Returns true with this probability. What is certain needs no draw.
pub(super) fn happens(probability: f32, luck: &mut Draws) -> bool {
    probability >= 1.0 || (probability > 0.0 && share(luck) < probability)
}

/// A random number from -1 to 1, most often near 0.
pub(super) fn blur(luck: &mut Draws) -> f32 {
    share(luck) + share(luck) - 1.0
}

/// A random number from 0 to below 1.
#[expect(clippy::cast_precision_loss, reason = "the numbers are below 2^16")]
fn share(luck: &mut Draws) -> f32 {
    luck.below(1 << 16) as f32 / 65536.0
}
