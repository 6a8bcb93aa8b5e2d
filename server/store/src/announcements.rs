//! Announcements: what the host tells everybody who has a page open.

use super::{Millis, StoreError};
use async_trait::async_trait;
use protocol::Announcement;

#[async_trait]
pub trait AnnouncementStore: Send + Sync + 'static {
    /// The announcements that are not over at `now`, those that are shown later included. What is over first comes first.
    async fn announcements(&self, now: Millis) -> Result<Vec<Announcement>, StoreError>;
}
