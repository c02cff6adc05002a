//! The laws of the card game, over random whole games with every choice of the rules.
//!
//! Each law is played through every allowed combination of options and players, and through random
//! ones besides. What the books say is told a second time, slowly and from lists of cards, in [`book`].

mod book;
mod bound;
mod conserved;
mod course;
mod examples;
mod luck;
mod offers;
mod play;
mod views;
mod worlds;
