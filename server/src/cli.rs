//! The command line.

mod backup;
mod export;
mod order;
mod people;
mod tables;
mod verify;

use crate::clock::Clock;
use crate::config::{self, BadFile, Config, LogConfig, LogFormat, StoreConfig};
use crate::control::{ControlError, ControlSocket};
use crate::host::{HostError, exit_code_of, sentence};
use crate::serve::{self, ServeError};
use crate::store::backup::RestoreError;
use crate::store::{self, Store, StoreError};
use clap::{ArgMatches, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

const HOST_HELP: &str = "Beside a running server it is that server which does it, asked by the control socket in \
    the data folder: give the same settings. Where none runs there, the command opens the database itself.\n\
    What was done is written to the log. Ends with 7 when there is no such person or table.";

/// A server for board games: one program, a browser, and friends who are far apart.
#[derive(Parser)]
#[command(name = "rodada", version = env!("RODADA_VERSION"), disable_help_subcommand = true)]
struct Rodada {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Serves the games
    Serve(Box<Serve>),
    /// Brings the database up to date, and does nothing else
    Migrate(Box<Migrate>),
    /// Writes a match that has ended into a file that proves itself
    Export(Box<export::Export>),
    /// Checks files of matches
    Verify(verify::Verify),
    /// Writes a copy of the embedded database to a new file, also while the server runs
    Backup(Box<backup::Backup>),
    /// Puts a backup in the place of the embedded database
    Restore(Box<backup::Restore>),
    /// Finds people, and does something about them
    People(Box<people::People>),
    /// Finds tables, and does something about them
    Tables(Box<tables::Tables>),
}

#[derive(Args)]
#[command(after_help = "A setting is a flag, an environment variable or a line of the file of settings; \
    flags win over the environment, and both over the file.\n\
    The server stops on SIGTERM or Ctrl-C, after it has finished what is in flight.")]
struct Serve {
    /// A file of settings
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    /// Prints a file of settings with every default, and ends
    #[arg(long)]
    print_config: bool,

    #[command(flatten)]
    server: Config,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    log: LogConfig,
}

#[derive(Args)]
struct Migrate {
    /// A file of settings
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    log: LogConfig,
}

/// Why the program ends without having done what was asked.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Settings(#[from] BadFile),
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, String),
    #[error(transparent)]
    Server(#[from] ServeError),
    #[error(transparent)]
    NoExport(#[from] export::NoExport),
    #[error(transparent)]
    Host(#[from] HostError),
    #[error(transparent)]
    Control(#[from] ControlError),
    #[error("the server wrote {}, and this command does not see it: the server has a view of the files of its own", .0.display())]
    Unseen(PathBuf),
    #[error(transparent)]
    Restore(#[from] RestoreError),
    #[error("cannot write {}: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
    #[error("{faults} of {files} files do not hold or cannot be read")]
    Faults { faults: usize, files: usize },
    #[error("{unproven} of {files} files agree with themselves but were not played again")]
    Unproven { unproven: usize, files: usize },
    #[error(transparent)]
    System(#[from] io::Error),
}

impl Failure {
    /// Tells what a supervisor may try again from what a person must mend.
    fn exit_code(&self) -> u8 {
        match self {
            // As with wrong flags.
            Self::Settings(_) => 2,
            Self::Host(error) => error.exit_code(),
            Self::Control(error) => error.exit_code(),
            Self::Listen(..) | Self::Server(ServeError::Listen(..)) => 5,
            Self::Restore(RestoreError::Store(error)) => exit_code_of(error),
            Self::Restore(RestoreError::Write { .. }) => 1,
            Self::Restore(RestoreError::Unfit { .. } | RestoreError::NotWhole(_)) => 4,
            Self::Restore(_) => 2,
            Self::Faults { .. } => 6,
            Self::NoExport(_) => 7,
            Self::Unproven { .. } => 8,
            Self::Server(_) | Self::Write { .. } | Self::Unseen(_) | Self::System(_) => 1,
        }
    }
}

/// What the store does not do is no other failure than what a host cannot have done.
impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Host(error.into())
    }
}

/// Runs the program.
#[must_use]
pub fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            complain(&failure);
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run() -> Result<(), Failure> {
    let matches = with_settings(Rodada::command())?.get_matches();
    let rodada = Rodada::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    match rodada.command {
        Task::Serve(task) if task.print_config => Ok(write!(io::stdout(), "{}", example())?),
        Task::Serve(task) => {
            start_log(&task.log);
            let runtime = runtime()?;
            let served = runtime.block_on(serve(*task));
            // Bots may still be thinking: nobody needs to wait for that.
            runtime.shutdown_background();
            served
        }
        Task::Migrate(task) => {
            start_log(&task.log);
            runtime()?.block_on(migrate(*task))
        }
        Task::Export(task) => {
            start_log(&task.log);
            runtime()?.block_on(export::run(*task))
        }
        Task::Verify(task) => verify::run(&task),
        Task::Backup(task) => {
            start_log(&task.log);
            runtime()?.block_on(backup::write(*task))
        }
        Task::Restore(task) => {
            start_log(&task.log);
            runtime()?.block_on(backup::restore(*task))
        }
        Task::People(task) => {
            start_log(&task.log);
            runtime()?.block_on(people::run(*task))
        }
        Task::Tables(task) => {
            start_log(&task.log);
            runtime()?.block_on(tables::run(*task))
        }
    }
}

/// The file of settings that the repository shows.
fn example() -> String {
    Rodada::command().find_subcommand("serve").map(config::commented).unwrap_or_default()
}

/// Puts what the file of settings says in place of the defaults.
fn with_settings(command: Command) -> Result<Command, BadFile> {
    // Only the name of the file is wanted here. What else may be wrong is said when everything is read.
    let Ok(matches) = command.clone().ignore_errors(true).try_get_matches() else { return Ok(command) };
    let file = |chosen: &ArgMatches| chosen.try_get_one::<PathBuf>("config").ok().flatten().cloned();
    let Some((name, Some(path))) = matches.subcommand().map(|(name, chosen)| (name, file(chosen))) else {
        return Ok(command);
    };
    let (Some(all), Some(chosen)) = (command.find_subcommand("serve"), command.find_subcommand(name)) else {
        return Ok(command);
    };
    let chosen = config::with_file(chosen.clone(), all, &path)?;
    Ok(command.mut_subcommand(name, |_| chosen))
}

async fn serve(task: Serve) -> Result<(), Failure> {
    let Serve { server, store, .. } = task;
    let listen = server.listen;
    let listener = TcpListener::bind(listen).await.map_err(|error| Failure::Listen(listen, why(&error)))?;
    let site = store::site(store.database_url.as_deref(), &store.data_dir)?;
    let store = open(&store).await?;
    let control = match ControlSocket::bind(&site).await {
        Ok(control) => Some(control),
        Err(error) => {
            // Whoever plays needs none.
            tracing::warn!("commands beside this server will not reach it: {}", sentence(&error));
            None
        }
    };
    let stop = stop_signal()?;
    serve::run(listener, control, server, store, Clock::system(), stop).await?;
    Ok(())
}

async fn migrate(task: Migrate) -> Result<(), Failure> {
    // Opening brings the schema up to date.
    let store = open(&task.store).await?;
    store.close().await;
    tracing::info!("the database is up to date");
    Ok(())
}

async fn open(store: &StoreConfig) -> Result<Arc<dyn Store>, StoreError> {
    store::open(store.database_url.as_deref(), &store.data_dir).await
}

/// Comes when the server is told to stop.
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

/// Libraries that would write frames, headers and statements into the log, with hands and tokens in them.
const MUTED: [&str; 6] = ["h2", "hyper", "hyper_util", "sqlx", "tokio_tungstenite", "tungstenite"];

fn start_log(log: &LogConfig) {
    // What cannot be read was refused with the other settings.
    let wanted: Targets = log.log.parse().unwrap_or_default();
    let filter = wanted.with_targets(MUTED.map(|name| (name, LevelFilter::WARN)));
    // What nobody wants is not even looked at: libraries have something to say of every frame.
    let most = filter.iter().map(|(_, level)| level).chain(filter.default_level()).max();
    let lines =
        tracing_subscriber::fmt().with_max_level(most.unwrap_or(LevelFilter::OFF)).with_writer(io::stderr);
    match log.log_format {
        LogFormat::Text => {
            let lines = lines.with_ansi(io::stderr().is_terminal()).with_target(false);
            lines.finish().with(filter).init();
        }
        LogFormat::Json => lines.json().flatten_event(true).finish().with(filter).init(),
    }
}

/// Says on the terminal what went wrong, with its causes.
fn complain(failure: &Failure) {
    // If nobody reads it, the exit code says it.
    let _ = writeln!(io::stderr(), "rodada: {}", sentence(failure));
}

/// Why an address cannot be listened on.
fn why(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => "another program uses it already".to_owned(),
        io::ErrorKind::AddrNotAvailable => "this machine has no such address".to_owned(),
        io::ErrorKind::PermissionDenied => "only the administrator may use this port".to_owned(),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Rodada::command().debug_assert();
    }

    #[test]
    fn the_example_of_the_repository_says_what_is_true() {
        let committed = include_str!("../../rodada.example.toml");
        assert_eq!(committed, example(), "write it anew: rodada serve --print-config > rodada.example.toml");
        assert!(committed.parse::<toml::Table>().unwrap().is_empty(), "it sets nothing");
    }

    #[test]
    fn every_line_of_the_example_can_be_set() {
        let set: String = example()
            .lines()
            .filter_map(|line| line.strip_prefix("# "))
            .filter(|line| line.contains(" = ") && !line.ends_with("\"\""))
            .map(|line| format!("{line}\n"))
            .collect();
        assert!(set.lines().count() > 5, "{set}");
        set.parse::<toml::Table>().unwrap();
    }
}
