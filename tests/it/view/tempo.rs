//! The tempo of a table, before anybody has chosen one and afterwards.

use henge::rules::{Options, cards};
use henge::table::{Chosen, Move, Tempo};

use crate::view::games::{begun, by, lobby};

#[test]
fn a_game_is_fast_for_one_person_and_calm_for_several_unless_somebody_chooses() {
    let options = Options::from(cards::Options::default());
    let (alone, together) = (lobby(options, &["Ada"], 2, 1), lobby(options, &["Ada", "Ben"], 1, 1));
    assert_eq!(begun(&alone).tempo(), Tempo::Fast);
    assert_eq!(begun(&together).tempo(), Tempo::Calm);
    for (table, chosen) in [(alone, Tempo::Calm), (together, Tempo::Fast)] {
        let in_the_lobby = table.decide(&by(1), &Move::Choose(Chosen::Tempo(Some(chosen))), 0);
        assert_eq!(begun(&in_the_lobby.unwrap().table).tempo(), chosen);
        let in_the_game = begun(&table).decide(&by(1), &Move::Tempo(chosen), 0);
        assert_eq!(in_the_game.unwrap().table.tempo(), chosen);
    }
}
