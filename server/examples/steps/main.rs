//! What a step costs a room: plays matches in the process, without sockets and without a store, and prints microseconds
//! and bytes as the rows of a table.
//!
//! ```text
//! cargo run --release -p rodada-server --example steps [-- [--frames] <game>[:<seats>] ...]
//! ```
//!
//! A table of four, or of so many seats, with one spectator; everybody draws from what is listed. Each match is played
//! several times over, with the same seed and the same draws, and of each step the shortest time of each part counts:
//! what else the machine does falls out. With `--frames` they are played once, and what is sent is printed instead.

mod parts;
mod table;

use games::frame::{Dice, Seat, Seed};
use parts::{Parts, Rules, Times};
use protocol::{TableChange, choices};
use room::Wish;
use room::shelf::{self, Title};
use std::error::Error;
use std::io::{self, Write};
use std::time::Duration;
use table::{Sent, Table};
use tikv_jemallocator::Jemalloc;

/// The one of the server.
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

const SEATS: u8 = 4;
const MATCHES: u8 = 6;
/// How often each match is played.
const ROUNDS: usize = 7;

type Failure = Box<dyn Error>;

/// What a step took.
struct Step {
    times: Times,
    /// From the request to the frames of all viewers.
    room: Duration,
    /// The length of each viewer's frame, and whether they play.
    bytes: Vec<(usize, bool)>,
}

fn main() -> Result<(), Failure> {
    let (flags, asked): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument.starts_with('-'));
    let asked: Vec<(&'static dyn Title, u8)> = match asked.as_slice() {
        [] => shelf::titles().iter().map(|&title| (title, SEATS)).collect(),
        names => names.iter().map(|name| table_of(name)).collect::<Result<_, _>>()?,
    };
    let mut out = io::stdout();
    if flags.iter().any(|flag| flag == "--frames") {
        for (title, seats) in asked {
            for number in 1..=MATCHES {
                play(title, seats, number, |frame| writeln!(out, "{frame}"))?;
            }
        }
        return Ok(());
    }
    writeln!(
        out,
        "| game | steps | rules | pictures | sheets | asks | stories | room | bytes: median · p99 | of who watches |"
    )?;
    writeln!(out, "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")?;
    for (title, seats) in asked {
        writeln!(out, "{}", row(title, seats)?)?;
    }
    Ok(())
}

/// A game, and for how many, of `<game>` or `<game>:<seats>`.
fn table_of(text: &str) -> Result<(&'static dyn Title, u8), Failure> {
    let (name, seats) = match text.split_once(':') {
        Some((name, seats)) => (name, seats.parse()?),
        None => (text, SEATS),
    };
    Ok((shelf::title(name).ok_or_else(|| format!("there is no game {name}"))?, seats))
}

/// A row of the table: means of all steps in microseconds. What stands under *room* is without the rules.
fn row(title: &'static dyn Title, seats: u8) -> Result<String, Failure> {
    let mut steps = Vec::new();
    for number in 1..=MATCHES {
        let mut best = play(title, seats, number, |_| Ok(()))?;
        for _ in 1..ROUNDS {
            for (best, again) in best.iter_mut().zip(play(title, seats, number, |_| Ok(()))?) {
                best.times = best.times.shorter(again.times);
                best.room = best.room.min(again.room);
            }
        }
        steps.append(&mut best);
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
        title.name(),
        steps.len(),
        mean(|step| step.times.pictures),
        mean(|step| step.times.sheets),
        mean(|step| step.times.asks),
        mean(|step| step.times.stories),
        mean(|step| step.room) - rules,
        bytes(true),
        bytes(false),
    ))
}

/// Plays one match to its end, and shows what it sends of each step.
fn play(
    title: &'static dyn Title,
    seats: u8,
    number: u8,
    mut show: impl FnMut(&Sent) -> io::Result<()>,
) -> Result<Vec<Step>, Failure> {
    let seed = Seed([number; 32]);
    let mut table = Table::set_up(title, seats, seed)?;
    let start = table.ask(0, Wish::Table(TableChange::Start))?;
    start.frames.iter().try_for_each(&mut show)?;
    let deal = || Dice::for_step(&seed, start.version);
    let mut parts = Parts::of(title, seats, deal())?;
    let mut rules = <dyn Rules>::of(title.name(), seats, deal())?;
    let mut draws = Dice::from_number(number.into());
    let mut steps = Vec::new();
    while let Some((seat, expect, choice)) = table.draw(&mut draws) {
        let action = choices::one_action(&choice, |count| draws.index(count));
        let done = table.ask(seat, Wish::Act { expect, action: action.clone() })?;
        let dice = || Dice::for_step(&seed, done.version);
        done.frames.iter().try_for_each(&mut show)?;
        let by_rules = rules.play(Seat(seat), &action, dice())?;
        let times = parts.play(Seat(seat), &action, dice(), by_rules)?;
        let bytes = done.frames.iter().map(|sent| (sent.length, sent.plays)).collect();
        steps.push(Step { times, room: done.time, bytes });
    }
    Ok(steps)
}
