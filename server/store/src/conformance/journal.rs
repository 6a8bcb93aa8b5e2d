//! SQLite's journal: in whatever state its background writes are, every match loads as its steps made it.

use super::databases::Folder;
use super::fixtures::{
    START, apply_step, bot, changes, new_user, seats, set_up, step, stored, table, user_seat,
};
use crate::notices::{NoticeScope, NoticeStore};
use crate::sqlite::SqliteStore;
use crate::{
    CommitError, Filter, MatchResult, Millis, SeatsWrite, StepWrite, Store, StoredMatch, WaitingTables,
};
use games::frame::Dice;
use protocol::{MatchId, TableStatus, Waiting};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::time::Duration;

const SEEDS: u64 = 15;
const TURNS: u32 = 60;
const MATCHES: u32 = 6;

/// A store, and the matches that it must contain.
struct Scenario {
    folder: Folder,
    store: SqliteStore,
    matches: Vec<StoredMatch>,
    dice: Dice,
}

#[tokio::test]
async fn every_match_is_complete_in_any_state_of_the_journal() {
    for seed in 0..SEEDS {
        let mut scenario = Scenario::new(seed).await;
        for turn in 0..TURNS {
            scenario.turn().await;
            scenario.check(&format!("seed {seed}, turn {turn}")).await;
        }
    }
}

#[tokio::test]
async fn reads_during_a_journal_move_find_complete_matches() {
    let mut scenario = Scenario::new(1).await;
    for _ in 0..30 {
        let batch = scenario.batch();
        let id = batch[0].id;
        let before = scenario.matches.iter().find(|stored| stored.row.id == id).unwrap().row.version;
        let (moved, committed, read) = tokio::join!(
            scenario.store.write_records(),
            scenario.store.commit(&batch),
            scenario.store.load(id)
        );
        moved.unwrap();
        let committed = committed.unwrap();
        let read = read.unwrap().unwrap();
        assert!([before, before + 1].contains(&read.row.version));
        scenario.note(&batch, &committed);
        scenario.check("after all three operations").await;
    }
}

#[tokio::test]
async fn a_move_is_one_row_of_the_journal() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let ana = new_user(&store, "Ana").await;
    let id = set_up(&store, &[user_seat(ana), bot()], |_| {}).await;
    for version in 2..=9 {
        let awaited = SeatsWrite::Awaited(vec![Some(START + version), None]);
        store.commit(&[StepWrite { seats: awaited, ..step(id, version) }]).await.unwrap();
    }
    assert_eq!(count(&folder).await, Counts { journal: 8, steps: 1, version: 1 });
    // The query still finds the latest state, and updates the header for that.
    let waiting = store.waiting_for(&[ana]).await.unwrap().tables.concat();
    assert_eq!(waiting.iter().map(|Waiting { since, .. }| *since).collect::<Vec<_>>(), [START + 9]);
    assert_eq!(count(&folder).await, Counts { journal: 8, steps: 1, version: 9 });
    store.close().await;
    assert_eq!(count(&folder).await, Counts { journal: 0, steps: 9, version: 9 });
}

#[tokio::test]
async fn lists_of_waiting_tables_are_read_while_the_file_cannot_be_written() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let ana = new_user(&store, "Ana").await;
    let id = set_up(&store, &[user_seat(ana)], |_| {}).await;
    for version in [2, 3] {
        let awaited = SeatsWrite::Awaited(vec![Some(START + version)]);
        store.commit(&[StepWrite { seats: awaited, ..step(id, version) }]).await.unwrap();
        if version == 2 {
            store.write_headers().await.unwrap();
        }
    }
    let mut other = SqliteConnectOptions::new().filename(folder.database()).connect().await.unwrap();
    let lock = other.begin_with("begin immediate").await.unwrap();
    let since = |found: WaitingTables| (found.tables.concat()[0].since, found.is_latest);
    assert_eq!(since(store.waiting_for(&[ana]).await.unwrap()), (START + 2, false));
    let scope = NoticeScope::Tables(vec![id]);
    assert_eq!(store.notice_candidates(&scope, START, 9).await.unwrap(), []);
    lock.rollback().await.unwrap();
    assert_eq!(since(store.waiting_for(&[ana]).await.unwrap()), (START + 3, true));
    other.close().await.unwrap();
}

#[tokio::test]
async fn a_deadline_is_never_missing_and_never_late() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let id = set_up(&store, &[bot()], |_| {}).await;
    let kept = async || {
        let mut db = SqliteConnectOptions::new().filename(folder.database()).connect().await.unwrap();
        let row = sqlx::query("select deadline from match").fetch_one(&mut db).await.unwrap();
        db.close().await.unwrap();
        row.get::<Option<i64>, _>("deadline").map(i64::unsigned_abs)
    };
    let moves = [(2, Some(50), 50), (3, Some(90), 50), (4, None, 50), (5, Some(70), 50), (6, Some(20), 20)];
    for (version, deadline, early) in moves {
        store.commit(&[StepWrite { deadline, ..step(id, version) }]).await.unwrap();
        assert_eq!(kept().await, Some(early), "after step {version}");
        assert_eq!(store.header(id).await.unwrap().unwrap().row.deadline, deadline);
    }
    assert_eq!(store.next_deadline().await.unwrap(), Some(20));
}

#[tokio::test]
async fn time_is_given_back_to_steps_that_are_only_in_the_journal() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let id = set_up(&store, &[bot()], |_| {}).await;
    store.heartbeat(START).await.unwrap();
    for (version, deadline) in [(2, START + 50), (3, START + 90)] {
        let seats = SeatsWrite::Awaited(vec![Some(START + version)]);
        let write = StepWrite { deadline: Some(deadline), seats, ..step(id, version) };
        store.commit(&[write]).await.unwrap();
    }
    let away = Duration::from_secs(60);
    assert_eq!(store.resume(START + 60_000, Duration::ZERO).await.unwrap(), Some(away));
    let clocks = async |store: &SqliteStore| {
        let header = store.header(id).await.unwrap().unwrap();
        (header.row.deadline, header.seats[0].awaited_since)
    };
    let given_back = (Some(START + 60_090), Some(START + 60_003));
    assert_eq!(clocks(&store).await, given_back);
    store.write_headers().await.unwrap();
    assert_eq!(clocks(&store).await, given_back, "late values do not overwrite it");
    // This deadline is earlier than the stored one (which was moved), though later than the one before the move, so it
    // must be written at once.
    let sooner = StepWrite { deadline: Some(START + 1_000), given_back: 60_000, ..step(id, 4) };
    store.commit(&[sooner]).await.unwrap();
    let mut db = SqliteConnectOptions::new().filename(folder.database()).connect().await.unwrap();
    let row = sqlx::query("select deadline from match").fetch_one(&mut db).await.unwrap();
    assert_eq!(row.get::<i64, _>("deadline").unsigned_abs(), START + 1_000);
    db.close().await.unwrap();
}

#[tokio::test]
async fn a_match_that_is_over_is_found_at_once() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let id = set_up(&store, &[bot()], |_| {}).await;
    store.commit(&[step(id, 2)]).await.unwrap();
    assert_eq!(unfinished(&folder).await, 1);
    let over = StepWrite { table: Some(changes(TableStatus::Over)), ..step(id, 3) };
    store.commit(&[over]).await.unwrap();
    assert_eq!(count(&folder).await, Counts { journal: 2, steps: 3, version: 3 });
    assert_eq!(unfinished(&folder).await, 0, "its seats are marked as finished");
    let played = Filter { played: true, limit: 9, ..Filter::default() };
    assert_eq!(store.list(&played).await.unwrap().len(), 1);
}

async fn unfinished(folder: &Folder) -> i64 {
    let mut db = SqliteConnectOptions::new().filename(folder.database()).connect().await.unwrap();
    let row = sqlx::query("select count(*) from seat where unfinished").fetch_one(&mut db).await.unwrap();
    db.close().await.unwrap();
    row.get(0)
}

#[derive(Debug, PartialEq)]
struct Counts {
    journal: i64,
    steps: i64,
    version: i64,
}

async fn count(folder: &Folder) -> Counts {
    let mut db = SqliteConnectOptions::new().filename(folder.database()).connect().await.unwrap();
    let select = "
        select (select count(*) from journal) as journal, (select count(*) from step) as steps,
            (select max(version) from match) as version";
    let row = sqlx::query(select).fetch_one(&mut db).await.unwrap();
    db.close().await.unwrap();
    Counts { journal: row.get("journal"), steps: row.get("steps"), version: row.get("version") }
}

impl Scenario {
    async fn new(seed: u64) -> Self {
        let folder = Folder::new();
        let store = SqliteStore::open(&folder.database()).await.unwrap();
        let mut matches = Vec::new();
        for _ in 0..MATCHES {
            let new = table(&[bot(), bot()]);
            matches.push(stored(&new));
            store.create(new).await.unwrap();
        }
        Self { folder, store, matches, dice: Dice::from_number(seed) }
    }

    async fn turn(&mut self) {
        match self.dice.below(12) {
            0 => self.store.write_headers().await.unwrap(),
            1 => self.store.write_records().await.unwrap(),
            2 => self.store.doubt_journal(),
            3 => self.crash().await,
            4 => {
                self.store.close().await;
                self.store = SqliteStore::open(&self.folder.database()).await.unwrap();
            }
            _ => {
                let batch = self.batch();
                let answers = self.store.commit(&batch).await.unwrap();
                self.note(&batch, &answers);
            }
        }
    }

    /// Steps of some matches, sometimes with one that is not the next.
    fn batch(&mut self) -> Vec<StepWrite> {
        let count = 1 + self.dice.below(4);
        let mut ids: Vec<(MatchId, u64)> =
            self.matches.iter().map(|stored| (stored.row.id, stored.row.version)).collect();
        let mut batch = Vec::new();
        for _ in 0..count {
            let at = self.dice.index(ids.len());
            let (id, version) = ids.swap_remove(at);
            let gap = u64::from(self.dice.below(10) == 0);
            batch.push(self.any_step(id, version + 1 + gap));
        }
        batch
    }

    fn any_step(&mut self, id: MatchId, version: u64) -> StepWrite {
        let mut write = step(id, version);
        write.deadline = (self.dice.below(2) == 0).then(|| START + Millis::from(self.dice.below(9)));
        write.seats = match self.dice.below(4) {
            0 => SeatsWrite::Same,
            1 => SeatsWrite::All(seats(&vec![bot(); 1 + self.dice.index(4)])),
            _ => SeatsWrite::Awaited((0..2).map(|seat| Some(version + seat)).collect()),
        };
        if self.dice.below(6) == 0 {
            write.table = Some(changes(TableStatus::Running));
        }
        if self.dice.below(20) == 0 {
            write.table = Some(changes(TableStatus::Over));
            write.result =
                Some(MatchResult { places: [(0, 1)].into(), points: [(0, 7)].into(), policies: None });
        }
        write
    }

    /// Applies the written steps to the expected matches.
    fn note(&mut self, batch: &[StepWrite], answers: &[Result<(), CommitError>]) {
        for (write, answer) in batch.iter().zip(answers) {
            let stored = self.matches.iter_mut().find(|stored| stored.row.id == write.id).unwrap();
            if write.step.version != stored.row.version + 1 {
                assert_eq!(*answer, Err(CommitError::Conflict));
                continue;
            }
            assert_eq!(*answer, Ok(()));
            apply_step(stored, write);
        }
    }

    /// Opens a copy of the files, as after a crash.
    async fn crash(&mut self) {
        let after = Folder::new();
        for name in ["rodada.db", "rodada.db-wal"] {
            std::fs::copy(self.folder.path().join(name), after.path().join(name)).unwrap();
        }
        self.store = SqliteStore::open(&after.database()).await.unwrap();
        self.folder = after;
    }

    async fn check(&self, when: &str) {
        for stored in &self.matches {
            let id = stored.row.id;
            assert_eq!(self.store.load(id).await.unwrap().as_ref(), Some(stored), "{when}");
            assert_eq!(self.store.version(id).await.unwrap(), Some(stored.row.version), "{when}");
        }
    }
}
