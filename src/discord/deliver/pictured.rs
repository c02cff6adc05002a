//! Messages that come with their picture and are not redrawn later: profiles.

use tracing::debug;

use crate::discord::answers::Answers;
use crate::discord::caller::Caller;
use crate::discord::faces::Face;
use crate::discord::messages::Body;
use crate::discord::rest::{Answer, SendError, Target};
use crate::features::{Delivery, How, Late, Reply, To};
use crate::view::PublicMessage;

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

impl Answers {
    /// The message with its picture, if this reply has one.
    pub(super) async fn picture_for(&self, reply: &Reply) -> Option<Body> {
        let Reply::Pictured(message) = reply else { return None };
        let face = Face::pictured(message);
        let png = self.boards.draw(face.picture()?).await?;
        Some(face.body().with_file(png))
    }

    /// Sends the message with its picture, and without the picture if that is refused.
    pub(super) async fn send_pictured(
        &self,
        caller: &Caller,
        send_as: SendAs,
        (message, picture): (&PublicMessage, Option<Body>),
        to: To,
    ) -> Result<(), SendError> {
        let addressed = |body: Body| if to == To::Presser { body.for_one() } else { body };
        if let Some(pictured) = picture {
            let sent = self.send_by(caller, send_as, &addressed(pictured)).await;
            let Err(error) = sent else { return Ok(()) };
            debug!("a profile is sent without its picture: {error}");
            self.rest.channels.refuses_picture(caller.channel, &error);
        }
        self.send_by(caller, send_as, &addressed(Face::text(message).body())).await
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
            SendAs::Update => self.answer(caller, Answer::update, body).await.map(drop),
            SendAs::Edit => self.rest.edit_by_token(token, Target::Original, body).await.map(drop),
            SendAs::FollowUp => self.rest.follow_up(token, body).await.map(drop),
        }
    }
}
