//! Clocks: whose time runs, when it is up, and how the other players vote then.

use super::world::{World, named_user};
use crate::{Command, RequestKind};
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
fn each_round_gives_every_player_the_full_time() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    for (first, last) in [(0, 1), (1, 0), (0, 1)] {
        world.play(conns[first], 0).unwrap();
        world.now += MINUTE;
        world.play(conns[last], 0).unwrap();
        assert_eq!(table(&world, conns[0])["awaited"], json!([0, 1]));
        assert_eq!(table(&world, conns[0])["deadline"], world.now + 2 * MINUTE);
    }
    world.check_documents("after three rounds");
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
    world.request(conns[1], RequestKind::Undo { version });
    world.settle();
    assert_eq!(table(&world, conns[0])["deadline"], end);
    world.check_documents("after reconsidering");
}

#[test]
fn time_while_the_server_was_down_is_given_back() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    let end = world.now + 2 * MINUTE;
    world.now += MINUTE;
    let version = world.play(conns[0], 0).unwrap();
    world.server_down(10 * MINUTE);
    tick(&mut world);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    assert_eq!(table(&world, conns[0])["deadline"], end + 10 * MINUTE);
    world.request(conns[0], RequestKind::Undo { version });
    world.settle();
    assert_eq!(table(&world, conns[0])["awaited"], json!([0, 1]));
    assert_eq!(table(&world, conns[0])["deadline"], end + 10 * MINUTE, "an undo loses no time either");
    world.server_down(MINUTE);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    assert_eq!(table(&world, conns[0])["deadline"], end + 11 * MINUTE, "each downtime is given back once");
}

#[test]
fn time_while_the_server_slept_is_given_back() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    let end = world.now + 2 * MINUTE;
    world.now += MINUTE;
    world.server_sleeps(10 * MINUTE);
    world.handle(Command::Tick);
    world.settle();
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    assert_eq!(table(&world, conns[0])["deadline"], end + 10 * MINUTE);
    world.check_documents("after sleeping");
    world.play(conns[0], 0).unwrap();
    assert_eq!(table(&world, conns[1])["deadline"], end + 10 * MINUTE, "the next step loses no time either");
}

#[test]
fn a_step_in_flight_does_not_lose_time_that_is_given_back() {
    for heard in [true, false] {
        let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
        let end = world.now + 2 * MINUTE;
        world.now += MINUTE;
        let choice = world.clients[&conns[0]].legal_action(0).unwrap();
        world.request(conns[0], choice);
        assert!(world.is_writing());
        world.give_back_time(10 * MINUTE);
        world.resolve(true, heard);
        assert_eq!(world.stored.row.deadline, Some(end + 10 * MINUTE));
        assert_eq!(world.stored_deadline(1), end + 10 * MINUTE);
        world.settle();
        // The room plans the next step before it learns of the time that was given back.
        let choice = world.clients[&conns[0]].legal_action(0).unwrap();
        world.request(conns[0], choice);
        world.handle(Command::TimeGivenBack);
        world.settle();
        assert_eq!(world.stored.row.deadline, Some(end + 10 * MINUTE));
        assert_eq!(table(&world, conns[1])["deadline"], end + 10 * MINUTE, "heard: {heard}");
        world.check_documents("after a step and a pause");
        world.server_down(MINUTE);
        conns.iter().for_each(|&conn| world.join(conn));
        world.settle();
        assert_eq!(table(&world, conns[1])["deadline"], end + 11 * MINUTE);
    }
}

#[test]
fn a_request_that_cannot_be_written_for_two_seconds_is_refused_and_can_be_repeated() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    let choice = world.clients[&conns[0]].legal_action(0).unwrap();
    let id = world.request(conns[0], choice.clone());
    for passed in [1_999, 1] {
        assert!(world.is_writing());
        world.read(conns[0], usize::MAX);
        assert!(!world.clients[&conns[0]].answers.contains_key(&id), "the request may still succeed");
        world.now += passed;
        world.resolve(false, false);
        world.reload();
    }
    assert!(!world.is_writing(), "a refused request is not written");
    world.read(conns[0], usize::MAX);
    assert_eq!(world.clients[&conns[0]].answers[&id], Err("unavailable".to_owned()));
    world.send(conns[0], id.clone(), choice);
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
}

#[test]
fn after_a_passed_deadline_the_other_players_can_vote_to_wait() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    world.play(conns[0], 0).unwrap();
    world.now += 2 * MINUTE - 1;
    tick(&mut world);
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    world.now += 1;
    tick(&mut world);
    assert_eq!(table(&world, conns[0])["late"], json!({"1": {}}));
    assert!(table(&world, conns[0]).get("deadline").is_none(), "no time runs during the vote");
    world.now += MINUTE;
    world.table(conns[0], TableChange::Vote { seat: 1, answer: Answer::Wait }).unwrap();
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    assert_eq!(table(&world, conns[0])["deadline"], world.now + 2 * MINUTE, "the time starts anew");
    world.check_documents("after waiting");
}

#[test]
fn the_other_players_can_vote_for_a_bot_and_the_user_takes_the_seat_back() {
    let (mut world, conns) =
        World::running(&["Ana", "Bia", "Caio"], Pace::Days { days: 3, no_vacation: false });
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
    assert_eq!(world.table(conns[1], vote()), Err("no_vote".to_owned()), "a late player has no vote");
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
fn a_late_player_who_acts_is_no_longer_late() {
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
        "no time ran while the bot had the seat, and none was regained"
    );
    world.table(conns[1], TableChange::HandOver).unwrap();
    world.server_down(10 * MINUTE);
    conns.iter().for_each(|&conn| world.join(conn));
    world.table(conns[1], TableChange::TakeBack).unwrap();
    assert_eq!(deadline(&world), end + MINUTE / 2 + 10 * MINUTE, "a restart changes nothing");
    world.server_down(MINUTE);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    world.table(conns[2], TableChange::HandOver).unwrap();
    assert_eq!(deadline(&world), end + MINUTE / 2 + 11 * MINUTE);
    world.check_documents("after taking back");
}

#[test]
fn after_a_bot_decided_the_next_decision_has_its_full_time() {
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
fn a_late_player_who_ends_the_round_is_not_late_in_the_next() {
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
fn without_a_pace_there_is_no_deadline() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.now += 1_000 * 24 * 60 * MINUTE;
    tick(&mut world);
    assert!(table(&world, conns[0]).get("deadline").is_none());
    assert_eq!(table(&world, conns[0])["late"], json!({}));
}

#[test]
fn without_a_pace_the_other_players_can_call_the_time_of_a_user_who_is_long_away() {
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
    assert_eq!(world.table(ana, call()), Err("no_vote".to_owned()), "Bia is connected");
    assert_eq!(world.table(ana, TableChange::CallTime { seat: 0 }), Err("no_vote".to_owned()));
    world.drop_socket(bia);
    let caio = world.connect(Some(named_user("Caio")));
    assert_eq!(world.table(caio, call()), Err("not_seated".to_owned()));
    world.table(ana, call()).unwrap();
    assert_eq!(table(&world, ana)["late"], json!({"1": {}}));
    world.table(ana, TableChange::Vote { seat: 1, answer: Answer::Bot }).unwrap();
    assert_eq!(table(&world, ana)["seats"]["1"]["stand_in"], true);
    world.table(ana, TableChange::Abandon { agree: true }).unwrap();
    assert_eq!(table(&world, ana)["status"], "abandoned", "the remaining users can end the match");
    world.check_documents("after calling time");
}

#[test]
fn a_deadline_passes_without_any_connected_socket() {
    let (mut world, _) = World::running(&["Ana", "Bia"], PACE);
    world.restart(true);
    world.now += 5 * MINUTE;
    tick(&mut world);
    let steps = world.stored.steps.len();
    tick(&mut world);
    assert_eq!(world.stored.steps.len(), steps, "a player becomes late once");
    let ana = world.connect(Some(named_user("Ana")));
    world.settle();
    assert_eq!(table(&world, ana)["late"], json!({"0": {}, "1": {}}));
}
