//! The command line.

mod announcements;
mod audit;
mod backup;
mod doctor;
mod export;
mod found;
mod healthcheck;
mod hosts;
mod log;
mod look;
mod moving;
mod notices;
mod order;
mod people;
#[cfg(test)]
mod promised;
mod rebuild;
mod reports;
mod tables;
mod verify;

use crate::serve::{self, Database, ServeError};
use base::child::Program;
use base::clock::Clock;
use base::error_chain;
use clap::{ArgMatches, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use config::{self, Config, ConfigFileError, LogConfig, StoreConfig};
use host::control::{ControlError, ControlSocket};
use host::erased::ErasedListError;
use host::{HostError, exit_code_of};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use store::backup::RestoreError;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

const HOST_HELP: &str = "If a server runs, the command asks it over the control socket in \
    the data folder: use the same settings. If none runs, the command opens the database itself.\n\
    Changes are logged. The exit code is 7 if nothing was changed: there is no such user or table, \
    a name was refused, or there was nothing to delete.";

/// A server for board games: one program, a browser, and friends who are far apart.
#[derive(Parser)]
#[command(name = "rodada", version = env!("RODADA_VERSION"), disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Runs the game server
    Serve(Box<Serve>),
    /// Brings the database schema up to date, and does nothing else
    Migrate(Box<Migrate>),
    /// Exports finished matches to files that `rodada verify` can check
    Export(Box<export::Export>),
    /// Checks exported match files
    Verify(verify::Verify),
    /// Writes a copy of the database to a new file, also while the server runs
    Backup(Box<backup::Backup>),
    /// Replaces the embedded database with a backup
    Restore(Box<backup::Restore>),
    /// Moves everything from the embedded database to PostgreSQL, or back
    Move(Box<moving::Move>),
    /// Finds users and manages them
    People(Box<people::People>),
    /// Finds tables and manages them
    Tables(Box<tables::Tables>),
    /// Tries whether notices to a user arrive
    Notices(Box<notices::Notices>),
    /// Says who may open the host's page
    Host(Box<hosts::Hosts>),
    /// Tells everybody who has a page open, such as of a restart
    Announce(Box<announcements::Announcements>),
    /// Lists what users have reported, and answers them
    Report(Box<reports::Reports>),
    /// Checks the machine, the database, the settings and the proxy, and says what to do
    Doctor(Box<doctor::Doctor>),
    /// Makes statistics and ratings anew from the finished matches
    Rebuild(Box<rebuild::Rebuild>),
    /// Says whether the server on this machine can accept work
    Healthcheck(Box<healthcheck::Healthcheck>),
    /// Lists what the host did, newest first
    Audit(Box<audit::Audit>),
    /// Shows the match in a file, for a server that runs this for each file
    #[command(hide = true)]
    Look(look::Look),
}

#[derive(Args)]
#[command(after_help = "A setting is a flag, an environment variable or a line of the configuration file; \
    flags override environment variables, and both override the file.\n\
    The server stops on SIGTERM or Ctrl-C, after it has finished what is in flight.")]
struct Serve {
    /// A configuration file
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    /// Prints a configuration file with every default, and ends
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
    /// A configuration file
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    log: LogConfig,
}

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Settings(#[from] ConfigFileError),
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, String),
    #[error(transparent)]
    Server(#[from] ServeError),
    #[error(transparent)]
    Export(#[from] export::ExportError),
    #[error(transparent)]
    Moving(#[from] moving::MovingError),
    #[error(transparent)]
    Host(#[from] HostError),
    #[error(transparent)]
    Control(#[from] ControlError),
    #[error("the server wrote {}, but this command does not see the file: the server may run in a container, or have a /tmp of its own", .0.display())]
    BackupNotVisible(PathBuf),
    #[error(transparent)]
    Restore(#[from] RestoreError),
    #[error(
        "the database is in its place, but who was erased since is not erased again yet: the server does it when it starts"
    )]
    NotErased(#[source] ErasedListError),
    #[error("cannot write {}: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
    #[error("{invalid} of {files} files are invalid or cannot be read")]
    InvalidFiles { invalid: usize, files: usize },
    #[error("{not_replayed} of {files} files are consistent but were not played again")]
    NotReplayed { not_replayed: usize, files: usize },
    #[error("nothing was changed")]
    NotConfirmed,
    #[error("something is wrong: see the lines that begin with FAULT")]
    Faults,
    #[error(transparent)]
    NotHealthy(#[from] healthcheck::NotHealthy),
    #[error(transparent)]
    System(#[from] io::Error),
}

impl Failure {
    /// The exit code, by which a supervisor can tell a failure that it may retry from one that a person must fix.
    fn exit_code(&self) -> u8 {
        match self {
            // The same exit code as for invalid flags.
            Self::Settings(_) | Self::Server(ServeError::Settings(_)) => 2,
            Self::Host(error) => error.exit_code(),
            Self::Control(error) => error.exit_code(),
            Self::Listen(..) | Self::Server(ServeError::Listen(..)) => 5,
            Self::Restore(RestoreError::Store(error)) => exit_code_of(error),
            Self::Restore(RestoreError::Write { .. }) => 1,
            Self::Restore(RestoreError::Unfit { .. } | RestoreError::NotWhole(_)) => 4,
            Self::Restore(_) => 2,
            Self::Moving(error) => error.exit_code(),
            Self::NotErased(_) => 3,
            Self::InvalidFiles { .. } => 6,
            Self::Export(export::ExportError::NotAll { .. }) => 4,
            Self::Export(_) | Self::NotConfirmed => 7,
            Self::NotReplayed { .. } => 8,
            Self::Faults => 9,
            Self::NotHealthy(_) => 10,
            Self::Server(_) | Self::Write { .. } | Self::BackupNotVisible(_) | Self::System(_) => 1,
        }
    }
}

/// Store errors have the same messages and exit codes as in the host's commands.
impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Host(error.into())
    }
}

#[must_use]
pub fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            print_failure(&failure);
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run() -> Result<(), Failure> {
    let matches = with_config_file(command())?.get_matches();
    let mut rodada = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    if let (Task::Serve(task), Some(parsed)) = (&mut rodada.command, matches.subcommand_matches("serve")) {
        let own = Cli::command();
        task.server.chosen =
            own.find_subcommand("serve").map_or_else(Vec::new, |serve| config::chosen(serve, parsed));
    }
    match rodada.command {
        Task::Serve(task) if task.print_config => Ok(write!(io::stdout(), "{}", example_config())?),
        Task::Serve(task) => {
            log::start(&task.log);
            let runtime = runtime()?;
            let served = runtime.block_on(serve(*task));
            // Bots may still be computing; the program does not wait for them.
            runtime.shutdown_background();
            served
        }
        Task::Migrate(task) => {
            log::start(&task.log);
            runtime()?.block_on(migrate(*task))
        }
        Task::Export(task) => {
            log::start(&task.log);
            runtime()?.block_on(export::run(*task))
        }
        Task::Verify(task) => verify::run(&task),
        Task::Look(task) => look::run(&task),
        Task::Backup(task) => {
            log::start(&task.log);
            runtime()?.block_on(backup::write(*task))
        }
        Task::Restore(task) => {
            log::start(&task.log);
            runtime()?.block_on(backup::restore(*task))
        }
        Task::Move(task) => {
            log::start(&task.log);
            runtime()?.block_on(moving::run(*task))
        }
        Task::People(task) => {
            log::start(&task.log);
            runtime()?.block_on(people::run(*task))
        }
        Task::Tables(task) => {
            log::start(&task.log);
            runtime()?.block_on(tables::run(*task))
        }
        Task::Notices(task) => {
            log::start(&task.log);
            runtime()?.block_on(notices::run(*task))
        }
        Task::Host(task) => {
            log::start(&task.log);
            runtime()?.block_on(hosts::run(*task))
        }
        Task::Announce(task) => {
            log::start(&task.log);
            runtime()?.block_on(announcements::run(*task))
        }
        Task::Report(task) => {
            log::start(&task.log);
            runtime()?.block_on(reports::run(*task))
        }
        Task::Doctor(task) => {
            log::start(&task.log);
            runtime()?.block_on(doctor::run(*task))
        }
        Task::Rebuild(task) => {
            log::start(&task.log);
            runtime()?.block_on(rebuild::run(*task))
        }
        Task::Healthcheck(task) => {
            log::start(&task.log);
            runtime()?.block_on(healthcheck::run(&task))
        }
        Task::Audit(task) => {
            log::start(&task.log);
            runtime()?.block_on(audit::run(*task))
        }
    }
}

/// The commands with orders, such as `people find`.
const WITH_ORDERS: [&str; 6] = ["people", "tables", "notices", "host", "announce", "report"];

/// All commands. Settings may stand before an order and after it.
fn command() -> Command {
    let with_settings_anywhere = |command: Command, name: &str| {
        command.mut_subcommand(name, |chosen| chosen.mut_args(|setting| setting.global(true)))
    };
    WITH_ORDERS.into_iter().fold(Cli::command(), with_settings_anywhere)
}

/// The example configuration file in the repository.
fn example_config() -> String {
    Cli::command().find_subcommand("serve").map(config::commented).unwrap_or_default()
}

/// Replaces the defaults by the values of the configuration file.
fn with_config_file(command: Command) -> Result<Command, ConfigFileError> {
    // Only the name of the configuration file is needed here. All other mistakes on the command line are reported when
    // everything is parsed.
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
    let listener =
        TcpListener::bind(listen).await.map_err(|error| Failure::Listen(listen, bind_error_text(&error)))?;
    let location = store::location(store.database_url.as_deref(), &store.data_dir)?;
    let store = open(&store).await?;
    let control = match ControlSocket::bind(&location).await {
        Ok(control) => Some(control),
        Err(error) => {
            // Players do not need the control socket, so the server runs without it.
            tracing::warn!(
                "commands such as `rodada people` cannot reach this server: {}",
                error_chain(&error)
            );
            None
        }
    };
    let stop = stop_signal()?;
    let database = Database { store, folder: location.folder };
    let program = Program::own()?;
    serve::run(listener, control, server, database, Clock::system(), program, stop).await?;
    Ok(())
}

async fn migrate(task: Migrate) -> Result<(), Failure> {
    // Opening the store brings the schema up to date.
    let store = open(&task.store).await?;
    store.close().await;
    tracing::info!("the database is up to date");
    Ok(())
}

async fn open(store: &StoreConfig) -> Result<Arc<dyn Store>, StoreError> {
    store::open(store.database_url.as_deref(), &store.data_dir).await
}

/// Completes on SIGTERM and Ctrl-C.
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

/// Prints the failure and its causes to standard error.
fn print_failure(failure: &Failure) {
    // If standard error is closed, the exit code remains.
    let _ = writeln!(io::stderr(), "rodada: {}", error_chain(failure));
}

/// A readable reason why the address cannot be listened on.
fn bind_error_text(error: &io::Error) -> String {
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
        command().debug_assert();
        let with_orders = command();
        let with_orders = with_orders.get_subcommands().filter(|chosen| chosen.has_subcommands());
        let names: Vec<&str> = with_orders.map(Command::get_name).collect();
        assert_eq!(names, WITH_ORDERS);
    }

    #[test]
    fn the_example_in_the_repository_is_up_to_date() {
        let committed = include_str!("../../rodada.example.toml");
        assert_eq!(
            committed,
            example_config(),
            "update it: rodada serve --print-config > rodada.example.toml"
        );
        assert!(committed.parse::<toml::Table>().unwrap().is_empty(), "it sets nothing");
    }

    #[test]
    fn every_line_of_the_example_is_valid() {
        let set: String = example_config()
            .lines()
            .filter_map(|line| line.strip_prefix("# "))
            .filter(|line| line.contains(" = ") && !line.ends_with("\"\""))
            .map(|line| format!("{line}\n"))
            .collect();
        assert!(set.lines().count() > 5, "{set}");
        set.parse::<toml::Table>().unwrap();
    }
}
