//! A table with its picture: where one is shown, how both are sent together, and what happens if
//! the picture does not arrive.

use std::time::Duration;

use serenity::all::{ChannelId, MessageId};
use tracing::{debug, error};

use super::board::{Board, Form};
use super::carry_out::Passed;
use super::show::waited_for;
use super::{Boards, News};
use crate::discord::messages::{Body, Said};
use crate::discord::multipart::File;
use crate::discord::rate_limit::WaitedFor;
use crate::discord::rest::SendError;
use crate::features::Shown;
use crate::picture::Picture;
use crate::table::Tempo;
use crate::view::PrivateMessage;

/// Minimum time between two edits of a table's message if the first of them brought a new picture,
/// in a calm game.
const PACE: Duration = Duration::from_millis(1500);
/// Minimum time after an edit with a new picture while the game waits only for computers: several
/// of their cards share one picture.
const COMPUTERS_PACE: Duration = Duration::from_secs(2);

impl Board {
    /// Chooses the form in which the table is shown now.
    pub(super) fn choose_form(&mut self, shown: &Shown) {
        let channel = ChannelId::new(shown.view.location.channel.get());
        let is_taken = self.channels.have_pictures(channel);
        self.form = if is_taken && self.may_be_pictured() { Form::Pictured } else { Form::Text };
        if !is_taken && shown.message().pictured().is_some() {
            self.channels.misses_picture(channel, self.table);
        }
    }
}

impl Boards {
    /// Draws a picture as a PNG file; `None` if that fails.
    pub(in crate::discord) async fn draw(&self, picture: &Picture) -> Option<Vec<u8>> {
        let _place = self.inner.drawing.acquire().await.ok()?;
        let picture = picture.clone();
        match self.working().think(move || picture.png()).await {
            Ok(Ok(png)) => Some(png),
            Ok(Err(fault)) => {
                error!("{fault}");
                None
            }
            Err(fault) => {
                error!("a picture could not be made: {fault}");
                None
            }
        }
    }

    /// The request body of a private message, with its picture if it has one and the channel takes it.
    /// The picture of what it showed before is removed.
    pub(in crate::discord) async fn body_of(
        &self,
        channel: ChannelId,
        message: &PrivateMessage,
    ) -> Body {
        let body = Body::from(message);
        let picture = message.message().picture.as_deref();
        let takes_it = |_: &&Picture| self.inner.rest.channels.have_pictures(channel);
        if let Some(picture) = picture.filter(takes_it)
            && let Some(png) = self.draw(picture).await
        {
            return body.with_picture(picture.alt()).with_file(png);
        }
        // A message that is sent with a file keeps it.
        if body.enclosed().is_some() { body } else { body.without_files() }
    }

    /// Sends a message with its picture, if it has one, and returns its id; `None` if the picture
    /// cannot be sent and the message must go out as text only.
    pub(super) async fn send_with(
        &self,
        picture: Option<&Picture>,
        (board, shown): (&mut Board, &Shown),
        passed: Passed<'_>,
        message: &impl Said,
    ) -> Result<Option<MessageId>, SendError> {
        let Some(picture) = picture else { return self.send(passed, message).await.map(Some) };
        let Some(png) = self.draw(picture).await else {
            board.lacks_picture();
            return Ok(None);
        };
        let Passed { call, pass, .. } = passed;
        let file = Some(File::picture(&png));
        match self.inner.rest.upload_once(call, pass, message, file).await {
            Ok(id) => {
                board.has_picture();
                board.pace = match (shown.view.tempo, waited_for(shown)) {
                    (Tempo::Fast, _) => super::PACE,
                    (Tempo::Calm, WaitedFor::ByPeople) => PACE,
                    (Tempo::Calm, WaitedFor::ByComputers) => COMPUTERS_PACE,
                };
                Ok(Some(id))
            }
            Err(error) if self.goes_without(board, &error) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Returns whether the message may go out as text only after a picture has failed like this. A
    /// channel that refuses pictures gets none for a long time. After a fault the table goes
    /// without its picture for a while and is then drawn again, because the failed picture may have
    /// arrived late.
    fn goes_without(&self, board: &mut Board, error: &SendError) -> bool {
        let refuses = |channel| board.channels.refuses_picture(channel, error);
        if board.channel.is_some_and(refuses) {
            debug!(table = %board.table, "a picture is refused: {error}");
            board.form = Form::Text;
            return true;
        }
        if error.is_refusal() || matches!(error, SendError::Limited(_) | SendError::Unwritable(_)) {
            return false;
        }
        debug!(table = %board.table, "a picture is not sent: {error}");
        let (boards, table, pause) = (self.clone(), board.table, board.lacks_picture());
        self.working().spawn(async move {
            tokio::time::sleep(pause).await;
            boards.tell(table, News::Uncertain);
        });
        true
    }
}
