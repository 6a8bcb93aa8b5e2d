//! The users who may open the host's page, and the links to it.

use super::{Millis, StoreError, UserFound};
use async_trait::async_trait;
use protocol::UserId;

/// A link that opens the host's page while no host is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewHostLink {
    /// The SHA-256 of the token in the link.
    pub token: [u8; 32],
    pub ends: Millis,
}

/// Why somebody may open the host's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostAccess {
    /// The host named this user, who has signed in and not only come by a link from another device. `proved` is when they
    /// last signed in.
    Named { user: UserId, proved: Option<Millis> },
    /// A link opened it in this browser.
    ByLink,
}

/// Each method is one transaction.
#[async_trait]
pub trait HostStore: Send + Sync + 'static {
    /// The users whom the host named, who was named first comes first.
    async fn hosts(&self) -> Result<Vec<UserFound>, StoreError>;

    /// Whether the page opens for one of these sessions or visits. All are the SHA-256 of their tokens.
    async fn host_access(
        &self,
        sessions: &[[u8; 32]],
        visits: &[[u8; 32]],
        now: Millis,
    ) -> Result<Option<HostAccess>, StoreError>;

    /// Uses a link up, which opens the page in the browser with this visit. Returns `false` if the link does not work, or
    /// a host was named since. The browser in which it has opened the page may ask again.
    async fn open_by_host_link(
        &self,
        link: [u8; 32],
        visit: [u8; 32],
        until: Millis,
        now: Millis,
    ) -> Result<bool, StoreError>;
}
