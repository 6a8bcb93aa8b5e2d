//! Several servers on one Postgres hear of each other's moves at once, and within three seconds when they hear nothing.

use crate::client::Client;
use crate::deaf_proxy::DeafProxy;
use crate::ledger::Ledger;
use crate::player::Player;
use crate::postgres::{Postgres, schema};
use crate::process::Program;
use crate::test_server::Folder;
use crate::web::Web;
use futures_util::future::join_all;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use std::time::Duration;
use tokio::time::{Instant, interval, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

/// How long a change may take to another server in these tests, on a busy machine. Without notifications it would take
/// longer most of the time.
const AT_ONCE: Duration = Duration::from_secs(1);
/// The same where notifications are lost.
const WITHOUT_NOTIFICATIONS: Duration = Duration::from_secs(3);
/// For a busy machine.
const TOLERANCE: Duration = Duration::from_secs(1);

async fn serve(folder: &Folder, url: &str) -> Program {
    let database = format!("--database-url={url}");
    // After a user, a bot waits longer than these tests need for one move.
    Program::serve(folder.path(), &[&database, "--limits=load", "--bot-pace=60000"]).await
}

/// A player on one server, who plays alone against bots that never choose, and a spectator on another server.
struct Watched {
    room: String,
    player: Client,
    spectator: Client,
}

impl Watched {
    async fn new(one: &Web, two: &Web) -> Self {
        let ana = one.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
        let wanted = json!({"game": "draftosaurus", "seats": 5, "against": "good", "open": true});
        let answer = one.post("/api/tables", Some(&ana), &wanted).await;
        let room = answer.json()["room"].as_str().unwrap().to_owned();
        let mut player = Client::connect(one, Some(&ana)).await;
        let mut spectator = Client::connect(two, None).await;
        assert_eq!(player.join(&room).await["t"], "ack");
        assert_eq!(spectator.join(&room).await["t"], "ack");
        Self { room, player, spectator }
    }

    /// The player chooses, or takes the choice back. Returns how long it took until the spectator saw that.
    async fn play(&mut self) -> Duration {
        let Self { room, player, spectator } = self;
        let action = player.choices(room).remove(0);
        let request = player.act(room, &action);
        let begun = Instant::now();
        let answer = player.ask(request).await;
        assert_eq!(answer["t"], "ack", "{answer}");
        let version = answer["version"].as_u64().unwrap();
        while spectator.view(room).version < version {
            spectator.receive().await;
        }
        begun.elapsed()
    }
}

/// Waits until the spectator of a match has been told that its player is there, or is not.
async fn until_seated(spectator: &mut Client, there: bool) {
    let latest = spectator.received.iter().rfind(|message| message["t"] == "presence");
    let tells = |message: &Value| {
        message["t"] == "presence" && message["seats"].as_array().unwrap().is_empty() != there
    };
    if !latest.is_some_and(tells) {
        spectator.until(tells).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_on_one_server_is_seen_on_another_at_once() {
    let (url, folder) = (schema().await, Folder::new());
    let (mut one, mut two) = (serve(&folder, &url).await, serve(&Folder::new(), &url).await);
    let mut all = Vec::new();
    // Every match is new to the second server, so the first move of each follows right after it was opened there.
    for n in 0..12 {
        let mut watched = Watched::new(&one.web, &two.web).await;
        for _ in 0..4 {
            let took = watched.play().await;
            assert!(took < AT_ONCE, "match {n}: {took:?}");
            all.push(took);
        }
        let Watched { room, player, spectator } = &mut watched;
        let begun = Instant::now();
        player.ask(json!({"t": "chat", "room": room, "text": "good evening"})).await;
        spectator.until(|message| message["t"] == "chat").await;
        assert!(begun.elapsed() < AT_ONCE, "a line of chat: {:?}", begun.elapsed());

        // The second server hears who is there only after it has opened the match.
        until_seated(spectator, true).await;
        let begun = Instant::now();
        player.ask(json!({"t": "leave", "room": room})).await;
        until_seated(spectator, false).await;
        player.join(room).await;
        until_seated(spectator, true).await;
        assert!(begun.elapsed() < 2 * AT_ONCE, "presence: {:?}", begun.elapsed());
    }
    all.sort_unstable();
    println!("median {:?}, longest {:?}", all[all.len() / 2], all[all.len() - 1]);
    assert!(all[all.len() / 2] < AT_ONCE / 4, "{all:?}");
    assert_eq!((one.stop().await, two.stop().await), (0, 0));
}

/// Cuts all connections that listen or notify, again and again.
async fn cut_repeatedly(url: String) {
    let mut admin = PgConnection::connect(&url).await.unwrap();
    let mut again = interval(Duration::from_millis(200));
    loop {
        again.tick().await;
        let cut = "
            select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and (query like 'LISTEN%' or query like '%pg_notify%')";
        sqlx::query(cut).execute(&mut admin).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_the_connections_for_notifications_cut_moves_are_seen_within_three_seconds() {
    let (postgres, folder) = (Postgres::start().await, Folder::new());
    let url = postgres.url();
    let (mut one, mut two) = (serve(&folder, &url).await, serve(&Folder::new(), &url).await);
    let mut watched = Watched::new(&one.web, &two.web).await;
    watched.play().await;
    let cutting = AbortOnDropHandle::new(tokio::spawn(cut_repeatedly(url)));
    for n in 0..12 {
        let took = watched.play().await;
        assert!(took < WITHOUT_NOTIFICATIONS + TOLERANCE, "move {n}: {took:?}");
    }
    assert!(!cutting.is_finished(), "the connections were cut all the time");
    drop(cutting);
    // They are opened again by themselves, and then moves are seen at once.
    let heard = async { while watched.play().await > AT_ONCE / 10 {} };
    timeout(Duration::from_secs(60), heard).await.expect("the servers hear of each other again");
    assert_eq!((one.stop().await, two.stop().await), (0, 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_hears_no_notifications_says_so_once_and_looks_by_itself() {
    let (url, folder) = (schema().await, Folder::new());
    let proxy = DeafProxy::to(&url).await;
    let (mut one, mut two) = (serve(&folder, &url).await, serve(&Folder::new(), &proxy.url).await);
    let mut watched = Watched::new(&one.web, &two.web).await;
    two.until("the database does not deliver notifications").await;
    for n in 0..6 {
        let took = watched.play().await;
        assert!(took < WITHOUT_NOTIFICATIONS + TOLERANCE, "move {n}: {took:?}");
    }
    assert_eq!((one.stop().await, two.stop().await), (0, 0));
    assert_eq!(two.said.matches("does not deliver notifications").count(), 1, "{}", two.said);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_servers_are_killed_in_turn_nothing_is_lost() {
    let (url, folder) = (schema().await, Folder::new());
    let mut servers =
        vec![serve(&folder, &url).await, serve(&folder, &url).await, serve(&folder, &url).await];
    let ledger = Ledger::new();
    let names = ["Ana", "Bia", "Caio", "Davi", "Eva", "Fabio"];
    let web = servers[0].web;
    let mut players =
        join_all((1..).zip(names).map(|(seed, name)| Player::new(&web, name, seed, &ledger))).await;
    for _ in 0..3 {
        let wanted = json!({"game": "draftosaurus", "seats": 4, "open": true});
        let room = players[0].set_up(&web, &wanted).await;
        players.iter_mut().for_each(|player| player.add_room(&room));
    }
    for round in 0..6 {
        // The second player of each pair sees the moves on another server.
        let enough = CancellationToken::new();
        let goal = ledger.count() + 60;
        let webs: Vec<Web> = servers.iter().map(|server| server.web).collect();
        let playing = join_all(players.iter_mut().enumerate().map(|(n, player)| {
            let (webs, enough) = (&webs, &enough);
            async move {
                // A player whose server is killed goes on at the next one.
                let mut at = n;
                while !enough.is_cancelled() {
                    if player.reconnect(&webs[at % webs.len()]).await.is_some() {
                        player.play(enough).await;
                    }
                    at += 1;
                }
            }
        }));
        let killing = async {
            ledger.reached(goal - 30).await;
            servers.remove(round % 3).kill().await;
            ledger.reached(goal).await;
            enough.cancel();
        };
        tokio::join!(playing, killing);
        servers.insert(round % 3, serve(&folder, &url).await);
    }
    let webs: Vec<Web> = servers.iter().map(|server| server.web).collect();
    for (n, player) in players.iter_mut().enumerate() {
        player.reconnect(&webs[n % 3]).await.unwrap();
        player.finish_requests().await.unwrap();
    }
    for (n, player) in players.iter_mut().enumerate() {
        for server in 0..3 {
            player.compare(&webs[(n + server) % 3]).await;
        }
    }
    ledger.check_all_at(&url).await;
    for server in &mut servers {
        assert_eq!(server.stop().await, 0);
    }
}
