//! The orders of the page as those of the command line, and what is answered when one is not carried out.

use crate::http::Refusal;
use ::host::announcements::Order as Announce;
use ::host::people::Order as AboutPeople;
use ::host::reports::Order as AboutReports;
use ::host::tables::Order as AboutTables;
use ::host::{HostError, Order, Outcome};
use base::error_chain;
use protocol::{Announced, Code, HostOrder};
use std::ops::RangeInclusive;
use tables::rooms::new_failure;

/// The bounds of numbers are those of the command line.
pub(super) fn order_of(order: HostOrder) -> Result<Order, Refusal> {
    Ok(match order {
        HostOrder::Rename { person, name } => Order::People(AboutPeople::Rename { person, name }),
        HostOrder::Ban { person, days } => {
            within(days, ::host::people::BAN_DAYS)?;
            Order::People(AboutPeople::Ban { person, days })
        }
        HostOrder::Mute { person, hours } => {
            within(hours, ::host::people::MUTE_HOURS)?;
            Order::People(AboutPeople::Mute { person, hours })
        }
        HostOrder::SignOut { person } => Order::People(AboutPeople::SignOut { person }),
        HostOrder::DeleteMessages { person } => Order::People(AboutPeople::DeleteMessages { person }),
        HostOrder::Erase { person } => Order::People(AboutPeople::Erase { person, yes: true }),
        HostOrder::CloseTable { room } => Order::Tables(AboutTables::Close { table: room }),
        HostOrder::DeleteTableMessages { room } => {
            Order::Tables(AboutTables::DeleteMessages { table: room, name: None })
        }
        HostOrder::Invite { uses, days } => {
            within(uses, ::host::people::INVITATION_USES)?;
            within(days, ::host::people::INVITATION_DAYS)?;
            Order::People(AboutPeople::Invite { uses, for_days: days })
        }
        HostOrder::RevokeInvitation { invitation } => {
            let invitation = invitation.parse().map_err(|_| Code::NotFound)?;
            Order::People(AboutPeople::Revoke { invitation })
        }
        HostOrder::Announce { says, from, until } => Order::Announcements(match says {
            Announced::Restart { at } => Announce::Restart { at, shown_from: from },
            Announced::Closed { from: begins, until: ends } => {
                Announce::Closed { from: begins, until: ends, shown_from: from }
            }
            Announced::Text { text } => Announce::Text { text, until, shown_from: from },
        }),
        HostOrder::AnswerReport { report, verdict, words } => {
            Order::Reports(AboutReports::Answer { report, verdict, words })
        }
        HostOrder::RenameCircle { circle, name } => {
            Order::Reports(AboutReports::RenameCircle { circle, name })
        }
        HostOrder::WithdrawAnnouncement { announcement } => {
            Order::Announcements(Announce::Withdraw { announcement })
        }
    })
}

fn within(number: u32, bounds: RangeInclusive<u32>) -> Result<(), Refusal> {
    if bounds.contains(&number) {
        return Ok(());
    }
    let message = format!("the number must be from {} to {}", bounds.start(), bounds.end());
    Err(Refusal::new(Code::Malformed, message))
}

/// What is answered to an order that failed. That there was nothing to delete is no failure.
pub(super) fn refusal(error: HostError) -> Result<Outcome, Refusal> {
    match error {
        HostError::Store(error) => Err(error.into()),
        HostError::NothingToDelete => Ok(Outcome::Lines { lines: Vec::new() }),
        HostError::UnknownUser
        | HostError::UnknownTable
        | HostError::UnknownInvitation
        | HostError::UnknownReport
        | HostError::UnknownCircle
        | HostError::UnknownAnnouncement => Err(Refusal::new(Code::NotFound, error.to_string())),
        HostError::BadName | HostError::BadCircleName | HostError::BadText => {
            Err(Refusal::new(Code::BadText, error.to_string()))
        }
        HostError::BadTimes => Err(Refusal::new(Code::Malformed, error.to_string())),
        HostError::NameTaken => Err(Code::NameTaken.into()),
        // It is done, and what remains is done in the quiet hour.
        HostError::ScrubFailed(_) => {
            tracing::warn!(error = %error_chain(&error), "an order of the host's page");
            Ok(Outcome::Lines { lines: Vec::new() })
        }
        _ => {
            let failure = new_failure();
            tracing::error!(%failure, error = %error_chain(&error), "an order of the host's page failed");
            Err(Refusal::of_failure(failure))
        }
    }
}
