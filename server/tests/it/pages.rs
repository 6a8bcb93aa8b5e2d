//! The client's files, and what machines ask.

use crate::house::{Folder, House, config};
use crate::process::Program;
use rodada_server::clock::Clock;
use std::collections::BTreeSet;

#[tokio::test]
async fn every_page_is_the_client_and_every_file_is_itself() {
    let house = House::open().await;
    let home = house.web.get("/", None).await;
    assert_eq!(home.status, 200);
    assert!(home.header("content-type").is_some_and(|kind| kind.starts_with("text/html")));
    assert_eq!(home.header("cache-control"), Some("no-cache"));
    assert_eq!(
        house.web.get("/t/some-room", None).await.body,
        home.body,
        "addresses of pages are the client's"
    );
    for (part, kind) in [("gone.css", "text/css"), ("gone.js", "text/javascript")] {
        let part = house.web.get(&format!("/assets/{part}"), None).await;
        assert_eq!((part.status, part.body.len(), part.header("content-type")), (404, 0, Some(kind)));
    }
    for missing in ["/favicon.gone", "/t/x.png"] {
        let answer = house.web.get(missing, None).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "not_found"), "{missing}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_page_that_is_known_is_not_sent_again() {
    let house = House::open().await;
    let tag = house.web.get("/", None).await.header("etag").unwrap().to_owned();
    let again = house.web.request("GET", "/", &[("if-none-match", &tag)], "").await;
    assert_eq!((again.status, again.body.len()), (304, 0));
    house.close().await;
}

#[tokio::test]
async fn a_client_of_a_folder_is_served_and_every_socket_told_of_its_build() {
    let client = Folder::new();
    std::fs::create_dir(client.path().join("assets")).unwrap();
    std::fs::write(client.path().join("index.html"), r#"<meta name="build" content="next">"#).unwrap();
    std::fs::write(client.path().join("assets/base-1.js"), "let all").unwrap();
    let flag = format!("--client={}", client.path().display());
    let house = House::with(config(&[&flag]), Clock::system()).await;
    let script = house.web.get("/assets/base-1.js", None).await;
    assert_eq!((script.status, script.text()), (200, "let all"));
    assert!(script.header("content-type").is_some_and(|kind| kind.contains("javascript")));
    assert!(script.header("cache-control").is_some_and(|rule| rule.contains("immutable")));
    let watcher = house.watcher().await;
    let welcome = watcher.heard.iter().find(|message| message["t"] == "welcome").unwrap();
    assert_eq!(welcome["build"], "next");
    drop(watcher);
    house.close().await;
}

#[tokio::test]
async fn a_file_is_sent_as_the_smallest_copy_that_was_built_with_it() {
    let client = Folder::new();
    for (name, content) in
        [("index.html", "page"), ("all.js", "as it is"), ("all.js.br", "brotli"), ("all.js.gz", "gzip")]
    {
        std::fs::write(client.path().join(name), content).unwrap();
    }
    let flag = format!("--client={}", client.path().display());
    let house = House::with(config(&[&flag]), Clock::system()).await;
    let mut tags = BTreeSet::new();
    for (accepted, coding, content) in [
        ("gzip, br", Some("br"), "brotli"),
        ("gzip, br;q=0", Some("gzip"), "gzip"),
        ("identity", None, "as it is"),
    ] {
        let asked = [("accept-encoding", accepted)];
        let answer = house.web.request("GET", "/all.js", &asked, "").await;
        assert_eq!((answer.header("content-encoding"), answer.text()), (coding, content));
        assert!(answer.header("content-type").is_some_and(|kind| kind.contains("javascript")), "{accepted}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        let tag = answer.header("etag").unwrap().to_owned();
        let known = [("accept-encoding", accepted), ("if-none-match", tag.as_str())];
        assert_eq!(house.web.request("GET", "/all.js", &known, "").await.status, 304);
        tags.insert(tag);
    }
    assert_eq!(tags.len(), 3, "other bytes, another tag");
    assert_eq!(house.web.get("/all.js.br", None).await.status, 404, "a copy is no file of its own");
    assert_eq!(house.web.get("/", None).await.header("content-encoding"), None, "it has no copies");
    house.close().await;
}

#[tokio::test]
async fn every_answer_protects_the_page() {
    let house = House::open().await;
    for path in ["/", "/api/games", "/api/nothing", "/healthz"] {
        let answer = house.web.get(path, None).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(
            policy.contains("script-src 'self';") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
    }
    house.close().await;
}

#[tokio::test]
async fn machines_are_answered() {
    let (folder, private) = (Folder::new(), ["--metrics-listen=127.0.0.1:0"]);
    let mut program = Program::serve(folder.path(), &private).await;
    assert_eq!(program.web.get("/healthz", None).await.text(), "ok\n");
    assert_eq!(program.web.get("/readyz", None).await.text(), "ready\n");
    let metrics = program.metrics().get("/metrics", None).await;
    assert!(metrics.header("content-type").is_some_and(|kind| kind.starts_with("text/plain")));
    for name in ["rodada_steps_total", "rodada_sockets", "rodada_rooms", "rodada_http_requests_total"] {
        assert!(metrics.text().contains(&format!("\n{name} ")), "{name} is missing: {}", metrics.text());
    }
    assert_eq!(program.metrics().get("/api/games", None).await.status, 404, "nothing else is told there");
    assert_eq!(program.web.get("/metrics", None).await.code(), "not_found", "nor metrics to players");
    assert_eq!(program.stop().await, 0);
}
