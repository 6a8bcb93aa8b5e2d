//! A full disk: what the server reports, and how players go on afterwards.

use crate::ledger::Ledger;
use crate::player::Player;
use crate::process::Program;
use crate::test_server::Folder;
use futures_util::future::join_all;
use serde_json::json;
use tokio_util::sync::CancellationToken;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_go_on_after_the_disk_was_full() {
    let (folder, ledger) = (Folder::new(), Ledger::new());
    let mut program = Program::serve(folder.path(), &["--tables-per-hour=0"]).await;
    let web = program.web;
    let mut players =
        [Player::new(&web, "Ana", 1, &ledger).await, Player::new(&web, "Bia", 2, &ledger).await];
    let room = players[0].set_up(&web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    for player in &mut players {
        player.add_room(&room);
        player.reconnect(&web).await.unwrap();
    }
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.finish_requests().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        ledger.reached(10).await;
        program.limit_files("0").await;
        program.until("the store does not answer").await;
        // A step or a line of chat may fail first, before or after the heartbeat.
        if !program.said.contains("not written") {
            program.until("not written").await;
        }
        let ready = web.get("/readyz", None).await;
        assert_eq!((ready.status, ready.text()), (503, "the store does not answer\n"));
        let before = ledger.count();
        program.limit_files("unlimited").await;
        program.until("the store answers again").await;
        assert_eq!(web.get("/readyz", None).await.status, 200);
        ledger.reached(before + 10).await;
        enough.cancel();
    });
    assert!(played.iter().all(Option::is_some), "no player lost the connection");
    assert_eq!(program.stop().await, 0);
    let store = store::open(None, folder.path()).await.unwrap();
    assert_eq!(ledger.check(&*store).await, (0, 0), "every request is answered");
    store.close().await;
}
