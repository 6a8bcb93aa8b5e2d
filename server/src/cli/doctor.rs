//! `rodada doctor`: checks what a host set up.

use super::{Failure, LogConfig, StoreConfig};
use crate::serve::Configured;
use base::clock::Clock;
use clap::Args;
use config::Config;
use host::control;
use host::doctor::{self, Finding, Verdict};
use host::{Order, Outcome};
use std::io::{self, Write};
use std::path::PathBuf;
use tokio::sync::watch;

#[derive(Args)]
#[command(
    after_help = "Prints a line for everything that was checked: `good`, `advice` or `FAULT`, and what to do. \
    Nothing is changed. Use the settings of the server: if it runs, it is asked for its own settings and for what it \
    saw of the proxy. Everything in the database file is read, which takes about a second for each gigabyte.\n\
    The exit code is 9 if there is a fault."
)]
pub(super) struct Doctor {
    /// A configuration file
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    server: Config,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

pub(super) async fn run(task: Doctor) -> Result<(), Failure> {
    let Doctor { server, store: StoreConfig { data_dir, database_url }, .. } = task;
    let clock = Clock::system();
    let mut findings = doctor::examine(database_url.as_deref(), &data_dir, &server, &clock).await?;
    let configured = Configured::of(&server, &clock);
    let location = store::location(database_url.as_deref(), &data_dir)?;
    match control::ask(&location, &Order::Examine, &watch::Sender::default()).await? {
        Some(Outcome::Examined { findings: of_server }) => {
            findings.extend(of_server);
            findings.extend(configured.err().map(|error| doctor::judge_for_restart(&error)));
        }
        _ => {
            let judged = configured.as_ref().map(Configured::judged).map_err(|error| error as _);
            findings.extend(doctor::judge_without_server(&server, clock.now(), judged).await);
        }
    }
    print(&findings)?;
    match findings.iter().any(|finding| finding.verdict == Verdict::Fault) {
        true => Err(Failure::Faults),
        false => Ok(()),
    }
}

fn print(findings: &[Finding]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    findings.iter().try_for_each(|finding| writeln!(out, "{finding}"))
}
