//! One match on several servers: steps that only another server knows, and requests that may not delay the match.

use super::world::{World, named_user};
use crate::{Command, RequestKind};
use protocol::{Answer, Pace, TableChange};
use records::Lease;

#[test]
fn a_client_never_goes_back_to_an_earlier_state_on_another_server() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let bia = conns[1];
    world.lease(Lease::Leading);
    world.drop_socket(bia);
    let played = world.clients[&conns[0]].legal_action(0).unwrap();
    assert!(world.act_elsewhere(named_user("Ana"), played));
    let since = world.clients.get_mut(&bia).unwrap().since.as_mut().unwrap();
    (since.stream, since.version) = ("of another server".to_owned(), since.version + 1);
    let seen = since.version;
    world.join(bia);
    let id = world.request(bia, RequestKind::Table(TableChange::HandOver));
    world.read(bia, usize::MAX);
    assert_eq!(world.clients[&bia].since.as_ref().unwrap().version, seen, "no older state is shown first");
    world.settle();
    assert!(world.clients[&bia].answers[&id].is_ok(), "the request sent meanwhile is carried out");
    world.check_documents("after coming from another server");
}

/// Ana plays on another server, and Bia sees it there.
fn plays_elsewhere(world: &mut World, conns: &[u64]) -> u64 {
    let played = world.clients[&conns[0]].legal_action(0).unwrap();
    assert!(world.act_elsewhere(named_user("Ana"), played));
    let version = world.stored.row.version;
    let since = world.clients.get_mut(&conns[1]).unwrap().since.as_mut().unwrap();
    (since.stream, since.version) = ("of another server".to_owned(), version);
    version
}

fn shown(world: &mut World, conn: u64) -> u64 {
    world.read(conn, usize::MAX);
    world.clients[&conn].since.as_ref().unwrap().version
}

#[test]
fn a_store_state_from_before_a_join_does_not_complete_it() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Following);
    world.drop_socket(conns[1]);
    let before = world.stored.row.version;
    let seen = plays_elsewhere(&mut world, &conns);
    world.join(conns[1]);
    world.send_old_store_state(before);
    assert_eq!(shown(&mut world, conns[1]), seen);
    world.settle();
    assert_eq!(shown(&mut world, conns[1]), seen);
    world.check_documents("after an old state");
}

#[test]
fn a_reload_from_before_a_join_does_not_complete_it() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Free);
    world.lease(Lease::Following);
    let caios = world.clients[&conns[2]].legal_action(0).unwrap();
    assert!(world.act_elsewhere(named_user("Caio"), caios));
    world.send_old_store_state(world.stored.row.version);
    let reloaded = world.begin_to_reload();
    world.drop_socket(conns[1]);
    let seen = plays_elsewhere(&mut world, &conns);
    world.join(conns[1]);
    world.send_store_state();
    reloaded(&mut world);
    assert_eq!(shown(&mut world, conns[1]), seen, "the store holds it, and the room does not know it yet");
    world.settle();
    assert_eq!(shown(&mut world, conns[1]), seen);
    world.check_documents("after a slow read");
}

#[test]
fn a_client_that_claims_a_future_version_is_sent_the_present_state() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Leading);
    world.drop_socket(conns[1]);
    world.clients.get_mut(&conns[1]).unwrap().since.as_mut().unwrap().version += 1_000;
    world.join(conns[1]);
    world.settle();
    world.check_documents("after a false claim");
}

#[test]
fn a_user_without_a_seat_is_refused_at_once() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Leading);
    let caio = world.connect(Some(named_user("Caio")));
    world.settle();
    let act = world.clients[&conns[0]].legal_action(0).unwrap();
    let sit = TableChange::Sit { seat: None, invitation: None };
    let vote = TableChange::Vote { seat: 0, answer: Answer::Bot };
    for kind in [act, RequestKind::Undo { version: 3 }, RequestKind::Table(vote), RequestKind::Table(sit)] {
        let id = world.request(caio, kind);
        world.read(caio, usize::MAX);
        assert!(world.clients[&caio].answers[&id].is_err(), "refused without reading the store");
    }
    world.play(conns[0], 0).unwrap();
}

#[test]
fn a_vote_counts_users_who_are_connected_to_another_server() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Live { minutes: 1 });
    world.lease(Lease::Leading);
    for &conn in &conns[1..] {
        world.drop_socket(conn);
    }
    world.present_elsewhere = [2].into();
    world.send_store_state();
    world.play(conns[0], 0).unwrap();
    let caios = world.clients[&conns[2]].legal_action(0).unwrap();
    assert!(world.act_elsewhere(named_user("Caio"), caios));
    world.send_store_state();
    world.settle();
    world.now += 60_000;
    world.handle(Command::Tick);
    world.settle();
    world.table(conns[0], TableChange::Vote { seat: 1, answer: Answer::Bot }).unwrap();
    let seats = &world.clients[&conns[0]].document["table"]["seats"];
    assert!(seats["1"].get("stand_in").is_none(), "Caio, on the other server, has a vote, too");
}

#[test]
fn a_step_that_is_announced_during_a_reload_is_read_after_it() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Free);
    world.lease(Lease::Leading);
    let played = world.clients[&conns[0]].legal_action(0).unwrap();
    assert!(world.act_elsewhere(named_user("Ana"), played));
    let first = world.stored.row.version;
    world.handle(Command::StepsElsewhere { version: first });
    // The result of the reload is from before the next step, which is announced before it arrives.
    let reloaded = world.begin_to_reload();
    let played = world.clients[&conns[1]].legal_action(0).unwrap();
    assert!(world.act_elsewhere(named_user("Bia"), played));
    world.handle(Command::StepsElsewhere { version: first + 1 });
    reloaded(&mut world);
    world.settle();
    assert_eq!(shown(&mut world, conns[2]), first + 1);
    world.check_documents("after steps of other servers");
}

#[test]
fn an_announced_step_that_the_store_does_not_have_is_looked_for_once() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Following);
    let version = world.stored.row.version;
    world.handle(Command::StepsElsewhere { version: version + 5 });
    world.begin_to_reload()(&mut world);
    assert!(!world.is_reloading(), "the room does not read again and again");
    world.play(conns[0], 0).unwrap();
    assert_eq!(shown(&mut world, conns[1]), version + 1);
}
