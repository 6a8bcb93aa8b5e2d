//! How much people and addresses may say on all their sockets together.
//!
//! An address may be one household, a school, all customers of a provider, or everybody, where the settings do not name
//! the header of the proxy. So nobody there can use up what others need: visitors without a name share a budget of their
//! own, and who sits at a table keeps a reserve that counts before what is left of the address's budget.
//!
//! Each number is several times what a table of people needs, and far below what a flood brings.

use super::address::Address;
use super::seats::Seats;
use crate::clock::{Clock, Moment};
use crate::config::Limits;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use protocol::UserId;
use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Messages of one person: a second in the long run, and at once. A page that comes back joins all its rooms at once.
const OF_A_PERSON: (u32, u32) = (20, 200);
/// Messages of the people at one address, behind which a whole house may play.
const OF_AN_ADDRESS: (u32, u32) = (200, 2_000);
/// Messages of all at one address who have no name: they may watch.
const OF_THE_NAMELESS: (u32, u32) = (40, 400);
/// Messages of somebody who sits at a table, whatever others at the address say.
const OF_A_SEAT: (u32, u32) = (2, 20);
/// Lines of chat of one person.
const LINES_OF_A_PERSON: (u32, u32) = (1, 30);
/// Lines of chat from one address.
const LINES_OF_AN_ADDRESS: (u32, u32) = (6, 120);
/// Lines of chat of somebody who sits at a table: a minute, and at once.
const LINES_OF_A_SEAT: (u32, u32) = (12, 10);
/// The people at one address who keep such reserves at a time. With them an address may say twice as much as without: a
/// thousand names are no way around its limits.
const MOST_RESERVES: usize = 100;

type Limiter<K> = RateLimiter<K, DashMapStateStore<K>, Passing, NoOpMiddleware<Duration>>;

/// The time by which budgets fill up again.
#[derive(Clone)]
struct Passing(Clock);

impl governor::clock::Clock for Passing {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.moment().since(Moment::default())
    }
}

/// How much people and addresses may say on all their sockets together.
pub(crate) struct Budgets {
    /// None where one machine plays everybody as fast as it can.
    limits: Option<Limiters>,
    seats: Arc<Seats>,
}

struct Limiters {
    messages: Budget,
    nameless: Limiter<Address>,
    lines: Budget,
    reserves: Reserves,
    warnings: Limiter<Address>,
}

/// Who says something, and where from.
#[derive(Clone, Copy)]
pub(crate) struct Speaker {
    pub(crate) user: Option<UserId>,
    pub(crate) address: Address,
}

/// Whose budget is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UsedUp {
    /// That of the person.
    Person,
    /// That of the address.
    Address,
}

impl Budgets {
    pub(crate) fn new(limits: Limits, seats: Arc<Seats>, clock: &Clock) -> Self {
        let limiters = || Limiters {
            messages: Budget::new(second(OF_A_PERSON), second(OF_AN_ADDRESS), second(OF_A_SEAT), clock),
            nameless: limiter(second(OF_THE_NAMELESS), clock),
            lines: Budget::new(
                second(LINES_OF_A_PERSON),
                second(LINES_OF_AN_ADDRESS),
                minute(LINES_OF_A_SEAT),
                clock,
            ),
            reserves: Reserves::default(),
            warnings: limiter(minute((1, 1)), clock),
        };
        Self { limits: (limits == Limits::Strict).then(limiters), seats }
    }

    /// A message.
    pub(crate) fn message(&self, Speaker { user, address }: Speaker) -> Result<(), UsedUp> {
        let Some(limits) = &self.limits else { return Ok(()) };
        match user {
            Some(user) => limits.messages.take(user, address, || self.keeps_reserve(limits, user, address)),
            None => limits.nameless.check_key(&address).map_err(|_| UsedUp::Address),
        }
    }

    /// A line of chat of somebody who has a name: nobody else says any.
    pub(crate) fn line(&self, user: UserId, address: Address) -> Result<(), UsedUp> {
        let Some(limits) = &self.limits else { return Ok(()) };
        limits.lines.take(user, address, || self.keeps_reserve(limits, user, address))
    }

    /// Whether the log is to be told that somebody at this address was refused: once a minute.
    pub(crate) fn is_worth_telling(&self, address: Address) -> bool {
        self.limits.as_ref().is_some_and(|limits| limits.warnings.check_key(&address).is_ok())
    }

    /// Whether somebody sits at a table.
    pub(crate) fn sits(&self, user: UserId) -> bool {
        self.seats.has(user)
    }

    fn keeps_reserve(&self, limits: &Limiters, user: UserId, address: Address) -> bool {
        self.sits(user) && limits.reserves.give(user, address)
    }

    /// Forgets who has been quiet, and takes reserves back from those who sit nowhere. To be called now and then.
    pub(crate) fn forget_quiet(&self) {
        if let Some(limits) = &self.limits {
            limits.messages.forget_quiet();
            limits.lines.forget_quiet();
            forget_quiet(&limits.nameless);
            forget_quiet(&limits.warnings);
            limits.reserves.take_back(|user| !self.sits(user));
        }
    }
}

/// A budget of each person, one of each address, and what is reserved in each address for one person.
struct Budget {
    people: Limiter<UserId>,
    addresses: Limiter<Address>,
    reserves: Limiter<(Address, UserId)>,
}

impl Budget {
    fn new(of_a_person: Quota, of_an_address: Quota, of_a_seat: Quota, clock: &Clock) -> Self {
        Self {
            people: limiter(of_a_person, clock),
            addresses: limiter(of_an_address, clock),
            reserves: limiter(of_a_seat, clock),
        }
    }

    fn take(&self, user: UserId, address: Address, has_reserve: impl Fn() -> bool) -> Result<(), UsedUp> {
        // Who has used up their own budget does not use up that of their house.
        self.people.check_key(&user).map_err(|_| UsedUp::Person)?;
        if has_reserve() && self.reserves.check_key(&(address, user)).is_ok() {
            return Ok(());
        }
        self.addresses.check_key(&address).map_err(|_| UsedUp::Address)
    }

    fn forget_quiet(&self) {
        forget_quiet(&self.people);
        forget_quiet(&self.addresses);
        forget_quiet(&self.reserves);
    }
}

/// Who keeps a reserve, by address.
#[derive(Default)]
struct Reserves(Mutex<HashMap<Address, HashSet<UserId>>>);

impl Reserves {
    /// Gives somebody a reserve unless too many have one; whether they have one.
    fn give(&self, user: UserId, address: Address) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let people = all.entry(address).or_default();
        people.contains(&user) || (people.len() < MOST_RESERVES && people.insert(user))
    }

    fn take_back(&self, from: impl Fn(UserId) -> bool) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, people| {
            people.retain(|&user| !from(user));
            !people.is_empty()
        });
    }
}

fn second((a_second, at_once): (u32, u32)) -> Quota {
    Quota::per_second(some(a_second)).allow_burst(some(at_once))
}

fn minute((a_minute, at_once): (u32, u32)) -> Quota {
    Quota::per_minute(some(a_minute)).allow_burst(some(at_once))
}

fn limiter<K: Hash + Eq + Clone>(quota: Quota, clock: &Clock) -> Limiter<K> {
    RateLimiter::dashmap_with_clock(quota, Passing(clock.clone()))
}

fn some(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn forget_quiet<K: Hash + Eq + Clone>(limiter: &Limiter<K>) {
    limiter.retain_recent();
    limiter.shrink_to_fit();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::admission::Seated;
    use crate::clock::ManualClock;

    /// Budgets, whose time is moved by hand.
    struct World {
        seats: Arc<Seats>,
        budgets: Budgets,
        hand: ManualClock,
    }

    impl World {
        fn new() -> Self {
            let (seats, hand) = (Arc::<Seats>::default(), ManualClock::new(0));
            let budgets = Budgets::new(Limits::Strict, Arc::clone(&seats), &hand.clock());
            Self { seats, budgets, hand }
        }

        /// How many of so many messages are let through.
        fn say(&self, user: Option<UserId>, from: &str, number: u32) -> u32 {
            let speaker = Speaker { user, address: address(from) };
            (0..number).map(|_| u32::from(self.budgets.message(speaker).is_ok())).sum()
        }

        fn talk(&self, user: UserId, from: &str, number: u32) -> u32 {
            (0..number).map(|_| u32::from(self.budgets.line(user, address(from)).is_ok())).sum()
        }

        fn sit(&self, people: &[UserId]) -> Seated {
            let mut table = self.seats.table();
            table.are(people.iter().copied());
            table
        }
    }

    const HERE: &str = "192.0.2.1";

    fn address(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    fn people(number: usize) -> Vec<UserId> {
        (0..number).map(|_| UserId::new()).collect()
    }

    #[test]
    fn what_an_address_has_used_up_its_seats_still_have() {
        let world = World::new();
        let said: u32 = people(12).into_iter().map(|user| world.say(Some(user), HERE, 300)).sum();
        assert_eq!(said, OF_AN_ADDRESS.1);
        assert_eq!(world.say(None, HERE, 1_000), OF_THE_NAMELESS.1, "their own budget is whole");

        let ana = UserId::new();
        assert_eq!(world.say(Some(ana), HERE, 1), 0);
        let table = world.sit(&[ana]);
        assert_eq!(world.say(Some(ana), HERE, 100), OF_A_SEAT.1, "limits bind there, too");
        world.hand.advance(Duration::from_secs(1));
        world.say(Some(UserId::new()), HERE, OF_AN_ADDRESS.0);
        assert_eq!(world.say(Some(ana), HERE, 100), OF_A_SEAT.0);
        drop(table);
        assert_eq!(world.say(Some(ana), HERE, 1), 0);
        assert_eq!(world.say(Some(ana), "192.0.2.2", 1), 1, "nobody elsewhere pays for it");
    }

    #[test]
    fn visitors_without_a_name_use_up_nothing_but_their_own() {
        let world = World::new();
        assert_eq!(world.say(None, HERE, 5_000), OF_THE_NAMELESS.1);
        assert_eq!(world.say(Some(UserId::new()), HERE, 300), OF_A_PERSON.1);
        assert_eq!(world.say(None, "192.0.2.2", 1), 1);
    }

    #[test]
    fn seats_are_no_way_around_the_limits_of_a_person_or_an_address() {
        let (world, people) = (World::new(), people(200));
        let table = world.sit(&people);
        assert_eq!(world.say(Some(people[0]), HERE, 500), OF_A_PERSON.1);
        let others: u32 = people[1..].iter().map(|&user| world.say(Some(user), HERE, 300)).sum();
        let most = OF_AN_ADDRESS.1 + OF_A_SEAT.1 * u32::try_from(MOST_RESERVES).unwrap();
        assert_eq!(OF_A_PERSON.1 + others, most);

        let late = UserId::new();
        let _second = world.sit(&[late]);
        assert_eq!(world.say(Some(late), HERE, 1), 0, "too many have a reserve");
        drop(table);
        world.budgets.forget_quiet();
        assert_eq!(world.say(Some(late), HERE, 1), 1, "those who stood up gave theirs back");
    }

    #[test]
    fn lines_of_those_who_sit_are_kept_for_them() {
        let world = World::new();
        let said: u32 = people(5).into_iter().map(|user| world.talk(user, HERE, 40)).sum();
        assert_eq!(said, LINES_OF_AN_ADDRESS.1);
        let ana = UserId::new();
        assert_eq!(world.budgets.line(ana, address(HERE)), Err(UsedUp::Address));
        let _table = world.sit(&[ana]);
        assert_eq!(world.talk(ana, HERE, 40), LINES_OF_A_SEAT.1);
        assert_eq!(world.budgets.line(ana, address(HERE)), Err(UsedUp::Person));
    }

    #[test]
    fn the_log_hears_of_an_address_once_a_minute() {
        let world = World::new();
        let told = |text: &str| world.budgets.is_worth_telling(address(text));
        assert!(told(HERE) && !told(HERE) && told("192.0.2.2"));
        world.hand.advance(Duration::from_secs(60));
        assert!(told(HERE));
    }
}
