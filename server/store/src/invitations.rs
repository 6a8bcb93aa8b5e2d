//! New users, and the invitations with which they come in where not everybody may.

use super::keyed::KeyedRequest;
use super::sign_in::SignInMethod;
use super::{Millis, StoreError, UserRow};
use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// An invitation that the host makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewInvitation {
    pub id: Uuid,
    /// The SHA-256 of the token in the link.
    pub token: [u8; 32],
    /// How many may use it.
    pub uses: u32,
    pub ends: Millis,
}

/// An invitation that the host has made, and not revoked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvitationRow {
    pub id: Uuid,
    pub uses: u32,
    /// How many have used it.
    pub used: u32,
    pub created: Millis,
    pub ends: Millis,
}

/// A new user with a session.
#[derive(Clone, Copy)]
pub struct NewUser<'a> {
    pub row: &'a UserRow,
    /// The SHA-256 of the token of the session.
    pub session: [u8; 32],
    pub session_ends: Millis,
    /// How the user signs in again.
    pub method: Option<&'a SignInMethod>,
    /// The SHA-256 of the token of the invitation that is used, if one is needed.
    pub invitation: Option<[u8; 32]>,
    /// The request with a key that makes the user.
    pub request: Option<&'a KeyedRequest>,
}

/// What became of a [`NewUser`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserMade {
    Made,
    /// The invitation does not exist, has ended, or is used up.
    NotInvited,
    /// The method is one of a user already.
    MethodTaken,
    /// Somebody keeps the name, or one that looks like it.
    NameTaken,
}

#[async_trait]
pub trait InvitationStore {
    /// Writes a new user, and counts a use of the invitation. Unless all of it is possible, nothing is written.
    async fn make_user(&self, new: &NewUser<'_>) -> Result<UserMade, StoreError>;

    /// Whether an invitation can be used.
    async fn is_invitation(&self, token: [u8; 32], now: Millis) -> Result<bool, StoreError>;

    /// The invitations, newest first.
    async fn invitations(&self) -> Result<Vec<InvitationRow>, StoreError>;
}
