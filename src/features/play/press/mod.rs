//! Presses on a player's private message, and the screens that it shows.

mod draft;
mod typed_move;

use strum::{EnumDiscriminants, EnumString, IntoStaticStr, VariantArray};

pub use draft::Draft;
pub use typed_move::TypedMove;

use crate::features::panel::press::on_or_off;
use crate::features::press::{NotAPress, SWITCH, Topic, read, word};
use crate::rules::games::{game_of_kind, of_game};
use crate::rules::{Action, GameKind, Rules};
use crate::table::{Order, OrderText as _, Proposal, Question, TableGame};

/// What somebody's private message shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Screen {
    /// One's hand, or one's page with what is asked now.
    Hand,
    /// Dice game: all boxes of one's own page.
    Boxes,
    /// The score sheet, or everybody's pages.
    Scores,
    /// The rules in short.
    Rules,
    /// Dice game: what happens to oneself after a roll.
    Order,
    /// How the luck can be checked.
    Luck,
    /// Whether one really wants to leave: for now, or for good.
    Leave,
    /// Whether one really wants to end the table.
    End,
    /// Whether one really wants to propose to end it.
    ProposeEnd,
    /// Whether one wants a master's hints.
    Hints,
}

/// A press on one's own message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(OwnPressKind), derive(VariantArray, Hash))]
#[strum_discriminants(doc = "The kind of a press on one's own message.")]
pub enum OwnPress {
    /// Show this.
    Show(Screen),
    /// Show this topic of the rules.
    Rules(Topic),
    /// An answer to what one's seat was asked.
    Answer {
        /// The question.
        question: Question,
        /// The answer.
        action: Action,
        /// Where the button stands among those that mean the same: no two buttons are alike.
        place: u8,
    },
    /// From now on this happens to one's seat without being asked.
    Order(Order),
    /// Leave the game for now: this was confirmed.
    StepAway,
    /// Leave the game for good: this was confirmed.
    Leave,
    /// End the table: this was confirmed.
    End,
    /// Propose this to everybody.
    Propose(Proposal),
    /// From now on one wants hints where they may be had, or wants none.
    Hints(bool),
    /// Nothing: the button keeps the place of what is gone.
    Blank(u8),
}

impl OwnPress {
    pub(in crate::features) fn text(self) -> String {
        match self {
            Self::Show(screen) => format!("show.{}", word(screen)),
            Self::Rules(topic) => format!("rules.{}", topic.word()),
            Self::Answer { question, action, place } => {
                let kind = word(action.kind());
                let action = of_game!(action, action => action.to_string());
                format!("do.{question}.{kind}.{action}.{place}")
            }
            Self::Order(order) => {
                format!("order.{}.{}", word(order.kind()), of_game!(order, order => order.word()))
            }
            Self::StepAway => "away".to_owned(),
            Self::Leave => "leave".to_owned(),
            Self::End => "end".to_owned(),
            Self::Propose(proposal) => format!("propose.{}", word(proposal)),
            Self::Hints(wanted) => format!("hints.{}", SWITCH[usize::from(wanted)]),
            Self::Blank(place) => format!("blank.{place}"),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["show", screen] => Ok(Self::Show(read(screen)?)),
            ["rules", topic] => Ok(Self::Rules(read(topic)?)),
            ["do", question, kind, action, place] => Ok(Self::Answer {
                question: Question::new(read(question)?),
                action: game_of_kind!(
                    read::<GameKind>(kind)?,
                    Game => read::<<Game as Rules>::Action>(action)?
                ),
                place: read(place)?,
            }),
            ["order", kind, order] => Ok(Self::Order(game_of_kind!(
                read::<GameKind>(kind)?,
                Game => <Game as TableGame>::Order::read(order).ok_or(NotAPress)?
            ))),
            ["away"] => Ok(Self::StepAway),
            ["leave"] => Ok(Self::Leave),
            ["end"] => Ok(Self::End),
            ["propose", proposal] => Ok(Self::Propose(read(proposal)?)),
            ["hints", wanted] => Ok(Self::Hints(on_or_off(wanted)?)),
            ["blank", place] => Ok(Self::Blank(read(place)?)),
            _ => Err(NotAPress),
        }
    }
}
