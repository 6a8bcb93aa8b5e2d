//! A server inside the test process.

use crate::client::Client;
use crate::web::{Answer, Web};
use base::child::Program;
use base::clock::Clock;
use clap::Parser;
use config::Config;
use rodada_server::serve::{self, Database};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// A temporary folder, deleted on drop.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("rodada-it-{}", uuid::Uuid::new_v4()));
        std::fs::create_dir(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Failing to delete it does no harm: it is among the system's temporary files.
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// A running server with a SQLite database in a temporary folder.
pub(crate) struct TestServer {
    pub(crate) web: Web,
    stop: CancellationToken,
    serving: JoinHandle<()>,
    _folder: Folder,
}

/// A configuration with these flags. Unless they say otherwise, bots play without a pause, there are no quotas,
/// and push is offered.
pub(crate) fn config(flags: &[&str]) -> Config {
    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        config: Config,
    }
    let usual = [
        "--bot-pace=0",
        "--people-per-hour=0",
        "--tables-per-hour=0",
        "--links-per-hour=0",
        "--replays-per-minute=0",
        "--searches-per-minute=0",
        "--contact=host@example.org",
    ];
    let name = |flag: &str| flag.split('=').next().map(str::to_owned);
    let chosen: Vec<_> = flags.iter().map(|flag| name(flag)).collect();
    let usual = usual.into_iter().filter(|flag| !chosen.contains(&name(flag)));
    Cli::parse_from(["test"].into_iter().chain(usual).chain(flags.iter().copied())).config
}

impl TestServer {
    pub(crate) async fn open() -> Self {
        Self::with(config(&[]), Clock::system()).await
    }

    pub(crate) async fn with(config: Config, clock: Clock) -> Self {
        Self::in_folder(Folder::new(), config, clock).await
    }

    pub(crate) async fn in_folder(folder: Folder, config: Config, clock: Clock) -> Self {
        Self::on_store(None, folder, config, clock).await
    }

    /// A server on a PostgreSQL database.
    pub(crate) async fn on_database(url: &str, config: Config, clock: Clock) -> Self {
        Self::on_store(Some(url), Folder::new(), config, clock).await
    }

    async fn on_store(url: Option<&str>, folder: Folder, config: Config, clock: Clock) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let web = Web::at(listener.local_addr().unwrap());
        let store = store::open(url, folder.path()).await.unwrap();
        let stop = CancellationToken::new();
        let shutdown = stop.clone().cancelled_owned();
        let database = Database { store, folder: folder.path().to_owned() };
        let program = Program::new(env!("CARGO_BIN_EXE_rodada"));
        let serving = tokio::spawn(async move {
            serve::run(listener, None, config, database, clock, program, shutdown).await.unwrap();
        });
        Self { web, stop, serving, _folder: folder }
    }

    /// Stops the server and returns its folder.
    pub(crate) async fn close(self) -> Folder {
        self.stop.cancel();
        self.serving.await.unwrap();
        self._folder
    }

    /// Creates a user with an open socket.
    pub(crate) async fn connect_user(&self, name: &str) -> ConnectedUser {
        let answer = self.web.post("/api/me", None, &json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let cookie = answer.cookie().unwrap();
        let client = Client::connect(&self.web, Some(&cookie)).await;
        ConnectedUser { cookie, client }
    }

    /// Opens a socket without a session.
    pub(crate) async fn spectator(&self) -> Client {
        Client::connect(&self.web, None).await
    }
}

/// A user with an open socket.
pub(crate) struct ConnectedUser {
    pub(crate) cookie: String,
    pub(crate) client: Client,
}

impl ConnectedUser {
    /// Creates a table. Returns its room.
    pub(crate) async fn set_up(&self, web: &Web, wanted: &Value) -> String {
        let answer = web.post("/api/tables", Some(&self.cookie), wanted).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["room"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn get(&self, web: &Web, path: &str) -> Answer {
        web.get(path, Some(&self.cookie)).await
    }

    /// The key of the link that invites others to a table of the user.
    pub(crate) async fn invitation(&self, web: &Web, room: &str) -> String {
        let links = self.get(web, &format!("/api/tables/{room}/invitation")).await.json();
        links["play"].as_str().unwrap().split_once("invitation=").unwrap().1.to_owned()
    }
}
