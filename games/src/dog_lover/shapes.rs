//! Tricks as shapes on the grid: turned and shifted, never mirrored.

use super::data::{Side, Trick};
use crate::frame::words;

/// How many rows and columns the grid has.
const WIDTH: usize = 3;
/// How many cells the grid has.
pub(super) const CELLS: usize = WIDTH * WIDTH;
/// An upper bound for the ways to lay a trick.
const MAX_PLACEMENTS: usize = 16;

words! {
    /// The cells of the grid in the order in which they are refilled: rows a to c downwards, columns 1 to 3.
    pub enum Cell {
        /// Row a, column 1.
        A1 = "a1",
        /// Row a, column 2.
        A2 = "a2",
        /// Row a, column 3.
        A3 = "a3",
        /// Row b, column 1.
        B1 = "b1",
        /// Row b, column 2.
        B2 = "b2",
        /// Row b, column 3.
        B3 = "b3",
        /// Row c, column 1.
        C1 = "c1",
        /// Row c, column 2.
        C2 = "c2",
        /// Row c, column 3.
        C3 = "c3",
    }
}

words! {
    /// The rows and columns of the grid: the watchdog guards one. The side on which it sits does not matter (L-03).
    pub enum Lane {
        /// The upper row.
        RowA = "row_a",
        /// The middle row.
        RowB = "row_b",
        /// The lower row.
        RowC = "row_c",
        /// The left column.
        Column1 = "column_1",
        /// The middle column.
        Column2 = "column_2",
        /// The right column.
        Column3 = "column_3",
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CellSet(u16);

impl CellSet {
    pub(super) const EMPTY: Self = Self(0);

    pub(super) const fn with(self, cell: Cell) -> Self {
        Self(self.0 | 1 << cell as u16)
    }

    pub(super) const fn contains(self, cell: Cell) -> bool {
        self.0 >> (cell as u16) & 1 == 1
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cells, in the order of the grid.
    pub(super) fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        Cell::ALL.iter().copied().filter(move |&cell| self.contains(cell))
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Lane {
    /// Its three cells.
    pub(super) const fn cells(self) -> CellSet {
        const ROW: u16 = 0b000_000_111;
        const COLUMN: u16 = 0b001_001_001;
        let lane = self as usize;
        CellSet(if lane < WIDTH { ROW << (lane * WIDTH) } else { COLUMN << (lane - WIDTH) })
    }
}

/// One way to lay a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placement {
    /// Quarter turns clockwise.
    pub(super) turn: u8,
    /// Where the upper left corner of the turned shape's box lies.
    pub(super) at: Cell,
    pub(super) cells: CellSet,
    /// Where the watchdog goes: the star turns and shifts with the trick (L-01).
    pub(super) lane: Lane,
}

impl Placement {
    /// Whether it may be laid: on no locked cell (L-04), and on one cell of the guarded lane at most.
    pub(super) const fn is_legal(&self, guarded: Lane, locked: CellSet) -> bool {
        self.cells.and(guarded.cells()).len() <= 1 && self.cells.and(locked).len() == 0
    }
}

impl Trick {
    /// Every way to lay it that differs from the others in cells or in star. Turns that cover the same cells are listed
    /// apart where the star differs (L-02).
    pub(super) fn placements(self) -> &'static [Placement] {
        let (list, len) = &SHAPES[self as usize];
        &list[..*len]
    }

    /// The placement of an action.
    pub(super) fn placement(self, turn: u8, at: Cell) -> Option<&'static Placement> {
        self.placements().iter().find(|placement| placement.turn == turn && placement.at == at)
    }
}

type Placements = ([Placement; MAX_PLACEMENTS], usize);

static SHAPES: [Placements; Trick::ALL.len()] = {
    let mut shapes = [placements(Trick::ALL[0]); Trick::ALL.len()];
    let mut trick = 0;
    while trick < shapes.len() {
        shapes[trick] = placements(Trick::ALL[trick]);
        trick += 1;
    }
    shapes
};

/// A shape in its box, with its star.
#[derive(Clone, Copy)]
struct Shape {
    filled: [[bool; WIDTH]; WIDTH],
    height: usize,
    width: usize,
    side: Side,
    line: usize,
}

impl Shape {
    const fn of(trick: Trick) -> Self {
        let mask = trick.mask();
        let star = trick.star();
        let mut shape = Self {
            filled: [[false; WIDTH]; WIDTH],
            height: 0,
            width: 0,
            side: star.side,
            line: star.line as usize,
        };
        let mut cell = 0;
        while cell < CELLS {
            let (row, column) = (cell / WIDTH, cell % WIDTH);
            if mask[row].as_bytes()[column] == b'#' {
                shape.filled[row][column] = true;
                shape.height = row + 1;
                if shape.width < column + 1 {
                    shape.width = column + 1;
                }
            }
            cell += 1;
        }
        shape
    }

    /// A quarter turn clockwise.
    const fn turned(self) -> Self {
        let mut turned =
            Self { filled: [[false; WIDTH]; WIDTH], height: self.width, width: self.height, ..self };
        let mut cell = 0;
        while cell < CELLS {
            let (row, column) = (cell / WIDTH, cell % WIDTH);
            if self.filled[row][column] {
                turned.filled[column][self.height - 1 - row] = true;
            }
            cell += 1;
        }
        let (side, line) = match self.side {
            Side::Left => (Side::Top, self.height - 1 - self.line),
            Side::Top => (Side::Right, self.line),
            Side::Right => (Side::Bottom, self.height - 1 - self.line),
            Side::Bottom => (Side::Left, self.line),
        };
        turned.side = side;
        turned.line = line;
        turned
    }

    /// With the upper left corner of its box at a cell where it fits.
    const fn at(&self, turn: u8, down: usize, right: usize) -> Placement {
        let mut cells = 0;
        let mut cell = 0;
        while cell < CELLS {
            let (row, column) = (cell / WIDTH, cell % WIDTH);
            if self.filled[row][column] {
                cells |= 1 << ((row + down) * WIDTH + column + right);
            }
            cell += 1;
        }
        let lane = match self.side {
            Side::Left | Side::Right => down + self.line,
            Side::Top | Side::Bottom => WIDTH + right + self.line,
        };
        Placement { turn, at: Cell::ALL[down * WIDTH + right], cells: CellSet(cells), lane: Lane::ALL[lane] }
    }
}

const fn placements(trick: Trick) -> Placements {
    let mut shape = Shape::of(trick);
    let mut list = [shape.at(0, 0, 0); MAX_PLACEMENTS];
    let mut len = 0;
    let mut turn = 0;
    while turn < 4 {
        let across = WIDTH - shape.width + 1;
        let mut shift = 0;
        while shift < (WIDTH - shape.height + 1) * across {
            let placement = shape.at(turn, shift / across, shift % across);
            if !is_among(&placement, &list, len) {
                list[len] = placement;
                len += 1;
            }
            shift += 1;
        }
        shape = shape.turned();
        turn += 1;
    }
    (list, len)
}

const fn is_among(one: &Placement, list: &[Placement], len: usize) -> bool {
    let mut i = 0;
    while i < len {
        if list[i].cells.0 == one.cells.0 && list[i].lane as u8 == one.lane as u8 {
            return true;
        }
        i += 1;
    }
    false
}
