use super::*;
use crate::entropy::lot;
use protocol::{NewTable, UserId};
use room::{Person, Setup, set_up};
use std::sync::mpsc;

#[tokio::test]
async fn the_turn_of_who_gives_up_waiting_lasts_as_long_as_the_work() {
    let folder = std::env::temp_dir().join(format!("rodada-test-{}", uuid::Uuid::new_v4()));
    let store = crate::store::open(None, &folder).await.unwrap();
    let wanted: NewTable = serde_json::from_str(r#"{"game":"draftosaurus","seats":2}"#).unwrap();
    let host = Person { user: UserId::new(), name: "Ana".to_owned(), revision: 0 };
    store
        .create_person(
            &crate::store::PersonRow { user: host.user, name: "Ana".to_owned(), revision: 0, created: 0 },
            [1; 32],
            1,
        )
        .await
        .unwrap();
    let new = set_up(Setup { wanted: &wanted, host: &host, now: 0, lot: lot() }).unwrap();
    let id = new.row.id;
    store.create(new).await.unwrap();

    let folding = Arc::new(Folding::new());
    let (begin, mut begun) = tokio::sync::mpsc::unbounded_channel();
    let ends: Vec<mpsc::Sender<()>> = (0..AT_ONCE)
        .map(|_| {
            let (end, ended) = mpsc::channel::<()>();
            let (folding, store, begin) = (Arc::clone(&folding), Arc::clone(&store), begin.clone());
            let waiting = tokio::spawn(async move {
                folding
                    .read(&*store, id, move |_| {
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
    for _ in 0..AT_ONCE {
        begun.recv().await.unwrap();
    }
    assert_eq!(folding.turns.available_permits(), 0);
    drop(ends);
    let versions = folding.read(&*store, id, |stored| Ok(stored.row.version)).await.unwrap();
    assert_eq!(versions, 1);
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}
