//! Tables drawn by resvg from SVG files: the same stones, cards, dice and marks in the same places,
//! but without letters. The times are therefore lower bounds for resvg.

use std::fmt::Write as _;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

const WIDE: u32 = 800;
const HIGH: u32 = 400;

/// The drawings that are used more than once; they are read when the benchmark begins.
pub struct Drawings(Tree);

/// A table's picture before encoding.
pub struct Drawn(Pixmap);

impl Drawings {
    pub fn read() -> Self {
        let symbols = include_str!("../../art/drawings/symbols.svg");
        Self(Tree::from_str(symbols, &Options::default()).unwrap())
    }

    /// Draws six gates with a card in each, a mark, and two rows below.
    pub fn cards(&self) -> Drawn {
        let (first, wide) = (158.0_f32, 634.0_f32 / 6.0);
        let mut stones = String::new();
        for seat in 0..6_u8 {
            gate(&mut stones, wide.mul_add(f32::from(seat), first), wide, (50.0, 222.0));
        }
        let mut drawn = table(&stones, 222.0, &[284.0]);
        let cards =
            ["card_blue", "card_green", "card_red", "card_yellow", "card_wizard", "card_jester"];
        for (seat, card) in (0_u8..).zip(cards) {
            let x = wide.mul_add(f32::from(seat), first);
            self.put(&mut drawn, card, (x + 7.0, 76.0), (94.0, 132.0));
            self.put(
                &mut drawn,
                if seat % 2 == 0 { "hit" } else { "miss" },
                (x + 60.0, 300.0),
                (27.0, 27.0),
            );
        }
        self.put(&mut drawn, "card_red", (27.0, 45.0), (94.0, 132.0));
        drawn
    }

    /// Draws seven gates with a die in each, and five columns below.
    pub fn dice(&self) -> Drawn {
        let pitch = 111.86_f32;
        let mut stones = String::new();
        for place in 0..7_u8 {
            gate(&mut stones, pitch * f32::from(place), pitch, (44.0, 182.0));
        }
        let mut drawn = table(&stones, 182.0, &[234.0, 342.0]);
        let dice = [
            "die_blue",
            "die_green",
            "die_red",
            "die_yellow",
            "die_wizard",
            "die_jester",
            "die_blue",
        ];
        for (place, die) in (0_u8..).zip(dice) {
            self.put(&mut drawn, die, (pitch.mul_add(f32::from(place), 12.0), 58.0), (88.0, 88.0));
        }
        for column in 0..5_u8 {
            let x = (672.0_f32 / 5.0).mul_add(f32::from(column), 124.0);
            self.put(&mut drawn, "tile_red", (x + 40.0, 239.0), (50.0, 50.0));
            self.put(&mut drawn, "x_mark", (x + 40.0, 300.0), (40.0, 40.0));
            self.put(&mut drawn, "hit", (x + 80.0, 329.0), (27.0, 27.0));
        }
        drawn
    }

    /// Draws one of the symbols into this box.
    fn put(&self, on: &mut Drawn, id: &str, (x, y): (f32, f32), (wide, high): (f32, f32)) {
        let node = self.0.node_by_id(id).unwrap();
        let size = node.abs_layer_bounding_box().unwrap();
        let placed =
            Transform::from_translate(x, y).pre_scale(wide / size.width(), high / size.height());
        resvg::render_node(node, placed, &mut on.0.as_mut()).unwrap();
    }
}

impl Drawn {
    /// Encodes the picture as the bot does, but in all colors.
    pub fn png(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, WIDE, HIGH);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_compression(png::Compression::Balanced);
        encoder.write_header().unwrap().write_image_data(self.0.data()).unwrap();
        bytes
    }
}

/// Draws sky, ground, stripes, the large stone, and these stones.
fn table(stones: &str, ground: f32, stripes: &[f32]) -> Drawn {
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{WIDE}' height='{HIGH}'>\
         <rect width='{WIDE}' height='{HIGH}' fill='#171A30'/>\
         <rect y='{ground}' width='{WIDE}' height='{HIGH}' fill='#23274A'/>"
    );
    for y in stripes {
        write!(svg, "<rect y='{y}' width='{WIDE}' height='59' fill='#1D2142'/>").unwrap();
    }
    svg.push_str("<path d='M4 222L9 22L27 8L126 6L142 13L150 222Z' fill='#3C4169'/>");
    svg.push_str(stones);
    svg.push_str("</svg>");
    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    let mut pixels = Pixmap::new(WIDE, HIGH).unwrap();
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    Drawn(pixels)
}

/// Draws a gate from this x on: its inside, two uprights, a lintel with its light and dark sides.
fn gate(svg: &mut String, x: f32, wide: f32, (top, bottom): (f32, f32)) {
    let (left, right) = (x + 7.0, x + wide - 1.0);
    write!(
        svg,
        "<rect x='{left}' y='{top}' width='{}' height='{}' fill='#0E1021'/>\
         <path d='M{x} {top}L{} {bottom}H{}L{} {top}Z' fill='#3C4169'/>\
         <path d='M{} {top}L{} {bottom}H{}L{} {top}Z' fill='#2A2D4E'/>\
         <path d='M{x} {top}L{} 13L{} 10H{}L{right} 19L{} {top}Z' fill='#3C4169'/>\
         <rect x='{}' y='14' width='{}' height='3' rx='1.5' fill='#5D639A'/>",
        right - left,
        bottom - top,
        x - 2.7,
        x + 10.9,
        x + 9.0,
        x + 5.0,
        x + 6.0,
        x + 11.0,
        x + 9.0,
        x + 1.8,
        x + 10.0,
        right - 8.0,
        right - 2.5,
        x + 8.0,
        wide - 16.0,
    )
    .unwrap();
}
