//! Requests that wait while a step is being written: their number is limited, and none of them is lost.

use super::world::{World, named_user};
use crate::{Command, RequestKind};
use games::frame::Dice;
use protocol::{Level, Pace, TableChange};

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
    let mut world = World::new(3, Pace::Free);
    let [ana, bia] = ["Ana", "Bia"].map(|name| world.connect(Some(named_user(name))));
    world.table(bia, TableChange::Sit { seat: None, invitation: None }).unwrap();
    world.table(ana, TableChange::Bot { seat: 2, level: Level::Easy }).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    world.play(ana, 0).unwrap();
    world.play(bia, 0).unwrap();
    let (seat, decision, game) = world.thoughts.pop().unwrap();
    let think = |world: &mut World| {
        let mut dice = Dice::from_number(7);
        let level = crate::registry::Level::Beginner;
        let action = game.think(level, games::frame::Seat(seat), &mut dice, &mut || true);
        world.handle(Command::Bot { seat, decision, action });
    };
    // A change of the table is in flight.
    world.request(ana, RequestKind::Table(TableChange::Abandon { agree: true }));
    for _ in 0..100 {
        think(&mut world);
    }
    assert_eq!(world.room.queue.len(), 1);
    let begun = world.stored.row.version;
    world.settle();
    assert_eq!(world.stored.row.version, begun + 2, "the change and the bot's choice");
}

#[test]
fn a_flood_of_requests_does_not_delay_deadlines() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Live { minutes: 2 });
    for _ in 0..100 {
        let kind = world.clients[&conns[1]].legal_action(0).unwrap();
        world.request(conns[1], kind);
    }
    world.now += 120_000;
    world.handle(Command::Tick);
    world.settle();
    assert_eq!(world.clients[&conns[0]].document["table"]["late"]["0"], serde_json::json!({}));
}
