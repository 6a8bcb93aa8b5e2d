//! Why a player might do what a bot suggests: facts of the kennel and of the city, as far as the policy goes by them.

use super::actions::Action;
use super::data::{
    BONUS, Character, DONATION_GAIN, FAIR_GAIN, FOOD_PER_DOG, IMPROVEMENT, Location, MERCHANT_FOOD,
    NO_IMPROVEMENT, OPEN_BAY_FOOD, REWARDED_IMPROVEMENT, SAME_BREED, SICK, Sign, Spot, TOLL, TRAINED, UNPAID,
};
use super::kennel::{DogId, Kennel};
use super::play::income;
use super::policy::bays::{Layout, POINT};
use super::score::{hotel_points, puppy_points};
use super::state::{DogsCardgame, Place};
use super::turn::Decision;
use crate::frame::{Line, Seat, keys};
use alloc::vec::Vec;

keys! {
/// The dogs of the location can bring these points. `n`
pub const DOGS_BRING: &str = "advice_dogs_bring";
/// The bay has dogs of the breed. `breed`, `have`: how many, `n`: the points of this one
pub const TOGETHER: &str = "advice_together";
/// One more guest brings points in the hotel as things stand. `n`
pub const GUEST: &str = "advice_guest";
/// There is no food for collecting a dog.
pub const NO_FOOD: &str = "advice_no_food";
/// A cured dog no longer costs points. `n`: how many
pub const CURE: &str = "advice_cure";
/// The dogs would bring more if arranged anew. `n`: the points
pub const ARRANGE: &str = "advice_arrange";
/// Without an improvement points are lost. `n`
pub const IMPROVE: &str = "advice_improve";
/// This improvement brings a dog of the city.
pub const IMPROVEMENT_DOG: &str = "advice_improvement_dog";
/// A licence that is not paid costs points. `n`
pub const LICENCE: &str = "advice_licence";
/// The open bays are full.
pub const BAYS_FULL: &str = "advice_bays_full";
/// A bonus card brings points. `n`
pub const CLAIM: &str = "advice_claim";
/// A puppy card brings points for the dogs of its kind. `n`
pub const PUPPY: &str = "advice_puppy";
/// It brings food and coins at once. `n`: how many together
pub const BRINGS: &str = "advice_brings";
/// The character brings food and coins as things stand, once it is used. `n`: how many together
pub const INCOME: &str = "advice_income";
/// The dog brings points in this bay by itself. `n`
pub const ALONE: &str = "advice_alone";
}

pub(super) fn why(state: &DogsCardgame, seat: Seat, action: &Action) -> Option<Line> {
    Adviser { state, seat, kennel: state.kennel(seat) }.why(action)
}

struct Adviser<'a> {
    state: &'a DogsCardgame,
    seat: Seat,
    kennel: &'a Kennel,
}

impl Adviser<'_> {
    fn why(&self, action: &Action) -> Option<Line> {
        match *action {
            Action::Move { to } => self.dogs(to).or_else(|| self.hired_at(to)),
            Action::Stay => self.dogs(self.kennel.at?).or_else(|| self.hired_at(self.kennel.at?)),
            Action::Collect { .. } => self.dogs(self.kennel.at?),
            Action::Hire { .. } => self.hired(self.state.here(self.seat)?.character?),
            Action::Choose { character } => self.hired(character),
            Action::Use { character } => self.character(character).or_else(|| self.income(BRINGS, character)),
            Action::Donate { .. } => Some(points(BRINGS, DONATION_GAIN.into())),
            Action::HandIn { .. } => Some(points(BRINGS, amount(FAIR_GAIN))),
            Action::Lift { .. } => {
                let is_begun =
                    !matches!(self.state.decision()?, Decision::Trainer { hand, .. } if hand.is_empty());
                if is_begun { None } else { self.character(Character::Trainer) }
            }
            Action::Place { dog, to } => self.place(dog, to),
            Action::OpenBay if self.kennel.room() == 0 => Some(Line::new(BAYS_FULL)),
            Action::OpenBay => Some(points(BRINGS, amount(OPEN_BAY_FOOD))),
            Action::PayLicence => Some(points(LICENCE, -UNPAID)),
            Action::Improve => self.improve(),
            Action::Claim { .. } => Some(points(CLAIM, BONUS)),
            Action::TakePuppy { puppy } | Action::BuyPuppy { puppy } => {
                Some(points(PUPPY, puppy_points(self.kennel, puppy, self.state.options.counted())))
            }
            _ => None,
        }
    }

    /// What the dogs of a location bring if each goes where it brings most.
    fn dogs(&self, at: Location) -> Option<Line> {
        let place = self.state.place(at)?;
        let turn = self.state.turn.as_ref()?;
        if turn.collected || !self.may_take(place) {
            return None;
        }
        let mut layout = Layout::of(self.kennel, 0);
        let brings = |sign| match sign {
            Sign::Trained => TRAINED,
            Sign::Sick => SICK,
            Sign::Healthy | Sign::Hotel | Sign::Fair => 0,
        };
        let housed = place.dogs.iter().filter(|dog| is_housed(dog.sign));
        let bays: i32 = housed.map(|dog| layout.house(dog.breed) / POINT).sum();
        let n = bays + place.dogs.iter().map(|dog| brings(dog.sign)).sum::<i32>();
        (n > 0).then(|| points(DOGS_BRING, n))
    }

    /// Whether there is food, room, and a coin for the toll.
    fn may_take(&self, place: &Place) -> bool {
        let merchants = self.kennel.characters.iter().filter(|&&one| one == Character::Merchant).count();
        let food = self.kennel.food as usize + merchants * MERCHANT_FOOD as usize;
        let others = (0..)
            .map(Seat)
            .zip(self.state.kennels())
            .any(|(seat, other)| seat != self.seat && other.at == Some(place.location));
        let pays = !others || self.state.options.children || self.kennel.coins >= TOLL;
        let housed = place.dogs.iter().filter(|dog| is_housed(dog.sign)).count();
        let sick = place.dogs.iter().filter(|dog| dog.sign == Sign::Sick).count();
        pays && food >= place.dogs.len() * FOOD_PER_DOG as usize
            && housed <= self.kennel.room()
            && sick <= self.kennel.infirmary_room()
    }

    /// What the character of a location is good for, if the seat can pay for it beside the toll.
    fn hired_at(&self, at: Location) -> Option<Line> {
        let place = self.state.place(at)?;
        let affordable = self.kennel.coins >= self.state.hire_cost_at(place) + TOLL;
        self.hired(place.character.filter(|_| affordable)?)
    }

    fn hired(&self, character: Character) -> Option<Line> {
        self.character(character).or_else(|| self.income(INCOME, character))
    }

    fn income(&self, key: &'static str, character: Character) -> Option<Line> {
        let (food, coins) = income(self.state, self.seat, character);
        (food + coins > 0).then(|| points(key, amount(food + coins)))
    }

    /// What a character is good for now.
    fn character(&self, character: Character) -> Option<Line> {
        let kennel = self.kennel;
        match character {
            Character::Merchant => (kennel.food < FOOD_PER_DOG).then(|| Line::new(NO_FOOD)),
            Character::Vet => {
                let cures = !kennel.infirmary.is_empty() && kennel.room() > 0;
                cures.then(|| points(CURE, -SICK))
            }
            Character::Trainer => {
                // A bay that brought puppies stays as it is.
                let is_free = kennel.bays.iter().all(|bay| !bay.locked);
                let more = Layout::of(kennel, 0).rearranged() / POINT;
                (is_free && more > 0).then(|| points(ARRANGE, more))
            }
            Character::Manager => {
                (kennel.coins > IMPROVEMENT && self.state.improvements > 0).then(|| self.improve())?
            }
            Character::Partner => None,
        }
    }

    fn improve(&self) -> Option<Line> {
        match self.kennel.improvements {
            0 => Some(points(IMPROVE, -NO_IMPROVEMENT)),
            own if own + 1 == REWARDED_IMPROVEMENT => Some(Line::new(IMPROVEMENT_DOG)),
            _ => None,
        }
    }

    fn place(&self, dog: DogId, to: Spot) -> Option<Line> {
        let dog = self.state.dog(dog);
        match to {
            Spot::Infirmary => None,
            Spot::Hotel => self.guest(),
            _ => {
                let have = self.kennel.bay(to)?.dogs.iter().filter(|own| own.breed == dog.breed).count();
                let Some(before) = have.checked_sub(1) else { return Some(points(ALONE, SAME_BREED[0])) };
                let brings = SAME_BREED.get(have)? - SAME_BREED.get(before)?;
                Some(points(TOGETHER, brings).with("breed", dog.breed).with("have", small(have)))
            }
        }
    }

    fn guest(&self) -> Option<Line> {
        let mut guests: Vec<usize> = self.state.kennels().map(|kennel| kennel.hotel.len()).collect();
        let own = self.seat.index();
        let before = hotel_points(&guests)[own];
        guests[own] += 1;
        let more = hotel_points(&guests)[own] - before;
        (more > 0).then(|| points(GUEST, more))
    }
}

fn is_housed(sign: Sign) -> bool {
    matches!(sign, Sign::Healthy | Sign::Trained)
}

fn points(key: &'static str, n: i32) -> Line {
    Line::new(key).with("n", n)
}

fn amount(number: u32) -> i32 {
    i32::try_from(number).expect("few")
}

/// A bay is small.
fn small(number: usize) -> i32 {
    i32::try_from(number).expect("few")
}
