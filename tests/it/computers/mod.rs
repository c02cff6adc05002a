//! Computer players: how they think a round through, what each level does, and what a master says of others.

mod coach;
mod levels;
mod round;
mod standing;
mod whole;
