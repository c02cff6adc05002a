//! The colors of pictures, by meaning. A test checks that texts have enough contrast, and that
//! suits and seats can be told apart even by color-blind people.

/// A color as red, green and blue.
pub type Color = [u8; 3];

/// The color with the value `0xRRGGBB`.
pub(super) const fn color(hex: u32) -> Color {
    let [_, red, green, blue] = hex.to_be_bytes();
    [red, green, blue]
}

/// The background of a picture.
pub const SKY: Color = color(0x17_1A30);
/// The inside of a gate.
pub const GATE: Color = color(0x0E_1021);
/// The color of stones; their light and dark edges follow.
pub const STONE: Color = color(0x3C_4169);
/// The light edge of [`STONE`].
pub const STONE_LIGHT: Color = color(0x5D_639A);
/// The dark edge of [`STONE`].
pub const STONE_DARK: Color = color(0x2A_2D4E);
/// The ground, with every second stripe in [`STRIPE`].
pub const GROUND: Color = color(0x23_274A);
/// Every second stripe of [`GROUND`].
pub const STRIPE: Color = color(0x1D_2142);
/// The gate of a player who has to act; its light and dark edges follow.
pub const LIT: Color = color(0xF5_BB45);
/// The light edge of [`LIT`].
pub const LIT_LIGHT: Color = color(0xFF_E3A3);
/// The dark edge of [`LIT`].
pub const LIT_DARK: Color = color(0xB9_7A12);
/// The color of text.
pub const CREAM: Color = color(0xF4_EEDD);
/// The color of captions.
pub const MUTED: Color = color(0xB9_B6D3);
/// The color of text on light surfaces.
pub const INK: Color = color(0x12_152A);
/// The color of text on dark, colored surfaces.
pub const WHITE: Color = color(0xFF_FFFF);
/// The color of a number that matches the prediction.
pub const HIT: Color = color(0x8B_E3C0);
/// The color of a number that misses the prediction.
pub const MISS: Color = color(0xFF_B0A8);

/// Blue, green, red and yellow, each with the color of the number on it.
pub const SUITS: [(Color, Color); 4] = [
    (color(0x25_63DB), WHITE),
    (color(0x43_B58C), INK),
    (color(0xB8_222C), WHITE),
    (color(0xFF_D340), INK),
];

/// The colors of the seats in charts, in the order of play.
pub const SEATS: [Color; 6] = [
    CREAM,
    color(0xB9_6AFF),
    color(0xE8_820E),
    color(0x4C_B088),
    color(0xF4_B1DD),
    color(0xC4_FC4B),
];
