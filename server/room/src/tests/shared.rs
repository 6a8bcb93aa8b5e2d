//! One match on several servers: what only another one knows, and who may hold this one up.

use super::world::{World, person};
use crate::stored::Lease;
use crate::{Command, Wish};
use protocol::{Answer, Pace, TableChange};

#[test]
fn whoever_has_seen_more_elsewhere_is_shown_no_less_here() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let bia = conns[1];
    world.lease(Lease::Leading);
    world.drop_socket(bia);
    let played = world.clients[&conns[0]].listed(0).unwrap();
    assert!(world.elsewhere(&person("Ana"), played));
    let since = world.clients.get_mut(&bia).unwrap().since.as_mut().unwrap();
    (since.stream, since.version) = ("of another server".to_owned(), since.version + 1);
    let seen = since.version;
    world.join(bia);
    let id = world.wish(bia, Wish::Table(TableChange::HandOver));
    world.read(bia, usize::MAX);
    assert_eq!(world.clients[&bia].since.as_ref().unwrap().version, seen, "nothing older is shown first");
    world.settle();
    assert!(world.clients[&bia].answers[&id].is_ok(), "what was asked meanwhile has its turn");
    world.check_pictures("after coming from another server");
}

/// Ana plays on another server, and Bia sees it there.
fn plays_elsewhere(world: &mut World, conns: &[u64]) -> u64 {
    let played = world.clients[&conns[0]].listed(0).unwrap();
    assert!(world.elsewhere(&person("Ana"), played));
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
fn news_from_before_somebody_came_show_them_nothing_older() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Following);
    world.drop_socket(conns[1]);
    let before = world.stored.row.version;
    let seen = plays_elsewhere(&mut world, &conns);
    world.join(conns[1]);
    world.old_news(before);
    assert_eq!(shown(&mut world, conns[1]), seen);
    world.settle();
    assert_eq!(shown(&mut world, conns[1]), seen);
    world.check_pictures("after old news");
}

#[test]
fn what_was_read_before_somebody_came_shows_them_nothing_older() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Free);
    world.lease(Lease::Following);
    let caios = world.clients[&conns[2]].listed(0).unwrap();
    assert!(world.elsewhere(&person("Caio"), caios));
    world.old_news(world.stored.row.version);
    let reloaded = world.begin_to_reload();
    world.drop_socket(conns[1]);
    let seen = plays_elsewhere(&mut world, &conns);
    world.join(conns[1]);
    world.news();
    reloaded(&mut world);
    assert_eq!(shown(&mut world, conns[1]), seen, "the store holds it, and the room does not know it yet");
    world.settle();
    assert_eq!(shown(&mut world, conns[1]), seen);
    world.check_pictures("after a slow read");
}

#[test]
fn whoever_claims_to_have_seen_more_is_shown_what_there_is() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Leading);
    world.drop_socket(conns[1]);
    world.clients.get_mut(&conns[1]).unwrap().since.as_mut().unwrap().version += 1_000;
    world.join(conns[1]);
    world.settle();
    world.check_pictures("after a false claim");
}

#[test]
fn somebody_without_a_seat_is_refused_at_the_door() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Leading);
    let caio = world.connect(Some(person("Caio")));
    world.settle();
    let act = world.clients[&conns[0]].listed(0).unwrap();
    let sit = TableChange::Sit { seat: None, invitation: None };
    let vote = TableChange::Vote { seat: 0, answer: Answer::Bot };
    for wish in [act, Wish::Undo { version: 3 }, Wish::Table(vote), Wish::Table(sit)] {
        let id = world.wish(caio, wish);
        world.read(caio, usize::MAX);
        assert!(world.clients[&caio].answers[&id].is_err(), "the store is not asked, and nobody waits");
    }
    world.play(conns[0], 0).unwrap();
}

#[test]
fn a_vote_counts_those_who_are_connected_to_another_server() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Live { minutes: 1 });
    world.lease(Lease::Leading);
    for &conn in &conns[1..] {
        world.drop_socket(conn);
    }
    world.there = [2].into();
    world.news();
    world.play(conns[0], 0).unwrap();
    let caios = world.clients[&conns[2]].listed(0).unwrap();
    assert!(world.elsewhere(&person("Caio"), caios));
    world.news();
    world.settle();
    world.now += 60_000;
    world.handle(Command::Tick);
    world.settle();
    world.table(conns[0], TableChange::Vote { seat: 1, answer: Answer::Bot }).unwrap();
    let seats = &world.clients[&conns[0]].document["table"]["seats"];
    assert!(seats["1"].get("stand_in").is_none(), "Caio, on the other server, has a voice, too");
}
