//! Profiles: an answer that brings its picture along. Nothing draws it again.

use tracing::debug;

use super::answers::{Answers, Timed};
use super::faces::Face;
use super::interactions::Caller;
use super::messages::Body;
use super::pictures::Why;
use super::rest::{Answer, SendError, Target};
use crate::responses::{AskedProfile, PrivateResponse, ProfileTo};
use crate::server::Look;
use crate::view::PublicMessage;

/// A profile as it is sent.
struct Sent {
    /// In text alone.
    text: Body,
    /// With its picture, where there is one.
    pictured: Option<Body>,
}

/// How it is sent.
#[derive(Clone, Copy)]
enum Way {
    /// As a new message, which answers the press or the command.
    Message,
    /// As the pressed message anew, which answers the press.
    Update,
    /// Late: it fills what was announced, or edits what was pressed.
    Edit,
    /// Late: it follows the press.
    FollowUp,
}

impl Answers {
    /// A profile, or why there is none. That it was announced nobody but who asked can see: late, what everybody is to
    /// see follows the press.
    pub(super) async fn profile(
        &self,
        caller: &Caller,
        asked: AskedProfile,
    ) -> Result<(), SendError> {
        let (announcement, in_time, late) = match asked.to {
            ProfileTo::Asker => (Answer::thinking(), Way::Message, Way::Edit),
            ProfileTo::Same => (Answer::later(), Way::Update, Way::Edit),
            ProfileTo::All => (Answer::later(), Way::Message, Way::FollowUp),
        };
        let work = self.drawn_profile(caller, asked);
        match self.timed(caller, announcement, work).await {
            Timed::InTime(Ok(sent)) => self.send(caller, in_time, &sent).await,
            Timed::InTime(Err(refused)) => self.show_now(caller, refused).await,
            Timed::Late(sent, announced) => {
                let announced = announced?;
                match (sent, asked.to) {
                    (Ok(sent), _) => self.send(caller, late, &sent).await,
                    (Err(refused), ProfileTo::Asker) => {
                        self.edit_own(caller, announced, refused).await
                    }
                    (Err(refused), ProfileTo::Same | ProfileTo::All) => {
                        self.send_as(caller, Way::FollowUp, &Body::from(&refused.message)).await
                    }
                }
            }
        }
    }

    /// The profile, drawn where pictures are shown.
    async fn drawn_profile(
        &self,
        caller: &Caller,
        asked: AskedProfile,
    ) -> Result<Sent, PrivateResponse> {
        let has_pictures = self.boards.have_pictures(caller.channel);
        let here = if has_pictures { Look::Pictures } else { Look::Text };
        let message = self.responder.profile(&caller.guest, asked, here).await?;
        let pictured = self.pictured(&message).await;
        let sent = Sent { text: Face::text(&message).body(), pictured };
        Ok(match asked.to {
            ProfileTo::Asker => sent.map(Body::for_one),
            ProfileTo::Same | ProfileTo::All => sent,
        })
    }

    async fn pictured(&self, message: &PublicMessage) -> Option<Body> {
        let boards = &self.boards;
        let face = Face::pictured(message);
        let png = boards.pictures().draw(boards.working(), face.picture()?).await?;
        Some(face.body().with_file(png))
    }

    /// Sends it with its picture, and where that is not taken without.
    async fn send(&self, caller: &Caller, way: Way, sent: &Sent) -> Result<(), SendError> {
        let Some(pictured) = &sent.pictured else {
            return self.send_as(caller, way, &sent.text).await;
        };
        let Err(error) = self.send_as(caller, way, pictured).await else { return Ok(()) };
        debug!("a profile goes without its picture: {error}");
        if let Some(why) = Why::of(&error) {
            self.boards.pictures().refused(caller.channel, why);
        }
        self.send_as(caller, way, &sent.text).await
    }

    async fn send_as(&self, caller: &Caller, way: Way, body: &Body) -> Result<(), SendError> {
        let token = &caller.token;
        match way {
            Way::Message => self.answer(caller, Answer::message, body).await.map(drop),
            Way::Update => self.answer(caller, Answer::update, body).await.map(drop),
            Way::Edit => self.rest.edit_by_token(token, Target::Original, body).await.map(drop),
            Way::FollowUp => self.rest.follow_up(token, body).await.map(drop),
        }
    }
}

impl Sent {
    fn map(self, with: fn(Body) -> Body) -> Self {
        Self { text: with(self.text), pictured: self.pictured.map(with) }
    }
}
