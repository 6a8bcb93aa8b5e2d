//! Compares the chances of winning that an analysis tells with what happens: one position of each match of bots, at random.
//!
//! `cargo run --release -p rodada-games --example chances -- dogs 2000 3`
//!
//! The arguments are the game, the number of matches, and the number of seats. All seats follow the policy and overlook
//! nothing, as in the playouts that chances come from: so this tells whether hidden hands, coming draws and the bell of leads are
//! right, and not how well people do from a position. One seat of each match is looked at, with 400 playouts. A shared win counts
//! as the seat's part of it.

mod shared;

use games::analysis::{Draws, outlook};
use games::frame::{Dice, Game, Places, Seat, Skill, Status};
use shared::{Bot, Match, number, played, wilson};
use std::io::Write;

const PLAYOUTS: u32 = 400;
const BINS: usize = 10;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, matches, seats] = args.as_slice() else {
        return Err("usage: chances GAME MATCHES SEATS".into());
    };
    let seats = u8::try_from(number(seats)?).map_err(|error| error.to_string())?;
    let matches = number(matches)?;
    macro_rules! named {
        ($($name:ident: $game:path),* $(,)?) => {
            match game.as_str() {
                $(name if name == <$game as games::frame::Rules>::NAME => report::<$game>(matches, seats),)*
                _ => Err(format!("there is no game {game}")),
            }
        };
    }
    games::with_games!(named)
}

/// Matches in which about the same chance was told.
#[derive(Clone, Copy, Default)]
struct Bin {
    matches: f64,
    told: f64,
    won: f64,
}

fn report<G: Game>(matches: u32, seats: u8) -> Result<(), String> {
    let mut bins = [Bin::default(); BINS];
    for number in 0..matches {
        let (told, won) = told_and_won::<G>(number, seats);
        let bin = &mut bins[((told * BINS as f64) as usize).min(BINS - 1)];
        bin.matches += 1.0;
        bin.told += told;
        bin.won += won;
    }
    let filled: Vec<&Bin> = bins.iter().filter(|bin| bin.matches > 0.0).collect();
    let mut right = 0;
    for bin in &filled {
        let (least, most) = wilson(bin.won / bin.matches, bin.matches);
        let told = bin.told / bin.matches;
        let is_right = (least..=most).contains(&told);
        right += usize::from(is_right);
        print(&format!(
            "told {:5.1} %, happened {:5.1} % ({:.1} to {:.1}) in {} matches{}",
            100.0 * told,
            100.0 * bin.won / bin.matches,
            100.0 * least,
            100.0 * most,
            bin.matches,
            if is_right { "" } else { " ← not within" }
        ))?;
    }
    print(&format!("within in {right} of {}", filled.len()))
}

/// The chance that was told of one seat, and its part of the win.
fn told_and_won<G: Game>(number: u32, seats: u8) -> (f64, f64) {
    let Match { opened, steps } =
        played::<G>(&[Bot::Skill(Skill::Policy { overlooked: 0 })], number.into(), seats);
    let mut dice = Dice::from_number(number.into());
    let (before, after) = steps.split_at(dice.index(steps.len()));
    let seat = Seat(u8::try_from(dice.index(seats.into())).unwrap_or_default());
    let mut state = opened;
    before.iter().flat_map(|step| &step.events).for_each(|event| state.apply(event));
    let told = outlook(&state, PLAYOUTS, Draws(number))[seat.index()].chance;
    after.iter().flat_map(|step| &step.events).for_each(|event| state.apply(event));
    let Status::Over(places) = state.status() else { unreachable!("it was played to its end") };
    (told, part_of_win(&places, seat))
}

fn part_of_win(places: &Places, seat: Seat) -> f64 {
    let winners = places.winners();
    if winners.contains(seat) { 1.0 / winners.iter().count() as f64 } else { 0.0 }
}

fn print(line: &str) -> Result<(), String> {
    writeln!(std::io::stdout(), "{line}").map_err(|error| error.to_string())
}
