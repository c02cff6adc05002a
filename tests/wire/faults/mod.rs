//! Discord misbehaves: requests fail, the gateway breaks, messages vanish. No press is lost or
//! processed twice, and the final state is displayed.

mod answers;
mod edits;
mod gateway;
mod own;

use playground::{Channel, Message, Person, Request};

use crate::disk::answers_of;
use crate::games::asked;
use crate::stage::{Stage, begin, is_result};
use crate::words::says_who_won;

/// Waits until the game's result is posted below the table's message and the table's message says
/// who has won. There is exactly one of each.
async fn check_the_end(person: &Person, channel: &Channel, board: &Message) {
    let last = person.wait_for(channel, is_result).await.unwrap();
    assert!(last.id > board.id, "the result is a message of its own, below");
    let points_down = |now: &Message| now.id == board.id && says_who_won(&now.text());
    let board = person.wait_for(channel, points_down).await.unwrap();
    assert_eq!(board.buttons().count(), 0);
    let results = person.sees(channel).iter().filter(|now| is_result(now)).count();
    assert_eq!(results, 1);
}

/// A game of Ada and computer players. Its first round has four cards, the last of which is played
/// automatically: she has at least four decisions, with one event each except for the last.
pub struct Game {
    pub stage: Stage,
    pub ada: Person,
    pub wizards: Channel,
    pub board: Message,
}

impl Game {
    async fn begin() -> Self {
        Self::begin_on(Stage::start().await).await
    }

    pub async fn begin_on(stage: Stage) -> Self {
        let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
        let board = begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
        Self { stage, ada, wizards, board }
    }

    /// Like [`Self::begin`], but with a bot that was restarted meanwhile: it has no interaction
    /// token with which it could edit the table's message without using the channel's rate limit.
    async fn begin_and_restart() -> Self {
        let mut game = Self::begin().await;
        game.stage.restart_bot().await;
        game
    }

    /// Waits until Ada is asked something. Returns her hand, and a press that it offers.
    pub async fn asked(&self) -> (Message, String) {
        asked(&self.ada, &self.wizards).await
    }

    /// The number of Ada's stored answers.
    pub async fn answers(&self) -> usize {
        answers_of(&self.stage, 1, &self.ada).await
    }

    /// The rate-limited edits of the table's message so far.
    fn edits(&self) -> Vec<Request> {
        let path = format!("/channels/{}/messages/{}", self.wizards.id, self.board.id);
        let mut edits = self.stage.playground.journal().requests();
        edits.retain(|request| request.method == "PATCH" && request.path == path);
        edits
    }
}
