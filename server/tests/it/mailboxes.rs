//! A mailbox for notices is offered for signing in, once, and the other way round.

use crate::test_server::{Folder, TestServer, config};
use crate::web::Answer;
use base::clock::Clock;
use protocol::{MailSchedule, SignInKind, UserId};
use serde_json::{Value, json};
use store::Store;
use store::notices::{NoticeTarget, TargetDetail};
use store::sign_in::{MethodAdded, SignInMethod};

/// A server that sends mail, although these tests send none.
async fn with_mail(folder: Folder) -> TestServer {
    let flags = [
        "--smtp-url=smtps://mail.example.org",
        "--mail-from=games@example.org",
        "--public-url=http://games.example.org",
    ];
    TestServer::in_folder(folder, config(&flags), Clock::system()).await
}

/// Sends a request to the server's public address.
async fn send(server: &TestServer, method: &str, path: &str, cookie: &str, body: &str) -> Answer {
    let headers = [("host", "games.example.org"), ("content-type", "application/json"), ("cookie", cookie)];
    server.web.request(method, path, &headers, body).await
}

/// Changes the database while no server runs.
async fn changed(server: TestServer, change: impl AsyncFnOnce(&dyn Store)) -> TestServer {
    let folder = server.close().await;
    let store = store::open(None, folder.path()).await.unwrap();
    change(&*store).await;
    store.close().await;
    with_mail(folder).await
}

fn mailbox(user: UserId) -> NoticeTarget {
    let detail = TargetDetail::Mail {
        schedule: MailSchedule::Daily,
        hour: 8,
        zone: "UTC".to_owned(),
        latest_daily: None,
    };
    NoticeTarget {
        id: uuid::Uuid::now_v7(),
        user,
        address: "Ana@Example.org".to_owned(),
        detail,
        since: 1,
        failures: 0,
        retry_at: None,
        is_refused: false,
    }
}

fn method(user: UserId) -> SignInMethod {
    let address = "ana@example.org".to_owned();
    SignInMethod {
        id: uuid::Uuid::now_v7(),
        user,
        kind: SignInKind::Mail,
        handle: address.clone(),
        label: address,
        secret: "null".to_owned(),
        added: 1,
        used: None,
    }
}

/// What is offered on both pages, and the mailbox on the page of notices.
async fn offered(server: &TestServer, cookie: &str) -> (Value, Value) {
    let notices = send(server, "GET", "/api/me/notices", cookie, "").await.json();
    let ways = send(server, "GET", "/api/me/sign-in", cookie, "").await.json();
    let mail = notices["mail"].clone();
    assert_eq!(mail["offer"], ways["mailbox"]);
    (ways["mailbox"].clone(), mail)
}

async fn answer(server: &TestServer, cookie: &str, to: &str) -> u16 {
    send(server, "PUT", "/api/me/notices", cookie, &json!({ "offered": to }).to_string()).await.status
}

#[tokio::test]
async fn who_is_told_by_mail_is_offered_to_sign_in_with_it_once_and_the_other_way_round() {
    let server = with_mail(Folder::new()).await;
    let ana = send(&server, "POST", "/api/me", "", r#"{"name":"Ana"}"#).await;
    let user: UserId = ana.json()["user"].as_str().unwrap().parse().unwrap();
    let cookie = ana.cookie().unwrap();
    let cookie = cookie.as_str();
    assert_eq!(offered(&server, cookie).await.0, json!(null), "she has no mailbox");

    let server =
        changed(server, async |store| assert!(store.add_notice_target(&mailbox(user), 1).await.unwrap()))
            .await;
    let (offer, mail) = offered(&server, cookie).await;
    assert_eq!(offer, json!({"to": "sign_in", "address": "Ana@Example.org"}));
    assert_eq!((&mail["confirmed"], &mail["signs_in"]), (&json!(true), &json!(false)));
    let ways = send(&server, "GET", "/api/me/sign-in", cookie, "").await.json();
    assert_eq!(ways["methods"], json!([]), "nothing is done without a code for it");
    assert_eq!(answer(&server, cookie, "everything").await, 400);
    assert_eq!(answer(&server, cookie, "sign_in").await, 200);
    let server = changed(server, async |_| {}).await;
    assert_eq!(offered(&server, cookie).await.0, json!(null), "once, also after a restart");

    // She signs in with it all the same: it is one mailbox, whatever the case of its letters.
    let server = changed(server, async |store| {
        assert_eq!(store.add_sign_in_method(&method(user), 9, None).await.unwrap(), MethodAdded::Added);
    })
    .await;
    let (offer, mail) = offered(&server, cookie).await;
    assert_eq!((offer, &mail["signs_in"], &mail["kept"]), (json!(null), &json!(true), &json!(null)));

    // Without notices the mailbox is still there, and she is offered them once.
    let removed = send(&server, "DELETE", "/api/me/notices/mail", cookie, "").await;
    assert_eq!(removed.status, 204);
    let (offer, mail) = offered(&server, cookie).await;
    assert_eq!(offer, json!({"to": "notices", "address": "ana@example.org"}));
    assert_eq!((&mail["confirmed"], &mail["kept"]), (&json!(false), &json!("ana@example.org")));
    assert_eq!(answer(&server, cookie, "notices").await, 200);
    assert_eq!(offered(&server, cookie).await.0, json!(null));
    server.close().await;
}
