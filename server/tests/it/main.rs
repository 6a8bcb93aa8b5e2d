//! The server from outside: real sockets, real requests, a real database, and the real program.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod backup;
mod beside;
mod budgets;
mod client;
mod clocks;
mod control;
mod crash;
mod crowds;
mod devices;
mod earlier;
mod files;
mod full;
mod fuzz;
mod host;
mod house;
mod ledger;
mod line;
mod load;
mod matches;
mod outage;
mod owners;
mod pages;
mod player;
mod playing;
mod postgres;
mod process;
mod program;
mod reading;
mod refused;
mod returning;
mod sessions;
mod snapshots;
mod starving;
mod web;
