//! Conversions between parts of the records and the values of their columns.

use super::notices::Channel;
use super::{SeatAssignment, StepKind, StoreError, UserName};
use protocol::{
    LeagueResultKind, LeagueState, Level, ListedSeat, NoticeKind, PlayerState, ReportKind, ReportVerdict,
    SignInKind, TableStatus,
};
use uuid::Uuid;

/// An enum whose values are stored as text.
pub(super) trait TextColumn: Copy + PartialEq + 'static {
    /// The name of the column, for error messages.
    const COLUMN: &'static str;
    /// Every value with its text.
    const VALUES: &'static [(Self, &'static str)];

    fn as_text(self) -> &'static str {
        let found = Self::VALUES.iter().find(|(value, _)| *value == self);
        found.expect("every value has a text, which a test checks").1
    }

    fn from_text(text: &str) -> Result<Self, StoreError> {
        let found = Self::VALUES.iter().find(|(_, known)| *known == text);
        found.map(|(value, _)| *value).ok_or_else(|| {
            StoreError::Corrupt(format!(
                "the column `{}` holds `{text}`, which is not a known value",
                Self::COLUMN
            ))
        })
    }
}

impl TextColumn for TableStatus {
    const COLUMN: &'static str = "status";
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::Gathering, "gathering"),
        (Self::Running, "running"),
        (Self::Over, "over"),
        (Self::Abandoned, "abandoned"),
    ];
}

impl TextColumn for StepKind {
    const COLUMN: &'static str = "kind";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Self::Action, "action"), (Self::Undo, "undo"), (Self::Table, "table")];
}

impl TextColumn for Level {
    const COLUMN: &'static str = "level";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Self::Beginner, "beginner"), (Self::Easy, "easy"), (Self::Good, "good"), (Self::Strong, "strong")];
}

impl TextColumn for Channel {
    const COLUMN: &'static str = "channel";
    const VALUES: &'static [(Self, &'static str)] = &Self::NAMES;
}

impl TextColumn for SignInKind {
    const COLUMN: &'static str = "kind";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Self::Mail, "mail"), (Self::Passkey, "passkey"), (Self::Provider, "provider")];
}

impl TextColumn for NoticeKind {
    const COLUMN: &'static str = "kind";
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::YourTurn, "your_turn"),
        (Self::MatchBegins, "match_begins"),
        (Self::TimeRunsOut, "time_runs_out"),
        (Self::BotPlaysForYou, "bot_plays_for_you"),
        (Self::MatchOver, "match_over"),
        (Self::AskedForAnotherMatch, "asked_for_another_match"),
        (Self::SomebodyWrote, "somebody_wrote"),
    ];
}

impl TextColumn for ReportKind {
    const COLUMN: &'static str = "kind";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Self::Line, "line"), (Self::Name, "name"), (Self::Circle, "circle")];
}

impl TextColumn for ReportVerdict {
    const COLUMN: &'static str = "verdict";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Self::DealtWith, "dealt_with"), (Self::NoReason, "no_reason")];
}

impl TextColumn for LeagueState {
    const COLUMN: &'static str = "state";
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::Gathering, "gathering"),
        (Self::Running, "running"),
        (Self::Over, "over"),
        (Self::Ended, "ended"),
    ];
}

impl TextColumn for PlayerState {
    const COLUMN: &'static str = "state";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Self::Playing, "playing"), (Self::Waiting, "waiting"), (Self::Left, "left")];
}

impl TextColumn for LeagueResultKind {
    const COLUMN: &'static str = "kind";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Self::Played, "played"), (Self::Unfinished, "unfinished"), (Self::Absent, "absent")];
}

/// Converts a number to `i64`, the integer type of the databases. A number that does not fit is a time that never
/// comes.
pub(super) fn int(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Folds the case of a name for searches. SQL's own `lower()` knows only ASCII in SQLite and depends on the locale in
/// Postgres.
pub(super) fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// The pattern for `like … escape '\'` that finds `part` anywhere in a case-folded name.
pub(super) fn pattern(part: &str) -> String {
    let mut pattern = String::from("%");
    for letter in folded(part).chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

/// The columns that describe who has a seat.
#[derive(Default)]
pub(super) struct SeatColumns {
    pub(super) user: Option<Uuid>,
    pub(super) stand_in: bool,
    pub(super) level: Option<&'static str>,
}

impl SeatColumns {
    pub(super) fn of(assignment: &SeatAssignment) -> Self {
        match assignment {
            SeatAssignment::Empty => Self::default(),
            SeatAssignment::User { user, stand_in } => {
                Self { user: Some(user.0), stand_in: *stand_in, level: None }
            }
            SeatAssignment::Bot { level } => Self { level: Some(level.as_text()), ..Self::default() },
        }
    }
}

/// A seat in a list of tables, with the name of its user.
#[must_use]
pub fn listed_seat(assignment: &SeatAssignment, name: Option<UserName>) -> ListedSeat {
    match *assignment {
        SeatAssignment::Empty => ListedSeat::Empty,
        SeatAssignment::User { stand_in, .. } => {
            let (guest, page) = name.as_ref().map_or((false, None), |name| (name.is_guest, name.page));
            ListedSeat::User { name: name.map(|name| name.name), guest, page, stand_in }
        }
        SeatAssignment::Bot { level } => ListedSeat::Bot { level },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HostAct, Kind, UserAct};

    fn check<T: TextColumn + std::fmt::Debug>(values: &[T]) {
        assert_eq!(values.len(), T::VALUES.len());
        for value in values {
            assert_eq!(T::from_text(value.as_text()).unwrap(), *value);
        }
        assert!(matches!(T::from_text("walrus"), Err(StoreError::Corrupt(text)) if text.contains("walrus")));
    }

    #[test]
    fn every_value_has_its_own_text() {
        check(&[TableStatus::Gathering, TableStatus::Running, TableStatus::Over, TableStatus::Abandoned]);
        check(&[StepKind::Action, StepKind::Undo, StepKind::Table]);
        check(&Level::ALL);
        check(&Channel::NAMES.map(|(channel, _)| channel));
        check(&[SignInKind::Mail, SignInKind::Passkey, SignInKind::Provider]);
        check(&NoticeKind::ALL);
        check(&[ReportKind::Line, ReportKind::Name, ReportKind::Circle]);
        check(&[ReportVerdict::DealtWith, ReportVerdict::NoReason]);
        check(&[LeagueState::Gathering, LeagueState::Running, LeagueState::Over, LeagueState::Ended]);
        check(&[PlayerState::Playing, PlayerState::Waiting, PlayerState::Left]);
        check(&[LeagueResultKind::Played, LeagueResultKind::Unfinished, LeagueResultKind::Absent]);
        let by_user = [
            UserAct::Created,
            UserAct::Renamed,
            UserAct::SignedIn,
            UserAct::SignedOut,
            UserAct::VacationChanged,
        ];
        let by_user = by_user.map(Kind::ByUser);
        let by_host = [
            HostAct::Renamed,
            HostAct::Banned,
            HostAct::Muted,
            HostAct::SignedOut,
            HostAct::MessagesDeleted,
            HostAct::Erased,
            HostAct::MatchEnded,
            HostAct::Invited,
            HostAct::InvitationRevoked,
            HostAct::HostNamed,
            HostAct::HostUnnamed,
            HostAct::HostLinkMade,
            HostAct::Announced,
            HostAct::AnnouncementWithdrawn,
            HostAct::ReportAnswered,
            HostAct::CircleRenamed,
            HostAct::Changed,
        ];
        let by_host = by_host.map(Kind::ByHost);
        check(&[&[Kind::Ended, Kind::Merged], &by_user[..], &by_host[..]].concat());
    }

    #[test]
    fn wildcards_in_a_name_are_escaped() {
        assert_eq!(pattern("100%_\\É"), "%100\\%\\_\\\\é%");
    }
}
