//! What statistics need of a match that was played to its end.

use super::removals::offered;
use super::world::{World, named_user};
use crate::summary::{SummaryError, summarise};
use crate::{Command, ConnId};
use games::frame::Dice;
use protocol::{Pace, TableChange, TableStatus};
use serde_json::json;

/// Plays the match to its end, with so many milliseconds before each action. The seats have these sockets.
fn play_to_the_end(world: &mut World, sockets: &[ConnId], think: u64) {
    let mut dice = Dice::from_number(1);
    let awaited = |world: &World| world.room.record.state.awaited().next();
    while let Some(seat) = awaited(world) {
        world.pass(think);
        world.play(sockets[usize::from(seat)], dice.below(1_000) as usize).unwrap();
    }
    assert_eq!(world.room.record.state.table.status, TableStatus::Over);
}

#[test]
fn the_lines_add_up_to_the_result_in_all_games() {
    for definition in crate::registry::definitions() {
        let names = ["Ana", "Bia", "Caio"].map(str::to_owned);
        let mut world = World::seated(definition.name(), &names, &json!({}));
        assert!(matches!(summarise(&world.stored), Err(SummaryError::NotOver)));
        play_to_the_end(&mut world, &[1, 2, 3], 10);
        let summary = summarise(&world.stored).unwrap();
        for (seat, points) in world.room.record.state.result().unwrap().points {
            let lines = summary.lines.values().filter_map(|cells| cells.get(&seat));
            assert_eq!(lines.sum::<i32>(), points, "{} seat {seat}", definition.name());
        }
        assert!(summary.thinking.is_empty(), "the match has no pace");
        assert!(summary.changed_hands.is_empty());
    }
}

#[test]
fn in_live_matches_the_time_counts_in_which_a_seat_is_awaited() {
    let (mut world, sockets) = World::running(&["Ana", "Bia"], Pace::Live { minutes: 5 });
    play_to_the_end(&mut world, &sockets, 1_000);
    let summary = summarise(&world.stored).unwrap();
    let steps = world.stored.steps.iter().filter(|step| step.action.is_some()).count() as u64;
    let all: u64 = summary.thinking.values().sum();
    // Where both are awaited the time counts for both.
    assert!((steps * 1_000..=2 * steps * 1_000).contains(&all), "{all} ms in {steps} steps");
    assert_eq!(summary.thinking.len(), 2);
}

#[test]
fn a_seat_changes_hands_when_somebody_else_takes_it() {
    let (mut world, mut sockets, dora, key) = offered();
    world.table(dora, TableChange::TakeOver { invitation: key }).unwrap();
    sockets[2] = dora;
    play_to_the_end(&mut world, &sockets, 0);
    assert_eq!(summarise(&world.stored).unwrap().changed_hands, [2].into());
}

#[test]
fn a_seat_that_a_bot_stands_in_for_stays_its_users() {
    let (mut world, sockets) = World::running(&["Ana", "Bia"], Pace::Live { minutes: 5 });
    world.table(sockets[1], TableChange::HandOver).unwrap();
    world.table(sockets[1], TableChange::TakeBack).unwrap();
    play_to_the_end(&mut world, &sockets, 1_000);
    assert!(summarise(&world.stored).unwrap().changed_hands.is_empty());
}

#[test]
fn a_guest_who_becomes_somebody_is_the_same_player() {
    let (mut world, mut sockets) = World::running(&["Ana", "Bia"], Pace::Free);
    world.merge_in_store(named_user("Bia"), named_user("Beatriz"));
    world.handle(Command::HostChanged);
    sockets[1] = world.connect(Some(named_user("Beatriz")));
    world.settle();
    play_to_the_end(&mut world, &sockets, 0);
    assert!(summarise(&world.stored).unwrap().changed_hands.is_empty());
}
