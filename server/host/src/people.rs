//! What the host can do about users.

use super::audit::date;
use super::{Host, HostError, Outcome};
use base::entropy::random_bytes;
use clap::Subcommand;
use protocol::UserId;
use records::names::normalize_name;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use store::invitations::{InvitationRow, NewInvitation};
use store::{Actor, HostWrite, UserFound};
use uuid::Uuid;

/// What stands in the list for the name of a user who was erased, or has not chosen one yet.
const NO_NAME: &str = "(no name)";
/// The most users that are listed.
const MAX_LISTED: u32 = 50;
const HOUR: u64 = 60 * 60 * 1_000;
const DAY: u64 = 24 * HOUR;

/// The subcommands of `rodada people`, also sent over the control socket.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Lists users by a part of their name, or by their id
    Find {
        /// A part of a name, or an id
        text: String,
    },
    /// Gives a user another name, which is also shown at tables and in finished matches
    Rename {
        /// The id of the user
        person: UserId,
        /// The new name
        name: String,
    },
    /// Bans a user for a number of days; 0 lifts the ban
    Ban {
        /// The id of the user
        person: UserId,
        /// The number of days
        #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(..=36_500))]
        days: u32,
    },
    /// Keeps a user from chatting for a number of hours, and tells them so; 0 lets them chat again
    Mute {
        /// The id of the user
        person: UserId,
        /// The number of hours
        #[arg(long, value_name = "HOURS", value_parser = clap::value_parser!(u32).range(..=876_000))]
        hours: u32,
    },
    /// Signs a user out on all devices
    SignOut {
        /// The id of the user
        person: UserId,
    },
    /// Deletes all chat messages of a user
    #[command(alias = "hush")]
    #[serde(rename = "hush")]
    DeleteMessages {
        /// The id of the user
        person: UserId,
    },
    /// Makes a link with which new users come in, where `who-may-enter` is `invited`, and prints it; without
    /// `public-url` only what comes after the address of the server
    Invite {
        /// How many new users may come in with it
        #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        uses: u32,
        /// For how many days it works
        #[arg(long, value_name = "DAYS", default_value_t = 14, value_parser = clap::value_parser!(u32).range(1..=3_650))]
        for_days: u32,
    },
    /// Lists the links that `invite` has made, with how many have used them
    Invites,
    /// Ends a link that `invite` has made. Who came in with it stays in
    Revoke {
        /// The id of the invitation, from `rodada people invites`
        invitation: Uuid,
    },
    /// Erases a user: their name is removed everywhere, their chat messages are deleted, and nobody can sign in as
    /// them. Matches remain, with "somebody" in their seat
    Erase {
        /// The id of the user
        person: UserId,
        /// Does not ask first, where somebody could answer
        #[arg(long)]
        #[serde(skip)]
        yes: bool,
    },
}

pub(super) async fn carry_out(host: &Host, order: Order, by: &Actor) -> Result<Outcome, HostError> {
    let now = host.clock.now();
    match order {
        Order::Find { text } => {
            let found = host.store.find_users(&text, MAX_LISTED).await?;
            Ok(Outcome::Found { lines: found.iter().map(|found| line(found, now)).collect() })
        }
        Order::Rename { person, name } => {
            let name = normalize_name(&name).ok_or(HostError::BadName)?;
            host.write(HostWrite::Rename { user: person, name }, by).await?;
            Ok(Outcome::Renamed { person })
        }
        Order::Ban { person, days } => {
            let until = now + u64::from(days) * DAY;
            host.write(HostWrite::Ban { user: person, until }, by).await?;
            Ok(Outcome::Banned { person, days })
        }
        Order::Mute { person, hours } => {
            let until = now + u64::from(hours) * HOUR;
            host.write(HostWrite::Mute { user: person, until }, by).await?;
            Ok(Outcome::Muted { person, hours })
        }
        Order::SignOut { person } => {
            host.write(HostWrite::SignOut { user: person }, by).await?;
            Ok(Outcome::SignedOut { person })
        }
        Order::DeleteMessages { person } => {
            let lines = host.write(HostWrite::DeleteMessagesOf { user: person }, by).await?;
            Ok(Outcome::MessagesDeleted { person, lines })
        }
        Order::Invite { uses, for_days } => {
            let (id, token) = (Uuid::now_v7(), random_bytes::<32>());
            let ends = now + u64::from(for_days) * DAY;
            let new = NewInvitation { id, token: Sha256::digest(token).into(), uses, ends };
            host.write(HostWrite::Invite(new), by).await?;
            let path = format!("/me?invited={}", hex::encode(token));
            Ok(Outcome::Found { lines: vec![host.link(&path)] })
        }
        Order::Invites => {
            let found = host.store.invitations().await?;
            Ok(Outcome::Found { lines: found.iter().map(|found| invitation_line(found, now)).collect() })
        }
        Order::Revoke { invitation } => {
            match host.write(HostWrite::RevokeInvitation { id: invitation }, by).await {
                Err(HostError::UnknownUser) => Err(HostError::UnknownInvitation),
                revoked => revoked.map(|_| Outcome::InvitationRevoked { invitation }),
            }
        }
        Order::Erase { person, .. } => {
            let lines = host.write(HostWrite::Erase { user: person }, by).await?;
            Ok(Outcome::Erased { person, lines })
        }
    }
}

/// The line of a list of invitations.
fn invitation_line(found: &InvitationRow, now: u64) -> String {
    let InvitationRow { id, uses, used, ends, .. } = found;
    let state = match ends.checked_sub(now).filter(|left| *left > 0) {
        None => "has ended".to_owned(),
        Some(_) if used >= uses => "is used up".to_owned(),
        Some(left) => format!("for {} more days", left.div_ceil(DAY)),
    };
    format!("{id}  {used} of {uses} used  {state}")
}

/// The line of a list of users.
fn line(found: &UserFound, now: u64) -> String {
    let ahead = |until: Option<u64>| until.filter(|until| *until > now);
    let user = &found.user;
    let name = if user.name.is_empty() { NO_NAME } else { &user.name };
    let parts = [
        Some(user.id.to_string()),
        Some(name.to_owned()),
        Some(if found.signs_in { "signs in" } else { "guest" }.to_owned()),
        Some(format!("{} seats", found.seats)),
        ahead(found.banned_until).map(|until| format!("banned until {}", date(until))),
        ahead(found.muted_until).map(|until| format!("muted until {}", date(until))),
        ahead(found.erased_at).map(|until| format!("erased {}", date(until))),
        found.became.map(|user| format!("is {user} now")),
        found.seen.map(|at| format!("was here {}", date(at))),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join("  ")
}
