//! Messages that come with their picture and are not redrawn later: profiles, lessons and reviews.

use tracing::debug;

use crate::discord::answers::Answers;
use crate::discord::boards::Boards;
use crate::discord::caller::Caller;
use crate::discord::messages::Body;
use crate::discord::rendered::Rendered;
use crate::discord::rest::{Answer, SendError, Target};
use crate::features::{Delivery, How, Late, Reply, To};
use crate::view::PicturedForOne;

/// The request that sends the message.
#[derive(Clone, Copy)]
pub(super) enum SendAs {
    /// A new message, as the first answer.
    Message,
    /// An edit of the pressed message, as the first answer.
    Update,
    /// An edit of the deferred response or of the pressed message.
    Edit,
    FollowUp,
}

impl From<Delivery> for SendAs {
    fn from(delivery: Delivery) -> Self {
        if delivery.how == How::Update { Self::Update } else { Self::Message }
    }
}

impl From<Late> for SendAs {
    fn from(late: Late) -> Self {
        if late == Late::Edit { Self::Edit } else { Self::FollowUp }
    }
}

/// A message that is ready to be sent, with its picture and without.
pub(super) struct Forms {
    text: Body,
    /// `None` if the message has no picture, or none could be drawn.
    pictured: Option<Body>,
}

impl Forms {
    /// The forms in the order in which they are tried.
    pub(super) fn bodies(self) -> Vec<Body> {
        self.pictured.into_iter().chain([self.text]).collect()
    }
}

/// The message with its picture, if this reply is one of these.
pub(super) async fn forms_of(boards: &Boards, reply: &Reply, to: To) -> Option<Forms> {
    let (text, pictured) = match reply {
        Reply::Pictured(message) => {
            let rendered = Rendered::pictured(message);
            let addressed = |body: Body| if to == To::Presser { body.for_one() } else { body };
            let pictured =
                rendered.picture().map(|picture| (addressed(rendered.body()), picture.clone()));
            (addressed(Rendered::text(message).body()), pictured)
        }
        Reply::PicturedForOne(PicturedForOne { text, pictured }) => {
            let pictured = pictured.as_deref().map(|(beside, picture)| {
                (Body::from(beside).with_picture(picture.alt()), picture.clone())
            });
            (Body::from(text).without_files(), pictured)
        }
        Reply::Private(_)
        | Reply::Refused(_)
        | Reply::Update(_)
        | Reply::Post(..)
        | Reply::Thread(_)
        | Reply::Form(_)
        | Reply::Choices(_) => return None,
    };
    let Some((beside, picture)) = pictured else { return Some(Forms { text, pictured: None }) };
    let png = boards.draw(&picture).await;
    Some(Forms { text, pictured: png.map(|png| beside.with_file(png)) })
}

impl Answers {
    /// Sends the message with its picture, and without the picture if that is refused.
    pub(super) async fn send_forms(
        &self,
        caller: &Caller,
        send_as: SendAs,
        Forms { text, pictured }: &Forms,
    ) -> Result<(), SendError> {
        if let Some(pictured) = pictured {
            let sent = self.send_by(caller, send_as, pictured).await;
            let Err(error) = sent else { return Ok(()) };
            debug!("a private message is sent without its picture: {error}");
            self.rest.channels.refuses_picture(caller.channel, &error);
        }
        self.send_by(caller, send_as, text).await
    }

    async fn send_by(
        &self,
        caller: &Caller,
        send_as: SendAs,
        body: &Body,
    ) -> Result<(), SendError> {
        let token = &caller.token;
        match send_as {
            SendAs::Message => self.answer(caller, Answer::message, body).await.map(drop),
            SendAs::Update => match self.answer(caller, Answer::update, body).await {
                // The person has closed the message meanwhile: a new one replaces it.
                Err(error) if error.is_unknown_message() => {
                    self.answer(caller, Answer::message, body).await.map(drop)
                }
                answered => answered.map(drop),
            },
            SendAs::Edit => self.rest.edit_by_token(token, Target::Original, body).await.map(drop),
            SendAs::FollowUp => self.rest.follow_up(token, body).await.map(drop),
        }
    }
}
