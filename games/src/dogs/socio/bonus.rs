//! Bonus cards: the first to reach something takes one at once (manual L192-204).

use super::super::kennel::Kennel;
use super::data::{BONUS_BAYS, BONUS_BREEDS, BONUS_GUESTS, BONUS_NEW_DOGS, BONUS_SERVICES, Bonus};
use super::events::PartnerHappening;
use super::state::Socio;
use super::state::{Hotel, is_new};
use crate::dogs::data::BUILT_BAYS;
use crate::frame::{Script, Seat};

/// S-34: all that the seat has reached and nobody has.
pub(super) fn take_all(script: &mut Script<Socio>, seat: Seat) {
    for &bonus in Bonus::ALL {
        let state = script.state();
        if state.annex.is_left(bonus) && has_reached(state.table.kennel(seat), state.hotel(seat), bonus) {
            script.emit(PartnerHappening::BonusTaken { seat, bonus }.into());
        }
    }
}

fn has_reached(kennel: &Kennel, hotel: &Hotel, bonus: Bonus) -> bool {
    match bonus {
        // S-36: the new ones count.
        Bonus::SixBreeds => kennel.breeds() >= BONUS_BREEDS,
        Bonus::FourNewPlusLicence => hotel.licence && new_dogs(kennel) >= BONUS_NEW_DOGS,
        Bonus::TwoExtraBays => kennel.built() >= BUILT_BAYS + BONUS_BAYS,
        Bonus::ThreeGuests => hotel.guests.len() >= BONUS_GUESTS,
        Bonus::FourServices => hotel.services.len() >= BONUS_SERVICES,
    }
}

/// S-35: sick ones count, too, and a special one is one token; those given or sent away are not in the kennel.
pub(super) fn new_dogs(kennel: &Kennel) -> usize {
    kennel.housed().chain(&kennel.infirmary).filter(|dog| is_new(dog.breed)).count()
}
