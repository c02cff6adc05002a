//! The tree of `/wizard`, described in words.

use serde::Serialize;

use super::Words;
use crate::press::{Command, Preset};
use crate::rules::GameKind;
use crate::rules::cards::{Bidding, Clairvoyance, PlusMinusOne, Rounds, Ties};
use crate::scores::{By, Period};

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

/// What a subcommand takes; nothing is required.
pub struct CommandOption {
    /// Its name.
    pub name: &'static str,
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
}

/// One of several things that may be said.
pub struct Choice {
    /// As people read it.
    pub label: String,
    /// As the bot reads it.
    pub value: String,
}

/// The tree of `/wizard` in these words.
pub fn command_tree(words: &Words) -> CommandTree {
    let plain = |name: &'static str| Subcommand {
        name,
        description: words.say(&format!("command-{name}")),
        options: Vec::new(),
    };
    CommandTree {
        name: Command::NAME,
        description: words.say("command-wizard"),
        subcommands: vec![
            Subcommand { options: words.play_options(), ..plain("play") },
            plain("hand"),
            plain("board"),
            plain("scores"),
            plain("leave"),
            plain("end"),
            Subcommand { options: words.leaderboard_options(), ..plain("leaderboard") },
            Subcommand { options: vec![which_game(words)], ..plain("rules") },
        ],
    }
}

fn which_game(words: &Words) -> CommandOption {
    words.choices("game", "", &GameKind::ALL.map(GameKind::word))
}

impl Words {
    fn play_options(&self) -> Vec<CommandOption> {
        vec![
            which_game(self),
            self.choices("preset", "", &Preset::ALL.map(Preset::word)),
            self.rule_choices("bidding", &Bidding::ALL),
            self.rule_choices("plus-minus-one", &PlusMinusOne::ALL),
            self.rule_choices("clairvoyance", &Clairvoyance::ALL),
            CommandOption {
                name: "unicolore",
                description: self.say("option-unicolore"),
                kind: OptionKind::YesOrNo,
            },
            self.rule_choices("rounds", &Rounds::ALL),
            self.rule_choices("ties", &Ties::ALL),
            self.choices("target", "target-", &["9", "12"]),
            CommandOption {
                name: "magic-cards",
                description: self.say("option-magic-cards"),
                kind: OptionKind::YesOrNo,
            },
        ]
    }

    fn leaderboard_options(&self) -> Vec<CommandOption> {
        vec![
            which_game(self),
            self.choices("by", "", &By::ALL.map(By::word)),
            self.choices("period", "", &Period::ALL.map(Period::word)),
        ]
    }

    /// Choices of the rules, by their names in a record's header.
    fn rule_choices<T: Serialize>(&self, name: &'static str, all: &[T]) -> CommandOption {
        let values: Vec<String> = all
            .iter()
            .filter_map(|one| serde_json::to_value(one).ok()?.as_str().map(str::to_owned))
            .collect();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        self.choices(name, &format!("{name}-"), &values)
    }

    fn choices(&self, name: &'static str, prefix: &str, values: &[&str]) -> CommandOption {
        let choice = |value: &&str| Choice {
            label: self.say(&format!("choice-{prefix}{value}")),
            value: (*value).to_owned(),
        };
        CommandOption {
            name,
            description: self.say(&format!("option-{name}")),
            kind: OptionKind::Choices(values.iter().map(choice).collect()),
        }
    }
}
