//! Answers that are lost when somebody comes in: who repeats the request is one user, in one session.

use crate::lossy_proxy::LossyProxy;
use crate::lost_answers::{Ask, HOST, new_key};
use crate::mail_server::MailServer;
use crate::passkey_device::PasskeyDevice;
use crate::test_server::{Folder, TestServer, config};
use crate::web::{Answer, Web};
use base::clock::Clock;
use serde_json::{Value, json};
use sha2::Digest as _;

const URL: &str = "--public-url=http://localhost:8080";
const ORIGIN: &str = "http://localhost:8080";

/// A cookie that an answer sets, as it is sent back.
fn cookie_of(answer: &Answer, name: &str) -> Option<String> {
    let set = answer.headers.iter().filter(|(header, _)| header == "set-cookie");
    let pairs = set.filter_map(|(_, cookie)| cookie.split(';').next());
    pairs.into_iter().find(|pair| pair.split('=').next() == Some(name)).map(str::to_owned)
}

fn session_of(answer: &Answer) -> Option<String> {
    cookie_of(answer, "rodada")
}

async fn request(web: &Web, method: &str, path: &str, cookie: &str, body: &Value) -> Answer {
    let headers = [("content-type", "application/json"), ("cookie", cookie), ("host", HOST)];
    let body = if method == "GET" { String::new() } else { body.to_string() };
    let answer = web.request(method, path, &headers, &body).await;
    assert!(answer.status < 300, "{path}: {answer:?}");
    answer
}

async fn get(web: &Web, path: &str, cookie: &str) -> Value {
    request(web, "GET", path, cookie, &Value::Null).await.json()
}

/// Creates a user. Returns the cookie.
async fn new_user(web: &Web, name: &str) -> String {
    session_of(&request(web, "POST", "/api/me", "", &json!({ "name": name })).await).unwrap()
}

async fn sessions(web: &Web, cookie: &str) -> usize {
    get(web, "/api/me/sessions", cookie).await.as_array().unwrap().len()
}

/// Checks that whoever repeats a request that began a session gets its cookie until it is used, and no longer.
async fn opens_until_used(web: &Web, ask: &Ask, key: &str, first: &Answer) {
    let cookie = session_of(first).unwrap();
    let again = ask.with(web, key).await.unwrap();
    assert_eq!((session_of(&again), again.json()), (Some(cookie.clone()), first.json()), "not used yet");
    let user = get(web, "/api/me", &cookie).await["user"].clone();
    assert_eq!(user, first.json()["user"]);
    let late = ask.with(web, key).await.unwrap();
    assert_eq!((late.status, session_of(&late), &late.json()["user"]), (200, None, &user), "used");
    // Whoever has got the cookie, and not the rest of the answer.
    let known = ask.as_user(&cookie).with(web, key).await.unwrap();
    assert_eq!((known.status, session_of(&known), &known.json()["user"]), (200, None, &user));
    let sessions = get(web, "/api/me/sessions", &cookie).await;
    let here = sessions.as_array().unwrap().iter().find(|session| session["here"] == true).unwrap();
    request(web, "POST", "/api/me/sessions/end", &cookie, &json!({"session": here["id"]})).await;
    let ended = ask.with(web, key).await.unwrap();
    assert_eq!((ended.status, session_of(&ended), &ended.json()["user"]), (200, None, &user), "ended");
}

#[tokio::test]
async fn a_user_whose_answer_is_lost_is_one_user() {
    let server = TestServer::with(config(&["--people-per-hour=3"]), Clock::system()).await;
    let proxy = LossyProxy::to(&server.web).await;
    let ask = |name: &str| Ask::new("/api/me", &json!({ "name": name }));
    let (first, key) = ask("Ana").insist(&proxy).await;
    assert_eq!(first.status, 200, "{first:?}");
    let second = ask("Ana").at_once(&server.web).await;
    assert_ne!(first.json()["user"], second.json()["user"]);
    assert_eq!(ask("Bia").refusal(&server.web, &key).await, (409, "key_used".to_owned()));
    let known = ask("Bia").as_user(&session_of(&second).unwrap());
    assert_eq!(known.with(&server.web, &key).await.unwrap().json()["name"], "Ana", "nobody is renamed");
    opens_until_used(&server.web, &ask("Ana"), &key, &first).await;
    let third = ask("Bia").with(&server.web, &new_key()).await.unwrap();
    assert_eq!(third.status, 200, "the third of three");
    assert_eq!(ask("Bia").refusal(&server.web, &new_key()).await, (429, "too_many".to_owned()));
    let folder = server.close().await;
    assert_eq!((count_users(&folder, "Ana").await, count_users(&folder, "Bia").await), (2, 1));
}

/// How many users have this name, when the server has stopped.
async fn count_users(folder: &Folder, name: &str) -> usize {
    let store = store::open(None, folder.path()).await.unwrap();
    let found = store.find_users(name, 99).await.unwrap().len();
    store.close().await;
    found
}

#[tokio::test]
async fn a_link_whose_answer_is_lost_is_one_link_and_opens_one_session() {
    let server = TestServer::with(config(&["--links-per-hour=4", URL]), Clock::system()).await;
    let (web, proxy) = (server.web, LossyProxy::to(&server.web).await);
    let (ana, bia) = (new_user(&web, "Ana").await, new_user(&web, "Bia").await);
    let link = Ask::new("/api/me/link", &json!({}));
    let (first, key) = link.as_user(&ana).insist(&proxy).await;
    assert_eq!(first.status, 200, "{first:?}");
    assert_eq!(link.as_user(&ana).with(&web, &key).await.unwrap().json(), first.json());
    let second = link.as_user(&ana).at_once(&web).await;
    assert_ne!(second.json()["url"], first.json()["url"]);
    let hers = link.as_user(&bia).with(&web, &key).await.unwrap();
    assert_ne!(hers.json()["url"], first.json()["url"], "the same key of somebody else");

    let token = |answer: &Answer| {
        let url = answer.json()["url"].as_str().unwrap().to_owned();
        url.rsplit('/').next().unwrap().to_owned()
    };
    let redeem = |link: &Answer| Ask::new("/api/me/link/redeem", &json!({"token": token(link)}));
    // In the browser of a guest.
    let (opened, key) = redeem(&first).as_user(&bia).insist(&proxy).await;
    assert_eq!((opened.status, &opened.json()["name"]), (200, &json!("Ana")), "{opened:?}");
    assert_eq!(sessions(&web, &ana).await, 2);
    assert_eq!(redeem(&second).as_user(&bia).refusal(&web, &key).await, (409, "key_used".to_owned()));
    // Four were counted.
    let refused = redeem(&second).as_user(&bia).refusal(&web, &new_key()).await;
    assert_eq!(refused, (429, "too_many".to_owned()));
    // The guest who has become Ana repeats as whom they are now, and is known by the session.
    opens_until_used(&web, &redeem(&first).as_user(&bia), &key, &opened).await;
    server.close().await;
}

#[tokio::test]
async fn an_invitation_that_is_opened_again_counts_once() {
    let flags = ["--who-may-enter=invited", "--links-per-hour=2", URL];
    let folder = Folder::new();
    let token = [7; 32];
    let store = store::open(None, folder.path()).await.unwrap();
    let invitation = store::invitations::NewInvitation {
        id: uuid::Uuid::now_v7(),
        token: sha2::Sha256::digest(token).into(),
        uses: 1,
        ends: u64::MAX >> 1,
    };
    let by = store::Actor::of_control_socket(0);
    store.change_by_host(store::HostWrite::Invite(invitation), &by, 1).await.unwrap();
    store.close().await;
    let server = TestServer::in_folder(folder, config(&flags), Clock::system()).await;
    let proxy = LossyProxy::to(&server.web).await;
    let open = Ask::new("/api/invitation", &json!({"token": hex::encode(token)}));
    let (opened, key) = open.insist(&proxy).await;
    assert_eq!(opened.status, 204, "{opened:?}");
    let invited = cookie_of(&opened, "rodada-invited").unwrap();
    assert_eq!(cookie_of(&open.at_once(&server.web).await, "rodada-invited").as_ref(), Some(&invited));
    assert_eq!(open.refusal(&server.web, &new_key()).await, (429, "too_many".to_owned()));
    assert_eq!(open.with(&server.web, &key).await.unwrap().status, 204);
    // The user who comes in uses the invitation once.
    let (come, _) = Ask::new("/api/me", &json!({"name": "Ana"})).as_user(&invited).insist(&proxy).await;
    assert_eq!(come.status, 200, "{come:?}");
    server.close().await;
}

/// A server that sends mail, and users with two browsers.
struct Mailing {
    server: TestServer,
    proxy: LossyProxy,
    mails: MailServer,
}

impl Mailing {
    async fn open() -> Self {
        let mails = MailServer::start().await;
        let flags = [URL, "--mail-from=rodada@example.org", &mails.setting];
        let server = TestServer::with(config(&flags), Clock::system()).await;
        Self { proxy: LossyProxy::to(&server.web).await, server, mails }
    }

    /// Asks for a code, whose answer is lost at first: one mail is sent. Returns the code and its cookie.
    async fn code(&mut self, ask: &Ask) -> (String, String) {
        let (sent, key) = ask.insist(&self.proxy).await;
        assert_eq!(sent.status, 204, "{sent:?}");
        let code = self.mails.code().await;
        let again = ask.with(&self.server.web, &key).await.unwrap();
        let cookie = cookie_of(&sent, "rodada-code").unwrap();
        assert_eq!(cookie_of(&again, "rodada-code").as_ref(), Some(&cookie));
        assert!(!self.mails.has_more(), "one mail for one request");
        (code, cookie)
    }
}

#[tokio::test]
async fn codes_by_mail_are_sent_once_and_used_once() {
    let mut mailing = Mailing::open().await;
    let web = mailing.server.web;
    let ana = new_user(&web, "Ana").await;
    let mailbox = json!({"address": "ana@example.org"});
    // She adds the mailbox.
    let (code, cookie) = mailing.code(&Ask::new("/api/me/sign-in/mail", &mailbox).as_user(&ana)).await;
    let both = format!("{ana}; {cookie}");
    let confirm = |code: &str| Ask::new("/api/me/sign-in/mail/confirm", &json!({ "code": code }));
    let (added, _) = confirm(&code).as_user(&both).insist(&mailing.proxy).await;
    assert_eq!((added.status, added.json()["methods"].as_array().unwrap().len()), (200, 1), "{added:?}");
    let spent = confirm(&code).as_user(&both).refusal(&web, &new_key()).await;
    assert_eq!(spent, (400, "bad_code".to_owned()), "the code is used up");

    // She signs in with it in another browser, after a slip whose answers are lost.
    let (code, cookie) = mailing.code(&Ask::new("/api/sign-in/mail", &mailbox)).await;
    let enter = |code: &str| Ask::new("/api/sign-in/mail/confirm", &json!({ "code": code })).as_user(&cookie);
    let wrong = if code == "000000" { "000001" } else { "000000" };
    for _ in 0..4 {
        let (refused, _) = enter(wrong).insist(&mailing.proxy).await;
        assert_eq!((refused.status, refused.code()), (400, "bad_code".to_owned()));
    }
    let (signed_in, key) = enter(&code).insist(&mailing.proxy).await;
    assert_eq!((signed_in.status, &signed_in.json()["name"]), (200, &json!("Ana")), "{signed_in:?}");
    assert_eq!(sessions(&web, &ana).await, 2);
    opens_until_used(&web, &enter(&code), &key, &signed_in).await;
}

#[tokio::test]
async fn whoever_is_the_user_already_begins_no_session_by_a_code() {
    let mut mailing = Mailing::open().await;
    let web = mailing.server.web;
    let ana = new_user(&web, "Ana").await;
    let mailbox = json!({"address": "ana@example.org"});
    let (code, cookie) = mailing.code(&Ask::new("/api/me/sign-in/mail", &mailbox).as_user(&ana)).await;
    let add = Ask::new("/api/me/sign-in/mail/confirm", &json!({ "code": code }));
    add.as_user(&format!("{ana}; {cookie}")).insist(&mailing.proxy).await;
    let (code, cookie) = mailing.code(&Ask::new("/api/sign-in/mail", &mailbox).as_user(&ana)).await;
    let enter = Ask::new("/api/sign-in/mail/confirm", &json!({ "code": code }));
    let (proved, _) = enter.as_user(&format!("{ana}; {cookie}")).insist(&mailing.proxy).await;
    assert_eq!((proved.status, session_of(&proved)), (200, None), "{proved:?}");
    assert_eq!(sessions(&web, &ana).await, 1);
}

#[tokio::test]
async fn a_mailbox_for_notices_is_confirmed_by_one_mail() {
    let mut mailing = Mailing::open().await;
    let web = mailing.server.web;
    let ana = new_user(&web, "Ana").await;
    let ask = Ask::new("/api/me/notices/mail", &json!({"address": "ana@example.org"})).as_user(&ana);
    let (sent, _) = ask.insist(&mailing.proxy).await;
    assert_eq!(sent.status, 204, "{sent:?}");
    let code = mailing.mails.code().await;
    assert!(!mailing.mails.has_more(), "one mail for one request");
    let confirm =
        |code: &str| Ask::new("/api/me/notices/mail/confirm", &json!({ "code": code })).as_user(&ana);
    let wrong = if code == "000000" { "000001" } else { "000000" };
    for _ in 0..4 {
        let (refused, _) = confirm(wrong).insist(&mailing.proxy).await;
        assert_eq!((refused.status, refused.code()), (400, "bad_code".to_owned()));
    }
    let (confirmed, _) = confirm(&code).insist(&mailing.proxy).await;
    assert_eq!((confirmed.status, &confirmed.json()["mail"]["confirmed"]), (200, &json!(true)));
}

#[tokio::test]
async fn a_passkey_is_added_once_and_signs_in_once() {
    let server = TestServer::with(config(&[URL]), Clock::system()).await;
    let (web, proxy) = (server.web, LossyProxy::to(&server.web).await);
    let ana = new_user(&web, "Ana").await;
    let options = request(&web, "POST", "/api/me/sign-in/passkey/options", &ana, &json!({})).await.json();
    let (mut device, made) = PasskeyDevice::make(ORIGIN, "localhost", &options);
    let (added, _) = Ask::new("/api/me/sign-in/passkey", &made).as_user(&ana).insist(&proxy).await;
    assert_eq!((added.status, added.json()["methods"].as_array().unwrap().len()), (200, 1), "{added:?}");

    let options = async || request(&web, "POST", "/api/sign-in/passkey/options", "", &json!({})).await.json();
    let sign_in = Ask::new("/api/sign-in/passkey", &device.sign(&options().await));
    let (signed_in, key) = sign_in.insist(&proxy).await;
    assert_eq!((signed_in.status, &signed_in.json()["name"]), (200, &json!("Ana")), "{signed_in:?}");
    assert_eq!(sessions(&web, &ana).await, 2);
    assert_eq!(sign_in.refusal(&web, &new_key()).await, (400, "bad_passkey".to_owned()), "used up");
    let once_more = Ask::new("/api/sign-in/passkey", &device.sign(&options().await)).at_once(&web).await;
    assert_eq!(once_more.status, 200, "{once_more:?}");
    assert_eq!(sessions(&web, &ana).await, 3);
    opens_until_used(&web, &sign_in, &key, &signed_in).await;
    server.close().await;
}
