//! Names made harmless, and columns that line up.

use unicode_bidi::{BidiClass, bidi_class};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use super::Words;
use crate::rules::Seat;
use crate::table::{Player, RoleId, is_ink, is_invisible};

/// The longest name shown, in characters; Discord's own limit is 32.
const LONGEST_NAME: usize = 32;

/// The separator between parts of a line; the line may only wrap after it.
pub(crate) const BETWEEN: &str = "\u{a0}· ";
/// The Unicode word joiner, which is invisible and prevents a line break.
pub(crate) const JOINER: char = '\u{2060}';

/// The marks that begin or end Markdown, mentions and links.
const MARKDOWN: [char; 17] =
    ['\\', '*', '_', '~', '`', '|', '>', '<', '#', '[', ']', '(', ')', '-', '+', ':', '@'];

/// The Unicode marks around a text whose direction changes nothing next to it.
const ISOLATED: [char; 2] = ['\u{2068}', '\u{2069}'];
/// The Unicode mark next to which text goes from left to right.
const LEFT_TO_RIGHT: char = '\u{200e}';

/// A line as a heading.
pub(crate) fn heading(line: &str) -> String {
    format!("## {line}")
}

/// A line as a smaller heading.
pub(crate) fn subheading(line: &str) -> String {
    format!("### {line}")
}

/// A line in the largest letters, in which emojis can be read from afar.
pub(crate) fn large(line: &str) -> String {
    format!("# {line}")
}

/// A line in small print, for less important text.
pub(crate) fn small(line: &str) -> String {
    format!("-# {line}")
}

/// A placeholder for the deleted name of a former player, until a sentence replaces it in its
/// language. It is a Unicode noncharacter, and [`plain`] removes it from names.
pub(crate) const FORMER: &str = "\u{fdd0}";

/// A name on one line, without control and direction characters; [`FORMER`] if it was deleted.
pub(crate) fn plain(name: &str) -> String {
    if name.is_empty() {
        return FORMER.to_owned();
    }
    let seen = name.chars().filter(|mark| !is_invisible(*mark) && !FORMER.contains(*mark));
    let text: String = seen.take(LONGEST_NAME).collect();
    let text = text.trim();
    if text.chars().any(is_ink) { text.to_owned() } else { "?".to_owned() }
}

/// A name for running text. Markdown, mentions and links in it are shown as they were typed.
pub(crate) fn name(name: &str) -> String {
    isolated(escaped(&plain(name)))
}

/// A text that leaves the order of what is next to it as it is, whichever way it is written.
pub(crate) fn isolated(text: String) -> String {
    let [begin, end] = ISOLATED;
    if is_right_to_left(&text) { format!("{begin}{text}{end}") } else { text }
}

/// Returns whether a part of this text is written from right to left.
fn is_right_to_left(text: &str) -> bool {
    text.chars().any(|letter| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL))
}

/// The key by which a message chooses between two sentences.
pub(crate) const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// A user's text for running text. Markdown, mentions and links in it are shown as they were typed.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for mark in text.chars() {
        if MARKDOWN.contains(&mark) {
            escaped.push('\\');
        }
        escaped.push(mark);
        // In some places Discord parses a mention even after a backslash, but never after a
        // zero-width space.
        if mark == '@' {
            escaped.push('\u{200b}');
        }
    }
    escaped
}

/// A role, which a message may ping.
pub(crate) fn mentioned(role: RoleId) -> String {
    format!("<@&{role}>")
}

/// The name of the player in this seat, for running text.
pub(crate) fn name_of(players: &[Player], seat: Seat) -> String {
    players.get(seat.index()).map_or_else(String::new, |player| name(player.name()))
}

impl Words {
    /// Several things in a sentence, like `one, two and three`.
    pub(crate) fn list(&self, things: Vec<String>) -> String {
        self.joined(things, "list-and")
    }

    /// Several alternatives in a sentence, like `one, two or three`.
    pub(crate) fn either(&self, things: Vec<String>) -> String {
        self.joined(things, "list-or")
    }

    fn joined(&self, mut things: Vec<String>, id: &str) -> String {
        let Some(last) = things.pop() else { return String::new() };
        if things.is_empty() {
            return last;
        }
        self.with(id, [("list", self.listed(things).into()), ("last", last.into())])
    }

    /// Several things that are only listed, like `one, two, three`.
    pub(crate) fn listed(&self, things: impl IntoIterator<Item = String>) -> String {
        self.chained("list-next", things)
    }

    /// Several sentences, one after the other.
    pub(crate) fn sentences(&self, sentences: impl IntoIterator<Item = String>) -> String {
        self.chained("next-sentence", sentences)
    }

    /// Several things, each joined to those before it by this message.
    pub(crate) fn chained(&self, id: &str, things: impl IntoIterator<Item = String>) -> String {
        let join = |list: String, next: String| {
            self.with(id, [("list", list.into()), ("next", next.into())])
        };
        things.into_iter().reduce(join).unwrap_or_default()
    }

    /// The names of the players in these seats, for running text.
    pub(crate) fn names_of(&self, players: &[Player], seats: impl Iterator<Item = Seat>) -> String {
        self.listed(seats.map(|seat| name_of(players, seat)))
    }

    /// A share of a whole, in whole percent.
    pub(crate) fn percent(&self, percent: i64) -> String {
        self.with("percent", [("number", percent.into())])
    }

    /// A place on a leaderboard or at the end of a game, as a number.
    pub(crate) fn place_number(&self, place: u32) -> String {
        self.with("place-number", [("place", place.into())])
    }
}

/// A text for a column of this width in a code block, cut or padded with spaces.
pub(crate) fn column(text: &str, width: usize) -> String {
    let text = plain(text).replace('`', "'");
    let mut cut = String::new();
    let mut used = 0;
    for mark in text.chars() {
        let wide = mark.width().unwrap_or(0);
        if used + wide > width {
            break;
        }
        used += wide;
        cut.push(mark);
    }
    // Numbers in the columns next to it would be drawn on its other side.
    if is_right_to_left(&cut) {
        cut = format!("{LEFT_TO_RIGHT}{cut}{LEFT_TO_RIGHT}");
    }
    cut.push_str(&" ".repeat(width - used));
    cut
}

/// A text aligned to the right of a column of this width.
pub(crate) fn right(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.width())) + text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_cannot_be_seen_are_a_question_mark() {
        for unseen in [
            FORMER,
            " \u{a0}",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{e0041}\u{fe0f}",
            "\u{115f}\u{ffa0}",
        ] {
            assert_eq!(plain(unseen), "?", "{unseen:?}");
        }
        for seen in ["A", "🐉", "\u{3164}A", "é"] {
            assert_eq!(plain(seen), seen);
        }
    }

    #[test]
    fn names_do_nothing() {
        assert_eq!(name("Ada"), "Ada");
        assert_eq!(name(&format!("{FORMER}Ada")), "Ada");
        assert_eq!(name(""), FORMER);
        assert_eq!(name("**Ben**"), r"\*\*Ben\*\*");
        assert_eq!(name("<@1234>"), "\\<\\@\u{200b}1234\\>");
        assert_eq!(name("@everyone"), "\\@\u{200b}everyone");
        assert_eq!(name("a\u{202e}b\nc\u{0}"), "abc");
        assert_eq!(name("\u{200b}\u{200b}"), "?");
        assert_eq!(name("محمد"), "\u{2068}محمد\u{2069}");
        assert_eq!(name("Ада"), "Ада");
    }

    #[test]
    fn columns_line_up() {
        assert_eq!(column("Ada", 5), "Ada  ");
        assert_eq!(column("Nebukadnezar", 5), "Nebuk");
        assert_eq!(column("漢字漢", 5), "漢字 ");
        assert_eq!(column("```x", 5), "'''x ");
        assert_eq!(column("שרה", 5), "\u{200e}שרה\u{200e}  ");
        assert_eq!(right("7", 3), "  7");
        assert_eq!(right("−10", 4), " −10");
    }
}
