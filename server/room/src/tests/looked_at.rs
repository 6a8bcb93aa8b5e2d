//! Files that are looked at: what they show, and the limits.

use super::archives::{archive_of, forged};
use super::forgeries::{BIA_SAT, played};
use super::history::finished;
use super::world::World;
use crate::archive::{ArchiveError, LookError, LookLimits, Shown, look};
use crate::registry::{self, viewers};
use crate::replay_for_viewer;
use games::frame::Viewer;
use protocol::Replay;
use records::SeatAssignment;
use serde_json::{Value, json};

const LIMITS: LookLimits = LookLimits { steps: 2_000, bytes: 24 * 1024 * 1024 };

fn shown(text: &str) -> Result<Shown, LookError> {
    look(text, LIMITS)
}

/// A change of a file with a chain that is right.
fn changed(world: &World, change: impl FnOnce(&mut Value)) -> String {
    forged(&archive_of(world), change).text()
}

/// A replay with the names of users in the place of their keys, which differ because a file has no ids of users.
fn with_names(replay: &Replay) -> String {
    let text = serde_json::to_string(replay).unwrap();
    let name = |text: String, (key, person): (&protocol::PersonKey, &protocol::Person)| {
        let key = serde_json::to_string(key).unwrap();
        text.replace(&key, &format!("\"{}\"", person.name.as_deref().unwrap()))
    };
    let mut named: Value = serde_json::from_str(&replay.people.iter().fold(text, name)).unwrap();
    // Their order is that of the keys.
    named.as_object_mut().unwrap().remove("people");
    named.to_string()
}

#[test]
fn a_file_shows_what_the_replays_of_its_match_show() {
    for definition in registry::definitions() {
        let world = finished(definition.name(), 1);
        let Shown { verified, views } = shown(&archive_of(&world).text()).unwrap();
        assert!(verified.played_again);
        let seats = u8::try_from(world.stored.seats.len()).unwrap();
        let wanted: Vec<Viewer> = viewers(seats).chain([Viewer::Referee]).collect();
        assert_eq!(views.iter().map(|(viewer, _)| *viewer).collect::<Vec<_>>(), wanted);
        for (viewer, replay) in views {
            let stored = replay_for_viewer(&world.stored, &world.names_of_all(), viewer, 1).unwrap();
            assert_eq!(with_names(&replay), with_names(&stored), "{}, {viewer:?}", definition.name());
        }
    }
}

#[test]
fn files_of_earlier_formats_are_shown() {
    let Shown { verified, views } = shown(include_str!("golden/match-format-3.json")).unwrap();
    assert_eq!((verified.signed_by, verified.steps), (None, 73));
    let names: Vec<_> = views[0].1.people.values().filter_map(|person| person.name.as_deref()).collect();
    assert!(names.len() == 2 && names.contains(&"Ana") && names.contains(&"Bia"), "{names:?}");
}

#[test]
fn a_match_that_goes_on_is_shown_as_far_as_its_file_has_it() {
    let mut world = played();
    world.stored.steps.truncate(20);
    world.stored.row.result = None;
    let Shown { views, .. } = shown(&archive_of(&world).text()).unwrap();
    assert!(views.iter().all(|(_, replay)| replay.frames.len() == 19));
    world.stored.steps.truncate(3);
    // Bia lets a bot play for her only later.
    for seat in &mut world.stored.seats {
        if let SeatAssignment::User { stand_in, .. } = &mut seat.assignment {
            *stand_in = false;
        }
    }
    assert!(matches!(shown(&archive_of(&world).text()), Err(LookError::NotStarted)));
}

#[test]
fn names_are_shown_only_in_the_form_that_names_have_here() {
    let name = |name: &str| {
        let text = changed(&played(), |file| file["steps"][BIA_SAT]["table"][0]["name"] = json!(name));
        let people = shown(&text).unwrap().views[0].1.people.clone();
        let names: Vec<_> = people.into_values().map(|person| person.name).collect();
        assert!(names.len() == 2 && names.contains(&Some("Ana".to_owned())), "{names:?}");
        names.into_iter().find(|name| name.as_deref() != Some("Ana")).unwrap()
    };
    assert_eq!(name("Bea").as_deref(), Some("Bea"));
    for other in ["<b>Bea</b> and all who sail with her", "Bea\u{202e}", "\u{1b}[2J", "", "somebody"] {
        assert_eq!(name(other), None, "{other}");
    }
}

#[test]
fn long_files_are_refused() {
    let text = archive_of(&played()).text();
    let steps = LookLimits { steps: 72, ..LIMITS };
    assert!(matches!(look(&text, steps), Err(LookError::TooManySteps(73))));
    let bytes = LookLimits { bytes: 100_000, ..LIMITS };
    assert!(matches!(look(&text, bytes), Err(LookError::TooMuch)));
}

#[test]
fn later_files_are_told_from_broken_ones() {
    let world = played();
    let mut later = serde_json::to_value(archive_of(&world)).unwrap();
    later["rodada"] = json!(99);
    later["header"]["colour"] = json!("blue");
    let error = shown(&later.to_string()).unwrap_err();
    assert!(matches!(error, LookError::Invalid(ArchiveError::Format(99))), "{error}");
    let of_game = changed(&world, |file| file["header"]["format"] = json!(99));
    let error = shown(&of_game).unwrap_err();
    assert!(matches!(error, LookError::Invalid(ArchiveError::GameFormat(99))), "{error}");
    let unknown_event = |rules: u32| {
        changed(&world, |file| {
            file["header"]["rules"] = json!(rules);
            file["steps"][4]["events"] = json!([{"what": "turned_blue"}]);
        })
    };
    let error = shown(&unknown_event(99)).unwrap_err();
    assert!(matches!(error, LookError::NewerRules(_)), "{error}");
    let error = shown(&unknown_event(0)).unwrap_err();
    assert!(matches!(error, LookError::Invalid(ArchiveError::Replay(_))), "{error}");
}

#[test]
fn a_panic_of_a_game_costs_nothing_else() {
    let text = changed(&played(), |file| {
        file["header"]["rules"] = json!(77);
        file["steps"][4]["events"] = json!([{"what": "set_aside", "seat": 9, "dino": "trex"}]);
    });
    assert!(matches!(shown(&text), Err(LookError::Panicked)));
}

#[test]
fn times_are_dates() {
    let text = changed(&played(), |file| file["steps"][4]["at"] = json!(8_640_000_000_000_001_u64));
    assert_eq!(shown(&text).unwrap_err().to_string(), "step 5 is not possible: its time is no date");
}
