//! The two sides of the board: every pen, as data.

use crate::frame::words;

words! {
    /// A side of the board.
    pub enum Board {
        /// The first one to learn.
        Summer = "summer",
        /// The more technical one.
        Winter = "winter",
    }
}

words! {
    /// A place in a zoo: the six pens of each side, and the river, which is no pen.
    pub enum Pen {
        /// Summer: one species only.
        Sameness = "sameness",
        /// Summer: exactly three of anything.
        Trio = "trio",
        /// Summer: couples.
        Prairie = "prairie",
        /// Summer: the most of its species.
        King = "king",
        /// Summer: different species only.
        Meadow = "meadow",
        /// Summer: the only one of its species.
        Island = "island",
        /// Winter: two species in turn.
        Wood = "wood",
        /// Winter: watches the zoo to the right.
        Lookout = "lookout",
        /// Winter: the left bank of the bridge.
        BridgeLeft = "bridge_left",
        /// Winter: the right bank of the bridge.
        BridgeRight = "bridge_right",
        /// Winter: moved before scoring.
        Quarantine = "quarantine",
        /// Winter: no equal neighbours.
        Pyramid = "pyramid",
        /// Both: always open, and no pen.
        River = "river",
    }
}

/// The two biomes of a board, by their names on the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Biome {
    Woods,
    Grassland,
}

/// The two banks of the river: the food court on the left, the restrooms on the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bank {
    Left,
    Right,
}

/// The condition that a pen sets for a dinosaur that moves in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    Anything,
    OneSpecies,
    AllDifferent,
    Alternating,
    Pyramid,
}

/// How a pen scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scorer {
    /// The total below the last dinosaur.
    ByCount(&'static [i32; 6]),
    /// Points if the pen holds exactly that number of dinosaurs.
    Exactly(usize, i32),
    /// Points for each couple in the pen.
    Couples(i32),
    /// Points if no other zoo has more of the species.
    Majority(i32),
    /// Points if it is the only one of its species in the zoo.
    Alone(i32),
    /// Points for each of the species in the zoo to the right.
    Watching(i32),
    /// Points for each couple with one half on either bank of the river.
    Across(i32),
    /// Nothing: the couples are counted on the other bank.
    FromAcross,
    /// Points for each dinosaur, by its row from the bottom.
    Rows(&'static [i32; 3]),
    /// The pen scores nothing.
    Empty,
}

/// A pen of the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct PenSpec {
    pub(super) pen: Pen,
    pub(super) biome: Biome,
    pub(super) bank: Bank,
    /// How many it holds; none for any number.
    pub(super) cap: Option<usize>,
    pub(super) rule: Rule,
    pub(super) scorer: Scorer,
    pub(super) line: SheetLine,
}

/// The name of a line on the score sheet: alone, and in a match of two legs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SheetLine {
    alone: &'static str,
    of_leg: &'static str,
}

impl SheetLine {
    pub(super) fn name(self, legs: usize) -> &'static str {
        if legs > 1 { self.of_leg } else { self.alone }
    }
}

macro_rules! line {
    ($board:literal, $name:literal) => {
        SheetLine { alone: $name, of_leg: concat!($board, "_", $name) }
    };
}

/// The Forest of Sameness and the Well-Ordered Wood print the same totals.
const STEEP: [i32; 6] = [2, 4, 8, 12, 18, 24];
const MILD: [i32; 6] = [1, 3, 6, 10, 15, 21];
const ROWS: [i32; 3] = [2, 4, 7];
/// the Prairie of Love has no limit; a later print shows 6.
const LOVE: Option<usize> = None;
/// neither have the banks of the bridge.
const BANK: Option<usize> = None;

const SUMMER: [PenSpec; 6] = {
    use {Bank::*, Biome::*, Rule::*, Scorer::*};
    [
        // manual L82, L94, L90
        pen(Pen::Sameness, Woods, Left, Some(6), OneSpecies, ByCount(&STEEP), line!("summer", "sameness")),
        pen(Pen::Trio, Woods, Left, Some(3), Anything, Exactly(3, 7), line!("summer", "trio")),
        pen(Pen::Prairie, Grassland, Left, LOVE, Anything, Couples(5), line!("summer", "prairie")),
        // manual L98, L86, L102
        pen(Pen::King, Woods, Right, Some(1), Anything, Majority(7), line!("summer", "king")),
        pen(Pen::Meadow, Grassland, Right, Some(6), AllDifferent, ByCount(&MILD), line!("summer", "meadow")),
        pen(Pen::Island, Grassland, Right, Some(1), Anything, Alone(7), line!("summer", "island")),
    ]
};

const WINTER: [PenSpec; 6] = {
    use {Bank::*, Biome::*, Rule::*, Scorer::*};
    [
        // manual L174, L178, L190
        pen(Pen::Wood, Woods, Left, Some(6), Alternating, ByCount(&STEEP), line!("winter", "wood")),
        pen(Pen::BridgeLeft, Woods, Left, BANK, Anything, Across(6), line!("winter", "bridge")),
        pen(Pen::Quarantine, Grassland, Left, Some(1), Anything, Empty, line!("winter", "quarantine")),
        // manual L186, L178, L182
        pen(Pen::Lookout, Woods, Right, Some(1), Anything, Watching(2), line!("winter", "lookout")),
        pen(Pen::BridgeRight, Grassland, Right, BANK, Anything, FromAcross, line!("winter", "bridge")),
        pen(Pen::Pyramid, Grassland, Right, Some(6), Pyramid, Rows(&ROWS), line!("winter", "pyramid")),
    ]
};

const fn pen(
    pen: Pen,
    biome: Biome,
    bank: Bank,
    cap: Option<usize>,
    rule: Rule,
    scorer: Scorer,
    line: SheetLine,
) -> PenSpec {
    PenSpec { pen, biome, bank, cap, rule, scorer, line }
}

impl Board {
    pub(super) fn pens(self) -> &'static [PenSpec; 6] {
        match self {
            Self::Summer => &SUMMER,
            Self::Winter => &WINTER,
        }
    }

    /// The pens and the river, in the order of the score sheet.
    pub(super) fn places(self) -> impl Iterator<Item = Pen> {
        self.pens().iter().map(|spec| spec.pen).chain([Pen::River])
    }

    pub(super) fn river_line(self) -> SheetLine {
        match self {
            Self::Summer => line!("summer", "river"),
            Self::Winter => line!("winter", "river"),
        }
    }

    pub(super) fn trex_line(self) -> SheetLine {
        match self {
            Self::Summer => line!("summer", "trex"),
            Self::Winter => line!("winter", "trex"),
        }
    }
}

words! {
    /// A cell of the pyramid: three at the bottom, two in the middle, one on top.
    pub enum Cell {
        /// Bottom, left.
        B1 = "b1",
        /// Bottom, middle.
        B2 = "b2",
        /// Bottom, right.
        B3 = "b3",
        /// Middle, left.
        M1 = "m1",
        /// Middle, right.
        M2 = "m2",
        /// The top.
        T = "t",
    }
}

words! {
    /// A row of the pyramid.
    pub enum Row {
        /// Three cells.
        Bottom = "bottom",
        /// Two cells.
        Middle = "middle",
        /// One cell.
        Top = "top",
    }
}

/// Cells that touch, along a row or from row to row. `b1` and `b3` do not.
const NEIGHBOURS: [(Cell, Cell); 9] = {
    use Cell::*;
    [(B1, B2), (B2, B3), (M1, M2), (B1, M1), (B2, M1), (B2, M2), (B3, M2), (M1, T), (M2, T)]
};

impl Cell {
    pub(super) fn row(self) -> Row {
        match self {
            Self::B1 | Self::B2 | Self::B3 => Row::Bottom,
            Self::M1 | Self::M2 => Row::Middle,
            Self::T => Row::Top,
        }
    }

    pub(super) fn neighbours(self) -> impl Iterator<Item = Self> {
        NEIGHBOURS.iter().filter_map(move |&(one, other)| match self {
            _ if one == self => Some(other),
            _ if other == self => Some(one),
            _ => None,
        })
    }
}

/// Where a dinosaur goes. Only the pyramid has a choice of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) pen: Pen,
    pub(super) cell: Option<Cell>,
}

impl Spot {
    pub(super) const RIVER: Self = Self { pen: Pen::River, cell: None };
}
