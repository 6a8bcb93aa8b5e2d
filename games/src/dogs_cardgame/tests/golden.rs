//! Golden matches, kept in `games/tests/golden`.
//!
//! `UPDATE_GOLDEN=1` writes the readable ones anew. A record of events is written once and never again: it is what
//! was stored by a release, and must always fold to its result.

use super::*;
use crate::frame::{Seed, Viewer, open};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::path::PathBuf;

/// A match played by chance that wants to get on, now and then thinking twice.
struct Playing {
    state: DogsCardgame,
    seed: Seed,
    version: u64,
    chance: Dice,
}

/// One step of it.
struct Step {
    made: Option<(Seat, Action)>,
    events: Vec<Event>,
}

impl Playing {
    fn open(options: &Options, seats: u8, number: u8) -> (Self, Step) {
        let seed = Seed([number; 32]);
        let opened = open::<DogsCardgame>(options, seats, Dice::for_step(&seed, 0)).unwrap();
        let chance = Dice::from_number(number.into());
        (Self { state: opened.state, seed, version: 0, chance }, Step { made: None, events: opened.events })
    }

    fn step(&mut self) -> Option<Step> {
        let Status::Awaiting(awaited) = self.state.status() else { return None };
        // In the draft somebody who has chosen may think twice.
        let thinks_twice = self.chance.below(20) == 0;
        let may = Seat::all(self.state.seats).filter(|seat| awaited.contains(*seat) != thinks_twice);
        let may: Vec<_> = may.filter(|&seat| !self.state.legal(seat).is_empty()).collect();
        let seat = if may.is_empty() { awaited.iter().next()? } else { *self.chance.pick(&may) };
        let action = sensible(&self.state.legal(seat), &mut self.chance);
        self.version += 1;
        let dice = Dice::for_step(&self.seed, self.version);
        let played = play(&self.state, seat, &action, dice).unwrap();
        self.state = played.state;
        Some(Step { made: Some((seat, action)), events: played.events })
    }
}

fn updating() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

fn golden(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect()
}

#[track_caller]
fn check_golden(name: &str, text: &str) {
    let path = golden(name);
    if updating() {
        std::fs::write(&path, text).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = stored.lines().zip(text.lines()).position(|(stored, now)| stored != now);
    assert!(stored == text, "{name} differs, first in line {:?}", differs.map(|line| line + 1));
}

/// JSON as a reader likes it: `name=value`, lists in brackets, records within in braces.
fn words(value: &Value) -> String {
    let within = |value: &Value| match value {
        Value::Object(_) => format!("{{{}}}", words(value)),
        _ => words(value),
    };
    match value {
        Value::String(word) => word.clone(),
        Value::Array(values) => format!("[{}]", values.iter().map(within).collect::<Vec<_>>().join(" ")),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| format!("{name}={}", within(value)));
            fields.collect::<Vec<_>>().join(" ")
        }
        other => other.to_string(),
    }
}

/// A tagged record: its tag, then its fields.
fn tagged(value: &impl Serialize, tag: &str) -> String {
    let mut value = json!(value);
    let word = value.as_object_mut().and_then(|fields| fields.remove(tag)).unwrap_or_default();
    format!("{} {}", words(&word), words(&value)).trim_end().to_owned()
}

fn status(state: &DogsCardgame) -> String {
    match state.status() {
        Status::Awaiting(seats) => {
            let seats: Vec<_> = seats.iter().map(|seat| seat.0.to_string()).collect();
            format!("awaiting {}", seats.join(" "))
        }
        Status::Over(places) => format!("over, places {}", words(&json!(places))),
    }
}

fn transcript(options: &Options, seats: u8, number: u8) -> String {
    let (mut playing, opening) = Playing::open(options, seats, number);
    let mut text = format!("dogs-cardgame of {seats} seats, {}\n", words(&json!(options)));
    let mut next = Some(opening);
    while let Some(step) = next {
        let made = step
            .made
            .map_or("opens".into(), |(seat, action)| format!("seat {}: {}", seat.0, tagged(&action, "do")));
        writeln!(text, "\n{} {made}", playing.version).unwrap();
        for event in &step.events {
            writeln!(text, "    {}", tagged(event, "what")).unwrap();
        }
        writeln!(text, "  {}", status(&playing.state)).unwrap();
        next = playing.step();
    }
    let sheet = playing.state.scores(Viewer::Spectator);
    text.push('\n');
    for line in &sheet.order {
        let points: Vec<_> = sheet.lines[line].values().map(|score| format!("{:3}", score.points)).collect();
        writeln!(text, "{line:18}{}", points.join(" ")).unwrap();
    }
    let totals: Vec<_> = sheet.totals.values().map(|total| format!("{total:3}")).collect();
    writeln!(text, "{:18}{}", "total", totals.join(" ")).unwrap();
    text
}

#[test]
fn golden_plain() {
    check_golden("dogs-cardgame-plain.txt", &transcript(&Options::default(), 3, 1));
}

#[test]
fn golden_with_everything() {
    let options =
        Options { puppies: true, variant_1: true, variant_2: true, variant_3: true, ..Options::default() };
    check_golden("dogs-cardgame-everything.txt", &transcript(&options, 2, 2));
}

/// What a match leaves in the store.
#[derive(Serialize, Deserialize)]
struct Record {
    format: u32,
    options: Options,
    seats: u8,
    steps: Vec<Vec<Event>>,
    places: Value,
    lines: Value,
}

/// The place of each seat, and its points in each line.
fn result(state: &DogsCardgame) -> (Value, Value) {
    let Status::Over(places) = state.status() else { return (Value::Null, Value::Null) };
    let sheet = state.scores(Viewer::Spectator);
    let points = |line| sheet.lines[line].values().map(|score| score.points).collect();
    let lines: BTreeMap<&str, Vec<i32>> = sheet.order.iter().map(|line| (*line, points(line))).collect();
    (json!(places), json!(lines))
}

/// The match that was recorded: nearly every kind of event there is.
const RECORDED: u8 = 110;

/// Four players with all that can be added.
fn record(number: u8) -> Record {
    let options =
        Options { puppies: true, variant_1: true, variant_2: true, variant_3: true, ..Options::default() };
    let seats = 4;
    let (mut playing, opening) = Playing::open(&options, seats, number);
    let mut steps = vec![opening.events];
    while let Some(step) = playing.step() {
        steps.push(step.events);
    }
    let (places, lines) = result(&playing.state);
    Record { format: DogsCardgame::FORMAT, options, seats, steps, places, lines }
}

#[test]
fn the_record_of_format_1_folds_to_its_result() {
    let path = golden("dogs-cardgame-format-1.json");
    if !path.exists() && updating() {
        std::fs::write(&path, serde_json::to_string(&record(RECORDED)).unwrap() + "\n").unwrap();
    }
    let record: Record = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(record.format, 1);
    let mut state = DogsCardgame::new(&record.options, record.seats).unwrap();
    for event in record.steps.iter().flatten() {
        state.apply(event);
    }
    assert_eq!(result(&state), (record.places, record.lines));
}
