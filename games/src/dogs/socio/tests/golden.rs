//! Matches that are always played and scored the same.

use super::*;
use crate::frame::golden::Golden;

fn golden(seats: u8, number: u8) -> Golden<Socio> {
    let choose = |listed: &[SocioAction], chance: &mut Dice| *chance.pick(listed);
    Golden { options: Options::default(), seats, number, choose }
}

#[test]
fn golden_two_seats() {
    golden(2, 1).check_transcript("dogs-o-socio-two.txt");
}

#[test]
fn golden_five_seats() {
    golden(5, 2).check_transcript("dogs-o-socio-five.txt");
}

#[test]
fn golden_record_of_format_1() {
    golden(3, 3).check_record(1);
}
