//! Played matches: lists, replays and exports. While a match runs, they reveal no more than the table does.

use crate::client::Client;
use crate::playing::play_on;
use crate::test_server::{ConnectedUser, Folder, TestServer, config};
use crate::web::Answer;
use base::clock::Clock;
use protocol::{MatchId, TableStatus, UserId};
use room::archive;
use room::{Setup, set_up};
use serde_json::{Map, Value, json};
use std::io::Read;
use store::{NewMatch, SeatsWrite, StepKind, StepRow, StepWrite};
use tables::rooms::opening::new_match_identity;

const NOWHERE: &str = "01936d5e-0000-7000-8000-000000000001";

/// Starts a match of Ana and Bia, who have both joined the room.
async fn two(server: &TestServer, open: bool) -> (ConnectedUser, ConnectedUser, String) {
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "open": open})).await;
    let key = ana.invitation(&server.web, &room).await;
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

/// Receives until `client` has reached the version of `other`.
async fn catch_up(client: &mut Client, other: &Client, room: &str) {
    while client.view(room).version < other.view(room).version {
        client.receive().await;
    }
}

async fn replay(server: &TestServer, cookie: Option<&str>, room: &str, query: &str) -> Answer {
    server.web.get(&format!("/api/matches/{room}/replay{query}"), cookie).await
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code().as_str()), (status, code));
}

/// Checks that a replay equals what the socket sent: the same log, and the same document after each patch that changes
/// it. (The changes of several steps may be sent together with the last of them.)
fn equals_what_was_sent(replay: &Value, client: &Client, room: &str) {
    let mut log = client
        .received
        .iter()
        .filter(|message| message["t"] == "snapshot" && message["room"] == room)
        .peekable();
    // The times of patches are relative to the start of the match.
    let began = log.peek().and_then(|snapshot| snapshot["began"].as_u64()).unwrap();
    let first =
        log.by_ref().filter_map(|snapshot| snapshot.pointer("/log/0")).find(|entry| entry["version"] == 1);
    assert_eq!(replay.get("entry"), first);
    let mut document = replay["document"].clone();
    let mut told = document.clone();
    let mut compared = 0;
    for (frame, version) in replay["frames"].as_array().unwrap().iter().zip(2..) {
        assert_eq!(frame["version"], version);
        let (frame, delta) = without_delta(frame);
        protocol::apply(&mut document, &delta);
        let sent = client.received.iter().find(|message| {
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

/// Splits a frame into its other fields and its delta.
fn without_delta(frame: &Value) -> (Map<String, Value>, Value) {
    let mut frame = frame.as_object().unwrap().clone();
    let delta = frame.remove("delta").unwrap_or_else(|| json!({}));
    (frame, delta)
}

#[tokio::test]
async fn a_replay_shows_what_the_table_shows_until_the_match_is_over() {
    let server = TestServer::open().await;
    let (mut ana, mut bia, room) = two(&server, true).await;
    let eve = server.connect_user("Eve").await;
    let mut spectator = server.spectator().await;
    spectator.join(&room).await;
    for _ in 0..6 {
        act_if_awaited(&mut ana.client, &mut bia.client, &room).await;
        act_if_awaited(&mut bia.client, &mut ana.client, &room).await;
    }
    // Stop where one player has chosen and the other has not.
    while !(may_act(&ana.client, &room) && may_act(&bia.client, &room)) {
        act_if_awaited(&mut ana.client, &mut bia.client, &room).await;
        act_if_awaited(&mut bia.client, &mut ana.client, &room).await;
    }
    act_if_awaited(&mut ana.client, &mut bia.client, &room).await;
    catch_up(&mut spectator, &ana.client, &room).await;

    let (ana_s, bia_s, eve_s) =
        (Some(ana.cookie.as_str()), Some(bia.cookie.as_str()), Some(eve.cookie.as_str()));
    let own = replay(&server, ana_s, &room, "?as=0").await;
    assert_eq!((own.status, own.header("cache-control")), (200, Some("no-store")));
    equals_what_was_sent(&own.json(), &ana.client, &room);
    assert_eq!(replay(&server, ana_s, &room, "").await.body, own.body);
    equals_what_was_sent(&replay(&server, bia_s, &room, "").await.json(), &bia.client, &room);
    let watched = replay(&server, None, &room, "?as=watch").await;
    equals_what_was_sent(&watched.json(), &spectator, &room);
    for (cookie, query) in [(None, ""), (eve_s, ""), (eve_s, "?as=watch"), (ana_s, "?as=watch")] {
        assert_eq!(replay(&server, cookie, &room, query).await.body, watched.body);
    }
    let of_bia = replay(&server, bia_s, &room, "?as=1").await;
    for (cookie, query) in [
        (ana_s, "?as=1"),
        (bia_s, "?as=0"),
        (eve_s, "?as=0"),
        (None, "?as=1"),
        (ana_s, "?as=all"),
        (None, "?as=all"),
    ] {
        refused(&replay(&server, cookie, &room, query).await, 403, "not_over");
    }
    let export = format!("/api/matches/{room}/export");
    for cookie in [ana_s, bia_s, eve_s, None] {
        refused(&server.web.get(&export, cookie).await, 403, "not_over");
    }

    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    catch_up(&mut spectator, &ana.client, &room).await;
    let (ana_s, bia_s) = (Some(ana.cookie.as_str()), Some(bia.cookie.as_str()));
    equals_what_was_sent(&replay(&server, ana_s, &room, "?as=1").await.json(), &bia.client, &room);
    equals_what_was_sent(&replay(&server, None, &room, "?as=0").await.json(), &ana.client, &room);
    equals_what_was_sent(&replay(&server, bia_s, &room, "?as=watch").await.json(), &spectator, &room);
    let all = replay(&server, None, &room, "?as=all").await;
    assert_eq!(all.status, 200);
    refused(&replay(&server, ana_s, &room, "?as=2").await, 400, "malformed");

    let file = server.web.get(&export, None).await;
    assert_eq!(file.header("content-type"), Some("application/json"));
    let name = format!("attachment; filename=\"rodada-draftosaurus-{room}.json\"");
    assert_eq!(file.header("content-disposition"), Some(name.as_str()));
    let verified = archive::verify(file.text()).unwrap();
    assert_eq!((verified.steps as u64, verified.played_again), (ana.client.view(&room).version, true));
    let seed = file.json()["header"]["seed"].as_str().unwrap().to_owned();
    for answer in [&own, &watched, &of_bia, &all] {
        assert!(!answer.text().contains(&seed));
    }
    server.close().await;
}

#[tokio::test]
async fn a_replay_with_a_known_etag_is_not_made_again() {
    let server = TestServer::with(config(&["--replays-per-minute=3"]), Clock::system()).await;
    let (mut ana, mut bia, room) = two(&server, true).await;
    assert!(replay(&server, None, &room, "").await.header("etag").is_none(), "the match is running");
    ana.client.change(&room, json!({"do": "abandon", "agree": true})).await;
    bia.client.change(&room, json!({"do": "abandon", "agree": true})).await;
    let cookie = ana.cookie.as_str();
    let first = replay(&server, Some(cookie), &room, "").await;
    let tag = first.header("etag").unwrap();
    assert_eq!(first.header("cache-control"), Some("private, no-cache"));
    assert_eq!(first.header("vary"), Some("cookie, accept-encoding"));
    let path = format!("/api/matches/{room}/replay");
    for (query, known, status) in [("", true, 304), ("?as=0", true, 304), ("?as=1", false, 200)] {
        let headers = [("cookie", cookie), ("if-none-match", tag)];
        let answer = server.web.request("GET", &format!("{path}{query}"), &headers, "").await;
        assert_eq!((answer.status, answer.body.is_empty()), (status, known), "{query}");
        assert_eq!(answer.header("etag") == Some(tag), known);
    }
    // Three replays were made. An answer 304 does not count.
    refused(&replay(&server, Some(cookie), &room, "").await, 429, "too_many");
    refused(&server.web.get(&format!("/api/matches/{room}/export"), None).await, 429, "too_many");
    let headers = [("cookie", cookie), ("if-none-match", tag)];
    assert_eq!(server.web.request("GET", &path, &headers, "").await.status, 304);
    server.close().await;
}

#[tokio::test]
async fn searches_per_address_are_limited() {
    let server = TestServer::with(config(&["--searches-per-minute=2"]), Clock::system()).await;
    for query in ["", "?player=an"] {
        assert_eq!(server.web.get(&format!("/api/matches{query}"), None).await.status, 200);
    }
    refused(&server.web.get("/api/matches?player=ana", None).await, 429, "too_many");
    refused(&server.web.get("/api/matches?player=%00", None).await, 400, "bad_text");
    assert_eq!(server.web.get("/api/tables", None).await.status, 200);
    server.close().await;
}

#[tokio::test]
async fn a_replay_is_compressed_if_the_client_accepts_it() {
    let server = TestServer::open().await;
    let (mut ana, mut bia, room) = two(&server, true).await;
    let path = format!("/api/matches/{room}/replay?as=watch");
    for ended in [false, true] {
        if ended {
            ana.client.change(&room, json!({"do": "abandon", "agree": true})).await;
            bia.client.change(&room, json!({"do": "abandon", "agree": true})).await;
        }
        let plain = server.web.get(&path, None).await;
        assert_eq!(plain.header("content-encoding"), None);
        let small = server.web.request("GET", &path, &[("accept-encoding", "br, gzip")], "").await;
        assert_eq!(small.header("content-encoding"), Some("gzip"));
        let mut text = String::new();
        flate2::read::GzDecoder::new(&small.body[..]).read_to_string(&mut text).unwrap();
        assert_eq!(text, plain.text());
        assert!(small.body.len() < plain.body.len() / 2);
        assert_eq!(small.header("etag").is_some(), ended);
        assert!(
            !ended || small.header("etag") != plain.header("etag"),
            "different bytes need a different tag"
        );
    }
    server.close().await;
}

#[tokio::test]
async fn a_replay_begins_with_the_step_that_is_asked_for() {
    let server = TestServer::open().await;
    let (ana, _, room) = two(&server, true).await;
    let cookie = Some(ana.cookie.as_str());
    let whole = replay(&server, cookie, &room, "").await.json();
    let last = 1 + whole["frames"].as_array().unwrap().len();
    let rest = replay(&server, cookie, &room, &format!("?from={}", last - 1)).await.json();
    assert_eq!(
        rest["frames"].as_array().unwrap().as_slice(),
        &whole["frames"].as_array().unwrap()[last - 2..]
    );
    let none = replay(&server, cookie, &room, "?from=999999").await.json();
    assert_eq!(none["frames"], json!([]));
    refused(&replay(&server, cookie, &room, "?from=-1").await, 400, "malformed");
    server.close().await;
}

#[tokio::test]
async fn a_match_that_never_started_has_no_replay() {
    let server = TestServer::open().await;
    let mut ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    let forged = format!("rodada={}", "0".repeat(64));
    for closed in [false, true] {
        if closed {
            ana.client.join(&room).await;
            ana.client.change(&room, json!({"do": "close"})).await;
        }
        for path in ["replay", "replay?as=all", "replay?as=0", "export"] {
            let answer = ana.get(&server.web, &format!("/api/matches/{room}/{path}")).await;
            refused(&answer, 409, "not_started");
        }
    }
    for path in ["replay", "export"] {
        for room in [NOWHERE, "nowhere", "%ff"] {
            refused(&server.web.get(&format!("/api/matches/{room}/{path}"), None).await, 404, "not_found");
        }
        let answer = server.web.get(&format!("/api/matches/{room}/{path}"), Some(&forged)).await;
        refused(&answer, 409, "not_started");
    }
    let (_, _, running) = two(&server, true).await;
    for query in ["?as=", "?as=9", "?as=-1", "?as=0&as=1", "?like=0", "?as=watch%00"] {
        refused(&replay(&server, None, &running, query).await, 400, "malformed");
    }
    let listed = ana.get(&server.web, "/api/matches").await.json();
    assert_eq!(listed, json!({"matches": []}), "nobody has played");
    server.close().await;
}

/// Writes matches into the database of a stopped server, and starts it again.
async fn put(folder: Folder, matches: impl IntoIterator<Item = (NewMatch, Vec<StepWrite>)>) -> TestServer {
    let store = store::open(None, folder.path()).await.unwrap();
    for (new, steps) in matches {
        store.create(new).await.unwrap();
        for step in steps {
            assert_eq!(store.commit(&[step]).await.unwrap(), [Ok(())]);
        }
    }
    store.close().await;
    TestServer::in_folder(folder, config(&[]), Clock::system()).await
}

/// A new match of this user against bots.
pub(crate) fn new_match(host: UserId, open: bool) -> NewMatch {
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy", "open": open});
    let wanted = serde_json::from_value(wanted).unwrap();
    set_up(Setup {
        wanted: &wanted,
        host,
        fitting: protocol::Level::Good,
        now: 1_000,
        identity: new_match_identity(),
    })
    .unwrap()
}

/// The second step of a match, which sets the status of the table.
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
        rules: None,
        seats: SeatsWrite::Same,
        result: None,
        next: None,
        ahead: false,
    }
}

async fn user(server: &TestServer, guest: &ConnectedUser) -> UserId {
    serde_json::from_value(guest.get(&server.web, "/api/me").await.json()["user"].clone()).unwrap()
}

#[tokio::test]
async fn matches_are_listed_page_by_page() {
    let server = TestServer::open().await;
    let (ana, bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let (ana_id, bia_id) = (user(&server, &ana).await, user(&server, &bia).await);
    let made = (0..120_u64).map(|n| {
        let host = if n % 2 == 0 { ana_id } else { bia_id };
        let new = new_match(host, n % 4 < 2);
        let status = if n % 3 == 0 { TableStatus::Abandoned } else { TableStatus::Over };
        // Several share a time.
        let write = step(&new, StepKind::Action, "[]", 10_000 + n / 7, status);
        (new, vec![write])
    });
    let unplayed = new_match(ana_id, true);
    let closed = step(&unplayed, StepKind::Table, "[]", 20_000, TableStatus::Abandoned);
    let running = new_match(ana_id, true);
    let server = put(server.close().await, made.chain([(unplayed, vec![closed]), (running, vec![])])).await;

    let pages = async |cookie: Option<&str>, query: &str| {
        let (mut found, mut after) = (Vec::new(), String::new());
        loop {
            let answer = server.web.get(&format!("/api/matches?{query}&after={after}"), cookie).await;
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
    assert_eq!(pages(None, "").await.len(), 60, "open tables");
    assert_eq!(pages(ana, "").await.len(), 90, "and the user's own");
    assert_eq!(pages(ana, "mine=1").await.len(), 60);
    assert!(pages(ana, "mine=1").await.iter().all(|line| line["yours"] == 0));
    assert_eq!(pages(bia, "mine=1&status=over").await.len(), 40);
    assert_eq!(pages(None, "status=abandoned").await.len(), 20);
    assert_eq!(pages(ana, "player=aN&status=over").await.len(), 40);
    assert_eq!(pages(None, "player=bia").await.len(), 30);
    assert_eq!(pages(None, "player=nobody").await.len(), 0);
    assert_eq!(pages(ana, "game=draftosaurus&player=&mine=0&from=10016").await.len(), 6);
    assert_eq!(pages(ana, "from=10001&before=10002&mine=1").await.len(), 3);
    server.close().await;
}

#[tokio::test]
async fn closed_matches_are_listed_only_for_players_and_spectators() {
    let server = TestServer::open().await;
    let (mut ana, mut bia, room) = two(&server, false).await;
    let (mut caio, eve) = (server.connect_user("Caio").await, server.connect_user("Eve").await);
    caio.client.join(&room).await;
    act(&mut ana.client, &room).await;
    ana.client.change(&room, json!({"do": "abandon", "agree": true})).await;
    bia.client.change(&room, json!({"do": "abandon", "agree": true})).await;
    let listed = async |cookie: Option<&str>| {
        let page = server.web.get("/api/matches", cookie).await.json();
        page["matches"].as_array().unwrap().iter().any(|line| line["room"] == room.as_str())
    };
    assert!(listed(Some(&ana.cookie)).await && listed(Some(&bia.cookie)).await);
    // Watched matches are recorded separately from steps, so this may take a moment.
    let folder = server.close().await;
    let server = TestServer::in_folder(folder, config(&[]), Clock::system()).await;
    let listed = async |cookie: Option<&str>| {
        let page = server.web.get("/api/matches", cookie).await.json();
        page["matches"].as_array().unwrap().iter().any(|line| line["room"] == room.as_str())
    };
    assert!(listed(Some(&caio.cookie)).await);
    assert!(!listed(Some(&eve.cookie)).await && !listed(None).await);
    // A user with the link may watch, as at the table.
    assert_eq!(replay(&server, Some(&eve.cookie), &room, "?as=all").await.status, 200);
    assert!(!listed(Some(&eve.cookie)).await, "reading a replay is not watching");
    server.close().await;
}

#[tokio::test]
async fn invalid_queries_are_refused() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
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
        let answer = ana.get(&server.web, &format!("/api/matches?{query}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, code), "{query}");
        let parameter = query.split('=').next().unwrap();
        assert!(answer.json()["message"].as_str().unwrap().contains(parameter), "{query}: {answer:?}");
    }
    refused(&server.web.get("/api/matches?mine=1", None).await, 401, "no_session");
    server.close().await;
}

#[tokio::test]
async fn a_match_that_cannot_be_replayed_is_an_internal_error() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let host = user(&server, &ana).await;
    let mut rooms: Vec<MatchId> = Vec::new();
    // There is no seat 9, so the game panics; and no game knows the second event.
    let made = [r#"[{"what":"set_aside","seat":9,"dino":"trex"}]"#, r#"[{"what":"teapot"}]"#].map(|events| {
        let new = new_match(host, true);
        rooms.push(new.row.id);
        let write = step(&new, StepKind::Action, events, 2_000, TableStatus::Over);
        (new, vec![write])
    });
    let server = put(server.close().await, made).await;
    for room in rooms {
        refused(&replay(&server, None, &room.to_string(), "").await, 500, "internal");
    }
    assert_eq!(server.web.get("/readyz", None).await.status, 200);
    server.close().await;
}
