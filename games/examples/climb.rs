//! Looks for better weights of a game's policy: changes one or two, plays matches against the weights so far, and keeps what wins.
//!
//! `cargo run --release -p rodada-games --example climb -- dog-lover 200000 2 1`
//!
//! The arguments are the game, how many matches are played at most, and optionally the number of seats (default 2), the seed
//! (default 1) and the options as JSON (`'{"board":"both"}'`). The same arguments print the same. In a match one seat has the new weights and all others those so far; each
//! deal is played once with the new weights in every seat, with the same luck. A sequential test ends a trial: a change
//! is kept if a gain of one win in a hundred is nineteen times as probable as none. At the end the weights found play those in
//! use on deals that were not used before, at every number of seats; they are worth keeping if the lower bound lies above chance.
//! Nothing is written: what is printed belongs into `policy/weights.rs` of the game.

use games::bots::Weighed;
use games::dog_lover::DogLover;
use games::dogs_cardgame::DogsCardgame;
use games::draftosaurus::Draftosaurus;
use games::frame::{Dice, Places, Rules, Seat, Seed, Status, advance, open};
use std::io::Write;

/// The gain that a trial looks for, in wins a match.
const GAIN: f64 = 0.01;
/// The natural logarithm of 19: what is wrong in one of twenty trials.
const DECISIVE: f64 = 2.944;
/// A trial looks at its result after so many deals.
const BATCH: u32 = 64;
/// A trial that is not decided after so many deals is given up.
const MOST_DEALS: u32 = 4_000;
/// The parts of a weight by which it is changed, in hundredths.
const PARTS: [i32; 3] = [10, 25, 60];
/// A small weight is changed as if it were this large.
const SMALL: i32 = 10;
/// So many deals check the result at each number of seats.
const CHECKED: u32 = 3_000;
/// The deals of the check: no trial comes so far.
const CHECKS_FROM: u32 = 1 << 31;
/// The deals of each seed begin so many bits further on.
const DEALS_OF_A_SEED: u32 = 20;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, matches, rest @ ..] = args.as_slice() else {
        return Err("usage: climb GAME MATCHES [SEATS [SEED [OPTIONS]]]".into());
    };
    let number = |at: usize, usual: u32| rest.get(at).map_or(Ok(usual), |text| number(text));
    let seats = u8::try_from(number(0, 2)?).map_err(|e| e.to_string())?;
    let options = rest.get(2).map_or("{}", String::as_str);
    let plan = Plan { matches: self::number(matches)?, seats, seed: number(1, 1)?, options };
    match game.as_str() {
        <DogLover as Rules>::NAME => Climb::<DogLover>::begin(&plan)?.run(&plan),
        <DogsCardgame as Rules>::NAME => Climb::<DogsCardgame>::begin(&plan)?.run(&plan),
        <Draftosaurus as Rules>::NAME => Climb::<Draftosaurus>::begin(&plan)?.run(&plan),
        _ => Err(format!("{game} has no weights to climb")),
    }
}

fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|e| format!("{text}: {e}"))
}

fn say(line: &str) -> Result<(), String> {
    writeln!(std::io::stdout(), "{line}").map_err(|e| e.to_string())
}

struct Plan<'a> {
    matches: u32,
    seats: u8,
    seed: u32,
    options: &'a str,
}

struct Climb<G: Weighed> {
    options: G::Options,
    /// The best weights so far.
    weights: Vec<i32>,
    /// What chooses the changes.
    dice: Dice,
    /// The next deal that nobody has played.
    next: u32,
    played: u32,
}

impl<G: Weighed> Climb<G> {
    fn begin(plan: &Plan<'_>) -> Result<Self, String> {
        if !G::SEATS.contains(&plan.seats) {
            return Err(format!("{} is not for {} seats", G::NAME, plan.seats));
        }
        if plan.seed >= CHECKS_FROM >> DEALS_OF_A_SEED {
            return Err(format!("seed {} is too large", plan.seed));
        }
        let weights = G::WEIGHTS.iter().map(|&(_, value)| value).collect();
        let options = serde_json::from_str(plan.options).map_err(|e| format!("{}: {e}", plan.options))?;
        let dice = Dice::from_number(plan.seed.into());
        Ok(Self { options, weights, dice, next: plan.seed << DEALS_OF_A_SEED, played: 0 })
    }

    fn run(mut self, plan: &Plan<'_>) -> Result<(), String> {
        // A step that won is tried again, twice as long.
        let mut next: Option<Vec<i32>> = None;
        while self.played < plan.matches {
            let step = next.take().unwrap_or_else(|| self.step());
            let new: Vec<i32> = self.weights.iter().zip(&step).map(|(one, more)| one + more).collect();
            let trial = self.trial(&new, plan)?;
            if trial.evidence(GAIN) >= DECISIVE {
                say(&format!("after {} matches: {}, {}", self.played, self.changes(&new), trial.report()))?;
                self.weights = new;
                next = Some(step.iter().map(|more| 2 * more).collect());
            }
        }
        self.check()
    }

    /// A change of one weight or two.
    fn step(&mut self) -> Vec<i32> {
        let mut step = vec![0; self.weights.len()];
        for _ in 0..=self.dice.below(2) {
            let at = self.dice.index(step.len());
            let part = *self.dice.pick(&PARTS);
            let size = (self.weights[at].abs().max(SMALL) * part / 100).max(1);
            step[at] = if self.dice.below(2) == 0 { size } else { -size };
        }
        step
    }

    /// Plays the new weights against those so far until it is clear whether they gain.
    fn trial(&mut self, new: &[i32], plan: &Plan<'_>) -> Result<Trial, String> {
        let mut trial = Trial::default();
        while trial.deals < MOST_DEALS && trial.evidence(GAIN).abs() < DECISIVE {
            for _ in 0..BATCH {
                trial.add(self.deal([new, &self.weights], plan.seats, self.next)?);
                self.next += 1;
            }
            self.played += BATCH * u32::from(plan.seats);
            // Two policies that decide alike are not told apart by more deals.
            if trial.squares == 0.0 {
                break;
            }
        }
        Ok(trial)
    }

    fn changes(&self, new: &[i32]) -> String {
        let table = G::WEIGHTS.iter().zip(self.weights.iter().zip(new));
        let changed = table.filter(|(_, (old, new))| old != new);
        let said: Vec<_> = changed.map(|((name, _), (old, new))| format!("{name} {old} to {new}")).collect();
        said.join(", ")
    }

    /// Plays the weights found against those in use.
    fn check(&self) -> Result<(), String> {
        for ((name, in_use), found) in G::WEIGHTS.iter().zip(&self.weights) {
            let was = if found == in_use { String::new() } else { format!(" (was {in_use})") };
            say(&format!("{name} = {found},{was}"))?;
        }
        let in_use: Vec<i32> = G::WEIGHTS.iter().map(|&(_, value)| value).collect();
        for seats in G::SEATS {
            let mut trial = Trial::default();
            for number in 0..CHECKED {
                trial.add(self.deal([&self.weights, &in_use], seats, CHECKS_FROM + number)?);
            }
            say(&format!(
                "{seats} seats: {}, chance is {:.1}",
                trial.report_of(seats),
                100.0 / f64::from(seats)
            ))?;
        }
        Ok(())
    }
}

/// The gains of new weights, one for each deal.
#[derive(Default)]
struct Trial {
    deals: u32,
    sum: f64,
    squares: f64,
}

impl Trial {
    fn add(&mut self, gain: f64) {
        self.deals += 1;
        self.sum += gain;
        self.squares += gain * gain;
    }

    /// The mean and the square of its standard error.
    fn mean(&self) -> (f64, f64) {
        let deals = f64::from(self.deals.max(1));
        let mean = self.sum / deals;
        (mean, (self.squares / deals - mean * mean).max(0.0) / deals)
    }

    /// The logarithm of how much more probable this is if the gain is `gain` than if there is none (Wald's sequential test, with
    /// the normal distribution).
    fn evidence(&self, gain: f64) -> f64 {
        let (mean, variance) = self.mean();
        if variance == 0.0 { 0.0 } else { gain * (mean - gain / 2.0) / variance }
    }

    fn report(&self) -> String {
        format!("{:+.1} wins in a hundred, {} deals", 100.0 * self.mean().0, self.deals)
    }

    fn report_of(&self, seats: u8) -> String {
        let (mean, variance) = self.mean();
        let wins = 100.0 * (mean + 1.0 / f64::from(seats));
        let half = 196.0 * variance.sqrt();
        let matches = self.deals * u32::from(seats);
        format!("wins {wins:.1} % (95 %: {:.1} to {:.1}) of {matches} matches", wins - half, wins + half)
    }
}

impl<G: Weighed> Climb<G> {
    /// How many more wins a match the new weights have than chance, in one deal that is played with them in each seat in turn.
    fn deal(&self, [new, old]: [&[i32]; 2], seats: u8, number: u32) -> Result<f64, String> {
        let mut wins = 0.0;
        for own in Seat::all(seats) {
            let places = self.play_match(seats, number, |seat| if seat == own { new } else { old })?;
            let winners = places.winners();
            wins += if winners.contains(own) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
        Ok((wins - 1.0) / f64::from(seats))
    }

    fn play_match<'a>(
        &self,
        seats: u8,
        number: u32,
        weights: impl Fn(Seat) -> &'a [i32],
    ) -> Result<Places, String> {
        let mut bytes = [3; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        let seed = Seed(bytes);
        let whims = |seat: Seat| Dice::from_number(u64::from(number) << 8 | u64::from(seat.0));
        let mut whims: Vec<Dice> = Seat::all(seats).map(whims).collect();
        let opening = open::<G>(&self.options, seats, Dice::for_step(&seed, 0));
        let mut state = opening.map_err(|e| e.to_string())?.state;
        for version in 1.. {
            let seat = match state.status() {
                Status::Awaiting(seats) => seats.iter().next().ok_or("nobody is awaited")?,
                Status::Over(places) => return Ok(places),
            };
            let whims = &mut whims[seat.index()];
            let mut actions = state.legal_actions(seat);
            actions.retain(|action| !G::is_take_back(action));
            // Policies take the first of equally good actions, which must not be the first in the order of legal actions always.
            whims.shuffle(&mut actions);
            let chosen =
                state.weighed_policy(weights(seat), seat, &actions, whims).ok_or("the policy is silent")?;
            state = advance(state, seat, &actions[chosen], &mut Dice::for_step(&seed, version));
        }
        Err("the match does not end".into())
    }
}
