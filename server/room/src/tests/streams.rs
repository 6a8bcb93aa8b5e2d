//! Streams under bad luck: whatever happens, everybody ends with the same picture as somebody who comes fresh.

use super::world::{World, person};
use crate::shelf::titles;
use crate::stored::Lease;
use crate::{Command, Wish};
use games::frame::Dice;
use protocol::{Level, Pace, Since, TableChange};
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
    // Every other table is shared with another server.
    let shared = seed % 2 == 1;
    let standings = [Lease::Alone, Lease::Leading, Lease::Following];
    world.lease(if shared { *dice.pick(&standings) } else { Lease::Sole });
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
    world.news();
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
        12..=14 => world.resolve_many(1 + dice.below(3) as usize, true, true),
        15 => world.settle(),
        _ if connected => world.read(conn, 1 + dice.below(4) as usize),
        _ => {}
    }
}

/// Somebody plays at the same table on another server, and this one hears of it, or not yet.
fn something_elsewhere(world: &mut World, dice: &mut Dice) {
    let conn = *dice.pick(&world.clients.keys().copied().collect::<Vec<_>>());
    let (person, wish) =
        (world.clients[&conn].person.clone(), world.clients[&conn].listed(dice.below(60) as usize));
    if let (Some(person), Some(wish)) = (person, wish) {
        world.elsewhere(&person, wish);
    }
    if dice.below(3) == 0 {
        world.news();
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
            let written = |step: &&crate::stored::StepRow| {
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
fn when_a_match_of_any_game_is_over_every_picture_is_the_fresh_one() {
    for title in titles() {
        let (info, mut dice) = (title.info(), Dice::from_number(15));
        let names: Vec<String> = (0..info.fewest).map(|seat| format!("P{seat}")).collect();
        let mut world = World::seated(title.name(), &names, &json!({}));
        world.connect(None);
        while !world.room.is_over() {
            let seat = world.room.record.now.awaited().next().expect("somebody is awaited");
            world.act_for(seat, &mut dice);
        }
        world.settle();
        world.check_pictures(title.name());
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
fn whoever_missed_many_steps_is_brought_them_and_no_picture() {
    for (name, missed) in [("draftosaurus", 20), ("dogs", 30), ("dogs-cardgame", 30), ("dog-lover", 30)] {
        let mut dice = Dice::from_number(7);
        let mut world = World::seated(name, &["Ana", "Bia", "Caio"].map(str::to_owned), &json!({}));
        let away: Vec<u64> =
            [Some(person("Ana")), None, Some(person("Ana")), None].map(|who| world.connect(who)).to_vec();
        world.settle();
        for _ in 0..3 {
            away.iter().for_each(|&conn| world.drop_socket(conn));
            let before = world.room.version();
            while world.room.version() < before + missed && !world.room.is_over() {
                let seat = world.room.record.now.awaited().next().expect("somebody is awaited");
                world.act_for(seat, &mut dice);
            }
            for &conn in &away {
                world.join(conn);
                let first = &world.clients[&conn].inbox[0];
                assert!(first.contains(r#""t":"resumed""#), "{name} from {before}: {first:.100}");
            }
            world.settle();
            world.check_pictures(name);
        }
        let bundles = away.iter().filter(|conn| world.clients[conn].bundles > 0).count();
        assert_eq!(bundles, 2, "{name}: every other one is brought them in one compressed frame");
    }
}

#[test]
fn whoever_missed_more_than_is_kept_is_shown_the_picture() {
    let mut dice = Dice::from_number(8);
    let mut world =
        World::seated("dog-lover", &["Ana", "Bia", "Caio", "Davi"].map(str::to_owned), &json!({}));
    let watcher = world.connect(None);
    world.settle();
    let before = world.clients[&watcher].since.clone().unwrap();
    for missed in 1..=80 {
        let seat = world.room.record.now.awaited().next().expect("somebody is awaited");
        world.act_for(seat, &mut dice);
        assert_eq!(is_resumed(&mut world, watcher, &before), missed <= 64, "after {missed} steps");
    }
}

/// Whether somebody who comes back with this is sent what they missed, and not the picture.
fn is_resumed(world: &mut World, conn: u64, since: &Since) -> bool {
    world.drop_socket(conn);
    let client = world.clients.get_mut(&conn).unwrap();
    client.since = Some(since.clone());
    client.inbox.clear();
    world.join(conn);
    world.clients[&conn].inbox[0].contains(r#""t":"resumed""#)
}

#[test]
fn nobody_without_a_seat_says_what_others_have_seen() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let (watcher, other) = (world.connect(None), world.connect(None));
    world.settle();
    let since = world.clients[&other].since.clone().unwrap();
    world.play(conns[0], 0).unwrap();
    world.wish(watcher, Wish::Act { expect: u64::MAX, action: json!({}) });
    assert!(is_resumed(&mut world, other, &since));
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

#[test]
fn what_another_server_writes_is_shown_as_what_this_one_writes() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Leading);
    let before = world.clients[&conns[0]].since.clone().unwrap();
    let wish = world.clients[&conns[1]].listed(0).unwrap();
    assert!(world.elsewhere(&person("Bia"), wish));
    world.news();
    world.settle();
    let after = world.clients[&conns[0]].since.clone().unwrap();
    assert_eq!((after.stream, after.version), (before.stream, before.version + 1), "a patch, no snapshot");
    world.check_pictures("after a step from elsewhere");
    let (thinking, version) = (world.thoughts.len(), world.room.version());
    world.news();
    world.settle();
    assert_eq!((world.thoughts.len(), world.room.version()), (thinking, version), "old news is none");
}

#[test]
fn whoever_comes_second_goes_on_from_what_the_other_server_wrote() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Following);
    let (mine, theirs) =
        (world.clients[&conns[0]].listed(0).unwrap(), world.clients[&conns[1]].listed(0).unwrap());
    let id = world.wish(conns[0], mine);
    assert!(world.elsewhere(&person("Bia"), theirs));
    let version = world.stored.row.version;
    world.settle();
    assert_eq!(world.clients[&conns[0]].answers[&id], Ok(version + 1));
    world.check_pictures("after a race");
}

#[test]
fn nothing_is_refused_because_of_what_only_another_server_knows() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(person("Ana")));
    // Nobody has heard of the other server yet, where Bia sits down and Ana's page was before.
    world.lease(Lease::Alone);
    assert!(world.elsewhere(&person("Bia"), Wish::Table(TableChange::Sit { seat: None, invitation: None })));
    assert_eq!(world.table(ana, TableChange::Start), Ok(world.stored.row.version));
    assert_eq!(world.table(ana, TableChange::Start), Err("started".to_owned()));
}

#[test]
fn whoever_was_shown_more_on_another_server_is_shown_it_here_at_once() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.lease(Lease::Alone);
    let wish = world.clients[&conns[1]].listed(0).unwrap();
    world.drop_socket(conns[1]);
    assert!(world.elsewhere(&person("Bia"), wish));
    world.clients.get_mut(&conns[1]).unwrap().since =
        Some(Since { stream: "other".to_owned(), version: world.stored.row.version, line: 0 });
    world.join(conns[1]);
    world.settle();
    world.check_pictures("after coming from another server");
}

#[test]
fn a_thought_about_what_is_past_does_not_let_the_bot_think_twice() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(person("Ana")));
    world.table(ana, TableChange::Bot { seat: 1, level: Level::Easy }).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    world.play(ana, 0).unwrap();
    let (seat, decision, _) = &world.thoughts[0];
    let (seat, decision) = (*seat, decision - 1);
    world.handle(Command::Bot { seat, decision, action: None });
    assert_eq!(world.thoughts.len(), 1);
}

#[test]
fn who_follows_lets_no_bot_think_until_it_leads() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(person("Ana")));
    world.table(ana, TableChange::Bot { seat: 1, level: Level::Easy }).unwrap();
    world.lease(Lease::Following);
    world.table(ana, TableChange::Start).unwrap();
    world.play(ana, 0).unwrap();
    assert_eq!(world.thoughts.len(), 0);
    world.lease(Lease::Leading);
    assert_eq!(world.thoughts.len(), 1);
}

#[test]
fn when_the_store_holds_less_than_was_shown_everybody_is_shown_that() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.play(conns[0], 0).unwrap();
    world.stored.steps.pop();
    world.stored.row.version -= 1;
    let again = world.play(conns[1], 0);
    assert!(again.is_ok(), "{again:?}");
    world.check_pictures("after steps are gone");
}
