//! The application's custom emojis: cards, dice, suits and marks, for use in texts and on buttons.
//!
//! The images are drawn in `art/`. Old messages keep showing an emoji by its Discord id, so no
//! emoji is ever deleted or changed: a new drawing gets a new name.

use std::collections::BTreeMap;
use std::fmt;

/// An emoji that Discord knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// The emoji's name, made of words because screen readers read it out.
    pub name: &'static str,
    /// Discord's id of the emoji.
    pub id: u64,
}

/// An emoji image to upload to Discord.
#[derive(Clone, Copy, Debug)]
pub struct Drawn {
    /// The emoji's name, made of words because screen readers read it out.
    pub name: &'static str,
    /// A PNG image of 128 by 128 pixels; Discord accepts up to 256 KiB.
    pub png: &'static [u8],
}

/// The emojis that Discord knows, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Emojis(BTreeMap<&'static str, u64>);

macro_rules! drawn {
    ($($name:literal)*) => {
        &[$(Drawn { name: $name, png: include_bytes!(concat!("../art/emojis/", $name, ".png")) }),*]
    };
}

/// All emoji images, in the order in which they are uploaded.
pub const ALL: &[Drawn] = drawn![
    "blue_1" "blue_2" "blue_3" "blue_4" "blue_5" "blue_6" "blue_7" "blue_8" "blue_9" "blue_10"
    "blue_11" "blue_12" "blue_13" "green_1" "green_2" "green_3" "green_4" "green_5" "green_6"
    "green_7" "green_8" "green_9" "green_10" "green_11" "green_12" "green_13" "red_1" "red_2"
    "red_3" "red_4" "red_5" "red_6" "red_7" "red_8" "red_9" "red_10" "red_11" "red_12" "red_13"
    "yellow_1" "yellow_2" "yellow_3" "yellow_4" "yellow_5" "yellow_6" "yellow_7" "yellow_8"
    "yellow_9" "yellow_10" "yellow_11" "yellow_12" "yellow_13" "wizard_hat" "jester_cap" "suit_blue"
    "suit_green" "suit_red" "suit_yellow" "die_blank" "die_blue" "die_green" "die_jester" "die_red"
    "die_wizard" "die_yellow" "bronze" "clock" "computer" "covered" "dealer" "free" "gold" "henge"
    "hit" "lead" "lock" "magic" "miss" "no_trump" "roll" "said" "scores" "seal" "seer" "silver"
    "taken" "took" "trump" "turn" "x_mark" "xx_mark" "gate" "gate_lit"
];

impl fmt::Display for Emoji {
    /// Writes the emoji as it appears in a message's text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<:{}:{}>", self.name, self.id)
    }
}

impl Emojis {
    /// Keeps the listed emojis that have an image here; an application may have others.
    pub fn among<'a>(listed: impl IntoIterator<Item = (&'a str, u64)>) -> Self {
        let drawn = |name: &str| ALL.iter().find(|drawn| drawn.name == name);
        let known = listed.into_iter().filter_map(|(name, id)| Some((drawn(name)?.name, id)));
        Self(known.collect())
    }

    /// The emoji with this name, if Discord knows it.
    pub fn get(&self, name: &str) -> Option<Emoji> {
        self.0.get_key_value(name).map(|(name, id)| Emoji { name, id: *id })
    }

    /// A copy of this set with one more emoji.
    #[must_use]
    pub fn with(&self, emoji: Emoji) -> Self {
        let mut emojis = self.clone();
        emojis.0.insert(emoji.name, emoji.id);
        emojis
    }

    /// The images that still have to be uploaded to Discord.
    pub fn missing(&self) -> impl Iterator<Item = &'static Drawn> {
        ALL.iter().filter(|drawn| !self.0.contains_key(drawn.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_that_are_drawn_here_are_known_by_their_names() {
        let emojis = Emojis::among([("blue_11", 7), ("somebody_elses", 8)]);
        let eleven = emojis.get("blue_11").unwrap();
        assert_eq!(eleven.to_string(), "<:blue_11:7>");
        assert_eq!(emojis.get("somebody_elses"), None);
        assert_eq!(emojis.missing().count(), ALL.len() - 1);
        assert_eq!(Emojis::default().with(eleven), emojis);
    }
}
