//! Rated matches: between people who can sign in again, without advice, and played to the end by those who began.

use super::removals::offered;
use super::world::{World, named_user};
use crate::summary::summarise;
use crate::{ConnId, RequestKind};
use games::frame::Dice;
use protocol::{Level, Pace, TableChange, TableSettings, TableStatus, Unrated};

const SIT: TableChange = TableChange::Sit { seat: None, invitation: None };

fn set(rated: bool) -> TableChange {
    TableChange::Set { seats: 2, settings: TableSettings { open: true, rated, ..TableSettings::default() } }
}

/// A table of Ana and a free seat, and the sockets of Ana and Bia.
fn gathering() -> (World, ConnId, ConnId) {
    let mut world = World::of("draftosaurus", 2, Pace::Free, &serde_json::json!({}), "Ana");
    let [ana, bia] = ["Ana", "Bia"].map(|name| world.connect(Some(named_user(name))));
    (world, ana, bia)
}

/// A rated match that runs.
fn running() -> (World, [ConnId; 2]) {
    let (mut world, ana, bia) = gathering();
    world.table(ana, set(true)).unwrap();
    world.table(bia, SIT).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    (world, [ana, bia])
}

fn ask(world: &mut World, conn: ConnId, kind: RequestKind) -> Result<u64, String> {
    let id = world.request(conn, kind);
    world.settle();
    world.clients[&conn].answers[&id].clone()
}

fn play_to_the_end(world: &mut World, sockets: &[ConnId]) {
    let mut dice = Dice::from_number(1);
    let awaited = |world: &World| world.room.record.state.awaited().next();
    while let Some(seat) = awaited(world) {
        world.play(sockets[usize::from(seat)], dice.below(1_000) as usize).unwrap();
    }
    assert_eq!(world.room.record.state.table.status, TableStatus::Over);
}

#[test]
fn guests_and_bots_do_not_sit_at_a_rated_table() {
    let (mut world, ana, bia) = gathering();
    let guest = RequestKind::TableWithGuest;
    assert_eq!(ask(&mut world, ana, guest(set(true))), Err("rated_guest".to_owned()));
    world.table(ana, set(true)).unwrap();
    assert_eq!(ask(&mut world, bia, guest(SIT)), Err("rated_guest".to_owned()));
    let bot = || TableChange::Bot { seat: 1, level: Level::Easy };
    assert_eq!(world.table(ana, bot()), Err("rated_table".to_owned()));
    world.table(ana, set(false)).unwrap();
    world.table(ana, bot()).unwrap();
    assert_eq!(world.table(ana, set(true)), Err("rated_table".to_owned()));
    world.table(ana, TableChange::RemoveBot { seat: 1 }).unwrap();
    assert!(ask(&mut world, bia, guest(SIT)).is_ok(), "at other tables guests are welcome");
    // Bia sat down while Ana's change was under way.
    world.table(ana, set(true)).unwrap();
    assert_eq!(ask(&mut world, ana, guest(TableChange::Start)), Err("rated_guest".to_owned()));
    world.table(ana, TableChange::Start).unwrap();
}

#[test]
fn a_rated_match_counts_if_those_who_began_it_play_to_the_end() {
    let (mut world, sockets) = running();
    assert_eq!(ask(&mut world, sockets[0], RequestKind::Suggest), Err("rated_table".to_owned()));
    play_to_the_end(&mut world, &sockets);
    assert_eq!(world.room.record.state.table.unrated, None);
    assert!(summarise(&world.stored).unwrap().rated);
}

#[test]
fn it_does_not_count_once_a_bot_has_played() {
    let (mut world, sockets) = running();
    world.table(sockets[1], TableChange::HandOver).unwrap();
    world.table(sockets[1], TableChange::TakeBack).unwrap();
    assert_eq!(world.room.record.state.table.unrated, Some(Unrated::BotPlayed));
    play_to_the_end(&mut world, &sockets);
    assert!(!summarise(&world.stored).unwrap().rated);
}

#[test]
fn other_matches_have_no_reason_not_to_count() {
    let (mut world, _, dora, key) = offered();
    world.table(dora, TableChange::TakeOver { invitation: key }).unwrap();
    assert_eq!(world.room.record.state.table.unrated, None);
}
