//! A table with its picture: where it may have one, how both are sent together, and what becomes of one that does
//! not arrive.

use std::time::Duration;

use serenity::all::{ChannelId, MessageId};
use tracing::debug;

use super::Boards;
use super::board::{Board, Form};
use super::show::{Passed, waited_for};
use crate::discord::gate::WaitedFor;
use crate::discord::messages::Said;
use crate::discord::pictures::Why;
use crate::discord::rest::SendError;
use crate::picture::Picture;
use crate::responses::Shown;

/// Between two edits of a table's message, where the first of them brought a new picture.
const PACE: Duration = Duration::from_millis(1500);
/// The same, while only computers are asked: several of their cards share one picture.
const COMPUTERS_PACE: Duration = Duration::from_secs(2);

impl Boards {
    /// The form in which the table is shown now.
    pub(super) fn choose_form(&self, board: &mut Board, shown: &Shown) {
        let channel = ChannelId::new(shown.view.location.channel.get());
        let pictures = &self.inner.pictures;
        let is_taken = pictures.are_shown_in(channel);
        board.form = if is_taken && board.may_be_pictured() { Form::Pictured } else { Form::Text };
        if !is_taken && shown.message.pictured().is_some() {
            pictures.missed(channel, board.table);
        }
    }

    /// Sends a message with a picture, if there is one, and gives its id; `None` where it has to do without, and
    /// is to be sent as text alone.
    pub(super) async fn send_with(
        &self,
        picture: Option<&Picture>,
        (board, shown): (&mut Board, &Shown),
        passed: Passed<'_>,
        message: &impl Said,
    ) -> Result<Option<MessageId>, SendError> {
        let Some(picture) = picture else { return self.send(passed, message).await.map(Some) };
        let Some(png) = self.inner.pictures.draw(self.working(), picture).await else {
            board.lacks_picture();
            return Ok(None);
        };
        let Passed { call, pass, .. } = passed;
        match self.inner.rest.upload_once(call, pass, message, &png).await {
            Ok(id) => {
                board.has_picture();
                let is_by_people = waited_for(shown) == WaitedFor::ByPeople;
                board.pace = if is_by_people { PACE } else { COMPUTERS_PACE };
                Ok(Some(id))
            }
            Err(error) if self.goes_without(board, &error) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Whether text alone may go where a picture met this. What has refused one shows none for long; after a fault
    /// the table lacks its picture for a while, and then is drawn anew, as that one may have arrived late.
    fn goes_without(&self, board: &mut Board, error: &SendError) -> bool {
        if let (Some(why), Some(channel)) = (Why::of(error), board.channel) {
            debug!(table = %board.table, "a picture is refused: {error}");
            self.inner.pictures.refused(channel, why);
            self.inner.pictures.missed(channel, board.table);
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
            boards.is_uncertain(table);
        });
        true
    }
}
