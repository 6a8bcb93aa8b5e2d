//! Lists what the host did.

use super::{Host, HostError, Outcome};
use store::{AuditRow, HostAct, Millis};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

pub(super) async fn list(host: &Host, limit: u32) -> Result<Outcome, HostError> {
    let rows = host.store.audit(limit).await?;
    Ok(Outcome::Found { lines: rows.iter().map(line).collect() })
}

/// When, by whom, what, and to whom or which table.
fn line(row: &AuditRow) -> String {
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
        HostAct::Changed => "changed".to_owned(),
    }
}

/// A time to the second, in UTC.
pub(crate) fn date(at: Millis) -> String {
    let seconds = i64::try_from(at / 1_000).unwrap_or(i64::MAX);
    let date = OffsetDateTime::from_unix_timestamp(seconds).ok().and_then(|date| date.format(&Rfc3339).ok());
    // Later than the calendar reaches.
    date.unwrap_or_else(|| "the end of time".to_owned())
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
        assert_eq!(line(&banned), said);
        let lifted = AuditRow { value: Some(banned.at), ..banned.clone() };
        assert_eq!(
            line(&lifted),
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
        assert_eq!(line(&ended), format!("2026-09-21T14:13:20Z  command line  ended the match  table {id}"));
        assert_eq!(date(Millis::MAX), "the end of time");
    }
}
