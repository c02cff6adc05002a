//! Pseudo-languages: the letters of English sentences, changed. What a sentence contains besides
//! its own text, such as a name or a number, stays as it is.

use std::borrow::Cow;

use crate::language::Pseudo;

/// Has what follows written from right to left, up to [`END`].
const RIGHT_TO_LEFT: char = '\u{202e}';
const END: char = '\u{202c}';
/// The distance between an ASCII character and the wide one.
const TO_WIDE: u32 = '！' as u32 - '!' as u32;

impl Pseudo {
    /// The function that changes the text of a sentence.
    pub(super) fn transform(self) -> fn(&str) -> Cow<'_, str> {
        match self {
            Self::Long => long,
            Self::RightToLeft => from_right_to_left,
            Self::Wide => wide,
        }
    }

    /// Marks where a sentence begins and ends.
    pub(super) fn bracketed(self, sentence: String) -> String {
        match self {
            Self::Long => format!("[{sentence}]"),
            Self::RightToLeft | Self::Wide => sentence,
        }
    }
}

/// Writes every vowel twice, with an accent.
fn long(text: &str) -> Cow<'_, str> {
    let mut longer = String::new();
    for letter in text.chars() {
        match letter {
            'a' => longer.push_str("àà"),
            'e' => longer.push_str("éé"),
            'i' => longer.push_str("îî"),
            'o' => longer.push_str("õõ"),
            'u' => longer.push_str("üü"),
            other => longer.push(other),
        }
    }
    longer.into()
}

/// Turns the direction of every word, and keeps what is markup.
fn from_right_to_left(text: &str) -> Cow<'_, str> {
    let mut turned = String::new();
    let mut is_word = false;
    for letter in text.chars() {
        if is_word != letter.is_alphabetic() {
            is_word = !is_word;
            turned.push(if is_word { RIGHT_TO_LEFT } else { END });
        }
        turned.push(letter);
    }
    if is_word {
        turned.push(END);
    }
    turned.into()
}

fn wide(text: &str) -> Cow<'_, str> {
    let widened = |letter: char| {
        let wide = char::from_u32(u32::from(letter) + TO_WIDE);
        wide.filter(|_| letter.is_ascii_alphanumeric()).unwrap_or(letter)
    };
    text.chars().map(widened).collect::<String>().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Words;

    #[test]
    fn only_the_letters_of_a_sentence_change() {
        assert_eq!(long("**Blue** 7, "), "**Blüüéé** 7, ");
        assert_eq!(from_right_to_left("**Blue** 7"), "**\u{202e}Blue\u{202c}** 7");
        assert_eq!(wide("*Up* to 7"), "*Ｕｐ* ｔｏ ７");
    }

    #[test]
    fn a_whole_sentence_is_in_brackets() {
        assert_eq!(
            Words::pseudo(Pseudo::Long).say("refusal-seated"),
            "[Yõõüü hààvéé àà sééààt hééréé ààlrééààdy.]"
        );
    }
}
