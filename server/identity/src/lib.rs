//! How a user is known again: what browsers and providers are asked, and whether their answers are right. Nothing is
//! stored here.

#![cfg_attr(
    test,
    expect(clippy::disallowed_methods, reason = "tests start tasks, draw and measure by themselves")
)]

pub mod passkeys;
pub mod providers;
