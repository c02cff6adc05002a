//! Discord misbehaves: requests fail, the gateway breaks, messages vanish. No press is lost or doubled,
//! and what is shown is the last state.

mod answers;
mod edits;
mod gateway;

use std::time::Duration;

use playground::{Channel, Message, Person};

use crate::disk::answers_of;
use crate::games::hand_of;
use crate::stage::{Stage, message, offered};

fn is_board(now: &Message) -> bool {
    now.button("My hand").is_some()
}

fn is_final(now: &Message) -> bool {
    now.button("Rematch").is_some()
}

/// A game of Ada's and computers. Its first round has four cards, the last of which plays itself: she has
/// at least four things to answer, one event each but for the last.
struct Game {
    stage: Stage,
    ada: Person,
    wizards: Channel,
    board: Message,
}

impl Game {
    async fn begin() -> Self {
        Self::begin_on(Stage::start().await).await
    }

    async fn begin_on(stage: Stage) -> Self {
        let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
        let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
        ada.press(&lobby, "Fill with computers and begin").await.unwrap();
        let board = ada.wait_for(&wizards, is_board).await.unwrap();
        Self { stage, ada, wizards, board }
    }

    /// Waits until Ada is asked something: her hand, and a press that it offers.
    async fn asked(&self) -> (Message, String) {
        loop {
            let hand = hand_of(&self.ada, &self.wizards).await.unwrap();
            if let Some(press) = offered(&hand) {
                return (hand, press);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// How many of Ada's answers are stored.
    async fn answers(&self) -> usize {
        answers_of(&self.stage, 1, &self.ada).await
    }
}
