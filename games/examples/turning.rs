//! Analyses matches of bots of one level, and prints what luck and choices made of their results, and how long that took,
//! in time of the processor (Linux only).
//!
//! `cargo run --release -p rodada-games --example turning -- dogs good 20 3`
//!
//! The arguments are the game, the level or a skill as `duel` has them, the number of matches, and the number of seats. With
//! `TURNING_QUICK`, only the coarse pass is carried out: for the mean of luck over many matches, which should be 0. Among equals
//! it says little, because what is wrong about one's own choices is as wrong about those of the others: with `beginner,good` the
//! first seat is the weaker one.

mod shared;

use games::analysis::{Analysis, CONFIDENCE, Draws, Effort, Estimate, Mistake, Parts, analyse};
use games::frame::Game;
use shared::{Bot, Match, cpu_time, number, played};
use std::io::Write;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, bot, matches, seats] = args.as_slice() else {
        return Err("usage: turning GAME LEVEL MATCHES SEATS".into());
    };
    let bots = bot.split(',').map(Bot::named).collect::<Result<Vec<_>, _>>()?;
    let seats = u8::try_from(number(seats)?).map_err(|error| error.to_string())?;
    let matches = number(matches)?;
    macro_rules! named {
        ($($name:ident: $game:path),* $(,)?) => {
            match game.as_str() {
                $(name if name == <$game as games::frame::Rules>::NAME => report::<$game>(&bots, matches, seats),)*
                _ => Err(format!("there is no game {game}")),
            }
        };
    }
    games::with_games!(named)
}

fn report<G: Game>(bots: &[Bot], matches: u32, seats: u8) -> Result<(), String> {
    let quick = std::env::var_os("TURNING_QUICK").is_some();
    let effort = if quick { Effort::COARSE } else { Effort::percent(100) };
    let (mut luck, mut own, mut longest) = (Vec::new(), 0.0, 0.0_f64);
    for number in 0..matches {
        let Match { opened, steps } = played::<G>(bots, number.into(), seats);
        let (began, length) = (cpu_time(), steps.len());
        let analysis = analyse(&opened, steps, effort, Draws(number), &mut |_| true)
            .map_err(|error| error.to_string())?;
        let took = cpu_time().saturating_sub(began).as_secs_f64();
        luck.push(analysis.seats[0].points.luck.mean);
        own += analysis.seats[0].points.own.mean / f64::from(matches);
        longest = longest.max(took);
        if !quick {
            print(&format!("match {number}: {length} steps, {took:.1} s"))?;
            print_analysis(&analysis)?;
        }
    }
    let mean = luck.iter().sum::<f64>() / luck.len().max(1) as f64;
    let squares: f64 = luck.iter().map(|one| (one - mean) * (one - mean)).sum();
    let error = (squares / luck.len().max(1) as f64 / (luck.len() as f64 - 1.0).max(1.0)).sqrt();
    print(&format!("luck of the first seat: {mean:.2} ± {:.2} over {matches} matches", CONFIDENCE * error))?;
    print(&format!("its own choices: {own:.2}"))?;
    print(&format!("an analysis took {longest:.1} s of a processor at most"))
}

fn print_analysis<A: core::fmt::Debug>(analysis: &Analysis<A>) -> Result<(), String> {
    for (seat, of) in analysis.seats.iter().enumerate() {
        print(&format!("  seat {seat}: {}; places {}", parts(&of.points), parts(&of.place)))?;
        for mistake in &of.mistakes {
            let Mistake { before, chosen, better, brought, why } = mistake;
            print(&format!("    {before}: {} by {chosen:?}; better {better:?} {why:?}", said(*brought)))?;
        }
    }
    for expected in &analysis.expected {
        let chances: Vec<String> =
            expected.seats.iter().map(|seat| format!("{:.0}", 100.0 * seat.chance)).collect();
        print(&format!("  before step {}: {} %", expected.before + 1, chances.join(" · ")))?;
    }
    Ok(())
}

fn parts(parts: &Parts) -> String {
    let all = [parts.start, parts.own, parts.others, parts.luck].map(said);
    format!("{} = {:.1}", all.join(", "), parts.result)
}

fn said(estimate: Estimate) -> String {
    format!("{:.1} ± {:.1}", estimate.mean, CONFIDENCE * estimate.variance.sqrt())
}

fn print(line: &str) -> Result<(), String> {
    writeln!(std::io::stdout(), "{line}").map_err(|error| error.to_string())
}
