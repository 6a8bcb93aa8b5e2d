//! A store that is killed after any statement has everything that it acknowledged, and every match can go on.
//!
//! The test starts its own program again as a child that carries out a plan and aborts after its `n`th statement: for
//! every `n`, until a child completes the plan. Statements that only read do not count, since an abort after one
//! leaves the same state as after the write before it. The driver logs each statement before it sends the next one,
//! but not the `begin` of a transaction, nor in SQLite its `commit`. There, an abort before a commit is the same as
//! one after the last write of the transaction, and an abort after the commit the same as one after the next write.

mod plan;

use super::databases::{Folder, in_schema, open};
use super::fixtures::{START, apply_step, step};
use crate::postgres::PostgresStore;
use crate::sqlite::SqliteStore;
use crate::{Millis, StepWrite, Store};
use futures_util::future::join_all;
use plan::{ANA, Act, BIA, State, check_requests, merge_plan, plan, states};
use std::fmt::Debug;
use std::io::Write as _;
use std::ops::Deref;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::ExitStatus;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::process::Command;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};

/// Environment variables of the child: the URL of its store, and the number of the statement after which it aborts.
const STORE: &str = "RODADA_KILLED_STORE";
const STATEMENT: &str = "RODADA_KILLED_STATEMENT";
/// The line that the child prints after each acknowledged act.
const DONE: &str = "done";
/// The environment variable that says after every how many statements of a merge a store is killed, and the number in a
/// short test.
const MERGE_STRIDE: &str = "RODADA_MERGE_KILLS_EVERY";
const STRIDE: usize = 8;
/// Number of children that run at the same time.
const AT_ONCE: usize = 4;
/// `SIGABRT`: nothing is flushed or closed, as with `kill -9`.
const ABORTED: i32 = 6;

#[tokio::test]
async fn a_sqlite_store_killed_at_any_statement_keeps_what_was_acknowledged() {
    let test = "a_sqlite_store_killed_at_any_statement_keeps_what_was_acknowledged";
    for_every_abort(test, &plan(), true, async |statement| {
        let folder = Folder::new();
        run_child(test, &plan(), &format!("sqlite:{}", folder.database().display()), statement).await
    })
    .await;
}

#[tokio::test]
async fn a_postgres_store_killed_at_any_statement_keeps_what_was_acknowledged() {
    let test = "a_postgres_store_killed_at_any_statement_keeps_what_was_acknowledged";
    for_every_abort(test, &plan(), false, async |statement| {
        let mut ended = None;
        in_schema(async |url| ended = Some(run_child(test, &plan(), url, statement).await)).await;
        ended.unwrap()
    })
    .await;
}

#[tokio::test]
async fn a_sqlite_store_killed_during_a_merge_has_all_of_it_or_nothing() {
    let test = "a_sqlite_store_killed_during_a_merge_has_all_of_it_or_nothing";
    for_some_aborts(test, async |statement| {
        let folder = Folder::new();
        run_child(test, &merge_plan(), &format!("sqlite:{}", folder.database().display()), statement).await
    })
    .await;
}

#[tokio::test]
async fn a_postgres_store_killed_during_a_merge_has_all_of_it_or_nothing() {
    let test = "a_postgres_store_killed_during_a_merge_has_all_of_it_or_nothing";
    for_some_aborts(test, async |statement| {
        let mut ended = None;
        in_schema(async |url| ended = Some(run_child(test, &merge_plan(), url, statement).await)).await;
        ended.unwrap()
    })
    .await;
}

/// Runs children that abort after every so many statements of a merge, from a random one on; at night after each.
async fn for_some_aborts(test: &str, run: impl AsyncFn(usize) -> Outcome) {
    if let Ok(url) = std::env::var(STORE) {
        let before = merge_plan().iter().position(|act| matches!(act, Act::Merge)).unwrap();
        return carry_out_plan(&url, merge_plan(), before).await;
    }
    let every = std::env::var(MERGE_STRIDE).map_or(STRIDE, |every| every.parse().unwrap());
    let first = 1 + rand::random_range(0..every);
    println!("{test}: every {every} statements from {first}");
    let mut aborts = 0;
    'runs: for group in (0..).step_by(AT_ONCE) {
        let statements = (group..group + AT_ONCE).map(|number| first + number * every);
        for Outcome { killed, .. } in join_all(statements.map(|statement| run(statement))).await {
            if !killed {
                break 'runs;
            }
            aborts += 1;
        }
    }
    println!("{test}: {aborts} aborts");
    assert!(aborts >= 20 / every, "{aborts} aborts");
}

/// How a child ended.
struct Outcome {
    /// Number of acknowledged acts.
    done: usize,
    /// Whether it aborted before the end of the plan.
    killed: bool,
}

/// Runs children that abort after statement 1, 2, 3 …, until one completes the plan. In a child process, carries out
/// the plan instead.
async fn for_every_abort(test: &str, acts: &[Act], in_file: bool, run: impl AsyncFn(usize) -> Outcome) {
    if let Ok(url) = std::env::var(STORE) {
        return carry_out_plan(&url, plan(), 0).await;
    }
    let mut aborts = vec![0; acts.len()];
    'runs: for first in (1..).step_by(AT_ONCE) {
        for Outcome { done, killed } in
            join_all((first..first + AT_ONCE).map(|statement| run(statement))).await
        {
            if !killed {
                assert_eq!(done, acts.len(), "the child completed the plan");
                break 'runs;
            }
            aborts[done] += 1;
        }
    }
    println!("{test}: {} statements; per act: {aborts:?}", aborts.iter().sum::<usize>());
    for (act, aborts) in acts.iter().zip(aborts) {
        assert!(aborts >= act.least_statements(in_file), "{aborts} statements in {act:?}");
    }
}

/// Runs a child that aborts after a statement, and checks the store that it leaves.
async fn run_child(test: &str, acts: &[Act], url: &str, statement: usize) -> Outcome {
    let module = module_path!().split_once("::").unwrap().1;
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", &format!("{module}::{test}"), "--nocapture"])
        .env(STORE, url)
        .env(STATEMENT, statement.to_string())
        .output()
        .await
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let killed = was_killed(output.status);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(killed || output.status.success(), "statement {statement}: {text}{errors}");
    let done = text.lines().filter(|line| *line == DONE).count();
    inspect(url, acts, done, &format!("killed at statement {statement}, after {done} acts")).await;
    Outcome { done, killed }
}

/// Whether a child aborted.
pub(super) fn was_killed(status: ExitStatus) -> bool {
    status.signal() == Some(ABORTED)
}

/// Checks that a store has the state after the acknowledged acts, or after one more act whose acknowledgement was
/// lost.
async fn inspect(url: &str, acts: &[Act], done: usize, when: &str) {
    let store =
        open(Some(url), Path::new("/nowhere")).await.unwrap_or_else(|error| panic!("{when}: {error}"));
    let states = states(acts);
    let kept = read(&*store, acts, when).await;
    let mut state = [done, done + 1]
        .into_iter()
        .filter_map(|acts| states.get(acts))
        .find(|state| **state == kept)
        .unwrap_or_else(|| panic!("{when}: {kept:?}\nand not\n{:?}", states[done]))
        .clone();
    check_lists(&*store, &state, when).await;
    check_requests(&*store, acts, when).await;
    // Every match can go on.
    for stored in state.values_mut().filter(|stored| !stored.row.table.status.is_over()) {
        let deadline = stored.row.deadline.map(|deadline| deadline + 1);
        let given_back = stored.row.given_back;
        let next = StepWrite { deadline, given_back, ..step(stored.row.id, stored.row.version + 1) };
        assert_eq!(store.commit(std::slice::from_ref(&next)).await.unwrap(), [Ok(())], "{when}");
        apply_step(stored, &next);
    }
    // Close and reopen a file, so that late values are read from it.
    let store = if url.starts_with("sqlite:") {
        store.close().await;
        open(Some(url), Path::new("/nowhere")).await.unwrap()
    } else {
        store
    };
    assert_eq!(read(&*store, acts, when).await, state, "{when}, after a further step");
    check_lists(&*store, &state, when).await;
    store.close().await;
}

/// All matches of the plan that are in the store.
async fn read(store: &dyn Store, acts: &[Act], when: &str) -> State {
    let mut found = State::new();
    for &id in states(acts).last().unwrap().keys() {
        let stored = store.load(id).await.unwrap_or_else(|error| panic!("{when}: {error}"));
        if let Some(stored) = stored {
            let header = store.header(id).await.unwrap().unwrap();
            assert_eq!((&header.row, &header.seats), (&stored.row, &stored.seats), "{when}");
            found.insert(id, stored);
        }
    }
    found
}

/// Checks queries that do not load whole matches.
async fn check_lists(store: &dyn Store, state: &State, when: &str) {
    let running = || state.values().filter(|stored| plan::is_running(stored));
    let mut due: Vec<_> =
        running().filter_map(|stored| Some((stored.row.id, stored.row.deadline?))).collect();
    due.sort_by_key(|&(id, deadline)| (deadline, id));
    assert_eq!(store.due(FAR_AWAY, 99).await.unwrap(), due, "{when}");
    let awaited = |stored: &&_| plan::awaits_user(stored);
    let waiting = store.waiting_for(&[ANA, BIA]).await.unwrap().tables.concat();
    assert_eq!(waiting.len(), running().filter(awaited).count(), "{when}");
}

/// Later than every deadline.
const FAR_AWAY: Millis = START + 1_000_000_000;

// --- the child process ----------------------------------------------------------------------------------------------

/// Carries out a plan, or aborts on the way. The statements of the first `uncounted` acts are not counted.
async fn carry_out_plan(url: &str, acts: Vec<Act>, uncounted: usize) {
    // On Postgres the abort counter starts after the migrations: they are the same as in SQLite, and take far longer.
    let counts_migrations = url.starts_with("sqlite:") && uncounted == 0;
    if counts_migrations {
        count_statements();
    }
    let mut store = Opened::at(url).await;
    // The store of a killed process is never closed.
    let mut left_behind = Vec::new();
    for (number, act) in acts.into_iter().enumerate() {
        if number == uncounted && !counts_migrations {
            count_statements();
        }
        if let Act::OpenAgain = act {
            store.leave();
            left_behind.push(std::mem::replace(&mut store, Opened::at(url).await));
        }
        act.carry_out(&*store).await;
        // The leading newline separates the line from output of the test runner.
        let mut out = std::io::stdout().lock();
        write!(out, "\n{DONE}\n").unwrap();
        out.flush().unwrap();
    }
}

/// Begins to count statements. The child does nothing else, so the subscriber can be global; connections have their own
/// threads.
fn count_statements() {
    let left = std::env::var(STATEMENT).unwrap().parse().unwrap();
    let abort_after = tracing_subscriber::registry().with(AbortAfter::new(left));
    tracing::subscriber::set_global_default(abort_after).unwrap();
}

/// A layer that aborts the process after `left` writing statements.
pub(super) struct AbortAfter {
    left: AtomicUsize,
}

impl AbortAfter {
    pub(super) fn new(left: usize) -> Self {
        Self { left: AtomicUsize::new(left) }
    }
}

impl<S: Subscriber> Layer<S> for AbortAfter {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut writes = Writes(false);
        if event.metadata().target() == "sqlx::query" {
            event.record(&mut writes);
        }
        if writes.0 && self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
            std::process::abort();
        }
    }
}

/// Whether a log event is of a statement that writes.
struct Writes(bool);

impl Visit for Writes {
    fn record_debug(&mut self, _: &Field, _: &dyn Debug) {}

    fn record_str(&mut self, field: &Field, statement: &str) {
        let reads = ["select", "pragma"];
        if field.name() == "summary" {
            let first = statement.split_whitespace().next().unwrap_or_default().to_lowercase();
            self.0 = !reads.contains(&first.as_str());
        }
    }
}

/// A store that can be abandoned without closing it.
enum Opened {
    File(SqliteStore),
    Server(PostgresStore),
}

impl Opened {
    async fn at(url: &str) -> Self {
        match url.strip_prefix("sqlite:") {
            Some(path) => Self::File(SqliteStore::open(Path::new(path)).await.unwrap()),
            None => Self::Server(PostgresStore::open(url).await.unwrap()),
        }
    }

    /// Allows another process to open the store, as if this one had been killed.
    fn leave(&self) {
        match self {
            Self::File(store) => store.release_lock(),
            Self::Server(_) => {}
        }
    }
}

impl Deref for Opened {
    type Target = dyn Store;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::File(store) => store,
            Self::Server(store) => store,
        }
    }
}
