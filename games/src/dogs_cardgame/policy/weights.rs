//! The weights of the policy, in tenths of a point.

use crate::frame::weights;

weights! {
    /// Rules of thumb. The example `climb` finds the numbers.
    pub(in crate::dogs_cardgame) struct Weights {
        /// A food more while food is needed, and when there is enough.
        food_needed = 7,
        food = 2,
        /// How much food a turn takes, and for how many turns it is kept.
        food_a_turn = 5,
        food_turns = 4,
        /// A coin more while coins are needed, and when there are enough.
        coin_needed = 12,
        coin = 5,
        /// A coin more in the last turn if a licence is unpaid.
        coin_owed = 19,
        /// How many coins are kept beside what licences cost.
        coins_kept = 2,
        /// A coin that is spent.
        spent = 6,
        /// What a place among others costs beside the coin, which counts in hundredths.
        toll = 175,
        /// A trained dog besides its points.
        trained = 10,
        /// A dog that a vet cures costs so much.
        cure = -2,
        /// A sick dog costs so many hundredths of its points with one turn or two to come, and with more.
        sick_late = 50,
        sick_early = 0,
        /// What a character is worth later, for want of a better use.
        vet = 15,
        trainer = 10,
        partner = 10,
        manager = 20,
        /// What a merchant's food is worth then, in hundredths.
        merchant = 100,
        /// What a character must bring to be used before the last turn.
        enough_vet = 32,
        enough_partner = 32,
        enough_trainer = 30,
        enough_manager = 43,
        /// What makes room for another character.
        make_room = 5,
        /// A bay for each dog that would not have room, and how many dogs come with each turn, in tenths.
        crowded = 20,
        coming = 20,
        /// A licence that is not paid at once, in coins.
        licence = 3,
        /// What a donation must bring more than it takes.
        donation = 4,
        /// An improvement, the one before a reward, and those after it.
        improved = 10,
        rewarded = 20,
        improved_more = 2,
        /// A puppy for each dog that counts with it.
        puppy_dog = 5,
        /// How many hundredths of its points are expected of the next dog of a breed, while there is time.
        hope = 10,
    }
}
