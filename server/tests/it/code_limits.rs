//! Codes by mail may be asked for by anybody: those who ask often lock nobody out, and learn nothing.

use crate::test_server::{Folder, TestServer, config};
use crate::web::Answer;
use base::clock::ManualClock;
use protocol::{SignInKind, UserId};
use serde_json::json;
use std::time::Duration;
use store::sign_in::{MethodAdded, SignInMethod};

const NOW: u64 = 1_790_000_000_000;
const ANA: &str = "ana@example.org";
const NOBODY: &str = "one@example.org";
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A server that sends mail, to a mail server that does not answer, behind a proxy.
async fn serve(folder: Folder, manual: &ManualClock) -> TestServer {
    let flags = [
        "--smtp-url=smtp://127.0.0.1:1",
        "--mail-from=games@example.org",
        "--public-url=http://games.example.org",
        "--proxy-header=x-forwarded-for",
    ];
    TestServer::in_folder(folder, config(&flags), manual.clock()).await
}

/// Sends a request from a network, with cookies.
async fn send(server: &TestServer, path: &str, from: &str, cookies: &str, body: &str) -> Answer {
    let headers = [
        ("host", "games.example.org"),
        ("content-type", "application/json"),
        ("x-forwarded-for", from),
        ("cookie", cookies),
    ];
    let method = if body.is_empty() { "GET" } else { "POST" };
    server.web.request(method, path, &headers, body).await
}

/// Asks for a code at a mailbox.
async fn ask(server: &TestServer, mailbox: &str, from: &str, cookies: &str) -> Answer {
    send(server, "/api/sign-in/mail", from, cookies, &json!({ "address": mailbox }).to_string()).await
}

/// An answer without what differs each time.
fn said(answer: &Answer) -> (u16, Vec<(String, String)>, String) {
    let secret =
        |value: &str| value.split_once("code=").map_or_else(|| value.to_owned(), |(name, _)| name.to_owned());
    let headers = answer.headers.iter().filter(|(name, _)| name != "date");
    let headers = headers.map(|(name, value)| (name.clone(), secret(value))).collect();
    (answer.status, headers, answer.text().to_owned())
}

/// A server on which Ana signs in with a mailbox, and her cookies from before she had it.
async fn with_ana(manual: &ManualClock) -> (TestServer, String) {
    let server = serve(Folder::new(), manual).await;
    let made = send(&server, "/api/me", "192.0.2.1", "", r#"{"name":"Ana"}"#).await;
    let (cookie, user) = (made.cookie().unwrap(), made.json()["user"].as_str().unwrap().parse().unwrap());
    let folder = server.close().await;
    add_mailbox(&folder, user).await;
    (serve(folder, manual).await, cookie)
}

async fn add_mailbox(folder: &Folder, user: UserId) {
    let store = store::open(None, folder.path()).await.unwrap();
    let method = SignInMethod {
        id: uuid::Uuid::now_v7(),
        user,
        kind: SignInKind::Mail,
        handle: ANA.to_owned(),
        label: ANA.to_owned(),
        secret: "null".to_owned(),
        added: NOW,
        used: None,
    };
    assert_eq!(store.add_sign_in_method(&method, 9, None).await.unwrap(), MethodAdded::Added);
    store.close().await;
}

/// The cookie by which a browser is known, in the form in which it is sent back.
fn known_cookie(answer: &Answer) -> Option<&str> {
    let mut cookies = answer.headers.iter().filter(|(name, _)| name == "set-cookie").map(|(_, value)| value);
    cookies.find(|cookie| cookie.starts_with("rodada-known-"))?.split(';').next()
}

#[tokio::test]
async fn ten_askers_lock_nobody_out_and_learn_nothing() {
    let manual = ManualClock::new(NOW);
    let (server, session) = with_ana(&manual).await;
    // A session from before she had the mailbox learns it when it is renewed.
    let early = send(&server, "/api/me", "192.0.2.1", &session, "").await;
    assert_eq!((early.status, known_cookie(&early)), (200, None));
    manual.advance(2 * DAY);
    let renewed = send(&server, "/api/me", "192.0.2.1", &session, "").await;
    let known = known_cookie(&renewed).expect("a cookie").to_owned();
    let again = send(&server, "/api/me", "192.0.2.1", &format!("{session}; {known}"), "").await;
    assert_eq!(known_cookie(&again), None, "it is known already");

    // Ten networks, each of which asks for both mailboxes, until there are no more codes.
    let mut refused = 0;
    for network in 0..10 {
        let from = format!("203.0.113.{network}");
        for _ in 0..2 {
            let (ana, nobody) = (ask(&server, ANA, &from, "").await, ask(&server, NOBODY, &from, "").await);
            assert_eq!(said(&ana), said(&nobody));
            refused += usize::from(ana.status == 429);
        }
    }
    assert_eq!(refused, 10);
    let late = ask(&server, ANA, "203.0.113.77", "").await;
    assert_eq!((late.status, late.code()), (429, "too_many".to_owned()));
    let wait: u64 = late.header("retry-after").expect("when to ask again").parse().unwrap();
    assert!((1..=DAY.as_secs() / 10).contains(&wait), "{wait} s");

    // Nobody else has what is kept back for her browser, and it is kept back at her mailbox alone.
    assert_eq!(ask(&server, NOBODY, "192.0.2.1", &known).await.status, 429);
    let forged = format!("{}={}", known.split('=').next().unwrap(), "0".repeat(64));
    assert_eq!(ask(&server, ANA, "192.0.2.1", &forged).await.status, 429);
    assert_eq!(ask(&server, ANA, "192.0.2.1", &known).await.status, 204);

    // All of this outlives a restart.
    let server = serve(server.close().await, &manual).await;
    assert_eq!(ask(&server, ANA, "203.0.113.78", "").await.status, 429);
    for _ in 0..4 {
        assert_eq!(ask(&server, ANA, "203.0.113.78", &known).await.status, 204);
    }
    assert_eq!(ask(&server, ANA, "203.0.113.78", &known).await.status, 429, "it is limited, too");
    manual.advance(Duration::from_secs(wait));
    assert_eq!(ask(&server, ANA, "203.0.113.79", "").await.status, 204);
    server.close().await;
}

#[tokio::test]
async fn one_network_gets_few_codes_for_one_mailbox_and_for_all() {
    let server = serve(Folder::new(), &ManualClock::new(NOW)).await;
    let here = "198.51.100.1";
    for _ in 0..5 {
        assert_eq!(ask(&server, NOBODY, here, "").await.status, 204);
    }
    let refused = ask(&server, NOBODY, here, "").await;
    assert_eq!(refused.status, 429);
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((14_000..=DAY.as_secs() / 5).contains(&wait), "{wait} s");
    assert_eq!(ask(&server, NOBODY, "198.51.100.2", "").await.status, 204, "from another network");
    // A refused request counts for the network, too.
    for n in 0..4 {
        assert_eq!(ask(&server, &format!("other{n}@example.org"), here, "").await.status, 204);
    }
    assert_eq!(ask(&server, "other9@example.org", here, "").await.status, 429);
    server.close().await;
}

#[tokio::test]
async fn codes_that_confirm_a_mailbox_count_as_well() {
    let server = serve(Folder::new(), &ManualClock::new(NOW)).await;
    let confirm = async |n: u32| {
        let from = format!("203.0.113.{n}");
        let made =
            send(&server, "/api/me", &from, "", &json!({"name": format!("Guest {n}")}).to_string()).await;
        let body = json!({ "address": NOBODY }).to_string();
        send(&server, "/api/me/notices/mail", &from, &made.cookie().unwrap(), &body).await
    };
    for n in 0..10 {
        assert_eq!(confirm(n).await.code(), "unavailable", "the mail server does not answer");
    }
    let refused = confirm(10).await;
    assert_eq!((refused.status, refused.code()), (429, "too_many".to_owned()));
    assert!(refused.header("retry-after").is_some());
    assert_eq!(ask(&server, NOBODY, "203.0.113.99", "").await.status, 429, "whatever it is for");
    server.close().await;
}
