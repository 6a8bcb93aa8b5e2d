//! What the policy prefers to what, in chosen positions.

use super::*;
use crate::frame::{Advice, LegalActions};
use std::collections::BTreeSet;

/// The actions that the policy chooses, whatever dice break ties and in whatever order actions are listed.
fn preferred(state: &DogLover, seat: Seat) -> BTreeSet<Action> {
    let chosen = |number| {
        let mut dice = Dice::from_number(number);
        let mut list: Vec<_> = LegalActions::of(state, seat).iter().copied().collect();
        dice.shuffle(&mut list);
        let at = state.policy(seat, &list, &mut dice).expect("there is a policy");
        list[at]
    };
    (0..20).map(chosen).collect()
}

/// The last player puts the watchdog beside the grid, before the first turn of Ana.
fn before_the_first_turn(cards: &str) -> DogLover {
    let mut state = table(3);
    grid(&mut state, cards);
    (state.phase, state.guarded, state.turn) = (Phase::Guard, None, None);
    state
}

#[test]
fn the_watchdog_guards_what_the_start_player_wants() {
    // Ana takes three in a line. Food that any dog eats is worth more than canned food alone.
    let row = before_the_first_turn("f25 f25 f25 | f34 f35 f36 | f25 f25 f25");
    assert_eq!(preferred(&row, CAIO), BTreeSet::from([Action::Guard { lane: Lane::RowB }]));
    let column = before_the_first_turn("f25 f25 f34 | f25 f25 f35 | f25 f25 f36");
    let columns = Lane::ALL.iter().filter(|lane| lane.cells().iter().all(|cell| cell as usize % 3 == 2));
    let expected = columns.map(|&lane| Action::Guard { lane }).collect();
    assert_eq!(preferred(&column, CAIO), expected);
}
