//! Values in messages: whatever people are called and write, every message is whole and within
//! Discord's limits.
//!
//! Each line of an input says one thing, by its first letter: `g` the game, by numbers; `n` a name;
//! `c` a cut; `m` moves, one a character; `s` a message of `locales/` by its number, with this value.
#![no_main]

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use fluent_bundle::FluentValue;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fuzz::check::check;
use fuzz::mutation::{self, one_of};
use fuzz::tables::{after, by, every_option, lobby, next_move};
use henge::emojis::{ALL, Emojis};
use henge::features::press::{Draft, Screen, Topic};
use henge::language::Language;
use henge::rules::{Chance, GameKind};
use henge::table::{CutWords, Move, Table, UserId};
use henge::view::Words;
use strum::VariantArray as _;

/// The longest name on Discord, in characters.
const LONGEST_NAME: usize = 32;

/// One of this number of moments is shown, with one screen each, and the last one with all.
const SHOWN: usize = 7;

/// The most moves of an input.
const MOVES: usize = 120;

/// The characters with which our own texts mark something: a name that contains them looks like a
/// mistake, but is none.
const MARKS: [&str; 13] =
    ["⟨", "{$", "<:", "🟦", "🟩", "🟥", "🟨", "🧙", "🃏", "](", "https://", "**", "__"];

/// The messages of the English files.
#[derive(Default)]
struct Sentences {
    ids: Vec<&'static str>,
    /// The values that any of them takes.
    values: BTreeSet<&'static str>,
    /// The values that are always numbers.
    numbers: BTreeSet<&'static str>,
}

/// Every language, without emojis and with all of them.
static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let listed = ALL.iter().zip(0..).map(|(emoji, number)| (emoji.name, u64::MAX - number));
    let emojis = Arc::new(Emojis::among(listed));
    let plain = Language::VARIANTS.iter().map(|language| Words::of(*language));
    plain.flat_map(|words| [words.with_emojis(emojis.clone()), words]).collect()
});

static SENTENCES: LazyLock<Sentences> = LazyLock::new(sentences);

#[derive(Default)]
struct Input<'a> {
    numbers: Vec<usize>,
    names: Vec<String>,
    cuts: Vec<&'a str>,
    moves: &'a str,
}

libfuzzer_sys::fuzz_target!(|text: &str| {
    let mut input = Input::default();
    for line in text.lines() {
        let Some(letter) = line.chars().next() else { continue };
        let rest = &line[letter.len_utf8()..];
        match letter {
            'g' => {
                input.numbers = rest.split(' ').filter_map(|number| number.parse().ok()).collect()
            }
            'n' if !MARKS.iter().any(|mark| rest.contains(mark)) => {
                input.names.push(rest.chars().take(LONGEST_NAME).collect());
            }
            'c' if !MARKS.iter().any(|mark| rest.contains(mark)) => input.cuts.push(rest),
            'm' => input.moves = rest,
            's' => said(rest),
            _ => {}
        }
    }
    if !input.names.is_empty() {
        play(&input);
    }
});

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutation::mutate(data, size, max_size, seed, mutation::lines)
});

/// Says a message with this value in place of each of its values.
fn said(line: &str) {
    let Some((number, value)) = line.split_once(' ') else { return };
    let Some(id) = number.parse().ok().and_then(|number| one_of(&SENTENCES.ids, number)) else {
        return;
    };
    let number = value.parse::<f64>().ok();
    for words in WORDS.iter() {
        let values = SENTENCES.values.iter().map(|name| {
            let value = match number {
                Some(number) => FluentValue::from(number),
                None if SENTENCES.numbers.contains(name) => FluentValue::from(value.len()),
                None => FluentValue::from(value),
            };
            (*name, value)
        });
        let text = words.with(id, values);
        assert!(!text.contains('⟨') || value.contains('⟨'), "{id}: {text}");
        assert!(!text.contains("{$") || value.contains("{$"), "{id}: {text}");
    }
}

/// Plays a game of these people, and looks at everything that is shown.
fn play(input: &Input<'_>) {
    let number = |place: usize| input.numbers.get(place).copied().unwrap_or_default();
    let Some(words) = one_of(&WORDS, number(0)) else { return };
    let kind = if number(1) % 2 == 0 { GameKind::Cards } else { GameKind::Dice };
    let people = input.names.len().min(6);
    let seats = (people + number(2) % 5).clamp(2, 6);
    let all = every_option(kind, seats);
    let Some(options) = one_of(&all, number(3)) else { return };
    let names = &input.names[..people];
    let mut table = lobby(*options, names, seats - people, number(4) as u8);
    for (person, words) in (1..=people as u64).zip(&input.cuts) {
        if let Ok(words) = CutWords::typed(words) {
            table = after(&table, &by(person), &Move::Cut(words)).unwrap_or(table);
        }
    }
    shown(words, &table, &[]);
    let Some(begun) = after(&table, &by(1), &Move::Begin) else { return };
    table = begun;
    let mut draws = Chance::new([number(5) as u8; 32]).set_up();
    for (place, letter) in input.moves.chars().take(MOVES).enumerate() {
        if place % SHOWN == 0 {
            let screen = one_of(Screen::VARIANTS, place / SHOWN + number(0)).copied();
            shown(words, &table, screen.as_slice());
        }
        let next = match letter {
            '!' => Some((by(1), Move::End)),
            '?' => Some((by(2), Move::Leave)),
            '~' => Some((by(2), Move::StepAway)),
            _ => next_move(&table, letter as usize, &mut draws),
        };
        let Some((by, next)) = next else { break };
        table = after(&table, &by, &next).unwrap_or(table);
    }
    shown(words, &table, Screen::VARIANTS);
}

/// Checks what is shown at a moment: the table, and these screens of everybody.
fn shown(words: &Words, table: &Table, screens: &[Screen]) {
    let view = table.public_view();
    check(words.table(&view).message());
    for message in [words.result(&view), words.report(&view), words.last_board(&view)] {
        message.iter().for_each(|message| check(message.message()));
    }
    let host = view.players().first().and_then(|player| player.person());
    if let Some(host) = host {
        let name = words.thread_name(view.options.kind(), &host.name);
        assert!((1..=100).contains(&name.encode_utf16().count()), "{name}");
        check(words.opens_in_thread(view.options.kind(), &host.name).message());
    }
    check(words.rules_at(&view, Topic::VARIANTS[0]).message());
    for screen in screens.iter().copied() {
        check(words.onlooker(&view, screen).message());
        for user in 1..=6 {
            if let Some(own) = table.private_view(UserId::new(user)) {
                check(words.own(&own, screen, &Draft::default()).message());
            }
        }
    }
}

/// Every message of the English files, and every value that any of them takes.
fn sentences() -> Sentences {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../locales/en");
    let files = std::fs::read_dir(folder).expect("there is an English folder");
    let mut files: Vec<_> = files.map(|file| file.expect("it is readable").path()).collect();
    files.sort();
    let mut sentences = Sentences::default();
    for file in files {
        let text: &'static str = std::fs::read_to_string(file).expect("it is a text").leak();
        for entry in parse(text).expect("it has no mistake").body {
            let Entry::Message(message) = entry else { continue };
            if let Some(pattern) = &message.value {
                sentences.ids.push(message.id.name);
                sentences.read(pattern);
            }
        }
    }
    sentences
}

impl Sentences {
    fn read(&mut self, pattern: &Pattern<&'static str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&'static str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.values.insert(id.name)),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.read_inline(argument);
                    if let InlineExpression::VariableReference { id } = argument {
                        self.numbers.insert(id.name);
                    }
                }
            }
            _ => {}
        }
    }
}
