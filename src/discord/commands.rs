//! The bot's commands. If several processes run the bot, the one with shard 0 registers them, and the others look up the
//! id of the slash command, with which texts mention it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{
    CommandOptionType, CommandType, CreateCommand, CreateCommandOption, InstallationContext,
    InteractionContext,
};
use tracing::warn;

use super::rest::{Rest, SendError};
use crate::features::Responder;
use crate::view::{CommandOption, CommandTree, FixedChoice, Localized, OptionKind, Subcommand};

/// Delay before the next attempt if another process has not registered the command yet.
const AGAIN: Duration = Duration::from_secs(10);

/// The bot's slash command at Discord.
#[derive(Clone)]
pub(super) struct ApplicationCommand {
    pub(super) rest: Rest,
    pub(super) responder: Arc<Responder>,
}

impl ApplicationCommand {
    /// Registers all commands.
    pub(super) async fn register(&self, tree: &CommandTree) -> Result<(), SendError> {
        if let Some(id) = self.rest.set_commands(&commands(tree)).await? {
            self.responder.mention_command(id);
        }
        Ok(())
    }

    /// Looks for the command once. Returns whether it is registered; until then, texts only name it.
    pub(super) async fn look(&self, name: &str) -> bool {
        match self.rest.command(name).await {
            Ok(Some(id)) => {
                self.responder.mention_command(id);
                true
            }
            Ok(None) => false,
            Err(error) => {
                warn!("it is not known whether the command is registered: {error}");
                false
            }
        }
    }

    /// Looks for the command until another process has registered it.
    pub(super) async fn wait(&self, name: &str) {
        while !self.look(name).await {
            tokio::time::sleep(AGAIN).await;
        }
    }
}

/// All commands, the slash command first.
fn commands(tree: &CommandTree) -> [Value; 2] {
    let challenge = CreateCommand::new(&tree.challenge.english)
        .kind(CommandType::User)
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild]);
    let challenge = in_other_languages(&tree.challenge, challenge, CreateCommand::name_localized);
    [slash_command(tree), json!(challenge)]
}

/// The `/wizard` command with its subcommands.
fn slash_command(tree: &CommandTree) -> Value {
    let subcommands = tree.subcommands.iter().map(|subcommand| {
        let Subcommand { name, description, options } = subcommand;
        described(CommandOptionType::SubCommand, name, description)
            .set_sub_options(options.iter().map(option))
    });
    let command = CreateCommand::new(tree.name)
        .description(&tree.description.english)
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
        .contexts(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ])
        .set_options(subcommands.collect());
    let command =
        in_other_languages(&tree.description, command, CreateCommand::description_localized);
    // A value keeps its languages in order, which a command does not.
    json!(command)
}

fn option(option: &CommandOption) -> CreateCommandOption {
    let of_kind = |kind| described(kind, &option.name, &option.description);
    match &option.kind {
        OptionKind::YesOrNo => of_kind(CommandOptionType::Boolean),
        OptionKind::Typed { is_required } => {
            of_kind(CommandOptionType::String).required(*is_required).set_autocomplete(true)
        }
        OptionKind::Free => of_kind(CommandOptionType::String),
        OptionKind::Person => of_kind(CommandOptionType::User),
        OptionKind::Number => of_kind(CommandOptionType::Integer).min_int_value(1),
        OptionKind::Choices(choices) => {
            choices.iter().fold(of_kind(CommandOptionType::String), |option, choice| {
                let FixedChoice { label, value } = choice;
                option.add_string_choice_localized(&label.english, value, label.by_locale())
            })
        }
    }
}

/// An option or a subcommand with its name and description in every language.
fn described(
    kind: CommandOptionType,
    name: &Localized,
    description: &Localized,
) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, &name.english, &description.english);
    let option = in_other_languages(name, option, CreateCommandOption::name_localized);
    in_other_languages(description, option, CreateCommandOption::description_localized)
}

fn in_other_languages<T>(text: &Localized, to: T, add: impl Fn(T, String, String) -> T) -> T {
    text.by_locale().fold(to, |to, (locale, said)| add(to, locale, said))
}
