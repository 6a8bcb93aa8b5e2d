//! A turn: one trick, and what is played before and after it.

use super::*;
use crate::dog_lover::options::Hands;

/// Exactly one trick a turn (manual L4), and not none.
#[test]
fn one_trick_a_turn() {
    let state = table(2);
    assert!(!lists(&state, Action::EndTurn));
    let state = act(&state, line(Lane::RowB));
    assert!(lists(&state, Action::EndTurn));
    assert!(!state.legal_actions(ANA).iter().any(|action| matches!(action, Action::Retrieve { .. })));
    let state = act(&state, Action::EndTurn);
    assert_eq!((state.awaited(), state.round), (BIA, 1));
}

/// Tricks are not used up (manual L5).
#[test]
fn tricks_are_kept() {
    let state = act(&act(&table(2), line(Lane::RowB)), Action::EndTurn);
    let state = act(&act(&state, line(Lane::RowA)), Action::EndTurn);
    assert_eq!((state.awaited(), state.round), (ANA, 2));
    assert!(lists(&state, line(Lane::RowC)));
}

/// Not two cards of the watchdog's line; one is fine (manual L7).
#[test]
fn the_watchdog_guards_a_line() {
    let state = table(2);
    assert!(!lists(&state, line(Lane::RowA)));
    for lane in [Lane::RowB, Lane::RowC, Lane::Column1, Lane::Column2, Lane::Column3] {
        assert!(lists(&state, line(lane)), "{lane:?}");
    }
    let mut state = state;
    state.player_mut(ANA).tricks.insert(Trick::T03);
    let at = |at| Action::Retrieve { trick: Trick::T03, turn: 0, at };
    assert!(!lists(&state, at(Cell::A1)) && lists(&state, at(Cell::B2)));
    state.guarded = Some(Lane::Column2);
    assert!(
        !state
            .legal_actions(ANA)
            .iter()
            .any(|action| matches!(action, Action::Retrieve { trick: Trick::T03, .. }))
    );
}

/// The star says where the watchdog goes (manual L8); it guards that line for the next player.
#[test]
fn the_watchdog_follows_the_star() {
    let mut state = table(2);
    state.player_mut(ANA).tricks.insert(Trick::T06);
    // High Five upright: `X./XX/X.`, its star above the right one of two columns.
    let state = act(&state, Action::Retrieve { trick: Trick::T06, turn: 1, at: Cell::A1 });
    assert_eq!(state.guarded, Some(Lane::Column2));
    let state = act(&state, Action::EndTurn);
    assert!(!lists(&state, line(Lane::Column2)) && lists(&state, line(Lane::Column1)));
}

/// Every card that the shape covers is taken, and each goes where cards of its kind go.
#[test]
fn each_card_goes_where_it_belongs() {
    let mut state = table(4);
    grid(&mut state, "f01 f01 f01 | d05 f05 f34 | v07 g01 p01");
    let after = act(&state, line(Lane::RowB));
    assert_eq!(dogs(&after, ANA), [Dog::D05]);
    assert_eq!(after.player(ANA).cubes, [2, 0, 0, 1]);
    assert_eq!(after.player(ANA).hand.size(), 0);
    assert!(Lane::RowB.cells().iter().all(|cell| after.grid[cell as usize].is_none()));
    let after = act(&state, line(Lane::RowC));
    let hand = after.player(ANA).hand;
    assert_eq!((hand.favorites, hand.trainings, hand.adoptions, hand.bones), ([0, 1, 0, 0, 0], 1, 1, 0));
    grid(&mut state, "f01 f01 f01 | b01 w01 a3 | f25 f13 f16");
    let after = act(&state, line(Lane::RowB));
    assert_eq!(after.player(ANA).hand.bones, 1);
    let turn = after.turn.unwrap();
    assert_eq!((turn.walks, turn.traits.iter().collect::<Vec<_>>()), (1, vec![Trait::A3]));
    assert_eq!(act(&state, line(Lane::RowC)).player(ANA).cubes, [0, 2, 1, 0]);
}

/// Manual L10.
/// Empty spaces are filled from left to right and from top to bottom (manual L11).
#[test]
fn refilling_goes_row_by_row() {
    let state = act(&table(2), line(Lane::Column2));
    let mut top: Vec<_> = state.deck.iter().rev().copied().collect();
    top.truncate(3);
    let after = step(&state, Action::EndTurn);
    let cards = [Cell::A2, Cell::B2, Cell::C2].into_iter().zip(top).collect();
    assert!(after.events.contains(&PublicEvent::Refilled { cards }.into()));
    assert!(after.is_final());
    assert!(after.state.grid.iter().all(Option::is_some));
}

/// Cards are played before and after, in any order (manual L9): a trick learned before can be used at once.
#[test]
fn a_trick_learned_first_can_be_used_at_once() {
    let mut state = table(2);
    state.player_mut(ANA).hand.trainings = 3;
    let trick = state.school[0];
    let state = act(&state, Action::Learn { trick });
    assert!(
        state
            .legal_actions(ANA)
            .iter()
            .any(|action| matches!(action, Action::Retrieve { trick: used, .. } if *used == trick))
    );
}

/// Each way to lay a trick names the cells it lays hold of, where the watchdog goes, and what it brings.
#[test]
fn retrieving_names_the_cells_and_the_lane() {
    let mut state = table(2);
    grid(&mut state, "f01 f01 f01 | d05 f05 f34 | v07 g01 b01");
    let preview = state.cost_preview(ANA, &line(Lane::Column2));
    assert_eq!(preview.touches, ["a2", "b2", "c2", "column_2"]);
    assert_eq!(preview.gains, [("scraps", 3), ("training", 1)].into());
    let preview = state.cost_preview(ANA, &line(Lane::RowC));
    assert_eq!(preview.gains, [("bone", 1), ("frisbee", 1), ("training", 1)].into());
    for action in state.legal_actions(ANA) {
        if let Action::Retrieve { .. } = action {
            assert_eq!(state.cost_preview(ANA, &action).touches.len(), 4);
        }
    }
}

/// No other seat has a legal action in a turn.
/// Manual L3.
#[test]
fn one_seat_at_a_time() {
    let state = table(3);
    assert_eq!(state.status(), Status::Awaiting(ANA.into()));
    assert!(state.legal_actions(BIA).is_empty() && state.legal_actions(CAIO).is_empty());
}

/// L-17: where hands lie open, the only walk of a turn is laid by the game. The step can be undone, so the turn is ended by its
/// player.
#[test]
fn l_17_the_only_walk_is_laid_at_once() {
    for (hands, laid) in [(Hands::Open, 1), (Hands::Hidden, 0)] {
        let mut state = table_with(&Options { hands, ..Options::default() }, 2);
        give(&mut state, ANA, "d01");
        grid(&mut state, "f01 f02 f03 | w01 f14 f15 | f25 f34 f35");
        let retrieved = step(&state, line(Lane::RowB));
        assert_eq!(retrieved.automatic.len(), laid, "{hands:?}");
        assert!(!retrieved.is_final());
        assert_eq!(dog_of(&retrieved.state, ANA, Dog::D01).walks, u8::try_from(laid).unwrap());
        assert_eq!(retrieved.state.awaited(), ANA);
    }
}

/// L-17: a turn in which a dog was revealed cannot be undone any more. It ends where nothing is left to do, unless something would
/// be discarded.
#[test]
fn l_17_a_turn_that_revealed_something_ends() {
    let adopting = |hands, walks| {
        let mut state = table_with(&Options { hands, ..Options::default() }, 2);
        state.player_mut(ANA).hand.adoptions = 2;
        let begun = turn(&mut state);
        (begun.has_retrieved, begun.walks) = (true, walks);
        let dog = state.shelter[0];
        step(&state, Action::Adopt { dog })
    };
    assert_eq!(adopting(Hands::Open, 0).automatic, [(ANA, Action::EndTurn)]);
    assert_eq!(adopting(Hands::Hidden, 0).automatic, []);
    assert_eq!(adopting(Hands::Open, 1).automatic.len(), 2, "the walk is laid, then the turn ends");
}
