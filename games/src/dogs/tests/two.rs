//! Two seats: blocks on the board, and other points.

use super::*;
use crate::frame::open;

fn opened(number: u64) -> Tested {
    open::<Tested>(&Options::default(), 2, Dice::from_number(number)).unwrap().state
}

/// L717-718: no truck stops on a block, and crossing it costs two gas.
#[test]
fn a_block_is_crossed_for_two_gas() {
    let mut state = table(2);
    lay(&mut state, "c1:block c2:block c3:bulldog");
    on_the_road(&mut state, ANA);
    assert_eq!(legal_actions(&state, ANA), [Action::Drive { to: Space::C3 }, Action::Stay]);
    act(&mut state, ANA, Action::Drive { to: Space::C3 });
    assert_eq!(kennel(&state, ANA).gas, 6 - 3);
}

/// L722-723: only the last to come home is rewarded.
/// Manual L285, L722.
#[test]
fn only_the_last_is_rewarded() {
    let mut state = table(2);
    out_at(&mut state, ANA, "c1");
    out_at(&mut state, BIA, "k1");
    on_the_road(&mut state, ANA);
    assert!(may(&state, ANA, Action::GoHome { bonus: None }));
    act(&mut state, ANA, Action::GoHome { bonus: None });
    assert!(!may(&state, BIA, Action::GoHome { bonus: None }));
}

/// L718-720: all blocks are taken off the board and shuffled into the piles before new tokens are laid.
#[test]
fn blocks_are_shuffled_in() {
    let mut state = opened(3);
    plain(&mut state);
    let blocks = |state: &Tested| {
        let lying = state.board.iter().filter(|spot| spot.block).count();
        lying + state.piles.iter().flatten().filter(|&&token| token == Token::Block).count()
    };
    assert_eq!(blocks(&state), 6);
    for seat in [ANA, BIA] {
        state.kennel_mut(seat).meeples = 0;
        fill(&mut state, seat, [9, 9, 9, 9]);
    }
    visiting(&mut state, ANA, House::Vet);
    state.kennel_mut(ANA).meeples = 0;
    let played = act(&mut state, ANA, Action::EndTurn);
    assert!(happened(&played, &Happening::BlocksTaken));
    assert_eq!(blocks(&state), 6);
    assert!(Space::paws().iter().all(|&space| !state.spot(space).is_empty()));
}

/// L730-733: if all six blocks are on the board after new tokens are laid, the next round is the last one. The setup does not
/// count.
/// Manual L731.
#[test]
fn six_blocks_end_the_match() {
    let mut state = table(2);
    for pile in &mut state.piles {
        pile.truncate(5);
        pile.extend([Token::Block; 3]);
    }
    for seat in [ANA, BIA] {
        state.kennel_mut(seat).meeples = 0;
        fill(&mut state, seat, [9, 9, 9, 9]);
    }
    visiting(&mut state, BIA, House::Vet);
    state.kennel_mut(BIA).meeples = 0;
    let played = act(&mut state, BIA, Action::EndTurn);
    assert!(happened(&played, &Happening::EndNear { why: crate::dogs::Ending::Blocks }));
    assert!(state.last, "the second round, which has just begun");
    assert_eq!(state.round, 2);
}

/// D-34: the tokens of a pile and its blocks are compared with the spaces without a dog.
#[test]
fn d_34_blocks_and_the_end() {
    let mut state = table(2);
    lay(&mut state, "c1:block c2:block c3:block c4:bulldog");
    state.piles[0].truncate(4);
    assert!(!state.runs_out(Region::City));
    state.piles[0].truncate(3);
    assert!(state.runs_out(Region::City));
}

/// L737-738: five points less without a dog of the city, or without one of the country.
#[test]
fn a_kennel_wants_both_regions() {
    let scores =
        ["bay_1:poodle", "bay_1:bulldog", "bay_1:poodle,bulldog", "", "bay_1:poodle infirmary:bulldog"].map(
            |text| {
                let mut state = table(2);
                house(&mut state, ANA, text);
                points(&state, "regions", ANA)
            },
        );
    assert_eq!(scores, [-5, -5, 0, -5, -5]);
    let mut three = table(3);
    house(&mut three, ANA, "bay_1:poodle");
    assert!(!three.score_sheet().lines.contains_key("regions"));
}

/// D-15: blocks above the drawn dog are set aside.
#[test]
fn d_15_blocks_above_a_dog() {
    let mut state = table(2);
    state.piles[0] = vec![Token::Dog(Breed::Bulldog, Health::Sick), Token::Block, Token::Block];
    give(&mut state, ANA, &[Card::ExtraDog]);
    on_the_road(&mut state, ANA);
    act(&mut state, ANA, Action::DrawDog { region: Region::City });
    assert_eq!(state.piles[0], [Token::Block; 2]);
    assert_eq!(kennel(&state, ANA).load.len(), 1);
}
