//! Writes the lesson of a game: a match that bots play, or a comparison of such matches to choose one from.
//!
//! ```text
//! cargo run --release -p rodada-room --example lesson -- <game> <seats> <actions> <seed> [<choices>]
//! cargo run --release -p rodada-room --example lesson -- <game> <seats> <actions> <first seed>-<last seed>
//! ```
//!
//! With one seed, prints the text of a `lesson.json` with so many actions of seat 0. With a range, prints a line for each
//! seed: how many different kinds of actions seat 0 has in so many, the lines of the score sheet in which it has had points, and
//! its actions.
//!
//! `choices` is a file with the first actions of seat 0, one as JSON in each line, for a lesson that teaches more than
//! what a bot would choose. An action that is not legal is answered by what is.

use games::frame::{Dice, Seat, Seed};
use room::registry::{GameDefinition, GameState, LessonFile, Level, definition};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::io::{Write as _, stdout};

/// The learner's seat.
const LEARNER: Seat = Seat(0);
/// The level of all seats. A learner follows what it does, so it plays sensibly; hundreds of matches are compared.
const LEVEL: Level = Level::Good;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, actions, seeds, rest @ ..] = arguments.as_slice() else {
        return Err("usage: lesson <game> <seats> <actions> <seed>[-<last seed>] [<choices>]".into());
    };
    let definition = definition(game).ok_or("there is no such game")?;
    let (seats, actions): (u8, usize) = (seats.parse()?, actions.parse()?);
    if let Some((first, last)) = seeds.split_once('-') {
        for seed in first.parse()?..=last.parse()? {
            let (lesson, scored) = play(definition, seats, actions, seed, &[])?;
            writeln!(stdout(), "{seed}: {}", summary(&lesson, &scored))?;
        }
        return Ok(());
    }
    let choices = rest.first().map(std::fs::read_to_string).transpose()?.unwrap_or_default();
    let choices = choices.lines().map(serde_json::from_str).collect::<Result<Vec<Value>, _>>()?;
    let (lesson, _) = play(definition, seats, actions, seeds.parse()?, &choices)?;
    writeln!(stdout(), "{}", written(&lesson)?)?;
    Ok(())
}

/// Plays until seat 0 has acted so often, or the match is over. Seat 0 begins with `choices`. Returns, too, the lines of the score
/// sheet in which it has had points.
fn play(
    definition: &dyn GameDefinition,
    seats: u8,
    actions: usize,
    seed: u64,
    choices: &[Value],
) -> Result<(LessonFile, BTreeSet<String>), Box<dyn Error>> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let (text, seed) = (hex::encode(bytes), Seed(bytes));
    // Of its own for each seat: when seat 0 does not think, the others think as before.
    let mut thoughts: Vec<Dice> = (0..seats).map(|seat| Dice::from_number(seat.into())).collect();
    let mut game = definition.open(&Map::new(), seats, None, Dice::for_step(&seed, 1))?.next;
    let mut played: Vec<(u8, Value)> = Vec::new();
    let mut scored = BTreeSet::new();
    for version in 2.. {
        // As in a room, bots choose after the learner where all choose at once.
        let Some(seat) = game.awaited().iter().next() else { break };
        let own = played.iter().filter(|(seat, _)| *seat == LEARNER.0).count();
        if seat == LEARNER && own == actions {
            break;
        }
        let chosen = choices.get(own).filter(|_| seat == LEARNER).cloned();
        let action = chosen.or_else(|| game.think(LEVEL, seat, &mut thoughts[seat.index()], &mut || true));
        let action = action.ok_or("a bot found no action")?;
        let step = game.play(seat, &action, Dice::for_step(&seed, version));
        let listed = || {
            format!(
                "{action} is not legal: {}",
                game.prompt(seat).map_or_else(String::new, |prompt| prompt.as_str().to_owned())
            )
        };
        game = step.map_err(|_| listed())?.next;
        played.push((seat.0, action));
        scored.extend(scored_lines(&*game)?);
    }
    Ok((LessonFile { seats, options: Map::new(), seed: text, actions: played }, scored))
}

/// The lines of the score sheet in which seat 0 has points, which hints wait for.
fn scored_lines(game: &dyn GameState) -> serde_json::Result<Vec<String>> {
    let has_points = |cells: &BTreeMap<u8, Vec<Value>>| {
        let points = cells.get(&LEARNER.0).and_then(|cell| cell.first());
        points.is_some_and(|points| *points != 0)
    };
    let mut lines = Vec::new();
    for sheet in [Some(game.score_sheet(0)), game.private_score_sheet(LEARNER)].into_iter().flatten() {
        let sheet: BTreeMap<String, BTreeMap<u8, Vec<Value>>> = serde_json::from_str(sheet.as_str())?;
        lines.extend(sheet.into_iter().filter(|(_, cells)| has_points(cells)).map(|(line, _)| line));
    }
    Ok(lines)
}

/// The number of kinds of actions of seat 0, the lines in which it has had points, and its actions in short.
fn summary(lesson: &LessonFile, scored: &BTreeSet<String>) -> String {
    let own: Vec<&Value> =
        lesson.actions.iter().filter(|(seat, _)| *seat == LEARNER.0).map(|(_, action)| action).collect();
    let kinds: BTreeSet<&str> = own.iter().filter_map(|action| action["do"].as_str()).collect();
    let list: Vec<String> = own.iter().map(|action| short(action)).collect();
    let scored: Vec<&str> = scored.iter().map(String::as_str).collect();
    let (all, scored) = (lesson.actions.len(), scored.join(" "));
    format!("{} kinds of {all} actions, points in {scored}: {}", kinds.len(), list.join(", "))
}

/// An action without the names of its fields: `swap medicine food`.
fn short(action: &Value) -> String {
    let kind = action["do"].as_str().unwrap_or_default();
    let fields = action.as_object().into_iter().flatten().filter(|(name, _)| *name != "do");
    let values = fields.filter(|(_, value)| !value.is_boolean());
    let values = values.map(|(_, value)| value.as_str().map_or_else(|| value.to_string(), str::to_owned));
    core::iter::once(kind.to_owned()).chain(values).collect::<Vec<_>>().join(" ")
}

/// One action a line, so that a change of a lesson can be read.
fn written(lesson: &LessonFile) -> serde_json::Result<String> {
    let head = serde_json::to_string(&LessonFile { actions: Vec::new(), ..lesson.clone() })?;
    let actions: Result<Vec<String>, _> = lesson.actions.iter().map(serde_json::to_string).collect();
    Ok(format!("{}\n  {}\n]}}", head.trim_end_matches("]}"), actions?.join(",\n  ")))
}
