//! Streams under bad luck: whatever happens, everybody ends with the same picture as somebody who comes fresh.

use super::world::{World, person};
use crate::room::Wish;
use games::frame::Dice;
use protocol::{Level, Pace, TableChange};
use serde_json::json;

/// Random plans in one run; `RODADA_ROOM_PLANS` raises it.
const PLANS: u64 = 250;
const STEPS_PER_PLAN: u32 = 150;

#[test]
fn whatever_happens_every_picture_is_the_fresh_one() {
    let plans = std::env::var("RODADA_ROOM_PLANS").ok().and_then(|text| text.parse().ok()).unwrap_or(PLANS);
    for seed in 0..plans {
        let run = std::panic::catch_unwind(|| run_plan(seed));
        assert!(run.is_ok(), "the plan of seed {seed} fails");
    }
}

fn run_plan(seed: u64) {
    let mut dice = Dice::from_number(seed);
    let options = [json!({}), json!({"quick_turns": true}), json!({"board": "winter"})];
    let mut world = World::with_options(3, Pace::Free, dice.pick(&options));
    let ana = world.connect(Some(person("Ana")));
    let bia = world.connect(Some(person("Bia")));
    let again = world.connect(Some(person("Ana")));
    let watcher = world.connect(None);
    let conns = [ana, bia, again, watcher];
    world.table(bia, TableChange::Sit { seat: Some(1), invitation: None }).unwrap();
    world.table(ana, TableChange::Bot { seat: 2, level: Level::Easy }).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    for _ in 0..STEPS_PER_PLAN {
        let conn = *dice.pick(&conns);
        mishap(&mut world, &mut dice, conn);
    }
    for conn in conns {
        if !world.clients[&conn].connected {
            world.join(conn);
        }
    }
    world.settle();
    world.check_pictures(&format!("seed {seed}"));
    check_answers(&world, seed);
}

/// One thing that can happen to a table.
fn mishap(world: &mut World, dice: &mut Dice, conn: u64) {
    let connected = world.clients[&conn].connected;
    match dice.below(20) {
        0 if connected => world.drop_socket(conn),
        0..=2 if !connected => world.join(conn),
        1 => world.restart(dice.below(2) == 0),
        2 => world.resolve(dice.below(2) == 0, false),
        3 => world.reload(),
        4 if connected => send_again(world, dice, conn),
        5 if connected => {
            let expect = u64::from(dice.below(50));
            world.wish(conn, Wish::Act { expect, action: json!({"do": "pick", "dino": "trex"}) });
        }
        6 if connected => {
            let version = world.clients[&conn].document["you"]["undoable"].as_u64().unwrap_or(3);
            world.wish(conn, Wish::Undo { version });
        }
        7 => world.bot_answers(dice),
        8..=11 if connected => {
            if let Some(wish) = world.clients[&conn].listed(dice.below(60) as usize) {
                world.wish(conn, wish);
            }
        }
        12..=14 => world.resolve(true, true),
        15 => world.settle(),
        _ if connected => world.read(conn, 1 + dice.below(4) as usize),
        _ => {}
    }
}

/// The network delivers a request twice, or an old one late.
fn send_again(world: &mut World, dice: &mut Dice, conn: u64) {
    let open: Vec<(String, Wish)> = world.clients[&conn].open.clone().into_iter().collect();
    if !open.is_empty() {
        let (id, wish) = dice.pick(&open).clone();
        world.send(conn, id, wish);
    }
}

/// Every request was answered; every one that was carried out stands in the record exactly once.
fn check_answers(world: &World, seed: u64) {
    for client in world.clients.values() {
        assert!(client.open.is_empty(), "seed {seed}: unanswered: {:?}", client.open);
        for (id, answer) in &client.answers {
            let written = |step: &&crate::store::StepRow| {
                step.request.as_ref().is_some_and(|request| request.as_str() == id)
                    && step.user == client.person.as_ref().map(|person| person.user)
            };
            let steps: Vec<u64> =
                world.stored.steps.iter().filter(written).map(|step| step.version).collect();
            match answer {
                Ok(version) if steps.is_empty() => {
                    assert!(
                        *version <= world.stored.steps.len() as u64,
                        "seed {seed}: only joins change nothing"
                    );
                }
                Ok(version) => assert_eq!(steps, [*version], "seed {seed}: request {id}"),
                Err(code) => {
                    assert!(steps.is_empty(), "seed {seed}: {id} was refused with {code} and written")
                }
            }
        }
    }
}

#[test]
fn a_client_that_missed_a_few_steps_gets_only_those() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let before = world.clients[&conns[1]].since.clone().unwrap();
    world.drop_socket(conns[1]);
    world.play(conns[0], 0).unwrap();
    world.join(conns[1]);
    world.settle();
    let after = world.clients[&conns[1]].since.clone().unwrap();
    assert_eq!(after.stream, before.stream, "the stream goes on");
    assert_eq!(after.version, before.version + 1);
    world.check_pictures("after a short absence");
}

#[test]
fn a_client_of_another_stay_in_memory_gets_a_snapshot() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let before = world.clients[&conns[1]].since.clone().unwrap();
    world.restart(true);
    world.join(conns[1]);
    world.settle();
    assert_ne!(world.clients[&conns[1]].since.as_ref().unwrap().stream, before.stream);
    world.check_pictures("after a restart");
}

#[test]
fn the_patch_comes_before_the_answer() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let wish = world.clients[&conns[0]].listed(0).unwrap();
    let id = world.wish(conns[0], wish);
    world.resolve(true, true);
    world.read(conns[0], 1);
    assert!(!world.clients[&conns[0]].answers.contains_key(&id), "the first frame is the patch");
    world.read(conns[0], 1);
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
}

#[test]
fn nobody_is_told_before_it_is_written() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let before = world.clients[&conns[1]].since.clone();
    let wish = world.clients[&conns[0]].listed(0).unwrap();
    world.wish(conns[0], wish);
    world.read(conns[0], usize::MAX);
    world.read(conns[1], usize::MAX);
    assert_eq!(world.clients[&conns[1]].since, before);
    assert_eq!(world.clients[&conns[0]].open.len(), 1);
    world.settle();
    assert!(world.clients[&conns[0]].open.is_empty());
}

#[test]
fn somebody_who_joins_while_a_step_is_written_sees_the_last_committed_state() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let wish = world.clients[&conns[0]].listed(0).unwrap();
    world.wish(conns[0], wish);
    let version = world.room.version();
    let watcher = world.connect(None);
    world.read(watcher, 1);
    assert_eq!(world.clients[&watcher].since.as_ref().unwrap().version, version);
    world.settle();
    world.check_pictures("after the step");
}

#[test]
fn a_flood_of_requests_is_refused_as_busy_and_harms_nothing() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    for _ in 0..100 {
        let wish = world.clients[&conns[0]].listed(0).unwrap();
        world.wish(conns[0], wish);
    }
    assert!(world.is_writing());
    world.settle();
    let answers = &world.clients[&conns[0]].answers;
    let busy = answers.values().filter(|answer| **answer == Err("busy".to_owned())).count();
    let stale = answers.values().filter(|answer| **answer == Err("stale".to_owned())).count();
    assert_eq!(
        (busy, stale),
        (35, 64),
        "one is carried out, a queue's worth is stale, the rest is turned away"
    );
    world.check_pictures("after a flood");
}
