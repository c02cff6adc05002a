//! Faces: in which form everybody sees a message, as text alone or with a picture.

use super::messages::Body;
use crate::picture::Picture;
use crate::view::{Message, PublicMessage};

/// What everybody sees of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Face {
    message: Message,
    picture: Option<Picture>,
}

impl Face {
    /// Its form without a picture, which lacks nothing.
    pub(super) fn text(of: &PublicMessage) -> Self {
        Self { message: of.message().clone(), picture: None }
    }

    /// Its form with a picture, if it has one.
    pub(super) fn pictured(of: &PublicMessage) -> Self {
        let Some(pictured) = of.pictured() else { return Self::text(of) };
        Self { message: pictured.message.clone(), picture: Some(pictured.picture.clone()) }
    }

    /// The picture, if there is one.
    pub(super) const fn picture(&self) -> Option<&Picture> {
        self.picture.as_ref()
    }

    /// How it is sent where other files than its own may stand; a picture goes with it.
    pub(super) fn body(&self) -> Body {
        let body = Body::from(self);
        match &self.picture {
            Some(picture) => body.with_picture(picture.alt()),
            None => body.without_files(),
        }
    }

    /// The text of it.
    pub(super) const fn message(&self) -> &Message {
        &self.message
    }
}
