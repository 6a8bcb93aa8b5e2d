//! Circles: people who play together. What a circle has is for its members alone; who has its link may join.

use super::circle_webhooks::{CircleWebhook, StoredCircleWebhook};
use super::keyed::KeyedRequest;
use super::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, MatchId, UserId};
use std::collections::BTreeMap;
use std::fmt;

/// The secret in the link with which one joins a circle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CircleKey(pub [u8; 16]);

impl fmt::Debug for CircleKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CircleKey(secret)")
    }
}

/// A circle that a user makes, who is its owner and first member.
#[derive(Clone, Copy, Debug)]
pub struct NewCircle<'a> {
    pub id: CircleId,
    pub name: &'a str,
    pub owner: UserId,
    pub key: CircleKey,
    pub at: Millis,
}

/// A circle as its members see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    pub id: CircleId,
    pub name: String,
    pub owner: UserId,
    pub key: CircleKey,
    /// The member who joined first comes first.
    pub members: Vec<CircleMember>,
    pub webhook: Option<StoredCircleWebhook>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CircleMember {
    pub user: UserId,
    pub joined: Millis,
}

/// A circle in the list of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CircleEntry {
    pub id: CircleId,
    pub name: String,
    pub owner: UserId,
    /// When the user joined.
    pub joined: Millis,
    /// The number of members.
    pub members: u32,
}

/// What somebody with the link sees of a circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CircleOfLink {
    pub id: CircleId,
    pub name: String,
    pub owner: UserId,
    /// The number of members.
    pub members: u32,
    /// Whether who looks is a member.
    pub is_member: bool,
}

/// How many members a circle has, and how many circles a user is in, at most.
#[derive(Clone, Copy, Debug)]
pub struct CircleLimits {
    pub members: u32,
    pub circles: u32,
}

/// What became of somebody who joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CircleJoined {
    /// The user is a member now, or was one before.
    Member(CircleId),
    /// The circle has as many members, or the user as many circles, as may be.
    Full,
    /// The link leads nowhere.
    NoCircle,
}

/// What an owner does with a circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CircleChange {
    Rename(String),
    /// The link with the earlier key leads nowhere.
    Renew(CircleKey),
    /// The ends of matches are told there from now on, or nowhere.
    SetWebhook(Option<CircleWebhook>),
    /// Another member becomes the owner. The webhook, which is the earlier owner's, is removed.
    HandOver(UserId),
    /// Somebody else is no longer a member.
    Remove(UserId),
    /// The circle is no more. Matches that were played in it stay.
    End,
}

/// What became of a [`CircleChange`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CircleChanged {
    Done,
    /// The user who asked is a member and not the owner.
    NotOwner,
    /// Who asked is no member, there is no such circle, or the change is about somebody who is no member.
    NotFound,
}

/// What a viewer of a table knows of the circle that it was set up in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CircleOfTable {
    None,
    /// The viewer is no member.
    Hidden,
    Known {
        id: CircleId,
        name: String,
    },
}

/// Each method is one transaction.
#[async_trait]
pub trait CircleStore: Send + Sync + 'static {
    /// Makes a circle, for a request with a key if there is one. Returns `false` if the owner is in as many as may be.
    async fn make_circle(
        &self,
        new: &NewCircle<'_>,
        limits: CircleLimits,
        request: Option<&KeyedRequest>,
    ) -> Result<bool, StoreError>;

    /// The circles of a user, the one joined last first.
    async fn circles_of(&self, user: UserId) -> Result<Vec<CircleEntry>, StoreError>;

    /// A circle, if the viewer is a member.
    async fn circle(&self, id: CircleId, viewer: UserId) -> Result<Option<Circle>, StoreError>;

    async fn circle_of_link(
        &self,
        key: CircleKey,
        viewer: Option<UserId>,
    ) -> Result<Option<CircleOfLink>, StoreError>;

    async fn join_circle(
        &self,
        key: CircleKey,
        user: UserId,
        limits: CircleLimits,
        now: Millis,
    ) -> Result<CircleJoined, StoreError>;

    async fn change_circle(
        &self,
        id: CircleId,
        by: UserId,
        change: &CircleChange,
    ) -> Result<CircleChanged, StoreError>;

    /// Ends a membership. If it was the owner's, who has been a member the longest becomes the owner; without members the
    /// circle is no more. Returns `false` if the user was no member.
    async fn leave_circle(&self, id: CircleId, user: UserId) -> Result<bool, StoreError>;

    async fn circle_of_table(&self, id: MatchId, viewer: Option<UserId>)
    -> Result<CircleOfTable, StoreError>;

    /// The keys of the invitations to the tables of a circle that have not started, if the viewer is a member.
    async fn circle_invitations(
        &self,
        id: CircleId,
        viewer: UserId,
    ) -> Result<BTreeMap<MatchId, String>, StoreError>;
}
