//! A file of a match that somebody looks at. The server checks it, answers with the whole match, and keeps nothing of it.

use crate::Replay;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The answer to a file that holds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookedAt {
    pub signed: FileSigner,
    /// Whether the actions were played again and led to the events of the file. Without that, nobody has checked that the
    /// rules allow them: the file names other rules than those of this server.
    pub played_again: bool,
    /// The match as each kind of viewer sees it: every seat by its number, `watch` and `all`.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, Replay>"))]
    pub views: BTreeMap<String, Replay>,
}

/// The signature of a file, as far as the server can judge it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "by", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FileSigner {
    /// The server that looks at it.
    ThisServer,
    /// A key that the server does not know, with its fingerprint. It proves nothing: anybody can make a key.
    UnknownKey { fingerprint: String },
    /// Nobody, as in files from before signatures: anybody may have written it.
    Nobody,
}

/// Why a file cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FileFault {
    /// It is no file of a match.
    NoMatchFile,
    /// Its format is none that any server wrote.
    UnknownFormat,
    /// A later version of the program wrote it.
    TooNew,
    /// The server does not have its game.
    UnknownGame,
    /// Its hashes or its signature are wrong: it was changed after it was written.
    Altered,
    /// Its steps are not possible, or do not lead to what it says.
    Impossible,
    /// The match in it never began.
    NotStarted,
    /// It has more steps than the server shows, or they show too much.
    TooLong,
    /// The time for one file was over before all of it was played.
    TookTooLong,
    /// The game failed on it, so it cannot be played again.
    NotPlayable,
}
