//! Circles over HTTP: who sees what, who changes what, and the tables that are set up in one.

use crate::playing::play_on;
use crate::test_server::{ConnectedUser, TestServer};
use crate::web::Answer;
use serde_json::{Value, json};

async fn send(server: &TestServer, user: &ConnectedUser, method: &str, path: &str, body: &Value) -> Answer {
    let origin = format!("http://{}", server.web.address);
    let headers =
        [("cookie", user.cookie.as_str()), ("origin", origin.as_str()), ("content-type", "application/json")];
    server.web.request(method, path, &headers, &body.to_string()).await
}

async fn make(server: &TestServer, owner: &ConnectedUser, name: &str) -> String {
    let answer = send(server, owner, "POST", "/api/circles", &json!({ "name": name })).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["circle"].as_str().unwrap().to_owned()
}

/// A circle as a member sees it.
async fn seen(server: &TestServer, user: &ConnectedUser, circle: &str) -> Value {
    let answer = user.get(&server.web, &format!("/api/circles/{circle}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

fn token(circle: &Value) -> String {
    let link = circle["link"].as_str().unwrap();
    link.split_once("/join/").unwrap().1.to_owned()
}

async fn join(server: &TestServer, user: &ConnectedUser, token: &str) -> Answer {
    send(server, user, "POST", "/api/circles/join", &json!({ "token": token })).await
}

/// The member of this name, as requests name them.
fn person<'a>(circle: &'a Value, name: &str) -> &'a str {
    let members = circle["members"].as_array().unwrap();
    members.iter().find(|member| member["name"] == name).unwrap()["person"].as_str().unwrap()
}

#[tokio::test]
async fn a_circle_is_for_its_members() {
    let server = TestServer::open().await;
    let (ana, bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let caio = server.connect_user("Caio").await;
    let circle = make(&server, &ana, "  Friday   night ").await;
    let of_ana = seen(&server, &ana, &circle).await;
    assert_eq!((&of_ana["name"], &of_ana["owned"]), (&json!("Friday night"), &json!(true)));
    let token = token(&of_ana);
    // Who has the link sees who owns it, before and after joining.
    let look = async |user: &ConnectedUser| {
        let body = json!({ "token": token });
        send(&server, user, "POST", "/api/circles/invitation", &body).await.json()
    };
    assert_eq!(look(&bia).await, json!({"name": "Friday night", "owner": "Ana", "members": 1}));
    for _ in 0..2 {
        assert_eq!(join(&server, &bia, &token).await.json(), json!({ "circle": circle }));
    }
    assert_eq!(look(&bia).await["circle"], json!(circle));
    let of_bia = seen(&server, &bia, &circle).await;
    let names: Vec<&Value> =
        of_bia["members"].as_array().unwrap().iter().map(|member| &member["name"]).collect();
    assert_eq!(names, ["Ana", "Bia"]);
    assert_eq!((&of_bia["owned"], &of_bia["members"][1]["you"]), (&json!(false), &json!(true)));
    let listed = bia.get(&server.web, "/api/circles").await.json();
    assert_eq!(listed, json!([{"circle": circle, "name": "Friday night", "members": 2, "owned": false}]));
    // To others it is as if there were none, byte for byte.
    let nowhere = "00000000-0000-4000-8000-000000000000";
    for (method, rest, body) in [
        ("GET", "", json!({})),
        ("GET", "/tables", json!({})),
        ("GET", "/statistics", json!({})),
        ("GET", "/statistics/matches.csv", json!({})),
        ("PUT", "", json!({"name": "Mine"})),
        ("DELETE", "", json!({})),
        ("POST", "/link", json!({})),
        ("PUT", "/owner", json!({"person": person(&of_bia, "Bia")})),
    ] {
        let ask = async |id: &str| {
            let answer = send(&server, &caio, method, &format!("/api/circles/{id}{rest}"), &body).await;
            (answer.status, answer.body)
        };
        let known = ask(&circle).await;
        assert_eq!(known.0, 404, "{method} {rest}");
        assert_eq!(known, ask(nowhere).await, "{method} {rest}");
    }
    for id in [circle.as_str(), nowhere, "nothing"] {
        let matches = caio.get(&server.web, &format!("/api/matches?circle={id}")).await;
        assert_eq!((matches.status, matches.code().as_str()), (404, "not_found"), "{id}");
    }
    let statistics = async |id: &str| {
        let answer = caio.get(&server.web, &format!("/api/me/statistics?circle={id}")).await;
        (answer.status, answer.body)
    };
    assert_eq!((statistics(&circle).await.0, statistics(&circle).await), (404, statistics(nowhere).await));
    assert_eq!(caio.get(&server.web, "/api/circles").await.json(), json!([]));
    assert_eq!(join(&server, &caio, "0a").await.code(), "bad_link");
    server.close().await;
}

#[tokio::test]
async fn the_owner_changes_a_circle_and_members_leave_it() {
    let server = TestServer::open().await;
    let (ana, bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let caio = server.connect_user("Caio").await;
    let circle = make(&server, &ana, "Friday").await;
    let path = format!("/api/circles/{circle}");
    let first = token(&seen(&server, &ana, &circle).await);
    for user in [&bia, &caio] {
        assert_eq!(join(&server, user, &first).await.status, 200);
    }
    let circle_now = seen(&server, &ana, &circle).await;
    let refused = send(&server, &bia, "PUT", &path, &json!({"name": "Mine"})).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "not_host"));
    let long = send(&server, &ana, "PUT", &path, &json!({"name": "x".repeat(41)})).await;
    assert_eq!(long.code(), "bad_text");
    let renamed = send(&server, &ana, "PUT", &path, &json!({"name": "x".repeat(40)})).await;
    assert_eq!(renamed.json()["name"], "x".repeat(40));
    let removed = format!("{path}/members/{}", person(&circle_now, "Caio"));
    assert_eq!(send(&server, &bia, "DELETE", &removed, &json!({})).await.code(), "not_host");
    assert_eq!(send(&server, &ana, "DELETE", &removed, &json!({})).await.status, 204);
    assert_eq!(caio.get(&server.web, &path).await.status, 404);
    let renewed = send(&server, &ana, "POST", &format!("{path}/link"), &json!({})).await.json();
    assert_ne!(token(&renewed), first);
    assert_eq!(join(&server, &caio, &first).await.code(), "bad_link");
    // The owner leaves, and who is left becomes the owner and ends it.
    let data = ana.get(&server.web, "/api/me/data").await;
    assert!(data.text().contains(&format!("\"circles\":[{{\"id\":\"{circle}\"")), "{data:?}");
    let leave = format!("{path}/members/{}", person(&circle_now, "Ana"));
    assert_eq!(send(&server, &ana, "DELETE", &leave, &json!({})).await.status, 204);
    assert_eq!(seen(&server, &bia, &circle).await["owned"], json!(true));
    assert_eq!(send(&server, &bia, "DELETE", &path, &json!({})).await.status, 204);
    assert_eq!(bia.get(&server.web, &path).await.status, 404);
    server.close().await;
}

#[tokio::test]
async fn members_find_a_private_table_of_their_circle_and_nobody_else_does() {
    let server = TestServer::open().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let (caio, mut duda) = (server.connect_user("Caio").await, server.connect_user("Duda").await);
    let circle = make(&server, &ana, "Friday").await;
    let token = token(&seen(&server, &ana, &circle).await);
    for user in [&bia, &caio] {
        assert_eq!(join(&server, user, &token).await.status, 200);
    }
    let wanted = json!({"game": "draftosaurus", "seats": 2, "circle": circle});
    let refused = send(&server, &duda, "POST", "/api/tables", &wanted).await;
    assert_eq!((refused.status, refused.code().as_str()), (404, "not_found"), "of others");
    let room = ana.set_up(&server.web, &wanted).await;

    let of_table = format!("/api/tables/{room}/circle");
    let known = json!({"kind": "known", "circle": circle, "name": "Friday"});
    assert_eq!(caio.get(&server.web, &of_table).await.json(), known);
    assert_eq!(duda.get(&server.web, &of_table).await.json(), json!({"kind": "hidden"}));
    assert_eq!(server.web.get(&of_table, None).await.json(), json!({"kind": "hidden"}));
    let unknown = format!("/api/tables/{}/circle", protocol::MatchId::new());
    assert_eq!(duda.get(&server.web, &unknown).await.json(), json!({"kind": "none"}));

    let tables = format!("/api/circles/{circle}/tables");
    let listed = bia.get(&server.web, &tables).await.json();
    assert_eq!(listed[0]["table"]["room"], room);
    let invitation = listed[0]["invitation"].clone();
    bia.client.join(&room).await;
    bia.client.change(&room, json!({"do": "sit", "invitation": invitation})).await;
    ana.client.join(&room).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    let listed = caio.get(&server.web, &tables).await.json();
    assert_eq!((&listed[0]["table"]["status"], &listed[0]["invitation"]), (&json!("running"), &Value::Null));
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));

    let matches = format!("/api/matches?circle={circle}");
    let found = caio.get(&server.web, &matches).await.json();
    assert_eq!((found["matches"].as_array().unwrap().len(), &found["matches"][0]["room"]), (1, &json!(room)));
    assert_eq!(caio.get(&server.web, &tables).await.json(), json!([]));
    assert_eq!(duda.get(&server.web, "/api/matches").await.json()["matches"], json!([]), "private to others");
    assert_eq!(caio.get(&server.web, "/api/matches").await.json()["matches"], json!([]));

    // Caio sees who won, of a private match in which he did not sit; his own statistics lack it.
    let statistics = format!("/api/circles/{circle}/statistics");
    let counted = caio.get(&server.web, &statistics).await.json();
    let won = |player: &Value| player["wins"].as_u64().unwrap();
    let players = counted["players"].as_array().unwrap();
    assert_eq!(
        (&counted["matches"], players.len(), &counted["games"][0]["closest"]["room"]),
        (&json!(1), 2, &json!(room))
    );
    assert!(
        won(&players[0]) == 1 && players.iter().all(|player| player["wins_by_chance"].as_f64() > Some(0.4))
    );
    let before = format!("{statistics}?before={}", counted["ended"][0]);
    assert_eq!(caio.get(&server.web, &before).await.json()["matches"], 0);
    let of_circle = format!("/api/me/statistics?circle={circle}");
    for (user, matches) in [(&ana, 1), (&caio, 0)] {
        assert_eq!(user.get(&server.web, &of_circle).await.json()["with_people"], matches);
    }
    let table = caio.get(&server.web, &format!("{statistics}/matches.csv")).await;
    assert_eq!(table.text().lines().count(), 3, "{table:?}");

    // The rematch is played in the circle, too.
    ana.client.change(&room, json!({"do": "rematch"})).await;
    let listed = caio.get(&server.web, &tables).await.json();
    assert_eq!(listed.as_array().unwrap().len(), 1, "{listed}");
    // Who is no member may sit down with the link, and is none afterwards.
    let next = listed[0]["table"]["room"].as_str().unwrap().to_owned();
    duda.client.join(&next).await;
    assert_eq!(duda.get(&server.web, &format!("/api/circles/{circle}")).await.status, 404);
    // When the circle ends, the matches stay.
    let path = format!("/api/circles/{circle}");
    assert_eq!(send(&server, &ana, "DELETE", &path, &json!({})).await.status, 204);
    assert_eq!(ana.get(&server.web, &of_table).await.json(), json!({"kind": "none"}));
    assert_eq!(ana.get(&server.web, "/api/matches?mine=1").await.json()["matches"][0]["room"], room);
    server.close().await;
}
