//! What the host tells everybody who has a page open.

mod moment;

use super::{Host, HostError, Outcome};
use base::clock::Clock;
use base::entropy::new_id;
use clap::Subcommand;
use jiff::tz::TimeZone;
use moment::{BadMoment, moment};
use protocol::{Announced, Announcement, AnnouncementId, limits};
use records::names::is_readable;
use serde::{Deserialize, Serialize};
use store::{Actor, HostWrite, Millis};

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;
/// For how long the announcement of a restart is shown after its time: a host is seldom on the second.
const AFTER_RESTART: Millis = 5 * MINUTE;
/// How far ahead something may be announced.
const MAX_AHEAD: Millis = 366 * DAY;

/// The subcommands of `rodada announce`, also sent over the control socket.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Announces a restart, in the language of each reader, until five minutes after it
    Restart {
        /// When it is
        #[arg(long, value_name = "WHEN", value_parser = typed_moment)]
        at: Millis,
        /// From when on it is shown, if not from now
        #[arg(long, value_name = "WHEN", value_parser = typed_moment)]
        shown_from: Option<Millis>,
    },
    /// Announces that nobody can play for some time, in the language of each reader, until it is over
    Closed {
        /// From when on
        #[arg(long, value_name = "WHEN", value_parser = typed_moment)]
        from: Millis,
        /// Until when
        #[arg(long, value_name = "WHEN", value_parser = typed_moment)]
        until: Millis,
        /// From when on it is shown, if not from now
        #[arg(long, value_name = "WHEN", value_parser = typed_moment)]
        shown_from: Option<Millis>,
    },
    /// Announces something in your words
    Text {
        /// One line of at most 200 characters
        text: String,
        /// Until when it is shown, if not for a day
        #[arg(long, value_name = "WHEN", value_parser = typed_moment)]
        until: Option<Millis>,
        /// From when on it is shown, if not from now
        #[arg(long, value_name = "WHEN", value_parser = typed_moment)]
        shown_from: Option<Millis>,
    },
    /// Lists what is announced, now or later
    List,
    /// Shows an announcement no longer
    Withdraw {
        /// The id of the announcement, from `rodada announce list`
        announcement: AnnouncementId,
    },
}

/// A moment as it is typed, in the time zone of this machine.
fn typed_moment(text: &str) -> Result<Millis, BadMoment> {
    moment(text, Clock::system().now(), &TimeZone::system())
}

pub(super) async fn carry_out(host: &Host, order: Order, by: &Actor) -> Result<Outcome, HostError> {
    let now = host.clock.now();
    match order {
        Order::List => Ok(Outcome::Announcements { announcements: host.store.announcements(now).await? }),
        Order::Withdraw { announcement } => {
            match host.write(HostWrite::WithdrawAnnouncement { id: announcement }, by).await {
                Err(HostError::UnknownUser) => Err(HostError::UnknownAnnouncement),
                withdrawn => withdrawn.map(|_| Outcome::AnnouncementWithdrawn { announcement }),
            }
        }
        Order::Restart { at, shown_from } => {
            let until = at.saturating_add(AFTER_RESTART);
            let is_ahead = at > now;
            announce(host, Announced::Restart { at }, Shown { from: shown_from, until, is_ahead }, by).await
        }
        Order::Closed { from, until, shown_from } => {
            let shown = Shown { from: shown_from, until, is_ahead: from < until };
            announce(host, Announced::Closed { from, until }, shown, by).await
        }
        Order::Text { text, until, shown_from } => {
            let until = until.unwrap_or_else(|| shown_from.unwrap_or(now).saturating_add(DAY));
            let text = normalized(&text).ok_or(HostError::BadText)?;
            let shown = Shown { from: shown_from, until, is_ahead: true };
            announce(host, Announced::Text { text }, shown, by).await
        }
    }
}

/// When an announcement is to be shown.
struct Shown {
    from: Option<Millis>,
    until: Millis,
    /// The times that the announcement names are in order, too.
    is_ahead: bool,
}

async fn announce(host: &Host, says: Announced, shown: Shown, by: &Actor) -> Result<Outcome, HostError> {
    let now = host.clock.now();
    let Shown { from, until, is_ahead } = shown;
    let from = from.unwrap_or(now).max(now);
    if !is_ahead || until <= from || until > now.saturating_add(MAX_AHEAD) {
        return Err(HostError::BadTimes);
    }
    let announcement = Announcement { id: AnnouncementId(new_id(now)), says, from, until };
    host.write(HostWrite::Announce(announcement.clone()), by).await?;
    Ok(Outcome::Announced { announcement })
}

/// A text in one line that can be read.
fn normalized(text: &str) -> Option<String> {
    let text = text.trim();
    let fits = text.chars().count() <= limits::ANNOUNCEMENT_CHARS;
    (fits && !text.chars().any(char::is_control) && is_readable(text)).then(|| text.to_owned())
}
