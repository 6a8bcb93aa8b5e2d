//! What the host can do about notices: try whether they arrive.

use super::{Host, HostError, Outcome};
use ::notices::Tested;
use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use protocol::UserId;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display, Formatter};
use store::notices::{Channel, NoticeTarget, TargetDetail};

/// The subcommands of `rodada notices`, also sent over the control socket.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Sends a test to the browsers, the mailbox or the webhook of a user
    Test {
        /// The channel
        #[arg(value_parser = channels())]
        channel: Channel,
        /// The id of the user
        person: UserId,
    },
}

/// A channel by its name.
fn channel(name: &str) -> Option<Channel> {
    Channel::all().find(|channel| channel.name() == name)
}

/// What the command line accepts for a channel.
fn channels() -> impl TypedValueParser<Value = Channel> {
    let names = PossibleValuesParser::new(Channel::all().map(Channel::name));
    names.try_map(|name| channel(&name).ok_or("there is no such channel"))
}

pub(super) async fn carry_out(host: &Host, order: Order) -> Result<Outcome, HostError> {
    let Order::Test { channel, person } = order;
    let notices = host.running.as_ref().ok_or(HostError::NoServer)?.notices();
    let targets = host.store.notice_targets(person).await?;
    let targets: Vec<NoticeTarget> =
        targets.into_iter().filter(|target| target.detail.channel() == channel).collect();
    if targets.is_empty() {
        return Err(HostError::NoTarget);
    }
    let language = host.store.notice_settings(person).await?.unwrap_or_default().language;
    let mut tested = Vec::new();
    for target in targets {
        let how = notices.test(&target, &language).await;
        tested.push(TargetTested::new(target, how));
    }
    if tested.iter().any(|target| target.tested == Tested::Delivered) {
        return Ok(Outcome::Tested { targets: tested });
    }
    Err(HostError::NotDelivered(tested.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))
}

/// How the test went to one target. It does not say the address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TargetTested {
    pub channel: Channel,
    /// What the user calls the browser, if they call it anything.
    pub browser: Option<String>,
    pub tested: Tested,
}

impl TargetTested {
    fn new(target: NoticeTarget, tested: Tested) -> Self {
        let channel = target.detail.channel();
        let browser = match target.detail {
            TargetDetail::Push { label, .. } => Some(label).filter(|label| !label.is_empty()),
            _ => None,
        };
        Self { channel, browser, tested }
    }
}

impl Display for TargetTested {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let name = match self.channel {
            Channel::Push => self.browser.as_deref().unwrap_or("a browser"),
            other => other.name(),
        };
        match self.tested {
            Tested::Delivered => write!(f, "{name}: delivered"),
            Tested::Refused(status) => write!(f, "{name}: refused with {status}"),
            Tested::Unreachable => write!(f, "{name}: no answer"),
        }
    }
}
