use super::*;
use crate::clock::ManualClock;
use crate::store;
use clap::Parser;
use std::future::pending;
use std::path::PathBuf;
use std::time::Instant;

/// A folder of a test's own, removed with it.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

fn config() -> Config {
    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        config: Config,
    }
    Line::parse_from(["test"]).config
}

/// A server on a database of its own, with everything that goes on in it.
async fn server() -> (Running, SocketAddr, Folder) {
    server_at(Clock::system()).await
}

async fn server_at(clock: Clock) -> (Running, SocketAddr, Folder) {
    let folder = Folder(std::env::temp_dir().join(format!("rodada-serve-{}", uuid::Uuid::new_v4())));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let store = store::open(None, &folder.0).await.unwrap();
    let control = ControlSocket::bind(&store::site(None, &folder.0).unwrap()).await.unwrap();
    let running = Running::start(listener, Some(control), config(), store, clock).await.unwrap();
    (running, address, folder)
}

/// The server ends by itself and names what ended; everything is given back.
async fn ends_by_itself(running: Running, address: SocketAddr, folder: &Folder, name: &str) {
    let (app, begun) = (Arc::clone(&running.house.app), Instant::now());
    match running.until(pending()).await {
        Err(ServeError::Ended(ended)) => assert_eq!(ended, name),
        other => panic!("{other:?}"),
    }
    assert!(begun.elapsed() < app.config.drain_time(), "nothing was in flight");
    assert!(app.health.is_draining(), "it is not said to be ready any more");
    assert!(std::net::TcpStream::connect(address).is_err(), "nobody is taken in any more");
    assert!(!folder.0.join("control.sock").exists());
    store::open(None, &folder.0).await.unwrap().close().await;
}

#[tokio::test]
async fn a_task_that_panics_ends_the_server() {
    let (mut running, address, folder) = server().await;
    running.background.keep("what fails", async { panic!("as it should in this test") });
    ends_by_itself(running, address, &folder, "what fails").await;
}

#[tokio::test]
async fn without_anybody_who_writes_moves_the_server_ends() {
    let (running, address, folder) = server().await;
    running.house.app.rooms.services().writer.close().await;
    ends_by_itself(running, address, &folder, "the writing of moves").await;
}

#[tokio::test]
async fn without_anybody_who_writes_talk_the_server_ends() {
    let (running, address, folder) = server().await;
    running.house.app.rooms.services().scribe.finish().await;
    ends_by_itself(running, address, &folder, "the writing of talk").await;
}

#[tokio::test]
async fn told_to_stop_it_ends_in_peace() {
    let (running, address, folder) = server().await;
    let (drain, begun) = (running.house.app.config.drain_time(), Instant::now());
    running.until(async {}).await.unwrap();
    assert!(begun.elapsed() < drain, "nothing was in flight");
    assert!(std::net::TcpStream::connect(address).is_err());
    store::open(None, &folder.0).await.unwrap().close().await;
}

#[tokio::test]
async fn while_no_match_runs_hardly_anything_is_noted() {
    const BEGIN: u64 = 1_000_000;
    for (minutes, noted) in [(1, BEGIN..=BEGIN), (14, BEGIN + 600_000..=BEGIN + 660_000)] {
        let hand = ManualClock::new(BEGIN);
        let (running, _, folder) = server_at(hand.clock()).await;
        for _ in 0..minutes * 60 {
            hand.advance(Duration::from_secs(1));
            // Whatever wants to be written is written meanwhile.
            running.house.app.store.has_running().await.unwrap();
        }
        running.until(async {}).await.unwrap();
        let store = store::open(None, &folder.0).await.unwrap();
        let latest = store.beat(2 * BEGIN).await.unwrap().unwrap();
        assert!(noted.contains(&latest), "{latest} after {minutes} minutes");
        store.close().await;
    }
}
