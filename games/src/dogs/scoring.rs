//! The points of a kennel.

use super::data::{
    BAY_POINTS, BAY_SLOTS, BayId, HELPER_POINTS, ONE_BREED_POINTS, PAIR_PLUS_SINGLE, RESOURCES_PER_POINT,
    Region, SICK_POINTS, TWO_PAIRS, region_of,
};
use super::kennel::{Bay, Kennel, count};
use super::lines;
use super::state::Dogs;
use crate::frame::{Line, Places, ScoreSheet, Seat};
use alloc::vec::Vec;

/// The lines of the score sheet.
pub(super) const SHEET: [&str; 7] = [
    lines::PACKS,
    lines::EXTRA_BAYS,
    lines::BREEDS,
    lines::HELPER,
    lines::RESOURCES,
    lines::SICK,
    lines::REGIONS,
];

/// L611-617. D-40: a single dog, or two of different breeds, are worth nothing.
pub(super) fn bay_points(bay: &Bay) -> i32 {
    let mut counts = count(&bay.dogs);
    counts.sort_unstable_by(|one, two| two.cmp(one));
    match counts[..2] {
        [most, 0] => ONE_BREED_POINTS[usize::from(most).min(BAY_SLOTS)],
        [2, 1] => PAIR_PLUS_SINGLE,
        [2, 2] => TWO_PAIRS,
        _ => 0,
    }
}

fn number(count: usize) -> i32 {
    i32::try_from(count).expect("a kennel is small")
}

impl Kennel {
    /// The number of breeds in the bays.
    pub(super) fn breeds(&self) -> usize {
        count(self.housed()).iter().filter(|&&dogs| dogs > 0).count()
    }

    fn lacks(&self, region: Region) -> bool {
        !self.housed().any(|dog| region_of(dog.breed) == Some(region))
    }
}

impl Dogs {
    /// Adds the column of one seat to the sheet.
    pub(super) fn score_seat(&self, sheet: &mut ScoreSheet, seat: Seat) {
        let kennel = self.kennel(seat);
        let numbers = self.numbers();
        let packs: Vec<i32> = kennel.bays.iter().map(bay_points).collect();
        let why = BayId::ALL
            .iter()
            .zip(&packs)
            .fold(Line::new(lines::WHY_PACKS), |line, (bay, &points)| line.with(bay.word(), points));
        sheet.add(lines::PACKS, seat, packs.iter().sum(), Some(why));
        let extra = kennel.bays.iter().zip(BAY_POINTS).filter(|(bay, _)| !bay.dogs.is_empty());
        sheet.add(lines::EXTRA_BAYS, seat, extra.map(|(_, points)| points).sum(), None);
        let breeds = number(kennel.breeds());
        let why = Line::new(lines::WHY_BREEDS).with("n", breeds).with("each", numbers.per_breed);
        sheet.add(lines::BREEDS, seat, breeds * numbers.per_breed, Some(why));
        sheet.add(lines::HELPER, seat, if kennel.paid { HELPER_POINTS } else { 0 }, None);
        let resources = [kennel.gas, kennel.food, kennel.medicine].map(u32::from).iter().sum::<u32>();
        let points = i32::try_from(resources / RESOURCES_PER_POINT).expect("there are few resources");
        let why = Line::new(lines::WHY_RESOURCES).with("n", number(resources as usize));
        sheet.add(lines::RESOURCES, seat, points, Some(why));
        let sick = number(kennel.infirmary.len());
        let why = Line::new(lines::WHY_SICK).with("n", sick);
        sheet.add(lines::SICK, seat, sick * SICK_POINTS, Some(why));
        if numbers.missing_region != 0 {
            let lacks = Region::ALL.iter().copied().find(|&region| kennel.lacks(region));
            let why = lacks.map(|region| Line::new(lines::WHY_REGIONS).with("region", region));
            sheet.add(lines::REGIONS, seat, lacks.map_or(0, |_| numbers.missing_region), why);
        }
    }

    /// L642-643: ties are broken by the number of dogs in the bays. D-38: seats that still tie share the place.
    pub(super) fn places(&self, sheet: &ScoreSheet) -> Places {
        let key = |seat| (sheet.total(seat), self.kennel(seat).housed().count());
        Places::ranked(&Seat::all(self.seats).map(key).collect::<Vec<_>>())
    }
}
