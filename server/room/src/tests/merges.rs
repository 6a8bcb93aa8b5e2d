//! A guest signs in as somebody else and brings their seat along: the store changes the user of the seat, and the room
//! is told.

use super::archives::export_key;
use super::world::{World, named_user};
use crate::archive::{Archive, verify};
use crate::{Command, ConnId, RequestKind, replay_for_viewer};
use games::frame::Viewer;
use protocol::{Pace, TableChange, Vacation};
use records::Millis;
use serde_json::Value;

const DAY: Millis = 86_400_000;

/// Bia, who has the second seat as a guest, becomes Nova.
fn merge(world: &mut World) {
    world.merge_in_store(named_user("Bia"), named_user("Nova"));
    world.handle(Command::HostChanged);
}

fn is_seated(world: &World, conn: ConnId) -> bool {
    world.clients[&conn].document.get("you").is_some()
}

#[test]
fn the_seat_and_the_lines_are_the_new_users_at_once() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Live { minutes: 2 });
    let (nova, watcher) = (world.connect(Some(named_user("Nova"))), world.connect(None));
    world.request(conns[1], RequestKind::Chat("hello".to_owned()));
    world.settle();
    let deadline = (world.room.deadline(), world.stored.row.deadline);
    let view = world.clients[&conns[1]].document["you"].clone();
    merge(&mut world);
    world.settle();
    world.check_documents("after the merge");
    assert!(is_seated(&world, nova) && !is_seated(&world, conns[1]), "only the new user sees the hand");
    assert_eq!(world.clients[&nova].document["you"]["prompt"], view["prompt"]);
    assert_eq!(world.clients[&nova].document["you"]["decision"], view["decision"], "the same decision");
    assert_eq!((world.room.deadline(), world.stored.row.deadline), deadline);
    for conn in [conns[0], nova, watcher] {
        let client = &world.clients[&conn];
        assert_eq!(client.name_at(1), Some("Nova"));
        assert_eq!(client.name_of(&client.chat[0]["author"]["person"]), Some("Nova"));
    }
    assert_eq!(world.table(conns[1], TableChange::HandOver), Err("not_seated".to_owned()));
    assert!(world.play(nova, 0).is_ok());
    // The same after a restart, and for who was there before.
    world.restart(true);
    for conn in [conns[0], nova, watcher] {
        world.join(conn);
    }
    world.settle();
    world.check_documents("after a restart");
    assert_eq!(world.clients[&watcher].name_at(1), Some("Nova"));
}

#[test]
fn the_log_names_who_sat_down_as_they_are_called_now() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    merge(&mut world);
    world.settle();
    let late = world.connect(None);
    world.settle();
    for conn in [conns[0], late] {
        let client = &world.clients[&conn];
        let mut events = client.log.iter().filter_map(|entry| entry["table"].as_array()).flatten();
        let sat = events.rfind(|event| event["what"] == "sat").unwrap();
        assert_eq!(client.name_of(&sat["person"]), Some("Nova"));
        assert!(!format!("{:?}", client.log).contains("user_changed"), "nothing is told of it");
    }
}

#[test]
fn a_move_in_flight_is_carried_out_for_the_new_user() {
    for written in [false, true] {
        let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
        let move_of_bia = world.clients[&conns[1]].legal_action(0).unwrap();
        let id = world.request(conns[1], move_of_bia.clone());
        assert!(world.is_writing());
        if written {
            // The step is stored, but the server does not learn of it before it learns of the merge.
            world.resolve(true, false);
        }
        let before = world.stored.row.version;
        merge(&mut world);
        // The socket of the guest is closed.
        world.drop_socket(conns[1]);
        world.settle();
        let actions = || world.stored.steps.iter().filter(|step| step.action.is_some());
        assert_eq!(actions().count(), 1, "the move is stored once");
        let step = actions().next().unwrap().clone();
        assert_eq!(step.user, Some(named_user(if written { "Bia" } else { "Nova" })));
        assert_eq!(step.version, if written { before } else { before + 2 });
        // The browser sends the move again with its new session.
        let nova = world.connect(Some(named_user("Nova")));
        world.send(nova, id.clone(), move_of_bia);
        world.settle();
        assert_eq!(world.clients[&nova].answers[&id], Ok(step.version));
        world.check_documents("after the move");
        // The same where the room is loaded from its steps.
        world.restart(true);
        world.join(nova);
        let repeated = world.clients[&nova].answers[&id].clone();
        world.send(nova, id.clone(), RequestKind::Table(TableChange::HandOver));
        world.settle();
        assert_eq!(world.clients[&nova].answers[&id], repeated);
    }
}

#[test]
fn a_request_of_the_new_user_waits_for_the_match_to_be_read() {
    let (mut world, _) = World::running(&["Ana", "Bia"], Pace::Free);
    let nova = world.connect(Some(named_user("Nova")));
    world.settle();
    merge(&mut world);
    assert!(world.is_reloading());
    let id = world.request(nova, RequestKind::Table(TableChange::HandOver));
    world.settle();
    assert!(world.clients[&nova].answers[&id].is_ok());
    // Somebody without a seat is refused as ever.
    let zoe = world.connect(Some(named_user("Zoe")));
    assert_eq!(world.table(zoe, TableChange::HandOver), Err("not_seated".to_owned()));
}

#[test]
fn the_host_of_a_table_stays_its_host() {
    let mut world = World::new(2, Pace::Free);
    let nova = world.connect(Some(named_user("Nova")));
    world.merge_in_store(named_user("Ana"), named_user("Nova"));
    world.handle(Command::HostChanged);
    world.settle();
    assert_eq!(
        world.table(nova, TableChange::Bot { seat: 1, level: protocol::Level::Easy }).map(drop),
        Ok(())
    );
    assert_eq!(world.table(nova, TableChange::Start).map(drop), Ok(()));
    // Another merge follows.
    world.merge_in_store(named_user("Nova"), named_user("Zoe"));
    world.handle(Command::HostChanged);
    let zoe = world.connect(Some(named_user("Zoe")));
    world.settle();
    assert!(is_seated(&world, zoe) && !is_seated(&world, nova));
    assert_eq!(world.clients[&zoe].name_at(0), Some("Zoe"));
}

#[test]
fn the_clock_stands_still_while_the_new_user_is_away() {
    for comes_along in [true, false] {
        let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Days { days: 3, no_vacation: false });
        world.play(conns[0], 0).unwrap();
        let end = world.stored.row.deadline.unwrap();
        let away = Vacation { from: world.now, until: world.now + 10 * DAY };
        world.set_vacation(named_user("Bia"), Some(away));
        world.settle();
        assert_eq!(world.stored.row.deadline, Some(end + 10 * DAY));
        world.now += 2 * DAY;
        // The store has moved the vacation, or has ended it because the new user has another one.
        world.vacations.clear();
        world.vacations.extend(comes_along.then(|| (named_user("Nova"), vec![away])));
        merge(&mut world);
        world.settle();
        let days = if comes_along { 10 } else { 2 };
        assert_eq!(world.stored.row.deadline, Some(end + days * DAY));
        world.check_documents("after the merge");
    }
}

#[test]
fn a_finished_match_names_nobody_who_is_another_now() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    for &conn in &conns {
        world.table(conn, TableChange::Abandon { agree: true }).unwrap();
    }
    world.merge_in_store(named_user("Bia"), named_user("Nova"));
    let names = world.names_of_all();
    let replay = replay_for_viewer(&world.stored, &names, Viewer::Spectator, 1).unwrap();
    let shown: Vec<_> = replay.people.values().map(|person| person.name.as_deref().unwrap()).collect();
    assert_eq!(shown.iter().filter(|name| **name == "Nova").count(), 2, "two keys for one user: {shown:?}");
    assert!(!shown.contains(&"Bia"));
    let file = Archive::of(&world.stored, &names, &export_key()).unwrap().text();
    verify(&file).unwrap();
    assert!(!file.contains("Bia"));
    let file: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(file["header"]["seats"]["1"]["name"], "Nova");
    assert_eq!(file["steps"][1]["table"][0]["name"], "Nova");
}
