//! The weights of the policy, in tenths of a point.

use crate::frame::weights;

weights! {
    /// Rules of thumb. The example `climb` finds the numbers.
    pub(super) struct Weights {
        /// The cost of a missing cube that may still come.
        missing = 22,
        /// The cost of a missing cube that will hardly come.
        hopeless = 37,
        /// The food that a turn brings, in tenths of a cube.
        food_a_turn = 10,
        /// The value of a spare cube, for the first ones of its kind.
        spare = 17,
        /// The additional value of a wild one.
        spare_wild = 12,
        /// For this many turns (in tenths), a spare cube has its full value.
        spare_turns = 20,
        /// The cost of a dog besides its food.
        dog = -6,
        /// The value of a favourite thing besides its points.
        favorite = 8,
        training_for_trick = 14,
        training = 9,
        adoption_pair = 32,
        adoption = 18,
        /// The value of a first adoption when few turns are left.
        adoption_late = 5,
        bone_first = 14,
        bone_each = 5,
        /// The value of a second bone for each turn to come.
        bone_turn = 2,
        walk = 15,
        trait_hope = -5,
        /// The cost of a trait that no dog can have.
        trait_useless = 5,
        fetch = 49,
        /// Fetch is kept if the card is worth less than this.
        fetching = 30,
        /// With fewer turns to come (in tenths), no trick is learned.
        trick_turns = 43,
        /// With this many tricks, no more are learned.
        tricks = 4,
        /// How much of a power's expected points counts, in hundredths.
        power = 100,
    }
}
