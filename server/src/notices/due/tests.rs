use super::*;
use crate::store::notices::{NoticeSettings, NoticeTarget};
use protocol::{MatchId, PushKeys, UserId, Vacation};
use std::collections::BTreeMap;

const START: Millis = 1_790_000_000_000;
const DAY: Millis = 86_400_000;

fn push() -> TargetDetail {
    let keys = PushKeys { p256dh: String::new(), auth: String::new() };
    TargetDetail::Push { keys, label: String::new() }
}

fn mail(schedule: MailSchedule) -> TargetDetail {
    TargetDetail::Mail { schedule, hour: 8, zone: "UTC".to_owned(), latest_daily: None }
}

/// Somebody who is awaited since `START` in a match of days.
fn awaited() -> NoticeCandidate {
    let target = NoticeTarget {
        id: uuid::Uuid::from_u128(1),
        user: UserId::new(),
        address: String::new(),
        detail: push(),
        since: START - DAY,
        failures: 0,
        retry_at: None,
        is_refused: false,
    };
    NoticeCandidate {
        target,
        settings: NoticeSettings::default(),
        id: MatchId::new(),
        game: "dogs".to_owned(),
        status: TableStatus::Running,
        status_since: START - 3 * DAY,
        is_rematch: false,
        pace: Pace::Days { days: 2, no_vacation: false },
        deadline: Some(START + 2 * DAY),
        given_back: 0,
        seat: 0,
        awaited_since: Some(START),
        vacation: None,
        stand_in_since: None,
        latest_line: None,
        told: BTreeMap::new(),
    }
}

fn at(candidate: &NoticeCandidate, now: Millis) -> Due {
    decide(candidate, Seen::default(), None, now)
}

fn kinds(due: &Due) -> Vec<NoticeKind> {
    due.notices.iter().map(|notice| notice.kind).collect()
}

#[test]
fn a_turn_is_told_after_a_minute_and_once() {
    let mut ana = awaited();
    let early = at(&ana, START + 59_999);
    assert_eq!((kinds(&early), early.later), (vec![], Some(START + 60_000)));
    assert_eq!(kinds(&at(&ana, START + 60_000)), [NoticeKind::YourTurn]);
    ana.told.insert(NoticeKind::YourTurn, START);
    assert_eq!(at(&ana, START + 70_000), Due { later: Some(START + DAY * 3 / 2), ..Due::default() });
    // The next turn.
    ana.awaited_since = Some(START + DAY);
    assert_eq!(kinds(&at(&ana, START + DAY + 60_000)), [NoticeKind::YourTurn]);
}

#[test]
fn time_that_is_given_back_makes_no_new_turn() {
    let mut ana = awaited();
    ana.told.insert(NoticeKind::YourTurn, START);
    (ana.awaited_since, ana.given_back) = (Some(START + 500_000), 500_000);
    assert!(kinds(&at(&ana, START + 700_000)).is_empty());
}

#[test]
fn matches_of_minutes_are_told_to_browsers_and_sooner() {
    let mut ana = NoticeCandidate { pace: Pace::Live { minutes: 2 }, ..awaited() };
    assert!(kinds(&at(&ana, START + 19_999)).is_empty());
    assert_eq!(kinds(&at(&ana, START + 20_000)), [NoticeKind::YourTurn]);
    ana.target.detail = mail(MailSchedule::Each);
    assert_eq!(at(&ana, START + 70_000), Due::default());
}

#[test]
fn what_was_before_the_target_is_not_told_there() {
    let mut ana = awaited();
    ana.target.since = START + 1;
    assert!(kinds(&at(&ana, START + 60_000)).is_empty());
    // But that the time runs out is.
    assert_eq!(kinds(&at(&ana, START + DAY * 3 / 2)), [NoticeKind::TimeRunsOut]);
}

#[test]
fn what_comes_in_the_millisecond_of_the_subscription_is_told_there() {
    let mut ana = awaited();
    ana.target.since = START;
    assert_eq!(kinds(&at(&ana, START + 60_000)), [NoticeKind::YourTurn]);
}

#[test]
fn the_last_quarter_is_told_instead_of_the_turn() {
    let mut ana = awaited();
    let quarter = START + DAY * 3 / 2;
    assert_eq!(kinds(&at(&ana, quarter - 1)), [NoticeKind::YourTurn]);
    let due = at(&ana, quarter);
    assert_eq!(kinds(&due), [NoticeKind::TimeRunsOut]);
    let told: Vec<_> = due.notices[0].keys.iter().map(|key| key.kind).collect();
    assert_eq!(told, [NoticeKind::YourTurn, NoticeKind::TimeRunsOut]);
    ana.told.insert(NoticeKind::YourTurn, START);
    assert_eq!(kinds(&at(&ana, quarter)), [NoticeKind::TimeRunsOut]);
    // After the deadline it is too late, and a minute has no quarter worth telling.
    assert!(kinds(&at(&ana, START + 2 * DAY)).is_empty());
    ana.pace = Pace::Live { minutes: 1 };
    assert!(kinds(&at(&ana, START + 50_000)).is_empty());
}

#[test]
fn the_last_quarter_comes_later_after_a_vacation() {
    let mut ana = awaited();
    ana.told.insert(NoticeKind::YourTurn, START);
    let vacation = Vacation { from: START + DAY, until: START + 8 * DAY };
    ana.vacation = Some(vacation);
    assert!(kinds(&at(&ana, START + DAY * 3 / 2)).is_empty());
    assert_eq!(kinds(&at(&ana, START + DAY * 17 / 2)), [NoticeKind::TimeRunsOut]);
}

#[test]
fn who_looks_is_told_later_and_who_has_looked_is_not_told() {
    let mut ana = awaited();
    let now = START + 60_000;
    let looks = Seen { used: Some(START + 1), looks_until: Some(now + 5) };
    let due = decide(&ana, looks, None, now);
    assert_eq!((kinds(&due), due.seen.len(), due.later), (vec![], 0, Some(now + 5)));
    let looked = Seen { used: Some(START), looks_until: None };
    let due = decide(&ana, looked, None, now);
    assert_eq!((kinds(&due), due.seen.len()), (vec![], 1));
    // Looking away before the turn began does not count.
    let before = Seen { used: Some(START - 1), looks_until: None };
    assert_eq!(kinds(&decide(&ana, before, None, now)), [NoticeKind::YourTurn]);
    ana.settings.always = true;
    assert_eq!(kinds(&decide(&ana, looks, None, now)), [NoticeKind::YourTurn]);
}

#[test]
fn quiet_hours_hold_back() {
    let due = decide(&awaited(), Seen::default(), Some(START + 90_000), START + 60_000);
    assert_eq!(due, Due { later: Some(START + 90_000), ..Due::default() });
}

#[test]
fn each_kind_can_be_switched_off() {
    let mut ana = awaited();
    ana.settings.kinds.your_turn.push = false;
    assert!(kinds(&at(&ana, START + 60_000)).is_empty());
    ana.target.detail = TargetDetail::Webhook { secret: String::new() };
    assert_eq!(kinds(&at(&ana, START + 60_000)), [NoticeKind::YourTurn]);
    ana.target.detail = mail(MailSchedule::Daily);
    assert_eq!(at(&ana, START + 60_000), Due::default(), "the daily mail tells it");
}

#[test]
fn the_beginning_says_whose_turn_it_is() {
    let mut ana = NoticeCandidate { status_since: START, ..awaited() };
    let due = at(&ana, START + 60_000);
    assert_eq!((kinds(&due), due.notices[0].keys.len()), (vec![NoticeKind::MatchBegins], 2));
    ana.awaited_since = None;
    let due = at(&ana, START + 60_000);
    assert_eq!((kinds(&due), due.notices[0].keys.len()), (vec![NoticeKind::MatchBegins], 1));
}

#[test]
fn a_bot_the_end_another_match_and_chat_are_told() {
    let told = |change: fn(&mut NoticeCandidate)| {
        let mut ana = NoticeCandidate { awaited_since: None, ..awaited() };
        change(&mut ana);
        kinds(&at(&ana, START + 60_000))
    };
    assert_eq!(told(|ana| ana.stand_in_since = Some(START)), [NoticeKind::BotPlaysForYou]);
    let over = |ana: &mut NoticeCandidate| (ana.status, ana.status_since) = (TableStatus::Over, START);
    assert_eq!(told(over), [NoticeKind::MatchOver]);
    let gathers =
        |ana: &mut NoticeCandidate| (ana.status, ana.status_since) = (TableStatus::Gathering, START);
    assert_eq!(told(gathers), [], "a table of one's own");
    let rematch = |ana: &mut NoticeCandidate| {
        (ana.status, ana.status_since, ana.is_rematch) = (TableStatus::Gathering, START, true);
    };
    assert_eq!(told(rematch), [NoticeKind::AskedForAnotherMatch]);
    assert_eq!(told(|ana| ana.latest_line = Some(3)), [], "chat is off by default");
    let chat = |ana: &mut NoticeCandidate| {
        ana.latest_line = Some(3);
        ana.settings.kinds.somebody_wrote.push = true;
    };
    assert_eq!(told(chat), [NoticeKind::SomebodyWrote]);
    let nothing_new = |ana: &mut NoticeCandidate| {
        ana.latest_line = Some(3);
        ana.settings.kinds.somebody_wrote.push = true;
        ana.told.insert(NoticeKind::SomebodyWrote, 3);
    };
    assert_eq!(told(nothing_new), []);
}

#[test]
fn nobody_is_told_that_they_are_awaited_while_a_bot_plays() {
    let ana = NoticeCandidate { stand_in_since: Some(START - 2 * DAY), ..awaited() };
    assert_eq!(at(&ana, START + 60_000), Due::default());
}
