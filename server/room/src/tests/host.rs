//! What the host changes in the store while people play: names and lines of before are shown to nobody any more, and
//! come back by no step that was planned before.

use super::world::{World, person};
use crate::stored::{Sitter, StepRow};
use crate::{Command, Person, Wish};
use protocol::{Pace, TableChange};

fn said(text: &str) -> Wish {
    Wish::Chat(text.to_owned())
}

fn sit() -> Wish {
    Wish::Table(TableChange::Sit { seat: None, invitation: None })
}

fn renamed(person: &Person, name: &str) -> Person {
    Person { name: name.to_owned(), ..person.clone() }
}

/// All that the store holds, and all that anybody is shown.
fn everything(world: &World) -> String {
    let steps: Vec<&StepRow> = world.stored.steps.iter().collect();
    let shown: Vec<_> =
        world.clients.values().map(|client| (&client.document, &client.log, &client.chat)).collect();
    format!("{:?} {steps:?} {:?} {shown:?}", world.stored.seats, world.next_matches)
}

fn name_of(world: &World, seat: usize) -> &str {
    match &world.stored.seats[seat].sitter {
        Sitter::Person { name, .. } => name,
        other => panic!("{other:?}"),
    }
}

#[test]
fn of_two_new_names_in_a_row_the_latest_is_taken_to_the_table() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let ana = person("Ana");
    // Nothing is in flight, or a move is, or the first of the new names itself.
    for round in 0..3 {
        if round == 1 {
            let wish = world.clients[&conns[1]].listed(0).unwrap();
            world.wish(conns[1], wish);
            assert!(world.is_writing());
        }
        let names = [format!("Anita {round}"), format!("Aninha {round}")];
        for name in &names {
            world.handle(Command::Rename(renamed(&ana, name)));
        }
        world.settle();
        assert_eq!(name_of(&world, 0), names[1]);
    }
    // The step of the first name is lost, and tried again behind the second one's back.
    world.handle(Command::Rename(renamed(&ana, "first")));
    world.handle(Command::Rename(renamed(&ana, "second")));
    world.resolve(false, false);
    world.settle();
    assert_eq!(name_of(&world, 0), "second");
    world.check_pictures("after new names");
}

#[test]
fn who_watches_speaks_and_sits_down_under_a_new_name() {
    let mut world = World::new(2, Pace::Free);
    let bia = world.connect(Some(person("Bia")));
    world.handle(Command::Rename(renamed(&person("Bia"), "Beatriz")));
    world.settle();
    world.wish(bia, said("hello"));
    world.settle();
    world.wish(bia, sit());
    world.settle();
    assert_eq!(world.clients[&bia].chat[0]["who"]["name"], "Beatriz");
    assert_eq!(name_of(&world, 1), "Beatriz");
}

#[test]
fn a_step_that_was_planned_before_the_host_changed_a_name_does_not_bring_it_back() {
    let (mut world, conns) = World::running(&["Ana", "Mallory"], Pace::Free);
    let mallory = person("Mallory");
    world.wish(conns[1], said("you fools"));
    world.settle();
    // A change of the table writes all seats; a move is planned, too.
    for wish in [Wish::Table(TableChange::HandOver), world.clients[&conns[0]].listed(0).unwrap()] {
        world.wish(conns[0], wish);
    }
    assert!(world.is_writing());
    world.rename_in_store(&mallory, "somebody");
    world.settle();
    // What was in flight is lost to the change, is planned anew, and all see the new name though nobody told the room.
    assert_eq!(name_of(&world, 1), "somebody");
    assert!(matches!(world.stored.seats[0].sitter, Sitter::Person { stand_in: true, .. }));
    assert!(!everything(&world).contains("Mallory"), "{}", everything(&world));
    assert_eq!(world.clients[&conns[0]].chat[0]["who"]["name"], "somebody");
    world.check_pictures("after a name was changed");
}

#[test]
fn what_the_host_changes_is_shown_at_once() {
    let (mut world, conns) = World::running(&["Ana", "Mallory"], Pace::Free);
    let gone = world.connect(Some(person("Caio")));
    world.drop_socket(gone);
    world.rename_in_store(&person("Mallory"), "somebody");
    world.handle(Command::Revised);
    world.settle();
    world.join(gone);
    world.settle();
    assert!(!everything(&world).contains("Mallory"), "{}", everything(&world));
    world.check_pictures("after a name was changed");
    // The match goes on.
    world.play(conns[0], 0).unwrap();
    assert!(!everything(&world).contains("Mallory"));
}

#[test]
fn a_rematch_is_not_set_up_with_a_name_of_before() {
    let (mut world, conns) = World::running(&["Ana", "Mallory"], Pace::Free);
    for &conn in &conns {
        world.table(conn, TableChange::Abandon { agree: true }).unwrap();
    }
    let id = world.wish(conns[0], Wish::Table(TableChange::Rematch));
    assert!(world.is_writing());
    world.rename_in_store(&person("Mallory"), "somebody");
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
    assert_eq!(world.next_matches.len(), 1);
    assert!(!everything(&world).contains("Mallory"), "{}", everything(&world));
}

#[test]
fn nobody_sits_down_under_a_name_that_the_host_has_changed() {
    let mut world = World::new(3, Pace::Free);
    let mallory = world.connect(Some(person("Mallory")));
    world.rename_in_store(&person("Mallory"), "somebody");
    let id = world.wish(mallory, sit());
    world.settle();
    assert_eq!(world.clients[&mallory].answers[&id], Err("unavailable".to_owned()));
    world.handle(Command::Rename(person("Mallory")));
    world.settle();
    assert!(!everything(&world).contains("Mallory"));
    // Who comes with the name of now sits down.
    let again = world.connect(Some(Person { revision: 1, ..renamed(&person("Mallory"), "somebody") }));
    let id = world.wish(again, sit());
    world.settle();
    assert!(world.clients[&again].answers[&id].is_ok());
}

#[test]
fn after_lines_were_removed_the_next_ones_are_told() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    for text in ["one", "two", "three"] {
        world.wish(conns[0], said(text));
    }
    world.settle();
    let texts = |world: &World, conn| {
        let lines = world.clients[&conn].chat.iter();
        lines.map(|line| line["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    // One is being kept meanwhile.
    let id = world.wish(conns[1], said("four"));
    let (conn, write) = world.saying.pop_front().unwrap();
    let request = write.request.clone();
    let line = world.keep(write);
    world.hush_in_store();
    world.handle(Command::Revised);
    world.reload();
    world.handle(Command::Said { conn, request, kept: Ok(Some(line)) });
    world.settle();
    assert_eq!(texts(&world, conns[0]), [""; 0]);
    assert!(world.clients[&conns[1]].answers[&id].is_ok());
    let id = world.wish(conns[0], said("five"));
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
    for conn in [conns[0], conns[1]] {
        assert_eq!(texts(&world, conn), ["five"]);
    }
    // Where the room was not told that lines are gone, too, and where it comes into memory afterwards.
    world.hush_in_store();
    world.wish(conns[0], said("six"));
    world.settle();
    assert_eq!(texts(&world, conns[1]).last().unwrap(), "six");
    world.hush_in_store();
    world.restart(true);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    world.wish(conns[1], said("seven"));
    world.settle();
    assert_eq!(texts(&world, conns[0]), ["seven"]);
}

#[test]
fn a_line_that_is_sent_again_after_it_was_removed_stays_removed() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let id = world.wish(conns[0], said("you fools"));
    world.settle();
    world.hush_in_store();
    world.handle(Command::Revised);
    world.settle();
    world.send(conns[0], id.clone(), said("you fools"));
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
    assert!(world.clients[&conns[1]].chat.is_empty());
}
