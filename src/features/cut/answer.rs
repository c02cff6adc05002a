//! The cut: a player mixes words of their own into the luck of a table.

use crate::features::answering::{Answering, On};
use crate::features::play::answer::is_seated_in_lobby;
use crate::features::press::Screen;
use crate::features::{Context, Delivery, Pressed, Reply};
use crate::table::{CutWords, Move, NoText, PublicStage, Refusal, TableId};
use crate::tables::{Seen, TablesError};
use crate::view::PrivateMessage;

/// A press on *Cut*, behind *Fair luck*, or on a lobby from before that button.
pub(in crate::features) fn press(table: TableId, on: On) -> Answering {
    let form = Delivery::cut_form(table);
    let answering = form.by(async move |context: Context| context.cut_form_or_refusal(table).await);
    answering.only_if(on.is_private() || on.shows_the_same())
}

/// The form, filled in. The message on which it was opened is redrawn if it still has the button. Otherwise the presser
/// is told. The lobby is redrawn as after any change.
pub(in crate::features) fn form(table: TableId, on: On, typed: &str) -> Answering {
    let words = match CutWords::typed(typed) {
        Ok(words) => words,
        Err(NoText::Blank) => return Answering::sentence("refusal-cut-blank"),
        Err(NoText::TooLong) => return Answering::sentence("refusal-cut-long"),
    };
    if on.shows_the_same() {
        let redraw = Delivery::redraw_public(Pressed::Table(table));
        return redraw.by(async move |context: Context| {
            let cut = |seen: &Seen| Reply::Update(context.words_for_all().table(&seen.public));
            context.cut(table, words, cut).await
        });
    }
    if on.is_private() {
        return Delivery::REDRAW.by(async move |context: Context| {
            let luck = |seen: &Seen| context.words().onlooker(&seen.public, Screen::Luck).into();
            context.cut(table, words, luck).await
        });
    }
    Delivery::EPHEMERAL.by(async move |context: Context| {
        let cut = |_: &Seen| context.sentence("cut-done").into();
        context.cut(table, words, cut).await
    })
}

impl Context {
    /// The form for a cut. It is not checked here whether the person may cut.
    pub fn cut_form(&self, table: TableId) -> Reply {
        Reply::Form(self.words().cut_form(table))
    }

    async fn cut_form_or_refusal(&self, table: TableId) -> Result<Reply, TablesError> {
        let seen = self.visit(table, None).await?;
        let refusal = match seen.public.stage {
            PublicStage::Lobby(_) if is_seated_in_lobby(&seen, self.user()) => {
                return Ok(self.cut_form(table));
            }
            PublicStage::Lobby(_) => Refusal::NotSeated,
            PublicStage::Playing(_) => Refusal::Begun,
            PublicStage::Over { .. } | PublicStage::Closed { .. } => Refusal::Over,
        };
        Ok(self.no_cut(refusal, &seen).into())
    }

    async fn cut(
        &self,
        table: TableId,
        words: CutWords,
        done: impl FnOnce(&Seen) -> Reply,
    ) -> Result<Reply, TablesError> {
        let seen = self.visit(table, Some(Move::Cut(words))).await?;
        Ok(match seen.happened {
            Ok(_) => done(&seen),
            Err(refusal) => self.no_cut(refusal, &seen).into(),
        })
    }

    fn no_cut(&self, refusal: Refusal, seen: &Seen) -> PrivateMessage {
        match refusal {
            Refusal::Begun => self.words().private("refusal-cut-begun"),
            other => self.refusal_message(other, seen),
        }
    }
}
