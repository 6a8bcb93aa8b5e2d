//! Who may come in, and how much they may do: by address and by person, before anything is asked of a room or the store.

mod address;
mod budgets;
mod quotas;
mod seats;
mod visitors;

pub(crate) use address::{Address, forwarded};
pub(crate) use budgets::{Budgets, Speaker, UsedUp};
pub(crate) use quotas::Quotas;
pub(crate) use seats::{Seated, Seats};
pub(crate) use visitors::{Place, Visit, Visitors};
