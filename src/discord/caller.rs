//! The person who sent an interaction, and the place they sent it from.

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelId, CommandInteraction,
    ComponentInteraction, InteractionId, Member, Message, MessageId, MessageInteractionMetadata,
    ModalInteraction, User,
};

use super::permissions::{may_attach, missing, missing_for_thread, parent, seen_from};
use crate::features::Guest;
use crate::language::Language;
use crate::table::{self, GuildId, Location, Person, PressId, UserId};
use crate::tables::Visit;

/// The sender of an interaction.
pub(super) struct Caller {
    pub(super) id: InteractionId,
    pub(super) token: String,
    pub(super) channel: ChannelId,
    /// The message with the pressed button.
    pub(super) pressed: Option<MessageId>,
    /// True if the bot may send pictures in the channel.
    pub(super) may_attach: bool,
    pub(super) guest: Guest,
    /// True if the gateway sends the interaction again: an earlier run may have answered it.
    pub(super) is_missed: bool,
}

impl Caller {
    /// The server, or a place without the bot: nobody elsewhere waits for the crowd there.
    pub(super) const fn crowd(&self) -> GuildId {
        let Location { guild, channel } = self.guest.visit.location;
        if guild.is_server() { guild } else { GuildId::new(channel.get()) }
    }

    /// Returns whether the bot is where the interaction comes from.
    pub(super) const fn has_bot(&self) -> bool {
        self.guest.visit.location.has_bot()
    }
}

/// serenity's three kinds of interaction have these fields in common, but no trait.
macro_rules! caller {
    ($interaction:expr, $owners:expr, $member:expr, $pressed:expr) => {{
        let interaction = $interaction;
        let permissions = interaction.app_permissions;
        let guild = server(interaction.guild_id, $owners);
        // Elsewhere the bot needs no permissions, and knows no threads.
        let channel = interaction.channel.as_ref().filter(|_| guild.is_server());
        let needed = permissions.filter(|_| guild.is_server());
        let guild_locale = interaction.guild_locale.as_deref();
        Caller {
            id: interaction.id,
            token: interaction.token.clone(),
            channel: interaction.channel_id,
            pressed: $pressed,
            may_attach: may_attach(permissions),
            is_missed: false,
            guest: Guest {
                visit: Visit {
                    press: PressId::new(interaction.id.get()),
                    person: person(
                        &interaction.user,
                        $member.and_then(|member| member.nick.as_ref()),
                    ),
                    location: Location {
                        guild,
                        channel: table::ChannelId::new(interaction.channel_id.get()),
                    },
                    manages: guild.is_server() && manages($member),
                },
                missing: missing(needed, channel),
                missing_for_thread: missing_for_thread(needed),
                open_channel: None,
                parent: parent(channel),
                seen_from: seen_from(channel),
                locale: Language::of_locale(&interaction.locale),
                guild_locale: guild_locale.and_then(Language::of_locale),
                language: Language::default(),
            },
        }
    }};
}

impl From<&CommandInteraction> for Caller {
    fn from(command: &CommandInteraction) -> Self {
        caller!(
            command,
            Some(&command.authorizing_integration_owners),
            command.member.as_deref(),
            None
        )
    }
}

impl From<&ComponentInteraction> for Caller {
    fn from(component: &ComponentInteraction) -> Self {
        let owners = Some(&component.authorizing_integration_owners);
        caller!(component, owners, component.member.as_ref(), Some(component.message.id))
    }
}

impl From<&ModalInteraction> for Caller {
    fn from(modal: &ModalInteraction) -> Self {
        let pressed = modal.message.as_ref().map(|message| message.id);
        let owners = modal.message.as_deref().and_then(owners_of);
        caller!(modal, owners, modal.member.as_ref(), pressed)
    }
}

/// The server on which the interaction happens, if the server has added the bot. A person who has added it to
/// their account also uses it where it is not.
fn server(
    guild: Option<serenity::all::GuildId>,
    owners: Option<&AuthorizingIntegrationOwners>,
) -> GuildId {
    let by_person = |owner: &_| matches!(owner, AuthorizingIntegrationOwner::UserInstall(_));
    let owners = owners.map_or(&[][..], |AuthorizingIntegrationOwners(owners)| owners);
    let is_elsewhere = !owners.is_empty() && owners.iter().all(by_person);
    let guild = guild.filter(|_| !is_elsewhere);
    guild.map_or(GuildId::ELSEWHERE, |guild| GuildId::new(guild.get()))
}

/// The installations on whose behalf a message was sent. serenity does not read those of a form, which are those of
/// its message.
fn owners_of(message: &Message) -> Option<&AuthorizingIntegrationOwners> {
    match message.interaction_metadata.as_deref()? {
        MessageInteractionMetadata::Command(of) => Some(&of.authorizing_integration_owners),
        MessageInteractionMetadata::Component(of) => Some(&of.authorizing_integration_owners),
        MessageInteractionMetadata::ModalSubmit(of) => Some(&of.authorizing_integration_owners),
        _ => None,
    }
}

/// The person, with the name that others see on this server.
pub(super) fn person(user: &User, nick: Option<&String>) -> Person {
    let name = nick.or(user.global_name.as_ref()).unwrap_or(&user.name);
    Person { id: UserId::new(user.id.get()), name: name.clone() }
}

fn manages(member: Option<&Member>) -> bool {
    let permissions = member.and_then(|member| member.permissions).unwrap_or_default();
    permissions.manage_guild() || permissions.administrator()
}
