//! How strong the bots of each level are, from matches between them, on the scale of ratings.
//!
//! The odds that one beats another are `exp(d / 353.6)` where `d` is the difference of their points: so Weng and Lin's
//! Bradley–Terry model has it for players of whom all is known. *Good* has the points with which everybody begins.

use protocol::Level;

/// The points of bots of the level *good*.
const GOOD: f64 = 1_500.0;
/// √2 times the `BETA` of ratings.
const SCALE: f64 = 353.6;

/// Matches of a level against the one below it: of its seat against one of the other, or against two.
struct Duels {
    others: u8,
    /// The share that it won; a shared win counts as half.
    won: f64,
    matches: f64,
}

const fn duels(others: u8, won: f64, matches: f64) -> Duels {
    Duels { others, won, matches }
}

/// The version of the bots that played these matches. In all games but Dog Lover those of version 3 decide as these do, and in
/// DOGS and O Sócio those of version 2.
pub const MEASURED: u32 = 4;

/// Of each game, what *easy*, *good* and *strong* won against the level below. From docs/figures.md, which names the commands.
const LADDERS: [(&str, [&[Duels]; 3]); 5] = [
    (
        "draftosaurus",
        [
            &[duels(1, 0.803, 1_000.0)],
            &[duels(1, 0.821, 28.0)],
            &[duels(2, 0.522, 202.0), duels(3, 0.425, 472.0)],
        ],
    ),
    (
        "dog-lover",
        [
            &[duels(1, 0.734, 9_376.0), duels(2, 0.578, 7_030.0)],
            &[duels(1, 0.726, 2_520.0), duels(2, 0.568, 1_591.0)],
            &[duels(1, 0.716, 364.0), duels(2, 0.502, 425.0), duels(3, 0.429, 648.0)],
        ],
    ),
    (
        "dogs-cardgame",
        [
            &[duels(1, 0.780, 84.0)],
            &[duels(1, 0.775, 20.0)],
            &[duels(2, 0.474, 410.0), duels(3, 0.391, 540.0)],
        ],
    ),
    (
        "dogs",
        [
            &[duels(1, 0.808, 600.0)],
            &[duels(1, 0.847, 600.0)],
            &[duels(1, 0.783, 46.0), duels(2, 0.550, 60.0)],
        ],
    ),
    (
        "dogs-o-socio",
        [
            &[duels(1, 0.814, 600.0)],
            &[duels(1, 0.838, 600.0)],
            &[duels(1, 0.800, 30.0), duels(2, 0.711, 45.0)],
        ],
    ),
];

/// The points of the bots of each level in a game, the weakest first; `None` if they were not measured.
#[must_use]
pub fn bot_points(game: &str) -> Option<[(Level, f64); 4]> {
    let (_, ladder) = LADDERS.iter().find(|(name, _)| *name == game)?;
    let [easy, good, strong] = ladder.map(step);
    let points = [GOOD - good - easy, GOOD - good, GOOD, GOOD + strong];
    let mut levels = Level::ALL.into_iter().zip(points);
    Some(std::array::from_fn(|_| levels.next().expect("there are as many points as levels")))
}

/// How many points a level has more than the one below it: the mean of what its matches say, each by what is known of it.
fn step(of: &[Duels]) -> f64 {
    let weight = |one: &Duels| one.matches * one.won * (1.0 - one.won);
    let logarithm = |one: &Duels| (one.won * f64::from(one.others) / (1.0 - one.won)).ln();
    let weights: f64 = of.iter().map(weight).sum();
    SCALE * of.iter().map(|one| weight(one) * logarithm(one)).sum::<f64>() / weights
}

/// The level whose bots play most like somebody with these points; `None` if they were not measured.
#[must_use]
pub fn nearest_level(game: &str, points: f64) -> Option<Level> {
    let distance = |(_, of_level): &(Level, f64)| (of_level - points).abs();
    let levels = bot_points(game)?.into_iter();
    levels.min_by(|one, other| distance(one).total_cmp(&distance(other))).map(|(level, _)| level)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry;

    #[test]
    fn the_bots_of_every_game_were_measured_as_they_are_now_and_each_level_is_stronger() {
        assert_eq!(MEASURED, games::bots::VERSION, "measure the levels again (docs/measuring.md)");
        for game in registry::definitions() {
            let points =
                bot_points(game.name()).unwrap_or_else(|| panic!("{} was not measured", game.name()));
            let steps: Vec<f64> = points.windows(2).map(|pair| pair[1].1 - pair[0].1).collect();
            assert!(steps.iter().all(|step| (150.0..700.0).contains(step)), "{}: {points:?}", game.name());
            assert_eq!(points.map(|(level, _)| level), Level::ALL);
        }
    }

    #[test]
    fn who_wins_three_of_four_has_three_times_the_odds() {
        let three_of_four = SCALE * 3.0_f64.ln();
        assert!((step(&[duels(1, 0.75, 10.0)]) - three_of_four).abs() < 1e-9);
        // Against two who are as strong as each other, three of five.
        assert!((step(&[duels(2, 0.6, 10.0)]) - three_of_four).abs() < 1e-9);
        assert!(step(&[duels(1, 0.75, 10.0), duels(1, 0.5, 1_000.0)]) < three_of_four / 20.0);
    }

    #[test]
    fn somebody_plays_like_the_level_with_the_nearest_points() {
        let [_, (_, easy), (_, good), _] = bot_points("dogs").unwrap();
        assert_eq!(nearest_level("dogs", good + 20.0), Some(Level::Good));
        assert_eq!(nearest_level("dogs", easy.midpoint(good) - 1.0), Some(Level::Easy));
        assert_eq!(nearest_level("dogs", 0.0), Some(Level::Beginner));
        assert_eq!(nearest_level("dogs", 9_000.0), Some(Level::Strong));
        assert_eq!(nearest_level("chess", 1_500.0), None);
    }
}
