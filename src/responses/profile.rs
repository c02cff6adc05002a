//! Somebody's profile: it holds what everybody may see, whoever it is shown to.

use super::{Guest, PrivateResponse, Responder};
use crate::press::ProfilePress;
use crate::scores::ProfilePage;
use crate::server::Look;
use crate::table::UserId;
use crate::tables::TablesError;
use crate::view::{ProfileReader, PublicMessage};

/// A profile that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedProfile {
    /// Whose; nobody's named, that of who asks.
    pub of: Option<UserId>,
    /// Which page of it.
    pub page: ProfilePage,
    /// To whom it is shown.
    pub to: ProfileTo,
    /// How who asks likes pictures from now on, if they say so.
    pub look: Option<Look>,
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
        let (to, look) = match press {
            ProfilePress::Turn => (ProfileTo::Same, None),
            ProfilePress::Share => (ProfileTo::All, None),
            ProfilePress::TextOnly => (ProfileTo::Same, Some(Look::Text)),
            ProfilePress::WithPicture => (ProfileTo::Same, Some(Look::Pictures)),
        };
        Self { of: Some(person), page, to, look }
    }
}

impl Responder {
    /// The profile that is asked for, where pictures are shown like this, unless the server wants none.
    ///
    /// # Errors
    /// What who asked reads instead.
    pub async fn profile(
        &self,
        guest: &Guest,
        asked: AskedProfile,
        here: Look,
    ) -> Result<PublicMessage, PrivateResponse> {
        match self.read_profile(guest, asked, here).await {
            Ok(shown) => shown,
            Err(error) => Err(self.apology(guest.language, &error)),
        }
    }

    async fn read_profile(
        &self,
        guest: &Guest,
        AskedProfile { of, page, to, look }: AskedProfile,
        here: Look,
    ) -> Result<Result<PublicMessage, PrivateResponse>, TablesError> {
        let (store, words) = (self.tables.store(), self.words(guest.language));
        let (guild, user) = (guest.visit.location.guild, guest.user());
        let person = of.unwrap_or(user);
        if let Some(look) = look {
            store.set_look(user, look).await?;
        }
        let Some(profile) = store.profile(guild, person, page).await? else {
            let none = if person == user { "profile-none-own" } else { "profile-none" };
            return Ok(Err(PrivateResponse::plain(words.private(none))));
        };
        let is_pictured = here == Look::Pictures && store.settings(guild).look == Look::Pictures;
        Ok(Ok(match to {
            ProfileTo::Asker | ProfileTo::Same => {
                let look = if is_pictured { Some(store.look(user).await?) } else { None };
                words.profile_with_buttons(&profile, page, ProfileReader { id: user, look })
            }
            ProfileTo::All if is_pictured => self.words(guest.server).profile(&profile, page),
            ProfileTo::All => self.words(guest.server).profile(&profile, page).in_text(),
        }))
    }
}
