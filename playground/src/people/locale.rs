//! People choose languages: that of their client, and that of the server.

use super::Impossible;
use crate::discord::{Change, Discord};
use crate::gateway::Intent;
use crate::snowflake::Snowflake;
use crate::world::LOCALES;

impl Discord {
    /// A person adds the app to their account, or removes it.
    pub(crate) fn install(&self, by: Snowflake, is_installed: bool) -> Result<(), Impossible> {
        let mut world = self.world();
        let person = world.member_mut(by).ok_or(Impossible::UnknownPerson(by))?;
        person.has_installed = is_installed;
        self.tell(Change::Installed(by));
        Ok(())
    }

    /// A person chooses the language of their client.
    pub(crate) fn choose_locale(&self, by: Snowflake, locale: &str) -> Result<(), Impossible> {
        check(locale)?;
        let mut world = self.world();
        let member = world.member_mut(by).ok_or(Impossible::UnknownPerson(by))?;
        locale.clone_into(&mut member.locale);
        self.tell(Change::Locale(by));
        Ok(())
    }

    /// Somebody chooses the server's preferred language; the page lets everybody do that.
    pub(crate) fn choose_guild_locale(&self, locale: &str) -> Result<(), Impossible> {
        check(locale)?;
        let mut world = self.world();
        locale.clone_into(&mut world.guild_locale);
        if world.has_bot {
            self.dispatch(Intent::Guilds, "GUILD_UPDATE", world.changed_guild_json());
        }
        self.tell(Change::GuildLocale);
        Ok(())
    }
}

fn check(locale: &str) -> Result<(), Impossible> {
    let is_known = LOCALES.iter().any(|(known, _)| *known == locale);
    if is_known { Ok(()) } else { Err(Impossible::UnknownLocale(locale.to_owned())) }
}
