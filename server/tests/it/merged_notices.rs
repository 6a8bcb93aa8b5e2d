//! What a guest was told, and where, after they were brought along.

use crate::merges::{become_user, bring_along, users_in};
use crate::notices::Away;
use serde_json::json;

#[tokio::test]
async fn who_brings_a_guest_along_gets_their_browser_and_neither_their_webhook_nor_their_mailbox() {
    let mut away = Away::open().await;
    away.subscribe("/browser").await;
    away.set_webhook().await;
    let room = away.start_match().await;
    let web = away.server.web;
    let caio = away.server.connect_user("Caio").await;
    let (cookies, answer) = become_user(&web, &away.bia.cookie, &caio.cookie).await;
    assert_eq!(bring_along(&web, &cookies, &users_in(&answer)).await.json()["tables"], 1);
    let notices = web.get("/api/me/notices", Some(&cookies)).await.json();
    assert_eq!(
        notices["addresses"]["webhook"]["url"],
        json!(null),
        "a webhook of the guest hears nothing of Caio"
    );
    assert_eq!(notices["push"]["subscriptions"].as_array().unwrap().len(), 1);
    let test = web.post("/api/me/notices/webhook/test", Some(&cookies), &json!({})).await;
    assert_eq!(test.code(), "not_found");
    // It is Caio's turn at the table that came along: this browser is told, and nothing else for a long time.
    let (told, _) = away.until_told().await;
    assert_eq!(told.path, "/browser");
    assert!(away.pass(300).await.is_empty(), "nothing of {room} is sent anywhere else");
    away.server.close().await;
}
