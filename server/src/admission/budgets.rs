//! How much one person and one address may say on all their sockets together.
//!
//! Each number is several times what a table of people needs, and far below what a flood brings.

use super::address::Address;
use crate::config::Limits;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::UserId;
use std::hash::Hash;
use std::num::NonZeroU32;

/// Messages of one person: a second in the long run, and at once. A page that comes back joins all its rooms at once.
const OF_A_PERSON: (u32, u32) = (20, 200);
/// Messages from one address, behind which a whole house may play.
const OF_AN_ADDRESS: (u32, u32) = (200, 2_000);
/// Lines of chat of one person.
const LINES_OF_A_PERSON: (u32, u32) = (1, 30);
/// Lines of chat from one address.
const LINES_OF_AN_ADDRESS: (u32, u32) = (6, 120);

/// How much one person and one address may say on all their sockets together.
pub(crate) struct Budgets {
    /// None where one machine plays everybody as fast as it can.
    limits: Option<Limiters>,
}

struct Limiters {
    messages: Pair,
    lines: Pair,
}

/// A budget of each person, and one of each address.
struct Pair {
    people: DefaultKeyedRateLimiter<UserId>,
    addresses: DefaultKeyedRateLimiter<Address>,
}

/// Who says something, and where from.
#[derive(Clone, Copy)]
pub(crate) struct Speaker {
    pub(crate) user: Option<UserId>,
    pub(crate) address: Address,
}

impl Budgets {
    pub(crate) fn new(limits: Limits) -> Self {
        let limiters = || Limiters {
            messages: Pair::new(OF_A_PERSON, OF_AN_ADDRESS),
            lines: Pair::new(LINES_OF_A_PERSON, LINES_OF_AN_ADDRESS),
        };
        Self { limits: (limits == Limits::Strict).then(limiters) }
    }

    /// A message; whether there is room for it.
    pub(crate) fn message(&self, speaker: Speaker) -> bool {
        self.limits.as_ref().is_none_or(|limits| limits.messages.has_room(speaker))
    }

    /// A line of chat; whether there is room for it.
    pub(crate) fn line(&self, speaker: Speaker) -> bool {
        self.limits.as_ref().is_none_or(|limits| limits.lines.has_room(speaker))
    }

    /// Forgets who has been quiet. To be called now and then.
    pub(crate) fn forget_quiet(&self) {
        if let Some(limits) = &self.limits {
            limits.messages.forget_quiet();
            limits.lines.forget_quiet();
        }
    }
}

impl Pair {
    fn new(of_a_person: (u32, u32), of_an_address: (u32, u32)) -> Self {
        Self { people: limiter(of_a_person), addresses: limiter(of_an_address) }
    }

    fn has_room(&self, speaker: Speaker) -> bool {
        // Who has used up their own budget does not use up that of their house.
        speaker.user.is_none_or(|user| self.people.check_key(&user).is_ok())
            && self.addresses.check_key(&speaker.address).is_ok()
    }

    fn forget_quiet(&self) {
        self.people.retain_recent();
        self.people.shrink_to_fit();
        self.addresses.retain_recent();
        self.addresses.shrink_to_fit();
    }
}

fn limiter<K: Hash + Eq + Clone>((a_second, at_once): (u32, u32)) -> DefaultKeyedRateLimiter<K> {
    let some = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    RateLimiter::keyed(Quota::per_second(some(a_second)).allow_burst(some(at_once)))
}
