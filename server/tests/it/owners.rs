//! Several servers on one Postgres: everybody sees the same table, whichever server they came to.

use crate::client::Client;
use crate::house::Folder;
use crate::ledger::Ledger;
use crate::player::Player;
use crate::postgres::schema;
use crate::process::Program;
use crate::web::Web;
use futures_util::future::join_all;
use protocol::MatchId;
use rodada_server::store;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio_util::sync::CancellationToken;

/// A lease as short as it can be, so that nobody waits long for a silent server.
const LEASE: &str = "--lease-seconds=1";

/// Servers on one empty database, started in the same moment: each wants to make the tables.
async fn servers<const N: usize>(url: &str) -> ([Program; N], Folder) {
    servers_with(url, "--bot-pace=0").await
}

/// The same, with bots of another pace.
async fn servers_with<const N: usize>(url: &str, pace: &str) -> ([Program; N], Folder) {
    let folder = Folder::new();
    let database = format!("--database-url={url}");
    let flags = [&database, LEASE, pace, "--people-per-hour=0", "--tables-per-hour=0"];
    let started = join_all((0..N).map(|_| Program::serve(folder.path(), &flags))).await;
    (started.try_into().ok().unwrap(), folder)
}

async fn people<const N: usize>(web: &Web, names: [&'static str; N], ledger: &Arc<Ledger>) -> Vec<Player> {
    join_all((1..).zip(names).map(|(seed, name)| Player::new(web, name, seed, ledger))).await
}

/// Everybody plays, each on a server of their own, until so many more requests are acknowledged.
async fn play(players: &mut [Player], ledger: &Ledger, more: usize) {
    let (goal, enough) = (ledger.count() + more, CancellationToken::new());
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.settle().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        ledger.reached(goal).await;
        enough.cancel();
    });
    assert!(played.iter().all(Option::is_some), "both servers hold");
}

async fn check(url: &str, ledger: &Ledger) {
    let store = store::open(Some(url), std::path::Path::new("/nowhere")).await.unwrap();
    assert_eq!(ledger.check(&*store).await, (0, 0), "everything is answered");
    ledger.play_again(&*store).await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_two_servers_play_at_one_table() {
    let url = schema().await;
    let ([mut one, mut two], _folder) = servers(&url).await;
    let webs = [one.web, two.web];
    let ledger = Ledger::new();
    let mut players = people(&one.web, ["Ana", "Bia", "Caio", "Davi"], &ledger).await;
    for _ in 0..2 {
        let room =
            players[0].set_up(&one.web, &json!({"game": "draftosaurus", "seats": 4, "open": true})).await;
        players.iter_mut().for_each(|player| player.go_to(&room));
    }
    // Both servers are asked for the same rooms in the same moment.
    join_all(players.iter_mut().zip(webs.iter().cycle()).map(|(player, web)| player.come_back(web))).await;
    play(&mut players, &ledger, 120).await;
    for (n, player) in players.iter_mut().enumerate() {
        player.compare(&webs[n % 2]).await;
        player.compare(&webs[(n + 1) % 2]).await;
    }
    check(&url, &ledger).await;
    assert_eq!((one.stop().await, two.stop().await), (0, 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_server_dies_the_other_one_goes_on_and_lets_its_bots_play() {
    let url = schema().await;
    let ([one, mut two], _folder) = servers(&url).await;
    let ledger = Ledger::new();
    let mut players = people(&one.web, ["Ana", "Bia"], &ledger).await;
    for player in &mut players {
        let wanted = json!({"game": "draftosaurus", "seats": 3, "against": "easy", "open": true});
        let room = player.set_up(&one.web, &wanted).await;
        player.go_to(&room);
        player.come_back(&one.web).await.unwrap();
    }
    play(&mut players, &ledger, 10).await;
    one.kill().await;
    for player in &mut players {
        player.come_back(&two.web).await.unwrap();
    }
    // More than their own moves: each waits for two bots.
    play(&mut players, &ledger, 20).await;
    for player in &mut players {
        player.compare(&two.web).await;
    }
    check(&url, &ledger).await;
    assert_eq!(two.stop().await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_a_dead_server_play_on_though_nobody_looks() {
    let url = schema().await;
    // Where somebody looks, bots take longer than this test; where nobody does, they take no longer than they think.
    let ([one, mut two], _folder) = servers_with(&url, "--bot-pace=60000").await;
    let store = store::open(Some(&url), std::path::Path::new("/nowhere")).await.unwrap();
    let ana = one.web.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
    let wanted = json!({"game": "draftosaurus", "seats": 5, "against": "good"});
    let mut client = Client::connect(&one.web, Some(&ana)).await;
    for _ in 0..8 {
        let answer = one.web.post("/api/tables", Some(&ana), &wanted).await;
        let room = answer.json()["room"].as_str().unwrap().to_owned();
        client.join(&room).await;
        // Bots choose after the people.
        let action = client.choices(&room).remove(0);
        let chosen = client.act(&room, &action);
        assert_eq!(client.ask(chosen).await["t"], "ack");
    }
    one.kill().await;
    let long_after = 4_000_000_000_000;
    assert_eq!(store.waiting_for_bots(long_after).await.unwrap().len(), 8, "bots were thinking");
    let thought = async {
        let mut look = tokio::time::interval(std::time::Duration::from_millis(100));
        while !store.waiting_for_bots(long_after).await.unwrap().is_empty() {
            look.tick().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), thought)
        .await
        .expect("the other server wakes them");
    store.close().await;
    assert_eq!(two.stop().await, 0);
}

#[tokio::test]
async fn what_is_said_on_one_server_is_heard_on_the_other() {
    let url = schema().await;
    let ([mut one, mut two], _folder) = servers(&url).await;
    let ledger = Ledger::new();
    let mut players = people(&one.web, ["Ana", "Bia"], &ledger).await;
    let room = players[0].set_up(&one.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    for (player, web) in players.iter_mut().zip([&one.web, &two.web]) {
        player.go_to(&room);
        player.come_back(web).await.unwrap();
    }
    for (speaker, listener, text) in [(0, 1, "good evening"), (1, 0, "hello")] {
        players[speaker].say(&room, text).await;
        let heard: Value = players[listener].until(|message| message["t"] == "chat").await;
        assert_eq!(heard["lines"][0]["text"], text);
    }
    assert_eq!((one.stop().await, two.stop().await), (0, 0));
}

#[tokio::test]
async fn a_table_that_does_not_exist_is_not_found() {
    let url = schema().await;
    let ([mut server], _folder) = servers(&url).await;
    let mut watcher = Client::connect(&server.web, None).await;
    assert_eq!(watcher.join(&MatchId::new().to_string()).await["code"], "not_found");
    assert_eq!(server.stop().await, 0);
}
