//! Counts for how many of a level's suggestions the game gives a reason, where there are at least two actions to choose from.
//!
//! `cargo run --release -p rodada-games --example reasons -- dogs strong 200 3`
//!
//! The arguments are the game, the level, the number of matches, and optionally the number of seats (default 2). All seats
//! play by the level. Each verb has a line of its own, those with the most suggestions without a reason first.

use games::bots::{Level, choose};
use games::frame::{Dice, Game, LegalActions, Rules, Seed, Status, open, play};
use std::collections::BTreeMap;
use std::io::Write;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (game, level, matches, seats) = match args.as_slice() {
        [game, level, matches] => (game, level, matches, "2"),
        [game, level, matches, seats] => (game, level, matches, seats.as_str()),
        _ => return Err("usage: reasons GAME LEVEL MATCHES [SEATS]".into()),
    };
    let named = |known: &Level| format!("{known:?}").to_lowercase() == *level;
    let level = Level::ALL.into_iter().find(named).ok_or_else(|| format!("there is no level {level}"))?;
    let matches: u32 = matches.parse().map_err(|e| format!("{matches}: {e}"))?;
    let seats: u8 = seats.parse().map_err(|e| format!("{seats}: {e}"))?;
    let verbs = suggestions(game, level, matches, seats)?;
    write!(std::io::stdout(), "{}", report(&verbs)).map_err(|e| e.to_string())
}

/// The suggestions of one verb, and those of them that have a reason.
#[derive(Clone, Copy, Default)]
struct Counted {
    all: u32,
    with_reason: u32,
}

type Verbs = BTreeMap<String, Counted>;

macro_rules! each {
    ($($name:ident: $game:ty,)*) => {
        fn suggestions(game: &str, level: Level, matches: u32, seats: u8) -> Result<Verbs, String> {
            $(
                if game == <$game>::NAME {
                    return of::<$game>(level, matches, seats);
                }
            )*
            Err(format!("there is no game {game}"))
        }
    };
}
games::with_games!(each);

fn of<G: Game>(level: Level, matches: u32, seats: u8) -> Result<Verbs, String> {
    let mut verbs = Verbs::new();
    for number in 0..matches {
        let mut bytes = [2; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        let seed = Seed(bytes);
        let mut bots = Dice::from_number(number.into());
        let opening = open::<G>(&G::Options::default(), seats, Dice::for_step(&seed, 0));
        let mut state = opening.map_err(|e| e.to_string())?.state;
        for version in 1.. {
            let Status::Awaiting(awaited) = state.status() else { break };
            let seat = awaited.iter().next().ok_or("nobody is awaited")?;
            let action = choose(level.skill::<G>(), &state, seat, &mut bots, &mut || true);
            let action = action.ok_or("the bot chose no action")?;
            let choices =
                LegalActions::of(&state, seat).iter().filter(|action| !G::is_take_back(action)).count();
            if choices > 1 {
                let written = serde_json::to_value(&action).map_err(|e| e.to_string())?;
                let verb = written["do"].as_str().ok_or("an action has a verb")?.to_owned();
                let counted = verbs.entry(verb).or_default();
                counted.all += 1;
                counted.with_reason += u32::from(state.why(seat, &action).is_some());
            }
            let played = play(&state, seat, &action, Dice::for_step(&seed, version));
            state = played.map_err(|e| e.to_string())?.state;
        }
    }
    Ok(verbs)
}

fn report(verbs: &Verbs) -> String {
    let mut sorted: Vec<(&String, &Counted)> = verbs.iter().collect();
    sorted.sort_by_key(|(_, counted)| std::cmp::Reverse(counted.all - counted.with_reason));
    let line = |name: &str, counted: &Counted| {
        let share = 100.0 * f64::from(counted.with_reason) / f64::from(counted.all.max(1));
        format!("{name}: {} of {}, {share:.1} %\n", counted.with_reason, counted.all)
    };
    let all = verbs.values().fold(Counted::default(), |sum, counted| Counted {
        all: sum.all + counted.all,
        with_reason: sum.with_reason + counted.with_reason,
    });
    let verbs: String = sorted.into_iter().map(|(verb, counted)| line(verb, counted)).collect();
    line("suggestions with a reason", &all) + &verbs
}
