//! The content of a message: its embed text, and its buttons.

use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::view;
use playground::Message;

/// The parts of a message that show the state of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    pub text: String,
    /// The buttons, and whether they are enabled.
    pub buttons: Vec<(String, bool)>,
}

impl Sight {
    /// The content that people see.
    pub fn of(shown: &Message) -> Self {
        let text = shown.embeds.first().and_then(|embed| embed["description"].as_str());
        let button =
            |button: &playground::Button| Some((button.custom_id.clone()?, !button.disabled));
        Self {
            text: text.unwrap_or_default().trim().to_owned(),
            buttons: shown.buttons().filter_map(button).collect(),
        }
    }

    /// The content that would be drawn.
    pub fn drawn(message: &view::Message) -> Self {
        let text = message.embed.as_ref().map(|embed| embed.description.trim().to_owned());
        let button =
            |button: &view::Button| (button.press.text(), button.state == view::ButtonState::Live);
        let buttons = message.rows.iter().flatten().map(button).collect();
        Self { text: text.unwrap_or_default(), buttons }
    }
}

/// The stage of a table according to its public message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    Lobby(u64),
    Game(u64),
    Over(u64),
}

/// The stage of a table according to its public message; `None` for other messages.
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
        | Press::Join(_)
        | Press::Open(_)
        | Press::Spectator(..)
        | Press::Panel(..)
        | Press::Leaderboard(_)
        | Press::Profile(..)
        | Press::Settings(_)
        | Press::Privacy(_)
        | Press::Past(_)
        | Press::Rules(..)
        | Press::Lesson(..)
        | Press::Daily(_)
        | Press::Challenge(_)
        | Press::Hour(..)
        | Press::Bell(_)
        | Press::Week(_)
        | Press::Tablet(_)
        | Press::Command(..) => None,
    })
}

/// Returns whether this is a private message of this table.
pub fn is_own(message: &Message, table: u64) -> bool {
    let is_own = |press: Press| {
        matches!(press, Press::Own(..)) && press.table().is_some_and(|now| now.get() == table)
    };
    message.is_ephemeral() && !message.loading && presses(message).any(is_own)
}

/// The presses of all buttons of a message.
fn presses(message: &Message) -> impl Iterator<Item = Press> {
    message.buttons().filter_map(|button| Press::read(button.custom_id.as_deref()?).ok())
}

/// The drafts on a private message; buttons that show the hand may change the draft.
pub fn drafts_of(own: &Message) -> Vec<Draft> {
    presses(own).filter_map(|press| Some(press.own()?.0.clone())).collect()
}

/// The presses of the enabled buttons.
pub fn live(message: &Message) -> impl Iterator<Item = Press> {
    let live = message.buttons().filter(|button| !button.disabled);
    live.filter_map(|button| Press::read(button.custom_id.as_deref()?).ok())
}

/// Returns whether a press only shows something and leads to no confirmation.
pub fn is_harmless(press: &Press) -> bool {
    let Some((_, OwnPress::Show(screen))) = press.own() else { return false };
    !matches!(screen, Screen::Leave | Screen::End | Screen::ProposeEnd)
}
