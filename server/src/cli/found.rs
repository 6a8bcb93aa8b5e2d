//! What an order of the host found, as lines of text.

use host::{Outcome, date};
use protocol::{Announced, Announcement, HostReport, ListedSeat, ReportKind, ReportVerdict, TableSummary};
use store::invitations::InvitationRow;
use store::{AuditRow, HostAct, Millis, UserFound};

/// What stands in the list for the name of a user who was erased, or has not chosen one yet.
const NO_NAME: &str = "(no name)";
const DAY: Millis = 24 * 60 * 60 * 1_000;

/// One line for each thing that was found, and none for what an order changed: that is in the log.
pub(super) fn lines(outcome: &Outcome, now: Millis) -> Vec<String> {
    match outcome {
        Outcome::People { people } => people.iter().map(|found| person(found, now)).collect(),
        Outcome::Tables { tables } => tables.iter().map(table).collect(),
        Outcome::Invitations { invitations } => {
            invitations.iter().map(|found| invitation(found, now)).collect()
        }
        Outcome::Announcements { announcements } => announcements.iter().map(announcement).collect(),
        Outcome::Announced { announcement: made } => vec![announcement(made)],
        Outcome::Reports { reports } => reports.iter().map(report).collect(),
        Outcome::Audit { rows } => rows.iter().map(act).collect(),
        Outcome::Tested { targets } => targets.iter().map(ToString::to_string).collect(),
        Outcome::Invited { link } => vec![link.clone()],
        Outcome::Lines { lines } => lines.clone(),
        _ => Vec::new(),
    }
}

fn person(found: &UserFound, now: u64) -> String {
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

fn table(table: &TableSummary) -> String {
    let names: Vec<_> = table.seats.values().filter_map(|summary| name_of(&summary.seat)).collect();
    format!("{}  {}  {}", table.room, table.game, names.join(", "))
}

fn name_of(seat: &ListedSeat) -> Option<&str> {
    match seat {
        ListedSeat::User { name, .. } => name.as_deref(),
        ListedSeat::Empty | ListedSeat::Bot { .. } => None,
    }
}

fn invitation(found: &InvitationRow, now: u64) -> String {
    let InvitationRow { id, uses, used, ends, .. } = found;
    let state = match ends.checked_sub(now).filter(|left| *left > 0) {
        None => "has ended".to_owned(),
        Some(_) if used >= uses => "is used up".to_owned(),
        Some(left) => format!("for {} more days", left.div_ceil(DAY)),
    };
    format!("{id}  {used} of {uses} used  {state}")
}

fn announcement(found: &Announcement) -> String {
    let Announcement { id, says, from, until } = found;
    let says = match says {
        Announced::Restart { at } => format!("restart at {}", date(*at)),
        Announced::Closed { from, until } => format!("closed from {} to {}", date(*from), date(*until)),
        Announced::Text { text } => text.clone(),
    };
    format!("{id}  shown from {} to {}  {says}", date(*from), date(*until))
}

fn report(found: &HostReport) -> String {
    let kind = match found.kind {
        ReportKind::Line => "line",
        ReportKind::Name => "name",
        ReportKind::Circle => "circle",
    };
    let named = |name: &Option<String>| name.as_deref().unwrap_or(NO_NAME).to_owned();
    let reporter = |one: &protocol::Reporter| match one.words.as_str() {
        "" => named(&one.name),
        words => format!("{}: “{words}”", named(&one.name)),
    };
    let reporters: Vec<_> = found.reporters.iter().map(reporter).collect();
    let answer = match found.answer.as_ref().map(|answer| answer.verdict) {
        None => "waits for an answer",
        Some(ReportVerdict::DealtWith) => "dealt with",
        Some(ReportVerdict::NoReason) => "no reason to act",
    };
    let parts = [
        Some(found.report.to_string()),
        Some(date(found.at)),
        Some(format!("{kind}  “{}”", found.text)),
        Some(format!("by {}  person {}", named(&found.name), found.person)),
        found.room.map(|room| format!("table {room}")),
        found.circle.map(|circle| format!("circle {circle}")),
        Some(format!("reported by {}", reporters.join(", "))),
        Some(answer.to_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join("  ")
}

/// When, by whom, what, and to whom or which table.
fn act(row: &AuditRow) -> String {
    let user = row.user.map(|user| format!("  person {user}"));
    let name = row.name.as_ref().map(|name| format!("  {name}"));
    let table = row.id.map(|id| format!("  table {id}"));
    let about: String = [user, name, table].into_iter().flatten().collect();
    format!("{}  {}  {}{about}", date(row.at), row.by, what(row))
}

fn what(row: &AuditRow) -> String {
    let lines = || format!("{} messages", row.value.unwrap_or_default());
    let until = || row.value.map_or_else(String::new, |until| format!(" until {}", date(until)));
    // A ban of no days ends when it is made, and so does a mute.
    let is_lifted = row.value.is_some_and(|until| until <= row.at);
    match row.act {
        HostAct::Renamed => "renamed".to_owned(),
        HostAct::Banned if is_lifted => "lifted the ban".to_owned(),
        HostAct::Banned => format!("banned{}", until()),
        HostAct::Muted if is_lifted => "let chat again".to_owned(),
        HostAct::Muted => format!("muted{}", until()),
        HostAct::SignedOut => "signed out".to_owned(),
        HostAct::MessagesDeleted => format!("deleted {}", lines()),
        HostAct::Erased => format!("erased, with {}", lines()),
        HostAct::MatchEnded => "ended the match".to_owned(),
        HostAct::Invited => format!("invited {} new users", row.value.unwrap_or_default()),
        HostAct::InvitationRevoked => "revoked an invitation".to_owned(),
        HostAct::HostNamed => "opened the host's page to".to_owned(),
        HostAct::HostUnnamed => "closed the host's page to".to_owned(),
        HostAct::HostLinkMade => "made a link to the host's page".to_owned(),
        HostAct::Announced => "announced".to_owned(),
        HostAct::AnnouncementWithdrawn => "withdrew an announcement".to_owned(),
        HostAct::ReportAnswered => "answered a report about".to_owned(),
        HostAct::CircleRenamed => "renamed a circle of".to_owned(),
        HostAct::Changed => "changed".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{MatchId, UserId};
    use store::Actor;

    #[test]
    fn a_line_says_when_who_what_and_to_whom() {
        let user = UserId::new();
        let banned = AuditRow {
            at: 1_790_000_000_999,
            act: HostAct::Banned,
            user: Some(user),
            name: Some("Ana".to_owned()),
            id: None,
            by: Actor::of_control_socket(1000),
            value: Some(1_790_086_400_000),
        };
        let said =
            format!("2026-09-21T14:13:20Z  uid 1000  banned until 2026-09-22T14:13:20Z  person {user}  Ana");
        assert_eq!(act(&banned), said);
        let lifted = AuditRow { value: Some(banned.at), ..banned.clone() };
        assert_eq!(
            act(&lifted),
            format!("2026-09-21T14:13:20Z  uid 1000  lifted the ban  person {user}  Ana")
        );
        let id = MatchId::new();
        let ended = AuditRow {
            act: HostAct::MatchEnded,
            user: None,
            name: None,
            id: Some(id),
            by: Actor::of_command_line(),
            value: None,
            ..banned
        };
        assert_eq!(act(&ended), format!("2026-09-21T14:13:20Z  command line  ended the match  table {id}"));
        assert_eq!(date(Millis::MAX), "the end of time");
    }
}
