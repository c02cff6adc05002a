//! The laws of the card game, checked in random whole games with every combination of options.
//!
//! Each law is checked for every allowed combination of options and players, and for random ones in
//! addition. A second, slow implementation of the rule books with plain lists of cards is in
//! [`book`]. Small cases are checked one and all in [`exhaustion`].

mod book;
mod bound;
mod conserved;
mod course;
mod examples;
mod exhaustion;
mod luck;
mod offers;
mod options;
mod play;
mod stake;
mod views;
mod worlds;
