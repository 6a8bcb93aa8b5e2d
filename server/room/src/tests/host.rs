//! Changes by the host while a match runs: old names and deleted lines are shown to nobody any more, and no step that
//! was planned before brings them back.

use super::world::{World, named_user};
use crate::stored::{SeatAssignment, StepRow};
use crate::{Command, NamedUser, RequestKind};
use protocol::{Pace, TableChange};

fn chat(text: &str) -> RequestKind {
    RequestKind::Chat(text.to_owned())
}

fn sit() -> RequestKind {
    RequestKind::Table(TableChange::Sit { seat: None, invitation: None })
}

fn renamed(user: &NamedUser, name: &str) -> NamedUser {
    NamedUser { name: name.to_owned(), ..user.clone() }
}

/// Everything that the store holds and the clients show.
fn everything(world: &World) -> String {
    let steps: Vec<&StepRow> = world.stored.steps.iter().collect();
    let shown: Vec<_> =
        world.clients.values().map(|client| (&client.document, &client.log, &client.chat)).collect();
    format!("{:?} {steps:?} {:?} {shown:?}", world.stored.seats, world.next_matches)
}

fn name_of(world: &World, seat: usize) -> &str {
    match &world.stored.seats[seat].assignment {
        SeatAssignment::User { name, .. } => name,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_latest_of_two_renames_in_a_row_wins() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let ana = named_user("Ana");
    // Three cases: no step is in flight, an action is, or the first rename is.
    for round in 0..3 {
        if round == 1 {
            let kind = world.clients[&conns[1]].legal_action(0).unwrap();
            world.request(conns[1], kind);
            assert!(world.is_writing());
        }
        let names = [format!("Anita {round}"), format!("Aninha {round}")];
        for name in &names {
            world.handle(Command::Rename(renamed(&ana, name)));
        }
        world.settle();
        assert_eq!(name_of(&world, 0), names[1]);
    }
    // The step of the first rename is lost, and it is tried again after the second rename arrived.
    world.handle(Command::Rename(renamed(&ana, "first")));
    world.handle(Command::Rename(renamed(&ana, "second")));
    world.resolve(false, false);
    world.settle();
    assert_eq!(name_of(&world, 0), "second");
    world.check_documents("after new names");
}

#[test]
fn a_renamed_spectator_chats_and_takes_a_seat_under_the_new_name() {
    let mut world = World::new(2, Pace::Free);
    let bia = world.connect(Some(named_user("Bia")));
    world.handle(Command::Rename(renamed(&named_user("Bia"), "Beatriz")));
    world.settle();
    world.request(bia, chat("hello"));
    world.settle();
    world.request(bia, sit());
    world.settle();
    assert_eq!(world.clients[&bia].chat[0]["author"]["name"], "Beatriz");
    assert_eq!(name_of(&world, 1), "Beatriz");
}

#[test]
fn a_step_that_was_planned_before_the_host_changed_a_name_does_not_bring_it_back() {
    let (mut world, conns) = World::running(&["Ana", "Mallory"], Pace::Free);
    let mallory = named_user("Mallory");
    world.request(conns[1], chat("you fools"));
    world.settle();
    // One step in flight changes the table, which writes all seats. The other is an action.
    for kind in [RequestKind::Table(TableChange::HandOver), world.clients[&conns[0]].legal_action(0).unwrap()]
    {
        world.request(conns[0], kind);
    }
    assert!(world.is_writing());
    world.rename_in_store(&mallory, "somebody");
    world.settle();
    // The step in flight is lost and planned again. All clients see the new name, although the room was not told.
    assert_eq!(name_of(&world, 1), "somebody");
    assert!(matches!(world.stored.seats[0].assignment, SeatAssignment::User { stand_in: true, .. }));
    assert!(!everything(&world).contains("Mallory"), "{}", everything(&world));
    assert_eq!(world.clients[&conns[0]].chat[0]["author"]["name"], "somebody");
    world.check_documents("after a name was changed");
}

#[test]
fn a_change_by_the_host_is_shown_at_once() {
    let (mut world, conns) = World::running(&["Ana", "Mallory"], Pace::Free);
    let gone = world.connect(Some(named_user("Caio")));
    world.drop_socket(gone);
    world.rename_in_store(&named_user("Mallory"), "somebody");
    world.handle(Command::HostChanged);
    world.settle();
    world.join(gone);
    world.settle();
    assert!(!everything(&world).contains("Mallory"), "{}", everything(&world));
    world.check_documents("after a name was changed");
    // The match goes on.
    world.play(conns[0], 0).unwrap();
    assert!(!everything(&world).contains("Mallory"));
}

#[test]
fn a_rematch_is_not_set_up_with_a_replaced_name() {
    let (mut world, conns) = World::running(&["Ana", "Mallory"], Pace::Free);
    for &conn in &conns {
        world.table(conn, TableChange::Abandon { agree: true }).unwrap();
    }
    let id = world.request(conns[0], RequestKind::Table(TableChange::Rematch));
    assert!(world.is_writing());
    world.rename_in_store(&named_user("Mallory"), "somebody");
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
    assert_eq!(world.next_matches.len(), 1);
    assert!(!everything(&world).contains("Mallory"), "{}", everything(&world));
}

#[test]
fn a_user_cannot_take_a_seat_under_a_name_that_the_host_has_changed() {
    let mut world = World::new(3, Pace::Free);
    let mallory = world.connect(Some(named_user("Mallory")));
    world.rename_in_store(&named_user("Mallory"), "somebody");
    let id = world.request(mallory, sit());
    world.settle();
    assert_eq!(world.clients[&mallory].answers[&id], Err("unavailable".to_owned()));
    world.handle(Command::Rename(named_user("Mallory")));
    world.settle();
    assert!(!everything(&world).contains("Mallory"));
    // With the present name, the user can take a seat.
    let again = world.connect(Some(NamedUser { revision: 1, ..renamed(&named_user("Mallory"), "somebody") }));
    let id = world.request(again, sit());
    world.settle();
    assert!(world.clients[&again].answers[&id].is_ok());
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
    // The same where the room was not told of the deletion, and where the room is loaded after it.
    world.delete_lines_in_store();
    world.request(conns[0], chat("six"));
    world.settle();
    assert_eq!(texts(&world, conns[1]).last().unwrap(), "six");
    world.delete_lines_in_store();
    world.restart(true);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    world.request(conns[1], chat("seven"));
    world.settle();
    assert_eq!(texts(&world, conns[0]), ["seven"]);
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
