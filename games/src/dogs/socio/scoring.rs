//! What a kennel with its hotel is worth (manual L166-188).

use super::cards::PartnerCard;
use super::data::{
    BONUS_POINTS, GUEST_POINTS, GUEST_SERVICE_POINTS, GUESTS_FOOD, GUIDE_DOG_POINTS, NGO_POINTS,
    NO_LICENCE_POINTS, SERVICE_POINTS, TRAINED_GUIDE_DOG_POINTS,
};
use super::lines;
use super::state::Hotel;
use super::state::Socio;
use crate::frame::{Line, Places, ScoreSheet, Seat};
use alloc::vec::Vec;

/// The lines of the sheet, beside those of DOGS.
pub(super) const SHEET: [&str; 6] =
    [lines::NGO, lines::SERVICES, lines::GUESTS, lines::GUIDE_DOGS, lines::BONUSES, lines::LICENCE];

fn number(count: usize) -> i32 {
    i32::try_from(count).expect("a hotel is small")
}

/// L170: points for the places of those who gave, who tie sharing the sum of theirs. S-14: nothing for nothing.
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
    /// L176, if they were fed.
    pub(super) fn guest_points(&self) -> i32 {
        let wanted = self.guests.iter().filter_map(|guest| guest.wants()).flatten();
        let had = wanted.filter(|service| self.services.contains(service)).count();
        number(self.guests.len()) * GUEST_POINTS + number(had) * GUEST_SERVICE_POINTS
    }

    /// L178, L244. S-31: a trainer for each, of those still held; S-32: no other card.
    pub(super) fn guide_dog_points(&self) -> i32 {
        let dogs = self.held(PartnerCard::GuideDog);
        let trained = dogs.min(self.held(PartnerCard::Trainer));
        number(trained) * TRAINED_GUIDE_DOG_POINTS + number(dogs - trained) * GUIDE_DOG_POINTS
    }
}

impl Socio {
    /// The sheet of DOGS, and what the expansion adds. Before the end guests count while there is food for them.
    pub(super) fn sheet(&self) -> ScoreSheet {
        let mut sheet = self.table.sheet();
        let given: Vec<usize> = self.annex.hotels.iter().map(|hotel| hotel.given.len()).collect();
        for (seat, ngo) in Seat::all(self.table.seats).zip(ngo_points(&given)) {
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
        sheet
    }

    fn feeds_guests(&self, seat: Seat) -> bool {
        let over = self.table.phase() == super::super::phase::Phase::Over;
        self.hotel(seat).fed || !over && self.table.kennel(seat).food >= GUESTS_FOOD
    }

    /// As in DOGS. S-45: a special dog is one; S-18: a dog at the agency is not in the kennel.
    pub(super) fn places(&self) -> Places {
        self.table.places(&self.sheet())
    }
}
