//! The users who may open the host's page, and the links to it.

use super::{Host, HostError, Outcome};
use base::entropy::random_bytes;
use clap::Subcommand;
use protocol::UserId;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use store::hosts::NewHostLink;
use store::{Actor, HostWrite};

/// How long a link to the page works.
const LINK_WORKS: u64 = 10 * 60 * 1_000;

/// The subcommands of `rodada host`, also sent over the control socket.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Lets a user open the host's page, who needs a way to sign in
    Add {
        /// The id of the user, from `rodada people find`
        person: UserId,
    },
    /// Lets a user no longer open the host's page
    Remove {
        /// The id of the user
        person: UserId,
    },
    /// Lists the users who may open the host's page
    List,
    /// Prints a link that opens the host's page once, within ten minutes, and for an hour in that browser. Only while
    /// nobody is added; without `public-url` only what comes after the address of the server
    Link,
}

pub(super) async fn carry_out(host: &Host, order: Order, by: &Actor) -> Result<Outcome, HostError> {
    match order {
        Order::Add { person } => match host.write(HostWrite::NameHost { user: person }, by).await {
            Err(HostError::NothingToDelete) => Err(HostError::AlreadyHost),
            added => added.map(|_| Outcome::HostAdded { person }),
        },
        Order::Remove { person } => {
            host.write(HostWrite::UnnameHost { user: person }, by).await?;
            Ok(Outcome::HostRemoved { person })
        }
        Order::List => Ok(Outcome::People { people: host.store.hosts().await? }),
        Order::Link => {
            let token = random_bytes::<32>();
            let ends = host.clock.now() + LINK_WORKS;
            let new = NewHostLink { token: Sha256::digest(token).into(), ends };
            match host.write(HostWrite::MakeHostLink(new), by).await {
                Err(HostError::NothingToDelete) => Err(HostError::HostsAreNamed),
                // Behind a `#`, so that no log on the way has it.
                made => made
                    .map(|_| Outcome::Invited { link: host.link(&format!("/host#{}", hex::encode(token))) }),
            }
        }
    }
}
