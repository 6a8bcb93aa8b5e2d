//! Finished matches: their replays and archives.

use super::archives::{archive_of, forged, of_version};
use super::chance::draw_from;
use super::world::{World, named_user};
use crate::archive::{Rules, verify};
use crate::record::Record;
use crate::registry;
use crate::replay_for_viewer;
use games::frame::{Dice, Viewer};
use protocol::{Pace, TableChange, apply};
use records::{SEVERAL_RULES, StepRow};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A match played to its end, with an undo on the way.
pub(super) fn finished(game: &str, seed: u64) -> World {
    draw_from(seed);
    let mut dice = Dice::from_number(seed);
    let names: Vec<String> = (0..2).map(|seat| format!("P{seat}")).collect();
    let mut world = World::seated(game, &names, &json!({}));
    for step in 0.. {
        assert!(step < 5_000, "the match ends");
        let awaited: Vec<u8> = world.room.record.state.awaited().collect();
        let Some(&seat) = awaited.first() else { break };
        world.act_for(seat, &mut dice);
        if step == 0 {
            world.undo_for(seat);
        }
    }
    let record = Record::replay(registry::definition(game).unwrap(), &world.stored).unwrap();
    world.stored.row.result = record.state.result();
    world.stored.row.table.options = record.state.table.settings.options.clone();
    assert!(world.stored.row.result.is_some());
    world
}

#[test]
fn a_replay_ends_with_the_document_that_was_shown_live() {
    for definition in registry::definitions() {
        let world = finished(definition.name(), 1);
        let seat = Viewer::Seat(games::frame::Seat(0));
        let replay = replay_for_viewer(&world.stored, &world.names_of_all(), seat, 1).unwrap();
        let mut document: Value = serde_json::from_str(replay.document.get()).unwrap();
        let half = replay.frames.len() / 2;
        let mut before_later = None;
        for (frame, version) in replay.frames.iter().zip(2..) {
            if usize::try_from(version).unwrap() == half + 2 {
                before_later = Some((version - 1, document.clone()));
            }
            assert_eq!(frame.version, version, "numbers are contiguous");
            if let Some(delta) = &frame.delta {
                apply(&mut document, &serde_json::from_str(delta.get()).unwrap());
            }
        }
        let (from, before_later) = before_later.unwrap();
        let later = replay_for_viewer(&world.stored, &world.names_of_all(), seat, from).unwrap();
        assert_eq!(serde_json::from_str::<Value>(later.document.get()).unwrap(), before_later);
        let rest = serde_json::to_value(&replay.frames[half..]).unwrap();
        assert_eq!(serde_json::to_value(&later.frames).unwrap(), rest);
        let none = replay_for_viewer(&world.stored, &world.names_of_all(), seat, u64::MAX).unwrap();
        assert!(none.frames.is_empty());
        assert_eq!(serde_json::from_str::<Value>(none.document.get()).unwrap(), document);
        assert_eq!(document, world.clients[&1].document, "{}", definition.name());
    }
}

#[test]
fn stored_decisions_equal_the_computed_ones() {
    for definition in registry::definitions() {
        let stored = finished(definition.name(), 3).stored;
        let mut kept = Record::empty(stored.row.id, *definition, stored.row.format);
        let mut found_out = Record::empty(stored.row.id, *definition, stored.row.format);
        for row in &stored.steps {
            assert!(row.decides.is_some());
            kept.add(row).unwrap();
            found_out.add(&StepRow { decides: None, ..row.clone() }).unwrap();
            assert_eq!(
                kept.state.clocks,
                found_out.state.clocks,
                "{} after step {}",
                definition.name(),
                row.version
            );
        }
    }
}

#[test]
fn the_archive_of_a_match_is_valid() {
    for definition in registry::definitions() {
        let world = finished(definition.name(), 2);
        let verified = verify(&archive_of(&world).text()).unwrap();
        assert_eq!(verified.steps, world.stored.steps.len());
        assert!(verified.played_again);
    }
}

#[test]
fn the_actions_of_an_archive_with_other_rules_are_not_played_again() {
    let mut world = finished("draftosaurus", 4);
    let file = |world: &World| of_version(&archive_of(world), "0.1.0");
    let rules = registry::definition("draftosaurus").unwrap().rules();
    let under = |rules: u32| forged(&archive_of(&world), |file| file["header"]["rules"] = json!(rules));
    for (other, named) in [
        (file(&world), "version 0.1.0".to_owned()),
        (
            of_version(&archive_of(&world), env!("CARGO_PKG_VERSION")),
            format!("version {}", env!("CARGO_PKG_VERSION")),
        ),
        (under(rules + 1), format!("number {}", rules + 1)),
    ] {
        let verified = verify(&other.text()).unwrap();
        assert_eq!((verified.played_again, verified.rules.to_string()), (false, named));
        assert_eq!(verified.steps, world.stored.steps.len());
        let forged = other.text().replacen("\"at\": 1", "\"at\": 2", 1);
        assert!(verify(&forged).is_err(), "the chain is checked");
    }
    let places = &mut world.stored.row.result.as_mut().unwrap().places;
    places.values_mut().for_each(|place| *place = 3 - *place);
    assert!(verify(&file(&world).text()).is_err(), "the result is checked");
}

#[test]
fn a_file_names_the_rules_that_its_match_was_played_under() {
    let mut world = finished("draftosaurus", 4);
    world.stored.row.rules += 1;
    let file = archive_of(&world).text();
    let verified = verify(&file).unwrap();
    assert_eq!((verified.played_again, verified.rules), (false, Rules::Game(world.stored.row.rules)));
}

#[test]
fn a_match_that_goes_on_under_other_rules_is_never_played_again() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    // The next program gives its rules another number.
    let rules = registry::definition("draftosaurus").unwrap().rules();
    world.stored.row.rules = rules + 1;
    world.restart(true);
    conns.iter().for_each(|&conn| world.join(conn));
    let table = |world: &mut World, change| world.table(conns[0], change).unwrap();
    table(&mut world, TableChange::HandOver);
    table(&mut world, TableChange::TakeBack);
    assert_eq!(world.stored.row.rules, rules + 1, "nothing has been played under other rules yet");
    let (mut changes, mut dice) = (Vec::new(), Dice::from_number(5));
    for _ in 0..6 {
        let seat = world.room.record.state.awaited().next().expect("the match goes on");
        let conn = conns[usize::from(seat)];
        let wish = world.clients[&conn].legal_action(dice.below(1_000) as usize).unwrap();
        world.request(conn, wish);
        changes.extend(world.writing.iter().map(|write| write.rules));
        world.settle();
    }
    assert_eq!(changes[0], Some(SEVERAL_RULES), "{changes:?}");
    assert!(changes.len() == 6 && changes[1..].iter().all(Option::is_none), "a move more costs nothing");
    assert_eq!(world.stored.row.rules, SEVERAL_RULES);
    let verified = verify(&archive_of(&world).text()).unwrap();
    assert!(!verified.played_again);
    assert_eq!(verified.rules.to_string(), "of several numbers");
}

#[test]
fn a_table_that_was_set_up_before_an_update_is_played_under_the_rules_of_its_start() {
    let mut world = World::new(2, Pace::Free);
    let rules = world.stored.row.rules;
    world.stored.row.rules = rules + 1;
    world.restart(true);
    let conns = ["Ana", "Bia"].map(|name| world.connect(Some(named_user(name))));
    world.table(conns[1], TableChange::Sit { seat: None, invitation: None }).unwrap();
    assert_eq!(world.stored.row.rules, rules + 1);
    world.table(conns[0], TableChange::Start).unwrap();
    world.play(conns[0], 0).unwrap();
    assert_eq!(world.stored.row.rules, rules);
    assert!(verify(&archive_of(&world).text()).unwrap().played_again);
}

#[test]
fn every_change_in_an_archive_is_detected() {
    let world = finished("draftosaurus", 3);
    let file: Value = serde_json::from_str(&archive_of(&world).text()).unwrap();
    let mut paths = Vec::new();
    leaves(&file, String::new(), &mut paths);
    // The first and the last field of each kind.
    let kind = |path: &String| {
        path.split('/')
            .map(|key| key.trim_matches(|c: char| c.is_ascii_digit()))
            .collect::<Vec<_>>()
            .join("/")
    };
    let first: BTreeMap<String, String> = paths.iter().rev().map(|path| (kind(path), path.clone())).collect();
    let last: BTreeMap<String, String> = paths.iter().map(|path| (kind(path), path.clone())).collect();
    assert!(first.len() > 30, "{} kinds of field", first.len());
    for path in first.into_values().chain(last.into_values()) {
        let mut forged = file.clone();
        let leaf = forged.pointer_mut(&path).unwrap();
        *leaf = match &*leaf {
            Value::String(text) => flip(text),
            Value::Number(number) => json!(number.as_i64().unwrap() ^ 1),
            Value::Bool(yes) => json!(!yes),
            other => panic!("{path} holds {other}"),
        };
        assert!(verify(&forged.to_string()).is_err(), "{path} was changed");
    }
}

#[test]
fn an_archive_with_forged_events_and_a_new_chain_is_not_valid() {
    let mut world = finished("draftosaurus", 4);
    let rolled = |events: &str| {
        events.split_once("\"face\":\"").map(|(before, after)| (before.len(), after.to_owned()))
    };
    let step = world.stored.steps.iter_mut().find(|step| rolled(&step.events).is_some()).unwrap();
    let (at, after) = rolled(&step.events).unwrap();
    let face = after.split('"').next().unwrap();
    let other = if face == "woods" { "grassland" } else { "woods" };
    step.events.replace_range(at + 8..at + 8 + face.len(), other);
    assert!(verify(&archive_of(&world).text()).is_err());
}

#[test]
fn an_archive_with_a_missing_step_is_not_valid() {
    let mut world = finished("draftosaurus", 5);
    world.stored.steps.remove(6);
    assert!(verify(&archive_of(&world).text()).is_err());
    assert!(verify("{}").is_err());
    assert!(verify("not even JSON").is_err());
}

#[test]
fn an_archive_contains_no_user_ids() {
    let mut world = World::new(2, Pace::Free);
    world.stored.row.result = None;
    let text = archive_of(&world).text();
    let user = named_user("Ana").to_string();
    assert!(!text.contains(&user) && !text.contains(&world.stored.row.invitation));
}

/// The JSON pointers of all values in a document that are neither list nor object.
fn leaves(value: &Value, path: String, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            map.iter().for_each(|(key, value)| leaves(value, format!("{path}/{key}"), found))
        }
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| leaves(value, format!("{path}/{at}"), found))
        }
        _ => found.push(path),
    }
}

/// The text with one bit of its last byte flipped.
fn flip(text: &str) -> Value {
    let mut bytes = text.as_bytes().to_vec();
    match bytes.last_mut() {
        Some(last) => *last ^= 1,
        None => bytes.push(b'x'),
    }
    json!(String::from_utf8_lossy(&bytes))
}
