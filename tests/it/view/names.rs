//! Names that are hostile to the display.

/// Mentions, Markdown, invisible characters, and names of maximum length and width.
const HOSTILE: [&str; 14] = [
    "@everyone",
    "<@1234567890123456789>",
    "**bold** __low__ ~~gone~~",
    "```\ncode```",
    "||spoiler|| > quote # head",
    "[here](https://example.com)",
    "\u{202e}backwards\u{202c}\u{0}\u{7}",
    "\u{200b}\u{200b}\u{2060}",
    "@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@",
    "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字",
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
    "Z̷̡̢̧͎͎͖̗̱̼͙̀̍̅̓͑̕͝a̶̡̧l̵̨̡g̴̡̛o̷̧̕",
    "Nebukadnezar of the two rivers",
    "Nebukadnezar of the two towers",
];

/// This number of hostile names, starting at this index.
pub fn hostile(count: usize, from: usize) -> Vec<&'static str> {
    HOSTILE.into_iter().cycle().skip(from % HOSTILE.len()).take(count).collect()
}
