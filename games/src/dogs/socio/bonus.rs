//! Bonus cards: the first seat to reach a goal takes its card at once (manual L192-204).

use super::super::kennel::Kennel;
use super::data::{BONUS_BAYS, BONUS_BREEDS, BONUS_GUESTS, BONUS_NEW_DOGS, BONUS_SERVICES, Bonus};
use super::events::PartnerHappening;
use super::state::{Hotel, Socio, is_new};
use crate::dogs::data::BUILT_BAYS;
use crate::frame::{Seat, Transition};

/// S-34: the seat takes every card whose goal it has reached, unless another seat has it.
pub(super) fn take_all(transition: &mut Transition<Socio>, seat: Seat) {
    for &bonus in Bonus::ALL {
        let state = transition.state();
        if state.expansion.is_left(bonus) && has_reached(state.table.kennel(seat), state.hotel(seat), bonus) {
            transition.emit(PartnerHappening::BonusTaken { seat, bonus });
        }
    }
}

fn has_reached(kennel: &Kennel, hotel: &Hotel, bonus: Bonus) -> bool {
    match bonus {
        // S-36: the breeds of the expansion count, too.
        Bonus::SixBreeds => kennel.breeds() >= BONUS_BREEDS,
        Bonus::FourNewPlusLicence => hotel.licence && new_dogs(kennel) >= BONUS_NEW_DOGS,
        Bonus::TwoExtraBays => kennel.built() >= BUILT_BAYS + BONUS_BAYS,
        Bonus::ThreeGuests => hotel.guests.len() >= BONUS_GUESTS,
        Bonus::FourServices => hotel.services.len() >= BONUS_SERVICES,
    }
}

/// The number of dogs of new breeds in a kennel. S-35: sick ones count, a special one counts as one, and those at the
/// NGO and the agency do not count.
pub(super) fn new_dogs(kennel: &Kennel) -> usize {
    kennel.housed().chain(&kennel.infirmary).filter(|dog| is_new(dog.breed)).count()
}
