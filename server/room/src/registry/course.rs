//! The course of a match, to be analysed.

use super::json::json;
use games::analysis::{self, Draws, Effort, NotAnalysed};
use games::frame::{Decided, Game, Seat};
use protocol::{Analysis, Estimate, Expectation, Mistake, Outlook, Parts, SeatAnalysis, SeatNumber};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

/// What was decided in a match.
pub struct Course<'a> {
    /// The state before its first step: see [`GameState::state`](super::GameState::state).
    pub start: Box<RawValue>,
    /// In percent of the usual one.
    pub effort: u8,
    /// See [`Draws`].
    pub draws: u32,
    /// Without what was undone.
    pub steps: Vec<CourseStep<'a>>,
}

/// A step of a seat.
pub struct CourseStep<'a> {
    pub version: u64,
    pub seat: SeatNumber,
    pub action: &'a str,
    pub events: &'a str,
    /// Whether it rolled or revealed something.
    pub fixed: bool,
}

/// Why a course was not analysed.
#[derive(Debug)]
pub enum AnalysisFailure {
    Unreadable(serde_json::Error),
    Stopped,
    TooLong,
}

impl From<serde_json::Error> for AnalysisFailure {
    fn from(error: serde_json::Error) -> Self {
        Self::Unreadable(error)
    }
}

impl From<NotAnalysed> for AnalysisFailure {
    fn from(why: NotAnalysed) -> Self {
        match why {
            NotAnalysed::Stopped => Self::Stopped,
            NotAnalysed::TooLong => Self::TooLong,
        }
    }
}

pub(super) fn analyse<G: Game + DeserializeOwned>(
    course: &Course<'_>,
    progress: &mut dyn FnMut(u8) -> bool,
) -> Result<Analysis, AnalysisFailure> {
    let start: G = serde_json::from_str(course.start.get())?;
    let steps = course.steps.iter().map(decided::<G>).collect::<Result<_, _>>()?;
    let found =
        analysis::analyse(&start, steps, Effort::percent(course.effort), Draws(course.draws), progress)?;
    let seats = (0..).zip(found.seats.iter().map(written)).collect();
    Ok(Analysis { seats, expected: found.expected.iter().map(expectation).collect() })
}

fn decided<G: Game>(step: &CourseStep<'_>) -> Result<Decided<G>, serde_json::Error> {
    Ok(Decided {
        version: step.version,
        seat: Seat(step.seat),
        action: serde_json::from_str(step.action)?,
        events: serde_json::from_str(step.events)?,
        is_final: step.fixed,
    })
}

fn written<A: Serialize>(seat: &analysis::SeatAnalysis<A>) -> SeatAnalysis {
    SeatAnalysis {
        points: parts(&seat.points),
        place: parts(&seat.place),
        mistakes: seat.mistakes.iter().map(mistake).collect(),
    }
}

fn parts(parts: &analysis::Parts) -> Parts {
    Parts {
        start: estimate(parts.start),
        own: estimate(parts.own),
        others: estimate(parts.others),
        luck: estimate(parts.luck),
        result: rounded(parts.result),
    }
}

fn expectation(expectation: &analysis::Expectation) -> Expectation {
    let outlook = |of: &analysis::Outlook| Outlook {
        chance: rounded(100.0 * of.chance),
        points: rounded(of.expected.ahead.mean),
        place: rounded(of.expected.place.mean),
    };
    let seats = (0..).zip(expectation.seats.iter().map(outlook)).collect();
    Expectation { step: expectation.before, seats }
}

fn mistake<A: Serialize>(mistake: &analysis::Mistake<A>) -> Mistake {
    Mistake {
        step: mistake.before,
        chosen: json(&mistake.chosen),
        better: json(&mistake.better),
        brought: estimate(mistake.brought),
        why: mistake.why.as_ref().map(json),
    }
}

fn estimate(estimate: analysis::Estimate) -> Estimate {
    Estimate {
        expected: rounded(estimate.mean),
        error: rounded(analysis::CONFIDENCE * estimate.variance.sqrt()),
    }
}

/// Shorter, and as exact as anybody reads it.
fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}
