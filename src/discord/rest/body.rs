//! The bodies of requests: initial responses to interactions, and messages that must be posted
//! exactly once.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::Value;

use super::SendError;
use crate::discord::components;
use crate::discord::messages::{self, Body, EPHEMERAL, Enclosed, Said};
use crate::discord::multipart::File;
use crate::view::{Choice, Form};

/// The initial response to an interaction.
#[derive(Debug, Serialize)]
pub(in crate::discord) struct Answer {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<Value>,
    /// The data without emojis on buttons, if there are any.
    #[serde(skip)]
    in_letters: Option<Value>,
    /// The file that is sent along.
    #[serde(skip)]
    file: Option<Enclosed>,
}

impl Answer {
    /// A response that posts a new message.
    pub(in crate::discord) fn message(body: &Body) -> Result<Self, SendError> {
        Self::of(4, body)
    }

    /// A deferred response ("… is thinking") that only the user sees.
    pub(in crate::discord) fn thinking() -> Self {
        Self::plain(5, Some(serde_json::json!({ "flags": EPHEMERAL })))
    }

    /// A deferred update: the pressed message may be edited later.
    pub(in crate::discord) const fn later() -> Self {
        Self::plain(6, None)
    }

    /// An update of the pressed message.
    pub(in crate::discord) fn update(body: &Body) -> Result<Self, SendError> {
        Self::of(7, body)
    }

    /// A response with autocomplete choices.
    pub(in crate::discord) fn choices(choices: &[Choice]) -> Self {
        Self::plain(8, Some(messages::choices(choices)))
    }

    /// A modal form. It must be the initial response.
    pub(in crate::discord) fn form(form: &Form) -> Self {
        Self::plain(9, Some(components::form(form)))
    }

    const fn plain(kind: u8, data: Option<Value>) -> Self {
        Self { kind, data, in_letters: None, file: None }
    }

    fn of(kind: u8, body: &Body) -> Result<Self, SendError> {
        let in_letters = body.in_letters().map(serde_json::to_value).transpose()?;
        let (data, file) = (Some(serde_json::to_value(body)?), body.enclosed().cloned());
        Ok(Self { kind, data, in_letters, file })
    }
}

impl Said for Answer {
    fn in_letters(&self) -> Option<Self> {
        let in_letters = Self::plain(self.kind, Some(self.in_letters.clone()?));
        Some(Self { file: self.file.clone(), ..in_letters })
    }

    fn file(&self) -> Option<File<'_>> {
        self.file.as_ref().map(Enclosed::file)
    }
}

/// An initial response that is already serialized, because many users get the same one.
pub(in crate::discord) struct Prepared(pub(super) Vec<u8>);

impl Prepared {
    pub(in crate::discord) fn new(answer: &Answer) -> Result<Self, SendError> {
        Ok(Self(serde_json::to_vec(answer)?))
    }
}

/// A message in a channel that must be posted exactly once.
#[derive(Serialize)]
pub(in crate::discord) struct Post<'a> {
    #[serde(flatten)]
    body: Cow<'a, Body>,
    nonce: &'a str,
    enforce_nonce: bool,
}

impl<'a> Post<'a> {
    /// A post with this nonce. Discord posts it only once, no matter how often it is sent.
    pub(in crate::discord) const fn once(body: &'a Body, nonce: &'a str) -> Self {
        Self { body: Cow::Borrowed(body), nonce, enforce_nonce: true }
    }
}

impl Said for Post<'_> {
    fn in_letters(&self) -> Option<Self> {
        Some(Self { body: Cow::Owned(self.body.in_letters()?), ..*self })
    }

    fn file(&self) -> Option<File<'_>> {
        self.body.file()
    }
}
