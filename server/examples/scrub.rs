//! Measures how long moves wait while the files of an embedded database are scrubbed.
//!
//! ```text
//! cargo run --release -p rodada-server --example scrub [-- <megabytes>]
//! ```
//!
//! Makes a database of 300 MB, as several years of play leave it: rows of all lengths were written, changed, moved and
//! deleted, without being overwritten, as earlier versions did it. Then 20 users are erased, and the files are scrubbed
//! twice while 4 tables play on: the first time nearly every page has remains, the second time only what changed since.
//! Prints how long moves waited without scrubbing and during both.

#![expect(clippy::disallowed_methods, reason = "a program for development, not the server")]

use futures_util::future::join_all;
use protocol::{Level, MatchId, Pace, TableStatus, UserId};
use records::{SeatBits, StoredSeed};
use serde_json::Map;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _};
use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::{
    self, Actor, HostWrite, MatchRow, NewMatch, SeatAssignment, SeatRow, SeatsWrite, StepKind, StepRow,
    StepWrite, Store, StoreError, TableChanges, UserRow,
};
use tokio::time::sleep;

const WORDS: &str = "wretched-axolotl";
const TABLES: usize = 4;
const ERASED: usize = 20;
/// The time between two moves at a table.
const PAUSE: Duration = Duration::from_millis(50);

type Failure = Box<dyn Error>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let megabytes: u64 = std::env::args().nth(1).map_or(Ok(300), |number| number.parse())?;
    let folder = std::env::temp_dir().join(format!("rodada-scrub-{}", uuid::Uuid::new_v4()));
    std::fs::create_dir(&folder)?;
    let measured = measure(&folder.join("rodada.db"), megabytes).await;
    std::fs::remove_dir_all(&folder)?;
    measured
}

async fn measure(file: &Path, megabytes: u64) -> Result<(), Failure> {
    let folder = file.parent().ok_or("no folder")?;
    let mut out = io::stdout();
    store::open(None, folder).await?.close().await;
    let made = Instant::now();
    grow(file, megabytes).await?;
    let made = made.elapsed();
    let began = Instant::now();
    let store = store::open(None, folder).await?;
    writeln!(out, "made {} MB in {made:.0?}, opened in {:.0?}", size(file)? >> 20, began.elapsed())?;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push((set_up(&*store).await?, 1));
    }
    let upkeep = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.run_background_writes().await }
    });
    let nothing = async {
        sleep(Duration::from_secs(10)).await;
        Ok(())
    };
    let played = play_during(&*store, &mut tables, nothing).await?;
    writeln!(out, "without scrubbing: {played}")?;
    for name in ["the first scrub", "the second scrub"] {
        erase_some(&*store).await?;
        let played = play_during(&*store, &mut tables, store.scrub()).await?;
        writeln!(out, "{name}: {played}; the words are {} times in the files", count(file)?)?;
    }
    upkeep.abort();
    store.close().await;
    Ok(())
}

/// How long the moves of some time waited, from the shortest on.
struct Played {
    time: Duration,
    waits: Vec<Duration>,
}

impl Display for Played {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let Self { time, waits } = self;
        write!(out, "{time:.1?}, {} moves, waits", waits.len())?;
        for (name, part) in [("p50", 500), ("p99", 990), ("p99.9", 999), ("p100", 1000)] {
            let at = (waits.len() * part / 1000).min(waits.len().saturating_sub(1));
            write!(out, " {name} {:.1?}", waits.get(at).copied().unwrap_or_default())?;
        }
        Ok(())
    }
}

/// Lets all tables play, each from its version on, until `work` is done.
async fn play_during(
    store: &dyn Store,
    tables: &mut [(MatchId, u64)],
    work: impl Future<Output = Result<(), StoreError>>,
) -> Result<Played, Failure> {
    let (stop, began) = (AtomicBool::new(false), Instant::now());
    let work = async {
        let done = work.await;
        stop.store(true, Ordering::Relaxed);
        done.map(|()| began.elapsed())
    };
    let (time, played) =
        tokio::join!(work, join_all(tables.iter_mut().map(|table| play(store, table, &stop))));
    let mut waits = played.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    waits.sort();
    Ok(Played { time: time?, waits })
}

/// Makes moves until it is told to stop. Returns how long each waited.
async fn play(
    store: &dyn Store,
    (id, version): &mut (MatchId, u64),
    stop: &AtomicBool,
) -> Result<Vec<Duration>, Failure> {
    let mut waits = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        *version += 1;
        let asked = Instant::now();
        for answer in store.commit(&[step(*id, *version)]).await? {
            answer?;
        }
        waits.push(asked.elapsed());
        sleep(PAUSE).await;
    }
    Ok(waits)
}

/// Users come, and are erased.
async fn erase_some(store: &dyn Store) -> Result<(), Failure> {
    for number in 0..ERASED {
        let row = UserRow { id: UserId::new(), name: format!("{WORDS} {number}"), created: 1 };
        store.create_user(&row, token(row.id), u64::MAX >> 1).await?;
        store.change_by_host(HostWrite::Erase { user: row.id }, &Actor::of_command_line(), 1).await?;
    }
    Ok(())
}

fn token(user: UserId) -> [u8; 32] {
    let mut token = [0; 32];
    token[..16].copy_from_slice(user.0.as_bytes());
    token
}

fn size(file: &Path) -> Result<u64, Failure> {
    Ok(std::fs::metadata(file)?.len())
}

/// How often the words are in the files.
fn count(file: &Path) -> Result<usize, Failure> {
    let mut log = PathBuf::from(file).into_os_string();
    log.push("-wal");
    let bytes = [std::fs::read(file)?, std::fs::read(log)?].concat();
    Ok(bytes.windows(WORDS.len()).filter(|window| *window == WORDS.as_bytes()).count())
}

/// Fills the file to a size, in which steps take the most.
async fn grow(file: &Path, megabytes: u64) -> Result<(), Failure> {
    let mut db = SqliteConnectOptions::new().filename(file).connect().await?;
    db.execute("pragma foreign_keys = off; pragma secure_delete = off; pragma synchronous = off").await?;
    db.execute("create temp table number (n integer primary key)").await?;
    let mut round = 0;
    while size(file)? < megabytes << 20 {
        round += 1;
        let rows = format!(
            "delete from number;
            insert into number with recursive count (n) as (select {round}00000 union all select n + 1 from count
                where n < {round}00000 + 4000) select n from count;
            begin;
            insert into person (user_id, name, name_folded, created)
                select randomblob(16), '{WORDS} ' || hex(randomblob(n % 9)), '{WORDS} ' || random(), 1
                from number where n % 3 = 0;
            insert into chat (match_id, number, at, user_id, text)
                select randomblob(16), n, 1, randomblob(16), '{WORDS} ' || hex(zeroblob(n % 120)) from number;
            insert into step (match_id, version, at, kind, events, table_events, fixed)
                select cast(printf('%016d', n / 50 * 7919 % 1000003) as blob), n, 1, 'action',
                    hex(zeroblob(n % 800)), '', 0 from number;
            insert into watched (user_id, match_id, at) select randomblob(16), randomblob(16), 1 from number;
            update person set name_folded = '{WORDS} ' || random() where random() % 20 = 0;
            update chat set text = '' where random() % 20 = 0;
            delete from person where created = 1 and random() % 20 = 0;
            commit;
            pragma wal_checkpoint(truncate)"
        );
        db.execute(AssertSqlSafe(rows)).await?;
    }
    let end = "analyze; update person set name = '', name_folded = ''; update chat set text = '';
        pragma wal_checkpoint(truncate)";
    db.execute(end).await?;
    db.close().await?;
    Ok(())
}

async fn set_up(store: &dyn Store) -> Result<MatchId, Failure> {
    let id = MatchId::new();
    let row = MatchRow {
        id,
        game: "dogs".to_owned(),
        format: 1,
        rules: 1,
        seed: StoredSeed([3; 32]),
        invitation: "come-in".to_owned(),
        lesson: false,
        rematch_of: None,
        branch_of: None,
        created: 1,
        touched: 1,
        version: 1,
        deadline: None,
        given_back: 0,
        table: TableChanges {
            status: TableStatus::Running,
            options: Map::new(),
            pace: Pace::Free,
            open: true,
        },
        result: None,
    };
    let bot = SeatAssignment::Bot { level: Level::Good };
    let seats = vec![SeatRow { seat: 0, assignment: bot, awaited_since: None }];
    store.create(NewMatch { row, seats, steps: vec![step(id, 1).step], circle: None, evening: None }).await?;
    Ok(id)
}

fn step(id: MatchId, version: u64) -> StepWrite {
    let step = StepRow {
        version,
        at: version,
        kind: StepKind::Action,
        seat: Some(0),
        user: None,
        request: None,
        action: Some(r#"{"do":"pass"}"#.to_owned()),
        events: format!("[\"{}\"]", "e".repeat(900)),
        table: "[]".to_owned(),
        undoes: None,
        fixed: false,
        decides: Some(SeatBits::default()),
    };
    StepWrite {
        id,
        step,
        deadline: None,
        given_back: 0,
        table: None,
        rules: None,
        seats: SeatsWrite::Same,
        result: None,
        next: None,
        ahead: false,
    }
}
