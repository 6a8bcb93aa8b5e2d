//! A push service, which keeps to RFC 8030, and a receiver of webhooks: an HTTP server that records what it receives.

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// What was received.
#[derive(Debug)]
pub(crate) struct Received {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Received {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

/// The answers to the next requests: status, and seconds to wait. After these, everything is accepted.
type Answers = Arc<Mutex<VecDeque<(u16, Option<u64>)>>>;

pub(crate) struct PushService {
    pub(crate) url: String,
    pub(crate) received: mpsc::UnboundedReceiver<Received>,
    answers: Answers,
}

impl PushService {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (sender, received) = mpsc::unbounded_channel();
        let answers = Answers::default();
        let router = Router::new().fallback(receive).with_state((sender, Arc::clone(&answers)));
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { url, received, answers }
    }

    /// Answers the next request so.
    pub(crate) fn answer(&self, status: u16, retry_after: Option<u64>) {
        self.answers.lock().unwrap().push_back((status, retry_after));
    }
}

async fn receive(
    State((sender, answers)): State<(mpsc::UnboundedSender<Received>, Answers)>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    // The test may be over.
    sender.send(Received { path: uri.path().to_owned(), headers, body }).ok();
    let (status, retry_after) = answers.lock().unwrap().pop_front().unwrap_or((201, None));
    let retry_after = retry_after.map(|seconds| [("retry-after", seconds.to_string())]);
    (StatusCode::from_u16(status).unwrap(), retry_after).into_response()
}

/// A browser that can decrypt one message.
pub(crate) struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: [u8; 16],
}

impl Browser {
    pub(crate) fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Self { private, public, secret: rand::random() }
    }

    /// The body of the request that subscribes it.
    pub(crate) fn subscription(&self, endpoint: &str) -> Value {
        let keys = json!({"p256dh": BASE64.encode(&self.public), "auth": BASE64.encode(self.secret)});
        json!({"endpoint": endpoint, "keys": keys, "language": "en"})
    }

    /// Decrypts a message, as RFC 8291 says.
    pub(crate) fn decrypt(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(u32::from_be_bytes(size.try_into().unwrap()), 4_096);
        let (key, record) = rest[1..].split_at(usize::from(rest[0]));
        let peer = UnparsedPublicKey::new(&ECDH_P256, key);
        let shared = agree_ephemeral(self.private, &peer, <[u8]>::to_vec).unwrap();
        let input = derive(&self.secret, &shared, &[b"WebPush: info\0", &self.public, key], 32);
        let content_key = derive(salt, &input, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = derive(salt, &input, &[b"Content-Encoding: nonce\0"], 12);
        let content_key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content_key).unwrap());
        let mut record = record.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let plain = content_key.open_in_place(nonce, Aad::empty(), &mut record).unwrap();
        let (last, message) = plain.split_last().unwrap();
        assert_eq!(*last, 2, "the mark of the last record");
        serde_json::from_slice(message).unwrap()
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], input: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut derived = vec![0; length];
    let key = Salt::new(HKDF_SHA256, salt).extract(input);
    key.expand(info, Length(length)).unwrap().fill(&mut derived).unwrap();
    derived
}
