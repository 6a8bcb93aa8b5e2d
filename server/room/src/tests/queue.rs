//! What waits while a step is being written: no more than there is room for, and nothing of it gets lost.

use super::world::{World, person};
use crate::stored::Sitter;
use crate::{Command, Person};
use games::frame::Dice;
use protocol::{Level, Pace, TableChange};

fn called(name: &str) -> Command {
    Command::Rename(Person { name: name.to_owned(), ..person("Ana") })
}

fn name_kept(world: &World) -> &str {
    match &world.stored.seats[0].sitter {
        Sitter::Person { name, .. } => name,
        Sitter::Nobody | Sitter::Bot { .. } => unreachable!("Ana sits there"),
    }
}

#[test]
fn the_latest_of_several_names_holds() {
    let (mut world, _) = World::running(&["Ana", "Bia"], Pace::Free);
    world.handle(called("Ana Lima"));
    assert!(world.is_writing());
    for name in ["Ana Paula", "Ana", "Ana Clara"] {
        world.handle(called(name));
        assert_eq!(world.room.queue.len(), 1);
    }
    world.settle();
    assert_eq!(name_kept(&world), "Ana Clara");
    world.check_pictures("after four names");
}

#[test]
fn the_latest_name_holds_whatever_became_of_the_one_before() {
    for (written, heard) in [(true, true), (true, false), (false, false)] {
        let (mut world, _) = World::running(&["Ana", "Bia"], Pace::Free);
        world.handle(called("Ana Lima"));
        world.handle(called("Ana Clara"));
        world.resolve(written, heard);
        world.settle();
        assert_eq!(name_kept(&world), "Ana Clara", "written: {written}, heard: {heard}");
    }
}

#[test]
fn a_name_that_was_written_unheard_does_not_come_back_over_a_later_one() {
    let (mut world, _) = World::running(&["Ana", "Bia"], Pace::Free);
    world.handle(called("Ana Lima"));
    world.resolve(true, false);
    // Meanwhile she was given another one elsewhere.
    let mut later = World::running(&["Ana", "Bia"], Pace::Free).0;
    later.stored = world.stored.clone();
    later.restart(false);
    later.handle(called("Ana Clara"));
    later.settle();
    world.stored = later.stored;
    world.settle();
    assert_eq!(name_kept(&world), "Ana Clara");
}

#[test]
fn however_often_the_room_is_woken_it_looks_at_the_clock_once() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Live { minutes: 2 });
    let choice = world.clients[&conns[0]].listed(0).unwrap();
    world.wish(conns[0], choice);
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
fn a_bot_waits_with_one_decision() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(person("Ana")));
    world.table(ana, TableChange::Bot { seat: 1, level: Level::Easy }).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    world.play(ana, 0).unwrap();
    let (seat, decision, position) = world.thoughts.pop().unwrap();
    let think = |world: &mut World| {
        let mut dice = Dice::from_number(7);
        let level = crate::shelf::Level::Easy;
        let playouts = crate::shelf::Playouts(1);
        let action = position.think(level, games::frame::Seat(seat), &mut dice, playouts, &mut || true);
        world.handle(Command::Bot { seat, decision, action });
    };
    // A name is being written.
    world.handle(called("Ana Lima"));
    for _ in 0..100 {
        think(&mut world);
    }
    assert_eq!(world.room.queue.len(), 1);
    let begun = world.stored.row.version;
    world.settle();
    assert_eq!(world.stored.row.version, begun + 2, "the name and the bot's choice");
}

#[test]
fn people_who_ask_too_much_keep_no_name_and_no_clock_waiting() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Live { minutes: 2 });
    for _ in 0..100 {
        let wish = world.clients[&conns[1]].listed(0).unwrap();
        world.wish(conns[1], wish);
    }
    world.now += 120_000;
    world.handle(Command::Tick);
    world.handle(called("Ana Clara"));
    world.settle();
    assert_eq!(name_kept(&world), "Ana Clara");
    assert_eq!(world.clients[&conns[0]].document["table"]["late"]["0"], serde_json::json!({}));
}
