//! Names that change and lines that the host deletes while a match runs: what was there before is shown to nobody any
//! more, and no step is numbered for it.

use super::archives::export_key;
use super::world::{World, named_user, user_name};
use crate::archive::{Archive, verify};
use crate::{Command, LookedUp, RequestKind, replay_for_viewer};
use games::frame::Viewer;
use protocol::{Pace, TableChange};
use serde_json::Value;

fn chat(text: &str) -> RequestKind {
    RequestKind::Chat(text.to_owned())
}

fn sit() -> RequestKind {
    RequestKind::Table(TableChange::Sit { seat: None, invitation: None })
}

/// Everything that the store holds of the match, and what clients were sent of it with a number.
fn everything_numbered(world: &World) -> String {
    let shown: Vec<_> =
        world.clients.values().map(|client| (&client.document, &client.log, &client.chat)).collect();
    format!("{:?} {:?} {:?} {shown:?}", world.stored, world.snapshot, world.next_matches)
}

#[test]
fn a_new_name_is_shown_to_everybody_without_a_numbered_frame() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let watcher = world.connect(None);
    world.request(conns[1], chat("hello"));
    world.settle();
    let patches = |world: &World| world.clients.values().map(|client| client.patches).collect::<Vec<_>>();
    let (before, version) = (patches(&world), world.stored.row.version);
    for name in ["Beatriz", "Béa"] {
        world.rename(named_user("Bia"), Some(name));
        world.settle();
        for conn in [conns[0], conns[1], watcher] {
            let client = &world.clients[&conn];
            assert_eq!(client.name_at(1), Some(name));
            assert_eq!(client.name_of(&client.chat[0]["author"]["person"]), Some(name));
            assert_eq!(client.name_at(0), Some("Ana"));
        }
    }
    assert_eq!((patches(&world), world.stored.row.version), (before, version));
    // The host erases the user.
    world.rename(named_user("Bia"), None);
    world.settle();
    assert_eq!(world.clients[&watcher].name_at(1), None);
    let late = world.connect(None);
    world.settle();
    assert_eq!((world.clients[&late].name_at(0), world.clients[&late].name_at(1)), (Some("Ana"), None));
    world.check_documents("after new names");
}

#[test]
fn the_latest_of_two_new_names_wins_however_the_look_ups_and_joins_fall() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    // The first look-up has read the store when the name changes again.
    world.rename(named_user("Bia"), Some("first"));
    let read = world.names_of_all();
    world.look_ups.pop_front().unwrap();
    world.rename(named_user("Bia"), Some("second"));
    world.handle(Command::NamesFound(LookedUp { names: read, ..LookedUp::default() }));
    let joined = world.connect(None);
    world.settle();
    for conn in [conns[0], joined] {
        assert_eq!(world.clients[&conn].name_at(1), Some("second"));
    }
    // Somebody sits down, and is renamed before their name is known.
    let mut world = World::new(2, Pace::Free);
    let bia = world.connect(Some(named_user("Bia")));
    world.request(bia, sit());
    world.resolve(true, true);
    let asked = world.look_ups.pop_front().expect("the name of who sits down is looked up");
    assert_eq!(asked, [named_user("Bia")]);
    let read = [(named_user("Bia"), Some(user_name("Bia".to_owned())))].into();
    world.rename(named_user("Bia"), Some("Beatriz"));
    world.handle(Command::NamesFound(LookedUp { names: read, ..LookedUp::default() }));
    world.settle();
    assert_eq!(world.clients[&bia].name_at(1), Some("Beatriz"));
}

#[test]
fn the_name_of_somebody_who_left_their_seat_stays_in_the_log() {
    let mut world = World::new(2, Pace::Free);
    let bia = world.connect(Some(named_user("Bia")));
    world.table(bia, TableChange::Sit { seat: None, invitation: None }).unwrap();
    world.table(bia, TableChange::Stand).unwrap();
    let watcher = world.connect(None);
    world.settle();
    let sat = |world: &World, conn| {
        let mut events =
            world.clients[&conn].log.iter().filter_map(|entry| entry["table"].as_array()).flatten();
        events.rfind(|event| event["what"] == "sat").unwrap()["person"].clone()
    };
    let key = sat(&world, watcher);
    assert_eq!(key, sat(&world, bia));
    assert_eq!(world.clients[&watcher].name_of(&key), Some("Bia"));
    world.rename(named_user("Bia"), Some("Beatriz"));
    world.settle();
    assert_eq!(world.clients[&watcher].name_of(&key), Some("Beatriz"));
}

#[test]
fn names_that_look_alike_are_told_apart() {
    let mut world = World::new(3, Pace::Free);
    let (first, second) = (world.connect(Some(named_user("ana"))), world.connect(Some(named_user("Bia"))));
    for conn in [first, second] {
        world.table(conn, TableChange::Sit { seat: None, invitation: None }).unwrap();
    }
    let names = |world: &World| [0, 1, 2].map(|seat| world.clients[&first].name_at(seat).unwrap().to_owned());
    assert_eq!(names(&world), ["Ana", "ana 2", "Bia"]);
    world.rename(named_user("Bia"), Some("Ana"));
    world.settle();
    assert_eq!(names(&world), ["Ana", "ana 2", "Ana 3"]);
    world.rename(named_user("ana"), Some("Caio"));
    world.settle();
    assert_eq!(names(&world), ["Ana", "Caio", "Ana 2"]);
}

#[test]
fn records_and_numbered_frames_hold_no_names() {
    let (mut world, conns) = World::running(&["Ana", "Mallory"], Pace::Free);
    world.request(conns[1], chat("hello"));
    world.table(conns[0], TableChange::HandOver).unwrap();
    for &conn in &conns {
        world.table(conn, TableChange::TakeBack).ok();
        world.table(conn, TableChange::Abandon { agree: true }).unwrap();
    }
    world.request(conns[0], RequestKind::Table(TableChange::Rematch));
    world.settle();
    assert_eq!(world.next_matches.len(), 1);
    for name in ["Ana", "Mallory"] {
        assert!(!everything_numbered(&world).contains(name), "{}", everything_numbered(&world));
    }
}

#[test]
fn no_message_has_anything_of_a_user_id() {
    let (mut world, conns) = World::running(&["Ana", "Mallory"], Pace::Free);
    world.request(conns[1], chat("hello"));
    world.settle();
    let client = &world.clients[&conns[0]];
    let shown = format!("{:?} {:?} {:?} {:?}", client.document, client.log, client.chat, client.people);
    for user in ["Ana", "Mallory"].map(named_user) {
        let id = user.0.simple().to_string();
        // The end of these ids is zeros, which anything may have.
        let parts = id.as_bytes().windows(6).map(|part| std::str::from_utf8(part).unwrap());
        for part in parts.take_while(|part| !part.ends_with("00")) {
            assert!(!shown.contains(part), "{part} in {shown}");
        }
    }
}

#[test]
fn a_finished_match_has_the_present_names() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    for &conn in &conns {
        world.table(conn, TableChange::Abandon { agree: true }).unwrap();
    }
    world.rename_in_store(named_user("Ana"), Some("Ana Clara"));
    world.rename_in_store(named_user("Bia"), None);
    let names = world.names_of_all();
    let replay = replay_for_viewer(&world.stored, &names, Viewer::Spectator, 1).unwrap();
    let shown: Vec<_> = replay.people.values().map(|person| person.name.as_deref()).collect();
    assert_eq!(shown.len(), 2);
    assert!(shown.contains(&Some("Ana Clara")) && shown.contains(&None));
    let file = Archive::of(&world.stored, &names, &export_key()).unwrap().text();
    verify(&file).unwrap();
    let file: Value = serde_json::from_str(&file).unwrap();
    let seats = &file["header"]["seats"];
    assert_eq!((&seats["0"]["name"], &seats["1"]["name"]), (&"Ana Clara".into(), &"somebody".into()));
    assert_eq!(file["steps"][1]["table"][0]["name"], "somebody");
}

#[test]
fn the_oldest_lines_can_be_deleted_alone() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    for (conn, text) in [(conns[1], "one"), (conns[1], "two"), (conns[0], "three")] {
        world.request(conn, chat(text));
    }
    world.settle();
    for (_, line) in &mut world.stored_lines[..2] {
        line.text.clear();
    }
    world.handle(Command::HostChanged);
    world.settle();
    for conn in conns {
        let texts: Vec<_> = world.clients[&conn].chat.iter().map(|line| &line["text"]).collect();
        assert_eq!(texts, ["three"]);
    }
}

#[test]
fn a_client_that_was_away_does_not_keep_deleted_lines() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.request(conns[0], chat("one"));
    world.settle();
    world.drop_socket(conns[1]);
    world.delete_lines_in_store();
    world.handle(Command::HostChanged);
    world.settle();
    world.request(conns[0], chat("two"));
    world.settle();
    world.join(conns[1]);
    world.settle();
    for conn in conns {
        let texts: Vec<_> = world.clients[&conn].chat.iter().map(|line| &line["text"]).collect();
        assert_eq!(texts, ["two"]);
    }
}

#[test]
fn new_lines_are_shown_after_the_host_deleted_earlier_ones() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    for text in ["one", "two", "three"] {
        world.request(conns[0], chat(text));
    }
    world.settle();
    let texts = |world: &World, conn| {
        let lines = world.clients[&conn].chat.iter();
        lines.map(|line| line["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    // One line is being stored when the host deletes all lines.
    let id = world.request(conns[1], chat("four"));
    let (conn, write) = world.lines_in_flight.pop_front().unwrap();
    let request = write.request.clone();
    let line = world.store_line(write);
    world.delete_lines_in_store();
    world.handle(Command::HostChanged);
    world.reload();
    world.handle(Command::LineWritten { conn, request, result: Ok(Some(line)) });
    world.settle();
    assert_eq!(texts(&world, conns[0]), [""; 0]);
    assert!(world.clients[&conns[1]].answers[&id].is_ok());
    let id = world.request(conns[0], chat("five"));
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
    for conn in [conns[0], conns[1]] {
        assert_eq!(texts(&world, conn), ["five"]);
    }
    // The same where the room is loaded after the deletion.
    world.delete_lines_in_store();
    world.restart(true);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    world.request(conns[1], chat("seven"));
    world.settle();
    assert_eq!(texts(&world, conns[0]), ["seven"]);
}

#[test]
fn the_author_of_deleted_lines_is_erased_on_open_pages() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let watcher = world.connect(Some(named_user("Zoe")));
    world.request(watcher, chat("hello"));
    world.settle();
    let key = world.clients[&conns[0]].chat[0]["author"]["person"].clone();
    assert_eq!(world.clients[&conns[0]].name_of(&key), Some("Zoe"));
    world.delete_lines_in_store();
    world.handle(Command::HostChanged);
    world.settle();
    world.rename(named_user("Zoe"), None);
    world.settle();
    assert_eq!(world.clients[&conns[0]].name_of(&key), None);
    let late = world.connect(None);
    world.settle();
    assert!(
        !world.clients[&late].people.contains_key(key.as_str().unwrap()),
        "nobody needs the name any more"
    );
}

#[test]
fn a_deleted_line_that_is_sent_again_stays_deleted() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let id = world.request(conns[0], chat("you fools"));
    world.settle();
    world.delete_lines_in_store();
    world.handle(Command::HostChanged);
    world.settle();
    world.send(conns[0], id.clone(), chat("you fools"));
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
    assert!(world.clients[&conns[1]].chat.is_empty());
}
