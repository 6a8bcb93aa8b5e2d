//! Entries: what is written tells of itself, in one order.

use super::Counting;
use super::chat::line;
use super::databases::{Folder, counting_on_postgres, counting_on_sqlite, in_schema, open};
use super::fixtures::{
    START, bot, by_host, changes, commit, last_step, new_user, set_up, step, table, token, user_seat,
};
use crate::migrate::{self, Dialect};
use crate::postgres::PostgresStore;
use crate::sqlite::SqliteStore;
use crate::{
    Actor, AuditRow, Change, HostAct, HostChange, HostWrite, HostWritten, NameWritten, Position, StepWrite,
    Store, UserAct,
};
use protocol::{MatchId, TableStatus, UserId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, SqliteConnection};
use std::path::Path;
use std::slice;

/// Turns each function into one test on SQLite and one on Postgres, with the counting reader.
macro_rules! on_both_counting {
    ($($test:ident)+) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::counting_on_sqlite(async |store| super::$test(store).await).await;
            })+
        }

        mod on_postgres {
            $(#[tokio::test]
            async fn $test() {
                super::counting_on_postgres(async |store| super::$test(store).await).await;
            })+
        }
    };
}
pub(super) use on_both_counting;

on_both_counting! {
    everything_that_is_committed_is_told_in_order
    nothing_that_is_refused_is_told
    entries_about_users_are_kept_for_a_week
    the_audit_says_what_the_host_did_and_who_it_was
    the_end_of_a_match_by_the_host_is_one_transaction
}

fn by_user(user: UserId, act: UserAct) -> Change {
    Change::ByUser { user, act }
}

fn of_host(act: HostAct, user: Option<UserId>, matches: &[MatchId], value: Option<u64>) -> Change {
    let (matches, by) = (matches.to_vec(), Actor::of_command_line());
    Change::ByHost(HostChange { act, user, matches, by, value })
}

/// The entries that the next call of [`Store::news`] would return in any case.
async fn told_of_people(store: &dyn Store) -> Vec<Change> {
    let found = store.entries_about_people(Position::default()).await.unwrap();
    found.entries.into_iter().map(|entry| entry.change).collect()
}

async fn everything_that_is_committed_is_told_in_order(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let one = set_up(store, &[user_seat(ana)], |_| {}).await;
    let two = set_up(store, &[bot()], |_| {}).await;
    assert_eq!(store.commit(&[step(one, 2), step(one, 3)]).await.unwrap(), [Ok(()), Ok(())]);
    let next = table(&[bot()]);
    commit(store, StepWrite { next: Some(Box::new(next)), ..last_step(two, 2) }).await;
    let said = [line(one, ana, "a", START, None, "hello"), line(two, ana, "b", START, None, "hello")];
    store.add_chat_lines(&said).await.unwrap();
    assert_eq!(store.rename(ana, "Anna", START).await.unwrap(), NameWritten::Done);
    store.end_sessions(ana, START).await.unwrap();
    let writes = [
        HostWrite::Ban { user: ana, until: START + 9 },
        HostWrite::Mute { user: ana, until: START + 8 },
        HostWrite::SignOut { user: ana },
        HostWrite::Rename { user: ana, name: "Mall".to_owned() },
        HostWrite::DeleteMessages { id: two, name: None },
        HostWrite::DeleteMessagesOf { user: ana },
        HostWrite::Erase { user: ana },
    ];
    for write in writes {
        assert!(matches!(by_host(store, write).await, HostWritten::Done { .. }));
    }

    let of = |act, matches: &[MatchId], value| of_host(act, Some(ana), matches, value);
    let about_people = [
        by_user(ana, UserAct::Created),
        by_user(ana, UserAct::Renamed),
        by_user(ana, UserAct::SignedOut),
        of(HostAct::Banned, &[], Some(START + 9)),
        of(HostAct::Muted, &[], Some(START + 8)),
        of(HostAct::SignedOut, &[], None),
        of(HostAct::Renamed, &[], None),
        of_host(HostAct::MessagesDeleted, None, &[two], Some(1)),
        of(HostAct::MessagesDeleted, &[one], Some(1)),
        of(HostAct::Erased, &[], Some(0)),
    ];
    assert_eq!(told_of_people(store).await, about_people);
    let told = store.told().await.unwrap();
    assert_eq!(told[..1], about_people[..1]);
    assert_eq!(told[1], Change::Ended(vec![two]));
    assert_eq!(told[2..], about_people[1..]);
}

async fn nothing_that_is_refused_is_told(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    let id = set_up(store, &[user_seat(ana)], |_| {}).await;
    commit(store, step(id, 2)).await;
    let said = [line(id, ana, "a", START, None, "once")];
    store.add_chat_lines(&said).await.unwrap();
    let before = store.told().await.unwrap();

    assert!(store.commit(&[last_step(id, 2), last_step(id, 4)]).await.unwrap().iter().all(Result::is_err));
    store.add_chat_lines(&said).await.unwrap();
    assert_eq!(store.rename(UserId::new(), "Anna", START).await.unwrap(), NameWritten::NoUser);
    for nobody in [
        HostWrite::Ban { user: UserId::new(), until: START },
        HostWrite::SignOut { user: UserId::new() },
        HostWrite::Erase { user: UserId::new() },
    ] {
        assert_eq!(by_host(store, nobody).await, HostWritten::NoUser);
    }
    assert_eq!(store.told().await.unwrap(), before);

    // Of a batch, only what is written is told.
    let other = set_up(store, &[bot()], |_| {}).await;
    let batch = [last_step(id, 9), last_step(other, 2), last_step(id, 4)];
    assert_eq!(store.commit(&batch).await.unwrap().iter().filter(|answer| answer.is_ok()).count(), 1);
    let told = store.told().await.unwrap();
    assert_eq!(told[before.len()..], [Change::Ended(vec![other])]);
}

async fn entries_about_users_are_kept_for_a_week(store: &mut dyn Counting) {
    let ana = new_user(store, "Ana").await;
    by_host(store, HostWrite::Ban { user: ana, until: START + 9 }).await;
    let kept = told_of_people(store).await;
    let later = START + 8 * 86_400_000;
    // No reader has passed them yet.
    store.delete_expired(later).await.unwrap();
    assert_eq!(told_of_people(store).await, kept);
    store.count_all().await;
    store.delete_expired(later - 2 * 86_400_000).await.unwrap();
    assert_eq!(told_of_people(store).await, kept);
    store.delete_expired(later).await.unwrap();
    assert_eq!(told_of_people(store).await, []);
    by_host(store, HostWrite::Ban { user: ana, until: START }).await;
    assert_eq!(told_of_people(store).await.len(), 1);
}

async fn the_audit_says_what_the_host_did_and_who_it_was(store: &mut dyn Counting) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = set_up(store, &[user_seat(ana)], |_| {}).await;
    let root = Actor::of_control_socket(0);
    store.add_chat_lines(&[line(id, bia, "a", START, None, "hello")]).await.unwrap();
    store.change_by_host(HostWrite::Ban { user: bia, until: START + 9 }, &root, START + 1).await.unwrap();
    let erase = HostWrite::Erase { user: ana };
    store.change_by_host(erase, &root, START + 2).await.unwrap();
    by_host(store, HostWrite::DeleteMessages { id, name: Some("Bia".to_owned()) }).await;
    store.count_all().await;
    let audit = store.audit(2).await.unwrap();
    let erased = AuditRow {
        at: START + 2,
        act: HostAct::Erased,
        user: Some(ana),
        name: None,
        id: None,
        by: root.clone(),
        value: Some(0),
    };
    let banned = AuditRow {
        at: START + 1,
        act: HostAct::Banned,
        user: Some(bia),
        name: Some("Bia".to_owned()),
        value: Some(START + 9),
        ..erased.clone()
    };
    let deleted = AuditRow {
        at: START,
        act: HostAct::MessagesDeleted,
        user: None,
        name: None,
        id: Some(id),
        by: Actor::of_command_line(),
        value: Some(1),
    };
    assert_eq!(audit, [erased.clone(), banned.clone()]);
    assert_eq!(store.audit(9).await.unwrap(), [erased, banned, deleted]);
    assert_eq!(store.session(token(ana), START).await.unwrap(), None);
}

async fn the_end_of_a_match_by_the_host_is_one_transaction(store: &mut dyn Counting) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let end = |version| {
        HostWrite::EndMatch(Box::new(StepWrite {
            table: Some(changes(TableStatus::Abandoned)),
            ..step(id, version)
        }))
    };
    assert_eq!(by_host(store, end(3)).await, HostWritten::Conflict);
    assert_eq!(told_of_people(store).await, []);
    assert_eq!(by_host(store, end(2)).await, HostWritten::Done { lines: 0 });
    let told_by_host = of_host(HostAct::MatchEnded, None, &[id], None);
    assert_eq!(told_of_people(store).await, slice::from_ref(&told_by_host));
    assert_eq!(by_host(store, end(2)).await, HostWritten::Conflict);
    assert_eq!(store.version(id).await.unwrap().unwrap(), 2);
    assert_eq!(store.told().await.unwrap(), [Change::Ended(vec![id]), told_by_host]);
}

/// A connection to the database in a folder, without a store.
async fn connect(folder: &Folder) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.database()).create_if_missing(true);
    options.connect().await.unwrap()
}

/// The number of the last migration before there were entries.
const BEFORE_ENTRIES: i64 = 16;
const RECORD_USER: &str = "insert into host_change (number, at, user_id) values (3, 1790000000007, $1)";
const RECORD_MATCH: &str = "insert into host_change (number, at, match_id) values (4, 1790000000008, $1)";

#[tokio::test]
async fn changes_recorded_by_an_earlier_version_become_entries_on_sqlite() {
    let folder = Folder::new();
    let mut db = connect(&folder).await;
    migrate::run_until(Dialect::Sqlite, &mut db, BEFORE_ENTRIES).await.unwrap();
    let (user, id) = (UserId::new(), MatchId::new());
    sqlx::query(RECORD_USER).bind(user.0).execute(&mut db).await.unwrap();
    sqlx::query(RECORD_MATCH).bind(id.0).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
    assert_recorded(None, folder.path(), user, id).await;
}

#[tokio::test]
async fn changes_recorded_by_an_earlier_version_become_entries_on_postgres() {
    in_schema(async |url| {
        let mut db = PgConnection::connect(url).await.unwrap();
        migrate::run_until(Dialect::Postgres, &mut db, BEFORE_ENTRIES).await.unwrap();
        let (user, id) = (UserId::new(), MatchId::new());
        sqlx::query(RECORD_USER).bind(user.0).execute(&mut db).await.unwrap();
        sqlx::query(RECORD_MATCH).bind(id.0).execute(&mut db).await.unwrap();
        db.close().await.unwrap();
        assert_recorded(Some(url), Path::new("/nowhere"), user, id).await;
    })
    .await;
}

/// The number of the last migration before entries of steps and lines were deleted.
const WITH_STEPS: i64 = 35;
const RECORD_STEP: &str =
    "insert into entry (at, kind, matches) values (1, 'steps', '[]'), (2, 'lines', '[]')";

#[tokio::test]
async fn entries_of_steps_and_lines_of_an_earlier_version_are_deleted_on_sqlite() {
    let folder = Folder::new();
    let mut db = connect(&folder).await;
    migrate::run_until(Dialect::Sqlite, &mut db, WITH_STEPS).await.unwrap();
    sqlx::query(RECORD_STEP).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
    SqliteStore::open(&folder.database()).await.unwrap().close().await;
    let mut db = connect(&folder).await;
    assert!(sqlx::query("select kind from entry").fetch_all(&mut db).await.unwrap().is_empty());
    db.close().await.unwrap();
}

#[tokio::test]
async fn entries_of_steps_and_lines_of_an_earlier_version_are_deleted_on_postgres() {
    in_schema(async |url| {
        let mut db = PgConnection::connect(url).await.unwrap();
        migrate::run_until(Dialect::Postgres, &mut db, WITH_STEPS).await.unwrap();
        sqlx::query(RECORD_STEP).execute(&mut db).await.unwrap();
        db.close().await.unwrap();
        PostgresStore::open(url).await.unwrap().close().await;
        let mut db = PgConnection::connect(url).await.unwrap();
        assert!(sqlx::query("select kind from entry").fetch_all(&mut db).await.unwrap().is_empty());
        db.close().await.unwrap();
    })
    .await;
}

async fn assert_recorded(url: Option<&str>, folder: &Path, user: UserId, id: MatchId) {
    let store = open(url, folder).await.unwrap();
    let by = Actor("not recorded".to_owned());
    let of = |user, matches| {
        Change::ByHost(HostChange { act: HostAct::Changed, user, matches, by: by.clone(), value: None })
    };
    assert_eq!(told_of_people(&*store).await, [of(Some(user), vec![]), of(None, vec![id])]);
    let audit = store.audit(9).await.unwrap();
    let about: Vec<_> = audit.iter().map(|row| (row.at, row.user, row.id)).collect();
    assert_eq!(about, [(START + 8, None, Some(id)), (START + 7, Some(user), None)]);
    store.close().await;
}
