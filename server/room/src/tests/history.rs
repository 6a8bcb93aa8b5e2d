//! What remains of a match: its reel, and the file that proves itself.

use super::world::World;
use crate::archive::{Archive, verify};
use crate::record::Record;
use crate::shelf;
use crate::stored::{SeatRow, Sitter, StepRow};
use crate::{fold, play_back};
use games::frame::{Dice, Viewer};
use protocol::{Pace, apply};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A match played to its end, with an undo on the way.
fn finished(game: &str, seed: u64) -> World {
    let mut dice = Dice::from_number(seed);
    let names: Vec<String> = (0..2).map(|seat| format!("P{seat}")).collect();
    let mut world = World::seated(game, &names, &json!({}));
    for step in 0.. {
        assert!(step < 5_000, "the match ends");
        let awaited: Vec<u8> = world.room.record.now.awaited().collect();
        let Some(&seat) = awaited.first() else { break };
        world.act_for(seat, &mut dice);
        if step == 0 {
            world.undo_for(seat);
        }
    }
    let folded = fold(&world.stored).unwrap();
    world.stored.row.result = folded.result;
    world.stored.row.table.options = folded.options;
    let empty = |seat| SeatRow { seat, sitter: Sitter::Nobody, awaited_since: None };
    world.stored.seats = (0..folded.seats).map(empty).collect();
    assert!(world.stored.row.result.is_some());
    world
}

#[test]
fn a_reel_leads_to_the_picture_that_was_live() {
    for title in shelf::titles() {
        let world = finished(title.name(), 1);
        let reel = play_back(&world.stored, Viewer::Seat(games::frame::Seat(0))).unwrap();
        let mut document: Value = serde_json::from_str(reel.document.get()).unwrap();
        for (frame, version) in reel.frames.iter().zip(2..) {
            assert_eq!(frame.version, version, "numbers are contiguous");
            if let Some(delta) = &frame.delta {
                apply(&mut document, &serde_json::from_str(delta.get()).unwrap());
            }
        }
        assert_eq!(document, world.clients[&1].document, "{}", title.name());
    }
}

#[test]
fn the_decisions_that_are_kept_are_those_that_can_be_found_out() {
    for title in shelf::titles() {
        let stored = finished(title.name(), 3).stored;
        let mut kept = Record::empty(*title, stored.row.format);
        let mut found_out = Record::empty(*title, stored.row.format);
        for row in &stored.steps {
            assert!(row.decides.is_some());
            kept.add(row).unwrap();
            found_out.add(&StepRow { decides: None, ..row.clone() }).unwrap();
            assert_eq!(kept.now.clocks, found_out.now.clocks, "{} after step {}", title.name(), row.version);
        }
    }
}

#[test]
fn the_file_of_a_match_holds() {
    for title in shelf::titles() {
        let world = finished(title.name(), 2);
        let verified = verify(&Archive::of(&world.stored).unwrap().text()).unwrap();
        assert_eq!(verified.steps, world.stored.steps.len());
        assert!(verified.played_again);
    }
}

#[test]
fn a_file_of_other_rules_is_folded_and_not_played_again() {
    let mut world = finished("draftosaurus", 4);
    let file = |world: &World| Archive::of(&world.stored).unwrap();
    let rules = shelf::title("draftosaurus").unwrap().rules();
    for (other, named) in [
        (file(&world).of_version("0.1.0"), "version 0.1.0".to_owned()),
        (
            file(&world).of_version(env!("CARGO_PKG_VERSION")),
            format!("version {}", env!("CARGO_PKG_VERSION")),
        ),
        (file(&world).under_rules(rules + 1), format!("number {}", rules + 1)),
    ] {
        let verified = verify(&other.text()).unwrap();
        assert_eq!((verified.played_again, verified.rules.to_string()), (false, named));
        assert_eq!(verified.steps, world.stored.steps.len());
        let forged = other.text().replacen("\"at\": 1", "\"at\": 2", 1);
        assert!(verify(&forged).is_err(), "its chain is checked");
    }
    let places = &mut world.stored.row.result.as_mut().unwrap().places;
    places.values_mut().for_each(|place| *place = 3 - *place);
    assert!(verify(&file(&world).of_version("0.1.0").text()).is_err(), "and so is its result");
}

#[test]
fn whatever_is_changed_in_a_file_is_noticed() {
    let world = finished("draftosaurus", 3);
    let file: Value = serde_json::from_str(&Archive::of(&world.stored).unwrap().text()).unwrap();
    let mut paths = Vec::new();
    leaves(&file, String::new(), &mut paths);
    // Of each kind of field the first and the last.
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
        // Names are labels.
        let holds = verify(&forged.to_string()).is_ok();
        assert_eq!(holds, path.ends_with("/name"), "{path} was changed");
    }
}

#[test]
fn a_file_with_a_chain_made_anew_fails_when_it_is_played_again() {
    let mut world = finished("draftosaurus", 4);
    let rolled = |events: &str| {
        events.split_once("\"face\":\"").map(|(before, after)| (before.len(), after.to_owned()))
    };
    let step = world.stored.steps.iter_mut().find(|step| rolled(&step.events).is_some()).unwrap();
    let (at, after) = rolled(&step.events).unwrap();
    let face = after.split('"').next().unwrap();
    let other = if face == "woods" { "grassland" } else { "woods" };
    step.events.replace_range(at + 8..at + 8 + face.len(), other);
    assert!(verify(&Archive::of(&world.stored).unwrap().text()).is_err());
}

#[test]
fn a_step_that_is_missing_is_noticed() {
    let mut world = finished("draftosaurus", 5);
    world.stored.steps.remove(6);
    assert!(verify(&Archive::of(&world.stored).unwrap().text()).is_err());
    assert!(verify("{}").is_err());
    assert!(verify("not even JSON").is_err());
}

#[test]
fn no_one_is_named_by_id_in_a_file() {
    let mut world = World::new(2, Pace::Free);
    world.stored.row.result = None;
    let text = Archive::of(&world.stored).unwrap().text();
    let user = super::world::person("Ana").user.to_string();
    assert!(!text.contains(&user) && !text.contains(&world.stored.row.invitation));
}

/// The paths of everything in a document that is neither list nor object.
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

/// The line of the log that a patch brings.
pub(super) fn entry_of(patch: &Value, began: u64) -> Option<Value> {
    let mut entry = patch.as_object()?.clone();
    entry.retain(|key, _| !["t", "tag", "delta"].contains(&key.as_str()));
    let at = entry.get_mut("at")?;
    *at = (began + at.as_u64()?).into();
    Some(entry.into())
}
