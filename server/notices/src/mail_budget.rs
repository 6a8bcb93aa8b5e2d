//! How many mails may be sent in an hour, and for what. Codes, without which nobody comes in, have a part of their own; of the
//! rest each user has a share, so that the notices of one do not use up the mails of all.

use base::clock::Clock;
use base::rate::{KeyedLimiter, Limiter, forget_idle, keyed_limiter, limiter};
use governor::Quota;
use governor::clock::Clock as _;
use protocol::UserId;
use std::num::NonZeroU32;
use std::time::Duration;

/// Codes have one in so many mails, and one user at most one in so many of the others.
const FOR_CODES: u32 = 5;
const FOR_ONE_USER: u32 = 10;

/// What a mail is sent for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MailFor {
    Code,
    /// Something that a user is told.
    Notice(UserId),
}

/// The mails of an hour.
pub(super) struct MailBudget {
    codes: Limiter,
    /// `None` if all mails are needed for codes.
    notices: Option<Limiter>,
    of_users: KeyedLimiter<UserId>,
}

impl MailBudget {
    /// `None` if there is no limit.
    pub(super) fn new(an_hour: u32, clock: &Clock) -> Option<Self> {
        let all = NonZeroU32::new(an_hour)?;
        let codes = NonZeroU32::new(all.get().div_ceil(FOR_CODES))?;
        let notices = all.get() - codes.get();
        let share = NonZeroU32::new(notices.div_ceil(FOR_ONE_USER)).unwrap_or(NonZeroU32::MIN);
        Some(Self {
            codes: limiter(Quota::per_hour(codes), clock),
            notices: NonZeroU32::new(notices).map(|notices| limiter(Quota::per_hour(notices), clock)),
            of_users: keyed_limiter(Quota::per_hour(share), clock),
        })
    }

    /// Counts a mail. Returns how long to wait if there are too many.
    pub(super) fn take(&self, mail_for: MailFor) -> Result<(), Duration> {
        match (mail_for, &self.notices) {
            (MailFor::Code, _) => take(&self.codes),
            (MailFor::Notice(_), None) => Err(Duration::from_secs(60 * 60)),
            (MailFor::Notice(user), Some(notices)) => {
                // A user who has exceeded their share must not use up what the others have.
                let share = &self.of_users;
                share.check_key(&user).map_err(|refused| refused.wait_time_from(share.clock().now()))?;
                take(notices)
            }
        }
    }

    /// Forgets users who have been told nothing for a while. Must be called now and then.
    pub(super) fn forget_idle(&self) {
        forget_idle(&self.of_users);
    }
}

fn take(limiter: &Limiter) -> Result<(), Duration> {
    limiter.check().map_err(|refused| refused.wait_time_from(limiter.clock().now()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(budget: &MailBudget, mail_for: MailFor) -> usize {
        (0..1_000).filter(|_| budget.take(mail_for).is_ok()).count()
    }

    #[test]
    fn the_notices_of_one_user_use_up_neither_codes_nor_those_of_others() {
        let budget = MailBudget::new(500, &Clock::system()).unwrap();
        assert_eq!(taken(&budget, MailFor::Notice(UserId::new())), 40);
        assert_eq!(taken(&budget, MailFor::Notice(UserId::new())), 40);
        assert_eq!(taken(&budget, MailFor::Code), 100);
        let others: usize = (0..20).map(|_| taken(&budget, MailFor::Notice(UserId::new()))).sum();
        assert_eq!(others, 320, "all together as many as the host allows");
    }

    #[test]
    fn a_small_budget_is_divided_too() {
        let budget = MailBudget::new(10, &Clock::system()).unwrap();
        assert_eq!(taken(&budget, MailFor::Notice(UserId::new())), 1);
        assert_eq!(taken(&budget, MailFor::Code), 2);
        let wait = budget.take(MailFor::Code).unwrap_err();
        assert!(wait <= Duration::from_secs(30 * 60), "{wait:?}");
        let only_codes = MailBudget::new(1, &Clock::system()).unwrap();
        assert_eq!(taken(&only_codes, MailFor::Notice(UserId::new())), 0);
        assert_eq!(taken(&only_codes, MailFor::Code), 1);
        assert!(MailBudget::new(0, &Clock::system()).is_none(), "0 is no limit");
    }
}
