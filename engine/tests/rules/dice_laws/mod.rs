//! Laws of the dice game, checked in random whole games with every combination of options. The laws
//! of every game are in `tests/it/contract`.

mod forged;
mod pages;
mod play;
mod rounds;
mod rulings;
mod worlds;
