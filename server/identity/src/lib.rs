//! How a user is known again: what browsers and providers are asked, and whether their answers are right. Nothing is
//! stored here.

pub mod passkeys;
pub mod providers;
