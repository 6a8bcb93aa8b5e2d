//! The second phase: meeples, cards, and all houses except the fair.

use super::*;
use crate::dogs::data::Good;

fn enter(house: House) -> Action {
    Action::Enter { house, free_entry: false, card: None }
}

/// Enters a house above which different cards lie.
fn enter_for(house: House, card: Card) -> Action {
    Action::Enter { house, free_entry: false, card: Some(card) }
}

fn by_card(house: House) -> Action {
    Action::Enter { house, free_entry: true, card: None }
}

/// Three seats at the beginning of the second phase, with cards above the houses.
fn acting(seats: u8) -> Tested {
    let mut state = table(seats);
    for &house in House::ALL {
        show(&mut state, house, &[Card::Food2, Card::Discount]);
    }
    in_houses(&mut state, ANA);
    state
}

/// L399-403: two laps round the table, with a meeple in each turn.
/// Manual L400, L402.
#[test]
fn two_laps() {
    let mut state = acting(3);
    let mut order = vec![];
    while let FlowState::Act(visit) = state.flow {
        order.push((visit.lap, visit.seat));
        let list = legal_actions(&state, visit.seat);
        let place = list.into_iter().find(|action| matches!(action, Action::Enter { .. })).unwrap();
        act(&mut state, visit.seat, place);
        act(&mut state, visit.seat, Action::EndTurn);
        if state.round > 1 {
            break;
        }
    }
    assert_eq!(order[..6], [(1, ANA), (1, BIA), (1, CAIO), (2, ANA), (2, BIA), (2, CAIO)]);
}

/// L574-575: a seat without a helper has one turn, in the first lap.
/// Manual L575.
#[test]
fn without_a_helper_one_turn() {
    let mut state = acting(2);
    state.kennel_mut(BIA).helper = false;
    state.apply(&Happening::RoundBegan { round: 1, start: ANA }.into());
    plain(&mut state);
    in_houses(&mut state, ANA);
    assert_eq!([ANA, BIA].map(|seat| kennel(&state, seat).meeples), [2, 1]);
    for (seat, at) in [(ANA, House::TownHall), (BIA, House::Warehouse), (ANA, House::PetShop)] {
        act_all(&mut state, seat, &[enter_for(at, Card::Discount), Action::EndTurn]);
    }
    assert!(!matches!(state.flow, FlowState::Act(_)));
}

/// L405-406: two meeples in a house, even of one seat. L726: with two seats, one meeple. D-26: a seat must place a meeple.
/// Manual L405, L406.
#[test]
fn d_26_meeples_in_a_house() {
    let mut state = acting(3);
    act_all(&mut state, ANA, &[enter_for(House::Vet, Card::Discount), Action::EndTurn]);
    assert!(may(&state, BIA, enter(House::Vet)));
    assert!(!may(&state, BIA, Action::EndTurn));
    act_all(&mut state, BIA, &[enter(House::Vet), Action::EndTurn]);
    assert!(!may(&state, CAIO, enter(House::Vet)));
    let mut two = acting(2);
    act_all(&mut two, ANA, &[enter_for(House::Vet, Card::Discount), Action::EndTurn]);
    assert!(!may(&two, BIA, enter(House::Vet)));
}

/// D-25: the seat takes a card. D-27: before it uses the house. D-50: at once if there is no choice. Pet shop, L437-444: the
/// second meeple gets the card that is left, and buys four tokens for two coins.
#[test]
fn d_25_d_27_d_50_yellow_at_the_pet_shop() {
    let mut state = acting(3);
    show(&mut state, House::PetShop, &[Card::Gas2, Card::Helper]);
    let [gas, helper] = [Card::Gas2, Card::Helper].map(|card| enter_for(House::PetShop, card));
    assert!(may(&state, ANA, gas) && may(&state, ANA, helper) && !may(&state, ANA, enter(House::PetShop)));
    act(&mut state, ANA, gas);
    act(&mut state, ANA, Action::EndTurn);
    act(&mut state, BIA, enter(House::PetShop));
    assert!(kennel(&state, BIA).holds(Card::Helper));
    act(&mut state, BIA, Action::Buy { coins: 2, food: 2 });
    assert_eq!(purse(&state, BIA), [1, 6, 4, 4]);
    act(&mut state, BIA, Action::Buy { coins: 1, food: 2 });
    assert_eq!(purse(&state, BIA), [0, 6, 6, 4]);
}

/// L435: each coin buys two tokens, food or medicine. One purchase takes up to six coins, and others may follow.
#[test]
fn tokens_are_bought_by_the_coin() {
    let mut state = acting(2);
    show(&mut state, House::PetShop, &[]);
    fill(&mut state, ANA, [9, 6, 2, 2]);
    act(&mut state, ANA, enter(House::PetShop));
    let listed = |state: &Tested| {
        let all = legal_actions(state, ANA).into_iter();
        all.filter_map(
            |action| if let Action::Buy { coins, food } = action { Some((coins, food)) } else { None },
        )
        .collect::<Vec<_>>()
    };
    let up_to = |most: u8| (1..=most).flat_map(|coins| (0..=2 * coins).map(move |food| (coins, food)));
    assert_eq!(listed(&state), up_to(6).collect::<Vec<_>>());
    let preview = state.cost_preview(ANA, &played(Action::Buy { coins: 6, food: 9 }));
    assert_eq!(
        (preview.costs, preview.gains),
        ([("coins", 6)].into(), [("food", 9), ("medicine", 3)].into())
    );
    act(&mut state, ANA, Action::Buy { coins: 6, food: 9 });
    assert_eq!(purse(&state, ANA), [3, 6, 11, 5]);
    assert_eq!(listed(&state), up_to(3).collect::<Vec<_>>());
}

/// D-28, L604-606: resource cards are turned into resources at once, the others are kept in the open hand.
#[test]
fn d_28_resource_cards_are_not_kept() {
    let mut state = acting(2);
    act(&mut state, ANA, enter_for(House::Vet, Card::Food2));
    assert_eq!(purse(&state, ANA), [3, 6, 4, 2]);
    assert_eq!(state.discard, [Card::Food2]);
    assert!(kennel(&state, ANA).cards.is_empty());
}

/// D-04: gas of a card beyond nine is lost.
#[test]
fn d_04_gas_of_cards_beyond_nine_is_lost() {
    let mut state = acting(2);
    fill(&mut state, ANA, [0, 8, 0, 0]);
    show(&mut state, House::Vet, &[Card::Gas3, Card::Helper]);
    act_all(&mut state, ANA, &[enter_for(House::Vet, Card::Gas3)]);
    assert_eq!(purse(&state, ANA), [0, GAS_MAX, 0, 0]);
}

/// L355-367: a bay costs two coins, in a fixed order, and can be used at once. L670-675: one coin with the card.
#[test]
fn the_town_hall_builds_bays() {
    let mut state = acting(2);
    visiting(&mut state, ANA, House::TownHall);
    assert_eq!(legal_actions(&state, ANA), [Action::Build { discount: false }, Action::EndTurn]);
    act(&mut state, ANA, Action::Build { discount: false });
    assert_eq!(kennel(&state, ANA).coins, 1);
    assert!(kennel(&state, ANA).bay(BayId::Bay3).built);
    assert_eq!(legal_actions(&state, ANA), [Action::EndTurn]);
    visiting(&mut state, ANA, House::TownHall);
    assert_eq!(legal_actions(&state, ANA), [Action::EndTurn]);
    give(&mut state, ANA, &[Card::Discount]);
    act(&mut state, ANA, Action::Build { discount: true });
    assert_eq!(kennel(&state, ANA).coins, 0);
    assert!(kennel(&state, ANA).bay(BayId::Bay4).built);
}

/// L355-367: at most one bay in each turn.
#[test]
fn one_bay_a_visit() {
    let mut state = acting(2);
    visiting(&mut state, ANA, House::TownHall);
    fill(&mut state, ANA, [9, 0, 0, 0]);
    act(&mut state, ANA, Action::Build { discount: false });
    assert_eq!(legal_actions(&state, ANA), [Action::EndTurn]);
}

/// A seat that ends its turn without using the house is asked to confirm.
#[test]
fn leaving_a_house_unused_is_confirmed() {
    let mut state = acting(2);
    house(&mut state, ANA, "infirmary:poodle");
    visiting(&mut state, ANA, House::Vet);
    let cure = legal_actions(&state, ANA).into_iter().find(|action| matches!(action, Action::Cure { .. }));
    let confirm = |action| state.cost_preview(ANA, &played(action)).confirm.map(|line| line.key);
    assert_eq!(confirm(Action::EndTurn), Some("confirm_unused"));
    assert_eq!(confirm(cure.unwrap()), None);
}

/// Green at the warehouse, L380-386: the card gives two gas, and both are swapped for food and medicine.
/// Manual L377.
#[test]
fn green_at_the_warehouse() {
    let mut state = acting(2);
    fill(&mut state, ANA, [0, 0, 0, 0]);
    show(&mut state, House::Warehouse, &[Card::Gas2, Card::Helper]);
    act_all(
        &mut state,
        ANA,
        &[
            enter_for(House::Warehouse, Card::Gas2),
            Action::Swap { give: Good::Gas, get: Good::Food },
            Action::Swap { give: Good::Gas, get: Good::Medicine },
        ],
    );
    assert_eq!(purse(&state, ANA), [0, 0, 1, 1]);
    // L375-378: at most two swaps.
    assert_eq!(legal_actions(&state, ANA), [Action::EndTurn]);
}

/// D-04: a seat with a full garage cannot swap for gas.
#[test]
fn d_04_no_swap_for_too_much_gas() {
    let mut state = acting(2);
    fill(&mut state, ANA, [0, GAS_MAX, 1, 0]);
    visiting(&mut state, ANA, House::Warehouse);
    assert!(!may(&state, ANA, Action::Swap { give: Good::Food, get: Good::Gas }));
    assert!(may(&state, ANA, Action::Swap { give: Good::Food, get: Good::Medicine }));
}

/// Green at the vet, L455-459: a card of one food, three medicine for three dogs, into the bay of two points.
/// Manual L450, L452, L464.
#[test]
fn green_at_the_vet() {
    let mut state = acting(2);
    let dogs = house(&mut state, ANA, "infirmary:poodle,poodle,beagle bay_3:");
    fill(&mut state, ANA, [0, 0, 0, 3]);
    show(&mut state, House::Vet, &[Card::Food1, Card::Helper]);
    act_all(&mut state, ANA, &[enter_for(House::Vet, Card::Food1)]);
    for &dog in &dogs {
        act(&mut state, ANA, Action::Cure { dog, to: BayId::Bay3 });
    }
    assert_eq!(purse(&state, ANA), [0, 0, 1, 0]);
    assert_eq!(lying(&state, ANA, "bay_3"), ["beagle", "poodle", "poodle"]);
}

/// D-33: a dog that no bay takes cannot be cured. Other dogs are not moved for it.
#[test]
fn d_33_no_cure_without_a_place() {
    let mut state = acting(2);
    let text = "bay_1:poodle,poodle,beagle bay_2:vira,labr infirmary:york,beagle";
    let dogs = house(&mut state, ANA, text);
    visiting(&mut state, ANA, House::Vet);
    assert_eq!(legal_actions(&state, ANA), [Action::Cure { dog: dogs[6], to: BayId::Bay1 }, Action::EndTurn]);
}

/// D-30: the card *free entry* works once for a house that is exactly full. D-31: it needs a meeple. L699-709: the seat gets
/// no card of the house.
#[test]
fn d_30_d_31_free_entry() {
    let mut state = acting(3);
    give(&mut state, ANA, &[Card::FreeEntry]);
    give(&mut state, BIA, &[Card::FreeEntry]);
    state.site_mut(House::Vet).meeples.push(BIA);
    assert!(!may(&state, ANA, by_card(House::Vet)));
    state.site_mut(House::Vet).meeples.push(CAIO);
    assert!(!may(&state, ANA, enter(House::Vet)));
    act(&mut state, ANA, by_card(House::Vet));
    assert_eq!(kennel(&state, ANA).meeples, 1);
    assert!(kennel(&state, ANA).cards.is_empty());
    assert_eq!(state.site(House::Vet).cards.len(), 2);
    act(&mut state, ANA, Action::EndTurn);
    assert!(!may(&state, BIA, by_card(House::Vet)));
}

/// D-42: cards can be used only in the seat's own turn.
#[test]
fn d_42_no_cards_in_the_turn_of_another_seat() {
    let mut state = acting(2);
    give(&mut state, BIA, &[Card::FreeEntry, Card::SwapDogs, Card::ExtraDog, Card::Discount]);
    assert!(legal_actions(&state, BIA).is_empty());
    on_the_road(&mut state, ANA);
    assert!(legal_actions(&state, BIA).is_empty());
}

/// L407-408: a seat need not use the house; it is then asked to confirm.
/// Manual L407, L408.
#[test]
fn the_action_may_be_left() {
    let mut state = acting(2);
    visiting(&mut state, ANA, House::PetShop);
    assert_eq!(
        state.cost_preview(ANA, &played(Action::EndTurn)).confirm.map(|line| line.key),
        Some("confirm_unused")
    );
    act(&mut state, ANA, Action::EndTurn);
    assert_eq!(awaited(&state), [BIA]);
}

/// L489-492: all meeples are taken back at the end of the phase.
/// Manual L491.
#[test]
fn meeples_return() {
    let mut state = acting(2);
    state.kennel_mut(BIA).meeples = 0;
    state.last = true;
    visiting(&mut state, ANA, House::Vet);
    state.kennel_mut(ANA).meeples = 0;
    state.site_mut(House::Vet).meeples.push(ANA);
    act(&mut state, ANA, Action::EndTurn);
    assert!(state.site(House::Vet).meeples.is_empty());
}

/// An action that a card allows is not unavailable: a bay for one coin with *discount*, a full house with *free entry*.
#[test]
fn actions_that_a_card_allows_are_not_unavailable() {
    let unavailable = |state: &Tested, verb: &'static str| {
        state.unavailable(ANA).iter().any(|bar| bar.what.get("do") == Some(&verb.into()))
    };
    let mut state = acting(3);
    visiting(&mut state, ANA, House::TownHall);
    fill(&mut state, ANA, [1, 0, 0, 0]);
    assert!(unavailable(&state, "build"));
    give(&mut state, ANA, &[Card::Discount]);
    assert!(may(&state, ANA, Action::Build { discount: true }) && !unavailable(&state, "build"));
    let mut state = acting(3);
    state.site_mut(House::Vet).meeples.extend([BIA, BIA]);
    assert!(unavailable(&state, "enter"));
    give(&mut state, ANA, &[Card::FreeEntry]);
    assert!(may(&state, ANA, by_card(House::Vet)) && !unavailable(&state, "enter"));
}
