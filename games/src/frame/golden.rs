//! Golden matches, kept in `games/tests/golden`: readable ones, and what a release once stored.
//!
//! `UPDATE_GOLDEN=1` writes the readable ones anew. A record of events is written once and never again: it is what
//! was stored by a release, and must always fold to its result.

use super::{Amounts, Dice, Game, Line, Listed, Param, Seat, Seed, Status, open, play_from};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::path::PathBuf;

/// A match that is played by chance, now and then thinking twice: the same one every time.
pub(crate) struct Golden<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) seats: u8,
    pub(crate) number: u8,
    /// Draws one of the listed actions.
    pub(crate) choose: fn(&[G::Action], &mut Dice) -> G::Action,
}

impl<G: Game> Golden<G> {
    /// That the match is still played as it is written down.
    #[track_caller]
    pub(crate) fn check_transcript(&self, name: &str) {
        let (path, text) = (path(name), self.transcript());
        if updating() {
            std::fs::write(&path, &text).unwrap();
        }
        let stored = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(stored == text, "{} differs {}", path.display(), first_difference(&stored, &text));
    }

    /// That what was stored in `format` still folds to its result. Where nothing was stored yet, this match is.
    #[track_caller]
    pub(crate) fn check_record(&self, format: u32) {
        let path = path(&format!("{}-format-{format}.json", G::NAME));
        if !path.exists() && updating() {
            std::fs::write(&path, serde_json::to_string(&self.record()).unwrap() + "\n").unwrap();
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{}: {error} (UPDATE_GOLDEN=1 writes the first one)", path.display())
        });
        let record: Record<G> = serde_json::from_str(&text).unwrap();
        assert_eq!(record.format, format);
        let mut state = G::new(&record.options, record.seats, format).unwrap();
        for event in record.steps.iter().flatten() {
            state.apply(event);
        }
        assert_eq!(result(&state), (record.places, record.lines));
    }

    fn open(&self) -> (Playing<'_, G>, Step<G>) {
        let seed = Seed([self.number; 32]);
        let opened = open::<G>(&self.options, self.seats, Dice::for_step(&seed, 0)).unwrap();
        let chance = Dice::from_number(self.number.into());
        let playing = Playing { golden: self, state: opened.state, seed, version: 0, chance };
        (playing, Step { made: None, asked: String::new(), events: opened.events })
    }

    fn transcript(&self) -> String {
        let (mut playing, opening) = self.open();
        let mut text = format!("{} of {} seats, {}\n", G::NAME, self.seats, words(&json!(self.options)));
        let mut next = Some(opening);
        while let Some(step) = next {
            let made = match &step.made {
                Some((seat, action)) => format!("seat {}: {}", seat.0, tagged(action, "do")),
                None => "opens".into(),
            };
            writeln!(text, "\n{} {made}", playing.version).unwrap();
            text.push_str(&step.asked);
            for event in &step.events {
                writeln!(text, "    {}", tagged(event, "what")).unwrap();
            }
            writeln!(text, "  {}", status(&playing.state)).unwrap();
            next = playing.step();
        }
        text + "\n" + &scores(&playing.state)
    }

    fn record(&self) -> Record<G> {
        let (mut playing, opening) = self.open();
        let mut steps = vec![opening.events];
        while let Some(step) = playing.step() {
            steps.push(step.events);
        }
        let (places, lines) = result(&playing.state);
        let options = self.options.clone();
        Record { format: G::FORMAT, options, seats: self.seats, steps, places, lines }
    }
}

fn first_difference(stored: &str, now: &str) -> String {
    let differs = stored.lines().zip(now.lines()).position(|(stored, now)| stored != now);
    match differs {
        Some(at) => {
            let line = |text: &str| text.lines().nth(at).unwrap_or_default().to_owned();
            format!("first in line {}: stored {:?}, now {:?}", at + 1, line(stored), line(now))
        }
        None => {
            format!("in length: {} lines are stored, {} now", stored.lines().count(), now.lines().count())
        }
    }
}

/// A match on its way.
struct Playing<'a, G: Game> {
    golden: &'a Golden<G>,
    state: G,
    seed: Seed,
    version: u64,
    chance: Dice,
}

struct Step<G: Game> {
    made: Option<(Seat, G::Action)>,
    /// What the seat could have done instead, at which price, and what it could not do.
    asked: String,
    events: Vec<G::Event>,
}

impl<G: Game> Playing<'_, G> {
    fn step(&mut self) -> Option<Step<G>> {
        let Status::Awaiting(awaited) = self.state.status() else { return None };
        let thinks_twice = self.chance.below(20) == 0;
        let may = Seat::all(self.golden.seats).filter(|seat| awaited.contains(*seat) != thinks_twice);
        let may: Vec<_> = may.filter(|&seat| !self.state.choices(seat).is_empty()).collect();
        let seat = if may.is_empty() { awaited.iter().next()? } else { *self.chance.pick(&may) };
        let list = Listed::of(&self.state, seat);
        let action = (self.golden.choose)(&list, &mut self.chance);
        self.version += 1;
        let dice = Dice::for_step(&self.seed, self.version);
        let played = play_from(&list, &self.state, seat, &action, dice).unwrap();
        let asked = asked(&self.state, seat, &list);
        self.state = played.state;
        Some(Step { made: Some((seat, action)), asked, events: played.events })
    }
}

/// The list, a line for each verb, with what each action costs and brings; then what is barred.
fn asked<G: Game>(state: &G, seat: Seat, list: &[G::Action]) -> String {
    let mut text = String::new();
    let verb = |action: &G::Action| json!(action)["do"].as_str().unwrap_or_default().to_owned();
    for kind in list.chunk_by(|one, two| verb(one) == verb(two)) {
        let verb = verb(&kind[0]);
        let priced = |action: &G::Action| {
            let fields = tagged(action, "do")[verb.len()..].trim().to_owned();
            let price = state.price(seat, action);
            let amounts = |sign, amounts: &Amounts| {
                amounts.iter().map(|(thing, n)| format!(" {sign}{n} {thing}")).collect::<String>()
            };
            let touches = price.touches.iter().map(|thing| format!(" @{thing}")).collect::<String>();
            format!("{fields}{}{}{touches}", amounts('-', &price.costs), amounts('+', &price.gains))
        };
        let all: Vec<String> = kind.iter().map(priced).collect();
        writeln!(text, "{}", format!("    may {verb}: {}", all.join("; ")).trim_end_matches([' ', ':']))
            .unwrap();
    }
    for barred in state.barred(seat) {
        let what: Vec<_> =
            barred.what.iter().map(|(name, param)| format!("{name}={}", param_words(param))).collect();
        writeln!(text, "    not {}: {}", what.join(" "), line_words(&barred.why)).unwrap();
    }
    text
}

fn line_words(line: &Line) -> String {
    let with = line.with.iter().map(|(name, param)| format!(" {name}={}", param_words(param)));
    format!("{}{}", line.key, with.collect::<String>())
}

fn param_words(param: &Param) -> String {
    match param {
        Param::Number(number) => number.to_string(),
        Param::Word(word) => (*word).to_owned(),
    }
}

/// What a match leaves in the store.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Record<G: Game> {
    format: u32,
    options: G::Options,
    seats: u8,
    steps: Vec<Vec<G::Event>>,
    places: Value,
    lines: Value,
}

/// The place of each seat, and its points in each line.
fn result<G: Game>(state: &G) -> (Value, Value) {
    let Status::Over(places) = state.status() else { return (Value::Null, Value::Null) };
    let sheet = state.scores();
    let points = |line: &'static str| sheet.lines[line].values().map(|score| score.points).collect();
    let lines: BTreeMap<&str, Vec<i32>> = sheet.order.iter().map(|line| (*line, points(line))).collect();
    (json!(places), json!(lines))
}

fn updating() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect()
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

fn status(state: &impl Game) -> String {
    match state.status() {
        Status::Awaiting(seats) => {
            let seats: Vec<_> = seats.iter().map(|seat| seat.0.to_string()).collect();
            format!("awaiting {}", seats.join(" "))
        }
        Status::Over(places) => format!("over, places {}", words(&json!(places))),
    }
}

fn scores(state: &impl Game) -> String {
    let sheet = state.scores();
    let mut text = String::new();
    for line in &sheet.order {
        let points: Vec<_> = sheet.lines[line].values().map(|score| format!("{:3}", score.points)).collect();
        writeln!(text, "{line:18}{}", points.join(" ")).unwrap();
    }
    let totals: Vec<_> = sheet.totals.values().map(|total| format!("{total:3}")).collect();
    writeln!(text, "{:18}{}", "total", totals.join(" ")).unwrap();
    text
}
