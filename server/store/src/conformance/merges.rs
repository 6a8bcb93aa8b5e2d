//! Guests who become other users.

use super::chat::line;
use super::fixtures::{
    START, by_host, changes, clock, commit, load, merged, names_of, new_user, seats, set_up, step, token,
    user_seat,
};
use super::notices::browser;
use crate::merges::Merged;
use crate::notices::{NoticeKey, NoticeScope, NoticeSettings, NoticeTarget, TargetDetail};
use crate::vacations::{UserVacations, VacationChange, VacationRefused};
use crate::{
    Change, Chat, HostWrite, HostWritten, Millis, NewMatch, Position, SeatAssignment, SeatsWrite, StepWrite,
    Store, UserAct, Visit,
};
use protocol::{MailSchedule, NoticeKind, TableStatus, UserId, Vacation};
use uuid::Uuid;

const NOW: Millis = START + 500;
const DAY: Millis = 86_400_000;

async fn merge(store: &dyn Store, guest: UserId, user: UserId) -> Option<Merged> {
    store.merge(token(guest), token(user), &clock(NOW)).await.unwrap()
}

/// A guest and a user, and somebody else.
async fn people(store: &dyn Store) -> (UserId, UserId, UserId) {
    (new_user(store, "Guest").await, new_user(store, "Ana").await, new_user(store, "Bia").await)
}

/// Makes the first step say that these users took the first seats.
fn with_events(new: &mut NewMatch, users: &[UserId]) {
    let sat =
        |(seat, user): (usize, &UserId)| format!(r#"{{"what":"sat","seat":{seat},"user":"{}"}}"#, user.0);
    new.steps[0].table = format!("[{}]", users.iter().enumerate().map(sat).collect::<Vec<_>>().join(","));
}

pub(super) async fn the_seats_of_a_guest_come_along(store: &dyn Store) {
    let (guest, ana, bia) = people(store).await;
    let running = set_up(store, &[user_seat(guest), user_seat(bia)], |_| {}).await;
    let awaits = StepWrite {
        deadline: Some(START + 900),
        seats: SeatsWrite::Awaited(vec![Some(START + 2), None]),
        ..step(running, 2)
    };
    commit(store, awaits).await;
    let over = set_up(store, &[user_seat(bia), user_seat(guest)], |new| {
        new.row.table = changes(TableStatus::Over);
    })
    .await;
    let others = set_up(store, &[user_seat(bia)], |_| {}).await;
    let mut before = Vec::new();
    for id in [running, over, others] {
        before.push(load(store, id).await);
    }
    assert_eq!(store.count_seats(guest).await.unwrap(), 2);
    let answer = merge(store, guest, ana).await.unwrap();
    let mut matches = vec![running, over];
    matches.sort();
    assert_eq!(answer, Merged { from: guest, into: ana, tables: 2, left_behind: 0, matches });
    let mut before = before.into_iter();
    assert_eq!(load(store, running).await, merged(before.next().unwrap(), 0, ana, NOW));
    assert_eq!(load(store, over).await, merged(before.next().unwrap(), 1, ana, NOW));
    assert_eq!(load(store, others).await, before.next().unwrap());
    assert_eq!((store.count_seats(guest).await.unwrap(), store.count_seats(ana).await.unwrap()), (0, 2));
    let waiting = store.waiting_for(&[guest, ana]).await.unwrap().tables;
    assert_eq!((waiting[0].len(), waiting[1].len()), (0, 1));
    assert_eq!(store.due(START + 900, 9).await.unwrap(), [(running, START + 900)]);
    // A server that had planned the step of that version reads the match again, and goes on.
    let late = store.commit(&[step(running, 3)]).await.unwrap();
    assert!(late[0].is_err());
    commit(store, step(running, 4)).await;
    assert_eq!(load(store, running).await.steps.len(), 4);
}

pub(super) async fn what_a_guest_said_and_watched_comes_along(store: &dyn Store) {
    let (guest, ana, bia) = people(store).await;
    let (one, two) =
        (set_up(store, &[user_seat(bia)], |_| {}).await, set_up(store, &[user_seat(ana)], |_| {}).await);
    let said = [
        line(one, guest, "a", START, None, "one"),
        line(one, ana, "a", START, None, "the same request"),
        line(one, bia, "a", START, None, "somebody else"),
        line(two, guest, "b", START, None, "two"),
    ];
    store.add_chat_lines(&said).await.unwrap();
    for (user, id) in [(guest, one), (guest, two), (ana, two)] {
        store.watched(&[Visit { user, id, at: START }]).await.unwrap();
    }
    store.set_silent(guest, one, true).await.unwrap();
    let matches = merge(store, guest, ana).await.unwrap().matches;
    let mut both = [one, two];
    both.sort();
    assert_eq!(matches, both);
    let authors = |chat: Chat| chat.lines.into_iter().map(|line| line.user).collect::<Vec<_>>();
    assert_eq!(authors(store.chat(one, 9).await.unwrap()), [ana, ana, bia]);
    assert_eq!(authors(store.chat(two, 9).await.unwrap()), [ana]);
    assert_eq!(store.silent_tables(ana).await.unwrap(), [one]);
    // The browser sends the line again that it had sent as the guest.
    let again = store.add_chat_lines(&[line(two, ana, "b", NOW, None, "two")]).await.unwrap();
    assert_eq!(again[0].as_ref().unwrap().as_ref().unwrap().number, 1);
    // Erasing a user erases the guests that were merged into them, too.
    assert_eq!(by_host(store, HostWrite::Erase { user: ana }).await, HostWritten::Done { lines: 3 });
    assert_eq!(names_of(store, &[guest, ana]).await, [(guest, None), (ana, None)].into());
    let told = store.entries_about_people(Position::default()).await.unwrap().entries;
    let erased = told
        .iter()
        .filter(|entry| matches!(&entry.change, Change::ByHost(change) if change.user == Some(guest)));
    assert_eq!(erased.count(), 1, "rooms that show the guest hear of it");
}

pub(super) async fn a_guest_stays_where_both_ever_sat(store: &dyn Store) {
    let (guest, ana, bia) = people(store).await;
    let both = set_up(store, &[user_seat(guest), user_seat(ana)], |_| {}).await;
    // Ana has left the second table, and Bia the third.
    let left = set_up(store, &[user_seat(guest), user_seat(bia)], |new| {
        with_events(new, &[guest, ana]);
    })
    .await;
    let free = set_up(store, &[user_seat(guest)], |new| with_events(new, &[guest, bia])).await;
    for (number, id) in [both, left, free].into_iter().enumerate() {
        let request = format!("r{number}");
        store.add_chat_lines(&[line(id, guest, &request, START, Some(0), "hello")]).await.unwrap();
    }
    let before = (load(store, both).await, load(store, left).await);
    let answer = merge(store, guest, ana).await.unwrap();
    assert_eq!((answer.tables, answer.left_behind, answer.matches), (1, 2, vec![free]));
    assert_eq!((load(store, both).await, load(store, left).await), before);
    for (id, author) in [(both, guest), (left, guest), (free, ana)] {
        assert_eq!(store.chat(id, 9).await.unwrap().lines[0].user, author);
    }
    // The guest is called as before, and nobody can sign in as them.
    assert_eq!(names_of(store, &[guest]).await, [(guest, Some("Guest".to_owned()))].into());
    assert_eq!(store.session(token(guest), NOW).await.unwrap(), None);
    assert_eq!(store.find_users("guest", 9).await.unwrap()[0].became, Some(ana));
    assert_eq!(store.finish_merges(START, NOW).await.unwrap(), [], "nothing is left to do");
}

pub(super) async fn a_second_press_does_nothing_twice(store: &dyn Store) {
    let (guest, ana, bia) = people(store).await;
    let id = set_up(store, &[user_seat(guest), user_seat(bia)], |_| {}).await;
    let first = merge(store, guest, ana).await.unwrap();
    let before = load(store, id).await;
    let again = merge(store, guest, ana).await.unwrap();
    assert_eq!(again, Merged { matches: Vec::new(), ..first });
    assert_eq!(merge(store, guest, bia).await, None, "the guest is Ana");
    assert_eq!(merge(store, ana, ana).await, None);
    assert_eq!(store.merge([9; 32], token(ana), &clock(NOW)).await.unwrap(), None, "no such session");
    assert_eq!(store.merge(token(bia), [9; 32], &clock(NOW)).await.unwrap(), None, "no such session");
    assert_eq!(load(store, id).await, before);
    // Ana can be merged, too, and the answer of then stays.
    assert_eq!(merge(store, ana, bia).await.unwrap().left_behind, 1);
    let told = store.entries_about_people(Position::default()).await.unwrap().entries;
    let merges = told.iter().filter(|entry| matches!(entry.change, Change::Merged { .. })).count();
    assert_eq!(merges, 2);
}

pub(super) async fn whoever_is_banned_or_erased_is_merged_with_nobody(store: &dyn Store) {
    let (guest, ana, bia) = people(store).await;
    let id = set_up(store, &[user_seat(guest)], |_| {}).await;
    by_host(store, HostWrite::Ban { user: guest, until: NOW + 1 }).await;
    by_host(store, HostWrite::Erase { user: bia }).await;
    for (from, into) in [(guest, ana), (ana, guest), (ana, bia), (bia, ana)] {
        assert_eq!(merge(store, from, into).await, None);
    }
    by_host(store, HostWrite::Ban { user: guest, until: 0 }).await;
    by_host(store, HostWrite::Mute { user: guest, until: NOW + 9 }).await;
    assert!(merge(store, guest, ana).await.is_some());
    let found = store.find_users(&ana.to_string(), 1).await.unwrap();
    assert_eq!(found[0].muted_until, Some(NOW + 9), "who was muted stays so");
    assert_eq!(load(store, id).await.seats[0].assignment, user_seat(ana));
}

pub(super) async fn of_merges_at_once_one_counts(store: &dyn Store) {
    for _ in 0..4 {
        let (guest, ana, bia) = people(store).await;
        let id = set_up(store, &[user_seat(guest)], |_| {}).await;
        let (one, two, other) =
            tokio::join!(merge(store, guest, ana), merge(store, guest, ana), merge(store, guest, bia));
        let seat = load(store, id).await;
        assert_eq!(seat.row.version, 2, "one step");
        let into = seat.seats[0].assignment.user().unwrap();
        match into == ana {
            true => assert!(one.is_some() && two.is_some() && other.is_none()),
            false => assert!(one.is_none() && two.is_none() && other.is_some()),
        }
        // Two who would become each other.
        let (caio, dora) = (new_user(store, "Caio").await, new_user(store, "Dora").await);
        let table = set_up(store, &[user_seat(caio)], |_| {}).await;
        let (there, back) = tokio::join!(merge(store, caio, dora), merge(store, dora, caio));
        assert!(there.is_some() != back.is_some());
        let user = load(store, table).await.seats[0].assignment.user().unwrap();
        assert_eq!(user, if there.is_some() { dora } else { caio });
        assert!(store.session(token(user), NOW).await.unwrap().is_some());
    }
}

pub(super) async fn of_a_step_and_a_merge_at_once_each_is_whole(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    for round in 0..20 {
        let guest = new_user(store, "Guest").await;
        let id = set_up(store, &[user_seat(guest), user_seat(ana)], |_| {}).await;
        let into = new_user(store, "Into").await;
        // A move, or a step that writes all seats as they were planned.
        let seats = match round % 2 {
            0 => SeatsWrite::Awaited(vec![None, Some(START)]),
            _ => SeatsWrite::All(seats(&[user_seat(guest), SeatAssignment::Empty])),
        };
        let step = [StepWrite { seats, ..step(id, 2) }];
        let (moved, merged) = tokio::join!(store.commit(&step), merge(store, guest, into));
        let (moved, merged) = (moved.unwrap()[0].is_ok(), merged.unwrap());
        assert_eq!((merged.tables, merged.left_behind), (1, 0), "the seat was there all the time");
        let after = load(store, id).await;
        assert_eq!(after.row.version, if moved { 3 } else { 2 });
        assert_eq!(after.seats[0].assignment, user_seat(into), "round {round}, {moved}");
        assert_eq!((store.count_seats(guest).await.unwrap(), store.count_seats(into).await.unwrap()), (0, 1));
    }
}

pub(super) async fn what_was_under_way_comes_along_later(store: &dyn Store) {
    let (guest, ana, bia) = people(store).await;
    let id = set_up(store, &[user_seat(bia), SeatAssignment::Empty], |_| {}).await;
    assert_eq!(merge(store, guest, ana).await.unwrap().tables, 0);
    assert_eq!(store.finish_merges(START, NOW).await.unwrap(), []);
    let sits =
        StepWrite { seats: SeatsWrite::All(seats(&[user_seat(bia), user_seat(guest)])), ..step(id, 2) };
    commit(store, sits).await;
    store.add_chat_lines(&[line(id, guest, "a", START, Some(1), "hello")]).await.unwrap();
    store.add_session(guest, [8; 32], START + 1_000, START).await.unwrap();
    // Ana has become Caio meanwhile.
    let caio = new_user(store, "Caio").await;
    merge(store, ana, caio).await.unwrap();
    let finished = store.finish_merges(START, NOW + 1).await.unwrap();
    assert_eq!(finished, [Merged { from: guest, into: caio, tables: 1, left_behind: 0, matches: vec![id] }]);
    let after = load(store, id).await;
    assert_eq!((after.row.version, &after.seats[1].assignment), (3, &user_seat(caio)));
    assert_eq!(store.chat(id, 9).await.unwrap().lines[0].user, caio);
    assert_eq!(store.session([8; 32], NOW).await.unwrap(), None);
    assert_eq!(store.finish_merges(START, NOW + 2).await.unwrap(), []);
    // Nothing is looked for when nothing can be under way any more.
    commit(store, StepWrite { seats: SeatsWrite::All(seats(&[user_seat(guest)])), ..step(id, 4) }).await;
    assert_eq!(store.finish_merges(NOW + 1, NOW + 2).await.unwrap(), []);
}

pub(super) async fn a_browser_comes_along_and_no_other_target_of_a_guest(store: &dyn Store) {
    let (guest, ana, bia) = people(store).await;
    let id = set_up(store, &[user_seat(guest), user_seat(bia)], |_| {}).await;
    let awaits = StepWrite { seats: SeatsWrite::Awaited(vec![Some(START + 1), None]), ..step(id, 2) };
    commit(store, awaits).await;
    let target =
        |user, address: &str, detail| NoticeTarget { id: Uuid::now_v7(), detail, ..browser(user, address) };
    let mail = TargetDetail::Mail {
        schedule: MailSchedule::Each,
        hour: 8,
        zone: "UTC".to_owned(),
        latest_daily: None,
    };
    let (here, elsewhere) =
        (browser(guest, "https://push.example/here"), browser(guest, "https://push.example/there"));
    store.add_browser(&here, token(guest), 9).await.unwrap();
    store.add_browser(&elsewhere, [8; 32], 9).await.unwrap();
    let webhook = TargetDetail::Webhook { secret: "secret".to_owned() };
    let hook = target(guest, "https://hooks.example/guest", webhook.clone());
    store.add_notice_target(&hook, 1).await.unwrap();
    let mailbox = target(guest, "guest@example.org", mail.clone());
    store.add_notice_target(&mailbox, 1).await.unwrap();
    store.offer_mail_code(guest, "other@example.org", [7; 32], NOW + DAY, None).await.unwrap();
    let settings = NoticeSettings { language: "ja".to_owned(), ..NoticeSettings::default() };
    store.keep_notice_settings(guest, &settings).await.unwrap();
    let told = |target, since| NoticeKey { target, id, kind: NoticeKind::YourTurn, since };
    store.note_told(&[told(mailbox.id, START + 1)], true, START + 2).await.unwrap();

    // Ana has no mailbox and no webhook, and gets none of the guest's.
    merge(store, guest, ana).await.unwrap();
    let targets = async |user| {
        let targets = store.notice_targets(user).await.unwrap();
        targets.into_iter().map(|target| target.id).collect::<Vec<_>>()
    };
    assert_eq!(targets(ana).await, [here.id], "this browser alone");
    assert!(targets(guest).await.is_empty());
    assert_eq!(store.offered_mailbox(guest, NOW).await.unwrap(), None);
    assert_eq!(store.offered_mailbox(ana, NOW).await.unwrap(), None);
    assert_eq!(store.notice_settings(ana).await.unwrap(), Some(settings));
    let found = async |now| {
        let candidates = store.notice_candidates(&NoticeScope::Tables(vec![id]), now, 9).await.unwrap();
        candidates.iter().map(|candidate| candidate.target.id).collect::<Vec<_>>()
    };
    assert_eq!(found(START + 60_000).await, [here.id]);
    // The browser that came along belongs to the new session.
    store.end_session(token(ana)).await.unwrap();
    assert!(targets(ana).await.is_empty());

    // What was told to a guest is told no second time at what the user has.
    let caio = new_user(store, "Caio").await;
    for target in
        [target(caio, "https://hooks.example/caio", webhook), target(caio, "caio@example.org", mail)]
    {
        store.add_notice_target(&target, 1).await.unwrap();
    }
    let (own, dora) = (targets(caio).await, new_user(store, "Dora").await);
    let table = set_up(store, &[user_seat(dora), user_seat(bia)], |_| {}).await;
    let awaits = StepWrite { seats: SeatsWrite::Awaited(vec![Some(START + 1), None]), ..step(table, 2) };
    commit(store, awaits).await;
    let phone = browser(dora, "https://push.example/dora");
    store.add_browser(&phone, token(dora), 9).await.unwrap();
    let turn = NoticeKey { id: table, ..told(phone.id, START + 1) };
    let begin = NoticeKey { kind: NoticeKind::MatchBegins, since: START, ..turn };
    store.note_told(&[turn, begin], true, START + 2).await.unwrap();
    merge(store, dora, caio).await.unwrap();
    assert_eq!(targets(caio).await, [own, vec![phone.id]].concat());
    let scope = NoticeScope::Tables(vec![table]);
    assert_eq!(store.notice_candidates(&scope, START + 60_000, 9).await.unwrap(), []);
}

pub(super) async fn vacations_are_united_from_then_on(store: &dyn Store) {
    let away =
        |from: Millis, until: Millis| Vacation { from: START + from * DAY, until: START + until * DAY };
    let set = async |user, wanted| {
        let change = VacationChange::Away { wanted, allowed: 30 * DAY };
        store.change_vacation(user, change, &clock(START)).await.unwrap().unwrap();
    };
    let of = async |user| store.vacations_of(user).await.unwrap();
    let (guest, ana, bia) = people(store).await;
    set(guest, away(0, 9)).await;
    merge(store, guest, ana).await.unwrap();
    let rest = Vacation { from: NOW, ..away(0, 9) };
    let passed = vec![Vacation { until: NOW, ..away(0, 9) }];
    assert_eq!(of(ana).await, UserVacations { own: vec![rest], as_guests: passed.clone() });
    assert_eq!(of(guest).await.own, passed, "what has passed stops no clock of Ana");
    // Bia has one at the same time, and gets a later one of Caio.
    set(bia, away(3, 5)).await;
    merge(store, ana, bia).await.unwrap();
    assert_eq!(of(bia).await, UserVacations { own: vec![rest], as_guests: passed.clone() });
    let caio = new_user(store, "Caio").await;
    set(caio, away(12, 14)).await;
    merge(store, caio, bia).await.unwrap();
    assert_eq!(of(bia).await.own, [rest, away(12, 14)]);
    assert_eq!(store.vacations(&[bia]).await.unwrap(), [(bia, vec![rest, away(12, 14)])].into());
    // A change replaces all that is not over.
    let later = clock(START + 2 * DAY);
    let change = VacationChange::Away { wanted: away(3, 8), allowed: 30 * DAY };
    store.change_vacation(bia, change, &later).await.unwrap().unwrap();
    assert_eq!(of(bia).await.own, [Vacation { from: NOW, ..away(0, 8) }]);
    store.change_vacation(bia, VacationChange::Back, &later).await.unwrap().unwrap();
    let had = UserVacations { own: vec![Vacation { from: NOW, ..away(0, 2) }], as_guests: passed };
    assert_eq!(of(bia).await, had);
    // Nobody is a guest any more who was brought along.
    let refused = store.change_vacation(guest, change, &later).await.unwrap();
    assert_eq!(refused, Err(VacationRefused::Invalid));
}

pub(super) async fn a_merge_is_told_to_servers(store: &dyn Store) {
    let (guest, ana, _) = people(store).await;
    let id = set_up(store, &[user_seat(guest)], |_| {}).await;
    let before = store.entries_about_people(Position::default()).await.unwrap();
    let latest = before.entries.iter().map(|entry| entry.position).max().unwrap();
    merge(store, guest, ana).await.unwrap();
    let told = store.entries_about_people(latest).await.unwrap().entries;
    let told: Vec<Change> = told.into_iter().map(|entry| entry.change).collect();
    let signed_out = Change::ByUser { user: guest, act: UserAct::SignedOut };
    assert_eq!(told, [signed_out, Change::Merged { into: ana, matches: vec![id] }]);
}
