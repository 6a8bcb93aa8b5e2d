//! Random kills of the program and the database: every acknowledged request is stored exactly once, every other one at
//! most once, and players go on without reloading the page.

use crate::ledger::Ledger;
use crate::player::Player;
use crate::postgres::Postgres;
use crate::process::Program;
use crate::test_server::Folder;
use crate::web::Web;
use futures_util::future::join_all;
use games::frame::Dice;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio_util::sync::CancellationToken;

/// Number of kills; `RODADA_CRASH_ROUNDS` overrides it.
const ROUNDS: u32 = 25;
/// In one of this many rounds the database is killed, too.
const DATABASE_EVERY: u32 = 5;
const PEOPLE: [&str; 4] = ["Ana", "Bia", "Caio", "Davi"];
const TABLES: u8 = 4;
/// Maximum number of acknowledgements between two kills.
const MAX_BETWEEN: u32 = 25;
/// The time in which a step is planned, written and acknowledged.
const ONE_STEP: Duration = Duration::from_millis(4);

/// What is killed.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Crash {
    /// The program, during play.
    Playing,
    /// The program, while players reconnect.
    Returning,
    /// The database during play, and later the program.
    Database,
    /// Both at the same time.
    Both,
}

struct CrashTest {
    /// The database; `None` for SQLite.
    postgres: Option<Postgres>,
    folder: Folder,
    ledger: Arc<Ledger>,
    players: Vec<Player>,
    dice: Dice,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_at_any_time_keeps_what_it_acknowledged_in_sqlite() {
    run_test(None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_at_any_time_keeps_what_it_acknowledged_in_postgres() {
    run_test(Some(Postgres::start().await)).await;
}

async fn run_test(postgres: Option<Postgres>) {
    let number = |name| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let rounds = number("RODADA_CRASH_ROUNDS").map_or(ROUNDS, |rounds: u64| rounds as u32);
    let seed = number("RODADA_CRASH_SEED").unwrap_or_else(rand::random);
    eprintln!("repeat with RODADA_CRASH_SEED={seed}");
    let mut test = CrashTest {
        postgres,
        folder: Folder::new(),
        ledger: Ledger::new(),
        players: Vec::new(),
        dice: Dice::from_number(seed),
    };
    test.begin().await;
    for round in 1..=rounds {
        let crash = test.draw(round);
        let (unanswered, done) = test.round(crash).await;
        let acknowledged = test.ledger.count();
        eprintln!("{round} {crash:?}: {acknowledged} acknowledged, {unanswered} not, {done} of them done");
    }
    test.end().await;
}

impl CrashTest {
    /// Creates the players and tables.
    async fn begin(&mut self) {
        let program = self.serve().await;
        let web = &program.web;
        let games = web.get("/api/games", None).await.json();
        for name in PEOPLE {
            let seed = self.dice.below(u32::MAX).into();
            self.players.push(Player::new(web, name, seed, &self.ledger).await);
        }
        for table in 0..TABLES {
            let game = &self.dice.pick(games.as_array().unwrap());
            let most = game["max_seats"].as_u64().unwrap().min(PEOPLE.len() as u64);
            let fewest = game["min_seats"].as_u64().unwrap();
            let seats = fewest + u64::from(self.dice.below((most - fewest + 1) as u32));
            let wanted = json!({"game": game["name"], "seats": seats, "open": true});
            let room = self.players[usize::from(table) % PEOPLE.len()].set_up(web, &wanted).await;
            self.players.iter_mut().for_each(|player| player.add_room(&room));
        }
        program.kill().await;
    }

    /// Draws what to kill in this round.
    fn draw(&mut self, round: u32) -> Crash {
        let database = self.postgres.is_some() && round.is_multiple_of(DATABASE_EVERY);
        match (database, self.dice.below(4)) {
            (true, 0 | 1) => Crash::Database,
            (true, _) => Crash::Both,
            (false, 0) => Crash::Returning,
            (false, _) => Crash::Playing,
        }
    }

    async fn round(&mut self, crash: Crash) -> (usize, usize) {
        let program = self.serve().await;
        let web = program.web;
        if crash == Crash::Returning {
            let delay = self.delay(Duration::from_millis(40));
            let returning = join_all(self.players.iter_mut().map(|player| async move {
                if player.reconnect(&web).await.is_some() {
                    player.finish_requests().await;
                }
                player.disconnect();
            }));
            tokio::join!(returning, async {
                tokio::time::sleep(delay).await;
                program.kill().await;
            });
        } else {
            self.reconnect(&web).await;
            self.play(program, crash).await;
        }
        self.check().await
    }

    /// All players reconnect, get their answers, and see the same as a new connection.
    async fn reconnect(&mut self, web: &Web) {
        let resumed = join_all(self.players.iter_mut().map(|player| async move {
            player.reconnect(web).await?;
            player.finish_requests().await
        }));
        assert!(resumed.await.iter().all(Option::is_some), "no player lost the connection");
        for player in &mut self.players {
            player.compare(web).await;
        }
    }

    /// All players play until the program is killed.
    async fn play(&mut self, program: Program, crash: Crash) {
        let enough = self.ledger.count() + self.dice.below(MAX_BETWEEN) as usize;
        let delay = self.delay(ONE_STEP);
        let Self { players, ledger, postgres, .. } = self;
        let never = CancellationToken::new();
        let playing = join_all(players.iter_mut().map(|player| player.play(&never)));
        let crashing = async {
            ledger.reached(enough).await;
            tokio::time::sleep(delay).await;
            match (crash, postgres) {
                (Crash::Database, Some(postgres)) => {
                    postgres.kill().await;
                    postgres.restart().await;
                    // Players go on by themselves.
                    ledger.reached(ledger.count() + PEOPLE.len()).await;
                    program.kill().await;
                }
                (Crash::Both, Some(postgres)) => {
                    tokio::join!(postgres.kill(), program.kill());
                    postgres.restart().await;
                }
                _ => program.kill().await,
            }
        };
        tokio::join!(playing, crashing);
    }

    /// A random duration up to `within`.
    fn delay(&mut self, within: Duration) -> Duration {
        within * self.dice.below(1_000) / 1_000
    }

    async fn serve(&self) -> Program {
        let quotas = ["--people-per-hour=0", "--tables-per-hour=0"];
        match &self.postgres {
            None => Program::serve(self.folder.path(), &quotas).await,
            Some(postgres) => {
                let url = format!("--database-url={}", postgres.url());
                Program::serve(self.folder.path(), &[&quotas[..], &[&url]].concat()).await
            }
        }
    }

    /// Compares the store with the ledger.
    async fn check(&self) -> (usize, usize) {
        let (store, _copy) = self.open().await;
        let found = self.ledger.check(&*store).await;
        store.close().await;
        found
    }

    /// Opens the store. A SQLite file is copied as the crash left it, so that the program must recover it by itself.
    async fn open(&self) -> (Arc<dyn Store>, Folder) {
        let copy = Folder::new();
        let store = match &self.postgres {
            None => {
                for name in ["rodada.db", "rodada.db-wal"] {
                    std::fs::copy(self.folder.path().join(name), copy.path().join(name)).unwrap();
                }
                store::open(None, copy.path()).await
            }
            Some(postgres) => store::open(Some(&postgres.url()), copy.path()).await,
        };
        (store.unwrap(), copy)
    }

    /// All players reconnect a last time; afterwards no request may be unanswered.
    async fn end(mut self) {
        let mut program = self.serve().await;
        let web = program.web;
        self.reconnect(&web).await;
        assert_eq!(program.stop().await, 0, "{}", program.said);
        let store = match &self.postgres {
            None => store::open(None, self.folder.path()).await.unwrap(),
            Some(_) => self.open().await.0,
        };
        assert_eq!(self.ledger.check(&*store).await, (0, 0), "every request is answered");
        self.ledger.play_again(&*store).await;
        store.close().await;
        assert!(self.ledger.count() > 100, "enough requests were acknowledged");
        if let Some(postgres) = &mut self.postgres {
            postgres.stop().await;
        }
    }
}
