//! The card Fetch: once, its owner takes any card of the grid and leaves Fetch in its place.

use super::*;
use crate::frame::Viewer;

fn with_fetch() -> DogLover {
    let mut state = table(2);
    state.fetch = Some(ANA);
    state
}

fn fetch(cell: Cell) -> Action {
    Action::Fetch { cell }
}

/// Any card of the grid, whatever the watchdog guards, besides the trick (manual L25).
#[test]
fn takes_any_card_besides_the_trick() {
    let state = with_fetch();
    assert_eq!(state.guarded, Some(Lane::RowA));
    assert!(Cell::ALL.iter().all(|&cell| lists(&state, fetch(cell))));
    let taken = act(&state, fetch(Cell::A2));
    assert_eq!(taken.player(ANA).cubes, [1, 0, 0, 0]);
    assert_eq!((taken.grid[Cell::A2 as usize], taken.fetch), (Some(Card::FETCH), None));
    assert_eq!(taken.guarded, Some(Lane::RowA));
    assert!(!lists(&taken, Action::EndTurn) && lists(&taken, line(Lane::RowB)));
    assert!(!lists(&taken, fetch(Cell::A1)));
}

/// After the trick, what is still there; before the grid is refilled.
#[test]
fn after_the_trick_what_is_left() {
    let state = act(&with_fetch(), line(Lane::RowB));
    assert!(!lists(&state, fetch(Cell::B1)) && lists(&state, fetch(Cell::C3)));
    let state = act(&act(&state, fetch(Cell::C3)), Action::EndTurn);
    assert_eq!(state.grid[Cell::C3 as usize], Some(Card::FETCH));
    assert!(state.grid.iter().all(Option::is_some));
}

/// L-04: where it was laid down, no trick may take in this turn.
#[test]
fn l_04_its_cell_is_locked_until_the_turn_ends() {
    let state = act(&with_fetch(), fetch(Cell::B2));
    assert_eq!(state.turn.unwrap().locked, Some(Cell::B2));
    assert!(!lists(&state, line(Lane::RowB)) && !lists(&state, line(Lane::Column2)));
    assert!(lists(&state, line(Lane::RowC)));
    let state = act(&act(&state, line(Lane::RowC)), Action::EndTurn);
    // Now anybody may take it like any card (manual L26).
    assert!(lists(&state, line(Lane::RowB)));
    let state = act(&state, line(Lane::RowB));
    assert_eq!(state.fetch, Some(BIA));
    assert_eq!(state.player(BIA).hand.size(), 0);
}

/// L-04: just taken, it may be played in the same turn.
#[test]
fn l_04_just_taken_it_may_be_played() {
    let mut state = table(2);
    state.fetch = None;
    grid(&mut state, "f01 f02 f03 | f13 x1 f15 | f25 f34 f35");
    let state = act(&state, line(Lane::RowB));
    assert_eq!(state.fetch, Some(ANA));
    let state = act(&state, fetch(Cell::A1));
    assert_eq!((state.grid[0], state.player(ANA).cubes), (Some(Card::FETCH), [1, 2, 0, 0]));
}

/// L-06: what Fetch brings has to be laid to a dog, too.
#[test]
fn l_06_a_walk_by_fetch_has_to_be_tucked() {
    let mut state = act(&with_fetch(), line(Lane::RowB));
    give(&mut state, ANA, "d01");
    grid(&mut state, "f01 f02 f03");
    state.grid[Cell::C2 as usize] = Some(Card::W01);
    let state = act(&state, fetch(Cell::C2));
    assert!(!lists(&state, Action::EndTurn) && lists(&state, Action::Walk { dog: Dog::D01 }));
}

/// Fetch may be kept face up. It counts nothing at the end.
#[test]
fn kept_it_counts_nothing() {
    let state = with_fetch();
    assert_eq!(state.view().fetch, Some(ANA));
    assert_eq!(state.score_sheet().total(ANA), 0);
    let state = act(&act(&state, line(Lane::RowB)), Action::EndTurn);
    assert_eq!(state.fetch, Some(ANA));
    assert_eq!(state.determinize(Viewer::Seat(BIA), &mut Dice::from_number(1)).fetch, Some(ANA));
}
