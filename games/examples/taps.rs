//! Counts the actions that a seat takes in a match between good bots: what players have to do, with the same decisions.
//!
//! `cargo run --release -p rodada-games --example taps -- dogs 20 12 3`
//!
//! The arguments are the game, the number of matches, the number of playouts for each decision and the number of seats.
//! Each verb is printed with the actions a seat takes in a match, with how many of them were the only one listed, which decide
//! nothing, and with the taps that are left: where nothing but the end of a turn is listed, the client ends it. Actions that a
//! game carries out by itself are no actions of a seat and do not count.

use games::bots::choose;
use games::frame::{Dice, Game, LegalActions, Rules, Seat, Seed, Skill, Status, open, play};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, matches, playouts, seats] = args.as_slice() else {
        return Err("usage: taps GAME MATCHES PLAYOUTS SEATS".into());
    };
    let number = |text: &String| text.parse::<u32>().map_err(|e| format!("{text}: {e}"));
    let plan = Plan {
        matches: number(matches)?,
        skill: Skill::Search { playouts: number(playouts)?, considered: 100 },
        seats: u8::try_from(number(seats)?).map_err(|e| e.to_string())?,
    };
    let report = plan.of(game)?.report(&plan);
    std::io::stdout().write_all(report.as_bytes()).map_err(|e| e.to_string())
}

struct Plan {
    matches: u32,
    skill: Skill,
    seats: u8,
}

/// The actions of one verb.
#[derive(Clone, Copy, Default)]
struct Count {
    all: u32,
    /// Those that were the only action listed.
    alone: u32,
    /// Those that the client carries out after a while, because nothing else is listed and no question is asked.
    ended: u32,
}

#[derive(Default)]
struct Tally {
    verbs: BTreeMap<String, Count>,
    points: i32,
}

macro_rules! each {
    ($($name:ident: $game:ty,)*) => {
        impl Plan {
            fn of(&self, name: &str) -> Result<Tally, String> {
                $(
                    if name == <$game>::NAME {
                        return self.run::<$game>();
                    }
                )*
                Err(format!("there is no game {name}"))
            }
        }
    };
}
games::with_games!(each);

impl Plan {
    fn run<G: Game>(&self) -> Result<Tally, String> {
        let mut tally = Tally::default();
        for number in 0..self.matches {
            self.play_match::<G>(number, &mut tally)?;
        }
        Ok(tally)
    }

    fn play_match<G: Game>(&self, number: u32, tally: &mut Tally) -> Result<(), String> {
        let mut bytes = [1; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        let seed = Seed(bytes);
        let mut bots = Dice::from_number(u64::from(number));
        let opening = open::<G>(&G::Options::default(), self.seats, Dice::for_step(&seed, 0));
        let mut state = opening.map_err(|e| e.to_string())?.state;
        for version in 1.. {
            let seat = match state.status() {
                Status::Awaiting(seats) => seats.iter().next().ok_or("nobody is awaited")?,
                Status::Over(_) => break,
            };
            let action = choose(self.skill, &state, seat, &mut bots, &mut || true);
            let action = action.ok_or("the bot chose no action")?;
            tally.count(&state, seat, &action)?;
            let played = play(&state, seat, &action, Dice::for_step(&seed, version));
            state = played.map_err(|e| e.to_string())?.state;
        }
        tally.points += state.score_sheet().totals.iter().map(|&(_, total)| total).sum::<i32>();
        Ok(())
    }
}

impl Tally {
    fn count<G: Game>(&mut self, state: &G, seat: Seat, action: &G::Action) -> Result<(), String> {
        let json = serde_json::to_value(action).map_err(|e| e.to_string())?;
        let verb = json["do"].as_str().ok_or("an action without a verb")?;
        let list = LegalActions::of(state, seat).into_iter();
        let count = self.verbs.entry(verb.to_owned()).or_default();
        count.all += 1;
        let is_alone = list.filter(|listed| !G::is_take_back(listed)).count() == 1;
        count.alone += u32::from(is_alone);
        let ends = is_alone && G::ends_turn(action) && state.cost_preview(seat, action).confirm.is_none();
        count.ended += u32::from(ends);
        Ok(())
    }

    fn report(&self, plan: &Plan) -> String {
        let sheets = f64::from(plan.matches) * f64::from(plan.seats);
        let line = |text: &mut String, verb: &str, count: Count| {
            let taps = count.all - count.ended;
            let [all, alone, taps] = [count.all, count.alone, taps].map(|number| f64::from(number) / sheets);
            let _ = writeln!(text, "{verb:16} {all:7.1} {alone:7.1} {taps:7.1}");
        };
        let mut text = format!("{:16} {:>7} {:>7} {:>7}\n", "verb", "actions", "alone", "taps");
        let mut sum = Count::default();
        for (verb, &count) in &self.verbs {
            line(&mut text, verb, count);
            sum.all += count.all;
            sum.alone += count.alone;
            sum.ended += count.ended;
        }
        line(&mut text, "all", sum);
        let _ = writeln!(text, "{:.1} points a seat", f64::from(self.points) / sheets);
        text
    }
}
