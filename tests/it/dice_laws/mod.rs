//! Laws of the dice game, over random whole games with every choice of options. What every game keeps to
//! stands in `tests/it/contract`.

mod forged;
mod pages;
mod play;
mod rounds;
mod rulings;
mod worlds;
