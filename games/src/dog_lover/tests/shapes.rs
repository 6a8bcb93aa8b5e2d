//! Tricks on the grid.

use super::*;
use crate::dog_lover::data::Side;
use crate::dog_lover::shapes::Placement;
use std::collections::BTreeSet;
use toml::Table;

fn cells(words: &str) -> CellSet {
    words.split_whitespace().map(|word| named!(Cell, word)).collect()
}

fn covered(placement: &Placement) -> Vec<Cell> {
    placement.cells.iter().collect()
}

fn file() -> Vec<Table> {
    let deck: Table = include_str!("../../../tests/data/dog-lover-deck.toml").parse().unwrap();
    let rows = |of: &str| deck[of].as_array().unwrap().iter().map(|row| row.as_table().unwrap().clone());
    ["trick_standard", "trick_start", "trick"].into_iter().flat_map(rows).collect()
}

/// The counts of the page for all seventeen: places, and legal ones with each row and column guarded.
#[test]
fn legal_counts_of_all_tricks() {
    let tricks = file();
    assert_eq!(tricks.len(), 17);
    for (row, &trick) in tricks.iter().zip(Trick::ALL) {
        let places = |legal: &dyn Fn(&Placement) -> bool| {
            let places = trick.placements().iter().filter(|placement| legal(placement));
            places.map(covered).collect::<BTreeSet<_>>().len()
        };
        let counted = |lane: &Lane| places(&|placement| placement.is_legal(*lane, CellSet::EMPTY));
        let wanted: Vec<_> =
            row["legal"].as_array().unwrap().iter().map(|n| n.as_integer().unwrap()).collect();
        let legal: Vec<_> = Lane::ALL.iter().map(|lane| i64::try_from(counted(lane)).unwrap()).collect();
        assert_eq!(legal, wanted, "{trick:?}");
        let all = i64::try_from(places(&|_| true)).unwrap();
        assert_eq!(Some(all), row["placements"].as_integer(), "{trick:?}");
    }
}

/// L-01: the star turns and shifts with the trick.
#[test]
fn l_01_the_star_turns_and_shifts() {
    let lane = |trick: Trick, turn, at| trick.placement(turn, at).unwrap().lane;
    // Sit: `XX./..X`, star left of its first row.
    assert_eq!(covered(Trick::S1.placement(0, Cell::B1).unwrap()), [Cell::B1, Cell::B2, Cell::C3]);
    assert_eq!(lane(Trick::S1, 0, Cell::A1), Lane::RowA);
    assert_eq!(lane(Trick::S1, 0, Cell::B1), Lane::RowB);
    // A quarter turn: the star is above the second column of the box, which is two wide and three high.
    assert_eq!(covered(Trick::S1.placement(1, Cell::A1).unwrap()), [Cell::A2, Cell::B2, Cell::C1]);
    assert_eq!(lane(Trick::S1, 1, Cell::A1), Lane::Column2);
    assert_eq!(lane(Trick::S1, 1, Cell::A2), Lane::Column3);
    // Half a turn: to the right of its second row.
    assert_eq!(covered(Trick::S1.placement(2, Cell::A1).unwrap()), [Cell::A1, Cell::B2, Cell::B3]);
    assert_eq!(lane(Trick::S1, 2, Cell::A1), Lane::RowB);
    // Three quarters: below its first column.
    assert_eq!(lane(Trick::S1, 3, Cell::A1), Lane::Column1);
    // Stay, with the star above the middle of three columns, and Roll Back below the right one of two.
    assert_eq!(Trick::S2.star().side, Side::Top);
    assert_eq!(lane(Trick::S2, 0, Cell::A1), Lane::Column2);
    assert_eq!(lane(Trick::T05, 0, Cell::A2), Lane::Column3);
    assert_eq!(lane(Trick::T05, 1, Cell::B1), Lane::RowC);
}

/// With the standard trick, the watchdog goes where cards were taken.
#[test]
fn the_straight_line_is_guarded_afterwards() {
    let placements = Trick::STANDARD.placements();
    assert_eq!(placements.len(), 6);
    assert!(placements.iter().all(|placement| placement.cells == placement.lane.cells()));
}

/// L-02: the same cells by different turns differ in the star, and all are listed.
#[test]
fn l_02_the_mover_picks_the_turn() {
    let square = cells("a1 a2 b1 b2");
    let lanes: BTreeSet<_> =
        Trick::T03.placements().iter().filter(|lies| lies.cells == square).map(|lies| lies.lane).collect();
    assert_eq!(lanes, BTreeSet::from([Lane::RowA, Lane::RowB, Lane::Column1, Lane::Column2]));
    for trick in [Trick::T04, Trick::T05] {
        let cells = trick.placements()[0].cells;
        let lanes: BTreeSet<_> =
            trick.placements().iter().filter(|lies| lies.cells == cells).map(|lies| lies.lane).collect();
        assert_eq!(lanes.len(), 2, "{trick:?}");
    }
    let mut state = table(2);
    state.player_mut(ANA).tricks.insert(Trick::T03);
    let listed = state
        .legal_actions(ANA)
        .into_iter()
        .filter(|action| matches!(action, Action::Retrieve { trick: Trick::T03, at: Cell::B1, .. }));
    assert_eq!(listed.count(), 4);
}

/// Turned and shifted, but never mirrored (manual L6).
#[test]
fn never_mirrored() {
    let shapes = |trick: Trick| trick.placements().iter().map(covered).collect::<BTreeSet<_>>();
    let mirror = |cell: Cell| Cell::ALL[cell as usize / 3 * 3 + 2 - cell as usize % 3];
    let mirrored = |trick: Trick| {
        let flip =
            |placement: &Placement| placement.cells.iter().map(mirror).collect::<CellSet>().iter().collect();
        trick.placements().iter().map(flip).collect::<BTreeSet<Vec<_>>>()
    };
    use Trick::{S1, S2, S3, S4, S5, Std, T01, T02, T03, T04, T05, T06, T07, T08, T09, T10, T11};
    for (one, other) in [(S1, S3), (S4, T01), (T04, T05), (T08, T09), (T10, T11)] {
        assert!(shapes(one).is_disjoint(&shapes(other)), "{one:?} turns into {other:?}");
        assert_eq!(mirrored(one), shapes(other));
    }
    for trick in [Std, S2, S5, T02, T03, T06, T07] {
        assert_eq!(mirrored(trick), shapes(trick));
    }
}

/// All 17 shapes differ however they are turned.
#[test]
fn no_trick_is_another_one_turned() {
    let mut seen = BTreeSet::new();
    for trick in Trick::ALL {
        assert!(
            trick
                .placements()
                .iter()
                .map(covered)
                .collect::<BTreeSet<_>>()
                .iter()
                .all(|c| seen.insert(c.clone()))
        );
    }
}

/// L-10: whatever is guarded and locked, every starting face can be laid.
#[test]
fn l_10_a_starting_trick_always_has_a_place() {
    for trick in Trick::SPECIAL.into_iter().chain([Trick::STANDARD]) {
        for &lane in Lane::ALL {
            let places = |locked: CellSet| {
                let legal = trick.placements().iter().filter(|placement| placement.is_legal(lane, locked));
                legal.map(covered).collect::<BTreeSet<_>>().len()
            };
            assert!(places(CellSet::EMPTY) >= 4, "{trick:?} with {lane:?}");
            for &cell in Cell::ALL {
                assert!(places(CellSet::EMPTY.with(cell)) >= 2, "{trick:?} with {lane:?} and {cell:?}");
            }
        }
    }
}

/// The one shape that the manual describes: two cards of the upper row and one of the lower.
#[test]
fn catch_takes_two_above_and_one_below() {
    assert_eq!(Trick::T01.name(), "Catch");
    assert_eq!(covered(Trick::T01.placement(0, Cell::A1).unwrap()), [Cell::A1, Cell::A2, Cell::C2]);
}
