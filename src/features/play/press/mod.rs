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
use crate::table::{Order, OrderText as _, Proposal, Question, Reaction, TableGame, Tempo, UserId};

/// The content of a player's private message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Screen {
    /// The player's hand, or the player's page with the current question.
    Hand,
    /// What else there is to look at or to change.
    More,
    /// Dice game: all boxes of the player's own page.
    Boxes,
    /// The score sheet, or all players' pages.
    Scores,
    /// How the last trick or the last round ended.
    Last,
    Rules,
    /// Dice game: the player's standing order for what happens after a roll.
    Order,
    /// The proof of the randomness.
    Luck,
    /// What is known of a game that is over besides its result.
    Details,
    /// Asks for confirmation of leaving, for now or for good.
    Leave,
    /// Asks for confirmation of ending the table.
    End,
    /// Asks for confirmation of proposing to end the table.
    ProposeEnd,
    /// The hand or page, with what a master would do.
    Hints,
    /// The people at the table, each of whom may be muted.
    Mutes,
}

/// A press on the player's private message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(OwnPressKind), derive(VariantArray, Hash))]
#[strum_discriminants(doc = "The kind of a press on one's own message.")]
pub enum OwnPress {
    Show(Screen),
    Rules(Topic),
    /// Answers the question that the player's seat was asked.
    Answer {
        question: Question,
        action: Action,
        /// The button's index among those of the same meaning, because every `custom_id` must be
        /// unique.
        place: u8,
    },
    /// Says what the player's seat is to do as soon as it is asked in this moment; the same once
    /// more takes it back.
    InAdvance {
        moment: u32,
        action: Action,
        /// The button's index among those of the same meaning.
        place: u8,
    },
    /// Sets a standing order for the player's seat.
    Order(Order),
    /// Leaves the game for now; this was confirmed.
    StepAway,
    /// Leaves the game for good; this was confirmed.
    Leave,
    /// Ends the table; this was confirmed.
    End,
    /// Makes this proposal to everybody.
    Propose(Proposal),
    /// Turns hints at every question on or off for this player, wherever hints are allowed.
    Hints(bool),
    /// Does nothing: a disabled button that fills the place of one that is gone.
    Blank(u8),
    /// Chooses the tempo for everybody.
    Tempo(Tempo),
    /// Shows this reaction at the table.
    React(Reaction),
    /// The player does not want to see this person's reactions any more, or does again.
    Mute(UserId, bool),
    /// Lets spectators look through the player's eyes, or no longer.
    Eyes(bool),
    /// Opens the form for a move in words.
    Type,
    /// Does what was picked in the select of everything that is no move.
    More,
}

impl OwnPress {
    /// A value of the select *More*: the draft afterwards, and what a pick of it does.
    pub(crate) fn value(draft: &Draft, press: Self) -> String {
        format!("{draft}.{}", press.text())
    }

    /// Reads such a value. No pick of one is a move of the game.
    pub(crate) fn read_value(value: &str) -> Option<(Draft, Self)> {
        let (draft, press) = value.split_once('.')?;
        let press = Self::read(&press.split('.').collect::<Vec<_>>()).ok()?;
        let is_tool = matches!(
            press,
            Self::Show(_)
                | Self::Hints(_)
                | Self::Tempo(_)
                | Self::React(_)
                | Self::Eyes(_)
                | Self::Type
        );
        Some((draft.parse().ok()?, press)).filter(|_| is_tool)
    }

    pub(in crate::features) fn text(self) -> String {
        match self {
            Self::Show(screen) => format!("show.{}", word(screen)),
            Self::Rules(topic) => format!("rules.{}", topic.word()),
            Self::Answer { question, action, place } => {
                format!("do.{question}.{}.{place}", action_text(action))
            }
            Self::InAdvance { moment, action, place } => {
                format!("ahead.{moment}.{}.{place}", action_text(action))
            }
            Self::Order(order) => {
                format!("order.{}.{}", word(order.kind()), of_game!(order, order => order.text()))
            }
            Self::StepAway => "away".to_owned(),
            Self::Leave => "leave".to_owned(),
            Self::End => "end".to_owned(),
            Self::Propose(proposal) => format!("propose.{}", word(proposal)),
            Self::Hints(wanted) => format!("hints.{}", SWITCH[usize::from(wanted)]),
            Self::Blank(place) => format!("blank.{place}"),
            Self::Tempo(tempo) => format!("tempo.{}", word(tempo)),
            Self::React(reaction) => format!("react.{}", reaction.word()),
            Self::Mute(person, on) => format!("mute.{person}.{}", SWITCH[usize::from(on)]),
            Self::Eyes(open) => format!("eyes.{}", SWITCH[usize::from(open)]),
            Self::Type => "type".to_owned(),
            Self::More => "more".to_owned(),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["show", screen] => Ok(Self::Show(read(screen)?)),
            ["rules", topic] => Ok(Self::Rules(read(topic)?)),
            ["do", question, kind, action, place] => Ok(Self::Answer {
                question: Question::new(read(question)?),
                action: read_action(kind, action)?,
                place: read(place)?,
            }),
            ["ahead", moment, kind, action, place] => Ok(Self::InAdvance {
                moment: read(moment)?,
                action: read_action(kind, action)?,
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
            ["tempo", tempo] => Ok(Self::Tempo(read(tempo)?)),
            ["react", reaction] => Ok(Self::React(read(reaction)?)),
            ["mute", person, on] => Ok(Self::Mute(UserId::new(read(person)?), on_or_off(on)?)),
            ["eyes", open] => Ok(Self::Eyes(on_or_off(open)?)),
            ["type"] => Ok(Self::Type),
            ["more"] => Ok(Self::More),
            _ => Err(NotAPress),
        }
    }
}

/// The word of an action's game, and the action.
fn action_text(action: Action) -> String {
    format!("{}.{}", word(action.kind()), of_game!(action, action => action.to_string()))
}

fn read_action(kind: &str, action: &str) -> Result<Action, NotAPress> {
    Ok(game_of_kind!(
        read::<GameKind>(kind)?,
        Game => read::<<Game as Rules>::Action>(action)?
    ))
}
