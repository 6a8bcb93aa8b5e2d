//! Writes a backup each day, in the quiet hour.

use super::quiet_hour::next_quiet_hour;
use base::error_chain;
use host::erased::ErasedLists;
use host::{BackupFound, Backups};
use jiff::tz::TimeZone;
use std::sync::Arc;
use std::time::Duration;
use store::Millis;
use store::backup::BackupError;
use web::App;

/// How often the server looks whether it is due.
const INTERVAL: Duration = Duration::from_secs(10 * 60);
/// How soon it tries again when it has failed.
const RETRY: Duration = Duration::from_secs(3_600);

/// Writes a backup in every quiet hour. If the server did not run then, or there is no backup yet, it does so at once.
pub(super) async fn back_up_daily(app: Arc<App>, backups: Arc<Backups>, erased: ErasedLists, hour: u8) {
    let zone = TimeZone::system();
    let mut is_failing = false;
    loop {
        let pause = match back_up_if_due(&app, &backups, hour, &zone).await {
            Ok(is_written) => {
                app.metrics.backup_fails(false);
                if is_written {
                    erased.keep_up_or_warn(&*app.store).await;
                }
                is_failing = false;
                INTERVAL
            }
            Err(error) => {
                app.metrics.backup_fails(true);
                say_why(&error, is_failing);
                is_failing = true;
                RETRY
            }
        };
        app.clock.sleep(pause).await;
    }
}

/// Logs why no backup was written. Of attempts that fail one after the other, the first is enough; `rodada doctor` has the
/// latest.
fn say_why(error: &BackupError, is_failing: bool) {
    let reason = error_chain(error);
    if is_failing {
        tracing::debug!(reason, "there is still no backup");
    } else {
        tracing::error!(reason, "no backup was written: will try again every hour");
    }
}

/// Returns whether a backup was written.
async fn back_up_if_due(
    app: &App,
    backups: &Backups,
    hour: u8,
    zone: &TimeZone,
) -> Result<bool, BackupError> {
    let now = app.clock.now();
    let newest = backups
        .newest(now)
        .await
        .map_err(|error| BackupError::Write { path: backups.folder().to_owned(), error })?;
    if let Some(BackupFound { at, bytes, .. }) = &newest {
        app.metrics.backed_up(*at, *bytes);
    }
    let is_due = is_due(newest.map(|newest| newest.at), hour, zone, now);
    if is_due {
        let written = backups.write(&*app.store, now).await?;
        let BackupFound { at, bytes, path } = &written.backup;
        app.metrics.backed_up(*at, *bytes);
        tracing::info!(to = %path.display(), bytes, deleted = written.deleted, "wrote a backup");
    }
    Ok(is_due)
}

fn is_due(newest: Option<Millis>, hour: u8, zone: &TimeZone, now: Millis) -> bool {
    newest.and_then(|newest| next_quiet_hour(newest, hour, zone)).is_none_or(|due| due <= now)
}
