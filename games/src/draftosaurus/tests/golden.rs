//! Matches that are always played and scored the same.

use super::*;
use crate::frame::golden::Golden;

fn golden(board: Sides, quick_turns: bool, seats: u8, number: u8) -> Golden<Draftosaurus> {
    let choose = |listed: &[Action], chance: &mut Dice| *chance.pick(listed);
    Golden { options: Options { board, quick_turns }, seats, number, choose }
}

#[test]
fn golden_summer() {
    golden(Sides::Summer, false, 3, 1).check_transcript("draftosaurus-summer.txt");
}

#[test]
fn golden_winter() {
    golden(Sides::Winter, false, 4, 2).check_transcript("draftosaurus-winter.txt");
}

#[test]
fn golden_quick_turns_of_two_players() {
    golden(Sides::Both, true, 2, 3).check_transcript("draftosaurus-quick.txt");
}

/// Two players, both boards, no quick turns: every kind of event there is.
#[test]
fn golden_record_of_format_1() {
    golden(Sides::Both, false, 2, 4).check_record(1);
}
