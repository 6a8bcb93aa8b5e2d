//! The host's page: who opens it, what one sees and does there, and that it is nowhere for others.

use crate::postgres::schema;
use crate::process::{Program, bare, run};
use crate::providers::{Browser, House};
use crate::test_server::Folder;
use crate::web::{Answer, Web};
use protocol::UserId;
use serde_json::{Value, json};
use std::time::Duration;
use store::{Actor, HostWrite, HostWritten};

const MINUTE: Duration = Duration::from_secs(60);
/// The addresses under `/api`, and one that does not exist.
const ADDRESSES: [&str; 10] = [
    "/host",
    "/host/open",
    "/host/findings",
    "/host/people?text=a",
    "/host/tables?text=a",
    "/host/invitations",
    "/host/announcements",
    "/host/reports",
    "/host/acts",
    "/host/orders",
];
/// The name of the server in its public URL.
const HOST: (&str, &str) = ("host", "games.example.org");
const NOWHERE: &str = "/nowhere";
const METHODS: [&str; 6] = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"];

/// Whom the host names on the command line, which needs a process of its own. Here another store on the database does it.
async fn name(database: &str, user: &str) {
    let folder = Folder::new();
    let store = store::open(Some(database), folder.path()).await.unwrap();
    let user: UserId = user.parse().unwrap();
    let by = Actor::of_command_line();
    let named = store.change_by_host(HostWrite::NameHost { user }, &by, 1).await.unwrap();
    assert_eq!(named, HostWritten::Done { lines: 0 });
    store.close().await;
}

/// All of an answer but the time.
fn shown(answer: Answer) -> (u16, Vec<(String, String)>, Vec<u8>) {
    let Answer { status, headers, body } = answer;
    (status, headers.into_iter().filter(|(name, _)| name != "date").collect(), body)
}

/// For whoever sends these headers the page is nowhere, byte for byte.
async fn assert_nowhere(web: &Web, headers: &[(&str, &str)], who: &str) {
    let bodies =
        ["", "{}", r#"{"order":"invite","uses":1,"days":1}"#, r#"{"link":"0a","browser":"0b"}"#, "{"];
    for method in METHODS {
        for body in bodies {
            let nowhere = shown(web.request(method, &format!("/api{NOWHERE}"), headers, body).await);
            assert_eq!(nowhere.0, 404);
            for address in ADDRESSES {
                let answer = shown(web.request(method, &format!("/api{address}"), headers, body).await);
                assert_eq!(answer, nowhere, "{who}: {method} {address} {body}");
            }
        }
    }
}

async fn order(browser: &mut Browser, order: Value) -> Answer {
    browser.post("/api/host/orders", &order).await
}

#[tokio::test]
async fn only_whom_the_host_named_has_the_page() {
    let database = schema().await;
    let house = House::on(Some(&database), &["--limits=load"]).await;
    let web = house.server.web;
    let (mut ana, mut bia) = (house.browser(), house.browser());
    assert_eq!(ana.sign_in(&house.provider, "ana").await, "done");
    assert_eq!(bia.sign_in(&house.provider, "bia").await, "done");
    let (user, other) = (ana.name("Ana").await, bia.name("Bia").await);
    let cookies = |browser: &Browser| {
        browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    };
    let (of_ana, of_bia) = (cookies(&ana), cookies(&bia));
    let assert_nowhere_for = async |cookies: &str, who: &str| {
        assert_nowhere(&web, &[HOST, ("content-type", "application/json"), ("cookie", cookies)], who).await;
    };
    assert_nowhere(&web, &[HOST], "nobody").await;
    assert_nowhere(&web, &[HOST, ("origin", "http://evil.example")], "another page").await;
    assert_nowhere_for(&of_ana, "before she is named").await;
    name(&database, &user).await;
    assert_nowhere_for(&of_bia, "somebody else").await;

    let page = ana.get("/api/host").await;
    assert_eq!(page.status, 200, "{page:?}");
    let page = page.json();
    assert_eq!((&page["fresh"], &page["by_link"]), (&json!(true), &json!(false)));
    assert!(page["bytes"].as_u64().unwrap() > 0 && page["moves"].is_u64(), "{page}");
    let findings = ana.get("/api/host/findings").await.json();
    assert!(findings.as_array().unwrap().iter().any(|one| one["subject"] == "settings"), "{findings}");
    let found = ana.get("/api/host/people?text=an").await.json();
    assert_eq!(found[0]["person"], json!(user));
    assert_eq!((&found[0]["host"], &found[0]["guest"]), (&json!(true), &json!(false)));

    // Another page has her cookies, but gives no orders.
    let ban = json!({"order": "ban", "person": other, "days": 1});
    let headers =
        [HOST, ("content-type", "application/json"), ("cookie", &of_ana), ("origin", "http://evil.example")];
    let refused = web.request("POST", "/api/host/orders", &headers, &ban.to_string()).await;
    assert_eq!(refused.code(), "foreign_origin");

    // A link to another device opens no page there, until she signs in.
    let mut phone = house.browser();
    let made = ana.post("/api/me/link", &json!({})).await.json();
    let token = made["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let redeem = json!({"token": token, "replace": true});
    assert_eq!(phone.post("/api/me/link/redeem", &redeem).await.status, 200);
    assert_nowhere_for(&cookies(&phone), "by a link").await;

    // What can be undone she does later, too.
    house.manual.advance(16 * MINUTE);
    assert_eq!(ana.get("/api/host").await.json()["fresh"], false);
    assert_eq!(order(&mut ana, ban.clone()).await.status, 200);
    assert_eq!(bia.get("/api/me").await.status, 403, "she is banned");
    for final_order in [
        json!({"order": "erase", "person": other}),
        json!({"order": "rename", "person": other, "name": "B"}),
        json!({"order": "delete_messages", "person": other}),
        json!({"order": "close_table", "room": "AAAAAAAAAAAAAAAAAAAAAA"}),
    ] {
        let refused = order(&mut ana, final_order.clone()).await;
        assert!(["not_fresh", "malformed"].contains(&refused.code().as_str()), "{final_order}: {refused:?}");
    }
    assert_eq!(ana.sign_in(&house.provider, "ana").await, "confirmed");
    assert_eq!(order(&mut ana, json!({"order": "ban", "person": other, "days": 0})).await.status, 200);
    let nothing = order(&mut ana, json!({"order": "delete_messages", "person": other})).await;
    assert_eq!((nothing.status, nothing.json()), (200, json!({})), "there is nothing, which is no failure");
    let renamed = order(&mut ana, json!({"order": "rename", "person": other, "name": "Beatriz"})).await;
    assert_eq!(renamed.status, 200, "{renamed:?}");
    for (absurd, code) in [
        (json!({"order": "ban", "person": other, "days": 36_501}), "malformed"),
        (json!({"order": "invite", "uses": 0, "days": 1}), "malformed"),
        (json!({"order": "rename", "person": other, "name": " "}), "bad_text"),
        (json!({"order": "rename", "person": other, "name": "Ana"}), "name_taken"),
        (json!({"order": "ban", "person": UserId::new(), "days": 1}), "not_found"),
        (json!({"order": "revoke_invitation", "invitation": "x"}), "not_found"),
        (json!({"order": "announce", "says": {"kind": "text", "text": "a\nb"}}), "bad_text"),
        (json!({"order": "announce", "says": {"kind": "restart", "at": 7}}), "malformed"),
        (json!({"order": "withdraw_announcement", "announcement": UserId::new()}), "not_found"),
        (json!({"order": "dance"}), "malformed"),
    ] {
        assert_eq!(order(&mut ana, absurd.clone()).await.code(), code, "{absurd}");
    }
    let invited = order(&mut ana, json!({"order": "invite", "uses": 2, "days": 1})).await.json();
    assert!(invited["link"].as_str().unwrap().contains("/me?invited="), "{invited}");
    let invitations = ana.get("/api/host/invitations").await.json();
    assert_eq!((&invitations[0]["uses"], &invitations[0]["used"]), (&json!(2), &json!(0)));
    let id = &invitations[0]["invitation"];
    assert_eq!(order(&mut ana, json!({"order": "revoke_invitation", "invitation": id})).await.status, 200);
    assert_eq!(ana.get("/api/host/invitations").await.json(), json!([]));
    let erased = order(&mut ana, json!({"order": "erase", "person": other})).await;
    assert_eq!(erased.status, 200, "{erased:?}");

    // The transactions of other tests on the same PostgreSQL hold up the order of entries for a moment.
    let mut acts = json!([]);
    while acts.as_array().unwrap().len() < 7 {
        acts = ana.get("/api/host/acts").await.json();
    }
    let by = format!("host {user}");
    let said: Vec<_> = acts.as_array().unwrap().iter().map(|act| (&act["act"], &act["by"])).collect();
    let mine = ["user_erased", "invitation_revoked", "invited", "renamed", "banned", "banned"];
    let expected: Vec<_> = mine.iter().map(|act| (json!(act), json!(by))).collect();
    assert_eq!(said[..6], expected.iter().map(|(act, by)| (act, by)).collect::<Vec<_>>());
    assert_eq!((said[6].0, said[6].1), (&json!("host_named"), &json!("command line")));
    house.server.close().await;
}

/// Runs a command that must end with this code. Returns its output.
async fn command(folder: &Folder, words: &[&str], code: i32) -> String {
    let (ended, said) = run(bare(folder.path(), words)).await;
    assert_eq!(ended, code, "{words:?}: {said}");
    said
}

#[tokio::test]
async fn a_link_opens_the_page_while_nobody_is_named() {
    let folder = Folder::new();
    let settings = folder.path().join("rodada.toml");
    std::fs::write(&settings, "vacation-days = 9\nbot-threads = 1\n").unwrap();
    let mut serve = bare(folder.path(), &["serve", "--listen=127.0.0.1:0", "--config=rodada.toml"]);
    serve.env("RODADA_CONTACT", "host@example.org");
    serve.env("DATABASE_URL", "sqlite:data/rodada.db");
    let mut server = Program::start(serve).await;
    let web = server.web;
    let said = command(&folder, &["host", "link"], 0).await;
    let link = said.lines().find_map(|line| line.split_once("/host#")).unwrap().1.trim().to_owned();
    let open = async |link: &str, browser: &str| {
        web.post("/api/host/open", None, &json!({"link": link, "browser": browser.repeat(32)})).await
    };
    let nowhere = web.post("/api/nowhere", None, &json!({})).await;
    assert_eq!(shown(open(&"0".repeat(64), "0a").await), shown(nowhere), "a link that nobody made");
    let opened = open(&link, "0a").await;
    assert_eq!(opened.status, 200, "{opened:?}");
    let cookie = opened.cookie().unwrap();
    assert!(opened.header("set-cookie").unwrap().contains("HttpOnly"), "{opened:?}");
    assert_eq!(open(&link, "0b").await.status, 404, "it works once");
    assert_eq!(open(&link, "0a").await.status, 200, "but for the browser that did not hear the answer");

    let page = web.get("/api/host", Some(&cookie)).await.json();
    assert_eq!((&page["fresh"], &page["by_link"]), (&json!(true), &json!(true)));
    let setting = |name: &str| {
        let mut found = page["settings"].as_array().unwrap().iter().filter(|setting| setting["name"] == name);
        found.next().cloned().unwrap()
    };
    let expected = [
        json!({"name": "listen", "value": "127.0.0.1:0", "origin": "flag"}),
        json!({"name": "contact", "value": "host@example.org", "origin": "environment"}),
        json!({"name": "vacation-days", "value": "9", "origin": "file"}),
        json!({"name": "tables-per-hour", "value": setting("tables-per-hour")["value"], "origin": "default"}),
        json!({"name": "database-url", "origin": "environment"}),
    ];
    for expected in expected {
        assert_eq!(setting(expected["name"].as_str().unwrap()), expected);
    }
    assert!(!page.to_string().contains("sqlite:"), "what may contain a password is not shown: {page}");

    let ana = web.post("/api/me", None, &json!({"name": "Ana"})).await;
    let (of_ana, user) = (ana.cookie().unwrap(), ana.json()["user"].clone());
    let wanted = json!({"game": "draftosaurus", "seats": 2, "open": true});
    let room = web.post("/api/tables", Some(&of_ana), &wanted).await.json()["room"].clone();
    let tables = web.get("/api/host/tables?text=an", Some(&cookie)).await.json();
    assert_eq!(tables[0]["room"], room);
    let order = async |order: Value| web.post("/api/host/orders", Some(&cookie), &order).await;
    assert_eq!(order(json!({"order": "close_table", "room": room})).await.status, 200);
    assert_eq!(web.get("/api/host/tables?text=an", Some(&cookie)).await.json(), json!([]));
    assert_eq!(order(json!({"order": "mute", "person": user, "hours": 3})).await.status, 200);
    let audit = command(&folder, &["audit"], 0).await;
    assert!(audit.contains("host by link  muted until"), "{audit}");

    // A guest is no host: who comes back tomorrow may be somebody else.
    let refused = command(&folder, &["host", "add", user.as_str().unwrap()], 7).await;
    assert!(refused.contains("needs a way to sign in"), "{refused}");
    assert_eq!(server.stop().await, 0, "{}", server.said);
}
