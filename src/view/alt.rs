//! Alt texts of pictures: plain sentences, no longer than Discord allows.

use super::Words;
use super::text::{isolated, plain};
use crate::picture::{LONGEST_ALT, Seated};
use crate::rules::Seat;
use crate::table::Player;

/// The lengths to which names are cut, in characters. The longest that leaves room for everything
/// else is used.
const NAMES: [usize; 4] = [32, 16, 8, 4];
/// The mark for text that was cut off.
const LEFT_OUT: char = '…';

/// The spoken names of all players, in the order of play.
pub(crate) type Names = [String];

impl Words {
    /// The sentences as one alt text, cut if it would be too long.
    pub(crate) fn alt_of(&self, sentences: impl IntoIterator<Item = String>) -> String {
        shortened(&self.sentences(sentences), LONGEST_ALT)
    }

    /// The sentences as one alt text. If it would be too long, it is made with shorter names, and
    /// cut as a last resort.
    pub(crate) fn alt(
        &self,
        players: &[Player],
        sentences: impl Fn(&Names) -> Vec<String>,
    ) -> String {
        let with = |longest: usize| self.sentences(sentences(&spoken(players, longest)));
        let fits = |text: &String| length(text) <= LONGEST_ALT;
        NAMES
            .into_iter()
            .map(with)
            .find(fits)
            .unwrap_or_else(|| shortened(&with(NAMES[NAMES.len() - 1]), LONGEST_ALT))
    }
}

/// The spoken names of all players. Names that are the same get their seat numbers, as on pictures.
fn spoken(players: &[Player], longest: usize) -> Vec<String> {
    let name = |(place, player): (usize, &Player)| spoken_name(place, player.name(), longest);
    let names: Vec<String> = (1..).zip(players).map(name).collect();
    let sounds_alike = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let told_apart = |(place, name): (usize, &String)| {
        if sounds_alike(name) { format!("{name} {place}") } else { name.clone() }
    };
    (1..).zip(&names).map(told_apart).collect()
}

/// A name without characters that Markdown would interpret.
pub(crate) fn spoken_name(place: usize, name: &str, longest: usize) -> String {
    let name: String = plain(name)
        .chars()
        .filter(|mark| {
            !matches!(
                mark,
                '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '>' | '@' | '#' | '[' | ']' | '(' | ')'
            )
        })
        .collect();
    let name = name.trim();
    if name.is_empty() {
        return format!("#{place}");
    }
    if name.chars().count() <= longest {
        return isolated(name.to_owned());
    }
    let short: String = name.chars().take(longest - 1).collect();
    isolated(format!("{}{LEFT_OUT}", short.trim_end()))
}

/// The length in UTF-16 units, as Discord counts.
pub(super) fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The text if it is no longer than `most`; otherwise its beginning, with a mark at the end.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let mut used = LEFT_OUT.len_utf16();
    let fits = |letter: &char| {
        used += letter.len_utf16();
        used <= most
    };
    let mut text: String = text.chars().take_while(fits).collect();
    text.push(LEFT_OUT);
    text
}

impl Words {
    /// The names of all players as drawn on pictures and shown in columns.
    pub(crate) fn names(&self, players: &[Player]) -> Vec<String> {
        players.iter().map(|player| self.with_former(plain(player.name()).into())).collect()
    }

    /// All players as shown in the picture of a table.
    pub(crate) fn seated(&self, players: &[Player]) -> Vec<Seated> {
        let is_computer = players.iter().map(|player| player.level().is_some());
        let seated = |(name, is_computer)| Seated { name, is_computer, says: None };
        self.names(players).into_iter().zip(is_computer).map(seated).collect()
    }

    /// The seats that computers play, for an alt text.
    pub(crate) fn computers_in_words(&self, players: &[Player], names: &Names) -> Option<String> {
        let computers = players.iter().zip(names).filter(|(player, _)| player.level().is_some());
        let names: Vec<String> = computers.map(|(_, name)| name.clone()).collect();
        let sentence = || self.with("alt-computers", [("names", self.list(names.clone()).into())]);
        (!names.is_empty()).then(sentence)
    }

    /// The names of these seats, joined for a sentence.
    pub(crate) fn names_in(&self, names: &Names, seats: impl Iterator<Item = Seat>) -> String {
        self.list(seats.map(|seat| names[seat.index()].clone()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_spoken_without_markdown() {
        assert_eq!(spoken_name(1, "**Ben**", 32), "Ben");
        assert_eq!(spoken_name(2, "<@4>", 32), "4");
        assert_eq!(spoken_name(3, "山田", 32), "山田");
        assert_eq!(spoken_name(4, "***", 32), "#4");
        assert_eq!(spoken_name(5, "Nebukadnezar", 6), "Nebuk…");
    }

    #[test]
    fn what_is_too_long_is_cut() {
        let long = "🐉".repeat(1000);
        let short = shortened(&long, LONGEST_ALT);
        assert_eq!(length(&short), LONGEST_ALT - 1, "no half of a letter is left");
        assert!(short.ends_with(LEFT_OUT));
    }
}
