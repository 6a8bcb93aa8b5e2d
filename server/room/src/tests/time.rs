//! Time: whose runs, when it is up, and what the others choose then.

use super::world::{World, person};
use crate::{Command, Wish};
use protocol::{Answer, Pace, TableChange};
use serde_json::{Value, json};

const MINUTE: u64 = 60_000;
const PACE: Pace = Pace::Live { minutes: 2 };

fn table(world: &World, conn: u64) -> &Value {
    &world.clients[&conn].document["table"]
}

fn tick(world: &mut World) {
    world.handle(Command::Tick);
    world.settle();
}

#[test]
fn time_runs_from_when_a_seat_is_awaited() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    let end = world.now + 2 * MINUTE;
    assert_eq!(table(&world, conns[0])["deadline"], end);
    world.now += MINUTE;
    world.play(conns[0], 0).unwrap();
    assert_eq!(table(&world, conns[0])["deadline"], end, "Bia's time goes on");
}

#[test]
fn every_round_has_all_its_time_for_the_first_and_for_the_last_to_choose() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    for (first, last) in [(0, 1), (1, 0), (0, 1)] {
        world.play(conns[first], 0).unwrap();
        world.now += MINUTE;
        world.play(conns[last], 0).unwrap();
        assert_eq!(table(&world, conns[0])["awaited"], json!([0, 1]));
        assert_eq!(table(&world, conns[0])["deadline"], world.now + 2 * MINUTE);
    }
    world.check_pictures("after three rounds");
}

#[test]
fn reconsidering_and_undoing_gain_no_time() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], PACE);
    let end = world.now + 2 * MINUTE;
    world.now += MINUTE;
    world.play(conns[1], 0).unwrap();
    world.play(conns[2], 0).unwrap();
    world.now += MINUTE / 2;
    world.play(conns[1], 0).unwrap();
    assert_eq!(table(&world, conns[0])["awaited"], json!([0, 1]), "Bia reconsiders");
    assert_eq!(table(&world, conns[0])["deadline"], end);
    let version = world.play(conns[1], 0).unwrap();
    world.wish(conns[1], Wish::Undo { version });
    world.settle();
    assert_eq!(table(&world, conns[0])["deadline"], end);
    world.check_pictures("after reconsidering");
}

#[test]
fn nobody_loses_the_time_the_server_was_down() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    let end = world.now + 2 * MINUTE;
    world.now += MINUTE;
    let version = world.play(conns[0], 0).unwrap();
    world.away(10 * MINUTE);
    tick(&mut world);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    assert_eq!(table(&world, conns[0])["deadline"], end + 10 * MINUTE);
    world.wish(conns[0], Wish::Undo { version });
    world.settle();
    assert_eq!(table(&world, conns[0])["awaited"], json!([0, 1]));
    assert_eq!(table(&world, conns[0])["deadline"], end + 10 * MINUTE, "nor by taking a step back");
    world.away(MINUTE);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    assert_eq!(table(&world, conns[0])["deadline"], end + 11 * MINUTE, "once for each time");
}

#[test]
fn nobody_loses_the_time_the_server_slept() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    let end = world.now + 2 * MINUTE;
    world.now += MINUTE;
    world.asleep(10 * MINUTE);
    world.handle(Command::Tick);
    world.settle();
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    assert_eq!(table(&world, conns[0])["deadline"], end + 10 * MINUTE);
    world.check_pictures("after sleeping");
    world.play(conns[0], 0).unwrap();
    assert_eq!(table(&world, conns[1])["deadline"], end + 10 * MINUTE, "nor with the next step");
}

#[test]
fn nobody_loses_time_to_a_step_that_was_being_written_when_it_was_given_back() {
    for heard in [true, false] {
        let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
        let end = world.now + 2 * MINUTE;
        world.now += MINUTE;
        let choice = world.clients[&conns[0]].listed(0).unwrap();
        world.wish(conns[0], choice);
        assert!(world.is_writing());
        world.give_back(10 * MINUTE);
        world.resolve(true, heard);
        assert_eq!(world.stored.row.deadline, Some(end + 10 * MINUTE));
        assert_eq!(world.stored_deadline(1), end + 10 * MINUTE);
        world.settle();
        // The room hears of it later than it writes.
        let choice = world.clients[&conns[0]].listed(0).unwrap();
        world.wish(conns[0], choice);
        world.handle(Command::TimeGivenBack);
        world.settle();
        assert_eq!(world.stored.row.deadline, Some(end + 10 * MINUTE));
        assert_eq!(table(&world, conns[1])["deadline"], end + 10 * MINUTE, "heard: {heard}");
        world.check_pictures("after a step and a pause");
        world.away(MINUTE);
        conns.iter().for_each(|&conn| world.join(conn));
        world.settle();
        assert_eq!(table(&world, conns[1])["deadline"], end + 11 * MINUTE);
    }
}

#[test]
fn who_waits_two_seconds_for_the_store_is_told_and_may_try_again() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    let choice = world.clients[&conns[0]].listed(0).unwrap();
    let id = world.wish(conns[0], choice.clone());
    for passed in [1_999, 1] {
        assert!(world.is_writing());
        world.read(conns[0], usize::MAX);
        assert!(!world.clients[&conns[0]].answers.contains_key(&id), "it may still go through");
        world.now += passed;
        world.resolve(false, false);
        world.reload();
    }
    assert!(!world.is_writing(), "nothing is written behind their back");
    world.read(conns[0], usize::MAX);
    assert_eq!(world.clients[&conns[0]].answers[&id], Err("unavailable".to_owned()));
    world.send(conns[0], id.clone(), choice);
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
}

#[test]
fn a_passed_deadline_is_told_and_the_others_choose_to_wait() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    world.play(conns[0], 0).unwrap();
    world.now += 2 * MINUTE - 1;
    tick(&mut world);
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    world.now += 1;
    tick(&mut world);
    assert_eq!(table(&world, conns[0])["late"], json!({"1": {}}));
    assert!(table(&world, conns[0]).get("deadline").is_none(), "with the question open no time runs");
    world.now += MINUTE;
    world.table(conns[0], TableChange::Vote { seat: 1, answer: Answer::Wait }).unwrap();
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    assert_eq!(table(&world, conns[0])["deadline"], world.now + 2 * MINUTE, "their time starts anew");
    world.check_pictures("after waiting");
}

#[test]
fn the_others_may_let_a_bot_play_and_the_owner_takes_the_seat_back() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Days { days: 3 });
    world.play(conns[0], 0).unwrap();
    world.play(conns[2], 0).unwrap();
    world.restart(true);
    world.now += 3 * 24 * 60 * MINUTE;
    tick(&mut world);
    for &conn in &conns {
        world.join(conn);
    }
    world.settle();
    let vote = || TableChange::Vote { seat: 1, answer: Answer::Bot };
    assert_eq!(world.table(conns[1], vote()), Err("no_vote".to_owned()), "not about oneself");
    world.table(conns[0], vote()).unwrap();
    assert_eq!(world.thoughts.len(), 0, "one of two present is no majority");
    world.table(conns[2], vote()).unwrap();
    assert_eq!(table(&world, conns[0])["seats"]["1"]["stand_in"], true);
    assert_eq!(world.thoughts.len(), 1);
    world.table(conns[1], TableChange::TakeBack).unwrap();
    assert!(table(&world, conns[0])["seats"]["1"].get("stand_in").is_none());
    assert!(world.play(conns[1], 0).is_ok());
}

#[test]
fn whoever_is_late_and_plays_after_all_is_no_longer_late() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    world.now += 2 * MINUTE;
    tick(&mut world);
    assert_eq!(table(&world, conns[0])["late"], json!({"0": {}, "1": {}}));
    world.play(conns[0], 0).unwrap();
    assert_eq!(table(&world, conns[0])["late"], json!({"1": {}}));
}

#[test]
fn handing_over_and_taking_back_gain_no_time() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], PACE);
    let end = world.now + 2 * MINUTE;
    world.now += MINUTE;
    world.table(conns[1], TableChange::HandOver).unwrap();
    world.now += MINUTE / 2;
    world.table(conns[1], TableChange::TakeBack).unwrap();
    let deadline = |world: &World| world.stored_deadline(1);
    assert_eq!(
        deadline(&world),
        end + MINUTE / 2,
        "while the bot had the seat no time ran, and none came back"
    );
    world.table(conns[1], TableChange::HandOver).unwrap();
    world.away(10 * MINUTE);
    conns.iter().for_each(|&conn| world.join(conn));
    world.table(conns[1], TableChange::TakeBack).unwrap();
    assert_eq!(deadline(&world), end + MINUTE / 2 + 10 * MINUTE, "nor by a restart");
    world.away(MINUTE);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    world.table(conns[2], TableChange::HandOver).unwrap();
    assert_eq!(deadline(&world), end + MINUTE / 2 + 11 * MINUTE);
    world.check_pictures("after taking back");
}

#[test]
fn what_a_bot_decided_meanwhile_leaves_the_next_decision_all_its_time() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    world.now += MINUTE;
    world.table(conns[0], TableChange::HandOver).unwrap();
    world.play(conns[1], 0).unwrap();
    while !world.thoughts.is_empty() {
        world.bot_answers(&mut games::frame::Dice::from_number(1));
        world.settle();
    }
    assert_eq!(table(&world, conns[1])["awaited"], json!([0, 1]), "the bot chooses after Bia");
    world.now += 5 * MINUTE;
    world.table(conns[0], TableChange::TakeBack).unwrap();
    assert_eq!(table(&world, conns[0])["awaited"], json!([0, 1]));
    assert_eq!(world.stored_deadline(0), world.now + 2 * MINUTE);
}

#[test]
fn whoever_is_late_and_ends_the_round_after_all_is_not_late_in_the_next() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    world.play(conns[0], 0).unwrap();
    world.now += 2 * MINUTE;
    tick(&mut world);
    assert_eq!(table(&world, conns[0])["late"], json!({"1": {}}));
    world.play(conns[1], 0).unwrap();
    assert_eq!(table(&world, conns[0])["awaited"], json!([0, 1]));
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    assert_eq!(table(&world, conns[0])["deadline"], world.now + 2 * MINUTE);
}

#[test]
fn without_a_pace_no_time_runs() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.now += 1_000 * 24 * 60 * MINUTE;
    tick(&mut world);
    assert!(table(&world, conns[0]).get("deadline").is_none());
    assert_eq!(table(&world, conns[0])["late"], json!({}));
}

#[test]
fn without_a_pace_the_others_call_the_time_of_somebody_who_is_long_away() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let [ana, bia] = conns[..] else { unreachable!() };
    let end = world.now + 72 * 60 * MINUTE;
    world.play(ana, 0).unwrap();
    let call = || TableChange::CallTime { seat: 1 };
    world.drop_socket(bia);
    world.now = end - 1;
    assert_eq!(world.table(ana, call()), Err("no_vote".to_owned()));
    world.now = end;
    world.join(bia);
    assert_eq!(world.table(ana, call()), Err("no_vote".to_owned()), "Bia is there");
    assert_eq!(world.table(ana, TableChange::CallTime { seat: 0 }), Err("no_vote".to_owned()));
    world.drop_socket(bia);
    let caio = world.connect(Some(person("Caio")));
    assert_eq!(world.table(caio, call()), Err("not_seated".to_owned()));
    world.table(ana, call()).unwrap();
    assert_eq!(table(&world, ana)["late"], json!({"1": {}}));
    world.table(ana, TableChange::Vote { seat: 1, answer: Answer::Bot }).unwrap();
    assert_eq!(table(&world, ana)["seats"]["1"]["stand_in"], true);
    world.table(ana, TableChange::Abandon { agree: true }).unwrap();
    assert_eq!(table(&world, ana)["status"], "abandoned", "who is left may end it");
    world.check_pictures("after calling time");
}

#[test]
fn nobody_needs_to_be_there_for_time_to_pass() {
    let (mut world, _) = World::running(&["Ana", "Bia"], PACE);
    world.restart(true);
    world.now += 5 * MINUTE;
    tick(&mut world);
    let steps = world.stored.steps.len();
    tick(&mut world);
    assert_eq!(world.stored.steps.len(), steps, "it is told once");
    let ana = world.connect(Some(person("Ana")));
    world.settle();
    assert_eq!(table(&world, ana)["late"], json!({"0": {}, "1": {}}));
}
