//! Killed at any moment: whatever was acknowledged is there exactly once, whatever was not is there at most once, and
//! everybody goes on without loading the page again.

use crate::house::Folder;
use crate::ledger::Ledger;
use crate::player::Player;
use crate::postgres::Postgres;
use crate::process::Program;
use crate::web::Web;
use futures_util::future::join_all;
use games::frame::Dice;
use rodada_server::store::{self, Store};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// How often the program is killed; `RODADA_CRASH_ROUNDS` raises it.
const ROUNDS: u32 = 25;
/// Among so many rounds is one in which the database dies, too.
const DATABASE_EVERY: u32 = 5;
const PEOPLE: [&str; 4] = ["Ana", "Bia", "Caio", "Davi"];
const TABLES: u8 = 4;
/// Acknowledgements between two deaths, at most.
const MOST_BETWEEN: u32 = 25;
/// A step is planned, written and told within this time.
const ONE_STEP: Duration = Duration::from_millis(4);

/// What dies.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Death {
    /// The program, while people play.
    Playing,
    /// The program, while people come back to it.
    Returning,
    /// The database while people play, and then the program.
    Database,
    /// Both at the same moment.
    Both,
}

struct Story {
    /// Where the steps are kept; in a file when there is none.
    postgres: Option<Postgres>,
    folder: Folder,
    ledger: Arc<Ledger>,
    players: Vec<Player>,
    dice: Dice,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_it_keeps_what_it_acknowledged_in_a_file() {
    tell(None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_it_keeps_what_it_acknowledged_in_postgres() {
    tell(Some(Postgres::start().await)).await;
}

async fn tell(postgres: Option<Postgres>) {
    let number = |name| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let rounds = number("RODADA_CRASH_ROUNDS").map_or(ROUNDS, |rounds: u64| rounds as u32);
    let seed = number("RODADA_CRASH_SEED").unwrap_or_else(rand::random);
    eprintln!("play it again with RODADA_CRASH_SEED={seed}");
    let mut story = Story {
        postgres,
        folder: Folder::new(),
        ledger: Ledger::new(),
        players: Vec::new(),
        dice: Dice::from_number(seed),
    };
    story.begin().await;
    for round in 1..=rounds {
        let death = story.draw(round);
        let (unanswered, done) = story.round(death).await;
        let acknowledged = story.ledger.count();
        eprintln!("{round} {death:?}: {acknowledged} acknowledged, {unanswered} not, {done} of them done");
    }
    story.end().await;
}

impl Story {
    /// Sets the tables up.
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
            let most = game["most"].as_u64().unwrap().min(PEOPLE.len() as u64);
            let fewest = game["fewest"].as_u64().unwrap();
            let seats = fewest + u64::from(self.dice.below((most - fewest + 1) as u32));
            let wanted = json!({"game": game["name"], "seats": seats, "open": true});
            let room = self.players[usize::from(table) % PEOPLE.len()].set_up(web, &wanted).await;
            self.players.iter_mut().for_each(|player| player.go_to(&room));
        }
        program.kill().await;
    }

    /// What dies this time; the database in one round of five, where it can.
    fn draw(&mut self, round: u32) -> Death {
        let database = self.postgres.is_some() && round.is_multiple_of(DATABASE_EVERY);
        match (database, self.dice.below(4)) {
            (true, 0 | 1) => Death::Database,
            (true, _) => Death::Both,
            (false, 0) => Death::Returning,
            (false, _) => Death::Playing,
        }
    }

    async fn round(&mut self, death: Death) -> (usize, usize) {
        let program = self.serve().await;
        let web = program.web;
        if death == Death::Returning {
            let moment = self.moment(Duration::from_millis(40));
            let returning = join_all(self.players.iter_mut().map(|player| async move {
                if player.come_back(&web).await.is_some() {
                    player.settle().await;
                }
                player.leave();
            }));
            tokio::join!(returning, async {
                tokio::time::sleep(moment).await;
                program.kill().await;
            });
        } else {
            self.come_back(&web).await;
            self.play(program, death).await;
        }
        self.check().await
    }

    /// Everybody comes back, is answered, and sees what somebody sees who comes fresh.
    async fn come_back(&mut self, web: &Web) {
        let resumed = join_all(self.players.iter_mut().map(|player| async move {
            player.come_back(web).await?;
            player.settle().await
        }));
        assert!(resumed.await.iter().all(Option::is_some), "the server holds");
        for player in &mut self.players {
            player.compare(web).await;
        }
    }

    /// Everybody plays until the program is killed.
    async fn play(&mut self, program: Program, death: Death) {
        let enough = self.ledger.count() + self.dice.below(MOST_BETWEEN) as usize;
        let moment = self.moment(ONE_STEP);
        let Self { players, ledger, postgres, .. } = self;
        let never = CancellationToken::new();
        let playing = join_all(players.iter_mut().map(|player| player.play(&never)));
        let dying = async {
            ledger.reached(enough).await;
            tokio::time::sleep(moment).await;
            match (death, postgres) {
                (Death::Database, Some(postgres)) => {
                    postgres.kill().await;
                    postgres.revive().await;
                    // People go on by themselves.
                    ledger.reached(ledger.count() + PEOPLE.len()).await;
                    program.kill().await;
                }
                (Death::Both, Some(postgres)) => {
                    tokio::join!(postgres.kill(), program.kill());
                    postgres.revive().await;
                }
                _ => program.kill().await,
            }
        };
        tokio::join!(playing, dying);
    }

    /// Some moment within a time.
    fn moment(&mut self, within: Duration) -> Duration {
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

    /// Holds what is kept against what people were told.
    async fn check(&self) -> (usize, usize) {
        let (store, _copy) = self.open().await;
        let found = self.ledger.check(&*store).await;
        store.close().await;
        found
    }

    /// Opens what is kept. A file is copied as the crash left it: the program must recover it by itself.
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

    /// Everybody comes back a last time; then nothing is open any more.
    async fn end(mut self) {
        let mut program = self.serve().await;
        let web = program.web;
        self.come_back(&web).await;
        assert_eq!(program.stop().await, 0, "{}", program.said);
        let store = match &self.postgres {
            None => store::open(None, self.folder.path()).await.unwrap(),
            Some(_) => self.open().await.0,
        };
        assert_eq!(self.ledger.check(&*store).await, (0, 0), "everything is answered");
        self.ledger.play_again(&*store).await;
        store.close().await;
        assert!(self.ledger.count() > 100, "there was something to lose");
        if let Some(postgres) = &mut self.postgres {
            postgres.stop().await;
        }
    }
}
