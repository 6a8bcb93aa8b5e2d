//! The NGO, the service centre, and the licence at the town hall.

use super::*;

fn donate(dog: DogId, with: Resource) -> PartnerAction {
    PartnerAction::Donate { dog, with, card: false }
}

fn serve(service: Service) -> PartnerAction {
    PartnerAction::Serve { service, card: false }
}

/// L101-105: Yellow takes a card of one coin and pays the NGO with it. It has given a dog before.
#[test]
fn yellow_at_the_ngo() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, BIA, "bay_1:dalmata,dalmata");
    give_to_ngo(&mut state, BIA, "poodle");
    fill(&mut state, BIA, [0, 6, 0, 0]);
    lay_cards(&mut state, Location::Ngo, &[PartnerCard::Coins1, PartnerCard::Guest5]);
    in_houses(&mut state, BIA);
    go(&mut state, BIA, place_for(Location::Ngo, PartnerCard::Coins1));
    go(&mut state, BIA, donate(dogs[0], Resource::Coins));
    assert_eq!(purse(&state, BIA), [0, 6, 0, 0]);
    assert_eq!(lying(&state, BIA, "bay_1"), ["dalmata"]);
    let given: Vec<_> = state.hotel(BIA).given.iter().map(|dog| dog.breed).collect();
    assert_eq!(given, [Breed::Poodle, Breed::Dalmata]);
    assert!(partner_actions(&state, BIA).is_empty(), "one a visit");
}

/// L95. S-13: the NGO takes a coin, food or medicine, but no gas and no sick dogs.
#[test]
fn s_13_resources_that_the_ngo_accepts() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:poodle infirmary:beagle");
    calling(&mut state, ANA, Location::Ngo);
    let ways = [Resource::Coins, Resource::Food, Resource::Medicine].map(|with| donate(dogs[0], with));
    assert_eq!(partner_actions(&state, ANA), ways);
    fill(&mut state, ANA, [0, 9, 1, 0]);
    assert_eq!(partner_actions(&state, ANA), [donate(dogs[0], Resource::Food)]);
    assert!(state.unavailable(ANA).is_empty(), "one is enough");
    fill(&mut state, ANA, [0, 9, 0, 0]);
    assert!(partner_actions(&state, ANA).is_empty());
    let why = state.unavailable(ANA).into_iter().map(|bar| bar.why.key).collect::<Vec<_>>();
    assert_eq!(why, ["unavailable_nothing_to_give"]);
}

/// L226. S-12, S-48: with the card a second dog can be given, and each needs a resource.
#[test]
fn s_12_s_48_the_ngo_card() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:poodle,poodle bay_2:beagle");
    fill(&mut state, ANA, [1, 0, 1, 0]);
    deal(&mut state, ANA, &[PartnerCard::Ngo]);
    calling(&mut state, ANA, Location::Ngo);
    go(&mut state, ANA, donate(dogs[0], Resource::Food));
    assert!(may(&state, ANA, Action::EndTurn), "one is enough");
    let second = PartnerAction::Donate { dog: dogs[2], with: Resource::Coins, card: true };
    assert!(!could(&state, ANA, PartnerAction::Donate { dog: dogs[2], with: Resource::Food, card: true }));
    go(&mut state, ANA, second);
    assert_eq!(purse(&state, ANA), [0; 4]);
    assert_eq!(state.expansion.discard, [PartnerCard::Ngo]);
    assert_eq!(state.hotel(ANA).given.len(), 2);
    fill(&mut state, ANA, [9; 4]);
    assert!(partner_actions(&state, ANA).is_empty());
}

/// S-15: a special dog counts as one gift. S-20: it is no longer special.
#[test]
fn s_15_a_special_dog_is_one_donation() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:basset");
    make_special(&mut state, ANA, &dogs);
    calling(&mut state, ANA, Location::Ngo);
    go(&mut state, ANA, donate(dogs[0], Resource::Coins));
    assert_eq!(state.hotel(ANA).given.len(), 1);
    assert!(!state.hotel(ANA).given[0].special);
}

/// L147-151: Blue takes a second guest, which brings a coin, and spends it on painting.
#[test]
fn blue_at_the_service_centre() {
    let mut state = with_partners(3);
    fill(&mut state, ANA, [0, 6, 0, 0]);
    welcome(&mut state, ANA, &[PartnerCard::Guest12]);
    lay_cards(&mut state, Location::ServiceCentre, &[PartnerCard::Guest3]);
    in_houses(&mut state, ANA);
    go(&mut state, ANA, place(Location::ServiceCentre));
    go(&mut state, ANA, serve(Service::Painting));
    assert_eq!(purse(&state, ANA)[0], 0);
    assert_eq!(state.hotel(ANA).services, [Service::Painting]);
}

/// L143: each service once. S-39: there are two tokens of each service with two seats, three otherwise.
#[test]
fn s_39_services_are_limited() {
    for (seats, tokens) in [(2_u8, 2), (3, 3), (5, 3)] {
        let mut state = with_partners(seats);
        calling(&mut state, ANA, Location::ServiceCentre);
        for other in Seat::all(seats).skip(1).take(tokens) {
            assert!(could(&state, ANA, serve(Service::Wiring)));
            state.expansion.hotel_mut(other).services.push(Service::Wiring);
        }
        let taken = usize::from(seats) - 1;
        assert_eq!(could(&state, ANA, serve(Service::Wiring)), taken < tokens);
    }
    let mut state = with_partners(3);
    state.expansion.hotel_mut(ANA).services.push(Service::Wiring);
    calling(&mut state, ANA, Location::ServiceCentre);
    assert!(!could(&state, ANA, serve(Service::Wiring)));
    fill(&mut state, ANA, [0, 6, 2, 2]);
    assert!(partner_actions(&state, ANA).is_empty());
}

/// L232: with the card a second service can be bought.
#[test]
fn the_service_centre_card() {
    let mut state = with_partners(3);
    fill(&mut state, ANA, [2, 0, 0, 0]);
    deal(&mut state, ANA, &[PartnerCard::ServiceCentre]);
    calling(&mut state, ANA, Location::ServiceCentre);
    go(&mut state, ANA, serve(Service::Security));
    go(&mut state, ANA, PartnerAction::Serve { service: Service::Plumbing, card: true });
    assert_eq!(purse(&state, ANA)[0], 0);
    assert_eq!(state.hotel(ANA).services, [Service::Security, Service::Plumbing]);
    assert_eq!(state.expansion.discard, [PartnerCard::ServiceCentre]);
    fill(&mut state, ANA, [2, 0, 0, 0]);
    assert!(partner_actions(&state, ANA).is_empty());
}

/// S-11: a partner may take a card and not use the location.
#[test]
fn s_11_the_card_alone() {
    for &at in Location::ALL {
        let mut state = with_partners(3);
        house(&mut state, ANA, "bay_1:poodle");
        calling(&mut state, ANA, at);
        assert!(may(&state, ANA, Action::EndTurn));
    }
}

/// L157: the licence costs two coins, or one with its card. It can be bought once, before or after a bay in the same turn.
#[test]
fn the_licence() {
    let buy = PartnerAction::License { discount: false };
    for bay_first in [false, true] {
        let mut state = with_partners(3);
        fill(&mut state, ANA, [4, 0, 0, 0]);
        visiting(&mut state, ANA, House::TownHall);
        if bay_first {
            act(&mut state, ANA, Action::Build { discount: false });
        }
        go(&mut state, ANA, buy);
        assert!(!could(&state, ANA, buy));
        if !bay_first {
            act(&mut state, ANA, Action::Build { discount: false });
        }
        assert_eq!(purse(&state, ANA)[0], 0);
        assert!(state.hotel(ANA).licence && kennel(&state, ANA).built() == 3);
    }
    let mut state = with_partners(3);
    fill(&mut state, ANA, [1, 0, 0, 0]);
    deal(&mut state, ANA, &[PartnerCard::LicenceDiscount]);
    visiting(&mut state, ANA, House::TownHall);
    assert_eq!(partner_actions(&state, ANA), [PartnerAction::License { discount: true }]);
    go(&mut state, ANA, PartnerAction::License { discount: true });
    assert_eq!(
        (purse(&state, ANA)[0], &state.expansion.discard[..]),
        (0, &[PartnerCard::LicenceDiscount][..])
    );
}

/// L157: the licence is sold only at the town hall.
#[test]
fn the_licence_is_bought_at_the_town_hall() {
    let mut state = with_partners(3);
    visiting(&mut state, ANA, House::Warehouse);
    assert!(partner_actions(&state, ANA).is_empty());
}

/// S-38: the discounts for bays and for the licence are different cards.
#[test]
fn s_38_each_card_names_its_purchase() {
    let mut state = with_partners(3);
    fill(&mut state, ANA, [1, 0, 0, 0]);
    give(&mut state, ANA, &[Card::Discount]);
    visiting(&mut state, ANA, House::TownHall);
    assert!(partner_actions(&state, ANA).is_empty());
    let mut state = with_partners(3);
    fill(&mut state, ANA, [1, 0, 0, 0]);
    deal(&mut state, ANA, &[PartnerCard::LicenceDiscount]);
    visiting(&mut state, ANA, House::TownHall);
    assert!(!legal_actions(&state, ANA).iter().any(|action| matches!(action, Action::Build { .. })));
}

/// D-04: gas of a card that does not fit into the seat's own garage is lost.
#[test]
fn d_04_gas_of_the_second_deck_beyond_nine_is_lost() {
    let mut state = with_partners(3);
    fill(&mut state, ANA, [0, 8, 0, 0]);
    lay_cards(&mut state, Location::Agency, &[PartnerCard::Gas2]);
    in_houses(&mut state, ANA);
    let step = go(&mut state, ANA, place(Location::Agency));
    let goods = Some(crate::dogs::cards::Goods { gas: 1, ..Default::default() });
    let card = PartnerCard::Gas2;
    assert!(came(&step, &PartnerHappening::Picked { seat: ANA, at: Location::Agency, card, goods }));
    assert_eq!(purse(&state, ANA), [0, GAS_MAX, 0, 0]);
}
