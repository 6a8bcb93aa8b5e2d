//! Who is there, and who hears of it when.

use super::world::World;
use crate::ConnId;
use crate::stored::Lease;
use protocol::Pace;

/// Ana and Bia play, and so many watch; what was told so far is read and forgotten.
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

/// What each of these sockets was told of the seats, and is told now.
fn seats_told(world: &mut World, conns: &[ConnId]) -> Vec<Vec<Vec<u64>>> {
    world.settle();
    let told = |conn| world.clients[conn].presence.iter().map(|(seats, _)| seats.clone()).collect();
    conns.iter().map(told).collect()
}

/// Everybody among so many was told just this of the seats.
fn all(conns: &[ConnId], told: &[&[u64]]) -> Vec<Vec<Vec<u64>>> {
    vec![told.iter().map(|seats| seats.to_vec()).collect(); conns.len()]
}

#[test]
fn a_crowd_hears_that_a_player_left_though_nothing_happens_after_it() {
    let (mut world, conns, watchers) = watched_by(40);
    world.drop_socket(conns[0]);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[1]]), "after a quiet while, at once");
    world.drop_socket(conns[1]);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[1]]), "not twice within a second");
    world.pass(999);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[1]]));
    world.pass(1);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[1], &[]]), "the last word comes, too");
    world.pass(10_000);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[1], &[]]), "and then nothing more");
}

#[test]
fn a_crowd_is_told_once_a_second_at_most() {
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
        assert_eq!(world.clients[&conn].presence.last().unwrap().0, [0, 1], "what is so in the end");
    }
}

#[test]
fn whoever_came_and_heard_more_than_the_others_is_told_when_it_is_over() {
    let (mut world, conns, watchers) = watched_by(40);
    world.drop_socket(conns[0]);
    world.drop_socket(conns[1]);
    let late = world.connect(None);
    world.settle();
    assert_eq!(world.clients[&late].presence, [(vec![], 41)], "whoever comes hears it at once");
    world.join(conns[1]);
    world.pass(1_000);
    world.settle();
    assert_eq!(world.clients[&late].presence.last().unwrap().0, [1]);
    assert_eq!(world.clients[&watchers[0]].presence.last().unwrap(), &(vec![1], 41));
}

#[test]
fn a_crowd_hears_who_is_connected_to_another_server() {
    let (mut world, conns, watchers) = watched_by(40);
    world.lease(Lease::Leading);
    world.drop_socket(conns[0]);
    world.drop_socket(conns[1]);
    world.pass(1_000);
    forget(&mut world);
    world.pass(1_000);
    for there in [vec![0], vec![0, 1], vec![1]] {
        world.there = there.into_iter().collect();
        world.news();
    }
    world.pass(1_000);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[0], &[1]]));
}

#[test]
fn a_few_hear_at_once_who_came_and_went() {
    let (mut world, conns, watchers) = watched_by(3);
    world.drop_socket(conns[0]);
    world.drop_socket(conns[1]);
    world.join(conns[0]);
    assert_eq!(seats_told(&mut world, &watchers), all(&watchers, &[&[1], &[], &[0]]));
}

#[test]
fn one_more_in_a_large_crowd_is_no_news() {
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
