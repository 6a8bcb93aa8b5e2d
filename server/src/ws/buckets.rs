//! How much one socket may say.

use crate::config::Limits;
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use protocol::limits;
use std::num::NonZeroU32;
use std::time::Duration;

/// Unreadable frames a socket may send before it is cut off, and how often one is forgiven.
const MOST_STRIKES: u32 = 8;
const FORGIVEN_EVERY: Duration = Duration::from_secs(5);
/// Messages over the limit that are answered before the socket is cut off.
const MOST_OVER: u32 = limits::BURST * 10;

type Bucket = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// Token buckets of one socket.
pub(super) struct Buckets {
    /// None where one machine plays everybody as fast as it can.
    messages: Option<Bucket>,
    strikes: Bucket,
    over: Bucket,
}

/// What is to be done with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pass {
    /// Read it.
    Yes,
    /// Refuse it.
    Refused,
    /// It was one too many: end the socket.
    Over,
}

impl Buckets {
    pub(super) fn new(limits: Limits) -> Self {
        let steady = || Quota::per_second(some(limits::MESSAGES_PER_SECOND)).allow_burst(some(limits::BURST));
        Self {
            messages: (limits == Limits::Strict).then(|| Bucket::direct(steady())),
            strikes: Bucket::direct(quota_of(FORGIVEN_EVERY).allow_burst(some(MOST_STRIKES))),
            over: Bucket::direct(Quota::per_second(some(1)).allow_burst(some(MOST_OVER))),
        }
    }

    /// A message came.
    pub(super) fn message(&self) -> Pass {
        if self.messages.as_ref().is_none_or(|bucket| bucket.check().is_ok()) {
            Pass::Yes
        } else if self.over.check().is_ok() {
            Pass::Refused
        } else {
            Pass::Over
        }
    }

    /// A message could not be read; says whether the socket may go on.
    pub(super) fn strike(&self) -> bool {
        self.strikes.check().is_ok()
    }
}

fn quota_of(period: Duration) -> Quota {
    Quota::with_period(period).unwrap_or(Quota::per_minute(NonZeroU32::MIN))
}

fn some(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}
