//! The table around a game: seats, start, undo, bots, abandoning, rematch.

use super::world::{World, named_user};
use crate::{Command, RequestKind};
use protocol::{Answer, BotPace, Level, Pace, TableChange, TableSettings};
use records::SeatAssignment;
use serde_json::{Value, json};

fn sit(seat: Option<u8>) -> TableChange {
    TableChange::Sit { seat, invitation: None }
}

fn set(seats: u8, open: bool) -> TableChange {
    TableChange::Set { seats, settings: TableSettings { open, ..TableSettings::default() } }
}

fn code(code: &str) -> Result<u64, String> {
    Err(code.to_owned())
}

#[test]
fn only_the_host_changes_the_table_and_only_before_the_start() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    let bia = world.connect(Some(named_user("Bia")));
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
    world.check_documents("after the start");
}

#[test]
fn a_seat_has_one_user_and_a_user_has_one_seat() {
    let mut world = World::new(3, Pace::Free);
    let bia = world.connect(Some(named_user("Bia")));
    let caio = world.connect(Some(named_user("Caio")));
    assert!(world.table(bia, sit(Some(1))).is_ok());
    assert_eq!(world.table(bia, sit(None)), code("already_seated"));
    assert_eq!(world.table(caio, sit(Some(1))), code("seat_taken"));
    assert_eq!(world.table(caio, sit(Some(9))), code("seat_taken"));
    assert!(world.table(caio, sit(None)).is_ok());
    let dora = world.connect(Some(named_user("Dora")));
    assert_eq!(world.table(dora, sit(None)), code("seat_taken"));
}

#[test]
fn a_closed_table_requires_its_invitation() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    world.table(ana, set(2, false)).unwrap();
    let bia = world.connect(Some(named_user("Bia")));
    assert_eq!(world.table(bia, sit(None)), code("not_invited"));
    let wrong = TableChange::Sit { seat: None, invitation: Some("0".repeat(32)) };
    assert_eq!(world.table(bia, wrong), code("not_invited"));
    let invitation = Some(world.stored.row.invitation.clone());
    assert!(world.table(bia, TableChange::Sit { seat: None, invitation }).is_ok());
}

#[test]
fn a_user_who_was_sent_away_cannot_take_a_seat_again() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    let bia = world.connect(Some(named_user("Bia")));
    world.table(bia, sit(None)).unwrap();
    assert_eq!(world.table(bia, TableChange::SendAway { seat: 0 }), code("not_host"));
    assert_eq!(
        world.table(ana, TableChange::SendAway { seat: 0 }),
        code("seat_taken"),
        "the host cannot send themselves away"
    );
    assert!(world.table(ana, TableChange::SendAway { seat: 1 }).is_ok());
    assert_eq!(world.table(bia, sit(None)), code("sent_away"));
    assert!(world.clients[&bia].document.get("you").is_none(), "a user without a seat is a spectator");
    world.check_documents("after a user was sent away");
}

#[test]
fn when_the_host_leaves_the_next_user_is_host() {
    let mut world = World::new(3, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    let bia = world.connect(Some(named_user("Bia")));
    world.table(bia, sit(None)).unwrap();
    world.table(ana, TableChange::Stand).unwrap();
    assert_eq!(world.clients[&bia].document["table"]["host"], 1);
    world.table(bia, TableChange::Stand).unwrap();
    assert_eq!(world.clients[&bia].document["table"]["status"], "abandoned", "an empty table is closed");
}

#[test]
fn a_client_without_a_session_can_only_watch() {
    let mut world = World::new(2, Pace::Free);
    let watcher = world.connect(None);
    assert_eq!(world.table(watcher, sit(None)), code("no_session"));
}

#[test]
fn only_the_owner_of_a_secret_choice_can_undo_it() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Free);
    let before = world.clients[&conns[0]].document["game"].clone();
    let version = world.play(conns[0], 0).unwrap();
    let id = world.request(conns[1], RequestKind::Undo { version });
    world.settle();
    assert_eq!(world.clients[&conns[1]].answers[&id], code("nothing_to_undo"));
    let id = world.request(conns[0], RequestKind::Undo { version });
    world.settle();
    assert_eq!(world.clients[&conns[0]].answers[&id], Ok(version + 1));
    assert_eq!(world.clients[&conns[0]].document["game"], before);
    assert!(world.clients[&conns[0]].document["table"]["awaited"].as_array().unwrap().contains(&json!(0)));
    world.check_documents("after an undo");
}

#[test]
fn another_seats_secret_choice_does_not_make_mine_stale() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Free);
    let mine = world.clients[&conns[0]].legal_action(0).unwrap();
    world.play(conns[1], 0).unwrap();
    let id = world.request(conns[0], mine);
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
}

#[test]
fn the_level_of_a_seated_bot_can_be_changed() {
    let mut world = World::new(3, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
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
fn a_table_change_without_effect_is_not_written() {
    let mut world = World::new(3, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    world.settle();
    let bot = || TableChange::Bot { seat: 1, level: Level::Good };
    world.table(ana, bot()).unwrap();
    world.table(ana, TableChange::Bot { seat: 2, level: Level::Easy }).unwrap();
    let steps = world.stored.steps.len();
    let version = world.stored.row.version;
    assert_eq!(world.table(ana, bot()), Ok(version));
    let options = world.clients[&ana].document["table"]["options"].as_object().unwrap().clone();
    let settings = TableSettings { options, open: true, ..TableSettings::default() };
    let same = TableChange::Set { seats: 3, settings };
    assert_eq!(world.table(ana, same), Ok(version));
    assert_eq!(world.stored.steps.len(), steps);
    world.table(ana, TableChange::Start).unwrap();
    let steps = world.stored.steps.len();
    assert!(world.table(ana, TableChange::Abandon { agree: false }).is_ok());
    assert_eq!(world.stored.steps.len(), steps);
}

#[test]
fn taking_back_is_limited_and_the_match_can_go_on() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let [ana, bia] = conns[..] else { unreachable!() };
    let mut taken_back = 0;
    let refused = loop {
        world.play(ana, 0).unwrap();
        // The only legal action is to reconsider.
        match world.play(ana, 0) {
            Ok(_) => taken_back += 1,
            Err(code) => break code,
        }
    };
    assert_eq!((taken_back, refused.as_str()), (1_000, "used_up"));
    for (conn, code) in [(ana, "used_up"), (bia, "ok")] {
        world.table(conn, TableChange::HandOver).unwrap();
        let back = world.table(conn, TableChange::TakeBack);
        assert_eq!(
            back.map_or_else(|code| code, |_| "ok".to_owned()),
            code,
            "taking back a seat counts, too"
        );
    }
    world.restart(true);
    conns.iter().for_each(|&conn| world.join(conn));
    world.settle();
    assert_eq!(
        world.table(ana, TableChange::TakeBack),
        code("used_up"),
        "a restart does not reset the limit"
    );
    world.play(bia, 0).unwrap();
}

#[test]
fn an_action_with_unknown_fields_is_refused() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.play(conns[0], 0).unwrap();
    let Some(RequestKind::Act { expect, action }) = world.clients[&conns[0]].legal_action(0) else {
        unreachable!()
    };
    assert_eq!(action, json!({"do": "reconsider"}));
    let kept = world.stored.row.version;
    let id = world
        .request(conns[0], RequestKind::Act { expect, action: json!({"do": "reconsider", "x": "8 KB"}) });
    world.settle();
    assert_eq!(world.clients[&conns[0]].answers[&id], Err("not_legal".to_owned()));
    assert_eq!(world.stored.row.version, kept);
}

#[test]
fn an_action_for_an_old_decision_is_refused_as_stale() {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], Pace::Free);
    let old = world.clients[&conns[0]].legal_action(0).unwrap();
    world.play(conns[0], 1).unwrap();
    let steps = world.stored.steps.len();
    let id = world.request(conns[0], old);
    world.settle();
    assert_eq!(world.clients[&conns[0]].answers[&id], code("stale"));
    assert_eq!(world.stored.steps.len(), steps);
}

#[test]
fn a_bot_plays_for_a_user_until_they_take_the_seat_back() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.table(conns[1], TableChange::HandOver).unwrap();
    assert!(world.clients[&conns[1]].document["you"].get("prompt").is_none(), "the bot decides now");
    world.play(conns[0], 0).unwrap();
    assert_eq!(world.thoughts.len(), 1, "the bot is asked to think");
    let id = world.request(conns[1], RequestKind::Act { expect: 0, action: json!({"do": "reconsider"}) });
    world.settle();
    assert_eq!(world.clients[&conns[1]].answers[&id], code("not_seated"));
    world.table(conns[1], TableChange::TakeBack).unwrap();
    assert!(world.clients[&conns[1]].document["you"].get("prompt").is_some());
    assert!(world.play(conns[1], 0).is_ok());
}

#[test]
fn bots_choose_after_the_users() {
    let mut world = World::new(3, Pace::Free);
    let conns = ["Ana", "Bia"].map(|name| world.connect(Some(named_user(name))));
    world.table(conns[1], TableChange::Sit { seat: None, invitation: None }).unwrap();
    world.table(conns[0], TableChange::Bot { seat: 2, level: Level::Easy }).unwrap();
    world.table(conns[0], TableChange::Start).unwrap();
    world.play(conns[0], 0).unwrap();
    assert!(world.thoughts.is_empty(), "Bia has not chosen yet");
    world.play(conns[1], 0).unwrap();
    assert_eq!(world.thoughts.len(), 1, "all users have chosen");

    // A user can now only take back a choice. The bot, which was thinking meanwhile, chooses again afterwards.
    world.play(conns[1], 0).unwrap();
    world.bot_answers(&mut games::frame::Dice::from_number(1));
    world.settle();
    assert_eq!(world.clients[&conns[0]].document["table"]["awaited"], json!([1, 2]));
    assert_eq!(world.clients[&conns[0]].document["game"]["phase"], "pick", "the round goes on");
    world.play(conns[1], 0).unwrap();
    assert_eq!(world.thoughts.len(), 1);
    world.bot_answers(&mut games::frame::Dice::from_number(1));
    world.settle();
    assert_ne!(world.clients[&conns[0]].document["game"]["phase"], "pick", "the last choice ends the round");
}

#[test]
fn a_user_who_plays_against_bots_alone_can_hurry_them_until_their_own_turn() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    let watcher = world.connect(Some(named_user("Wim")));
    world.table(ana, TableChange::Bot { seat: 1, level: Level::Easy }).unwrap();
    assert_eq!(hurry(&mut world, ana), code("not_running"));
    world.table(ana, TableChange::Start).unwrap();
    let steps = world.stored.steps.len();
    assert!(hurry(&mut world, ana).is_ok());
    assert!(!world.hurried, "no bot is awaited");
    world.play(ana, 0).unwrap();
    assert!(!world.hurried, "hurrying lasts until the user's next turn");
    assert_eq!(hurry(&mut world, watcher), code("not_seated"));
    assert!(hurry(&mut world, ana).is_ok());
    assert!(world.hurried);
    assert_eq!(world.stored.steps.len(), steps + 1, "nothing is written");
    while !world.thoughts.is_empty() {
        world.bot_answers(&mut games::frame::Dice::from_number(1));
        world.settle();
    }
    world.play(ana, 0).unwrap();
    assert!(!world.hurried, "from Ana's own turn on, bots play with delay");
}

#[test]
fn the_decisions_of_bots_are_counted_from_each_turn_of_a_user_on() {
    let mut world = World::new(3, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    for seat in [1, 2] {
        world.table(ana, TableChange::Bot { seat, level: Level::Easy }).unwrap();
    }
    world.table(ana, TableChange::Start).unwrap();
    for _ in 0..3 {
        world.play(ana, 0).unwrap();
        assert_eq!(world.bots_before, 1, "the second bot chooses after the first");
        while !world.thoughts.is_empty() {
            world.bot_answers(&mut games::frame::Dice::from_number(1));
            world.settle();
        }
    }
}

#[test]
fn the_host_chooses_how_fast_bots_play_before_the_start() {
    let mut world = World::new(2, Pace::Free);
    let ana = world.connect(Some(named_user("Ana")));
    let set = |bot_pace| {
        let settings = TableSettings { open: true, bot_pace, ..TableSettings::default() };
        TableChange::Set { seats: 2, settings }
    };
    let shown = |world: &World| world.clients[&ana].document["table"].get("bot_pace").cloned();
    assert_eq!(shown(&world), None, "the usual pace is not named");
    world.table(ana, TableChange::Bot { seat: 1, level: Level::Easy }).unwrap();
    world.table(ana, set(BotPace::Slow)).unwrap();
    assert_eq!(shown(&world), Some(json!("slow")));
    world.table(ana, TableChange::Start).unwrap();
    assert_eq!(world.table(ana, set(BotPace::AtOnce)), code("started"));
    world.play(ana, 0).unwrap();
    assert_eq!(world.bot_pace, BotPace::Slow);
    world.check_documents("with slow bots");
}

#[test]
fn bots_cannot_be_hurried_while_other_users_play() {
    let mut world = World::new(3, Pace::Free);
    let conns = ["Ana", "Bia"].map(|name| world.connect(Some(named_user(name))));
    world.table(conns[1], TableChange::Sit { seat: None, invitation: None }).unwrap();
    world.table(conns[0], TableChange::Bot { seat: 2, level: Level::Easy }).unwrap();
    world.table(conns[0], TableChange::Start).unwrap();
    for conn in conns {
        world.play(conn, 0).unwrap();
    }
    assert_eq!(hurry(&mut world, conns[0]), code("not_legal"));
    assert!(!world.hurried);
}

fn hurry(world: &mut World, conn: u64) -> Result<u64, String> {
    let id = world.request(conn, RequestKind::Hurry);
    world.settle();
    world.clients[&conn].answers[&id].clone()
}

#[test]
fn a_match_in_which_no_user_decides_pauses() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.play(conns[0], 0).unwrap();
    world.table(conns[0], TableChange::HandOver).unwrap();
    world.table(conns[1], TableChange::HandOver).unwrap();
    assert!(world.thoughts.is_empty(), "no bot is asked while no user decides");
    world.table(conns[0], TableChange::TakeBack).unwrap();
    assert_eq!(world.thoughts.len(), 1, "bots go on when a user takes back a seat");
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
    assert_eq!(
        world.table(conns[0], TableChange::Rematch),
        code("not_running"),
        "the rematch exists already"
    );
    assert_eq!(world.next_matches.len(), 1);
    let next = &world.next_matches[0];
    assert_eq!(world.clients[&conns[0]].document["table"]["rematch"], json!(next.row.id));
    assert!(
        matches!(&next.seats[0].assignment, SeatAssignment::User { user, .. } if *user == named_user("Ana"))
    );
    assert!(
        matches!(&next.seats[1].assignment, SeatAssignment::User { user, .. } if *user == named_user("Bia"))
    );
    world.check_documents("after the rematch");
}

#[test]
fn a_vote_on_a_seat_that_is_not_late_is_refused() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    let vote = TableChange::Vote { seat: 1, answer: Answer::Bot };
    assert_eq!(world.table(conns[0], vote), code("no_vote"));
}

#[test]
fn a_bot_waits_after_its_decision_was_refused() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.table(conns[0], TableChange::HandOver).unwrap();
    world.play(conns[1], 0).unwrap();
    let (seat, decision, _) = world.thoughts.pop().unwrap();
    assert!(!world.after_refusal);
    let nonsense = || Command::Bot { seat, decision, action: Some(json!({"do": "nonsense"})) };
    for _ in 0..2 {
        world.handle(nonsense());
        assert_eq!(world.thoughts.pop().map(|(seat, decision, _)| (seat, decision)), Some((seat, decision)));
        assert!(world.after_refusal, "the next attempt waits");
    }
    world.table(conns[0], TableChange::TakeBack).unwrap();
    world.table(conns[0], TableChange::HandOver).unwrap();
    assert!(!world.after_refusal, "a new decision does not wait");
}
