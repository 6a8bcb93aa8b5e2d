//! Analyses matches of bots of one level, and prints what luck and choices made of their results, and how long that took.
//!
//! `cargo run --release -p rodada-games --example turning -- dogs good 20 3`
//!
//! The arguments are the game, the level, the number of matches, and the number of seats. With `TURNING_QUICK`, only the first
//! pass is carried out, with as little work as it can have: for the mean of luck over many matches, which should be 0.

#![expect(clippy::disallowed_methods, reason = "a program for development, not the server")]

use games::analysis::{CONFIDENCE, Effort, Estimate, analyse};
use games::bots::{Level, choose};
use games::frame::{Decided, Dice, Game, Seed, Status, open, play};
use std::io::Write;
use std::time::Instant;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, level, matches, seats] = args.as_slice() else {
        return Err("usage: turning GAME LEVEL MATCHES SEATS".into());
    };
    let level = Level::ALL.into_iter().find(|one| format!("{one:?}").to_lowercase() == *level);
    let level = level.ok_or("there is no such level")?;
    let number = |text: &str| text.parse::<u64>().map_err(|error| format!("{text}: {error}"));
    let seats = u8::try_from(number(seats)?).map_err(|error| error.to_string())?;
    let matches = number(matches)?;
    macro_rules! named {
        ($($name:ident: $game:path),* $(,)?) => {
            match game.as_str() {
                $(name if name == <$game as games::frame::Rules>::NAME => report::<$game>(level, matches, seats),)*
                _ => Err(format!("there is no game {game}")),
            }
        };
    }
    games::with_games!(named)
}

fn report<G: Game>(level: Level, matches: u64, seats: u8) -> Result<(), String> {
    let quick = std::env::var_os("TURNING_QUICK").is_some();
    let effort = if quick { Effort { actions: 1, comparisons: 0 } } else { Effort::percent(100) };
    let mut luck = Vec::new();
    for number in 0..matches {
        let (opened, steps) = played::<G>(level, number, seats);
        let (began, length) = (Instant::now(), steps.len());
        let analysis = analyse(&opened, steps, effort, &mut |_| true).map_err(|error| error.to_string())?;
        luck.push(analysis.seats[0].luck.mean);
        if quick {
            continue;
        }
        let took = began.elapsed().as_secs_f64();
        print(&format!("match {number}: {length} steps, {} rounds, {took:.1} s", analysis.rounds))?;
        for (seat, of) in analysis.seats.iter().enumerate() {
            let parts = [of.start, of.own, of.others, of.luck].map(said);
            print(&format!("  seat {seat}: {} = {:.1}", parts.join(", "), of.result))?;
            for mistake in &of.mistakes {
                let better =
                    mistake.better.as_ref().map(|better| (&better.action, said(better.more), &better.why));
                let (before, brought) = (mistake.before, said(mistake.brought));
                print(&format!("    {before}: {brought} by {:?}; better {better:?}", mistake.chosen))?;
            }
        }
    }
    let mean = luck.iter().sum::<f64>() / luck.len().max(1) as f64;
    let squares: f64 = luck.iter().map(|one| (one - mean) * (one - mean)).sum();
    let error = (squares / luck.len().max(1) as f64 / (luck.len() as f64 - 1.0).max(1.0)).sqrt();
    print(&format!("luck of the first seat: {mean:.2} ± {:.2} over {matches} matches", CONFIDENCE * error))
}

fn played<G: Game>(level: Level, number: u64, seats: u8) -> (G, Vec<Decided<G>>) {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let seed = Seed(seed);
    let opened =
        open::<G>(&G::Options::default(), seats, Dice::for_step(&seed, 0)).expect("the defaults fit");
    let (mut state, mut steps) = (opened.state.clone(), Vec::new());
    let mut bots = Dice::from_number(number + 1_000_000);
    while let Status::Awaiting(awaited) = state.status() {
        let seat = awaited.iter().next().expect("somebody is awaited");
        let action = choose(level.skill::<G>(), &state, seat, &mut bots, &mut || true).expect("it decides");
        let version = steps.len() as u64 + 1;
        let step =
            play(&state, seat, &action, Dice::for_step(&seed, version)).expect("bots play by the rules");
        let is_final = step.is_final();
        steps.push(Decided { version, seat, action, events: step.events, is_final });
        state = step.state;
    }
    (opened.state, steps)
}

fn said(estimate: Estimate) -> String {
    format!("{:.1} ± {:.1}", estimate.mean, CONFIDENCE * estimate.variance.sqrt())
}

fn print(line: &str) -> Result<(), String> {
    writeln!(std::io::stdout(), "{line}").map_err(|error| error.to_string())
}
