//! What an interaction says: who comes, from where, and what for.

use serenity::all::{
    ActionRowComponent, ButtonKind, ChannelId, CommandDataOptionValue, CommandInteraction,
    ComponentInteraction, ComponentInteractionDataKind, Interaction, InteractionId, Member,
    Message, MessageFlags, ModalInteraction, User,
};

use super::interactions::Caller;
use super::messages::FILLED_IN;
use super::permissions::{may_attach, missing, missing_for_thread, parent, seen_from};
use crate::press::{Command, NotACommand, Press};
use crate::responses::{Guest, On, Request, Show, Suggest};
use crate::table::{self, GuildId, Location, Person, PressId, UserId};
use crate::tables::Visit;
use crate::view::Language;

/// An interaction: who calls, and what for.
pub(super) struct Call {
    pub(super) caller: Caller,
    pub(super) request: Request,
}

impl Call {
    pub(super) fn of_command(command: &CommandInteraction) -> Self {
        let request = match (command.guild_id, read_command(command)) {
            (None, _) => Request::Show(Show::Sentence("refusal-guild-only")),
            (Some(_), Ok(command)) => Request::of_command(command),
            (Some(_), Err(wrong)) => Request::Show(Show::Wrong(wrong)),
        };
        Self { caller: caller(command), request }
    }

    /// Somebody types a command, and is offered what may follow.
    pub(super) fn of_autocomplete(command: &CommandInteraction) -> Self {
        let typed = command.guild_id.and_then(|_| typed(command)).unwrap_or(Suggest::Nothing);
        Self { caller: caller(command), request: Request::Suggest(typed) }
    }

    pub(super) fn of_component(component: &ComponentInteraction) -> Self {
        let guest = Guest {
            visit: visit(
                component.id,
                (component.guild_id, component.channel_id),
                &component.user,
                component.member.as_ref(),
            ),
            missing: missing(component.app_permissions, component.channel.as_ref()),
            missing_for_thread: missing_for_thread(component.app_permissions),
            parent: parent(component.channel.as_ref()),
            seen_from: seen_from(component.channel.as_ref()),
            language: Language::of_locale(&component.locale),
            server: Language::of_locale(component.guild_locale.as_deref().unwrap_or_default()),
        };
        let press = Press::read(&component.data.custom_id);
        let request = press.map_or(Request::FORGED, |press| asked_by(press, component));
        let caller = Caller {
            id: component.id,
            token: component.token.clone(),
            channel: component.channel_id,
            pressed: Some(component.message.id),
            may_attach: may_attach(component.app_permissions),
            guest,
        };
        Self { caller, request }
    }

    pub(super) fn of_modal(modal: &ModalInteraction) -> Self {
        let guest = Guest {
            visit: visit(
                modal.id,
                (modal.guild_id, modal.channel_id),
                &modal.user,
                modal.member.as_ref(),
            ),
            missing: missing(modal.app_permissions, modal.channel.as_ref()),
            missing_for_thread: missing_for_thread(modal.app_permissions),
            parent: parent(modal.channel.as_ref()),
            seen_from: seen_from(modal.channel.as_ref()),
            language: Language::of_locale(&modal.locale),
            server: Language::of_locale(modal.guild_locale.as_deref().unwrap_or_default()),
        };
        let request = read_form(modal).unwrap_or(Request::FORGED);
        let caller = Caller {
            id: modal.id,
            token: modal.token.clone(),
            channel: modal.channel_id,
            pressed: modal.message.as_ref().map(|message| message.id),
            may_attach: may_attach(modal.app_permissions),
            guest,
        };
        Self { caller, request }
    }
}

/// What a form asks for that was filled in; `None` if it is none of ours.
fn read_form(modal: &ModalInteraction) -> Option<Request> {
    let press = Press::read(&modal.data.custom_id).ok()?;
    let mut parts = modal.data.components.iter().flat_map(|row| &row.components);
    let words = parts.find_map(|part| match part {
        ActionRowComponent::InputText(input) if input.custom_id == FILLED_IN => {
            input.value.as_deref()
        }
        _ => None,
    })?;
    let message = modal.message.as_deref();
    let on = message.map_or(On::Private, |message| stands_on(&press, message));
    Some(Request::of_form(&press, words, on))
}

fn asked_by(press: Press, component: &ComponentInteraction) -> Request {
    let on = stands_on(&press, &component.message);
    match &component.data.kind {
        ComponentInteractionDataKind::Button => Request::of_press(press, on),
        ComponentInteractionDataKind::StringSelect { values } => {
            Request::of_pick(&press, on, values)
        }
        ComponentInteractionDataKind::ChannelSelect { values } => {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            Request::of_pick(&press, on, &values)
        }
        _ => Request::FORGED,
    }
}

/// The kind of message on which was pressed, and whether it is about the same as the press: a table, a vote.
fn stands_on(press: &Press, message: &Message) -> On {
    let flags = message.flags.unwrap_or_default();
    if flags.contains(MessageFlags::EPHEMERAL) {
        return On::Private;
    }
    let parts = message.components.iter().flat_map(|row| &row.components);
    let mut texts = parts.filter_map(|part| match part {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id),
            ButtonKind::Link { .. } | ButtonKind::Premium { .. } => None,
        },
        ActionRowComponent::SelectMenu(select) => select.custom_id.as_ref(),
        ActionRowComponent::InputText(_) | _ => None,
    });
    let about = |text: &String| Press::read(text).is_ok_and(|other| other.is_about_the_same(press));
    On::Public { the_same: texts.any(about) }
}

/// Who uses a command, or types it.
fn caller(command: &CommandInteraction) -> Caller {
    let guest = Guest {
        visit: visit(
            command.id,
            (command.guild_id, command.channel_id),
            &command.user,
            command.member.as_deref(),
        ),
        missing: missing(command.app_permissions, command.channel.as_ref()),
        missing_for_thread: missing_for_thread(command.app_permissions),
        parent: parent(command.channel.as_ref()),
        seen_from: seen_from(command.channel.as_ref()),
        language: Language::of_locale(&command.locale),
        server: Language::of_locale(command.guild_locale.as_deref().unwrap_or_default()),
    };
    let (id, token, channel) = (command.id, command.token.clone(), command.channel_id);
    let may_attach = may_attach(command.app_permissions);
    Caller { id, token, channel, pressed: None, may_attach, guest }
}

/// What has been typed so far of a move, or of a preset's name.
fn typed(command: &CommandInteraction) -> Option<Suggest> {
    let subcommand = command.data.options.first().filter(|_| command.data.name == Command::NAME)?;
    let typed = command.data.autocomplete()?;
    let value = || typed.value.to_owned();
    if Command::offers_presets(&subcommand.name, typed.name) {
        return Some(Suggest::Preset(value()));
    }
    Command::offers_moves(&subcommand.name, typed.name).then(|| Suggest::Move(value()))
}

fn read_command(command: &CommandInteraction) -> Result<Command, NotACommand> {
    let unknown = || NotACommand::Unknown;
    if command.data.name != Command::NAME {
        return Err(unknown());
    }
    let subcommand = command.data.options.first().ok_or_else(unknown)?;
    let CommandDataOptionValue::SubCommand(options) = &subcommand.value else {
        return Err(unknown());
    };
    let said: Option<Vec<_>> = options
        .iter()
        .map(|option| match &option.value {
            CommandDataOptionValue::String(value) => Some((option.name.as_str(), value.clone())),
            CommandDataOptionValue::Boolean(value) => {
                Some((option.name.as_str(), value.to_string()))
            }
            CommandDataOptionValue::User(user) => Some((option.name.as_str(), user.to_string())),
            CommandDataOptionValue::Integer(number) => {
                Some((option.name.as_str(), number.to_string()))
            }
            _ => None,
        })
        .collect();
    Command::read(&subcommand.name, &said.ok_or_else(unknown)?)
}

/// The name by which people see somebody on this server.
fn display_name<'a>(user: &'a User, member: Option<&'a Member>) -> &'a str {
    let nick = member.and_then(|member| member.nick.as_ref());
    nick.or(user.global_name.as_ref()).unwrap_or(&user.name)
}

fn visit(
    id: InteractionId,
    (guild, channel): (Option<serenity::all::GuildId>, ChannelId),
    user: &User,
    member: Option<&Member>,
) -> Visit {
    let permissions = member.and_then(|member| member.permissions).unwrap_or_default();
    Visit {
        press: PressId::new(id.get()),
        person: Person {
            id: UserId::new(user.id.get()),
            name: display_name(user, member).to_owned(),
        },
        location: Location {
            guild: GuildId::new(guild.map_or(0, serenity::all::GuildId::get)),
            channel: table::ChannelId::new(channel.get()),
        },
        manages: permissions.manage_guild() || permissions.administrator(),
    }
}

/// Whether an interaction, as the gateway tells it, is understood: it is answered then, be it by a refusal, and
/// dropped if it is not. For tests.
pub fn reads(json: &str) -> bool {
    match serde_json::from_str(json) {
        Ok(Interaction::Command(command)) => drop(Call::of_command(&command)),
        Ok(Interaction::Autocomplete(command)) => drop(Call::of_autocomplete(&command)),
        Ok(Interaction::Component(component)) => drop(Call::of_component(&component)),
        Ok(Interaction::Modal(modal)) => drop(Call::of_modal(&modal)),
        Ok(_) | Err(_) => return false,
    }
    true
}
