//! Loads a room into memory, and reads its match again.

use super::names::{ShownInRoom, look_up};
use super::opening;
use super::{FIRST_RETRY, MAX_RETRY, Rooms};
use base::tasks;
use protocol::{Code, MatchId, limits};
use room::{BUILD, Opening, ReplayError, Room};
use std::panic::catch_unwind;
use store::{Chat, RoomData, Store, StoreError, StoredMatch, StoredRoom};

/// The number of chat lines that a room has in memory.
pub(super) const CHAT_LINES: u32 = limits::SNAPSHOT_CHAT_LINES as u32;

/// Replaying this many steps takes less than a millisecond.
const MAX_INLINE_STEPS: usize = 50;

/// Takes a lease on a match and loads its room.
pub(super) async fn load(rooms: &Rooms, id: MatchId, shown: &mut ShownInRoom) -> Result<Box<Room>, Code> {
    let services = &rooms.services;
    let store = &*services.store;
    let cannot_load = |error: StoreError| {
        tracing::warn!(room = %id, %error, "a match could not be loaded");
        match error {
            StoreError::Unavailable(_) => Code::Unavailable,
            _ => Code::Internal,
        }
    };
    let cannot_rebuild = |error: RebuildError| {
        tracing::error!(room = %id, %error, "the stored match cannot be replayed");
        rooms.failures.note(id, services.clock.moment());
        Code::Internal
    };
    if rooms.failures.is_blocked(id, services.clock.moment()) {
        tracing::debug!(room = %id, "a room that failed is not loaded for a while");
        return Err(Code::Internal);
    }
    // The lease is taken before the match is loaded, so that the leading server looks for our steps before we write
    // any.
    let leases = rooms.lease(&[id]).await.map_err(cannot_load)?;
    let &[(_, lease)] = leases.as_slice() else { return Err(Code::NotFound) };
    let latest =
        store.load_for_room(id, BUILD, CHAT_LINES).await.map_err(cannot_load)?.ok_or(Code::NotFound)?;
    let RoomData { stored, snapshot, chat, openings } = latest;
    let opening = || opening::opening(&services.build, lease);
    let from_snapshot = match snapshot {
        Some(snapshot) => {
            let opening = Opening { snapshot: Some(snapshot), ..opening() };
            rebuild(stored, chat.clone(), opening).await
        }
        None => rebuild(stored, chat.clone(), opening()).await.map_err(cannot_rebuild).map(Ok)?,
    };
    let mut room = match from_snapshot {
        Ok(room) => room,
        Err(error) => {
            tracing::warn!(room = %id, %error, "the snapshot cannot be used: the match is replayed from its first step");
            let stored = store.load(id).await.map_err(cannot_load)?.ok_or(Code::NotFound)?;
            rebuild(stored, chat, opening()).await.map_err(cannot_rebuild)?
        }
    };
    room.set_openings(openings);
    let people = room.people();
    shown.add(&people);
    room.set_names(look_up(store, &people).await.map_err(cannot_load)?);
    Ok(room)
}

/// Reloads a match unless its version in the store is the known one, and retries until it succeeds.
pub(super) async fn reload(rooms: &Rooms, id: MatchId, known: u64) -> Option<Box<StoredRoom>> {
    let services = &rooms.services;
    let mut pause = FIRST_RETRY;
    loop {
        // The store gives lost time back before any deadline counts as passed. If it did, the clocks that the room
        // knows are out of date, so the match is loaded in any case.
        let known = match services.uptime.wait_until_settled().await {
            true => 0,
            false => known,
        };
        match load_unless(&*services.store, id, known).await {
            Ok(Some(Reload::Same)) => return None,
            Ok(Some(Reload::Other(stored_room))) => return Some(stored_room),
            Ok(None) => tracing::error!(room = %id, "a match is missing in the store"),
            Err(error) => tracing::warn!(room = %id, %error, "a match could not be reloaded"),
        }
        services.clock.sleep(pause).await;
        pause = (pause * 2).min(MAX_RETRY);
    }
}

enum Reload {
    Same,
    Other(Box<StoredRoom>),
}

async fn load_unless(store: &dyn Store, id: MatchId, known: u64) -> Result<Option<Reload>, StoreError> {
    let stored = match store.version(id).await? {
        Some(version) if version == known => return Ok(Some(Reload::Same)),
        Some(version) if version > known => store.load_since(id, known).await?,
        // The room has more steps than the store: load everything.
        _ => store.load(id).await?,
    };
    let Some(stored) = stored else { return Ok(None) };
    let chat = store.chat(id, CHAT_LINES).await?;
    Ok(Some(Reload::Other(Box::new(StoredRoom { stored, chat }))))
}

/// Replays a match. A long one takes a while and runs on a blocking thread, so that other rooms on this thread need not
/// wait.
async fn rebuild(stored: StoredMatch, chat: Chat, opening: Opening) -> Result<Box<Room>, RebuildError> {
    let is_short = stored.steps.len() <= MAX_INLINE_STEPS && opening.snapshot.is_none();
    let replay = move || catch_unwind(|| Room::open(&stored, chat, opening).map(Box::new));
    let opened = match is_short {
        true => replay(),
        false => tasks::compute(replay).await.map_err(|_| RebuildError::Panicked)?,
    };
    Ok(opened.map_err(|_| RebuildError::Panicked)??)
}

/// Why a match cannot be loaded.
#[derive(Debug, thiserror::Error)]
enum RebuildError {
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("the game panicked")]
    Panicked,
}
