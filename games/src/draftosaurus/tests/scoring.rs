//! The points of zoos: every scorer, the T-Rex, the examples of the rulebook, ties.

use super::super::options::{Options, Sides};
use super::super::pens::Board::{self, *};
use super::super::phase::Phase;
use super::super::state::Draftosaurus;
use super::super::{Event, Face};
use super::{table, zoo};
use crate::frame::{Presentation, Rules, Seat, Status};
use alloc::vec::Vec;

/// The lines of seat 0 that are not nothing, and their sum.
#[track_caller]
fn check(board: Board, zoos: &[&str], expected: &str) {
    let zoos: Vec<_> = zoos.iter().map(|text| (*text, "")).collect();
    let sheet = table(board, Face::Woods, &zoos).score_sheet();
    let points = |line: &&'static str| sheet.lines[line][Seat(0)].points;
    let lines: Vec<_> = sheet.order.iter().filter(|line| points(line) != 0).collect();
    let lines: Vec<_> = lines.iter().map(|line| format!("{line} {}", points(line))).collect();
    assert_eq!(format!("{} = {}", lines.join(" + "), sheet.total(Seat(0))), expected, "{zoos:?}");
}

/// Manual L160: 5 + 8 + 7 + 1 + 10.
#[test]
fn the_picture_of_the_rulebook() {
    let text = "prairie:bb sameness:ppp trio:iis meadow:csti";
    check(Summer, &[text, ""], "sameness 8 + trio 7 + prairie 5 + meadow 10 + trex 1 = 31");
}

/// Manual L82, L86, L174.
#[test]
fn sameness_wood_and_meadow_score_by_the_last_place() {
    for (count, steep, gentle) in [(1, 2, 1), (2, 4, 3), (3, 8, 6), (4, 12, 10), (5, 18, 15), (6, 24, 21)] {
        let (same, different, ordered) = (&"pppppp"[..count], &"bicsp"[..count.min(5)], &"sisisi"[..count]);
        check(Summer, &[&format!("sameness:{same}"), ""], &format!("sameness {steep} = {steep}"));
        check(Winter, &[&format!("wood:{ordered}"), ""], &format!("wood {steep} = {steep}"));
        if count < 6 {
            check(Summer, &[&format!("meadow:{different}"), ""], &format!("meadow {gentle} = {gentle}"));
        } else {
            check(Summer, &["meadow:bicspt", ""], "meadow 21 + trex 1 = 22");
        }
    }
}

/// Manual L94.
#[test]
fn trio_scores_with_exactly_three() {
    check(Summer, &["trio:bc", ""], " = 0");
    check(Summer, &["trio:bcb", ""], "trio 7 = 7");
}

#[test]
fn r_01_prairie_scores_every_couple() {
    check(Summer, &["prairie:b", ""], " = 0");
    check(Summer, &["prairie:bc", ""], " = 0");
    check(Summer, &["prairie:bcb", ""], "prairie 5 = 5");
    check(Summer, &["prairie:bbbb", ""], "prairie 10 = 10");
    check(Summer, &["prairie:bbbccsb", ""], "prairie 15 = 15");
}

/// Manual L98.
#[test]
fn the_king_needs_as_many_as_any_other_zoo() {
    check(Summer, &["king:b", "", ""], "king 7 = 7");
    check(Summer, &["king:b", "king:b", "sameness:p"], "king 7 = 7");
    check(Summer, &["king:b", "prairie:bc", "prairie:bb"], " = 0");
    check(Summer, &["king:b trio:b", "prairie:bc", "prairie:bb"], "king 7 = 7");
    check(Summer, &["prairie:b", "", ""], " = 0");
}

/// Manual L102.
#[test]
fn the_islander_must_be_the_only_one_of_its_species() {
    check(Summer, &["island:b", "prairie:bb"], "island 7 = 7");
    check(Summer, &["island:b trio:b", ""], " = 0");
    // The other one stands in the river.
    check(Summer, &["island:b river:b", ""], "river 1 = 1");
}

///
#[test]
fn r_03_the_river_counts_for_king_island_lookout_and_ties() {
    check(Summer, &["king:b river:b", "prairie:bb"], "king 7 + river 1 = 8");
    check(Summer, &["king:b", "river:bb"], " = 0");
    check(Summer, &["island:b river:b", ""], "river 1 = 1");
    check(Winter, &["lookout:b", "river:bb"], "lookout 4 = 4");
    let tied = table(Summer, Face::Woods, &[("river:ct", ""), ("river:cc", "")]);
    assert_eq!(places(tied), [2, 1]);
}

#[test]
fn the_lookout_watches_the_whole_zoo_to_its_right() {
    check(Winter, &["lookout:b", "bridge_left:bb pyramid:b quarantine:b"], "lookout 8 = 8");
    check(Winter, &["lookout:b wood:b", ""], "wood 2 = 2");
}

/// Manual L186: the zoo of the player to the right.
#[test]
fn r_13_the_right_neighbour_is_the_one_whose_hand_comes_to_you() {
    check(Winter, &["lookout:b", "river:b", "", "river:bbb"], "lookout 6 = 6");
    check(Winter, &["lookout:b", "river:b", ""], " = 0");
}

/// Manual L178.
#[test]
fn the_bridge_scores_couples_parted_by_the_river() {
    check(Winter, &["bridge_left:bbc bridge_right:bcc", ""], "bridge 12 = 12");
    check(Winter, &["bridge_left:bb", ""], " = 0");
    check(Winter, &["bridge_right:bb", ""], " = 0");
}

#[test]
fn r_02_the_bridge_scores_without_limit() {
    check(Winter, &["bridge_left:bbbbbbb bridge_right:bbbbbbb", ""], "bridge 42 = 42");
}

/// Manual L182.
#[test]
fn the_pyramid_scores_by_rows() {
    for (cells, points) in [("s", 2), ("sp", 4), ("sps", 6), ("spsc", 10), ("spsci", 14), ("spscis", 21)] {
        check(Winter, &[&format!("pyramid:{cells}"), ""], &format!("pyramid {points} = {points}"));
    }
    check(Winter, &["pyramid:sps.c", ""], "pyramid 10 = 10");
}

/// Manual L124.
#[test]
fn the_river_scores_one_each() {
    check(Summer, &["river:bbbcc", ""], "river 5 = 5");
}

/// Manual L128.
#[test]
fn a_pen_with_trex_scores_one_more() {
    check(Summer, &["prairie:ttt", ""], "prairie 5 + trex 1 = 6");
    check(Summer, &["prairie:t trio:t island:c king:t", "river:tttt"], "island 7 + trex 3 = 10");
    // The banks of the bridge are two pens.
    check(Winter, &["bridge_left:t bridge_right:t", ""], "bridge 6 + trex 2 = 8");
    check(Winter, &["lookout:t pyramid:t", ""], "pyramid 2 + trex 2 = 4");
    // In the river there is none.
    check(Summer, &["river:t", ""], "river 1 = 1");
    // The quarantine is empty when it comes to scoring.
    check(Winter, &["quarantine:t", ""], " = 0");
}

/// The places of a match that ends with this table.
fn places(mut state: Draftosaurus) -> Vec<u8> {
    state.apply(&Event::Entered { phase: Phase::Over });
    match state.status() {
        Status::Over(places) => places.0.into_values().collect(),
        Status::Awaiting(_) => panic!("the match is over"),
    }
}

#[track_caller]
fn check_places(zoos: &[&str], expected: &[u8]) {
    let zoos: Vec<_> = zoos.iter().map(|text| (*text, "")).collect();
    assert_eq!(places(table(Summer, Face::Woods, &zoos)), expected);
}

/// Manual L164.
#[test]
fn most_points_win() {
    check_places(&["river:c", "river:ccc", "river:cc"], &[3, 1, 2]);
}

/// Manual L164.
#[test]
fn a_tie_goes_to_the_fewest_trex() {
    check_places(&["river:tt", "river:cc", "river:ct"], &[3, 1, 2]);
    // One in the river counts too, though it brings no bonus.
    check_places(&["river:tc", "river:cc"], &[2, 1]);
    // Points come first.
    check_places(&["river:tttt", "river:ccc"], &[1, 2]);
}

#[test]
fn a_tie_that_remains_is_shared() {
    check_places(&["river:ct", "river:ct", "river:c"], &[1, 1, 3]);
    check_places(&["", "", ""], &[1, 1, 1]);
}

#[track_caller]
fn check_two_legs(legs: [&[&str]; 2], expected: &[u8]) {
    let seats = u8::try_from(legs[0].len()).unwrap();
    let options = Options { board: Sides::Both, quick_turns: false };
    let mut state = Draftosaurus::new(&options, seats, 1).unwrap();
    state.leg_mut().zoos = legs[0].iter().map(|text| zoo(text)).collect();
    state.apply(&Event::LegStarted { board: Winter, first: Seat(0), bag: state.full_bag() });
    state.leg_mut().zoos = legs[1].iter().map(|text| zoo(text)).collect();
    assert_eq!(places(state), expected);
}

/// Manual L199.
#[test]
fn two_legs_add_up() {
    check_two_legs([&["river:c", "river:ccc"], &["river:ccc", "river:c"]], &[1, 1]);
    check_two_legs([&["river:c", "river:ccc"], &["river:cccc", "river:c"]], &[1, 2]);
}

///
#[test]
fn r_12_a_tie_of_two_legs_goes_to_the_fewest_trex_over_both() {
    check_two_legs([&["river:t", "river:c"], &["river:cc", "river:tc"]], &[1, 1]);
    check_two_legs([&["river:tt", "river:cc"], &["river:cc", "river:tc"]], &[2, 1]);
    check_two_legs([&["river:cc", "river:tt"], &["river:tc", "river:cc"]], &[1, 2]);
}

#[test]
fn two_legs_have_a_line_for_every_pen_of_both() {
    let options = Options { board: Sides::Both, quick_turns: false };
    let mut state = Draftosaurus::new(&options, 2, 1).unwrap();
    let summer = [
        "summer_sameness",
        "summer_trio",
        "summer_prairie",
        "summer_king",
        "summer_meadow",
        "summer_island",
        "summer_river",
        "summer_trex",
    ];
    let winter = [
        "winter_wood",
        "winter_bridge",
        "winter_quarantine",
        "winter_lookout",
        "winter_pyramid",
        "winter_river",
        "winter_trex",
    ];
    assert_eq!(state.score_sheet().order, summer);
    state.apply(&Event::LegStarted { board: Winter, first: Seat(0), bag: state.full_bag() });
    assert_eq!(state.score_sheet().order, [&summer[..], &winter[..]].concat());
}

#[test]
fn each_line_is_named_once_and_those_of_both_boards_come_last() {
    let alone = [
        "sameness",
        "trio",
        "prairie",
        "king",
        "meadow",
        "island",
        "wood",
        "bridge",
        "quarantine",
        "lookout",
        "pyramid",
        "river",
        "trex",
    ];
    let lines = Draftosaurus::score_lines();
    assert_eq!(lines[..alone.len()], alone);
    let of_legs = &lines[alone.len()..];
    assert_eq!(of_legs.len(), 15, "all lines of both boards: {of_legs:?}");
    let mut once = lines.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), lines.len(), "{lines:?}");
}
