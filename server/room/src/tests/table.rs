//! The table around a game: sitting, starting, undoing, leaving, playing again.

use super::world::{World, person};
use crate::stored::Sitter;
use crate::{Command, Person, Wish};
use protocol::{Answer, Level, Pace, TableChange};
use serde_json::{Map, Value, json};

fn sit(seat: Option<u8>) -> TableChange {
    TableChange::Sit { seat, invitation: None }
}

fn set(seats: u8, open: bool) -> TableChange {
    TableChange::Set { seats, options: Map::new(), pace: Pace::Free, open }
}

fn code(code: &str) -> Result<u64, String> {
    Err(code.to_owned())
}

#[test]
fn only_the_host_changes_the_table_and_only_before_the_start() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(person("Ana")));
    let bia = world.connect(Some(person("Bia")));
    assert_eq!(world.table(bia, set(3, true)), code("not_host"));
    assert!(world.table(ana, set(3, true)).is_ok());
    assert_eq!(world.table(ana, set(9, true)), code("bad_options"));
    assert_eq!(world.table(ana, TableChange::Start), code("not_ready"));
    assert!(world.table(ana, TableChange::Bot { seat: 2, level: Level::Good }).is_ok());
    assert!(world.table(bia, sit(Some(1))).is_ok());
    assert_eq!(world.table(bia, TableChange::Start), code("not_host"));
    assert!(world.table(ana, TableChange::Start).is_ok());
    assert_eq!(world.table(ana, set(3, true)), code("started"));
    assert_eq!(world.table(bia, TableChange::Stand), code("started"));
    world.check_pictures("after the start");
}

#[test]
fn a_seat_is_taken_once_and_a_person_sits_once() {
    let mut world = World::new(3, Pace::Free);
    let bia = world.connect(Some(person("Bia")));
    let caio = world.connect(Some(person("Caio")));
    assert!(world.table(bia, sit(Some(1))).is_ok());
    assert_eq!(world.table(bia, sit(None)), code("already_seated"));
    assert_eq!(world.table(caio, sit(Some(1))), code("seat_taken"));
    assert_eq!(world.table(caio, sit(Some(9))), code("seat_taken"));
    assert!(world.table(caio, sit(None)).is_ok());
    let dora = world.connect(Some(person("Dora")));
    assert_eq!(world.table(dora, sit(None)), code("seat_taken"));
}

#[test]
fn a_table_by_link_wants_its_invitation() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(person("Ana")));
    world.table(ana, set(2, false)).unwrap();
    let bia = world.connect(Some(person("Bia")));
    assert_eq!(world.table(bia, sit(None)), code("not_invited"));
    let wrong = TableChange::Sit { seat: None, invitation: Some("0".repeat(32)) };
    assert_eq!(world.table(bia, wrong), code("not_invited"));
    let invitation = Some(world.stored.row.invitation.clone());
    assert!(world.table(bia, TableChange::Sit { seat: None, invitation }).is_ok());
}

#[test]
fn a_guest_who_was_sent_away_does_not_come_back() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(person("Ana")));
    let bia = world.connect(Some(person("Bia")));
    world.table(bia, sit(None)).unwrap();
    assert_eq!(world.table(bia, TableChange::SendAway { seat: 0 }), code("not_host"));
    assert_eq!(world.table(ana, TableChange::SendAway { seat: 0 }), code("seat_taken"), "not oneself");
    assert!(world.table(ana, TableChange::SendAway { seat: 1 }).is_ok());
    assert_eq!(world.table(bia, sit(None)), code("sent_away"));
    assert!(world.clients[&bia].document.get("you").is_none(), "who has no seat watches");
    world.check_pictures("after somebody was sent away");
}

#[test]
fn when_the_host_stands_up_the_next_guest_is_host() {
    let mut world = World::new(3, Pace::Free);
    let ana = world.connect(Some(person("Ana")));
    let bia = world.connect(Some(person("Bia")));
    world.table(bia, sit(None)).unwrap();
    world.table(ana, TableChange::Stand).unwrap();
    assert_eq!(world.clients[&bia].document["table"]["host"], 1);
    world.table(bia, TableChange::Stand).unwrap();
    assert_eq!(world.clients[&bia].document["table"]["status"], "abandoned", "an empty table is closed");
}

#[test]
fn somebody_without_a_name_watches_and_asks_for_nothing() {
    let mut world = World::new(2, Pace::Free);
    let watcher = world.connect(None);
    assert_eq!(world.table(watcher, sit(None)), code("no_session"));
    let nameless = world.connect(Some(Person { name: String::new(), ..person("Eva") }));
    assert_eq!(world.table(nameless, sit(None)), code("bad_text"));
}

#[test]
fn a_secret_choice_is_taken_back_by_undo_only_by_its_owner() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Free);
    let before = world.clients[&conns[0]].document["game"].clone();
    let version = world.play(conns[0], 0).unwrap();
    let id = world.wish(conns[1], Wish::Undo { version });
    world.settle();
    assert_eq!(world.clients[&conns[1]].answers[&id], code("nothing_to_undo"));
    let id = world.wish(conns[0], Wish::Undo { version });
    world.settle();
    assert_eq!(world.clients[&conns[0]].answers[&id], Ok(version + 1));
    assert_eq!(world.clients[&conns[0]].document["game"], before);
    assert!(world.clients[&conns[0]].document["table"]["awaited"].as_array().unwrap().contains(&json!(0)));
    world.check_pictures("after an undo");
}

#[test]
fn another_seats_secret_choice_does_not_make_mine_stale() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Free);
    let mine = world.clients[&conns[0]].listed(0).unwrap();
    world.play(conns[1], 0).unwrap();
    let id = world.wish(conns[0], mine);
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
}

#[test]
fn a_bot_sits_down_once_and_then_plays_otherwise() {
    let mut world = World::new(3, Pace::Free);
    let ana = world.connect(Some(person("Ana")));
    world.settle();
    let mut told = |level| {
        world.table(ana, TableChange::Bot { seat: 1, level }).unwrap();
        serde_json::from_str::<Value>(&world.stored.steps.last().unwrap().table).unwrap()[0].clone()
    };
    assert_eq!(told(Level::Good), json!({ "what": "bot_sat", "seat": 1, "level": "good" }));
    assert_eq!(told(Level::Easy), json!({ "what": "bot_changed", "seat": 1, "level": "easy" }));
    assert_eq!(world.clients[&ana].document["table"]["seats"]["1"]["level"], "easy");
}

#[test]
fn what_changes_nothing_writes_nothing() {
    let mut world = World::new(3, Pace::Free);
    let ana = world.connect(Some(person("Ana")));
    world.settle();
    let bot = || TableChange::Bot { seat: 1, level: Level::Good };
    world.table(ana, bot()).unwrap();
    world.table(ana, TableChange::Bot { seat: 2, level: Level::Easy }).unwrap();
    let steps = world.stored.steps.len();
    let version = world.stored.row.version;
    assert_eq!(world.table(ana, bot()), Ok(version));
    let options = world.clients[&ana].document["table"]["options"].as_object().unwrap().clone();
    assert_eq!(
        world.table(ana, TableChange::Set { seats: 3, options, pace: Pace::Free, open: true }),
        Ok(version)
    );
    assert_eq!(world.stored.steps.len(), steps);
    world.table(ana, TableChange::Start).unwrap();
    let steps = world.stored.steps.len();
    assert!(world.table(ana, TableChange::Abandon { agree: false }).is_ok());
    assert_eq!(world.stored.steps.len(), steps);
}

#[test]
fn nobody_takes_back_without_end_and_everybody_plays_on() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let [ana, bia] = conns[..] else { unreachable!() };
    let mut taken_back = 0;
    let refused = loop {
        world.play(ana, 0).unwrap();
        // The one thing on the list: to reconsider.
        match world.play(ana, 0) {
            Ok(_) => taken_back += 1,
            Err(code) => break code,
        }
    };
    assert_eq!((taken_back, refused.as_str()), (1_000, "used_up"));
    for (conn, code) in [(ana, "used_up"), (bia, "ok")] {
        world.table(conn, TableChange::HandOver).unwrap();
        let back = world.table(conn, TableChange::TakeBack);
        assert_eq!(back.map_or_else(|code| code, |_| "ok".to_owned()), code, "of the table, too");
    }
    world.restart(true);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    assert_eq!(world.table(ana, TableChange::TakeBack), code("used_up"), "also after a restart");
    world.play(bia, 0).unwrap();
}

#[test]
fn nobody_changes_their_name_without_end_and_everybody_plays_on() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let ana = person("Ana");
    for n in 0..1_100 {
        // Time passes, and does not bring any back.
        world.now += 60_000;
        world.handle(Command::Rename(Person { name: format!("Ana {n}"), ..ana.clone() }));
        world.settle();
    }
    let renamed = world.stored.steps.iter().filter(|step| step.table.contains("renamed")).count();
    assert_eq!(renamed, 1_000);
    world.play(conns[0], 0).unwrap();
    world.table(conns[0], TableChange::Abandon { agree: true }).unwrap();
    world.table(conns[1], TableChange::Abandon { agree: true }).unwrap();
    assert_eq!(world.clients[&conns[0]].document["table"]["status"], "abandoned");
}

#[test]
fn an_action_with_more_in_it_than_its_fields_is_not_listed() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.play(conns[0], 0).unwrap();
    let Some(Wish::Act { expect, action }) = world.clients[&conns[0]].listed(0) else { unreachable!() };
    assert_eq!(action, json!({"do": "reconsider"}));
    let kept = world.stored.row.version;
    let id = world.wish(conns[0], Wish::Act { expect, action: json!({"do": "reconsider", "x": "8 KB"}) });
    world.settle();
    assert_eq!(world.clients[&conns[0]].answers[&id], Err("not_listed".to_owned()));
    assert_eq!(world.stored.row.version, kept);
}

#[test]
fn an_answer_to_an_old_decision_is_stale_and_changes_nothing() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Free);
    let old = world.clients[&conns[0]].listed(0).unwrap();
    world.play(conns[0], 1).unwrap();
    let steps = world.stored.steps.len();
    let id = world.wish(conns[0], old);
    world.settle();
    assert_eq!(world.clients[&conns[0]].answers[&id], code("stale"));
    assert_eq!(world.stored.steps.len(), steps);
}

#[test]
fn a_bot_plays_for_somebody_until_they_come_back() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.table(conns[1], TableChange::HandOver).unwrap();
    assert!(world.clients[&conns[1]].document["you"].get("ask").is_none(), "the bot decides now");
    world.play(conns[0], 0).unwrap();
    assert_eq!(world.thoughts.len(), 1, "and is asked to think");
    let id = world.wish(conns[1], Wish::Act { expect: 0, action: json!({"do": "reconsider"}) });
    world.settle();
    assert_eq!(world.clients[&conns[1]].answers[&id], code("not_seated"));
    world.table(conns[1], TableChange::TakeBack).unwrap();
    assert!(world.clients[&conns[1]].document["you"].get("ask").is_some());
    assert!(world.play(conns[1], 0).is_ok());
}

#[test]
fn bots_choose_after_the_people() {
    let mut world = World::new(3, Pace::Free);
    let conns = ["Ana", "Bia"].map(|name| world.connect(Some(person(name))));
    world.table(conns[1], TableChange::Sit { seat: None, invitation: None }).unwrap();
    world.table(conns[0], TableChange::Bot { seat: 2, level: Level::Easy }).unwrap();
    world.table(conns[0], TableChange::Start).unwrap();
    world.play(conns[0], 0).unwrap();
    assert!(world.thoughts.is_empty(), "Bia is still to choose");
    world.play(conns[1], 0).unwrap();
    assert_eq!(world.thoughts.len(), 1, "all people have chosen");

    // What a person may do now is to take the choice back; the bot had chosen by then, and chooses anew.
    world.play(conns[1], 0).unwrap();
    world.bot_answers(&mut games::frame::Dice::from_number(1));
    world.settle();
    assert_eq!(world.clients[&conns[0]].document["table"]["awaited"], json!([1, 2]));
    assert_eq!(world.clients[&conns[0]].document["game"]["phase"], "pick", "nothing is settled");
    world.play(conns[1], 0).unwrap();
    assert_eq!(world.thoughts.len(), 1);
    world.bot_answers(&mut games::frame::Dice::from_number(1));
    world.settle();
    assert_ne!(world.clients[&conns[0]].document["game"]["phase"], "pick", "the last choice settles it");
}

#[test]
fn who_plays_with_bots_alone_may_hurry_them_until_it_is_their_turn() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(person("Ana")));
    let watcher = world.connect(Some(person("Wim")));
    world.table(ana, TableChange::Bot { seat: 1, level: Level::Easy }).unwrap();
    assert_eq!(hurry(&mut world, ana), code("not_running"));
    world.table(ana, TableChange::Start).unwrap();
    let steps = world.stored.steps.len();
    assert!(hurry(&mut world, ana).is_ok());
    assert!(!world.hurried, "no bot is awaited");
    world.play(ana, 0).unwrap();
    assert!(!world.hurried, "each time anew");
    assert_eq!(hurry(&mut world, watcher), code("not_seated"));
    assert!(hurry(&mut world, ana).is_ok());
    assert!(world.hurried);
    assert_eq!(world.stored.steps.len(), steps + 1, "nothing is written");
    while !world.thoughts.is_empty() {
        world.bot_answers(&mut games::frame::Dice::from_number(1));
        world.settle();
    }
    world.play(ana, 0).unwrap();
    assert!(!world.hurried, "from her own turn on they take their time again");
}

#[test]
fn where_others_play_nobody_hurries_the_bots() {
    let mut world = World::new(3, Pace::Free);
    let conns = ["Ana", "Bia"].map(|name| world.connect(Some(person(name))));
    world.table(conns[1], TableChange::Sit { seat: None, invitation: None }).unwrap();
    world.table(conns[0], TableChange::Bot { seat: 2, level: Level::Easy }).unwrap();
    world.table(conns[0], TableChange::Start).unwrap();
    for conn in conns {
        world.play(conn, 0).unwrap();
    }
    assert_eq!(hurry(&mut world, conns[0]), code("not_listed"));
    assert!(!world.hurried);
}

fn hurry(world: &mut World, conn: u64) -> Result<u64, String> {
    let id = world.wish(conn, Wish::Hurry);
    world.settle();
    world.clients[&conn].answers[&id].clone()
}

#[test]
fn a_match_without_any_person_pauses() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.play(conns[0], 0).unwrap();
    world.table(conns[0], TableChange::HandOver).unwrap();
    world.table(conns[1], TableChange::HandOver).unwrap();
    assert!(world.thoughts.is_empty(), "no bot is asked while no person plays");
    world.table(conns[0], TableChange::TakeBack).unwrap();
    assert_eq!(world.thoughts.len(), 1, "they go on when somebody comes back");
}

#[test]
fn a_match_is_abandoned_when_everybody_agrees() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.table(conns[0], TableChange::Abandon { agree: true }).unwrap();
    assert_eq!(world.clients[&conns[1]].document["table"]["abandoning"], json!([0]));
    world.table(conns[0], TableChange::Abandon { agree: false }).unwrap();
    world.table(conns[1], TableChange::Abandon { agree: true }).unwrap();
    assert_eq!(world.clients[&conns[1]].document["table"]["status"], "running");
    world.table(conns[0], TableChange::Abandon { agree: true }).unwrap();
    assert_eq!(world.clients[&conns[1]].document["table"]["status"], "abandoned");
    assert_eq!(world.table(conns[1], TableChange::HandOver), code("not_running"));
}

#[test]
fn a_rematch_is_set_up_once_with_everybody_on_their_seats() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    assert_eq!(world.table(conns[0], TableChange::Rematch), code("not_running"));
    for &conn in &conns {
        world.table(conn, TableChange::Abandon { agree: true }).unwrap();
    }
    world.table(conns[1], TableChange::Rematch).unwrap();
    assert_eq!(world.table(conns[0], TableChange::Rematch), code("not_running"), "it exists already");
    assert_eq!(world.next_matches.len(), 1);
    let next = &world.next_matches[0];
    assert_eq!(world.clients[&conns[0]].document["table"]["rematch"], json!(next.row.id));
    assert!(matches!(&next.seats[0].sitter, Sitter::Person { name, .. } if name == "Ana"));
    assert!(matches!(&next.seats[1].sitter, Sitter::Person { name, .. } if name == "Bia"));
    world.check_pictures("after the rematch");
}

#[test]
fn answers_about_nobody_are_refused() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let vote = TableChange::Vote { seat: 1, answer: Answer::Bot };
    assert_eq!(world.table(conns[0], vote), code("no_vote"));
}

#[test]
fn a_bot_whose_decision_is_refused_takes_its_time_before_the_next() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.table(conns[0], TableChange::HandOver).unwrap();
    world.play(conns[1], 0).unwrap();
    let (seat, decision, _) = world.thoughts.pop().unwrap();
    assert!(!world.again);
    let nonsense = || Command::Bot { seat, decision, action: Some(json!({"do": "nonsense"})) };
    for _ in 0..2 {
        world.handle(nonsense());
        assert_eq!(world.thoughts.pop().map(|(seat, decision, _)| (seat, decision)), Some((seat, decision)));
        assert!(world.again, "and not at once for ever");
    }
    world.table(conns[0], TableChange::TakeBack).unwrap();
    world.table(conns[0], TableChange::HandOver).unwrap();
    assert!(!world.again, "another decision is thought about at once");
}
