//! The server of Rodada: the only crate that knows HTTP, sockets, tasks, time and databases.

pub mod store;
