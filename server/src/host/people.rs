//! What is done about somebody.

use super::{Host, HostError, Outcome};
use crate::store::PersonFound;
use clap::Subcommand;
use protocol::UserId;
use room::names::fit;
use serde::{Deserialize, Serialize};

/// The name of those who were erased.
const NOBODY: &str = "somebody";
/// People that are listed at most.
const MOST: u32 = 50;
const HOUR: u64 = 60 * 60 * 1_000;
const DAY: u64 = 24 * HOUR;

/// What is done about somebody. These are the words of the command line, too.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
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

pub(super) async fn carry_out(host: &Host, order: Order) -> Result<Outcome, HostError> {
    let (store, now) = (&*host.store, host.clock.now());
    match order {
        Order::Find { text } => {
            let found = store.find_people(&text, MOST).await?;
            Ok(Outcome::Found { lines: found.iter().map(|found| line(found, now)).collect() })
        }
        Order::Rename { person, name } => {
            let name = fit(&name).ok_or(HostError::BadName)?;
            known(store.rename_everywhere(person, &name, now).await?)?;
            Ok(Outcome::Renamed { person })
        }
        Order::Ban { person, days } => {
            known(store.ban(person, now + u64::from(days) * DAY, now).await?)?;
            Ok(Outcome::Banned { person, days })
        }
        Order::Mute { person, hours } => {
            known(store.mute(person, now + u64::from(hours) * HOUR).await?)?;
            Ok(Outcome::Muted { person, hours })
        }
        Order::SignOut { person } => {
            store.end_sessions(person, now).await?;
            Ok(Outcome::SignedOut { person })
        }
        Order::Hush { person } => {
            let lines = store.remove_lines_of(person, now).await?;
            Ok(Outcome::Hushed { person, lines })
        }
        Order::Erase { person } => {
            let lines = store.erase(person, NOBODY, now).await?.ok_or(HostError::Nobody)?;
            Ok(Outcome::Erased { person, lines })
        }
    }
}

/// Somebody, as they are listed.
fn line(found: &PersonFound, now: u64) -> String {
    let left = |until: Option<u64>, unit: u64| {
        until.filter(|until| *until > now).map(|until| (until - now).div_ceil(unit))
    };
    let away = left(found.banned_until, DAY).map(|days| format!("  away for {days} days"));
    let muted = left(found.muted_until, HOUR).map(|hours| format!("  muted for {hours} hours"));
    let (person, seats) = (&found.person, found.seats);
    let (away, muted) = (away.unwrap_or_default(), muted.unwrap_or_default());
    format!("{}  {}  {seats} seats{away}{muted}", person.user, person.name)
}

fn known(found: bool) -> Result<(), HostError> {
    if found { Ok(()) } else { Err(HostError::Nobody) }
}
