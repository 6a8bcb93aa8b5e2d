//! What is said: kept before it is acknowledged, once however often it is sent, and missed by nobody who comes back.

use super::world::{World, person};
use crate::Wish;
use crate::stored::{Lease, LineWrite};
use protocol::{Pace, RequestId, Talker};

fn said(text: &str) -> Wish {
    Wish::Chat(text.to_owned())
}

fn texts(world: &World, conn: u64) -> Vec<&str> {
    world.clients[&conn].chat.iter().map(|line| line["text"].as_str().unwrap()).collect()
}

#[test]
fn a_line_is_told_and_acknowledged_when_it_is_kept_and_not_before() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let id = world.wish(conns[0], said(" hello "));
    conns.iter().for_each(|&conn| world.read(conn, usize::MAX));
    assert!(texts(&world, conns[1]).is_empty());
    assert!(!world.clients[&conns[0]].answers.contains_key(&id));
    world.keep_line();
    conns.iter().for_each(|&conn| world.read(conn, usize::MAX));
    assert_eq!(texts(&world, conns[1]), ["hello"]);
    assert_eq!(world.clients[&conns[0]].answers[&id], Ok(0));
}

#[test]
fn a_line_that_is_sent_again_is_said_once() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let ana = conns[0];
    // Kept, but the server dies before it says so.
    world.wish(ana, said("first"));
    let (_, write) = world.saying.pop_front().unwrap();
    world.keep(write);
    // Not even kept.
    world.wish(ana, said("second"));
    world.restart(true);
    for &conn in &conns {
        world.join(conn);
    }
    world.settle();
    assert!(world.clients[&ana].open.is_empty(), "everything is answered");
    assert_eq!(texts(&world, conns[1]), ["first", "second"]);
    // Sent twice on one connection, before either is kept.
    let id = world.wish(ana, said("third"));
    world.send(ana, id, said("third"));
    world.settle();
    assert_eq!(texts(&world, conns[1]), ["first", "second", "third"]);
    assert_eq!(world.said.len(), 3);
}

#[test]
fn whoever_comes_back_is_told_just_what_was_said_meanwhile() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let [ana, bia] = conns[..] else { unreachable!() };
    world.wish(ana, said("before"));
    world.settle();
    world.drop_socket(bia);
    world.wish(ana, said("while the phone slept"));
    world.wish(ana, said("and on"));
    world.settle();
    world.join(bia);
    world.settle();
    assert_eq!(texts(&world, bia), ["before", "while the phone slept", "and on"]);
}

#[test]
fn what_is_said_on_another_server_comes_in_its_place() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Leading);
    let caio = person("Caio");
    let elsewhere = LineWrite {
        id: world.stored.row.id,
        user: caio.user,
        request: RequestId::try_from("there".to_owned()).unwrap(),
        at: world.now,
        who: Talker { name: caio.name, seat: None },
        revision: 0,
        text: "from elsewhere".to_owned(),
    };
    world.keep(elsewhere);
    let id = world.wish(conns[0], said("from here"));
    world.settle();
    assert_eq!(texts(&world, conns[0]), ["from elsewhere", "from here"]);
    assert_eq!(texts(&world, conns[1]), ["from elsewhere", "from here"]);
    assert_eq!(world.clients[&conns[0]].answers[&id], Ok(0));
}
