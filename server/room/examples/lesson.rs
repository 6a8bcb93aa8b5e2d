//! Writes the lesson of a game: a match that strong bots play, or a comparison of such matches to choose one from.
//!
//! ```text
//! cargo run --release -p rodada-room --example lesson -- <game> <seats> <actions> <first seed> [<last seed>]
//! ```
//!
//! With one seed, prints the text of a `lesson.json` with so many actions of seat 0. With two, prints a line for each
//! seed: how many different kinds of actions seat 0 has in so many, and when each comes first.

use games::frame::{Dice, Seat, Seed};
use room::registry::{GameDefinition, LessonFile, Level, definition};
use serde_json::{Map, Value};
use std::error::Error;
use std::io::{Write as _, stdout};

/// The learner's seat.
const LEARNER: Seat = Seat(0);

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, actions, first, rest @ ..] = arguments.as_slice() else {
        return Err("usage: lesson <game> <seats> <actions> <first seed> [<last seed>]".into());
    };
    let definition = definition(game).ok_or("there is no such game")?;
    let (seats, actions, first): (u8, usize, u64) = (seats.parse()?, actions.parse()?, first.parse()?);
    let Some(last) = rest.first() else {
        writeln!(stdout(), "{}", written(&play(definition, seats, actions, first)?)?)?;
        return Ok(());
    };
    for seed in first..=last.parse()? {
        writeln!(stdout(), "{seed}: {}", kinds(&play(definition, seats, actions, seed)?))?;
    }
    Ok(())
}

/// Plays until seat 0 has acted so often, or the match is over.
fn play(
    definition: &dyn GameDefinition,
    seats: u8,
    actions: usize,
    seed: u64,
) -> Result<LessonFile, Box<dyn Error>> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let (text, seed) = (hex::encode(bytes), Seed(bytes));
    let mut thoughts = Dice::from_number(1);
    let mut game = definition.open(&Map::new(), seats, Dice::for_step(&seed, 1))?.next;
    let mut played: Vec<(u8, Value)> = Vec::new();
    for version in 2.. {
        // As in a room, bots choose after the learner where all choose at once.
        let Some(seat) = game.awaited().iter().next() else { break };
        if seat == LEARNER && played.iter().filter(|(seat, _)| *seat == LEARNER.0).count() == actions {
            break;
        }
        let action = game.think(Level::Strong, seat, &mut thoughts, &mut || true);
        let action = action.ok_or("a bot found no action")?;
        game = game.play(seat, &action, Dice::for_step(&seed, version))?.next;
        played.push((seat.0, action));
    }
    Ok(LessonFile { seats, options: Map::new(), seed: text, actions: played })
}

/// The kinds of actions of seat 0, each with the number of its first one.
fn kinds(lesson: &LessonFile) -> String {
    let own = lesson.actions.iter().filter(|(seat, _)| *seat == LEARNER.0);
    let mut found: Vec<(&str, usize)> = Vec::new();
    for (number, (_, action)) in own.enumerate() {
        let kind = action["do"].as_str().unwrap_or_default();
        if found.iter().all(|(known, _)| *known != kind) {
            found.push((kind, number));
        }
    }
    let list: Vec<String> = found.iter().map(|(kind, number)| format!("{kind} {number}")).collect();
    format!("{} kinds of {} actions: {}", found.len(), lesson.actions.len(), list.join(", "))
}

/// One action a line, so that a change of a lesson can be read.
fn written(lesson: &LessonFile) -> serde_json::Result<String> {
    let head = serde_json::to_string(&LessonFile { actions: Vec::new(), ..lesson.clone() })?;
    let actions: Result<Vec<String>, _> = lesson.actions.iter().map(serde_json::to_string).collect();
    Ok(format!("{}\n  {}\n]}}", head.trim_end_matches("]}"), actions?.join(",\n  ")))
}
