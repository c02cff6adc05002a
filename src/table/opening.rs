//! What a new table begins with.

use super::{
    ChannelId, Clock, Joining, Location, MessageId, Person, Player, PressId, Secret, Sitter,
    TableId,
};
use crate::computer::Level;
use crate::rules::Options;

/// The settings with which a lobby is opened.
#[derive(Clone, Debug)]
pub struct Opening {
    pub location: Location,
    /// The parent channel of its thread, where the result of the game is announced.
    pub parent: Option<ChannelId>,
    /// The message in the parent channel from which its thread was started.
    pub announcement: Option<MessageId>,
    /// The person who opens it.
    pub host: Person,
    /// The press that opened it.
    pub press: PressId,
    /// The game and its options.
    pub options: Options,
    /// The time limit for each decision.
    pub clock: Clock,
    /// The secret from which the luck is drawn.
    pub secret: Secret,
    /// The people and computer players who sit down with the host.
    pub others: Vec<Sitter>,
    /// The level of computer players who join later.
    pub joining: Joining,
    /// True if players may ask for a master's hints; the game is then not rated.
    pub hints: bool,
    /// The previous table, if this is a rematch.
    pub rematch_of: Option<TableId>,
    /// True if the people who asked for it are called.
    pub rings: bool,
}

impl Opening {
    /// A lobby without a clock, computer players or hints, which calls nobody, in a channel that is not a thread. Other fields are set by
    /// `Opening { clock, ..Opening::new(..) }`.
    pub const fn new(
        location: Location,
        host: Person,
        press: PressId,
        options: Options,
        secret: Secret,
    ) -> Self {
        Self {
            location,
            parent: None,
            announcement: None,
            host,
            press,
            options,
            clock: Clock::None,
            secret,
            others: Vec::new(),
            joining: Joining::Level(Level::JOINING),
            hints: false,
            rematch_of: None,
            rings: false,
        }
    }

    /// Everybody who has a seat from the start, the host first.
    pub fn sitters(&self) -> Vec<Sitter> {
        let host = Sitter { player: Player::Person(self.host.clone()), press: self.press };
        std::iter::once(host).chain(self.others.iter().cloned()).collect()
    }
}
