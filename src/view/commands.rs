//! The `/wizard` command with its subcommands and descriptions.

use strum::VariantArray as _;

use super::Words;
use crate::features::press::{self, Command, Parameter, ParameterKind};

pub struct CommandTree {
    pub name: &'static str,
    pub description: String,
    pub subcommands: Vec<Subcommand>,
}

/// A subcommand of `/wizard`.
pub struct Subcommand {
    pub name: &'static str,
    pub description: String,
    pub options: Vec<CommandOption>,
}

/// An option of a subcommand.
pub struct CommandOption {
    pub name: String,
    pub description: String,
    pub kind: OptionKind,
}

/// The type of an option's value.
pub enum OptionKind {
    /// One of several fixed values.
    Choices(Vec<Choice>),
    /// Either yes or no.
    YesOrNo,
    /// A text with autocomplete.
    Typed {
        /// True if the option is required.
        is_required: bool,
    },
    /// A member of the server.
    Person,
    /// A whole number from 1.
    Number,
}

/// A value that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The text that people read.
    pub label: String,
    /// The value sent to the bot.
    pub value: String,
}

/// The `/wizard` command, described in these words.
pub fn command_tree(words: &Words) -> CommandTree {
    let subcommands = press::Subcommand::VARIANTS.iter().map(|subcommand| {
        let name: &'static str = subcommand.into();
        Subcommand {
            name,
            description: words.say(&format!("command-{name}")),
            options: subcommand.parameters().into_iter().map(|p| option(words, p)).collect(),
        }
    });
    CommandTree {
        name: Command::NAME,
        description: words.say("command-wizard"),
        subcommands: subcommands.collect(),
    }
}

fn option(words: &Words, parameter: Parameter) -> CommandOption {
    let choice = |value: &String| Choice {
        label: words.say(&format!("choice-{}-{value}", parameter.name)),
        value: value.clone(),
    };
    let kind = match parameter.kind {
        ParameterKind::Chosen if parameter.is_yes_or_no() => OptionKind::YesOrNo,
        ParameterKind::Chosen => OptionKind::Choices(parameter.values.iter().map(choice).collect()),
        ParameterKind::Typed { is_required } => OptionKind::Typed { is_required },
        ParameterKind::Person => OptionKind::Person,
        ParameterKind::Number => OptionKind::Number,
    };
    let description = match parameter.kind {
        // This option numbers the games of a list, and so has a text of its own: it does not choose
        // between cards and dice.
        ParameterKind::Number => words.say(&format!("option-{}-number", parameter.name)),
        ParameterKind::Chosen | ParameterKind::Typed { .. } | ParameterKind::Person => {
            words.say(&format!("option-{}", parameter.name))
        }
    };
    CommandOption { name: parameter.name, description, kind }
}
