//! The points of a hotel (manual L166-188).

use super::cards::PartnerCard;
use super::data::{
    BONUS_POINTS, GUEST_POINTS, GUEST_SERVICE_POINTS, GUESTS_FOOD, GUIDE_DOG_POINTS, NGO_POINTS,
    NO_LICENCE_POINTS, SERVICE_POINTS, TRAINED_GUIDE_DOG_POINTS,
};
use super::lines;
use super::state::Hotel;
use super::state::Socio;
use crate::frame::{Line, ScoreSheet, Seat};
use alloc::vec::Vec;

/// The lines of the score sheet besides those of DOGS.
pub(super) const SHEET: [&str; 6] =
    [lines::NGO, lines::SERVICES, lines::GUESTS, lines::GUIDE_DOGS, lines::BONUSES, lines::LICENCE];

fn number(count: usize) -> i32 {
    i32::try_from(count).expect("a hotel is small")
}

/// L170: the points of each seat for its place in dogs given to the NGO. Seats that tie share the sum of their places,
/// rounded down. S-14: a seat that gave none gets none.
pub(super) fn ngo_points(given: &[usize]) -> Vec<i32> {
    let points = |own: &usize| {
        if *own == 0 {
            return 0;
        }
        let ahead = given.iter().filter(|other| *other > own).count();
        let tied = given.iter().filter(|other| *other == own).count();
        NGO_POINTS[ahead..ahead + tied].iter().sum::<i32>() / number(tied)
    };
    given.iter().map(points).collect()
}

impl Hotel {
    /// L176: the points of the guests if they are fed.
    pub(super) fn guest_points(&self) -> i32 {
        let wanted = self.guests.iter().filter_map(|guest| guest.wants()).flatten();
        let had = wanted.filter(|service| self.services.contains(service)).count();
        number(self.guests.len()) * GUEST_POINTS + number(had) * GUEST_SERVICE_POINTS
    }

    /// L178, L244. S-31: each guide dog needs a trainer that is still held. S-32: no other card counts.
    pub(super) fn guide_dog_points(&self) -> i32 {
        let dogs = self.held(PartnerCard::GuideDog);
        let trained = dogs.min(self.held(PartnerCard::Trainer));
        number(trained) * TRAINED_GUIDE_DOG_POINTS + number(dogs - trained) * GUIDE_DOG_POINTS
    }
}

impl Socio {
    /// Adds the lines of the expansion for one seat, with its points for the NGO.
    pub(super) fn score_hotel(&self, sheet: &mut ScoreSheet, seat: Seat, ngo: i32) {
        let hotel = self.hotel(seat);
        let why = Line::new(lines::WHY_NGO).with("n", number(hotel.given.len()));
        sheet.add(lines::NGO, seat, ngo, Some(why));
        sheet.add(lines::SERVICES, seat, number(hotel.services.len()) * SERVICE_POINTS, None);
        let guests = if self.feeds_guests(seat) { hotel.guest_points() } else { 0 };
        let why = Line::new(lines::WHY_GUESTS).with("n", number(hotel.guests.len()));
        sheet.add(lines::GUESTS, seat, guests, Some(why));
        sheet.add(lines::GUIDE_DOGS, seat, hotel.guide_dog_points(), None);
        sheet.add(lines::BONUSES, seat, number(hotel.bonuses.len()) * BONUS_POINTS, None);
        let licence = if hotel.licence { 0 } else { NO_LICENCE_POINTS };
        sheet.add(lines::LICENCE, seat, licence, None);
    }

    fn feeds_guests(&self, seat: Seat) -> bool {
        let over = self.table.phase() == super::super::phase::Phase::Over;
        self.hotel(seat).fed || !over && self.table.kennel(seat).food >= GUESTS_FOOD
    }
}
