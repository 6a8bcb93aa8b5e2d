//! The third phase: feeding, paying, new cards, new dogs.

use super::*;

/// The state before the last turn of the second phase ends.
fn closing(seats: u8, kennels: &[(&str, [u8; 4])]) -> Tested {
    let mut state = table(seats);
    for (seat, &(text, amounts)) in Seat::all(seats).zip(kennels) {
        house(&mut state, seat, text);
        fill(&mut state, seat, amounts);
    }
    let last = Seat(seats - 1);
    visiting(&mut state, last, House::Vet);
    for seat in Seat::all(seats) {
        state.kennel_mut(seat).meeples = 0;
    }
    state
}

fn end(state: &mut Tested) -> Played<Tested> {
    let last = Seat(state.seats - 1);
    act(state, last, Action::EndTurn)
}

fn starving(state: &Tested, seat: Seat) -> Vec<DogId> {
    let dog = |action| if let Action::Starve { dog } = action { Some(dog) } else { None };
    legal_actions(state, seat).into_iter().filter_map(dog).collect()
}

/// L519-521: one food for each bay with dogs. D-39: a seat with food must feed.
/// Manual L519, L527.
#[test]
fn d_39_each_bay_eats_one() {
    let mut state = closing(2, &[("bay_1:poodle,poodle bay_2:beagle infirmary:vira", [1, 0, 5, 0])]);
    let played = end(&mut state);
    assert!(happened(&played, &Happening::Fed { seat: ANA, food: 2, hungry: 0 }));
    assert!(starving(&state, ANA).is_empty());
}

/// L519-524: without enough food, the seat chooses the bay, and the dog of it that falls ill.
/// Manual L523.
#[test]
fn a_hungry_dog_falls_ill() {
    let mut state = closing(2, &[("bay_1:poodle,poodle bay_2:beagle", [1, 0, 1, 0])]);
    end(&mut state);
    let dogs = starving(&state, ANA);
    assert_eq!(dogs.len(), 3);
    act(&mut state, ANA, Action::Starve { dog: dogs[0] });
    assert_eq!(kennel(&state, ANA).infirmary[0].health, Health::Sick);
    assert_eq!(state.round, 2);
}

/// One dog of each unfed bay falls ill. The step can be taken back until all seats have finished (D-49).
#[test]
fn d_49_two_bays_go_unfed() {
    let none = ("bay_1:poodle,poodle bay_2:beagle", [2, 0, 0, 0]);
    let mut state = closing(2, &[none, none]);
    end(&mut state);
    assert_eq!(awaited(&state), [ANA, BIA]);
    let dogs = starving(&state, ANA);
    let before = state.clone();
    act(&mut state, ANA, Action::Starve { dog: dogs[0] });
    assert_eq!(starving(&state, ANA), [dogs[2]], "one dog of each bay");
    act(&mut state, ANA, Action::StepBack);
    assert_eq!(state, before);
    act_all(&mut state, ANA, &[Action::Starve { dog: dogs[2] }, Action::Starve { dog: dogs[1] }]);
    assert_eq!(awaited(&state), [BIA]);
    assert_eq!(legal_actions(&state, ANA), [Action::StepBack]);
}

/// L525: if the infirmary is full, the dog goes to the fair.
#[test]
fn a_full_infirmary_sends_it_to_the_fair() {
    let sick = "infirmary:rott,rott,rott,rott,rott bay_1:poodle bay_2:beagle";
    let mut state = closing(2, &[(sick, [1, 0, 0, 0]), ("bay_1:vira", [1, 0, 0, 0])]);
    end(&mut state);
    let dogs = starving(&state, ANA);
    act(&mut state, ANA, Action::Starve { dog: dogs[0] });
    let before = state.clone();
    act(&mut state, ANA, Action::Starve { dog: dogs[1] });
    assert_eq!(at_fair(&state), [dogs[1]]);
    assert_eq!(state.fair[0].health, Health::Healthy);
    act(&mut state, ANA, Action::StepBack);
    assert_eq!(state, before);
}

/// L572-573: the helper gets a coin. D-36: a seat with a coin must pay; without one, the helper leaves.
/// Manual L572, L573.
#[test]
fn d_36_the_helper_is_paid_or_leaves() {
    let mut state = closing(2, &[("", [1, 0, 0, 0]), ("", [0, 0, 0, 0])]);
    state.last = true;
    end(&mut state);
    assert_eq!(kennel(&state, ANA).coins, 0);
    assert_eq!([ANA, BIA].map(|seat| kennel(&state, seat).helper), [true, false]);
    assert!(over(&state));
    assert_eq!([ANA, BIA].map(|seat| points(&state, "helper", seat)), [2, 0]);
}

/// L658-661, D-35: the card *helper* pays a helper that the seat has.
#[test]
fn d_35_the_card_pays_the_helper() {
    let mut state = closing(3, &[("", [1, 0, 0, 0]), ("", [0, 0, 0, 0]), ("", [0, 0, 0, 0])]);
    for seat in [ANA, BIA, CAIO] {
        give(&mut state, seat, &[Card::Helper]);
    }
    state.kennel_mut(CAIO).helper = false;
    end(&mut state);
    // Bia can only pay with the card, and Caio cannot hire: they have no decision.
    assert_eq!(awaited(&state), [ANA]);
    assert_eq!(
        legal_actions(&state, ANA),
        [Action::Pay { with: Salary::Coin }, Action::Pay { with: Salary::Card }]
    );
    act(&mut state, ANA, Action::Pay { with: Salary::Card });
    assert_eq!(kennel(&state, ANA).coins, 1 + 1, "and a coin for the new round");
    assert!(kennel(&state, BIA).cards.is_empty());
    assert!(kennel(&state, CAIO).holds(Card::Helper) && !kennel(&state, CAIO).helper);
}

/// L576-577: a helper that left can be hired again for a coin. D-37: an option decides whether it counts as paid.
#[test]
fn d_37_a_helper_is_hired_again() {
    for (rehire_scores, score) in [(true, 2), (false, 0)] {
        let mut state = closing(2, &[("", [1, 0, 0, 0]), ("", [0, 0, 0, 0])]);
        state.options.rehire_scores = rehire_scores;
        state.last = true;
        state.kennel_mut(ANA).helper = false;
        end(&mut state);
        assert_eq!(legal_actions(&state, ANA), [Action::Hire { again: false }, Action::Hire { again: true }]);
        act(&mut state, ANA, Action::Hire { again: true });
        assert!(over(&state));
        assert!(kennel(&state, ANA).helper);
        assert_eq!(kennel(&state, ANA).coins, 0, "once");
        assert_eq!(points(&state, "helper", ANA), score);
    }
}

/// L535-556: new cards, a new card of the fair, new dogs, and the next start player to the left.
/// Manual L546, L553.
#[test]
fn a_round_ends() {
    let mut state = closing(2, &[("", [5, 0, 0, 0]), ("", [5, 0, 0, 0])]);
    show(&mut state, House::Vet, &[Card::Helper]);
    let played = end(&mut state);
    assert!(played.is_final());
    assert_eq!(state.round, 2);
    assert_eq!(state.start, BIA);
    assert!(House::ALL.iter().all(|&house| state.site(house).cards.len() == 2));
    assert!(state.discard.contains(&Card::Helper));
    assert_eq!(state.fair_card(), Some(FairCard::F2));
    assert!(Space::paws().iter().all(|&space| state.spot(space).dogs.len() == 1));
    assert_eq!(state.pile(Region::City).len(), 22);
}

/// L539-540: when the deck runs out, the discard pile is shuffled.
#[test]
fn the_discard_becomes_the_deck() {
    let mut state = closing(2, &[("", [5, 9, 0, 0]), ("", [5, 9, 0, 0])]);
    state.deck = vec![Card::Vet; 3];
    state.discard = vec![Card::Gas2; 10];
    end(&mut state);
    assert_eq!(state.site(House::TownHall).cards[..], [Card::Vet; 2]);
    assert_eq!(state.site(House::Fair).cards[..], [Card::Gas2; 2]);
    assert_eq!((state.deck.len(), state.discard.len()), (3, 0));
}

/// D-41: with too few cards for all houses, they are laid house by house.
#[test]
fn d_41_too_few_cards() {
    let mut state = closing(2, &[("", [5, 9, 0, 0]), ("", [5, 9, 0, 0])]);
    state.deck = vec![Card::Vet; 3];
    end(&mut state);
    assert_eq!(
        House::ALL.iter().map(|&house| state.site(house).cards.len()).collect::<Vec<_>>(),
        [2, 1, 0, 0, 0]
    );
}

/// D-45: lost dogs are laid on the board like all others.
#[test]
fn d_45_lost_dogs_are_laid() {
    let mut state = closing(3, &[("", [5, 9, 0, 0]); 3]);
    state.piles[0].push(Token::Dog(Breed::Bulldog, Health::Lost));
    end(&mut state);
    assert_eq!(state.spot(Space::C1).dogs[0].health, Health::Lost);
}

/// A seat without a choice about its helper is not asked. The preview of ending the last turn shows its payments.
#[test]
fn the_preview_of_ending_the_last_turn() {
    let mut state = closing(2, &[("", [5, 9, 0, 0]), ("bay_1:poodle", [5, 9, 3, 0])]);
    state.last = true;
    let price = state.cost_preview(BIA, &played(Action::EndTurn));
    assert_eq!(price.costs.get("food"), Some(&1));
    assert_eq!(price.costs.get("coins"), Some(&1));
    end(&mut state);
    assert_eq!(purse(&state, BIA), [4, 9, 2, 0]);
}

/// Each seat has its own prompt: a dog of an unfed bay, paying the helper, or hiring one again.
#[test]
fn each_seat_has_its_own_prompt() {
    let mut state =
        closing(3, &[("bay_1:poodle,poodle", [1, 0, 0, 0]), ("", [1, 0, 0, 0]), ("", [1, 0, 0, 0])]);
    give(&mut state, BIA, &[Card::Helper]);
    state.kennel_mut(CAIO).helper = false;
    end(&mut state);
    assert_eq!([ANA, BIA, CAIO].map(|seat| state.prompt(seat).key), ["ask_starve", "ask_pay", "ask_hire"]);
}

/// L630-633: a helper scores only if it is paid in the last round.
/// Manual L632.
#[test]
fn a_helper_paid_in_an_earlier_round_does_not_score() {
    let mut state = closing(2, &[("", [0, 0, 0, 0]), ("", [1, 0, 0, 0])]);
    state.kennel_mut(ANA).paid = true;
    state.last = true;
    end(&mut state);
    assert_eq!([ANA, BIA].map(|seat| points(&state, "helper", seat)), [0, 2]);
}
