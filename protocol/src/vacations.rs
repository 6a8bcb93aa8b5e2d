//! The answer about the vacations of a user. The body that sets one is a [`Vacation`].

use crate::Vacation;
use serde::Serialize;

/// The vacations of a user, and how many days are left.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Vacations {
    /// The present or next vacation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub vacation: Option<Vacation>,
    /// Later ones, which a guest had planned whom the user has brought along. A change replaces them, too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Vacation>>"))]
    pub later: Vec<Vacation>,
    /// How many days of any 365 days a user may be on vacation; 0 if this server knows no vacations.
    pub days_a_year: u16,
    /// How many of them are left, rounded down, if this vacation had not been planned.
    pub days_left: u16,
}
