//! How well users play, as far as their rated matches tell. Numbers are rounded to whole points.

use crate::{CircleId, Level, PageId, SeatNumber};
use serde::Serialize;
use std::collections::BTreeMap;

/// The rating of a user in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rating {
    /// How many rated matches it is made of.
    pub matches: u32,
    /// Absent before there are [`RATED_MATCHES`](crate::limits::RATED_MATCHES).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub known: Option<RatingPoints>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingPoints {
    pub points: i32,
    /// The standard deviation: how far the points may be from the truth.
    pub deviation: u32,
}

/// The ratings of a game, the best first, on the whole server or in a circle.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ladder {
    /// The name of the circle, if it is that of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub circle: Option<String>,
    /// The best first, at most [`LADDER`](crate::limits::LADDER). Users without a name, with too few rated matches, or without
    /// one in the last [`RATING_REST_DAYS`](crate::limits::RATING_REST_DAYS) are not among them.
    pub users: Vec<LadderUser>,
    /// The rating of who asks, also if they are not among the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub own: Option<Rating>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LadderUser {
    pub name: String,
    /// See [`Person::guest`](crate::Person::guest).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guest: bool,
    /// The public page of the user.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub page: Option<PageId>,
    /// It is the user who asks.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub you: bool,
    pub rating: Rating,
}

/// A rating of the user who asks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnRating {
    pub game: String,
    /// The circle in which the matches were played; absent for all at open tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub circle: Option<CircleId>,
    /// The name of the circle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub circle_name: Option<String>,
    /// It tells how the user plays against bots, which no rating of people follows: the level that plays most like them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub like_bots: Option<Level>,
    pub rating: Rating,
    /// The user is not shown to others because their latest rated match is too long ago.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub resting: bool,
}

/// The ratings of those who sit at a table: on the scale of the server if the table is open, else on that of its circle, if
/// who asks is a member. Before the end the present ones, then those after the match.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableRatings {
    /// Of every user with a seat. After the end, only where the match counts, once the ratings have followed it.
    pub seats: BTreeMap<SeatNumber, SeatRating>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatRating {
    pub rating: Rating,
    /// What the match has changed in points. Only with known points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub change: Option<i32>,
}
