//! Every command has a description, and Discord accepts the whole tree.

use henge::features::press::{self, ParameterKind, Preset, Topic};
use henge::lesson::Lesson;
use henge::rules::{GameKind, Options};
use henge::view::{CommandTree, OptionKind, Words, command_tree};
use strum::VariantArray as _;

/// Maximum number of characters in names, descriptions and values of the whole tree at Discord.
const LARGEST_TREE: usize = 8000;

/// The names, descriptions, labels and values that count.
fn texts(tree: &CommandTree) -> Vec<String> {
    let mut texts = vec![tree.name.to_owned(), tree.description.clone()];
    for subcommand in &tree.subcommands {
        texts.extend([subcommand.name.to_owned(), subcommand.description.clone()]);
        for option in &subcommand.options {
            texts.extend([option.name.clone(), option.description.clone()]);
            let OptionKind::Choices(choices) = &option.kind else { continue };
            texts.extend(choices.iter().flat_map(|c| [c.label.clone(), c.value.clone()]));
        }
    }
    texts
}

#[test]
fn every_command_option_and_value_has_words() {
    let words = Words::english();
    for subcommand in press::Subcommand::VARIANTS {
        let name: &'static str = subcommand.into();
        assert!(words.has(&format!("command-{name}")), "command-{name}");
        for parameter in subcommand.parameters() {
            let id = match parameter.kind {
                ParameterKind::Number => format!("option-{}-number", parameter.name),
                _ => format!("option-{}", parameter.name),
            };
            assert!(words.has(&id), "{id}");
            if parameter.is_yes_or_no() {
                continue;
            }
            for value in &parameter.values {
                let id = format!("choice-{}-{value}", parameter.name);
                assert!(words.has(&id), "{id}");
            }
        }
    }
}

#[test]
fn the_readme_lists_every_command() {
    let readme = std::fs::read_to_string("README.md").unwrap();
    for subcommand in press::Subcommand::VARIANTS {
        let name: &'static str = subcommand.into();
        let row = |line: &str| {
            let rest = line.strip_prefix("| `/wizard ")?.strip_prefix(name)?;
            rest.starts_with([' ', '`']).then_some(())
        };
        assert!(readme.lines().any(|line| row(line).is_some()), "README.md lacks /wizard {name}");
    }
}

#[test]
fn every_choice_that_does_not_go_without_saying_is_said_in_the_lobby() {
    let words = Words::english();
    for kind in GameKind::VARIANTS {
        for choice in Options::choices(*kind) {
            for value in choice.words().iter().skip(1) {
                let id = format!("chosen-{}-{value}", choice.name);
                assert!(words.has(&id), "{id}");
            }
        }
    }
}

#[test]
fn what_a_game_is_called_and_every_preset_has_words() {
    let words = Words::english();
    for kind in GameKind::VARIANTS {
        let ids = [
            "game",
            "history-game",
            "profile",
            "rules-other",
            "settings-game",
            "help-play",
            "help-rules",
            "help-tutorial",
        ];
        for id in ids.map(|id| format!("{id}-{kind}")) {
            assert!(words.has(&id), "{id}");
        }
        assert_eq!(Topic::first(*kind).game(), *kind, "rules begin with a topic of the game");
        assert_eq!(Lesson::first(*kind).game(), *kind, "lessons begin with one of the game");
    }
    for topic in Topic::VARIANTS {
        let is_named = |game: &GameKind| topic.word().starts_with(game.word());
        assert!(GameKind::VARIANTS.iter().any(is_named), "{topic:?} belongs to a game");
    }
    for preset in Preset::VARIANTS {
        let word: &'static str = preset.into();
        assert!(words.has(&format!("choice-preset-{word}")), "choice-preset-{word}");
    }
}

#[test]
fn discord_takes_the_whole_tree() {
    let tree = command_tree(&Words::english());
    let texts = texts(&tree);
    assert!(!texts.concat().contains('⟨'));
    let all: usize = texts.iter().map(|text| text.encode_utf16().count()).sum();
    println!("{} characters are left", LARGEST_TREE.saturating_sub(all));
    assert!(all <= LARGEST_TREE, "{all} characters");
    assert!(tree.subcommands.len() <= 25);
    for subcommand in &tree.subcommands {
        assert!(subcommand.options.len() <= 25, "{}", subcommand.name);
        check_length(&subcommand.description);
        for option in &subcommand.options {
            check_name(&option.name);
            check_length(&option.description);
            let OptionKind::Choices(choices) = &option.kind else { continue };
            assert!((1..=25).contains(&choices.len()), "{}", option.name);
            for choice in choices {
                check_length(&choice.label);
            }
        }
    }
}

fn check_length(text: &str) {
    assert!((1..=100).contains(&text.encode_utf16().count()), "{text}");
}

fn check_name(name: &str) {
    let allowed = |mark: char| mark.is_ascii_lowercase() || mark.is_ascii_digit() || mark == '-';
    assert!((1..=32).contains(&name.len()) && name.chars().all(allowed), "{name}");
}
