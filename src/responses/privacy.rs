//! What is answered to who asks what is stored of them.

use super::{Guest, PrivateResponse, Responder};
use crate::press::PrivacyPress;
use crate::tables::{Deleted, TablesError};
use crate::view::PrivateMessage;

impl Responder {
    /// What is stored of who asks, or what comes of their press on that. There is no way to ask for anybody else.
    pub async fn privacy(&self, guest: &Guest, press: PrivacyPress) -> PrivateResponse {
        let shown = match press {
            PrivacyPress::Show => self.known(guest).await,
            PrivacyPress::Export => self.export(guest).await,
            PrivacyPress::Ask => self.ask_whether_to_delete(guest).await,
            PrivacyPress::Delete => self.delete(guest).await,
        };
        match shown {
            Ok(message) => PrivateResponse::plain(message),
            Err(error) => self.apology(guest.language, &error),
        }
    }

    async fn known(&self, guest: &Guest) -> Result<PrivateMessage, TablesError> {
        let known = self.tables.store().known_of(guest.user()).await?;
        Ok(self.words(guest.language).privacy(known.as_ref()))
    }

    async fn export(&self, guest: &Guest) -> Result<PrivateMessage, TablesError> {
        let (store, words) = (self.tables.store(), self.words(guest.language));
        if store.known_of(guest.user()).await?.is_none() {
            return Ok(words.privacy(None));
        }
        let export = store.export(guest.user()).await?;
        Ok(words.exported(format!("{export:#}\n").into_bytes()))
    }

    async fn ask_whether_to_delete(&self, guest: &Guest) -> Result<PrivateMessage, TablesError> {
        let known = self.tables.store().known_of(guest.user()).await?;
        Ok(self.words(guest.language).privacy_ask(known.as_ref()))
    }

    async fn delete(&self, guest: &Guest) -> Result<PrivateMessage, TablesError> {
        let words = self.words(guest.language);
        Ok(match self.tables.delete_person(guest.visit.person.clone()).await {
            Ok(Deleted::Now) => words.private("privacy-deleted"),
            Ok(Deleted::Before | Deleted::Not) => words.privacy(None),
            Err(error) => {
                // The log is told why.
                let _ = self.apology(guest.language, &error);
                words.private("privacy-not-deleted")
            }
        })
    }
}
