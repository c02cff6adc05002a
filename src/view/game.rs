//! What a game has to say: each game's folder answers these questions, and everything else is the same
//! for all games.

use super::Words;
use super::message::{Button, Embed, Field, Message};
use super::possible::Possible;
use crate::picture::Picture;
use crate::press::{Draft, OwnPress, Topic};
use crate::rules::{PerSeat, Seat};
use crate::table::{Player, PrivateView, PublicView, UserId};

/// A picture of a table, and what stands beside it.
pub(super) struct Beside {
    /// Whom everybody waits for.
    pub(super) content: String,
    /// The frame.
    pub(super) embed: Embed,
    /// The picture.
    pub(super) picture: Picture,
}

/// What everybody sees of a game.
pub(super) trait PublicMessages {
    /// Whom everybody waits for and what lies on the table, above the frame, and the frame. The buttons
    /// below are the same for all games.
    fn table(&self, words: &Words, players: &[Player]) -> (String, Embed);

    /// The same with a picture, and without what the picture shows.
    fn pictured(&self, words: &Words, players: &[Player]) -> Beside;

    /// How the points went, once a round was scored.
    fn race(&self, words: &Words, players: &[Player]) -> Option<Picture>;

    /// The score sheet so far, or everybody's pages.
    fn sheet(&self, words: &Words, players: &[Player]) -> Embed;

    /// What the round that was scored last brought everybody: lines.
    fn scored(&self, words: &Words, players: &[Player]) -> Vec<String>;

    /// Points so far; at the end with all that is added then.
    fn totals(&self) -> PerSeat<i16>;

    /// Places, 1 the first, once the game has been played to its end.
    fn places(&self) -> Option<PerSeat<u8>>;

    /// What a seat's final total is made of.
    fn earned(&self, words: &Words, seat: Seat) -> String;

    /// The same, where the race does not show it.
    fn earned_beside_race(&self, words: &Words, seat: Seat) -> Option<String>;

    /// What was remarkable in the whole game, a line each, and more parts of the result.
    fn remarkable(&self, words: &Words, players: &[Player]) -> (Vec<String>, Vec<Field>);

    /// What the button is called that opens one's own message, and the one that opens the sheet.
    fn labels(&self) -> (&'static str, &'static str);
}

/// What one player sees of a game.
pub(super) trait OwnMessages {
    /// One's hand, or one's page with what is asked now, and the buttons of both.
    fn hand(&self, words: &Words, own: &PrivateView, draft: &Draft) -> Message;

    /// All boxes of one's own page; `None` where the game has none.
    fn boxes(&self, words: &Words, own: &PrivateView) -> Option<Embed>;

    /// What may be ordered to happen without being asked, and the buttons for it; `None` where nothing may.
    fn orders(
        &self,
        words: &Words,
        own: &PrivateView,
        draft: &Draft,
    ) -> Option<(Embed, Vec<Button>)>;

    /// Everything that may be done now, the most likely first.
    fn possible(&self, words: &Words, own: &PrivateView) -> Vec<Possible>;

    /// What is laid out after this press took effect.
    fn draft_after(draft: &Draft, press: OwnPress) -> Draft;
}

/// What was done on a seat.
pub(super) trait Deed {
    /// The sentence that says so, and what was done it with where that is not always the same: of deeds in a row
    /// with the same sentence the things are listed, or they are counted.
    fn in_words(&self, words: &Words) -> (&'static str, Option<String>);
}

/// A choice, by what its seat saw then.
pub(super) trait Chosen<A> {
    /// What was done, or would have been, in words that can follow a name and *would have*.
    fn chosen(&self, words: &Words, action: A) -> String;
}

/// Why something is not allowed now.
pub(super) trait Reason {
    /// In one sentence that says what would be allowed, to this person.
    fn why(&self, words: &Words, view: &PublicView, user: UserId) -> String;

    /// The part of the rules that explains it.
    fn topic(&self) -> Topic;
}
