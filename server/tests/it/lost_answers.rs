//! Answers that are lost on the way: a request that makes something and carries a key is repeated until it is answered, and
//! has made one thing.

use crate::lossy_proxy::LossyProxy;
use crate::postgres::schema;
use crate::test_server::{TestServer, config};
use crate::web::{Answer, Web};
use base::clock::Clock;
use base::entropy::random_bytes;
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// How many answers are lost before one arrives.
const LOST: usize = 6;

/// The host of servers in these tests that have a public URL.
pub(crate) const HOST: &str = "localhost:8080";

/// A request that makes something.
#[derive(Clone)]
pub(crate) struct Ask {
    pub(crate) path: &'static str,
    /// All cookies, as they are sent.
    pub(crate) cookie: Option<String>,
    pub(crate) body: String,
}

pub(crate) fn new_key() -> String {
    hex::encode(random_bytes::<16>())
}

impl Ask {
    pub(crate) fn new(path: &'static str, body: &Value) -> Self {
        Self { path, cookie: None, body: body.to_string() }
    }

    /// The same request with another cookie.
    pub(crate) fn as_user(&self, cookie: &str) -> Self {
        Self { cookie: Some(cookie.to_owned()), ..self.clone() }
    }

    /// Sends the request; `None` if the answer is lost.
    pub(crate) async fn with(&self, web: &Web, key: &str) -> Option<Answer> {
        let mut headers =
            vec![("content-type", "application/json"), ("idempotency-key", key), ("host", HOST)];
        headers.extend(self.cookie.as_deref().map(|cookie| ("cookie", cookie)));
        web.try_request("POST", self.path, &headers, &self.body).await
    }

    /// Repeats the request until it is answered. Returns the answer, and the key.
    pub(crate) async fn insist(&self, proxy: &LossyProxy) -> (Answer, String) {
        let key = new_key();
        proxy.lose(LOST);
        for _ in 0..LOST {
            assert!(self.with(&proxy.web, &key).await.is_none(), "the answer is lost");
        }
        (self.with(&proxy.web, &key).await.unwrap(), key)
    }

    /// Sends the request several times at once. All answers are the same, and one of them is returned.
    pub(crate) async fn at_once(&self, web: &Web) -> Answer {
        let key = new_key();
        let answers = join_all((0..LOST).map(|_| self.with(web, &key))).await;
        let mut answers: Vec<Answer> = answers.into_iter().map(Option::unwrap).collect();
        let seen: BTreeSet<(u16, String, Option<String>)> =
            answers.iter().map(|answer| (answer.status, answer.text().to_owned(), answer.cookie())).collect();
        assert_eq!(seen.len(), 1, "{seen:?}");
        answers.pop().unwrap()
    }

    /// The refusal of a request with a key.
    pub(crate) async fn refusal(&self, web: &Web, key: &str) -> (u16, String) {
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
    let table = |seats: u8| Ask::new("/api/tables", &json!({"game": "draftosaurus", "seats": seats}));
    let hers = table(2).as_user(&ana.cookie);
    let (answer, key) = hers.insist(&proxy).await;
    assert_eq!((answer.status, &answer.json()["yours"]), (201, &json!(0)));
    let first = room(&answer);
    assert_eq!(own_tables(&server.web, &ana.cookie).await, [first.clone()].into());
    assert_eq!(hers.with(&server.web, &key).await.unwrap().json(), answer.json());

    let second = room(&hers.at_once(&server.web).await);
    assert_eq!(own_tables(&server.web, &ana.cookie).await, [first, second].into());

    // Another request, with the same key.
    assert_eq!(table(3).as_user(&ana.cookie).refusal(&server.web, &key).await, (409, "key_used".to_owned()));
    let lesson = Ask::new("/api/lessons", &json!({"game": "draftosaurus"}));
    assert_eq!(lesson.as_user(&ana.cookie).refusal(&server.web, &key).await, (409, "key_used".to_owned()));
    // Somebody else with the same key sees nothing of it.
    assert_eq!(table(2).refusal(&server.web, &key).await, (401, "no_session".to_owned()));
    let other = table(2).as_user(&bia.cookie).with(&server.web, &key).await.unwrap();
    assert_eq!(own_tables(&server.web, &bia.cookie).await, [room(&other)].into());

    // Three tables were counted.
    assert_eq!(hers.refusal(&server.web, &new_key()).await, (429, "too_many".to_owned()));
    assert_eq!(hers.with(&server.web, &key).await.unwrap().json(), answer.json(), "a repeat makes none");
    server.close().await;
}

#[tokio::test]
async fn of_two_servers_that_are_asked_at_once_one_sets_up_the_table() {
    let url = schema().await;
    let one = TestServer::on_database(&url, config(&[]), Clock::system()).await;
    let two = TestServer::on_database(&url, config(&[]), Clock::system()).await;
    let ana = one.connect_user("Ana").await;
    let table = Ask::new("/api/tables", &json!({"game": "draftosaurus", "seats": 2})).as_user(&ana.cookie);
    let mut rooms = BTreeSet::new();
    for _ in 0..8 {
        let key = new_key();
        let (here, there) = tokio::join!(table.with(&one.web, &key), table.with(&two.web, &key));
        let (here, there) = (here.unwrap(), there.unwrap());
        assert_eq!((here.status, there.status), (201, 201), "{here:?} {there:?}");
        assert_eq!(here.json(), there.json());
        rooms.insert(room(&here));
    }
    assert_eq!(own_tables(&one.web, &ana.cookie).await, rooms);
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn a_lesson_that_is_begun_anew_is_begun_once() {
    let server = TestServer::open().await;
    let proxy = LossyProxy::to(&server.web).await;
    let ana = server.connect_user("Ana").await;
    let lesson = |anew: bool| {
        Ask::new("/api/lessons", &json!({"game": "draftosaurus", "anew": anew})).as_user(&ana.cookie)
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
    let ask = Ask::new("/api/tables", &json!({"game": "draftosaurus", "seats": 2})).as_user(&ana.cookie);
    for key in ["", "0", &"0".repeat(31), &"0".repeat(33), &"A".repeat(32), &"g".repeat(32)] {
        assert_eq!(ask.refusal(&server.web, key).await, (400, "malformed".to_owned()), "{key}");
    }
    let refused = Ask { body: json!({"game": "draftosaurus", "seats": 99}).to_string(), ..ask.clone() };
    let key = new_key();
    assert_eq!(refused.refusal(&server.web, &key).await, (400, "bad_options".to_owned()));
    assert_eq!(ask.with(&server.web, &key).await.unwrap().status, 201, "what was refused has used no key up");
    server.close().await;
}
