//! The 8 traits.

use super::dogs::Size;
use super::rulebook::{TRAININGS_PER_DOG, WALKS_PER_DOG};
use crate::frame::words;

words! {
    /// What has to be discarded with a trait that no dog can have.
    pub enum Due {
        FoodCube = "food_cube",
        Training = "training",
        /// A favourite thing.
        Favorite = "favorite",
        Bone = "bone",
    }
}

words! {
    /// What a trait does while it is attached.
    pub enum Ability {
        /// Two walks fit under the dog.
        WalkLimit2 = "walk_limit_2",
        /// Any food will do.
        AnyFood = "any_food",
        /// One food of any kind more.
        NeedPlus1 = "need_plus1",
        /// Three trainings fit under the dog.
        TrainingLimit3 = "training_limit_3",
        /// One food less, though never none.
        NeedMinus1 = "need_minus1",
        /// No walk from now on.
        NoWalk = "no_walk",
        /// Counts as two fed dogs for bones.
        BoneDouble = "bone_double",
        /// Is of every size.
        AllSizes = "all_sizes",
    }
}

/// The contents of a trait card.
struct Row {
    name: &'static str,
    points: i32,
    sizes: &'static [Size],
    ability: Ability,
    due: Option<Due>,
}

macro_rules! traits {
    ($($Trait:ident = $word:literal, $name:literal, $points:literal, $sizes:expr, $ability:expr, $due:expr;)+) => {
        words! {
            pub enum Trait {
                $(#[doc = $name] $Trait = $word,)+
            }
        }

        const ROWS: [Row; Trait::ALL.len()] =
            [$(Row { name: $name, points: $points, sizes: $sizes, ability: $ability, due: $due },)+];
    };
}

traits! {
    A1 = "a1", "Energetic", 2, Size::ALL, Ability::WalkLimit2, None;
    A2 = "a2", "Easy to Please", 1, Size::ALL, Ability::AnyFood, Some(Due::FoodCube);
    A3 = "a3", "Big Eater", 5, Size::ALL, Ability::NeedPlus1, Some(Due::FoodCube);
    A4 = "a4", "Star Pupil", 2, Size::ALL, Ability::TrainingLimit3, Some(Due::Training);
    A5 = "a5", "Light Eater", 1, &[Size::Medium, Size::Large], Ability::NeedMinus1, None;
    A6 = "a6", "Couch Potato", 4, Size::ALL, Ability::NoWalk, Some(Due::Favorite);
    A7 = "a7", "Bone Collector", 2, Size::ALL, Ability::BoneDouble, Some(Due::Bone);
    A8 = "a8", "Mixed Breed", 2, Size::ALL, Ability::AllSizes, None;
}

impl Trait {
    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Its English name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Points on a fed dog.
    #[must_use]
    pub const fn points(self) -> i32 {
        self.row().points
    }

    #[must_use]
    pub const fn ability(self) -> Ability {
        self.row().ability
    }

    /// What has to be discarded with it, if no dog can have it.
    #[must_use]
    pub const fn due(self) -> Option<Due> {
        self.row().due
    }

    /// Dogs of which sizes can have it.
    #[must_use]
    pub const fn sizes(self) -> &'static [Size] {
        self.row().sizes
    }
}

impl Ability {
    /// How many walks fit under a dog with it.
    #[must_use]
    pub const fn walks(self) -> u8 {
        match self {
            Self::WalkLimit2 => 2,
            Self::NoWalk => 0,
            _ => WALKS_PER_DOG,
        }
    }

    /// How many trainings fit under a dog with it.
    #[must_use]
    pub const fn trainings(self) -> u8 {
        match self {
            Self::TrainingLimit3 => 3,
            _ => TRAININGS_PER_DOG,
        }
    }
}
