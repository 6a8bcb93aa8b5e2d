use super::*;
use crate::rooms::opening::new_match_identity;
use protocol::NewTable;
use room::{Setup, set_up};
use store::{Filter, UserRow};

#[tokio::test]
async fn visits_are_recorded_in_batches_and_the_last_ones_when_the_server_stops() {
    let folder = std::env::temp_dir().join(format!("rodada-test-{}", uuid::Uuid::new_v4()));
    let store = store::open(None, &folder).await.unwrap();
    let (host, visitor) = (UserId::new(), UserId::new());
    for (number, id) in (1..).zip([host, visitor]) {
        store
            .create_user(&UserRow { id, name: "Ana".to_owned(), created: 0 }, [number; 32], 1)
            .await
            .unwrap();
    }
    let wanted: NewTable = serde_json::from_str(r#"{"game":"draftosaurus","seats":2}"#).unwrap();
    let mut closed = Vec::new();
    for _ in 0..3 {
        let setup = Setup {
            wanted: &wanted,
            host,
            fitting: protocol::Level::Good,
            now: 0,
            identity: new_match_identity(),
        };
        let mut new = set_up(setup).unwrap();
        new.row.table.open = false;
        closed.push(new.row.id);
        store.create(new).await.unwrap();
    }
    let filter = Filter { requester: Some(visitor), limit: 10, ..Filter::default() };
    let seen = async || store.list(&filter).await.unwrap().len();

    let chat_writer = ChatWriter::start(Arc::clone(&store));
    for (number, id) in (1..).zip(&closed[..2]) {
        chat_writer.record_visit(visitor, *id, 0);
        while seen().await < number {
            tokio::task::yield_now().await;
        }
    }
    chat_writer.record_visit(visitor, closed[2], 0);
    chat_writer.finish().await;
    assert_eq!(seen().await, 3);
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}
