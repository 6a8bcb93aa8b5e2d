//! Guests who sign in as somebody else and bring their seats along: over real sockets, in the middle of moves, with
//! servers that are killed, and with several servers.

use crate::client::{Client, RoomView};
use crate::deployment::Deployment;
use crate::host_orders::{TestUser, create_user, goodbye};
use crate::test_server::{ConnectedUser, Folder, TestServer, config};
use crate::web::{Answer, Web};
use base::clock::ManualClock;
use games::frame::Dice;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use store::{Store, StoredMatch};
use tokio::time::sleep;

/// How many merges a server is killed in; `RODADA_MERGE_KILLS` overrides it, and `RODADA_MERGE_SEED` the seed.
const KILLS: u64 = 2;
/// Up to how many milliseconds after the first moves the merge is asked for.
const BEFORE_MERGE: u32 = 40;

/// A browser that is a guest follows a link of another user. Returns its cookies, and the answer.
pub(crate) async fn become_user(web: &Web, guest: &str, owner: &str) -> (String, Answer) {
    let link = web.post("/api/me/link", Some(owner), &json!({})).await.json();
    let token = link["url"].as_str().unwrap().rsplit('/').next().unwrap();
    let body = json!({"token": token, "replace": true});
    let answer = web.post("/api/me/link/redeem", Some(guest), &body).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let cookies = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
    let cookies: Vec<_> = cookies.map(|(_, cookie)| cookie.split(';').next().unwrap()).collect();
    (cookies.join("; "), answer)
}

/// The two users whom an answer names, as a request to bring the one along to the other names them.
pub(crate) fn users_in(answer: &Answer) -> Value {
    let answer = answer.json();
    json!({"guest": answer["guest"]["user"], "user": answer["user"]})
}

pub(crate) async fn bring_along(web: &Web, cookies: &str, both: &Value) -> Answer {
    web.post("/api/me/guest", Some(cookies), both).await
}

/// A running match of a guest, who has seat 0, and Bia.
pub(crate) async fn match_of(web: &Web, guest: &str, bia: &str) -> String {
    let wanted = json!({"game": "draftosaurus", "seats": 2, "open": true});
    let room =
        web.post("/api/tables", Some(guest), &wanted).await.json()["room"].as_str().unwrap().to_owned();
    let mut clients = [Client::connect(web, Some(guest)).await, Client::connect(web, Some(bia)).await];
    for client in &mut clients {
        client.join(&room).await;
    }
    clients[1].change(&room, json!({"do": "sit"})).await;
    clients[0].change(&room, json!({"do": "start"})).await;
    room
}

/// Receives until the client has, or has not, the hand of a seat.
async fn until_seated(client: &mut Client, room: &str) {
    while client.document(room).get("you").is_none() {
        client.receive().await;
    }
}

#[tokio::test]
async fn a_guest_brings_their_seats_along_once() {
    let server = TestServer::open().await;
    let web = &server.web;
    let (mut ana, mut bia, mut guest) = (
        server.connect_user("Ana").await,
        server.connect_user("Bia").await,
        server.connect_user("Gast").await,
    );
    let room = match_of(web, &guest.cookie, &bia.cookie).await;
    match_of(web, &guest.cookie, &ana.cookie).await;
    for ConnectedUser { client, .. } in [&mut ana, &mut bia, &mut guest] {
        client.join(&room).await;
    }
    let said = guest.client.ask(json!({"t": "chat", "room": room, "text": "hello"})).await;
    assert_eq!(said["t"], "ack");
    let gast = guest.get(web, "/api/me").await.json()["user"].clone();
    assert_eq!(
        web.get("/api/me/guest", Some(&guest.cookie)).await.json(),
        json!({"user": gast, "name": "Gast", "tables": 2})
    );
    assert_eq!(web.get("/api/me/guest", Some(&bia.cookie)).await.json()["tables"], 1);

    let (cookies, answer) = become_user(web, &guest.cookie, &ana.cookie).await;
    assert_eq!((&answer.json()["name"], &answer.json()["guest"]["tables"]), (&json!("Ana"), &json!(2)));
    assert!(cookies.contains("rodada-guest="), "{cookies}");
    assert_eq!(web.get("/api/me/guest", Some(&cookies)).await.json(), answer.json()["guest"]);
    let both = users_in(&answer);
    // Whoever asks for it knows of both users.
    let bia_id = bia.get(web, "/api/me").await.json()["user"].clone();
    let without = |one: &str| {
        let mut one_only = both.clone();
        one_only.as_object_mut().unwrap().remove(one);
        one_only
    };
    for (body, code) in [
        (json!({}), "malformed"),
        (without("guest"), "malformed"),
        (without("user"), "malformed"),
        (json!({"guest": gast, "user": bia_id}), "not_found"),
        (json!({"guest": bia_id, "user": both["user"]}), "not_found"),
        (json!({"guest": both["user"], "user": gast}), "not_found"),
    ] {
        assert_eq!(bring_along(web, &cookies, &body).await.code(), code, "{body}");
    }
    // Nothing has happened yet.
    assert_eq!(bia.client.view(&room).name_at(0), Some("Gast"));

    // Two tabs ask for it at once.
    let (first, at_once) = tokio::join!(bring_along(web, &cookies, &both), bring_along(web, &cookies, &both));
    for answer in [&first, &at_once] {
        assert_eq!(
            (answer.status, answer.json()),
            (200, json!({"tables": 1, "left_behind": 1})),
            "{answer:?}"
        );
        assert!(answer.cookie().unwrap().ends_with("rodada-guest="), "{answer:?}");
    }
    assert_eq!(goodbye(&mut guest.client).await, "no_session");
    assert_eq!(web.get("/api/me", Some(&guest.cookie)).await.status, 401);
    // Ana's open page has the seat, and others see her there.
    until_seated(&mut ana.client, &room).await;
    let action = ana.client.choices(&room).remove(0);
    let request = ana.client.act(&room, &action);
    assert_eq!(ana.client.ask(request).await["t"], "ack");
    while bia.client.view(&room).name_at(0) != Some("Ana")
        || bia.client.view(&room).name_of(&bia.client.view(&room).lines[0]["author"]["person"]) != Some("Ana")
    {
        bia.client.receive().await;
    }
    assert!(bia.client.document(&room)["table"]["seats"]["0"]["person"].is_string());
    let mine = ana.get(web, "/api/tables/mine").await.json();
    assert_eq!(mine.as_array().unwrap().len(), 2);

    // A second press, also one whose cookie was not removed because the first answer was lost.
    let second = bring_along(web, &cookies, &both).await;
    assert_eq!((second.status, second.json()), (200, first.json()));
    assert_eq!(bring_along(web, &ana.cookie, &both).await.code(), "not_found");
    let only_guest = cookies.split("; ").find(|cookie| cookie.starts_with("rodada-guest=")).unwrap();
    assert_eq!(bring_along(web, only_guest, &both).await.status, 401);
    let mixed = format!("{}; {only_guest}", bia.cookie);
    let to_bia = json!({"guest": gast, "user": bia_id});
    let elsewhere = bring_along(web, &mixed, &to_bia).await;
    assert_eq!(elsewhere.code(), "not_found", "it was brought to somebody else");
    server.close().await;
}

#[tokio::test]
async fn a_guest_can_be_left_and_other_sites_cannot_decide() {
    let server = TestServer::open().await;
    let web = &server.web;
    let (ana, bia, guest) = (
        server.connect_user("Ana").await,
        server.connect_user("Bia").await,
        server.connect_user("Gast").await,
    );
    let room = match_of(web, &guest.cookie, &bia.cookie).await;
    let (cookies, answer) = become_user(web, &guest.cookie, &ana.cookie).await;
    for (method, path) in
        [("POST", "/api/me/guest"), ("DELETE", "/api/me/guest"), ("POST", "/api/me/guest/back")]
    {
        let headers = [("origin", "http://evil.example"), ("cookie", cookies.as_str())];
        let refused = web.request(method, path, &headers, &users_in(&answer).to_string()).await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "foreign_origin"));
    }
    let left = web.request("DELETE", "/api/me/guest", &[("cookie", &cookies)], "").await;
    assert!(left.status == 200 && left.cookie().unwrap().ends_with("rodada-guest="));
    // The guest goes on where they are signed in.
    assert_eq!(web.get("/api/me", Some(&guest.cookie)).await.json()["name"], "Gast");
    let mut watching = server.spectator().await;
    watching.join(&room).await;
    assert_eq!(watching.view(&room).name_at(0), Some("Gast"));
    // A user without seats is asked nothing.
    let caio = server.connect_user("Caio").await;
    let (cookies, answer) = become_user(web, &caio.cookie, &ana.cookie).await;
    assert!(answer.json().get("guest").is_none() && !cookies.contains("guest"));
    server.close().await;
}

#[tokio::test]
async fn until_a_seat_has_moved_nothing_is_lost() {
    let manual = ManualClock::new(1_790_000_000_000);
    let server = TestServer::with(config(&[]), manual.clock()).await;
    let web = &server.web;
    let (ana, bia, guest) = (
        server.connect_user("Ana").await,
        server.connect_user("Bia").await,
        server.connect_user("Gast").await,
    );
    match_of(web, &guest.cookie, &bia.cookie).await;
    let (cookies, answer) = become_user(web, &guest.cookie, &ana.cookie).await;
    // Whoever does not answer has no less time than a session has.
    for (_, cookie) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
        assert!(cookie.contains(&format!("Max-Age={}", 400 * 24 * 60 * 60)), "{cookie}");
    }
    manual.advance(Duration::from_secs(30 * 24 * 60 * 60));
    assert_eq!(web.get("/api/me", Some(&cookies)).await.json()["name"], "Ana");
    let kept = web.get("/api/me/sign-in", Some(&cookies)).await.json();
    assert_eq!(kept["guest"]["name"], "Gast", "the page asks again");
    let back = web.post("/api/me/guest/back", Some(&cookies), &json!({})).await;
    assert_eq!((back.status, &back.json()["name"]), (200, &json!("Gast")));
    let set: Vec<_> = back.headers.iter().filter(|(name, _)| name == "set-cookie").collect();
    assert_eq!(set.len(), 2, "{back:?}");
    assert!(set.iter().any(|(_, cookie)| cookie.starts_with("rodada-guest=;")), "{back:?}");
    assert_eq!(web.get("/api/me", Some(&back.cookie().unwrap())).await.json()["name"], "Gast");
    let none = web.post("/api/me/guest/back", Some(&guest.cookie), &json!({})).await;
    assert_eq!((none.status, none.code().as_str()), (404, "not_found"));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_merge_is_seen_on_every_server() {
    let deployment = Deployment::with_postgres().await;
    let (one_folder, two_folder) = (Folder::new(), Folder::new());
    let (mut one, mut two) =
        (deployment.serve_from(one_folder.path()).await, deployment.serve_from(two_folder.path()).await);
    let mut users = Vec::new();
    for name in ["Ana", "Bia", "Gast"] {
        users.push(create_user(&one.web, name).await.cookie);
    }
    let [ana, bia, guest] = users.try_into().unwrap();
    let room = match_of(&two.web, &guest, &bia).await;
    let mut clients = Vec::new();
    for cookie in [&ana, &bia, &guest] {
        let mut client = Client::connect(&two.web, Some(cookie)).await;
        client.join(&room).await;
        clients.push(client);
    }
    let (cookies, answer) = become_user(&one.web, &guest, &ana).await;
    assert_eq!(bring_along(&one.web, &cookies, &users_in(&answer)).await.json()["tables"], 1);
    // The room is in the memory of the second server alone.
    assert_eq!(goodbye(&mut clients[2]).await, "no_session");
    until_seated(&mut clients[0], &room).await;
    while clients[1].view(&room).name_at(0) != Some("Ana") {
        clients[1].receive().await;
    }
    let action = clients[0].choices(&room).remove(0);
    let request = clients[0].act(&room, &action);
    assert_eq!(clients[0].ask(request).await["t"], "ack");
    assert_eq!((one.stop().await, two.stop().await), (0, 0));
}

/// Somebody who was a guest is erased with that guest: also where the guest stayed, and in the files.
async fn who_is_erased_is_erased_as_the_guest_too(deployment: Deployment) {
    let secrets = ["quetzalcoatl", "xanthippe", "wretched-axolotl"];
    let mut server = deployment.serve().await;
    let web = server.web;
    let (guest, person) = (create_user(&web, secrets[0]).await, create_user(&web, secrets[1]).await);
    let bia = create_user(&web, "Bia").await;
    let moved = match_of(&web, &guest.cookie, &bia.cookie).await;
    let both = match_of(&web, &guest.cookie, &person.cookie).await;
    let mut client = Client::connect(&web, Some(&guest.cookie)).await;
    for room in [&moved, &both] {
        client.join(room).await;
        let said = client.ask(json!({"t": "chat", "room": room, "text": secrets[2]})).await;
        assert_eq!(said["t"], "ack");
    }
    let (cookies, answer) = become_user(&web, &guest.cookie, &person.cookie).await;
    let answer = bring_along(&web, &cookies, &users_in(&answer)).await.json();
    assert_eq!(answer, json!({"tables": 1, "left_behind": 1}));
    let mut watching = Client::connect(&web, None).await;
    for (room, author) in [(&moved, secrets[1]), (&both, secrets[0])] {
        watching.join(room).await;
        let shows = |view: &RoomView| {
            view.name_at(0) == Some(author)
                && view.name_of(&view.lines[0]["author"]["person"]) == Some(author)
        };
        // The room may just be reading the match again.
        while !shows(watching.view(room)) {
            watching.receive().await;
        }
    }
    let said = deployment.order(&["people", "erase", &person.user]).await;
    assert!(said.contains("lines=2"), "{said}");
    for room in [&moved, &both] {
        while watching.view(room).name_at(0).is_some() || !watching.view(room).lines.is_empty() {
            watching.receive().await;
        }
    }
    deployment.assert_absent(&secrets, "right after it").await;
    assert_eq!(server.stop().await, 0);
    deployment.assert_absent(&secrets, "after the end").await;
    assert!(!secrets.iter().any(|secret| server.said.contains(secret)), "{}", server.said);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_erased_is_erased_as_the_guest_too_in_sqlite() {
    who_is_erased_is_erased_as_the_guest_too(Deployment::with_a_file()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_erased_is_erased_as_the_guest_too_in_postgres() {
    who_is_erased_is_erased_as_the_guest_too(Deployment::with_postgres().await).await;
}

/// What somebody at a table has had acknowledged: the ids of the requests and the versions.
type Acknowledged = Vec<(String, u64)>;

/// Plays at a table until the socket ends.
async fn play(mut client: Client, room: &str, name: &str) -> Acknowledged {
    let mut acknowledged = Vec::new();
    for number in 0.. {
        let Some(action) = client.choices(room).into_iter().next() else {
            match client.receive_or_end().await {
                Some(_) => continue,
                None => break,
            }
        };
        let id = format!("{name}-{number}");
        let mut request = client.act(room, &action);
        request["id"] = id.as_str().into();
        if client.try_send(&request).await.is_none() {
            break;
        }
        let answer = loop {
            match client.receive_or_end().await {
                Some(message) if message["id"] == id.as_str() => break Some(message),
                Some(_) => {}
                None => break None,
            }
        };
        match answer {
            Some(answer) if answer["t"] == "ack" => {
                acknowledged.push((id, answer["version"].as_u64().unwrap()));
            }
            Some(_) => {}
            None => break,
        }
    }
    acknowledged
}

/// In each round a guest with two matches, in which moves are made all the time, is merged, and the server is killed at any
/// time. After its next start the merge can be asked for again, and then every seat is there once.
async fn servers_are_killed_during_merges(deployment: Deployment) {
    let number = |name| std::env::var(name).ok().map(|text| text.parse::<u64>().unwrap());
    let kills = number("RODADA_MERGE_KILLS").unwrap_or(KILLS);
    let seed = number("RODADA_MERGE_SEED").unwrap_or_else(|| rand::random::<u32>().into());
    eprintln!("repeat with RODADA_MERGE_SEED={seed}");
    let mut dice = Dice::from_number(seed);
    let mut server = deployment.serve().await;
    let (ana, bia) = (create_user(&server.web, "Ana").await, create_user(&server.web, "Bia").await);
    let longest = longest_before_kill(&server.web, &ana, &bia).await;
    let (mut merged_before_kill, mut to_check) = (0_u32, Vec::new());
    for round in 0..kills {
        let web = server.web;
        let guest = create_user(&web, "Gast").await;
        let rooms = [
            match_of(&web, &guest.cookie, &bia.cookie).await,
            match_of(&web, &guest.cookie, &bia.cookie).await,
        ];
        let (cookies, answer) = become_user(&web, &guest.cookie, &ana.cookie).await;
        let both = users_in(&answer);
        let mut players = Vec::new();
        for room in &rooms {
            for (name, user) in [("guest", &guest), ("bia", &bia)] {
                let mut client = Client::connect(&web, Some(&user.cookie)).await;
                client.join(room).await;
                let (room, name) = (room.clone(), format!("{name}{round}"));
                players.push(tokio::spawn(async move { (room.clone(), play(client, &room, &name).await) }));
            }
        }
        sleep(Duration::from_millis(dice.below(BEFORE_MERGE).into())).await;
        let merging = tokio::spawn({
            let (cookies, body) = (cookies.clone(), both.to_string());
            let json = ("content-type", "application/json");
            async move { web.try_request("POST", "/api/me/guest", &[("cookie", &cookies), json], &body).await }
        });
        sleep(Duration::from_millis(dice.below(longest).into())).await;
        server.kill().await;
        let answer = merging.await.unwrap();
        let answer = answer.map(|answer| answer.json());
        merged_before_kill += u32::from(answer.is_some());
        let mut acknowledged = Vec::new();
        for player in players {
            acknowledged.push(player.await.unwrap());
        }

        server = deployment.serve().await;
        let again = bring_along(&server.web, &cookies, &both).await;
        assert_eq!(
            (again.status, again.json()),
            (200, json!({"tables": 2, "left_behind": 0})),
            "seed {seed}"
        );
        assert!(answer.is_none_or(|answer| answer == again.json()));
        assert_eq!(server.web.get("/api/me", Some(&guest.cookie)).await.status, 401);
        let mut client = Client::connect(&server.web, Some(&ana.cookie)).await;
        for room in &rooms {
            client.join(room).await;
            assert!(client.document(room).get("you").is_some(), "Ana has the seat, seed {seed}");
            assert_eq!(
                (client.view(room).name_at(0), client.view(room).name_at(1)),
                (Some("Ana"), Some("Bia"))
            );
        }
        let mut bia = Client::connect(&server.web, Some(&bia.cookie)).await;
        bia.join(&rooms[0]).await;
        play_once(&mut client, &mut bia, &rooms[0]).await;
        to_check.push((guest, acknowledged));
    }
    eprintln!("in {merged_before_kill} of {kills} rounds the merge was acknowledged before the kill");
    assert_eq!(server.stop().await, 0);
    let store = store::open(deployment.database(), deployment.folder()).await.unwrap();
    for (guest, acknowledged) in &to_check {
        check(&*store, acknowledged, (&ana, guest)).await;
    }
    store.close().await;
}

/// Up to how many milliseconds after a merge was asked for the server is killed: twice what a merge takes on this machine, so
/// that kills come at all times of it, and after it.
async fn longest_before_kill(web: &Web, ana: &TestUser, bia: &TestUser) -> u32 {
    let guest = create_user(web, "Gast").await;
    for _ in 0..2 {
        match_of(web, &guest.cookie, &bia.cookie).await;
    }
    let (cookies, answer) = become_user(web, &guest.cookie, &ana.cookie).await;
    let asked = Instant::now();
    assert_eq!(bring_along(web, &cookies, &users_in(&answer)).await.json()["tables"], 2);
    2 * u32::try_from(asked.elapsed().as_millis()).unwrap() + BEFORE_MERGE
}

/// Ana plays at a table; Bia plays before, where Ana has to wait for her.
async fn play_once(ana: &mut Client, bia: &mut Client, room: &str) {
    while ana.choices(room).is_empty() {
        if let Some(action) = bia.choices(room).into_iter().next() {
            let request = bia.act(room, &action);
            bia.ask(request).await;
        }
        ana.receive().await;
    }
    let action = ana.choices(room).remove(0);
    let request = ana.act(room, &action);
    assert_eq!(ana.ask(request).await["t"], "ack");
}

/// Checks the stored matches: what was acknowledged is stored once, and the seat got its new user by one step.
async fn check(
    store: &dyn Store,
    acknowledged: &[(String, Acknowledged)],
    (ana, guest): (&TestUser, &TestUser),
) {
    for (room, acknowledged) in acknowledged {
        let stored: StoredMatch = store.load(room.parse().unwrap()).await.unwrap().unwrap();
        let users: Vec<_> = stored.seats.iter().filter_map(|seat| seat.assignment.user()).collect();
        assert_eq!(users[0].to_string(), ana.user);
        let changes = stored.steps.iter().filter(|step| step.table.contains("user_changed"));
        assert_eq!(changes.count(), 1);
        for (id, version) in acknowledged {
            let steps =
                stored.steps.iter().filter(|step| step.request.as_ref().is_some_and(|it| it.as_str() == id));
            let steps: Vec<_> = steps.collect();
            assert_eq!(steps.iter().map(|step| step.version).collect::<Vec<_>>(), [*version], "{id}");
            let by = steps[0].user.unwrap().to_string();
            assert!(steps[0].seat == Some(1) || by == guest.user || by == ana.user);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_during_merges_loses_and_doubles_no_seat_in_sqlite() {
    servers_are_killed_during_merges(Deployment::with_a_file()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_during_merges_loses_and_doubles_no_seat_in_postgres() {
    servers_are_killed_during_merges(Deployment::with_postgres().await).await;
}
