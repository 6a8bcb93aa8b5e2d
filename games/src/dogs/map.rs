//! The map (house rules): a centre, eight spaces of the city, eight of the country, and the roads between them.

use super::data::{BLOCKED_COST, Region};
use crate::frame::words;
use alloc::vec::Vec;
use serde::Serialize;

words! {
    /// The places of the map.
    pub enum Space {
        /// Where trucks start. It has no paws: no truck stops there, and crossing it is free (D-06).
        Centre = "centre",
        C1 = "c1",
        C2 = "c2",
        C3 = "c3",
        C4 = "c4",
        C5 = "c5",
        C6 = "c6",
        C7 = "c7",
        C8 = "c8",
        K1 = "k1",
        K2 = "k2",
        K3 = "k3",
        K4 = "k4",
        K5 = "k5",
        K6 = "k6",
        K7 = "k7",
        K8 = "k8",
    }
}

/// The number of spaces with paws, where dogs lie and trucks stop.
pub const PAWS: usize = 16;
/// The width and height of the canvas, in the units of [`SpaceFacts`].
pub const CANVAS: (u16, u16) = (1000, 700);

/// The printed facts of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceFacts {
    /// The distance from the left of the canvas.
    pub x: u16,
    /// The distance from the top of the canvas.
    pub y: u16,
    /// Coins for a lost dog that is found here (manual L271-273, L301-302).
    pub reward: u8,
    /// Its face on the die of the expansion, from 1; 0 for the centre.
    pub die: u8,
}

const fn at(x: u16, y: u16, reward: u8, die: u8) -> SpaceFacts {
    SpaceFacts { x, y, reward, die }
}

/// Every place, in the order of [`Space::ALL`].
pub const SPACES: [SpaceFacts; PAWS + 1] = [
    at(500, 350, 0, 0),
    at(405, 245, 1, 1),
    at(405, 455, 1, 2),
    at(285, 190, 2, 3),
    at(285, 470, 2, 4),
    at(165, 120, 3, 5),
    at(185, 540, 3, 6),
    at(75, 300, 4, 7),
    at(65, 610, 4, 8),
    at(595, 245, 1, 1),
    at(595, 455, 1, 2),
    at(705, 140, 2, 3),
    at(715, 400, 2, 4),
    at(825, 170, 3, 5),
    at(835, 440, 3, 6),
    at(935, 300, 4, 7),
    at(930, 590, 4, 8),
];

/// The roads, each listed once. City and country are connected only by the centre.
pub const ROADS: [(Space, Space); 22] = {
    use Space::{C1, C2, C3, C4, C5, C6, C7, C8, Centre, K1, K2, K3, K4, K5, K6, K7, K8};
    [
        (Centre, C1),
        (Centre, C2),
        (C1, C3),
        (C2, C4),
        (C3, C4),
        (C3, C5),
        (C4, C6),
        (C5, C7),
        (C6, C7),
        (C6, C8),
        (C7, C8),
        (Centre, K1),
        (Centre, K2),
        (K1, K3),
        (K1, K4),
        (K2, K4),
        (K3, K5),
        (K4, K6),
        (K5, K6),
        (K5, K7),
        (K6, K8),
        (K7, K8),
    ]
};

/// For each place, a bit set of the places next to it.
const NEIGHBOURS: [u32; PAWS + 1] = {
    let mut neighbours = [0; PAWS + 1];
    let mut road = 0;
    while road < ROADS.len() {
        let (one, two) = (ROADS[road].0 as usize, ROADS[road].1 as usize);
        neighbours[one] |= 1 << two;
        neighbours[two] |= 1 << one;
        road += 1;
    }
    neighbours
};

impl Space {
    /// The spaces with paws, in order.
    #[must_use]
    pub fn paws() -> &'static [Self] {
        &Self::ALL[1..]
    }

    /// The spaces with paws of one region, in order.
    #[must_use]
    pub fn of(region: Region) -> &'static [Self] {
        match region {
            Region::City => &Self::ALL[1..=PAWS / 2],
            Region::Country => &Self::ALL[1 + PAWS / 2..],
        }
    }

    /// The region of the place; none for the centre.
    #[must_use]
    pub fn region(self) -> Option<Region> {
        Region::ALL.iter().copied().find(|&region| Self::of(region).contains(&self))
    }

    #[must_use]
    pub const fn facts(self) -> &'static SpaceFacts {
        &SPACES[self as usize]
    }

    /// The index among the spaces with paws. Panics for the centre.
    pub(super) fn paw(self) -> usize {
        (self as usize).checked_sub(1).expect("no dog and no block lies in the centre")
    }
}

/// The cheapest routes from one place to all others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Routes {
    from: Space,
    cost: [u8; PAWS + 1],
    before: [Space; PAWS + 1],
}

impl Routes {
    /// D-07: spaces with another truck can be crossed, at the usual cost.
    /// Dijkstra's algorithm (D-08). Among equally cheap routes it always takes the same. Crossing a space costs more if
    /// it is `blocked`.
    pub(super) fn from(from: Space, blocked: impl Fn(Space) -> bool) -> Self {
        let mut routes = Self { from, cost: [u8::MAX; PAWS + 1], before: [from; PAWS + 1] };
        routes.cost[from as usize] = 0;
        let mut open = (1_u32 << (PAWS + 1)) - 1;
        let nearest = |open: u32, cost: &[u8; PAWS + 1]| {
            let places = Space::ALL.iter().copied().filter(|&place| open & (1 << place as usize) != 0);
            places.min_by_key(|&place| cost[place as usize])
        };
        while let Some(here) = nearest(open, &routes.cost) {
            open &= !(1 << here as usize);
            let near = NEIGHBOURS[here as usize] & open;
            for &next in Space::ALL.iter().filter(|&&next| near & (1 << next as usize) != 0) {
                let cost = routes.cost[here as usize].saturating_add(entry_cost(next, blocked(next)));
                if cost < routes.cost[next as usize] {
                    routes.cost[next as usize] = cost;
                    routes.before[next as usize] = here;
                }
            }
        }
        routes
    }

    /// The gas for the route to a place.
    pub(super) fn cost(&self, to: Space) -> u8 {
        self.cost[to as usize]
    }

    /// The places on the route, with the last one but without the first one.
    pub(super) fn path(&self, to: Space) -> Vec<Space> {
        let mut path = Vec::new();
        let mut here = to;
        while here != self.from {
            path.push(here);
            here = self.before[here as usize];
        }
        path.reverse();
        path
    }
}

/// The gas for the cheapest routes between all places, if no block lies on them.
const DISTANCES: [[u8; PAWS + 1]; PAWS + 1] = {
    let mut distances = [[u8::MAX / 2; PAWS + 1]; PAWS + 1];
    let mut road = 0;
    while road < ROADS.len() {
        let (one, two) = ROADS[road];
        distances[one as usize][two as usize] = entry_cost(two, false);
        distances[two as usize][one as usize] = entry_cost(one, false);
        road += 1;
    }
    // The algorithm of Floyd and Warshall.
    let mut via = 0;
    while via <= PAWS {
        let mut from = 0;
        while from <= PAWS {
            let mut to = 0;
            while to <= PAWS {
                let length = distances[from][via] + distances[via][to];
                if length < distances[from][to] {
                    distances[from][to] = length;
                }
                to += 1;
            }
            from += 1;
        }
        via += 1;
    }
    distances
};

/// The gas for the cheapest route from one place to another, if no block lies on it.
pub(super) const fn distance(from: Space, to: Space) -> u8 {
    DISTANCES[from as usize][to as usize]
}

/// The gas for entering a place (manual L222-224, L717-718). D-06: the centre has no paws, so entering it is free.
const fn entry_cost(place: Space, blocked: bool) -> u8 {
    match place {
        Space::Centre => 0,
        _ if blocked => BLOCKED_COST,
        _ => 1,
    }
}
