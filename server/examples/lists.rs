//! Measures how long lists and statistics take with many matches.
//!
//! ```text
//! cargo run --release -p rodada-server --example lists [-- <matches>]
//! ```
//!
//! Makes an embedded database of a million matches of 20,000 users, one of whom has played 2,000, with 3,000 matches in a circle
//! of twelve. Asks the store for every list that pages show, each a hundred times, and prints how long that took.

#![expect(clippy::disallowed_methods, reason = "a program for development, not the server")]

use protocol::{CircleId, TableStatus, UserId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _};
use std::error::Error;
use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};
use store::ratings::{LadderFilter, Scale};
use store::statistics::Scope;
use store::{Filter, Millis, StoreError};
use uuid::Uuid;

const USERS: u64 = 20_000;
/// The number of the user with the most matches.
const VETERAN: u64 = USERS - 1;
/// Every so many matches one is the veteran's, and one is played in the circle.
const OF_VETERAN: u64 = 500;
const IN_CIRCLE: u64 = 333;
const MEMBERS: u64 = 12;
/// How many of the latest matches are still played, and how many tables gather players after them.
const RUNNING: u64 = 200;
const GATHERING: u64 = 50;
const START: Millis = 1_700_000_000_000;
/// The time from one match to the next.
const EVERY: Millis = 30_000;
const TRIES: usize = 100;

type Failure = Box<dyn Error>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let matches: u64 = std::env::args().nth(1).map_or(Ok(1_000_000), |number| number.parse())?;
    let folder = std::env::temp_dir().join(format!("rodada-lists-{}", Uuid::new_v4()));
    std::fs::create_dir(&folder)?;
    let measured = measure(&folder, matches).await;
    std::fs::remove_dir_all(&folder)?;
    measured
}

async fn measure(folder: &Path, matches: u64) -> Result<(), Failure> {
    store::open(None, folder).await?.close().await;
    let made = Instant::now();
    fill(&folder.join("rodada.db"), matches).await?;
    writeln!(io::stdout(), "made {matches} matches in {:.0?}", made.elapsed())?;
    let store = store::open(None, folder).await?;
    let store = &*store;
    let latest = START + matches * EVERY;
    let ended = || Filter {
        statuses: vec![TableStatus::Over, TableStatus::Abandoned],
        limit: 50,
        ..Filter::default()
    };
    let of = |user: u64| Filter { seated: Some(id(user)), requester: Some(id(user)), ..ended() };
    let open = Filter {
        statuses: vec![TableStatus::Gathering, TableStatus::Running],
        open_only: true,
        limit: 100,
        max_per_host: Some(3),
        ..Filter::default()
    };
    let in_circle = || Filter { circle: Some(circle()), requester: Some(id(0)), ..ended() };
    let year = Duration::from_secs(365 * 24 * 60 * 60).as_millis() as Millis;
    let lists: [(&str, Filter); 10] = [
        ("tables on the start page", open),
        (
            "one's own tables",
            Filter { statuses: vec![TableStatus::Gathering, TableStatus::Running], ..of(7) },
        ),
        ("finished open matches", Filter { open_only: true, ..ended() }),
        ("the same, of one game", Filter { open_only: true, game: Some("dogs".to_owned()), ..ended() }),
        (
            "the same, of half a year ago",
            Filter { open_only: true, before: Some(latest - year / 2), ..ended() },
        ),
        (
            "the same, of a player by name",
            Filter { open_only: true, player: Some("Player 4711".to_owned()), ..ended() },
        ),
        ("one's own finished matches", of(7)),
        ("the same, of who has played 2,000", of(VETERAN)),
        ("finished matches of a circle", in_circle()),
        (
            "tables of a circle",
            Filter { statuses: vec![TableStatus::Gathering, TableStatus::Running], ..in_circle() },
        ),
    ];
    for (what, filter) in lists {
        time(what, async || Ok(store.list(&filter).await?.len())).await?;
    }
    time("statistics of a user", async || Ok(store.played(id(7), Scope::Own, 2_000).await?.len())).await?;
    time("the same, of who has played 2,000", async || {
        Ok(store.played(id(VETERAN), Scope::Own, 2_000).await?.len())
    })
    .await?;
    time("a circle's statistics", async || Ok(store.played_in(circle(), 0, latest, 2_000).await?.len()))
        .await?;
    time("what circles are to be told", async || Ok(store.ends_to_tell(0, latest, 20).await?.len())).await?;
    time("the ladder of a game", async || {
        let filter = LadderFilter { matches: 8, since: 0, limit: 100 };
        Ok(store.ladder(Scale::Server, "dogs", filter).await?.len())
    })
    .await?;
    store.close().await;
    Ok(())
}

/// Prints how long something takes, and how many rows it finds.
async fn time(what: &str, ask: impl AsyncFn() -> Result<usize, StoreError>) -> Result<(), Failure> {
    let mut found = ask().await?;
    let mut took = Vec::with_capacity(TRIES);
    for _ in 0..TRIES {
        let began = Instant::now();
        found = ask().await?;
        took.push(began.elapsed());
    }
    took.sort();
    let [median, slow] = [TRIES / 2, TRIES * 99 / 100 - 1].map(|at| took[at].as_secs_f64() * 1_000.0);
    writeln!(io::stdout(), "{what}: {found} rows, p50 {median:.2} ms, p99 {slow:.2} ms")?;
    Ok(())
}

fn id(user: u64) -> UserId {
    UserId(Uuid::from_bytes(*format!("{user:016}").as_bytes().first_chunk().expect("16 digits")))
}

fn circle() -> CircleId {
    CircleId(id(1).0)
}

/// Writes users, matches that were played one after the other, and all that follows their ends.
async fn fill(file: &Path, matches: u64) -> Result<(), Failure> {
    let mut db = SqliteConnectOptions::new().filename(file).connect().await?;
    db.execute("pragma foreign_keys = off; pragma synchronous = off; create temp table number (n integer primary key)")
        .await?;
    let most = matches.max(USERS);
    let over = matches.saturating_sub(RUNNING + GATHERING);
    let rows = format!(
        "begin;
        insert into number with recursive count (n) as (select 0 union all select n + 1 from count where n < {most})
            select n from count;
        insert into person (user_id, name, name_folded, created)
            select cast(printf('%016d', n) as blob), 'Player ' || n, 'player ' || n, {START} from number where n < {USERS};
        insert into circle (circle_id, name, owner_id, join_key, created)
            values (cast(printf('%016d', 1) as blob), 'Friday', cast(printf('%016d', 0) as blob), zeroblob(16), {START});
        insert into circle_webhook (circle_id, address, secret, language, number, failures)
            values (cast(printf('%016d', 1) as blob), 'https://chat.example', 'secret', 'en', {over} - 600, 0);
        insert into circle_member (circle_id, user_id, joined)
            select cast(printf('%016d', 1) as blob), cast(printf('%016d', n) as blob), {START} from number where n < {MEMBERS};
        insert into match (match_id, game, format, seed, invitation, created, touched, version, status, options, pace, is_open,
                result, listed, rules, status_since, circle_id)
            select cast(printf('%016d', n) as blob),
                case n % 5 when 0 then 'dogs' when 1 then 'dogs-o-socio' when 2 then 'dog-lover'
                    when 3 then 'dogs-cardgame' else 'draftosaurus' end,
                1, randomblob(32), hex(randomblob(16)), {START} + n * {EVERY}, {START} + n * {EVERY}, 60,
                case when n < {over} then 'over' when n < {over} + {RUNNING} then 'running' else 'gathering' end,
                '{{}}', '{{\"kind\":\"free\"}}', n % 3 = 0,
                case when n < {over} then '{{\"places\":{{\"0\":1,\"1\":2}},\"points\":{{\"0\":30,\"1\":20}}}}' end,
                {START} + n * {EVERY}, 1, {START} + n * {EVERY},
                case when n % {IN_CIRCLE} = 0 then cast(printf('%016d', 1) as blob) end
            from number where n < {matches};
        insert into seat (match_id, seat, user_id, stand_in, unfinished, seen)
            select cast(printf('%016d', n) as blob), 0, cast(printf('%016d', case
                when n % {IN_CIRCLE} = 0 then n / {IN_CIRCLE} % {MEMBERS}
                when n % {OF_VETERAN} = 0 then {VETERAN} else n * 7919 % {VETERAN} end) as blob),
                0, n >= {over}, {START} + n * {EVERY} from number where n < {matches};
        insert into seat (match_id, seat, user_id, stand_in, unfinished, seen)
            select cast(printf('%016d', n) as blob), 1, cast(printf('%016d', case
                when n % {IN_CIRCLE} = 0 then (n / {IN_CIRCLE} + 1) % {MEMBERS}
                else (n * 7919 + 1) % {VETERAN} end) as blob),
                0, n >= {over}, {START} + n * {EVERY} from number where n < {matches};
        insert into ended_match (number, match_id)
            select n + 1, cast(printf('%016d', n) as blob) from number where n < {over};
        insert into match_summary (match_id, number, due, body)
            select cast(printf('%016d', n) as blob), n + 1, false, '{{\"lines\":{{\"bays\":{{\"0\":30,\"1\":20}}}}}}'
            from number where n < {over};
        insert into rating (scale, game, user_id, points, deviation, matches, latest)
            select zeroblob(16), 'dogs', cast(printf('%016d', n) as blob), 1500000000000 + n * 10000000, 100000000000, 20,
                {START} from number where n < {USERS};
        commit; analyze; pragma wal_checkpoint(truncate)"
    );
    db.execute(AssertSqlSafe(rows)).await?;
    db.close().await?;
    Ok(())
}
