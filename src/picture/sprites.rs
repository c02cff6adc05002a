//! Sprites, embedded in the program and decoded when the first picture is drawn.

use std::collections::HashMap;
use std::io::Cursor;
use std::sync::LazyLock;

use super::canvas::Canvas;
use super::written::Area;

/// Pixels as red, green, blue and opacity, each from 0 to 255.
pub(super) struct Pixels {
    pub(super) width: usize,
    pub(super) pixels: Vec<[u8; 4]>,
}

macro_rules! files {
    ($($name:literal)*) => {
        [$(($name, include_bytes!(concat!("../../art/sprites/", $name, ".png")).as_slice())),*]
    };
}

/// All sprites, named after their content and their height in pixels.
const FILES: [(&str, &[u8]); SPRITES] = files![
    "best_150" "best_lit_150" "bubble_118" "bubble_narrow_118" "card_blue_136" "card_green_136" "card_jester_136"
    "card_red_136" "card_wizard_136" "card_yellow_136" "computer_32" "covered_38" "covered_50" "covered_72" "dealer_32"
    "die_blank_88" "die_jester_22" "die_jester_32" "die_wizard_36" "face_blue_88" "face_green_88" "face_jester_88"
    "face_red_88" "face_wizard_88" "face_yellow_88" "hit_27" "hit_32" "lead_36" "lock_36"
    "magic_38" "miss_27" "miss_32" "no_trump_58" "roll_32" "says_bravo_52" "says_laugh_52"
    "says_sigh_52" "says_smirk_52" "says_wow_52" "scores_32" "seer_38" "slot_136"
    "slot_play_136" "slot_say_136" "suit_blue_22" "suit_blue_28" "suit_blue_34" "suit_blue_64"
    "suit_green_22" "suit_green_28" "suit_green_34" "suit_green_64" "suit_red_22" "suit_red_28"
    "suit_red_34" "suit_red_64" "suit_yellow_22" "suit_yellow_28" "suit_yellow_34"
    "suit_yellow_64" "tile_blue_50" "tile_green_50" "tile_red_50" "tile_yellow_50" "took_44"
    "x_mark_28" "x_mark_40"
];
const SPRITES: usize = 67;

static DECODED: LazyLock<HashMap<&'static str, Pixels>> = LazyLock::new(|| {
    FILES.into_iter().filter_map(|(name, file)| Some((name, decoded(file)?))).collect()
});

impl Pixels {
    /// Returns whether any pixel in this area is visible.
    pub(super) fn is_seen_in(&self, area: Area) -> bool {
        let within = |from: i32, to: i32| from.max(0) as usize..to.max(0) as usize;
        let columns = within(area.left, area.right.min(self.width as i32));
        let rows = self.pixels.chunks_exact(self.width).enumerate();
        let rows = rows.filter(|(row, _)| within(area.top, area.bottom).contains(row));
        rows.flat_map(|(_, row)| &row[columns.clone()]).any(|[.., seen]| *seen > 0)
    }
}

impl Canvas {
    /// Draws the sprite of this name with its upper left corner at this point. An unknown name
    /// draws nothing.
    pub(super) fn put(&mut self, sprite: &str, (x, y): (f32, f32)) {
        if let Some(sprite) = DECODED.get(sprite) {
            self.place(sprite, (x.round() as i32, y.round() as i32));
        }
    }
}

fn decoded(file: &[u8]) -> Option<Pixels> {
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().ok()?;
    let mut bytes = vec![0; reader.output_buffer_size()?];
    let info = reader.next_frame(&mut bytes).ok()?;
    bytes.truncate(info.buffer_size());
    let pixels = bytes.as_chunks::<4>().0.to_vec();
    Some(Pixels { width: info.width as usize, pixels })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sprite_can_be_decoded() {
        for (name, file) in FILES {
            let pixels = decoded(file).unwrap();
            assert_eq!(pixels.pixels.len() % pixels.width, 0, "{name}");
        }
    }
}
