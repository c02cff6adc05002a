//! Interactions are read: the sender, and what they ask for.

use serenity::all::{
    ActionRowComponent, ButtonKind, CommandDataOptionValue, CommandInteraction, CommandType,
    ComponentInteraction, ComponentInteractionDataKind, Interaction, Message, MessageFlags,
    ModalInteraction, PartialMember, Permissions, ResolvedTarget,
};

use super::caller::{Caller, person};
use super::components::FILLED_IN;
use crate::features::press::{Command, NotACommand, Presence, Press, Subcommand, Target};
use crate::features::{Answering, On, Typing};

/// An interaction that is understood.
pub(super) struct Call {
    pub(super) caller: Caller,
    pub(super) answering: Answering,
}

impl Call {
    /// Reads an interaction; `None` for Discord's ping, which the gateway never sends. A process
    /// without shard 0 does not play where the bot is not: such games belong to no server, and so to
    /// none of its own.
    pub(super) fn read(interaction: &Interaction, plays_elsewhere: bool) -> Option<Self> {
        let call = match interaction {
            Interaction::Command(command) => {
                let caller = Caller::from(command);
                let works = caller.has_bot() || works_elsewhere(command);
                let answering = if works { command_of(command) } else { on_servers_alone() };
                Self { caller, answering }
            }
            Interaction::Autocomplete(command) => {
                let answering = Answering::typing(typing(command).unwrap_or(Typing::Other));
                Self { caller: command.into(), answering }
            }
            Interaction::Component(component) => {
                let caller = Caller::from(component);
                let answering = press_of(component, caller.has_bot());
                Self { caller, answering }
            }
            Interaction::Modal(modal) => {
                let caller = Caller::from(modal);
                let answering = form_of(modal, caller.has_bot()).unwrap_or_else(Answering::forged);
                Self { caller, answering }
            }
            Interaction::Ping(_) | _ => return None,
        };
        let is_typing = matches!(interaction, Interaction::Autocomplete(_));
        let plays_here = call.caller.has_bot() || plays_elsewhere;
        let refused = || Answering::sentence("refusal-other-process");
        let answering = if plays_here || is_typing { call.answering } else { refused() };
        Some(Self { answering, ..call })
    }
}

/// The refusal of what only servers with the bot have.
fn on_servers_alone() -> Answering {
    Answering::sentence("refusal-guild-only")
}

/// Returns whether a command is of use where the bot is not. One that cannot be read is refused as such.
fn works_elsewhere(command: &CommandInteraction) -> bool {
    let subcommand = command.data.options.first();
    let subcommand = subcommand.and_then(|option| option.name.parse::<Subcommand>().ok());
    command.data.kind != CommandType::User && subcommand.is_none_or(Subcommand::works_elsewhere)
}

fn command_of(command: &CommandInteraction) -> Answering {
    if command.data.kind == CommandType::User {
        return target(command).map_or_else(Answering::wrong, Answering::challenge);
    }
    read_command(command).map_or_else(Answering::wrong, Answering::command)
}

/// The person on whom the user command is used. There is only one, so its name does not matter.
fn target(command: &CommandInteraction) -> Result<Target, NotACommand> {
    let Some(ResolvedTarget::User(user, member)) = command.data.target() else {
        return Err(NotACommand::Unknown);
    };
    let sees = |member: &&PartialMember| member.permissions.is_none_or(Permissions::view_channel);
    let presence = match member.filter(sees) {
        _ if user.bot => Presence::Bot,
        Some(_) => Presence::Here,
        None => Presence::Absent,
    };
    let person = person(user, member.and_then(|member| member.nick.as_ref()));
    Ok(Target { person, presence })
}

fn press_of(component: &ComponentInteraction, has_bot: bool) -> Answering {
    let Ok(press) = Press::read(&component.data.custom_id) else { return Answering::forged() };
    if !has_bot && !press.works_elsewhere() {
        return on_servers_alone();
    }
    let on = message_of(&press, &component.message);
    match &component.data.kind {
        ComponentInteractionDataKind::Button => Answering::press(press, on),
        ComponentInteractionDataKind::StringSelect { values } => Answering::pick(press, on, values),
        ComponentInteractionDataKind::ChannelSelect { values } => {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            Answering::pick(press, on, &values)
        }
        ComponentInteractionDataKind::RoleSelect { values } => {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            Answering::pick(press, on, &values)
        }
        _ => Answering::forged(),
    }
}

/// A form that was filled in; `None` if it is none of ours.
fn form_of(modal: &ModalInteraction, has_bot: bool) -> Option<Answering> {
    let press = Press::read(&modal.data.custom_id).ok()?;
    if !has_bot && !press.works_elsewhere() {
        return Some(on_servers_alone());
    }
    let mut parts = modal.data.components.iter().flat_map(|row| &row.components);
    let words = parts.find_map(|part| match part {
        ActionRowComponent::InputText(input) if input.custom_id == FILLED_IN => {
            input.value.as_deref()
        }
        _ => None,
    })?;
    let message = modal.message.as_deref();
    let on = message.map_or(On::Private, |message| message_of(&press, message));
    Some(Answering::form(&press, on, words))
}

/// The kind of message with the pressed button, and whether it shows the table or vote that the press is about.
fn message_of(press: &Press, message: &Message) -> On {
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

/// A move, or the name of a preset, as far as it is typed.
fn typing(command: &CommandInteraction) -> Option<Typing> {
    let subcommand = command.data.options.first().filter(|_| command.data.name == Command::NAME)?;
    let typed = command.data.autocomplete()?;
    let value = || typed.value.to_owned();
    if Command::offers_presets(&subcommand.name, typed.name) {
        return Some(Typing::Preset(value()));
    }
    Command::offers_moves(&subcommand.name, typed.name).then(|| Typing::Move(value()))
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
    let mut read = Command::read(&subcommand.name, &said.ok_or_else(unknown)?)?;
    if let Command::Tablet(new) = &mut read {
        // Discord says who is mentioned in a text.
        let resolved = &command.data.resolved;
        new.name(|id| {
            let user =
                resolved.users.values().find(|user| user.id.get() == id.get() && !user.bot)?;
            let nick = resolved.members.get(&user.id).and_then(|member| member.nick.as_ref());
            Some(person(user, nick))
        });
    }
    Ok(read)
}

/// Returns whether an interaction from the gateway is understood. It is then answered, perhaps by a refusal; otherwise
/// it is dropped. For tests.
pub fn reads(json: &str) -> bool {
    serde_json::from_str(json).is_ok_and(|interaction| Call::read(&interaction, true).is_some())
}
