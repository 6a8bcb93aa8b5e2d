//! Which clients receive which presence messages, and when.

use super::world::World;
use crate::ConnId;
use protocol::Pace;
use records::Lease;

/// A match of Ana and Bia with this many spectators, after all presence messages have been read.
fn watched_by(watchers: usize) -> (World, Vec<ConnId>, Vec<ConnId>) {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let watchers = (0..watchers).map(|_| world.connect(None)).collect();
    world.pass(1_000);
    world.pass(1_000);
    forget(&mut world);
    (world, conns, watchers)
}

fn forget(world: &mut World) {
    world.settle();
    world.clients.values_mut().for_each(|client| client.presence.clear());
}

/// The seats in the presence messages of each of these sockets.
fn seats_told(world: &mut World, conns: &[ConnId]) -> Vec<Vec<Vec<u64>>> {
    world.settle();
    let told = |conn| world.clients[conn].presence.iter().map(|(seats, _)| seats.clone()).collect();
    conns.iter().map(told).collect()
}

/// The same list of presence messages for each of these sockets.
fn all(conns: &[ConnId], told: &[&[u64]]) -> Vec<Vec<Vec<u64>>> {
    vec![told.iter().map(|seats| seats.to_vec()).collect(); conns.len()]
}

#[test]
fn a_large_room_is_told_that_a_player_left_although_nothing_follows() {
    let (mut world, conns, watchers) = watched_by(40);
    world.drop_socket(conns[0]);
    assert_eq!(
        seats_told(&mut world, &watchers),
        all(&watchers, &[&[1]]),
        "sent at once after a quiet period"
    );
    world.drop_socket(conns[1]);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[1]]), "not twice within a second");
    world.pass(999);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[1]]));
    world.pass(1);
    assert_eq!(
        seats_told(&mut world, &watchers),
        all(&watchers, &[&[1], &[]]),
        "the last state is sent, too"
    );
    world.pass(10_000);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[1], &[]]), "nothing more is sent");
}

#[test]
fn a_large_room_is_told_at_most_once_a_second() {
    let (mut world, conns, watchers) = watched_by(40);
    for _ in 0..100 {
        world.drop_socket(conns[0]);
        world.pass(20);
        world.join(conns[0]);
        world.pass(20);
        world.settle();
    }
    for conn in &watchers {
        let told = &world.clients[conn].presence;
        assert!((2..=5).contains(&told.len()), "{} times in four seconds", told.len());
    }
    world.pass(1_000);
    world.settle();
    let mut everybody = watchers;
    everybody.extend(conns);
    for conn in everybody {
        assert_eq!(world.clients[&conn].presence.last().unwrap().0, [0, 1], "the final state");
    }
}

#[test]
fn a_socket_that_joined_during_a_pause_is_told_when_the_change_is_reversed() {
    let (mut world, conns, watchers) = watched_by(40);
    world.drop_socket(conns[0]);
    world.drop_socket(conns[1]);
    let late = world.connect(None);
    world.settle();
    assert_eq!(world.clients[&late].presence, [(vec![], 41)], "a new socket receives the state at once");
    world.join(conns[1]);
    world.pass(1_000);
    world.settle();
    assert_eq!(world.clients[&late].presence.last().unwrap().0, [1]);
    assert_eq!(world.clients[&watchers[0]].presence.last().unwrap(), &(vec![1], 41));
}

#[test]
fn a_large_room_is_told_who_is_connected_to_another_server() {
    let (mut world, conns, watchers) = watched_by(40);
    world.lease(Lease::Leading);
    world.drop_socket(conns[0]);
    world.drop_socket(conns[1]);
    world.pass(1_000);
    forget(&mut world);
    world.pass(1_000);
    for seats in [vec![0], vec![0, 1], vec![1]] {
        world.present_elsewhere = seats.into_iter().collect();
        world.send_store_state();
    }
    world.pass(1_000);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[0], &[1]]));
}

#[test]
fn a_small_room_is_told_every_change_at_once() {
    let (mut world, conns, watchers) = watched_by(3);
    world.drop_socket(conns[0]);
    world.drop_socket(conns[1]);
    world.join(conns[0]);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[1], &[], &[0]]));
}

#[test]
fn one_more_spectator_in_a_large_room_is_not_announced() {
    let (mut world, _, watchers) = watched_by(120);
    let late = world.connect(None);
    world.pass(2_000);
    world.settle();
    assert_eq!(world.clients[&late].presence, [(vec![0, 1], 120)]);
    assert_eq!(world.clients[&watchers[0]].presence, []);
    for conn in &watchers[..30] {
        world.drop_socket(*conn);
    }
    world.pass(2_000);
    world.settle();
    assert_eq!(world.clients[&late].presence.last().unwrap(), &(vec![0, 1], 91));
}
