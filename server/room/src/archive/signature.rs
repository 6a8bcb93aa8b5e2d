//! Signatures of archives (Ed25519): they prove which installation wrote a file.

use ring::signature::{ED25519, Ed25519KeyPair, KeyPair as _, UnparsedPublicKey};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

const KEY_BYTES: usize = 32;
/// A fingerprint is the beginning of the hash of a key. Nobody can make another key with the same one.
const FINGERPRINT_BYTES: usize = 16;

/// The key with which an installation signs its files.
pub struct SigningKey(Ed25519KeyPair);

impl SigningKey {
    /// The key that follows from a secret.
    ///
    /// # Panics
    /// Never: any 32 bytes are a private key.
    #[must_use]
    pub fn of(secret: &[u8; KEY_BYTES]) -> Self {
        Self(Ed25519KeyPair::from_seed_unchecked(secret).expect("any 32 bytes are a private key"))
    }

    /// The key with which anybody can check a signature of this one.
    ///
    /// # Panics
    /// Never: a public key has 32 bytes.
    #[must_use]
    pub fn public_key(&self) -> PublicKey {
        PublicKey(self.0.public_key().as_ref().try_into().expect("a public key has 32 bytes"))
    }

    pub(super) fn sign(&self, text: &str) -> Signature {
        Signature { key: self.public_key(), value: hex::encode(self.0.sign(text.as_bytes())) }
    }
}

/// The public key of an installation. Its text is hexadecimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PublicKey([u8; KEY_BYTES]);

impl PublicKey {
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        let hash = Sha256::digest(self.0);
        let mut fingerprint = [0; FINGERPRINT_BYTES];
        fingerprint.copy_from_slice(&hash[..FINGERPRINT_BYTES]);
        Fingerprint(fingerprint)
    }
}

/// A short name of a public key. Its text is hexadecimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint([u8; FINGERPRINT_BYTES]);

/// The text of a key or of a fingerprint has the wrong form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{digits} hexadecimal digits are expected", digits = 2 * .0)]
pub struct WrongForm(usize);

fn bytes<const N: usize>(text: &str) -> Result<[u8; N], WrongForm> {
    let mut bytes = [0; N];
    hex::decode_to_slice(text, &mut bytes).map(|()| bytes).map_err(|_| WrongForm(N))
}

impl FromStr for PublicKey {
    type Err = WrongForm;

    fn from_str(text: &str) -> Result<Self, WrongForm> {
        bytes(text).map(Self)
    }
}

impl TryFrom<String> for PublicKey {
    type Error = WrongForm;

    fn try_from(text: String) -> Result<Self, WrongForm> {
        text.parse()
    }
}

impl From<PublicKey> for String {
    fn from(key: PublicKey) -> Self {
        key.to_string()
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for Fingerprint {
    type Err = WrongForm;

    fn from_str(text: &str) -> Result<Self, WrongForm> {
        bytes(text).map(Self)
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// A signature as a file has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Signature {
    pub(super) key: PublicKey,
    /// Hexadecimal.
    value: String,
}

impl Signature {
    /// Whether it is the signature of this text.
    pub(super) fn is_of(&self, text: &str) -> bool {
        let Ok(value) = hex::decode(&self.value) else { return false };
        UnparsedPublicKey::new(&ED25519, self.key.0).verify(text.as_bytes(), &value).is_ok()
    }
}
