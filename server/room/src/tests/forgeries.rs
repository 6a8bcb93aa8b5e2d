//! Forged archives. Each is a real one with a change, and with a new chain, which anybody can compute.

use super::archives::{archive_of, forged};
use super::chance::draw_from;
use super::history::finished;
use super::world::{World, named_user};
use crate::archive::verify;
use crate::record::Record;
use crate::registry;
use games::frame::Dice;
use protocol::{Level, Pace, TableChange};
use serde_json::{Value, json};

/// The steps of the match of [`played`], counted from 0.
pub(super) const BIA_SAT: usize = 1;
pub(super) const BOT_SAT: usize = 2;
pub(super) const STARTED: usize = 3;
const PLAYED: usize = 4;
const HANDED_OVER: usize = 5;
const TAKEN_BACK: usize = 6;

/// A match of Ana, Bia, and an easy bot that Ana puts on the third seat. Ana lets a bot play for her for
/// a while; Bia lets a bot play for her until the end.
pub(super) fn played() -> World {
    draw_from(6);
    let mut dice = Dice::from_number(6);
    let mut world = World::new(3, Pace::Free);
    let [ana, bia] = ["Ana", "Bia"].map(|name| world.connect(Some(named_user(name))));
    world.table(bia, TableChange::Sit { seat: None, invitation: None }).unwrap();
    world.table(ana, TableChange::Bot { seat: 2, level: Level::Easy }).unwrap();
    world.table(ana, TableChange::Start).unwrap();
    world.act_for(0, &mut dice);
    world.table(ana, TableChange::HandOver).unwrap();
    world.table(ana, TableChange::TakeBack).unwrap();
    world.table(bia, TableChange::HandOver).unwrap();
    for step in 0.. {
        assert!(step < 5_000, "the match ends");
        let awaited: Vec<u8> = world.room.record.state.awaited().collect();
        if awaited.is_empty() {
            break;
        }
        if awaited.contains(&0) {
            world.act_for(0, &mut dice);
        }
        world.bot_answers(&mut dice);
        world.settle();
    }
    let record = Record::replay(registry::definition("draftosaurus").unwrap(), &world.stored).unwrap();
    world.stored.row.result = record.state.result();
    world
}

/// A change, and what `verify` says of it.
type Forgery<'a> = (fn(&mut Value), &'a str);

fn check(forgeries: &[Forgery<'_>]) {
    check_of(&played(), forgeries);
}

fn check_of(world: &World, forgeries: &[Forgery<'_>]) {
    let archive = archive_of(world);
    assert!(verify(&forged(&archive, |_| {}).text()).unwrap().played_again, "unchanged, it holds");
    for (change, told) in forgeries {
        let error = verify(&forged(&archive, change).text()).expect_err(told);
        assert_eq!(error.to_string(), *told);
    }
}

#[test]
fn the_header_says_who_played_as_the_steps_do() {
    check(&[
        (
            |file| file["header"]["seats"]["2"] = json!({"kind": "person", "name": "Caio"}),
            "seat 2 has a bot (easy) by the steps, and a person in the header",
        ),
        (
            |file| file["header"]["seats"]["2"]["level"] = json!("strong"),
            "seat 2 has a bot (easy) by the steps, and a bot (strong) in the header",
        ),
        (
            |file| file["header"]["seats"]["1"]["stand_in"] = json!(false),
            "seat 1 has a bot that plays for a person by the steps, and a person in the header",
        ),
        (
            |file| file["header"]["seats"]["0"]["stand_in"] = json!(true),
            "seat 0 has a person by the steps, and a bot that plays for a person in the header",
        ),
        (
            |file| file["header"]["seats"]["0"] = json!({"kind": "bot", "level": "good"}),
            "seat 0 has a person by the steps, and a bot (good) in the header",
        ),
        (
            |file| file["header"]["seats"]["0"] = json!({"kind": "nobody"}),
            "seat 0 has a person by the steps, and nobody in the header",
        ),
        (
            |file| file["header"]["seats"]["3"] = json!({"kind": "nobody"}),
            "the steps have the seats 0, 1, 2, and the header has 0, 1, 2, 3",
        ),
        (
            |file| {
                let seats = file["header"]["seats"].as_object_mut().unwrap();
                let bot = seats.remove("2").unwrap();
                seats.insert("7".to_owned(), bot);
            },
            "the steps have the seats 0, 1, 2, and the header has 0, 1, 7",
        ),
    ]);
}

#[test]
fn the_header_has_the_options_and_the_result_of_the_steps() {
    check(&[
        (
            |file| file["header"]["options"]["quick_turns"] = json!(true),
            "the steps have other options than the header",
        ),
        (
            |file| drop(file["header"]["options"].as_object_mut().unwrap().remove("quick_turns")),
            "the steps have other options than the header",
        ),
        (
            |file| {
                let places = file["header"]["places"].as_object_mut().unwrap();
                let (first, second) = (places["0"].clone(), places["1"].clone());
                places.insert("0".to_owned(), second);
                places.insert("1".to_owned(), first);
            },
            "the steps lead to other places or points than the header",
        ),
        (
            |file| file["header"]["points"]["2"] = json!(99),
            "the steps lead to other places or points than the header",
        ),
        (
            |file| {
                file["header"]["places"] = json!({});
                file["header"]["points"] = json!({});
            },
            "the steps lead to other places or points than the header",
        ),
    ]);
}

#[test]
fn nobody_starts_with_an_empty_seat() {
    check(&[
        (|file| file["steps"][BOT_SAT]["table"] = json!([]), "step 3 is not possible: it changes nothing"),
        (
            |file| {
                file["steps"][BOT_SAT]["table"] = file["steps"][0]["table"].as_array().unwrap()[..1].into()
            },
            "step 4 is not possible: it starts the match with an empty seat",
        ),
        (
            |file| file["steps"][0]["table"] = json!([{"what": "changed", "seats": 0, "options": {}, "pace": {"kind": "free"}, "open": true}]),
            "step 2 is not possible: somebody sits down on a seat that is taken or does not exist",
        ),
    ]);
}

#[test]
fn the_table_changes_only_as_tables_can() {
    const TOO_EARLY_OR_LATE: &str =
        "it changes the table in a way that is not possible at that stage of a match";
    let late = |step: u64| format!("step {step} is not possible: {TOO_EARLY_OR_LATE}");
    check(&[
        (
            |file| file["steps"][BIA_SAT]["table"][0]["seat"] = json!(0),
            "step 2 is not possible: somebody sits down on a seat that is taken or does not exist",
        ),
        (
            |file| file["steps"][BOT_SAT]["table"][0]["seat"] = json!(1),
            "step 3 is not possible: somebody sits down on a seat that is taken or does not exist",
        ),
        (
            |file| file["steps"][BOT_SAT]["table"][0]["what"] = json!("bot_changed"),
            "step 3 is not possible: it is about the bot on a seat where there is none",
        ),
        (
            |file| file["steps"][HANDED_OVER]["table"][0]["seat"] = json!(2),
            "step 6 is not possible: it is about the person on a seat where there is none",
        ),
        (
            |file| file["steps"][HANDED_OVER]["table"] = json!([]),
            "step 6 is not possible: it changes nothing",
        ),
        (
            |file| {
                file["steps"][HANDED_OVER]["table"][0] =
                    json!({"what": "bot_sat", "seat": 0, "level": "good"})
            },
            &late(6),
        ),
        (
            |file| {
                file["steps"][TAKEN_BACK]["table"][0] =
                    json!({"what": "rematched", "next": file["header"]["room"]})
            },
            &late(7),
        ),
        (|file| file["steps"][BOT_SAT]["table"][0] = json!({"what": "taken_back", "seat": 0}), &late(3)),
    ]);
}

#[test]
fn each_step_has_what_its_kind_has() {
    const WRONG: &str = "it lacks something that steps of its kind have, or has something that they lack";
    let wrong = |step: u64| format!("step {step} is not possible: {WRONG}");
    check(&[
        (|file| file["steps"][PLAYED]["kind"] = json!("table"), &wrong(5)),
        (|file| file["steps"][PLAYED]["kind"] = json!("undo"), &wrong(5)),
        (|file| file["steps"][PLAYED]["undoes"] = json!(4), &wrong(5)),
        (|file| file["steps"][PLAYED]["seat"] = Value::Null, &wrong(5)),
        (|file| file["steps"][PLAYED]["table"] = file["steps"][TAKEN_BACK]["table"].clone(), &wrong(5)),
        (|file| file["steps"][HANDED_OVER]["action"] = json!({}), &wrong(6)),
        (|file| file["steps"][HANDED_OVER]["undoes"] = json!(5), &wrong(6)),
        (|file| file["steps"][HANDED_OVER]["events"] = file["steps"][PLAYED]["events"].clone(), &wrong(6)),
        (|file| file["steps"][STARTED]["events"] = json!([]), &wrong(4)),
    ]);
}

#[test]
fn a_step_is_played_while_the_match_runs() {
    check(&[
        (
            |file| {
                let played = file["steps"][PLAYED].clone();
                file["steps"][BOT_SAT] = with_version(played, 3);
            },
            "step 3 is not possible: somebody plays before the start or after the end of the match",
        ),
        (
            |file| {
                let steps = file["steps"].as_array_mut().unwrap();
                let next = steps.len() as u64 + 1;
                steps.push(with_version(steps[PLAYED].clone(), next));
            },
            "step 74 is not possible: somebody plays before the start or after the end of the match",
        ),
        (
            |file| drop(file["steps"].as_array_mut().unwrap().remove(PLAYED)),
            "the steps do not make a match: step 6 cannot be read: the step before it is 4",
        ),
    ]);
}

#[test]
fn an_undo_takes_back_the_latest_step_and_does_nothing_else() {
    const UNDONE: usize = 4;
    check_of(
        &finished("dog-lover", 2),
        &[(
            |file| file["steps"][UNDONE]["undoes"] = json!(3),
            "the steps do not make a match: step 5 cannot be read: it takes back a step that cannot be taken back",
        )],
    );
}

fn with_version(mut step: Value, version: u64) -> Value {
    step["version"] = json!(version);
    step
}

#[test]
fn steps_are_played_again() {
    const EVENTS: &str = "when it is played again, its events are different";
    let other =
        |step: u64, why: &str| format!("played again, the match goes differently at step {step}: {why}");
    check(&[
        (|file| file["header"]["seed"] = json!("0".repeat(64)), &other(4, EVENTS)),
        (|file| file["steps"][STARTED]["events"].as_array_mut().unwrap().truncate(2), &other(4, EVENTS)),
        (|file| file["steps"][PLAYED]["events"] = json!([]), &other(5, EVENTS)),
        (|file| file["steps"][PLAYED]["events"][0]["seat"] = json!(9), &other(5, EVENTS)),
        (|file| file["steps"][PLAYED]["seat"] = json!(9), &other(5, "its action is not legal")),
        (|file| file["steps"][PLAYED]["action"] = json!({}), &other(5, "its action is not legal")),
        (
            |file| file["steps"][PLAYED]["fixed"] = json!(true),
            &other(5, "when it is played again, its mark `fixed` is different"),
        ),
    ]);
}

#[test]
fn a_file_under_other_rules_names_the_step_on_which_the_game_panics() {
    check(&[(
        |file| {
            file["header"]["rules"] = json!(77);
            file["steps"][PLAYED]["events"] = json!([{"what": "set_aside", "seat": 9, "dino": "trex"}]);
        },
        "the game panicked on step 5",
    )]);
}
