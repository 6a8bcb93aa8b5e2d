//! The unallocated parts of a page, as the file format of SQLite defines them (<https://sqlite.org/fileformat2.html>).

use std::iter;
use std::ops::Range;

/// Length of the header of the file, which comes before the content of page 1.
const FILE_HEADER: usize = 100;

/// What a page is used for. A page itself does not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// A page of the b-tree of a table or an index.
    Tree { is_first: bool },
    /// The continuation of a row, with this many bytes of it.
    Overflow { payload: usize },
    /// A page of the list of free pages.
    Trunk,
    /// A free page.
    Free,
}

/// The page contradicts the file format.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Malformed;

/// The page with zeros in all its unallocated parts, or `None` if it is already so.
///
/// What remains are up to three bytes at a place, which are too few for a free block: SQLite zeroed them when it deleted
/// the row.
pub(super) fn without_remains(page: &[u8], used_as: Use) -> Result<Option<Vec<u8>>, Malformed> {
    let unallocated = match used_as {
        Use::Tree { is_first } => in_tree(page, if is_first { FILE_HEADER } else { 0 })?,
        Use::Overflow { payload } => only(4 + payload..page.len()),
        Use::Trunk => only(8 + 4 * leaves(page)?.len()..page.len()),
        Use::Free => only(0..page.len()),
    };
    let mut has_remains = false;
    for range in &unallocated {
        has_remains |= page.get(range.clone()).ok_or(Malformed)?.iter().any(|&byte| byte != 0);
    }
    Ok(has_remains.then(|| {
        let mut clean = page.to_vec();
        unallocated.into_iter().for_each(|range| clean[range].fill(0));
        clean
    }))
}

fn only(range: Range<usize>) -> Vec<Range<usize>> {
    iter::once(range).collect()
}

/// The number of the first page of the list of free pages, or 0, by page 1.
pub(super) fn first_trunk(page: &[u8]) -> Result<u32, Malformed> {
    four_bytes(page, 32)
}

/// The number of the next page of the list, or 0.
pub(super) fn next_trunk(page: &[u8]) -> Result<u32, Malformed> {
    four_bytes(page, 0)
}

/// The numbers of the free pages that a page of the list names.
pub(super) fn leaves(page: &[u8]) -> Result<Vec<u32>, Malformed> {
    let count = four_bytes(page, 4)? as usize;
    if count > page.len() / 4 {
        return Err(Malformed);
    }
    (0..count).map(|leaf| four_bytes(page, 8 + 4 * leaf)).collect()
}

/// The space between the pointers to the cells and the cells, and the free blocks among the cells.
fn in_tree(page: &[u8], header: usize) -> Result<Vec<Range<usize>>, Malformed> {
    let header_length = match page.get(header) {
        Some(0x02 | 0x05) => 12,
        Some(0x0a | 0x0d) => 8,
        _ => return Err(Malformed),
    };
    let pointers_end = header + header_length + 2 * two_bytes(page, header + 3)?;
    let cells = match two_bytes(page, header + 5)? {
        0 => 1 << 16,
        cells => cells,
    };
    let mut unallocated = only(pointers_end..cells);
    let (mut block, mut least) = (two_bytes(page, header + 1)?, cells);
    while block != 0 {
        let length = two_bytes(page, block + 2)?;
        if block < least || length < 4 {
            return Err(Malformed);
        }
        // A free block begins with the place of the next one and its own length.
        unallocated.push(block + 4..block + length);
        least = block + length;
        block = two_bytes(page, block)?;
    }
    Ok(unallocated)
}

fn two_bytes(page: &[u8], at: usize) -> Result<usize, Malformed> {
    let bytes = page.get(at..at + 2).ok_or(Malformed)?;
    Ok(bytes.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)))
}

fn four_bytes(page: &[u8], at: usize) -> Result<u32, Malformed> {
    let bytes = page.get(at..at + 4).ok_or(Malformed)?;
    Ok(bytes.iter().fold(0, |number, &byte| number << 8 | u32::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: usize = 512;
    const TREE: Use = Use::Tree { is_first: false };

    /// A leaf with two cells at the end, a free block before them, and letters wherever nothing is.
    fn leaf(header: usize) -> Vec<u8> {
        let mut page = vec![b'x'; SIZE];
        page[header..header + 8].copy_from_slice(&[0x0d, 0x01, 0x90, 0, 2, 0x01, 0x80, 0]);
        page[header + 8..header + 12].copy_from_slice(&[0x01, 0x80, 0x01, 0xf0]);
        page[0x180..0x190].fill(b'c');
        page[0x190..0x194].copy_from_slice(&[0, 0, 0, 0x60]);
        page[0x1f0..].fill(b'c');
        page
    }

    #[test]
    fn what_is_not_used_in_a_tree_becomes_zero_and_all_else_stays() {
        for (header, is_first) in [(0, false), (FILE_HEADER, true)] {
            let page = leaf(header);
            let mut wanted = page.clone();
            wanted[header + 12..0x180].fill(0);
            wanted[0x194..0x1f0].fill(0);
            let used_as = Use::Tree { is_first };
            assert_eq!(without_remains(&page, used_as), Ok(Some(wanted.clone())));
            assert_eq!(without_remains(&wanted, used_as), Ok(None));
        }
    }

    #[test]
    fn the_rest_of_other_pages_becomes_zero() {
        let mut page = vec![b'x'; SIZE];
        let clean = |page: &[u8], kept: usize| [&page[..kept], &vec![0; SIZE - kept]].concat();
        let overflow = Use::Overflow { payload: 100 };
        assert_eq!(without_remains(&page, overflow), Ok(Some(clean(&page, 104))));
        assert_eq!(without_remains(&page, Use::Overflow { payload: SIZE - 4 }), Ok(None));
        assert_eq!(without_remains(&page, Use::Free), Ok(Some(vec![0; SIZE])));
        page[..16].copy_from_slice(&[0, 0, 0, 9, 0, 0, 0, 2, 0, 0, 0, 7, 0, 0, 1, 0]);
        assert_eq!((next_trunk(&page), leaves(&page)), (Ok(9), Ok(vec![7, 256])));
        assert_eq!(without_remains(&page, Use::Trunk), Ok(Some(clean(&page, 16))));
    }

    #[test]
    fn pages_that_contradict_the_format_are_refused() {
        let page = leaf(0);
        // The kind, the next free block, the number of cells, where the cells begin, and the length of the free block.
        for (at, value) in [(0, 0), (1, 0x09), (1, 0x00), (3, 0x09), (5, 0x09), (0x192, 0x09), (0x190, 0x01)]
        {
            let mut page = page.clone();
            page[at] = value;
            assert_eq!(without_remains(&page, TREE), Err(Malformed), "{at:x}");
        }
        for used_as in [Use::Trunk, Use::Overflow { payload: SIZE }] {
            assert_eq!(without_remains(&[0xff; SIZE], used_as), Err(Malformed));
        }
        for length in 0..SIZE {
            // Whatever comes of it, it is no panic.
            without_remains(&page[..length], TREE).ok();
        }
    }
}
