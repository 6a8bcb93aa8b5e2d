//! What is stored about signing in again: the methods of users, the codes that were sent, and how fresh a session is.
//!
//! A user is a cookie until they keep a *method*: a mailbox, a passkey, or an account at a provider. `http/guests.rs`
//! makes a browser another user; `http/sign_in.rs`, `http/passkeys.rs` and `http/providers.rs` decide whether it may.
//!
//! Only a sign-in *proves*, and a method that was just added. A session knows when that last happened in it (`proved`),
//! and for 15 minutes after that methods may be changed. A session that a link opens proves what the session proved in
//! which the link was made, and nothing by being new, so a browser that was borrowed for a minute takes no account. A
//! guest, who has nothing to prove with, is whoever has the cookie; but a session opened by a link (`by_link`) changes
//! and takes nothing of a guest who has another session.
//!
//! Each sign-in writes an entry, and the servers that follow it tell the user's other sockets. A device whose page was
//! not open is told when it connects: a session keeps up to when it was told (`told`).

use super::keyed::KeyedRequest;
use super::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{SignInKind, UserId};
use uuid::Uuid;

/// A way in which a user signs in again.
#[derive(Clone, PartialEq, Eq)]
pub struct SignInMethod {
    pub id: Uuid,
    pub user: UserId,
    pub kind: SignInKind,
    /// What finds it: a mail address in lower case, the id of a passkey, or the issuer and the subject of a provider. No two
    /// methods of a kind have the same.
    pub handle: String,
    /// How its owner knows it.
    pub label: String,
    /// What it is checked with, as JSON.
    pub secret: String,
    pub added: Millis,
    /// When it was last used.
    pub used: Option<Millis>,
}

impl std::fmt::Debug for SignInMethod {
    // Without the address and the key, which must not appear in logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SignInMethod").field("id", &self.id).field("user", &self.user).finish_non_exhaustive()
    }
}

/// What became of a method that a user wanted to add.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MethodAdded {
    Added,
    /// It is a method of a user already, perhaps of the same.
    Taken,
    /// The user has as many methods as they may.
    TooMany,
    /// Somebody else keeps the name of the user, or one that looks like it.
    NameTaken,
    /// The host has erased the user, or the guest is another user now.
    NoUser,
}

/// What a session proves about who uses it. It proves nothing that it exists: whoever had a device for a minute may have
/// opened it by a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// When its user, who has a way to sign in, last signed in or added one, in this session or in the one whose link opened
    /// it. `None` for never.
    SignedIn(Option<Millis>),
    /// Its user has no way to sign in, so that nobody could prove more.
    Guest,
    /// The same, but a link opened it, and the guest has another session that goes on.
    LentGuest,
}

/// What a code is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodePurpose {
    /// Signing in as the user who has the address, whoever that is.
    SignIn,
    /// Adding the address to the methods of this user.
    Add(UserId),
}

/// A code that somebody asked for.
#[derive(Clone)]
pub struct CodeOffer {
    /// The SHA-256 of the secret of the browser that asked.
    pub browser: [u8; 32],
    /// In lower case.
    pub address: String,
    pub purpose: CodePurpose,
    /// The SHA-256 of the code and the secret of the browser.
    pub code: [u8; 32],
    pub asked: Millis,
    pub ends: Millis,
}

/// How many codes may be asked for: so many at once, and as many again in the course of each day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLimit {
    /// What is limited, as a keyed hash.
    pub counter: [u8; 32],
    pub a_day: u32,
}

/// What a browser was asked to sign with a passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyCeremony {
    /// The user who adds the passkey; `None` for signing in.
    pub user: Option<UserId>,
    pub state: Vec<u8>,
}

/// What only this server knows of a visit to a provider.
#[derive(Clone, PartialEq, Eq)]
pub struct Pledge {
    /// What the ID token must contain.
    pub nonce: String,
    /// What proves to the provider that the code is ours (PKCE).
    pub verifier: String,
}

impl std::fmt::Debug for Pledge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pledge(secret)")
    }
}

/// A browser that is sent to a provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProviderVisit {
    /// The SHA-256 of the state with which it comes back.
    pub state: [u8; 32],
    /// The SHA-256 of the secret of the browser.
    pub browser: [u8; 32],
    /// The key of the provider.
    pub provider: String,
    /// The user who adds the provider to their methods; `None` for signing in.
    pub user: Option<UserId>,
    pub pledge: Pledge,
    pub ends: Millis,
}

/// Reads and writes what is stored about signing in again. Each method is one transaction.
#[async_trait]
pub trait SignInStore: Send + Sync + 'static {
    /// The methods of a user, oldest first.
    async fn sign_in_methods(&self, user: UserId) -> Result<Vec<SignInMethod>, StoreError>;

    /// The method with this handle.
    async fn sign_in_method(
        &self,
        kind: SignInKind,
        handle: &str,
    ) -> Result<Option<SignInMethod>, StoreError>;

    /// Adds a method, unless somebody has it or the user has `limit` methods. From the first one on, the name of the user is
    /// kept for them. To add it is to show in this session of the user that it is them.
    async fn add_sign_in_method(
        &self,
        method: &SignInMethod,
        limit: u32,
        session: Option<[u8; 32]>,
    ) -> Result<MethodAdded, StoreError>;

    /// Removes a method of a user. Returns whether there was one. With the last one, the name of the user is kept no longer.
    async fn remove_sign_in_method(&self, user: UserId, id: Uuid, now: Millis) -> Result<bool, StoreError>;

    /// Whether nobody else keeps the name of the user or one that looks like it.
    async fn can_keep_name(&self, user: UserId) -> Result<bool, StoreError>;

    /// Records that a method was used, and replaces what it is checked with. Returns `false` and changes nothing if that is
    /// no longer `before`, because somebody else has used it at the same time.
    async fn use_sign_in_method(
        &self,
        id: Uuid,
        before: &str,
        secret: &str,
        now: Millis,
    ) -> Result<bool, StoreError>;

    /// Counts a code that somebody asks for by mail. Returns when the next one may be asked for if this one may not.
    async fn count_code(&self, limit: CodeLimit, now: Millis) -> Result<Option<Millis>, StoreError>;

    /// Stores a code. Returns whether it is to be sent: somebody has the address, or wants to add it.
    async fn offer_sign_in_code(
        &self,
        offer: &CodeOffer,
        request: Option<&KeyedRequest>,
    ) -> Result<bool, StoreError>;

    /// How many passkeys belong to another domain than this one.
    async fn passkeys_elsewhere(&self, domain: &str) -> Result<u64, StoreError>;

    /// Stores what a browser is asked to sign with a passkey, which `user` adds. `None` for signing in.
    async fn begin_passkey_ceremony(
        &self,
        challenge: [u8; 16],
        user: Option<UserId>,
        state: &[u8],
        until: Millis,
    ) -> Result<(), StoreError>;

    /// What a browser was asked with this challenge, with the user who adds the passkey; `None` if that was used up.
    async fn passkey_ceremony(
        &self,
        challenge: [u8; 16],
        now: Millis,
    ) -> Result<Option<PasskeyCeremony>, StoreError>;

    /// Stores that a browser is sent to a provider.
    async fn begin_provider_visit(&self, visit: &ProviderVisit) -> Result<(), StoreError>;

    /// The visit from which this very browser comes back from this provider. A second call returns `None`.
    async fn take_provider_visit(
        &self,
        state: [u8; 32],
        browser: [u8; 32],
        provider: &str,
        now: Millis,
    ) -> Result<Option<ProviderVisit>, StoreError>;

    /// Tells all servers that a session of the user has begun.
    async fn note_sign_in(&self, user: UserId, token: [u8; 32]) -> Result<(), StoreError>;

    /// The devices on which the user of a session has signed in since it was last told, or began: the browser and system of
    /// each, or an empty text. From now on they are told.
    async fn take_sign_ins_elsewhere(&self, token: [u8; 32], now: Millis) -> Result<Vec<String>, StoreError>;

    /// What a session that has not ended proves.
    async fn proof(&self, token: [u8; 32], now: Millis) -> Result<Option<Proof>, StoreError>;

    /// Records that the user of a session shows now that it is them.
    async fn prove_session(&self, token: [u8; 32], now: Millis) -> Result<(), StoreError>;
}
