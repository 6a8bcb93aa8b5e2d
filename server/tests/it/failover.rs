//! The primary of a Postgres cluster is killed while servers play, and its synchronous standby is promoted.

use crate::ledger::Ledger;
use crate::player::Player;
use crate::postgres::Postgres;
use crate::process::Program;
use crate::test_server::Folder;
use crate::web::Web;
use futures_util::future::join_all;
use serde_json::json;
use std::time::Duration;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

/// How long it may take until moves are acknowledged again, from when the new primary can be written.
const BACK_WITHIN: Duration = Duration::from_secs(5);
/// For a busy machine.
const TOLERANCE: Duration = Duration::from_secs(3);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_primary_is_killed_play_goes_on_at_the_standby_and_nothing_is_lost() {
    let mut primary = Postgres::start().await;
    let standby = primary.synchronous_standby().await;
    let url = primary.url_with(&standby);
    let folders = [Folder::new(), Folder::new(), Folder::new()];
    let database = format!("--database-url={url}");
    let flags = [database.as_str(), "--limits=load"];
    let mut servers = join_all(folders.iter().map(|folder| Program::serve(folder.path(), &flags))).await;
    let webs: Vec<Web> = servers.iter().map(|server| server.web).collect();
    let ledger = Ledger::new();
    let names = ["Ana", "Bia", "Caio", "Davi"];
    let mut players =
        join_all((1..).zip(names).map(|(seed, name)| Player::new(&webs[0], name, seed, &ledger))).await;
    for _ in 0..3 {
        let wanted = json!({"game": "draftosaurus", "seats": 4, "open": true});
        let room = players[0].set_up(&webs[0], &wanted).await;
        players.iter_mut().for_each(|player| player.add_room(&room));
    }
    for (player, web) in players.iter_mut().zip(webs.iter().cycle()) {
        player.reconnect(web).await.unwrap();
    }

    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().zip(webs.iter().cycle()).map(|(player, web)| {
        let enough = &enough;
        async move {
            while !enough.is_cancelled() {
                if player.play(enough).await.is_none() {
                    player.reconnect(web).await;
                }
            }
        }
    }));
    let failing = async {
        ledger.reached(60).await;
        primary.kill().await;
        // By then everybody waits as long as they ever do before they try again.
        servers[0].until("the store does not answer").await;
        standby.promote().await;
        let (promoted, before) = (Instant::now(), ledger.count());
        ledger.reached(before + 1).await;
        let took = promoted.elapsed();
        println!("moves are acknowledged {took:?} after the standby was promoted");
        assert!(took < BACK_WITHIN + TOLERANCE, "{took:?}");
        ledger.reached(before + 60).await;
        enough.cancel();
    };
    tokio::join!(playing, failing);

    for (player, web) in players.iter_mut().zip(webs.iter().cycle()) {
        player.reconnect(web).await.unwrap();
        player.finish_requests().await.unwrap();
    }
    for (n, player) in players.iter_mut().enumerate() {
        player.compare(&webs[n % 3]).await;
        player.compare(&webs[(n + 1) % 3]).await;
    }
    ledger.check_all_at(&url).await;
    for server in &mut servers {
        assert_eq!(server.stop().await, 0);
    }
}
