//! The luck of a table's game: its seed, and the proof of it.

use rand::Rng;

use super::{AnyPlaying, PressId, Secret, Stage, Table, UserId};
use crate::rules::chance::Proof;
use crate::rules::games::{map_game, of_game};

impl Table {
    /// The proof of what determined the luck of this game, published once it is over.
    pub fn proof(&self) -> Option<Proof> {
        match &self.stage {
            Stage::Over(playing) => Some(self.proof_of_seating(playing)),
            Stage::Lobby(_) | Stage::Playing(_) | Stage::Closed => None,
        }
    }

    pub(super) fn seed(&self, playing: &AnyPlaying) -> [u8; 32] {
        self.proof_of_seating(playing).seed()
    }

    fn proof_of_seating(&self, playing: &AnyPlaying) -> Proof {
        let seating = of_game!(playing, playing => playing.seating());
        self.proof_of(seating.presses.iter().copied(), seating.begin)
    }

    pub(super) fn proof_of(&self, presses: impl Iterator<Item = PressId>, begin: PressId) -> Proof {
        Proof {
            table: self.id.get(),
            secret: *self.secret.open(),
            presses: presses.map(PressId::get).collect(),
            begin: begin.get(),
            cuts: self.cuts.iter().map(|cut| cut.words.to_string()).collect(),
        }
    }

    /// A table that looks the same to this viewer (`None`: a spectator), but has another secret and
    /// another seed, and everything hidden from the viewer dealt again.
    #[must_use]
    pub fn another_world(&self, viewer: Option<UserId>, luck: &mut impl Rng) -> Self {
        let mut bytes = [0; 32];
        luck.fill_bytes(&mut bytes);
        let mut other = Self { secret: Secret::stored(bytes), ..self.clone() };
        if let Stage::Playing(playing) = &self.stage {
            let anew = map_game!(&**playing, playing => playing.another_world(viewer, bytes, luck));
            other.stage = Stage::Playing(Box::new(anew));
        }
        other
    }
}
