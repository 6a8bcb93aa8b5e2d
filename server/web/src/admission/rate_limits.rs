//! Rate limits for messages and chat lines by user and by address, across all sockets.
//!
//! An address may be one household, a school, all customers of a provider, or everybody when the setting for the
//! proxy's header is missing. Two rules keep some users at an address from using up what the others need: users without
//! a name share a limit of their own, and a user who is seated at a table has a reserve that is used before the limit
//! of the address.
//!
//! Each number is several times what a table of players needs, and far below what a flood sends.

use super::address::Address;
use base::clock::Clock;
use base::rate::{KeyedLimiter, forget_idle, keyed_limiter};
use config::Limits;
use governor::Quota;
use protocol::UserId;
use std::collections::{HashMap, HashSet};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use tables::SeatedUsers;

/// Messages of one user: a second in the long run, and at once. The burst is large because a page that reconnects joins
/// all its rooms at once.
const PER_USER: (u32, u32) = (20, 200);
/// Messages of all named users at one address, which may be shared by a whole household of players.
const PER_ADDRESS: (u32, u32) = (200, 2_000);
/// Messages of all users without a name at one address. They can only watch.
const PER_ADDRESS_ANONYMOUS: (u32, u32) = (40, 400);
/// Messages of a user who is seated at a table, even if the limit of the address is used up.
const SEATED_RESERVE: (u32, u32) = (2, 20);
/// Chat lines of one user.
const CHAT_PER_USER: (u32, u32) = (1, 30);
/// Chat lines from one address.
const CHAT_PER_ADDRESS: (u32, u32) = (6, 120);
/// Chat lines of a user who is seated at a table: a minute, and at once.
const CHAT_SEATED_RESERVE: (u32, u32) = (12, 10);
/// Things that a user points at in reviews.
const POINTS_PER_USER: (u32, u32) = (4, 12);
/// Joins of a named user, even if the limit of the address is used up: a minute, and at once. A user counts as seated
/// only while the room is in memory, and a join is what loads the room.
const JOIN_RESERVE: (u32, u32) = (6, 4);
/// How many users at one address may have a reserve of joins at a time.
const MAX_JOIN_RESERVES: usize = 1_000;
/// How many users at one address may have a reserve at a time. With all reserves an address may send twice its own
/// limit, so that a thousand names do not get around it.
const MAX_RESERVES: usize = 100;

/// Rate limits for messages and chat lines by user and by address, across all sockets.
pub struct RateLimits {
    /// `None` in load tests, where one machine plays all users as fast as it can.
    limits: Option<Limiters>,
    seated_users: Arc<SeatedUsers>,
}

struct Limiters {
    messages: KeyedLimits,
    anonymous: KeyedLimiter<Address>,
    chat_lines: KeyedLimits,
    points: KeyedLimiter<UserId>,
    reserves: Reserves,
    joins: KeyedLimiter<(Address, UserId)>,
    join_reserves: Reserves,
    warnings: KeyedLimiter<Address>,
}

/// The user and address whose limits a message counts against.
#[derive(Clone, Copy)]
pub(crate) struct RateLimitKey {
    pub user: Option<UserId>,
    pub(crate) address: Address,
}

/// Which limit is exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExceededLimit {
    User,
    Address,
}

impl RateLimits {
    pub fn new(limits: Limits, seated_users: Arc<SeatedUsers>, clock: &Clock) -> Self {
        let limiters = || Limiters {
            messages: KeyedLimits::new(
                per_second(PER_USER),
                per_second(PER_ADDRESS),
                per_second(SEATED_RESERVE),
                clock,
            ),
            anonymous: keyed_limiter(per_second(PER_ADDRESS_ANONYMOUS), clock),
            chat_lines: KeyedLimits::new(
                per_second(CHAT_PER_USER),
                per_second(CHAT_PER_ADDRESS),
                per_minute(CHAT_SEATED_RESERVE),
                clock,
            ),
            points: keyed_limiter(per_second(POINTS_PER_USER), clock),
            reserves: Reserves::default(),
            joins: keyed_limiter(per_minute(JOIN_RESERVE), clock),
            join_reserves: Reserves::default(),
            warnings: keyed_limiter(per_minute((1, 1)), clock),
        };
        Self { limits: (limits == Limits::Strict).then(limiters), seated_users }
    }

    /// Counts one message.
    pub(crate) fn check_message(
        &self,
        RateLimitKey { user, address }: RateLimitKey,
    ) -> Result<(), ExceededLimit> {
        let Some(limits) = &self.limits else { return Ok(()) };
        match user {
            Some(user) => limits.messages.take(user, address, || self.has_reserve(limits, user, address)),
            None => limits.anonymous.check_key(&address).map_err(|_| ExceededLimit::Address),
        }
    }

    /// Counts one message that joins a room. A named user has a reserve of these, so that they reach their tables when
    /// others have used up the limit of the address.
    pub(crate) fn check_join(&self, rate_limit_key: RateLimitKey) -> Result<(), ExceededLimit> {
        let checked = self.check_message(rate_limit_key);
        let RateLimitKey { user, address } = rate_limit_key;
        let (Err(ExceededLimit::Address), Some(limits), Some(user)) = (checked, &self.limits, user) else {
            return checked;
        };
        let has_reserve = limits.join_reserves.try_grant(user, address, MAX_JOIN_RESERVES);
        if has_reserve && limits.joins.check_key(&(address, user)).is_ok() { Ok(()) } else { checked }
    }

    /// Counts one chat line. Only named users can chat.
    pub(crate) fn check_chat_line(&self, user: UserId, address: Address) -> Result<(), ExceededLimit> {
        let Some(limits) = &self.limits else { return Ok(()) };
        limits.chat_lines.take(user, address, || self.has_reserve(limits, user, address))
    }

    /// Counts something that a user points at.
    pub(crate) fn check_point(&self, user: UserId) -> Result<(), ExceededLimit> {
        let Some(limits) = &self.limits else { return Ok(()) };
        limits.points.check_key(&user).map_err(|_| ExceededLimit::User)
    }

    /// Whether to log that a message from this address was refused: at most once a minute.
    pub(crate) fn should_warn(&self, address: Address) -> bool {
        self.limits.as_ref().is_some_and(|limits| limits.warnings.check_key(&address).is_ok())
    }

    /// Whether the user is seated at a table in memory.
    pub(crate) fn is_seated(&self, user: UserId) -> bool {
        self.seated_users.contains(user)
    }

    fn has_reserve(&self, limits: &Limiters, user: UserId, address: Address) -> bool {
        self.is_seated(user) && limits.reserves.try_grant(user, address, MAX_RESERVES)
    }

    /// Forgets keys that have been idle and takes reserves back from users who are no longer seated. Must be called now
    /// and then.
    pub fn forget_idle(&self) {
        if let Some(limits) = &self.limits {
            limits.messages.forget_idle();
            limits.chat_lines.forget_idle();
            forget_idle(&limits.anonymous);
            forget_idle(&limits.warnings);
            forget_idle(&limits.joins);
            forget_idle(&limits.points);
            limits.join_reserves.revoke_where(|_| true);
            limits.reserves.revoke_where(|user| !self.is_seated(user));
        }
    }
}

/// A limit for each user, one for each address, and a reserve for each user at an address.
struct KeyedLimits {
    people: KeyedLimiter<UserId>,
    addresses: KeyedLimiter<Address>,
    reserves: KeyedLimiter<(Address, UserId)>,
}

impl KeyedLimits {
    fn new(per_user: Quota, per_address: Quota, seated_reserve: Quota, clock: &Clock) -> Self {
        Self {
            people: keyed_limiter(per_user, clock),
            addresses: keyed_limiter(per_address, clock),
            reserves: keyed_limiter(seated_reserve, clock),
        }
    }

    fn take(
        &self,
        user: UserId,
        address: Address,
        has_reserve: impl Fn() -> bool,
    ) -> Result<(), ExceededLimit> {
        // A user who has exceeded their own limit must not use up the limit of the address.
        self.people.check_key(&user).map_err(|_| ExceededLimit::User)?;
        if has_reserve() && self.reserves.check_key(&(address, user)).is_ok() {
            return Ok(());
        }
        self.addresses.check_key(&address).map_err(|_| ExceededLimit::Address)
    }

    fn forget_idle(&self) {
        forget_idle(&self.people);
        forget_idle(&self.addresses);
        forget_idle(&self.reserves);
    }
}

/// The users who have a reserve, by address.
#[derive(Default)]
struct Reserves(Mutex<HashMap<Address, HashSet<UserId>>>);

impl Reserves {
    /// Gives the user a reserve unless `max` users at this address have one. Returns whether the user has one.
    fn try_grant(&self, user: UserId, address: Address, max: usize) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let people = all.entry(address).or_default();
        people.contains(&user) || (people.len() < max && people.insert(user))
    }

    fn revoke_where(&self, from: impl Fn(UserId) -> bool) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, people| {
            people.retain(|&user| !from(user));
            !people.is_empty()
        });
    }
}

fn per_second((a_second, at_once): (u32, u32)) -> Quota {
    Quota::per_second(at_least_one(a_second)).allow_burst(at_least_one(at_once))
}

fn per_minute((a_minute, at_once): (u32, u32)) -> Quota {
    Quota::per_minute(at_least_one(a_minute)).allow_burst(at_least_one(at_once))
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::clock::ManualClock;
    use std::time::Duration;
    use tables::SeatedAtTable;

    /// Rate limits with a manual clock.
    struct Fixture {
        seated_users: Arc<SeatedUsers>,
        rate_limits: RateLimits,
        clock: ManualClock,
    }

    impl Fixture {
        fn new() -> Self {
            let (seated_users, clock) = (Arc::<SeatedUsers>::default(), ManualClock::new(0));
            let rate_limits = RateLimits::new(Limits::Strict, Arc::clone(&seated_users), &clock.clock());
            Self { seated_users, rate_limits, clock }
        }

        /// How many of `number` messages are accepted.
        fn send_messages(&self, user: Option<UserId>, from: &str, number: u32) -> u32 {
            let rate_limit_key = RateLimitKey { user, address: address(from) };
            (0..number).map(|_| u32::from(self.rate_limits.check_message(rate_limit_key).is_ok())).sum()
        }

        fn send_lines(&self, user: UserId, from: &str, number: u32) -> u32 {
            (0..number)
                .map(|_| u32::from(self.rate_limits.check_chat_line(user, address(from)).is_ok()))
                .sum()
        }

        fn seat(&self, people: &[UserId]) -> SeatedAtTable {
            let mut table = self.seated_users.add_table();
            table.set_users(people.iter().copied());
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
    fn a_seated_user_has_a_reserve_when_the_address_has_used_up_its_limit() {
        let fixture = Fixture::new();
        let said: u32 = people(12).into_iter().map(|user| fixture.send_messages(Some(user), HERE, 300)).sum();
        assert_eq!(said, PER_ADDRESS.1);
        assert_eq!(
            fixture.send_messages(None, HERE, 1_000),
            PER_ADDRESS_ANONYMOUS.1,
            "the limit of anonymous users is separate"
        );

        let ana = UserId::new();
        assert_eq!(fixture.send_messages(Some(ana), HERE, 1), 0);
        let table = fixture.seat(&[ana]);
        assert_eq!(
            fixture.send_messages(Some(ana), HERE, 100),
            SEATED_RESERVE.1,
            "the reserve is limited too"
        );
        fixture.clock.advance(Duration::from_secs(1));
        fixture.send_messages(Some(UserId::new()), HERE, PER_ADDRESS.0);
        assert_eq!(fixture.send_messages(Some(ana), HERE, 100), SEATED_RESERVE.0);
        drop(table);
        assert_eq!(fixture.send_messages(Some(ana), HERE, 1), 0);
        assert_eq!(fixture.send_messages(Some(ana), "192.0.2.2", 1), 1, "other addresses are not affected");
    }

    #[test]
    fn anonymous_users_use_up_only_their_own_limit() {
        let fixture = Fixture::new();
        assert_eq!(fixture.send_messages(None, HERE, 5_000), PER_ADDRESS_ANONYMOUS.1);
        assert_eq!(fixture.send_messages(Some(UserId::new()), HERE, 300), PER_USER.1);
        assert_eq!(fixture.send_messages(None, "192.0.2.2", 1), 1);
    }

    #[test]
    fn seats_do_not_get_around_the_limits_of_users_and_addresses() {
        let (fixture, people) = (Fixture::new(), people(200));
        let table = fixture.seat(&people);
        assert_eq!(fixture.send_messages(Some(people[0]), HERE, 500), PER_USER.1);
        let others: u32 = people[1..].iter().map(|&user| fixture.send_messages(Some(user), HERE, 300)).sum();
        let most = PER_ADDRESS.1 + SEATED_RESERVE.1 * u32::try_from(MAX_RESERVES).unwrap();
        assert_eq!(PER_USER.1 + others, most);

        let late = UserId::new();
        let _second = fixture.seat(&[late]);
        assert_eq!(fixture.send_messages(Some(late), HERE, 1), 0, "too many have a reserve");
        drop(table);
        fixture.rate_limits.forget_idle();
        assert_eq!(fixture.send_messages(Some(late), HERE, 1), 1, "users who stood up lost their reserve");
    }

    #[test]
    fn named_users_can_join_when_the_address_has_used_up_its_limit() {
        let fixture = Fixture::new();
        let flood =
            || people(12).into_iter().map(|user| fixture.send_messages(Some(user), HERE, 300)).sum::<u32>();
        assert_eq!(flood(), PER_ADDRESS.1);
        let join = |user, from| {
            fixture.rate_limits.check_join(RateLimitKey { user, address: address(from) }).is_ok()
        };
        let ana = UserId::new();
        assert_eq!(fixture.send_messages(Some(ana), HERE, 1), 0, "ana's room is not in memory");
        let joined = (0..20).filter(|_| join(Some(ana), HERE)).count();
        assert_eq!(joined, JOIN_RESERVE.1 as usize, "the reserve is limited too");
        assert!(join(Some(UserId::new()), HERE), "each user has a reserve");
        fixture.clock.advance(Duration::from_secs(10));
        assert!(flood() <= PER_ADDRESS.1, "the limit of the address is used up again");
        assert!(join(Some(ana), HERE) && !join(Some(ana), HERE));

        fixture.send_messages(None, HERE, PER_ADDRESS_ANONYMOUS.1);
        assert!(!join(None, HERE), "anonymous users have no reserve");
        let users = people(2 * MAX_JOIN_RESERVES);
        let joined = users.into_iter().filter(|&user| join(Some(user), HERE)).count();
        assert!(joined <= MAX_JOIN_RESERVES, "a thousand names do not get around the limits");
    }

    #[test]
    fn a_seated_user_has_a_reserve_of_chat_lines() {
        let fixture = Fixture::new();
        let said: u32 = people(5).into_iter().map(|user| fixture.send_lines(user, HERE, 40)).sum();
        assert_eq!(said, CHAT_PER_ADDRESS.1);
        let ana = UserId::new();
        assert_eq!(fixture.rate_limits.check_chat_line(ana, address(HERE)), Err(ExceededLimit::Address));
        let _table = fixture.seat(&[ana]);
        assert_eq!(fixture.send_lines(ana, HERE, 40), CHAT_SEATED_RESERVE.1);
        assert_eq!(fixture.rate_limits.check_chat_line(ana, address(HERE)), Err(ExceededLimit::User));
    }

    #[test]
    fn an_address_is_logged_once_a_minute() {
        let fixture = Fixture::new();
        let told = |text: &str| fixture.rate_limits.should_warn(address(text));
        assert!(told(HERE) && !told(HERE) && told("192.0.2.2"));
        fixture.clock.advance(Duration::from_secs(60));
        assert!(told(HERE));
    }
}
