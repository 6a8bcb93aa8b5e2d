//! How well users play, as far as their rated matches tell: by Weng and Lin's Bradley–Terry model for several places, for
//! each game on its own.
//!
//! The table of a match says before the start whether it is rated, and its summary whether it still counts at the end. The
//! ratings follow the summaries in the order of the running numbers, so they come out the same when all is made anew.
//! Whoever was erased is nobody: for the others of a match, somebody of whom nothing is known.

use super::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, MatchId, SeatNumber, UserId};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A point is kept to so many parts. Rounding after each match makes the result independent of which matches were read
/// together.
const PARTS: f64 = 1e9;

/// Half of the deviation with which everybody begins: who is better by this wins about two of three matches.
const BETA: f64 = 250.0;

/// How well somebody plays a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub points: f64,
    /// The standard deviation of the points.
    pub deviation: f64,
}

impl Rating {
    /// The rating of somebody without a rated match.
    pub const NEW: Self = Self { points: 1_500.0, deviation: 500.0 };

    pub(super) fn of_parts(points: i64, deviation: i64) -> Self {
        Self { points: points as f64 / PARTS, deviation: deviation as f64 / PARTS }
    }

    /// The points and the deviation as they are kept.
    pub(super) fn parts(self) -> (i64, i64) {
        ((self.points * PARTS).round() as i64, (self.deviation * PARTS).round() as i64)
    }
}

/// The ratings of players after a match, from those before and the places.
#[must_use]
pub fn after_match(players: &[(Rating, u8)]) -> Vec<Rating> {
    let before: Vec<[WengLinRating; 1]> = players
        .iter()
        .map(|(rating, _)| [WengLinRating { rating: rating.points, uncertainty: rating.deviation }])
        .collect();
    let placed: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(players)
        .map(|(rating, (_, place))| (rating.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
    let after = weng_lin_multi_team(&placed, &config);
    let rating = |one: WengLinRating| {
        let (points, deviation) = Rating { points: one.rating, deviation: one.uncertainty }.parts();
        Rating::of_parts(points, deviation)
    };
    after.into_iter().flatten().map(rating).collect()
}

/// Whose ratings are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scale {
    /// Those of the whole server, which matches at open tables move.
    Server,
    /// Those of a circle, which all matches at its tables move.
    Circle(CircleId),
}

/// The rating of a user on a scale and in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedUser {
    pub user: UserId,
    pub rating: Rating,
    /// How many rated matches it is made of.
    pub matches: u32,
    /// When the latest of them ended.
    pub latest: Millis,
}

/// The ratings of one user.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnRating {
    pub scale: Scale,
    /// The name of the circle, if the scale is that of one.
    pub circle: Option<String>,
    /// The name of the game.
    pub game: String,
    pub rated: RatedUser,
}

/// What a match has changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    pub scale: Scale,
    pub seat: SeatNumber,
    pub points_before: f64,
    pub rating: Rating,
    /// How many rated matches the rating was made of then.
    pub matches: u32,
}

/// Which part of a ladder is asked for.
#[derive(Clone, Copy, Debug)]
pub struct LadderFilter {
    /// The fewest rated matches.
    pub matches: u32,
    /// The latest rated match ended then or later.
    pub since: Millis,
    pub limit: u32,
}

#[async_trait]
pub trait RatingStore {
    /// Lets the ratings follow the next matches, at most `limit`: those before the first whose summary is still to be made.
    /// Returns how many it followed.
    async fn follow_ratings(&self, limit: u32) -> Result<usize, StoreError>;

    /// The users on a scale, the best first. On that of a circle, its members.
    async fn ladder(
        &self,
        scale: Scale,
        game: &str,
        filter: LadderFilter,
    ) -> Result<Vec<RatedUser>, StoreError>;

    /// The ratings of these users, as far as they have one.
    async fn ratings(&self, scale: Scale, game: &str, users: &[UserId])
    -> Result<Vec<RatedUser>, StoreError>;

    /// All ratings of a user: on the scale of the server, and on those of the circles that they are a member of.
    async fn ratings_of(&self, user: UserId) -> Result<Vec<OwnRating>, StoreError>;

    /// What a match has changed, by scales and seats.
    async fn rating_changes(&self, id: MatchId) -> Result<Vec<RatingChange>, StoreError>;

    /// Deletes all that follows the ends of matches, and follows them anew. The summaries and ratings are made by and by,
    /// while a server runs.
    async fn follow_ends_anew(&self) -> Result<(), StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_place_gains_what_the_other_loses_and_both_are_surer() {
        let after = after_match(&[(Rating::NEW, 1), (Rating::NEW, 2)]);
        assert!(after[0].points > 1_500.0 && after[1].points < 1_500.0, "{after:?}");
        assert!((after[0].points + after[1].points - 3_000.0).abs() < 1e-6, "{after:?}");
        assert!(after.iter().all(|one| one.deviation < 500.0), "{after:?}");
    }

    #[test]
    fn equals_who_share_a_place_stay_equal() {
        let after = after_match(&[(Rating::NEW, 1), (Rating::NEW, 2), (Rating::NEW, 2)]);
        assert_eq!(after[1], after[2]);
        assert!(after[0].points > after[1].points);
    }

    #[test]
    fn a_rating_is_the_same_after_it_was_kept() {
        let after = after_match(&[(Rating::NEW, 2), (Rating { points: 1_733.1, deviation: 91.7 }, 1)]);
        for rating in after {
            let (points, deviation) = rating.parts();
            assert_eq!(Rating::of_parts(points, deviation), rating);
        }
    }
}
