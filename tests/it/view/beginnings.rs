//! Typed names of cards and boxes, whole or begun: what each means in every language. The tables
//! in `beginnings/` show where a beginning is a question, and where a letter stands for another
//! thing than the word that begins with it.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use expect_test::expect_file;
use henge::language::Language;
use henge::rules::cards::CardSet;
use henge::rules::{Color, OfGame, cards, dice};
use henge::table::PrivateView;
use henge::view::Words;
use strum::VariantArray as _;

use crate::leaks::games::{Setup, card_setups, dice_setups, people, seats};

/// A number that begins no other number of a card or a box.
const NUMBER: u8 = 5;

/// A question with every answer, and the names of the things that it asks for.
struct Asked {
    title: &'static str,
    own: PrivateView,
    names: Vec<Name>,
    /// True if a number follows the name of a color.
    is_numbered: bool,
}

/// The ids of the words and the letter for a thing.
#[derive(Clone)]
struct Name {
    words: String,
    letter: String,
    is_color: bool,
}

impl Name {
    fn of_color(color: Color) -> Self {
        let word = color.word();
        Self { words: format!("suit-{word}"), letter: format!("letter-{word}"), is_color: true }
    }

    fn other(words: &str, letter: &str) -> Self {
        Self { words: words.to_owned(), letter: letter.to_owned(), is_color: false }
    }
}

impl Asked {
    /// The name or a beginning of it, with the number that makes it a card or a box.
    fn typed(&self, name: &Name, begun: &str) -> String {
        if self.is_numbered && name.is_color {
            format!("{begun} {NUMBER}")
        } else {
            begun.to_owned()
        }
    }

    /// The move that these words mean; else all that they may mean.
    fn read(&self, words: &Words, english: &Words, typed: &str) -> Result<String, Vec<String>> {
        let Ok(press) = words.read_move(english, &self.own, typed) else {
            let offered = words.suggestions(english, &self.own, typed).into_iter();
            return Err(offered.map(|choice| choice.label).collect());
        };
        let possible = words.possible(&self.own);
        Ok(possible.into_iter().find(|one| one.press == press).unwrap().text)
    }

    /// The only move in which the whole name stands.
    fn meant(&self, words: &Words, name: &Name) -> String {
        let whole = words.say(&name.words).to_lowercase();
        let number = NUMBER.to_string();
        let is_meant = |text: &String| {
            let text = text.to_lowercase();
            let has = |word: &str| {
                text.split(|mark: char| !mark.is_alphanumeric())
                    .any(|part| part == word || part.strip_suffix('s') == Some(word))
            };
            has(&whole) && has(&number) == (self.is_numbered && name.is_color)
        };
        let mut meant = words.possible(&self.own).into_iter().map(|one| one.text).filter(is_meant);
        let first = meant.next().unwrap();
        assert_eq!(meant.next(), None, "{whole}");
        first
    }
}

/// The first moment of a game when somebody is asked.
fn moment(setup: &Setup) -> PrivateView {
    let mut moment = None;
    setup.play(|table, _| {
        let own = || people(table).into_iter().find_map(|user| table.private_view(user));
        if moment.is_none() {
            moment = own();
        }
    });
    moment.unwrap()
}

fn with_cards(ask: cards::Ask) -> PrivateView {
    let mut own = moment(&card_setups(seats(3), 1).next().unwrap());
    let OfGame::Cards(view) = &mut own.game else { panic!("a card game") };
    view.ask = Some(ask);
    own
}

fn with_dice(ask: dice::Ask) -> PrivateView {
    let mut own = moment(&dice_setups(seats(2), 1).next().unwrap());
    let OfGame::Dice(view) = &mut own.game else { panic!("a dice game") };
    view.may_answer = Some(ask);
    own
}

fn questions() -> Vec<Asked> {
    let colors: Vec<Name> = Color::ALL.map(Name::of_color).to_vec();
    let others =
        [Name::other("move-wizard", "letter-wizard"), Name::other("move-jester", "letter-jester")];
    let playable = CardSet::DECK;
    let boxes = dice::Prediction::all().collect();
    vec![
        Asked {
            title: "to play a card",
            own: with_cards(cards::Ask::Play { playable }),
            names: [colors.clone(), others.to_vec()].concat(),
            is_numbered: true,
        },
        Asked {
            title: "to name the trump suit",
            own: with_cards(cards::Ask::NameTrump),
            names: colors.clone(),
            is_numbered: false,
        },
        Asked {
            title: "to predict a box",
            own: with_dice(dice::Ask::Predict { boxes }),
            names: colors,
            is_numbered: true,
        },
    ]
}

/// The beginnings of these words, each once.
fn beginnings(words: impl Iterator<Item = String>) -> BTreeSet<String> {
    let begun = words.flat_map(|word| {
        let lengths = word.char_indices().map(|(place, letter)| place + letter.len_utf8());
        lengths.map(|length| word[..length].to_lowercase()).collect::<Vec<_>>()
    });
    begun.collect()
}

/// What each beginning means, a line each.
fn table(words: &Words, english: &Words) -> String {
    let mut table = String::new();
    for asked in questions() {
        let _ = writeln!(table, "{}:", asked.title);
        let ids = || asked.names.iter().flat_map(|name| [&name.words, &name.letter]);
        let all = ids().map(|id| words.say(id)).chain(ids().map(|id| english.say(id)));
        for begun in beginnings(all) {
            let is_color = |name: &&Name| {
                let begins = |id: &str| {
                    let of = |words: &Words| words.say(id).to_lowercase().starts_with(&begun);
                    of(words) || of(english)
                };
                name.is_color && (begins(&name.words) || begins(&name.letter))
            };
            let color = asked.names.iter().find(is_color);
            let typed = asked.typed(color.unwrap_or(&asked.names[asked.names.len() - 1]), &begun);
            let read = asked.read(words, english, &typed).unwrap_or_else(|several| {
                if several.is_empty() { "nothing".to_owned() } else { several.join("? ") + "?" }
            });
            let _ = writeln!(table, "  {typed:12} {read}");
        }
    }
    table
}

#[test]
fn the_tables_show_what_each_beginning_means() {
    let english = Words::english();
    for language in Language::VARIANTS {
        let words = Words::of(*language);
        let path = format!("beginnings/{language}.txt");
        expect_file![path].assert_eq(&table(&words, &english));
    }
}

#[test]
fn a_whole_name_means_one_thing_and_a_letter_what_bears_it_or_a_question() {
    let english = Words::english();
    for words in Language::VARIANTS.iter().map(|language| Words::of(*language)) {
        for asked in questions() {
            for name in &asked.names {
                let meant = asked.meant(&words, name);
                let read = |from: &Words, id: &str| {
                    asked.read(&words, &english, &asked.typed(name, &from.say(id)))
                };
                assert_eq!(read(&words, &name.words), Ok(meant.clone()));
                // It may also begin the name of another thing.
                let letter = read(&words, &name.letter);
                let asks = letter.as_ref().is_err_and(|all| all.len() > 1 && all.contains(&meant));
                assert!(asks || letter == Ok(meant.clone()), "{letter:?}");
                assert_eq!(read(&english, &name.words), Ok(meant.clone()));
                // An English letter may stand for another thing in this language.
                let theirs = read(&english, &name.letter);
                assert!(theirs.as_ref().is_err() || theirs == Ok(meant), "{theirs:?}");
            }
        }
    }
}
