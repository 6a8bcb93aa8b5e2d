//! The search for the best set of dogs to feed.

use super::dish::{Dish, add, is_enough};
use super::kitchen::Kitchen;
use super::rates::Rates;
use crate::dog_lover::data::{self, Power, Size};
use crate::dog_lover::fed::Fed;
use crate::dog_lover::player::Cubes;
use core::cmp::Ordering;

/// An upper bound for the number of dogs.
const MAX_DOGS: usize = 40;
/// The weight of one point: more than all tie breakers together.
const POINT: i32 = 1 << 12;
/// A fed dog breaks ties, before a fed rescue dog does.
const FED_DOG: i32 = 1 << 6;
const FED_RESCUE: i32 = 1;
const ALL_SIZES: u8 = 0b111;

/// The result of a search.
pub(in crate::dog_lover) struct Found {
    pub(in crate::dog_lover) fed: Fed,
    /// The number of partial sets that were examined.
    pub(in crate::dog_lover) looked_at: u32,
}

pub(in crate::dog_lover) fn best(kitchen: &Kitchen<'_>) -> Found {
    let mut search = Search::new(kitchen);
    search.choose_rescues(0, Fed::default(), Cubes::default());
    search.best
}

/// A dog that may be fed.
#[derive(Clone, Copy, Default)]
struct Item {
    place: usize,
    need: Cubes,
    size: i32,
    value: i32,
    /// For each size, whether it is of it.
    sizes: u8,
}

#[derive(Clone, Copy)]
struct Items {
    list: [Item; MAX_DOGS],
    len: usize,
}

impl Items {
    fn push(&mut self, item: Item) {
        self.list[self.len] = item;
        self.len += 1;
    }

    fn as_slice(&self) -> &[Item] {
        &self.list[..self.len]
    }
}

struct Search<'a> {
    kitchen: &'a Kitchen<'a>,
    rescues: Items,
    ordinary: Items,
    /// How many cubes a trait or a power may save, at most.
    slack: u8,
    best: Found,
    best_value: i32,
}

/// The dogs that are fed so far.
#[derive(Clone, Copy)]
struct Plates {
    fed: Fed,
    count: i32,
    need: Cubes,
    value: i32,
    sizes: u8,
}

impl<'a> Search<'a> {
    fn new(kitchen: &'a Kitchen<'a>) -> Self {
        let none = || Items { list: [Item::default(); MAX_DOGS], len: 0 };
        let (mut rescues, mut ordinary) = (none(), none());
        let mut slack = 0;
        for (place, own) in kitchen.dogs.iter().enumerate() {
            let dish = Dish::of(own);
            let sizes = (0..).zip(Size::ALL).map(|(bit, &size)| u8::from(own.is(size)) << bit).sum();
            let item = Item { place, need: dish.need, size: i32::from(dish.size()), value: 0, sizes };
            slack += u8::from(dish.is_light) + u8::from(own.dog.power() == Some(Power::OtherNeedsLess));
            if own.dog.is_rescue() { rescues.push(item) } else { ordinary.push(item) }
        }
        Self {
            kitchen,
            rescues,
            ordinary,
            slack,
            best: Found { fed: Fed::default(), looked_at: 0 },
            best_value: i32::MIN,
        }
    }

    fn choose_rescues(&mut self, next: usize, fed: Fed, need: Cubes) {
        let Some(&item) = self.rescues.as_slice().get(next) else { return self.choose_ordinary(fed, need) };
        let with = add(&need, &item.need);
        if is_enough(&self.kitchen.cubes, &with, self.slack) {
            self.choose_rescues(next + 1, fed.with(item.place), with);
        }
        self.choose_rescues(next + 1, fed, need);
    }

    /// With these rescue dogs fed, every dog has a value of its own.
    fn choose_ordinary(&mut self, fed: Fed, need: Cubes) {
        let rates = Rates::of(self.kitchen, fed);
        // A dog that is not fed costs something (manual L29): all of them, but for those that are.
        let dogs = i32::try_from(self.kitchen.dogs.len()).expect("few dogs");
        let value = (rates.flat() + dogs * data::UNFED) * POINT;
        let mut plates = Plates { fed, count: 0, need, value, sizes: 0 };
        for item in self.rescues.as_slice().iter().filter(|item| fed.contains(item.place)) {
            plates.count += 1;
            plates.value += self.score_delta(&rates, item) + FED_RESCUE;
            plates.sizes |= item.sizes;
        }
        let mut items = self.ordinary;
        for item in &mut items.list[..items.len] {
            item.value = self.score_delta(&rates, item);
        }
        items.list[..items.len].sort_unstable_by_key(|item| Density { value: item.value, size: item.size });
        self.descend(&rates, items.as_slice(), plates);
    }

    fn score_delta(&self, rates: &Rates, item: &Item) -> i32 {
        (rates.fed(&self.kitchen.dogs[item.place]) - data::UNFED) * POINT + FED_DOG
    }

    fn descend(&mut self, rates: &Rates, rest: &[Item], plates: Plates) {
        let most = |power: Option<(i32, i32)>| power.map_or(0, |(_, most)| most);
        let extra = (most(rates.leftover) + most(rates.unfed) + rates.all_sizes) * POINT;
        let eaten = plates.need.iter().sum::<u8>();
        let left = i32::from(self.kitchen.stock() + self.slack) - i32::from(eaten);
        if plates.value + extra + at_most(rest, left) <= self.best_value {
            return;
        }
        self.best.looked_at += 1;
        let Some((item, rest)) = rest.split_first() else { return self.finish(rates, plates) };
        let need = add(&plates.need, &item.need);
        if is_enough(&self.kitchen.cubes, &need, self.slack) {
            let with = Plates {
                fed: plates.fed.with(item.place),
                count: plates.count + 1,
                need,
                value: plates.value + item.value,
                sizes: plates.sizes | item.sizes,
            };
            self.descend(rates, rest, with);
        }
        self.descend(rates, rest, plates);
    }

    fn finish(&mut self, rates: &Rates, plates: Plates) {
        let Some(reductions) = self.kitchen.reductions(plates.fed) else { return };
        let eaten = plates.need.iter().sum::<u8>() - reductions.saved();
        let left = i32::from(self.kitchen.stock() - eaten);
        let hungry = i32::try_from(self.kitchen.dogs.len()).expect("few dogs") - plates.count;
        let up_to =
            |power: Option<(i32, i32)>, count: i32| power.map_or(0, |(each, most)| most.min(each * count));
        let all = if plates.sizes == ALL_SIZES { rates.all_sizes } else { 0 };
        let value = plates.value + (up_to(rates.leftover, left) + up_to(rates.unfed, hungry) + all) * POINT;
        if value > self.best_value {
            (self.best_value, self.best.fed) = (value, plates.fed);
        }
    }
}

/// Orders by value for a cube, the most first.
#[derive(PartialEq, Eq)]
struct Density {
    value: i32,
    size: i32,
}

impl Ord for Density {
    fn cmp(&self, other: &Self) -> Ordering {
        (other.value * self.size).cmp(&(self.value * other.size))
    }
}

impl PartialOrd for Density {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// An upper bound for the value of the rest: what it would be if cubes were divisible and kinds did not matter.
fn at_most(rest: &[Item], capacity: i32) -> i32 {
    let (mut capacity, mut value) = (capacity, 0);
    for item in rest {
        if item.value <= 0 {
            continue;
        }
        if item.size > capacity {
            return value + (item.value * capacity.max(0) + item.size - 1) / item.size;
        }
        capacity -= item.size;
        value += item.value;
    }
    value
}
