//! What a bot would do in a user's place: each seat is answered for itself, and only while its decision lasts.

use super::world::{AskedSuggestion, World, named_user};
use crate::registry::SuggestedAction;
use crate::{Command, ConnId, RequestKind};
use protocol::{Pace, TableChange, TableSettings};
use serde_json::{Value, json};

/// A running table of four users, all of whom choose at once, where suggestions are allowed.
fn table() -> (World, Vec<ConnId>) {
    let mut world = World::new(4, Pace::Free);
    let names = ["Ana", "Bia", "Caio", "Davi"];
    let conns: Vec<ConnId> = names.iter().map(|name| world.connect(Some(named_user(name)))).collect();
    for &conn in &conns[1..] {
        world.table(conn, TableChange::Sit { seat: None, invitation: None }).unwrap();
    }
    let settings = TableSettings { open: true, suggestions: true, ..TableSettings::default() };
    let set = TableChange::Set { seats: 4, settings };
    world.table(conns[0], set).unwrap();
    world.table(conns[0], TableChange::Start).unwrap();
    (world, conns)
}

/// The bot that was asked last has thought.
fn think(world: &mut World) {
    let AskedSuggestion { conn, request, seat, decision } = world.suggestions.pop().expect("a bot is asked");
    let suggested = Some(SuggestedAction { action: json!({"do": "pick"}), why: None });
    world.handle(Command::Suggested { conn, request, seat, decision, suggested });
    world.settle();
}

fn decision(world: &World, conn: ConnId) -> &Value {
    &world.clients[&conn].document["you"]["decision"]
}

#[test]
fn all_who_choose_at_once_are_answered_and_each_has_one_bot_at_a_time() {
    let (mut world, conns) = table();
    for &conn in &conns {
        world.request(conn, RequestKind::Suggest);
    }
    assert_eq!(world.suggestions.len(), 4);
    let second = world.request(conns[2], RequestKind::Suggest);
    world.settle();
    assert_eq!(world.clients[&conns[2]].answers[&second], Err("busy".to_owned()));
    assert_eq!(world.suggestions.len(), 4, "no seat has two bots");
    for _ in 0..4 {
        think(&mut world);
    }
    for &conn in &conns {
        let [suggestion] = &world.clients[&conn].suggestions[..] else { panic!("one suggestion") };
        assert_eq!(suggestion["action"]["do"], "pick");
        assert_eq!(&suggestion["decision"], decision(&world, conn));
    }
    world.request(conns[2], RequestKind::Suggest);
    assert_eq!(world.suggestions.len(), 1, "a seat is free again");
}

#[test]
fn a_suggestion_for_a_decision_that_is_over_is_not_shown() {
    let (mut world, conns) = table();
    let (late, waiting) = (world.request(conns[0], RequestKind::Suggest), conns[1]);
    world.play(conns[0], 0).unwrap();
    think(&mut world);
    let ana = &world.clients[&conns[0]];
    assert_eq!((&ana.suggestions[..], &ana.answers[&late]), (&[][..], &Err("stale".to_owned())));

    // The choices of others end no decision of one's own.
    world.request(waiting, RequestKind::Suggest);
    world.play(conns[2], 0).unwrap();
    think(&mut world);
    let [suggestion] = &world.clients[&waiting].suggestions[..] else { panic!("one suggestion") };
    assert_eq!(&suggestion["decision"], decision(&world, waiting));

    // Ana has chosen, so there is nothing to think about, and her bot is not kept busy by the late answer.
    world.request(conns[0], RequestKind::Suggest);
    world.settle();
    assert!(world.suggestions.is_empty());
    let nothing = &world.clients[&conns[0]].suggestions[0];
    assert_eq!((&nothing["action"], &nothing["decision"]), (&Value::Null, decision(&world, conns[0])));
}
