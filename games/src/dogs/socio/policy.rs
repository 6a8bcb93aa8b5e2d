//! The rollout policy with *O Sócio*: that of DOGS, with values for the second board, hotels and bonus cards.

use super::super::actions::Action;
use super::super::cards::Card;
use super::super::data::{BUILT_BAYS, Breed, Good, House, Region};
use super::super::kennel::{Dog, DogId};
use super::super::policy::{Evaluator, LAST_COIN, POINT, laid_out};
use super::super::state::Dogs;
use super::actions::{PartnerAction, Pass, SocioAction};
use super::advice;
use super::bonus::new_dogs;
use super::cards::{PartnerCard, Use};
use super::data::{
    BONUS_BAYS, BONUS_GUESTS, BONUS_NEW_DOGS, BONUS_POINTS, BONUS_SERVICES, Bonus, GUESTS_FOOD,
    GUESTS_PER_COIN, Location, NGO_ACCEPTS, NO_LICENCE_POINTS, Resource, Service,
};
use super::locations::{amount, licence_cost, passes};
use super::scoring::ngo_points;
use super::state::{Hotel, Socio};
use crate::frame::{Advice, Dice, Line, Seat, Skill, noisy_argmax};
use alloc::vec::Vec;

impl Advice for Socio {
    const LESSON: &'static str = include_str!("lesson.json");
    const ADVICE_KEYS: &'static [&'static str] = &advice::WITH_BASE;
    const SKILLS: [Skill; 4] = [
        Skill::Policy { overlooked: 55 },
        Skill::Policy { overlooked: 38 },
        Skill::Policy { overlooked: 12 },
        // Every search beats the policy by far, so this one follows the policy in most decisions.
        Skill::Search { playouts: 16, considered: 35 },
    ];

    fn rollout_policy(&self, seat: Seat, legal_actions: &[SocioAction], dice: &mut Dice) -> Option<usize> {
        if legal_actions.len() == 1 {
            return Some(0);
        }
        let of_base = legal_actions.iter().map(|action| match action {
            SocioAction::Base(action) => Some(action),
            SocioAction::Partner(_) => None,
        });
        if let Some(at) = laid_out(of_base) {
            return Some(at);
        }
        let (mut base, hotel) = (Evaluator::new(&self.table, seat), self.hotel(seat));
        // The partner may still spend them.
        if hotel.partner {
            base.coin = base.coin.max(LAST_COIN);
        }
        if self.last && !hotel.guests.is_empty() {
            base.more_food = i32::from(GUESTS_FOOD);
        }
        let evaluator = SocioEvaluator { state: self, seat, base, hotel };
        let values = legal_actions.iter().map(|action| match action {
            SocioAction::Base(action) => evaluator.base.value(action) + evaluator.added_value(action),
            SocioAction::Partner(action) => evaluator.value(action),
        });
        Some(noisy_argmax(values, dice))
    }

    fn is_obvious(action: &SocioAction) -> bool {
        matches!(action, SocioAction::Base(action) if Dogs::is_obvious(action))
    }

    fn why(&self, seat: Seat, action: &SocioAction) -> Option<Line> {
        advice::why(self, seat, action)
    }
}

/// Rates the actions of one seat, those of the expansion included.
struct SocioEvaluator<'a> {
    state: &'a Socio,
    seat: Seat,
    base: Evaluator<'a>,
    hotel: &'a Hotel,
}

fn number(count: usize) -> i32 {
    i32::try_from(count).expect("a hotel is small")
}

impl SocioEvaluator<'_> {
    fn last(&self) -> bool {
        self.state.last
    }

    /// The value of one more step towards a bonus card, from `have` of `need`. The last step has its whole value.
    fn towards(&self, bonus: Bonus, have: usize, need: usize) -> i32 {
        if have >= need || !self.state.expansion.is_left(bonus) {
            return 0;
        }
        match need - have {
            1 => BONUS_POINTS * POINT,
            _ if self.last() => 0,
            2 => 15,
            _ => 6,
        }
    }

    /// The value that the expansion adds to an action of DOGS.
    fn added_value(&self, action: &Action) -> i32 {
        match *action {
            Action::Build { .. } => self.of_a_bay(),
            Action::Enter { house: House::TownHall, .. } => {
                let built = self.base.kennel.may_build(false).is_ok();
                let bay = if built { self.of_a_bay() } else { 0 };
                bay + self.best_licence().max(0)
            }
            _ => 0,
        }
    }

    fn of_a_bay(&self) -> i32 {
        let extra = self.base.kennel.built() - BUILT_BAYS;
        self.towards(Bonus::TwoExtraBays, extra, BONUS_BAYS)
    }

    fn best_licence(&self) -> i32 {
        let ways = [false, true].into_iter();
        let ways = ways.filter(|&discount| self.state.may_license(self.seat, discount).is_ok());
        ways.map(|discount| self.license(discount)).max().unwrap_or(0)
    }

    fn license(&self, discount: bool) -> i32 {
        let cost = i32::from(licence_cost(discount));
        let bonus = match new_dogs(self.base.kennel) {
            BONUS_NEW_DOGS.. => self.towards(Bonus::FourNewPlusLicence, 0, 1),
            dogs => self.towards(Bonus::FourNewPlusLicence, dogs, BONUS_NEW_DOGS + 1) / 2,
        };
        bonus - NO_LICENCE_POINTS * POINT + i32::from(discount) * 2
            - cost * self.base.coin
            - self.salary(cost)
    }

    /// The value lost if spending these coins leaves none for the helper.
    fn salary(&self, coins: i32) -> i32 {
        let kennel = self.base.kennel;
        let needs = kennel.helper && !kennel.holds(Card::Helper);
        if needs && i32::from(kennel.coins) <= coins { POINT } else { 0 }
    }

    fn value(&self, action: &PartnerAction) -> i32 {
        match *action {
            PartnerAction::Split { city } => self.split(city),
            PartnerAction::PlacePartner { at, free_entry, card } => {
                let card = card.or(self.state.expansion.site(at).cards.first().copied());
                let card = card.map_or(0, |card| self.card(card));
                (if free_entry { -4 } else { card }) + self.location(at).max(0)
            }
            PartnerAction::Choose { what } => self.resource(what),
            PartnerAction::Donate { dog, with, card } => {
                self.donate(dog, with) - if card && !self.last() { 3 } else { 0 }
            }
            PartnerAction::Collect { to } => self.hotel.away.map_or(0, |dog| {
                let bay = self.base.kennel.bay(to);
                let same = number(bay.of(dog.breed));
                same * 30 - (number(bay.dogs.len()) - same) * 5
            }),
            PartnerAction::Send { dog, pass } => self.send(dog, pass),
            PartnerAction::Serve { service, card } => {
                self.serve(service) - if card && !self.last() { 3 } else { 0 }
            }
            PartnerAction::License { discount } => self.license(discount),
            PartnerAction::Treat { dogs } => i32::from(dogs) * POINT,
        }
    }

    /// The start player drives first, so new dogs are best where one more makes a good stop better.
    fn split(&self, city: u8) -> i32 {
        let stops = |region| self.base.stops_in(region);
        i32::from(city) * (stops(Region::City) - stops(Region::Country))
    }

    fn resource(&self, what: Resource) -> i32 {
        match what {
            Resource::Coins => self.base.coin,
            Resource::Gas => self.base.good(Good::Gas),
            Resource::Food => self.base.good(Good::Food),
            Resource::Medicine => self.base.good(Good::Medicine),
        }
    }

    fn card(&self, card: PartnerCard) -> i32 {
        match card.facts().what {
            Use::Gives(goods) => self.base.goods(self.base.kennel.receives(goods)),
            Use::Chooses => {
                let best = Resource::ALL.iter().map(|&what| self.resource(what)).max();
                2 * best.unwrap_or(0)
            }
            Use::Guest(wants) => self.guest(wants),
            Use::Kept => self.kept(card),
        }
    }

    fn guest(&self, wants: [Service; 2]) -> i32 {
        let has = number(wants.iter().filter(|service| self.hotel.services.contains(service)).count());
        let hope = if self.last() { 0 } else { 3 };
        let guests = self.hotel.guests.len();
        let coin = if (guests + 1).is_multiple_of(GUESTS_PER_COIN) { self.base.coin } else { 0 };
        let bonus = self.towards(Bonus::ThreeGuests, guests, BONUS_GUESTS);
        POINT + has * POINT + (2 - has) * hope + coin + bonus
    }

    fn kept(&self, card: PartnerCard) -> i32 {
        let later = if self.last() { 0 } else { 8 };
        let (guides, trainers) =
            (self.hotel.held(PartnerCard::GuideDog), self.hotel.held(PartnerCard::Trainer));
        match card {
            PartnerCard::GuideDog if trainers > guides => 3 * POINT,
            PartnerCard::GuideDog => POINT + later / 2,
            PartnerCard::Trainer if guides > trainers => 2 * POINT,
            PartnerCard::Trainer => later + 3,
            PartnerCard::Hospital => number(self.base.kennel.infirmary.len()) * 15 + later / 2,
            PartnerCard::LicenceDiscount if self.hotel.licence => 0,
            _ => later,
        }
    }

    /// The value of using a location.
    fn location(&self, at: Location) -> i32 {
        let kennel = self.base.kennel;
        match at {
            Location::Ngo => {
                let dogs = kennel.housed().map(|dog| dog.id);
                dogs.map(|dog| self.cheapest_gift().map_or(0, |with| self.donate(dog, with))).max()
            }
            Location::Agency if self.hotel.away.is_some() => {
                let fits = !self.state.collect_actions(self.seat).is_empty();
                self.hotel.away.filter(|_| fits).map(|dog| self.special(dog.breed))
            }
            Location::Agency => {
                let passes: Vec<Pass> = passes(kennel, self.hotel);
                let dogs = kennel.housed().flat_map(|dog| passes.iter().map(|&pass| self.send(dog.id, pass)));
                dogs.max()
            }
            Location::ServiceCentre => {
                let open = Service::ALL.iter().filter(|&&one| self.state.may_serve(self.seat, one).is_ok());
                open.map(|&service| self.serve(service)).max()
            }
        }
        .unwrap_or(0)
    }

    fn cheapest_gift(&self) -> Option<Resource> {
        let held = NGO_ACCEPTS.iter().copied().filter(|&what| amount(self.base.kennel, what) > 0);
        held.min_by_key(|&what| self.resource(what))
    }

    fn housed(&self, dog: DogId) -> Option<&Dog> {
        self.base.kennel.dog(dog)
    }

    /// Before the last round the points of the NGO count less, because other seats may still give more.
    fn donate(&self, dog: DogId, with: Resource) -> i32 {
        let Some(dog) = self.housed(dog) else { return 0 };
        let mut given: Vec<usize> =
            self.state.expansion.hotels.iter().map(|hotel| hotel.given.len()).collect();
        let before = ngo_points(&given)[self.seat.index()];
        given[self.seat.index()] += 1;
        let after = ngo_points(&given)[self.seat.index()];
        let gained = (after - before) * if self.last() { POINT } else { 7 };
        let ahead = if self.last() { 0 } else { 6 };
        let special = if dog.special { self.base.loss(dog.breed) } else { 0 };
        gained + ahead - self.base.loss(dog.breed) - special - self.resource(with) - self.salary_of(with)
    }

    fn salary_of(&self, with: Resource) -> i32 {
        if with == Resource::Coins { self.salary(1) } else { 0 }
    }

    /// The value of a special dog, which counts as two.
    fn special(&self, breed: Breed) -> i32 {
        let mut dogs = self.base.dogs;
        dogs[breed as usize] += 2;
        self.base.packing_value(&dogs) - self.base.dogs_value
    }

    /// In the last round the dog would not come back. A special dog gains nothing.
    fn send(&self, dog: DogId, pass: Pass) -> i32 {
        let Some(dog) = self.housed(dog) else { return 0 };
        let spent = match pass {
            Pass::TrainedDog => 4,
            Pass::AwardDog => 8,
            Pass::Trainer if self.hotel.holds(PartnerCard::GuideDog) => 2 * POINT,
            Pass::Trainer => 5,
        };
        let loss = self.base.loss(dog.breed);
        let rounds =
            if self.last() || dog.special { -loss } else { self.base.gain(dog.breed) / 2 - loss / 4 };
        self.base.coin + rounds - spent
    }

    fn serve(&self, service: Service) -> i32 {
        let wants = |guest: &&PartnerCard| guest.wants().is_some_and(|wants| wants.contains(&service));
        let guests = number(self.hotel.guests.iter().filter(wants).count());
        let hope = if self.last() { 0 } else { 4 };
        let bonus = self.towards(Bonus::FourServices, self.hotel.services.len(), BONUS_SERVICES);
        POINT + guests * POINT + hope + bonus - self.base.coin - self.salary(1)
    }
}
