//! The data stored about a person: shown, exported, deleted. Nobody can ask for the data of anyone else.

use crate::features::answering::{Answering, On};
use crate::features::press::PrivacyPress;
use crate::features::{Context, Delivery};
use crate::tables::{Deleted, TablesError};
use crate::view::PrivateMessage;

/// Answers the command `/wizard privacy`.
pub(in crate::features) fn open() -> Answering {
    Delivery::EPHEMERAL.by(async move |context: Context| context.stored_data().await)
}

/// A press on the message that shows the data.
pub(in crate::features) fn press(press: PrivacyPress, on: On) -> Answering {
    let redraw = Delivery::REDRAW;
    let answering = match press {
        PrivacyPress::Show => redraw.by(async move |context: Context| context.stored_data().await),
        PrivacyPress::Export => {
            Delivery::EPHEMERAL.by(async move |context: Context| context.export().await)
        }
        PrivacyPress::Ask => redraw.by(async move |context: Context| context.ask_to_delete().await),
        PrivacyPress::Delete => redraw.by(async move |context: Context| context.delete().await),
    };
    answering.only_if(on.is_private())
}

impl Context {
    async fn stored_data(&self) -> Result<PrivateMessage, TablesError> {
        let known = self.store().known_of(self.user()).await?;
        Ok(self.stored_here(self.words().privacy(known.as_ref())))
    }

    /// A message about what is stored. Where the bot has several databases, it says so.
    fn stored_here(&self, message: PrivateMessage) -> PrivateMessage {
        if self.store().tells_others() {
            self.words().and_told_elsewhere(message)
        } else if self.responder.is_part {
            self.words().and_elsewhere(message)
        } else {
            message
        }
    }

    async fn export(&self) -> Result<PrivateMessage, TablesError> {
        if self.store().known_of(self.user()).await?.is_none() {
            return Ok(self.stored_here(self.words().privacy(None)));
        }
        let export = self.store().export(self.user()).await?;
        Ok(self.stored_here(self.words().exported(format!("{export:#}\n").into_bytes())))
    }

    async fn ask_to_delete(&self) -> Result<PrivateMessage, TablesError> {
        let known = self.store().known_of(self.user()).await?;
        Ok(self.words().privacy_ask(known.as_ref()))
    }

    async fn delete(&self) -> PrivateMessage {
        let days = self.responder.days();
        let shown_on = self.store().daily_servers(self.user(), days.today()).await;
        match self.tables().delete_person(self.guest.visit.person.clone()).await {
            Ok(Deleted::Now) => {
                for guild in shown_on.unwrap_or_default() {
                    days.changed(guild, None);
                }
                self.stored_here(self.words().private("privacy-deleted"))
            }
            Ok(Deleted::Before | Deleted::Not) => self.stored_here(self.words().privacy(None)),
            Err(error) => {
                // This logs the error.
                let _ = self.apology(&error);
                self.words().private("privacy-not-deleted")
            }
        }
    }
}
