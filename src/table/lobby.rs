//! The lobby: the players who sit at a table before the game begins.

use super::{Player, Sitter, UserId};
use crate::computer::{Character, Level};
use crate::rules::GameKind;

/// The names of computer players, in the order in which they join, and their characters.
const COMPUTERS: [(&str, Character); 6] = [
    ("Merlin", Character::Careful),
    ("Morgana", Character::Spoiler),
    ("Nimue", Character::Collector),
    ("Circe", Character::Bold),
    ("Medea", Character::Spoiler),
    ("Taliesin", Character::Careful),
];

/// The character of the computer player with this name.
pub(super) fn character_of(name: &str) -> Option<Character> {
    COMPUTERS.into_iter().find(|(known, _)| *known == name).map(|(_, character)| character)
}

/// How the last game between the people of a lobby ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastTime {
    /// The people, as they are stored, and the game that they want to play; `None` until it is looked
    /// for.
    pub between: Option<(Vec<i64>, GameKind)>,
    /// The end of the game in Unix milliseconds, and the points of each of them, the winner first; empty
    /// if there was no such game.
    pub points: Vec<(i64, UserId, i64)>,
}

/// The players who sit at a table before the game begins, in sitting order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    sitters: Vec<Sitter>,
}

impl Lobby {
    /// A lobby with these people and computer players.
    pub const fn of(sitters: Vec<Sitter>) -> Self {
        Self { sitters }
    }

    /// Everybody, in sitting order.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// Returns whether this person has a seat.
    pub fn seats(&self, user: UserId) -> bool {
        self.sitters.iter().any(|sitter| sitter.player.is(user))
    }

    /// The person who sat down first among those who are still here.
    pub(super) fn first_person(&self) -> Option<UserId> {
        self.sitters.iter().find_map(|sitter| sitter.player.person()).map(|person| person.id)
    }

    /// A name that no player here has.
    pub(super) fn free_name(&self) -> &'static str {
        let taken = |name: &&str| self.sitters.iter().any(|sitter| sitter.player.name() == *name);
        let mut names = COMPUTERS.into_iter().map(|(name, _)| name);
        names.find(|name| !taken(name)).unwrap_or(COMPUTERS[0].0)
    }

    /// The lobby with computer players of this level on the seats of people.
    #[must_use]
    pub fn without_people(&self, level: Level) -> Self {
        let mut lobby = self.clone();
        for place in 0..lobby.sitters.len() {
            let player = match lobby.sitters[place].player.clone().without_person(level, None) {
                computer @ Player::Computer { .. } => computer,
                Player::Person(_) | Player::StandIn { .. } | Player::Newcomer { .. } => {
                    Player::Computer { name: lobby.free_name().to_owned(), level }
                }
            };
            lobby.sitters[place] = Sitter::without_press(player);
        }
        lobby
    }

    /// The lobby with one more player.
    pub(super) fn with(&self, sitter: Sitter) -> Self {
        Self { sitters: self.sitters.iter().cloned().chain([sitter]).collect() }
    }

    /// The lobby without this person.
    pub(super) fn without(&self, user: UserId) -> Self {
        let others = self.sitters.iter().filter(|sitter| !sitter.player.is(user));
        Self { sitters: others.cloned().collect() }
    }

    /// The lobby with all computer players at this level.
    pub(super) fn at_level(&self, level: Level) -> Self {
        let mut sitters = self.sitters.clone();
        for sitter in &mut sitters {
            sitter.player = sitter.player.clone().at_level(level);
        }
        Self { sitters }
    }

    /// The place, counted from 0, of the player who is missing in this later lobby; `None` if nobody
    /// is.
    pub(super) fn left_for(&self, later: &Self) -> Option<usize> {
        let is_missing = |place: &usize| later.sitters.get(*place) != self.sitters.get(*place);
        (0..self.sitters.len()).find(is_missing)
    }

    /// The lobby without the computer player that came last, if there is one.
    pub(super) fn without_last_computer(&self) -> Option<Self> {
        let is_computer = |sitter: &Sitter| matches!(sitter.player, Player::Computer { .. });
        let last = self.sitters.iter().rposition(is_computer)?;
        let mut sitters = self.sitters.clone();
        sitters.remove(last);
        Some(Self { sitters })
    }
}
