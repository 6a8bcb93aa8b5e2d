//! How a room comes into memory.

use super::Rooms;
use crate::entropy;
use crate::store::{Chat, Latest, StoreError, StoredMatch};
use protocol::{Code, MatchId, limits};
use room::{BUILD, Broken, Opening, Room};
use std::panic::catch_unwind;

/// Lines of chat that a room has in memory.
pub(super) const SNAPSHOT_LINES: u32 = limits::SNAPSHOT_LINES as u32;

/// So many steps are folded in less than a millisecond.
const FEW_STEPS: usize = 50;

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
        rooms.failures.note(id, services.clock.moment());
        Code::Internal
    };
    if rooms.failures.bars(id, services.clock.moment()) {
        tracing::debug!(room = %id, "a room that failed is left alone for a while");
        return Err(Code::Internal);
    }
    // Before it is loaded: whoever leads must look for our steps before we write any.
    let leases = rooms.lease(&[id]).await.map_err(cannot_load)?;
    let &[(_, lease)] = leases.as_slice() else { return Err(Code::NotFound) };
    let latest = store.latest(id, BUILD, SNAPSHOT_LINES).await.map_err(cannot_load)?.ok_or(Code::NotFound)?;
    let Latest { mut stored, snapshot, chat } = latest;
    let opening = || entropy::opening(&services.build, lease);
    if let Some(snapshot) = snapshot {
        match open(stored, chat.clone(), Opening { snapshot: Some(snapshot), ..opening() }).await {
            Ok(room) => return Ok(room),
            Err(error) => tracing::warn!(room = %id, %error, "a match is folded from its first step"),
        }
        stored = store.load(id).await.map_err(cannot_load)?.ok_or(Code::NotFound)?;
    }
    open(stored, chat, opening()).await.map_err(cannot_rebuild)
}

/// Folds a match. A long one takes a while: other rooms on this thread must not wait for it.
async fn open(stored: StoredMatch, chat: Chat, opening: Opening) -> Result<Box<Room>, Unopened> {
    let is_short = stored.steps.len() <= FEW_STEPS && opening.snapshot.is_none();
    let fold = move || catch_unwind(|| Room::open(&stored, chat, opening).map(Box::new));
    let opened = match is_short {
        true => fold(),
        false => tokio::task::spawn_blocking(fold).await.map_err(|_| Unopened::Panicked)?,
    };
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
