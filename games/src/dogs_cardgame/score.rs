//! The score sheet (manual L368-382).

use super::data::{
    BONUS, Bonus, Counted, DOGS_PER_PUPPY_POINT, HOTEL, HOTEL_FOR_TWO, Kind, NO_IMPROVEMENT, PUPPY_CARD,
    SAME_BREED, SICK, TRAINED, UNPAID,
};
use super::kennel::{Bay, Kennel};
use super::lines;
use super::state::DogsCardgame;
use crate::frame::{Line, Places, ScoreSheet, Seat};
use alloc::vec::Vec;

/// The lines of the score sheet, in its order.
pub(super) const SHEET: [&str; 9] = [
    lines::BAYS,
    lines::TRAINED,
    lines::HOTEL,
    lines::BONUS,
    lines::DARK_BONUS,
    lines::PUPPIES,
    lines::INFIRMARY,
    lines::NO_IMPROVEMENT,
    lines::LICENCES,
];

impl Bay {
    /// Points of a bay: each breed counts by itself.
    pub(super) fn points(&self) -> i32 {
        self.breeds().filter(|&dogs| dogs > 0).map(|dogs| SAME_BREED[dogs - 1]).sum()
    }
}

/// The points of the hotel for these numbers of guests, seat by seat.
/// C-32: none is a number like any other. Ties share their places; with two players they get nothing.
pub(super) fn hotel_points(guests: &[usize]) -> Vec<i32> {
    let points = |own: &usize| {
        let ahead = guests.iter().filter(|other| *other > own).count();
        let tied = guests.iter().filter(|other| *other == own).count();
        match guests.len() {
            2 if tied == 2 => 0,
            2 => HOTEL_FOR_TWO[ahead],
            // The sum of so many places in a row divides without rest.
            _ => HOTEL[ahead..ahead + tied].iter().sum::<i32>() / number(tied),
        }
    };
    guests.iter().map(points).collect()
}

/// The points of one puppy card.
pub(super) fn puppy_points(kennel: &Kennel, kind: Kind, counted: &Counted) -> i32 {
    PUPPY_CARD + number(kennel.count(kind, counted)) / DOGS_PER_PUPPY_POINT
}

fn number(count: usize) -> i32 {
    i32::try_from(count).expect("what lies on a table is few")
}

/// The score of each seat if the match ended now.
pub(super) fn score_sheet(state: &DogsCardgame) -> ScoreSheet {
    let mut sheet = ScoreSheet::new(state.seats);
    let guests: Vec<_> = state.kennels().map(|kennel| kennel.hotel.len()).collect();
    let hotel = hotel_points(&guests);
    for seat in Seat::all(state.seats) {
        state.add_dogs(&mut sheet, seat);
        let own = guests[seat.index()];
        let tied = guests.iter().filter(|&&other| other == own).count() - 1;
        let place = 1 + guests.iter().filter(|&&other| other > own).count();
        let why = Line::new(lines::WHY_HOTEL).with("n", number(own)).with("place", number(place));
        sheet.add(lines::HOTEL, seat, hotel[seat.index()], Some(why.with("tied", number(tied))));
        if !state.options.children {
            state.add_bonuses(&mut sheet, seat);
        }
        if state.options.puppies {
            state.add_puppies(&mut sheet, seat);
        }
        state.add_penalties(&mut sheet, seat);
    }
    sheet
}

/// Manual L380: the most points, then the most dogs in bays. C-45: then it is shared.
pub(super) fn places(state: &DogsCardgame) -> Places {
    let sheet = score_sheet(state);
    let key = |seat| (sheet.total(seat), state.kennel(seat).housed().count());
    let keys: Vec<_> = Seat::all(state.seats).map(key).collect();
    Places::ranked(&keys)
}

impl DogsCardgame {
    fn add_dogs(&self, sheet: &mut ScoreSheet, seat: Seat) {
        let kennel = self.kennel(seat);
        let bays: Vec<_> = kennel.bays.iter().map(Bay::points).collect();
        let names = ["bay_1", "bay_2", "bay_3", "bay_4", "bay_5"];
        let why = names.into_iter().zip(&bays);
        let why = why.fold(Line::new(lines::WHY_BAYS), |line, (name, &points)| line.with(name, points));
        sheet.add(lines::BAYS, seat, bays.iter().sum(), Some(why));
        let trained = number(kennel.count(Kind::Trained, self.options.counted()));
        sheet.add(
            lines::TRAINED,
            seat,
            trained * TRAINED,
            Some(Line::new(lines::WHY_TRAINED).with("n", trained)),
        );
    }

    /// Light bonus cards count for the seat that claimed them, dark ones for the seat that leads now.
    fn add_bonuses(&self, sheet: &mut ScoreSheet, seat: Seat) {
        let taken = number(self.kennel(seat).bonuses.iter().filter(|bonus| !bonus.dark()).count());
        sheet.add(lines::BONUS, seat, taken * BONUS, Some(Line::new(lines::WHY_BONUS).with("n", taken)));
        let dark: Vec<_> = Bonus::ALL.iter().filter(|bonus| self.leads(**bonus) == Some(seat)).collect();
        let leads = |bonus| i32::from(dark.contains(&&bonus));
        let why = Line::new(lines::WHY_DARK_BONUS)
            .with("food", leads(Bonus::MostFood))
            .with("coins", leads(Bonus::MostCoins))
            .with("improvements", leads(Bonus::MostImprovements));
        sheet.add(lines::DARK_BONUS, seat, number(dark.len()) * BONUS, Some(why));
    }

    fn add_puppies(&self, sheet: &mut ScoreSheet, seat: Seat) {
        let counted = self.options.counted();
        let kennel = self.kennel(seat);
        let points = kennel.puppies.iter().map(|&kind| puppy_points(kennel, kind, counted)).sum();
        let why = Line::new(lines::WHY_PUPPIES).with("n", number(kennel.puppies.len()));
        let cards = number(kennel.puppies.len()) * PUPPY_CARD;
        sheet.add(lines::PUPPIES, seat, points, Some(why.with("dogs", points - cards)));
    }

    fn add_penalties(&self, sheet: &mut ScoreSheet, seat: Seat) {
        let kennel = self.kennel(seat);
        let sick = number(kennel.infirmary.len());
        sheet.add(lines::INFIRMARY, seat, sick * SICK, Some(Line::new(lines::WHY_INFIRMARY).with("n", sick)));
        let none = if kennel.improvements == 0 { NO_IMPROVEMENT } else { 0 };
        let why = Line::new(lines::WHY_IMPROVEMENTS).with("n", i32::from(kennel.improvements));
        sheet.add(lines::NO_IMPROVEMENT, seat, none, Some(why));
        let unpaid = i32::from(kennel.unpaid);
        sheet.add(
            lines::LICENCES,
            seat,
            unpaid * UNPAID,
            Some(Line::new(lines::WHY_LICENCES).with("n", unpaid)),
        );
    }
}
