//! What several of these programs need: bots by name, matches between them, and intervals.

#![allow(dead_code, reason = "each program has a copy of its own and uses a part of it")]

use games::bots::{Level, choose};
use games::frame::{Decided, Dice, Game, Rules, Seat, Seed, Skill, Status, open, play};
use std::time::Duration;

pub(crate) fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|e| format!("{text}: {e}"))
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Bot {
    Level(Level),
    Skill(Skill),
}

impl Bot {
    /// A level, or a skill that levels are made of: `random`, `policy:30`, `search:24`, `search:24:60`, `halving:20000`.
    pub(crate) fn named(name: &str) -> Result<Self, String> {
        if let Some(level) = Level::ALL.into_iter().find(|level| format!("{level:?}").to_lowercase() == name)
        {
            return Ok(Self::Level(level));
        }
        let mut parts = name.split(':');
        let kind = parts.next().unwrap_or_default();
        let amount = number(parts.next().unwrap_or("0"))?;
        let share = u8::try_from(number(parts.next().unwrap_or("100"))?).map_err(|e| e.to_string())?;
        Ok(Self::Skill(match kind {
            "random" => Skill::Random,
            "policy" => Skill::Policy { overlooked: u8::try_from(amount).map_err(|e| e.to_string())? },
            "search" => Skill::Search { playouts: amount, considered: share },
            "halving" => Skill::Halving { steps: amount, candidates: 12 },
            _ => return Err(format!("there is no level {name}")),
        }))
    }

    pub(crate) fn skill<G: Game>(self) -> Skill {
        match self {
            Self::Level(level) => level.skill::<G>(),
            Self::Skill(skill) => skill,
        }
    }
}

/// A match: the state after the deal, and its steps.
pub(crate) struct Match<G: Rules> {
    pub(crate) opened: G,
    pub(crate) steps: Vec<Decided<G>>,
}

/// The seed of a match by its number.
pub(crate) fn seed(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    Seed(seed)
}

/// Opens the match with a number, with the usual options.
pub(crate) fn opened<G: Game>(number: u64, seats: u8) -> G {
    let dice = Dice::for_step(&seed(number), 0);
    open::<G>(&G::Options::default(), seats, dice).expect("the defaults fit").state
}

/// Plays on after these steps, which lead to `state`, until the match is over. The last bot has all seats from its own on.
pub(crate) fn play_on<G: Game>(bots: &[Bot], number: u64, mut state: G, steps: &mut Vec<Decided<G>>) {
    let mut dice = Dice::from_number(number + 1_000_000);
    while let Status::Awaiting(awaited) = state.status() {
        let seat = awaited.iter().next().expect("somebody is awaited");
        let bot = bots[seat.index().min(bots.len() - 1)];
        let action = choose(bot.skill::<G>(), &state, seat, &mut dice, &mut || true).expect("it decides");
        state = carry_out(number, &state, seat, action, steps);
    }
}

/// Carries out an action as the next step of the match.
pub(crate) fn carry_out<G: Game>(
    number: u64,
    state: &G,
    seat: Seat,
    action: G::Action,
    steps: &mut Vec<Decided<G>>,
) -> G {
    let version = steps.len() as u64 + 1;
    let step =
        play(state, seat, &action, Dice::for_step(&seed(number), version)).expect("bots play by the rules");
    let is_final = step.is_final();
    steps.push(Decided { version, seat, action, events: step.events, is_final });
    step.state
}

/// Plays a whole match.
pub(crate) fn played<G: Game>(bots: &[Bot], number: u64, seats: u8) -> Match<G> {
    let opened: G = opened(number, seats);
    let mut steps = Vec::new();
    play_on(bots, number, opened.clone(), &mut steps);
    Match { opened, steps }
}

/// The time that this thread has had of a processor: other programs do not count. It is 0 where there is no Linux.
pub(crate) fn cpu_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(stat.split(' ').next().and_then(|text| text.parse().ok()).unwrap_or_default())
}

/// The interval of Wilson of 95 % for a share.
pub(crate) fn wilson(share: f64, number: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let middle = share + Z * Z / (2.0 * number);
    let half = Z * (share * (1.0 - share) / number + Z * Z / (4.0 * number * number)).sqrt();
    let whole = 1.0 + Z * Z / number;
    ((middle - half) / whole, (middle + half) / whole)
}
