//! The components of messages and forms: buttons, selects and text fields.

use super::Words;
use super::emojis::Label;
use crate::emojis::Emoji;
use crate::features::press::Press;
use crate::table::{ChannelId, RoleId};

/// A button of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The press that the button's custom id encodes.
    pub press: Press,
    /// The label in letters and symbols.
    pub label: String,
    /// The label to use instead while Discord has the emoji.
    pub with_emoji: Option<WithEmoji>,
    pub style: Style,
    pub state: ButtonState,
}

/// An emoji on a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithEmoji {
    pub emoji: Emoji,
    /// The text next to the emoji; may be empty.
    pub label: String,
}

/// A select in which one of several values is picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// The press that the select's custom id encodes; the picked value is sent separately.
    pub press: Press,
    /// The values to pick from, 1 to 25.
    pub values: Vec<SelectValue>,
    /// The index of the current value. It is always set, because Discord would otherwise keep
    /// showing what the user picked last, and would not let them pick it again.
    pub chosen: usize,
}

/// A select in which several of some values are picked, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeveralSelect {
    /// The press that the select's custom id encodes; the picked values are sent separately.
    pub press: Press,
    /// The values with their labels, 1 to 25, and whether each is picked now.
    pub values: Vec<(String, String, bool)>,
    /// The text shown while no value is picked.
    pub placeholder: String,
}

/// A select in which several channels are picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChannelSelect {
    /// The press that the select's custom id encodes; the picked channels are sent separately.
    pub press: Press,
    /// The channels that are picked now.
    pub chosen: Vec<ChannelId>,
    /// The maximum number of channels, up to 25.
    pub most: usize,
    /// The text shown while no channel is picked.
    pub placeholder: String,
}

/// A select in which a role is picked, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoleSelect {
    /// The press that the select's custom id encodes; the picked role is sent separately.
    pub press: Press,
    /// The role that is picked now.
    pub chosen: Option<RoleId>,
    /// The text shown while no role is picked.
    pub placeholder: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectValue {
    /// The value sent to the bot.
    pub value: String,
    /// The text that people read.
    pub label: String,
    /// A line that explains the value.
    pub description: String,
}

/// A modal form with one text field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The press that the form's custom id encodes; the text is sent separately.
    pub press: Press,
    pub title: String,
    /// The label above the text field.
    pub label: String,
    /// The text shown while the field is empty.
    pub placeholder: String,
    /// The text that is in the field at first, which may be changed.
    pub filled: String,
    /// The maximum number of characters.
    pub longest: usize,
}

impl Words {
    /// A form with an empty field. The keys are those of its title, its label and its placeholder.
    pub(crate) fn form(&self, press: Press, keys: [&str; 3], longest: usize) -> Form {
        let [title, label, placeholder] = keys.map(|key| self.say(key));
        Form { press, title, label, placeholder, filled: String::new(), longest }
    }
}

/// The color of a button.
///
/// Colors must be true, and must not give hints. A card, a prediction, a roll or any other answer
/// has the color of its kind, whatever it is worth. Only a score is colored by its value, because
/// its result is already certain (`Style::of_good`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Blue: a move of the game, the current choice, or the screen most likely wanted.
    Primary,
    /// Grey: one of many, a move that changes nothing, or a result that costs points.
    Secondary,
    /// Green: a result that is certain and good; outside a game, a button that starts something or
    /// saves it.
    Success,
    /// Red: an action that cannot be undone and is not a move of the game.
    Danger,
}

impl Style {
    /// The color of a result that is certain.
    pub(crate) const fn of_good(is_good: bool) -> Self {
        if is_good { Self::Success } else { Self::Secondary }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonState {
    /// The button can be pressed.
    Live,
    /// The button is shown but disabled.
    Disabled,
}

impl Button {
    pub(crate) fn new(press: Press, label: impl Into<Label>, style: Style) -> Self {
        let Label { text: label, with_emoji } = label.into();
        Self { press, label, with_emoji, style, state: ButtonState::Live }
    }

    /// Enables or disables the button.
    #[must_use]
    pub(crate) const fn live_if(mut self, live: bool) -> Self {
        self.state = if live { ButtonState::Live } else { ButtonState::Disabled };
        self
    }
}
