//! The conditions of the bonus cards (manual L386-454).

use super::data::{Bonus, Breed, Counted, Kind};
use super::kennel::{Dog, Kennel, Via};
use super::state::DogsCardgame;
use crate::frame::Seat;

/// The number of dogs that a card for "three of" requires.
const THREE: usize = 3;
const NINE: usize = 9;
const SIX: usize = 6;
const PAIR: usize = 2;

impl Kennel {
    /// How far the kennel is with a light bonus card: what it has, and what is needed.
    pub(super) fn progress(&self, bonus: Bonus, counted: &Counted) -> (usize, usize) {
        let of = |kind| self.count(kind, counted);
        let from = |via, kind| self.housed().filter(|dog| dog.via == via && dog.is(kind, counted)).count();
        let of_breed = |&breed: &Breed| self.housed().filter(|dog| dog.breed == breed).count();
        match bonus {
            Bonus::ThreeHealthy => (of(Kind::Healthy), THREE),
            Bonus::ThreeTrained => (of(Kind::Trained), THREE),
            // C-28: cured by the vet; brought by the partner.
            Bonus::ThreeCured => (from(Via::Vet, Kind::Cured), THREE),
            Bonus::ThreeFair => (from(Via::Partner, Kind::Fair), THREE),
            Bonus::ThreeHotel => (of(Kind::Hotel), THREE),
            Bonus::OneEach => {
                let kinds = [Kind::Fair, Kind::Cured, Kind::Trained, Kind::Hotel];
                (kinds.iter().filter(|&&kind| of(kind) > 0).count(), kinds.len())
            }
            Bonus::ThreeSameBreed => (Breed::ALL.iter().map(of_breed).max().unwrap_or_default(), THREE),
            Bonus::SixBreeds => (Breed::ALL.iter().filter(|breed| of_breed(breed) > 0).count(), SIX),
            Bonus::ThreeBaysWithPair => {
                (self.bays.iter().filter(|bay| bay.breeds().any(|dogs| dogs >= PAIR)).count(), THREE)
            }
            Bonus::NineDogs => (self.housed().count(), NINE),
            Bonus::TwoLicences => (usize::from(self.paid), 2),
            Bonus::LicenceAndTwoImprovements => {
                (usize::from(self.paid.min(1)) + usize::from(self.improvements.min(2)), 3)
            }
            Bonus::MostFood | Bonus::MostCoins | Bonus::MostImprovements => (0, 1),
        }
    }

    /// Whether the kennel meets a light bonus card now (C-30).
    pub(super) fn meets(&self, bonus: Bonus, counted: &Counted) -> bool {
        let (have, need) = self.progress(bonus, counted);
        have >= need
    }

    /// Whether one of its dogs may leave without breaking the bonus claimed with this layout (C-29).
    pub(super) fn meets_without(&self, bonus: Bonus, dog: &Dog, counted: &Counted) -> bool {
        let mut rest = self.clone();
        rest.find_and_take(dog.id);
        rest.meets(bonus, counted)
    }
}

impl DogsCardgame {
    /// The seat that would be awarded a dark bonus card now: the only one with the most (C-33, C-34).
    pub(super) fn leads(&self, bonus: Bonus) -> Option<Seat> {
        let amount = |kennel: &Kennel| match bonus {
            Bonus::MostFood => Some(kennel.food),
            Bonus::MostCoins => Some(kennel.coins),
            Bonus::MostImprovements => Some(u32::from(kennel.improvements)),
            _ => None,
        };
        let most = self.kennels().filter_map(amount).max()?;
        let mut leaders =
            Seat::all(self.seats).filter(|&seat| amount(self.kennel(seat)).is_some_and(|own| own == most));
        leaders.next().filter(|_| leaders.next().is_none())
    }
}
