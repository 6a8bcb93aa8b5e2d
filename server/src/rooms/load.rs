//! How a room comes into memory.

use super::Rooms;
use crate::entropy;
use crate::store::{Snapshot, Store, StoreError, StoredMatch};
use protocol::{ChatLine, Code, MatchId, limits};
use room::{BUILD, Broken, Opening, Room};

/// Lines of chat that a room has in memory.
pub(super) const SNAPSHOT_LINES: u32 = limits::SNAPSHOT_LINES as u32;

/// Brings a room into memory, after a lease of its match.
pub(super) async fn load(rooms: &Rooms, id: MatchId) -> Result<Box<Room>, Code> {
    let services = &rooms.services;
    let store = &*services.store;
    let cannot_load = |error: StoreError| {
        tracing::warn!(room = %id, %error, "a match could not be loaded");
        match error {
            StoreError::Unavailable(_) => Code::Unavailable,
            _ => Code::Internal,
        }
    };
    let cannot_rebuild = |error: Unopened| {
        tracing::error!(room = %id, %error, "a stored match cannot be rebuilt");
        Code::Internal
    };
    // Ids may be made up by anybody: those that name nothing cost a look, and no lease.
    if store.version(id).await.map_err(cannot_load)?.is_none() {
        return Err(Code::NotFound);
    }
    // Before it is loaded: whoever leads must look for our steps before we write any.
    let leases = rooms.lease(&[id]).await.map_err(cannot_load)?;
    let &[(_, lease)] = leases.as_slice() else { return Err(Code::NotFound) };
    let (mut stored, snapshot) = latest(store, id).await.map_err(cannot_load)?.ok_or(Code::NotFound)?;
    let chat = store.chat(id, SNAPSHOT_LINES).await.map_err(cannot_load)?;
    let opening = || entropy::opening(&services.build, lease);
    if snapshot.is_some() {
        match open(stored, chat.clone(), Opening { snapshot, ..opening() }).await {
            Ok(room) => return Ok(room),
            Err(error) => tracing::warn!(room = %id, %error, "a match is folded from its first step"),
        }
        stored = store.load(id).await.map_err(cannot_load)?.ok_or(Code::NotFound)?;
    }
    open(stored, chat, opening()).await.map_err(cannot_rebuild)
}

/// A match from the step of its latest snapshot on, or as a whole.
async fn latest(
    store: &dyn Store,
    id: MatchId,
) -> Result<Option<(StoredMatch, Option<Snapshot>)>, StoreError> {
    if let Some(snapshot) = store.snapshot(id, BUILD).await? {
        let stored = store.load_since(id, snapshot.version.saturating_sub(1)).await?;
        // It may be of what is not there any more, where somebody put an older copy of the database in place.
        if let Some(stored) = stored.filter(|stored| stored.row.version >= snapshot.version) {
            return Ok(Some((stored, Some(snapshot))));
        }
    }
    Ok(store.load(id).await?.map(|stored| (stored, None)))
}

/// Folds a match. A long one takes a while: other rooms on this thread must not wait for it.
async fn open(stored: StoredMatch, chat: Vec<ChatLine>, opening: Opening) -> Result<Box<Room>, Unopened> {
    let opened = tokio::task::spawn_blocking(move || Room::open(&stored, chat, opening).map(Box::new)).await;
    Ok(opened.map_err(|_| Unopened::Panicked)??)
}

/// Why a match cannot be rebuilt.
#[derive(Debug, thiserror::Error)]
enum Unopened {
    #[error(transparent)]
    Broken(#[from] Broken),
    #[error("its game panicked")]
    Panicked,
}
