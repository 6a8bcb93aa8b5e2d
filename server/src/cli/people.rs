//! `rodada people`: what a host does about somebody.

use super::{Failure, LogConfig, StoreConfig};
use crate::clock::Clock;
use crate::store::{self, Store};
use clap::{Args, Subcommand};
use protocol::UserId;
use room::names::fit;
use std::io::{self, Write};
use std::path::PathBuf;

/// The name of those who were erased.
const NOBODY: &str = "somebody";
/// People that are listed at most.
const MOST: u32 = 50;
const HOUR: u64 = 60 * 60 * 1_000;
const DAY: u64 = 24 * HOUR;

#[derive(Args)]
#[command(after_help = super::HOST_HELP)]
pub(super) struct People {
    #[command(subcommand)]
    what: What,

    /// A file of settings
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

#[derive(Subcommand)]
enum What {
    /// Lists people by a part of a name, now or at a table, or by their id
    Find {
        /// A part of a name, or an id
        text: String,
    },
    /// Gives somebody another name, also at tables and in the record of matches
    Rename {
        /// Who
        person: UserId,
        /// The name from now on
        name: String,
    },
    /// Keeps somebody away for so many days; 0 lets them come back
    Ban {
        /// Who
        person: UserId,
        /// For how long
        #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(..=36_500))]
        days: u32,
    },
    /// Lets somebody say nothing for so many hours, and tells them so; 0 lets them speak again
    Mute {
        /// Who
        person: UserId,
        /// For how long
        #[arg(long, value_name = "HOURS", value_parser = clap::value_parser!(u32).range(..=876_000))]
        hours: u32,
    },
    /// Signs somebody out everywhere
    SignOut {
        /// Who
        person: UserId,
    },
    /// Removes what somebody said at their tables
    Hush {
        /// Who
        person: UserId,
    },
    /// Forgets somebody: their name is gone from everywhere, what they said is removed, nobody can come back as them.
    /// Matches stay, with somebody in their seat
    Erase {
        /// Who
        person: UserId,
    },
}

pub(super) async fn run(task: People) -> Result<(), Failure> {
    let StoreConfig { database_url, data_dir } = &task.store;
    let store = store::open_existing(database_url.as_deref(), data_dir).await?;
    let done = carry_out(&*store, task.what).await;
    store.close().await;
    done
}

async fn carry_out(store: &dyn Store, what: What) -> Result<(), Failure> {
    let now = Clock::system().now();
    match what {
        What::Find { text } => {
            let mut out = io::stdout().lock();
            for found in store.find_people(&text, MOST).await? {
                let left = |until: Option<u64>, unit: u64| {
                    until.filter(|until| *until > now).map(|until| (until - now).div_ceil(unit))
                };
                let away = left(found.banned_until, DAY).map(|days| format!("  away for {days} days"));
                let muted = left(found.muted_until, HOUR).map(|hours| format!("  muted for {hours} hours"));
                let (person, seats) = (found.person, found.seats);
                let (away, muted) = (away.unwrap_or_default(), muted.unwrap_or_default());
                writeln!(out, "{}  {}  {seats} seats{away}{muted}", person.user, person.name)?;
            }
        }
        What::Rename { person, name } => {
            let name = fit(&name).ok_or(Failure::BadName)?;
            known(store.rename_everywhere(person, &name).await?)?;
            tracing::info!(%person, "gave another name");
        }
        What::Ban { person, days } => {
            known(store.ban(person, now + u64::from(days) * DAY).await?)?;
            tracing::info!(%person, days, "is kept away");
        }
        What::Mute { person, hours } => {
            known(store.mute(person, now + u64::from(hours) * HOUR).await?)?;
            tracing::info!(%person, hours, "is muted");
        }
        What::SignOut { person } => {
            store.end_sessions(person).await?;
            tracing::info!(%person, "signed out everywhere");
        }
        What::Hush { person } => {
            let lines = store.remove_lines_of(person).await?;
            tracing::info!(%person, lines, "removed what they said");
        }
        What::Erase { person } => erase(store, person).await?,
    }
    Ok(())
}

async fn erase(store: &dyn Store, person: UserId) -> Result<(), Failure> {
    store.end_sessions(person).await?;
    // By the names of before.
    let lines = store.remove_lines_of(person).await?;
    known(store.rename_everywhere(person, NOBODY).await?)?;
    store.forget_watched(person).await?;
    tracing::info!(%person, lines, "erased");
    Ok(())
}

fn known(found: bool) -> Result<(), Failure> {
    if found { Ok(()) } else { Err(Failure::Nobody) }
}
