//! Outages of Postgres: what the server reports, and how players go on afterwards.

use crate::client::{Client, MATCH_TIMEOUT};
use crate::ledger::Ledger;
use crate::player::Player;
use crate::postgres::{Postgres, schema};
use crate::process::{Program, rodada, run};
use crate::proxy::Proxy;
use crate::test_server::Folder;
use crate::web::{Answer, Web};
use futures_util::future::join_all;
use serde_json::{Value, json};
use sqlx::{Connection, Executor, PgConnection};
use std::sync::Arc;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// How often the connection to the database breaks while an answer is in transit.
const BREAKS: usize = 8;

async fn serve(folder: &Folder, url: &str) -> Program {
    Program::serve(folder.path(), &[&format!("--database-url={url}"), "--tables-per-hour=0"]).await
}

/// Two players at a table.
async fn players_at_a_table(web: &Web, ledger: &Arc<Ledger>) -> Vec<Player> {
    let mut players =
        join_all([("Ana", 1), ("Bia", 2)].map(|(name, seed)| Player::new(web, name, seed, ledger))).await;
    let room = players[0].set_up(web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    for player in &mut players {
        player.add_room(&room);
        player.reconnect(web).await.unwrap();
    }
    players
}

async fn check(url: &str, ledger: &Ledger) -> (usize, usize) {
    let store = store::open(Some(url), std::path::Path::new("/nowhere")).await.unwrap();
    let found = ledger.check(&*store).await;
    store.close().await;
    found
}

/// Waits until the server says that it is ready, or that it is not. It knows by the write that was recorded last, and of two at the
/// same time that may be the other one: then the next write tells.
async fn readiness(web: &Web, status: u16) -> Answer {
    let answered = async {
        loop {
            let answer = web.get("/readyz", None).await;
            if answer.status == status {
                return answer;
            }
        }
    };
    timeout(MATCH_TIMEOUT, answered).await.expect("it knows in time whether the store answers")
}

#[tokio::test]
async fn without_its_database_the_server_exits_with_a_message() {
    let (mut postgres, folder) = (Postgres::start().await, Folder::new());
    postgres.stop().await;
    let database = format!("--database-url={}", postgres.url());
    let (code, said) = run(rodada(folder.path(), &["--listen=127.0.0.1:0", &database])).await;
    assert_eq!(code, 3, "a supervisor may try again: {said}");
    assert!(said.contains("the database cannot be reached"), "{said}");
    postgres.restart().await;
    assert_eq!(serve(&folder, &postgres.url()).await.stop().await, 0);
    postgres.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_go_on_after_an_outage_of_the_database() {
    let (mut postgres, folder, ledger) = (Postgres::start().await, Folder::new(), Ledger::new());
    let mut program = serve(&folder, &postgres.url()).await;
    let web = program.web;
    let mut players = players_at_a_table(&web, &ledger).await;
    let asleep = players[0].set_up(&web, &json!({"game": "draftosaurus", "seats": 2})).await;
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.finish_requests().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        ledger.reached(10).await;
        postgres.stop().await;
        // Either a step or a line of chat: a player whose line is refused sends it again and does not act meanwhile.
        // Other requests may fail earlier, before anything had to be written, and all wait while the room cannot be reloaded: then
        // the heartbeat finds it out.
        program.until_any(&["not written", "the store does not answer"]).await;
        assert_eq!(readiness(&web, 503).await.text(), "the store does not answer\n");
        let tables = web.get("/api/tables", None).await;
        assert_eq!((tables.status, tables.code()), (503, "unavailable".to_owned()));
        let mut spectator = Client::connect(&web, None).await;
        assert_eq!(spectator.join(&asleep).await["code"], "unavailable", "a room that is not in memory");
        let before = ledger.count();
        postgres.restart().await;
        ledger.reached(before + 10).await;
        enough.cancel();
    });
    assert!(played.iter().all(Option::is_some), "no player lost the connection");
    for player in &mut players {
        player.compare(&web).await;
    }
    readiness(&web, 200).await;
    assert_eq!(check(&postgres.url(), &ledger).await, (0, 0), "every request is answered");
    assert_eq!(program.stop().await, 0);
    postgres.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_with_a_lost_database_answer_is_neither_lost_nor_doubled() {
    let (url, folder, ledger) = (schema().await, Folder::new(), Ledger::new());
    let (proxy, store) =
        (Proxy::to(&url).await, store::open(Some(&url), std::path::Path::new("/nowhere")).await.unwrap());
    let mut program = serve(&folder, &proxy.url).await;
    let mut players = players_at_a_table(&program.web, &ledger).await;
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.finish_requests().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        for _ in 0..BREAKS {
            ledger.reached(ledger.count() + 5).await;
            proxy.hold().await;
            // Repeat until a step is stored and its acknowledgement is held back.
            while ledger.check(&*store).await.1 == 0 {
                proxy.release();
                proxy.hold().await;
            }
            proxy.cut();
        }
        ledger.reached(ledger.count() + 5).await;
        enough.cancel();
    });
    assert!(played.iter().all(Option::is_some), "no player lost the connection");
    assert_eq!(ledger.check(&*store).await, (0, 0), "every request is answered");
    store.close().await;
    for player in &mut players {
        player.compare(&program.web).await;
    }
    assert_eq!(program.stop().await, 0);
    assert!(program.said.contains("not written"), "the server did not notice it: {}", program.said);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_of_waiting_tables_that_could_not_be_read_is_sent_later() {
    let (url, folder) = (schema().await, Folder::new());
    // The bots do not choose while this test runs.
    let settings = [&format!("--database-url={url}"), "--bot-pace=60000"];
    let mut program = Program::serve(folder.path(), &settings).await;
    let web = program.web;
    let ana = web.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "good"});
    let room = web.post("/api/tables", Some(&ana), &wanted).await.json()["room"].as_str().unwrap().to_owned();
    let mut client = Client::connect(&web, Some(&ana)).await;
    let is_list = |message: &Value, count| {
        message["t"] == "waiting" && message["tables"].as_array().map(Vec::len) == Some(count)
    };
    client.until(|message| is_list(message, 1)).await;
    assert_eq!(client.join(&room).await["t"], "ack");
    let mut admin = PgConnection::connect(&url).await.unwrap();
    // The lists name this column, moves do not.
    admin.execute("alter table match rename column is_lesson to is_lesson_or_not").await.unwrap();
    let action = client.choices(&room).remove(0);
    let move_of_ana = client.act(&room, &action);
    assert_eq!(client.ask(move_of_ana).await["t"], "ack");
    program.until("lists of waiting tables could not be read").await;
    admin.execute("alter table match rename column is_lesson_or_not to is_lesson").await.unwrap();
    // Nothing else happens that could cause it.
    client.until(|message| is_list(message, 0)).await;
    assert_eq!(program.stop().await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_go_on_after_the_database_was_read_only() {
    let (mut postgres, folder, ledger) = (Postgres::start().await, Folder::new(), Ledger::new());
    let mut program = serve(&folder, &postgres.url()).await;
    let mut players = players_at_a_table(&program.web, &ledger).await;
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.finish_requests().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        ledger.reached(10).await;
        // As with a full disk, or on a standby server.
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
    assert!(played.iter().all(Option::is_some), "no player lost the connection");
    assert_eq!(check(&postgres.url(), &ledger).await, (0, 0), "every request is answered");
    assert_eq!(program.stop().await, 0);
    postgres.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commits_are_synchronous_whatever_the_database_defaults_to() {
    let (mut postgres, folder, ledger) = (Postgres::start().await, Folder::new(), Ledger::new());
    // With this setting Postgres alone could lose up to half a minute of commits.
    postgres.execute("alter system set wal_writer_delay = '10s'").await;
    postgres.execute("alter role rodada set synchronous_commit = off").await;
    postgres.execute("select pg_reload_conf()").await;
    let program = serve(&folder, &postgres.url()).await;
    let mut players = players_at_a_table(&program.web, &ledger).await;
    let never = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| player.play(&never)));
    tokio::join!(playing, async {
        ledger.reached(20).await;
        tokio::join!(postgres.kill(), program.kill());
    });
    postgres.restart().await;
    check(&postgres.url(), &ledger).await;
    postgres.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_are_told_of_a_shutdown_while_rooms_wait_for_the_database() {
    let (url, folder, ledger) = (schema().await, Folder::new(), Ledger::new());
    let proxy = Proxy::to(&url).await;
    let flags = [&format!("--database-url={}", proxy.url), "--tables-per-hour=0", "--drain-seconds=300"];
    let mut program = Program::serve(folder.path(), &flags).await;
    let mut players = players_at_a_table(&program.web, &ledger).await;
    let never = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| player.play(&never)));
    let (played, code) = tokio::join!(
        async {
            let played = playing.await;
            proxy.release();
            played
        },
        async {
            ledger.reached(5).await;
            proxy.hold().await;
            program.stop().await
        }
    );
    assert!(played.iter().all(Option::is_none), "every client was disconnected");
    assert_eq!(code, 0, "what was in flight is finished: {}", program.said);
    assert!(!program.said.contains("in time"), "{}", program.said);
}
