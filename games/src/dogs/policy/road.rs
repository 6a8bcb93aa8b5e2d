//! The values of spaces for the truck, and of the gas to reach them.

use super::super::cards::Card;
use super::super::data::{GAS_MAX, GAS_PER_COIN, Good, Health, INFIRMARY_MAX, RETURN_COST, Region};
use super::super::kennel::Dog;
use super::super::map::{PAWS, Routes, Space, distance};
use super::Evaluator;
use super::weights::{
    BOUGHT_DRIVE, BURNT, BURNT_LAST, DRIVE, NEXT_DRIVE, SICK_COST, SICK_PART, SICK_WITHOUT_MEDICINE,
    SICK_WITHOUT_ROOM,
};

/// Looks no further ahead than so many drives.
const DRIVES: usize = 3;

/// The routes of the truck, and what its driver would find.
pub(super) struct Road {
    routes: Routes,
    /// The value of the dogs on each space, by [`Space::paw`]; none where the truck may not stop.
    found: [Option<i32>; PAWS],
}

impl Evaluator<'_> {
    pub(super) fn look_around(&self, routes: Routes) -> Road {
        let ill = self.ill();
        let found = core::array::from_fn(|at| {
            let space = Space::paws()[at];
            let spot = self.table.spot(space);
            let open = !spot.block && !spot.dogs.is_empty() && self.table.truck_at(space).is_none();
            open.then(|| spot.dogs.iter().map(|dog| self.found(dog, space, ill)).sum())
        });
        Road { routes, found }
    }

    /// The value of a dog on the board, with so many sick ones on the truck and in the infirmary.
    fn found(&self, dog: &Dog, space: Space, ill: usize) -> i32 {
        let cured = self.kennel.holds(Card::Vet) || usize::from(self.kennel.medicine) > ill;
        match dog.health {
            Health::Lost => i32::from(space.facts().reward) * self.coin,
            Health::Healthy => self.gain(dog.breed),
            Health::Sick if ill >= INFIRMARY_MAX => SICK_WITHOUT_ROOM,
            Health::Sick if !cured => SICK_WITHOUT_MEDICINE,
            Health::Sick => {
                // It can wait in the infirmary until another bay is built.
                let later = self.rounds > 1 && self.kennel.next_bay().is_some();
                let bays = self.bays + usize::from(later);
                let mut dogs = self.dogs;
                dogs[dog.breed as usize] += 1;
                let gain = self.packing_in(&dogs, bays) - self.packing_in(&self.dogs, bays);
                gain * SICK_PART / 10 - SICK_COST
            }
        }
    }

    /// What the dogs of a region are worth together, as far as they are wanted.
    pub(in crate::dogs) fn stops_in(&self, region: Region) -> i32 {
        let (road, ill) = (Space::of(region).iter(), self.ill());
        let stops = road.map(|&space| {
            self.table.spot(space).dogs.iter().map(|dog| self.found(dog, space, ill)).sum::<i32>()
        });
        stops.map(|found| found.max(0)).sum()
    }

    fn burnt(&self, gas: u8) -> i32 {
        i32::from(gas) * if self.rounds == 0 { BURNT_LAST } else { BURNT }
    }

    /// The value of the dogs of a space, and of what the truck can reach from there.
    pub(super) fn drive(&self, to: Space) -> i32 {
        let Some(road) = &self.road else { return 0 };
        let cost = road.routes.cost(to);
        let found = road.found[to.paw()].unwrap_or(0);
        let left = self.kennel.gas.saturating_sub(cost + RETURN_COST);
        found - self.burnt(cost) + self.next_drives(road, to, left) + DRIVE
    }

    /// What the next drives find with so much gas, if each goes where most is found.
    fn next_drives(&self, road: &Road, from: Space, mut gas: u8) -> i32 {
        let (mut here, mut seen, mut part, mut value) = (from, 1_u32 << from as u32, 100, 0);
        for _ in 0..DRIVES {
            let unseen = Space::paws().iter().zip(&road.found).filter(|&(&to, _)| seen & 1 << to as u32 == 0);
            let reached = unseen.filter_map(|(&to, &found)| {
                let cost = distance(here, to);
                (cost <= gas).then_some((found? - self.burnt(cost), to, cost))
            });
            let Some((found @ 1.., to, cost)) = reached.max_by_key(|&(found, ..)| found) else { break };
            part = part * NEXT_DRIVE / 10;
            value += found * part / 100;
            gas -= cost;
            seen |= 1 << to as u32;
            here = to;
        }
        value
    }

    /// The value of buying gas for so many coins.
    pub(super) fn refuel(&self, coins: u8) -> i32 {
        let gas = (self.kennel.gas + coins * GAS_PER_COIN).min(GAS_MAX);
        let drives = self
            .road
            .as_ref()
            .map_or(0, |road| self.next_drives(road, Space::Centre, gas.saturating_sub(RETURN_COST)));
        self.units(Good::Gas, gas - self.kennel.gas) + drives * BOUGHT_DRIVE / 10 - self.coins(coins)
    }
}
