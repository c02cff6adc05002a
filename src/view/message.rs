//! Messages as plain structs, and the public and private kinds that must never be mixed up.

use std::fmt;
use std::sync::Arc;

use super::alt::{length, shortened};
use super::emojis::Label;
use crate::bell::Called;
use crate::emojis::Emoji;
use crate::features::press::Press;
use crate::picture::Picture;
use crate::table::{ChannelId, RoleId, UserId};

/// The maximum length of a message's text above its embed, in UTF-16 units.
const LONGEST_CONTENT: usize = 2000;

/// The maximum number of rows of a message.
pub(crate) const ROWS: usize = 5;
/// The maximum number of buttons in a row.
pub(crate) const BUTTONS_IN_A_ROW: usize = 5;

/// The content of a Discord message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// What the last press did, or why it did nothing: the text above everything else.
    pub notice: String,
    /// The text above the embed.
    pub content: String,
    /// True if the first line of the content comes before the notice.
    pub begins_with_content: bool,
    pub embed: Option<Embed>,
    /// A channel select, above all other rows.
    pub channels: Option<Box<ChannelSelect>>,
    /// A role select, below that.
    pub roles: Option<Box<RoleSelect>>,
    /// A string select of several values, below that.
    pub several: Option<Box<SeveralSelect>>,
    /// String selects, above the buttons.
    pub selects: Vec<Select>,
    /// Up to five rows of up to five buttons. Selects count as rows; Discord allows five rows in
    /// total.
    pub rows: Vec<Vec<Button>>,
    /// A string select below the buttons.
    pub more: Option<Select>,
    /// The users pinged by the message; the content mentions them.
    pub mentions: Vec<UserId>,
    /// The role pinged by the message; the content mentions it.
    pub mentioned_role: Option<RoleId>,
    /// A file attached for download.
    pub attached: Option<Attached>,
}

/// A file attached for download.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attached {
    /// The file name: letters, digits, hyphens and dots.
    pub name: String,
    /// The content: at most [`Attached::LARGEST`] bytes.
    pub bytes: Arc<[u8]>,
}

impl Attached {
    /// The maximum size that Discord accepts, in bytes.
    pub const LARGEST: usize = 10 * 1024 * 1024;
}

/// An embed, the framed part of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Embed {
    pub title: String,
    pub description: String,
    /// The color of its edge, as 0xRRGGBB.
    pub color: u32,
    /// Titled sections below the description.
    pub fields: Vec<Field>,
    /// The small line at the end.
    pub footer: String,
}

/// A titled section of an embed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub name: String,
    pub value: String,
}

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

/// A value of a select.
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

/// The state of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonState {
    /// The button can be pressed.
    Live,
    /// The button is shown but disabled.
    Disabled,
}

/// A message for everyone, made only from what everyone may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicMessage {
    message: Message,
    pictured: Option<Box<Pictured>>,
}

/// A message with a picture; its text leaves out what the picture shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictured {
    /// The message next to the picture.
    pub message: Message,
    pub picture: Picture,
}

/// A message for one person.
#[derive(Clone, PartialEq, Eq)]
pub struct PrivateMessage(pub(crate) Message);

/// A message for one person in both forms. The picture shows only what everyone may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PicturedForOne {
    /// The text-only form, which is complete.
    pub text: PrivateMessage,
    /// The message next to a picture, and the picture, to use where pictures can be shown.
    pub pictured: Option<Box<(PrivateMessage, Picture)>>,
}

impl fmt::Debug for PrivateMessage {
    /// Hides the content, so that hands never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PrivateMessage(sealed)")
    }
}

impl PublicMessage {
    /// A message without a picture.
    pub(crate) const fn new(message: Message) -> Self {
        Self { message, pictured: None }
    }

    /// Adds the form of the message to use where pictures can be shown.
    #[must_use]
    pub(crate) fn with_picture(self, pictured: Option<Pictured>) -> Self {
        Self { pictured: pictured.map(Box::new), ..self }
    }

    /// Adds a line above everything else that mentions these people.
    pub(super) fn mentioning(self, line: &str, people: &[UserId]) -> Self {
        self.calling(line, &Called { people: people.to_vec(), role: None })
    }

    /// Adds a line above everything else that mentions these people and this role.
    pub(crate) fn calling(self, line: &str, called: &Called) -> Self {
        let mut calling = self.headed(line);
        for message in calling.forms() {
            message.mentions.extend(&called.people);
            message.mentioned_role = called.role;
        }
        calling
    }

    /// Adds a line above everything else.
    #[must_use]
    pub(crate) fn headed(mut self, line: &str) -> Self {
        for message in self.forms() {
            let below = std::mem::take(&mut message.content);
            message.content =
                if below.is_empty() { String::from(line) } else { format!("{line}\n{below}") };
        }
        self
    }

    /// The message with a picture, if there is one, and the one without.
    fn forms(&mut self) -> impl Iterator<Item = &mut Message> {
        let pictured = self.pictured.iter_mut().map(|pictured| &mut pictured.message);
        pictured.chain([&mut self.message])
    }

    /// The same message without the line that mentions somebody.
    #[must_use]
    pub fn without_call(&self) -> Self {
        let mut plain = self.clone();
        for message in plain.forms() {
            if message.mentions.is_empty() && message.mentioned_role.is_none() {
                continue;
            }
            let below = message.content.split_once('\n').map_or("", |(_, below)| below);
            message.content = String::from(below);
            message.mentions.clear();
            message.mentioned_role = None;
        }
        plain
    }

    /// Drops the form with a picture.
    #[must_use]
    pub fn in_text(self) -> Self {
        Self { pictured: None, ..self }
    }

    /// The text-only form, which is complete.
    pub const fn message(&self) -> &Message {
        &self.message
    }

    /// The form to use where pictures can be shown; `None` if it has none.
    pub fn pictured(&self) -> Option<&Pictured> {
        self.pictured.as_deref()
    }
}

impl PrivateMessage {
    /// The message as a plain struct.
    pub const fn message(&self) -> &Message {
        &self.0
    }

    /// Adds this sentence above everything else.
    #[must_use]
    pub fn with_notice(self, sentence: String) -> Self {
        let Self(Message { notice, .. }) = &self;
        let notice = if notice.is_empty() { sentence } else { format!("{sentence}\n{notice}") };
        Self(Message { notice, ..self.0 })
    }
}

impl PicturedForOne {
    /// Adds this sentence above everything else.
    #[must_use]
    pub(crate) fn with_notice(self, sentence: &str) -> Self {
        let noticed = |message: PrivateMessage| message.with_notice(sentence.to_owned());
        let pictured = self.pictured.map(|of| Box::new((noticed(of.0), of.1)));
        Self { text: noticed(self.text), pictured }
    }

    /// Drops the form with a picture.
    #[must_use]
    pub fn in_text(self) -> Self {
        self.text.into()
    }
}

impl From<PrivateMessage> for PicturedForOne {
    fn from(text: PrivateMessage) -> Self {
        Self { text, pictured: None }
    }
}

impl Message {
    /// A message that is one sentence.
    pub(crate) fn sentence(sentence: String) -> Self {
        Self { content: sentence, ..Self::default() }
    }

    /// Returns whether both show the same, whatever the last press did.
    pub(crate) fn shows_the_same_as(&self, other: &Self) -> bool {
        *self == Self { notice: self.notice.clone(), ..other.clone() }
    }

    /// Returns whether both offer the same buttons and selects.
    pub(crate) fn offers_the_same_as(&self, other: &Self) -> bool {
        (&self.several, &self.selects, &self.rows, &self.more)
            == (&other.several, &other.selects, &other.rows, &other.more)
    }

    /// Adds a button to the last row if no move is there, otherwise in a row of its own; where
    /// there is no room for one, beside the moves.
    ///
    /// # Errors
    /// The message is full: the button.
    pub(crate) fn add(&mut self, button: Button) -> Result<(), Box<Button>> {
        let selects = self.selects.len() + usize::from(self.several.is_some());
        let used = selects + self.rows.len() + usize::from(self.more.is_some());
        let has_room = |row: &&mut Vec<Button>| row.len() < BUTTONS_IN_A_ROW;
        let has_tools = |row: &&mut Vec<Button>| row.iter().all(|of| !of.press.is_move());
        if let Some(last) = self.rows.last_mut().filter(has_room).filter(has_tools) {
            last.push(button);
        } else if used < ROWS {
            self.rows.push(vec![button]);
        } else if let Some(row) = self.rows.iter_mut().rev().find(has_room) {
            row.push(button);
        } else {
            return Err(Box::new(button));
        }
        Ok(())
    }

    /// The text above the embed: the notice and the content. A notice is cut where both together
    /// would be longer than Discord allows.
    pub fn text(&self) -> String {
        let Self { notice, content, .. } = self;
        if notice.is_empty() || content.is_empty() {
            return format!("{notice}{content}");
        }
        let room = LONGEST_CONTENT.saturating_sub(length(content) + 1);
        let notice = shortened(notice, room);
        match content.split_once('\n').filter(|_| self.begins_with_content) {
            Some((first, rest)) => format!("{first}\n{notice}\n{rest}"),
            None if self.begins_with_content => format!("{content}\n{notice}"),
            None => format!("{notice}\n{content}"),
        }
    }
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
