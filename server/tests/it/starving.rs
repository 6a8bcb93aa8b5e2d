//! Who says much at an address takes nothing from those who sit at tables there.

use crate::client::Client;
use crate::house::{Folder, Guest, House, config};
use crate::process::Program;
use crate::web::Web;
use futures_util::future::join_all;
use rodada_server::clock::Clock;
use serde_json::{Value, json};

/// Visitors that only say that they are there, and how often each does before anybody plays. With a ping before each
/// move every one of them stays within the limits of its own socket.
const VISITORS: usize = 120;
const AT_FIRST: u64 = 20;
const MOVES: usize = 37;
/// More than the messages of an address may be at once, by people of whom each has as many as a person may.
const TALKERS: usize = 20;
const SOCKETS_OF_EACH: usize = 4;
const OF_EACH_SOCKET: u64 = 50;

/// Pings and waits for the answers; how many were pongs.
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

/// A person with a socket.
async fn guest(web: &Web, name: &str) -> Guest {
    let cookie = web.post("/api/me", None, &json!({ "name": name })).await.cookie().unwrap();
    Guest { client: Client::connect(web, Some(&cookie)).await, cookie }
}

/// Two people at a table that has started.
async fn two(web: &Web) -> ([Guest; 2], String) {
    let (mut ana, mut bia) = (guest(web, "Ana").await, guest(web, "Bia").await);
    let room = ana.set_up(web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    bia.client.change(&room, json!({"do": "sit"})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    (([ana, bia]), room)
}

/// Plays on, each time after `others` said something; what the moves were answered with.
async fn play(
    players: &mut [Guest; 2],
    room: &str,
    moves: usize,
    mut others: impl AsyncFnMut(),
) -> Vec<Value> {
    let mut answers = Vec::new();
    while answers.len() < moves {
        for Guest { client, .. } in players.iter_mut() {
            let Some(action) = client.choices(room).into_iter().find(|action| action["do"] != "reconsider")
            else {
                // Hears of what the other one did.
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
async fn visitors_without_a_name_take_no_move_from_those_who_play() {
    let folder = Folder::new();
    let mut program = Program::serve(folder.path(), &[]).await;
    let (mut players, room) = two(&program.web).await;
    let web = program.web;
    let mut visitors = join_all((0..VISITORS).map(|_| Client::connect(&web, None))).await;
    ping_all(&mut visitors, AT_FIRST).await;
    let others = async || {
        ping_all(&mut visitors, 1).await;
    };
    let answers = play(&mut players, &room, MOVES, others).await;
    assert_eq!(moved(&answers), answers.len(), "{answers:?}");
    drop((players, visitors));
    assert_eq!(program.stop().await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_sit_nowhere_take_no_move_from_those_who_play() {
    let folder = Folder::new();
    let flags = ["--log-addresses=yes", "--people-per-hour=0", "--connections-per-address=0"];
    let mut program = Program::serve(folder.path(), &flags).await;
    let web = program.web;
    let (mut players, room) = two(&web).await;
    let mut talkers = Vec::new();
    for n in 0..TALKERS {
        let talker = guest(&web, &format!("Talker {n}")).await;
        for _ in 1..SOCKETS_OF_EACH {
            talkers.push(Client::connect(&web, Some(&talker.cookie)).await);
        }
        talkers.push(talker.client);
    }
    let pongs = ping_all(&mut talkers, OF_EACH_SOCKET).await;
    assert!(pongs < talkers.len() as u64 * OF_EACH_SOCKET, "the address has no more");
    let others = async || {
        ping_all(&mut talkers, 1).await;
    };
    let answers = play(&mut players, &room, MOVES / 2, others).await;
    assert_eq!(moved(&answers), answers.len(), "{answers:?}");

    // Limits hold for those who sit, too: of a flood little is heard, and the log says once that a move was refused.
    let [ana, _] = &mut players;
    let mut second = Client::connect(&web, Some(&ana.cookie)).await;
    let (mut pongs, mut refused) = (0, 0);
    let act = json!({"t": "act", "room": room, "expect": 1, "action": {"do": "reconsider"}});
    for _ in 0..5 {
        ping_all(&mut talkers, 1).await;
        pongs += ping(&mut second, 9).await;
        refused += usize::from(second.ask(act.clone()).await["code"] == "too_many");
    }
    assert!(pongs < 45 && refused > 0, "{pongs} pongs, {refused} moves refused");
    drop((players, talkers, second));
    assert_eq!(program.stop().await, 0);
    assert_eq!(program.said.matches("a move of somebody who sits at a table was refused").count(), 1);
    assert!(!program.said.contains("Ana") && !program.said.contains("Talker"), "{}", program.said);
}

#[tokio::test]
async fn nobody_without_a_name_uses_up_lines_or_tables_of_an_address() {
    let house = House::with(config(&["--tables-per-hour=3"]), Clock::system()).await;
    let mut ana = house.guest("Ana").await;
    let room = ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    ana.client.join(&room).await;
    for _ in 0..4 {
        let mut visitor = house.watcher().await;
        for wish in
            [json!({"t": "chat", "text": "hello"}), json!({"t": "table", "change": {"do": "rematch"}})]
        {
            for _ in 0..29 {
                let mut request = wish.clone();
                request["room"] = room.as_str().into();
                assert_eq!(visitor.ask(request).await["t"], "nack");
            }
        }
    }
    let hello = json!({"t": "chat", "room": room, "text": "hello"});
    assert_eq!(ana.client.ask(hello).await["t"], "ack");
    ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    house.close().await;
}
