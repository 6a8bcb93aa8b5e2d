//! A Postgres server that a test can start, stop and kill.

use crate::process::forward_lines;
use crate::test_server::Folder;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row};
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::process::{Child, Command};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// A timeout longer than any of its programs takes.
const TIMEOUT: Duration = Duration::from_secs(60);
/// Attempts to start: a new server refuses to start until a killed one is gone.
const TRIES: u32 = 200;
/// A standby adds that it accepts connections for reading only.
const READY: &str = "database system is ready to accept";
const SETTINGS: &str = "
    listen_addresses = '127.0.0.1'
    unix_socket_directories = ''
    fsync = on
    synchronous_commit = on
    max_connections = 100
    timezone = 'UTC'
";

/// A Postgres server that a test can start, stop and kill.
pub(crate) struct Postgres {
    /// The postmaster, while it runs. Declared before the folder so that it is dropped first.
    child: Option<Child>,
    programs: Programs,
    folder: Folder,
    port: u16,
    password: String,
}

/// The folder of its programs, and the id of the user to run them as, because they refuse to run as root.
#[derive(Clone)]
struct Programs {
    folder: PathBuf,
    owner: Option<u32>,
}

impl Programs {
    fn find() -> Self {
        let needed = |name: &str| {
            std::env::var(name)
                .unwrap_or_else(|_| panic!("{name} is missing: run with scripts/with-postgres"))
        };
        Self {
            folder: needed("TEST_POSTGRES_PROGRAMS").into(),
            owner: needed("TEST_POSTGRES_OWNER").parse().ok(),
        }
    }

    fn run(&self, program: &str, inside: &Path) -> Command {
        let mut command = Command::new(self.folder.join(program));
        if let Some(owner) = self.owner {
            command.uid(owner);
        }
        command.current_dir(inside).stdin(Stdio::null()).kill_on_drop(true);
        command
    }

    /// Changes the owner of a file or folder to the user of the programs.
    fn hand_over(&self, path: &Path) {
        chown(path, self.owner, None).unwrap();
    }
}

impl Postgres {
    /// Creates a cluster and starts it.
    pub(crate) async fn start() -> Self {
        let (programs, folder) = (Programs::find(), Folder::new());
        let password = uuid::Uuid::new_v4().simple().to_string();
        let secret = folder.path().join("password");
        std::fs::write(&secret, &password).unwrap();
        programs.hand_over(&secret);
        programs.hand_over(folder.path());
        let mut initdb = programs.run("initdb", folder.path());
        initdb.args(["--pgdata=data", "--username=rodada", "--pwfile=password", "--auth=scram-sha-256"]);
        initdb.args(["--encoding=UTF8", "--no-locale", "--no-sync"]);
        let made = timeout(TIMEOUT, initdb.output()).await.expect("a cluster is made in time").unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let settings = folder.path().join("data/postgresql.conf");
        std::fs::write(&settings, SETTINGS).unwrap();
        let mut postgres = Self { child: None, programs, folder, port: 0, password };
        postgres.restart().await;
        postgres
    }

    /// Creates and starts a standby of this one, and makes it synchronous: from then on a commit is acknowledged only
    /// when the standby has it on its disk.
    pub(crate) async fn synchronous_standby(&self) -> Self {
        let (programs, folder) = (self.programs.clone(), Folder::new());
        programs.hand_over(folder.path());
        let mut copy = programs.run("pg_basebackup", folder.path());
        copy.args(["--pgdata=data", "--write-recovery-conf", "--no-sync", "--checkpoint=fast", "--dbname"]);
        let made = timeout(TIMEOUT, copy.arg(self.url()).output()).await.expect("a copy in time").unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let mut standby = Self { child: None, programs, folder, port: 0, password: self.password.clone() };
        standby.restart().await;
        self.execute("alter system set synchronous_standby_names = '*'").await;
        self.execute("select pg_reload_conf()").await;
        let mut connection = PgConnection::connect(&self.url()).await.unwrap();
        let select = "select 1 from pg_stat_replication where sync_state = 'sync'";
        let synchronous =
            async { while sqlx::query(select).fetch_optional(&mut connection).await.unwrap().is_none() {} };
        timeout(TIMEOUT, synchronous).await.expect("the standby is synchronous in time");
        standby
    }

    /// Makes a standby the primary. Returns when it can be written.
    pub(crate) async fn promote(&self) {
        self.execute("select pg_promote()").await;
    }

    /// The URL of the database on this or the other server, whichever can be written.
    pub(crate) fn url_with(&self, other: &Self) -> String {
        let (password, one, two) = (&self.password, self.port, other.port);
        let hosts = format!("127.0.0.1:{one},127.0.0.1:{two}");
        format!("postgres://rodada:{password}@{hosts}/postgres?target_session_attrs=read-write")
    }

    /// The URL of its database.
    pub(crate) fn url(&self) -> String {
        format!("postgres://rodada:{}@127.0.0.1:{}/postgres", self.password, self.port)
    }

    /// Starts it again on the same data and port.
    pub(crate) async fn restart(&mut self) {
        assert!(self.child.is_none(), "it runs");
        let mut said = Vec::new();
        for _ in 0..TRIES {
            if self.port == 0 {
                // Another process may take the port first; then another one is tried.
                self.port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
            }
            let mut postmaster = self.programs.run("postgres", self.folder.path());
            postmaster.args(["-D", "data", "-p", &self.port.to_string()]);
            let mut child = postmaster.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
            let (tell, mut lines) = mpsc::unbounded_channel();
            forward_lines(child.stderr.take().unwrap(), tell);
            while let Some(line) = timeout(TIMEOUT, lines.recv()).await.expect("it starts in time") {
                if line.contains(READY) {
                    self.child = Some(child);
                    return;
                }
                said.push(line);
            }
            if said.iter().any(|line| line.contains("could not create any TCP/IP sockets")) && said.len() < 20
            {
                self.port = 0;
            }
        }
        panic!("Postgres does not start: {said:#?}");
    }

    /// Kills all of its processes at once with SIGKILL.
    pub(crate) async fn kill(&mut self) {
        let mut child = self.child.take().expect("it runs");
        let mut connection = PgConnection::connect(&self.url()).await.unwrap();
        let rows = sqlx::query("select pid from pg_stat_activity").fetch_all(&mut connection).await.unwrap();
        let helpers = rows.iter().map(|row| row.get::<i32, _>("pid").to_string());
        let all: Vec<String> = [child.id().unwrap().to_string()].into_iter().chain(helpers).collect();
        // `kill` complains about processes that have ended by themselves.
        Command::new("kill").arg("-KILL").args(all).stderr(Stdio::null()).status().await.unwrap();
        timeout(TIMEOUT, child.wait()).await.expect("what is killed ends").unwrap();
    }

    /// Stops it with a fast shutdown.
    pub(crate) async fn stop(&mut self) {
        let mut child = self.child.take().expect("it runs");
        let id = child.id().unwrap().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().await.unwrap().success());
        timeout(TIMEOUT, child.wait()).await.expect("it stops in time").unwrap();
    }

    /// Runs SQL as a superuser.
    pub(crate) async fn execute(&self, sql: &str) {
        execute(&self.url(), sql).await;
    }
}

/// Creates an empty schema in the Postgres that all tests share. Returns its URL.
pub(crate) async fn schema() -> String {
    let url = std::env::var("TEST_DATABASE_URL").expect("tests run with scripts/with-postgres");
    let schema = format!("it_{}", uuid::Uuid::new_v4().simple());
    execute(&url, &format!("create schema {schema}")).await;
    let sign = if url.contains('?') { '&' } else { '?' };
    format!("{url}{sign}options[search_path]={schema}")
}

async fn execute(url: &str, sql: &str) {
    let mut connection = PgConnection::connect(url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}
