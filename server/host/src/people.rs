//! What the host can do about users.

use super::{Host, HostError, Outcome};
use base::entropy::{new_id, random_bytes};
use clap::Subcommand;
use clap::builder::RangedI64ValueParser;
use protocol::UserId;
use records::names::normalize_name;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::ops::RangeInclusive;
use store::invitations::NewInvitation;
use store::{Actor, HostWrite};
use uuid::Uuid;

/// The most users that are listed.
const MAX_LISTED: u32 = 50;
/// For how many days somebody may be banned; 0 lifts a ban.
pub const BAN_DAYS: RangeInclusive<u32> = 0..=36_500;
/// For how many hours somebody may be muted; 0 lets them chat again.
pub const MUTE_HOURS: RangeInclusive<u32> = 0..=876_000;
/// How many may come in with one invitation.
pub const INVITATION_USES: RangeInclusive<u32> = 1..=10_000;
/// For how many days an invitation may work.
pub const INVITATION_DAYS: RangeInclusive<u32> = 1..=3_650;
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
        #[arg(long, value_name = "DAYS", value_parser = number_in(BAN_DAYS))]
        days: u32,
    },
    /// Keeps a user from chatting for a number of hours, and tells them so; 0 lets them chat again
    Mute {
        /// The id of the user
        person: UserId,
        /// The number of hours
        #[arg(long, value_name = "HOURS", value_parser = number_in(MUTE_HOURS))]
        hours: u32,
    },
    /// Signs a user out on all devices
    SignOut {
        /// The id of the user
        person: UserId,
    },
    /// Deletes all chat messages of a user, and the notes that they share
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
        #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = number_in(INVITATION_USES))]
        uses: u32,
        /// For how many days it works
        #[arg(long, value_name = "DAYS", default_value_t = 14, value_parser = number_in(INVITATION_DAYS))]
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

/// Parses a number within bounds.
fn number_in(bounds: RangeInclusive<u32>) -> RangedI64ValueParser<u32> {
    RangedI64ValueParser::new().range(i64::from(*bounds.start())..=i64::from(*bounds.end()))
}

pub(super) async fn carry_out(host: &Host, order: Order, by: &Actor) -> Result<Outcome, HostError> {
    let now = host.clock.now();
    match order {
        Order::Find { text } => {
            Ok(Outcome::People { people: host.store.find_users(&text, MAX_LISTED).await? })
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
            let (id, token) = (new_id(now), random_bytes::<32>());
            let ends = now + u64::from(for_days) * DAY;
            let new = NewInvitation { id, token: Sha256::digest(token).into(), uses, ends };
            host.write(HostWrite::Invite(new), by).await?;
            let path = format!("/me?invited={}", hex::encode(token));
            Ok(Outcome::Invited { link: host.link(&path) })
        }
        Order::Invites => Ok(Outcome::Invitations { invitations: host.store.invitations().await? }),
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
