//! Push to browsers: encryption (RFC 8291, RFC 8188), the signature by which push services know this installation
//! (VAPID, RFC 8292), and the request (RFC 8030).
//!
//! `ring`, which TLS uses already, does the cryptography. Crates for push bring a second set of it.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hyper::HeaderMap;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderValue};
use protocol::PushKeys;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use std::time::Duration;

/// An uncompressed point of P-256, and the secret that browser and server share.
const POINT_BYTES: usize = 65;
const SECRET_BYTES: usize = 16;
/// One record holds all of a message.
const RECORD_BYTES: u32 = 4_096;
/// How long a signature is valid. Push services accept at most a day.
const SIGNED_FOR_SECONDS: u64 = 12 * 3_600;
/// The longest time that push services keep a message.
const MAX_TTL: Duration = Duration::from_secs(28 * 86_400);

/// The key pair of this installation.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

impl Vapid {
    /// A new private key, as the store keeps it.
    pub(crate) fn new_private_key() -> Result<Vec<u8>, Unspecified> {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(key.as_ref().to_vec())
    }

    pub(crate) fn of(private_key: &[u8]) -> Result<Self, ring::error::KeyRejected> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, private_key, &random)?;
        Ok(Self { pair, random })
    }

    /// The public key as browsers take it.
    pub(crate) fn public_key(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// The header that identifies this installation to a push service. `contact` is where its operators can write.
    fn authorization(&self, origin: &str, contact: &str, now_seconds: u64) -> Result<String, Unspecified> {
        let header = BASE64.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let claims = json!({"aud": origin, "exp": now_seconds + SIGNED_FOR_SECONDS, "sub": contact});
        let signed = format!("{header}.{}", BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&self.random, signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public_key()))
    }
}

/// How soon the device should show a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Urgency {
    Low,
    Normal,
    High,
}

impl Urgency {
    fn name(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Normal => "normal",
            Self::High => "high",
        }
    }
}

/// A message to one browser.
pub(super) struct PushMessage<'a> {
    /// A later message of the same topic replaces this one as long as it is not delivered.
    pub(super) topic: &'a str,
    /// How long the push service keeps the message for a device that is off.
    pub(super) ttl: Duration,
    pub(super) urgency: Urgency,
}

impl PushMessage<'_> {
    /// The headers of the request.
    pub(super) fn headers(
        &self,
        vapid: &Vapid,
        origin: &str,
        contact: &str,
        now_seconds: u64,
    ) -> Result<HeaderMap, Unspecified> {
        let value = |text: String| HeaderValue::try_from(text).map_err(|_| Unspecified);
        let ttl = self.ttl.min(MAX_TTL).as_secs().to_string();
        Ok(HeaderMap::from_iter([
            (AUTHORIZATION, value(vapid.authorization(origin, contact, now_seconds)?)?),
            (CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            ("ttl".parse().map_err(|_| Unspecified)?, value(ttl)?),
            ("urgency".parse().map_err(|_| Unspecified)?, HeaderValue::from_static(self.urgency.name())),
            ("topic".parse().map_err(|_| Unspecified)?, value(topic(self.topic))?),
        ]))
    }
}

/// A topic has at most 32 letters of base64url, and says nothing to the push service.
fn topic(tag: &str) -> String {
    BASE64.encode(&Sha256::digest(tag)[..24])
}

/// Whether the keys of a browser have the right form.
pub fn are_valid(keys: &PushKeys) -> bool {
    decoded(keys).is_some()
}

fn decoded(PushKeys { p256dh, auth }: &PushKeys) -> Option<([u8; POINT_BYTES], [u8; SECRET_BYTES])> {
    // Some browsers end base64 with `=`.
    let decode = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
    let point: [u8; POINT_BYTES] = decode(p256dh)?.try_into().ok()?;
    (point[0] == 4).then_some((point, decode(auth)?.try_into().ok()?))
}

/// Encrypts a message for a browser: a header with salt and key, and one record.
pub(super) fn encrypt(keys: &PushKeys, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let (browser, secret) = decoded(keys).ok_or(Unspecified)?;
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let own_public = own.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, browser);
    let (key, nonce) = agree_ephemeral(own, &peer, |shared| {
        let info: [&[u8]; 3] = [b"WebPush: info\0", &browser, own_public.as_ref()];
        let input: [u8; 32] = derive(&secret, shared, &info)?;
        let key: [u8; 16] = derive(&salt, &input, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = derive(&salt, &input, &[b"Content-Encoding: nonce\0"])?;
        Ok::<_, Unspecified>((key, nonce))
    })??;
    // The last record of a message ends with 2.
    let mut record = [message, &[2]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
    let key_length = u8::try_from(own_public.as_ref().len()).map_err(|_| Unspecified)?;
    Ok([&salt, &RECORD_BYTES.to_be_bytes()[..], &[key_length], own_public.as_ref(), &record].concat())
}

/// A length of keys.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// HKDF with SHA-256.
fn derive<const N: usize>(salt: &[u8], input: &[u8], info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut derived = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(input).expand(info, Length(N))?.fill(&mut derived)?;
    Ok(derived)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[test]
    fn the_signature_names_the_push_service_and_can_be_checked() {
        let vapid = Vapid::of(&Vapid::new_private_key().unwrap()).unwrap();
        let header =
            vapid.authorization("https://push.example.org", "mailto:host@example.org", 1_000).unwrap();
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let key = BASE64.decode(key).unwrap();
        assert_eq!((key.len(), key[0]), (65, 4));
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = BASE64.decode(signature).unwrap();
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key).verify(signed.as_bytes(), &signature).unwrap();
        let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let expected =
            json!({"aud": "https://push.example.org", "exp": 44_200, "sub": "mailto:host@example.org"});
        assert_eq!(claims, expected);
    }

    #[test]
    fn keys_must_have_the_right_form() {
        let point = |first: u8, length: usize| {
            let mut point = vec![1; length];
            point[0] = first;
            BASE64.encode(point)
        };
        let keys = |p256dh: String, auth: usize| PushKeys { p256dh, auth: BASE64.encode(vec![1; auth]) };
        assert!(are_valid(&keys(point(4, 65), 16)));
        assert!(are_valid(&keys(format!("{}=", point(4, 65)), 16)));
        for bad in
            [keys(point(2, 65), 16), keys(point(4, 64), 16), keys(point(4, 65), 15), keys("*".to_owned(), 16)]
        {
            assert!(!are_valid(&bad));
        }
        assert!(encrypt(&keys(point(4, 65), 16), b"text").is_err(), "no point of the curve");
    }

    #[test]
    fn a_topic_follows_from_the_tag_and_is_short() {
        assert_eq!(topic("a").len(), 32);
        assert_eq!(topic("a"), topic("a"));
        assert_ne!(topic("a"), topic("b"));
    }
}
