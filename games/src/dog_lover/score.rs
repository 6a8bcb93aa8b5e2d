//! The score of each seat if the match ended now.

use super::data::{self, Ability, Dog, Power, Size};
use super::fed::Fed;
use super::feeding::{Kitchen, favorites};
use super::lines;
use super::player::{Cubes, OwnDog, Player};
use super::state::DogLover;
use crate::frame::{Line, Places, ScoreSheet, Seat};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// What one dog brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DogPoints {
    /// It is not fed: nothing on it counts (manual L29).
    Unfed,
    Fed {
        printed: i32,
        walks: i32,
        trainings: i32,
        feature: i32,
        power: i32,
    },
}

impl DogPoints {
    pub(super) fn sum(self) -> i32 {
        match self {
            Self::Unfed => data::UNFED,
            Self::Fed { printed, walks, trainings, feature, power } => {
                printed + walks + trainings + feature + power
            }
        }
    }

    /// None for a dog that brings only its printed points.
    fn why(self) -> Option<Line> {
        match self {
            Self::Unfed => Some(Line::new(lines::WHY_UNFED)),
            Self::Fed { walks, trainings, feature, power, .. } => {
                let besides =
                    [("walks", walks), ("trainings", trainings), ("trait", feature), ("power", power)];
                let some = besides.into_iter().filter(|&(_, points)| points != 0);
                some.fold(None, |why, (name, points)| {
                    Some(why.unwrap_or_else(|| Line::new(lines::WHY_FED)).with(name, points))
                })
            }
        }
    }
}

/// The score of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Count {
    pub(super) dogs: Vec<(Dog, DogPoints)>,
    /// Points of favourite things and of bones, where the hand is counted.
    pub(super) favorites: i32,
    pub(super) bones: i32,
    /// How many bones there are, and how many fed dogs count for them.
    bone_cards: u8,
    bone_dogs: i32,
    /// For ties (manual L16).
    pub(super) fed: i32,
    pub(super) fed_rescues: i32,
}

impl Count {
    pub(super) fn of(kitchen: &Kitchen<'_>, fed: Fed, leftover: i32) -> Self {
        let table = Fullness { kitchen, fed, leftover };
        let places = kitchen.dogs.iter().enumerate();
        let dogs = places.map(|(place, own)| (own.dog, table.points(place, own))).collect();
        let doubles = table.count(|own| own.has(Ability::BoneDouble));
        let extras = kitchen.extras(fed);
        let bone_dogs = table.count(|_| true) + doubles;
        let bone_cards = kitchen.hand.map_or(0, |hand| hand.bones + extras.bones);
        let (flat, each) = data::bones(bone_cards);
        Self {
            dogs,
            favorites: kitchen.hand.map_or(0, |hand| favorites(hand, extras.favorites)),
            bones: flat + each * bone_dogs,
            bone_cards,
            bone_dogs,
            fed: table.count(|_| true),
            fed_rescues: table.count(|own| own.dog.is_rescue()),
        }
    }

    pub(super) fn total(&self) -> i32 {
        self.dogs.iter().map(|(_, points)| points.sum()).sum::<i32>() + self.favorites + self.bones
    }
}

/// The dogs of a seat with a feeding.
struct Fullness<'a> {
    kitchen: &'a Kitchen<'a>,
    fed: Fed,
    leftover: i32,
}

impl Fullness<'_> {
    fn fed(&self) -> impl Iterator<Item = &OwnDog> {
        self.kitchen
            .dogs
            .iter()
            .enumerate()
            .filter(|&(place, _)| self.fed.contains(place))
            .map(|(_, own)| own)
    }

    fn count(&self, wanted: impl Fn(&OwnDog) -> bool) -> i32 {
        number(self.fed().filter(|own| wanted(own)).count())
    }

    fn points(&self, place: usize, own: &OwnDog) -> DogPoints {
        if !self.fed.contains(place) {
            return DogPoints::Unfed;
        }
        DogPoints::Fed {
            printed: own.dog.points(),
            walks: i32::from(own.walks) * data::WALK,
            trainings: i32::from(own.trainings) * data::TRAINING,
            feature: own.feature.map_or(0, |card| card.points()),
            power: own.dog.power().map_or(0, |power| self.power(power)),
        }
    }

    /// Powers that count as a bone or a favourite thing score in the lines of these.
    fn power(&self, power: Power) -> i32 {
        match power {
            Power::PerFedSize(size, points) => points * self.count(|own| own.is(size)),
            Power::PerFedDog(points) => points * self.count(|_| true),
            Power::PerWalk(points) => points * self.fed().map(|own| i32::from(own.walks)).sum::<i32>(),
            Power::PerTraining(points) => {
                points * self.fed().map(|own| i32::from(own.trainings)).sum::<i32>()
            }
            Power::PerTrait(points) => points * self.count(|own| own.feature.is_some()),
            Power::PerLeftover { points, most } => most.min(points * self.leftover),
            Power::PerTrick(points) => points * i32::from(self.kitchen.learned),
            Power::PerUnfed { points, most } => {
                most.min(points * (number(self.kitchen.dogs.len()) - self.count(|_| true)))
            }
            Power::AllSizes(points) => {
                let has = |size: &Size| self.fed().any(|own| own.is(*size));
                if Size::ALL.iter().all(has) { points } else { 0 }
            }
            Power::PerOtherRescue(points) => points * (self.count(|own| own.dog.is_rescue()) - 1),
            Power::ExtraBone | Power::ExtraFavorite | Power::OtherNeedsLess => 0,
        }
    }
}

fn number(count: usize) -> i32 {
    i32::try_from(count).expect("what lies on a table is few")
}

impl Player {
    /// The score of the seat with the best feeding, or with the feeding recorded at the end.
    pub(super) fn count(&self, with_hand: bool) -> Count {
        let kitchen = Kitchen::of(self, with_hand);
        match &self.meals {
            Some(meals) => {
                let eaten: u8 = meals.values().flatten().sum();
                Count::of(&kitchen, self.places_of(meals), i32::from(kitchen.stock() - eaten))
            }
            None => {
                let fed = self.remembered.best(with_hand, || kitchen.best());
                Count::of(&kitchen, fed, i32::from(kitchen.leftover(fed)))
            }
        }
    }

    fn places_of(&self, meals: &BTreeMap<Dog, Cubes>) -> Fed {
        let fed = self.dogs.iter().enumerate().filter(|(_, own)| meals.contains_key(&own.dog));
        fed.fold(Fed::default(), |fed, (place, _)| fed.with(place))
    }

    /// The meals of the best feeding.
    pub(super) fn best_meals(&self) -> BTreeMap<Dog, Cubes> {
        let kitchen = Kitchen::of(self, true);
        let plates = kitchen.serve(self.remembered.best(true, || kitchen.best()));
        self.dogs.iter().zip(plates).filter_map(|(own, plate)| Some((own.dog, plate?))).collect()
    }
}

/// All score lines: one for each dog, and those of the hand.
pub(super) fn score_lines() -> Vec<&'static str> {
    let dogs = Dog::ALL.iter().map(|dog| dog.word());
    dogs.chain([lines::FAVORITES, lines::BONES, lines::OTHERWISE]).collect()
}

/// The public score sheet. A hidden hand counts nothing (L-13).
pub(super) fn score_sheet(state: &DogLover) -> ScoreSheet {
    let mut sheet = ScoreSheet::new(state.seats);
    let open = state.hands_lie_open();
    let counts: Vec<_> = state.players.iter().map(|player| player.count(open)).collect();
    let seats = || Seat::all(state.seats).zip(&counts);
    let dogs =
        seats().flat_map(|(seat, count)| count.dogs.iter().map(move |&(dog, points)| (dog, seat, points)));
    let mut dogs: Vec<_> = dogs.collect();
    dogs.sort_unstable_by_key(|&(dog, ..)| dog);
    for (dog, seat, points) in dogs {
        sheet.add(dog.word(), seat, points.sum(), points.why());
    }
    for (seat, count) in seats().filter(|_| open) {
        add_hand(&mut sheet, state.player(seat), seat, count);
    }
    sheet
}

/// The points of a hidden hand, besides the public ones.
pub(super) fn private_score_sheet(state: &DogLover, seat: Seat) -> Option<ScoreSheet> {
    if state.hands_lie_open() {
        return None;
    }
    let player = state.player(seat);
    let (known, count) = (player.count(false), player.count(true));
    let mut sheet = ScoreSheet::default();
    add_hand(&mut sheet, player, seat, &count);
    // With bones in hand, feeding other dogs may be better than without.
    let otherwise = count.total() - count.favorites - count.bones - known.total();
    if otherwise != 0 {
        sheet.add(lines::OTHERWISE, seat, otherwise, Some(Line::new(lines::WHY_OTHERWISE)));
    }
    Some(sheet)
}

fn add_hand(sheet: &mut ScoreSheet, player: &Player, seat: Seat, count: &Count) {
    let things = player.hand.favorites.iter().map(|&count| i32::from(count)).sum::<i32>();
    let why = Line::new(lines::WHY_FAVORITES).with("n", things);
    sheet.add(lines::FAVORITES, seat, count.favorites, Some(why));
    let why =
        Line::new(lines::WHY_BONES).with("n", i32::from(count.bone_cards)).with("dogs", count.bone_dogs);
    sheet.add(lines::BONES, seat, count.bones, Some(why));
}

/// The most points, then the most fed dogs, then the most fed rescue dogs (manual L16); then it is shared (L-14).
pub(super) fn places(state: &DogLover) -> Places {
    let counts = state.players.iter().map(|player| player.count(true));
    let keys: Vec<_> = counts.map(|count| (count.total(), count.fed, count.fed_rescues)).collect();
    Places::ranked(&keys)
}
