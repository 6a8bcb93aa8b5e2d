//! Answers that are lost on the way: a request that makes something and carries a key is repeated until it is answered, and
//! has made one thing.

use crate::lossy_proxy::LossyProxy;
use crate::test_server::{TestServer, config};
use crate::web::{Answer, Web};
use futures_util::future::join_all;
use rodada_server::clock::Clock;
use rodada_server::entropy::random_bytes;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// How many answers are lost before one arrives.
const LOST: usize = 6;

/// A request that makes something.
struct Ask<'a> {
    path: &'a str,
    cookie: Option<&'a str>,
    body: Value,
}

pub(crate) fn new_key() -> String {
    hex::encode(random_bytes::<16>())
}

impl Ask<'_> {
    async fn with(&self, web: &Web, key: &str) -> Option<Answer> {
        let mut headers = vec![("content-type", "application/json"), ("idempotency-key", key)];
        headers.extend(self.cookie.map(|cookie| ("cookie", cookie)));
        web.try_request("POST", self.path, &headers, &self.body.to_string()).await
    }

    /// Repeats the request until it is answered. Returns the answer, and the key.
    async fn insist(&self, proxy: &LossyProxy) -> (Answer, String) {
        let key = new_key();
        proxy.lose(LOST);
        for _ in 0..LOST {
            assert!(self.with(&proxy.web, &key).await.is_none(), "the answer is lost");
        }
        (self.with(&proxy.web, &key).await.unwrap(), key)
    }

    /// Sends the request several times at once. All answers are the same, and one of them is returned.
    async fn at_once(&self, web: &Web) -> Answer {
        let key = new_key();
        let answers = join_all((0..LOST).map(|_| self.with(web, &key))).await;
        let mut answers: Vec<Answer> = answers.into_iter().map(Option::unwrap).collect();
        let seen: BTreeSet<(u16, String, Option<String>)> = answers
            .iter()
            .map(|answer| (answer.status, answer.text().to_owned(), answer.cookie()))
            .collect();
        assert_eq!(seen.len(), 1, "{seen:?}");
        answers.pop().unwrap()
    }

    /// The refusal of a request with a key.
    async fn refusal(&self, web: &Web, key: &str) -> (u16, String) {
        let answer = self.with(web, key).await.unwrap();
        (answer.status, answer.code())
    }
}

async fn own_tables(web: &Web, cookie: &str) -> BTreeSet<String> {
    let tables = web.get("/api/tables/mine", Some(cookie)).await.json();
    tables.as_array().unwrap().iter().map(|table| table["room"].as_str().unwrap().to_owned()).collect()
}

fn room(answer: &Answer) -> String {
    answer.json()["room"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_table_whose_answer_is_lost_is_set_up_once_and_counted_once() {
    let server = TestServer::with(config(&["--tables-per-hour=3"]), Clock::system()).await;
    let proxy = LossyProxy::to(&server.web).await;
    let (ana, bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let table = |cookie, seats: u8| Ask {
        path: "/api/tables",
        cookie,
        body: json!({"game": "draftosaurus", "seats": seats}),
    };
    let hers = table(Some(ana.cookie.as_str()), 2);
    let (answer, key) = hers.insist(&proxy).await;
    assert_eq!((answer.status, &answer.json()["yours"]), (201, &json!(0)));
    let first = room(&answer);
    assert_eq!(own_tables(&server.web, &ana.cookie).await, [first.clone()].into());
    assert_eq!(hers.with(&server.web, &key).await.unwrap().json(), answer.json());

    let second = room(&hers.at_once(&server.web).await);
    assert_eq!(own_tables(&server.web, &ana.cookie).await, [first, second].into());

    // Another request, with the same key.
    assert_eq!(table(hers.cookie, 3).refusal(&server.web, &key).await, (409, "key_used".to_owned()));
    let lesson = Ask { path: "/api/lessons", cookie: hers.cookie, body: json!({"game": "draftosaurus"}) };
    assert_eq!(lesson.refusal(&server.web, &key).await, (409, "key_used".to_owned()));
    // Somebody else with the same key sees nothing of it.
    assert_eq!(table(None, 2).refusal(&server.web, &key).await, (401, "no_session".to_owned()));
    let other = table(Some(&bia.cookie), 2).with(&server.web, &key).await.unwrap();
    assert_eq!(own_tables(&server.web, &bia.cookie).await, [room(&other)].into());

    // Three tables were counted.
    assert_eq!(hers.refusal(&server.web, &new_key()).await, (429, "too_many".to_owned()));
    assert_eq!(hers.with(&server.web, &key).await.unwrap().json(), answer.json(), "a repeat makes none");
    server.close().await;
}

#[tokio::test]
async fn a_lesson_that_is_begun_anew_is_begun_once() {
    let server = TestServer::open().await;
    let proxy = LossyProxy::to(&server.web).await;
    let ana = server.connect_user("Ana").await;
    let lesson = |anew: bool| Ask {
        path: "/api/lessons",
        cookie: Some(&ana.cookie),
        body: json!({"game": "draftosaurus", "anew": anew}),
    };
    let (first, _) = lesson(true).insist(&proxy).await;
    assert_eq!(first.status, 200, "{first:?}");
    let (second, key) = lesson(true).insist(&proxy).await;
    assert_ne!(room(&first), room(&second));
    let (unfinished, _) = lesson(false).insist(&proxy).await;
    assert_eq!(room(&unfinished), room(&second), "no other one was begun");
    let third = lesson(true).at_once(&server.web).await;
    assert_eq!(room(&lesson(true).with(&server.web, &key).await.unwrap()), room(&second));
    assert_eq!(room(&lesson(false).with(&server.web, &new_key()).await.unwrap()), room(&third));
    server.close().await;
}

#[tokio::test]
async fn a_key_that_is_none_is_refused() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let body = json!({"game": "draftosaurus", "seats": 2});
    let ask = Ask { path: "/api/tables", cookie: Some(&ana.cookie), body };
    for key in ["", "0", &"0".repeat(31), &"0".repeat(33), &"A".repeat(32), &"g".repeat(32)] {
        assert_eq!(ask.refusal(&server.web, key).await, (400, "malformed".to_owned()), "{key}");
    }
    let refused = Ask { body: json!({"game": "draftosaurus"}), ..ask };
    let key = new_key();
    assert_eq!(refused.refusal(&server.web, &key).await, (400, "malformed".to_owned()));
    let ask = Ask { body: json!({"game": "draftosaurus", "seats": 2}), ..refused };
    assert_eq!(ask.with(&server.web, &key).await.unwrap().status, 201, "what was refused has used no key up");
    server.close().await;
}
