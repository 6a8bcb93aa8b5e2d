//! `rodada backup` and `rodada restore`: a copy of the embedded database, and back.

use super::{Failure, LogConfig, StoreConfig, order};
use crate::clock::Clock;
use crate::host::{Order, Outcome};
use crate::store;
use crate::store::backup::Growth;
use clap::Args;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use tokio::sync::watch;

#[derive(Args)]
#[command(
    after_help = "Beside a running server it is that server which writes the file, as the user that runs it: \
    give the same settings. It holds every move that was acknowledged before, and people play on meanwhile.\n\
    The file is for nobody but that user: the hands of running matches and the keys to their seats stand in it.\n\
    A PostgreSQL is backed up by pg_dump."
)]
pub(super) struct Backup {
    /// The file, which must not be there yet
    #[arg(value_name = "FILE")]
    to: PathBuf,

    /// A file of settings
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

#[derive(Args)]
#[command(
    after_help = "The server must be stopped. The file is checked first. What was there until now is kept under \
    another name, with the date in it.\n\
    A PostgreSQL is restored by pg_restore."
)]
pub(super) struct Restore {
    /// A file that `rodada backup` wrote
    #[arg(value_name = "FILE")]
    from: PathBuf,

    /// A file of settings
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

pub(super) async fn write(task: Backup) -> Result<(), Failure> {
    // The server has a folder of its own to which a path would be relative.
    let to = std::path::absolute(&task.to)?;
    let (growth, grown) = watch::channel(Growth::default());
    let telling = tokio::spawn(tell(grown));
    let outcome = order::give(&task.store, Order::Backup { to }, &growth).await;
    drop(growth);
    // What it could not tell nobody misses.
    telling.await.ok();
    match outcome? {
        Outcome::BackedUp { to, .. } if !to.exists() => Err(Failure::Unseen(to)),
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
            "restored; the database of before is kept"
        ),
        None => tracing::info!(from = %task.from.display(), "restored; there was no database before"),
    }
    Ok(())
}

/// Says on the terminal how far a backup has got, and elsewhere now and then.
async fn tell(mut grown: watch::Receiver<Growth>) {
    let (on_terminal, mut quarter) = (io::stderr().is_terminal(), 0);
    while grown.changed().await.is_ok() {
        let Growth { written, of } = *grown.borrow_and_update();
        let text = format!("{} of {} MB", written / 1_000_000, of / 1_000_000);
        // Whoever closed it does not want to know.
        if on_terminal {
            let end = if written == of { "\n" } else { "" };
            write!(io::stderr(), "\r{text}{end}").ok();
        } else if written * 4 / of.max(1) > quarter {
            quarter = written * 4 / of.max(1);
            writeln!(io::stderr(), "{text}").ok();
        }
    }
}
