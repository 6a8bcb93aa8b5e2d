use super::*;
use protocol::{MatchId, PushKeys, UserId, Vacation};
use std::collections::BTreeMap;
use store::notices::{Channel, NoticeSettings, NoticeTarget};

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
        vacations: Vec::new(),
        stand_in_since: None,
        latest_line: None,
        told: BTreeMap::new(),
        turn_sent: None,
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

/// The turn was told at `START` + 1 minute, and then began anew twice, because the player before took back and acted again.
fn awaited_anew() -> NoticeCandidate {
    let mut ana = awaited();
    ana.told.insert(NoticeKind::YourTurn, START);
    (ana.turn_sent, ana.awaited_since) = (Some(START + 60_000), Some(START + 126_000));
    ana
}

#[test]
fn a_turn_that_begins_anew_is_told_ten_minutes_after_the_last_one() {
    let mut ana = awaited_anew();
    let next = START + 660_000;
    let due = at(&ana, START + 186_000);
    assert_eq!((kinds(&due), due.later), (vec![], Some(next)));
    ana.awaited_since = Some(START + 252_000);
    assert_eq!(kinds(&at(&ana, next - 1)), []);
    assert_eq!(kinds(&at(&ana, next)), [NoticeKind::YourTurn]);
    // It is void when the wait has ended before that.
    assert_eq!(kinds(&at(&NoticeCandidate { awaited_since: None, ..ana.clone() }, next)), []);
    // Where ten minutes have passed anyway, it is as if nothing had been told.
    ana.awaited_since = Some(START + DAY);
    assert_eq!(kinds(&at(&ana, START + DAY + 59_999)), []);
    assert_eq!(kinds(&at(&ana, START + DAY + 60_000)), [NoticeKind::YourTurn]);
}

#[test]
fn in_matches_of_minutes_each_turn_is_told() {
    let ana = NoticeCandidate { pace: Pace::Live { minutes: 5 }, ..awaited_anew() };
    assert_eq!(kinds(&at(&ana, START + 146_000)), [NoticeKind::YourTurn]);
}

#[test]
fn what_the_user_has_only_seen_holds_no_turn_back() {
    let ana = NoticeCandidate { turn_sent: None, ..awaited_anew() };
    assert_eq!(kinds(&at(&ana, START + 186_000)), [NoticeKind::YourTurn]);
}

#[test]
fn other_kinds_do_not_wait_and_tell_of_the_turn_that_does() {
    let mut ana = awaited_anew();
    ana.stand_in_since = None;
    ana.latest_line = Some(3);
    ana.settings.kinds.somebody_wrote = ana.settings.kinds.somebody_wrote.with(Channel::Push, true);
    assert_eq!(kinds(&at(&ana, START + 186_000)), [NoticeKind::SomebodyWrote]);
    ana.latest_line = None;
    // The time runs out before the ten minutes have passed.
    ana.turn_sent = Some(START + 126_000 + DAY * 3 / 2 - 1_000);
    let due = at(&ana, START + 126_000 + DAY * 3 / 2);
    let told: Vec<_> = due.notices[0].keys.iter().map(|key| key.kind).collect();
    assert_eq!((kinds(&due), told.len()), (vec![NoticeKind::TimeRunsOut], 2), "{told:?}");
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
    ana.vacations = vec![vacation];
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
    ana.settings.kinds.your_turn = ana.settings.kinds.your_turn.with(Channel::Push, false);
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
        ana.settings.kinds.somebody_wrote = ana.settings.kinds.somebody_wrote.with(Channel::Push, true);
    };
    assert_eq!(told(chat), [NoticeKind::SomebodyWrote]);
    let nothing_new = |ana: &mut NoticeCandidate| {
        ana.latest_line = Some(3);
        ana.settings.kinds.somebody_wrote = ana.settings.kinds.somebody_wrote.with(Channel::Push, true);
        ana.told.insert(NoticeKind::SomebodyWrote, 3);
    };
    assert_eq!(told(nothing_new), []);
}

#[test]
fn nobody_is_told_that_they_are_awaited_while_a_bot_plays() {
    let ana = NoticeCandidate { stand_in_since: Some(START - 2 * DAY), ..awaited() };
    assert_eq!(at(&ana, START + 60_000), Due::default());
}
