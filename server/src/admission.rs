//! Who may come in, and how much they may do: by address and by person, before anything is asked of a room or the store.

mod address;
mod budgets;
mod quotas;
mod visitors;

pub(crate) use address::{Address, forwarded};
pub(crate) use budgets::{Budgets, Speaker};
pub(crate) use quotas::Quotas;
pub(crate) use visitors::{Place, Visit, Visitors};
