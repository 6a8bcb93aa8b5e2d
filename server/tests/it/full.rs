//! A disk that is full: what is said about it, and how everybody goes on when there is room again.

use crate::house::Folder;
use crate::ledger::Ledger;
use crate::player::Player;
use crate::process::Program;
use futures_util::future::join_all;
use rodada_server::store;
use serde_json::json;
use tokio_util::sync::CancellationToken;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_disk_is_full_people_wait_and_then_go_on() {
    let (folder, ledger) = (Folder::new(), Ledger::new());
    let mut program = Program::serve(folder.path(), &["--tables-per-hour=0"]).await;
    let web = program.web;
    let mut players =
        [Player::new(&web, "Ana", 1, &ledger).await, Player::new(&web, "Bia", 2, &ledger).await];
    let room = players[0].set_up(&web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    for player in &mut players {
        player.go_to(&room);
        player.come_back(&web).await.unwrap();
    }
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.settle().await
    }));
    let (played, ()) = tokio::join!(playing, async {
        ledger.reached(10).await;
        program.limit_files("0").await;
        program.until("the store does not answer").await;
        // Whether a step or a line of chat is refused first, and before or after the beat, is up to chance.
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
    assert!(played.iter().all(Option::is_some), "nobody lost the connection");
    assert_eq!(program.stop().await, 0);
    let store = store::open(None, folder.path()).await.unwrap();
    assert_eq!(ledger.check(&*store).await, (0, 0), "everything is answered");
    store.close().await;
}
