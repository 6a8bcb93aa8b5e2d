//! Writes the files of all matches to a folder, beside a running server or without one.

use crate::{Host, HostError, Outcome};
use base::tasks;
use notices::Keys;
use protocol::{MatchId, TableStatus};
use room::archive::{Archive, SigningKey};
use room::{ReplayError, has_started, users_of};
use std::fs::{DirBuilder, OpenOptions};
use std::io::{self, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::backup::Progress;
use store::{Store, StoreError};
use tokio::sync::watch;

/// Matches whose ids are read at once.
const PAGE: u32 = 500;
const OWNER_ONLY: u32 = 0o600;

/// Why the file of a match was not written.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error("cannot write {}: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the work was interrupted")]
    Interrupted,
}

/// Writes the file of each match that is over, or also of those that run. A file of the same name is replaced: names may
/// have changed since, or been erased. Matches that cannot be replayed are logged and counted.
pub(crate) async fn export_all(
    host: &Host,
    to: &Path,
    running: bool,
    progress_sender: &watch::Sender<Progress>,
) -> Result<Outcome, HostError> {
    let unwritten = |error| ExportError::Write { path: to.to_owned(), error };
    DirBuilder::new().recursive(true).mode(0o700).create(to).map_err(unwritten)?;
    let key = Arc::new(SigningKey::of(&Keys::load(&*host.store).await?.exports));
    let mut statuses = vec![TableStatus::Over, TableStatus::Abandoned];
    statuses.extend(running.then_some(TableStatus::Running));
    let ids = ids(&*host.store, &statuses).await?;
    let (mut written, mut failed) = (0, 0);
    for (number, id) in (1..).zip(&ids) {
        match export(&*host.store, *id, to, &key).await {
            Ok(is_written) => written += u64::from(is_written),
            Err(ExportError::Replay(error)) => {
                tracing::warn!(table = %id, %error, "the match is not exported, because it cannot be replayed");
                failed += 1;
            }
            Err(error) => return Err(error.into()),
        }
        progress_sender.send_replace(Progress { written: number, of: ids.len() as u64 });
    }
    Ok(Outcome::Exported { to: to.to_owned(), matches: written, failed })
}

async fn ids(store: &dyn Store, statuses: &[TableStatus]) -> Result<Vec<MatchId>, StoreError> {
    let mut all: Vec<MatchId> = Vec::new();
    loop {
        let page = store.matches_with(statuses, all.last().copied(), PAGE).await?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}

/// Writes the file of a match, unless it never started or is gone. Returns whether it did.
async fn export(
    store: &dyn Store,
    id: MatchId,
    to: &Path,
    key: &Arc<SigningKey>,
) -> Result<bool, ExportError> {
    let Some(stored) = store.load_in_background(id).await? else { return Ok(false) };
    if !has_started(&stored) {
        return Ok(false);
    }
    let names = store.names(&users_of(&stored)).await?;
    let name = format!("rodada-{}-{id}.json", stored.row.game);
    let key = Arc::clone(key);
    let text = tasks::compute(move || Archive::of(&stored, &names, &key).map(|file| file.text()));
    let text = text.await.map_err(|_| ExportError::Interrupted)??;
    let path = to.join(&name);
    write(&path, text.as_bytes()).map_err(|error| ExportError::Write { path, error })?;
    Ok(true)
}

/// Writes a file that is whole when it has its name.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let partial = path.with_extension("partial");
    let mut file =
        OpenOptions::new().write(true).create(true).truncate(true).mode(OWNER_ONLY).open(&partial)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(partial, path)
}
