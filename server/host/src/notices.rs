//! What the host can do about notices: try whether they arrive.

use super::{Host, HostError, Outcome};
use ::notices::Tested;
use clap::{Subcommand, ValueEnum};
use protocol::UserId;
use serde::{Deserialize, Serialize};
use store::notices::{Channel, NoticeTarget, TargetDetail};

/// The subcommands of `rodada notices`, also sent over the control socket.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Sends a test to the browsers, the mailbox or the webhook of a user
    Test {
        /// The channel
        channel: TestedChannel,
        /// The id of the user
        person: UserId,
    },
}

/// A channel, as the host names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TestedChannel {
    Push,
    Mail,
    Webhook,
}

impl TestedChannel {
    fn channel(self) -> Channel {
        match self {
            Self::Push => Channel::Push,
            Self::Mail => Channel::Mail,
            Self::Webhook => Channel::Webhook,
        }
    }
}

pub(super) async fn carry_out(host: &Host, order: Order) -> Result<Outcome, HostError> {
    let Order::Test { channel, person } = order;
    let notices = host.running.as_ref().ok_or(HostError::NoServer)?.notices();
    let targets = host.store.notice_targets(person).await?;
    let targets: Vec<NoticeTarget> =
        targets.into_iter().filter(|target| target.detail.channel() == channel.channel()).collect();
    if targets.is_empty() {
        return Err(HostError::NoTarget);
    }
    let language = host.store.notice_settings(person).await?.unwrap_or_default().language;
    let (mut lines, mut delivered) = (Vec::new(), false);
    for target in &targets {
        let tested = notices.test(target, &language).await;
        delivered |= tested == Tested::Delivered;
        lines.push(line(target, tested));
    }
    if delivered { Ok(Outcome::Found { lines }) } else { Err(HostError::NotDelivered(lines.join("; "))) }
}

/// Says how a test went, without the address.
fn line(target: &NoticeTarget, tested: Tested) -> String {
    let name = match &target.detail {
        TargetDetail::Push { label, .. } if label.is_empty() => "a browser",
        TargetDetail::Push { label, .. } => label,
        TargetDetail::Mail { .. } => "the mailbox",
        TargetDetail::Webhook { .. } => "the webhook",
    };
    match tested {
        Tested::Delivered => format!("{name}: delivered"),
        Tested::Refused(status) => format!("{name}: refused with {status}"),
        Tested::Unreachable => format!("{name}: no answer"),
    }
}
