//! Captions: words on pictures, smaller where a language has longer ones.

use super::canvas::Canvas;
use super::colors::Color;
use super::letters::{Room, words};

/// The smallest size of a caption in pixels: 9 on a phone, where a picture is 320 pixels wide.
const SMALLEST: u8 = 22;

/// The words of a message on a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    /// The id of the message.
    pub id: String,
    pub text: String,
}

impl Caption {
    /// Writes the caption in at most this size, or in the largest in which it fits, and returns its
    /// width. A caption that does not fit in the smallest size is cut.
    pub(super) fn write(&self, on: &mut Canvas, size: u8, room: Room, color: Color) -> f32 {
        let fits = |size: &u8| words(*size).width(&self.text) <= room.width();
        let size = (SMALLEST..=size).rev().find(fits);
        let letters = words(size.unwrap_or(SMALLEST));
        let text = letters.cut(&self.text, room.width());
        letters.write(on, &text, room, color);
        if size.is_none() {
            on.note_cut(&self.id);
        }
        letters.width(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::colors::{CREAM, SKY};

    /// The text that is written of a caption, its height in pixels, and the id if it is cut.
    fn written(text: &str) -> (String, i32, Option<String>) {
        let mut on = Canvas::new(200, 60, SKY);
        let caption = Caption { id: "picture-trump".to_owned(), text: text.to_owned() };
        let wide = caption.write(&mut on, 30, Room::from(20.0, 100.0, 40.0), CREAM);
        assert!(wide <= 100.0, "{text}");
        let written = on.written().remove(0);
        assert!(written.fits(), "{written:?}");
        (written.text, written.ink.bottom - written.ink.top, written.cut)
    }

    #[test]
    fn a_caption_shrinks_before_it_is_cut_and_is_named_then() {
        let (text, high, cut) = written("HHHHH");
        assert_eq!((&*text, &cut), ("HHHHH", &None));
        let (text, smaller, cut) = written("HHHHHH");
        assert_eq!((&*text, &cut), ("HHHHHH", &None));
        assert!(smaller < high, "{smaller} and {high}");
        let (text, smallest, cut) = written("HHHHHHHHHHHHHH");
        assert!(text.ends_with('…') && smallest <= smaller, "{text}");
        assert_eq!(cut.as_deref(), Some("picture-trump"));
    }
}
