//! The form in which everybody sees a message: as text only, or with a picture.

use sha2::{Digest as _, Sha256};

use super::messages::Body;
use crate::picture::Picture;
use crate::view::{Message, PublicMessage};

/// A message as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rendered {
    message: Message,
    picture: Option<Picture>,
}

impl Rendered {
    /// The form without a picture, which contains all the information.
    pub(super) fn text(of: &PublicMessage) -> Self {
        Self { message: of.message().clone(), picture: None }
    }

    /// The form with a picture, if the message has one.
    pub(super) fn pictured(of: &PublicMessage) -> Self {
        let Some(pictured) = of.pictured() else { return Self::text(of) };
        Self { message: pictured.message.clone(), picture: Some(pictured.picture.clone()) }
    }

    pub(super) const fn picture(&self) -> Option<&Picture> {
        self.picture.as_ref()
    }

    /// The request body for a place where other files may be attached, which it removes; the
    /// picture is sent along.
    pub(super) fn body(&self) -> Body {
        let body = Body::from(self);
        match &self.picture {
            Some(picture) => body.with_picture(picture.alt()),
            None => body.without_files(),
        }
    }

    pub(super) fn hash(&self) -> Hash {
        let text = serde_json::to_vec(&Body::from(self)).unwrap_or_default();
        let picture = self.picture.as_ref().map(|picture| first_half(format!("{picture:?}")));
        Hash { text: first_half(text), picture: picture.unwrap_or_default() }
    }

    pub(super) const fn message(&self) -> &Message {
        &self.message
    }
}

/// A hash of what a message shows. It tells two contents apart where the contents themselves are
/// not known any more, as after a restart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hash {
    text: [u8; 16],
    /// Zero if there is no picture.
    picture: [u8; 16],
}

impl Hash {
    /// Returns whether both show the same picture, or both none.
    pub(super) fn has_picture_of(&self, other: &Self) -> bool {
        self.picture == other.picture
    }

    pub(super) fn to_bytes(self) -> Vec<u8> {
        [self.text, self.picture].concat()
    }

    /// The hash with these bytes, unless there are too few or too many.
    pub(super) fn of_bytes(bytes: &[u8]) -> Option<Self> {
        let (text, picture) = bytes.split_first_chunk()?;
        Some(Self { text: *text, picture: picture.try_into().ok()? })
    }
}

/// The first half of the SHA-256 hash.
fn first_half(of: impl AsRef<[u8]>) -> [u8; 16] {
    let mut half = [0; 16];
    half.copy_from_slice(&Sha256::digest(of.as_ref())[..16]);
    half
}
