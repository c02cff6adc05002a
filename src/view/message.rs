//! Messages as plain structs, and the public and private kinds that must never be mixed up.

use std::fmt;
use std::sync::Arc;

use super::VIOLET;
use super::alt::{length, shortened};
use super::components::{Button, ChannelSelect, RoleSelect, Select, SeveralSelect};
use crate::bell::Called;
use crate::picture::Picture;
use crate::table::{RoleId, UserId};

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
    /// The picture next to a message for one person that is redrawn. It shows only what everyone may
    /// see, and the message says all that it shows.
    pub picture: Option<Box<Picture>>,
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

impl Embed {
    /// An embed that shows no trump suit, without a title.
    pub(crate) fn text(description: String) -> Self {
        Self { description, color: VIOLET, ..Self::default() }
    }

    /// An embed that shows no trump suit, with a title.
    pub(crate) fn titled(title: String, description: String) -> Self {
        Self { title, ..Self::text(description) }
    }
}

/// A titled section of an embed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub name: String,
    pub value: String,
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

    /// Adds this sentence above everything else, if there is one.
    #[must_use]
    pub fn with_notice(self, sentence: impl Into<Option<String>>) -> Self {
        let Some(sentence) = sentence.into() else { return self };
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
    /// there is no room for one, next to the moves.
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
