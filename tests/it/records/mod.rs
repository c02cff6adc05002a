//! Records of whole games: they are accepted unchanged, refused when altered, and identical for the
//! same arguments.

mod altered;
mod altered_dice;
mod cuts;
mod ended;
mod garbage;
mod golden;
mod order;
mod program;
mod simulated;
mod simulated_dice;
mod text;
