//! Clocks that are set: only deadlines follow them.

use crate::client::Client;
use crate::house::{House, config};
use rodada_server::clock::ManualClock;
use serde_json::json;
use std::time::Duration;

const NOW: u64 = 1_790_000_000_000;
const HOUR: u64 = 3_600_000;
/// Longer than it takes to look after every socket once.
const ROUND: Duration = Duration::from_secs(30);
/// The parts of a round in which sockets are looked after; each is given time to be done.
const PARTS: u32 = 150;

/// Lets a round pass in which the server keeps up.
async fn pass_a_round(hand: &ManualClock) {
    for _ in 0..PARTS {
        hand.advance(ROUND / PARTS);
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

async fn pings(client: &mut Client, n: u64) {
    client.send(&json!({"t": "ping", "n": n})).await;
    client.until(|message| message["t"] == "pong" && message["n"] == n).await;
}

#[tokio::test]
async fn a_clock_that_is_set_ends_no_socket_and_lets_none_hang() {
    let hand = ManualClock::new(NOW);
    let house = House::with(config(&[]), hand.clock()).await;
    let mut ana = house.guest("Ana").await.client;
    hand.set(NOW + HOUR);
    pass_a_round(&hand).await;
    pings(&mut ana, 1).await;

    // Who is gone is noticed all the same. Bia reads nothing, and so answers no question.
    let mut bia = house.guest("Bia").await.client;
    hand.set(NOW);
    for n in 2..6 {
        pass_a_round(&hand).await;
        pings(&mut ana, n).await;
    }
    let bye = bia.until(|message| message["t"] == "bye").await;
    assert_eq!(bye["code"], "silent");
    house.close().await;
}
