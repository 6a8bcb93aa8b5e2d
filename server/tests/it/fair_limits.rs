//! Clients that send many messages do not use up the limits of players at the same address.

use crate::client::Client;
use crate::process::Program;
use crate::test_server::{ConnectedUser, Folder, TestServer, config};
use crate::web::Web;
use base::clock::Clock;
use futures_util::future::join_all;
use serde_json::{Value, json};

/// Anonymous clients that only send pings, and how many each sends first. With one more ping before each move, each
/// stays within the limits of its own socket.
const ANONYMOUS: usize = 120;
const AT_FIRST: u64 = 20;
const MOVES: usize = 37;
/// Users who together send more messages than one address may, each with as many sockets as a user may have.
const IDLE_USERS: usize = 20;
const SOCKETS_OF_EACH: usize = 4;
const OF_EACH_SOCKET: u64 = 50;

/// Sends pings and waits for the answers. Returns how many were pongs.
async fn ping(client: &mut Client, times: u64) -> u64 {
    for n in 0..times {
        client.send(&json!({"t": "ping", "n": n})).await;
    }
    let mut pongs = 0;
    for _ in 0..times {
        let answer = client.until(|message| message["t"] == "pong" || message["t"] == "nack").await;
        pongs += u64::from(answer["t"] == "pong");
    }
    pongs
}

async fn ping_all(clients: &mut [Client], times: u64) -> u64 {
    join_all(clients.iter_mut().map(|client| ping(client, times))).await.into_iter().sum()
}

fn moved(answers: &[Value]) -> usize {
    answers.iter().filter(|answer| answer["t"] == "ack").count()
}

/// Creates a user with a socket.
async fn connect_user(web: &Web, name: &str) -> ConnectedUser {
    let cookie = web.post("/api/me", None, &json!({ "name": name })).await.cookie().unwrap();
    ConnectedUser { client: Client::connect(web, Some(&cookie)).await, cookie }
}

/// Two users in a match that has started.
async fn two(web: &Web) -> ([ConnectedUser; 2], String) {
    let (mut ana, mut bia) = (connect_user(web, "Ana").await, connect_user(web, "Bia").await);
    let room = ana.set_up(web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    bia.client.change(&room, json!({"do": "sit"})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    (([ana, bia]), room)
}

/// The sockets of users who sit nowhere, and who have used up the limit of the address.
async fn connect_idle_users(web: &Web) -> Vec<Client> {
    let mut idle_users = Vec::new();
    for n in 0..IDLE_USERS {
        let idle_user = connect_user(web, &format!("Talker {n}")).await;
        for _ in 1..SOCKETS_OF_EACH {
            idle_users.push(Client::connect(web, Some(&idle_user.cookie)).await);
        }
        idle_users.push(idle_user.client);
    }
    let pongs = ping_all(&mut idle_users, OF_EACH_SOCKET).await;
    assert!(pongs < idle_users.len() as u64 * OF_EACH_SOCKET, "the limit of the address is reached");
    idle_users
}

/// Plays moves, each after `others` has run. Returns the answers.
async fn play(
    players: &mut [ConnectedUser; 2],
    room: &str,
    moves: usize,
    mut others: impl AsyncFnMut(),
) -> Vec<Value> {
    let mut answers = Vec::new();
    while answers.len() < moves {
        for ConnectedUser { client, .. } in players.iter_mut() {
            let Some(action) = client.choices(room).into_iter().find(|action| action["do"] != "reconsider")
            else {
                // Receive the move of the other player.
                ping(client, 1).await;
                continue;
            };
            others().await;
            let request = client.act(room, &action);
            answers.push(client.ask(request).await);
        }
    }
    answers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn anonymous_clients_do_not_use_up_the_limits_of_players() {
    let folder = Folder::new();
    let mut program = Program::serve(folder.path(), &[]).await;
    let (mut players, room) = two(&program.web).await;
    let web = program.web;
    let mut anonymous = join_all((0..ANONYMOUS).map(|_| Client::connect(&web, None))).await;
    ping_all(&mut anonymous, AT_FIRST).await;
    let others = async || {
        ping_all(&mut anonymous, 1).await;
    };
    let answers = play(&mut players, &room, MOVES, others).await;
    assert_eq!(moved(&answers), answers.len(), "{answers:?}");
    drop((players, anonymous));
    assert_eq!(program.stop().await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn users_without_a_seat_do_not_use_up_the_limits_of_players() {
    let folder = Folder::new();
    let flags = ["--log-addresses=yes", "--people-per-hour=0", "--connections-per-address=0"];
    let mut program = Program::serve(folder.path(), &flags).await;
    let web = program.web;
    let (mut players, room) = two(&web).await;
    let mut idle_users = connect_idle_users(&web).await;
    let others = async || {
        ping_all(&mut idle_users, 1).await;
    };
    let answers = play(&mut players, &room, MOVES / 2, others).await;
    assert_eq!(moved(&answers), answers.len(), "{answers:?}");

    // Players are limited, too: most messages of a flood are refused, and the log says once that a move was refused.
    let [ana, _] = &mut players;
    let mut second = Client::connect(&web, Some(&ana.cookie)).await;
    let (mut pongs, mut refused) = (0, 0);
    let act = json!({"t": "act", "room": room, "expect": 1, "action": {"do": "reconsider"}});
    for _ in 0..5 {
        ping_all(&mut idle_users, 1).await;
        pongs += ping(&mut second, 9).await;
        refused += usize::from(second.ask(act.clone()).await["code"] == "too_many");
    }
    assert!(pongs < 45 && refused > 0, "{pongs} pongs, {refused} moves refused");
    drop((players, idle_users, second));
    assert_eq!(program.stop().await, 0);
    assert_eq!(program.said.matches("a move of a seated user was refused").count(), 1);
    assert!(!program.said.contains("Ana") && !program.said.contains("ChatAuthor"), "{}", program.said);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn users_without_a_seat_do_not_keep_players_from_a_table_that_is_not_in_memory() {
    let folder = Folder::new();
    let flags = ["--people-per-hour=0", "--connections-per-address=0"];
    let mut program = Program::serve(folder.path(), &flags).await;
    let (players, room) = two(&program.web).await;
    let cookies = players.map(|ConnectedUser { cookie, .. }| cookie);
    assert_eq!(program.stop().await, 0);
    // After the restart, the table is not in memory.
    let mut program = Program::serve(folder.path(), &flags).await;
    let web = program.web;
    let mut idle_users = connect_idle_users(&web).await;
    let mut players = Vec::new();
    for cookie in cookies {
        let mut client = Client::connect(&web, Some(&cookie)).await;
        ping_all(&mut idle_users, 1).await;
        client.join(&room).await;
        players.push(ConnectedUser { client, cookie });
    }
    let mut players: [ConnectedUser; 2] = players.try_into().ok().unwrap();
    let others = async || {
        ping_all(&mut idle_users, 1).await;
    };
    let answers = play(&mut players, &room, 4, others).await;
    assert_eq!(moved(&answers), answers.len(), "{answers:?}");
    drop((players, idle_users));
    assert_eq!(program.stop().await, 0);
}

#[tokio::test]
async fn anonymous_clients_do_not_use_up_chat_or_tables_of_an_address() {
    let server = TestServer::with(config(&["--tables-per-hour=3"]), Clock::system()).await;
    let mut ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    ana.client.join(&room).await;
    for _ in 0..4 {
        let mut client = server.spectator().await;
        for wish in
            [json!({"t": "chat", "text": "hello"}), json!({"t": "table", "change": {"do": "rematch"}})]
        {
            for _ in 0..29 {
                let mut request = wish.clone();
                request["room"] = room.as_str().into();
                assert_eq!(client.ask(request).await["t"], "nack");
            }
        }
    }
    let hello = json!({"t": "chat", "room": room, "text": "hello"});
    assert_eq!(ana.client.ask(hello).await["t"], "ack");
    ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    server.close().await;
}
