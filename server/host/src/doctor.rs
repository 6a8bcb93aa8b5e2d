//! `rodada doctor`: checks the machine, the database, the settings and the proxy, and says what to do.
//!
//! Facts are gathered apart from the judgements on them, so that every judgement is tested without a broken machine.

mod backups;
mod database;
mod held;
mod machine;
mod providers;
mod settings;
mod storage;
mod traffic;

pub use backups::judge as judge_backups;
pub use held::judge as judge_held;
pub use machine::free_bytes;
pub use providers::judge_all as judge_providers;
pub use settings::{judge as judge_settings, judge_mail, judge_passkeys, judge_push};
pub(crate) use storage::judge as judge_storage;
pub use traffic::judge as judge_traffic;

use crate::backups::Backups;
use ::notices::Mailer;
use base::clock::Clock;
use base::error_chain;
use config::Config;
use identity::providers::Providers;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::path::Path;
use store::{Millis, StoreError, StoreLocation};

/// What was found about one subject.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    pub verdict: Verdict,
    pub subject: Subject,
    /// What was seen and, unless it is good, what to do. No names, addresses of people or secrets.
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Good,
    /// It works, and could be better.
    Advice,
    /// Something does not work, or data may be lost.
    Fault,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    Folder,
    Clock,
    Files,
    Database,
    Backups,
    Server,
    Settings,
    Proxy,
}

impl Subject {
    /// The subject in English.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Folder => "data folder",
            Self::Clock => "clock",
            Self::Files => "open files",
            Self::Database => "database",
            Self::Backups => "backups",
            Self::Server => "server",
            Self::Settings => "settings",
            Self::Proxy => "proxy",
        }
    }

    fn good(self, text: impl Into<String>) -> Finding {
        Finding { verdict: Verdict::Good, subject: self, text: text.into() }
    }

    fn advice(self, text: impl Into<String>) -> Finding {
        Finding { verdict: Verdict::Advice, subject: self, text: text.into() }
    }

    fn fault(self, text: impl Into<String>) -> Finding {
        Finding { verdict: Verdict::Fault, subject: self, text: text.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Good => "good",
            Verdict::Advice => "advice",
            Verdict::Fault => "FAULT",
        };
        write!(f, "{verdict:<7} {:<12} {}", self.subject.name(), self.text)
    }
}

/// Checks what can be seen without a running server: the machine and the database. Changes nothing.
///
/// # Errors
/// When the address of the database cannot be parsed. A database that does not answer is a finding.
pub async fn examine(
    database_url: Option<&str>,
    data_dir: &Path,
    config: &Config,
    clock: &Clock,
) -> Result<Vec<Finding>, StoreError> {
    let StoreLocation { folder, .. } = store::location(database_url, data_dir)?;
    let mut findings = machine::examine(&folder, clock.now());
    match store::examine(database_url, data_dir).await {
        Ok(facts) => {
            findings.extend(database::judge(&facts, clock.now()));
            if config.backup_dir.is_some() {
                findings.extend(backups::judge_program(&facts));
            }
        }
        Err(error @ StoreError::Missing { .. }) => {
            findings.push(Subject::Database.good(format!("{error} yet: `rodada serve` creates it")));
        }
        Err(error) => findings.push(Subject::Database.fault(error_chain(&error))),
    }
    Ok(findings)
}

/// The findings when no server answers on the control socket.
pub(crate) fn no_server() -> Finding {
    Subject::Server.advice(
        "no server runs with this data folder and database, so nothing can be said about its proxy: start it, open a \
         table in a browser by its public URL, and ask again",
    )
}

/// What the settings alone make up and is judged.
pub struct Configured<'a> {
    pub mailer: Option<&'a Mailer>,
    pub providers: &'a Providers,
}

/// Judges these settings where no server answers on the control socket. `configured` is of what `rodada serve` would
/// build from them, or says why it would not start.
pub async fn judge_without_server(
    config: &Config,
    now: Millis,
    configured: Result<Configured<'_>, &(dyn Error + Sync)>,
) -> Vec<Finding> {
    let mut findings = vec![no_server(), judge_backups(Backups::of(config).as_ref(), now).await];
    findings.extend(judge_settings(config));
    findings.extend(judge_push(config, &BTreeMap::new()));
    match configured {
        Ok(Configured { mailer, providers }) => {
            findings.extend(judge_mail(mailer));
            findings.extend(judge_providers(providers).await);
        }
        Err(error) => {
            findings
                .push(Subject::Settings.fault(format!("`rodada serve` does not start with them: {error}")));
        }
    }
    findings
}

/// Says where a server runs, which may have been started with other settings, that it would not start with these.
#[must_use]
pub fn judge_for_restart(error: &dyn Error) -> Finding {
    Subject::Settings.advice(format!(
        "the server runs, but would not start again with the settings of this command: {error}"
    ))
}
