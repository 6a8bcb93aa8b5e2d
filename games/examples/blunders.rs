//! Counts how many great mistakes an analysis finds: in each match of bots one action is replaced by one that a ten times deeper
//! search calls at least five points worse.
//!
//! `cargo run --release -p rodada-games --example blunders -- dogs strong 100 3`
//!
//! The arguments are the game, the level or a skill as `duel` has them, the number of matches, and the number of seats. With
//! `BLUNDERS_SECONDS` set, no match begins after so many seconds.

#![expect(clippy::disallowed_methods, reason = "a program for development, not the server")]

mod shared;

use games::analysis::{Draws, Effort, analyse, compare};
use games::frame::{Dice, Game, LegalActions, Seat, turns};
use shared::{Bot, Match, carry_out, number, play_on, played, wilson};
use std::io::Write;
use std::time::Instant;

/// Ten times as many as an analysis compares.
const DEEP: u32 = 800;
/// With so few it is guessed which actions are worth a deep look.
const QUICK: u32 = 40;
/// So many points worse.
const GREAT: f64 = 5.0;
/// At so many positions of a match a great mistake is looked for.
const POSITIONS: usize = 40;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, bot, matches, seats] = args.as_slice() else {
        return Err("usage: blunders GAME LEVEL MATCHES SEATS".into());
    };
    let bot = Bot::named(bot)?;
    let seats = u8::try_from(number(seats)?).map_err(|error| error.to_string())?;
    let matches = number(matches)?;
    macro_rules! named {
        ($($name:ident: $game:path),* $(,)?) => {
            match game.as_str() {
                $(name if name == <$game as games::frame::Rules>::NAME => report::<$game>(bot, matches, seats),)*
                _ => Err(format!("there is no game {game}")),
            }
        };
    }
    games::with_games!(named)
}

fn report<G: Game>(bot: Bot, matches: u32, seats: u8) -> Result<(), String> {
    let limit = std::env::var("BLUNDERS_SECONDS").ok().map(|text| number(&text)).transpose()?;
    let begun = Instant::now();
    let (mut made, mut found) = (0.0, 0.0);
    for number in 0..matches {
        if limit.is_some_and(|limit| begun.elapsed().as_secs() >= limit.into()) {
            break;
        }
        let Some(Blunder { course, seat, version, cost }) = with_blunder::<G>(bot, number, seats) else {
            continue;
        };
        let Match { opened, steps } = course;
        let turn = turns(&opened, steps.clone())
            .into_iter()
            .find(|turn| turn.seat == seat && turn.steps.iter().any(|step| step.version == version));
        let turn: Vec<u64> = turn.iter().flat_map(|turn| &turn.steps).map(|step| step.version - 1).collect();
        let analysis = analyse(&opened, steps, Effort::percent(100), Draws(number), &mut |_| true);
        let analysis = analysis.map_err(|error| error.to_string())?;
        let named: Vec<u64> =
            analysis.seats[seat.index()].mistakes.iter().map(|mistake| mistake.before).collect();
        let is_found = named.iter().any(|before| turn.contains(before));
        made += 1.0;
        found += f64::from(u8::from(is_found));
        print(&format!("match {number}: step {version} costs {cost:.1}; named {named:?}: {is_found}"))?;
    }
    let (least, most) = wilson(found / f64::max(made, 1.0), f64::max(made, 1.0));
    print(&format!("found {found} of {made} ({:.1} to {:.1} %)", 100.0 * least, 100.0 * most))
}

/// A match with a great mistake.
struct Blunder<G: Game> {
    course: Match<G>,
    seat: Seat,
    /// Of the match after it.
    version: u64,
    /// In points.
    cost: f64,
}

/// None if no great mistake was found in the match.
fn with_blunder<G: Game>(bot: Bot, number: u32, seats: u8) -> Option<Blunder<G>> {
    let Match { opened, steps } = played::<G>(&[bot], number.into(), seats);
    let mut dice = Dice::from_number(number.into());
    for _ in 0..POSITIONS {
        let at = dice.index(steps.len());
        let mut state: G = opened.clone();
        steps[..at].iter().flat_map(|step| &step.events).for_each(|event| state.apply(event));
        let (seat, chosen) = (steps[at].seat, &steps[at].action);
        let mut actions: Vec<G::Action> = LegalActions::of(&state, seat).into_iter().collect();
        actions.retain(|action| action != chosen && !G::is_take_back(action));
        if actions.is_empty() {
            continue;
        }
        let worse = dice.pick(&actions).clone();
        let lost = |comparisons| compare(&state, seat, &worse, chosen, comparisons, Draws(!number)).mean;
        if lost(QUICK) > -GREAT {
            continue;
        }
        let cost = -lost(DEEP);
        if cost < GREAT {
            continue;
        }
        let mut course = Match { opened, steps: steps[..at].to_vec() };
        let state = carry_out(number.into(), &state, seat, worse, &mut course.steps);
        play_on(&[bot], number.into(), state, &mut course.steps);
        return Some(Blunder { course, seat, version: at as u64 + 1, cost });
    }
    None
}

fn print(line: &str) -> Result<(), String> {
    writeln!(std::io::stdout(), "{line}").map_err(|error| error.to_string())
}
