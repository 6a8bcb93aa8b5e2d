//! The host chooses who begins, or leaves it to chance.

use super::archives::archive_of;
use super::branches::play_out;
use super::chance::new_match_identity;
use super::world::{World, named_user};
use crate::archive::verify;
use crate::registry::{GameDefinition, definitions};
use crate::{BranchSetup, ConnId, replay_actions, set_up_branch};
use games::frame::{Dice, Seat};
use protocol::{Hidden, NewBranch, Pace, TableChange, TableSettings};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// The seat that begins, as the first event of a match says.
fn first_of(definition: &dyn GameDefinition, seats: u8, first: Option<Seat>, number: u64) -> u64 {
    let opened = definition.open(&Map::new(), seats, first, Dice::from_number(number)).unwrap();
    let events: Value = serde_json::from_str(&opened.events).unwrap();
    let begun = events.as_array().unwrap().iter().find_map(|event| event.get("start").or(event.get("first")));
    begun.and_then(Value::as_u64).unwrap_or_else(|| panic!("{} names no first seat", definition.name()))
}

/// Rulings R-09, C-57, D-01 and L-15 of the five games.
#[test]
fn in_every_game_the_chosen_seat_begins_or_one_that_is_drawn() {
    for definition in definitions() {
        let info = definition.info();
        for seats in info.min_seats..=info.max_seats {
            for first in Seat::all(seats) {
                assert_eq!(first_of(*definition, seats, Some(first), 1), u64::from(first.0));
            }
            let drawn: BTreeSet<u64> =
                (0..60).map(|number| first_of(*definition, seats, None, number)).collect();
            assert_eq!(drawn.len(), usize::from(seats), "{} of {seats}", info.name);
            let beyond = definition.open(&Map::new(), seats, Some(Seat(seats)), Dice::from_number(1));
            assert!(beyond.is_err(), "{} of {seats}", info.name);
        }
    }
}

fn set(first_seat: Option<u8>) -> TableChange {
    TableChange::Set {
        seats: 2,
        settings: TableSettings { open: true, first_seat, ..TableSettings::default() },
    }
}

#[test]
fn a_seat_that_the_table_does_not_have_cannot_begin() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    assert_eq!(world.table(ana, set(Some(2))), Err("bad_options".to_owned()));
    assert!(world.table(ana, set(Some(1))).is_ok());
    assert_eq!(world.clients[&ana].document["table"]["first_seat"], json!(1));
    assert!(world.table(ana, set(None)).is_ok());
    assert_eq!(world.clients[&ana].document["table"]["first_seat"], Value::Null);
}

#[test]
fn in_a_rematch_the_next_seat_begins() {
    let (mut world, ana) = begun_by_bia();
    play_out(&mut world, &mut Dice::from_number(3));
    assert!(verify(&archive_of(&world).text()).unwrap().played_again);
    world.table(ana, TableChange::Rematch).unwrap();
    let next = World::of_new(world.next_matches.pop().unwrap(), world.now);
    assert_eq!(next.room.record.state.table.settings.first_seat, Some(0));
}

#[test]
fn a_branch_can_be_verified_from_the_seat_that_was_chosen() {
    let (mut world, _) = begun_by_bia();
    play_out(&mut world, &mut Dice::from_number(4));
    let wanted =
        NewBranch { after: world.stored.row.version / 2, seat: 0, hidden: Hidden::AsItLay, against: None };
    let branch = set_up_branch(BranchSetup {
        origin: &world.stored,
        wanted,
        host: named_user("Ana"),
        now: world.now,
        identity: new_match_identity(),
    });
    let branch = World::of_new(branch.unwrap(), world.now).stored;
    assert!(branch.steps.iter().any(|step| step.table.contains("\"first_seat\":1")));
    replay_actions(&branch).unwrap();
}

/// A running match in which Bia, on the second seat, begins.
fn begun_by_bia() -> (World, ConnId) {
    let mut world = World::new(2, Pace::Free);
    let [ana, bia] = ["Ana", "Bia"].map(|name| world.connect(Some(named_user(name))));
    world.table(ana, set(Some(1))).unwrap();
    world.table(bia, TableChange::Sit { seat: None, invitation: None }).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    (world, ana)
}
