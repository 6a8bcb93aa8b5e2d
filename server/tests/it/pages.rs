//! The client's files, and the endpoints for monitoring.

use crate::playing::{play_on, two};
use crate::process::Program;
use crate::test_server::{Folder, TestServer, config};
use base::clock::Clock;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[tokio::test]
async fn every_page_path_serves_the_client() {
    let server = TestServer::open().await;
    let home = server.web.get("/", None).await;
    assert_eq!(home.status, 200);
    assert!(home.header("content-type").is_some_and(|kind| kind.starts_with("text/html")));
    assert_eq!(home.header("cache-control"), Some("no-cache"));
    let table = server.web.get("/t/some-room", None).await;
    assert_eq!((table.status, table.header("content-type")), (200, home.header("content-type")));
    for (part, kind) in [("gone.css", "text/css"), ("gone.js", "text/javascript")] {
        let part = server.web.get(&format!("/assets/{part}"), None).await;
        assert_eq!((part.status, part.body.len(), part.header("content-type")), (404, 0, Some(kind)));
    }
    for missing in ["/favicon.gone", "/t/x.png"] {
        let answer = server.web.get(missing, None).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "not_found"), "{missing}");
    }
    server.close().await;
}

#[tokio::test]
async fn a_cached_page_is_not_sent_again() {
    let server = TestServer::open().await;
    let tag = server.web.get("/", None).await.header("etag").unwrap().to_owned();
    let again = server.web.request("GET", "/", &[("if-none-match", &tag)], "").await;
    assert_eq!((again.status, again.body.len()), (304, 0));
    server.close().await;
}

#[tokio::test]
async fn a_client_in_a_folder_is_served_and_its_build_sent_to_sockets() {
    let client = Folder::new();
    std::fs::create_dir(client.path().join("assets")).unwrap();
    std::fs::write(client.path().join("index.html"), r#"<meta name="build" content="next">"#).unwrap();
    std::fs::write(client.path().join("assets/base-1.js"), "let all").unwrap();
    let flag = format!("--client={}", client.path().display());
    let server = TestServer::with(config(&[&flag]), Clock::system()).await;
    let script = server.web.get("/assets/base-1.js", None).await;
    assert_eq!((script.status, script.text()), (200, "let all"));
    assert!(script.header("content-type").is_some_and(|kind| kind.contains("javascript")));
    assert!(script.header("cache-control").is_some_and(|rule| rule.contains("immutable")));
    let spectator = server.spectator().await;
    let welcome = spectator.received.iter().find(|message| message["t"] == "welcome").unwrap();
    assert_eq!(welcome["build"], "next");
    drop(spectator);
    server.close().await;
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
    let server = TestServer::with(config(&[&flag]), Clock::system()).await;
    let mut tags = BTreeSet::new();
    for (accepted, coding, content) in [
        ("gzip, br", Some("br"), "brotli"),
        ("gzip, br;q=0", Some("gzip"), "gzip"),
        ("identity", None, "as it is"),
    ] {
        let asked = [("accept-encoding", accepted)];
        let answer = server.web.request("GET", "/all.js", &asked, "").await;
        assert_eq!((answer.header("content-encoding"), answer.text()), (coding, content));
        assert!(answer.header("content-type").is_some_and(|kind| kind.contains("javascript")), "{accepted}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        let tag = answer.header("etag").unwrap().to_owned();
        let known = [("accept-encoding", accepted), ("if-none-match", tag.as_str())];
        assert_eq!(server.web.request("GET", "/all.js", &known, "").await.status, 304);
        tags.insert(tag);
    }
    assert_eq!(tags.len(), 3, "different bytes need a different tag");
    assert_eq!(
        server.web.get("/all.js.br", None).await.status,
        404,
        "compressed copies are not served as files"
    );
    assert_eq!(server.web.get("/", None).await.header("content-encoding"), None, "it has no copies");
    server.close().await;
}

#[tokio::test]
async fn every_page_is_protected_and_nothing_else_is_taken_for_a_page() {
    let server = TestServer::open().await;
    for path in ["/", "/t/some-room", "/nowhere"] {
        let page = server.web.get(path, None).await;
        let policy = page.header("content-security-policy").unwrap();
        assert!(
            policy.contains("script-src 'self';") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert_eq!(page.header("referrer-policy"), Some("same-origin"));
    }
    for path in ["/", "/api/games", "/api/nothing", "/healthz", "/assets/gone.js"] {
        let answer = server.web.get(path, None).await;
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    }
    assert_eq!(server.web.get("/api/games", None).await.header("content-security-policy"), None);
    server.close().await;
}

/// A client whose pages say where their parts stand.
fn client_with_pages() -> Folder {
    let page = |shell: &str| {
        json!({
            "title": {"en": "", "ja": ""},
            "head": {"en": "", "ja": ""},
            "shell": {"en": shell, "ja": "卓"},
            "listed": false,
        })
    };
    let words = json!({
        "page-about": "About",
        "page-table": [["game"], " with ", ["host"]],
        "page-gathering": ["Free: ", ["free"]],
        "page-full": "Full",
        "page-running": "Running",
        "page-over": "Over",
        "page-step": ["Step ", ["step"], " of ", ["last"], ": ", ["words"]],
        "page-quiet-step": ["Step ", ["step"], " of ", ["last"], "."],
        "page-private": "A private table",
        "page-private-about": "Join",
    });
    let game = json!({
        "name": {"en": "Dinos", "ja": "恐竜"},
        "blurb": {"en": "", "ja": ""},
        "head": {"en": "", "ja": ""},
        "picture": "/pictures/draftosaurus.png",
    });
    let pages = json!({
        "pages": {"/": page("home"), "/t/": page("table")},
        "games": {"draftosaurus": game},
        "words": {"en": words, "ja": words},
        "picture": "/pictures/rodada.png",
    });
    let index = concat!(
        "<html lang=\"en\" dir=\"ltr\"><meta name=\"build\" content=\"next\"><title>Rodada</title>",
        "<div id=\"app\"></div>"
    );
    let client = Folder::new();
    std::fs::write(client.path().join("index.html"), index).unwrap();
    std::fs::write(client.path().join("pages.json"), pages.to_string()).unwrap();
    client
}

#[tokio::test]
async fn a_page_is_sent_in_the_language_and_theme_of_the_user() {
    let client = client_with_pages();
    let flag = format!("--client={}", client.path().display());
    let server = TestServer::with(config(&[&flag]), Clock::system()).await;
    let mut tags = BTreeSet::new();
    for (headers, html) in [
        (vec![], "<html lang=\"en\" dir=\"ltr\">"),
        (vec![("accept-language", "fr, ja;q=0.9")], "<html lang=\"ja\" dir=\"ltr\">"),
        (
            vec![("accept-language", "ja"), ("cookie", "rodada-language=en; rodada-theme=dark")],
            "<html lang=\"en\" dir=\"ltr\" data-theme=\"dark\">",
        ),
    ] {
        let page = server.web.request("GET", "/", &headers, "").await;
        assert!(page.text().starts_with(html), "{}", page.text());
        assert_eq!(page.header("vary"), Some("accept-encoding, accept-language, cookie"));
        assert_eq!(page.header("set-cookie"), None, "a page begins no session");
        let tag = page.header("etag").unwrap().to_owned();
        let mut again = headers.clone();
        again.push(("if-none-match", &tag));
        assert_eq!(server.web.request("GET", "/", &again, "").await.status, 304);
        tags.insert(tag);
    }
    assert_eq!(tags.len(), 3, "different pages need a different tag");
    let packed = server.web.request("GET", "/", &[("accept-encoding", "gzip, br")], "").await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert_eq!(server.web.get("/pages.json", None).await.status, 404, "this is for the server alone");
    server.close().await;
}

#[tokio::test]
async fn a_link_to_a_table_shows_what_anybody_may_know() {
    let client = client_with_pages();
    let flag = format!("--client={}", client.path().display());
    let server = TestServer::with(config(&[&flag]), Clock::system()).await;
    let ana = server.connect_user("Ana <b>&").await;
    let open = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 3, "open": true})).await;
    let private = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 3})).await;
    let page = async |room: &str, host: &str| {
        let answer =
            server.web.request("GET", &format!("/t/{room}?invitation=0a"), &[("host", host)], "").await;
        answer.text().to_owned()
    };
    let shown = page(&open, "games.example:8080").await;
    for part in [
        "og:title\" content=\"Dinos with Ana &lt;b&gt;&amp;\"",
        "og:description\" content=\"Free: 2\"",
        "og:image\" content=\"http://games.example:8080/pictures/draftosaurus.png\"",
    ] {
        assert!(shown.contains(part), "{part} is missing: {shown}");
    }
    let hidden = page(&private, "games.example").await;
    assert!(hidden.contains("og:title\" content=\"A private table\""), "{hidden}");
    for secret in ["Ana", "Dinos", "draftosaurus", "invitation"] {
        assert!(!hidden.contains(secret), "{secret}: {hidden}");
    }
    let forged = page(&open, "x\"><script>").await;
    assert!(!forged.contains("<script>"), "{forged}");
    server.close().await;
}

#[tokio::test]
async fn health_and_metrics_are_answered() {
    let (folder, private) = (Folder::new(), ["--metrics-listen=127.0.0.1:0"]);
    let mut program = Program::serve(folder.path(), &private).await;
    assert_eq!(program.web.get("/healthz", None).await.text(), "ok\n");
    assert_eq!(program.web.get("/readyz", None).await.text(), "ready\n");
    let metrics = program.metrics().get("/metrics", None).await;
    assert!(metrics.header("content-type").is_some_and(|kind| kind.starts_with("text/plain")));
    for name in ["rodada_steps_total", "rodada_sockets", "rodada_rooms", "rodada_http_requests_total"] {
        assert!(metrics.text().contains(&format!("\n{name} ")), "{name} is missing: {}", metrics.text());
    }
    assert_eq!(
        program.metrics().get("/api/games", None).await.status,
        404,
        "the metrics address serves nothing else"
    );
    assert_eq!(program.web.get("/metrics", None).await.code(), "not_found", "nor metrics to players");
    assert_eq!(program.stop().await, 0);
}

/// What a link describes.
async fn described(server: &TestServer, path: &str, language: &str) -> String {
    let page = server.web.request("GET", path, &[("accept-language", language)], "").await;
    let (_, rest) = page.text().split_once("og:description\" content=\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

/// What a link to a step describes. A page does not wait long for the match to be read, and the next one finds it.
async fn described_step(server: &TestServer, path: &str, language: &str) -> String {
    loop {
        let words = described(server, path, language).await;
        if words != "Over" {
            return words;
        }
    }
}

#[tokio::test]
async fn a_link_to_a_step_of_a_finished_match_says_what_spectators_saw() {
    let client = client_with_pages();
    let flag = format!("--client={}", client.path().display());
    let server = TestServer::with(config(&[&flag]), Clock::system()).await;
    let (mut ana, mut bia, room) = two(&server).await;
    assert_eq!(described(&server, &format!("/m/{room}/2"), "en").await, "Running");
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    // What is known of the table is kept for some seconds.
    let folder = server.close().await;
    let server = TestServer::in_folder(folder, config(&[&flag]), Clock::system()).await;
    let replay = server.web.get(&format!("/api/matches/{room}/replay?as=watch"), None).await.json();
    let frames = replay["frames"].as_array().unwrap();
    let last = frames.last().unwrap()["version"].as_u64().unwrap();
    let (mut told, mut latest) = (0, None);
    for frame in frames {
        let step = frame["version"].as_u64().unwrap();
        let path = format!("/m/{room}/{step}");
        // What has a list of sentences of its own says no more than these.
        let speaks = |observed: &Value| observed["log"].as_array().is_none_or(|lines| !lines.is_empty());
        let seen = frame.get("by").is_some()
            && frame["observed"].as_array().is_some_and(|all| all.iter().any(speaks));
        let words = described_step(&server, &path, "en").await;
        if seen {
            latest = Some(path);
            assert!(words.starts_with(&format!("Step {step} of {last}: ")), "{words}");
            told += usize::from(words.contains("Ana") || words.contains("Bia"));
        } else {
            assert_eq!(words, format!("Step {step} of {last}."), "{frame}");
        }
    }
    assert!(told > 10, "{told} steps of {last} name somebody");
    let path = latest.unwrap();
    let (english, japanese) =
        (described_step(&server, &path, "en").await, described_step(&server, &path, "ja").await);
    assert_ne!(english, japanese, "in the language of the page");
    // A browser shows the page itself.
    let browser = [("sec-fetch-dest", "document"), ("accept-language", "en")];
    let opened = server.web.request("GET", &path, &browser, "").await;
    assert!(opened.text().contains("og:description\" content=\"Over\""), "{}", opened.text());
    for nowhere in [format!("/m/{room}"), format!("/m/{room}/0"), format!("/m/{room}/{}", last + 1)] {
        assert_eq!(described(&server, &nowhere, "en").await, "Over", "{nowhere}");
    }
    server.close().await;
}
