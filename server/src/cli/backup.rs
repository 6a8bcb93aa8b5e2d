//! `rodada backup` and `rodada restore`: copy the database, and put a copy of the embedded one back.

use super::{Failure, LogConfig, StoreConfig, order};
use base::clock::Clock;
use base::tasks;
use clap::Args;
use host::erased::{self, ErasedLists};
use host::{Order, Outcome};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use store::backup::Progress;
use store::{Millis, StoreError};
use tokio::sync::watch;

#[derive(Args)]
#[command(after_help = "If a server runs, it writes the file, as the user that runs it: \
    use the same settings. The file contains every move that was acknowledged before, and play continues.\n\
    Only that user may read the file: it contains the hands of running matches and the keys to their seats.\n\
    A PostgreSQL database is copied by its own `pg_dump`, which must be installed.")]
pub(super) struct Backup {
    /// The file to write, which must not exist yet
    #[arg(value_name = "FILE")]
    to: PathBuf,

    /// A configuration file
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

#[derive(Args)]
#[command(
    after_help = "The server must be stopped. The file is checked first. The previous database is kept under \
    another name, with the date in it.\n\
    Restore a PostgreSQL database with pg_restore."
)]
pub(super) struct Restore {
    /// A file that `rodada backup` wrote
    #[arg(value_name = "FILE")]
    from: PathBuf,

    /// A configuration file
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

pub(super) async fn write(task: Backup) -> Result<(), Failure> {
    // A relative path would be relative to the server's working directory.
    let to = std::path::absolute(&task.to)?;
    let (progress_sender, progress_receiver) = watch::channel(Progress::default());
    let text =
        |Progress { written, of }| (written, of, format!("{} of {} MB", written / 1_000_000, of / 1_000_000));
    let printing = tasks::spawn(print_progress(progress_receiver, text));
    let outcome = order::execute(&task.store, Order::Backup { to }, &progress_sender).await;
    drop(progress_sender);
    // The task only prints progress, so its failure does not matter.
    printing.await.ok();
    match outcome? {
        Outcome::BackedUp { to, .. } if !to.exists() => Err(Failure::BackupNotVisible(to)),
        _ => Ok(()),
    }
}

pub(super) async fn restore(task: Restore) -> Result<(), Failure> {
    let StoreConfig { database_url, data_dir } = &task.store;
    let now = Clock::system().now();
    let folder = store::location(database_url.as_deref(), data_dir)?.folder;
    let aside = store::restore(database_url.as_deref(), data_dir, &task.from, now).await?;
    match aside {
        Some(aside) => tracing::info!(
            from = %task.from.display(), before = %aside.display(),
            "restored; the previous database is kept"
        ),
        None => tracing::info!(from = %task.from.display(), "restored; there was no previous database"),
    }
    erase_again(&task, &folder, now).await
}

/// Erases those again who were erased since the backup was made, as far as a list beside it or beside the database says.
async fn erase_again(task: &Restore, folder: &Path, now: Millis) -> Result<(), Failure> {
    let (lists, beside_backup) = (ErasedLists::of(folder, None), ErasedLists::beside(&task.from));
    if !lists.exist() && !beside_backup.exist() {
        erased::warn_of_missing();
        return Ok(());
    }
    // Should anything fail from here on, the server does it when it starts.
    lists.take_over(&beside_backup).await.map_err(Failure::NotErased)?;
    let StoreConfig { database_url, data_dir } = &task.store;
    let store = store::open_existing(database_url.as_deref(), data_dir).await.map_err(not_erased)?;
    let again = lists.erase_again(&*store, now).await;
    if let Ok(1..) = again {
        store.scrub().await.map_err(not_erased)?;
    }
    store.close().await;
    let again = again.map_err(not_erased)?;
    tracing::info!(again, "users were erased again who had been erased since");
    Ok(())
}

fn not_erased(error: StoreError) -> Failure {
    Failure::NotErased(error.into())
}

/// Prints the progress of something: continuously on a terminal, otherwise after every quarter. `describe` says how much is
/// done, of how much, and this in words.
pub(super) async fn print_progress<T: Copy>(
    mut progress_receiver: watch::Receiver<T>,
    describe: fn(T) -> (u64, u64, String),
) {
    let (on_terminal, mut quarter) = (io::stderr().is_terminal(), 0);
    while progress_receiver.changed().await.is_ok() {
        let (done, of, text) = describe(*progress_receiver.borrow_and_update());
        // Failures to print are ignored: standard error may be closed.
        if on_terminal {
            let end = if done == of { "\n" } else { "" };
            write!(io::stderr(), "\r{text}{end}").ok();
        } else if done * 4 / of.max(1) > quarter {
            quarter = done * 4 / of.max(1);
            writeln!(io::stderr(), "{text}").ok();
        }
    }
}
