//! Requests that wait while a step is being written: their number is limited, and none of them is lost.

use super::world::{World, named_user};
use crate::stored::SeatAssignment;
use crate::{Command, NamedUser};
use games::frame::Dice;
use protocol::{Level, Pace, TableChange};

fn rename_ana_to(name: &str) -> Command {
    Command::Rename(NamedUser { name: name.to_owned(), ..named_user("Ana") })
}

fn stored_name(world: &World) -> &str {
    match &world.stored.seats[0].assignment {
        SeatAssignment::User { name, .. } => name,
        SeatAssignment::Empty | SeatAssignment::Bot { .. } => unreachable!("Ana has this seat"),
    }
}

#[test]
fn the_latest_of_several_renames_wins() {
    let (mut world, _) = World::running(&["Ana", "Bia"], Pace::Free);
    world.handle(rename_ana_to("Ana Lima"));
    assert!(world.is_writing());
    for name in ["Ana Paula", "Ana", "Ana Clara"] {
        world.handle(rename_ana_to(name));
        assert_eq!(world.room.queue.len(), 1);
    }
    world.settle();
    assert_eq!(stored_name(&world), "Ana Clara");
    world.check_documents("after four names");
}

#[test]
fn the_latest_rename_wins_whatever_the_outcome_of_the_one_before() {
    for (written, heard) in [(true, true), (true, false), (false, false)] {
        let (mut world, _) = World::running(&["Ana", "Bia"], Pace::Free);
        world.handle(rename_ana_to("Ana Lima"));
        world.handle(rename_ana_to("Ana Clara"));
        world.resolve(written, heard);
        world.settle();
        assert_eq!(stored_name(&world), "Ana Clara", "written: {written}, heard: {heard}");
    }
}

#[test]
fn a_rename_with_unknown_outcome_does_not_replace_a_later_one() {
    let (mut world, _) = World::running(&["Ana", "Bia"], Pace::Free);
    world.handle(rename_ana_to("Ana Lima"));
    world.resolve(true, false);
    // Meanwhile the user was renamed on another server.
    let mut later = World::running(&["Ana", "Bia"], Pace::Free).0;
    later.stored = world.stored.clone();
    later.restart(false);
    later.handle(rename_ana_to("Ana Clara"));
    later.settle();
    world.stored = later.stored;
    world.settle();
    assert_eq!(stored_name(&world), "Ana Clara");
}

#[test]
fn repeated_ticks_queue_one_check_of_the_clock() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Live { minutes: 2 });
    let choice = world.clients[&conns[0]].legal_action(0).unwrap();
    world.request(conns[0], choice);
    world.now += 120_000;
    for _ in 0..100 {
        world.handle(Command::Tick);
    }
    assert_eq!(world.room.queue.len(), 1);
    world.settle();
    let late = world.stored.steps.iter().filter(|step| step.table.contains("\"late\"")).count();
    assert_eq!(late, 1);
}

#[test]
fn at_most_one_decision_of_a_bot_waits() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    world.table(ana, TableChange::Bot { seat: 1, level: Level::Easy }).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    world.play(ana, 0).unwrap();
    let (seat, decision, game) = world.thoughts.pop().unwrap();
    let think = |world: &mut World| {
        let mut dice = Dice::from_number(7);
        let level = crate::registry::Level::Easy;
        let playouts = crate::registry::Playouts(1);
        let action = game.think(level, games::frame::Seat(seat), &mut dice, playouts, &mut || true);
        world.handle(Command::Bot { seat, decision, action });
    };
    // A rename is in flight.
    world.handle(rename_ana_to("Ana Lima"));
    for _ in 0..100 {
        think(&mut world);
    }
    assert_eq!(world.room.queue.len(), 1);
    let begun = world.stored.row.version;
    world.settle();
    assert_eq!(world.stored.row.version, begun + 2, "the rename and the bot's choice");
}

#[test]
fn a_flood_of_requests_does_not_delay_renames_and_deadlines() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Live { minutes: 2 });
    for _ in 0..100 {
        let kind = world.clients[&conns[1]].legal_action(0).unwrap();
        world.request(conns[1], kind);
    }
    world.now += 120_000;
    world.handle(Command::Tick);
    world.handle(rename_ana_to("Ana Clara"));
    world.settle();
    assert_eq!(stored_name(&world), "Ana Clara");
    assert_eq!(world.clients[&conns[0]].document["table"]["late"]["0"], serde_json::json!({}));
}
