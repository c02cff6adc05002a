//! The delivery of the answer to an interaction, in time and late.
//!
//! Discord waits three seconds for the first answer. Work that takes longer than 1.5 s is announced by a deferred
//! response, and what may then follow depends on who sees the answer.

use crate::metrics::PressKind;
use crate::table::TableId;

/// The delivery of the answer to an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// The audience of the answer.
    pub to: To,
    /// The form of the answer.
    pub how: How,
    pub late: Late,
    /// The content of the message with the pressed button, if it is redrawn when its content changes.
    pub pressed: Pressed,
}

/// The audience of an answer. A refusal is always private.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// The person who pressed or typed: an ephemeral message.
    Presser,
    /// Everyone in the channel.
    Everyone,
}

/// The form of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// A new message (type 4).
    New,
    /// An edit of the message with the pressed button (type 7).
    Update,
    /// A deferred update (type 6) at once, and a follow-up. It makes the pressed message editable by the token.
    FollowUp,
    /// A form (type 9). It cannot be deferred.
    Form,
    /// Suggestions while a command is typed (type 8). They cannot be deferred.
    Choices,
}

/// The fate of a late answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Late {
    /// The answer edits the original response: "… is thinking", or the message with the pressed button.
    Edit,
    /// The answer is a follow-up.
    FollowUp,
    /// The answer is posted in the channel: "… is thinking" is private and cannot become public.
    Post,
    /// The form for a cut of this table opens unchecked. What the form brings back is checked anyway.
    OpenForm(TableId),
    Nothing,
}

/// The content of the message with the pressed button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// A table, as everyone sees it.
    Table(TableId),
    Vote(TableId),
    /// The deal of the day, as everyone sees it.
    Day,
    /// A player's private message of a table. Nothing else draws it until the answer is out.
    Own(TableId),
    /// Content that changes only by presses, or no message at all.
    Other,
}

impl Delivery {
    /// A new ephemeral message; late, it fills "… is thinking".
    pub const EPHEMERAL: Self =
        Self { to: To::Presser, how: How::New, late: Late::Edit, pressed: Pressed::Other };
    /// The private message with the pressed button is edited.
    pub const REDRAW: Self = Self { how: How::Update, ..Self::EPHEMERAL };
    /// A new public message; late, it is posted in the channel.
    pub const POST: Self = Self { to: To::Everyone, late: Late::Post, ..Self::EPHEMERAL };
    /// A new public message that a press on a private message asks for; late, it is a follow-up.
    pub const SHARE: Self = Self { late: Late::FollowUp, ..Self::POST };
    pub const FORM: Self = Self { how: How::Form, late: Late::Nothing, ..Self::EPHEMERAL };
    /// Suggestions while a command is typed.
    pub const CHOICES: Self = Self { how: How::Choices, ..Self::FORM };

    /// The player's private message of this table is edited.
    pub const fn redraw_own(table: TableId) -> Self {
        Self { pressed: Pressed::Own(table), ..Self::REDRAW }
    }

    /// The public message with the pressed button is edited.
    pub const fn redraw_public(pressed: Pressed) -> Self {
        Self { to: To::Everyone, pressed, ..Self::REDRAW }
    }

    /// An ephemeral message follows the press, which was made on a public message.
    pub const fn follow_up(pressed: Pressed) -> Self {
        Self { how: How::FollowUp, late: Late::FollowUp, pressed, ..Self::EPHEMERAL }
    }

    pub const fn cut_form(table: TableId) -> Self {
        Self { late: Late::OpenForm(table), ..Self::FORM }
    }

    /// Returns whether a late answer is announced by "… is thinking", which only the presser sees, and not by a
    /// deferred update.
    pub const fn is_announced_by_thinking(self) -> bool {
        matches!((self.how, self.late), (How::New, Late::Edit | Late::Post))
    }

    /// Returns whether further ephemeral messages may follow the answer. A form must not be talked over.
    pub const fn may_be_followed(self) -> bool {
        !matches!(self.how, How::Form | How::Choices)
    }

    /// The label of the interaction in the metrics.
    pub const fn kind(self) -> PressKind {
        match (self.to, self.how) {
            (_, How::Choices) => PressKind::Suggest,
            (To::Presser, How::New | How::FollowUp) | (_, How::Form) => PressKind::Show,
            (To::Presser, How::Update) => PressKind::Own,
            (To::Everyone, How::Update | How::FollowUp) => PressKind::Shared,
            (To::Everyone, How::New) => PressKind::Post,
        }
    }
}
