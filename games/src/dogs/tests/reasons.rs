//! Reasons of suggestions: positions in which they must be said, each beside one in which they must not.

use super::*;
use crate::dogs::advice;
use crate::dogs::data::Good;
use crate::frame::Advice;

/// The reason for an action of Ana, which is legal.
#[track_caller]
fn why(state: &Tested, action: Action) -> Option<&'static str> {
    let list = LegalActions::of(state, ANA);
    let legal = list.iter().find(|listed| base(listed) == Some(action));
    let legal = legal.unwrap_or_else(|| panic!("{action:?} is not in {:?}", legal_actions(state, ANA)));
    state.why(ANA, legal).map(|line| line.key)
}

#[track_caller]
fn in_one_and_not_in_the_other(key: &str, one: &Tested, other: &Tested, action: Action) {
    assert_eq!(why(one, action), Some(key));
    assert_ne!(why(other, action), Some(key));
}

fn enter(house: House) -> Action {
    Action::Enter { house, free_entry: false, card: None }
}

/// Ana has a turn in the houses, with enough to eat.
fn in_turn(cards: &[Card]) -> Tested {
    let mut state = table(3);
    in_houses(&mut state, ANA);
    let ana = state.kennel_mut(ANA);
    (ana.meeples, ana.food, ana.medicine, ana.coins) = (2, 6, 2, 2);
    show(&mut state, House::Fair, cards);
    state
}

#[test]
fn the_card_above_a_house_brings_goods() {
    let (food, kept) = (in_turn(&[Card::Food1]), in_turn(&[Card::Vet]));
    in_one_and_not_in_the_other(advice::CARD_BRINGS, &food, &kept, enter(House::Fair));
}

#[test]
fn the_pet_shop_is_for_the_hungry() {
    let mut hungry = in_turn(&[]);
    house(&mut hungry, ANA, "bay_1:poodle,poodle bay_2:york");
    let mut fed = hungry.clone();
    (hungry.kennel_mut(ANA).food, fed.kennel_mut(ANA).food) = (1, 2);
    in_one_and_not_in_the_other(advice::FOOD, &hungry, &fed, enter(House::PetShop));
}

#[test]
fn who_has_food_and_medicine_may_leave_the_shop() {
    let mut supplied = table(3);
    house(&mut supplied, ANA, "bay_1:poodle,poodle infirmary:york");
    visiting(&mut supplied, ANA, House::PetShop);
    let ana = supplied.kennel_mut(ANA);
    (ana.food, ana.medicine, ana.coins) = (1, 1, 2);
    for (food, medicine) in [(0, 1), (1, 0)] {
        let mut other = supplied.clone();
        (other.kennel_mut(ANA).food, other.kennel_mut(ANA).medicine) = (food, medicine);
        in_one_and_not_in_the_other(advice::SUPPLIED, &supplied, &other, Action::EndTurn);
    }
    let mut elsewhere = supplied.clone();
    visiting(&mut elsewhere, ANA, House::Vet);
    assert_eq!(why(&elsewhere, Action::EndTurn), None);
}

#[test]
fn a_dog_is_sold_that_brings_no_points() {
    let selling = |kennel: &str| {
        let mut state = table(3);
        let dogs = house(&mut state, ANA, kennel);
        visiting(&mut state, ANA, House::Fair);
        (state, Action::Sell { dog: dogs[0] })
    };
    let (alone, sale) = selling("bay_1:dalmata,york bay_2:dalmata,dalmata");
    assert_eq!(why(&alone, sale), Some(advice::NO_LOSS));
    // The pair, the breed, or the bay would be lost with it.
    for kennel in [
        "bay_1:dalmata,dalmata bay_2:york,dalmata",
        "bay_1:dalmata,york bay_2:york",
        "bay_3:dalmata bay_2:dalmata",
    ] {
        let (state, sale) = selling(kennel);
        assert_eq!(why(&state, sale), None, "{kennel}");
    }
}

#[test]
fn the_first_to_come_home_is_rewarded() {
    let mut first = table(3);
    out_at(&mut first, ANA, "c1");
    on_the_road(&mut first, ANA);
    let mut second = first.clone();
    second.kennel_mut(BIA).trip = Trip::Home;
    assert_eq!(why(&first, Action::GoHome { bonus: Some(Good::Gas) }), Some(advice::HOME_BONUS));
    assert_eq!(why(&second, Action::GoHome { bonus: None }), None);
}

#[test]
fn a_layout_is_finished_when_it_lies_well() {
    let laying_out = |kennel: &str| {
        let mut state = table(3);
        house(&mut state, ANA, kennel);
        bring_home(&mut state);
        state
    };
    let well = laying_out("bay_1:poodle,poodle,poodle bay_2:york,york,york");
    let badly = laying_out("bay_1:poodle,poodle,york bay_2:poodle,york,york");
    in_one_and_not_in_the_other(advice::LIES_WELL, &well, &badly, Action::Done);
}

#[test]
fn gas_is_bought_when_the_tank_is_nearly_empty() {
    let refuelling = |gas: u8| {
        let mut state = table(3);
        let ana = state.kennel_mut(ANA);
        (ana.gas, ana.coins) = (gas, 2);
        state.flow = FlowState::Together { phase: Phase::Refuel, deciding: ANA.into() };
        state
    };
    let (low, full) = (refuelling(2), refuelling(3));
    in_one_and_not_in_the_other(advice::GAS_LOW, &low, &full, Action::BuyGas { coins: 1 });
    let (enough, more) = (refuelling(GAS_MAX - 2), refuelling(GAS_MAX - 3));
    in_one_and_not_in_the_other(advice::GAS_ENOUGH, &enough, &more, Action::BuyGas { coins: 0 });
}
