//! Counts how many great mistakes an analysis finds: in each match of bots one action is replaced by one that a ten times deeper
//! search calls at least five points worse. Three mistakes of a seat are named, so a great one may also be missing because three
//! that the bots made themselves cost more by the same search: these are counted on their own.
//!
//! `cargo run --release -p rodada-games --example blunders -- dogs strong 100 3`
//!
//! The arguments are the game, the level or a skill as `duel` has them, the number of matches, and the number of seats. With
//! `BLUNDERS_SECONDS` set, no match begins after so many seconds.

#![expect(clippy::disallowed_methods, reason = "a program for development, not the server")]

mod shared;

use games::analysis::{Draws, Effort, MOST_MISTAKES, Mistake, analyse, compare};
use games::frame::{Decided, Dice, Game, LegalActions, Seat, Turn, turns};
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
    let (mut made, mut found, mut outranked) = (0.0, 0.0, 0);
    for number in 0..matches {
        if limit.is_some_and(|limit| begun.elapsed().as_secs() >= limit.into()) {
            break;
        }
        let Some(blunder) = with_blunder::<G>(bot, number, seats) else { continue };
        let Blunder { course: Match { opened, steps }, seat, version, cost } = &blunder;
        let analysis = analyse(opened, steps.clone(), Effort::percent(100), Draws(number), &mut |_| true);
        let analysis = analysis.map_err(|error| error.to_string())?;
        let mistakes = &analysis.seats[seat.index()].mistakes;
        made += 1.0;
        let said = if blunder.is_among(mistakes) {
            found += 1.0;
            "found"
        } else if mistakes.len() == MOST_MISTAKES
            && mistakes.iter().all(|one| blunder.costs_less(one, number))
        {
            outranked += 1;
            "three cost more"
        } else {
            "missed"
        };
        let named: Vec<String> =
            mistakes.iter().map(|one| format!("{} {:.1}", one.before, one.brought.mean)).collect();
        let named = named.join(", ");
        print(&format!("match {number}: step {version} costs {cost:.1}; named {named}: {said}"))?;
    }
    let (least, most) = wilson(found / f64::max(made, 1.0), f64::max(made, 1.0));
    print(&format!("found {found} of {made} ({:.1} to {:.1} %)", 100.0 * least, 100.0 * most))?;
    print(&format!("in {outranked} of the others three choices of the seat cost more"))
}

/// The state of a match at a version of it.
fn state_before<G: Game>(opened: &G, steps: &[Decided<G>], version: u64) -> G {
    let mut state = opened.clone();
    let before = steps.iter().take_while(|step| step.version <= version);
    before.flat_map(|step| &step.events).for_each(|event| state.apply(event));
    state
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

impl<G: Game> Blunder<G> {
    /// Whether its turn is named.
    fn is_among(&self, mistakes: &[Mistake<G::Action>]) -> bool {
        let Match { opened, steps } = &self.course;
        let is_its = |turn: &Turn<G>| {
            turn.seat == self.seat && turn.steps.iter().any(|step| step.version == self.version)
        };
        let turn = turns(opened, steps.clone()).into_iter().find(is_its);
        let steps = turn.iter().flat_map(|turn| &turn.steps);
        steps.into_iter().any(|step| mistakes.iter().any(|mistake| mistake.before == step.version - 1))
    }

    /// Whether a deep search says so.
    fn costs_less(&self, than: &Mistake<G::Action>, number: u32) -> bool {
        let Mistake { before, chosen, better, .. } = than;
        let Match { opened, steps } = &self.course;
        let state = state_before(opened, steps, *before);
        compare(&state, self.seat, chosen, better, DEEP, Draws(!number)).mean < -self.cost
    }
}

/// None if no great mistake was found in the match.
fn with_blunder<G: Game>(bot: Bot, number: u32, seats: u8) -> Option<Blunder<G>> {
    let Match { opened, steps } = played::<G>(&[bot], number.into(), seats);
    let mut dice = Dice::from_number(number.into());
    for _ in 0..POSITIONS {
        let at = dice.index(steps.len());
        let state = state_before(&opened, &steps, at as u64);
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
