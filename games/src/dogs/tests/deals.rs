//! Deals with the fair.

use super::*;
use crate::dogs::data::fair_price;

fn at_the_fair(seats: u8, own: &str, there: &str) -> (Tested, Vec<DogId>, Vec<DogId>) {
    let mut state = table(seats);
    let own = house(&mut state, ANA, own);
    let there = fair(&mut state, there);
    visiting(&mut state, ANA, House::Fair);
    (state, own, there)
}

/// Vector of §11, L478-481: six coins with four dogs at the fair, one coin with ten or more.
/// Manual L478, L481.
#[test]
fn the_price_falls() {
    assert_eq!([0, 4, 9, 10, 15].map(fair_price), [10, 6, 1, 1, 1]);
    assert_eq!(fair_price(3), 7, "the next one after one of four was bought");
}

/// L473-475: two coins for a dog of a breed on the card. D-32: even for the last of its breed.
/// Manual L470: no sick ones.
#[test]
fn d_32_a_dog_is_sold() {
    let (mut state, own, _) = at_the_fair(2, "bay_1:dalmata,poodle infirmary:dalmata", "");
    assert_eq!(legal_actions(&state, ANA), [Action::Sell { dog: own[0] }, Action::EndTurn]);
    act(&mut state, ANA, Action::Sell { dog: own[0] });
    assert_eq!(kennel(&state, ANA).coins, 5);
    assert_eq!(at_fair(&state), [own[0]]);
    // L508-510: one deal in each turn.
    assert_eq!(legal_actions(&state, ANA), [Action::EndTurn]);
}

/// D-29, L685-697: several cards can raise the price of one sale.
/// Manual L609.
#[test]
fn d_29_cards_add_to_a_sale() {
    let (mut state, own, _) = at_the_fair(2, "bay_1:dalmata", "");
    give(&mut state, ANA, &[Card::TrainedDog, Card::TrainedDog, Card::AwardDog]);
    assert!(!may(&state, ANA, Action::AddToSale { card: Card::AwardDog }), "only for a dog that is sold");
    act_all(
        &mut state,
        ANA,
        &[
            Action::Sell { dog: own[0] },
            Action::AddToSale { card: Card::TrainedDog },
            Action::AddToSale { card: Card::AwardDog },
            Action::AddToSale { card: Card::TrainedDog },
        ],
    );
    assert_eq!(kennel(&state, ANA).coins, 3 + 2 + 1 + 2 + 1);
    assert_eq!(state.discard.len(), 3);
}

/// L477-481, D-43: a dog is bought at the current price. D-33: only if a bay takes it.
#[test]
fn d_33_d_43_a_dog_is_bought() {
    let text = "bay_1:poodle,poodle,vira,vira bay_2:labr,labr,york";
    let (mut state, _, there) = at_the_fair(2, text, "beagle labr york rott bulldog golden");
    assert!(!may(&state, ANA, Action::BuyDog { dog: there[2] }), "three coins do not pay four");
    fill(&mut state, ANA, [4, 0, 0, 0]);
    let buys: Vec<_> = legal_actions(&state, ANA)
        .into_iter()
        .filter(|action| matches!(action, Action::BuyDog { .. }))
        .collect();
    assert_eq!(buys, [Action::BuyDog { dog: there[2] }], "only the Yorkshire has a place");
    act(&mut state, ANA, buys[0]);
    assert_eq!(kennel(&state, ANA).coins, 0);
    assert_eq!(legal_actions(&state, ANA), [Action::Put { dog: there[2], to: BayId::Bay2 }]);
    act(&mut state, ANA, Action::Put { dog: there[2], to: BayId::Bay2 });
    assert_eq!(lying(&state, ANA, "bay_2"), ["labrador", "labrador", "yorkshire", "yorkshire"]);
    assert_eq!(state.fair_price(), 5);
}

/// L501-504: a price is told beside the coin that the fourth dog of a breed brings.
#[test]
fn the_price_of_a_fourth_dog_is_told_beside_the_coin_for_it() {
    let text = "bay_1:poodle,poodle,poodle bay_2:labr,labr,york,york";
    let (mut state, _, there) = at_the_fair(2, text, "poodle rott");
    fill(&mut state, ANA, [9, 0, 0, 0]);
    let buy = Action::BuyDog { dog: there[0] };
    let preview = state.cost_preview(ANA, &played(buy));
    assert_eq!((preview.costs, preview.gains), ([("coins", 8)].into(), [("coins", 1)].into()));
    act_on(&mut state, ANA, buy);
    assert_eq!(kennel(&state, ANA).coins, 9 - 8 + 1, "the only bay takes it at once");
}

/// D-48: dogs of one breed are alike at the fair.
#[test]
fn d_48_one_of_each_breed_is_listed() {
    let (mut state, _, there) = at_the_fair(2, "", "poodle beagle poodle poodle");
    fill(&mut state, ANA, [9, 0, 0, 0]);
    let buys = [Action::BuyDog { dog: there[0] }, Action::BuyDog { dog: there[1] }, Action::EndTurn];
    assert_eq!(legal_actions(&state, ANA), buys);
}

/// L483-487: a healthy dog is traded for another one of any breed, which goes into any bay that takes it.
/// Manual L483, L486.
#[test]
fn a_dog_is_swapped() {
    let (mut state, own, there) = at_the_fair(2, "bay_1:poodle,beagle infirmary:beagle", "vira vira");
    assert!(!may(&state, ANA, Action::Trade { dog: own[2] }), "sick dogs are not dealt with");
    act(&mut state, ANA, Action::Trade { dog: own[0] });
    assert_eq!(legal_actions(&state, ANA), [Action::TradeFor { dog: there[0] }]);
    act(&mut state, ANA, Action::TradeFor { dog: there[0] });
    assert_eq!(at_fair(&state), [there[1], own[0]]);
    act(&mut state, ANA, Action::Put { dog: there[0], to: BayId::Bay1 });
    assert_eq!(lying(&state, ANA, "bay_1"), ["beagle", "vira_lata"]);
    assert_eq!(legal_actions(&state, ANA), [Action::EndTurn]);
}

/// D-33: a trade is unavailable if no bay would take the other dog.
#[test]
fn d_33_no_swap_without_a_place() {
    let text = "bay_1:poodle,poodle,beagle,beagle bay_2:labr,labr,rott";
    let (state, own, _) = at_the_fair(2, text, "vira");
    let trades: Vec<_> = legal_actions(&state, ANA)
        .into_iter()
        .filter(|action| matches!(action, Action::Trade { .. }))
        .collect();
    assert_eq!(trades, [Action::Trade { dog: own[6] }], "only the Rottweiler leaves a row");
}

/// L501-504: a dog of the fair can fill a bay.
#[test]
fn a_deal_can_fill_a_bay() {
    let (mut state, own, there) = at_the_fair(2, "bay_1:poodle,poodle,poodle bay_2:vira", "poodle");
    let coins = kennel(&state, ANA).coins;
    act_all(
        &mut state,
        ANA,
        &[
            Action::Trade { dog: own[3] },
            Action::TradeFor { dog: there[0] },
            Action::Put { dog: there[0], to: BayId::Bay1 },
        ],
    );
    assert_eq!(kennel(&state, ANA).coins, coins + 1);
}

/// L498-499: a dog that came to the fair sick is healthy when it is bought.
#[test]
fn dogs_of_the_fair_are_healthy() {
    let (mut state, _, there) = at_the_fair(2, "", "poodle.s");
    fill(&mut state, ANA, [9, 0, 0, 0]);
    act_all(
        &mut state,
        ANA,
        &[Action::BuyDog { dog: there[0] }, Action::Put { dog: there[0], to: BayId::Bay1 }],
    );
    assert_eq!(kennel(&state, ANA).bay(BayId::Bay1).dogs[0].health, Health::Healthy);
}
