//! Computer players: how they think a round through, and what each level does.

mod levels;
mod round;
mod whole;
