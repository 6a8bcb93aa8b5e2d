//! What choices and luck made of the result of a match, for who looks back on it.

use crate::SeatNumber;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// How far the analysis of a match has come: the answer under `/matches/{match}/analysis`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "state", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AnalysisState {
    /// Others come first.
    Waiting {
        /// How many.
        before: u32,
    },
    /// The server computes.
    Running {
        /// How much is done, from 0 to 99.
        percent: u8,
    },
    Done {
        analysis: Analysis,
    },
    /// The server could not analyse the match. Asking again tries it once more.
    Failed,
}

/// What a match looks like afterwards, as it is expected if all seats follow the policy of the server's bots.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    pub seats: BTreeMap<SeatNumber, SeatAnalysis>,
    /// What was expected along the match, at most 60 times, in the order of steps.
    pub expected: Vec<Expectation>,
}

/// What a spectator could expect before a choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Expectation {
    /// The step before it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
    pub seats: BTreeMap<SeatNumber, Outlook>,
}

/// What a seat could expect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// How likely it was to win, in percent. All seats together have 100.
    pub chance: f64,
    /// Points ahead of the mean of the others.
    pub points: f64,
    /// Its place, from 1.
    pub place: f64,
}

/// What became of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatAnalysis {
    /// In points ahead of the mean of the others.
    pub points: Parts,
    /// In places, from 1: less is better.
    pub place: Parts,
    /// The choices that cost it most points, each of another turn, the worst first, at most three.
    pub mistakes: Vec<Mistake>,
}

/// What a result is made of: `start`, `own`, `others` and `luck` sum to `result`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Parts {
    /// What was expected after the deal.
    pub start: Estimate,
    /// What its own choices brought, against those of the policy.
    pub own: Estimate,
    /// What the choices of the others brought it.
    pub others: Estimate,
    /// What draws, dice and revelations brought it.
    pub luck: Estimate,
    /// How the match ended.
    pub result: f64,
}

/// An expected number.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Estimate {
    pub expected: f64,
    /// With 95 % certainty the true number is not farther away than this.
    pub error: f64,
}

/// A choice that cost its seat points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mistake {
    /// The step before it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
    /// What was chosen.
    #[cfg_attr(feature = "ts", ts(type = "object"))]
    pub chosen: Value,
    /// What would have brought more.
    #[cfg_attr(feature = "ts", ts(type = "object"))]
    pub better: Value,
    /// The points that the choice brought against the better one: less than 0.
    pub brought: Estimate,
    /// Why the other one is better, if the game knows a reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "import('./games').Line"))]
    pub why: Option<Value>,
}
