//! Requests that make something and carry a key (`Idempotency-Key`). A client that has not got the answer cannot know
//! whether anything was done, so it may repeat them: a repeat makes nothing anew, is answered again from what is
//! stored, and counts against no limit.
//!
//! Each handler of such a request has two parts: one makes, within `once`, and one answers from what is stored. A
//! repeat runs the second part alone. Of two equal requests at once one waits in the server; on two servers the unique
//! key lets one commit, and the other looks again.
//!
//! Nothing that opens a session is stored, so a repeat must be able to make it again: the tokens of sessions and links
//! are an HMAC of the key and the time under a secret that follows from the key for push services. Whoever reads the
//! database has hashes of keys, and whoever has a key needs the secret. A key would open its session for as long as it
//! is kept, if somebody else got to know it. Therefore a session knows whether any request has come with it (`unused`),
//! and from then on, or when it has ended, a repeat sets no cookie.
//!
//! Other ways were considered. Storing answers would store names, addresses and tokens. A table of answers in memory
//! knows nothing after a restart. A row that is written first and filled in later needs somebody to clean up after a
//! server that was killed in between.

use super::Refusal;
use super::body::read_bytes;
use super::cookie::{RequestUser, SignedIn, Token};
use crate::App;
use axum::body::Body;
use axum::extract::{FromRequest, Request as HttpRequest};
use axum::http::{HeaderMap, Method};
use base::entropy;
use protocol::{Code, UserId};
use ring::hmac;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::Millis;
use store::keyed::{self, KeyedRequest, MadeSession};
use tokio::sync::watch;
use uuid::Uuid;

const HEADER: &str = "idempotency-key";
const KEY_BYTES: usize = 16;

/// A body with the key of its request. Of a request without a key, only the body is looked at.
pub(super) struct Keyed<B> {
    pub(super) key: Option<RequestKey>,
    pub(super) body: B,
}

/// The key that a client gave its request, and what it asked for. Both are secret: the key opens again what the request has
/// opened.
#[derive(Clone, Copy)]
pub(super) struct RequestKey {
    key: [u8; KEY_BYTES],
    content: [u8; 32],
}

impl<B: FromRequest<Arc<App>, Rejection = Refusal>> FromRequest<Arc<App>> for Keyed<B> {
    type Rejection = Refusal;

    async fn from_request(request: HttpRequest, app: &Arc<App>) -> Result<Self, Refusal> {
        let Some(key) = key_of(request.headers())? else {
            return Ok(Self { key: None, body: B::from_request(request, app).await? });
        };
        let (parts, body) = request.into_parts();
        let bytes = read_bytes(HttpRequest::from_parts(parts.clone(), body)).await?;
        let content = content_of(&key, &parts.method, parts.uri.path(), &bytes);
        let body = B::from_request(HttpRequest::from_parts(parts, Body::from(bytes)), app).await?;
        Ok(Self { key: Some(RequestKey { key, content }), body })
    }
}

/// Parses the key: 128 random bits in hexadecimal digits.
fn key_of(headers: &HeaderMap) -> Result<Option<[u8; KEY_BYTES]>, Refusal> {
    let mut values = headers.get_all(HEADER).iter();
    let Some(value) = values.next() else { return Ok(None) };
    let mut key = [0; KEY_BYTES];
    let is_key = values.next().is_none()
        && !value.as_bytes().iter().any(u8::is_ascii_uppercase)
        && hex::decode_to_slice(value.as_bytes(), &mut key).is_ok();
    let malformed =
        || Refusal::new(Code::Malformed, "idempotency-key: 32 hexadecimal digits, in small letters");
    if is_key { Ok(Some(key)) } else { Err(malformed()) }
}

/// What a request asks for. With the key in it, nobody who reads the store finds a short body by trying.
fn content_of(key: &[u8], method: &Method, path: &str, body: &[u8]) -> [u8; 32] {
    let (method, path) = (method.as_str().as_bytes(), path.as_bytes());
    let parts = [key, method, path, body].into_iter();
    let hash = parts.fold(Sha256::new(), |hash, part| {
        // With the lengths, no two requests have the same parts in a row.
        hash.chain_update(u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes()).chain_update(part)
    });
    hash.finalize().into()
}

/// A request that makes something, for one asker.
pub(super) struct Request {
    key: [u8; KEY_BYTES],
    kept: KeyedRequest,
    /// Absent if the client gave no key: the request cannot be repeated, and nothing is kept of it.
    under_way: Option<Arc<UnderWay>>,
}

impl Request {
    async fn begin(app: &App, key: Option<RequestKey>, asker: &RequestUser) -> Self {
        let given = key.is_some();
        let RequestKey { key, content } =
            key.unwrap_or_else(|| RequestKey { key: entropy::random_bytes(), content: [0; 32] });
        let asker = match asker {
            RequestUser::SignedIn(SignedIn { user, .. }) => Some(user.id),
            RequestUser::Anonymous => None,
        };
        let hash: [u8; 32] = Sha256::digest(key).into();
        let under_way = if given { Some(Arc::new(app.keyed_requests.begin(hash).await)) } else { None };
        Self { key, kept: KeyedRequest { key: hash, asker, content, at: app.clock.now() }, under_way }
    }

    /// What the store keeps, in the transaction of what the request makes.
    pub(super) fn kept(&self) -> Option<&KeyedRequest> {
        self.under_way.is_some().then_some(&self.kept)
    }

    /// Keeps repeats of the request waiting while something of it goes on after the answer, until it is dropped.
    pub(super) fn under_way(&self) -> Option<Arc<UnderWay>> {
        self.under_way.clone()
    }

    /// When the request was begun.
    pub(super) fn at(&self) -> Millis {
        self.kept.at
    }

    /// The token that the request makes for something. A repeat makes the same one, and it is stored nowhere: it follows from
    /// the key, which the client alone knows, and a secret of the server.
    pub(super) fn token(&self, app: &App, of: TokenOf) -> Token {
        token(app, of, &self.key, self.kept.asker, self.kept.at)
    }

    /// What the request has made before.
    async fn made_before(&self, app: &App, asker: &RequestUser) -> Result<Option<Made>, Refusal> {
        let Some(kept) = self.kept() else { return Ok(None) };
        let session = match asker {
            RequestUser::SignedIn(SignedIn { token, .. }) => Some(token.digest()),
            RequestUser::Anonymous => None,
        };
        let Some(made) = app.store.made(kept, session).await? else { return Ok(None) };
        let keyed::Made { asker, content, at, id, session, is_refused } = made;
        if content != kept.content {
            return Err(Code::KeyUsed.into());
        }
        if is_refused {
            return Err(Code::BadCode.into());
        }
        Ok(Some(Made { key: self.key, asker, at, id, session }))
    }
}

/// Carries a request out with `make`, which returns the id of what it has made, or finds what the request made before.
pub(super) async fn once(
    app: &App,
    key: Option<RequestKey>,
    asker: &RequestUser,
    make: impl AsyncFnOnce(&Request) -> Result<Option<Uuid>, Refusal>,
) -> Result<Made, Refusal> {
    let request = Request::begin(app, key, asker).await;
    if let Some(before) = request.made_before(app, asker).await? {
        return Ok(before);
    }
    match make(&request).await {
        Ok(id) => {
            let KeyedRequest { asker, at, .. } = request.kept;
            Ok(Made { key: request.key, asker, at, id, session: MadeSession::Unused })
        }
        // Another server may have carried it out at the same moment.
        Err(refusal) => request.made_before(app, asker).await?.ok_or(refusal),
    }
}

/// What a request has made, now or before.
pub(super) struct Made {
    key: [u8; KEY_BYTES],
    asker: Option<UserId>,
    at: Millis,
    id: Option<Uuid>,
    session: MadeSession,
}

impl Made {
    /// The id of what was made.
    pub(super) fn id(&self) -> Result<Uuid, Refusal> {
        Ok(self.id.ok_or(Code::Internal)?)
    }

    /// When it was made.
    pub(super) fn at(&self) -> Millis {
        self.at
    }

    /// The token that was made for something.
    pub(super) fn token(&self, app: &App, of: TokenOf) -> Token {
        token(app, of, &self.key, self.asker, self.at)
    }

    /// Whether the cookie of the session that was begun may be set. A session that is used has reached its browser, so whoever
    /// still repeats the request is somebody else.
    pub(super) fn opens_session(&self) -> bool {
        self.session == MadeSession::Unused
    }
}

/// What a token is for.
#[derive(Clone, Copy)]
pub(super) enum TokenOf {
    Session,
    DeviceLink,
    /// The secret of a browser that asks for a code.
    CodeBrowser,
}

fn token(app: &App, of: TokenOf, key: &[u8; KEY_BYTES], asker: Option<UserId>, at: Millis) -> Token {
    // With the time, a key that is used anew after a day makes another token. A code is answered before it is stored, and
    // perhaps by two servers at different times, whose answers must be the same.
    let (of, at): (&[u8], Millis) = match of {
        TokenOf::Session => (b"session", at),
        TokenOf::DeviceLink => (b"device link", at),
        TokenOf::CodeBrowser => (b"browser of a code", 0),
    };
    let asker = asker.map_or(Uuid::nil(), |user| user.0);
    let mut context = hmac::Context::with_key(app.notices.token_key());
    for part in [of, &[0], key, asker.as_bytes(), &at.to_be_bytes()] {
        context.update(part);
    }
    let mut bytes = [0; 32];
    bytes.copy_from_slice(context.sign().as_ref());
    Token::of(bytes)
}

/// The requests with keys that this server is carrying out. Of two with the same key at the same moment, one waits, so that it
/// finds what the other has made and counts against no limit.
#[derive(Default)]
pub struct KeyedRequests(Arc<Mutex<HashMap<[u8; 32], watch::Receiver<()>>>>);

impl KeyedRequests {
    async fn begin(&self, key: [u8; 32]) -> UnderWay {
        loop {
            let mut before = {
                let mut all = lock(&self.0);
                let Some(before) = all.get(&key) else {
                    let (ended, ends) = watch::channel(());
                    all.insert(key, ends);
                    return UnderWay { all: Arc::clone(&self.0), key, _ended: ended };
                };
                before.clone()
            };
            // Nothing is ever sent: this returns when the other request is dropped.
            drop(before.changed().await);
        }
    }
}

/// A request that is being carried out, until it is dropped.
pub(crate) struct UnderWay {
    all: Arc<Mutex<HashMap<[u8; 32], watch::Receiver<()>>>>,
    key: [u8; 32],
    /// Those who wait notice when it is dropped, after the key is free.
    _ended: watch::Sender<()>,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        lock(&self.all).remove(&self.key);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use std::pin::{Pin, pin};
    use std::task::{Context, Waker};

    fn headers(values: &[&str]) -> HeaderMap {
        values.iter().map(|value| (HEADER.parse().unwrap(), HeaderValue::from_str(value).unwrap())).collect()
    }

    #[test]
    fn a_key_is_128_bits_in_small_letters() {
        assert!(key_of(&headers(&[])).unwrap().is_none());
        assert_eq!(key_of(&headers(&["000102030405060708090a0b0c0d0e0f"])).unwrap().unwrap()[15], 15);
        let long = "0".repeat(33);
        for wrong in ["", "0", &"0".repeat(31), &long, &"0".repeat(64), &"g".repeat(32), &"A".repeat(32)] {
            assert!(key_of(&headers(&[wrong])).is_err(), "{wrong}");
        }
        assert!(key_of(&headers(&[&"0".repeat(32), &"0".repeat(32)])).is_err(), "two");
    }

    #[test]
    fn another_request_has_another_content() {
        let content = |key: &[u8], method, path, body: &str| content_of(key, &method, path, body.as_bytes());
        let one = content(&[1], Method::POST, "/a", "b");
        assert_eq!(one, content(&[1], Method::POST, "/a", "b"));
        for other in [
            content(&[2], Method::POST, "/a", "b"),
            content(&[1], Method::PUT, "/a", "b"),
            content(&[1], Method::POST, "/ab", ""),
            content(&[1], Method::POST, "/", "ab"),
        ] {
            assert_ne!(other, one);
        }
    }

    fn waits<T>(request: &mut (impl Future<Output = T> + Unpin)) -> bool {
        Pin::new(request).poll(&mut Context::from_waker(Waker::noop())).is_pending()
    }

    #[tokio::test]
    async fn the_same_request_waits_until_the_first_has_ended() {
        let requests = KeyedRequests::default();
        let first = requests.begin([1; 32]).await;
        let _other = requests.begin([2; 32]).await;
        let mut second = pin!(requests.begin([1; 32]));
        let mut third = pin!(requests.begin([1; 32]));
        assert!(waits(&mut second) && waits(&mut third));
        drop(first);
        let second = second.await;
        assert!(waits(&mut third));
        drop(second);
        third.await;
        assert_eq!(lock(&requests.0).len(), 1, "no key of a request that has ended is left");
    }
}
