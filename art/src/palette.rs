//! The colors of the table's picture. There are few, which keeps the picture small.

use std::collections::BTreeMap;

use color_quant::NeuQuant;

use crate::canvas::Canvas;

/// The number of colors in the picture.
const COLORS: usize = 64;
/// The colors that are used as they are: sky, gate, stones, ground, lit things, letters, suits,
/// hit and miss, the seats' colors in charts, the Seer's ball, the rim of red things, the edge of
/// a Jester.
const PLAIN: [u32; 38] = [
    0x17_1A30, 0x0E_1021, 0x3C_4169, 0x5D_639A, 0x2A_2D4E, 0x23_274A, 0x1D_2142, 0xF5_BB45,
    0xFF_E3A3, 0xB9_7A12, 0xF4_EEDD, 0xB9_B6D3, 0x12_152A, 0x1F_8F66, 0x8B_E3C0, 0xA8_323A,
    0xFF_B0A8, 0x25_63DB, 0x8F_B2F7, 0x43_B58C, 0xB8_222C, 0xFF_D340, 0xEF_E8D8, 0xFF_FFFF,
    0xB9_6AFF, 0xE8_820E, 0x4C_B088, 0xF4_B1DD, 0xC4_FC4B, 0x5B_45B5, 0xF0_898C, 0xC4_B99F,
    // Suits, Wizards and Jesters of a trick that has been taken.
    0x20_52B6, 0x38_9477, 0x96_1E2A, 0xCF_AC3A, 0x1A_1E3A, 0xC2_BDB3,
];
/// The colors behind sprites and letters.
const GROUNDS: [u32; 5] = [0x17_1A30, 0x0E_1021, 0x23_274A, 0x3C_4169, 0xF5_BB45];
/// The sampling factor of the color quantizer: 1 looks at every pixel.
const SAMPLE: i32 = 1;

/// The palette for pictures with these sprites, one color per line.
pub fn of(sprites: &[Canvas]) -> String {
    let mut seen: BTreeMap<[u8; 3], usize> = BTreeMap::new();
    for (place, sprite) in sprites.iter().enumerate() {
        let ground = bytes(GROUNDS[place % GROUNDS.len()]);
        for pixel in sprite.pixels.pixels() {
            let over = |color: u8, under: u8| {
                let left = u16::from(255 - pixel.alpha()) * u16::from(under) / 255;
                (u16::from(color) + left).min(255) as u8
            };
            let color = [
                over(pixel.red(), ground[0]),
                over(pixel.green(), ground[1]),
                over(pixel.blue(), ground[2]),
            ];
            *seen.entry(color).or_default() += 1;
        }
    }
    // The edges of letters have colors between each ground and each ink.
    for ground in GROUNDS {
        for ink in [0xF4_EEDD, 0xB9_B6D3, 0x12_152A, 0x8B_E3C0, 0xFF_B0A8] {
            for part in 1..4 {
                *seen.entry(between(bytes(ground), bytes(ink), part)).or_default() += 400;
            }
        }
    }
    for plain in PLAIN {
        seen.remove(&bytes(plain));
    }
    let times = |(color, count): ([u8; 3], usize)| {
        std::iter::repeat_n([color[0], color[1], color[2], 255], count.isqrt()).flatten()
    };
    let pixels: Vec<u8> = seen.into_iter().flat_map(times).collect();
    let mixed = NeuQuant::new(SAMPLE, COLORS, &pixels).color_map_rgb();
    let mixed = mixed.as_chunks::<3>().0.iter().copied();
    // The mixed colors that are farthest from all chosen ones are added.
    let mut chosen: Vec<[u8; 3]> = PLAIN.into_iter().map(bytes).collect();
    let mut left: Vec<[u8; 3]> = mixed.collect();
    while chosen.len() < COLORS && !left.is_empty() {
        let nearest = |color: &[u8; 3]| chosen.iter().map(|other| apart(*color, *other)).min();
        let farthest = (0..left.len()).max_by_key(|place| nearest(&left[*place]));
        chosen.push(left.swap_remove(farthest.unwrap_or_default()));
    }
    let line = |[red, green, blue]: [u8; 3]| format!("{red:02X}{green:02X}{blue:02X}\n");
    chosen.into_iter().map(line).collect()
}

const fn bytes(color: u32) -> [u8; 3] {
    let [_, red, green, blue] = color.to_be_bytes();
    [red, green, blue]
}

/// The color at this number of quarters of the way from one color to another.
fn between(from: [u8; 3], to: [u8; 3], quarters: u16) -> [u8; 3] {
    let mix = |at: usize| {
        ((u16::from(from[at]) * (4 - quarters) + u16::from(to[at]) * quarters) / 4) as u8
    };
    [mix(0), mix(1), mix(2)]
}

/// The distance between two colors.
fn apart(one: [u8; 3], other: [u8; 3]) -> u32 {
    let off = |at: usize| u32::from(one[at].abs_diff(other[at])).pow(2);
    2 * off(0) + 4 * off(1) + 3 * off(2)
}
