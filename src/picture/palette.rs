//! The PNG file of a picture, made small by a fixed palette.

use std::io;
use std::iter::once;
use std::sync::{LazyLock, Mutex, PoisonError};

use flate2::{Compress, Compression, FlushCompress, Status};
use png::{BitDepth, ColorType, Encoder};

use super::canvas::Canvas;
use super::colors::{Color, color};
use super::give_way;

/// The colors of the palette, one per line.
const COLORS: &str = include_str!("../../art/palette.txt");
/// The number of bits of each color channel that select a palette entry.
const BITS: u32 = 5;
/// The compression level, from 0 to 9.
const LEVEL: u32 = 5;
/// The PNG filter byte before each row: no filter.
const UNFILTERED: u8 = 0;
/// The number of rows compressed at a time.
const BAND: usize = 8;
/// The buffer size for compressed bytes; most files need no more.
const ROOM: usize = 24 * 1024;

/// Compressors of finished files, kept for the next ones. Their working memory is large, and
/// freeing it would leave holes in the heap.
static USED: Mutex<Vec<Compress>> = Mutex::new(Vec::new());

/// The palette, and the nearest palette entry for every color.
static PALETTE: LazyLock<(Vec<Color>, Vec<u8>)> = LazyLock::new(|| {
    let colors: Vec<Color> = COLORS.lines().filter_map(read).collect();
    let places = 0..1_u32 << (3 * BITS);
    let mut nearest: Vec<u8> = places.map(|place| nearest(of_place(place), &colors)).collect();
    // A color of the palette maps to itself; if several share a slot, the first wins.
    for (number, color) in (0..=u8::MAX).zip(&colors).rev() {
        nearest[place_of(*color) as usize] = number;
    }
    (colors, nearest)
});

/// Encodes the canvas as a PNG file.
///
/// # Errors
/// The file cannot be encoded, which is a bug.
pub(super) fn png(canvas: &Canvas) -> Result<Vec<u8>, png::EncodingError> {
    let (colors, nearest) = &*PALETTE;
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, canvas.width as u32, canvas.height as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(colors.concat());
    let mut writer = encoder.write_header()?;
    let index = |color: &Color| nearest[place_of(*color) as usize];
    let rows = |band| <[Color]>::chunks_exact(band, canvas.width);
    let bands = canvas.pixels().chunks(canvas.width * BAND).map(rows);
    let bands =
        bands.map(|rows| rows.flat_map(|row| once(UNFILTERED).chain(row.iter().map(index))));
    writer.write_chunk(png::chunk::IDAT, &deflated(bands)?)?;
    writer.finish()?;
    Ok(file)
}

/// Compresses bands of rows.
fn deflated(bands: impl Iterator<Item = impl Iterator<Item = u8>>) -> io::Result<Vec<u8>> {
    let unused = USED.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let mut compress = unused.unwrap_or_else(|| Compress::new(Compression::new(LEVEL), true));
    compress.reset();
    let (mut deflated, mut bytes) = (Vec::with_capacity(ROOM), Vec::new());
    for band in bands {
        give_way();
        bytes.clear();
        bytes.extend(band);
        let before = compress.total_in();
        while compress.total_in() < before + bytes.len() as u64 {
            deflated.reserve(ROOM);
            let done = (compress.total_in() - before) as usize;
            compress.compress_vec(&bytes[done..], &mut deflated, FlushCompress::None)?;
        }
    }
    while compress.compress_vec(&[], &mut deflated, FlushCompress::Finish)? != Status::StreamEnd {
        deflated.reserve(ROOM);
    }
    USED.lock().unwrap_or_else(PoisonError::into_inner).push(compress);
    Ok(deflated)
}

/// The palette color that stands for this color in a file.
pub fn shown(color: Color) -> Color {
    let (colors, nearest) = &*PALETTE;
    colors[usize::from(nearest[place_of(color) as usize])]
}

fn read(line: &str) -> Option<Color> {
    u32::from_str_radix(line.trim(), 16).ok().map(color)
}

fn place_of([red, green, blue]: Color) -> u32 {
    let part = |value: u8| u32::from(value) >> (8 - BITS);
    part(red) << (2 * BITS) | part(green) << BITS | part(blue)
}

/// The middle of the colors that share this slot.
fn of_place(place: u32) -> Color {
    let part = |shift: u32| {
        let bits = (place >> shift) & ((1 << BITS) - 1);
        (bits << (8 - BITS) | 1 << (7 - BITS)) as u8
    };
    [part(2 * BITS), part(BITS), part(0)]
}

fn nearest(color: Color, colors: &[Color]) -> u8 {
    let apart = |other: &Color| -> u32 {
        let off = |at: usize| u32::from(color[at].abs_diff(other[at])).pow(2);
        2 * off(0) + 4 * off(1) + 3 * off(2)
    };
    let least = (0..).zip(colors).min_by_key(|(_, other)| apart(other));
    least.map_or(0, |(place, _)| place)
}
