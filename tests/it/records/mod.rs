//! Records of whole games: accepted as they are, refused when altered, the same for the same arguments.

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
