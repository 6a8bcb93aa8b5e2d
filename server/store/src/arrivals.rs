//! Browsers that sign in, and users who add a way to do so. What proves who they are is used up in the transaction of what
//! follows from it.

use super::keyed::KeyedRequest;
use super::sign_in::{MethodAdded, SignInMethod};
use super::{Millis, StoreError};
use async_trait::async_trait;
use protocol::UserId;
use uuid::Uuid;

/// A code as it was entered.
#[derive(Clone, Copy)]
pub struct EnteredCode {
    /// The SHA-256 of the secret of the browser.
    pub browser: [u8; 32],
    /// The SHA-256 of the code and the secret of the browser.
    pub code: [u8; 32],
    /// How often it may be entered wrong.
    pub attempts: u32,
}

/// An answer of a passkey, which was found to be right.
#[derive(Clone, Copy)]
pub struct UsedPasskey<'a> {
    pub challenge: [u8; 16],
    pub method: Uuid,
    /// What it was checked with, and what the next answer is checked with.
    pub before: &'a str,
    pub secret: &'a str,
}

/// A browser that shows as whom it signs in.
#[derive(Clone, Copy)]
pub struct Arrival<'a> {
    /// The user who the browser is already, and the SHA-256 of the token of its session.
    pub here: Option<(UserId, [u8; 32])>,
    /// The SHA-256 of the token of a session that begins if the browser becomes another user, and when it ends. `None` if
    /// no session may begin in this way.
    pub session: Option<([u8; 32], Millis)>,
    pub now: Millis,
    pub request: Option<&'a KeyedRequest>,
}

/// What became of an [`Arrival`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrived {
    /// The browser is this user, in a new session, or in its own, which is proved again.
    As(UserId),
    /// It would be another user, and no session may begin.
    NotAdmitted,
    /// What should have proved it is wrong, has ended, or was used up.
    Refused,
}

/// A way to sign in that is to be added.
#[derive(Clone, Copy)]
pub struct NewMethod<'a> {
    pub method: &'a SignInMethod,
    /// The most methods of one user.
    pub limit: u32,
    /// The SHA-256 of the token of the session of the user, which is proved again.
    pub session: [u8; 32],
    pub request: Option<&'a KeyedRequest>,
}

/// Each method is one transaction.
#[async_trait]
pub trait ArrivalStore: Send + Sync + 'static {
    /// Signs a browser in with the code that it asked for.
    async fn sign_in_with_code(
        &self,
        code: &EnteredCode,
        arrival: &Arrival<'_>,
    ) -> Result<Arrived, StoreError>;

    /// Signs a browser in with a passkey. Of two answers to one challenge, or with one counter, one is refused.
    async fn sign_in_with_passkey(
        &self,
        used: &UsedPasskey<'_>,
        arrival: &Arrival<'_>,
    ) -> Result<Arrived, StoreError>;

    /// Adds the mailbox to which a code was sent, whose address takes the place of the handle and the label of the method.
    /// `None` if the code is not right.
    async fn add_mailbox(
        &self,
        code: &EnteredCode,
        new: &NewMethod<'_>,
    ) -> Result<Option<MethodAdded>, StoreError>;

    /// Adds the passkey that a browser has made for this challenge. `None` if it was used up, or the user was not asked.
    async fn add_passkey(
        &self,
        challenge: [u8; 16],
        new: &NewMethod<'_>,
    ) -> Result<Option<MethodAdded>, StoreError>;
}
