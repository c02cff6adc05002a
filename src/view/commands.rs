//! The tree of `/wizard`, described in words.

use strum::VariantArray as _;

use super::Words;
use crate::press::{self, Command, Parameter, ParameterKind};

/// The one command.
pub struct CommandTree {
    /// Its name.
    pub name: &'static str,
    /// What it is for.
    pub description: String,
    /// What it does.
    pub subcommands: Vec<Subcommand>,
}

/// One of its subcommands.
pub struct Subcommand {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub description: String,
    /// What it takes.
    pub options: Vec<CommandOption>,
}

/// What a subcommand takes.
pub struct CommandOption {
    /// Its name.
    pub name: String,
    /// What it says.
    pub description: String,
    /// What may be said.
    pub kind: OptionKind,
}

/// What may be said.
pub enum OptionKind {
    /// One of these.
    Choices(Vec<Choice>),
    /// Yes or no.
    YesOrNo,
    /// A text; what may be said is offered as it is typed.
    Typed {
        /// Whether it must be said.
        is_required: bool,
    },
    /// Somebody of the server.
    Person,
    /// A whole number, from 1.
    Number,
}

/// One of several things that may be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// As people read it.
    pub label: String,
    /// As the bot reads it.
    pub value: String,
}

/// The tree of `/wizard` in these words.
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
        // Of several games on a list, not of the two there are.
        ParameterKind::Number => words.say(&format!("option-{}-number", parameter.name)),
        ParameterKind::Chosen | ParameterKind::Typed { .. } | ParameterKind::Person => {
            words.say(&format!("option-{}", parameter.name))
        }
    };
    CommandOption { name: parameter.name, description, kind }
}
