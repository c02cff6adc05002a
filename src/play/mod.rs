//! What a press or a command comes to: an answer for who pressed, and what a table shows.

mod answers;
mod dice;

use crate::hall::{Hall, HallError};
use crate::press::{Command, HandOrder, HandPress, Press, Shown, TablePress};
use crate::table::{MessageId, Person, Place, PressId, Refusal, Table, TableId, UserId};
use crate::view::{PrivateMessage, PublicMessage, Words};

/// Answers presses and shows tables.
pub struct Play {
    hall: Hall,
    words: Words,
}

/// Somebody pressing a button or using a command.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The interaction.
    pub press: PressId,
    /// Who.
    pub person: Person,
    /// Where.
    pub place: Place,
    /// Whether they may manage the server.
    pub manages: bool,
    /// What the bot may not do in this channel but needs to: names of sentences.
    pub missing: Vec<&'static str>,
}

/// What was pressed or typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A slash command.
    Command(Command),
    /// A button, and the kind of message it stands on.
    Press(Press, On),
    /// A button of another version, or forged.
    Unknown,
    /// A command of another version, or forged.
    UnknownCommand,
    /// A command with an option of the other game.
    OtherGame,
    /// Anything outside a server's channels.
    Elsewhere,
}

/// The kind of message on which a button stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// Everybody sees it.
    Public,
    /// Only who presses sees it.
    Private,
}

/// What the presser gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A new message for them alone.
    Private(PrivateMessage, Shows),
    /// The pressed private message anew.
    Redraw(PrivateMessage, Shows),
    /// The pressed public message anew.
    Update(PublicMessage),
    /// A new message for everybody; where it is a table's own, the table's.
    Post(PublicMessage, Option<TableId>),
}

/// What a private message shows for as long as it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// The presser's hand at this table, sorted like this.
    Hand(TableId, HandOrder),
    /// Something that does not change.
    Nothing,
}

/// How an answer will come, known before it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A new message: it may wait behind one that only the presser sees.
    New,
    /// The pressed private message anew.
    Redraw,
    /// The pressed public message anew, or a new one below it.
    Public,
}

impl Asked {
    /// How the answer will come.
    pub const fn form(&self) -> Form {
        match self {
            // A hand never goes where others look: a press forged on a public message is answered by a
            // new private one.
            Self::Command(_)
            | Self::Unknown
            | Self::UnknownCommand
            | Self::OtherGame
            | Self::Elsewhere
            | Self::Press(Press::Show(..) | Press::Table(_, _, TablePress::TurnFirst(_)), _)
            | Self::Press(
                Press::Hand(..) | Press::Choice(..) | Press::StandingOrder(..) | Press::Confirm(..),
                On::Public,
            ) => Form::New,
            Self::Press(
                Press::Hand(..) | Press::Choice(..) | Press::StandingOrder(..) | Press::Confirm(..),
                On::Private,
            ) => Form::Redraw,
            Self::Press(
                Press::Lobby(..) | Press::Table(..) | Press::Rematch(_) | Press::Leaderboard(_),
                _,
            ) => Form::Public,
        }
    }
}

impl Play {
    /// Answers over this hall, in these words.
    pub const fn new(hall: Hall, words: Words) -> Self {
        Self { hall, words }
    }

    /// The hall.
    pub const fn hall(&self) -> &Hall {
        &self.hall
    }

    /// The words.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// What the presser gets.
    pub async fn answer(&self, visit: &Visit, asked: Asked) -> Answer {
        let answered = match asked {
            Asked::Command(command) => self.command(visit, command).await,
            Asked::Press(press, on) => self.press(visit, press, on).await,
            Asked::Unknown => Ok(self.say("refusal-forged")),
            Asked::UnknownCommand => Ok(self.say("refusal-unknown-command")),
            Asked::OtherGame => Ok(self.say("refusal-other-game")),
            Asked::Elsewhere => Ok(self.say("refusal-guild-only")),
        };
        answered.unwrap_or_else(|error| self.sorry(&error))
    }

    /// What the table shows everybody now.
    ///
    /// # Errors
    /// There is no such table, or the database cannot be read.
    pub async fn show(&self, table: TableId) -> Result<PublicMessage, HallError> {
        let face = self.hall.look(table, Table::face).await?;
        Ok(self.words.table(&face))
    }

    /// What a player's open hand shows now, if they still play there.
    ///
    /// # Errors
    /// There is no such table, or the database cannot be read.
    pub async fn show_hand(
        &self,
        table: TableId,
        user: UserId,
        order: HandOrder,
    ) -> Result<Option<PrivateMessage>, HallError> {
        let face = self.hall.look(table, |table| table.seat_face(user)).await?;
        Ok(face.map(|face| self.words.hand(&face, order)))
    }

    /// A message shows the table: remembers the newest, and says which one it takes the place of.
    ///
    /// # Errors
    /// There is no such table, or the database refuses.
    pub async fn posted(
        &self,
        table: TableId,
        message: MessageId,
    ) -> Result<Option<MessageId>, HallError> {
        self.hall.posted(table, message).await
    }

    async fn press(&self, visit: &Visit, press: Press, on: On) -> Result<Answer, HallError> {
        if let Some(table) = press.table()
            && self.hall.look(table, |table| table.place).await? != visit.place
        {
            return Ok(self.say("refusal-forged"));
        }
        match press {
            Press::Lobby(table, press) => self.lobby(visit, table, press).await,
            Press::Show(table, Shown::Hand) => self.hand(visit, table).await,
            Press::Show(table, Shown::Scores) => self.scores(table).await,
            Press::Show(table, Shown::Rules) => self.rules_of(table).await,
            Press::Show(table, Shown::StandingOrder) => {
                let order = self.standing_order(visit, table).await?;
                Ok(Answer::Private(order, Shows::Nothing))
            }
            Press::StandingOrder(table, order) => {
                self.give_standing_order(visit, table, order).await.map(|answer| answer.on(on))
            }
            Press::Table(table, question, press) => {
                self.on_table(visit, table, question, press).await
            }
            Press::Hand(table, order, press) => {
                self.on_hand(visit, table, order, press).await.map(|answer| answer.on(on))
            }
            Press::Choice(table, question, action) => {
                self.choice(visit, table, question, action).await.map(|answer| answer.on(on))
            }
            Press::Confirm(table, what) => {
                self.confirmed(visit, table, what).await.map(|answer| answer.on(on))
            }
            Press::Rematch(table) => self.rematch(visit, table).await,
            Press::Leaderboard(leaderboard) => {
                self.leaderboard(visit, leaderboard).await.map(Answer::Update)
            }
        }
    }

    /// A press on one's own hand: it is redrawn, with the reason above it where nothing happened.
    async fn on_hand(
        &self,
        visit: &Visit,
        table: TableId,
        order: HandOrder,
        press: HandPress,
    ) -> Result<Answer, HallError> {
        let user = visit.person.id;
        let refusal = match press {
            HandPress::Refresh | HandPress::Sort => None,
            HandPress::Act { question, action, copy: _ } => {
                let act = move |table: &Table| table.act(user, question, &action);
                match self.hall.step(table, Some(visit.press), act).await {
                    Ok(_) => None,
                    Err(HallError::Refused(refusal)) => Some(refusal),
                    Err(error) => return Err(error),
                }
            }
        };
        let Some(hand) = self.show_hand(table, user, order).await? else {
            let refusal = refusal.unwrap_or(Refusal::NotSeated);
            return Ok(Answer::Redraw(self.refusal(table, refusal).await?, Shows::Nothing));
        };
        let hand = match refusal {
            Some(refusal) => {
                let face = self.hall.look(table, Table::face).await?;
                hand.headed(self.words.why(refusal, &face))
            }
            None => hand,
        };
        Ok(Answer::Redraw(hand, Shows::Hand(table, order)))
    }
}

impl Answer {
    /// What was to be redrawn on a message that everybody sees is a new private message instead.
    fn on(self, on: On) -> Self {
        match (self, on) {
            (Self::Redraw(message, shows), On::Public) => Self::Private(message, shows),
            (answer, On::Public | On::Private) => answer,
        }
    }
}
