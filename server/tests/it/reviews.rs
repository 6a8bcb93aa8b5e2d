//! Looking at a finished match together.

use crate::client::Client;
use crate::host_offline::task;
use crate::playing::{play_on, two};
use crate::postgres::schema;
use crate::several_servers::servers;
use crate::test_server::{TestServer, config};
use crate::web::{Answer, Web};
use base::clock::Clock;
use serde_json::{Value, json};

/// Somebody who looks at a match with others.
struct Looker {
    client: Client,
    /// How many of the messages that were received have been looked at.
    seen: usize,
}

impl Looker {
    async fn connect(server: &TestServer, cookie: Option<&str>) -> Self {
        Self::at(&server.web, cookie).await
    }

    async fn at(web: &Web, cookie: Option<&str>) -> Self {
        Self { client: Client::connect(web, cookie).await, seen: 0 }
    }

    /// Joins a review. Returns its state.
    async fn join(&mut self, review: &str) -> Value {
        assert_eq!(self.client.join(review).await["t"], "ack");
        self.next("state").await
    }

    async fn change(&mut self, review: &str, change: Value) -> Value {
        self.client.ask(json!({"t": "review", "room": review, "change": change})).await
    }

    async fn say(&mut self, review: &str, text: &str) -> Value {
        self.client.ask(json!({"t": "chat", "room": review, "text": text})).await
    }

    /// The next news of this kind.
    async fn next(&mut self, what: &str) -> Value {
        loop {
            while self.seen == self.client.received.len() {
                self.client.receive().await;
            }
            let message = self.client.received[self.seen].clone();
            self.seen += 1;
            if message["t"] == "review" && message["news"]["what"] == what {
                return message["news"].clone();
            }
        }
    }
}

/// The names of those who are there.
fn here(state: &Value) -> Vec<&str> {
    let keys = state["here"].as_array().unwrap();
    keys.iter().map(|key| state["people"][key.as_str().unwrap()]["name"].as_str().unwrap()).collect()
}

async fn begin(server: &TestServer, cookie: Option<&str>, room: &str, body: &Value) -> Answer {
    server.web.post(&format!("/api/matches/{room}/reviews"), cookie, body).await
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code().as_str()), (status, code), "{answer:?}");
}

/// A finished match of Ana and Bia, with their cookies.
async fn finished(server: &TestServer) -> (String, String, String) {
    let (mut ana, mut bia, room) = two(server).await;
    refused(&begin(server, Some(&ana.cookie), &room, &json!({"step": 2})).await, 403, "not_over");
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    (ana.cookie, bia.cookie, room)
}

async fn review_of(server: &TestServer, cookie: &str, room: &str) -> String {
    let begun = begin(server, Some(cookie), room, &json!({"step": 5})).await;
    assert_eq!(begun.status, 201, "{begun:?}");
    begun.json()["review"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn everybody_sees_what_the_leader_shows_also_after_a_restart() {
    let server = TestServer::open().await;
    let (ana, bia, room) = finished(&server).await;
    let review = review_of(&server, &ana, &room).await;
    let mut leader = Looker::connect(&server, Some(&ana)).await;
    let state = leader.join(&review).await;
    assert_eq!((&state["match"], &state["step"], &state["watching"]), (&json!(room), &json!(5), &json!(0)));
    assert_eq!((here(&state), &state["you"]), (vec!["Ana"], &state["leader"]));

    let (mut other, mut visitor) =
        (Looker::connect(&server, Some(&bia)).await, Looker::connect(&server, None).await);
    let state = other.join(&review).await;
    assert_eq!(here(&state), ["Ana", "Bia"]);
    assert_ne!(state["you"], state["leader"]);
    let bia_key = state["you"].clone();
    let told = leader.next("state").await;
    assert_eq!((here(&told), told.get("you")), (vec!["Ana", "Bia"], None));
    let state = visitor.join(&review).await;
    assert_eq!((here(&state), &state["watching"], state.get("you")), (vec!["Ana", "Bia"], &json!(1), None));

    assert_eq!(leader.change(&review, json!({"do": "show", "step": 9})).await["t"], "ack");
    for one in [&mut leader, &mut other, &mut visitor] {
        assert_eq!(one.next("step").await["step"], 9);
    }
    // Nobody else leads, until the lead is handed over.
    assert_eq!(other.change(&review, json!({"do": "show", "step": 1})).await["code"], "not_host");
    assert_eq!(other.change(&review, json!({"do": "take_lead"})).await["code"], "not_host");
    assert_eq!(visitor.change(&review, json!({"do": "take_lead"})).await["code"], "no_session");
    for step in [0, 9999] {
        let wrong = leader.change(&review, json!({"do": "show", "step": step})).await;
        assert_eq!(wrong["code"], "not_found");
    }
    let nobody = json!({"do": "hand_over", "person": "0000000000000000"});
    assert_eq!(leader.change(&review, nobody).await["code"], "not_found");
    assert_eq!(leader.change(&review, json!({"do": "hand_over", "person": bia_key})).await["t"], "ack");
    assert_eq!(visitor.next("state").await["leader"], bia_key);
    assert_eq!(leader.change(&review, json!({"do": "show", "step": 1})).await["code"], "not_host");
    for step in [10, 11, 12] {
        assert_eq!(other.change(&review, json!({"do": "show", "step": step})).await["t"], "ack");
    }

    let folder = server.close().await;
    let server = TestServer::in_folder(folder, config(&[]), Clock::system()).await;
    let mut visitor = Looker::connect(&server, None).await;
    let state = visitor.join(&review).await;
    assert_eq!((&state["step"], &state["leader"], here(&state)), (&json!(12), &bia_key, vec![]));
    assert_eq!(state["people"][bia_key.as_str().unwrap()]["name"], "Bia", "the leader has a name");
    // Who leads is not there: somebody else goes on.
    let mut ana = Looker::connect(&server, Some(&ana)).await;
    ana.join(&review).await;
    assert_eq!(ana.change(&review, json!({"do": "take_lead"})).await["t"], "ack");
    assert_eq!(ana.change(&review, json!({"do": "show", "step": 3})).await["t"], "ack");
    assert_eq!(visitor.next("step").await["step"], 3);
    assert_eq!(ana.client.ask(json!({"t": "leave", "room": review})).await["t"], "ack");
    assert_eq!(here(&visitor.next("state").await), [""; 0]);
    server.close().await;
}

#[tokio::test]
async fn those_who_are_there_point_and_talk_and_nothing_of_it_is_kept() {
    let server = TestServer::open().await;
    let (ana, bia, room) = finished(&server).await;
    let bia_id = server.web.get("/api/me", Some(&bia)).await.json()["user"].as_str().unwrap().to_owned();
    let review = review_of(&server, &ana, &room).await;
    let (mut one, mut other, mut visitor) = (
        Looker::connect(&server, Some(&ana)).await,
        Looker::connect(&server, Some(&bia)).await,
        Looker::connect(&server, None).await,
    );
    for looker in [&mut one, &mut other, &mut visitor] {
        looker.join(&review).await;
    }
    let point = json!({"do": "point", "area": "mine", "thing": "piece:z0-12"});
    assert_eq!(other.change(&review, point.clone()).await["t"], "ack");
    let pointed = visitor.next("point").await;
    assert_eq!((&pointed["area"], &pointed["thing"]), (&point["area"], &point["thing"]));
    assert_eq!(other.say(&review, " look at the river ").await["t"], "ack");
    let said = one.next("said").await;
    assert_eq!((&said["text"], &said["person"]), (&json!("look at the river"), &pointed["person"]));
    for text in ["", "a\u{202e}b", &"x".repeat(501)] {
        assert_eq!(other.say(&review, text).await["code"], "bad_text");
    }
    for area in ["", "a b", "<b>", &"x".repeat(65)] {
        assert_eq!(other.change(&review, json!({"do": "point", "area": area})).await["code"], "malformed");
    }
    assert_eq!(visitor.say(&review, "hello").await["code"], "no_session");
    assert_eq!(visitor.change(&review, point.clone()).await["code"], "no_session");
    // Somebody who is ignored does not notice; the page of the other hides what they say.
    let path = format!("/api/tables/{room}/ignored/{}", said["person"].as_str().unwrap());
    assert_eq!(server.web.request("PUT", &path, &[("cookie", &ana)], "").await.status, 204);
    assert_eq!(other.say(&review, "nobody listens").await["t"], "ack");
    assert_eq!(one.next("said").await["text"], "nobody listens");
    let mut counted = 0;
    while other.change(&review, point.clone()).await["t"] == "ack" {
        counted += 1;
        assert!(counted < 40, "there is a limit");
    }

    // The match has nothing of it.
    let mut room_of = Client::connect(&server.web, None).await;
    room_of.join(&room).await;
    assert_eq!(room_of.view(&room).lines, [] as [Value; 0]);
    let folder = server.close().await;
    task(&folder, &["people", "mute", &bia_id, "--hours", "2"]).await;
    let server = TestServer::in_folder(folder, config(&[]), Clock::system()).await;
    let mut other = Looker::connect(&server, Some(&bia)).await;
    other.join(&review).await;
    assert_eq!(other.say(&review, "hello").await["code"], "muted");
    assert_eq!(other.change(&review, point).await["t"], "ack", "pointing is no chat");
    server.close().await;
}

#[tokio::test]
async fn a_review_has_so_many_people_and_what_is_no_review_is_refused() {
    let server = TestServer::open().await;
    let (ana, _, room) = finished(&server).await;
    let nowhere = "01936d5e-0000-7000-8000-000000000001";
    refused(&begin(&server, Some(&ana), nowhere, &json!({"step": 1})).await, 404, "not_found");
    refused(&begin(&server, Some(&ana), &room, &json!({"step": 9999})).await, 404, "not_found");
    refused(&begin(&server, None, &room, &json!({"step": 1})).await, 401, "no_session");
    refused(&begin(&server, Some(&ana), &room, &json!({"step": 1, "more": 1})).await, 400, "malformed");
    let review = review_of(&server, &ana, &room).await;
    let mut lookers = Vec::new();
    for _ in 0..32 {
        let mut looker = Looker::connect(&server, None).await;
        looker.join(&review).await;
        lookers.push(looker);
    }
    let mut late = Looker::connect(&server, Some(&ana)).await;
    assert_eq!(late.client.join(&review).await["code"], "busy");
    let point = json!({"do": "point", "area": "mine"});
    assert_eq!(late.change(&review, point.clone()).await["code"], "not_joined");
    assert_eq!(late.say(&review, "hello").await["code"], "not_joined");
    assert_eq!(late.client.ask(json!({"t": "leave", "room": review})).await["code"], "not_joined");
    drop(lookers.pop());
    while late.client.join(&review).await["t"] != "ack" {}
    assert_eq!(late.client.join(&review).await["t"], "ack", "once more is no one more");
    // A room is no review, and there may be no such review.
    assert_eq!(late.client.join(&room).await["t"], "ack");
    assert_eq!(late.change(&room, point).await["code"], "not_joined");
    let unknown = "0f0c1c5e-93d1-4b7a-9d7e-0123456789ab";
    assert_eq!(late.client.join(unknown).await["code"], "not_found");
    for change in [json!({"do": "dance"}), json!({"do": "show"}), json!({"do": "take_lead", "more": 1})] {
        assert_eq!(late.change(&review, change).await["code"], "malformed");
    }
    server.close().await;
}

#[tokio::test]
async fn at_another_server_the_step_is_followed_and_the_lead_can_be_taken() {
    let url = schema().await;
    let ([mut one, mut two], _folder) = servers(&url).await;
    let user =
        async |name: &str| one.web.post("/api/me", None, &json!({ "name": name })).await.cookie().unwrap();
    let (ana, bia) = (user("Ana").await, user("Bia").await);
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy"});
    let made = one.web.post("/api/tables", Some(&ana), &wanted).await;
    let room = made.json()["room"].as_str().unwrap().to_owned();
    let mut playing = Client::connect(&one.web, Some(&ana)).await;
    playing.join(&room).await;
    play_on(&mut playing, &room).await;
    drop(playing);
    let begun = one.web.post(&format!("/api/matches/{room}/reviews"), Some(&ana), &json!({"step": 3})).await;
    let review = begun.json()["review"].as_str().unwrap().to_owned();

    let (mut leader, mut other) =
        (Looker::at(&one.web, Some(&ana)).await, Looker::at(&two.web, Some(&bia)).await);
    leader.join(&review).await;
    assert_eq!(here(&other.join(&review).await), ["Bia"], "those at one server meet");
    assert_eq!(leader.change(&review, json!({"do": "show", "step": 9})).await["t"], "ack");
    assert_eq!(other.next("step").await["step"], 9);
    assert_eq!(other.change(&review, json!({"do": "take_lead"})).await["t"], "ack");
    assert_eq!(other.change(&review, json!({"do": "show", "step": 12})).await["t"], "ack");
    let state = loop {
        let state = leader.next("state").await;
        if state["people"][state["leader"].as_str().unwrap()]["name"] == "Bia" {
            break state;
        }
    };
    // The lead may be known before the step.
    if state["step"] != 12 {
        assert_eq!(leader.next("step").await["step"], 12);
    }
    assert_eq!(leader.change(&review, json!({"do": "show", "step": 1})).await["code"], "not_host");
    assert_eq!((one.stop().await, two.stop().await), (0, 0));
}
