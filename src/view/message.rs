//! Messages as plain structs, and the two kinds of them that must never be mixed up.

use std::fmt;
use std::sync::Arc;

use super::emojis::Label;
use crate::emojis::Emoji;
use crate::picture::Picture;
use crate::press::Press;
use crate::table::{ChannelId, UserId};

/// What a message shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The text above everything else.
    pub content: String,
    /// The framed part.
    pub embed: Option<Embed>,
    /// A row in which channels are chosen, above all others.
    pub channels: Option<Box<ChannelSelect>>,
    /// Rows in which one of several values is chosen, above those of buttons.
    pub selects: Vec<Select>,
    /// Up to five rows of up to five buttons; with the selects, five in all.
    pub rows: Vec<Vec<Button>>,
    /// Whom it calls: they are named in the content.
    pub mentions: Vec<UserId>,
    /// A file that comes with it, to keep.
    pub attached: Option<Attached>,
}

/// A file to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attached {
    /// What it is called: letters, digits, hyphens and dots.
    pub name: String,
    /// What is in it: at most [`Attached::LARGEST`] bytes.
    pub bytes: Arc<[u8]>,
}

impl Attached {
    /// The most bytes that Discord takes.
    pub const LARGEST: usize = 10 * 1024 * 1024;
}

/// The framed part of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Embed {
    /// Its title.
    pub title: String,
    /// Its text.
    pub description: String,
    /// The colour of its edge, 0xRRGGBB.
    pub color: u32,
    /// Named parts below the text.
    pub fields: Vec<Field>,
    /// The small line at its end.
    pub footer: String,
}

/// A named part of an embed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Its text.
    pub value: String,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it means.
    pub press: Press,
    /// What stands on it, in letters and symbols.
    pub label: String,
    /// What stands on it instead, as long as Discord has the emoji.
    pub with_emoji: Option<WithEmoji>,
    /// How it looks.
    pub style: Style,
    /// Whether it may be pressed.
    pub state: ButtonState,
}

/// An emoji on a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithEmoji {
    /// The emoji.
    pub emoji: Emoji,
    /// What stands beside it; empty where it stands alone.
    pub label: String,
}

/// One of several values is chosen, in a row of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// What it means; which value is picked is said beside it.
    pub press: Press,
    /// What can be picked: 1 to 25 values.
    pub values: Vec<SelectValue>,
    /// Which of them is chosen. It is always said: without it people would go on seeing what they picked last,
    /// and could not pick it again.
    pub chosen: usize,
}

/// Channels are chosen, in a row of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChannelSelect {
    /// What it means; which channels are picked is said beside it.
    pub press: Press,
    /// Those that are chosen.
    pub chosen: Vec<ChannelId>,
    /// The most that can be: up to 25.
    pub most: usize,
    /// What it says while none is.
    pub placeholder: String,
}

/// A value that can be picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectValue {
    /// What it means.
    pub value: String,
    /// What it is called.
    pub label: String,
    /// What it means to people, in one line.
    pub description: String,
}

/// A form with one line to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What it means, filled in.
    pub press: Press,
    /// Its title.
    pub title: String,
    /// What stands above the line.
    pub label: String,
    /// What stands in the line while it is empty.
    pub placeholder: String,
    /// The most characters.
    pub longest: usize,
}

/// The color of a button.
///
/// Colors are true, and they are no hints. A card, a prediction, a roll or any other answer has the color of its kind,
/// whatever it may be worth: only a score is told by its color, since its result is certain already (`Style::of_good`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Blue: a move of the game, what is chosen, or what one probably wants to open.
    Primary,
    /// Grey: one of many, a move that changes nothing, or a result that costs.
    Secondary,
    /// Green: a result that is certain and good; outside a game, what sets something going.
    Success,
    /// Red: it cannot be undone, and is no move of the game.
    Danger,
}

impl Style {
    /// The color of a result that is certain.
    pub(super) const fn of_good(is_good: bool) -> Self {
        if is_good { Self::Success } else { Self::Secondary }
    }
}

/// Whether a button may be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonState {
    /// It may.
    Live,
    /// It is there, and may not.
    Disabled,
}

/// A message for everybody: made from what everybody may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicMessage {
    message: Message,
    pictured: Option<Box<Pictured>>,
}

/// A message with a picture: what the picture shows is left out of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictured {
    /// The message beside it.
    pub message: Message,
    /// The picture.
    pub picture: Picture,
}

/// A message for one person.
#[derive(Clone, PartialEq, Eq)]
pub struct PrivateMessage(pub(super) Message);

impl fmt::Debug for PrivateMessage {
    /// Hands never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PrivateMessage(sealed)")
    }
}

impl PublicMessage {
    /// A message without a picture.
    pub(super) const fn new(message: Message) -> Self {
        Self { message, pictured: None }
    }

    /// The same, where pictures may be shown.
    #[must_use]
    pub(super) fn with_picture(self, pictured: Option<Pictured>) -> Self {
        Self { pictured: pictured.map(Box::new), ..self }
    }

    /// The same in text alone.
    #[must_use]
    pub fn in_text(self) -> Self {
        Self { pictured: None, ..self }
    }

    /// What it shows in text alone. It lacks nothing.
    pub const fn message(&self) -> &Message {
        &self.message
    }

    /// What it shows where pictures may be shown; `None` if it has none.
    pub fn pictured(&self) -> Option<&Pictured> {
        self.pictured.as_deref()
    }
}

impl PrivateMessage {
    /// What it shows.
    pub const fn message(&self) -> &Message {
        &self.0
    }

    /// The same with this sentence above everything else.
    #[must_use]
    pub fn headed(self, sentence: String) -> Self {
        Self(Message { content: sentence, ..self.0 })
    }
}

impl Message {
    /// A message that is one sentence.
    pub(super) fn sentence(sentence: String) -> Self {
        Self { content: sentence, ..Self::default() }
    }
}

impl Button {
    /// A live button.
    pub(super) fn new(press: Press, label: impl Into<Label>, style: Style) -> Self {
        let Label { text: label, with_emoji } = label.into();
        Self { press, label, with_emoji, style, state: ButtonState::Live }
    }

    /// The same, live or not.
    #[must_use]
    pub(super) const fn live_if(mut self, live: bool) -> Self {
        self.state = if live { ButtonState::Live } else { ButtonState::Disabled };
        self
    }
}
