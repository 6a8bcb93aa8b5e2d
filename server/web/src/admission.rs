//! Limits on connections, requests and messages by address and by user, checked before a room or the store is involved.

mod address;
mod connections;
mod quotas;
mod rate_limits;

pub(crate) use address::{Address, forwarded_address};
pub use connections::ConnectionPermits;
pub(crate) use connections::{AddressPermit, ConnectionPermit};
pub use quotas::Quotas;
pub(crate) use quotas::{ByAddress, ByUser};
pub use rate_limits::RateLimits;
pub(crate) use rate_limits::{ExceededLimit, RateLimitKey};
