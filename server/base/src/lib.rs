//! What every part of the server may need, and what needs no other part of it.

pub mod clock;
pub mod entropy;
mod error_chain;
pub mod lock;
pub mod metrics;
pub mod uptime;

pub use error_chain::error_chain;
