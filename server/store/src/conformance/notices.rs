//! What users are to be told, where, and what they were told already.

use super::chat::line;
use super::fixtures::{START, by_host, changes, commit, new_user, seats, set_up, step, user_seat};
use crate::notices::{
    Channel, CodeEntered, NoticeCandidate, NoticeKey, NoticeScope, NoticeSettings, NoticeTarget, TargetDetail,
};
use crate::{HostWrite, MatchResult, Millis, SeatAssignment, SeatsWrite, StepWrite, Store, TableChanges};
use protocol::{
    MailSchedule, MailboxUse, MatchId, NoticeKind, NoticeKinds, PushKeys, QuietHours, TableStatus, UserId,
};
use std::time::Duration;
use uuid::Uuid;

const MINUTE: Millis = 60_000;
const BROWSERS: u32 = 10;

pub(super) fn browser(user: UserId, address: &str) -> NoticeTarget {
    let keys = PushKeys { p256dh: "point".to_owned(), auth: "secret".to_owned() };
    target(user, address, TargetDetail::Push { keys, label: "Firefox, Linux".to_owned() })
}

pub(super) fn target(user: UserId, address: &str, detail: TargetDetail) -> NoticeTarget {
    NoticeTarget {
        id: Uuid::now_v7(),
        user,
        address: address.to_owned(),
        detail,
        since: START,
        failures: 0,
        retry_at: None,
        is_refused: false,
    }
}

/// A running match of Ana and Bia, in which Ana is awaited since a second after the start.
async fn table_that_waits(store: &dyn Store) -> (UserId, UserId, MatchId) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = set_up(store, &[user_seat(ana), user_seat(bia)], |new| {
        new.row.touched = START - MINUTE;
    })
    .await;
    commit(store, awaits(id, 2, Some(START + 1_000))).await;
    (ana, bia, id)
}

fn awaits(id: MatchId, version: u64, since: Option<Millis>) -> StepWrite {
    StepWrite { seats: SeatsWrite::Awaited(vec![since, None]), ..step(id, version) }
}

async fn found(store: &dyn Store, scope: NoticeScope, now: Millis) -> Vec<NoticeCandidate> {
    store.notice_candidates(&scope, now, 100).await.unwrap()
}

async fn at_table(store: &dyn Store, id: MatchId, now: Millis) -> Vec<NoticeCandidate> {
    found(store, NoticeScope::Tables(vec![id]), now).await
}

fn key(candidate: &NoticeCandidate, kind: NoticeKind, since: u64) -> NoticeKey {
    NoticeKey { target: candidate.target.id, id: candidate.id, kind, since }
}

pub(super) async fn a_wait_is_found_until_it_was_told(store: &dyn Store) {
    let (ana, _, id) = table_that_waits(store).await;
    let now = START + MINUTE;
    assert!(at_table(store, id, now).await.is_empty(), "nobody has a target");
    let phone = browser(ana, "https://push.example/1");
    assert!(store.add_notice_target(&phone, BROWSERS).await.unwrap());
    assert!(at_table(store, id, START + 20_999).await.is_empty(), "too early");
    let waits = at_table(store, id, START + 21_000).await;
    assert_eq!(waits.len(), 1);
    assert_eq!((waits[0].target.clone(), waits[0].turn(), waits[0].seat), (phone, Some(START + 1_000), 0));
    assert_eq!(found(store, NoticeScope::Unfinished(None), now).await, waits, "the search finds it, too");
    let after = Some((waits[0].target.id, id));
    assert!(found(store, NoticeScope::Unfinished(after), now).await.is_empty());
    // Several tables are asked for at a time, some of which do not exist.
    let tables = NoticeScope::Tables(vec![MatchId::new(), id, MatchId::new()]);
    assert_eq!(found(store, tables, now).await, waits);
    store.note_told(&[key(&waits[0], NoticeKind::YourTurn, START + 1_000)], true, now).await.unwrap();
    assert!(at_table(store, id, now).await.is_empty(), "it was told");
    // Lost time that is given back changes the clocks and begins no new wait.
    store.heartbeat(now).await.unwrap();
    let later = now + 10 * MINUTE;
    assert!(store.resume(later, Duration::from_secs(30)).await.unwrap().is_some());
    assert!(at_table(store, id, later + MINUTE).await.is_empty());
    // The next turn is another wait.
    commit(store, awaits(id, 3, None)).await;
    assert!(at_table(store, id, later + MINUTE).await.is_empty());
    let next = StepWrite { given_back: 10 * MINUTE, ..awaits(id, 4, Some(later)) };
    commit(store, next).await;
    let again = at_table(store, id, later + MINUTE).await;
    assert_eq!((again.len(), again[0].turn_sent), (1, Some(now)), "when the turn before was told");
    // What the user has seen without being told changes nothing of that.
    let turn = key(&again[0], NoticeKind::YourTurn, again[0].turn().unwrap());
    store.note_told(&[turn], false, later + MINUTE).await.unwrap();
    assert!(at_table(store, id, later + MINUTE).await.is_empty());
    commit(store, awaits(id, 5, None)).await;
    commit(store, StepWrite { given_back: 10 * MINUTE, ..awaits(id, 6, Some(later + MINUTE)) }).await;
    assert_eq!(at_table(store, id, later + 2 * MINUTE).await[0].turn_sent, Some(now));
}

pub(super) async fn what_began_and_ended_is_found_for_a_day(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let mailbox = target(ana, "ana@example.org", mailbox_detail());
    store.add_notice_target(&mailbox, 1).await.unwrap();
    let players = [user_seat(ana), user_seat(bia)];
    let id = set_up(store, &players, |new| new.row.table.status = TableStatus::Gathering).await;
    let began = START + MINUTE;
    let starts = StepWrite { table: Some(changes(TableStatus::Running)), ..at(step(id, 2), began) };
    commit(store, starts).await;
    let kind = |found: &[NoticeCandidate]| {
        found.iter().map(|one| (one.status, one.status_since)).collect::<Vec<_>>()
    };
    assert_eq!(kind(&at_table(store, id, began + MINUTE).await), [(TableStatus::Running, began)]);
    assert!(at_table(store, id, began + 86_400_001).await.is_empty(), "it is no news any more");
    // Later changes of the table do not begin it again.
    let changed = StepWrite { table: Some(changes(TableStatus::Running)), ..at(step(id, 3), began + 5) };
    commit(store, changed).await;
    let again = at_table(store, id, began + MINUTE).await;
    assert_eq!(kind(&again), [(TableStatus::Running, began)]);
    store.note_told(&[key(&again[0], NoticeKind::MatchBegins, began)], true, began).await.unwrap();
    assert!(at_table(store, id, began + MINUTE).await.is_empty());
    // A bot plays for Ana, then she comes back, and it plays again.
    let away = SeatAssignment::User { user: ana, stand_in: true };
    let hands_over = |version, on: bool, time| StepWrite {
        seats: SeatsWrite::All(seats(&[
            if on { away.clone() } else { players[0].clone() },
            players[1].clone(),
        ])),
        ..at(step(id, version), time)
    };
    commit(store, hands_over(4, true, began + 10)).await;
    commit(store, StepWrite { seats: hands_over(5, true, 0).seats, ..at(step(id, 5), began + 20) }).await;
    let bot = at_table(store, id, began + MINUTE).await;
    assert_eq!(bot[0].stand_in_since, Some(began + 10), "it has played all the time");
    store.note_told(&[key(&bot[0], NoticeKind::BotPlaysForYou, began + 10)], true, began).await.unwrap();
    assert!(at_table(store, id, began + MINUTE).await.is_empty());
    commit(store, hands_over(6, false, began + 30)).await;
    commit(store, hands_over(7, true, began + 40)).await;
    assert_eq!(at_table(store, id, began + MINUTE).await[0].stand_in_since, Some(began + 40));
    // The end, and another match.
    let ended = began + 2 * MINUTE;
    let result =
        MatchResult { places: [(0, 1), (1, 2)].into(), points: [(0, 9), (1, 7)].into(), policies: None };
    let ends = StepWrite {
        table: Some(TableChanges { open: false, ..changes(TableStatus::Over) }),
        result: Some(result),
        ..at(step(id, 8), ended)
    };
    commit(store, ends).await;
    let over = found(store, NoticeScope::Ended(None), ended + MINUTE).await;
    assert_eq!(kind(&over), [(TableStatus::Over, ended)]);
    store.note_told(&[key(&over[0], NoticeKind::MatchOver, ended)], true, ended).await.unwrap();
    assert!(found(store, NoticeScope::Ended(None), ended + MINUTE).await.is_empty());
    let rematch = set_up(store, &players, |new| {
        (new.row.rematch_of, new.row.table.status) = (Some(id), TableStatus::Gathering);
        new.row.touched = ended;
    })
    .await;
    let asked = at_table(store, rematch, ended + MINUTE).await;
    assert_eq!((asked.len(), asked[0].is_rematch, asked[0].status_since), (1, true, ended));
}

fn at(write: StepWrite, time: Millis) -> StepWrite {
    let mut write = write;
    write.step.at = time;
    write
}

pub(super) fn mailbox_detail() -> TargetDetail {
    TargetDetail::Mail { schedule: MailSchedule::Daily, hour: 8, zone: "UTC".to_owned(), latest_daily: None }
}

pub(super) async fn silence_pauses_and_refusals_keep_notices_back(store: &dyn Store) {
    let (ana, _, id) = table_that_waits(store).await;
    let phone = browser(ana, "https://push.example/2");
    store.add_notice_target(&phone, BROWSERS).await.unwrap();
    let now = START + MINUTE;
    let count = async || at_table(store, id, now).await.len();
    assert_eq!(count().await, 1);
    assert!(store.set_silent(ana, id, true).await.unwrap());
    assert!(store.set_silent(ana, id, true).await.unwrap(), "twice is once");
    assert_eq!((count().await, store.silent_tables(ana).await.unwrap()), (0, vec![id]));
    store.set_silent(ana, id, false).await.unwrap();
    assert!(!store.set_silent(ana, MatchId::new(), true).await.unwrap(), "there is no such table");
    store.keep_target_state(phone.id, 3, Some(now + 1), false).await.unwrap();
    assert_eq!(count().await, 0);
    store.keep_target_state(phone.id, 3, Some(now), false).await.unwrap();
    assert_eq!((count().await, at_table(store, id, now).await[0].target.failures), (1, 3));
    store.keep_target_state(phone.id, 0, None, true).await.unwrap();
    assert_eq!(count().await, 0);
}

pub(super) async fn chat_is_found_for_those_who_want_to_know(store: &dyn Store) {
    let (ana, bia, id) = table_that_waits(store).await;
    store.add_notice_target(&browser(ana, "https://push.example/3"), BROWSERS).await.unwrap();
    let now = START + 2 * MINUTE;
    let turn = at_table(store, id, now).await.remove(0);
    store.note_told(&[key(&turn, NoticeKind::YourTurn, START + 1_000)], true, now).await.unwrap();
    let said = |user, request, time| line(id, user, request, time, None, request);
    let lines = [said(bia, "one", START + 10), said(ana, "two", START + 20)];
    store.add_chat_lines(&lines).await.unwrap();
    assert!(at_table(store, id, now).await.is_empty(), "off by default");
    let mut settings = NoticeSettings::default();
    settings.kinds.somebody_wrote = settings.kinds.somebody_wrote.with(Channel::Push, true);
    store.keep_notice_settings(ana, &settings).await.unwrap();
    let found = at_table(store, id, now).await;
    assert_eq!((found.len(), found[0].latest_line), (1, Some(1)), "not what she wrote herself");
    store.note_told(&[key(&found[0], NoticeKind::SomebodyWrote, 1)], true, now).await.unwrap();
    assert!(at_table(store, id, now).await.is_empty());
    store.add_chat_lines(&[said(bia, "three", START + 30)]).await.unwrap();
    assert_eq!(at_table(store, id, now).await[0].latest_line, Some(3));
    by_host(store, HostWrite::DeleteMessages { id, name: None }).await;
    assert!(at_table(store, id, now).await.is_empty(), "deleted lines are not told");
}

pub(super) async fn settings_and_targets_are_kept(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    assert_eq!(store.notice_settings(ana).await.unwrap(), None);
    let settings = NoticeSettings {
        language: "pt-BR".to_owned(),
        kinds: NoticeKinds::default(),
        always: true,
        quiet: Some(QuietHours { from: "22:00".to_owned(), to: "07:00".to_owned(), zone: "UTC".to_owned() }),
        offered: vec![MailboxUse::SignIn],
    };
    store.keep_notice_settings(ana, &NoticeSettings::default()).await.unwrap();
    store.keep_notice_settings(ana, &settings).await.unwrap();
    assert_eq!(store.notice_settings(ana).await.unwrap(), Some(settings.clone()));
    // At most so many browsers; one that is subscribed anew is one.
    for number in 0..3 {
        assert!(
            store
                .add_notice_target(&browser(ana, &format!("https://push.example/a{number}")), 3)
                .await
                .unwrap()
        );
    }
    assert!(!store.add_notice_target(&browser(ana, "https://push.example/a3"), 3).await.unwrap());
    let again = browser(ana, "https://push.example/a1");
    assert!(store.add_notice_target(&again, 3).await.unwrap());
    let of = async |user| store.notice_targets(user).await.unwrap();
    assert_eq!(of(ana).await.len(), 3);
    // A browser in which somebody else signed in belongs to them.
    let taken = browser(bia, "https://push.example/a1");
    assert!(store.add_notice_target(&taken, 3).await.unwrap());
    assert_eq!((of(ana).await.len(), of(bia).await), (2, vec![taken.clone()]));
    assert!(!store.remove_notice_target(ana, taken.id).await.unwrap(), "not hers");
    assert!(store.remove_notice_target(bia, taken.id).await.unwrap());
    // One mailbox and one webhook.
    for address in ["https://hooks.example/1", "https://hooks.example/2"] {
        let hook = target(ana, address, TargetDetail::Webhook { secret: address.to_owned() });
        assert!(store.add_notice_target(&hook, 1).await.unwrap());
    }
    let hooks: Vec<_> =
        of(ana).await.into_iter().filter(|one| one.detail.channel() == Channel::Webhook).collect();
    assert_eq!((hooks.len(), hooks[0].address.as_str()), (1, "https://hooks.example/2"));
    let mailbox = target(ana, "ana@example.org", mailbox_detail());
    store.add_notice_target(&mailbox, 1).await.unwrap();
    assert_eq!(store.daily_mailboxes(START).await.unwrap(), [(mailbox.clone(), settings)]);
    let each = TargetDetail::Mail {
        schedule: MailSchedule::Each,
        hour: 8,
        zone: "UTC".to_owned(),
        latest_daily: None,
    };
    store.keep_target_detail(mailbox.id, &each).await.unwrap();
    assert!(store.notice_target(mailbox.id).await.unwrap().unwrap().detail == each);
    assert!(store.daily_mailboxes(START).await.unwrap().is_empty());
    assert_eq!(store.notice_users().await.unwrap(), [ana].into());
    // The first key stays.
    assert_eq!(store.notice_key(b"one").await.unwrap(), b"one");
    assert_eq!(store.notice_key(b"two").await.unwrap(), b"one");
}

pub(super) async fn a_code_confirms_a_mailbox_once_and_soon(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let enter = async |code: u8, now| {
        let target = NoticeTarget { since: now, ..target(ana, "", mailbox_detail()) };
        store.confirm_mailbox(&target, [code; 32], 3, None).await.unwrap()
    };
    assert_eq!(enter(1, START).await, CodeEntered::Void);
    store.offer_mail_code(ana, "a@example.org", [1; 32], START + 100, None).await.unwrap();
    assert_eq!(store.offered_mailbox(ana, START).await.unwrap().as_deref(), Some("a@example.org"));
    assert_eq!(enter(2, START).await, CodeEntered::Wrong);
    assert_eq!(enter(1, START + 100).await, CodeEntered::Void, "too late");
    assert_eq!(enter(1, START + 99).await, CodeEntered::Right);
    let targets = store.notice_targets(ana).await.unwrap();
    assert_eq!(targets.iter().map(|target| target.address.as_str()).collect::<Vec<_>>(), ["a@example.org"]);
    assert_eq!(enter(1, START + 99).await, CodeEntered::Void, "used up");
    store.offer_mail_code(ana, "b@example.org", [1; 32], START + 100, None).await.unwrap();
    for _ in 0..3 {
        assert_eq!(enter(2, START).await, CodeEntered::Wrong);
    }
    assert_eq!(enter(1, START).await, CodeEntered::Void, "entered wrong too often");
}

pub(super) async fn a_user_who_signs_out_everywhere_is_pushed_nothing(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    for user in [ana, bia] {
        store
            .add_notice_target(&browser(user, &format!("https://push.example/{user}")), BROWSERS)
            .await
            .unwrap();
        let hook = target(user, "https://hooks.example/", TargetDetail::Webhook { secret: String::new() });
        store.add_notice_target(&hook, 1).await.unwrap();
    }
    by_host(store, HostWrite::SignOut { user: ana }).await;
    let channels = async |user| {
        let targets = store.notice_targets(user).await.unwrap();
        targets.iter().map(|target| target.detail.channel()).collect::<Vec<_>>()
    };
    assert_eq!(channels(ana).await, [Channel::Webhook], "a webhook is no browser");
    assert_eq!(channels(bia).await, [Channel::Push, Channel::Webhook]);
}

pub(super) async fn a_browser_that_is_signed_out_is_pushed_nothing(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    for (number, session) in [(1, [1; 32]), (2, [2; 32])] {
        store.add_session(ana, session, START + MINUTE, START).await.unwrap();
        let browser = browser(ana, &format!("https://push.example/{number}"));
        assert!(store.add_browser(&browser, session, BROWSERS).await.unwrap());
    }
    store.end_session([1; 32]).await.unwrap();
    let left = store.notice_targets(ana).await.unwrap();
    let addresses: Vec<_> = left.iter().map(|target| target.address.as_str()).collect();
    assert_eq!(addresses, ["https://push.example/2"]);
}

pub(super) async fn somebody_who_is_banned_is_told_nothing(store: &dyn Store) {
    let (ana, _, id) = table_that_waits(store).await;
    store.add_notice_target(&browser(ana, "https://push.example/1"), BROWSERS).await.unwrap();
    by_host(store, HostWrite::Ban { user: ana, until: START + 5 * MINUTE }).await;
    store.add_notice_target(&browser(ana, "https://push.example/1"), BROWSERS).await.unwrap();
    assert!(at_table(store, id, START + MINUTE).await.is_empty());
    assert_eq!(at_table(store, id, START + 5 * MINUTE).await.len(), 1, "the ban is over");
    store.add_notice_target(&target(ana, "ana@example.org", mailbox_detail()), 1).await.unwrap();
    assert!(store.daily_mailboxes(START).await.unwrap().is_empty());
    assert_eq!(store.daily_mailboxes(START + 5 * MINUTE).await.unwrap().len(), 1);
}

pub(super) async fn erasing_a_user_erases_their_targets(store: &dyn Store) {
    let (ana, bia, id) = table_that_waits(store).await;
    for user in [ana, bia] {
        store
            .add_notice_target(&browser(user, &format!("https://push.example/{user}")), BROWSERS)
            .await
            .unwrap();
        store.keep_notice_settings(user, &NoticeSettings::default()).await.unwrap();
        store.offer_mail_code(user, "someone@example.org", [1; 32], START + 100, None).await.unwrap();
    }
    store.set_silent(ana, id, true).await.unwrap();
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert!(store.notice_targets(ana).await.unwrap().is_empty());
    assert_eq!(store.notice_settings(ana).await.unwrap(), None);
    assert!(store.silent_tables(ana).await.unwrap().is_empty());
    assert_eq!(store.offered_mailbox(ana, START).await.unwrap(), None);
    assert_eq!(store.notice_users().await.unwrap(), [bia].into());
}

pub(super) async fn of_several_servers_one_tells(store: &dyn Store) {
    let (ana, _, id) = table_that_waits(store).await;
    store.add_notice_target(&browser(ana, "https://push.example/4"), BROWSERS).await.unwrap();
    let now = START + MINUTE;
    let waits = at_table(store, id, now).await.remove(0);
    let turn = |since| key(&waits, NoticeKind::YourTurn, since);
    let (one, other) = (Uuid::from_u128(1), Uuid::from_u128(2));
    let claim = async |server, since, now| {
        let claimed = store.claim_notices(&[turn(since)], server, now, now + MINUTE).await.unwrap();
        claimed == [turn(since)]
    };
    // With SQLite there is one server, which may tell everything.
    let alone = store.claim_notices(&[turn(1)], one, now, now + 1).await.unwrap() == [turn(1)]
        && store.claim_notices(&[turn(1)], other, now, now + 1).await.unwrap() == [turn(1)];
    if alone {
        return;
    }
    assert!(claim(one, 5, now).await, "another wait");
    assert!(claim(one, 5, now + 1).await, "its own claim");
    assert!(!claim(other, 5, now + 2).await);
    assert!(claim(other, 6, now + 2).await, "the next wait");
    assert!(!claim(one, 6, now + MINUTE).await);
    assert!(claim(one, 6, now + 2 + MINUTE).await, "the other server was killed");
    store.note_told(&[turn(6)], true, now + MINUTE).await.unwrap();
    assert!(!claim(other, 6, now + 3 * MINUTE).await, "it was told");
    assert!(claim(other, 7, now + 3 * MINUTE).await, "the next wait");
    assert!(store.claim_notices(&[], one, now, now).await.unwrap().is_empty());
}
