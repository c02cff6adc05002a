//! The course of the dice game: the rule books' examples, and the rulings where the books are
//! silent.

mod luck;
mod magic;
mod predictions;
mod rounds;
pub mod told;
mod views;
mod written;
