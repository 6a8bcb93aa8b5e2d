//! The server of Rodada: the only crate that knows HTTP, sockets, tasks, time and databases.

pub mod room;
pub mod shelf;
pub mod store;
