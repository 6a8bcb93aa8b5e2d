//! Steps that are planned on steps that are still being written.

use super::world::{World, person};
use crate::Wish;
use crate::stored::Lease;
use protocol::{Answer, Pace, TableChange};
use serde_json::json;

const NAMES: [&str; 3] = ["Ana", "Bia", "Caio"];

/// Everybody at a table of Draftosaurus picks; nothing is written yet.
fn all_pick() -> (World, Vec<u64>, Vec<String>) {
    let (mut world, conns) = World::running(&NAMES, Pace::Live { minutes: 2 });
    let requests = conns
        .iter()
        .map(|&conn| {
            let wish = world.clients[&conn].listed(0).unwrap();
            world.wish(conn, wish)
        })
        .collect();
    (world, conns, requests)
}

#[test]
fn simultaneous_choices_are_written_and_told_together() {
    let (mut world, conns, requests) = all_pick();
    let watcher = world.connect(None);
    world.read(watcher, usize::MAX);
    let begun = world.stored.row.version;
    assert_eq!(world.in_flight(), 3);
    assert!(world.clients.values().all(|client| client.answers.keys().all(|id| !requests.contains(id))));
    world.resolve_many(3, true, true);
    for (n, (conn, request)) in conns.iter().zip(&requests).enumerate() {
        world.read(*conn, usize::MAX);
        assert_eq!(world.clients[conn].answers[request], Ok(begun + 1 + n as u64));
    }
    world.read(watcher, 2);
    assert_eq!(world.clients[&watcher].since.as_ref().unwrap().version, begun + 2);
    // Somebody whose line broke between them goes on from there.
    world.drop_socket(watcher);
    world.join(watcher);
    world.settle();
    assert_eq!(world.clients[&watcher].since.as_ref().unwrap().version, begun + 3);
    world.check_pictures("after three picks written together");
}

#[test]
fn what_is_planned_on_a_lost_step_falls_with_it_and_is_tried_again() {
    for lost in 0..3 {
        let (mut world, conns, requests) = all_pick();
        let begun = world.stored.row.version;
        world.resolve_many(lost, true, true);
        world.resolve(false, false);
        assert_eq!(world.stored.row.version, begun + lost as u64);
        world.settle();
        assert_eq!(world.stored.row.version, begun + 3, "each is written once");
        for (n, (conn, request)) in conns.iter().zip(&requests).enumerate() {
            assert_eq!(world.clients[conn].answers[request], Ok(begun + 1 + n as u64), "in their order");
        }
        world.check_pictures("after a lost step");
    }
}

#[test]
fn a_step_of_another_server_takes_the_place_of_all() {
    let (mut world, conns, requests) = all_pick();
    world.lease(Lease::Leading);
    let begun = world.stored.row.version;
    let elsewhere = world.clients[&conns[1]].listed(1).unwrap();
    assert!(world.elsewhere(&person("Bia"), elsewhere));
    world.settle();
    assert_eq!(world.stored.steps[begun as usize].user, Some(person("Bia").user));
    assert_eq!(world.clients[&conns[0]].answers[&requests[0]], Ok(begun + 2));
    assert_eq!(world.clients[&conns[1]].answers[&requests[1]], Err("stale".to_owned()));
    assert_eq!(world.clients[&conns[2]].answers[&requests[2]], Ok(begun + 3));
    world.check_pictures("after another server was faster");
}

#[test]
fn nobody_hears_a_refusal_before_what_it_was_judged_on_is_written() {
    let (mut world, conns) = World::running(&NAMES, Pace::Free);
    let pick = world.clients[&conns[0]].listed(0).unwrap();
    world.wish(conns[0], pick);
    let nonsense = Wish::Act { expect: 3, action: json!({"do": "pick", "dino": "unicorn"}) };
    let refused = world.wish(conns[1], nonsense);
    world.read(conns[1], usize::MAX);
    assert_eq!(world.clients[&conns[1]].answers.get(&refused), None);
    world.settle();
    assert!(world.clients[&conns[1]].answers[&refused].is_err());
}

#[test]
fn a_request_that_comes_again_meanwhile_is_carried_out_once() {
    let (mut world, conns, requests) = all_pick();
    let begun = world.stored.row.version;
    let wish = world.clients[&conns[2]].open[&requests[2]].clone();
    world.send(conns[2], requests[2].clone(), wish);
    assert_eq!(world.in_flight(), 3);
    world.settle();
    assert_eq!(world.stored.row.version, begun + 3);
    assert_eq!(world.clients[&conns[2]].answers[&requests[2]], Ok(begun + 3));
}

#[test]
fn a_seat_waits_for_its_own_step_and_the_table_for_all() {
    let (mut world, conns, _) = all_pick();
    let begun = world.stored.row.version;
    let again = Wish::Act { expect: begun + 1, action: json!({"do": "reconsider"}) };
    let guessed = world.wish(conns[0], again);
    let abandon = world.wish(conns[1], Wish::Table(TableChange::Abandon { agree: true }));
    let vote = TableChange::Vote { seat: 0, answer: Answer::Wait };
    world.wish(conns[2], Wish::Table(vote));
    assert_eq!(world.in_flight(), 3);
    world.settle();
    assert_eq!(world.clients[&conns[0]].answers[&guessed], Err("stale".to_owned()));
    assert!(world.clients[&conns[1]].answers[&abandon].is_ok());
    world.check_pictures("after the table changed");
}
