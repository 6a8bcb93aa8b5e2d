//! The start of a round: coins and gas.

use super::*;

/// The beginning of the second round, after all helpers were paid.
fn second_round(fill_all: [u8; 4]) -> (Tested, Played<Tested>) {
    let mut state = table(2);
    for seat in [ANA, BIA] {
        fill(&mut state, seat, fill_all);
        state.kennel_mut(seat).meeples = 0;
    }
    visiting(&mut state, BIA, House::Vet);
    state.kennel_mut(BIA).meeples = 0;
    let played = act(&mut state, BIA, Action::EndTurn);
    (state, played)
}

/// L227-228: in the first round there is no income, and no gas is bought.
#[test]
fn the_first_round_begins_on_the_road() {
    for seats in 2..=4 {
        let state =
            crate::frame::open::<Tested>(&Options::default(), seats, Dice::from_number(7)).unwrap().state;
        assert_eq!(state.phase(), Phase::Drive);
        assert_eq!(purse(&state, ANA), [3, 6, 2, 2]);
        assert_eq!(awaited(&state), [state.start]);
    }
}

/// L203-206: each seat receives a coin (here the helper took one before), then buys three gas for each coin.
/// Manual L494: tokens are not limited.
#[test]
fn everybody_is_paid_and_buys_gas() {
    let (mut state, _) = second_round([3, 1, 0, 0]);
    assert_eq!(awaited(&state), [ANA, BIA]);
    assert_eq!(purse(&state, ANA), [3, 1, 0, 0]);
    act(&mut state, ANA, Action::BuyGas { coins: 2 });
    assert_eq!(purse(&state, ANA), [1, 7, 0, 0]);
    assert_eq!(awaited(&state), [BIA]);
}

/// D-02: gas is bought only at the start of the phase, by all seats at once. It can be taken back until all have finished.
#[test]
fn d_02_gas_is_bought_at_once() {
    let (mut state, _) = second_round([3, 1, 0, 0]);
    let before = state.clone();
    act(&mut state, BIA, Action::BuyGas { coins: 1 });
    assert_eq!(legal_actions(&state, BIA), [Action::StepBack]);
    act(&mut state, BIA, Action::StepBack);
    assert_eq!(state, before);
    act(&mut state, BIA, Action::BuyGas { coins: 0 });
    act(&mut state, ANA, Action::BuyGas { coins: 0 });
    assert_eq!(state.phase(), Phase::Drive);
    let buys =
        |seat| legal_actions(&state, seat).iter().any(|action| matches!(action, Action::BuyGas { .. }));
    assert!(!buys(ANA) && !buys(BIA));
}

/// D-03: gas that does not fit is lost, but a seat may not pay a coin of which no gas fits.
#[test]
fn d_03_gas_beyond_nine_is_lost() {
    let (mut state, _) = second_round([9, 7, 0, 0]);
    assert_eq!(legal_actions(&state, ANA), [Action::BuyGas { coins: 0 }, Action::BuyGas { coins: 1 }]);
    act(&mut state, ANA, Action::BuyGas { coins: 1 });
    assert_eq!(purse(&state, ANA), [8, GAS_MAX, 0, 0]);
}

/// A seat with a full garage is not asked.
#[test]
fn a_full_garage_buys_nothing() {
    let (state, _) = second_round([5, GAS_MAX, 0, 0]);
    assert_eq!(state.phase(), Phase::Drive);
}
