//! Steps that are planned on steps that are still being written.

use super::world::{World, named_user};
use crate::RequestKind;
use protocol::{Answer, Pace, TableChange};
use records::Lease;
use serde_json::json;

const NAMES: [&str; 3] = ["Ana", "Bia", "Caio"];

/// All players of a Draftosaurus match pick a dinosaur. None of the steps is written yet.
fn all_pick() -> (World, Vec<u64>, Vec<String>) {
    let (mut world, conns) = World::running(&NAMES, Pace::Live { minutes: 2 });
    let requests = conns
        .iter()
        .map(|&conn| {
            let kind = world.clients[&conn].legal_action(0).unwrap();
            world.request(conn, kind)
        })
        .collect();
    (world, conns, requests)
}

#[test]
fn simultaneous_choices_are_written_and_sent_together() {
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
    // A client whose connection breaks between the patches continues from the last one.
    world.drop_socket(watcher);
    world.join(watcher);
    world.settle();
    assert_eq!(world.clients[&watcher].since.as_ref().unwrap().version, begun + 3);
    world.check_documents("after three picks written together");
}

#[test]
fn steps_planned_on_a_lost_step_are_lost_and_planned_again() {
    for lost in 0..3 {
        let (mut world, conns, requests) = all_pick();
        let begun = world.stored.row.version;
        world.resolve_many(lost, true, true);
        world.resolve(false, false);
        assert_eq!(world.stored.row.version, begun + lost as u64);
        world.settle();
        assert_eq!(world.stored.row.version, begun + 3, "each step is written once");
        for (n, (conn, request)) in conns.iter().zip(&requests).enumerate() {
            assert_eq!(
                world.clients[conn].answers[request],
                Ok(begun + 1 + n as u64),
                "the steps keep their order"
            );
        }
        world.check_documents("after a lost step");
    }
}

#[test]
fn a_step_of_another_server_replaces_all_steps_in_flight() {
    let (mut world, conns, requests) = all_pick();
    world.lease(Lease::Leading);
    let begun = world.stored.row.version;
    let elsewhere = world.clients[&conns[1]].legal_action(1).unwrap();
    assert!(world.act_elsewhere(named_user("Bia"), elsewhere));
    world.settle();
    assert_eq!(world.stored.steps[begun as usize].user, Some(named_user("Bia")));
    assert_eq!(world.clients[&conns[0]].answers[&requests[0]], Ok(begun + 2));
    assert_eq!(world.clients[&conns[1]].answers[&requests[1]], Err("stale".to_owned()));
    assert_eq!(world.clients[&conns[2]].answers[&requests[2]], Ok(begun + 3));
    world.check_documents("after another server was faster");
}

#[test]
fn a_refusal_waits_until_the_step_it_depends_on_is_written() {
    let (mut world, conns) = World::running(&NAMES, Pace::Free);
    let pick = world.clients[&conns[0]].legal_action(0).unwrap();
    world.request(conns[0], pick);
    let nonsense = RequestKind::Act { expect: 3, action: json!({"do": "pick", "dino": "unicorn"}) };
    let refused = world.request(conns[1], nonsense);
    world.read(conns[1], usize::MAX);
    assert_eq!(world.clients[&conns[1]].answers.get(&refused), None);
    world.settle();
    assert!(world.clients[&conns[1]].answers[&refused].is_err());
}

#[test]
fn a_request_repeated_while_in_flight_is_carried_out_once() {
    let (mut world, conns, requests) = all_pick();
    let begun = world.stored.row.version;
    let kind = world.clients[&conns[2]].open[&requests[2]].clone();
    world.send(conns[2], requests[2].clone(), kind);
    assert_eq!(world.in_flight(), 3);
    world.settle();
    assert_eq!(world.stored.row.version, begun + 3);
    assert_eq!(world.clients[&conns[2]].answers[&requests[2]], Ok(begun + 3));
}

#[test]
fn a_seat_waits_for_its_own_step_and_a_table_change_for_all_steps() {
    let (mut world, conns, _) = all_pick();
    let begun = world.stored.row.version;
    let again = RequestKind::Act { expect: begun + 1, action: json!({"do": "reconsider"}) };
    let guessed = world.request(conns[0], again);
    let abandon = world.request(conns[1], RequestKind::Table(TableChange::Abandon { agree: true }));
    let vote = TableChange::Vote { seat: 0, answer: Answer::Wait };
    world.request(conns[2], RequestKind::Table(vote));
    assert_eq!(world.in_flight(), 3);
    world.settle();
    assert_eq!(world.clients[&conns[0]].answers[&guessed], Err("stale".to_owned()));
    assert!(world.clients[&conns[1]].answers[&abandon].is_ok());
    world.check_documents("after the table changed");
}
