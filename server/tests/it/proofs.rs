//! What a session proves, over HTTP: a borrowed browser takes no account, by whichever way.

use crate::postgres::schema;
use crate::providers::{Browser, House};
use crate::web::Answer;
use serde_json::{Value, json};
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);

/// Makes a link in one browser and opens it in another one.
async fn pass_on(from: &mut Browser, to: &mut Browser) {
    let made = from.post("/api/me/link", &json!({})).await;
    assert_eq!(made.status, 200, "{made:?}");
    let url = made.json()["url"].as_str().unwrap().to_owned();
    let body = json!({"token": url.rsplit('/').next().unwrap(), "replace": true});
    let redeemed = to.post("/api/me/link/redeem", &body).await;
    assert_eq!(redeemed.status, 200, "{redeemed:?}");
}

async fn delete(browser: &mut Browser, path: &str) -> Answer {
    browser.request("DELETE", path, &Value::Null).await
}

async fn methods(browser: &mut Browser) -> Value {
    browser.get("/api/me/sign-in").await.json()
}

/// Tries everything for which a proof is needed. Nothing of it happens.
async fn assert_reaches_nothing(browser: &mut Browser, who: &str) {
    let known = methods(browser).await;
    assert_eq!(known["fresh"], false, "{who}");
    let tries = [
        ("/api/me/sign-in/mail", json!({"address": "thief@mail.example"})),
        ("/api/me/sign-in/mail/confirm", json!({"code": "123456"})),
        ("/api/me/sign-in/passkey/options", json!({})),
        ("/api/me/sign-in/passkey", json!({})),
        ("/api/me/sign-in/provider/club", json!({})),
        ("/api/me/erasure", json!({})),
    ];
    for (path, body) in tries {
        // Without the cookies, as those that it may set are for what comes next.
        let refused = browser.clone().post(path, &body).await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "not_fresh"), "{who}: {path}");
    }
    for method in known["methods"].as_array().unwrap() {
        let path = format!("/api/me/sign-in/{}", method["id"].as_str().unwrap());
        assert_eq!(delete(browser, &path).await.code(), "not_fresh", "{who}");
    }
    assert_eq!(methods(browser).await["methods"], known["methods"], "{who}");
}

/// Another user tries to bring along who a browser is. Their seats stay theirs.
async fn assert_not_brought_along(house: &House, browser: &Browser, who: &str) {
    let mut thief = house.browser();
    let into = thief.name("Thief").await;
    let both = json!({"guest": browser.clone().user().await, "user": into});
    thief.cookies.insert("rodada-guest".to_owned(), browser.cookies["rodada"].clone());
    assert_eq!(thief.post("/api/me/guest", &both).await.code(), "not_found", "{who}");
}

async fn a_borrowed_browser_takes_no_account(database: Option<String>) {
    let house = House::on(database.as_deref(), &["--limits=load"]).await;
    let mut ana = house.browser();
    assert_eq!(ana.sign_in(&house.provider, "ana").await, "done");
    let user = ana.name("Ana").await;
    let wanted = json!({"game": "draftosaurus", "seats": 2});
    assert_eq!(ana.post("/api/tables", &wanted).await.status, 201);
    // While the sign-in is fresh, so is what follows from it, but no longer.
    let (mut early, mut earlier) = (house.browser(), house.browser());
    pass_on(&mut ana, &mut earlier).await;
    house.manual.advance(10 * MINUTE);
    pass_on(&mut ana, &mut early).await;
    for browser in [&mut early, &mut earlier] {
        assert_eq!(methods(browser).await["fresh"], true);
    }
    let page = early.go_to_add().await;
    let back = house.provider.sign_in(&page, "thief");
    house.manual.advance(5 * MINUTE);
    assert_eq!(early.come_back(&back).await, "not_fresh", "it is stale by the time it comes back");

    let (mut phone, mut tablet) = (house.browser(), house.browser());
    pass_on(&mut ana, &mut phone).await;
    pass_on(&mut phone, &mut tablet).await;
    // Long after, and when it is renewed.
    let (mut late, mut latest) = (house.browser(), house.browser());
    house.manual.advance(Duration::from_secs(2 * 86_400));
    ana.user().await;
    pass_on(&mut ana, &mut late).await;
    pass_on(&mut late, &mut latest).await;
    let borrowed = [
        ("her own", &mut ana),
        ("by a link while it was fresh", &mut early),
        ("by an earlier link", &mut earlier),
        ("by a link", &mut phone),
        ("by two links", &mut tablet),
        ("by a late link", &mut late),
        ("by two late links", &mut latest),
    ];
    for (who, browser) in borrowed {
        assert_eq!(browser.user().await, user, "{who}");
        assert_reaches_nothing(browser, who).await;
        assert_not_brought_along(&house, browser, who).await;
    }
    // A sign-in as somebody else proves nothing of her.
    let mut bia = tablet.clone();
    assert_eq!(bia.sign_in(&house.provider, "bia").await, "done");
    assert_reaches_nothing(&mut tablet, "after a sign-in of somebody else").await;

    // She signs in, in that very session and as a new one, and comes back from an erasure.
    assert_eq!(latest.sign_in(&house.provider, "ana").await, "confirmed");
    assert_eq!(methods(&mut latest).await["fresh"], true);
    assert_reaches_nothing(&mut late, "of which a link was made").await;
    assert_eq!(latest.post("/api/me/erasure", &json!({})).await.status, 200);
    let mut back = house.browser();
    assert_eq!(back.sign_in(&house.provider, "ana").await, "done");
    assert_eq!(delete(&mut back, "/api/me/erasure").await.json()["user"], json!(user));
    assert_eq!(methods(&mut back).await["fresh"], true);
    house.manual.advance(15 * MINUTE);
    assert_reaches_nothing(&mut back, "who has come back").await;
    for ended in [&mut ana, &mut late] {
        assert_eq!(ended.get("/api/me").await.code(), "no_session");
        assert_eq!(delete(ended, "/api/me/erasure").await.code(), "not_found");
    }
    house.server.close().await;
}

#[tokio::test]
async fn a_borrowed_browser_takes_no_account_in_sqlite() {
    a_borrowed_browser_takes_no_account(None).await;
}

#[tokio::test]
async fn a_borrowed_browser_takes_no_account_in_postgres() {
    a_borrowed_browser_takes_no_account(Some(schema().await)).await;
}

#[tokio::test]
async fn a_guest_who_is_lent_stays_with_who_lent_them() {
    let house = House::open(&["--limits=load"]).await;
    let (mut ana, mut phone) = (house.browser(), house.browser());
    let user = ana.name("Ana").await;
    let wanted = json!({"game": "draftosaurus", "seats": 2});
    assert_eq!(ana.post("/api/tables", &wanted).await.status, 201);
    let made = ana.post("/api/me/link", &json!({})).await.json();
    assert_eq!(made["guest"], true, "the page says that the link hands the guest over");
    pass_on(&mut ana, &mut phone).await;
    assert_reaches_nothing(&mut phone, "lent").await;
    assert_not_brought_along(&house, &phone, "lent").await;
    // Nor by signing out the one who is the guest.
    let all = phone.post("/api/me/sessions/end", &json!({})).await;
    assert_eq!((all.status, all.code().as_str()), (403, "not_fresh"));
    let there = |sessions: Value| {
        let sessions = sessions.as_array().unwrap().clone();
        sessions.into_iter().find(|one| one["here"] == json!(false)).unwrap()["id"].clone()
    };
    let other = there(phone.get("/api/me/sessions").await.json());
    let body = json!({ "session": other });
    assert_eq!(phone.post("/api/me/sessions/end", &body).await.code(), "not_fresh");
    assert_eq!(ana.user().await, user);

    // As she always could, Ana keeps who she is. From then on it is her sign-in that counts.
    assert_eq!(methods(&mut ana).await["fresh"], true);
    let page = ana.go_to_add().await;
    assert_eq!(ana.come_back(&house.provider.sign_in(&page, "ana")).await, "added");
    assert_eq!(methods(&mut ana).await["fresh"], true, "a method that was just added proves");
    assert_reaches_nothing(&mut phone, "lent, and the guest is no guest any more").await;
    let made = ana.post("/api/me/link", &json!({})).await.json();
    assert!(made.get("guest").is_none(), "{made}");

    // A device that has not been used for a week may be lost: the other one can go on without it.
    let (mut bia, mut tablet) = (house.browser(), house.browser());
    bia.name("Bia").await;
    pass_on(&mut bia, &mut tablet).await;
    house.manual.advance(Duration::from_secs(7 * 86_400));
    let body = json!({ "session": there(tablet.get("/api/me/sessions").await.json()) });
    assert_eq!(tablet.post("/api/me/sessions/end", &body).await.status, 200);
    assert_eq!(methods(&mut tablet).await["fresh"], true);
    house.server.close().await;
}
