//! The form in which everybody sees a message: as text only, or with a picture.

use super::messages::Body;
use crate::picture::Picture;
use crate::view::{Message, PublicMessage};

/// A message as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Face {
    message: Message,
    picture: Option<Picture>,
}

impl Face {
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

    pub(super) const fn message(&self) -> &Message {
        &self.message
    }
}
