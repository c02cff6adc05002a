//! Names for narrow columns, cut so that no two look alike, and tables that line up whatever letters
//! the names have.

use unicode_width::UnicodeWidthStr as _;

use super::text::{column, plain};

/// The mark for the part of a name that was left out.
const LEFT_OUT: char = '…';

/// The first column of a table: marks and a name in each row. If a name does not
/// [line up](lines_up), the names follow the figures, so that the figures are below one another.
pub(crate) struct NameColumn {
    names: Vec<String>,
    width: usize,
    is_last: bool,
}

/// The number of marks before a name, each as wide as one letter.
const MARKS: usize = 2;

impl NameColumn {
    /// The names of all rows, in their order, for a column of this width.
    pub(crate) fn new(names: &[impl AsRef<str>], width: usize) -> Self {
        let is_last = !names.iter().all(|name| lines_up(name.as_ref()));
        Self { names: told_apart(names, width), width, is_last }
    }

    /// The line above the rows.
    pub(crate) fn head(&self, figures: &str) -> String {
        let before = if self.is_last { 0 } else { MARKS + self.width + 1 };
        " ".repeat(before) + figures
    }

    /// The rows: the marks of each, its figures, and what follows all columns.
    pub(crate) fn rows(&self, rows: impl Iterator<Item = [String; 3]>) -> Vec<String> {
        let row = |(name, [marks, figures, end]): (&String, [String; 3])| {
            let line = if self.is_last {
                format!("{figures} {marks}{} {end}", name.trim_end())
            } else {
                format!("{marks}{name} {figures} {end}")
            };
            line.trim_end().to_owned()
        };
        self.names.iter().zip(rows).map(row).collect()
    }
}

/// Returns whether each letter of a name is as wide as any other in a monospaced font. This is so
/// for Latin, Greek and Cyrillic letters; others come from fonts with widths of their own.
pub(crate) fn lines_up(name: &str) -> bool {
    plain(name).chars().all(|letter| {
        matches!(letter, '\0'..='\u{52f}' | '\u{1e00}'..='\u{1fff}' | '\u{2010}'..='\u{2027}')
    })
}

/// Names as heads of columns, each at most this wide. A name that does not [line up](lines_up) is
/// its seat number, like `#4`.
pub(crate) fn heads(names: &[impl AsRef<str>], width: usize) -> Vec<String> {
    let head = |((number, name), cut): ((usize, &_), String)| {
        let name: &str = AsRef::as_ref(name);
        if lines_up(name) { cut.trim_end().to_owned() } else { format!("#{number}") }
    };
    (1..).zip(names).zip(told_apart(names, width)).map(head).collect()
}

/// The names, each as wide as its column, and no two alike. If long names begin alike, the part in
/// which they differ is kept; identical names are numbered.
pub(crate) fn told_apart(names: &[impl AsRef<str>], width: usize) -> Vec<String> {
    let plain: Vec<String> = names.iter().map(|name| plain(name.as_ref())).collect();
    let cut = || -> Vec<String> { plain.iter().map(|name| column(name, width)).collect() };
    let shortened =
        || -> Vec<String> { plain.iter().map(|name| shortened(name, &plain, width)).collect() };
    let some_numbered = || numbered(&plain, width, |cut| count(&plain, cut, width) > 1);
    let all_numbered = || numbered(&plain, width, |_| true);
    let ways: [&dyn Fn() -> Vec<String>; 3] = [&cut, &shortened, &some_numbered];
    let apart = ways.into_iter().map(|way| way()).find(|names| all_differ(names));
    apart.unwrap_or_else(all_numbered)
}

fn all_differ(names: &[String]) -> bool {
    names.iter().enumerate().all(|(place, name)| !names[..place].contains(name))
}

/// The number of names that look like this one when cut.
fn count(names: &[String], cut: &str, width: usize) -> usize {
    names.iter().filter(|name| column(name, width) == cut).count()
}

/// The name, cut to its column. If another name would look the same, the start of the name is
/// followed by the part in which it differs.
fn shortened(name: &str, names: &[String], width: usize) -> String {
    let cut = column(name, width);
    let alike = names.iter().filter(|other| *other != name && column(other, width) == cut);
    let Some(same) = alike.map(|other| in_common(name, other)).max() else { return cut };
    let differing: String = name.chars().skip(same).collect();
    let end = column(&differing, differing.width().min(width / 2));
    let beginning = column(name, width.saturating_sub(end.trim_end().width() + 1));
    column(&format!("{}{LEFT_OUT}{}", beginning.trim_end(), end.trim_end()), width)
}

/// The number of leading characters that two names have in common.
fn in_common(one: &str, other: &str) -> usize {
    one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count()
}

/// The names, with their numbers at the end wherever `asked` returns true.
fn numbered(names: &[String], width: usize, asked: impl Fn(&str) -> bool) -> Vec<String> {
    let number = |(place, name): (usize, &String)| {
        let cut = column(name, width);
        if !asked(&cut) {
            return cut;
        }
        let place = place.to_string();
        let narrow = column(name, width.saturating_sub(place.width()));
        column(&format!("{}{place}", narrow.trim_end()), width)
    };
    (1..).zip(names).map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(names: &[&str], width: usize, expected: &[&str]) {
        let apart = told_apart(names, width);
        let trimmed: Vec<&str> = apart.iter().map(|name| name.trim_end()).collect();
        assert_eq!(trimmed, expected);
        assert!(apart.iter().all(|name| name.width() == width), "{apart:?}");
    }

    #[test]
    fn short_names_stay_as_they_are() {
        check(&["Ada", "Ben", "Cy"], 9, &["Ada", "Ben", "Cy"]);
    }

    #[test]
    fn long_names_keep_the_part_in_which_they_differ() {
        check(&["Nebukadnezar", "Nebukadrezar", "Di"], 7, &["Neb…nez", "Neb…rez", "Di"]);
        check(&["Nebukadnezar", "Nebukadnezar II"], 9, &["Nebukadn…", "Nebuka…II"]);
    }

    #[test]
    fn figures_stand_below_one_another_whatever_the_names() {
        let table = |names: [&str; 2]| {
            let column = NameColumn::new(&names, 5);
            let rows = [["> ", " 2", "in"], ["  ", "10", ""]].map(|row| row.map(str::to_owned));
            [vec![column.head(" a")], column.rows(rows.into_iter())].concat()
        };
        assert_eq!(table(["Ada", "Zoë"]), ["         a", "> Ada    2 in", "  Zoë   10"]);
        for other in ["山田", "김민수", "สมชาย", "محمد", "🐉"] {
            let last = column(other, 5);
            let rows = [" a".to_owned(), " 2 > Ada in".into(), format!("10   {}", last.trim_end())];
            assert_eq!(table(["Ada", other]), rows);
            assert_eq!(heads(&["Ada", other], 5), ["Ada", "#2"]);
        }
    }

    #[test]
    fn names_that_are_the_same_are_numbered() {
        check(&["Ada", "Cy", "Ada"], 9, &["Ada1", "Cy", "Ada3"]);
        check(&["@@@@@@@@@@@@", "@@@@@@@@@@@@"], 6, &["@@@@@1", "@@@@@2"]);
        check(&["Ada", "Ada", "Ada1"], 9, &["Ada1", "Ada2", "Ada13"]);
    }
}
