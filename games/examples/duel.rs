//! Plays two levels of bots against each other, and prints how often the first one wins and how many points they score.
//!
//! `cargo run --release -p rodada-games --example duel -- draftosaurus good easy 200 400`
//!
//! The arguments are the game, the two levels, the number of matches, the number of playouts for each decision, and
//! optionally the number of seats (default 2). The first level has one seat, the second level all others. The first
//! level plays each seed once in every seat; if both levels are the same, each match has its own seed.

use games::bots::{Level, Playouts, choose};
use games::frame::{Dice, Game, Places, Rules, Seat, Seed, Status, open, play};
use std::io::Write;
use std::time::{Duration, Instant};

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (required, seats) = match args.as_slice() {
        [required @ .., seats] if required.len() == 5 => (required, number(seats)?),
        required => (required, 2),
    };
    let [game, one, two, matches, playouts] = required else {
        return Err("usage: duel GAME LEVEL LEVEL MATCHES PLAYOUTS [SEATS]".into());
    };
    let duel = Duel {
        levels: [level(one)?, level(two)?],
        matches: number(matches)?,
        budget: Playouts(number(playouts)?),
        seats: u8::try_from(seats).map_err(|e| e.to_string())?,
    };
    let tally = duel.of(game)?;
    writeln!(std::io::stdout(), "{}", tally.report(&duel)).map_err(|e| e.to_string())
}

fn number(text: &String) -> Result<u32, String> {
    text.parse().map_err(|e| format!("{text}: {e}"))
}

fn level(word: &str) -> Result<Level, String> {
    match word {
        "easy" => Ok(Level::Easy),
        "good" => Ok(Level::Good),
        _ => Err(format!("there is no level {word}")),
    }
}

struct Duel {
    levels: [Level; 2],
    matches: u32,
    budget: Playouts,
    seats: u8,
}

#[derive(Default)]
struct Tally {
    /// The wins of the first level; a shared win counts as half.
    wins: f64,
    matches: u32,
    decisions: [u32; 2],
    spent: [Duration; 2],
    longest: [Duration; 2],
    points: [Points; 2],
    winners: Points,
}

/// The statistics of a number of scores.
#[derive(Default)]
struct Points {
    number: u32,
    sum: f64,
    squares: f64,
}

impl Points {
    fn add(&mut self, score: i32) {
        let score = f64::from(score);
        self.number += 1;
        self.sum += score;
        self.squares += score * score;
    }
}

impl std::fmt::Display for Points {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let number = f64::from(self.number.max(1));
        let mean = self.sum / number;
        let spread = (self.squares / number - mean * mean).max(0.0).sqrt();
        write!(f, "mean {mean:.1} points, standard deviation {spread:.1} ({} scores)", self.number)
    }
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
        for number in 0..self.matches {
            let seats = u32::from(self.seats);
            let first = Seat(u8::try_from(number % seats).unwrap_or_default());
            let round = if self.levels[0] == self.levels[1] { number } else { number / seats };
            let (end, places) = self.play_match::<G>(round, first, &mut tally)?;
            let winners = places.winners();
            tally.matches += 1;
            tally.wins += if winners.contains(first) { 1.0 / winners.len() as f64 } else { 0.0 };
            for &(seat, total) in &end.score_sheet().totals {
                tally.points[usize::from(seat != first)].add(total);
                if winners.contains(seat) {
                    tally.winners.add(total);
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
            let start = Instant::now();
            let action = choose(self.levels[which], &state, seat, &mut bots, self.budget, &mut || true);
            let spent = start.elapsed();
            tally.decisions[which] += 1;
            tally.spent[which] += spent;
            tally.longest[which] = tally.longest[which].max(spent);
            let action = action.ok_or("the bot chose no action")?;
            let played = play(&state, seat, &action, Dice::for_step(&seed, version));
            state = played.map_err(|e| e.to_string())?.state;
        }
        Err("the match does not end".into())
    }
}

impl Tally {
    fn report(&self, duel: &Duel) -> String {
        let (low, high) = self.interval();
        let rate = 100.0 * self.wins / f64::from(self.matches);
        let level = |which: usize| {
            let mean = self.spent[which] / self.decisions[which].max(1);
            let longest = self.longest[which];
            let points = &self.points[which];
            format!("{:?}: {points}; {mean:.1?} a decision, {longest:.1?} at most", duel.levels[which])
        };
        format!(
            "{:?} wins {:.1} of {} against {:?}: {rate:.1} % (95 %: {:.1} to {:.1})\n{}\n{}\nwinners: {}",
            duel.levels[0],
            self.wins,
            self.matches,
            duel.levels[1],
            100.0 * low,
            100.0 * high,
            level(0),
            level(1),
            self.winners,
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
