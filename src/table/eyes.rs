//! Watching through the eyes of a player who allows it: where that is possible, and what is seen.

use super::{Player, PrivateView, PublicStage, PublicView, UserId};
use crate::rules::cards::Clairvoyance;
use crate::rules::{OfGame, Seat};

/// What a person without a seat may see of a table besides what everybody sees.
#[derive(Clone, Debug, Default)]
pub struct Eyes {
    /// The seats through whose eyes the person may look.
    pub open: Vec<Seat>,
    /// The view of the seat through whose eyes the person looks now.
    pub through: Option<Box<PrivateView>>,
    /// True if the person has looked in this game, and therefore cannot sit in.
    pub has_looked: bool,
}

impl PublicView {
    /// Returns whether the game may be rated when it is over: it is played on a server, at least two
    /// people began it, and nobody can have hints. A newcomer prevents that only by staying to the
    /// end, and may leave. Whether it is rated is decided when its results are written
    /// (`store/results.rs`).
    pub fn may_be_rated(&self) -> bool {
        let people = self.players().iter().filter_map(Player::scored_for).count();
        self.location.has_bot() && !self.hints && people >= 2
    }

    /// Returns whether players may let spectators look through their eyes: in a game that is being
    /// played on a server, that cannot be rated, and in which nobody sees the cards of others.
    pub fn may_open_eyes(&self) -> bool {
        let shows_others = match self.options {
            OfGame::Cards(options) => options.clairvoyance != Clairvoyance::Off,
            OfGame::Dice(_) => false,
        };
        let is_played = matches!(self.stage, PublicStage::Playing(_));
        is_played && self.location.has_bot() && !self.may_be_rated() && !shows_others
    }

    /// Returns whether this person plays here, has played here, or is about to.
    pub fn has_seat_of(&self, person: UserId) -> bool {
        self.players().iter().any(|player| player.belongs_to(person))
    }
}

impl PrivateView {
    /// What a spectator sees through these eyes: the game as the seat sees it, and nothing that the
    /// player has chosen in advance or is told alone.
    #[must_use]
    pub fn watched(self) -> Self {
        Self::of_seat(self.table, self.seat, self.game)
    }
}
