//! What can be seen of what people type.

use unicode_width::UnicodeWidthChar as _;

/// Whether a mark can be seen by itself: no space, filler, blank pattern or tag.
pub fn is_ink(mark: char) -> bool {
    let is_blank = mark.is_whitespace() || matches!(mark, '\u{115f}' | '\u{2800}');
    !is_blank && mark.width().is_some_and(|width| width > 0)
}

/// Control marks, and marks that turn the direction of what follows.
pub fn is_invisible(mark: char) -> bool {
    mark.is_control()
        || matches!(mark,
            '\u{00ad}' | '\u{061c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}
