//! The first phase: trucks on the road.

use super::*;
use crate::dogs::map::Ways;

fn cost(from: &str, to: &str) -> u8 {
    Ways::from(space(from), |_| false).cost(space(to))
}

fn drives(state: &Tested, seat: Seat) -> Vec<&'static str> {
    let to = |action| if let Action::Drive { to } = action { Some(to.word()) } else { None };
    choices(state, seat).into_iter().filter_map(to).collect()
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
    // L218-220: whoever drives past dogs leaves them.
    assert_eq!(state.spot(Space::K3).dogs.len(), 1);
}

/// Example 2 of L242-247: from where Yellow stands to a Bulldog in the city, three gas, and four the other way.
#[test]
fn example_yellow_fetches_a_bulldog() {
    let mut state = table(4);
    lay(&mut state, "c7:bulldog");
    out_at(&mut state, BIA, "c1");
    on_the_road(&mut state, BIA);
    let played = act(&mut state, BIA, Action::Drive { to: Space::C7 });
    let path = vec![Space::C3, Space::C5, Space::C7];
    assert!(happened(&played, &Happening::Drove { seat: BIA, path, gas: 3 }));
    let other_way = Ways::from(Space::C1, |space| space == Space::C5);
    assert_eq!(other_way.cost(Space::C7), 4);
}

/// Vector of §11. D-06: crossing the centre is free. D-08: the cheapest way.
#[test]
fn d_06_d_08_what_ways_cost() {
    let costs = [("centre", "k7"), ("c1", "c7"), ("c1", "k1"), ("c7", "k7")].map(|(from, to)| cost(from, to));
    assert_eq!(costs, [4, 3, 1, 7]);
    // D-06: nobody stops there.
    let mut state = table(2);
    lay(&mut state, "c1:bulldog");
    on_the_road(&mut state, ANA);
    assert!(!may(&state, ANA, Action::Drive { to: Space::Centre }));
}

/// D-05: a truck stops only where a dog lies.
#[test]
fn d_05_no_stop_on_an_empty_space() {
    let mut state = table(2);
    lay(&mut state, "c1:bulldog k2:poodle");
    on_the_road(&mut state, ANA);
    assert_eq!(drives(&state, ANA), ["c1", "k2"]);
}

/// L215-216: no two trucks on a space. D-07: but past it, at the ordinary cost.
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

/// L269-273, L301-302: a lost dog goes to the fair at once, for as many coins as the space is far.
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

/// L210-212: one move a turn; then it is the left neighbour's.
#[test]
fn one_move_a_turn() {
    let mut state = table(3);
    lay(&mut state, "c1:bulldog c2:bulldog");
    on_the_road(&mut state, ANA);
    act(&mut state, ANA, Action::Drive { to: Space::C1 });
    assert_eq!(awaited(&state), [BIA]);
    act(&mut state, BIA, Action::Stay);
    act(&mut state, CAIO, Action::Drive { to: Space::C2 });
    // L265-266: who stays is skipped.
    assert_eq!(awaited(&state), [ANA]);
}

/// D-10: staying is for the first turn, and for good; it earns nothing. Returning is for those who are out.
#[test]
fn d_10_staying_and_returning() {
    let mut state = table(4);
    lay(&mut state, "c1:bulldog c3:bulldog");
    on_the_road(&mut state, ANA);
    assert!(may(&state, ANA, Action::Stay));
    assert!(!choices(&state, ANA).iter().any(|action| matches!(action, Action::GoHome { .. })));
    out_at(&mut state, ANA, "c1");
    assert!(!may(&state, ANA, Action::Stay));
    assert!(may(&state, ANA, Action::GoHome { bonus: Some(crate::dogs::data::Good::Food) }));
}

/// L280-285: home costs one gas from anywhere, and the first and the last receive a resource.
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

/// D-11: first and last at once is one token. D-12: only those who were out count.
#[test]
fn d_11_d_12_who_stayed_does_not_count() {
    use crate::dogs::data::Good;
    let mut state = table(3);
    out_at(&mut state, BIA, "c1");
    state.kennel_mut(ANA).trip = Trip::Stayed;
    state.kennel_mut(CAIO).trip = Trip::Stayed;
    on_the_road(&mut state, BIA);
    act(&mut state, BIA, Action::GoHome { bonus: Some(Good::Food) });
    assert_eq!(purse(&state, BIA), [3, 5, 3, 2]);
}

/// L266-268: if all stay, this is the last round.
#[test]
fn nobody_drives() {
    let mut state = table(2);
    on_the_road(&mut state, ANA);
    act(&mut state, ANA, Action::Stay);
    assert!(!state.last);
    let played = act(&mut state, BIA, Action::Stay);
    assert!(happened(&played, &Happening::EndNear { why: crate::dogs::Ending::Stayed }));
    assert!(state.last);
}

/// L651-656: two dogs change places, of either region; the new place sets the reward. Staying is over then (D-13).
#[test]
fn d_13_two_dogs_change_places() {
    let mut state = table(2);
    let dogs = lay(&mut state, "c1:bulldog.l k7:poodle c2:block");
    give(&mut state, ANA, &[Card::SwapDogs]);
    on_the_road(&mut state, ANA);
    assert!(may(&state, ANA, Action::Stay));
    act(&mut state, ANA, Action::SwapDogs { dog: dogs[0] });
    assert_eq!(choices(&state, ANA), [Action::SwapWith { dog: dogs[1] }]);
    act(&mut state, ANA, Action::SwapWith { dog: dogs[1] });
    assert_eq!(state.spot(Space::K7).dogs[0].id, dogs[0]);
    assert_eq!(state.discard, [Card::SwapDogs]);
    assert!(!may(&state, ANA, Action::Stay));
    act(&mut state, ANA, Action::Drive { to: Space::K7 });
    assert_eq!(kennel(&state, ANA).coins, 3 + 4);
}

/// D-13: before returning, too; not by somebody who can only stay.
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
    assert!(choices(&state, ANA).iter().any(|action| matches!(action, Action::GoHome { .. })));
}

/// A dog under whose space a block lies does not change places.
#[test]
fn a_blocked_dog_stays() {
    let mut state = table(2);
    let dogs = lay(&mut state, "c1:bulldog k1:poodle k3:poodle k3:block");
    give(&mut state, ANA, &[Card::SwapDogs]);
    on_the_road(&mut state, ANA);
    assert!(!may(&state, ANA, Action::SwapDogs { dog: dogs[2] }));
}

/// D-14: the top of the pile comes on the truck, and it is final. D-16: also before one has moved, and one may stay.
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
    // It is no move: if all stay, the round is the last.
    for seat in [ANA, BIA, CAIO] {
        act(&mut state, seat, Action::Stay);
    }
    assert!(state.last);
}

/// D-15: a lost dog goes to the fair without a reward; blocks are set aside and shuffled in again; a pile without
/// dogs is no choice.
#[test]
fn d_15_what_may_be_drawn() {
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
    assert!(!choices(&state, ANA).iter().any(|action| matches!(action, Action::DrawDog { .. })));
}

/// What cannot be reached is barred, and says why.
#[test]
fn spaces_out_of_reach_say_why() {
    let mut state = table(2);
    lay(&mut state, "c1:bulldog c2:bulldog k1:block k7:dalmata");
    out_at(&mut state, BIA, "c2");
    fill(&mut state, ANA, [0, 2, 0, 0]);
    on_the_road(&mut state, ANA);
    let why = |to: &'static str| {
        let bars = state.barred(ANA);
        let bar = bars.iter().find(|bar| bar.what.get("to") == Some(&to.into()));
        bar.map(|bar| bar.why.key)
    };
    assert_eq!(why("c1"), None);
    assert_eq!(why("c2"), Some("barred_truck"));
    assert_eq!(why("c3"), Some("barred_no_dog"));
    assert_eq!(why("k1"), Some("barred_block"));
    assert_eq!(why("k7"), Some("barred_gas"));
}

/// The price of a drive is its gas and its reward, and it names the places on the way.
#[test]
fn a_drive_says_what_it_costs() {
    let mut state = table(2);
    lay(&mut state, "k5:poodle.l");
    on_the_road(&mut state, ANA);
    let price = state.price(ANA, &played(Action::Drive { to: Space::K5 }));
    assert_eq!(price.costs.get("gas"), Some(&3));
    assert_eq!(price.gains.get("coins"), Some(&3));
    assert_eq!(price.touches, ["k1", "k3"]);
}

/// All trucks begin a round at the centre; whoever stays leaves the road.
#[test]
fn who_stays_leaves_the_road() {
    let mut state = table(2);
    lay(&mut state, "c1:bulldog");
    on_the_road(&mut state, ANA);
    act(&mut state, ANA, Action::Stay);
    assert_eq!(kennel(&state, ANA).truck, None);
    state.apply(&Happening::RoundBegan { round: 2, start: BIA }.into());
    assert_eq!(kennel(&state, ANA).truck, Some(Space::Centre));
}

/// L651-656: a dog alone on the board, or beside dogs of its own space only, has nobody to change places with.
#[test]
fn a_dog_changes_places_with_one_elsewhere() {
    let mut state = table(2);
    lay(&mut state, "k7:poodle");
    give(&mut state, ANA, &[Card::SwapDogs]);
    on_the_road(&mut state, ANA);
    assert!(!choices(&state, ANA).iter().any(|action| matches!(action, Action::SwapDogs { .. })));
}
