//! The tricks: one face that all starting cards share, five that differ, and eleven to be learned.

use crate::frame::words;

words! {
    /// The sides of a shape.
    pub enum Side {
        /// Beside a row.
        Left = "left",
        /// Beside a row.
        Right = "right",
        /// Beside a column.
        Top = "top",
        /// Beside a column.
        Bottom = "bottom",
    }
}

/// Where the watchdog goes: beside a row or a column of the shape's own box, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Star {
    /// On which side of the box.
    pub side: Side,
    /// At which row or column of it.
    pub line: u8,
}

/// The contents of a trick card.
struct Row {
    name: &'static str,
    cost: u8,
    mask: [&'static str; 3],
    star: Star,
}

macro_rules! tricks {
    ($($Trick:ident = $word:literal, $name:literal, $cost:literal, $mask:expr, $side:ident $line:literal;)+) => {
        words! {
            pub enum Trick {
                $(#[doc = $name] $Trick = $word,)+
            }
        }

        const ROWS: [Row; Trick::ALL.len()] = [$(
            Row { name: $name, cost: $cost, mask: $mask, star: Star { side: Side::$side, line: $line } },
        )+];
    };
}

tricks! {
    Std = "std", "Walk the Line", 0, ["###", "...", "..."], Left 0;
    S1 = "s1", "Sit", 0, ["##.", "..#", "..."], Left 0;
    S2 = "s2", "Stay", 0, ["#.#", ".#.", "..."], Top 1;
    S3 = "s3", "Heel", 0, ["#..", "#..", ".#."], Top 0;
    S4 = "s4", "Wait", 0, ["##.", "...", "#.."], Left 0;
    S5 = "s5", "Come", 0, ["#..", "..#", ".#."], Right 1;
    T01 = "t01", "Catch", 1, ["##.", "...", ".#."], Left 0;
    T02 = "t02", "Shake", 1, ["##.", "#..", "..."], Left 0;
    T03 = "t03", "Crawl", 1, ["##.", "##.", "..."], Left 0;
    T04 = "t04", "Roll Over", 1, ["##.", ".##", "..."], Right 1;
    T05 = "t05", "Roll Back", 1, ["#..", "##.", ".#."], Bottom 1;
    T06 = "t06", "High Five", 2, ["###", ".#.", "..."], Left 0;
    T07 = "t07", "Beg", 2, ["#.#", ".#.", ".#."], Top 1;
    T08 = "t08", "Weave", 2, ["##.", "#.#", "..."], Left 1;
    T09 = "t09", "Dance", 2, ["##.", "#..", ".#."], Top 0;
    T10 = "t10", "Backflip", 3, ["###", "#..", "..."], Left 0;
    T11 = "t11", "Front Flip", 3, ["###", "..#", "..."], Right 0;
}

impl Trick {
    /// The face that all starting cards have on their back.
    pub const STANDARD: Self = Self::Std;

    /// The faces of the starting cards.
    pub const SPECIAL: [Self; 5] = [Self::S1, Self::S2, Self::S3, Self::S4, Self::S5];

    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Its English name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// How many trainings it costs. Starting tricks cost none.
    #[must_use]
    pub const fn cost(self) -> u8 {
        self.row().cost
    }

    /// Its shape: three rows, `#` where a card is taken, in the upper left corner.
    #[must_use]
    pub const fn mask(self) -> [&'static str; 3] {
        self.row().mask
    }

    #[must_use]
    pub const fn star(self) -> Star {
        self.row().star
    }

    /// All tricks that can be learned.
    pub fn learnable() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|trick| trick.cost() > 0)
    }
}
