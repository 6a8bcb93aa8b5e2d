//! Vacations: the clocks of days stand still while a player is away.

use super::world::{World, named_user};
use crate::Command;
use protocol::{Answer, Pace, TableChange, Vacation};
use records::{Lease, Millis};
use serde_json::{Value, json};

const DAY: Millis = 86_400_000;
const PACE: Pace = Pace::Days { days: 3, no_vacation: false };

/// Ana has decided, so that the match waits for Bia alone.
fn waiting_for_bia(pace: Pace) -> (World, Vec<u64>) {
    let (mut world, conns) = World::running(&["Ana", "Bia"], pace);
    world.play(conns[0], 0).unwrap();
    world.settle();
    (world, conns)
}

fn away(from: Millis, until: Millis) -> Option<Vacation> {
    Some(Vacation { from, until })
}

fn deadline(world: &World) -> Millis {
    let shown = world.clients.values().next().unwrap().document["table"]["deadline"].as_u64().unwrap();
    assert_eq!(Some(shown), world.stored.row.deadline);
    shown
}

fn late(world: &World) -> Value {
    world.clients.values().next().unwrap().document["table"]["late"].clone()
}

fn tick(world: &mut World) {
    world.handle(Command::Tick);
    world.settle();
}

#[test]
fn a_clock_of_days_stands_still_during_a_vacation() {
    let (mut world, conns) = waiting_for_bia(PACE);
    let end = deadline(&world);
    world.now += DAY;
    let (from, until) = (world.now + DAY, world.now + 11 * DAY);
    world.set_vacation(named_user("Bia"), away(from, until));
    assert_eq!(deadline(&world), end + 10 * DAY);
    let shown = &world.clients[&conns[0]].document["table"]["vacations"];
    assert_eq!(*shown, json!({"1": [{"from": from, "until": until}]}), "everybody sees it");
    world.now = end + 10 * DAY - 1;
    tick(&mut world);
    assert_eq!(late(&world), json!({}));
    world.now += 1;
    tick(&mut world);
    assert_eq!(late(&world), json!({"1": {}}));
    world.check_documents("after a vacation");
}

#[test]
fn each_awaited_seat_has_a_deadline_of_its_own() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    let end = deadline(&world);
    let deadlines = |world: &World| world.clients[&conns[0]].document["table"].get("deadlines").cloned();
    assert_eq!(deadlines(&world), None, "both have until then");
    world.set_vacation(named_user("Bia"), away(world.now + DAY, world.now + 6 * DAY));
    world.settle();
    assert_eq!(deadlines(&world), Some(json!({"0": end, "1": end + 5 * DAY})));
    assert_eq!(deadline(&world), end, "the earliest");
    let latest = crate::latest_for_spectators(&world.stored).unwrap();
    assert_eq!(latest.deadlines, [(0, end), (1, end + 5 * DAY)].into());
    world.play(conns[0], 0).unwrap();
    world.settle();
    assert_eq!((deadlines(&world), deadline(&world)), (None, end + 5 * DAY));
    world.check_documents("with deadlines of seats");
}

#[test]
fn a_deadline_is_the_same_after_a_restart_and_from_a_snapshot() {
    let (mut world, conns) = waiting_for_bia(PACE);
    world.set_vacation(named_user("Bia"), away(world.now + DAY, world.now + 9 * DAY));
    let before = deadline(&world);
    for snapshot in [false, true] {
        world.restart(snapshot);
        conns.iter().for_each(|&conn| world.join(conn));
        world.settle();
        assert_eq!(deadline(&world), before);
    }
}

#[test]
fn a_vacation_that_is_cut_short_or_cancelled_gives_back_what_is_left() {
    let (mut world, _) = waiting_for_bia(PACE);
    let (end, start) = (deadline(&world), world.now);
    let bia = named_user("Bia");
    world.set_vacation(bia, away(start + DAY, start + 9 * DAY));
    world.set_vacation(bia, away(start + DAY, start + 5 * DAY));
    assert_eq!(deadline(&world), end + 4 * DAY);
    world.now = start + 3 * DAY;
    world.set_vacation(bia, away(start + DAY, start + 3 * DAY));
    assert_eq!(deadline(&world), end + 2 * DAY, "back on the third day");
    world.set_vacation(bia, away(start + 4 * DAY, start + 8 * DAY));
    assert_eq!(deadline(&world), end + 6 * DAY, "a second one");
    world.set_vacation(bia, away(start + 3 * DAY + 1, start + 4 * DAY + 1));
    assert_eq!(deadline(&world), end + 3 * DAY, "at another time");
    world.set_vacation(bia, None);
    assert_eq!(deadline(&world), end + 2 * DAY, "not at all");
}

#[test]
fn a_vacation_after_the_deadline_gains_nothing() {
    let (mut world, conns) = waiting_for_bia(PACE);
    let end = deadline(&world);
    world.set_vacation(named_user("Bia"), away(end, end + 5 * DAY));
    assert_eq!(deadline(&world), end);
    world.now = end;
    tick(&mut world);
    assert_eq!(late(&world), json!({"1": {}}));
    world.set_vacation(named_user("Bia"), away(end + 1, end + 6 * DAY));
    assert_eq!(late(&world), json!({"1": {}}), "too late");
    // When the others wait, the new time stands still.
    world.now = end + DAY;
    world.table(conns[0], TableChange::Vote { seat: 1, answer: Answer::Wait }).unwrap();
    assert_eq!(deadline(&world), end + 6 * DAY + 3 * DAY);
}

#[test]
fn a_vacation_that_was_set_while_the_room_was_in_no_memory_counts() {
    let (mut world, conns) = waiting_for_bia(PACE);
    let end = deadline(&world);
    world.vacations.insert(named_user("Bia"), vec![Vacation { from: end - DAY, until: end + DAY }]);
    world.now = end;
    world.restart(true);
    tick(&mut world);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    assert_eq!((late(&world), deadline(&world)), (json!({}), end + 2 * DAY));
}

#[test]
fn the_host_may_exclude_vacations_and_other_paces_know_none() {
    for pace in [Pace::Days { days: 3, no_vacation: true }, Pace::Live { minutes: 60 }] {
        let (mut world, conns) = waiting_for_bia(pace);
        let (end, version) = (deadline(&world), world.stored.row.version);
        world.set_vacation(named_user("Bia"), away(world.now + 1, world.now + 9 * DAY));
        assert_eq!((deadline(&world), world.stored.row.version), (end, version));
        assert!(world.clients[&conns[0]].document["table"].get("vacations").is_none());
    }
}

#[test]
fn an_earlier_vacation_is_not_recorded_in_a_later_match() {
    let (mut world, _) = waiting_for_bia(PACE);
    let version = world.stored.row.version;
    let before = world.stored.row.touched;
    world.set_vacation(named_user("Bia"), away(1, before - 1));
    assert_eq!(world.stored.row.version, version);
}

#[test]
fn handing_over_during_a_vacation_gains_no_time() {
    let (mut world, conns) = waiting_for_bia(PACE);
    let end = deadline(&world);
    world.set_vacation(named_user("Bia"), away(world.now + DAY, world.now + 5 * DAY));
    world.now += 2 * DAY;
    world.table(conns[1], TableChange::HandOver).unwrap();
    world.now += DAY;
    world.table(conns[1], TableChange::TakeBack).unwrap();
    assert_eq!(deadline(&world), end + 4 * DAY);
}

#[test]
fn a_vacation_of_the_time_before_the_start_counts_from_the_start() {
    let mut world = World::new(2, PACE);
    let conns = ["Ana", "Bia"].map(|name| world.connect(Some(named_user(name))));
    world.table(conns[1], TableChange::Sit { seat: None, invitation: None }).unwrap();
    world.set_vacation(named_user("Bia"), away(world.now, world.now + 5 * DAY));
    world.table(conns[0], TableChange::Start).unwrap();
    world.settle();
    world.play(conns[0], 0).unwrap();
    assert_eq!(deadline(&world), world.now + 8 * DAY);
}

#[test]
fn what_another_server_has_recorded_is_not_overruled() {
    let (mut world, _) = waiting_for_bia(PACE);
    world.lease(Lease::Leading);
    let (from, until) = (world.now + DAY, world.now + 5 * DAY);
    world.set_vacation(named_user("Bia"), away(from, until));
    let (version, end) = (world.stored.row.version, deadline(&world));
    // This server has not heard yet that Bia's vacation is longer.
    let longer = Vacation { from, until: until + 2 * DAY };
    assert!(world.record_elsewhere([(named_user("Bia"), vec![longer])].into()));
    world.handle(Command::StepsElsewhere { version: version + 1 });
    world.settle();
    tick(&mut world);
    assert_eq!((world.stored.row.version, deadline(&world)), (version + 1, end + 2 * DAY));
    world.check_documents("after a step of another server");
}
