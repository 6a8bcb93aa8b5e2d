//! What every part of the server may need, and what needs no other part of it. Time, chance, threads and tasks are reached
//! through here alone.

#![expect(clippy::disallowed_methods, reason = "here is what the others use instead")]

pub mod child;
pub mod clock;
pub mod entropy;
mod error_chain;
pub mod lock;
pub mod metrics;
mod public_url;
pub mod rate;
pub mod stopwatch;
pub mod tasks;
pub mod traffic;
pub mod uptime;

pub use error_chain::error_chain;
pub use public_url::{BadUrl, PublicUrl, is_local_host};
