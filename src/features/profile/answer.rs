//! A player's profile. It holds only what everyone may see, no matter who opens it.

use super::message::{NO_TITLE, ProfileReader};
use crate::features::answering::{Answering, On};
use crate::features::press::ProfilePress;
use crate::features::{Context, Delivery, IntoReply as _, Reply};
use crate::scores::{ACHIEVEMENTS, Achievement, Profile, ProfilePage};
use crate::server::Look;
use crate::table::UserId;
use crate::tables::TablesError;
use crate::view::PublicMessage;

/// Answers the command `/wizard profile`, of this person or of the asker.
pub(in crate::features) fn open(of: Option<UserId>) -> Answering {
    Delivery::EPHEMERAL.by(async move |context: Context| {
        let person = of.unwrap_or(context.user());
        context.profile(person, ProfilePage::Favorite).await
    })
}

/// A press on a profile.
pub(in crate::features) fn press(
    person: UserId,
    page: ProfilePage,
    press: ProfilePress,
    on: On,
) -> Answering {
    let liked = match press {
        ProfilePress::Turn => None,
        ProfilePress::TextOnly => Some(Look::Text),
        ProfilePress::WithPicture => Some(Look::Pictures),
        ProfilePress::Share => {
            let share = async move |context: Context| context.shared_profile(person, page).await;
            return Delivery::SHARE.by(share).only_if(on.is_private());
        }
        // A select sends this, never a button.
        ProfilePress::Title => return Answering::forged(),
    };
    let redraw = async move |context: Context| {
        // A refusal does not replace the profile.
        context.liked_profile(person, page, liked).await.into_reply(&context).apart()
    };
    Delivery::REDRAW.by(redraw).only_if(on.is_private())
}

/// A pick of a title on one's own profile.
pub(in crate::features) fn pick(
    (person, page): (UserId, ProfilePage),
    press: ProfilePress,
    on: On,
    value: &str,
) -> Option<Answering> {
    let title = ACHIEVEMENTS.iter().find(|achievement| achievement.name == value);
    let is_known = title.is_some() || value == NO_TITLE;
    if press != ProfilePress::Title || !is_known || !on.is_private() {
        return None;
    }
    Some(Delivery::REDRAW.by(async move |context: Context| {
        // A refusal does not replace the profile.
        context.titled_profile(person, page, title).await.into_reply(&context).apart()
    }))
}

impl Context {
    /// The profile, after its owner has chosen one of the achievements that they have earned.
    async fn titled_profile(
        &self,
        person: UserId,
        page: ProfilePage,
        title: Option<&'static Achievement>,
    ) -> Result<Reply, TablesError> {
        let profile = self.store().profile(self.guild(), self.user(), page).await?;
        let earned = profile.map(|profile| profile.career.achievements()).unwrap_or_default();
        let is_earned = |title: &Achievement| earned.iter().any(|own| own.name == title.name);
        if person != self.user() || title.is_some_and(|title| !is_earned(title)) {
            return Ok(self.sentence("refusal-forged").into());
        }
        self.store().set_title(self.guild(), person, title).await?;
        self.tables().draw_all_with(person).await;
        self.profile(person, page).await
    }

    /// The profile, after the asker has chosen the form of their private messages.
    async fn liked_profile(
        &self,
        person: UserId,
        page: ProfilePage,
        liked: Option<Look>,
    ) -> Result<Reply, TablesError> {
        // The button is on a person's own profile alone.
        if let Some(look) = liked.filter(|_| person == self.user()) {
            self.store().set_look(self.guest.visit.person.clone(), look).await?;
            self.tables().draw_all_with(self.user()).await;
        }
        self.profile(person, page).await
    }

    /// The profile for the asker, with buttons.
    async fn profile(&self, person: UserId, page: ProfilePage) -> Result<Reply, TablesError> {
        let reader = self.profile_reader(person).await?;
        self.profile_as(person, page, reader, |profile| {
            self.words().profile_with_buttons(profile, page, reader)
        })
        .await
    }

    /// The asker as the reader of this person's profile.
    async fn profile_reader(&self, person: UserId) -> Result<ProfileReader, TablesError> {
        let id = self.user();
        let is_told = self.has_bot() && id == person;
        let elsewhere = if is_told { self.store().games_elsewhere(id).await? } else { 0 };
        Ok(ProfileReader { id, look: self.look(), has_pictures: self.is_pictured(), elsewhere })
    }

    /// The profile for everyone.
    async fn shared_profile(
        &self,
        person: UserId,
        page: ProfilePage,
    ) -> Result<Reply, TablesError> {
        let reader = self.profile_reader(person).await?;
        self.profile_as(person, page, reader, |profile| {
            let shown = self.words_for_all().profile(profile, page);
            if self.is_pictured() { shown } else { shown.in_text() }
        })
        .await
    }

    async fn profile_as(
        &self,
        person: UserId,
        page: ProfilePage,
        reader: ProfileReader,
        shown: impl FnOnce(&Profile) -> PublicMessage,
    ) -> Result<Reply, TablesError> {
        // Elsewhere a profile has the games of all such places: only its owner may see it.
        if !self.has_bot() && person != self.user() {
            return Ok(self.sentence("elsewhere-profile-of-another").into());
        }
        Ok(match self.store().profile(self.guild(), person, page).await? {
            Some(profile) if self.has_bot() => Reply::Pictured(shown(&profile)),
            Some(profile) => Reply::Pictured(self.words().profile_elsewhere(shown(&profile))),
            None if !self.has_bot() => {
                Reply::in_place(self.words().private("elsewhere-no-profile"))
            }
            None if person == self.user() => Reply::in_place(self.words().no_profile(page, reader)),
            None => self.sentence("profile-none").into(),
        })
    }
}
