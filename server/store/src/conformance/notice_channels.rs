//! Databases in which the table of targets named the channels.

use super::databases::{Folder, in_schema, open};
use crate::migrate::{self, Dialect};
use crate::notices::{NoticeTarget, TargetDetail};
use protocol::{MailSchedule, PushKeys, UserId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};
use std::path::Path;
use uuid::Uuid;

/// The number of the last migration before.
const LAST: i64 = 39;
const PERSON: &str = "insert into person (user_id, name, created) values ($1, 'Ana', 1)";
const TARGET: &str = "
    insert into notice_target (target_id, user_id, channel, address, detail, since, failures, retry_at, is_refused,
        session_hash)
    values ($1, $2, $3, $4, $5, 7, 2, 9, false, $6)";
/// A channel that no program knows yet.
const PIGEON: &str = "
    insert into notice_target (target_id, user_id, channel, address, detail, since)
    values ($1, $2, 'pigeon', 'a loft', '{}', 1)";
const SESSION: [u8; 32] = [5; 32];

fn old_targets(user: UserId) -> [NoticeTarget; 3] {
    let target = |address: &str, detail| NoticeTarget {
        id: Uuid::now_v7(),
        user,
        address: address.to_owned(),
        detail,
        since: 7,
        failures: 2,
        retry_at: Some(9),
        is_refused: false,
    };
    let keys = PushKeys { p256dh: "a".to_owned(), auth: "b".to_owned() };
    let (schedule, zone) = (MailSchedule::Each, "UTC".to_owned());
    [
        target("https://push.example/1", TargetDetail::Push { keys, label: "a browser".to_owned() }),
        target("ana@example.org", TargetDetail::Mail { schedule, hour: 8, zone, latest_daily: None }),
        target("https://hooks.example/1", TargetDetail::Webhook { secret: "secret".to_owned() }),
    ]
}

macro_rules! write_old {
    ($db:expr, $user:expr, $targets:expr) => {{
        sqlx::query(PERSON).bind($user.0).execute(&mut $db).await.unwrap();
        for target in &$targets {
            let insert = sqlx::query(TARGET).bind(target.id).bind($user.0);
            let insert = insert.bind(target.detail.channel().name()).bind(&target.address);
            let insert = insert.bind(serde_json::to_string(&target.detail).unwrap());
            insert.bind(SESSION.as_slice()).execute(&mut $db).await.unwrap();
        }
    }};
}

async fn check(user: UserId, targets: &[NoticeTarget], url: Option<&str>, folder: &Path) {
    let store = open(url, folder).await.unwrap();
    assert_eq!(store.notice_targets(user).await.unwrap(), targets);
    // The session is still known: whoever signs out there is told nothing there.
    store.end_session(SESSION).await.unwrap();
    assert_eq!(store.notice_targets(user).await.unwrap(), []);
    store.close().await;
}

#[tokio::test]
async fn targets_are_moved_on_sqlite() {
    let (folder, user) = (Folder::new(), UserId::new());
    let targets = old_targets(user);
    let options = SqliteConnectOptions::new().filename(folder.database()).create_if_missing(true);
    let mut db = options.connect().await.unwrap();
    migrate::run_until(Dialect::Sqlite, &mut db, LAST).await.unwrap();
    write_old!(db, user, targets);
    db.close().await.unwrap();
    check(user, &targets, None, folder.path()).await;
    let mut db = options.connect().await.unwrap();
    sqlx::query(PIGEON).bind(Uuid::now_v7()).bind(user.0).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

#[tokio::test]
async fn targets_are_kept_on_postgres() {
    in_schema(async |url| {
        let user = UserId::new();
        let targets = old_targets(user);
        let mut db = PgConnection::connect(url).await.unwrap();
        migrate::run_until(Dialect::Postgres, &mut db, LAST).await.unwrap();
        write_old!(db, user, targets);
        check(user, &targets, Some(url), Path::new("/nowhere")).await;
        sqlx::query(PIGEON).bind(Uuid::now_v7()).bind(user.0).execute(&mut db).await.unwrap();
        db.close().await.unwrap();
    })
    .await;
}
