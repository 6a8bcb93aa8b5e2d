//! Plays two levels of bots against each other, and prints how often the first one wins, how many points they score, and how
//! long a decision takes.
//!
//! `cargo run --release -p rodada-games --example duel -- draftosaurus good easy 200`
//!
//! The arguments are the game, the two levels, the number of matches, and optionally the number of seats (default 2). The
//! first level has one seat, the second level all others; its mean place is printed beside its wins, both with their 95 %
//! intervals. The first level plays each seed once in every seat; if both levels are the same, each match has its own seed.
//! Besides the levels there are the skills that they are made of: `random`, `policy:30` (overlooks 30 of a hundred actions),
//! `search:24` (has 24 playouts), `search:24:60` (has them in 60 of a hundred decisions) and `halving:20000` (carries out
//! about 20 000 actions in playouts). With `DUEL_SECONDS` set, no match begins after so many seconds; with `DUEL_FROM`, the
//! first match has that number; with `DUEL_LOG`, every action is printed with the scores after it. The time of a decision is
//! that of the processor, so other programs do not count (Linux only).

#![expect(clippy::disallowed_methods, reason = "a program for development, not the server")]

mod shared;

use games::bots::choose;
use games::frame::{Dice, Game, Places, Rules, Seat, Seed, Status, open, play};
use shared::{Bot, cpu_time, number};
use std::io::Write;
use std::time::{Duration, Instant};

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (required, seats) = match args.as_slice() {
        [required @ .., seats] if required.len() == 4 => (required, number(seats)?),
        required => (required, 2),
    };
    let [game, one, two, matches] = required else {
        return Err("usage: duel GAME LEVEL LEVEL MATCHES [SEATS]".into());
    };
    let duel = Duel {
        names: [one.clone(), two.clone()],
        bots: [Bot::named(one)?, Bot::named(two)?],
        matches: number(matches)?,
        seats: u8::try_from(seats).map_err(|e| e.to_string())?,
        logs: std::env::var_os("DUEL_LOG").is_some(),
    };
    let mut tally = duel.of(game)?;
    writeln!(std::io::stdout(), "{}", tally.report(&duel)).map_err(|e| e.to_string())
}

/// How long something took. The time of the processor is counted in ticks, so what is shorter than some is told by the clock.
fn time_since((clock, cpu): (Instant, Duration)) -> Duration {
    let passed = clock.elapsed();
    if passed < Duration::from_millis(10) { passed } else { cpu_time().saturating_sub(cpu).min(passed) }
}

fn variable(name: &str) -> Result<Option<u32>, String> {
    std::env::var(name).ok().map(|text| number(&text)).transpose()
}

struct Duel {
    names: [String; 2],
    bots: [Bot; 2],
    matches: u32,
    seats: u8,
    /// Whether every action is printed.
    logs: bool,
}

#[derive(Default)]
struct Tally {
    /// The wins of the first level; a shared win counts as half.
    wins: f64,
    matches: u32,
    /// How long each decision took.
    spent: [Vec<Duration>; 2],
    points: [Mean; 2],
    winners: Mean,
    /// The places of the first level. Seats that share places have the mean of them.
    places: Mean,
}

/// The statistics of a number of values.
#[derive(Default)]
struct Mean {
    number: u32,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.number += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean, the half of its 95 % confidence interval, and the deviation of the values.
    fn with_spread(&self) -> (f64, f64, f64) {
        let number = f64::from(self.number.max(1));
        let mean = self.sum / number;
        let spread = (self.squares / number - mean * mean).max(0.0).sqrt();
        (mean, 1.96 * spread / number.sqrt(), spread)
    }

    fn points(&self) -> String {
        let (mean, interval, spread) = self.with_spread();
        format!("mean {mean:.1} ± {interval:.1} points, deviation {spread:.1} ({} scores)", self.number)
    }
}

/// The place of a seat: the mean of the places that those of equal rank share, so that chance has the mean `(seats + 1) / 2`.
fn shared_place(places: &Places, seat: Seat) -> Result<f64, String> {
    let own = *places.0.get(&seat).ok_or("the seat has no place")?;
    let sharing = places.0.values().filter(|&&place| place == own).count();
    Ok(f64::from(own) + (sharing as f64 - 1.0) / 2.0)
}

macro_rules! each {
    ($($name:ident: $game:ty,)*) => {
        impl Duel {
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

impl Duel {
    fn run<G: Game>(&self) -> Result<Tally, String> {
        let mut tally = Tally::default();
        let limit = variable("DUEL_SECONDS")?.map_or(u64::MAX, u64::from);
        let begun = Instant::now();
        let from = variable("DUEL_FROM")?.unwrap_or_default();
        for number in from..from + self.matches {
            if number % u32::from(self.seats) == 0 && begun.elapsed().as_secs() >= limit {
                break;
            }
            let seats = u32::from(self.seats);
            let first = Seat(u8::try_from(number % seats).unwrap_or_default());
            let round = if self.bots[0] == self.bots[1] { number } else { number / seats };
            let (end, places) = self.play_match::<G>(round, first, &mut tally)?;
            let winners = places.winners();
            tally.matches += 1;
            tally.wins += if winners.contains(first) { 1.0 / winners.len() as f64 } else { 0.0 };
            tally.places.add(shared_place(&places, first)?);
            for &(seat, total) in &end.score_sheet().totals {
                tally.points[usize::from(seat != first)].add(total.into());
                if winners.contains(seat) {
                    tally.winners.add(total.into());
                }
            }
        }
        Ok(tally)
    }

    /// Plays one match, with the first level in the seat `first`.
    fn play_match<G: Game>(
        &self,
        number: u32,
        first: Seat,
        tally: &mut Tally,
    ) -> Result<(G, Places), String> {
        let mut bytes = [1; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        let seed = Seed(bytes);
        let mut bots = Dice::from_number(u64::from(number));
        let opening = open::<G>(&G::Options::default(), self.seats, Dice::for_step(&seed, 0));
        let mut state = opening.map_err(|e| e.to_string())?.state;
        for version in 1.. {
            let seat = match state.status() {
                Status::Awaiting(seats) => seats.iter().next().ok_or("nobody is awaited")?,
                Status::Over(places) => return Ok((state, places)),
            };
            let which = usize::from(seat != first);
            let start = (Instant::now(), cpu_time());
            let action = choose(self.bots[which].skill::<G>(), &state, seat, &mut bots, &mut || true);
            tally.spent[which].push(time_since(start));
            let action = action.ok_or("the bot chose no action")?;
            let played = play(&state, seat, &action, Dice::for_step(&seed, version));
            state = played.map_err(|e| e.to_string())?.state;
            if self.logs {
                let scores: Vec<_> = state.score_sheet().totals.iter().map(|&(_, total)| total).collect();
                let (name, action) = (&self.names[which], serde_json::to_string(&action));
                let action = action.map_err(|e| e.to_string())?;
                writeln!(std::io::stdout(), "{} {name} {action} {scores:?}", seat.0)
                    .map_err(|e| e.to_string())?;
            }
        }
        Err("the match does not end".into())
    }
}

impl Tally {
    fn report(&mut self, duel: &Duel) -> String {
        let (low, high) = self.interval();
        let rate = 100.0 * self.wins / f64::from(self.matches);
        self.spent.iter_mut().for_each(|spent| spent.sort_unstable());
        let level = |which: usize| {
            let (name, points, spent) = (&duel.names[which], &self.points[which], &self.spent[which]);
            let of_hundred = |part: usize| spent.get(spent.len() * part / 100).copied().unwrap_or_default();
            let longest = spent.last().copied().unwrap_or_default();
            let (half, most) = (of_hundred(50), of_hundred(99));
            format!(
                "{name}: {}; a decision takes {half:.1?} (p50), {most:.1?} (p99), {longest:.1?} at most",
                points.points()
            )
        };
        let (place, half, _) = self.places.with_spread();
        let seats = f64::from(duel.seats);
        let (chance, middle) = (100.0 / seats, f64::midpoint(seats, 1.0));
        format!(
            "{} wins {:.1} of {} against {}: {rate:.1} % (95 %: {:.1} to {:.1}; chance is {chance:.1})\n\
             mean place {place:.2} (95 %: {:.2} to {:.2}; chance is {middle:.1})\n{}\n{}\nwinners: {}",
            duel.names[0],
            self.wins,
            self.matches,
            duel.names[1],
            100.0 * low,
            100.0 * high,
            place - half,
            place + half,
            level(0),
            level(1),
            self.winners.points(),
        )
    }

    /// The 95 % confidence interval of the win rate (Wilson's score interval).
    fn interval(&self) -> (f64, f64) {
        let (n, z) = (f64::from(self.matches), 1.96);
        let rate = self.wins / n;
        let centre = rate + z * z / (2.0 * n);
        let spread = z * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        ((centre - spread) / scale, (centre + spread) / scale)
    }
}
