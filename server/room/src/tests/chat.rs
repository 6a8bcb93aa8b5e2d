//! Chat: a line is stored before it is acknowledged, once however often it is sent, and no client misses one.

use super::world::{World, named_user};
use crate::RequestKind;
use protocol::{Pace, RequestId, TableChange, TableSettings, Writers};
use records::{Lease, LineWrite};

fn chat(text: &str) -> RequestKind {
    RequestKind::Chat(text.to_owned())
}

fn texts(world: &World, conn: u64) -> Vec<&str> {
    world.clients[&conn].chat.iter().map(|line| line["text"].as_str().unwrap()).collect()
}

#[test]
fn a_line_is_sent_and_acknowledged_only_after_it_is_stored() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let id = world.request(conns[0], chat(" hello "));
    conns.iter().for_each(|&conn| world.read(conn, usize::MAX));
    assert!(texts(&world, conns[1]).is_empty());
    assert!(!world.clients[&conns[0]].answers.contains_key(&id));
    world.write_line();
    conns.iter().for_each(|&conn| world.read(conn, usize::MAX));
    assert_eq!(texts(&world, conns[1]), ["hello"]);
    assert_eq!(world.clients[&conns[0]].answers[&id], Ok(0));
}

#[test]
fn a_line_that_turns_others_around_or_shows_nothing_is_refused() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let ana = conns[0];
    for text in ["abc\u{202e}def", "\u{2067}abc", "\u{200b}\u{3164}", " \u{2800} ", "\u{feff}"] {
        let id = world.request(ana, chat(text));
        world.settle();
        assert_eq!(world.clients[&ana].answers[&id], Err("bad_text".to_owned()), "{text:?}");
    }
    world.request(ana, chat("copied\u{200b} text"));
    world.settle();
    assert_eq!(texts(&world, conns[1]), ["copied\u{200b} text"]);
}

#[test]
fn where_only_players_write_spectators_are_refused() {
    let mut world = World::new(2, Pace::Free);
    let conns = ["Ana", "Bia", "Caio"].map(|name| world.connect(Some(named_user(name))));
    let settings = TableSettings { open: true, writers: Writers::Players, ..TableSettings::default() };
    world.table(conns[0], TableChange::Set { seats: 2, settings }).unwrap();
    assert_eq!(world.clients[&conns[2]].document["table"]["writers"], "players");
    world.table(conns[1], TableChange::Sit { seat: None, invitation: None }).unwrap();
    for (conn, answer) in [(conns[0], Ok(0)), (conns[1], Ok(0)), (conns[2], Err("not_seated".to_owned()))] {
        let id = world.request(conn, chat("hello"));
        world.settle();
        assert_eq!(world.clients[&conn].answers[&id], answer);
    }
    assert_eq!(texts(&world, conns[2]), ["hello"; 2], "whoever watches reads");
}

#[test]
fn a_line_that_is_sent_again_is_stored_once() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let ana = conns[0];
    // The line is stored, but the server dies before it acknowledges it.
    world.request(ana, chat("first"));
    let (_, write) = world.lines_in_flight.pop_front().unwrap();
    world.store_line(write);
    // The line is not even stored.
    world.request(ana, chat("second"));
    world.restart(true);
    for &conn in &conns {
        world.join(conn);
    }
    world.settle();
    assert!(world.clients[&ana].open.is_empty(), "every request is answered");
    assert_eq!(texts(&world, conns[1]), ["first", "second"]);
    // The line is sent twice on one connection, before either copy is stored.
    let id = world.request(ana, chat("third"));
    world.send(ana, id, chat("third"));
    world.settle();
    assert_eq!(texts(&world, conns[1]), ["first", "second", "third"]);
    assert_eq!(world.stored_lines.len(), 3);
}

#[test]
fn a_client_that_reconnects_receives_only_the_lines_it_missed() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let [ana, bia] = conns[..] else { unreachable!() };
    world.request(ana, chat("before"));
    world.settle();
    world.drop_socket(bia);
    world.request(ana, chat("while the phone slept"));
    world.request(ana, chat("and on"));
    world.settle();
    world.join(bia);
    world.settle();
    assert_eq!(texts(&world, bia), ["before", "while the phone slept", "and on"]);
}

#[test]
fn lines_of_another_server_are_shown_in_the_order_of_their_numbers() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Leading);
    let caio = named_user("Caio");
    let elsewhere = LineWrite {
        id: world.stored.row.id,
        user: caio,
        request: RequestId::try_from("there".to_owned()).unwrap(),
        at: world.now,
        seat: None,
        text: "from elsewhere".to_owned(),
    };
    world.store_line(elsewhere);
    let id = world.request(conns[0], chat("from here"));
    world.settle();
    assert_eq!(texts(&world, conns[0]), ["from elsewhere", "from here"]);
    assert_eq!(texts(&world, conns[1]), ["from elsewhere", "from here"]);
    assert_eq!(world.clients[&conns[0]].answers[&id], Ok(0));
}
