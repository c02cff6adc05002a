//! Moves in words: those that are typed, and those that are offered while somebody types.

use tracing::debug;

use crate::features::answering::Answering;
use crate::features::press::{Draft, OwnPress, Press, Screen, TypedMove};
use crate::features::{Context, Delivery, PrivateResponse, Reply};
use crate::table::{PrivateView, Refusal, TableId};
use crate::tables::TablesError;
use crate::view::{Choice, NotMoved};

/// What a person does on their private message in a game that is played alone.
pub(in crate::features) enum Input {
    Press(OwnPress),
    Words(TypedMove),
}

/// Opens the form for a move in words, in which this press is filled in.
pub(in crate::features) fn open_form(press: Press) -> Answering {
    Delivery::FORM.by(async move |context: Context| Reply::Form(context.words().move_form(press)))
}

impl Context {
    /// The press that is meant in a game that is played alone.
    pub(in crate::features) fn meant(
        &self,
        own: &PrivateView,
        input: &Input,
    ) -> Result<OwnPress, NotMoved> {
        match input {
            Input::Press(press) => Ok(*press),
            Input::Words(typed) => self.read_move(own, typed).map_err(NotMoved::Unclear),
        }
    }

    /// The press that these words mean now, or a sentence that says why they mean none.
    fn read_move(&self, own: &PrivateView, typed: &TypedMove) -> Result<OwnPress, String> {
        let words = self.words();
        match typed {
            TypedMove::Chosen(at, press) if *at == own.table.id => Ok(*press),
            TypedMove::Chosen(..) => Err(words.why(Refusal::Stale, &own.table, self.user())),
            TypedMove::Free(text) => words.read_move(&self.english(), own, text),
        }
    }

    /// The player's private message, after a move in words.
    pub(super) async fn typed_move(
        &self,
        table: TableId,
        wanted: &TypedMove,
    ) -> Result<PrivateResponse, TablesError> {
        let seen = self.visit(table, None).await?;
        let Some(view) = &seen.own else {
            return self.to_an_onlooker(&seen, Screen::Hand).await;
        };
        let own = self.own_message(view, Screen::Hand, Draft::default());
        let moved = match self.read_move(view, wanted) {
            Ok(press) => self.own(table, &Draft::default(), press).await,
            // The command was delivered twice, and the move is made already.
            Err(_) if self.store().has_press(self.guest.visit.press).await? => own,
            Err(refusal) => own.with_notice(refusal),
        };
        Ok(moved.with_notice(self.greeting(&seen)))
    }

    /// The moves at the table in this channel that match what is typed; none for a spectator. It only looks: an absent
    /// player is not back yet.
    pub(in crate::features) async fn moves_like(&self, typed: &str) -> Vec<Choice> {
        let views = match self.tables().table_in(self.channel()).await {
            Ok(table) => self.tables().views(table, &[self.user()]).await,
            Err(error) => Err(error),
        };
        match views {
            Ok((_, own)) => {
                let own = own.into_iter().flatten();
                let (words, english) = (self.words(), self.english());
                own.flat_map(|own| words.suggestions(&english, &own, typed)).collect()
            }
            Err(fault) => {
                debug!("nothing is offered: {fault}");
                Vec::new()
            }
        }
    }
}
