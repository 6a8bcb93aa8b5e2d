//! A database that holds as much as the host allows: no new tables, and matches go on.

use crate::client::Client;
use crate::process::{Program, program, run};
use crate::test_server::Folder;
use serde_json::json;

#[tokio::test]
async fn new_tables_are_refused_while_moves_go_on() {
    let folder = Folder::new();
    let mut server = Program::serve(folder.path(), &["--storage-limit=1GB"]).await;
    let web = server.web;
    let cookie = web.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy"});
    let room = web.post("/api/tables", Some(&cookie), &wanted).await;
    assert_eq!(room.status, 201);
    let room = room.json()["room"].as_str().unwrap().to_owned();
    assert_eq!(server.stop().await, 0);

    let mut server =
        Program::serve(folder.path(), &["--storage-limit=1KB", "--metrics-listen=127.0.0.1:0"]).await;
    let web = server.web;
    server.until("new tables are refused").await;
    let refused = [("/api/tables", wanted), ("/api/lessons", json!({"game": "dogs"}))];
    for (path, body) in refused {
        let answer = web.post(path, Some(&cookie), &body).await;
        assert_eq!((answer.status, answer.code()), (507, "storage_full".to_owned()), "{path}");
    }
    let mut client = Client::connect(&web, Some(&cookie)).await;
    assert_eq!(client.join(&room).await["t"], "ack");
    let rematch = client.ask(json!({"t": "table", "room": room, "change": {"do": "rematch"}})).await;
    assert_eq!(rematch["code"], "storage_full");
    let action = client.choices(&room).remove(0);
    let chosen = client.act(&room, &action);
    assert_eq!(client.ask(chosen).await["t"], "ack");
    let said = client.ask(json!({"t": "chat", "room": room, "text": "still here"})).await;
    assert_eq!(said["t"], "ack");

    let mut doctor = program("doctor");
    doctor.arg("--data-dir").arg(folder.path());
    let (code, said) = run(doctor).await;
    assert!(code == 9 && said.contains("new tables are refused"), "{code}: {said}");
    let metrics = server.metrics().get("/metrics", None).await.text().to_owned();
    assert!(metrics.contains("rodada_storage_bytes "), "{metrics}");
    drop(client);
    assert_eq!(server.stop().await, 0);
}
