//! The first phase: trucks on the road.

use super::*;
use crate::dogs::map::{Routes, distance};

fn cost(from: &str, to: &str) -> u8 {
    Routes::from(space(from), |_| false).cost(space(to))
}

fn drives(state: &Tested, seat: Seat) -> Vec<&'static str> {
    let to = |action| if let Action::Drive { to } = action { Some(to.word()) } else { None };
    legal_actions(state, seat).into_iter().filter_map(to).collect()
}

/// L222-224, D-08: without blocks, the cheapest routes cost what the table of all distances says.
#[test]
fn distances_are_those_of_the_cheapest_routes() {
    for &from in Space::ALL {
        let routes = Routes::from(from, |_| false);
        let others = Space::ALL.iter().filter(|&&to| to != from);
        for &to in others {
            assert_eq!(distance(from, to), routes.cost(to), "from {from:?} to {to:?}");
        }
    }
}

/// Example 1 of L234-240: from the centre to a Dalmatian in the country, four gas.
#[test]
fn example_blue_fetches_a_dalmatian() {
    let mut state = table(4);
    let dogs = lay(&mut state, "k1:poodle k3:poodle k5:poodle k7:dalmata");
    on_the_road(&mut state, ANA);
    let played = act(&mut state, ANA, Action::Drive { to: Space::K7 });
    let path = vec![Space::K1, Space::K3, Space::K5, Space::K7];
    assert!(happened(&played, &Happening::Drove { seat: ANA, path, gas: 4 }));
    assert_eq!(kennel(&state, ANA).gas, 2);
    assert_eq!(kennel(&state, ANA).load[0].id, dogs[3]);
    // L218-220: dogs that a truck drives past are not collected.
    assert_eq!(state.spot(Space::K3).dogs.len(), 1);
}

/// Example 2 of L242-247: from Yellow's truck to a Bulldog in the city, three gas, and four by the other route.
#[test]
fn example_yellow_fetches_a_bulldog() {
    let mut state = table(4);
    lay(&mut state, "c7:bulldog");
    out_at(&mut state, BIA, "c1");
    on_the_road(&mut state, BIA);
    let played = act(&mut state, BIA, Action::Drive { to: Space::C7 });
    let path = vec![Space::C3, Space::C5, Space::C7];
    assert!(happened(&played, &Happening::Drove { seat: BIA, path, gas: 3 }));
    let other_way = Routes::from(Space::C1, |space| space == Space::C5);
    assert_eq!(other_way.cost(Space::C7), 4);
}

/// Vector of §11. D-06: crossing the centre is free. D-08: the cheapest route.
#[test]
fn d_06_d_08_costs_of_routes() {
    let costs = [("centre", "k7"), ("c1", "c7"), ("c1", "k1"), ("c7", "k7")].map(|(from, to)| cost(from, to));
    assert_eq!(costs, [4, 3, 1, 7]);
    // D-06: no truck stops in the centre.
    let mut state = table(2);
    lay(&mut state, "c1:bulldog");
    on_the_road(&mut state, ANA);
    assert!(!may(&state, ANA, Action::Drive { to: Space::Centre }));
}

/// D-05: a truck stops only where a dog lies.
/// Manual L214, L219.
#[test]
fn d_05_no_stop_on_an_empty_space() {
    let mut state = table(2);
    lay(&mut state, "c1:bulldog k2:poodle");
    on_the_road(&mut state, ANA);
    assert_eq!(drives(&state, ANA), ["c1", "k2"]);
}

/// L215-216: no two trucks on a space. D-07: driving past a truck costs nothing extra.
#[test]
fn d_07_past_another_truck() {
    let mut state = table(2);
    lay(&mut state, "c1:bulldog c3:bulldog");
    out_at(&mut state, BIA, "c1");
    on_the_road(&mut state, ANA);
    assert_eq!(drives(&state, ANA), ["c3"]);
    act(&mut state, ANA, Action::Drive { to: Space::C3 });
    assert_eq!(kennel(&state, ANA).gas, 4);
}

/// D-09 and a vector of §11: with four gas, a space that costs four is out of reach.
/// Manual L340.
#[test]
fn d_09_gas_for_the_way_home_is_kept() {
    let mut state = table(2);
    lay(&mut state, "k5:poodle k7:dalmata");
    fill(&mut state, ANA, [0, 4, 0, 0]);
    on_the_road(&mut state, ANA);
    assert_eq!(drives(&state, ANA), ["k5"]);
    fill(&mut state, ANA, [0, 5, 0, 0]);
    assert_eq!(drives(&state, ANA), ["k5", "k7"]);
}

/// L269-273, L301-302: a lost dog goes to the fair at once, for the reward of its space.
/// Manual L270, L272, L304.
#[test]
fn a_lost_dog_brings_a_reward() {
    let mut state = table(2);
    let dogs = lay(&mut state, "c5:bulldog.l");
    on_the_road(&mut state, ANA);
    act(&mut state, ANA, Action::Drive { to: Space::C5 });
    assert_eq!(purse(&state, ANA), [6, 3, 2, 2]);
    assert_eq!(at_fair(&state), dogs);
    assert_eq!(state.fair[0].health, Health::Healthy);
    assert!(kennel(&state, ANA).load.is_empty());
}

/// L210-212: one move in each turn; then the left neighbour has the turn.
/// Manual L199, L208, L211, L276.
#[test]
fn one_move_a_turn() {
    let mut state = table(3);
    lay(&mut state, "c1:bulldog c2:bulldog");
    on_the_road(&mut state, ANA);
    act(&mut state, ANA, Action::Drive { to: Space::C1 });
    assert_eq!(awaited(&state), [BIA]);
    act(&mut state, BIA, Action::Stay);
    act(&mut state, CAIO, Action::Drive { to: Space::C2 });
    // L265-266: a seat whose truck stays is skipped.
    assert_eq!(awaited(&state), [ANA]);
}

/// D-10: a truck may stay only in its first turn, and then for the whole round, without a reward. Only a truck that has
/// driven may return.
#[test]
fn d_10_staying_and_returning() {
    let mut state = table(4);
    lay(&mut state, "c1:bulldog c3:bulldog");
    on_the_road(&mut state, ANA);
    assert!(may(&state, ANA, Action::Stay));
    assert!(!legal_actions(&state, ANA).iter().any(|action| matches!(action, Action::GoHome { .. })));
    out_at(&mut state, ANA, "c1");
    assert!(!may(&state, ANA, Action::Stay));
    assert!(may(&state, ANA, Action::GoHome { bonus: Some(crate::dogs::data::Good::Food) }));
}

/// L280-285: the way home costs one gas from any space. The first and the last to come home receive a resource.
#[test]
fn the_first_and_the_last_home_are_rewarded() {
    use crate::dogs::data::Good;
    let mut state = table(3);
    for (seat, at) in [(ANA, "c8"), (BIA, "c1"), (CAIO, "k1")] {
        out_at(&mut state, seat, at);
    }
    on_the_road(&mut state, ANA);
    assert!(!may(&state, ANA, Action::GoHome { bonus: None }));
    act(&mut state, ANA, Action::GoHome { bonus: Some(Good::Medicine) });
    assert_eq!(purse(&state, ANA), [3, 5, 2, 3]);
    act(&mut state, BIA, Action::GoHome { bonus: None });
    assert_eq!(purse(&state, BIA), [3, 5, 2, 2]);
    act(&mut state, CAIO, Action::GoHome { bonus: Some(Good::Gas) });
    assert_eq!(purse(&state, CAIO), [3, 6, 2, 2]);
}

/// D-11: a seat that is both first and last receives one token. D-12: only trucks that have driven count.
#[test]
fn d_11_d_12_trucks_that_stayed_do_not_count() {
    use crate::dogs::data::Good;
    let mut state = table(3);
    out_at(&mut state, BIA, "c1");
    state.kennel_mut(ANA).trip = Trip::Stayed;
    state.kennel_mut(CAIO).trip = Trip::Stayed;
    on_the_road(&mut state, BIA);
    act(&mut state, BIA, Action::GoHome { bonus: Some(Good::Food) });
    assert_eq!(purse(&state, BIA), [3, 5, 3, 2]);
}

/// L266-268: if all trucks stay, this is the last round.
/// Manual L565.
#[test]
fn all_trucks_stay() {
    let mut state = table(2);
    on_the_road(&mut state, ANA);
    act(&mut state, ANA, Action::Stay);
    assert!(!state.last);
    let played = act(&mut state, BIA, Action::Stay);
    assert!(happened(&played, &Happening::EndNear { why: crate::dogs::Ending::Stayed }));
    assert!(state.last);
}

/// L651-656: two dogs of any regions change places, and the new space sets the reward. Then the truck may not stay (D-13).
#[test]
fn d_13_two_dogs_change_places() {
    let mut state = table(2);
    let dogs = lay(&mut state, "c1:bulldog.l k7:poodle c2:block");
    give(&mut state, ANA, &[Card::SwapDogs]);
    on_the_road(&mut state, ANA);
    assert!(may(&state, ANA, Action::Stay));
    act(&mut state, ANA, Action::SwapDogs { dog: dogs[0] });
    assert_eq!(legal_actions(&state, ANA), [Action::SwapWith { dog: dogs[1] }]);
    act(&mut state, ANA, Action::SwapWith { dog: dogs[1] });
    assert_eq!(state.spot(Space::K7).dogs[0].id, dogs[0]);
    assert_eq!(state.discard, [Card::SwapDogs]);
    assert!(!may(&state, ANA, Action::Stay));
    act(&mut state, ANA, Action::Drive { to: Space::K7 });
    assert_eq!(kennel(&state, ANA).coins, 3 + 4);
}

/// D-13: the card can be used before returning, too, but not if the truck can only stay.
#[test]
fn d_13_the_card_wants_a_truck_that_moves() {
    let mut state = table(2);
    let dogs = lay(&mut state, "c1:bulldog k1:poodle");
    give(&mut state, ANA, &[Card::SwapDogs]);
    fill(&mut state, ANA, [0, 1, 0, 0]);
    on_the_road(&mut state, ANA);
    assert!(!may(&state, ANA, Action::SwapDogs { dog: dogs[0] }));
    out_at(&mut state, ANA, "k3");
    assert!(may(&state, ANA, Action::SwapDogs { dog: dogs[0] }));
    act_all(&mut state, ANA, &[Action::SwapDogs { dog: dogs[0] }, Action::SwapWith { dog: dogs[1] }]);
    assert!(legal_actions(&state, ANA).iter().any(|action| matches!(action, Action::GoHome { .. })));
}

/// D-54: a dog on a space with a block does not change places.
#[test]
fn a_blocked_dog_stays() {
    let mut state = table(2);
    let dogs = lay(&mut state, "c1:bulldog k1:poodle k3:poodle k3:block");
    give(&mut state, ANA, &[Card::SwapDogs]);
    on_the_road(&mut state, ANA);
    assert!(!may(&state, ANA, Action::SwapDogs { dog: dogs[2] }));
}

/// D-14: the top dog of the pile goes onto the truck, and the step is final. D-16: the card can be used before the first
/// move, and the truck may still stay.
#[test]
fn d_14_d_16_a_dog_from_a_pile() {
    let mut state = table(3);
    lay(&mut state, "c1:bulldog");
    give(&mut state, ANA, &[Card::ExtraDog]);
    on_the_road(&mut state, ANA);
    state.piles[1].push(Token::Dog(Breed::Poodle, Health::Sick));
    let played = act(&mut state, ANA, Action::DrawDog { region: Region::Country });
    assert!(played.is_final());
    assert_eq!(kennel(&state, ANA).load[0].breed, Breed::Poodle);
    assert_eq!(awaited(&state), [ANA]);
    // Drawing is no move: if all trucks stay, the round is the last one.
    for seat in [ANA, BIA, CAIO] {
        act(&mut state, seat, Action::Stay);
    }
    assert!(state.last);
}

/// D-15: a lost dog goes to the fair without a reward. Blocks are set aside and shuffled in again. A pile without dogs cannot
/// be chosen.
#[test]
fn d_15_dogs_that_may_be_drawn() {
    let mut state = table(2);
    give(&mut state, ANA, &[Card::ExtraDog, Card::ExtraDog]);
    on_the_road(&mut state, ANA);
    state.piles[0].extend([Token::Dog(Breed::Bulldog, Health::Lost), Token::Block, Token::Block]);
    state.piles[1] = vec![Token::Block; 3];
    assert!(!may(&state, ANA, Action::DrawDog { region: Region::Country }));
    let before = state.piles[0].len();
    act(&mut state, ANA, Action::DrawDog { region: Region::City });
    assert_eq!(kennel(&state, ANA).coins, 3);
    assert_eq!(state.fair.len(), 1);
    assert_eq!(state.piles[0].len(), before - 1);
    assert_eq!(state.piles[0].iter().filter(|&&token| token == Token::Block).count(), 2);
    state.piles[0] = vec![];
    assert!(!legal_actions(&state, ANA).iter().any(|action| matches!(action, Action::DrawDog { .. })));
}

/// Spaces out of reach are unavailable, with the reason.
/// Manual L215, L224.
#[test]
fn spaces_out_of_reach_say_why() {
    let mut state = table(2);
    lay(&mut state, "c1:bulldog c2:bulldog k1:block k7:dalmata");
    out_at(&mut state, BIA, "c2");
    fill(&mut state, ANA, [0, 2, 0, 0]);
    on_the_road(&mut state, ANA);
    let why = |to: &'static str| {
        let unavailable = state.unavailable(ANA);
        let bar = unavailable.iter().find(|bar| bar.what.get("to") == Some(&to.into()));
        bar.map(|bar| bar.why.key)
    };
    assert_eq!(why("c1"), None);
    assert_eq!(why("c2"), Some("unavailable_truck"));
    assert_eq!(why("c3"), Some("unavailable_no_dog"));
    assert_eq!(why("k1"), Some("unavailable_block"));
    assert_eq!(why("k7"), Some("unavailable_gas"));
}

/// The preview of a drive shows its gas, its reward and the places on the route.
#[test]
fn the_preview_of_a_drive() {
    let mut state = table(2);
    lay(&mut state, "k5:poodle.l");
    on_the_road(&mut state, ANA);
    let price = state.cost_preview(ANA, &played(Action::Drive { to: Space::K5 }));
    assert_eq!(price.costs.get("gas"), Some(&3));
    assert_eq!(price.gains.get("coins"), Some(&3));
    assert_eq!(price.touches, ["k1", "k3"]);
}

/// All trucks begin a round in the centre. A truck that stays leaves the board.
#[test]
fn a_truck_that_stays_leaves_the_board() {
    let mut state = table(2);
    lay(&mut state, "c1:bulldog");
    on_the_road(&mut state, ANA);
    act(&mut state, ANA, Action::Stay);
    assert_eq!(kennel(&state, ANA).truck, None);
    state.apply(&Happening::RoundBegan { round: 2, start: BIA }.into());
    assert_eq!(kennel(&state, ANA).truck, Some(Space::Centre));
}

/// L651-656: dogs change places only with dogs of other spaces.
#[test]
fn a_dog_changes_places_with_one_elsewhere() {
    let mut state = table(2);
    lay(&mut state, "k7:poodle");
    give(&mut state, ANA, &[Card::SwapDogs]);
    on_the_road(&mut state, ANA);
    assert!(!legal_actions(&state, ANA).iter().any(|action| matches!(action, Action::SwapDogs { .. })));
}
