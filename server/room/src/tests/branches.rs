//! Matches that branch off others.

use super::archives::{archive_of, forged};
use super::chance::new_match_identity;
use super::history::finished;
use super::world::{World, named_user};
use crate::archive::verify;
use crate::record::Record;
use crate::registry::GameDefinition;
use crate::{BranchError, BranchSetup, registry, replay_actions, replay_for_viewer, set_up_branch};
use games::frame::{Dice, Seat, Viewer};
use protocol::{Code, Hidden, Level, NewBranch, TableChange, TableSettings, TableStatus};
use records::{NewMatch, StoredMatch};
use serde::{Deserialize, Serialize};
use serde_json::json;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::path::Path;

const LATER: u64 = 9_000_000;

fn branch(origin: &StoredMatch, wanted: NewBranch) -> Result<NewMatch, BranchError> {
    let host = named_user(&format!("P{}", wanted.seat));
    set_up_branch(BranchSetup { origin, wanted, host, now: LATER, identity: new_match_identity() })
}

fn from(after: u64, seat: u8, hidden: Hidden) -> NewBranch {
    NewBranch { after, seat, hidden, against: None }
}

fn stored(new: &NewMatch) -> StoredMatch {
    StoredMatch { row: new.row.clone(), seats: new.seats.clone(), steps: new.steps.clone() }
}

fn record_of(stored: &StoredMatch) -> Record {
    Record::replay(registry::definition(&stored.row.game).unwrap(), stored).unwrap()
}

/// The match after this step.
fn record_at(stored: &StoredMatch, version: u64) -> Record {
    let mut stored = stored.clone();
    stored.steps.retain(|step| step.version <= version);
    record_of(&stored)
}

/// The steps after which a match can be played on.
fn places(origin: &StoredMatch) -> std::ops::Range<u64> {
    let started = origin.steps.iter().find(|step| step.events != "[]").unwrap().version;
    let last = origin.steps.iter().rev().find(|step| step.events != "[]").unwrap().version;
    started..last
}

/// Draws a step after which a match can be played on.
fn any_place(origin: &StoredMatch, dice: &mut Dice) -> u64 {
    let places = places(origin);
    places.start + u64::from(dice.below(u32::try_from(places.end - places.start).unwrap()))
}

/// The room of a branch after everybody sat down. Seats and sockets are numbered alike.
fn gathered(new: NewMatch) -> World {
    let (seats, key) = (new.seats.len() as u8, new.row.invitation.clone());
    let mut world = World::of_new(new, LATER);
    for seat in 0..seats {
        let conn = world.connect(Some(named_user(&format!("P{seat}"))));
        let _ = world.table(conn, TableChange::Sit { seat: Some(seat), invitation: Some(key.clone()) });
    }
    world
}

/// A match of two that is played on from any step of another one.
pub(super) fn played_on(game: &str, seed: u64, hidden: Hidden, dice: &mut Dice) -> World {
    let origin = finished(game, seed).stored;
    let after = any_place(&origin, dice);
    let mut world = gathered(branch(&origin, from(after, 0, hidden)).unwrap());
    world.table(1, TableChange::Start).unwrap();
    world
}

/// Plays a match to its end.
pub(super) fn play_out(world: &mut World, dice: &mut Dice) {
    for step in 0.. {
        assert!(step < 5_000, "the match ends");
        let awaited: Vec<u8> = world.room.record.state.awaited().collect();
        let Some(&seat) = awaited.first() else { break };
        world.act_for(seat, dice);
    }
    let record = record_of(&world.stored);
    world.stored.row.result = record.state.result();
    world.stored.row.table.options = record.state.table.settings.options.clone();
}

#[test]
fn a_branch_begins_with_the_game_as_it_was() {
    for definition in registry::definitions() {
        let origin = finished(definition.name(), 5).stored;
        let mut dice = Dice::from_number(5);
        for _ in 0..50 {
            let after = any_place(&origin, &mut dice);
            let as_it_lay = stored(&branch(&origin, from(after, 1, Hidden::AsItLay)).unwrap());
            let (was, is) = (record_at(&origin, after), record_of(&as_it_lay));
            let context = format!("{} after step {after}", definition.name());
            let (game_was, game_is) = (was.state.game.unwrap(), is.state.game.unwrap());
            assert_eq!(game_is.state().get(), game_was.state().get(), "{context}");
            assert_eq!(is.state.version, after + 1, "{context}");
            assert_eq!(is.state.table.status, TableStatus::Gathering, "{context}");
            replay_actions(&as_it_lay).expect(&context);
        }
    }
}

#[test]
fn what_a_seat_does_not_know_is_drawn_anew_once() {
    for definition in registry::definitions() {
        let origin = finished(definition.name(), 6).stored;
        let mut dice = Dice::from_number(6);
        let mut others = 0;
        for _ in 0..50 {
            let after = any_place(&origin, &mut dice);
            let seat = Seat(dice.below(2) as u8);
            let drawn = stored(&branch(&origin, from(after, seat.0, Hidden::DrawnAnew)).unwrap());
            let was = record_at(&origin, after).state.game.unwrap();
            let is = record_of(&drawn).state.game.unwrap();
            let context = format!("{} after step {after}, seat {}", definition.name(), seat.0);
            assert_eq!(is.view(0), was.view(0), "{context}");
            assert_eq!(is.private_view(seat), was.private_view(seat), "{context}");
            assert_eq!(is.prompt(seat), was.prompt(seat), "{context}");
            assert_eq!(is.state().get(), record_of(&drawn).state.game.unwrap().state().get(), "{context}");
            others += usize::from(is.state().get() != was.state().get());
        }
        assert!(others > 0, "{} hides something", definition.name());
    }
}

#[test]
fn a_branch_of_a_branch_is_played_to_its_end_and_verified() {
    for definition in registry::definitions() {
        let origin = finished(definition.name(), 7).stored;
        let mut dice = Dice::from_number(7);
        let first = any_place(&origin, &mut dice);
        let mut world = gathered(branch(&origin, from(first, 0, Hidden::DrawnAnew)).unwrap());
        world.table(1, TableChange::Start).unwrap();
        play_out(&mut world, &mut dice);
        // Behind the branching: a branch of it keeps both.
        let second = (first + 2 + world.stored.row.version) / 2;
        let second = second.min(places(&world.stored).end - 1).max(first + 1);
        let mut world = gathered(branch(&world.stored, from(second, 1, Hidden::AsItLay)).unwrap());
        world.table(2, TableChange::Start).unwrap();
        play_out(&mut world, &mut dice);
        world.check_documents(definition.name());
        replay_actions(&world.stored).unwrap();
        let verified = verify(&archive_of(&world).text()).unwrap();
        assert!(verified.played_again, "{}", definition.name());
        assert_eq!(verified.steps, world.stored.steps.len());
        let replay = replay_for_viewer(&world.stored, &world.names_of_all(), Viewer::Referee, 1).unwrap();
        assert_eq!(replay.frames.len() + 1, world.stored.steps.len());
    }
}

#[test]
fn against_bots_it_goes_on_at_once() {
    let origin = finished("dogs", 8).stored;
    let wanted =
        NewBranch { against: Some(Level::Easy), ..from(places(&origin).start + 3, 1, Hidden::AsItLay) };
    let new = branch(&origin, wanted).unwrap();
    let table = &record_of(&stored(&new)).state.table;
    assert_eq!((table.status, table.bot(0), table.bot(1)), (TableStatus::Running, Some(Level::Easy), None));
    assert_eq!(new.row.table.status, TableStatus::Running);
    assert!(new.seats.iter().any(|seat| seat.awaited_since == Some(LATER)));
}

#[test]
fn nobody_is_shown_a_seat_before_it_goes_on() {
    let origin = finished("draftosaurus", 9).stored;
    let new = branch(&origin, from(places(&origin).start, 0, Hidden::DrawnAnew)).unwrap();
    let mut world = gathered(new);
    let shown = |world: &World| world.clients[&1].document.clone();
    let has = |document: &serde_json::Value| {
        ["game", "private"].map(|part| document.get(part).is_some_and(|part| !part.is_null()))
    };
    assert_eq!(has(&shown(&world)), [false, false]);
    assert_eq!(shown(&world)["table"]["branch"]["after"], json!(places(&origin).start));
    world.drop_socket(1);
    world.clients.get_mut(&1).unwrap().since = None;
    world.join(1);
    world.settle();
    assert_eq!(has(&shown(&world)), [false, false]);
    world.table(1, TableChange::Start).unwrap();
    assert_eq!(has(&shown(&world)), [true, true]);
    world.check_documents("it goes on");
}

#[test]
fn a_branch_has_the_game_that_was_played_and_is_for_those_with_a_link() {
    let origin = finished("draftosaurus", 10).stored;
    let mut world = gathered(branch(&origin, from(places(&origin).start, 0, Hidden::AsItLay)).unwrap());
    let options = record_of(&origin).state.table.settings.options.clone();
    let settings = TableSettings { options, ..TableSettings::default() };
    let set = |seats, settings| TableChange::Set { seats, settings };
    assert_eq!(
        world.table(1, set(2, TableSettings { open: true, ..settings.clone() })),
        Err("bad_options".to_owned())
    );
    world.table(1, TableChange::SendAway { seat: 1 }).unwrap();
    world.table(1, TableChange::Bot { seat: 1, level: Level::Good }).unwrap();
    assert_eq!(world.table(1, set(3, settings.clone())), Err("bad_options".to_owned()));
    assert!(world.table(1, set(2, TableSettings { suggestions: true, ..settings })).is_ok());
}

#[test]
fn nothing_before_a_branching_is_taken_back() {
    let origin = finished("dogs", 11).stored;
    for after in places(&origin) {
        let Some(seat) = record_at(&origin, after)
            .undo_latest()
            .map(|_| ())
            .and_then(|()| (0..2).find(|seat| record_at(&origin, after).undoable(*seat).is_some()))
        else {
            continue;
        };
        let mut world = gathered(branch(&origin, from(after, seat, Hidden::AsItLay)).unwrap());
        world.table(u64::from(seat) + 1, TableChange::Start).unwrap();
        assert_eq!(world.clients[&(u64::from(seat) + 1)].document["you"].get("undoable"), None);
        return;
    }
    panic!("some step can be taken back");
}

#[test]
fn a_step_at_which_nothing_is_played_is_refused() {
    let origin = finished("draftosaurus", 12).stored;
    let refused = |wanted| match branch(&origin, wanted) {
        Err(BranchError::Refused(code)) => code,
        other => panic!("{other:?}"),
    };
    let places = places(&origin);
    assert_eq!(refused(from(0, 0, Hidden::AsItLay)), Code::NotFound);
    assert_eq!(refused(from(places.start - 1, 0, Hidden::AsItLay)), Code::NotStarted);
    assert_eq!(refused(from(places.end, 0, Hidden::AsItLay)), Code::NotRunning);
    assert_eq!(refused(from(places.end + 5, 0, Hidden::AsItLay)), Code::NotFound);
    assert_eq!(refused(from(places.start, 2, Hidden::AsItLay)), Code::Malformed);
}

#[test]
fn a_branch_names_nobody_of_the_other_match() {
    let origin = finished("dogs-cardgame", 13).stored;
    let new = branch(&origin, from(places(&origin).end - 1, 0, Hidden::AsItLay)).unwrap();
    let other = named_user("P1").0.to_string();
    let texts = new.steps.iter().map(|step| step.table.as_str()).collect::<String>();
    assert!(!texts.contains(&other) && texts.contains(&named_user("P0").0.to_string()));
    assert!(new.steps.iter().all(|step| step.user.is_none() && step.request.is_none()));
}

#[test]
fn files_of_earlier_formats_have_no_branches() {
    let origin = finished("draftosaurus", 14).stored;
    let mut world = gathered(branch(&origin, from(places(&origin).start, 0, Hidden::DrawnAnew)).unwrap());
    world.table(1, TableChange::Start).unwrap();
    play_out(&mut world, &mut Dice::from_number(14));
    let error = verify(&forged(&archive_of(&world), |_| {}).text()).unwrap_err();
    assert_eq!(error.to_string(), "the match branches off another one, which format 3 does not allow");
}

/// A state that a branch begins with, as it is stored, and what follows from it.
#[derive(Serialize, Deserialize)]
struct StoredState {
    seats: u8,
    state: Box<RawValue>,
    awaited: Vec<u8>,
    totals: BTreeMap<u8, i32>,
}

/// Branches that were stored stay readable. `UPDATE_GOLDEN=1` writes the state of a game in a new format; one that is there is
/// never written again.
#[test]
fn states_that_were_drawn_by_earlier_programs_are_read() {
    for definition in registry::definitions() {
        for format in 1..=definition.format() {
            let name = format!("{}.{format}.json", definition.name());
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests/states").join(name);
            if format == definition.format() && !path.exists() && std::env::var_os("UPDATE_GOLDEN").is_some()
            {
                write_state(*definition, &path);
            }
            // Before branches, none was stored.
            let Ok(text) = std::fs::read_to_string(&path) else {
                assert_ne!(
                    format,
                    definition.format(),
                    "{} is missing: UPDATE_GOLDEN=1 writes it",
                    path.display()
                );
                continue;
            };
            let stored: StoredState = serde_json::from_str(&text).unwrap();
            let game = definition.restored(&stored.state, stored.seats).unwrap();
            let awaited: Vec<u8> = game.awaited().iter().map(|seat| seat.0).collect();
            assert_eq!((awaited, game.totals()), (stored.awaited, stored.totals), "{}", path.display());
        }
    }
}

fn write_state(definition: &dyn GameDefinition, path: &Path) {
    let origin = finished(definition.name(), 15).stored;
    let places = places(&origin);
    let middle = (places.start + places.end) / 2;
    let drawn = stored(&branch(&origin, from(middle, 0, Hidden::DrawnAnew)).unwrap());
    let game = record_of(&drawn).state.game.unwrap();
    let stored = StoredState {
        seats: 2,
        state: game.state(),
        awaited: game.awaited().iter().map(|seat| seat.0).collect(),
        totals: game.totals(),
    };
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, serde_json::to_string(&stored).unwrap() + "\n").unwrap();
}
