//! Integration tests: the server over real sockets and HTTP requests, with a real database, and the real program.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod backup;
mod bad_input;
mod budgets;
mod client;
mod clocks;
mod connections;
mod control;
mod crash;
mod deaf_proxy;
mod devices;
mod doctor;
mod event_client;
mod events;
mod failover;
mod fair_limits;
mod files;
mod full_disk;
mod fuzz;
mod host_offline;
mod host_orders;
mod ledger;
mod load;
mod matches;
mod news;
mod notices;
mod old_databases;
mod open_pages;
mod outage;
mod pages;
mod player;
mod playing;
mod postgres;
mod process;
mod program;
mod proxy;
mod push_service;
mod reading;
mod reconnecting;
mod sessions;
mod several_servers;
mod snapshots;
mod test_server;
mod vacations;
mod web;
