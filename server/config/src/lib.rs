//! The settings and their defaults.
//!
//! [`Config`] is the one list of settings. A setting is a flag, an environment variable or a line of the configuration
//! file, in this order of precedence. Its help text and its default are written here only.

mod bytes;
mod contact;
mod file;

pub use bytes::{Bytes, BytesError};
pub use contact::Contact;
pub use file::{Chosen, ConfigFileError, Origin, chosen, commented, with_file};

use base::PublicUrl;
use clap::{Args, ValueEnum};
use http::HeaderName;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tracing_subscriber::filter::Targets;

/// Where data is stored.
#[derive(Args, Clone)]
pub struct StoreConfig {
    /// The folder of the embedded database and of the socket by which commands reach the running server; it is created
    /// if it does not exist
    #[arg(long, env = "RODADA_DATA_DIR", value_name = "FOLDER", default_value = "data")]
    pub data_dir: PathBuf,

    /// The address of a PostgreSQL server, such as `postgres://user:password@host/name`, or `sqlite:` and a path.
    /// Without it the embedded database in the data folder is used
    #[arg(long, env = "DATABASE_URL", value_name = "URL", hide_env_values = true)]
    pub database_url: Option<String>,
}

/// What is logged, and how.
#[derive(Args, Clone, Debug)]
pub struct LogConfig {
    /// What is logged: a level (`error`, `warn`, `info`, `debug`, `trace`), or levels by module as in `info,rodada=debug`
    #[arg(long, env = "RODADA_LOG", value_name = "FILTER", default_value = "info", value_parser = filter)]
    pub log: String,

    /// The format of the log: lines for people, or JSON for machines
    #[arg(long, env = "RODADA_LOG_FORMAT", value_name = "FORMAT", default_value = "text")]
    pub log_format: LogFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    Text,
    Json,
}

/// Whether the log contains the addresses of clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogAddresses {
    No,
    Yes,
}

/// Whether something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum YesOrNo {
    No,
    Yes,
}

/// The host's rule for who may come in as a new user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WhoMayEnter {
    Everybody,
    Invited,
    Provider,
}

/// The host's rule for who may set up tables that everybody finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WhoMayOpenTables {
    Everybody,
    Kept,
    Nobody,
}

/// The host's rule for who may watch tables and finished matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WhoMayWatch {
    Everybody,
    Users,
}

/// Which limits apply to addresses and sockets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Limits {
    /// The limits of the settings and of the protocol.
    #[default]
    Strict,
    /// No limits: in a load test one machine plays all users.
    Load,
}

impl Limits {
    /// The name, as in the setting and the header of `/readyz`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Strict => "strict",
            Self::Load => "load",
        }
    }
}

/// The settings of the server.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// All settings as they were parsed, for the host's page.
    #[arg(skip)]
    pub chosen: Vec<Chosen>,

    /// The address to listen on: `0.0.0.0:8080` is port 8080 of every address of this machine, `127.0.0.1:8080` can be reached
    /// from this machine alone
    #[arg(long, env = "RODADA_LISTEN", value_name = "ADDRESS", default_value = "0.0.0.0:8080")]
    pub listen: SocketAddr,

    /// The URL under which people reach the server, such as `https://games.example.org`, or with a path
    /// `https://example.org/games`. Links and QR codes use it, and requests that name another host, or are for what lies beside
    /// the path, are refused. Needed behind a proxy; with `https` cookies are secure
    #[arg(long, env = "RODADA_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<PublicUrl>,

    /// A folder with a built client, served instead of the client that is built into the program
    #[arg(long, env = "RODADA_CLIENT", value_name = "FOLDER")]
    pub client: Option<PathBuf>,

    /// The header in which a trusted proxy names the client's address, such as `x-forwarded-for`. Set it only behind
    /// such a proxy: otherwise clients could forge their address
    #[arg(long, env = "RODADA_PROXY_HEADER", value_name = "HEADER")]
    pub proxy_header: Option<HeaderName>,

    /// Another address to listen on, for `/metrics` alone, such as `127.0.0.1:9100`. The metrics show how long bots
    /// think, and so reveal a little about their hands: keep them from players. Without it there are no metrics
    #[arg(long, env = "RODADA_METRICS_LISTEN", value_name = "ADDRESS")]
    pub metrics_listen: Option<SocketAddr>,

    /// Whether the log contains the address of each request, for a while when somebody misbehaves: `yes` or `no`
    #[arg(long, env = "RODADA_LOG_ADDRESSES", value_name = "YES/NO", default_value = "no")]
    pub log_addresses: LogAddresses,

    /// Connections that one address may have open at a time, sockets among them; 0 is no limit
    #[arg(long, env = "RODADA_CONNECTIONS_PER_ADDRESS", value_name = "NUMBER", default_value_t = 256)]
    pub connections_per_address: u32,

    /// New users that one address may create in an hour; 0 is no limit
    #[arg(long, env = "RODADA_PEOPLE_PER_HOUR", value_name = "NUMBER", default_value_t = 60)]
    pub people_per_hour: u32,

    /// Tables that one address may set up in an hour; 0 is no limit
    #[arg(long, env = "RODADA_TABLES_PER_HOUR", value_name = "NUMBER", default_value_t = 120)]
    pub tables_per_hour: u32,

    /// Links to other devices that one address may create or open in an hour, and steps of signing in, such as entering a code;
    /// 0 is no limit
    #[arg(long, env = "RODADA_LINKS_PER_HOUR", value_name = "NUMBER", default_value_t = 60)]
    pub links_per_hour: u32,

    /// Finished matches that one address may load in a minute, as replays or as files; 0 is no limit
    #[arg(long, env = "RODADA_REPLAYS_PER_MINUTE", value_name = "NUMBER", default_value_t = 60)]
    pub replays_per_minute: u32,

    /// Searches for finished matches, counting each page of results, that one address may make in a minute; 0 is no
    /// limit
    #[arg(long, env = "RODADA_SEARCHES_PER_MINUTE", value_name = "NUMBER", default_value_t = 120)]
    pub searches_per_minute: u32,

    /// How many days of any 365 days a user may be on vacation, during which the clocks of their matches of days stand still;
    /// 0 for no vacations
    #[arg(
        long,
        env = "RODADA_VACATION_DAYS",
        value_name = "NUMBER",
        default_value_t = 30,
        value_parser = clap::value_parser!(u16).range(..=365)
    )]
    pub vacation_days: u16,

    /// Whether notices may be sent to addresses inside the own network, without https, too: `yes` or `no`. Users choose these
    /// addresses, so with `yes` they can make the server call any machine that it reaches
    #[arg(long, env = "RODADA_NOTICES_TO_INSIDE", value_name = "YES/NO", default_value = "no")]
    pub notices_to_inside: YesOrNo,

    /// Where operators of push services can write to the host, such as `host@example.org` or an https address. Push services
    /// demand it of every server: without it `public-url` is named if it is https, and otherwise nobody is offered push
    #[arg(long, env = "RODADA_CONTACT", value_name = "ADDRESS")]
    pub contact: Option<Contact>,

    /// The mail server for notices, such as `smtps://user:password@mail.example.org`; with `smtp` the connection must be
    /// encrypted by STARTTLS, unless `?tls=none` is added. Needs `mail-from` and `public-url`. Without it nobody is offered mail
    #[arg(long, env = "RODADA_SMTP_URL", value_name = "URL", hide_env_values = true)]
    pub smtp_url: Option<String>,

    /// The sender of mails, such as `Rodada <games@example.org>`
    #[arg(long, env = "RODADA_MAIL_FROM", value_name = "ADDRESS")]
    pub mail_from: Option<String>,

    /// A file with the certificate (PEM) of a mail server that no public authority vouches for
    #[arg(long, env = "RODADA_SMTP_CERTIFICATE", value_name = "FILE")]
    pub smtp_certificate: Option<PathBuf>,

    /// Mails that are sent in an hour: a fifth of them are kept for codes, and of the others one user gets at most a tenth; 0 is
    /// no limit
    #[arg(long, env = "RODADA_MAILS_PER_HOUR", value_name = "NUMBER", default_value_t = 500)]
    pub mails_per_hour: u32,

    /// A file with the providers of OpenID Connect at which users can sign in, such as a Keycloak or Authentik of the host, or
    /// Google. docs/sign-in.md explains it. Needs `public-url`. Without it nobody is offered this
    #[arg(long, env = "RODADA_SIGN_IN_PROVIDERS", value_name = "FILE")]
    pub sign_in_providers: Option<PathBuf>,

    /// Who may come in as a new user: `everybody`, `invited` for whoever has a link of `rodada people invite`, or `provider` for whoever
    /// signs in at one of `sign-in-providers`; then there is no other way of signing in. Whoever was in before stays in
    #[arg(long, env = "RODADA_WHO_MAY_ENTER", value_name = "WHO", default_value = "everybody")]
    pub who_may_enter: WhoMayEnter,

    /// Who may set up open tables, which everybody finds and may sit down at: `everybody`, `kept` for whoever can sign in again by
    /// mail, passkey or provider, or `nobody`. Tables for whoever has their link may be set up by all users
    #[arg(long, env = "RODADA_WHO_MAY_OPEN_TABLES", value_name = "WHO", default_value = "everybody")]
    pub who_may_open_tables: WhoMayOpenTables,

    /// Who may watch tables and look at finished matches: `everybody` who has a link or finds them, or `users` for whoever is in
    #[arg(long, env = "RODADA_WHO_MAY_WATCH", value_name = "WHO", default_value = "everybody")]
    pub who_may_watch: WhoMayWatch,

    /// Which limits apply. `load` lifts those on addresses and sockets, whatever else is set: only for measuring with
    /// `rodada-load`, never on a public server
    #[arg(long, env = "RODADA_LIMITS", value_name = "NAME", default_value = "strict")]
    pub limits: Limits,

    /// Milliseconds that a bot takes for a step while somebody watches
    #[arg(long, env = "RODADA_BOT_PACE", value_name = "MILLISECONDS", default_value_t = 800,
          value_parser = clap::value_parser!(u32).range(..=60_000))]
    pub bot_pace: u32,

    /// Bots that may think at the same time; each uses one CPU core while it does
    #[arg(long, env = "RODADA_BOT_THREADS", value_name = "NUMBER", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=256))]
    pub bot_threads: u16,

    /// How much the analysis of a finished match computes, in percent of the usual: less takes less time and says less.
    /// The usual takes up to a minute or two of one CPU core, which everything else may use first
    #[arg(long, env = "RODADA_ANALYSIS_EFFORT", value_name = "PERCENT", default_value_t = 100,
          value_parser = clap::value_parser!(u8).range(1..=100))]
    pub analysis_effort: u8,

    /// Seconds after which another server on the same PostgreSQL takes over the bots of a server that no longer
    /// answers
    #[arg(long, env = "RODADA_LEASE_SECONDS", value_name = "SECONDS", default_value_t = 10,
          value_parser = clap::value_parser!(u16).range(1..=600))]
    pub lease_seconds: u16,

    /// Seconds that the server may take to finish what is in flight when it is told to stop
    #[arg(long, env = "RODADA_DRAIN_SECONDS", value_name = "SECONDS", default_value_t = 10,
          value_parser = clap::value_parser!(u16).range(1..=300))]
    pub drain_seconds: u16,

    /// Days after which a table that has not begun is deleted, if nobody who sits there has opened it since; 0 for never
    #[arg(long, env = "RODADA_UNSTARTED_DAYS", value_name = "NUMBER", default_value_t = 14)]
    pub unstarted_days: u16,

    /// Days after its last step after which a lesson is deleted; 0 for never
    #[arg(long, env = "RODADA_LESSON_DAYS", value_name = "NUMBER", default_value_t = 30)]
    pub lesson_days: u16,

    /// Days after which a running match without a pace leaves the lists, if none of its players has opened it since. It is
    /// kept, and listed again when one of them opens it; 0 for never
    #[arg(long, env = "RODADA_UNVISITED_DAYS", value_name = "NUMBER", default_value_t = 365)]
    pub unvisited_days: u16,

    /// Whether guests are deleted who hold nothing, neither a seat nor a line of chat, and whose session has ended: `yes` or
    /// `no`
    #[arg(long, env = "RODADA_DELETE_GUESTS", value_name = "YES/NO", default_value = "yes")]
    pub delete_guests: YesOrNo,

    /// The hour of the day, from 0 to 23 by the clock of this machine, in which the server removes from the files of the
    /// embedded database what was deleted since the day before; the hour in which the least is played
    #[arg(long, env = "RODADA_QUIET_HOUR", value_name = "HOUR", default_value_t = 4,
          value_parser = clap::value_parser!(u8).range(..=23))]
    pub quiet_hour: u8,

    /// A folder into which the server writes a backup each day, in the quiet hour; best on another disk. It is created if it
    /// does not exist. With PostgreSQL this needs `pg_dump` and `pg_restore`. Without it the server makes no backups
    #[arg(long, env = "RODADA_BACKUP_DIR", value_name = "FOLDER")]
    pub backup_dir: Option<PathBuf>,

    /// Of how many days the backups in that folder are kept
    #[arg(long, env = "RODADA_BACKUP_DAYS", value_name = "NUMBER", default_value_t = 7,
          value_parser = clap::value_parser!(u16).range(1..))]
    pub backup_days: u16,

    /// Of how many weeks before these days one backup each is kept
    #[arg(long, env = "RODADA_BACKUP_WEEKS", value_name = "NUMBER", default_value_t = 4)]
    pub backup_weeks: u16,

    /// How much the database may hold, such as `10GB` or `500MiB`: above it new tables are refused while matches go on. From
    /// 80 % on, the log and `rodada doctor` warn. Without it there is no limit
    #[arg(long, env = "RODADA_STORAGE_LIMIT", value_name = "SIZE")]
    pub storage_limit: Option<Bytes>,
}

impl Config {
    /// The settings of a server that is started with these flags, for tests.
    ///
    /// # Panics
    /// When there is no such flag, or its value is refused.
    #[must_use]
    pub fn of_flags(flags: &[&str]) -> Self {
        use clap::FromArgMatches as _;
        let command = Self::augment_args(clap::Command::new("serve").no_binary_name(true));
        Self::from_arg_matches(&command.get_matches_from(flags)).expect("flags of a server")
    }
}

impl Config {
    /// The time a bot takes for a step while somebody watches.
    #[must_use]
    pub fn pace_of_bots(&self) -> Duration {
        Duration::from_millis(self.bot_pace.into())
    }

    /// How long a lease on a match lasts without being renewed.
    #[must_use]
    pub fn lease(&self) -> Duration {
        Duration::from_secs(self.lease_seconds.into())
    }

    /// Where operators of push services can write to the host, as a URL. Without it there is no push: some refuse whoever names
    /// none.
    #[must_use]
    pub fn contact(&self) -> Option<&str> {
        let url = || self.public_url.as_ref().filter(|url| url.is_https()).map(PublicUrl::as_str);
        self.contact.as_ref().map(Contact::as_str).or_else(url)
    }

    /// The time since when a match without a pace must have been opened to be listed, in milliseconds since 1970 as `now`.
    #[must_use]
    pub fn unvisited_since(&self, now: u64) -> Option<u64> {
        days_before(self.unvisited_days, now)
    }

    /// How long a match without a pace is listed after it was last opened; `None` for ever.
    #[must_use]
    pub fn listed_unvisited(&self) -> Option<Duration> {
        (self.unvisited_days > 0).then(|| Duration::from_secs(u64::from(self.unvisited_days) * 86_400))
    }

    /// The time since when a table that has not begun must have been opened to be kept.
    #[must_use]
    pub fn unstarted_since(&self, now: u64) -> Option<u64> {
        days_before(self.unstarted_days, now)
    }

    /// The time since when a lesson must have had a step to be kept.
    #[must_use]
    pub fn lessons_since(&self, now: u64) -> Option<u64> {
        days_before(self.lesson_days, now)
    }

    /// The time the server may take to stop.
    #[must_use]
    pub fn drain_time(&self) -> Duration {
        Duration::from_secs(self.drain_seconds.into())
    }
}

/// `None` if the number of days is 0, which stands for no limit.
fn days_before(days: u16, now: u64) -> Option<u64> {
    (days > 0).then(|| now.saturating_sub(u64::from(days) * 86_400_000))
}

fn filter(text: &str) -> Result<String, String> {
    let read = text.parse::<Targets>();
    read.map(|_| text.to_owned()).map_err(|error| error.to_string())
}
