//! The file format of weights: integers, compressed with zlib.
//!
//! Most numbers are small, of either sign, so each is zigzag-encoded: `n` becomes `2n`, or `-2n-1`
//! if it is negative. All lower bytes come before all upper ones, which are mostly zero.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

/// Packs numbers into the format that [`unpacked`] reads.
///
/// # Errors
/// The compressor ran out of memory.
pub fn packed(numbers: impl Iterator<Item = i16>) -> std::io::Result<Vec<u8>> {
    let folded: Vec<[u8; 2]> = numbers.map(|number| folded(number).to_le_bytes()).collect();
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    for place in 0..2 {
        let bytes: Vec<u8> = folded.iter().map(|bytes| bytes[place]).collect();
        packed.write_all(&bytes)?;
    }
    packed.finish()
}

/// The numbers of a file. Numbers that cannot be read are left out.
pub fn unpacked(packed: &[u8]) -> Vec<i16> {
    let mut bytes = Vec::new();
    let _ = ZlibDecoder::new(packed).read_to_end(&mut bytes);
    let (lower, upper) = bytes.split_at(bytes.len() / 2);
    lower.iter().zip(upper).map(|(low, up)| unfolded(u16::from_le_bytes([*low, *up]))).collect()
}

const fn folded(number: i16) -> u16 {
    ((number << 1) ^ (number >> 15)) as u16
}

const fn unfolded(folded: u16) -> i16 {
    (folded >> 1) as i16 ^ -((folded & 1) as i16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let numbers: Vec<i16> = (i16::MIN..=i16::MAX).collect();
        assert_eq!(unpacked(&packed(numbers.iter().copied()).unwrap()), numbers);
        assert!(unpacked(b"no file of weights").is_empty());
    }
}
