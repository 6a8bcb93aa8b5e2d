//! Backups of a Postgres database by its own programs, which know every version of its format: `pg_dump` writes the
//! file, and `pg_restore` reads its table of contents.

use super::address::{self, ProgramAddress};
use super::hosts::Hosts;
use super::{Connection, without_log};
use crate::StoreError;
use crate::backup::{BackupError, Progress};
use crate::partial::Partial;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::fs::File;
use std::io;
use std::path::Path;
use std::process::Stdio;
use tokio::process::Command;
use tokio::sync::watch;

/// The schema in which databases usually keep everything.
const USUAL_SCHEMA: &str = "public";
/// A table that every backup has.
const TABLE_OF_ALL: &str = " TABLE DATA ";
/// How much of what a failed program says is repeated.
const MAX_SAID: usize = 400;

/// What is to be copied.
pub(super) struct What {
    /// The major version of the server.
    version: u32,
    schema: String,
}

/// Writes a copy of the database at `url`, which servers may use meanwhile.
pub(crate) async fn back_up_server(
    url: &str,
    to: &Path,
    progress_sender: &watch::Sender<Progress>,
) -> Result<u64, BackupError> {
    let hosts = Hosts::new(address::parse(url)?.into_iter().map(without_log).collect());
    let mut db = hosts.primary().await?.connect().await?;
    let what = find_what(&mut db).await?;
    db.close().await?;
    write(&ProgramAddress::of(url), &what, to, progress_sender).await
}

pub(super) async fn find_what(db: &mut Connection) -> Result<What, StoreError> {
    let select = "
        select current_setting('server_version_num')::bigint / 10000 as version,
            coalesce(current_schema()::text, 'public') as schema";
    let row = sqlx::query(select).fetch_one(db).await?;
    let version: i64 = row.try_get("version")?;
    Ok(What { version: u32::try_from(version).unwrap_or_default(), schema: row.try_get("schema")? })
}

/// Writes the file and checks it. Dropping the future cancels that.
pub(super) async fn write(
    address: &ProgramAddress,
    what: &What,
    to: &Path,
    progress_sender: &watch::Sender<Progress>,
) -> Result<u64, BackupError> {
    for program in ["pg_dump", "pg_restore"] {
        require(program, version_of(program).await, what.version)?;
    }
    let copy = Partial::create(to)?;
    let mut dump = program("pg_dump");
    dump.args(["--format=custom", "--no-password", "--file"]).arg(copy.path());
    if what.schema != USUAL_SCHEMA {
        // In quotes it is a name and no pattern.
        dump.arg(format!("--schema=\"{}\"", what.schema.replace('"', "\"\"")));
    }
    dump.arg("--dbname").arg(&address.url);
    if let Some(password) = &address.password {
        dump.env("PGPASSWORD", password);
    }
    output("pg_dump", dump).await?;
    let mut list = program("pg_restore");
    list.arg("--list").arg(copy.path());
    let contents = output("pg_restore", list).await.map_err(|error| copy.unfit(error.to_string()))?;
    if !contents.contains(TABLE_OF_ALL) {
        return Err(copy.unfit("it has no tables".to_owned()));
    }
    let file = File::open(copy.path()).map_err(|error| copy.unwritten(error))?;
    let bytes = file.sync_all().and_then(|()| file.metadata()).map_err(|error| copy.unwritten(error))?.len();
    copy.keep()?;
    progress_sender.send_replace(Progress { written: bytes, of: bytes });
    Ok(bytes)
}

/// The major version of `pg_dump`, if it is in PATH.
pub(super) async fn version_found() -> Option<u32> {
    version_of("pg_dump").await
}

async fn version_of(name: &'static str) -> Option<u32> {
    let mut ask = program(name);
    ask.arg("--version");
    parse_version(&output(name, ask).await.ok()?)
}

/// The number in a text such as `pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)`.
fn parse_version(said: &str) -> Option<u32> {
    let (_, number) = said.split_once("(PostgreSQL) ")?;
    number.split(|digit: char| !digit.is_ascii_digit()).next()?.parse().ok()
}

/// Refuses a program that is missing or older than the server.
fn require(program: &'static str, found: Option<u32>, needed: u32) -> Result<(), BackupError> {
    match found {
        None => Err(BackupError::NoProgram { program, needed }),
        Some(found) if found < needed => Err(BackupError::OldProgram { program, found, needed }),
        Some(_) => Ok(()),
    }
}

fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    // Messages in English are parsed here and found by hosts who search for them.
    command.env("LC_ALL", "C.UTF-8").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.kill_on_drop(true);
    command
}

/// Runs a program to its end. Returns what it wrote.
async fn output(program: &'static str, mut command: Command) -> Result<String, BackupError> {
    let failed = |said: String| BackupError::Program { program, said };
    let done = command.output().await.map_err(|error: io::Error| failed(error.to_string()))?;
    if done.status.success() {
        return Ok(String::from_utf8_lossy(&done.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&done.stderr);
    let said: String = said.trim().chars().take(MAX_SAID).collect();
    Err(failed(if said.is_empty() { done.status.to_string() } else { said }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_programs_are_read() {
        assert_eq!(parse_version("pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n"), Some(15));
        assert_eq!(parse_version("pg_dump (PostgreSQL) 18beta1\n"), Some(18));
        assert_eq!(parse_version("something else"), None);
    }

    #[test]
    fn a_program_that_is_missing_or_older_is_refused_in_words_that_help() {
        let refused = |found| require("pg_dump", found, 17).map_err(|error| error.to_string());
        assert!(refused(None).unwrap_err().contains("postgresql-client-17"));
        assert!(refused(Some(15)).unwrap_err().contains("is of PostgreSQL 15"));
        assert_eq!(refused(Some(17)), Ok(()));
        assert_eq!(refused(Some(18)), Ok(()));
    }
}
