//! A database of the release that copied names into seats, events, chat and snapshots is opened, and shows everything
//! that it showed before, by present names.

use super::databases::{Folder, in_schema, open};
use super::fixtures::{START, names_of, without_page};
use crate::migrate::{self, Dialect};
use crate::{Filter, Store};
use games::frame::Viewer;
use protocol::{ListedSeat, MatchId, TableStatus, UserId};
use room::archive::{Archive, SigningKey, verify};
use room::{replay_for_viewer, users_of};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};
use std::path::Path;
use uuid::Uuid;

/// The number of the last migration of that release.
const LAST: i64 = 18;

const PERSON: &str = "insert into person (user_id, name, created, revision) values ($1, $2, $3, 0)";
const MATCH: &str = "
    insert into match (match_id, game, format, rules, seed, invitation, created, touched, listed, version, deadline,
        status, options, pace, is_open, result, revision)
    values ($1, 'draftosaurus', 1, 1, $2, 'come-in', $3, $3, $3, 5, null, 'abandoned', $4, $5, true, null, 1)";
const SEAT: &str = "
    insert into seat (match_id, seat, user_id, name, name_folded, stand_in, level, awaited_since, unfinished)
    values ($1, $2, $3, $4, $5, false, null, null, false)";
const STEP: &str = "
    insert into step (match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes,
        fixed, decides)
    values ($1, $2, $3, 'table', $4, $5, null, null, '[]', $6, null, true, null)";
const LINE: &str = "
    insert into chat (match_id, number, at, user_id, request, name, seat, text)
    values ($1, $2, $3, $4, $5, $6, $7, $8)";
const SNAPSHOT: &str =
    "insert into snapshot (match_id, version, build, content) values ($1, 1, 'b', 'Mallory')";
const ERASED: &str = "
    insert into audit (number, at, kind, user_id, match_id, by_host, value)
    values (1, 1, 'host_erased', $1, null, 'command line', 0)";

/// Number, author, name, seat and text.
type Line = (i64, Option<Uuid>, &'static str, Option<i64>, &'static str);

/// What the old program wrote of one match, which was closed before it started.
struct Old {
    id: MatchId,
    /// Called Ana Clara today. At the table she was Ana, and renamed herself.
    ana: UserId,
    /// Called Ébia. She left her seat, and was Bia.
    bia: UserId,
    /// Erased.
    mallory: UserId,
}

impl Old {
    fn new() -> Self {
        Self { id: MatchId::new(), ana: UserId::new(), bia: UserId::new(), mallory: UserId::new() }
    }

    /// The options of the table: one of its words is not a name.
    fn steps(&self) -> [(Option<i64>, Option<UserId>, String); 5] {
        let Self { ana, bia, mallory, .. } = self;
        let options = r#"{"winter":false,"summer":false,"draft":"all","track":"jungle"}"#;
        let set = format!(
            r#"[{{"what":"changed","seats":2,"options":{options},"pace":{{"kind":"free"}},"open":true}},{{"what":"sat","seat":0,"name":"Ana","user":"{ana}"}}]"#
        );
        let sat = |seat: u8, name: &str, user: &UserId| {
            format!(r#"[{{"what":"sat","seat":{seat},"name":"{name}","user":"{user}"}}]"#)
        };
        [
            (None, None, set),
            (Some(1), Some(*bia), sat(1, "Bia", bia)),
            (Some(1), Some(*bia), r#"[{"what":"stood","seat":1}]"#.to_owned()),
            (Some(1), Some(*mallory), sat(1, "Mallory", mallory)),
            (
                Some(0),
                Some(*ana),
                r#"[{"what":"renamed","seat":0,"name":"Ana"},{"what":"closed"}]"#.to_owned(),
            ),
        ]
    }

    fn lines(&self) -> [Line; 6] {
        [
            // From before ids were kept: of somebody with a seat, of one who is known in no other way, and deleted.
            (1, None, "Ana", Some(0), "first"),
            (2, None, "Passer-by", None, "second"),
            (3, None, "", None, ""),
            (4, Some(self.bia.0), "Bia", Some(1), "fourth"),
            (5, None, "Passer-by", None, "fifth"),
            (6, Some(self.mallory.0), "", None, ""),
        ]
    }

    async fn assert_shown(&self, store: &dyn Store) {
        let Self { id, ana, bia, mallory } = *self;
        // Everything is replayed, by present names.
        let stored = store.load(id).await.unwrap().unwrap();
        assert!(!format!("{stored:?}").contains("Mallory") && !format!("{stored:?}").contains("\"name"));
        assert_eq!(users_of(&stored), [ana, bia, mallory]);
        let names = store.names(&users_of(&stored)).await.unwrap();
        let replay = replay_for_viewer(&stored, &names, Viewer::Spectator, 1).unwrap();
        let mut shown: Vec<_> = replay.people.into_values().map(|person| person.name).collect();
        shown.sort();
        assert_eq!(shown, [None, Some("Ana Clara".to_owned()), Some("Ébia".to_owned())]);
        let file = Archive::of(&stored, &names, &SigningKey::of(&[1; 32])).unwrap().text();
        verify(&file).unwrap();
        assert!(
            file.contains("Ana Clara") && file.contains("somebody") && !file.contains("Mallory"),
            "{file}"
        );
        // Lists and searches.
        let found = async |player: &str| {
            let filter = Filter { player: Some(player.to_owned()), limit: 9, ..Filter::default() };
            store.list(&filter).await.unwrap()
        };
        let entry = found("CLARA").await.remove(0);
        assert_eq!((entry.room, entry.status), (id, TableStatus::Abandoned));
        let user = |name: Option<&str>| ListedSeat::User {
            name: name.map(str::to_owned),
            guest: false,
            page: None,
            stand_in: false,
        };
        assert_eq!(
            [0, 1].map(|seat| without_page(entry.seats[&seat].seat.clone())),
            [user(Some("Ana Clara")), user(None)]
        );
        assert!(found("mallory").await.is_empty());
        assert_eq!(
            store.find_users("ÉB", 9).await.unwrap()[0].user.id,
            bia,
            "names are folded by the program"
        );
        // The chat has an author for every line.
        let chat = store.chat(id, 9).await.unwrap();
        let texts: Vec<_> = chat.lines.iter().map(|line| (line.number, line.text.as_str())).collect();
        assert_eq!(texts, [(1, "first"), (2, "second"), (4, "fourth"), (5, "fifth")]);
        assert_eq!(chat.number, 6);
        let authors: Vec<UserId> = chat.lines.iter().map(|line| line.user).collect();
        assert_eq!((authors[0], authors[2]), (ana, bia));
        assert_eq!(authors[1], authors[3], "lines under one name have one author");
        assert_eq!(names_of(store, &authors[1..2]).await[&authors[1]].as_deref(), Some("Passer-by"));
        assert_eq!(store.load_for_room(id, "b", 9).await.unwrap().unwrap().snapshot, None);
    }
}

/// Writes the rows. The statements are the same on both databases; the connections are not.
macro_rules! write_old {
    ($old:expr, $db:expr, $json:expr) => {{
        let (old, db, json) = ($old, $db, $json);
        let at = i64::try_from(START).unwrap();
        for (user, name) in [(old.ana, "Ana Clara"), (old.bia, "Ébia"), (old.mallory, "somebody")] {
            sqlx::query(PERSON).bind(user.0).bind(name).bind(at).execute(&mut *db).await.unwrap();
        }
        let options = r#"{"winter":false,"summer":false,"draft":"all","track":"jungle"}"#;
        sqlx::query(MATCH)
            .bind(old.id.0)
            .bind([7_u8; 32].as_slice())
            .bind(at)
            .bind(json(options))
            .bind(json(r#"{"kind":"free"}"#))
            .execute(&mut *db)
            .await
            .unwrap();
        for (seat, user, name) in [(0_i64, old.ana, "Ana"), (1, old.mallory, "Mallory")] {
            let insert = sqlx::query(SEAT).bind(old.id.0).bind(seat).bind(user.0).bind(name);
            insert.bind(name.to_lowercase()).execute(&mut *db).await.unwrap();
        }
        for (version, (seat, user, events)) in (1_i64..).zip(old.steps()) {
            let insert = sqlx::query(STEP).bind(old.id.0).bind(version).bind(at + version).bind(seat);
            insert.bind(user.map(|user| user.0)).bind(events).execute(&mut *db).await.unwrap();
        }
        for (number, user, name, seat, text) in old.lines() {
            let request = user.map(|_| format!("r{number}"));
            let insert = sqlx::query(LINE).bind(old.id.0).bind(number).bind(at).bind(user).bind(request);
            insert.bind(name).bind(seat).bind(text).execute(&mut *db).await.unwrap();
        }
        sqlx::query(SNAPSHOT).bind(old.id.0).execute(&mut *db).await.unwrap();
        sqlx::query(ERASED).bind(old.mallory.0).execute(&mut *db).await.unwrap();
    }};
}

#[tokio::test]
async fn a_database_with_names_in_its_records_is_opened_on_sqlite() {
    let (folder, old) = (Folder::new(), Old::new());
    let options = SqliteConnectOptions::new().filename(folder.database()).create_if_missing(true);
    let mut db = options.connect().await.unwrap();
    migrate::run_until(Dialect::Sqlite, &mut db, LAST).await.unwrap();
    write_old!(&old, &mut db, |text: &str| text.to_owned());
    // The latest step is in the journal only.
    let journal = "
        insert into journal (entry, match_id, version, at, kind, seat, user_id, request, action, events, table_events,
            undoes, fixed, decides, deadline, awaited)
        select 1, match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes, fixed,
            decides, null, null
        from step where version = 5";
    sqlx::query(journal).execute(&mut db).await.unwrap();
    sqlx::query("delete from step where version = 5").execute(&mut db).await.unwrap();
    db.close().await.unwrap();
    check(&old, None, folder.path()).await;
}

#[tokio::test]
async fn a_database_with_names_in_its_records_is_opened_on_postgres() {
    in_schema(async |url| {
        let (mut db, old) = (PgConnection::connect(url).await.unwrap(), Old::new());
        migrate::run_until(Dialect::Postgres, &mut db, LAST).await.unwrap();
        let json = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
        write_old!(&old, &mut db, json);
        db.close().await.unwrap();
        check(&old, Some(url), Path::new("/nowhere")).await;
    })
    .await;
}

async fn check(old: &Old, url: Option<&str>, folder: &Path) {
    // The second time there is nothing to migrate.
    for _ in 0..2 {
        let store = open(url, folder).await.unwrap();
        old.assert_shown(&*store).await;
        store.close().await;
    }
}
