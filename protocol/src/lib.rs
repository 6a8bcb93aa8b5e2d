//! The wire between server and client, and nothing else: no rules, no storage, no sockets.
//!
//! `docs/protocol.md` is its manual. TypeScript declarations are generated from these types.
#![warn(missing_docs)]

pub mod bundle;
pub mod choices;
mod client;
mod code;
mod document;
mod http;
mod id;
pub mod limits;
mod server;
mod strict;
mod table;
pub mod words;

pub use client::{ClientMessage, Since};
pub use code::{ByeCode, Code};
pub use document::{Document, apply};
pub use http::{
    Deadline, DeviceLink, EndSession, Failure, GameInfo, Invitation, MatchPage, Me, NewTable, Redeem, Reel,
    ReelFrame, SeatSummary, Session, TableSummary, Waiting,
};
pub use id::{BadRequestId, MatchId, RequestId, UserId};
pub use server::{ChatLine, LogEntry, ServerMessage, Story, Talker};
pub use table::{Answer, Holder, Level, Pace, SeatNumber, TableChange, TableEvent, TableStatus, TableView};

/// Raised when a client that speaks the older protocol can no longer be served.
pub const PROTOCOL: u32 = 6;
