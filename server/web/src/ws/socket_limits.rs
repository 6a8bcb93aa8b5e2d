//! Rate limits of one socket.

use base::clock::Clock;
use base::rate::{Limiter, limiter};
use config::Limits;
use governor::Quota;
use protocol::limits;
use std::num::NonZeroU32;
use std::time::Duration;

/// How many invalid frames a socket may send before it is closed, and how often one of them is forgiven.
const MAX_INVALID_FRAMES: u32 = 8;
const FORGIVEN_EVERY: Duration = Duration::from_secs(5);
/// How many messages over the limit are refused before the socket is closed.
const MAX_REFUSED: u32 = limits::BURST * 10;

/// Token buckets of one socket.
pub(super) struct SocketLimits {
    /// `None` in load tests, where one machine plays all users as fast as it can.
    messages: Option<Limiter>,
    invalid_frames: Limiter,
    refused: Limiter,
}

/// How a message is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MessageCheck {
    Accept,
    Refuse,
    /// There were too many refused messages: close the socket.
    Close,
}

impl SocketLimits {
    pub(super) fn new(limits: Limits, clock: &Clock) -> Self {
        let message_quota = || {
            Quota::per_second(at_least_one(limits::MESSAGES_PER_SECOND))
                .allow_burst(at_least_one(limits::BURST))
        };
        Self {
            messages: (limits == Limits::Strict).then(|| limiter(message_quota(), clock)),
            invalid_frames: limiter(
                quota_of(FORGIVEN_EVERY).allow_burst(at_least_one(MAX_INVALID_FRAMES)),
                clock,
            ),
            refused: limiter(
                Quota::per_second(at_least_one(1)).allow_burst(at_least_one(MAX_REFUSED)),
                clock,
            ),
        }
    }

    /// Counts a message.
    pub(super) fn check_message(&self) -> MessageCheck {
        if self.messages.as_ref().is_none_or(|bucket| bucket.check().is_ok()) {
            MessageCheck::Accept
        } else if self.refused.check().is_ok() {
            MessageCheck::Refuse
        } else {
            MessageCheck::Close
        }
    }

    /// Counts an invalid message. Returns false if the socket must be closed.
    pub(super) fn allows_invalid_frame(&self) -> bool {
        self.invalid_frames.check().is_ok()
    }
}

fn quota_of(period: Duration) -> Quota {
    Quota::with_period(period).unwrap_or(Quota::per_minute(NonZeroU32::MIN))
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}
