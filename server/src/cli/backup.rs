//! `rodada backup` and `rodada restore`: copy the database, and put a copy of the embedded one back.

use super::{Failure, LogConfig, StoreConfig, order};
use base::clock::Clock;
use base::tasks;
use clap::Args;
use host::{Order, Outcome};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use store::backup::Progress;
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
    let printing = tasks::spawn(print_progress(progress_receiver));
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
    let aside = store::restore(database_url.as_deref(), data_dir, &task.from, now).await?;
    match aside {
        Some(aside) => tracing::info!(
            from = %task.from.display(), before = %aside.display(),
            "restored; the previous database is kept"
        ),
        None => tracing::info!(from = %task.from.display(), "restored; there was no previous database"),
    }
    Ok(())
}

/// Prints the progress of a backup: continuously on a terminal, otherwise after every quarter.
async fn print_progress(mut progress_receiver: watch::Receiver<Progress>) {
    let (on_terminal, mut quarter) = (io::stderr().is_terminal(), 0);
    while progress_receiver.changed().await.is_ok() {
        let Progress { written, of } = *progress_receiver.borrow_and_update();
        let text = format!("{} of {} MB", written / 1_000_000, of / 1_000_000);
        // Failures to print are ignored: standard error may be closed.
        if on_terminal {
            let end = if written == of { "\n" } else { "" };
            write!(io::stderr(), "\r{text}{end}").ok();
        } else if written * 4 / of.max(1) > quarter {
            quarter = written * 4 / of.max(1);
            writeln!(io::stderr(), "{text}").ok();
        }
    }
}
