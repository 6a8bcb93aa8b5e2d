//! What is hidden, what is counted.

use super::data::{Breed, Character, Resource, Sign};
use super::kennel::Kennel;
use super::state::DogsCardgame;
use crate::frame::{Amounts, Dice, Seat, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

impl DogsCardgame {
    /// C-56: the order of the piles, and in the draft what the others hold and chose.
    pub(super) fn redraw(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut other = self.clone();
        if viewer == Viewer::Referee {
            return other;
        }
        // Sorted first, so that nothing hidden has a part in what is drawn.
        other.pile.sort_unstable();
        dice.shuffle(&mut other.pile);
        // What lies in hidden hands might as well lie in the pile, and the other way round.
        let hidden: Vec<_> = Seat::all(self.seats).filter(|&seat| !viewer.knows(seat)).collect();
        for &seat in &hidden {
            other.characters.append(&mut other.kennels[seat.index()].hand);
        }
        other.characters.sort_unstable();
        dice.shuffle(&mut other.characters);
        for &seat in &hidden {
            let held = self.kennel(seat).hand.len();
            let rest = other.characters.len() - held;
            let hand = other.characters.split_off(rest);
            let kennel = other.kennel_mut(seat);
            // That somebody chose is public; what is not.
            kennel.chosen = kennel.chosen.map(|_| *dice.pick(&hand));
            kennel.hand = hand;
        }
        other
    }

    /// Everything that comes in a number of pieces, wherever it is.
    pub(super) fn count_all(&self) -> BTreeMap<&'static str, u32> {
        let number = |count: usize| u32::try_from(count).expect("a box is small");
        let boxed_breeds = Breed::ALL.len() - self.breeds.len();
        let dogs = self.dogs().count() + self.pile.len() + boxed_breeds * Sign::ALL.len();
        let boxed_characters = self.table().removed_of_each * Character::ALL.len();
        let shown = self.row.iter().filter(|place| place.character.is_some()).count();
        let own = |kennel: &Kennel| kennel.characters.len() + kennel.hand.len();
        let characters = boxed_characters
            + shown
            + self.characters.len()
            + self.discard.len()
            + self.kennels.iter().map(own).sum::<usize>();
        let improvements = self.kennels.iter().map(|kennel| u32::from(kennel.improvements)).sum::<u32>()
            + u32::from(self.improvements);
        let bonuses =
            self.bonuses.len() + self.kennels.iter().map(|kennel| kennel.bonuses.len()).sum::<usize>();
        let puppies =
            self.puppies.len() + self.kennels.iter().map(|kennel| kennel.puppies.len()).sum::<usize>();
        let licence = |kennel: &Kennel| {
            kennel.bays.iter().filter(|bay| !bay.open).count()
                + usize::from(kennel.unpaid)
                + usize::from(kennel.paid)
        };
        BTreeMap::from([
            ("dogs", number(dogs)),
            ("characters", number(characters)),
            ("improvements", improvements),
            ("bonuses", number(bonuses)),
            ("puppies", number(puppies)),
            ("licences", number(self.kennels.iter().map(licence).sum())),
        ])
    }

    pub(super) fn purse(&self, seat: Seat) -> Amounts {
        let kennel = self.kennel(seat);
        Amounts::from([(Resource::Food.word(), kennel.food), (Resource::Coins.word(), kennel.coins)])
    }
}
