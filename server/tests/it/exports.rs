//! `rodada export --all`: the files of all matches, beside a running server or without one.

use crate::backup::{done, names, task};
use crate::client::Client;
use crate::playing::play_on;
use crate::process::Program;
use crate::test_server::Folder;
use room::archive;
use serde_json::json;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

/// The names of the files in a folder, each of which must hold.
fn verified(folder: &Path) -> Vec<String> {
    let files = names(folder);
    for name in &files {
        archive::verify(&std::fs::read_to_string(folder.join(name)).unwrap()).unwrap();
    }
    files
}

#[tokio::test]
async fn the_files_of_all_matches_are_written_while_people_play() {
    let (data, elsewhere) = (Folder::new(), Folder::new());
    let mut server = Program::serve(data.path(), &["--limits=load"]).await;
    let cookie = server.web.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
    let mut rooms = Vec::new();
    for (game, against) in [("draftosaurus", true), ("dog-lover", true), ("dogs", false)] {
        let mut wanted = json!({"game": game, "seats": 2});
        if against {
            wanted["against"] = json!("easy");
        }
        let answer = server.web.post("/api/tables", Some(&cookie), &wanted).await;
        rooms.push(answer.json()["room"].as_str().unwrap().to_owned());
    }
    let mut client = Client::connect(&server.web, Some(&cookie)).await;
    client.join(&rooms[0]).await;
    play_on(&mut client, &rooms[0]).await;
    let over = format!("rodada-draftosaurus-{}.json", rooms[0]);
    let running = format!("rodada-dog-lover-{}.json", rooms[1]);

    // The path is relative to the working directory of the command, not of the server.
    let said = done(data.path(), elsewhere.path(), &["export", "--all", "--out", "files"]).await;
    assert!(said.contains("matches=1 failed=0"), "{said}");
    let folder = elsewhere.path().join("files");
    assert_eq!(verified(&folder), [over.as_str()]);
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&folder), mode(&folder.join(&over))), (0o700, 0o600));
    let said = done(data.path(), elsewhere.path(), &["export", "--all", "--running", "--out", "files"]).await;
    assert!(said.contains("matches=2 failed=0") && said.contains("tells every hand"), "{said}");
    assert_eq!(verified(&folder), [running.as_str(), over.as_str()]);

    // The server still answers those who play.
    client.join(&rooms[1]).await;
    drop(client);
    assert_eq!(server.stop().await, 0);
    done(data.path(), elsewhere.path(), &["export", "--all", "--out", "later"]).await;
    assert_eq!(verified(&elsewhere.path().join("later")), [over.as_str()]);
    std::fs::write(elsewhere.path().join("taken"), "no folder").unwrap();
    let (code, said) = task(data.path(), elsewhere.path(), &["export", "--all", "--out", "taken"]).await;
    assert!(code == 1 && said.contains("cannot write"), "{code}: {said}");
    let (code, said) = task(data.path(), elsewhere.path(), &["export", "--all"]).await;
    assert!(code == 2 && said.contains("--out"), "{code}: {said}");
}
