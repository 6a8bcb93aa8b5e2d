//! The keys of this installation. All follow from one that the store keeps: that by which push services know it.

use crate::push::Vapid;
use ring::hmac;
use sha2::{Digest as _, Sha256};
use store::{Store, StoreError};

/// The keys of an installation, which all its servers share.
pub struct Keys {
    /// The key pair by which push services know this installation.
    pub(crate) vapid: Vapid,
    /// Signs the links that stop mails.
    pub(crate) links: hmac::Key,
    /// Makes tokens of the keys of requests.
    pub(crate) tokens: hmac::Key,
    /// The secret of the key that signs exported matches.
    pub exports: [u8; 32],
}

impl Keys {
    /// Loads the key from the store, or makes it at the first start.
    ///
    /// # Errors
    /// If the store does not answer, or its key cannot be read.
    pub async fn load(store: &dyn Store) -> Result<Self, StoreError> {
        let broken = |_| StoreError::Corrupt("the key for push services cannot be read".to_owned());
        let new =
            Vapid::new_private_key().map_err(|_| StoreError::Corrupt("no key could be made".to_owned()))?;
        let key = store.notice_key(&new).await?;
        let secret = |purpose: &[u8]| secret_of(&key, purpose);
        Ok(Self {
            vapid: Vapid::of(&key).map_err(broken)?,
            links: hmac::Key::new(hmac::HMAC_SHA256, &secret(b"links that stop mails")),
            tokens: hmac::Key::new(hmac::HMAC_SHA256, &secret(b"tokens of requests with keys")),
            exports: secret(b"signatures of exported matches"),
        })
    }
}

/// A secret for another purpose than the key itself.
fn secret_of(key: &[u8], purpose: &[u8]) -> [u8; 32] {
    Sha256::new().chain_update(purpose).chain_update(key).finalize().into()
}
