//! The 22 ordinary dogs and the 15 rescue dogs.

use super::kinds::Food;
use crate::frame::words;

words! {
    /// The sizes of dogs.
    pub enum Size {
        Small = "small",
        Medium = "medium",
        Large = "large",
    }
}

/// What a rescue dog does at the end, if it is fed. "Fed dogs" include itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    /// Points for each fed dog of a size.
    PerFedSize(Size, i32),
    /// Points for each fed dog.
    PerFedDog(i32),
    /// Points for each walk under fed dogs.
    PerWalk(i32),
    /// Points for each training under fed dogs.
    PerTraining(i32),
    /// Points for each trait on fed dogs.
    PerTrait(i32),
    /// Counts as one bone more.
    ExtraBone,
    /// Counts as one favourite thing of any kind.
    ExtraFavorite,
    /// Points for each cube that is left over.
    PerLeftover { points: i32, most: i32 },
    /// Points for each trick learned.
    PerTrick(i32),
    /// Points for each unfed dog.
    PerUnfed { points: i32, most: i32 },
    /// One other dog needs one food less, though never none.
    OtherNeedsLess,
    /// Points if a dog of each size is fed.
    AllSizes(i32),
    /// Points for each other fed rescue dog.
    PerOtherRescue(i32),
}

use Size::{Large, Medium, Small};

/// The contents of a dog card.
struct Row {
    name: &'static str,
    size: Size,
    points: i32,
    need: [u8; Food::TYPED],
    power: Option<Power>,
}

macro_rules! dogs {
    ($($Dog:ident = $word:literal, $name:literal, $size:expr, $points:literal, $need:expr, $power:expr;)+) => {
        words! {
            pub enum Dog {
                $(#[doc = $name] $Dog = $word,)+
            }
        }

        const ROWS: [Row; Dog::ALL.len()] =
            [$(Row { name: $name, size: $size, points: $points, need: $need, power: $power },)+];
    };
}

impl Dog {
    /// The last ordinary dog.
    const LAST_ORDINARY: Self = Self::D22;

    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Its English name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    #[must_use]
    pub const fn size(self) -> Size {
        self.row().size
    }

    /// Points when fed.
    #[must_use]
    pub const fn points(self) -> i32 {
        self.row().points
    }

    /// How much scraps, dry and canned food it needs.
    #[must_use]
    pub const fn need(self) -> [u8; Food::TYPED] {
        self.row().need
    }

    /// What a rescue dog does at the end.
    #[must_use]
    pub const fn power(self) -> Option<Power> {
        self.row().power
    }

    /// Whether it lives in the shelter.
    #[must_use]
    pub const fn is_rescue(self) -> bool {
        self as usize > Self::LAST_ORDINARY as usize
    }

    /// All rescue dogs.
    pub fn rescues() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|dog| dog.is_rescue())
    }
}

dogs! {
    D01 = "d01", "Biscuit", Small, 3, [2, 0, 0], None;
    D02 = "d02", "Pip", Small, 3, [0, 2, 0], None;
    D03 = "d03", "Mochi", Small, 4, [1, 0, 1], None;
    D04 = "d04", "Button", Small, 3, [1, 1, 0], None;
    D05 = "d05", "Hazel", Medium, 5, [2, 1, 0], None;
    D06 = "d06", "Rufus", Medium, 5, [1, 2, 0], None;
    D07 = "d07", "Clover", Medium, 6, [1, 1, 1], None;
    D08 = "d08", "Maple", Medium, 6, [0, 1, 2], None;
    D09 = "d09", "Scout", Medium, 5, [3, 0, 0], None;
    D10 = "d10", "Juno", Large, 7, [2, 2, 0], None;
    D11 = "d11", "Moose", Large, 8, [1, 2, 1], None;
    D12 = "d12", "Bruno", Large, 8, [2, 1, 1], None;
    D13 = "d13", "Pepper", Small, 4, [0, 1, 1], None;
    D14 = "d14", "Noodle", Small, 2, [1, 0, 0], None;
    D15 = "d15", "Ginger", Medium, 6, [2, 0, 1], None;
    D16 = "d16", "Olive", Medium, 5, [0, 3, 0], None;
    D17 = "d17", "Atlas", Large, 9, [0, 2, 2], None;
    D18 = "d18", "Domino", Small, 2, [0, 1, 0], None;
    D19 = "d19", "Waffle", Small, 4, [0, 0, 2], None;
    D20 = "d20", "Poppy", Medium, 6, [0, 2, 1], None;
    D21 = "d21", "Bear", Large, 7, [1, 3, 0], None;
    D22 = "d22", "Tank", Large, 9, [2, 0, 2], None;
    R01 = "r01", "Sunny", Small, 1, [1, 0, 0], Some(Power::PerFedSize(Small, 2));
    R02 = "r02", "Willow", Medium, 3, [1, 1, 0], Some(Power::PerFedSize(Medium, 2));
    R03 = "r03", "Titan", Large, 6, [1, 1, 1], Some(Power::PerFedSize(Large, 2));
    R04 = "r04", "Shadow", Medium, 4, [1, 1, 0], Some(Power::PerFedDog(1));
    R05 = "r05", "Dash", Medium, 5, [0, 2, 0], Some(Power::PerWalk(2));
    R06 = "r06", "Professor", Small, 4, [0, 1, 1], Some(Power::PerTraining(2));
    R07 = "r07", "Quirky", Small, 4, [1, 1, 0], Some(Power::PerTrait(2));
    R08 = "r08", "Rex", Large, 8, [2, 0, 1], Some(Power::ExtraBone);
    R09 = "r09", "Teddy", Small, 4, [0, 2, 0], Some(Power::ExtraFavorite);
    R10 = "r10", "Hoover", Large, 6, [1, 1, 0], Some(Power::PerLeftover { points: 1, most: 4 });
    R11 = "r11", "Houdini", Medium, 4, [1, 0, 1], Some(Power::PerTrick(2));
    R12 = "r12", "Nurse Nell", Medium, 5, [0, 1, 1], Some(Power::PerUnfed { points: 2, most: 6 });
    R13 = "r13", "Patches", Small, 4, [1, 0, 1], Some(Power::OtherNeedsLess);
    R14 = "r14", "Captain", Large, 7, [2, 1, 0], Some(Power::AllSizes(4));
    R15 = "r15", "Granny", Large, 9, [2, 1, 0], Some(Power::PerOtherRescue(3));
}
