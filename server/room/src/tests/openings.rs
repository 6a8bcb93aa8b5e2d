//! A table knows when each user had it open; a host who stays away hands it over.

use super::world::{World, named_user};
use crate::Command;
use protocol::{Pace, TableChange};

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

fn sit() -> TableChange {
    TableChange::Sit { seat: None, invitation: None }
}

/// A table of four seats with Ana, Bia and Caio, who sat down in this order. All have left the page.
fn left_by_all() -> World {
    let mut world = World::new(4, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    let others = ["Bia", "Caio"].map(|name| {
        let conn = world.connect(Some(named_user(name)));
        world.table(conn, sit()).unwrap();
        conn
    });
    [ana].into_iter().chain(others).for_each(|conn| world.drop_socket(conn));
    world
}

/// The seat of the host, as this client sees it.
fn host(world: &mut World, conn: u64) -> u64 {
    world.settle();
    world.clients[&conn].document["table"]["host"].as_u64().unwrap()
}

#[test]
fn a_host_who_stays_away_for_two_days_hands_the_table_to_who_sits_there_longest() {
    let mut world = left_by_all();
    world.now += 2 * DAY;
    let caio = world.connect(Some(named_user("Caio")));
    assert_eq!(host(&mut world, caio), 2, "Bia, who sits there longer, stays away as well");
    let bia = world.connect(Some(named_user("Bia")));
    assert_eq!(host(&mut world, bia), 2, "the host is there");
    world.drop_socket(caio);
    world.now += 2 * DAY;
    world.handle(Command::Tick);
    assert_eq!(host(&mut world, bia), 1);
    let ana = world.connect(Some(named_user("Ana")));
    assert_eq!(world.table(ana, TableChange::Close), Err("not_host".to_owned()));
    assert!(world.table(bia, TableChange::Bot { seat: 3, level: protocol::Level::Good }).is_ok());
    world.check_documents("after the host changed");
}

#[test]
fn a_host_who_looks_in_stays_the_host() {
    let mut world = left_by_all();
    world.now += DAY;
    let ana = world.connect(Some(named_user("Ana")));
    world.drop_socket(ana);
    world.now += 2 * DAY - HOUR;
    let bia = world.connect(Some(named_user("Bia")));
    assert_eq!(host(&mut world, bia), 0);
    world.now += HOUR;
    world.handle(Command::Tick);
    assert_eq!(host(&mut world, bia), 1);
}

#[test]
fn nobody_else_becomes_host_after_the_start() {
    let mut world = left_by_all();
    let ana = world.connect(Some(named_user("Ana")));
    world.table(ana, TableChange::Bot { seat: 3, level: protocol::Level::Good }).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    world.drop_socket(ana);
    world.now += 9 * DAY;
    let bia = world.connect(Some(named_user("Bia")));
    assert_eq!(host(&mut world, bia), 0);
}

#[test]
fn an_opening_is_recorded_once_an_hour_and_only_of_who_has_a_seat() {
    let mut world = left_by_all();
    world.openings.clear();
    world.now += HOUR;
    let ana = world.connect(Some(named_user("Ana")));
    world.connect(Some(named_user("Dora")));
    assert_eq!(world.openings, [named_user("Ana")]);
    world.now += HOUR - 1;
    world.drop_socket(ana);
    assert_eq!(world.openings.len(), 1);
    let ana = world.connect(Some(named_user("Ana")));
    world.now += 1;
    world.drop_socket(ana);
    assert_eq!(world.openings, [named_user("Ana"), named_user("Ana")], "who leaves had it open until then");
}
