//! Somebody's profile: it holds what everybody may see, whoever it is shown to.

use super::{Guest, PrivateResponse, Responder};
use crate::press::ProfilePress;
use crate::scores::ProfilePage;
use crate::table::UserId;
use crate::tables::TablesError;
use crate::view::PublicMessage;

/// A profile that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedProfile {
    /// Whose; nobody's named, that of who asks.
    pub of: Option<UserId>,
    /// Which page of it.
    pub page: ProfilePage,
    /// To whom it is shown.
    pub to: ProfileTo,
}

/// To whom a profile is shown, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProfileTo {
    /// To who asked alone, in a new message.
    Asker,
    /// To who asked alone, in the message on which was pressed.
    Same,
    /// To everybody, in a new message.
    All,
}

impl AskedProfile {
    /// What a press on a profile asks for.
    pub(super) const fn by(press: ProfilePress, person: UserId, page: ProfilePage) -> Self {
        let to = match press {
            ProfilePress::Turn => ProfileTo::Same,
            ProfilePress::Share => ProfileTo::All,
        };
        Self { of: Some(person), page, to }
    }
}

impl Responder {
    /// The profile that is asked for.
    ///
    /// # Errors
    /// What who asked reads instead.
    pub async fn profile(
        &self,
        guest: &Guest,
        asked: AskedProfile,
    ) -> Result<PublicMessage, PrivateResponse> {
        let AskedProfile { of, page, to } = asked;
        let person = of.unwrap_or(guest.user());
        let guild = guest.visit.location.guild;
        let read = self.tables.store().profile(guild, person, page).await;
        let apologize = |error| self.apology(guest.language, &TablesError::Read(error));
        let words = self.words(guest.language);
        match (read.map_err(apologize)?, to) {
            (Some(profile), ProfileTo::Asker | ProfileTo::Same) => {
                Ok(words.profile_with_buttons(&profile, page))
            }
            (Some(profile), ProfileTo::All) => Ok(self.words(guest.server).profile(&profile, page)),
            (None, _) if person == guest.user() => {
                Err(PrivateResponse::plain(words.private("profile-none-own")))
            }
            (None, _) => Err(PrivateResponse::plain(words.private("profile-none"))),
        }
    }
}
