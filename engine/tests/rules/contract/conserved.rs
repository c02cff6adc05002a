//! Conservation: everything on the table and in the hands follows from the log.

use crate::contract::game::Contract;
use crate::contract::play::in_every_game;

pub fn nothing_is_lost_or_doubled<G: Contract>() {
    in_every_game::<G>(5, |setup| {
        setup.play(|moment| moment.game.check_nothing_is_lost(moment.log));
    });
}
