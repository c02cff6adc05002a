//! Every command has a description, and Discord accepts the whole tree.

use std::collections::HashSet;

use henge::features::press::{self, ParameterKind, Preset, Topic};
use henge::language::Language;
use henge::lesson::Lesson;
use henge::rules::{GameKind, Options};
use henge::view::{CommandTree, Localized, OptionKind, Wordbook, Words, command_tree};
use strum::VariantArray as _;

use crate::view::check::lines_in;

/// Maximum number of characters in names, descriptions and values of the whole tree at Discord.
const LARGEST_TREE: usize = 8000;

/// The length of a text as Discord counts it.
fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// A text in every language.
fn all(text: &Localized) -> impl Iterator<Item = &String> {
    [&text.english].into_iter().chain(text.others.iter().map(|(_, said)| said))
}

/// The longest of a text's languages, which is the one that counts.
fn longest(text: &Localized) -> String {
    all(text).max_by_key(|said| length(said)).unwrap().clone()
}

/// The names, descriptions, labels and values that count.
fn texts(tree: &CommandTree) -> Vec<String> {
    let mut texts = vec![tree.name.to_owned(), longest(&tree.description)];
    for subcommand in &tree.subcommands {
        texts.extend([longest(&subcommand.name), longest(&subcommand.description)]);
        for option in &subcommand.options {
            texts.extend([longest(&option.name), longest(&option.description)]);
            let OptionKind::Choices(choices) = &option.kind else { continue };
            texts.extend(choices.iter().flat_map(|c| [longest(&c.label), c.value.clone()]));
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
                ParameterKind::Names => format!("option-{}-names", parameter.name),
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
fn the_readme_and_the_page_for_players_list_every_command() {
    for document in ["README.md", "docs/playing.md"] {
        let text = std::fs::read_to_string(document).unwrap();
        for subcommand in press::Subcommand::VARIANTS {
            let name: &'static str = subcommand.into();
            let row = |line: &str| {
                let rest = line.strip_prefix("| `/wizard ")?.strip_prefix(name)?;
                rest.starts_with([' ', '`']).then_some(())
            };
            let is_listed = text.lines().any(|line| row(line).is_some());
            assert!(is_listed, "{document} lacks /wizard {name}");
        }
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
    let tree = command_tree(&Wordbook::default());
    let texts = texts(&tree);
    let whole: usize = texts.iter().map(|text| length(text)).sum();
    println!("{} characters are left", LARGEST_TREE.saturating_sub(whole));
    assert!(whole <= LARGEST_TREE, "{whole} characters");
    assert!(tree.subcommands.len() <= 25);
    check_names(tree.subcommands.iter().map(|subcommand| &subcommand.name));
    for subcommand in &tree.subcommands {
        assert!(subcommand.options.len() <= 25, "{}", subcommand.name.english);
        check_length(&subcommand.description);
        check_names(subcommand.options.iter().map(|option| &option.name));
        for option in &subcommand.options {
            check_length(&option.description);
            let OptionKind::Choices(choices) = &option.kind else { continue };
            assert!((1..=25).contains(&choices.len()), "{}", option.name.english);
            for choice in choices {
                check_length(&choice.label);
            }
        }
    }
}

#[test]
fn the_user_command_has_a_name_in_each_language() {
    let name = command_tree(&Wordbook::default()).challenge;
    let names: HashSet<&String> = all(&name).collect();
    assert_eq!(names.len(), Language::VARIANTS.len());
    for name in names {
        assert!((1..=32).contains(&length(name)) && name.trim() == name, "{name}");
    }
}

/// Discord sends the English names to the bot, whatever language a person sees.
#[test]
fn english_names_are_those_that_the_bot_reads() {
    let tree = command_tree(&Wordbook::default());
    for (subcommand, shown) in press::Subcommand::VARIANTS.iter().zip(&tree.subcommands) {
        assert_eq!(shown.name.english, <&str>::from(subcommand));
        let read = subcommand.parameters().into_iter().map(|parameter| parameter.name);
        let shown = shown.options.iter().map(|option| option.name.english.clone());
        assert_eq!(shown.collect::<Vec<_>>(), read.collect::<Vec<_>>());
    }
}

fn check_length(text: &Localized) {
    for text in all(text) {
        let is_accepted = (1..=100).contains(&length(text)) && !text.contains('⟨');
        assert!(is_accepted, "{text}, from {:?}", lines_in(text));
    }
}

/// Every name is one that Discord accepts, and no two are the same in a language.
fn check_names<'a>(names: impl Iterator<Item = &'a Localized>) {
    let mut known = HashSet::new();
    for name in names {
        for (language, name) in all(name).enumerate() {
            let allowed = |mark: char| mark.is_alphanumeric() || matches!(mark, '-' | '_' | '\'');
            assert!((1..=32).contains(&length(name)) && name.chars().all(allowed), "{name}");
            assert_eq!(*name, name.to_lowercase());
            assert!(known.insert((language, name)), "{name} stands there twice");
        }
    }
}
