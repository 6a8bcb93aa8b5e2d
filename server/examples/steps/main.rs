//! Measures what a step costs a room: plays matches in this process, without sockets and without a store, and prints
//! microseconds and bytes as the rows of a table.
//!
//! ```text
//! cargo run --release -p rodada-server --example steps [-- [--frames] <game>[:<seats>] ...]
//! ```
//!
//! Each table has four seats, or as many as given, and one spectator. Every player picks a random legal action. Each
//! match is played several times with the same seed and the same picks, and the shortest time of each part of each step
//! counts, which filters out what else the machine does. With `--frames` each match is played once, and the frames that
//! are sent are printed instead of times.

#![expect(clippy::disallowed_methods, reason = "a program for development, not the server")]

mod parts;
mod table;

use games::frame::{Dice, Seat, Seed};
use parts::{Parts, Rules, Times};
use protocol::{TableChange, gather};
use room::RequestKind;
use room::registry::{self, GameDefinition};
use std::error::Error;
use std::io::{self, Write};
use std::time::Duration;
use table::{Sent, Table};
use tikv_jemallocator::Jemalloc;

/// The same allocator as the server's.
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

const SEATS: u8 = 4;
const MATCHES: u8 = 6;
/// How many times each match is played.
const ROUNDS: usize = 7;

type Failure = Box<dyn Error>;

/// The measurements of one step.
struct Step {
    times: Times,
    /// From the request to the frames of all viewers.
    room: Duration,
    /// The length of each viewer's frame, and whether that viewer is a player.
    bytes: Vec<(usize, bool)>,
}

fn main() -> Result<(), Failure> {
    let (flags, tables): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument.starts_with('-'));
    let tables: Vec<(&'static dyn GameDefinition, u8)> = match tables.as_slice() {
        [] => registry::definitions().iter().map(|&definition| (definition, SEATS)).collect(),
        names => names.iter().map(|name| table_of(name)).collect::<Result<_, _>>()?,
    };
    let mut out = io::stdout();
    if flags.iter().any(|flag| flag == "--frames") {
        for (definition, seats) in tables {
            for number in 1..=MATCHES {
                play(definition, seats, number, |frame| writeln!(out, "{frame}"))?;
            }
        }
        return Ok(());
    }
    writeln!(
        out,
        "| game | steps | rules | views | scores | legal actions | logs | room | bytes: median · p99 | of spectators |"
    )?;
    writeln!(out, "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")?;
    for (definition, seats) in tables {
        writeln!(out, "{}", row(definition, seats)?)?;
    }
    Ok(())
}

/// Parses `<game>` or `<game>:<seats>`.
fn table_of(text: &str) -> Result<(&'static dyn GameDefinition, u8), Failure> {
    let (name, seats) = match text.split_once(':') {
        Some((name, seats)) => (name, seats.parse()?),
        None => (text, SEATS),
    };
    Ok((registry::definition(name).ok_or_else(|| format!("there is no game {name}"))?, seats))
}

/// One row of the table: means over all steps in microseconds. The column *room* does not include the rules.
fn row(definition: &'static dyn GameDefinition, seats: u8) -> Result<String, Failure> {
    let mut steps = Vec::new();
    for number in 1..=MATCHES {
        let mut fastest = play(definition, seats, number, |_| Ok(()))?;
        for _ in 1..ROUNDS {
            for (fastest, repeated) in fastest.iter_mut().zip(play(definition, seats, number, |_| Ok(()))?) {
                fastest.times = fastest.times.shorter(repeated.times);
                fastest.room = fastest.room.min(repeated.room);
            }
        }
        steps.append(&mut fastest);
    }
    let mean = |time: fn(&Step) -> Duration| {
        let sum: Duration = steps.iter().map(time).sum();
        sum.as_secs_f64() * 1e6 / steps.len() as f64
    };
    let rules = mean(|step| step.times.rules);
    let bytes = |playing: bool| {
        let all = steps.iter().flat_map(|step| &step.bytes);
        let mut bytes: Vec<usize> =
            all.filter(|(_, plays)| *plays == playing).map(|(bytes, _)| *bytes).collect();
        bytes.sort_unstable();
        format!("{} · {}", bytes[bytes.len() / 2], bytes[bytes.len() * 99 / 100])
    };
    Ok(format!(
        "| {} of {seats} | {} | {rules:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {} | {} |",
        definition.name(),
        steps.len(),
        mean(|step| step.times.views),
        mean(|step| step.times.scores),
        mean(|step| step.times.legal_actions),
        mean(|step| step.times.logs),
        mean(|step| step.room) - rules,
        bytes(true),
        bytes(false),
    ))
}

/// Plays one match to its end, calls `show` with every frame that a socket receives, and returns the measurements of each
/// step.
fn play(
    definition: &'static dyn GameDefinition,
    seats: u8,
    number: u8,
    mut show: impl FnMut(&Sent) -> io::Result<()>,
) -> Result<Vec<Step>, Failure> {
    let seed = Seed([number; 32]);
    let mut table = Table::set_up(definition, seats, seed)?;
    let start = table.ask(0, RequestKind::Table(TableChange::Start))?;
    start.frames.iter().try_for_each(&mut show)?;
    let deal = || Dice::for_step(&seed, start.version);
    let mut parts = Parts::of(definition, seats, deal())?;
    let mut rules = <dyn Rules>::of(definition.name(), seats, deal())?;
    let mut draws = Dice::from_number(number.into());
    let mut steps = Vec::new();
    while let Some((seat, expect, action)) = table.draw(&mut draws) {
        let action = gather::any_one(&action, |count| draws.index(count));
        let done = table.ask(seat, RequestKind::Act { expect, action: action.clone() })?;
        let dice = || Dice::for_step(&seed, done.version);
        done.frames.iter().try_for_each(&mut show)?;
        let by_rules = rules.play(Seat(seat), &action, dice())?;
        let times = parts.play(Seat(seat), &action, dice(), by_rules)?;
        let bytes = done.frames.iter().map(|sent| (sent.length, sent.plays)).collect();
        steps.push(Step { times, room: done.time, bytes });
    }
    Ok(steps)
}
