//! Draws a round of the card game as an animated PNG: `cargo run --example round
//! docs/screenshots/round.png`.
//!
//! Four people play; each frame is the picture that everybody sees at that moment.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "what goes wrong here is told loudly"
)]

#[path = "../tests/it/pictures/games.rs"]
#[allow(dead_code, reason = "shared with tests that need more")]
mod games;

use std::fs::File;
use std::io::{BufWriter, Cursor};

use games::Setup;
use henge::picture::{HEIGHT, Picture, WIDTH};
use henge::rules::{Options, SeatCount, TableView, cards};
use henge::table::{Person, Player, UserId};
use henge::view::Words;
use png::{BitDepth, ColorType, Decoder, Encoder};

/// The players at the table.
const NAMES: [&str; 4] = ["Ada", "Ben", "Cy", "Morgana"];
/// The round that is shown, and the seed of its luck.
const ROUND: u8 = 4;
const LUCK: u64 = 11;
/// The duration of each frame, and of the last one, in hundredths of a second.
const STANDS: u16 = 110;
const LAST_STANDS: u16 = 350;

fn main() {
    let path = std::env::args().nth(1).expect("which file to write");
    let pictures = round();
    let file = BufWriter::new(File::create(path).unwrap());
    let mut encoder = Encoder::new(file, WIDTH as u32, HEIGHT as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(places(&pictures[0]).0);
    encoder.set_animated(pictures.len() as u32, 0).unwrap();
    let mut writer = encoder.write_header().unwrap();
    for (number, picture) in (1..).zip(&pictures) {
        let stands = if number == pictures.len() { LAST_STANDS } else { STANDS };
        writer.set_frame_delay(stands, 100).unwrap();
        writer.write_image_data(&places(picture).1).unwrap();
    }
    writer.finish().unwrap();
}

/// The pictures of the round, one after the other; the last trick stays until the next round
/// begins.
fn round() -> Vec<Picture> {
    let players = (1..)
        .zip(NAMES)
        .map(|(id, name)| Player::Person(Person { id: UserId::new(id), name: name.to_owned() }));
    let setup = Setup {
        options: Options::Cards(cards::Options::default()),
        seats: SeatCount::try_from(NAMES.len()).unwrap(),
        players: players.collect(),
        luck: LUCK,
    };
    let (words, mut pictures) = (Words::english(), Vec::new());
    setup.play(|view| {
        let Some(TableView::Cards(table)) = view.board().map(|board| &board.game) else { return };
        if table.round == ROUND {
            pictures.extend(words.table(&view).pictured().map(|shown| shown.picture.clone()));
        }
    });
    pictures
}

/// The palette of a picture's file, which is the same for all, and the palette index of each of its
/// pixels.
fn places(picture: &Picture) -> (Vec<u8>, Vec<u8>) {
    let mut reader = Decoder::new(Cursor::new(picture.png().unwrap())).read_info().unwrap();
    let palette = reader.info().palette.as_deref().unwrap().to_vec();
    let mut places = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut places).unwrap();
    (palette, places)
}
