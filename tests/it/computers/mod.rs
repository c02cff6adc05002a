//! Computer players: how they think a round through, what each level does, what a master says of others, and what a search does.

mod characters;
mod coach;
mod judge;
mod levels;
mod round;
mod standing;
mod whole;
