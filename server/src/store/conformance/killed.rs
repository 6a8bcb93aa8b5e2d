//! Killed at any statement, a store has kept all that it acknowledged, and every match can go on.
//!
//! The test starts its own program again, as one that does everything in the plan and dies hard when its `n`th
//! statement has run: for every `n`, until one comes to its end. Statements that only read do not count: whoever dies
//! at one leaves what they would leave at the write before it. The driver says of each statement that it has run before
//! it sends the next one; but of the `begin` of a transaction it says nothing, nor in SQLite of its `commit`. There the
//! death before a commit is that at the last write of its transaction, and the death after it that at the first write
//! of whatever comes next.

mod plan;

use super::place::{Folder, in_schema, open};
use super::tables::{START, follow, step};
use crate::store::postgres::PostgresStore;
use crate::store::sqlite::SqliteStore;
use crate::store::{Millis, StepWrite, Store};
use futures_util::future::join_all;
use plan::{ANA, Act, State, plan, states};
use std::fmt::Debug;
use std::io::Write as _;
use std::ops::Deref;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::process::Command;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};

/// Where the one that is to die finds its store, and at which statement it dies.
const STORE: &str = "RODADA_KILLED_STORE";
const STATEMENT: &str = "RODADA_KILLED_STATEMENT";
/// What it says of every act that was acknowledged.
const DONE: &str = "done";
/// Those that live at the same time: each waits for its database now and then.
const AT_ONCE: usize = 4;
/// `SIGABRT`: nothing is flushed, closed or told to anybody, as with `kill -9`.
const ABORTED: i32 = 6;

#[tokio::test]
async fn killed_at_any_statement_a_file_keeps_what_was_acknowledged() {
    let test = "killed_at_any_statement_a_file_keeps_what_was_acknowledged";
    of_every_death(test, true, async |statement| {
        let folder = Folder::new();
        live(test, &format!("sqlite:{}", folder.database().display()), statement).await
    })
    .await;
}

#[tokio::test]
async fn killed_at_any_statement_a_server_keeps_what_was_acknowledged() {
    let test = "killed_at_any_statement_a_server_keeps_what_was_acknowledged";
    of_every_death(test, false, async |statement| {
        let mut ended = None;
        in_schema(async |url| ended = Some(live(test, url, statement).await)).await;
        ended.unwrap()
    })
    .await;
}

/// How a life ended.
struct End {
    /// The acts that were acknowledged.
    done: usize,
    /// Not by itself.
    killed: bool,
}

/// Lets one after the other die a statement later, until one comes to its end.
async fn of_every_death(test: &str, in_file: bool, life: impl AsyncFn(usize) -> End) {
    if let Ok(url) = std::env::var(STORE) {
        return act_and_die(&url).await;
    }
    let acts = plan();
    let mut deaths = vec![0; acts.len()];
    'lives: for first in (1..).step_by(AT_ONCE) {
        for End { done, killed } in join_all((first..first + AT_ONCE).map(|statement| life(statement))).await
        {
            if !killed {
                assert_eq!(done, acts.len(), "it did all of it");
                break 'lives;
            }
            deaths[done] += 1;
        }
    }
    println!("{test}: {} statements, in each act {deaths:?}", deaths.iter().sum::<usize>());
    for (act, deaths) in acts.iter().zip(deaths) {
        assert!(deaths >= act.least_statements(in_file), "{deaths} statements in {act:?}");
    }
}

/// Starts one that dies at a statement, and looks at what it leaves.
async fn live(test: &str, url: &str, statement: usize) -> End {
    let module = module_path!().split_once("::").unwrap().1;
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", &format!("{module}::{test}"), "--nocapture"])
        .env(STORE, url)
        .env(STATEMENT, statement.to_string())
        .output()
        .await
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let killed = output.status.signal() == Some(ABORTED);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(killed || output.status.success(), "statement {statement}: {text}{complaint}");
    let done = text.lines().filter(|line| *line == DONE).count();
    inspect(url, done, &format!("killed at statement {statement}, after {done} acts")).await;
    End { done, killed }
}

/// Checks that a store is what its first acts made of it, or one more that could not be acknowledged any more.
async fn inspect(url: &str, done: usize, when: &str) {
    let store =
        open(Some(url), Path::new("/nowhere")).await.unwrap_or_else(|error| panic!("{when}: {error}"));
    let states = states(&plan());
    let kept = read(&*store, when).await;
    let mut state = [done, done + 1]
        .into_iter()
        .filter_map(|acts| states.get(acts))
        .find(|state| **state == kept)
        .unwrap_or_else(|| panic!("{when}: {kept:?}\nand not\n{:?}", states[done]))
        .clone();
    check_lists(&*store, &state, when).await;
    // Every match can go on.
    for stored in state.values_mut().filter(|stored| !stored.row.table.status.is_over()) {
        let deadline = stored.row.deadline.map(|deadline| deadline + 1);
        let given_back = stored.row.given_back;
        let next = StepWrite { deadline, given_back, ..step(stored.row.id, stored.row.version + 1) };
        assert_eq!(store.commit(std::slice::from_ref(&next)).await.unwrap(), [Ok(())], "{when}");
        follow(stored, &next);
    }
    // What was late when a file was closed is seen when it is opened again.
    let store = if url.starts_with("sqlite:") {
        store.close().await;
        open(Some(url), Path::new("/nowhere")).await.unwrap()
    } else {
        store
    };
    assert_eq!(read(&*store, when).await, state, "{when}, and gone on");
    check_lists(&*store, &state, when).await;
    store.close().await;
}

/// All matches of the plan that are in a store.
async fn read(store: &dyn Store, when: &str) -> State {
    let mut found = State::new();
    for &id in states(&plan()).last().unwrap().keys() {
        let stored = store.load(id).await.unwrap_or_else(|error| panic!("{when}: {error}"));
        if let Some(stored) = stored {
            let header = store.header(id).await.unwrap().unwrap();
            assert_eq!((&header.row, &header.seats), (&stored.row, &stored.seats), "{when}");
            found.insert(id, stored);
        }
    }
    found
}

/// Checks what is found without reading a match as a whole.
async fn check_lists(store: &dyn Store, state: &State, when: &str) {
    let running = || state.values().filter(|stored| plan::is_running(stored));
    let mut due: Vec<_> =
        running().filter_map(|stored| Some((stored.row.id, stored.row.deadline?))).collect();
    due.sort_by_key(|&(id, deadline)| (deadline, id));
    assert_eq!(store.due(FAR_AWAY, 99).await.unwrap(), due, "{when}");
    let awaited = |stored: &&_| plan::awaits_ana(stored);
    let waiting = store.waiting_for(&[ANA]).await.unwrap().concat();
    assert_eq!(waiting.len(), running().filter(awaited).count(), "{when}");
}

/// After every deadline.
const FAR_AWAY: Millis = START + 1_000_000_000;

// --- the one that dies -----------------------------------------------------------------------------------------------

/// Does all of the plan, or dies.
async fn act_and_die(url: &str) {
    let left = std::env::var(STATEMENT).unwrap().parse().unwrap();
    let fate = tracing_subscriber::registry().with(Fate { left: AtomicUsize::new(left) });
    // The schema of a server is made by the same migrations in the same steps as that of a file, and takes far longer:
    // death waits until it is there.
    let opened = if url.starts_with("sqlite:") { None } else { Some(Opened::at(url).await) };
    // This process does nothing else: connections have threads of their own.
    tracing::subscriber::set_global_default(fate).unwrap();
    let mut store = match opened {
        Some(store) => store,
        None => Opened::at(url).await,
    };
    // Nobody closes a store whose process was killed.
    let mut left_behind = Vec::new();
    for act in plan() {
        if let Act::OpenAgain = act {
            store.leave();
            left_behind.push(std::mem::replace(&mut store, Opened::at(url).await));
        }
        act.carry_out(&*store).await;
        // On a line of its own, whatever the test runner has written.
        let mut out = std::io::stdout().lock();
        write!(out, "\n{DONE}\n").unwrap();
        out.flush().unwrap();
    }
}

/// Ends the process when so many statements have run.
struct Fate {
    left: AtomicUsize,
}

impl<S: Subscriber> Layer<S> for Fate {
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

/// Whether what is logged is a statement that writes.
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

/// A store that can be left as it is.
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

    /// Lets the next process come, which finds everything as a killed one leaves it.
    fn leave(&self) {
        match self {
            Self::File(store) => store.give_up_lock(),
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
