//! A league whose server is killed four times in each round: each round has begun and ended once.

use crate::client::Client;
use crate::evenings::circle;
use crate::leagues::{has_begun, plan, points, tables, until_seen};
use crate::playing::play_on;
use crate::postgres::schema;
use crate::process::Program;
use crate::test_server::{ConnectedUser, Folder};
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const SEATS: u64 = 4;
const ROUNDS: usize = 3;
/// What the four places at a table bring together.
const POINTS: u64 = 24 + 16 + 8;
/// In this round, counted from 1, somebody leaves while matches run.
const SOMEBODY_LEAVES: usize = 2;
const WHO_LEAVES: u64 = 6;

struct League {
    folder: Folder,
    /// Where the matches are, if not in the folder.
    database: Option<String>,
    program: Program,
    /// By the number of each in the league.
    players: Vec<ConnectedUser>,
    league: String,
}

impl League {
    /// A league of sixteen that is about to begin, with one more who waits.
    async fn start(database: Option<String>) -> Self {
        let folder = Folder::new();
        let program = serve(&folder, database.as_deref()).await;
        let mut players = Vec::new();
        for number in 0..17 {
            let entered = program.web.post("/api/me", None, &json!({"name": format!("P{number}")})).await;
            let cookie = entered.cookie().unwrap();
            let client = Client::connect(&program.web, Some(&cookie)).await;
            players.push(ConnectedUser { client, cookie });
        }
        let others: Vec<&ConnectedUser> = players[1..].iter().collect();
        let friday = circle(&program.web, &players[0], &others).await;
        let mut wanted = plan(4, 3);
        wanted["final_table"] = json!(true);
        let mut new = Self { folder, database, program, players, league: String::new() };
        let made = new.post(0, &format!("/api/circles/{friday}/leagues"), &wanted).await;
        made["league"].as_str().unwrap().clone_into(&mut new.league);
        for player in 1..16 {
            new.ask(player, "join").await;
        }
        new.ask(0, "start").await;
        new.ask(16, "join").await;
        new
    }

    async fn post(&self, player: usize, path: &str, body: &Value) -> Value {
        let answer = self.program.web.post(path, Some(&self.players[player].cookie), body).await;
        assert!(answer.status < 300, "{path}: {answer:?}");
        answer.json()
    }

    async fn ask(&self, player: usize, what: &str) {
        self.post(player, &format!("/api/leagues/{}/{what}", self.league), &json!({})).await;
    }

    /// Kills the server and starts another one, with which everybody connects.
    async fn kill(mut self) -> Self {
        self.program.kill().await;
        self.program = serve(&self.folder, self.database.as_deref()).await;
        for player in &mut self.players {
            player.client = Client::connect(&self.program.web, Some(&player.cookie)).await;
        }
        self
    }

    async fn until(&self, wanted: impl Fn(&Value) -> bool) -> Value {
        until_seen(&self.program.web, &self.players[0], &self.league, wanted).await
    }

    /// Everybody at these tables makes a decision, which all make at once.
    async fn decide(&mut self, at: &[(String, Vec<u64>)]) {
        for (room, seats) in at {
            for number in seats {
                let client = &mut self.players[usize::try_from(*number).unwrap()].client;
                client.join(room).await;
                let request = client.act(room, &client.choices(room)[0]);
                assert_eq!(client.ask(request).await["t"], "ack");
            }
        }
    }

    /// Everybody at these tables plays to the end of their match.
    async fn play(&mut self, at: &[(String, Vec<u64>)]) {
        let seated = self.players.iter_mut().zip(0_u64..).filter_map(|(player, number)| {
            let (room, _) = at.iter().find(|(_, seats)| seats.contains(&number))?;
            Some((player, room))
        });
        join_all(seated.map(async |(player, room)| {
            player.client.join(room).await;
            play_on(&mut player.client, room).await;
        }))
        .await;
    }

    /// A round. The server is killed when the last match of the one before is just over, or the league has just been started;
    /// when the round has just begun; during its matches; and when all of them but one are over.
    async fn round(mut self, round: usize) -> Self {
        self = self.kill().await;
        self.until(|league| has_begun(league, round)).await;
        self = self.kill().await;
        let begun = self.until(|league| has_begun(league, round)).await;
        let tables = tables(&begun);
        let seated: Vec<u64> = tables.iter().flat_map(|(_, seats)| seats.clone()).collect();
        let different: BTreeSet<u64> = seated.iter().copied().collect();
        let expected = if round > ROUNDS { SEATS } else { 4 * SEATS };
        assert_eq!((seated.len(), different.len()), (expected as usize, expected as usize), "{seated:?}");
        assert!(round <= SOMEBODY_LEAVES || !different.contains(&WHO_LEAVES), "{seated:?}");

        self.decide(&tables).await;
        self = self.kill().await;
        if round == SOMEBODY_LEAVES {
            self.ask(WHO_LEAVES as usize, "leave").await;
        }
        let (last, others) = tables.split_last().unwrap();
        self.play(others).await;
        self = self.kill().await;
        self.play(std::slice::from_ref(last)).await;
        self
    }
}

async fn serve(folder: &Folder, database: Option<&str>) -> Program {
    let database = database.map(|url| format!("--database-url={url}"));
    // A server waits for as long before it takes over the matches of a killed one.
    let flags: Vec<&str> =
        ["--limits=load", "--lease-seconds=1"].into_iter().chain(database.as_deref()).collect();
    Program::serve(folder.path(), &flags).await
}

async fn a_league_goes_on(database: Option<String>) {
    let mut league = League::start(database).await;
    for round in 1..=ROUNDS + 1 {
        league = league.round(round).await;
    }
    league = league.kill().await;
    let over = league.until(|league| league["state"] == "over").await;
    assert!(has_begun(&over, ROUNDS + 1), "{over}");
    assert_eq!(points(&over), ROUNDS as u64 * 4 * POINTS, "each match has counted once: {over}");
    assert_eq!(league.program.stop().await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixteen_play_a_league_to_its_end_although_the_server_is_killed_in_a_folder() {
    a_league_goes_on(None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixteen_play_a_league_to_its_end_although_the_server_is_killed_in_a_database() {
    a_league_goes_on(Some(schema().await)).await;
}
