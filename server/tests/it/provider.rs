//! A small provider of OpenID Connect that lies when it is told to.

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use base::clock::Clock;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::net::TcpListener;

const CLIENT: &str = "rodada";
const SECRET: &str = "a secret that no log may have";

/// What the provider says that is not true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lie {
    None,
    /// The ID token names another issuer.
    Issuer,
    /// The ID token is for another client.
    Audience,
    /// The ID token is for us, and for another client that we do not know.
    MoreAudience,
    /// The ID token is for us, but was given to another client.
    Party,
    /// The ID token has several audiences, and does not say to which of them it was given.
    NoParty,
    /// The browser comes back with the name of another issuer.
    Sender,
    /// The browser comes back without the name of the issuer, which was promised.
    NoSender,
    /// The ID token is for another visit.
    Nonce,
    NoNonce,
    Expired,
    /// The ID token was issued so many seconds from now.
    IssuedIn(u64),
    /// The ID token is signed with a key that was withdrawn.
    OldKey,
    /// With a key that has the name of a present one.
    ForgedKey,
    /// `alg: none`, without a signature.
    Unsigned,
    /// Signed with the client secret, which proves nothing of the provider.
    ByOurSecret,
    /// The subject is empty.
    Nobody,
    NoToken,
    /// The token endpoint says what is no JSON.
    Nonsense,
    /// The token endpoint sends somewhere else.
    Redirect,
    /// The answer of the token endpoint does not end.
    Endless,
}

/// A user at the provider who has signed in, by the code.
struct Grant {
    subject: String,
    nonce: String,
    challenge: String,
    redirect: String,
}

struct Key {
    name: String,
    pair: EcdsaKeyPair,
}

impl Key {
    fn new(name: &str) -> Self {
        let (random, algorithm) = (SystemRandom::new(), &ECDSA_P256_SHA256_FIXED_SIGNING);
        let document = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        Self {
            name: name.to_owned(),
            pair: EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &random).unwrap(),
        }
    }

    fn public(&self) -> Value {
        let point = self.pair.public_key().as_ref();
        json!({"kty": "EC", "crv": "P-256", "use": "sig", "alg": "ES256", "kid": self.name,
            "x": BASE64.encode(&point[1..33]), "y": BASE64.encode(&point[33..])})
    }
}

struct Inner {
    issuer: String,
    lie: Lie,
    /// Tells what time it is to the provider.
    clock: Clock,
    keys: Vec<Key>,
    withdrawn: Key,
    grants: HashMap<String, Grant>,
    /// How often the keys and the description were asked for.
    asked: (u32, u32),
    /// What it says in the description in place of its issuer.
    described_issuer: Option<String>,
    /// Whether it says, and promises to say, that it is the one who sends a browser back.
    names_itself: bool,
}

/// The provider, which runs in the test process.
#[derive(Clone)]
pub(crate) struct Provider {
    pub(crate) issuer: String,
    inner: Arc<Mutex<Inner>>,
}

impl Provider {
    pub(crate) async fn start(clock: Clock) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let issuer = format!("http://{}/realms/club", listener.local_addr().unwrap());
        let inner = Inner {
            issuer: issuer.clone(),
            lie: Lie::None,
            clock,
            keys: vec![Key::new("one")],
            withdrawn: Key::new("zero"),
            grants: HashMap::new(),
            asked: (0, 0),
            described_issuer: None,
            names_itself: false,
        };
        let provider = Self { issuer, inner: Arc::new(Mutex::new(inner)) };
        let routes = Router::new()
            .route("/realms/club/.well-known/openid-configuration", get(describe))
            .route("/realms/club/keys", get(keys))
            .route("/realms/club/token", post(token))
            .with_state(provider.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        provider
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap()
    }

    pub(crate) fn lie(&self, lie: Lie) {
        self.lock().lie = lie;
    }

    pub(crate) fn describe_as(&self, issuer: &str) {
        self.lock().described_issuer = Some(issuer.to_owned());
    }

    /// Says that it is the one who sends a browser back, and promises that in its description.
    pub(crate) fn name_itself(&self) {
        self.lock().names_itself = true;
    }

    /// Signs with a new key from now on.
    pub(crate) fn rotate_keys(&self) {
        let mut inner = self.lock();
        let name = format!("key {}", inner.asked.0);
        inner.keys = vec![Key::new(&name)];
    }

    /// How often the description and the keys were asked for.
    pub(crate) fn asked(&self) -> (u32, u32) {
        self.lock().asked
    }

    /// The file with the settings of this provider.
    pub(crate) fn settings(&self, folder: &Path) -> PathBuf {
        let secret = folder.join("secret");
        std::fs::write(&secret, SECRET).unwrap();
        let file = folder.join("providers.toml");
        let issuer = &self.issuer;
        let text = format!(
            "[club]\nname = \"Our club\"\nissuer = {issuer:?}\nclient-id = {CLIENT:?}\nclient-secret-file = {secret:?}\n"
        );
        std::fs::write(&file, text).unwrap();
        file
    }

    /// A user signs in on the page of the provider. Returns the path to which their browser comes back.
    pub(crate) fn sign_in(&self, page: &str, subject: &str) -> String {
        let (address, query) = page.split_once('?').unwrap();
        assert_eq!(address, format!("{}/page", self.issuer));
        let parameters = fields(query);
        let get =
            |name: &str| parameters.get(name).unwrap_or_else(|| panic!("{name} is not in {page}")).clone();
        assert_eq!((get("client_id").as_str(), get("response_type").as_str()), (CLIENT, "code"));
        assert_eq!((get("scope").as_str(), get("code_challenge_method").as_str()), ("openid", "S256"));
        let redirect = get("redirect_uri");
        let path = redirect.split_once("/api/").unwrap().1.to_owned();
        let mut inner = self.lock();
        let code = format!("code-{}", inner.grants.len());
        let grant = Grant {
            subject: subject.to_owned(),
            nonce: get("nonce"),
            challenge: get("code_challenge"),
            redirect,
        };
        inner.grants.insert(code.clone(), grant);
        let sender = match inner.lie {
            Lie::NoSender => String::new(),
            Lie::Sender => "&iss=http%3A%2F%2F127.0.0.1%2Frealms%2Fother".to_owned(),
            _ if inner.names_itself => format!("&iss={}", inner.issuer),
            _ => String::new(),
        };
        format!("/api/{path}?state={}&code={code}&session_state=0{sender}", get("state"))
    }
}

/// The fields of a query or a form, in which few characters are encoded.
fn fields(text: &str) -> HashMap<String, String> {
    let decoded = |value: &str| value.replace("%3A", ":").replace("%2F", "/").replace('+', " ");
    let parts = text.split('&').filter_map(|part| part.split_once('='));
    parts.map(|(name, value)| (name.to_owned(), decoded(value))).collect()
}

async fn describe(State(provider): State<Provider>) -> Json<Value> {
    let mut inner = provider.lock();
    inner.asked.0 += 1;
    let issuer = &inner.issuer;
    Json(json!({
        "issuer": inner.described_issuer.as_ref().unwrap_or(issuer),
        "authorization_endpoint": format!("{issuer}/page"),
        "token_endpoint": format!("{issuer}/token"),
        "jwks_uri": format!("{issuer}/keys"),
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["ES256", "HS256", "none"],
        "authorization_response_iss_parameter_supported": inner.names_itself,
    }))
}

async fn keys(State(provider): State<Provider>) -> Json<Value> {
    let mut inner = provider.lock();
    inner.asked.1 += 1;
    Json(json!({"keys": inner.keys.iter().map(Key::public).collect::<Vec<_>>()}))
}

async fn token(
    State(provider): State<Provider>,
    headers: axum::http::HeaderMap,
    form: String,
) -> axum::response::Response {
    use axum::response::IntoResponse as _;
    let form = fields(&form);
    let basic = format!(
        "Basic {}",
        base64::engine::general_purpose::STANDARD.encode(format!("{CLIENT}:{}", SECRET.replace(' ', "+")))
    );
    assert_eq!(headers["authorization"], basic.as_str());
    let mut inner = provider.lock();
    let refused = (StatusCode::BAD_REQUEST, Json(json!({"error": "invalid_grant"})));
    let Some(grant) = inner.grants.remove(&form["code"]) else { return refused.into_response() };
    let challenge = BASE64.encode(Sha256::digest(&form["code_verifier"]));
    if challenge != grant.challenge || form["redirect_uri"] != grant.redirect {
        return refused.into_response();
    }
    match inner.lie {
        Lie::Nonsense => return "<html>".into_response(),
        Lie::Redirect => return (StatusCode::FOUND, [("location", "/realms/club/keys")]).into_response(),
        Lie::Endless => return axum::body::Body::from(vec![b' '; 1_000_000]).into_response(),
        _ => {}
    }
    let token = (inner.lie != Lie::NoToken).then(|| inner.token(&grant));
    Json(json!({"access_token": "an access token", "token_type": "Bearer", "id_token": token}))
        .into_response()
}

impl Inner {
    fn token(&self, grant: &Grant) -> String {
        let lie = self.lie;
        let now = self.clock.now() / 1_000;
        let key = &self.keys[0];
        let mut header = json!({"alg": "ES256", "typ": "JWT", "kid": key.name});
        let mut claims = json!({"iss": self.issuer, "sub": grant.subject, "aud": CLIENT, "nonce": grant.nonce,
            "iat": now, "exp": now + 300, "email": "ana@mail.example"});
        if self.names_itself {
            claims["azp"] = json!(CLIENT);
        }
        match lie {
            Lie::Issuer => claims["iss"] = json!("http://127.0.0.1/realms/other"),
            Lie::Audience => claims["aud"] = json!("another"),
            Lie::MoreAudience => claims["aud"] = json!([CLIENT, "another"]),
            Lie::Party => claims["azp"] = json!("another"),
            Lie::NoParty => {
                claims["aud"] = json!([CLIENT, CLIENT]);
                claims.as_object_mut().unwrap().remove("azp");
            }
            Lie::IssuedIn(seconds) => claims["iat"] = json!(now + seconds),
            Lie::Nonce => claims["nonce"] = json!("0".repeat(64)),
            Lie::NoNonce => drop(claims.as_object_mut().unwrap().remove("nonce")),
            Lie::Expired => claims["exp"] = json!(now - 1),
            Lie::Nobody => claims["sub"] = json!(""),
            Lie::OldKey => header["kid"] = json!(self.withdrawn.name),
            Lie::Unsigned => header = json!({"alg": "none", "typ": "JWT"}),
            Lie::ByOurSecret => header = json!({"alg": "HS256", "typ": "JWT"}),
            _ => {}
        }
        let text = |value: &Value| BASE64.encode(value.to_string());
        let signed = format!("{}.{}", text(&header), text(&claims));
        let by =
            |key: &Key| key.pair.sign(&SystemRandom::new(), signed.as_bytes()).unwrap().as_ref().to_vec();
        let signature = match lie {
            Lie::Unsigned => Vec::new(),
            Lie::ByOurSecret => {
                let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, SECRET.as_bytes());
                ring::hmac::sign(&key, signed.as_bytes()).as_ref().to_vec()
            }
            Lie::OldKey | Lie::ForgedKey => by(&self.withdrawn),
            _ => by(key),
        };
        format!("{signed}.{}", BASE64.encode(signature))
    }
}
