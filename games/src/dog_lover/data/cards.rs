//! The 122 game cards.

use super::dogs::Dog;
use super::kinds::{Favorite, Food, Kind};
use super::traits::Trait;
use crate::frame::words;

/// The face of a game card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    Dog(Dog),
    /// A number of cubes of a kind.
    Food(Food, u8),
    /// A favourite thing.
    Favorite(Favorite),
    Training,
    Adoption,
    Walk,
    Bone,
    Trait(Trait),
    Fetch,
    End,
}

impl Face {
    /// Of which kind the card is.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Dog(_) => Kind::Dog,
            Self::Food(..) => Kind::Food,
            Self::Favorite(_) => Kind::Favorite,
            Self::Training => Kind::Training,
            Self::Adoption => Kind::Adoption,
            Self::Walk => Kind::Walk,
            Self::Bone => Kind::Bone,
            Self::Trait(_) => Kind::Trait,
            Self::Fetch => Kind::Fetch,
            Self::End => Kind::End,
        }
    }
}

impl Face {
    /// The word that the log uses for it: cards with the same face have the same word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Dog(dog) => dog.word(),
            Self::Food(Food::Scraps, 2) => "scraps_2",
            Self::Food(Food::Dry, 2) => "dry_2",
            Self::Food(Food::Canned, 2) => "canned_2",
            Self::Food(food, _) => food.word(),
            Self::Favorite(favorite) => favorite.word(),
            Self::Trait(card) => card.word(),
            _ => self.kind().word(),
        }
    }
}

macro_rules! cards {
    ($($Card:ident = $word:literal, $tier:literal, $face:expr;)+) => {
        words! {
            /// A game card.
            pub enum Card {
                $(#[doc = concat!("The card `", $word, "`.")] $Card = $word,)+
            }
        }

        /// The least number of seats at which the card is in play, and its face.
        const ROWS: [(u8, Face); Card::ALL.len()] = [$(($tier, $face),)+];
    };
}

impl Card {
    /// The card that takes any other.
    pub const FETCH: Self = Self::X1;
    /// The card that ends the match.
    pub const END: Self = Self::X2;

    #[must_use]
    pub const fn face(self) -> Face {
        ROWS[self as usize].1
    }

    /// The least number of seats at which the card is in play.
    #[must_use]
    pub const fn tier(self) -> u8 {
        ROWS[self as usize].0
    }

    /// Whether it belongs to the deck that is shuffled: neither Fetch nor the End does.
    #[must_use]
    pub const fn is_shuffled(self) -> bool {
        !matches!(self.face(), Face::Fetch | Face::End)
    }
}

cards! {
    D01 = "d01", 2, Face::Dog(Dog::D01);
    D02 = "d02", 2, Face::Dog(Dog::D02);
    D03 = "d03", 2, Face::Dog(Dog::D03);
    D04 = "d04", 2, Face::Dog(Dog::D04);
    D05 = "d05", 2, Face::Dog(Dog::D05);
    D06 = "d06", 2, Face::Dog(Dog::D06);
    D07 = "d07", 2, Face::Dog(Dog::D07);
    D08 = "d08", 2, Face::Dog(Dog::D08);
    D09 = "d09", 2, Face::Dog(Dog::D09);
    D10 = "d10", 2, Face::Dog(Dog::D10);
    D11 = "d11", 2, Face::Dog(Dog::D11);
    D12 = "d12", 2, Face::Dog(Dog::D12);
    D13 = "d13", 3, Face::Dog(Dog::D13);
    D14 = "d14", 3, Face::Dog(Dog::D14);
    D15 = "d15", 3, Face::Dog(Dog::D15);
    D16 = "d16", 3, Face::Dog(Dog::D16);
    D17 = "d17", 3, Face::Dog(Dog::D17);
    D18 = "d18", 4, Face::Dog(Dog::D18);
    D19 = "d19", 4, Face::Dog(Dog::D19);
    D20 = "d20", 4, Face::Dog(Dog::D20);
    D21 = "d21", 4, Face::Dog(Dog::D21);
    D22 = "d22", 4, Face::Dog(Dog::D22);
    F01 = "f01", 2, Face::Food(Food::Scraps, 1);
    F02 = "f02", 2, Face::Food(Food::Scraps, 1);
    F03 = "f03", 2, Face::Food(Food::Scraps, 1);
    F04 = "f04", 3, Face::Food(Food::Scraps, 1);
    F05 = "f05", 2, Face::Food(Food::Scraps, 2);
    F06 = "f06", 2, Face::Food(Food::Scraps, 2);
    F07 = "f07", 2, Face::Food(Food::Scraps, 2);
    F08 = "f08", 2, Face::Food(Food::Scraps, 2);
    F09 = "f09", 3, Face::Food(Food::Scraps, 2);
    F10 = "f10", 3, Face::Food(Food::Scraps, 2);
    F11 = "f11", 4, Face::Food(Food::Scraps, 2);
    F12 = "f12", 4, Face::Food(Food::Scraps, 2);
    F13 = "f13", 2, Face::Food(Food::Dry, 1);
    F14 = "f14", 2, Face::Food(Food::Dry, 1);
    F15 = "f15", 2, Face::Food(Food::Dry, 1);
    F16 = "f16", 4, Face::Food(Food::Dry, 1);
    F17 = "f17", 2, Face::Food(Food::Dry, 2);
    F18 = "f18", 2, Face::Food(Food::Dry, 2);
    F19 = "f19", 2, Face::Food(Food::Dry, 2);
    F20 = "f20", 2, Face::Food(Food::Dry, 2);
    F21 = "f21", 3, Face::Food(Food::Dry, 2);
    F22 = "f22", 3, Face::Food(Food::Dry, 2);
    F23 = "f23", 4, Face::Food(Food::Dry, 2);
    F24 = "f24", 4, Face::Food(Food::Dry, 2);
    F25 = "f25", 2, Face::Food(Food::Canned, 1);
    F26 = "f26", 3, Face::Food(Food::Canned, 1);
    F27 = "f27", 4, Face::Food(Food::Canned, 1);
    F28 = "f28", 2, Face::Food(Food::Canned, 2);
    F29 = "f29", 2, Face::Food(Food::Canned, 2);
    F30 = "f30", 2, Face::Food(Food::Canned, 2);
    F31 = "f31", 3, Face::Food(Food::Canned, 2);
    F32 = "f32", 4, Face::Food(Food::Canned, 2);
    F33 = "f33", 4, Face::Food(Food::Canned, 2);
    F34 = "f34", 2, Face::Food(Food::Wild, 1);
    F35 = "f35", 2, Face::Food(Food::Wild, 1);
    F36 = "f36", 3, Face::Food(Food::Wild, 1);
    F37 = "f37", 4, Face::Food(Food::Wild, 1);
    V01 = "v01", 2, Face::Favorite(Favorite::Ball);
    V02 = "v02", 2, Face::Favorite(Favorite::Ball);
    V03 = "v03", 3, Face::Favorite(Favorite::Ball);
    V04 = "v04", 4, Face::Favorite(Favorite::Ball);
    V05 = "v05", 2, Face::Favorite(Favorite::Frisbee);
    V06 = "v06", 2, Face::Favorite(Favorite::Frisbee);
    V07 = "v07", 3, Face::Favorite(Favorite::Frisbee);
    V08 = "v08", 2, Face::Favorite(Favorite::Rope);
    V09 = "v09", 2, Face::Favorite(Favorite::Rope);
    V10 = "v10", 3, Face::Favorite(Favorite::Rope);
    V11 = "v11", 2, Face::Favorite(Favorite::Plush);
    V12 = "v12", 2, Face::Favorite(Favorite::Plush);
    V13 = "v13", 4, Face::Favorite(Favorite::Plush);
    V14 = "v14", 2, Face::Favorite(Favorite::Bed);
    V15 = "v15", 2, Face::Favorite(Favorite::Bed);
    V16 = "v16", 4, Face::Favorite(Favorite::Bed);
    G01 = "g01", 2, Face::Training;
    G02 = "g02", 2, Face::Training;
    G03 = "g03", 2, Face::Training;
    G04 = "g04", 2, Face::Training;
    G05 = "g05", 2, Face::Training;
    G06 = "g06", 2, Face::Training;
    G07 = "g07", 2, Face::Training;
    G08 = "g08", 3, Face::Training;
    G09 = "g09", 3, Face::Training;
    G10 = "g10", 3, Face::Training;
    G11 = "g11", 4, Face::Training;
    G12 = "g12", 4, Face::Training;
    G13 = "g13", 4, Face::Training;
    P01 = "p01", 2, Face::Adoption;
    P02 = "p02", 2, Face::Adoption;
    P03 = "p03", 2, Face::Adoption;
    P04 = "p04", 2, Face::Adoption;
    P05 = "p05", 2, Face::Adoption;
    P06 = "p06", 2, Face::Adoption;
    P07 = "p07", 3, Face::Adoption;
    P08 = "p08", 3, Face::Adoption;
    P09 = "p09", 3, Face::Adoption;
    P10 = "p10", 4, Face::Adoption;
    P11 = "p11", 4, Face::Adoption;
    P12 = "p12", 4, Face::Adoption;
    W01 = "w01", 2, Face::Walk;
    W02 = "w02", 2, Face::Walk;
    W03 = "w03", 2, Face::Walk;
    W04 = "w04", 3, Face::Walk;
    W05 = "w05", 3, Face::Walk;
    W06 = "w06", 4, Face::Walk;
    B01 = "b01", 2, Face::Bone;
    B02 = "b02", 2, Face::Bone;
    B03 = "b03", 2, Face::Bone;
    B04 = "b04", 2, Face::Bone;
    B05 = "b05", 3, Face::Bone;
    B06 = "b06", 4, Face::Bone;
    A1 = "a1", 2, Face::Trait(Trait::A1);
    A2 = "a2", 2, Face::Trait(Trait::A2);
    A3 = "a3", 2, Face::Trait(Trait::A3);
    A4 = "a4", 2, Face::Trait(Trait::A4);
    A5 = "a5", 3, Face::Trait(Trait::A5);
    A6 = "a6", 3, Face::Trait(Trait::A6);
    A7 = "a7", 4, Face::Trait(Trait::A7);
    A8 = "a8", 4, Face::Trait(Trait::A8);
    X1 = "x1", 2, Face::Fetch;
    X2 = "x2", 2, Face::End;
}
