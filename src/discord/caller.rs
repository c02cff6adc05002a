//! The person who sent an interaction, and the place they sent it from.

use serenity::all::{
    ChannelId, CommandInteraction, ComponentInteraction, InteractionId, Member, MessageId,
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

/// serenity's three kinds of interaction have these fields in common, but no trait.
macro_rules! caller {
    ($interaction:expr, $member:expr, $pressed:expr) => {{
        let interaction = $interaction;
        let (permissions, channel) = (interaction.app_permissions, interaction.channel.as_ref());
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
                        guild: GuildId::new(interaction.guild_id.map_or(0, |guild| guild.get())),
                        channel: table::ChannelId::new(interaction.channel_id.get()),
                    },
                    manages: manages($member),
                },
                missing: missing(permissions, channel),
                missing_for_thread: missing_for_thread(permissions),
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
        caller!(command, command.member.as_deref(), None)
    }
}

impl From<&ComponentInteraction> for Caller {
    fn from(component: &ComponentInteraction) -> Self {
        caller!(component, component.member.as_ref(), Some(component.message.id))
    }
}

impl From<&ModalInteraction> for Caller {
    fn from(modal: &ModalInteraction) -> Self {
        let pressed = modal.message.as_ref().map(|message| message.id);
        caller!(modal, modal.member.as_ref(), pressed)
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
