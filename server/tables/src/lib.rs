//! The tables that are in memory: the tasks that drive rooms, and the sockets that they write to.

#![cfg_attr(
    test,
    expect(clippy::disallowed_methods, reason = "tests start tasks, draw and measure by themselves")
)]

mod analyses;
pub mod hub;
mod leagues;
mod match_files;
mod replays;
mod reviews;
pub mod rooms;
mod seated_users;
mod summaries;

pub use analyses::Analyses;
pub use leagues::run_leagues;
pub use match_files::{LookRequestError, MatchFiles, PROCESS_LIMITS, ShownFile};
pub use replays::{ReplayRequestError, Replays};
pub use reviews::Reviews;
pub use seated_users::{SeatedAtTable, SeatedUsers};
pub use summaries::{summarise_due, summarise_ended};
