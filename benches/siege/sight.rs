//! What a message shows: its framed text, and its buttons.

use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::view;
use playground::Message;

/// What of a message tells how a table stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    pub text: String,
    /// The buttons, and whether they may be pressed.
    pub buttons: Vec<(String, bool)>,
}

impl Sight {
    /// What people see.
    pub fn of(shown: &Message) -> Self {
        let text = shown.embeds.first().and_then(|embed| embed["description"].as_str());
        let button =
            |button: &playground::Button| Some((button.custom_id.clone()?, !button.disabled));
        Self {
            text: text.unwrap_or_default().trim().to_owned(),
            buttons: shown.buttons().filter_map(button).collect(),
        }
    }

    /// What would be drawn.
    pub fn drawn(message: &view::Message) -> Self {
        let text = message.embed.as_ref().map(|embed| embed.description.trim().to_owned());
        let button =
            |button: &view::Button| (button.press.text(), button.state == view::ButtonState::Live);
        let buttons = message.rows.iter().flatten().map(button).collect();
        Self { text: text.unwrap_or_default(), buttons }
    }
}

/// What everybody is offered by a table's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    Lobby(u64),
    Game(u64),
    Over(u64),
}

/// What a message of a table offers to everybody; `None` of other messages.
pub fn offer(message: &Message) -> Option<Offer> {
    if message.is_ephemeral() {
        return None;
    }
    presses(message).find_map(|press| match press {
        Press::Rematch(table) => Some(Offer::Over(table.get())),
        Press::Lobby(table, _) => Some(Offer::Lobby(table.get())),
        Press::Show(table, Screen::Hand) => Some(Offer::Game(table.get())),
        Press::Show(..)
        | Press::Cut(_)
        | Press::Vote(..)
        | Press::GoOn(_)
        | Press::Own(..)
        | Press::Panel(..)
        | Press::Leaderboard(_)
        | Press::Profile(..)
        | Press::Settings(_)
        | Press::Privacy(_)
        | Press::Past(_)
        | Press::Rules(..)
        | Press::Lesson(..)
        | Press::Command(..) => None,
    })
}

/// Whether it is somebody's own message of this table.
pub fn is_own(message: &Message, table: u64) -> bool {
    let is_own = |press: Press| {
        matches!(press, Press::Own(..)) && press.table().is_some_and(|now| now.get() == table)
    };
    message.is_ephemeral() && !message.loading && presses(message).any(is_own)
}

/// What all buttons of a message mean.
fn presses(message: &Message) -> impl Iterator<Item = Press> {
    message.buttons().filter_map(|button| Press::read(button.custom_id.as_deref()?).ok())
}

/// What may be laid out on an own message: buttons that show the hand may lay it out in another way.
pub fn drafts_of(own: &Message) -> Vec<Draft> {
    presses(own).filter_map(|press| Some(press.own()?.0.clone())).collect()
}

/// What may be pressed.
pub fn live(message: &Message) -> impl Iterator<Item = Press> {
    let live = message.buttons().filter(|button| !button.disabled);
    live.filter_map(|button| Press::read(button.custom_id.as_deref()?).ok())
}

/// Whether a press only shows something, and may be pressed without a second thought.
pub fn is_harmless(press: &Press) -> bool {
    let Some((_, OwnPress::Show(screen))) = press.own() else { return false };
    !matches!(screen, Screen::Leave | Screen::End | Screen::ProposeEnd)
}
