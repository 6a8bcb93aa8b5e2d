//! What a notice says of a table: only what a spectator may know.
//!
//! The match is replayed for that (`SpectatorView`), one at a time, on a thread that serves nobody.

use super::spectators::{Latest, SpectatorView, Unreadable};
use super::words::Words;
use base::tasks;
use protocol::{LogEntry, MatchId, NoticeKind, SeatNumber, TableStatus, UserId};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use store::notices::NoticeKey;
use store::{MatchResult, MatchRow, Millis, Names, SeatAssignment, SeatRow, Store, StoreError, StoredMatch};
use tokio::sync::Semaphore;

/// The names of bots, which have an icon in the client. The same as in `client-web/src/kit/model/players.ts`.
const BOT_NAMES: [&str; 6] = ["Pixel", "Tico", "Momo", "Zuca", "Bibi", "Kiki"];
/// How many tables are kept for the other players there and for other channels.
const MAX_KEPT: usize = 200;

/// A table as spectators see it.
#[derive(Debug)]
pub(super) struct Story {
    pub(super) row: MatchRow,
    pub(super) seats: Vec<SeatRow>,
    /// The names of users and bots by seat; `None` for users who were erased.
    names: BTreeMap<SeatNumber, Option<String>>,
    /// The names of the users when the table was read.
    users: Names,
    /// Which parameters of the sentences in the log are seats.
    pub(super) seat_params: &'static [&'static str],
    /// The latest steps, the latest first.
    pub(super) steps: Vec<LogEntry>,
    /// When the time of each awaited user is up.
    deadlines: BTreeMap<SeatNumber, Millis>,
}

/// Reads tables, one at a time.
pub(super) struct Stories {
    spectators: Arc<dyn SpectatorView>,
    permit: Arc<Semaphore>,
    kept: Mutex<HashMap<MatchId, Arc<Story>>>,
}

/// Why a table could not be read.
#[derive(Debug, thiserror::Error)]
pub(super) enum StoryError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Replay(#[from] Unreadable),
    #[error("there is no such match")]
    NotFound,
    #[error("a game panicked")]
    Panicked,
}

impl Stories {
    pub(super) fn new(spectators: Arc<dyn SpectatorView>) -> Self {
        Self { spectators, permit: Arc::new(Semaphore::new(1)), kept: Mutex::default() }
    }

    /// Reads a table as it is now.
    pub(super) async fn read(&self, store: &dyn Store, id: MatchId) -> Result<Arc<Story>, StoryError> {
        let version = store.version(id).await?.ok_or(StoryError::NotFound)?;
        let names = store.names_at(id).await?;
        let is_current = |story: &&Arc<Story>| story.row.version == version && story.users == names;
        if let Some(story) = self.lock().get(&id).filter(is_current) {
            return Ok(Arc::clone(story));
        }
        let permit = Arc::clone(&self.permit).acquire_owned().await.map_err(|_| StoryError::Panicked)?;
        let stored = store.load_in_background(id).await?.ok_or(StoryError::NotFound)?;
        let spectators = Arc::clone(&self.spectators);
        let told = tasks::compute(move || {
            let _permit = permit;
            Story::of(stored, names, &*spectators)
        });
        let story = Arc::new(told.await.map_err(|_| StoryError::Panicked)??);
        let mut kept = self.lock();
        if kept.len() >= MAX_KEPT {
            kept.clear();
        }
        kept.insert(id, Arc::clone(&story));
        Ok(story)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<MatchId, Arc<Story>>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Story {
    fn of(stored: StoredMatch, users: Names, spectators: &dyn SpectatorView) -> Result<Self, Unreadable> {
        let is_played = stored.row.table.status == TableStatus::Running;
        let latest = if is_played { spectators.latest(&stored)? } else { Latest::default() };
        let Latest { steps, deadlines } = latest;
        let seat_params = spectators.seat_params(&stored.row.game);
        let name = |seat: &SeatRow| Some((seat.seat, name_of(seat, &users)?));
        let names = stored.seats.iter().filter_map(name).collect();
        Ok(Self { names, users, seat_params, row: stored.row, seats: stored.seats, steps, deadlines })
    }

    /// The seat of a user.
    pub(super) fn seat_of(&self, user: UserId) -> Option<SeatNumber> {
        self.seats.iter().find(|row| row.assignment.user() == Some(user)).map(|row| row.seat)
    }

    /// Whether what is to be told to the player of `seat` is still true.
    pub(super) fn still_holds(&self, key: &NoticeKey, seat: SeatNumber) -> bool {
        let Some(row) = self.seats.iter().find(|row| row.seat == seat) else { return false };
        let is_running = self.row.table.status == TableStatus::Running;
        match key.kind {
            NoticeKind::YourTurn | NoticeKind::TimeRunsOut => {
                let turn = row.awaited_since.map(|since| since.saturating_sub(self.row.given_back));
                is_running && turn == Some(key.since) && !row.assignment.is_played_by_bot()
            }
            NoticeKind::MatchBegins => is_running,
            NoticeKind::BotPlaysForYou => is_running && row.assignment.is_played_by_bot(),
            NoticeKind::AskedForAnotherMatch => self.row.table.status == TableStatus::Gathering,
            NoticeKind::MatchOver => self.row.table.status == TableStatus::Over,
            NoticeKind::SomebodyWrote => true,
        }
    }

    /// The name of the player of a seat, if it is taken.
    pub(super) fn name(&self, words: &Words, seat: SeatNumber) -> Option<String> {
        let name = self.names.get(&seat)?;
        Some(name.clone().unwrap_or_else(|| words.plain("told-somebody")))
    }

    /// The names of all players.
    pub(super) fn all_names(&self, words: &Words) -> BTreeMap<SeatNumber, String> {
        self.names.keys().filter_map(|&seat| Some((seat, self.name(words, seat)?))).collect()
    }

    /// The names of the players of the given seats, as one phrase.
    pub(super) fn named(&self, words: &Words, seats: impl Iterator<Item = SeatNumber>) -> String {
        words.names(&seats.filter_map(|seat| self.name(words, seat)).collect::<Vec<_>>())
    }

    /// Everybody at the table but one seat.
    pub(super) fn others(&self, words: &Words, own: SeatNumber) -> String {
        self.named(words, self.seats.iter().map(|row| row.seat).filter(|seat| *seat != own))
    }

    /// The seats that have to decide.
    pub(super) fn awaited(&self) -> Vec<SeatNumber> {
        self.seats.iter().filter(|row| row.awaited_since.is_some()).map(|row| row.seat).collect()
    }

    /// When the time of the player of a seat is up, if they are awaited.
    pub(super) fn deadline(&self, seat: SeatNumber) -> Option<Millis> {
        self.deadlines.get(&seat).copied()
    }

    pub(super) fn result(&self) -> Option<&MatchResult> {
        self.row.result.as_ref()
    }
}

/// The name of who has a seat: `Some(None)` is a user who was erased.
pub(super) fn name_of(row: &SeatRow, users: &Names) -> Option<Option<String>> {
    match &row.assignment {
        SeatAssignment::User { user, .. } => {
            Some(users.get(user).and_then(Option::as_ref).map(|user| user.name.clone()))
        }
        SeatAssignment::Bot { .. } => {
            Some(Some(BOT_NAMES[usize::from(row.seat) % BOT_NAMES.len()].to_owned()))
        }
        SeatAssignment::Empty => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_have_the_names_that_the_client_gives_them() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../client-web/src/kit/model/players.ts");
        let names = BOT_NAMES.map(|name| format!("'{name}'")).join(", ");
        assert!(std::fs::read_to_string(path).unwrap().contains(&format!("BOT_NAMES = [{names}]")));
    }
}
