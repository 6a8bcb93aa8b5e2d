//! New dogs are placed on the board at the beginning of a round (manual L59-77).

use super::super::data::Region;
use super::super::flow;
use super::super::kennel::{Dog, DogId};
use super::super::map::Space;
use super::actions::PartnerAction;
use super::data::{DIE_FACES, TOKENS_OF_SPACE, support};
use super::events::PartnerHappening;
use super::state::Socio;
use crate::frame::{Audience, Seat, Transition};
use alloc::vec::Vec;

/// S-03: before income. S-02: the start player announces the split before any new dog is revealed. If one dog goes to
/// each region, there is no choice (L265).
pub(super) fn begin(transition: &mut Transition<Socio>) {
    let state = transition.state();
    if state.expansion.new_dogs.is_empty() {
        return flow::begin_refuel(transition);
    }
    let seat = state.start;
    if let [only] = splits(state.more_numbers().placements).as_slice() {
        let city = *only;
        return spread(transition, seat, city);
    }
    transition.emit(PartnerHappening::NewDogsDue { seat });
}

/// The possible numbers of new dogs for the city: at least one goes to each region (L61).
fn splits(placements: u8) -> Vec<u8> {
    (1..placements).collect()
}

pub(super) fn split_actions(placements: u8) -> Vec<PartnerAction> {
    splits(placements).into_iter().map(|city| PartnerAction::Split { city }).collect()
}

/// S-01: first the city, then the country.
pub(super) fn spread(transition: &mut Transition<Socio>, seat: Seat, city: u8) {
    let country = transition.state().more_numbers().placements - city;
    transition.emit(PartnerHappening::Announced { seat, city, country });
    for (region, count) in [(Region::City, city), (Region::Country, country)] {
        for _ in 0..count {
            arrive(transition, region);
        }
    }
    flow::begin_refuel(transition);
}

/// L61-63: draws a token, then rolls the die until it shows a space with room.
fn arrive(transition: &mut Transition<Socio>, region: Region) {
    let state = transition.state();
    let Some(region) = state.region_with_room(region) else { return };
    let Some(&(breed, health)) = state.expansion.new_dogs.last() else { return };
    let dog = Dog::new(DogId(state.shown), breed, health);
    let mut faces = Vec::new();
    let space = loop {
        let face = transition.dice().below(DIE_FACES.into()) + 1;
        let face = u8::try_from(face).expect("the die has eight faces");
        faces.push(face);
        let space = support(region, face);
        if transition.state().has_room_at(space) {
            break space;
        }
    };
    transition.reveal(Audience::everybody());
    transition.emit(PartnerHappening::NewDog { region, faces, space, dog });
}

impl Socio {
    /// L63: at most two tokens on a space. S-04: a block counts as one.
    fn has_room_at(&self, space: Space) -> bool {
        let spot = self.table.spot(space);
        spot.dogs.len() + usize::from(spot.block) < TOKENS_OF_SPACE
    }

    /// S-44: the region, or the other one if it is full, or none if both are.
    fn region_with_room(&self, region: Region) -> Option<Region> {
        let other = Region::ALL.iter().copied().find(|&other| other != region);
        let has_room = |region: &Region| Space::of(*region).iter().any(|&space| self.has_room_at(space));
        [Some(region), other].into_iter().flatten().find(has_room)
    }
}
