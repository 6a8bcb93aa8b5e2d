//! The rulebook, example by example and ruling by ruling.

mod laws;
