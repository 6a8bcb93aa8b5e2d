//! Limits on connections, requests and messages by address and by user, checked before a room or the store is involved.

mod address;
mod connections;
mod quotas;
mod rate_limits;
mod seated_users;

pub(crate) use address::{Address, forwarded_address};
pub(crate) use connections::{AddressPermit, ConnectionPermit, ConnectionPermits};
pub(crate) use quotas::Quotas;
pub(crate) use rate_limits::{ExceededLimit, RateLimitKey, RateLimits};
pub(crate) use seated_users::{SeatedAtTable, SeatedUsers};
