//! New dogs come on the board at the beginning of a round (manual L59-77).

use super::super::data::Region;
use super::super::flow;
use super::super::kennel::{Dog, DogId};
use super::super::map::Space;
use super::actions::PartnerAction;
use super::data::{DIE_FACES, TOKENS_OF_SPACE, support};
use super::events::PartnerHappening;
use super::state::Socio;
use crate::frame::{Audience, Script, Seat};
use alloc::vec::Vec;

/// S-03: before anybody is paid. S-02: who begins announces how they are spread before one is seen; where one goes to
/// each region there is nothing to announce (L265).
pub(super) fn begin(script: &mut Script<Socio>) {
    let state = script.state();
    if state.annex.new_dogs.is_empty() {
        return flow::begin_refuel(script);
    }
    let seat = state.start;
    if let [only] = splits(state.more_numbers().placements).as_slice() {
        let city = *only;
        return spread(script, seat, city);
    }
    script.emit(PartnerHappening::NewDogsDue { seat }.into());
}

/// How many may go to the city: at least one goes to each region (L61).
fn splits(placements: u8) -> Vec<u8> {
    (1..placements).collect()
}

pub(super) fn split_list(placements: u8) -> Vec<PartnerAction> {
    splits(placements).into_iter().map(|city| PartnerAction::Split { city }).collect()
}

/// S-01: first the city, then the country.
pub(super) fn spread(script: &mut Script<Socio>, seat: Seat, city: u8) {
    let country = script.state().more_numbers().placements - city;
    script.emit(PartnerHappening::Announced { seat, city, country }.into());
    for (region, count) in [(Region::City, city), (Region::Country, country)] {
        for _ in 0..count {
            arrive(script, region);
        }
    }
    flow::begin_refuel(script);
}

/// L61-63: a token, then the die, until it falls on a space with room.
fn arrive(script: &mut Script<Socio>, region: Region) {
    let state = script.state();
    let Some(region) = state.region_with_room(region) else { return };
    let Some(&(breed, health)) = state.annex.new_dogs.last() else { return };
    let dog = Dog::new(DogId(state.shown), breed, health);
    let mut faces = Vec::new();
    let space = loop {
        let face = script.dice().below(DIE_FACES.into()) + 1;
        let face = u8::try_from(face).expect("the die has eight faces");
        faces.push(face);
        let space = support(region, face);
        if script.state().has_room_at(space) {
            break space;
        }
    };
    script.reveal(Audience::everybody());
    script.emit(PartnerHappening::NewDog { region, faces, space, dog }.into());
}

impl Socio {
    /// L63: two tokens at most. S-04: a block is one of them.
    fn has_room_at(&self, space: Space) -> bool {
        let spot = self.table.spot(space);
        spot.dogs.len() + usize::from(spot.block) < TOKENS_OF_SPACE
    }

    /// S-44: the other region where this one is full; none where both are.
    fn region_with_room(&self, region: Region) -> Option<Region> {
        let other = Region::ALL.iter().copied().find(|&other| other != region);
        let has_room = |region: &Region| Space::of(*region).iter().any(|&space| self.has_room_at(space));
        [Some(region), other].into_iter().flatten().find(has_room)
    }
}
