//! Readers are killed again and again, and count right.
//!
//! The test starts its own program again as a child that renames users, ends matches, lets readers catch up and ratings
//! follow, and aborts after a random number of statements that write. Each child goes on in the database of the one before.

use super::Counting;
use super::counter::rename;
use super::databases::{Folder, in_schema};
use super::ended::all_ended;
use super::fixtures::{bot, last_step, new_user, set_up, step};
use super::killed::{AbortAfter, was_killed};
use super::ratings::{changes, follow_all, rated_match};
use crate::postgres::PostgresStore;
use crate::sqlite::SqliteStore;
use futures_util::future::join_all;
use games::frame::Dice;
use protocol::UserId;
use std::collections::BTreeSet;
use std::path::Path;
use tokio::process::Command;
use tracing_subscriber::layer::SubscriberExt as _;

/// Environment variables of the child: the URL of its store, its seed, and the statement after which it aborts.
const STORE: &str = "RODADA_READERS_KILLED_STORE";
const SEED: &str = "RODADA_READERS_KILLED_SEED";
const STATEMENT: &str = "RODADA_READERS_KILLED_STATEMENT";
/// Databases that are used at the same time.
const DATABASES: u64 = 4;
/// How often the program is killed in each database, unless the environment says otherwise.
const KILLS: u64 = 20;
const KILLS_WANTED: &str = "RODADA_READER_KILLS";
/// After so many kills it is checked what was counted.
const CHECKED_EVERY: u64 = 20;
/// The most statements of a child.
const MAX_STATEMENTS: u32 = 60;
const TRIES: u32 = 100;
/// How many entries may be unread: few, so that readers are cut off and rebuilt at times.
const MAX_UNREAD: i64 = 12;

#[tokio::test]
async fn a_reader_of_a_sqlite_store_counts_right_however_often_it_is_killed() {
    let test = "a_reader_of_a_sqlite_store_counts_right_however_often_it_is_killed";
    for_every_database(async |first_seed| {
        let folder = Folder::new();
        kill_again_and_again(test, &format!("sqlite:{}", folder.database().display()), first_seed).await;
    })
    .await;
}

#[tokio::test]
async fn a_reader_of_a_postgres_store_counts_right_however_often_it_is_killed() {
    let test = "a_reader_of_a_postgres_store_counts_right_however_often_it_is_killed";
    for_every_database(async |first_seed| {
        in_schema(async |url| kill_again_and_again(test, url, first_seed).await).await;
    })
    .await;
}

/// Runs the test in several databases at once, or the child's part in a child.
async fn for_every_database(run: impl AsyncFn(u64)) {
    if let Ok(url) = std::env::var(STORE) {
        return play_until_killed(&url).await;
    }
    let first: u64 = rand::random::<u32>().into();
    println!("seeds from {first}");
    join_all((0..DATABASES).map(|database| run(first + database * kills()))).await;
}

fn kills() -> u64 {
    std::env::var(KILLS_WANTED).map_or(KILLS, |kills| kills.parse().unwrap())
}

async fn kill_again_and_again(test: &str, url: &str, first_seed: u64) {
    let module = module_path!().split_once("::").unwrap().1;
    let mut last = 0;
    for (kill, seed) in (1..=kills()).zip(first_seed..) {
        let statement = 1 + Dice::from_number(seed).below(MAX_STATEMENTS);
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", &format!("{module}::{test}"), "--nocapture"])
            .env(STORE, url)
            .env(SEED, seed.to_string())
            .env(STATEMENT, statement.to_string())
            .output()
            .await
            .unwrap();
        let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        assert!(was_killed(output.status), "seed {seed}, statement {statement}: {said}");
        if kill % CHECKED_EVERY == 0 {
            let counted = check(url, &format!("seed {seed}, statement {statement}")).await;
            assert!(counted > last, "something was written since the last check");
            last = counted;
        }
    }
}

/// Compares what was counted with the tables. Returns the sum.
async fn check(url: &str, when: &str) -> u64 {
    let store = open(url).await;
    let mut counted = store.count_all().await;
    for _ in 0..TRIES {
        // Postgres may still be completing a statement of the killed program.
        if counted == store.in_tables().await.unwrap() {
            break;
        }
        counted = store.count_all().await;
    }
    assert_eq!(counted, store.in_tables().await.unwrap(), "{when}");
    check_ends(&*store, when).await;
    store.close().await;
    counted.values().sum()
}

/// Every ended match has one number that it has kept, and stands in the list once.
async fn check_ends(store: &dyn Counting, when: &str) {
    let ended = all_ended(store).await;
    let matches: BTreeSet<_> = ended.numbered.iter().map(|(_, id)| id.0).collect();
    assert_eq!(matches.len(), ended.numbered.len(), "{when}");
    let numbers: Vec<_> = ended.numbered.iter().map(|(number, _)| *number).collect();
    assert_eq!(ended.listed, numbers, "{when}");
    follow_all(store, 5).await;
    let rated = changes(store).await;
    store.forget_ends().await.unwrap();
    assert_eq!(all_ended(store).await, ended, "{when}: rebuilt");
    follow_all(store, 50).await;
    assert_eq!(changes(store).await, rated, "{when}: rebuilt");
}

async fn open(url: &str) -> Box<dyn Counting> {
    let mut store: Box<dyn Counting> = match url.strip_prefix("sqlite:") {
        Some(path) => Box::new(SqliteStore::open(Path::new(path)).await.unwrap()),
        None => Box::new(PostgresStore::open(url).await.unwrap()),
    };
    store.start_counting().await.unwrap();
    store.cut_off_after(MAX_UNREAD);
    store
}

async fn play_until_killed(url: &str) {
    let number = |name| std::env::var(name).unwrap().parse::<u64>().unwrap();
    let mut dice = Dice::from_number(number(SEED));
    let store = open(url).await;
    let abort_after = AbortAfter::new(usize::try_from(number(STATEMENT)).unwrap());
    let abort_after = tracing_subscriber::registry().with(abort_after);
    // The child does nothing else, so the subscriber can be global; connections have their own threads.
    tracing::subscriber::set_global_default(abort_after).unwrap();
    let mut users = [(new_user(&*store, "A").await, 1), (new_user(&*store, "B").await, 1)];
    loop {
        match dice.below(11) {
            0..3 => rename_some(&*store, &mut users, &mut dice).await,
            3 => {
                let (_, caught_up) =
                    tokio::join!(rename_some(&*store, &mut users, &mut dice), store.catch_up());
                caught_up.unwrap();
            }
            4 => {
                let (one, two) =
                    (set_up(&*store, &[bot()], |_| {}).await, set_up(&*store, &[bot()], |_| {}).await);
                let ends = [step(one, 2), last_step(one, 3), last_step(two, 2)];
                assert!(store.commit(&ends).await.unwrap().iter().all(Result::is_ok));
            }
            8 | 9 => {
                let [(one, _), (other, _)] = users;
                let place = 1 + u8::from(dice.below(2) == 0);
                rated_match(&*store, &[(one, place), (other, 3 - place)], |_| {}).await;
            }
            10 => follow_all(&*store, 2).await,
            5 | 6 => store.catch_up().await.unwrap(),
            _ => store.tidy_entries().await.unwrap(),
        }
    }
}

/// Gives both users further names, one or several each.
async fn rename_some(store: &dyn Counting, users: &mut [(UserId, usize); 2], dice: &mut Dice) {
    for (user, times) in users {
        for _ in 0..=dice.below(2) {
            *times += 1;
            rename(store, *user, *times).await;
        }
    }
}
