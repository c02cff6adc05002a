//! The colors of pictures, by what they mean. A test holds that texts stand out and that suits and seats can be
//! told apart, by those who see few colors too.

/// A color: red, green, blue.
pub type Color = [u8; 3];

/// The color of these bytes, `0xRRGGBB`.
pub(super) const fn color(hex: u32) -> Color {
    let [_, red, green, blue] = hex.to_be_bytes();
    [red, green, blue]
}

/// Behind everything.
pub const SKY: Color = color(0x17_1A30);
/// Inside a gate.
pub const GATE: Color = color(0x0E_1021);
/// Stones, and their lit and their dark edges.
pub const STONE: Color = color(0x3C_4169);
/// See [`STONE`].
pub const STONE_LIGHT: Color = color(0x5D_639A);
/// See [`STONE`].
pub const STONE_DARK: Color = color(0x2A_2D4E);
/// The ground, and every second stripe of it.
pub const GROUND: Color = color(0x23_274A);
/// See [`GROUND`].
pub const STRIPE: Color = color(0x1D_2142);
/// What is lit: the gate of whoever is asked; its light and its dark edge.
pub const LIT: Color = color(0xF5_BB45);
/// See [`LIT`].
pub const LIT_LIGHT: Color = color(0xFF_E3A3);
/// See [`LIT`].
pub const LIT_DARK: Color = color(0xB9_7A12);
/// Texts.
pub const CREAM: Color = color(0xF4_EEDD);
/// Texts that say what others are.
pub const MUTED: Color = color(0xB9_B6D3);
/// Texts on what is light.
pub const INK: Color = color(0x12_152A);
/// Texts on what is dark and colored.
pub const WHITE: Color = color(0xFF_FFFF);
/// The number of a prediction that comes true.
pub const HIT: Color = color(0x8B_E3C0);
/// The number of one that does not.
pub const MISS: Color = color(0xFF_B0A8);

/// Blue, green, red and yellow, each with the color of the number on it.
pub const SUITS: [(Color, Color); 4] = [
    (color(0x25_63DB), WHITE),
    (color(0x43_B58C), INK),
    (color(0xB8_222C), WHITE),
    (color(0xFF_D340), INK),
];

/// The seats in charts, in the order of play.
pub const SEATS: [Color; 6] = [
    CREAM,
    color(0xB9_6AFF),
    color(0xE8_820E),
    color(0x4C_B088),
    color(0xF4_B1DD),
    color(0xC4_FC4B),
];
