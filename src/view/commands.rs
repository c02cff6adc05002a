//! The commands, as Discord shows them in every language: `/wizard` with its subcommands, and the
//! user command, which has a name alone.

use strum::VariantArray as _;

use super::{Wordbook, Words};
use crate::features::press::{self, Command, Parameter, ParameterKind};
use crate::language::Language;

pub struct CommandTree {
    pub name: &'static str,
    pub description: Localized,
    pub subcommands: Vec<Subcommand>,
    /// The name of the user command, with which people challenge somebody.
    pub challenge: Localized,
}

/// A subcommand of `/wizard`.
pub struct Subcommand {
    pub name: Localized,
    pub description: Localized,
    pub options: Vec<CommandOption>,
}

/// An option of a subcommand.
pub struct CommandOption {
    pub name: Localized,
    pub description: Localized,
    pub kind: OptionKind,
}

/// The type of an option's value.
pub enum OptionKind {
    /// One of several fixed values.
    Choices(Vec<FixedChoice>),
    /// Either yes or no.
    YesOrNo,
    /// A text with autocomplete.
    Typed {
        /// True if the option is required.
        is_required: bool,
    },
    /// A text without autocomplete.
    Free,
    /// A member of the server.
    Person,
    /// A whole number from 1.
    Number,
}

/// A value that an option can have.
pub struct FixedChoice {
    pub label: Localized,
    /// The value sent to the bot.
    pub value: String,
}

/// A value that autocomplete suggests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The text that people read.
    pub label: String,
    /// The value sent to the bot.
    pub value: String,
}

/// A text in all languages of the bot.
pub struct Localized {
    /// In English, which Discord shows to people whose language is none of the others. Names are
    /// sent to the bot in English by everyone's Discord.
    pub english: String,
    pub others: Vec<(Language, String)>,
}

impl Localized {
    /// The text in the other languages, by each of Discord's locales for them.
    pub(crate) fn by_locale(&self) -> impl Iterator<Item = (String, String)> {
        let of = |(language, said): &(Language, String)| {
            let said = said.clone();
            language.locales().iter().map(move |locale| ((*locale).to_owned(), said.clone()))
        };
        self.others.iter().flat_map(of)
    }
}

/// The commands, described in the words of every language.
pub fn command_tree(book: &Wordbook) -> CommandTree {
    let subcommands = press::Subcommand::VARIANTS.iter().map(|subcommand| {
        let id = format!("command-{}", <&str>::from(subcommand));
        Subcommand {
            name: book.name(&id),
            description: book.text(&id),
            options: subcommand.parameters().iter().map(|of| option(book, of)).collect(),
        }
    });
    CommandTree {
        name: Command::NAME,
        description: book.text("command-wizard"),
        subcommands: subcommands.collect(),
        challenge: book.text("user-command-challenge"),
    }
}

fn option(book: &Wordbook, parameter: &Parameter) -> CommandOption {
    let choice = |value: &String| FixedChoice {
        label: book.text(&format!("choice-{}-{value}", parameter.name)),
        value: value.clone(),
    };
    let kind = match parameter.kind {
        ParameterKind::Chosen if parameter.is_yes_or_no() => OptionKind::YesOrNo,
        ParameterKind::Chosen => OptionKind::Choices(parameter.values.iter().map(choice).collect()),
        ParameterKind::Typed { is_required } => OptionKind::Typed { is_required },
        ParameterKind::Names => OptionKind::Free,
        ParameterKind::Person => OptionKind::Person,
        ParameterKind::Number => OptionKind::Number,
    };
    let id = match parameter.kind {
        // This option numbers the games of a list, and so has a text of its own: it does not choose
        // between cards and dice.
        ParameterKind::Number => format!("option-{}-number", parameter.name),
        // The same word filters the leaderboard.
        ParameterKind::Names => format!("option-{}-names", parameter.name),
        ParameterKind::Chosen | ParameterKind::Typed { .. } | ParameterKind::Person => {
            format!("option-{}", parameter.name)
        }
    };
    CommandOption { name: book.name(&id), description: book.text(&id), kind }
}

impl Wordbook {
    fn text(&self, id: &str) -> Localized {
        self.localized(|words| words.say(id))
    }

    fn name(&self, id: &str) -> Localized {
        self.localized(|words| words.name_to_type(id))
    }

    fn localized(&self, say: impl Fn(&Words) -> String) -> Localized {
        let others = Language::VARIANTS.iter().filter(|language| **language != Language::English);
        Localized {
            english: say(self.of(Language::English)),
            others: others.map(|language| (*language, say(self.of(*language)))).collect(),
        }
    }
}
