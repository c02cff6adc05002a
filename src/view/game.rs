//! The texts that depend on the game. Each game's folder implements these traits; everything else
//! is the same for all games.

use super::Words;
use super::components::Button;
use super::emojis::Label;
use super::message::{Embed, Field, Message, PrivateMessage};
use super::possible::Possible;
use super::synonyms::Pending;
use super::words::Named;
use crate::features::press::{Draft, OwnPress, Topic};
use crate::lesson::Lesson;
use crate::picture::Picture;
use crate::rules::dice::MagicCard;
use crate::rules::games::of_game;
use crate::rules::{Action, Seat, SeatCount};
use crate::table::{Player, PrivateView, PublicView, UserId};

/// A picture of a table, with the text next to it.
pub(crate) struct Beside {
    /// The line that says whom the game waits for.
    pub(crate) content: String,
    /// What is worth saying and not in the picture, in at most a line.
    pub(crate) note: Option<String>,
    pub(crate) picture: Picture,
}

/// The public messages of a game.
pub(crate) trait PublicMessages {
    /// The content and embed of the table's message. The content says whom the game waits for and
    /// what is on the table. The buttons are the same for all games.
    fn table(&self, words: &Words, players: &[Player]) -> (String, Embed);

    /// This message with a picture, without the text that the picture replaces.
    fn pictured(&self, words: &Words, players: &[Player]) -> Beside;

    /// The picture of the points round by round; `None` before the first round is scored.
    fn race(&self, words: &Words, players: &[Player]) -> Option<Picture>;

    /// The score sheet so far, or all pages.
    fn sheet(&self, words: &Words, players: &[Player]) -> Embed;

    /// How the last trick or the last round ended, and everybody's progress.
    fn last(&self, words: &Words, players: &[Player]) -> Embed;

    /// A line for each player with the result of the round scored last.
    fn scored(&self, words: &Words, players: &[Player]) -> Vec<String>;

    /// The parts of a seat's final total.
    fn earned(&self, words: &Words, seat: Seat) -> String;

    /// The parts of a seat's final total that the race picture does not show.
    fn earned_beside_race(&self, words: &Words, seat: Seat) -> Option<String>;

    /// The most remarkable prediction of the whole game, for its result.
    fn boldest(&self, words: &Words, players: &[Player]) -> Option<String>;

    /// The last events of a finished game, which the table never showed.
    fn last_seen(&self, words: &Words, players: &[Player]) -> Vec<String>;

    /// Further lines and fields about the whole game and its last round.
    fn details(&self, words: &Words, players: &[Player]) -> (Vec<String>, Vec<Field>);

    /// What a player did in this scored round, counted from 0.
    fn in_round(&self, words: &Words, round: usize, seat: Seat, name: String) -> String;

    /// The label of the button that opens the player's private message, and of the one that opens
    /// the score sheet.
    fn labels(&self) -> (&'static str, &'static str);

    /// What the rules say differently in the current round.
    fn now(&self) -> Now;
}

/// The progress of a game that is still going on, as far as sentences about the rules name it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Now {
    pub(crate) round: u8,
    /// The number of cards dealt to each player; 0 in a game without hands.
    pub(crate) cards: u8,
    pub(crate) magic: Option<MagicCard>,
}

/// The options of a game, as sentences about its rules describe them.
pub(crate) trait Explained {
    /// The values that these sentences use, besides the options themselves. The number of players
    /// is `None` as long as it is not known.
    fn told(&self, words: &Words, seats: Option<SeatCount>) -> Vec<Named<'static>>;

    /// The length of a game with this number of players.
    fn length(&self, words: &Words, seats: SeatCount) -> String;
}

/// The reason why a game cannot begin.
pub(crate) trait Hindrance {
    /// The key of the sentence that gives the reason.
    fn id(&self) -> &'static str;

    /// The part of the rules that explains the reason, if there is one.
    fn topic(&self) -> Option<Topic>;
}

/// The private messages of a player in a game.
pub(crate) trait OwnMessages {
    /// The hand or page with the current question, and the buttons for both.
    fn hand(&self, words: &Words, own: &PrivateView, draft: &Draft) -> Message;

    /// The question, and the cards or dice below it: the text of the hand or page without the
    /// player's progress.
    fn question(&self, words: &Words, own: &PrivateView, draft: &Draft) -> String;

    /// A button for everything else that the player can look at or change.
    fn tools(&self, words: &Words, own: &PrivateView, draft: &Draft) -> Vec<Button>;

    /// All boxes of the player's page; `None` if the game has none.
    fn boxes(&self, words: &Words, own: &PrivateView) -> Option<Embed>;

    /// The orders that a player can give in advance, with their buttons; `None` if there are none.
    fn orders(
        &self,
        words: &Words,
        own: &PrivateView,
        draft: &Draft,
    ) -> Option<(Embed, Vec<Button>)>;

    /// All moves that are possible now, the most likely first.
    fn possible(&self, words: &Words, own: &PrivateView) -> Vec<Possible>;

    /// The cards of one's hand that the rules forbid now.
    fn forbidden(&self, words: &Words, own: &PrivateView) -> Vec<Possible>;

    /// What is asked for, where that decides what a typed word means.
    fn asked(&self) -> Pending;

    /// All moves of the kind that is asked for, whether the rules allow them now or not.
    fn conceivable(&self, words: &Words, own: &PrivateView) -> Vec<Possible>;

    /// The draft after this press has taken effect.
    fn draft_after(draft: &Draft, press: OwnPress) -> Draft;
}

/// A deed: something that was done on a seat.
pub(crate) trait Deed {
    /// The message key for the deed, and its object if that varies. Objects of consecutive deeds
    /// with the same key are listed; deeds without an object are counted.
    fn in_words(&self, words: &Words) -> (&'static str, Option<String>);

    /// The message key for the deed before it is done, and its object.
    fn offered(&self, words: &Words) -> (&'static str, Option<String>);
}

impl Deed for Action {
    fn in_words(&self, words: &Words) -> (&'static str, Option<String>) {
        of_game!(self, action => action.in_words(words))
    }

    fn offered(&self, words: &Words) -> (&'static str, Option<String>) {
        of_game!(self, action => action.offered(words))
    }
}

/// A choice, described with what its seat saw at the time.
pub(crate) trait Chosen<A> {
    /// The choice in words that can follow a name and *would have*.
    fn chosen(&self, words: &Words, action: A) -> String;

    /// The label of a button that offers the choice.
    fn label(&self, words: &Words, action: A) -> Label;
}

/// The reason why something is not allowed now.
pub(crate) trait Reason {
    /// A sentence that tells this person what would be allowed.
    fn why(&self, words: &Words, view: &PublicView, user: UserId) -> String;

    /// The part of the rules that explains the reason.
    fn topic(&self) -> Topic;
}

/// The coach's comments in a game.
pub(crate) trait Coach {
    /// The comment on the result of the last decision, and on the next decision.
    fn now(&self, words: &Words, players: &[Player], lesson: Lesson) -> String;

    /// The comment on the result of the round.
    fn after(&self, words: &Words) -> String;
}

/// The parts of a replay that depend on the game.
pub(crate) trait Replayed: Sized {
    /// This private message of this seat, including what only its buttons showed.
    fn seen(&self, words: &Words, shown: PrivateMessage) -> Embed;

    /// Fields with everything that was hidden at the time, from the views of all seats.
    fn uncovered(views: &[Self], words: &Words, players: &[Player]) -> Vec<Field>;
}
