//! The forms in which lines are typed, and what people type.

use super::Written;
use crate::features::press::{Press, TabletPress};
use crate::rules::dice::{Color, Face, Number, Prediction};
use crate::rules::{OfGame, Options, Rules as _, Seat};
use crate::tablet::{Due, Item, Letters, Sheet, Tablet};
use crate::view::Words;
use crate::view::alt::shortened;
use crate::view::components::Form;

/// The longest label above the field of a form.
const LONGEST_LABEL: usize = 45;
/// The most characters of the field for the names of the players.
const LONGEST_NAMES: usize = 240;

impl Words {
    /// The form for the names of the players of a new tablet.
    pub fn tablet_names_form(&self, options: &Options) -> Form {
        let keys = ["tablet-title", "tablet-names-label", "tablet-names-placeholder"];
        self.form(Press::Tablet(TabletPress::New(*options)), keys, LONGEST_NAMES)
    }

    /// The form for what is due: of all seats, or of this one.
    pub fn tablet_form(&self, tablet: &Tablet, sheet: &Sheet, seat: Option<Seat>) -> Form {
        let players = tablet.named();
        let written = Written { words: self, tablet, sheet, players: &players };
        let example = written.example();
        let placeholder = example[..seat.map_or(tablet.players.len(), |_| 1)].join(" ");
        let (press, label, filled) = match seat {
            Some(seat) => {
                let own = sheet.own[seat].map(|item| self.tablet_item(item));
                let label = shortened(&self.names(&players)[seat.index()], LONGEST_LABEL);
                (TabletPress::Own(tablet.id, sheet.step), label, own.unwrap_or_default())
            }
            None => (
                TabletPress::Line(tablet.id, sheet.step),
                written.names_in_a_row(),
                tablet.draft.clone().unwrap_or_else(|| written.own_line()),
            ),
        };
        Form {
            press: Press::Tablet(press),
            title: written.with_round(&format!("tablet-form-{}", written.due())),
            label,
            placeholder,
            filled,
            longest: Tablet::LONGEST_LINE,
        }
    }

    /// The letters that people type in this language, and those of English where they mean nothing
    /// else.
    pub fn tablet_letters(&self) -> Letters {
        let letter = |words: &Self, face: Face| {
            words.face_letter(face).to_lowercase().chars().next().unwrap_or('?')
        };
        let english = Self::english();
        let all = || [self, &english].into_iter();
        let colors = all().flat_map(|words| {
            Color::ALL.into_iter().map(move |color| (letter(words, color.into()), color))
        });
        let mut known: Vec<(char, Color)> = Vec::new();
        for (letter, color) in colors {
            if !known.iter().any(|(other, _)| *other == letter) {
                known.push((letter, color));
            }
        }
        let jesters = all().map(|words| letter(words, Face::Jester)).collect();
        Letters { colors: known, jesters }
    }

    /// An item as people type it.
    pub(super) fn tablet_item(&self, item: Item) -> String {
        let letter = |face: Face| self.face_letter(face).to_lowercase();
        match item {
            Item::Number(number) => number.to_string(),
            Item::Jesters(jesters) => format!("{}{}", letter(Face::Jester), jesters.get()),
            Item::Box(Prediction { number, color }, struck) => {
                let struck = struck.map(|struck| format!("x{}", struck.get()));
                format!("{}{}{}", number.get(), letter(color.into()), struck.unwrap_or_default())
            }
        }
    }
}

impl Written<'_> {
    /// The letters of all colors, as people type them.
    pub(super) fn letters(&self) -> String {
        let letter = |color: Color| self.words.face_letter(color.into()).to_lowercase();
        Color::ALL.map(letter).join(" ")
    }

    /// A prediction with which a box is crossed out, as an example.
    pub(super) fn crossed_out(&self) -> String {
        let [_, two, _, four, _] = Number::ALL;
        let of = Prediction { number: four, color: Color::Green };
        self.words.tablet_item(Item::Box(of, Some(two)))
    }

    /// An example of what is typed now, for six seats.
    fn example(&self) -> Vec<String> {
        let numbers = || [2, 0, 1, 3, 1, 0].into_iter();
        let items: Vec<Item> = match (&self.sheet.game, self.sheet.due()) {
            (OfGame::Dice(_), Due::Predictions) => {
                let colors = Color::ALL.into_iter().cycle();
                let boxes = Number::ALL.into_iter().rev().cycle().zip(colors).take(6);
                boxes.map(|(number, color)| Item::Box(Prediction { number, color }, None)).collect()
            }
            (OfGame::Dice(_), _) => {
                let jesters = Item::Jesters(Number::ALL[1]);
                numbers()
                    .map(|number| if number == 0 { jesters } else { Item::Number(number) })
                    .collect()
            }
            (OfGame::Cards(game), _) => {
                let cards = game.table_view().cards;
                numbers().map(|number| Item::Number(number.min(cards))).collect()
            }
        };
        items.into_iter().map(|item| self.words.tablet_item(item)).collect()
    }

    /// The line that the scribe completes: the items that players have entered for themselves, and a
    /// mark for each of the others. It is empty if nobody has entered any, or they are covered.
    fn own_line(&self) -> String {
        let own = self.sheet.own.values();
        if self.sheet.is_covered() || own.iter().all(Option::is_none) {
            return String::new();
        }
        let item =
            |own: &Option<Item>| own.map_or("?".to_owned(), |own| self.words.tablet_item(own));
        own.iter().map(item).collect::<Vec<_>>().join(" ")
    }

    /// All names in the order of the seats, as short as the form needs them.
    fn names_in_a_row(&self) -> String {
        let names = self.words.names(self.players);
        let room = (LONGEST_LABEL - 2 * (names.len() - 1)) / names.len();
        let longest = names.iter().map(|name| name.chars().count()).sum::<usize>();
        let fits = longest + 2 * (names.len() - 1) <= LONGEST_LABEL;
        let name = |name: &String| if fits { name.clone() } else { shortened(name, room) };
        self.words.listed(names.iter().map(name))
    }
}
