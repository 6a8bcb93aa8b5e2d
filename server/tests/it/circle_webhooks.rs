//! The webhook of a circle is told of each match that ends in it, with the standing, and nobody but its owner has the address.

use crate::evenings::{circle, post};
use crate::playing::play_on;
use crate::postgres::schema;
use crate::push_service::{PushService, Received};
use crate::test_server::{ConnectedUser, Folder, TestServer, config};
use crate::web::Answer;
use base::clock::{Clock, ManualClock};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

/// Longer than the server takes to find what has ended.
const FOUND: Duration = Duration::from_secs(20);

fn told(received: &Received) -> Value {
    serde_json::from_slice(&received.body).unwrap()
}

async fn set(server: &TestServer, user: &ConnectedUser, circle: &str, url: &str) -> Answer {
    let body = json!({"url": url, "language": "en"}).to_string();
    let origin = format!("http://{}", server.web.address);
    let headers =
        [("cookie", user.cookie.as_str()), ("origin", origin.as_str()), ("content-type", "application/json")];
    server.web.request("PUT", &format!("/api/circles/{circle}/webhook"), &headers, &body).await
}

async fn next(service: &mut PushService) -> Received {
    timeout(FOUND, service.received.recv()).await.expect("the webhook is told in time").unwrap()
}

/// Ana and Bia sit down at a table, and play it to its end.
async fn play(server: &TestServer, ana: &mut ConnectedUser, bia: &mut ConnectedUser, room: &str) {
    let invitation = ana.invitation(&server.web, room).await;
    for user in [&mut *ana, &mut *bia] {
        user.client.join(room).await;
    }
    if bia.client.document(room)["you"]["seat"].is_null() {
        bia.client.change(room, json!({"do": "sit", "invitation": invitation})).await;
    }
    ana.client.change(room, json!({"do": "start"})).await;
    tokio::join!(play_on(&mut ana.client, room), play_on(&mut bia.client, room));
}

/// The place of each player, and how many matches that wins.
fn places(user: &ConnectedUser, room: &str) -> [(&'static str, u64, u8); 2] {
    let places = &user.client.document(room)["table"]["places"];
    [("Ana", "0"), ("Bia", "1")].map(|(name, seat)| {
        let place = places[seat].as_u64().unwrap();
        (name, place, u8::from(place == 1))
    })
}

async fn ends_are_told_with_the_standing(server: TestServer) {
    let mut service = PushService::start().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let caio = server.connect_user("Caio").await;
    let friday = circle(&server.web, &ana, &[&bia]).await;
    let url = format!("{}/hook", service.url);

    assert_eq!(set(&server, &bia, &friday, &url).await.code(), "not_host");
    assert_eq!(set(&server, &caio, &friday, &url).await.code(), "not_found");
    assert_eq!(set(&server, &ana, &friday, "file:///etc/passwd").await.code(), "bad_address");
    let made = set(&server, &ana, &friday, &url).await;
    assert_eq!(made.status, 200, "{made:?}");
    assert_eq!(made.json()["webhook"]["place"]["url"], json!(url));
    let of_member = bia.get(&server.web, &format!("/api/circles/{friday}")).await.json();
    assert_eq!(of_member["webhook"], json!({"host": "127.0.0.1"}));
    let test = format!("/api/circles/{friday}/webhook/test");
    assert_eq!(post(&server, &bia, &test, &json!(null)).await.code(), "not_host");
    assert_eq!(post(&server, &ana, &test, &json!(null)).await.status, 204);
    assert_eq!(told(&next(&mut service).await)["kind"], "test");

    let wanted = json!({"game": "dog-lover", "seats": 2, "circle": friday});
    let room = ana.set_up(&server.web, &wanted).await;
    play(&server, &mut ana, &mut bia, &room).await;
    let received = next(&mut service).await;
    let body = told(&received);
    assert_eq!((received.path.as_str(), &body["table"]), ("/hook", &json!(room)));
    assert_eq!(body["title"], "Friday: Dog Lover is over");
    let said = body["body"].as_str().unwrap();
    assert!(said.contains("\nDog Lover in this circle: "), "{said}");
    for (name, _, won) in places(&ana, &room) {
        assert!(said.contains(&format!("{name} won {won} of 1")), "{said}");
    }

    let plan = json!({"seats": 2, "counting": "best_of", "matches": [{"game": "dog-lover"}, {"game": "draftosaurus"}]});
    let evening = post(&server, &ana, &format!("/api/circles/{friday}/evenings"), &plan).await.json();
    let room = evening["room"].as_str().unwrap().to_owned();
    play(&server, &mut ana, &mut bia, &room).await;
    let body = told(&next(&mut service).await);
    let said = body["body"].as_str().unwrap();
    assert!(said.contains("\nThis evening so far: "), "{said}");
    for (name, place, won) in places(&ana, &room) {
        assert!(said.contains(&format!("{place}. {name} ({won})")), "{said}");
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ends_are_told_with_the_standing_in_a_folder() {
    let server =
        TestServer::with(config(&["--limits=load", "--notices-to-inside=yes"]), Clock::system()).await;
    ends_are_told_with_the_standing(server).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ends_are_told_with_the_standing_in_a_database() {
    let config = config(&["--limits=load", "--notices-to-inside=yes"]);
    let server = TestServer::on_database(&schema().await, config, Clock::system()).await;
    ends_are_told_with_the_standing(server).await;
}

/// Asks until the owner is told that the latest call has failed, or that it has not: it is written once the server has its answer.
async fn until_failed(server: &TestServer, owner: &ConnectedUser, circle: &str, failed: bool) {
    let asked = async {
        while owner.get(&server.web, &format!("/api/circles/{circle}")).await.json()["webhook"]["place"]["failed"]
            != failed
        {}
    };
    timeout(FOUND, asked).await.expect("it is told");
}

/// Lets time pass until something is received.
async fn until_told(manual: &ManualClock, server: &TestServer, service: &mut PushService) -> Received {
    for _ in 0..600 {
        if let Ok(received) = service.received.try_recv() {
            return received;
        }
        manual.advance(Duration::from_secs(1));
        tokio::time::sleep(Duration::from_millis(2)).await;
        // On a busy machine the work of the server takes as much longer as this answer does.
        server.web.get("/api/games", None).await;
    }
    panic!("nothing was received in ten minutes");
}

#[tokio::test]
async fn an_end_is_told_again_after_a_failure_and_outlives_a_restart() {
    let manual = ManualClock::new(1_790_000_000_000);
    let flags = ["--limits=load", "--notices-to-inside=yes"];
    let server = TestServer::in_folder(Folder::new(), config(&flags), manual.clock()).await;
    let mut service = PushService::start().await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let friday = circle(&server.web, &ana, &[&bia]).await;
    set(&server, &ana, &friday, &service.url).await;
    service.answer(500, None);
    let room = ana.set_up(&server.web, &json!({"game": "dog-lover", "seats": 2, "circle": friday})).await;
    play(&server, &mut ana, &mut bia, &room).await;
    let first = until_told(&manual, &server, &mut service).await;
    until_failed(&server, &ana, &friday, true).await;

    let folder = server.close().await;
    let server = TestServer::in_folder(folder, config(&flags), manual.clock()).await;
    let again = until_told(&manual, &server, &mut service).await;
    let id = |received: &Received| received.header("webhook-id").to_owned();
    assert_eq!((id(&first), told(&first)["table"].clone()), (id(&again), told(&again)["table"].clone()));
    for _ in 0..60 {
        manual.advance(Duration::from_secs(1));
        server.web.get("/api/games", None).await;
    }
    assert!(service.received.try_recv().is_err(), "it was told");
    until_failed(&server, &ana, &friday, false).await;
    server.close().await;
}
