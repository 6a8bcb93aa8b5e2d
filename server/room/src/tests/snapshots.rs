//! A room that is opened from a stored snapshot equals one that replays all steps.

use super::chance::{draw_from, opening};
use super::world::{World, named_user};
use crate::registry::{self, viewers};
use crate::stream::entry;
use crate::{Opening, ReplayError, Room};
use games::frame::{Dice, Viewer};
use protocol::{Pace, ServerMessage};
use records::{Chat, Lease, Snapshot};
use serde_json::{Value, json};

/// The steps of each match, more than the log of a snapshot holds.
const STEPS: u32 = 100;

#[test]
fn a_room_opened_from_a_snapshot_equals_the_replayed_one() {
    for (definition, seed) in registry::definitions().iter().zip(0..) {
        draw_from(seed);
        let mut dice = Dice::from_number(seed);
        let mut world =
            World::seated(definition.name(), &["Ana", "Bia", "Caio"].map(str::to_owned), &json!({}));
        let (mut compared, mut latest) = (0, 0);
        for _ in 0..STEPS {
            let awaited: Vec<u8> = world.room.record.state.awaited().collect();
            if awaited.is_empty() {
                break;
            }
            let seat = *dice.pick(&awaited);
            world.act_for(seat, &mut dice);
            if dice.below(8) == 0 {
                world.undo_for(seat);
            }
            // Replaying takes long, so not every step is compared.
            let Some(snapshot) = world.snapshot.as_ref().filter(|_| dice.below(8) == 0) else { continue };
            let context = format!(
                "{}, seed {seed}: {} on {}",
                definition.name(),
                world.room.version(),
                snapshot.version
            );
            assert!(snapshot.version >= latest, "{context} after {latest}");
            (latest, compared) = (snapshot.version, compared + 1);
            let (mut folded, mut opened) =
                (folded(&world), world.open(Chat::default(), opening("test", Lease::Sole)));
            for viewer in viewers(3) {
                assert_eq!(seen(&mut opened, viewer), seen(&mut folded, viewer), "{context}: {viewer:?}");
            }
            let texts = [opened, folded].map(|room| room.record.snapshot().map(|snapshot| snapshot.text));
            assert_eq!(texts[0], texts[1], "{context}");
        }
        assert!(compared > 4, "{}: {compared} compared", definition.name());
    }
}

#[test]
fn no_snapshot_is_taken_while_a_step_can_be_undone() {
    let mut world = World::seated("dog-lover", &["Ana", "Bia"].map(str::to_owned), &json!({}));
    let mut dice = Dice::from_number(1);
    let (mut taken, mut undoable) = (0, 0);
    for _ in 0..STEPS {
        let Some(seat) = world.room.record.state.awaited().next() else { break };
        world.act_for(seat, &mut dice);
        let can_undo = (0..2).any(|seat| world.room.record.undoable(seat).is_some());
        undoable += u32::from(can_undo);
        if let Some(snapshot) = world.snapshot.take() {
            taken += 1;
            assert_eq!(snapshot.version, world.room.version());
            assert!(!can_undo, "step {} can be undone", snapshot.version);
        }
    }
    assert!(taken > 3 && undoable > 3, "{taken} were taken, {undoable} steps could be undone");
}

#[test]
fn an_unusable_snapshot_is_reported_as_such() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    for n in [0, 1] {
        world.play(conns[n], 0).unwrap();
    }
    let taken = world.snapshot.clone().unwrap();
    let unreadable = Snapshot { text: r#"{"table":{}}"#.to_owned(), ..taken.clone() };
    let [ana, ane] = ["Ana", "Ane"].map(|name| named_user(name).to_string());
    let of_another_user = Snapshot { text: taken.text.replace(&ana, &ane), ..taken.clone() };
    let mut other = world.stored.clone();
    other.steps.iter_mut().for_each(|step| step.at += 1);
    let cases = [(unreadable, &world.stored), (of_another_user, &world.stored), (taken, &other)];
    for (snapshot, stored) in cases {
        let mut stored = stored.clone();
        stored.steps.retain(|step| step.version >= snapshot.version);
        let opening = Opening { snapshot: Some(snapshot), ..opening("test", Lease::Sole) };
        assert!(matches!(
            Room::open(&stored, Chat::default(), opening).err(),
            Some(ReplayError::Snapshot { .. })
        ));
    }
}

fn folded(world: &World) -> Room {
    Room::open(&world.stored, Chat::default(), opening("test", Lease::Sole)).unwrap()
}

/// What a viewer receives on joining: the document, the log and the version.
fn seen(room: &mut Room, viewer: Viewer) -> [Value; 3] {
    room.open_stream(viewer);
    let frame: Value = serde_json::from_str(&room.snapshot(viewer).unwrap()[0]).unwrap();
    ["document", "log", "version"].map(|part| frame[part].clone())
}

#[test]
fn a_snapshot_message_has_the_fields_of_the_protocol() {
    let mut world = World::seated("draftosaurus", &["Ana", "Bia"].map(str::to_owned), &json!({}));
    world.act_for(0, &mut Dice::from_number(1));
    for viewer in viewers(2) {
        world.room.open_stream(viewer);
        let text = world.room.snapshot(viewer).unwrap()[0].to_string();
        let frame: Value = serde_json::from_str(&text).unwrap();
        let number = |member: &str| frame[member].as_u64().unwrap();
        let entries = world.room.record.log.steps().filter_map(|logged| entry(logged, viewer)).collect();
        let expected = ServerMessage::Snapshot {
            room: world.room.id(),
            tag: u32::try_from(number("tag")).unwrap(),
            stream: frame["stream"].as_str().unwrap().to_owned(),
            version: number("version"),
            began: number("began"),
            document: serde_json::from_str(&frame["document"].to_string()).unwrap(),
            log: entries,
            chat: Vec::new(),
        };
        assert_eq!(serde_json::to_value(&expected).unwrap(), frame, "{viewer:?}");
    }
}
