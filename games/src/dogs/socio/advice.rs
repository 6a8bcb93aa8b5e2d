//! Why a player might do what a bot suggests, for what the expansion adds.

use super::actions::{PartnerAction, SocioAction};
use super::cards::{PartnerCard, Use};
use super::data::{BONUS_GUESTS, BONUS_POINTS, BONUS_SERVICES, Bonus, Location, NO_LICENCE_POINTS, Service};
use super::lines::joined;
use super::scoring::ngo_points;
use super::state::{Hotel, Socio};
use crate::dogs::advice as base;
use crate::dogs::kennel::DogId;
use crate::frame::{Advice, Line, Seat, keys};
use alloc::vec::Vec;

/// The reasons of DOGS and of the expansion.
pub const WITH_BASE: [&str; base::ALL.len() + ALL.len()] = joined(base::ALL, ALL);

keys! {
/// It is the last step to a bonus card. `n`: its points
pub const BONUS: &str = "advice_bonus";
/// Guests of the hotel want the service. `service`, `n`: how many
pub const WANTED: &str = "advice_wanted";
/// The hotel has services that the guest wants. `n`: how many
pub const SERVED: &str = "advice_served";
/// Without a licence points are lost. `n`
pub const LICENCE: &str = "advice_licence";
/// The points that one more dog for the NGO brings as things stand. `n`
pub const NGO: &str = "advice_ngo";
/// The dog comes back as a special one, which counts as two.
pub const SPECIAL: &str = "advice_special";
/// A dog waits at the agency.
pub const COMES_BACK: &str = "advice_comes_back";
}

pub(super) fn why(state: &Socio, seat: Seat, action: &SocioAction) -> Option<Line> {
    match action {
        SocioAction::Base(action) => state.table.why(seat, action),
        SocioAction::Partner(action) => Adviser { state, seat, hotel: state.hotel(seat) }.why(action),
    }
}

struct Adviser<'a> {
    state: &'a Socio,
    seat: Seat,
    hotel: &'a Hotel,
}

impl Adviser<'_> {
    fn why(&self, action: &PartnerAction) -> Option<Line> {
        match *action {
            PartnerAction::PlacePartner { at: Location::Agency, .. } if self.hotel.away.is_some() => {
                let fits = !self.state.collect_actions(self.seat).is_empty();
                fits.then(|| Line::new(COMES_BACK))
            }
            PartnerAction::PlacePartner { free_entry: true, .. } => None,
            PartnerAction::PlacePartner { at, card, .. } => {
                let only = || self.state.expansion.site(at).cards.first().copied();
                let card = card.or_else(only)?;
                match card.facts().what {
                    Use::Gives(goods) => base::brings(self.state.table.kennel(self.seat), goods),
                    _ => self.guest(card),
                }
            }
            PartnerAction::Serve { service, .. } => self.service(service),
            PartnerAction::License { .. } => Some(Line::new(LICENCE).with("n", -NO_LICENCE_POINTS)),
            PartnerAction::Donate { .. } => self.donate(),
            PartnerAction::Collect { to } => {
                let dog = self.hotel.away?;
                let companions = self.state.table.kennel(self.seat).bay(to).of(dog.breed);
                (companions > 0).then(|| Line::new(base::TOGETHER).with("breed", dog.breed))
            }
            PartnerAction::Send { dog, .. } => self.send(dog),
            _ => None,
        }
    }

    /// The last step to a bonus card that is still there.
    fn completes(&self, bonus: Bonus, have: usize, need: usize) -> Option<Line> {
        let is_last_step = have + 1 == need && self.state.expansion.is_left(bonus);
        is_last_step.then(|| Line::new(BONUS).with("n", BONUS_POINTS))
    }

    fn guest(&self, card: PartnerCard) -> Option<Line> {
        let wants = card.wants()?;
        let served = wants.iter().filter(|service| self.hotel.services.contains(service)).count();
        self.completes(Bonus::ThreeGuests, self.hotel.guests.len(), BONUS_GUESTS)
            .or_else(|| (served > 0).then(|| Line::new(SERVED).with("n", number(served))))
    }

    fn service(&self, service: Service) -> Option<Line> {
        let wants = |guest: &&PartnerCard| guest.wants().is_some_and(|wants| wants.contains(&service));
        let guests = self.hotel.guests.iter().filter(wants).count();
        let wanted = || Line::new(WANTED).with("service", service).with("n", number(guests));
        self.completes(Bonus::FourServices, self.hotel.services.len(), BONUS_SERVICES)
            .or_else(|| (guests > 0).then(wanted))
    }

    fn donate(&self) -> Option<Line> {
        let mut given: Vec<usize> =
            self.state.expansion.hotels.iter().map(|hotel| hotel.given.len()).collect();
        let before = ngo_points(&given)[self.seat.index()];
        given[self.seat.index()] += 1;
        let more = ngo_points(&given)[self.seat.index()] - before;
        (more > 0).then(|| Line::new(NGO).with("n", more))
    }

    fn send(&self, dog: DogId) -> Option<Line> {
        let dog = self.state.table.kennel(self.seat).dog(dog)?;
        (!self.state.last && !dog.special).then(|| Line::new(SPECIAL))
    }
}

/// A hotel is small.
fn number(count: usize) -> i32 {
    i32::try_from(count).expect("few")
}
