//! The reasons why a move is refused.

use crate::rules::{self, Unplayable};

/// The reason why a step is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The person has no seat here.
    NotSeated,
    /// The person already has a seat.
    SeatedAlready,
    /// Every seat is taken.
    Full,
    /// Only the host may do this.
    NotTheHost,
    /// Only a player of this table or a manager of the server may do this.
    NotPlaying,
    /// Other people play here as well: they must vote on it.
    NotAlone,
    /// The person has already agreed.
    AgreedAlready,
    /// Only the proposer may do this.
    NotTheProposer,
    /// The vote is closed.
    VoteOver,
    /// The table is already paused.
    Paused,
    /// The table is not paused.
    NotPaused,
    /// The person who is to lose their seat has none any more, or is the host.
    NotThere,
    /// No computer player has a seat here.
    NoComputer,
    /// No round follows in which the person could play.
    LastRound,
    /// Fewer players have a seat than the game needs.
    TooFew {
        /// The number of players that the game needs.
        needed: usize,
    },
    /// The hour at which the lobby is to begin has passed, or is too far away.
    WrongHour,
    /// The person has reacted a moment ago.
    ReactedJustNow,
    /// The server wants no reactions.
    NoReactions,
    /// Nobody watches through the eyes of a player at this table, or this person may not.
    NoEyes,
    /// The player does not let spectators look.
    EyesClosed,
    /// The person has looked through the eyes of a player in this game.
    HasLooked,
    /// Guesses about this round are not taken yet, or not any more.
    NoGuessNow,
    /// The person plays here, or has a seat: only those who watch guess.
    PlaysHere,
    /// The game has already begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The table is over.
    Over,
    /// The press answers a question that is no longer asked.
    Stale,
    /// The press takes back a move in advance that has been played in the meantime.
    PlayedAlready,
    /// The decision is not due yet: the clock has not run out.
    InTime,
    /// The options cannot be played.
    Unplayable(Unplayable),
    /// A rule of the game forbids it.
    Rule(rules::Refusal),
    /// The move belongs to the other game: the press is forged.
    OtherGame,
    /// The event cannot be serialized: a fault of ours.
    Unwritable,
    /// The step would break this law: a fault of ours.
    Broken(&'static str),
}
