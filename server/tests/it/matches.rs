//! Matches that were played: found, stepped through, taken home. While they run, nobody sees more than at the table.

use crate::client::Client;
use crate::house::{Folder, Guest, House, config};
use crate::playing::play_on;
use crate::web::Answer;
use protocol::{MatchId, TableStatus, UserId};
use rodada_server::clock::Clock;
use rodada_server::entropy::lot;
use rodada_server::store::{self, NewMatch, SeatsWrite, StepKind, StepRow, StepWrite};
use room::archive;
use room::{Person, Setup, set_up};
use serde_json::{Map, Value, json};
use std::io::Read;

const NOWHERE: &str = "01936d5e-0000-7000-8000-000000000001";

/// Ana and Bia play; both are in the room.
async fn two(house: &House, open: bool) -> (Guest, Guest, String) {
    let (mut ana, mut bia) = (house.guest("Ana").await, house.guest("Bia").await);
    let room = ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2, "open": open})).await;
    let links = ana.get(&house.web, &format!("/api/tables/{room}/invitation")).await.json();
    let key = links["play"].as_str().unwrap().split_once("invitation=").unwrap().1.to_owned();
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    bia.client.change(&room, json!({"do": "sit", "invitation": key})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    bia.client.until(|message| message["t"] == "patch" && message.pointer("/delta/game").is_some()).await;
    (ana, bia, room)
}

fn may_act(client: &Client, room: &str) -> bool {
    client.choices(room).iter().any(|action| action["do"] != "reconsider")
}

async fn act(client: &mut Client, room: &str) {
    let action = client.choices(room).into_iter().find(|action| action["do"] != "reconsider").unwrap();
    let request = client.act(room, &action);
    assert_eq!(client.ask(request).await["t"], "ack");
}

async fn act_if_awaited(client: &mut Client, other: &mut Client, room: &str) {
    if may_act(client, room) {
        act(client, room).await;
        catch_up(other, client, room).await;
    }
}

/// Listens until one client has heard what another one has heard.
async fn catch_up(client: &mut Client, other: &Client, room: &str) {
    while client.seen(room).version < other.seen(room).version {
        client.hear().await;
    }
}

async fn reel(house: &House, cookie: Option<&str>, room: &str, query: &str) -> Answer {
    house.web.get(&format!("/api/matches/{room}/reel{query}"), cookie).await
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code().as_str()), (status, code));
}

/// A reel is what was sent over the socket: the same stories, and the same document after each patch that changes it
/// (what several steps changed together is sent with the last of them).
fn is_what_was_sent(reel: &Value, client: &Client, room: &str) {
    let mut log = client
        .heard
        .iter()
        .filter(|message| message["t"] == "snapshot" && message["room"] == room)
        .peekable();
    // The times of patches count from there.
    let began = log.peek().and_then(|snapshot| snapshot["began"].as_u64()).unwrap();
    let first =
        log.by_ref().filter_map(|snapshot| snapshot.pointer("/log/0")).find(|entry| entry["version"] == 1);
    assert_eq!(reel.get("entry"), first);
    let mut document = reel["document"].clone();
    let mut told = document.clone();
    let mut compared = 0;
    for (frame, version) in reel["frames"].as_array().unwrap().iter().zip(2..) {
        assert_eq!(frame["version"], version);
        let (frame, delta) = without_delta(frame);
        protocol::apply(&mut document, &delta);
        let sent = client.heard.iter().find(|message| {
            message["t"] == "patch" && message["room"] == room && message["version"] == version
        });
        let Some(sent) = sent else {
            told.clone_from(&document);
            continue;
        };
        let (mut sent, delta) = without_delta(sent);
        for key in ["t", "tag", "room"] {
            sent.remove(key);
        }
        if let Some(at) = sent.get_mut("at") {
            *at = (began + at.as_u64().unwrap()).into();
        }
        assert_eq!(frame, sent);
        if delta != json!({}) {
            protocol::apply(&mut told, &delta);
            assert_eq!(told, document);
            compared += 1;
        }
    }
    assert_eq!(&document, client.document(room));
    assert!(compared > 4, "only {compared} patches were compared");
}

/// A frame without its delta, and the delta.
fn without_delta(frame: &Value) -> (Map<String, Value>, Value) {
    let mut frame = frame.as_object().unwrap().clone();
    let delta = frame.remove("delta").unwrap_or_else(|| json!({}));
    (frame, delta)
}

#[tokio::test]
async fn a_running_match_is_shown_as_it_is_at_the_table_and_whole_afterwards() {
    let house = House::open().await;
    let (mut ana, mut bia, room) = two(&house, true).await;
    let eve = house.guest("Eve").await;
    let mut watcher = house.watcher().await;
    watcher.join(&room).await;
    for _ in 0..6 {
        act_if_awaited(&mut ana.client, &mut bia.client, &room).await;
        act_if_awaited(&mut bia.client, &mut ana.client, &room).await;
    }
    // In the end one has chosen, and the other has not.
    while !(may_act(&ana.client, &room) && may_act(&bia.client, &room)) {
        act_if_awaited(&mut ana.client, &mut bia.client, &room).await;
        act_if_awaited(&mut bia.client, &mut ana.client, &room).await;
    }
    act_if_awaited(&mut ana.client, &mut bia.client, &room).await;
    catch_up(&mut watcher, &ana.client, &room).await;

    let (ana_s, bia_s, eve_s) =
        (Some(ana.cookie.as_str()), Some(bia.cookie.as_str()), Some(eve.cookie.as_str()));
    let own = reel(&house, ana_s, &room, "?as=0").await;
    assert_eq!((own.status, own.header("cache-control")), (200, Some("no-store")));
    is_what_was_sent(&own.json(), &ana.client, &room);
    assert_eq!(reel(&house, ana_s, &room, "").await.body, own.body);
    is_what_was_sent(&reel(&house, bia_s, &room, "").await.json(), &bia.client, &room);
    let watched = reel(&house, None, &room, "?as=watch").await;
    is_what_was_sent(&watched.json(), &watcher, &room);
    for (cookie, query) in [(None, ""), (eve_s, ""), (eve_s, "?as=watch"), (ana_s, "?as=watch")] {
        assert_eq!(reel(&house, cookie, &room, query).await.body, watched.body);
    }
    let of_bia = reel(&house, bia_s, &room, "?as=1").await;
    for (cookie, query) in [
        (ana_s, "?as=1"),
        (bia_s, "?as=0"),
        (eve_s, "?as=0"),
        (None, "?as=1"),
        (ana_s, "?as=all"),
        (None, "?as=all"),
    ] {
        refused(&reel(&house, cookie, &room, query).await, 403, "not_over");
    }
    let export = format!("/api/matches/{room}/export");
    for cookie in [ana_s, bia_s, eve_s, None] {
        refused(&house.web.get(&export, cookie).await, 403, "not_over");
    }

    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    catch_up(&mut watcher, &ana.client, &room).await;
    let (ana_s, bia_s) = (Some(ana.cookie.as_str()), Some(bia.cookie.as_str()));
    is_what_was_sent(&reel(&house, ana_s, &room, "?as=1").await.json(), &bia.client, &room);
    is_what_was_sent(&reel(&house, None, &room, "?as=0").await.json(), &ana.client, &room);
    is_what_was_sent(&reel(&house, bia_s, &room, "?as=watch").await.json(), &watcher, &room);
    let all = reel(&house, None, &room, "?as=all").await;
    assert_eq!(all.status, 200);
    refused(&reel(&house, ana_s, &room, "?as=2").await, 400, "malformed");

    let file = house.web.get(&export, None).await;
    assert_eq!(file.header("content-type"), Some("application/json"));
    let name = format!("attachment; filename=\"rodada-draftosaurus-{room}.json\"");
    assert_eq!(file.header("content-disposition"), Some(name.as_str()));
    let verified = archive::verify(file.text()).unwrap();
    assert_eq!((verified.steps as u64, verified.played_again), (ana.client.seen(&room).version, true));
    let seed = file.json()["header"]["seed"].as_str().unwrap().to_owned();
    for answer in [&own, &watched, &of_bia, &all] {
        assert!(!answer.text().contains(&seed));
    }
    house.close().await;
}

#[tokio::test]
async fn a_reel_that_is_known_is_not_made_again() {
    let house = House::with(config(&["--reels-per-minute=3"]), Clock::system()).await;
    let (mut ana, mut bia, room) = two(&house, true).await;
    assert!(reel(&house, None, &room, "").await.header("etag").is_none(), "it goes on");
    ana.client.change(&room, json!({"do": "abandon", "agree": true})).await;
    bia.client.change(&room, json!({"do": "abandon", "agree": true})).await;
    let cookie = ana.cookie.as_str();
    let first = reel(&house, Some(cookie), &room, "").await;
    let tag = first.header("etag").unwrap();
    assert_eq!(first.header("cache-control"), Some("private, no-cache"));
    assert_eq!(first.header("vary"), Some("cookie, accept-encoding"));
    let path = format!("/api/matches/{room}/reel");
    for (query, known, status) in [("", true, 304), ("?as=0", true, 304), ("?as=1", false, 200)] {
        let headers = [("cookie", cookie), ("if-none-match", tag)];
        let answer = house.web.request("GET", &format!("{path}{query}"), &headers, "").await;
        assert_eq!((answer.status, answer.body.is_empty()), (status, known), "{query}");
        assert_eq!(answer.header("etag") == Some(tag), known);
    }
    // Three were made; what is known costs nothing.
    refused(&reel(&house, Some(cookie), &room, "").await, 429, "too_many");
    refused(&house.web.get(&format!("/api/matches/{room}/export"), None).await, 429, "too_many");
    let headers = [("cookie", cookie), ("if-none-match", tag)];
    assert_eq!(house.web.request("GET", &path, &headers, "").await.status, 304);
    house.close().await;
}

#[tokio::test]
async fn one_address_looks_so_often_and_no_more() {
    let house = House::with(config(&["--searches-per-minute=2"]), Clock::system()).await;
    for query in ["", "?player=an"] {
        assert_eq!(house.web.get(&format!("/api/matches{query}"), None).await.status, 200);
    }
    refused(&house.web.get("/api/matches?player=ana", None).await, 429, "too_many");
    refused(&house.web.get("/api/matches?player=%00", None).await, 400, "bad_text");
    assert_eq!(house.web.get("/api/tables", None).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_reel_is_made_smaller_for_who_takes_it() {
    let house = House::open().await;
    let (mut ana, mut bia, room) = two(&house, true).await;
    let path = format!("/api/matches/{room}/reel?as=watch");
    for ended in [false, true] {
        if ended {
            ana.client.change(&room, json!({"do": "abandon", "agree": true})).await;
            bia.client.change(&room, json!({"do": "abandon", "agree": true})).await;
        }
        let plain = house.web.get(&path, None).await;
        assert_eq!(plain.header("content-encoding"), None);
        let small = house.web.request("GET", &path, &[("accept-encoding", "br, gzip")], "").await;
        assert_eq!(small.header("content-encoding"), Some("gzip"));
        let mut text = String::new();
        flate2::read::GzDecoder::new(&small.body[..]).read_to_string(&mut text).unwrap();
        assert_eq!(text, plain.text());
        assert!(small.body.len() < plain.body.len() / 2);
        assert_eq!(small.header("etag").is_some(), ended);
        assert!(!ended || small.header("etag") != plain.header("etag"), "other bytes, another tag");
    }
    house.close().await;
}

#[tokio::test]
async fn there_is_nothing_to_step_through_before_the_start() {
    let house = House::open().await;
    let mut ana = house.guest("Ana").await;
    let room = ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    let forged = format!("rodada={}", "0".repeat(64));
    for closed in [false, true] {
        if closed {
            ana.client.join(&room).await;
            ana.client.change(&room, json!({"do": "close"})).await;
        }
        for path in ["reel", "reel?as=all", "reel?as=0", "export"] {
            let answer = ana.get(&house.web, &format!("/api/matches/{room}/{path}")).await;
            refused(&answer, 409, "not_started");
        }
    }
    for path in ["reel", "export"] {
        for room in [NOWHERE, "nowhere", "%ff"] {
            refused(&house.web.get(&format!("/api/matches/{room}/{path}"), None).await, 404, "not_found");
        }
        let answer = house.web.get(&format!("/api/matches/{room}/{path}"), Some(&forged)).await;
        refused(&answer, 409, "not_started");
    }
    let (_, _, running) = two(&house, true).await;
    for query in ["?as=", "?as=9", "?as=-1", "?as=0&as=1", "?like=0", "?as=watch%00"] {
        refused(&reel(&house, None, &running, query).await, 400, "malformed");
    }
    let listed = ana.get(&house.web, "/api/matches").await.json();
    assert_eq!(listed, json!({"matches": []}), "nobody has played");
    house.close().await;
}

/// Puts matches into the database of a house that is closed.
async fn put(folder: Folder, matches: impl IntoIterator<Item = (NewMatch, Vec<StepWrite>)>) -> House {
    let store = store::open(None, folder.path()).await.unwrap();
    for (new, steps) in matches {
        assert!(store.create(new).await.unwrap());
        for step in steps {
            assert_eq!(store.commit(&[step]).await.unwrap(), [Ok(())]);
        }
    }
    store.close().await;
    House::in_folder(folder, config(&[]), Clock::system()).await
}

/// A match of this person against bots, as it is set up.
pub(crate) fn new_match(host: UserId, name: &str, open: bool) -> NewMatch {
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy", "open": open});
    let wanted = serde_json::from_value(wanted).unwrap();
    let host = Person { user: host, name: name.to_owned(), revision: 0 };
    let new = set_up(Setup { wanted: &wanted, host: &host, now: 1_000, lot: lot() }).unwrap();
    // It is put into the store by hand, with whatever name.
    NewMatch { named: None, ..new }
}

/// A step after the first one, which also ends the match in some way.
pub(crate) fn step(new: &NewMatch, kind: StepKind, events: &str, at: u64, status: TableStatus) -> StepWrite {
    let action = (kind == StepKind::Action).then(|| "{}".to_owned());
    let mut table = new.row.table.clone();
    table.status = status;
    StepWrite {
        id: new.row.id,
        step: StepRow {
            version: 2,
            at,
            kind,
            seat: Some(0),
            user: None,
            request: None,
            action,
            events: events.to_owned(),
            table: "[]".to_owned(),
            undoes: None,
            fixed: true,
            decides: None,
        },
        deadline: None,
        given_back: 0,
        table: Some(table),
        seats: SeatsWrite::Same,
        result: None,
        next: None,
        ahead: false,
        revision: 0,
        named: None,
    }
}

async fn user(house: &House, guest: &Guest) -> UserId {
    serde_json::from_value(guest.get(&house.web, "/api/me").await.json()["user"].clone()).unwrap()
}

#[tokio::test]
async fn matches_are_listed_page_by_page() {
    let house = House::open().await;
    let (ana, bia) = (house.guest("Ana").await, house.guest("Bia").await);
    let (ana_id, bia_id) = (user(&house, &ana).await, user(&house, &bia).await);
    let made = (0..120_u64).map(|n| {
        let (host, name) = if n % 2 == 0 { (ana_id, "Ana") } else { (bia_id, "Bia") };
        let new = new_match(host, name, n % 4 < 2);
        let status = if n % 3 == 0 { TableStatus::Abandoned } else { TableStatus::Over };
        // Several share a moment.
        let write = step(&new, StepKind::Action, "[]", 10_000 + n / 7, status);
        (new, vec![write])
    });
    let unplayed = new_match(ana_id, "Ana", true);
    let closed = step(&unplayed, StepKind::Table, "[]", 20_000, TableStatus::Abandoned);
    let running = new_match(ana_id, "Ana", true);
    let house = put(house.close().await, made.chain([(unplayed, vec![closed]), (running, vec![])])).await;

    let pages = async |cookie: Option<&str>, query: &str| {
        let (mut found, mut after) = (Vec::new(), String::new());
        loop {
            let answer = house.web.get(&format!("/api/matches?{query}&after={after}"), cookie).await;
            assert_eq!(answer.status, 200, "{answer:?}");
            let page = answer.json();
            let lines = page["matches"].as_array().unwrap().clone();
            assert!(lines.len() <= 50 && (lines.len() == 50 || page.get("next").is_none()));
            found.extend(lines);
            match page.get("next") {
                Some(next) => after = next.as_str().unwrap().to_owned(),
                None => break,
            }
        }
        let order: Vec<_> =
            found.iter().map(|line| (line["touched"].as_u64(), line["room"].to_string())).collect();
        assert!(order.windows(2).all(|two| two[0] > two[1]), "newest first, each once");
        found
    };
    let (ana, bia) = (Some(ana.cookie.as_str()), Some(bia.cookie.as_str()));
    assert_eq!(pages(None, "").await.len(), 60, "those that are open");
    assert_eq!(pages(ana, "").await.len(), 90, "and one's own");
    assert_eq!(pages(ana, "mine=1").await.len(), 60);
    assert!(pages(ana, "mine=1").await.iter().all(|line| line["yours"] == 0));
    assert_eq!(pages(bia, "mine=1&status=over").await.len(), 40);
    assert_eq!(pages(None, "status=abandoned").await.len(), 20);
    assert_eq!(pages(ana, "player=aN&status=over").await.len(), 40);
    assert_eq!(pages(None, "player=bia").await.len(), 30);
    assert_eq!(pages(None, "player=nobody").await.len(), 0);
    assert_eq!(pages(ana, "game=draftosaurus&player=&mine=0&from=10016").await.len(), 6);
    assert_eq!(pages(ana, "from=10001&before=10002&mine=1").await.len(), 3);
    house.close().await;
}

#[tokio::test]
async fn by_link_only_means_for_those_who_sat_or_watched() {
    let house = House::open().await;
    let (mut ana, mut bia, room) = two(&house, false).await;
    let (mut caio, eve) = (house.guest("Caio").await, house.guest("Eve").await);
    caio.client.join(&room).await;
    act(&mut ana.client, &room).await;
    ana.client.change(&room, json!({"do": "abandon", "agree": true})).await;
    bia.client.change(&room, json!({"do": "abandon", "agree": true})).await;
    let listed = async |cookie: Option<&str>| {
        let page = house.web.get("/api/matches", cookie).await.json();
        page["matches"].as_array().unwrap().iter().any(|line| line["room"] == room.as_str())
    };
    assert!(listed(Some(&ana.cookie)).await && listed(Some(&bia.cookie)).await);
    // That somebody watched is written beside the moves, not with them.
    let folder = house.close().await;
    let house = House::in_folder(folder, config(&[]), Clock::system()).await;
    let listed = async |cookie: Option<&str>| {
        let page = house.web.get("/api/matches", cookie).await.json();
        page["matches"].as_array().unwrap().iter().any(|line| line["room"] == room.as_str())
    };
    assert!(listed(Some(&caio.cookie)).await);
    assert!(!listed(Some(&eve.cookie)).await && !listed(None).await);
    // Who has the link may watch, as at the table.
    assert_eq!(reel(&house, Some(&eve.cookie), &room, "?as=all").await.status, 200);
    assert!(!listed(Some(&eve.cookie)).await, "reading is not watching");
    house.close().await;
}

#[tokio::test]
async fn questions_that_make_no_sense_are_refused() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    for (query, code) in [
        ("game=chess", "malformed"),
        ("from=yesterday", "malformed"),
        ("from=-1", "malformed"),
        ("before=1.5", "malformed"),
        ("from=5&before=5", "malformed"),
        ("mine=yes", "malformed"),
        ("status=running", "malformed"),
        ("status=over&status=over", "malformed"),
        ("after=x", "malformed"),
        ("after=-", "malformed"),
        ("page=2", "malformed"),
        ("player=abcdefghijklmnopqrstuvwxyz", "bad_text"),
        ("player=a%0Ab", "bad_text"),
    ] {
        let answer = ana.get(&house.web, &format!("/api/matches?{query}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, code), "{query}");
        let parameter = query.split('=').next().unwrap();
        assert!(answer.json()["message"].as_str().unwrap().contains(parameter), "{query}: {answer:?}");
    }
    refused(&house.web.get("/api/matches?mine=1", None).await, 401, "no_session");
    house.close().await;
}

#[tokio::test]
async fn a_match_that_cannot_be_folded_is_a_fault_of_ours() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let host = user(&house, &ana).await;
    let mut rooms: Vec<MatchId> = Vec::new();
    // No seat 9 sits at this table, so the game panics; and no game knows the other event.
    let made = [r#"[{"what":"set_aside","seat":9,"dino":"trex"}]"#, r#"[{"what":"teapot"}]"#].map(|events| {
        let new = new_match(host, "Ana", true);
        rooms.push(new.row.id);
        let write = step(&new, StepKind::Action, events, 2_000, TableStatus::Over);
        (new, vec![write])
    });
    let house = put(house.close().await, made).await;
    for room in rooms {
        refused(&reel(&house, None, &room.to_string(), "").await, 500, "internal");
    }
    assert_eq!(house.web.get("/readyz", None).await.status, 200);
    house.close().await;
}
