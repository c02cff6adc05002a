//! Computer players: how they think a round through, that their compact games follow the rules, what
//! each level does, what a master says of others, and what a search does.

mod characters;
mod coach;
mod dice;
mod hints;
mod judge;
mod levels;
mod round;
mod standing;
mod whole;
