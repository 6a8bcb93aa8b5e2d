//! Signing in at a provider of OpenID Connect, honest and lying.

use crate::process::{Program, program, run};
use crate::provider::{Lie, Provider};
use crate::test_server::{Folder, TestServer, config};
use crate::web::{Answer, Web};
use base::clock::{Clock, ManualClock};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

const NOW: u64 = 1_790_000_000_000;
const URL: &str = "--public-url=http://games.example.org";

/// A browser with its cookies.
#[derive(Clone)]
pub(crate) struct Browser {
    web: Web,
    pub(crate) cookies: BTreeMap<String, String>,
}

impl Browser {
    pub(crate) fn new(web: Web) -> Self {
        Self { web, cookies: BTreeMap::new() }
    }

    pub(crate) async fn request(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let cookies: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let cookies = cookies.join("; ");
        let mut headers = vec![("host", "games.example.org"), ("content-type", "application/json")];
        if !cookies.is_empty() {
            headers.push(("cookie", &cookies));
        }
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let answer = self.web.request(method, path, &headers, &body).await;
        for (_, cookie) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            match value {
                "" => self.cookies.remove(name),
                _ => self.cookies.insert(name.to_owned(), value.to_owned()),
            };
        }
        answer
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, &Value::Null).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, body).await
    }

    /// The page of the provider to which this browser goes to sign in.
    pub(crate) async fn go(&mut self) -> String {
        page(&self.post("/api/sign-in/provider/club", &json!({})).await)
    }

    /// The page of the provider to which this browser goes to add it.
    pub(crate) async fn go_to_add(&mut self) -> String {
        page(&self.post("/api/me/sign-in/provider/club", &json!({})).await)
    }

    /// Comes back from there. Returns the word about what became of it.
    pub(crate) async fn come_back(&mut self, path: &str) -> String {
        word(&self.get(path).await)
    }

    /// Signs in as this subject.
    pub(crate) async fn sign_in(&mut self, provider: &Provider, subject: &str) -> String {
        let page = self.go().await;
        self.come_back(&provider.sign_in(&page, subject)).await
    }

    /// Gives the user a name, or creates one.
    pub(crate) async fn name(&mut self, name: &str) -> String {
        let method = if self.cookies.contains_key("rodada") { "PUT" } else { "POST" };
        let answer = self.request(method, "/api/me", &json!({ "name": name })).await.json();
        answer["user"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn user(&mut self) -> String {
        self.get("/api/me").await.json()["user"].as_str().unwrap().to_owned()
    }
}

fn page(answer: &Answer) -> String {
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["url"].as_str().unwrap().to_owned()
}

fn word(answer: &Answer) -> String {
    assert_eq!((answer.status, answer.header("cache-control")), (303, Some("no-store")), "{answer:?}");
    answer.header("location").unwrap().strip_prefix("/me?sign-in=").unwrap().to_owned()
}

/// A server with a provider.
pub(crate) struct House {
    pub(crate) manual: ManualClock,
    pub(crate) provider: Provider,
    pub(crate) server: TestServer,
    /// The files with the settings of the provider.
    _settings: Folder,
}

impl House {
    pub(crate) async fn open(flags: &[&str]) -> Self {
        Self::on(None, flags).await
    }

    /// On this database, or with a file of its own.
    pub(crate) async fn on(database: Option<&str>, flags: &[&str]) -> Self {
        let (manual, folder) = (ManualClock::new(NOW), Folder::new());
        let provider = Provider::start(manual.clock()).await;
        let settings = format!("--sign-in-providers={}", provider.settings(folder.path()).display());
        let flags: Vec<&str> = [URL, &settings].into_iter().chain(flags.iter().copied()).collect();
        let config = config(&flags);
        let server = match database {
            Some(url) => TestServer::on_database(url, config, manual.clock()).await,
            None => TestServer::with(config, manual.clock()).await,
        };
        Self { manual, provider, server, _settings: folder }
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.server.web)
    }
}

#[tokio::test]
async fn a_user_is_known_by_the_subject_in_every_browser() {
    let house = House::open(&[]).await;
    let (mut home, mut phone) = (house.browser(), house.browser());
    assert_eq!(house.provider.asked(), (0, 0), "a provider is asked when somebody wants to sign in there");
    let offered = home.get("/api/sign-in").await.json();
    assert_eq!(offered["providers"], json!([{"key": "club", "name": "Our club"}]));

    assert_eq!(home.sign_in(&house.provider, "ana").await, "done");
    assert_eq!(
        home.get("/api/me").await.json()["name"],
        "",
        "nothing is asked of the provider but who it is"
    );
    let ana = home.name("Ana").await;
    assert_eq!(phone.sign_in(&house.provider, "ana").await, "done");
    assert_eq!((phone.user().await, phone.get("/api/me").await.json()["name"].clone()), (ana, json!("Ana")));
    let mut other = house.browser();
    assert_eq!(other.sign_in(&house.provider, "bia").await, "done");
    assert_ne!(other.user().await, phone.user().await);
    assert_eq!(house.provider.asked(), (1, 1), "what it says of itself is kept");

    house.manual.advance(Duration::from_secs(1));
    assert_eq!(home.sign_in(&house.provider, "ana").await, "confirmed");
    let known = home.get("/api/me/sign-in").await.json();
    let method = &known["methods"][0];
    assert_eq!((&method["kind"], &method["label"]), (&json!("provider"), &json!("Our club")));
    assert_eq!((method["added"].as_u64(), method["used"].as_u64()), (Some(NOW), Some(NOW + 1_000)));
    assert!(!known.to_string().contains("127.0.0.1"), "no issuer and no subject: {known}");
    let removed = home
        .request("DELETE", &format!("/api/me/sign-in/{}", method["id"].as_str().unwrap()), &json!({}))
        .await;
    assert_eq!(removed.json()["methods"], json!([]));
    assert_eq!(phone.sign_in(&house.provider, "ana").await, "done");
    assert_ne!(phone.user().await, home.user().await, "nobody has this subject any more");

    house.manual.advance(Duration::from_secs(3_600));
    assert_eq!(other.sign_in(&house.provider, "bia").await, "confirmed");
    assert_eq!(house.provider.asked(), (2, 2), "after an hour it is asked again");
    house.server.close().await;
}

#[tokio::test]
async fn a_provider_is_added_only_after_a_fresh_sign_in_and_only_by_the_same_user() {
    let house = House::open(&[]).await;
    let mut ana = house.browser();
    ana.name("Ana").await;
    let page = ana.go_to_add().await;
    let back = house.provider.sign_in(&page, "ana");
    assert_eq!(ana.come_back(&back).await, "added");
    assert_eq!(ana.get("/api/me/sign-in").await.json()["methods"].as_array().unwrap().len(), 1);

    let mut bia = house.browser();
    bia.name("Bia").await;
    let page = bia.go_to_add().await;
    assert_eq!(bia.come_back(&house.provider.sign_in(&page, "ana")).await, "already_kept");
    // Meanwhile the browser becomes somebody else.
    let page = bia.go_to_add().await;
    let back = house.provider.sign_in(&page, "bia");
    bia.cookies.insert("rodada".to_owned(), ana.cookies["rodada"].clone());
    assert_eq!(bia.come_back(&back).await, "bad_provider");

    let page = ana.go_to_add().await;
    let back = house.provider.sign_in(&page, "ana at work");
    // Within the ten minutes of a visit, but after the fifteen of a fresh sign-in.
    house.manual.advance(Duration::from_secs(9 * 60));
    let mut late = house.browser();
    late.cookies = ana.cookies.clone();
    house.manual.advance(Duration::from_secs(7 * 60));
    assert_eq!(late.come_back(&back).await, "bad_provider", "it took too long");
    let refused = ana.post("/api/me/sign-in/provider/club", &json!({})).await;
    assert_eq!(refused.code(), "not_fresh");
    assert_eq!(house.browser().post("/api/me/sign-in/provider/club", &json!({})).await.code(), "no_session");
    assert_eq!(ana.post("/api/sign-in/provider/other", &json!({})).await.code(), "not_found");
    house.server.close().await;
}

#[tokio::test]
async fn where_only_providers_let_in_there_is_no_other_door() {
    let house = House::open(&["--who-may-enter=provider"]).await;
    let (mut ana, mut guest) = (house.browser(), house.browser());
    let refused = guest.post("/api/me", &json!({"name": "Gast"})).await;
    assert_eq!((refused.status, refused.code()), (403, "provider_needed".to_owned()));
    let refused = guest.post("/api/sign-in/mail", &json!({"address": "ana@mail.example"})).await;
    assert_eq!(refused.code(), "provider_needed");
    let refused = guest.post("/api/me/link/redeem", &json!({"token": "0".repeat(64)})).await;
    assert_ne!(refused.status, 200);
    assert_eq!(guest.get("/api/sign-in").await.json()["mail"], false);
    assert!(guest.cookies.is_empty());

    assert_eq!(ana.sign_in(&house.provider, "ana").await, "done");
    ana.name("Ana").await;
    assert_eq!(
        ana.post("/api/me/link", &json!({})).await.code(),
        "provider_needed",
        "a link would be another door"
    );
    let table = ana.post("/api/tables", &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    assert_eq!(table.status, 201, "{table:?}");
    // Watching is not coming in.
    assert_eq!(guest.get("/api/tables").await.json().as_array().unwrap().len(), 1);
    house.server.close().await;
}

#[tokio::test]
async fn where_only_the_invited_come_in_an_unknown_account_is_not_enough() {
    let house = House::open(&["--who-may-enter=invited", "--who-may-open-tables=kept"]).await;
    let mut ana = house.browser();
    assert_eq!(ana.sign_in(&house.provider, "ana").await, "invitation_needed");
    assert!(ana.cookies.is_empty());
    assert_eq!(ana.post("/api/me", &json!({"name": "Ana"})).await.code(), "invitation_needed");
    house.server.close().await;
}

#[tokio::test]
async fn open_tables_of_those_who_can_come_back() {
    let house = House::open(&["--who-may-open-tables=kept"]).await;
    let mut ana = house.browser();
    ana.name("Ana").await;
    let mut set_up = json!({"game": "draftosaurus", "seats": 2, "open": true});
    let refused = ana.post("/api/tables", &set_up).await;
    assert_eq!((refused.status, refused.code()), (403, "keep_first".to_owned()));
    set_up["open"] = json!(false);
    assert_eq!(ana.post("/api/tables", &set_up).await.status, 201);
    let page = ana.go_to_add().await;
    assert_eq!(ana.come_back(&house.provider.sign_in(&page, "ana")).await, "added");
    set_up["open"] = json!(true);
    assert_eq!(ana.post("/api/tables", &set_up).await.status, 201);
    house.server.close().await;
}

#[tokio::test]
async fn a_guest_with_seats_is_asked_about_them() {
    let house = House::open(&[]).await;
    let (mut home, mut phone) = (house.browser(), house.browser());
    home.sign_in(&house.provider, "ana").await;
    home.name("Ana").await;
    phone.name("Anita").await;
    let table = phone.post("/api/tables", &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    assert_eq!(table.status, 201, "{table:?}");
    assert_eq!(phone.sign_in(&house.provider, "ana").await, "done");
    let guest = phone.get("/api/me/guest").await.json();
    assert_eq!((&guest["name"], &guest["tables"]), (&json!("Anita"), &json!(1)));
    let both = json!({"guest": guest["user"], "user": phone.user().await});
    assert_eq!(phone.post("/api/me/guest", &both).await.json(), json!({"tables": 1, "left_behind": 0}));
    assert_eq!(home.get("/api/tables/mine").await.json().as_array().unwrap().len(), 1);

    // A guest who signs in for the first time keeps the name, and is asked, too.
    let mut tablet = house.browser();
    tablet.name("Bia").await;
    tablet.post("/api/tables", &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    assert_eq!(tablet.sign_in(&house.provider, "bia").await, "done");
    assert_eq!(tablet.get("/api/me").await.json()["name"], "Bia");
    assert_eq!(tablet.get("/api/me/guest").await.json()["name"], "Bia");
    house.server.close().await;
}

#[tokio::test]
async fn only_the_browser_that_was_sent_there_comes_back_and_once() {
    let house = House::open(&[]).await;
    let (mut ana, mut thief) = (house.browser(), house.browser());
    let page = ana.go().await;
    let back = house.provider.sign_in(&page, "ana");
    // Ana's link is followed in a browser that was not sent there, and in one that was, for itself.
    let nothing = thief.get(&back).await;
    assert_eq!(word(&nothing), "bad_provider");
    let own = thief.go().await;
    assert_eq!(thief.come_back(&back).await, "bad_provider");
    assert_eq!(thief.get("/api/me").await.status, 401);
    // The thief's link does not make Ana the thief.
    let forged = house.provider.sign_in(&own, "thief");
    let cookies = ana.cookies.clone();
    assert_eq!(ana.come_back(&forged).await, "bad_provider");
    assert_eq!(ana.get("/api/me").await.status, 401);
    // Nobody comes back from a provider to the address of another one, or without a code.
    ana.cookies.clone_from(&cookies);
    assert_eq!(ana.come_back(&back.replace("/club/", "/other/")).await, "not_found");
    for strange in ["", "?state=", "?state=00&code=1", "?state=1&state=2", "?code=code-0"] {
        ana.cookies.clone_from(&cookies);
        let path = format!("/api/sign-in/provider/club/return{strange}");
        let answer = ana.get(&path).await;
        assert_eq!(
            (word(&answer), &answer.headers.len()),
            ("bad_provider".to_owned(), &nothing.headers.len()),
            "{strange}"
        );
    }
    ana.cookies.clone_from(&cookies);
    assert_eq!(ana.come_back(&back).await, "done");
    ana.cookies.extend(cookies);
    assert_eq!(ana.come_back(&back).await, "bad_provider", "a second time");

    let page = ana.go().await;
    let back = house.provider.sign_in(&page, "ana");
    let (path, query) = back.split_once('?').unwrap();
    let state = query.split('&').next().unwrap();
    assert_eq!(ana.come_back(&format!("{path}?{state}&error=access_denied")).await, "bad_provider");
    let page = ana.go().await;
    let mixed = format!("{}&iss=https%3A%2F%2Fother.example", house.provider.sign_in(&page, "ana"));
    assert_eq!(ana.come_back(&mixed).await, "bad_provider", "another provider sends it back");
    let page = ana.go().await;
    let back = house.provider.sign_in(&page, "ana");
    let stolen = thief.go().await;
    let other = house.provider.sign_in(&stolen, "thief");
    let code = other.split("code=").nth(1).unwrap();
    let injected = format!("{}code={code}", back.split("code=").next().unwrap());
    assert_eq!(ana.come_back(&injected).await, "bad_provider", "the code belongs to another browser");
    house.server.close().await;
}

#[tokio::test]
async fn a_lying_provider_signs_nobody_in_and_is_logged_once() {
    let (folder, provider) = (Folder::new(), Provider::start(Clock::system()).await);
    let settings = format!("--sign-in-providers={}", provider.settings(folder.path()).display());
    provider.name_itself();
    let mut server = Program::serve(folder.path(), &[URL, &settings, "--links-per-hour=0"]).await;
    let mut plain: Option<Vec<(String, String)>> = None;
    let told = [
        (Lie::Issuer, "of another issuer"),
        (Lie::Audience, "for another client"),
        (Lie::MoreAudience, "for another client"),
        (Lie::Party, "for another client"),
        (Lie::NoParty, "for another client"),
        (Lie::Sender, "another issuer sends the browser back"),
        (Lie::NoSender, "without the name of the issuer"),
        (Lie::Nonce, "for another visit"),
        (Lie::NoNonce, "for another visit"),
        (Lie::Expired, "expired"),
        (Lie::IssuedIn(3_600), "issued later than now"),
        (Lie::OldKey, "signed with a key that the provider does not have"),
        (Lie::ForgedKey, "not signed by the provider"),
        (Lie::Unsigned, "the ID token is"),
        (Lie::ByOurSecret, "signed in a way that is not accepted"),
        (Lie::Nobody, "for nobody"),
        (Lie::NoToken, "no ID token"),
        (Lie::Nonsense, "not what OpenID Connect says"),
        (Lie::Redirect, "not what OpenID Connect says"),
        (Lie::Endless, "not what OpenID Connect says"),
    ];
    let lies = told.len();
    for (lie, reason) in told {
        provider.lie(lie);
        let mut browser = Browser::new(server.web);
        let page = browser.go().await;
        let answer = browser.get(&provider.sign_in(&page, "a subject that no log may have")).await;
        assert_eq!(word(&answer), "bad_provider", "{lie:?}");
        assert!(browser.cookies.is_empty(), "{lie:?}: {:?}", browser.cookies);
        let same = |headers: &[(String, String)]| {
            let headers = headers.iter().filter(|(name, _)| name != "date").cloned();
            headers.collect::<Vec<_>>()
        };
        let headers = same(&answer.headers);
        assert_eq!(&headers, plain.get_or_insert(headers.clone()), "{lie:?}: all are answered the same");
        server.until(reason).await;
    }
    provider.lie(Lie::None);
    let mut browser = Browser::new(server.web);
    assert_eq!(browser.sign_in(&provider, "a subject that no log may have").await, "done");
    // A new key is asked for when a token is signed with it.
    let (described, keys) = provider.asked();
    provider.rotate_keys();
    assert_eq!(browser.sign_in(&provider, "a subject that no log may have").await, "confirmed");
    assert_eq!(provider.asked(), (described, keys + 1));

    let (code, said) = {
        let mut doctor = program("doctor");
        doctor.arg("--data-dir").arg(folder.path());
        run(doctor).await
    };
    assert!(code == 0 && said.contains("[club] answers"), "{said}");
    assert!(said.contains("http://games.example.org/api/sign-in/provider/club/return"), "{said}");
    provider.describe_as("https://accounts.example.org");
    let mut doctor = program("doctor");
    doctor.arg("--data-dir").arg(folder.path());
    let (code, said) = run(doctor).await;
    assert!(code == 9 && said.contains("another issuer than the settings name"), "{said}");

    assert_eq!(server.stop().await, 0);
    let said = &server.said;
    assert_eq!(said.matches("nobody is signed in by a provider").count(), lies, "each once: {said}");
    for secret in ["no log may have", "code-", "an access token", "eyJ", "ana@mail.example"] {
        assert!(!said.contains(secret), "{secret}: {said}");
    }
}

#[tokio::test]
async fn the_clock_of_a_provider_may_be_a_minute_ahead() {
    let house = House::open(&[]).await;
    for (seconds, word) in [(61, "bad_provider"), (60, "done")] {
        house.provider.lie(Lie::IssuedIn(seconds));
        assert_eq!(house.browser().sign_in(&house.provider, "ana").await, word, "{seconds} s");
    }
    house.server.close().await;
}

#[tokio::test]
async fn a_provider_that_cannot_be_reached_hampers_nothing_else() {
    let folder = Folder::new();
    let provider = Provider::start(ManualClock::new(NOW).clock()).await;
    let file = provider.settings(folder.path());
    // Nothing listens there.
    let dead = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    let text = text.replace(&provider.issuer, &format!("http://{dead}/realms/club"));
    std::fs::write(&file, text).unwrap();
    let settings = format!("--sign-in-providers={}", file.display());
    let server =
        TestServer::in_folder(folder, config(&[URL, &settings]), ManualClock::new(NOW).clock()).await;
    let mut browser = Browser::new(server.web);
    browser.name("Ana").await;
    let refused = browser.post("/api/sign-in/provider/club", &json!({})).await;
    assert_eq!((refused.status, refused.code()), (503, "provider_unreachable".to_owned()));
    let refused = browser.post("/api/me/sign-in/provider/club", &json!({})).await;
    assert_eq!(refused.code(), "provider_unreachable");
    server.close().await;
}

#[tokio::test]
async fn wrong_settings_are_told_at_the_start() {
    let folder = Folder::new();
    let provider = Provider::start(ManualClock::new(NOW).clock()).await;
    let settings = format!("--sign-in-providers={}", provider.settings(folder.path()).display());
    let start = async |flags: &[&str]| {
        let mut command = program("serve");
        command.arg("--data-dir").arg(folder.path()).arg("--listen=127.0.0.1:0").args(flags);
        run(command).await
    };
    let (code, said) = start(&[&settings]).await;
    assert!(code == 2 && said.contains("public-url is needed"), "{said}");
    let (code, said) = start(&[URL, "--who-may-enter=provider"]).await;
    assert!(code == 2 && said.contains("sign-in-providers is needed"), "{said}");
    let (code, said) = start(&[URL, "--sign-in-providers=missing.toml"]).await;
    assert!(code == 2 && said.contains("missing.toml cannot be read"), "{said}");
}
