//! Which pens are open to which seat: every rule of a pen and every face of the die.

use super::super::die::Face::{self, *};
use super::super::pens::Board::{self, *};
use super::super::zoo::Refusal;
use super::{cell, dino, pen, table, zoo};
use crate::frame::Seat;
use alloc::string::String;
use alloc::vec::Vec;

/// The places of a zoo open to a dinosaur: pens, and `pyramid:` with its open cells.
#[track_caller]
fn check(board: Board, text: &str, letter: char, face: Option<Face>, open: &str) {
    let mut words: Vec<String> = Vec::new();
    for spot in zoo(text).open_to(board, dino(letter), face) {
        match (spot.cell, words.last_mut()) {
            (Some(cell), Some(last)) if last.starts_with("pyramid:") => {
                last.push(',');
                last.push_str(cell.word());
            }
            (Some(cell), _) => words.push(format!("pyramid:{}", cell.word())),
            (None, _) => words.push(spot.pen.word().into()),
        }
    }
    assert_eq!(words.join(" "), open, "{letter} in {text:?} with {face:?}");
}

#[track_caller]
fn check_refused(board: Board, text: &str, letter: char, place: &str, why: Refusal) {
    let (pen_word, cell_word) = place.split_once(':').map_or((place, None), |(pen, cell)| (pen, Some(cell)));
    let verdicts = zoo(text).verdicts(board, dino(letter), None);
    let verdict = verdicts
        .iter()
        .find(|(spot, _)| spot.pen == pen(pen_word) && spot.cell == cell_word.map(cell))
        .map(|&(_, verdict)| verdict);
    assert_eq!(verdict, Some(Err(why)), "{letter} at {place} in {text:?}");
}

const ALL_SUMMER: &str = "sameness trio prairie king meadow island river";
const ALL_WINTER: &str = "wood bridge_left quarantine lookout bridge_right pyramid:b1,b2,b3 river";

/// Manual L28, L57: on both sides of the boards; the river takes any.
#[test]
fn an_empty_zoo_is_open_to_all() {
    for letter in "tcspib".chars() {
        check(Summer, "", letter, None, ALL_SUMMER);
        check(Winter, "", letter, None, ALL_WINTER);
    }
}

/// Manual L82.
#[test]
fn sameness_takes_one_species() {
    check(Summer, "sameness:p", 'p', None, ALL_SUMMER);
    check(Summer, "sameness:p", 't', None, "trio prairie king meadow island river");
    check_refused(Summer, "sameness:pp", 't', "sameness", Refusal::OneSpecies(dino('p')));
    check(Summer, "sameness:pppppp", 'p', None, "trio prairie king meadow island river");
    check_refused(Summer, "sameness:pppppp", 'p', "sameness", Refusal::Full(6));
}

/// Manual L86.
#[test]
fn meadow_takes_different_species() {
    check(Summer, "meadow:csti", 'b', None, ALL_SUMMER);
    check(Summer, "meadow:csti", 's', None, "sameness trio prairie king island river");
    check_refused(Summer, "meadow:csti", 's', "meadow", Refusal::AllDifferent(dino('s')));
    check_refused(Summer, "meadow:cstipb", 's', "meadow", Refusal::Full(6));
}

/// Manual L94.
#[test]
fn trio_takes_three_of_anything() {
    check(Summer, "trio:iis", 't', None, "sameness prairie king meadow island river");
    check(Summer, "trio:ii", 's', None, ALL_SUMMER);
    check_refused(Summer, "trio:iis", 'i', "trio", Refusal::Full(3));
}

/// Manual L98, L102, L186, L190.
#[test]
fn king_island_lookout_and_quarantine_take_one() {
    check(Summer, "king:t island:t", 't', None, "sameness trio prairie meadow river");
    check(
        Winter,
        "lookout:t quarantine:t",
        't',
        None,
        "wood bridge_left bridge_right pyramid:b1,b2,b3 river",
    );
    check_refused(Summer, "king:t", 'b', "king", Refusal::Full(1));
}

#[test]
fn the_island_is_not_checked_on_placing() {
    check(Summer, "prairie:bb", 'b', None, ALL_SUMMER);
}

/// Manual L90: all species, without a limit.
#[test]
fn r_01_the_prairie_has_no_limit() {
    check(Summer, "prairie:bbbbbbtttttt", 'b', None, ALL_SUMMER);
}

///
#[test]
fn r_02_the_banks_of_the_bridge_have_no_limit() {
    check(Winter, "bridge_left:bbbbbbb bridge_right:bbbbbbb", 'b', None, ALL_WINTER);
}

/// Manual L174.
#[test]
fn the_wood_alternates_two_species() {
    let (with, without) = (ALL_WINTER, "bridge_left quarantine lookout bridge_right pyramid:b1,b2,b3 river");
    for (inmates, letter, open) in [
        ("a", 's', with),
        ("s", 'i', with),
        ("s", 's', without),
        ("si", 's', with),
        ("si", 'i', without),
        ("si", 'b', without),
        ("sis", 'i', with),
        ("sis", 's', without),
        ("sisi", 's', with),
        ("sisis", 'i', with),
        ("sisis", 's', without),
        ("sisisi", 's', without),
    ] {
        let text = if inmates == "a" { String::new() } else { format!("wood:{inmates}") };
        check(Winter, &text, letter, None, open);
    }
    check_refused(Winter, "wood:s", 's', "wood", Refusal::NextIsNot(dino('s')));
    check_refused(Winter, "wood:si", 'b', "wood", Refusal::NextIs(dino('s')));
    check_refused(Winter, "wood:sis", 's', "wood", Refusal::NextIs(dino('i')));
    check_refused(Winter, "wood:sisisi", 's', "wood", Refusal::Full(6));
}

#[track_caller]
fn check_pyramid(cells: &str, letter: char, open: &str) {
    let text = format!("wood:titiit lookout:t quarantine:t pyramid:{cells}");
    let open = if open.is_empty() { "".into() } else { format!("pyramid:{open} ") };
    check(Winter, &text, letter, None, &format!("bridge_left bridge_right {open}river"));
}

/// Manual L182.
#[test]
fn the_pyramid_has_no_equal_neighbours() {
    // b1=A b2=B b3=A, then m1=C m2=C is illegal; m1=C m2=D t=A is legal.
    check_pyramid("sps", 'c', "m1,m2");
    check_pyramid("spsc", 'c', "");
    check_pyramid("spsc", 'i', "m2");
    check_pyramid("spsci", 's', "t");
    check_pyramid("spsci", 'c', "");
    check_pyramid("spsci", 'i', "");
    check_pyramid("spscis", 'b', "");
    // b1 and b3 do not touch; b2 touches both.
    check_pyramid("s", 's', "b3");
    check_pyramid(".s", 's', "");
    check_pyramid("s.s", 's', "");
    check_pyramid("s.s", 'b', "b2");
    // Each middle cell stands on two of the bottom.
    check_pyramid("spb", 's', "m2");
    check_pyramid("spb", 'p', "");
    check_pyramid("spb", 'b', "m1");
}

/// Manual L182: three below, two in the middle, one on top.
#[test]
fn r_10_any_free_cell_of_the_lowest_row_that_is_not_full() {
    check_pyramid("", 's', "b1,b2,b3");
    check_pyramid("..s", 'b', "b1,b2");
    check_pyramid("p.s", 'b', "b2");
    check_pyramid("psp.c", 'b', "m1");
    check_pyramid("psp", 'b', "m1,m2");
    check_refused(Winter, "pyramid:p.s", 'b', "pyramid:m1", Refusal::RowFirst(super::super::Row::Bottom));
    check_refused(Winter, "pyramid:psp.c", 'b', "pyramid:t", Refusal::RowFirst(super::super::Row::Middle));
    check_refused(Winter, "pyramid:p.s", 'b', "pyramid:b1", Refusal::Taken);
    check_refused(Winter, "pyramid:p.s", 's', "pyramid:b2", Refusal::Neighbour(dino('s')));
}

/// Manual L77, L138, L142, L146, L150.
#[test]
fn each_zone_of_the_die_is_three_pens_and_the_river() {
    for (face, summer, winter) in [
        (Woods, "sameness trio king river", "wood bridge_left lookout river"),
        (Grassland, "prairie meadow island river", "quarantine bridge_right pyramid:b1,b2,b3 river"),
        (FoodCourt, "sameness trio prairie river", "wood bridge_left quarantine river"),
        (Restrooms, "king meadow island river", "lookout bridge_right pyramid:b1,b2,b3 river"),
    ] {
        check(Summer, "", 'c', Some(face), summer);
        check(Winter, "", 'c', Some(face), winter);
    }
}

/// Manual L154.
#[test]
fn the_empty_pen_is_one_with_nobody_in_it() {
    check(Summer, "", 'c', Some(EmptyPen), ALL_SUMMER);
    check(Summer, "trio:c prairie:t river:cc", 'c', Some(EmptyPen), "sameness king meadow island river");
    check(
        Winter,
        "pyramid:s quarantine:t",
        'c',
        Some(EmptyPen),
        "wood bridge_left lookout bridge_right river",
    );
    // The banks of the bridge are two pens.
    check(
        Winter,
        "bridge_left:s pyramid:s",
        'c',
        Some(EmptyPen),
        "wood quarantine lookout bridge_right river",
    );
}

/// Manual L158.
#[test]
fn beware_of_the_trex_forbids_pens_that_hold_one() {
    let text = "trio:ct prairie:cc river:t";
    check(Summer, text, 'c', Some(NoTrex), "sameness prairie king meadow island river");
    // A T-Rex may itself go where no other is.
    check(Summer, text, 't', Some(NoTrex), "sameness prairie king meadow island river");
    check(
        Winter,
        "bridge_right:t",
        't',
        Some(NoTrex),
        "wood bridge_left quarantine lookout pyramid:b1,b2,b3 river",
    );
}

#[test]
fn a_pen_must_satisfy_die_and_rule_or_only_the_river_is_left() {
    check(Summer, "sameness:pp trio:ccc king:t", 'c', Some(Woods), "river");
    check(Summer, "sameness:pp trio:ccc king:t", 'p', Some(Woods), "sameness river");
}

/// Manual L134, L211.
#[test]
fn the_die_binds_all_but_the_one_who_rolled() {
    let text = "sameness:pp";
    let state = table(Summer, Woods, &[(text, "c"), (text, "c")]);
    assert_eq!(state.binding_face(Seat(0)), None);
    assert_eq!(state.binding_face(Seat(1)), Some(Woods));
    // The seat that rolled still obeys the rules of the pens.
    check(Summer, text, 'c', None, "trio prairie king meadow island river");
}
