//! A Postgres that is away: what is said about it, and how everybody goes on when it is back.

use crate::client::Client;
use crate::house::Folder;
use crate::ledger::Ledger;
use crate::line::Line;
use crate::player::Player;
use crate::postgres::{Postgres, schema};
use crate::process::{Program, rodada, run};
use crate::web::Web;
use futures_util::future::join_all;
use rodada_server::store;
use serde_json::json;
use std::sync::Arc;
use tokio_util::sync::CancellationToken;

/// How often the line to the database breaks while an answer is on its way.
const BREAKS: usize = 8;

async fn serve(folder: &Folder, url: &str) -> Program {
    Program::serve(folder.path(), &[&format!("--database-url={url}"), "--tables-per-hour=0"]).await
}

/// Two people at a table of their own.
async fn people(web: &Web, ledger: &Arc<Ledger>) -> Vec<Player> {
    let mut players =
        join_all([("Ana", 1), ("Bia", 2)].map(|(name, seed)| Player::new(web, name, seed, ledger))).await;
    let room = players[0].set_up(web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    for player in &mut players {
        player.go_to(&room);
        player.come_back(web).await.unwrap();
    }
    players
}

async fn check(url: &str, ledger: &Ledger) -> (usize, usize) {
    let store = store::open(Some(url), std::path::Path::new("/nowhere")).await.unwrap();
    let found = ledger.check(&*store).await;
    store.close().await;
    found
}

#[tokio::test]
async fn without_its_database_the_server_says_so_and_starts_when_it_is_there() {
    let (mut postgres, folder) = (Postgres::start().await, Folder::new());
    postgres.stop().await;
    let database = format!("--database-url={}", postgres.url());
    let (code, said) = run(rodada(folder.path(), &["--listen=127.0.0.1:0", &database])).await;
    assert_eq!(code, 3, "a supervisor may try again: {said}");
    assert!(said.contains("the database cannot be reached"), "{said}");
    postgres.revive().await;
    assert_eq!(serve(&folder, &postgres.url()).await.stop().await, 0);
    postgres.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_database_is_away_people_wait_and_then_go_on() {
    let (mut postgres, folder, ledger) = (Postgres::start().await, Folder::new(), Ledger::new());
    let mut program = serve(&folder, &postgres.url()).await;
    let web = program.web;
    let mut players = people(&web, &ledger).await;
    let asleep = players[0].set_up(&web, &json!({"game": "draftosaurus", "seats": 2})).await;
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.settle().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        ledger.reached(10).await;
        postgres.stop().await;
        // A step or a line of chat: a player whose line is not taken says it again and acts no more. Others may find
        // out earlier, when nothing was to be written yet.
        program.until("not written").await;
        let ready = web.get("/readyz", None).await;
        assert_eq!((ready.status, ready.text()), (503, "the store does not answer\n"));
        let tables = web.get("/api/tables", None).await;
        assert_eq!((tables.status, tables.code()), (503, "unavailable".to_owned()));
        let mut watcher = Client::connect(&web, None).await;
        assert_eq!(watcher.join(&asleep).await["code"], "unavailable", "a room that is not in memory");
        let before = ledger.count();
        postgres.revive().await;
        ledger.reached(before + 10).await;
        enough.cancel();
    });
    assert!(played.iter().all(Option::is_some), "nobody lost the connection");
    for player in &mut players {
        player.compare(&web).await;
    }
    assert_eq!(web.get("/readyz", None).await.status, 200);
    assert_eq!(check(&postgres.url(), &ledger).await, (0, 0), "everything is answered");
    assert_eq!(program.stop().await, 0);
    postgres.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_whose_answer_never_came_is_neither_lost_nor_doubled() {
    let (url, folder, ledger) = (schema().await, Folder::new(), Ledger::new());
    let (line, store) =
        (Line::to(&url).await, store::open(Some(&url), std::path::Path::new("/nowhere")).await.unwrap());
    let mut program = serve(&folder, &line.url).await;
    let mut players = people(&program.web, &ledger).await;
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.settle().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        for _ in 0..BREAKS {
            ledger.reached(ledger.count() + 5).await;
            line.hold().await;
            // Until a step is kept, and only the database knows it.
            while ledger.check(&*store).await.1 == 0 {
                line.release();
                line.hold().await;
            }
            line.cut();
        }
        ledger.reached(ledger.count() + 5).await;
        enough.cancel();
    });
    assert!(played.iter().all(Option::is_some), "nobody lost the connection");
    assert_eq!(ledger.check(&*store).await, (0, 0), "everything is answered");
    store.close().await;
    for player in &mut players {
        player.compare(&program.web).await;
    }
    assert_eq!(program.stop().await, 0);
    assert!(program.said.contains("not written"), "the server did not hear of it: {}", program.said);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_only_reads_is_waited_for() {
    let (mut postgres, folder, ledger) = (Postgres::start().await, Folder::new(), Ledger::new());
    let mut program = serve(&folder, &postgres.url()).await;
    let mut players = people(&program.web, &ledger).await;
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.settle().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        ledger.reached(10).await;
        // As when its disk is full, or when it is a standby for a while.
        postgres.execute("alter system set default_transaction_read_only = on").await;
        postgres.execute("select pg_reload_conf()").await;
        for _ in 0..3 {
            program.until("not written").await;
        }
        let before = ledger.count();
        postgres.execute("alter system reset default_transaction_read_only").await;
        postgres.execute("select pg_reload_conf()").await;
        ledger.reached(before + 10).await;
        enough.cancel();
    });
    assert!(played.iter().all(Option::is_some), "nobody lost the connection");
    assert_eq!(check(&postgres.url(), &ledger).await, (0, 0), "everything is answered");
    assert_eq!(program.stop().await, 0);
    postgres.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_careless_database_is_asked_to_write_before_it_answers() {
    let (mut postgres, folder, ledger) = (Postgres::start().await, Folder::new(), Ledger::new());
    // By itself it would lose up to half a minute.
    postgres.execute("alter system set wal_writer_delay = '10s'").await;
    postgres.execute("alter role rodada set synchronous_commit = off").await;
    postgres.execute("select pg_reload_conf()").await;
    let program = serve(&folder, &postgres.url()).await;
    let mut players = people(&program.web, &ledger).await;
    let never = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| player.play(&never)));
    tokio::join!(playing, async {
        ledger.reached(20).await;
        tokio::join!(postgres.kill(), program.kill());
    });
    postgres.revive().await;
    check(&postgres.url(), &ledger).await;
    postgres.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_a_room_waits_for_the_database_everybody_hears_that_the_server_stops() {
    let (url, folder, ledger) = (schema().await, Folder::new(), Ledger::new());
    let line = Line::to(&url).await;
    let flags = [&format!("--database-url={}", line.url), "--tables-per-hour=0", "--drain-seconds=300"];
    let mut program = Program::serve(folder.path(), &flags).await;
    let mut players = people(&program.web, &ledger).await;
    let never = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| player.play(&never)));
    let (played, code) = tokio::join!(
        async {
            let played = playing.await;
            line.release();
            played
        },
        async {
            ledger.reached(5).await;
            line.hold().await;
            program.stop().await
        }
    );
    assert!(played.iter().all(Option::is_none), "everybody was sent away");
    assert_eq!(code, 0, "what was in flight is finished: {}", program.said);
    assert!(!program.said.contains("in time"), "{}", program.said);
}
