//! Several servers on one Postgres: players see the same table whichever server they are connected to.

use crate::client::Client;
use crate::ledger::Ledger;
use crate::player::Player;
use crate::postgres::schema;
use crate::process::Program;
use crate::test_server::Folder;
use crate::web::Web;
use futures_util::future::join_all;
use protocol::MatchId;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio_util::sync::CancellationToken;

/// The shortest possible lease, so that tests do not wait long for a dead server.
const LEASE: &str = "--lease-seconds=1";

/// Starts servers on one empty database at the same time: each runs the migrations.
pub(crate) async fn servers<const N: usize>(url: &str) -> ([Program; N], Folder) {
    servers_with(url, "--bot-pace=0").await
}

/// Like [`servers`], with another bot pace.
async fn servers_with<const N: usize>(url: &str, pace: &str) -> ([Program; N], Folder) {
    let folder = Folder::new();
    let database = format!("--database-url={url}");
    let flags = [&database, LEASE, pace, "--people-per-hour=0", "--tables-per-hour=0"];
    let started = join_all((0..N).map(|_| Program::serve(folder.path(), &flags))).await;
    (started.try_into().ok().unwrap(), folder)
}

async fn create_players<const N: usize>(
    web: &Web,
    names: [&'static str; N],
    ledger: &Arc<Ledger>,
) -> Vec<Player> {
    join_all((1..).zip(names).map(|(seed, name)| Player::new(web, name, seed, ledger))).await
}

/// All players play until this many more requests are acknowledged.
async fn play(players: &mut [Player], ledger: &Ledger, more: usize) {
    let (goal, enough) = (ledger.count() + more, CancellationToken::new());
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.finish_requests().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        ledger.reached(goal).await;
        enough.cancel();
    });
    assert!(played.iter().all(Option::is_some), "no player lost the connection");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_two_servers_play_at_one_table() {
    let url = schema().await;
    let ([mut one, mut two], _folder) = servers(&url).await;
    let webs = [one.web, two.web];
    let ledger = Ledger::new();
    let mut players = create_players(&one.web, ["Ana", "Bia", "Caio", "Davi"], &ledger).await;
    for _ in 0..2 {
        let room =
            players[0].set_up(&one.web, &json!({"game": "draftosaurus", "seats": 4, "open": true})).await;
        players.iter_mut().for_each(|player| player.add_room(&room));
    }
    // Both servers load the same rooms at the same time.
    join_all(players.iter_mut().zip(webs.iter().cycle()).map(|(player, web)| player.reconnect(web))).await;
    play(&mut players, &ledger, 120).await;
    for (n, player) in players.iter_mut().enumerate() {
        player.compare(&webs[n % 2]).await;
        player.compare(&webs[(n + 1) % 2]).await;
    }
    ledger.check_all_at(&url).await;
    assert_eq!((one.stop().await, two.stop().await), (0, 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_server_dies_another_one_takes_over_with_its_bots() {
    let url = schema().await;
    let ([one, mut two], _folder) = servers(&url).await;
    let ledger = Ledger::new();
    let mut players = create_players(&one.web, ["Ana", "Bia"], &ledger).await;
    for player in &mut players {
        let wanted = json!({"game": "draftosaurus", "seats": 3, "against": "easy", "open": true});
        let room = player.set_up(&one.web, &wanted).await;
        player.add_room(&room);
        player.reconnect(&one.web).await.unwrap();
    }
    play(&mut players, &ledger, 10).await;
    one.kill().await;
    for player in &mut players {
        player.reconnect(&two.web).await.unwrap();
    }
    // More than the players' own moves: each match waits for two bots.
    play(&mut players, &ledger, 20).await;
    for player in &mut players {
        player.compare(&two.web).await;
    }
    ledger.check_all_at(&url).await;
    assert_eq!(two.stop().await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_a_dead_server_play_on_without_viewers() {
    let url = schema().await;
    // While a room has viewers, bots pause longer than this test lasts; without viewers they only take the time they
    // think.
    let ([one, mut two], _folder) = servers_with(&url, "--bot-pace=60000").await;
    let store = store::open(Some(&url), std::path::Path::new("/nowhere")).await.unwrap();
    let ana = one.web.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
    let wanted = json!({"game": "draftosaurus", "seats": 5, "against": "good"});
    let mut client = Client::connect(&one.web, Some(&ana)).await;
    for _ in 0..8 {
        let answer = one.web.post("/api/tables", Some(&ana), &wanted).await;
        let room = answer.json()["room"].as_str().unwrap().to_owned();
        client.join(&room).await;
        // Bots choose after the users.
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
async fn chat_reaches_players_on_other_servers() {
    let url = schema().await;
    let ([mut one, mut two], _folder) = servers(&url).await;
    let ledger = Ledger::new();
    let mut players = create_players(&one.web, ["Ana", "Bia"], &ledger).await;
    let room = players[0].set_up(&one.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    for (player, web) in players.iter_mut().zip([&one.web, &two.web]) {
        player.add_room(&room);
        player.reconnect(web).await.unwrap();
    }
    for (sender, listener, text) in [(0, 1, "good evening"), (1, 0, "hello")] {
        players[sender].say(&room, text).await;
        let received: Value = players[listener].until(|message| message["t"] == "chat").await;
        assert_eq!(received["lines"][0]["text"], text);
    }
    assert_eq!((one.stop().await, two.stop().await), (0, 0));
}

#[tokio::test]
async fn a_table_that_does_not_exist_is_not_found() {
    let url = schema().await;
    let ([mut server], _folder) = servers(&url).await;
    let mut spectator = Client::connect(&server.web, None).await;
    assert_eq!(spectator.join(&MatchId::new().to_string()).await["code"], "not_found");
    assert_eq!(server.stop().await, 0);
}
