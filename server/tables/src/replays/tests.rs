use super::*;
use crate::rooms::opening::new_match_identity;
use protocol::{NewTable, UserId};
use room::{Setup, set_up};
use std::sync::mpsc;

#[tokio::test]
async fn a_permit_is_held_until_the_work_is_done_even_if_the_request_is_dropped() {
    let folder = std::env::temp_dir().join(format!("rodada-test-{}", uuid::Uuid::new_v4()));
    let store = store::open(None, &folder).await.unwrap();
    let wanted: NewTable = serde_json::from_str(r#"{"game":"draftosaurus","seats":2}"#).unwrap();
    let host = UserId::new();
    store
        .create_user(&store::UserRow { id: host, name: "Ana".to_owned(), created: 0 }, [1; 32], 1)
        .await
        .unwrap();
    let new = set_up(Setup {
        wanted: &wanted,
        host,
        fitting: protocol::Level::Good,
        now: 0,
        identity: new_match_identity(),
    })
    .unwrap();
    let id = new.row.id;
    store.create(new).await.unwrap();

    let replays = Arc::new(Replays::default());
    let (begin, mut begun) = tokio::sync::mpsc::unbounded_channel();
    let ends: Vec<mpsc::Sender<()>> = (0..MAX_CONCURRENT)
        .map(|_| {
            let (end, ended) = mpsc::channel::<()>();
            let (replays, store, begin) = (Arc::clone(&replays), Arc::clone(&store), begin.clone());
            let waiting = tokio::spawn(async move {
                replays
                    .run(&*store, id, move |_, _| {
                        begin.send(()).unwrap();
                        ended.recv().ok();
                        Ok(())
                    })
                    .await
            });
            drop(waiting);
            end
        })
        .collect();
    for _ in 0..MAX_CONCURRENT {
        begun.recv().await.unwrap();
    }
    assert_eq!(replays.permits.available_permits(), 0);
    drop(ends);
    let versions = replays.run(&*store, id, |stored, _| Ok(stored.row.version)).await.unwrap();
    assert_eq!(versions, 1);
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}
