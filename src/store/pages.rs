//! Pages of the database's file as SQLite writes them: pages of tables and indexes, and their unused bytes
//! (<https://www.sqlite.org/fileformat2.html>).
//!
//! A page of this kind holds a header, the places of its cells, a gap, and its cells with free blocks between them. When
//! SQLite splits a page it leaves copies of cells in the gap, even if it overwrites deleted rows. The pointer map tells
//! which pages are of this kind; it consists of pages of its own, each of which describes the pages that follow.

/// An entry of the pointer map: a kind, and a page number.
const ENTRY: u32 = 5;
/// Kinds in the pointer map: the first page of a table or an index, and any other one of its pages.
const KINDS: [u8; 2] = [1, 5];
/// The byte at which SQLite locks the file; it uses no page that holds this byte.
const LOCKED: u32 = 1 << 30;
/// The fewest bytes of a free block: the place of the next one, and the length of this one.
const BLOCK: usize = 4;

/// The pages that one page of the pointer map describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// The map's own page.
    pub(super) map: u32,
    /// The last page that it describes.
    pub(super) last: u32,
}

impl Group {
    /// All groups of a file with this number of pages of this size. The first page is in none; it names no person.
    pub(super) fn all(pages: u32, size: u32) -> impl Iterator<Item = Self> {
        (2..=pages).step_by(Self::length(size) as usize).map(move |first| Self::from(first, size))
    }

    /// The group of this page.
    pub(super) fn of(page: u32, size: u32) -> Self {
        Self::from(page - (page - 2) % Self::length(size), size)
    }

    fn from(first: u32, size: u32) -> Self {
        let map = if first == LOCKED / size + 1 { first + 1 } else { first };
        Self { map, last: first + size / ENTRY }
    }

    /// The number of its pages, with the map's own page.
    const fn length(size: u32) -> u32 {
        size / ENTRY + 1
    }

    /// Returns true if this page of the group belongs to a table or an index, as the map says.
    pub(super) fn is_of_a_tree(self, page: u32, map: &[u8]) -> bool {
        let entry =
            page.checked_sub(self.map + 1).and_then(|place| map.get((place * ENTRY) as usize));
        entry.is_some_and(|kind| KINDS.contains(kind))
    }
}

/// Returns true if unused bytes of such a page are not zero. A malformed page is left alone.
pub(super) fn is_unclean(page: &[u8]) -> bool {
    let mut unused = unused(page).into_iter().flatten();
    unused.any(|unused| page[unused].iter().any(|byte| *byte != 0))
}

/// The page with zeros in place of its unused bytes.
pub(super) fn cleared(mut page: Vec<u8>) -> Vec<u8> {
    for unused in unused(&page).into_iter().flatten() {
        page[unused].fill(0);
    }
    page
}

/// The unused bytes of a page, or `None` if it is malformed.
fn unused(page: &[u8]) -> Option<Vec<std::ops::Range<usize>>> {
    let number =
        |at: usize| Some(usize::from(u16::from_be_bytes([*page.get(at)?, *page.get(at + 1)?])));
    let header = match page.first()? {
        // Inner pages of an index and of a table; their leaves.
        2 | 5 => 12,
        10 | 13 => 8,
        _ => return None,
    };
    let places = header + 2 * number(3)?;
    let cells = match number(5)? {
        0 => 1 << 16,
        cells => cells,
    };
    if places > cells || cells > page.len() {
        return None;
    }
    let mut unused = Vec::new();
    unused.push(places..cells);
    let (mut block, mut before) = (number(1)?, cells);
    while block != 0 {
        let end = block + number(block + 2)?;
        if block < before || end < block + BLOCK || end > page.len() {
            return None;
        }
        unused.push(block + BLOCK..end);
        (block, before) = (number(block)?, end);
    }
    Some(unused)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;

    /// A leaf with one cell of four bytes at its end, and a free block of six before it.
    fn leaf() -> Vec<u8> {
        let mut page = vec![7; 32];
        page[..10].copy_from_slice(&[13, 0, 22, 0, 1, 0, 22, 0, 0, 28]);
        page[22..26].copy_from_slice(&[0, 0, 0, 6]);
        page
    }

    #[test]
    fn what_a_page_does_not_use_is_cleared_and_nothing_else() {
        let page = leaf();
        assert!(is_unclean(&page));
        let now = cleared(page.clone());
        assert_eq!((&now[..10], &now[10..22]), (&page[..10], [0; 12].as_slice()));
        assert_eq!(
            (&now[22..26], &now[26..28], &now[28..]),
            (&page[22..26], [0; 2].as_slice(), &page[28..])
        );
        assert!(!is_unclean(&now));
    }

    #[test]
    fn a_page_that_is_not_as_it_should_be_is_left() {
        for (at, byte) in [
            (0, 0),
            (0, 12),
            (1, 1),
            (2, 4),
            (2, 31),
            (3, 1),
            (5, 1),
            (6, 9),
            (24, 1),
            (25, 3),
            (23, 22),
        ] {
            let mut page = leaf();
            page[at] = byte;
            assert!(!is_unclean(&page), "byte {at}");
            assert_eq!(cleared(page.clone()), page, "byte {at}");
        }
        assert!(!is_unclean(&[]) && !is_unclean(&[13, 0, 0]));
    }

    #[test]
    fn groups_are_as_sqlite_lays_the_map_out() {
        let groups: Vec<Group> = Group::all(2000, 4096).collect();
        let group = |map| Group { map, last: map + 819 };
        assert_eq!(groups, [group(2), group(822), group(1642)]);
        for (page, map) in [(2, 2), (3, 2), (821, 2), (822, 822), (823, 822), (1641, 822)] {
            assert_eq!(Group::of(page, 4096).map, map);
        }
        // Pages of 1024 bytes would put one page of the map where the file is locked.
        assert_eq!(Group::of(1_048_580, 1024).map, 1_048_578);
        let map = [5, 0, 0, 0, 9, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0, 0, 0, 0];
        let trees: Vec<u32> = (2..9).filter(|page| group(2).is_of_a_tree(*page, &map)).collect();
        assert_eq!(trees, [3, 5]);
    }
}
