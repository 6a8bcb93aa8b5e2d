//! Players who were banned or erased: the others vote on the seat at once, and may invite somebody into it.

use super::archives::archive_of;
use super::world::{World, named_user};
use crate::archive::verify;
use crate::{Command, ConnId};
use games::frame::{Dice, Seed};
use protocol::{Answer, Pace, TableChange};
use records::Millis;
use records::RemovedUser;
use serde_json::{Value, json};

const DAY: Millis = 86_400_000;
const PACE: Pace = Pace::Days { days: 3, no_vacation: false };

/// Ana, Bia and Caio play, and Caio was removed.
fn without_caio(removed: impl Fn(Millis) -> RemovedUser) -> (World, Vec<ConnId>) {
    let (mut world, conns) = World::running(&["Ana", "Bia", "Caio"], PACE);
    world.drop_socket(conns[2]);
    let removed = removed(world.now);
    world.set_removed(named_user("Caio"), Some(removed));
    (world, conns)
}

fn erased(_: Millis) -> RemovedUser {
    RemovedUser::Erased
}

fn banned(days: u64) -> impl Fn(Millis) -> RemovedUser {
    move |now| RemovedUser::Banned { until: now + days * DAY }
}

fn table(world: &World, conn: ConnId) -> &Value {
    &world.clients[&conn].document["table"]
}

/// The events of the table in the latest step, as a client sees them.
fn latest(world: &World, conn: ConnId) -> Value {
    world.clients[&conn].log.last().unwrap()["table"].clone()
}

fn vote(world: &mut World, conn: ConnId, answer: Answer) -> Result<u64, String> {
    world.table(conn, TableChange::Vote { seat: 2, answer })
}

fn key(world: &World, conn: ConnId) -> Option<String> {
    world.clients[&conn].document["you"]["invitations"]["2"].as_str().map(str::to_owned)
}

fn take_over(world: &mut World, conn: ConnId, key: &str) -> Result<u64, String> {
    world.table(conn, TableChange::TakeOver { invitation: key.to_owned() })
}

/// Dora comes by the link that Ana and Bia have voted for.
pub(super) fn offered() -> (World, Vec<ConnId>, ConnId, String) {
    let (mut world, conns) = without_caio(erased);
    vote(&mut world, conns[0], Answer::Invite).unwrap();
    vote(&mut world, conns[1], Answer::Invite).unwrap();
    let dora = world.connect(Some(named_user("Dora")));
    world.settle();
    let key = key(&world, conns[0]).unwrap();
    (world, conns, dora, key)
}

#[test]
fn a_seat_whose_player_was_removed_is_voted_on_at_once() {
    for (removed, why) in [
        (erased(0), "erased"),
        (RemovedUser::Leaving, "leaving"),
        (banned(7)(1_000_000), "banned"),
        (banned(8)(1_000_000), "banned_for_long"),
    ] {
        let (world, conns) = without_caio(|_| removed);
        assert_eq!(table(&world, conns[0])["late"], json!({"2": {}}), "{why}");
        assert_eq!(table(&world, conns[0])["removed"], json!({"2": why}));
        assert_eq!(latest(&world, conns[1]), json!([{"what": "removed", "seat": 2, "why": why}]));
        world.check_documents("after a removal");
    }
}

#[test]
fn the_vote_is_recorded_once_and_outlives_moves_and_restarts() {
    let (mut world, conns) = without_caio(erased);
    let version = world.stored.row.version;
    world.set_removed(named_user("Caio"), Some(RemovedUser::Erased));
    world.handle(Command::Tick);
    assert_eq!(world.stored.row.version, version);
    world.play(conns[0], 0).unwrap();
    world.play(conns[1], 0).unwrap();
    world.restart(true);
    let ana = world.connect(Some(named_user("Ana")));
    world.settle();
    assert_eq!(table(&world, ana)["late"], json!({"2": {}}));
    assert_eq!(world.stored.row.version, version + 2);
}

#[test]
fn who_comes_back_within_a_week_is_waited_for_or_a_bot_plays() {
    let (mut world, conns) = without_caio(banned(7));
    assert_eq!(vote(&mut world, conns[0], Answer::Invite), Err("no_vote".to_owned()));
    vote(&mut world, conns[0], Answer::Wait).unwrap();
    vote(&mut world, conns[1], Answer::Wait).unwrap();
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    let (mut world, conns) = without_caio(banned(7));
    vote(&mut world, conns[0], Answer::Bot).unwrap();
    vote(&mut world, conns[1], Answer::Bot).unwrap();
    assert_eq!(table(&world, conns[0])["seats"]["2"]["stand_in"], true);
    // The ban is over.
    world.now += 7 * DAY;
    let caio = world.connect(Some(named_user("Caio")));
    world.settle();
    assert_eq!(table(&world, caio).get("removed"), None);
    world.table(caio, TableChange::TakeBack).unwrap();
    assert_eq!(table(&world, caio)["seats"]["2"].get("stand_in"), None);
}

#[test]
fn a_vote_ends_when_the_ban_is_lifted() {
    let (mut world, conns) = without_caio(banned(30));
    vote(&mut world, conns[0], Answer::Invite).unwrap();
    vote(&mut world, conns[1], Answer::Invite).unwrap();
    let key = key(&world, conns[0]).unwrap();
    world.set_removed(named_user("Caio"), None);
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    assert_eq!(latest(&world, conns[0]), json!([{"what": "returned", "seat": 2}]));
    let dora = world.connect(Some(named_user("Dora")));
    assert_eq!(take_over(&mut world, dora, &key), Err("not_invited".to_owned()), "the link is void");
}

#[test]
fn for_whoever_is_away_for_long_there_is_a_bot_or_somebody_else() {
    let (mut world, conns) = without_caio(banned(8));
    assert_eq!(vote(&mut world, conns[0], Answer::Wait), Err("no_vote".to_owned()));
    vote(&mut world, conns[0], Answer::Invite).unwrap();
    assert_eq!(key(&world, conns[0]), None, "one of two is no majority");
    vote(&mut world, conns[1], Answer::Bot).unwrap();
    assert_eq!(table(&world, conns[0])["seats"]["2"]["stand_in"], true, "with a tie a bot plays");
    assert_eq!(table(&world, conns[0])["late"], json!({}));
}

#[test]
fn only_players_see_the_key_of_an_offered_seat() {
    let (world, conns, dora, key) = offered();
    assert_eq!(table(&world, dora)["offered"], json!([2]));
    assert_eq!(self::key(&world, conns[1]).as_ref(), Some(&key));
    for part in [&world.clients[&dora].document, &Value::from(world.clients[&conns[0]].log.clone())] {
        assert!(!part.to_string().contains(&key));
    }
    assert_ne!(key, world.stored.row.invitation, "the link that all once had opens nothing");
    world.check_documents("with an offered seat");
}

#[test]
fn whoever_has_the_link_takes_the_seat_and_sees_what_it_sees() {
    let (mut world, conns, dora, key) = offered();
    let hand = world.clients[&conns[2]].document["private"]["2"].clone();
    assert!(hand.is_object());
    assert_eq!(world.clients[&dora].document.get("private"), None);
    let invitation = world.stored.row.invitation.clone();
    assert_eq!(take_over(&mut world, dora, &invitation), Err("not_invited".to_owned()));
    assert_eq!(take_over(&mut world, conns[0], &key), Err("already_seated".to_owned()));
    take_over(&mut world, dora, &key).unwrap();
    world.settle();
    let document = &world.clients[&dora].document;
    assert_eq!(document["you"]["seat"], 2);
    assert_eq!(document["private"]["2"], hand);
    assert_eq!(table(&world, conns[0])["late"], json!({}));
    assert_eq!(table(&world, conns[0]).get("removed"), None);
    assert_eq!(world.clients[&conns[0]].name_at(2), Some("Dora"));
    let told = latest(&world, conns[1]);
    assert_eq!((&told[0]["what"], &told[0]["seat"]), (&json!("taken_over"), &json!(2)));
    assert!(told[0]["person"].is_string());
    let deadline =
        table(&world, dora)["deadlines"]["2"].as_u64().or(table(&world, dora)["deadline"].as_u64());
    assert_eq!(deadline, Some(world.now + 3 * DAY), "with the full time");
    assert_eq!(self::key(&world, conns[0]), None);
    // The link is used up.
    let eva = world.connect(Some(named_user("Eva")));
    assert_eq!(take_over(&mut world, eva, &key), Err("not_invited".to_owned()));
    world.play(dora, 0).unwrap();
    world.check_documents("after somebody has taken the seat");
}

#[test]
fn the_link_is_void_when_the_players_let_a_bot_play_after_all() {
    let (mut world, conns, dora, key) = offered();
    vote(&mut world, conns[1], Answer::Bot).unwrap();
    assert_eq!(table(&world, dora).get("offered"), None);
    assert_eq!(take_over(&mut world, dora, &key), Err("not_invited".to_owned()));
    assert_eq!(latest(&world, conns[0])[1]["what"], "handed_over");
}

#[test]
fn a_bot_that_plays_for_somebody_who_is_erased_may_be_replaced() {
    let (mut world, conns) = without_caio(banned(3));
    vote(&mut world, conns[0], Answer::Bot).unwrap();
    vote(&mut world, conns[1], Answer::Bot).unwrap();
    world.set_removed(named_user("Caio"), Some(RemovedUser::Erased));
    assert_eq!(table(&world, conns[0])["late"], json!({"2": {}}), "there is a new choice");
    vote(&mut world, conns[0], Answer::Invite).unwrap();
    vote(&mut world, conns[1], Answer::Invite).unwrap();
    let (dora, key) = (world.connect(Some(named_user("Dora"))), key(&world, conns[0]).unwrap());
    take_over(&mut world, dora, &key).unwrap();
    assert_eq!(table(&world, dora)["seats"]["2"].get("stand_in"), None);
    world.play(dora, 0).unwrap();
}

#[test]
fn nobody_is_asked_where_nobody_could_vote_or_nothing_could_be_chosen() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], PACE);
    world.table(conns[1], TableChange::HandOver).unwrap();
    let version = world.stored.row.version;
    world.set_removed(named_user("Bia"), Some(banned(2)(world.now)));
    assert_eq!(world.stored.row.version, version, "a bot plays for her already");
    let mut world = World::new(2, PACE);
    let ana = world.connect(Some(named_user("Ana")));
    world.table(ana, TableChange::Bot { seat: 1, level: protocol::Level::Easy }).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    let version = world.stored.row.version;
    world.set_removed(named_user("Ana"), Some(RemovedUser::Erased));
    assert_eq!(world.stored.row.version, version, "only bots play with her");
}

#[test]
fn who_was_removed_need_not_agree_to_end_the_match() {
    let (mut world, conns) = without_caio(erased);
    world.table(conns[0], TableChange::Abandon { agree: true }).unwrap();
    assert_eq!(table(&world, conns[0])["status"], "running");
    world.table(conns[1], TableChange::Abandon { agree: true }).unwrap();
    assert!(world.room.is_over());
}

#[test]
fn who_was_removed_before_the_start_is_voted_on_when_the_match_begins() {
    let mut world = World::new(2, PACE);
    let ana = world.connect(Some(named_user("Ana")));
    let bia = world.connect(Some(named_user("Bia")));
    world.table(bia, TableChange::Sit { seat: None, invitation: None }).unwrap();
    world.set_removed(named_user("Bia"), Some(RemovedUser::Erased));
    assert_eq!(table(&world, ana)["late"], json!({}));
    world.table(ana, TableChange::Start).unwrap();
    world.settle();
    assert_eq!(table(&world, ana)["late"], json!({"1": {}}));
}

#[test]
fn a_match_in_which_a_seat_was_taken_over_is_exported_and_verified() {
    let (mut world, conns, dora, key) = offered();
    take_over(&mut world, dora, &key).unwrap();
    let mut dice = Dice::for_step(&Seed(world.stored.row.seed.0), 99_999);
    while !world.room.is_over() {
        for conn in [conns[0], conns[1], dora] {
            if world.clients[&conn].legal_action(0).is_some() {
                world.play(conn, dice.below(1_000) as usize).unwrap();
            }
        }
    }
    world.stored.row.result = world.room.record.state.result();
    let text = archive_of(&world).text();
    assert!(text.contains("taken_over") && text.contains("Dora"));
    assert!(!text.contains(&key));
    verify(&text).unwrap();
}
