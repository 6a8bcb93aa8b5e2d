//! A good lay-out, found by the game: what the action *lay out* does.
//!
//! Dogs are sorted into rows: two of a breed, a single dog, or a special dog. Then all ways are tried to put the rows into
//! bays, one or two into each: ten rows are the most, so there are at most 945. A lay-out is open information of its seat
//! alone, so what is found is no more than the seat could work out.

use super::data::{
    BAY_POINTS, BAY_ROWS, BAY_SLOTS, BAY_SPECIALS, BayId, Breed, INFIRMARY_MAX, ONE_BREED_POINTS,
    PAIR_PLUS_SINGLE, ROW_SLOTS, TWO_PAIRS,
};
use super::kennel::{Bay, Counts, Dog, DogId, Kennel, Step, count, count_ordinary, rows, specials};
use super::layout::Packing;
use super::state::Dogs;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use arrayvec::ArrayVec;

const BAYS: usize = BayId::ALL.len();

/// One point in the unit of the values here.
const POINT: i32 = 10;
/// What it costs to feed one more bay, from the store and when the store is empty.
const FED: i32 = 4;
const UNFED: i32 = 12;
/// A dog that leaves the infirmary.
const CURED: i32 = 2 * POINT;

/// A row of a bay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row {
    breed: usize,
    /// How many dogs it counts for.
    dogs: u8,
    special: bool,
}

/// The rows of one bay.
type Group = ArrayVec<Row, BAY_ROWS>;
type Groups = ArrayVec<Group, BAYS>;

/// What a seat wants of its lay-out now.
struct Aims<'a> {
    kennel: &'a Kennel,
    /// Points of built bays count only in the last round: until then a bay more is one more to feed.
    last: bool,
    coin: i32,
    per_breed: i32,
}

impl Kennel {
    /// Where a good lay-out puts the dogs that lie elsewhere now. Empty if the dogs lie well.
    pub(super) fn good_layout(&self, table: &Dogs) -> BTreeMap<BayId, Vec<DogId>> {
        let (last, per_breed) = (table.last, table.numbers().per_breed);
        let aims = Aims { kennel: self, last, coin: if last { 1 } else { 8 }, per_breed };
        let dogs = aims.dogs();
        let groups = aims.grouped(&dogs);
        self.moves(&dogs, &aims.placed(&groups))
    }

    /// Whether the game may lay out the dogs: once in a lay-out, if they do not lie well.
    pub(super) fn may_lay_out(&self, table: &Dogs) -> bool {
        let again = self.steps.iter().any(|step| matches!(step, Step::Arranged { anew: true, .. }));
        !again && (!self.hand.is_empty() || !self.good_layout(table).is_empty())
    }

    /// The moves that bring these dogs into the groups of the bays. Dogs that lie in the right bay stay there.
    fn moves(&self, dogs: &[Dog], placed: &[(BayId, Group)]) -> BTreeMap<BayId, Vec<DogId>> {
        let fits = |row: &Row, dog: &Dog| row.breed == dog.breed as usize && row.special == dog.special;
        let mut free: Vec<&Dog> = dogs.iter().collect();
        let mut missing = Vec::new();
        for (bay, group) in placed {
            for row in group {
                for _ in 0..if row.special { 1 } else { row.dogs } {
                    let lies =
                        |dog: &&Dog| fits(row, dog) && self.bay(*bay).dogs.iter().any(|own| own.id == dog.id);
                    match free.iter().position(lies) {
                        Some(at) => drop(free.remove(at)),
                        None => missing.push((*bay, row)),
                    }
                }
            }
        }
        let mut moves = BTreeMap::<BayId, Vec<DogId>>::new();
        for (bay, row) in missing {
            let at = free.iter().position(|dog| fits(row, dog)).expect("each row is made of these dogs");
            moves.entry(bay).or_default().push(free.remove(at).id);
        }
        moves
    }
}

impl Aims<'_> {
    /// The dogs that go into bays. With the vet, those that were brought sick are among them as far as they have room and
    /// bring something.
    fn dogs(&self) -> Vec<Dog> {
        let kennel = self.kennel;
        let mut dogs: Vec<Dog> = kennel.housed().chain(&kennel.hand).copied().collect();
        let mut sick: Vec<Dog> = kennel.brought_sick().copied().collect();
        let mut ill = kennel.infirmary.len();
        while !sick.is_empty() {
            let now = self.value(&dogs);
            let gains = (0..sick.len()).filter_map(|at| {
                let (mut with, mut without) = (dogs.clone(), sick.clone());
                with.push(without.remove(at));
                let fits = self.fit(&with, &without, ill - 1);
                fits.then(|| (self.value(&with) - now + CURED, core::cmp::Reverse(at)))
            });
            let Some((gain, core::cmp::Reverse(at))) = gains.max() else { break };
            if gain <= 0 && ill <= INFIRMARY_MAX {
                break;
            }
            dogs.push(sick.remove(at));
            ill -= 1;
        }
        dogs
    }

    /// Whether the bays have room for all dogs, and for the sick ones for which the infirmary has none.
    fn fit(&self, dogs: &[Dog], sick: &[Dog], ill: usize) -> bool {
        let packing = Packing {
            dogs: count_ordinary(dogs),
            specials: specials(dogs),
            sick: count(sick),
            must: ill.saturating_sub(INFIRMARY_MAX),
            halves: Counts::default(),
            rows: self.kennel.built() * BAY_ROWS,
            berths: self.kennel.built() * BAY_SPECIALS,
        };
        packing.fits()
    }

    fn value(&self, dogs: &[Dog]) -> i32 {
        let breeds = count(dogs).iter().filter(|&&dogs| dogs > 0).count();
        let breeds = i32::try_from(breeds).expect("there are few breeds");
        self.value_of(&self.grouped(dogs)) + breeds * self.per_breed * POINT
    }

    /// The best way to put these dogs into bays. A pair may be worth more in two rows than in one: six of a breed as three and
    /// three, and in the last round dogs in bays that bring points.
    fn grouped(&self, dogs: &[Dog]) -> Groups {
        let mut rows = rows_for(dogs);
        let mut best = self.best(&rows);
        let six = count_ordinary(dogs).iter().any(|&dogs| usize::from(dogs) > BAY_SLOTS + 1);
        while (self.last || six) && rows.len() < self.kennel.built() * BAY_ROWS {
            let pairs = (0..rows.len()).filter(|&at| rows[at].dogs > 1 && !rows[at].special);
            let apart = pairs.map(|at| {
                let mut apart = rows.clone();
                apart[at].dogs = 1;
                apart.push(apart[at]);
                (self.best(&apart), apart)
            });
            let Some((groups, apart)) = apart.max_by_key(|(groups, _)| self.value_of(groups)) else { break };
            if self.value_of(&groups) <= self.value_of(&best) {
                break;
            }
            (best, rows) = (groups, apart);
        }
        best
    }

    fn best(&self, rows: &[Row]) -> Groups {
        let mut search = Search { aims: self, bays: self.kennel.built(), best: None };
        search.group(rows, &mut Groups::new());
        search.best.map(|(_, groups)| groups).unwrap_or_default()
    }

    fn value_of(&self, groups: &Groups) -> i32 {
        let points: i32 = groups.iter().map(group_points).sum();
        let (fed, bays) = (usize::from(self.kennel.food), groups.len());
        let food = FED * number(bays.min(fed)) + UNFED * number(bays.saturating_sub(fed));
        let quartets = groups.iter().filter(|group| is_quartet(group)).count();
        let unpaid = self.kennel.bays.iter().filter(|bay| bay.built && !bay.quartet_paid).count();
        let coins = self.coin * number(quartets.min(unpaid));
        points * POINT + coins - food + if self.last { self.points_of_bays(bays) * POINT } else { 0 }
    }

    /// How many of the groups lie together now.
    fn alike(&self, groups: &Groups) -> i32 {
        let lies = |group: &&Group| {
            let all = |bay: &Bay| {
                group.iter().all(|row| {
                    let same = |dog: &&Dog| dog.breed as usize == row.breed && dog.special == row.special;
                    bay.dogs.iter().filter(same).count() >= if row.special { 1 } else { row.dogs.into() }
                })
            };
            self.kennel.bays.iter().any(all)
        };
        number(groups.iter().filter(lies).count())
    }

    /// The points of so many occupied bays, the best ones first.
    fn points_of_bays(&self, bays: usize) -> i32 {
        let built = self.kennel.bays.iter().zip(BAY_POINTS).filter(|(bay, _)| bay.built);
        let mut points: ArrayVec<i32, BAYS> = built.map(|(_, points)| points).collect();
        points.sort_unstable();
        points.iter().rev().take(bays).sum()
    }

    /// The bay of each group: bays with points first, those where four of a breed bring a coin, and those where most of the dogs
    /// lie already. Until the last round the coin comes before the points, which count only at the end.
    fn placed(&self, groups: &Groups) -> Vec<(BayId, Group)> {
        let bays: ArrayVec<BayId, BAYS> =
            BayId::ALL.iter().copied().filter(|&bay| self.kennel.bay(bay).built).collect();
        let mut best = (i32::MIN, ArrayVec::new());
        self.place(groups, &bays, (0, ArrayVec::new()), &mut best);
        best.1.into_iter().zip(groups.iter().cloned()).collect()
    }

    fn place(
        &self,
        groups: &[Group],
        bays: &[BayId],
        (value, placed): (i32, ArrayVec<BayId, BAYS>),
        best: &mut (i32, ArrayVec<BayId, BAYS>),
    ) {
        let Some((group, rest)) = groups.split_first() else {
            if value > best.0 {
                *best = (value, placed);
            }
            return;
        };
        for &bay in bays.iter().filter(|bay| !placed.contains(bay)) {
            let mut placed = placed.clone();
            placed.push(bay);
            self.place(rest, bays, (value + self.value_in(bay, group), placed), best);
        }
    }

    fn value_in(&self, bay: BayId, group: &Group) -> i32 {
        let own = self.kennel.bay(bay);
        let points = BAY_POINTS[bay.index()];
        let coin = i32::from(is_quartet(group) && !own.quartet_paid);
        let stay: usize = group
            .iter()
            .map(|row| {
                let alike = own
                    .dogs
                    .iter()
                    .filter(|dog| dog.breed as usize == row.breed && dog.special == row.special);
                alike.count().min(usize::from(row.dogs))
            })
            .sum();
        let (first, second) = if self.last { (points, coin) } else { (coin, points) };
        first * 1_000 + second * 100 + number(stay)
    }
}

/// Tries all ways to put rows into bays.
struct Search<'a> {
    aims: &'a Aims<'a>,
    bays: usize,
    /// D-57. With its value; of lay-outs of equal value, the one that earns the most bays, and then the one most like the
    /// present one.
    best: Option<((i32, i32, i32), Groups)>,
}

impl Search<'_> {
    fn group(&mut self, rows: &[Row], groups: &mut Groups) {
        let Some((&first, rest)) = rows.split_first() else {
            let value = self.aims.value_of(groups);
            if self.best.as_ref().is_some_and(|((best, ..), _)| value < *best) {
                return;
            }
            let value = (value, self.aims.points_of_bays(groups.len()), self.aims.alike(groups));
            if self.best.as_ref().is_none_or(|(best, _)| value > *best) {
                self.best = Some((value, groups.clone()));
            }
            return;
        };
        if groups.len() == self.bays || rows.len() > BAY_ROWS * (self.bays - groups.len()) {
            return;
        }
        for (at, &second) in rest.iter().enumerate() {
            // Rows that are alike lead to the same.
            if first.special && second.special || rest[..at].contains(&second) {
                continue;
            }
            let others: ArrayVec<Row, { BAYS * BAY_ROWS }> =
                rest.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &row)| row).collect();
            groups.push([first, second].into_iter().collect());
            self.group(&others, groups);
            groups.pop();
        }
        groups.push([first].into_iter().collect());
        self.group(rest, groups);
        groups.pop();
    }
}

/// The fewest rows that these dogs fill.
fn rows_for(dogs: &[Dog]) -> ArrayVec<Row, { BAYS * BAY_ROWS }> {
    let ordinary = count_ordinary(dogs);
    let special = dogs.iter().filter(|dog| dog.special);
    let special = special.map(|dog| Row { breed: dog.breed as usize, dogs: 2, special: true });
    let pairs = (0..Breed::ALL.len()).flat_map(|breed| {
        let all = usize::from(ordinary[breed]);
        (0..rows(all)).map(move |row| {
            let dogs = if row * ROW_SLOTS + 1 < all { 2 } else { 1 };
            Row { breed, dogs, special: false }
        })
    });
    special.chain(pairs).collect()
}

/// L611-617, for rows.
fn group_points(group: &Group) -> i32 {
    match group.as_slice() {
        [row] => ONE_BREED_POINTS[usize::from(row.dogs)],
        [one, two] if one.breed == two.breed => ONE_BREED_POINTS[usize::from(one.dogs + two.dogs)],
        [one, two] => match one.dogs + two.dogs {
            4 => TWO_PAIRS,
            3 => PAIR_PLUS_SINGLE,
            _ => 0,
        },
        _ => 0,
    }
}

fn is_quartet(group: &Group) -> bool {
    matches!(group.as_slice(), [one, two] if one.breed == two.breed && usize::from(one.dogs + two.dogs) == BAY_SLOTS)
}

fn number(count: usize) -> i32 {
    i32::try_from(count).expect("a kennel is small")
}
