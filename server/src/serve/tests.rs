use super::*;
use base::clock::ManualClock;
use clap::Parser;
use protocol::UserId;
use std::future::pending;
use std::path::PathBuf;
use std::time::Instant;
use store::UserRow;

/// A temporary folder, removed on drop.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

fn config() -> Config {
    #[derive(Parser)]
    struct Arguments {
        #[command(flatten)]
        config: Config,
    }
    Arguments::parse_from(["test"]).config
}

/// A complete server with its own database.
async fn server() -> (Running, SocketAddr, Folder) {
    server_at(Clock::system()).await
}

async fn server_at(clock: Clock) -> (Running, SocketAddr, Folder) {
    server_with(config(), clock).await
}

async fn server_with(config: Config, clock: Clock) -> (Running, SocketAddr, Folder) {
    let folder = Folder(std::env::temp_dir().join(format!("rodada-serve-{}", uuid::Uuid::new_v4())));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let store = store::open(None, &folder.0).await.unwrap();
    let control = ControlSocket::bind(&store::location(None, &folder.0).unwrap()).await.unwrap();
    let database = Database { store, folder: folder.0.clone() };
    let program = Program::own().unwrap();
    let running = Running::start(listener, Some(control), config, database, clock, program).await.unwrap();
    (running, address, folder)
}

/// Checks that the server stops because the named task ended, and releases everything.
async fn ends_by_itself(running: Running, address: SocketAddr, folder: &Folder, name: &str) {
    let (app, config) = (Arc::clone(&running.server.app), Arc::clone(&running.server.config));
    let begun = Instant::now();
    match running.run_until(pending()).await {
        Err(ServeError::Ended(ended)) => assert_eq!(ended, name),
        other => panic!("{other:?}"),
    }
    assert!(begun.elapsed() < config.drain_time(), "nothing was in flight");
    assert!(app.health.is_draining(), "the server no longer reports that it is ready");
    assert!(std::net::TcpStream::connect(address).is_err(), "no connection is accepted any more");
    assert!(!folder.0.join("control.sock").exists());
    store::open(None, &folder.0).await.unwrap().close().await;
}

#[tokio::test]
async fn a_task_that_panics_ends_the_server() {
    let (mut running, address, folder) = server().await;
    running.background.spawn("what fails", async { panic!("as it should in this test") });
    ends_by_itself(running, address, &folder, "what fails").await;
}

#[tokio::test]
async fn the_server_ends_when_the_step_writer_ends() {
    let (running, address, folder) = server().await;
    running.server.app.rooms.services().step_writer.close().await;
    ends_by_itself(running, address, &folder, "the step writer").await;
}

#[tokio::test]
async fn the_server_ends_when_the_chat_writer_ends() {
    let (running, address, folder) = server().await;
    running.server.app.rooms.services().chat_writer.finish().await;
    ends_by_itself(running, address, &folder, "the chat writer").await;
}

#[tokio::test]
async fn the_server_ends_cleanly_when_told_to_stop() {
    let (running, address, folder) = server().await;
    let (drain, begun) = (running.server.config.drain_time(), Instant::now());
    running.run_until(async {}).await.unwrap();
    assert!(begun.elapsed() < drain, "nothing was in flight");
    assert!(std::net::TcpStream::connect(address).is_err());
    store::open(None, &folder.0).await.unwrap().close().await;
}

/// Twenty guests erase themselves within an hour. The server removes the remains of all of them at once, half a day later.
#[tokio::test]
async fn erasures_of_a_day_wait_for_one_quiet_hour() {
    const MINUTE: u64 = 60_000;
    const BEGIN: u64 = 1_790_000_000_000 / MINUTE * MINUTE;
    let begin = jiff::Timestamp::from_millisecond(BEGIN.cast_signed()).unwrap();
    let hour = begin.to_zoned_datetime(jiff::tz::TimeZone::system()).hour();
    let quiet_hour = u8::try_from((hour + 12) % 24).unwrap();
    let manual_clock = ManualClock::new(BEGIN);
    let (running, _, folder) = server_with(Config { quiet_hour, ..config() }, manual_clock.clock()).await;
    let store = &running.server.app.store;
    for guest in 0..20_u8 {
        let row = UserRow { id: UserId::new(), name: String::new(), created: BEGIN };
        store.create_user(&row, [guest; 32], 2 * BEGIN).await.unwrap();
        let due = BEGIN + (60 + 3 * u64::from(guest)) * MINUTE;
        assert_eq!(store.begin_erasure(row.id, due, BEGIN).await.unwrap(), Some(due));
    }
    let advance = async |minutes: u64| {
        manual_clock.advance(Duration::from_secs(60 * minutes));
        // Gives background tasks a turn to write.
        store.end_session([99; 32]).await.unwrap();
        store.unscrubbed_since().await.unwrap().is_some()
    };
    let mut marks = vec![false];
    for _ in 0..150 {
        let is_marked = advance(1).await;
        marks.extend((marks.last() != Some(&is_marked)).then_some(is_marked));
    }
    assert_eq!(marks, [false, true], "nothing is removed before");
    while advance(10).await {}
    assert!(manual_clock.clock().now() >= BEGIN + 11 * 60 * MINUTE);
    running.run_until(async {}).await.unwrap();
    let store = store::open(None, &folder.0).await.unwrap();
    assert_eq!(store.audit(99).await.unwrap().len(), 20);
    store.close().await;
}

#[tokio::test]
async fn heartbeats_are_rare_while_no_match_runs() {
    const BEGIN: u64 = 1_000_000;
    for (minutes, noted) in [(1, BEGIN..=BEGIN), (14, BEGIN + 600_000..=BEGIN + 660_000)] {
        let manual_clock = ManualClock::new(BEGIN);
        let (running, _, folder) = server_at(manual_clock.clock()).await;
        for _ in 0..minutes * 6 {
            manual_clock.advance(Duration::from_secs(10));
            // Gives background tasks a turn to write.
            running.server.app.store.end_session([99; 32]).await.unwrap();
        }
        running.run_until(async {}).await.unwrap();
        let store = store::open(None, &folder.0).await.unwrap();
        let latest = store.heartbeat(2 * BEGIN).await.unwrap().unwrap();
        assert!(noted.contains(&latest), "{latest} after {minutes} minutes");
        store.close().await;
    }
}
