//! Matches that are always played and scored the same.

use super::*;
use crate::frame::golden::Golden;

fn golden(options: Options, seats: u8, number: u8) -> Golden<DogsCardgame> {
    Golden { options, seats, number, choose: sensible }
}

fn everything() -> Options {
    Options { puppies: true, variant_1: true, variant_2: true, variant_3: true, ..Options::default() }
}

#[test]
fn golden_plain() {
    golden(Options::default(), 3, 1).check_transcript("dogs-cardgame-plain.txt");
}

#[test]
fn golden_with_everything() {
    golden(everything(), 2, 2).check_transcript("dogs-cardgame-everything.txt");
}

/// A match with nearly every kind of event there is.
#[test]
fn golden_record_of_format_1() {
    golden(everything(), 4, 110).check_record(1);
}
