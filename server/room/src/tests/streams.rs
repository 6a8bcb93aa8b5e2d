//! Streams under bad luck: in the end, every client shows the same document as one that joins now.

use super::chance::draw_from;
use super::world::{World, named_user};
use crate::registry::definitions;
use crate::{Command, RequestKind};
use games::frame::Dice;
use protocol::{Level, Pace, Since, TableChange};
use records::Lease;
use serde_json::json;

/// Random plans in one run. The environment variable `RODADA_ROOM_PLANS` replaces this number.
const PLANS: u64 = 250;
const STEPS_PER_PLAN: u32 = 150;

#[test]
fn after_random_events_every_client_shows_the_present_document() {
    let plans = std::env::var("RODADA_ROOM_PLANS").ok().and_then(|text| text.parse().ok()).unwrap_or(PLANS);
    for seed in 0..plans {
        let run = std::panic::catch_unwind(|| run_plan(seed));
        assert!(run.is_ok(), "the plan of seed {seed} fails");
    }
}

fn run_plan(seed: u64) {
    draw_from(seed);
    let mut dice = Dice::from_number(seed);
    let options = [json!({}), json!({"quick_turns": true}), json!({"board": "winter"})];
    let mut world = World::with_options(3, Pace::Free, dice.pick(&options));
    let ana = world.connect(Some(named_user("Ana")));
    let bia = world.connect(Some(named_user("Bia")));
    let again = world.connect(Some(named_user("Ana")));
    let watcher = world.connect(None);
    let conns = [ana, bia, again, watcher];
    world.table(bia, TableChange::Sit { seat: Some(1), invitation: None }).unwrap();
    world.table(ana, TableChange::Bot { seat: 2, level: Level::Easy }).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    // Every other match is shared with another server.
    let shared = seed % 2 == 1;
    let leases = [Lease::Alone, Lease::Leading, Lease::Following];
    world.lease(if shared { *dice.pick(&leases) } else { Lease::Sole });
    for _ in 0..STEPS_PER_PLAN {
        if shared && dice.below(12) == 0 {
            something_elsewhere(&mut world, &mut dice);
        }
        let conn = *dice.pick(&conns);
        mishap(&mut world, &mut dice, conn);
    }
    for conn in conns {
        if !world.clients[&conn].connected {
            world.join(conn);
        }
    }
    world.settle();
    world.send_store_state();
    world.settle();
    world.check_documents(&format!("seed {seed}"));
    check_answers(&world, seed);
}

/// Does one random thing to a match.
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
            world.request(conn, RequestKind::Act { expect, action: json!({"do": "pick", "dino": "trex"}) });
        }
        6 if connected => {
            let version = world.clients[&conn].document["you"]["undoable"].as_u64().unwrap_or(3);
            world.request(conn, RequestKind::Undo { version });
        }
        7 => world.bot_answers(dice),
        8..=11 if connected => {
            if let Some(kind) = world.clients[&conn].legal_action(dice.below(60) as usize) {
                world.request(conn, kind);
            }
        }
        12..=14 => world.resolve_many(1 + dice.below(3) as usize, true, true),
        15 => world.settle(),
        _ if connected => world.read(conn, 1 + dice.below(4) as usize),
        _ => {}
    }
}

/// A user acts on another server, and this server may learn of it.
fn something_elsewhere(world: &mut World, dice: &mut Dice) {
    let conn = *dice.pick(&world.clients.keys().copied().collect::<Vec<_>>());
    let (user, kind) =
        (world.clients[&conn].user, world.clients[&conn].legal_action(dice.below(60) as usize));
    if let (Some(user), Some(kind)) = (user, kind) {
        world.act_elsewhere(user, kind);
    }
    if dice.below(3) == 0 {
        world.send_store_state();
    }
}

/// The network delivers a request twice or late.
fn send_again(world: &mut World, dice: &mut Dice, conn: u64) {
    let open: Vec<(String, RequestKind)> = world.clients[&conn].open.clone().into_iter().collect();
    if !open.is_empty() {
        let (id, kind) = dice.pick(&open).clone();
        world.send(conn, id, kind);
    }
}

/// Every request was answered, and every request that was carried out has exactly one step.
fn check_answers(world: &World, seed: u64) {
    for client in world.clients.values() {
        assert!(client.open.is_empty(), "seed {seed}: unanswered: {:?}", client.open);
        for (id, answer) in &client.answers {
            let written = |step: &&records::StepRow| {
                step.request.as_ref().is_some_and(|request| request.as_str() == id)
                    && step.user == client.user
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
fn after_the_end_of_any_game_every_client_shows_the_present_document() {
    for definition in definitions() {
        let (info, mut dice) = (definition.info(), Dice::from_number(15));
        let names: Vec<String> = (0..info.min_seats).map(|seat| format!("P{seat}")).collect();
        let mut world = World::seated(definition.name(), &names, &json!({}));
        world.connect(None);
        while !world.room.is_over() {
            let seat = world.room.record.state.awaited().next().expect("a seat is awaited");
            world.act_for(seat, &mut dice);
        }
        world.settle();
        world.check_documents(definition.name());
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
    assert_eq!(after.stream, before.stream, "the stream is the same");
    assert_eq!(after.version, before.version + 1);
    world.check_documents("after a short absence");
}

#[test]
fn a_client_that_missed_many_steps_gets_them_without_a_snapshot() {
    for (name, missed) in [("draftosaurus", 20), ("dogs", 20), ("dogs-cardgame", 30), ("dog-lover", 30)] {
        let mut dice = Dice::from_number(7);
        let mut world = World::seated(name, &["Ana", "Bia", "Caio"].map(str::to_owned), &json!({}));
        let away: Vec<u64> = [Some(named_user("Ana")), None, Some(named_user("Ana")), None]
            .map(|who| world.connect(who))
            .to_vec();
        world.settle();
        for _ in 0..3 {
            away.iter().for_each(|&conn| world.drop_socket(conn));
            let before = world.room.version();
            while world.room.version() < before + missed && !world.room.is_over() {
                let seat = world.room.record.state.awaited().next().expect("a seat is awaited");
                world.act_for(seat, &mut dice);
            }
            for &conn in &away {
                world.join(conn);
                let first = &world.clients[&conn].inbox[0];
                assert!(first.contains(r#""t":"resumed""#), "{name} from {before}: {first:.100}");
            }
            world.settle();
            world.check_documents(name);
        }
        let bundles = away.iter().filter(|conn| world.clients[conn].bundles > 0).count();
        assert_eq!(bundles, 2, "{name}: every other client receives one compressed bundle");
    }
}

#[test]
fn a_client_that_missed_more_steps_than_are_kept_gets_a_snapshot() {
    let mut dice = Dice::from_number(8);
    let mut world =
        World::seated("dog-lover", &["Ana", "Bia", "Caio", "Davi"].map(str::to_owned), &json!({}));
    let watcher = world.connect(None);
    world.settle();
    let before = world.clients[&watcher].since.clone().unwrap();
    for missed in 1..=80 {
        let seat = world.room.record.state.awaited().next().expect("a seat is awaited");
        world.act_for(seat, &mut dice);
        assert_eq!(is_resumed(&mut world, watcher, &before), missed <= 64, "after {missed} steps");
    }
}

/// Whether a client that reconnects with this state is sent the frames that it missed, and not a snapshot message.
fn is_resumed(world: &mut World, conn: u64, since: &Since) -> bool {
    world.drop_socket(conn);
    let client = world.clients.get_mut(&conn).unwrap();
    client.since = Some(since.clone());
    client.inbox.clear();
    world.join(conn);
    world.clients[&conn].inbox[0].contains(r#""t":"resumed""#)
}

#[test]
fn a_refused_request_of_a_spectator_does_not_affect_other_clients() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let (watcher, other) = (world.connect(None), world.connect(None));
    world.settle();
    let since = world.clients[&other].since.clone().unwrap();
    world.play(conns[0], 0).unwrap();
    world.request(watcher, RequestKind::Act { expect: u64::MAX, action: json!({}) });
    assert!(is_resumed(&mut world, other, &since));
}

#[test]
fn a_client_from_before_a_restart_gets_a_snapshot() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let before = world.clients[&conns[1]].since.clone().unwrap();
    world.restart(true);
    world.join(conns[1]);
    world.settle();
    assert_ne!(world.clients[&conns[1]].since.as_ref().unwrap().stream, before.stream);
    world.check_documents("after a restart");
}

#[test]
fn the_patch_comes_before_the_answer() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let kind = world.clients[&conns[0]].legal_action(0).unwrap();
    let id = world.request(conns[0], kind);
    world.resolve(true, true);
    world.read(conns[0], 1);
    assert!(!world.clients[&conns[0]].answers.contains_key(&id), "the first frame is the patch");
    world.read(conns[0], 1);
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
}

#[test]
fn a_step_is_sent_only_after_it_is_written() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let before = world.clients[&conns[1]].since.clone();
    let kind = world.clients[&conns[0]].legal_action(0).unwrap();
    world.request(conns[0], kind);
    world.read(conns[0], usize::MAX);
    world.read(conns[1], usize::MAX);
    assert_eq!(world.clients[&conns[1]].since, before);
    assert_eq!(world.clients[&conns[0]].open.len(), 1);
    world.settle();
    assert!(world.clients[&conns[0]].open.is_empty());
}

#[test]
fn a_client_that_joins_while_a_step_is_written_gets_the_last_committed_state() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let kind = world.clients[&conns[0]].legal_action(0).unwrap();
    world.request(conns[0], kind);
    let version = world.room.version();
    let watcher = world.connect(None);
    world.read(watcher, 1);
    assert_eq!(world.clients[&watcher].since.as_ref().unwrap().version, version);
    world.settle();
    world.check_documents("after the step");
}

#[test]
fn a_flood_of_requests_is_refused_as_busy() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    for _ in 0..100 {
        let kind = world.clients[&conns[0]].legal_action(0).unwrap();
        world.request(conns[0], kind);
    }
    assert!(world.is_writing());
    world.settle();
    let answers = &world.clients[&conns[0]].answers;
    let busy = answers.values().filter(|answer| **answer == Err("busy".to_owned())).count();
    let stale = answers.values().filter(|answer| **answer == Err("stale".to_owned())).count();
    assert_eq!(
        (busy, stale),
        (35, 64),
        "one request is carried out, 64 wait and are stale, the others are refused"
    );
    world.check_documents("after a flood");
}

#[test]
fn steps_of_another_server_are_sent_as_patches() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Leading);
    let before = world.clients[&conns[0]].since.clone().unwrap();
    let kind = world.clients[&conns[1]].legal_action(0).unwrap();
    assert!(world.act_elsewhere(named_user("Bia"), kind));
    world.send_store_state();
    world.settle();
    let after = world.clients[&conns[0]].since.clone().unwrap();
    assert_eq!((after.stream, after.version), (before.stream, before.version + 1), "a patch and no snapshot");
    world.check_documents("after a step of another server");
    let (thinking, version) = (world.thoughts.len(), world.room.version());
    world.send_store_state();
    world.settle();
    assert_eq!(
        (world.thoughts.len(), world.room.version()),
        (thinking, version),
        "a known state changes nothing"
    );
}

#[test]
fn of_two_racing_servers_the_second_plans_again_on_the_step_of_the_first() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Following);
    let (mine, theirs) = (
        world.clients[&conns[0]].legal_action(0).unwrap(),
        world.clients[&conns[1]].legal_action(0).unwrap(),
    );
    let id = world.request(conns[0], mine);
    assert!(world.act_elsewhere(named_user("Bia"), theirs));
    let version = world.stored.row.version;
    world.settle();
    assert_eq!(world.clients[&conns[0]].answers[&id], Ok(version + 1));
    world.check_documents("after a race");
}

#[test]
fn the_store_is_checked_before_a_request_is_refused() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    // No server knows yet that the other one has the match open. Bia takes a seat there, and Ana's client was
    // connected there before.
    world.lease(Lease::Alone);
    assert!(world.act_elsewhere(
        named_user("Bia"),
        RequestKind::Table(TableChange::Sit { seat: None, invitation: None })
    ));
    assert_eq!(world.table(ana, TableChange::Start), Ok(world.stored.row.version));
    assert_eq!(world.table(ana, TableChange::Start), Err("started".to_owned()));
}

#[test]
fn a_client_that_comes_from_another_server_gets_the_steps_it_saw_there() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Alone);
    let kind = world.clients[&conns[1]].legal_action(0).unwrap();
    world.drop_socket(conns[1]);
    assert!(world.act_elsewhere(named_user("Bia"), kind));
    world.clients.get_mut(&conns[1]).unwrap().since =
        Some(Since { stream: "other".to_owned(), version: world.stored.row.version, line: 0 });
    world.join(conns[1]);
    world.settle();
    world.check_documents("after coming from another server");
}

#[test]
fn an_answer_to_an_old_decision_does_not_start_the_bot_again() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    world.table(ana, TableChange::Bot { seat: 1, level: Level::Easy }).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    world.play(ana, 0).unwrap();
    let (seat, decision, _) = &world.thoughts[0];
    let (seat, decision) = (*seat, decision - 1);
    world.handle(Command::Bot { seat, decision, action: None });
    assert_eq!(world.thoughts.len(), 1);
}

#[test]
fn a_server_starts_bots_only_while_it_leads() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    world.table(ana, TableChange::Bot { seat: 1, level: Level::Easy }).unwrap();
    world.lease(Lease::Following);
    world.table(ana, TableChange::Start).unwrap();
    world.play(ana, 0).unwrap();
    assert_eq!(world.thoughts.len(), 0);
    world.lease(Lease::Leading);
    assert_eq!(world.thoughts.len(), 1);
}

#[test]
fn when_steps_are_gone_from_the_store_every_client_gets_the_stored_state() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.play(conns[0], 0).unwrap();
    world.stored.steps.pop();
    world.stored.row.version -= 1;
    let again = world.play(conns[1], 0);
    assert!(again.is_ok(), "{again:?}");
    world.check_documents("after steps are gone");
}
