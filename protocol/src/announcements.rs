//! Announcements: what the host tells everybody who has a page open.

use crate::AnnouncementId;
use serde::{Deserialize, Serialize};

/// What the host tells everybody who has a page open, for some time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announcement {
    pub id: AnnouncementId,
    pub says: Announced,
    /// From when on it is shown, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub from: u64,
    /// Until when it is shown.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: u64,
}

/// What an announcement says. A client has its own words for all but `text`, and shows times in the zone of the reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Announced {
    /// The server restarts at this time.
    Restart {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: u64,
    },
    /// Nobody can play in this time.
    Closed {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        from: u64,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        until: u64,
    },
    /// As the host wrote it, in whatever language.
    Text { text: String },
}
