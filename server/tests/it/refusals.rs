//! Refusals that people meet in a browser are pages; programs get JSON.

use crate::process::{Program, program, run};
use crate::test_server::Folder;
use crate::web::Answer;

/// What a browser accepts where it opens a page.
const PAGE: (&str, &str) = ("accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
/// What scripts of pages and most programs send.
const ANYTHING: (&str, &str) = ("accept", "*/*");
const OWN: (&str, &str) = ("host", "games.example.org:8443");
const URL: &str = "https://games.example.org:8443";

async fn server(folder: &Folder) -> Program {
    Program::serve(folder.path(), &["--public-url", URL, "--who-may-watch=users", "--who-may-enter=invited"])
        .await
}

fn is_page(answer: &Answer) -> bool {
    answer.header("content-type") == Some("text/html; charset=utf-8")
}

/// A request by method, path and headers, and the status and the code that answer it.
type Case<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)], u16, &'a str);

#[tokio::test]
async fn what_people_meet_in_a_browser_is_a_page_in_their_language() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let other = ("host", "games.example.org");
    let evil = ("origin", "https://evil.example");
    let cases: [Case; 7] = [
        ("GET", "/", &[other], 421, "foreign_origin"),
        ("GET", "/api/games", &[other], 421, "foreign_origin"),
        ("POST", "/api/lessons", &[OWN, evil], 403, "foreign_origin"),
        ("GET", "/api/matches", &[OWN], 403, "invitation_needed"),
        ("GET", "/api/notices/unsubscribe/old", &[OWN], 400, "bad_link"),
        ("GET", "/photo.jpg", &[OWN], 404, "not_found"),
        ("DELETE", "/", &[OWN], 405, "malformed"),
    ];
    for (method, path, headers, status, code) in cases {
        let ask = async |more: &[(&str, &str)]| {
            server.web.request(method, path, &[headers, more].concat(), "").await
        };
        let mut pages = Vec::new();
        for language in ["en", "pt-BR", "ja"] {
            let answer = ask(&[PAGE, ("accept-language", language)]).await;
            assert_eq!(answer.status, status, "{method} {path}: {answer:?}");
            assert!(is_page(&answer), "{method} {path}: {answer:?}");
            assert!(answer.text().contains(&format!("lang=\"{language}\"")), "{}", answer.text());
            assert!(answer.text().contains(&format!("href=\"{URL}\"")), "{}", answer.text());
            assert!(!answer.text().contains(code), "in words: {}", answer.text());
            assert!(answer.header("content-security-policy").is_some(), "{answer:?}");
            assert_eq!(answer.header("cache-control"), Some("no-store"));
            pages.push(answer.text().to_owned());
        }
        assert!(pages[0] != pages[1] && pages[1] != pages[2] && pages[0] != pages[2], "{pages:?}");
        for headers in [&[ANYTHING][..], &[]] {
            let answer = ask(headers).await;
            assert_eq!(
                (answer.status, answer.code().as_str()),
                (status, code),
                "{method} {path}: {answer:?}"
            );
        }
    }
    // A language that was chosen in the settings comes before those of the browser.
    let chosen = ("cookie", "rodada-language=ja");
    let answer =
        server.web.request("GET", "/a.txt", &[OWN, PAGE, chosen, ("accept-language", "en")], "").await;
    assert!(answer.text().contains("lang=\"ja\""), "{}", answer.text());
    // What is not refused stays as it is.
    let answer = server.web.request("GET", "/api/games", &[OWN, PAGE], "").await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")));
}

#[tokio::test]
async fn the_page_at_another_address_says_where_the_server_is() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let answer =
        server.web.request("GET", "/t/x", &[("host", "games.example.org\"><script>"), PAGE], "").await;
    assert_eq!(answer.status, 421);
    assert!(answer.text().contains(&format!("This server is at {URL}.")), "{}", answer.text());
    assert!(
        answer.text().contains("rodada doctor") && !answer.text().contains("<script"),
        "{}",
        answer.text()
    );
}

/// What nginx sends as `Host` for a request to `host`, by the lines of `docs/hosting.md`.
fn host_by_nginx(host: &str) -> String {
    let document = include_str!("../../../docs/hosting.md");
    let lines = document.split("```nginx\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let header = lines.lines().find_map(|line| line.trim().strip_prefix("proxy_set_header Host "));
    match header {
        Some("$http_host;") => host.to_owned(),
        // Without the port, in lower-case letters.
        Some("$host;") => host.split(':').next().unwrap().to_ascii_lowercase(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn behind_nginx_as_the_document_sets_it_up_a_port_survives() {
    let folder = Folder::new();
    let flags = ["--public-url", URL, "--proxy-header=x-forwarded-for"];
    let server = Program::serve(folder.path(), &flags).await;
    let status = async |host: &str| {
        let headers = [("host", host), ("x-forwarded-for", "198.51.100.7"), PAGE];
        server.web.request("GET", "/", &headers, "").await.status
    };
    let doctor = async || {
        let mut command = program("doctor");
        command.arg("--data-dir").arg(folder.path());
        run(command).await
    };
    // As with a proxy that drops the port.
    assert_eq!(status("games.example.org").await, 421);
    let (code, said) = doctor().await;
    let told = said.lines().any(|line| line.starts_with("FAULT   proxy") && line.contains("$http_host"));
    assert!(code == 9 && told, "{said}");

    assert_eq!(status(&host_by_nginx("games.example.org:8443")).await, 200);
    let (code, said) = doctor().await;
    assert_eq!(code, 0, "one such request alone may be of anybody: {said}");
}
