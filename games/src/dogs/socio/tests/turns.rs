//! The second phase with a partner: three laps, and the two decks.

use super::*;

fn acting(seats: u8) -> Socio {
    let mut state = with_partners(seats);
    in_houses(&mut state, ANA);
    state
}

/// L93. S-09: owner, helper and partner are placed in any order, one in each of three laps. A seat without a helper has two
/// turns.
/// Manual L91.
#[test]
fn s_09_three_laps() {
    let mut state = acting(3);
    state.kennel_mut(CAIO).meeples = 1;
    let mut order = vec![];
    let mut houses = House::ALL.iter().copied().cycle();
    while let FlowState::Act(visit) = state.flow {
        order.push((visit.lap, visit.seat));
        let partner = state.hotel(visit.seat).partner;
        // Ana sends the partner first, Bia second, Caio last.
        let now = match visit.seat {
            ANA => visit.lap == 1,
            BIA => visit.lap == 2,
            _ => kennel(&state, CAIO).meeples == 0,
        };
        if partner && now {
            let open = Location::ALL.iter().map(|&at| place(at)).find(|&way| could(&state, visit.seat, way));
            go(&mut state, visit.seat, open.unwrap());
        } else {
            let house = houses.next().unwrap();
            act(&mut state, visit.seat, Action::Enter { house, free_entry: false, card: None });
        }
        act(&mut state, visit.seat, Action::EndTurn);
    }
    let laps = [(1, ANA), (1, BIA), (1, CAIO), (2, ANA), (2, BIA), (2, CAIO), (3, ANA), (3, BIA)];
    assert_eq!(order, laps);
    assert_ne!(state.phase(), Phase::Act);
}

/// L93: meeples are placed in houses, partners at locations.
#[test]
fn each_piece_has_its_board() {
    let mut state = acting(3);
    assert_eq!(partner_actions(&state, ANA).len(), 3);
    assert_eq!(legal_actions(&state, ANA).len(), 5);
    state.kennel_mut(ANA).meeples = 0;
    assert_eq!((partner_actions(&state, ANA).len(), legal_actions(&state, ANA).len()), (3, 0));
    state.kennel_mut(ANA).meeples = 1;
    state.expansion.hotel_mut(ANA).partner = false;
    assert_eq!((partner_actions(&state, ANA).len(), legal_actions(&state, ANA).len()), (0, 5));
}

/// L93, L267: two partners at a location, or one with two seats. All are taken back at the start of a round.
#[test]
fn partners_at_a_location() {
    for (seats, first) in [(3, true), (2, false)] {
        let mut state = acting(seats);
        state.expansion.site_mut(Location::Ngo).partners.push(BIA);
        assert_eq!(could(&state, ANA, place(Location::Ngo)), first);
        state.expansion.site_mut(Location::Ngo).partners.push(BIA);
        assert!(!could(&state, ANA, place(Location::Ngo)));
    }
    let mut state = acting(3);
    go(&mut state, ANA, place(Location::Ngo));
    assert!(!state.hotel(ANA).partner);
    state.expansion.site_mut(Location::Ngo).free_entry = true;
    state.apply(&Happening::PhaseBegan { phase: Phase::Close, seats: vec![] }.into());
    let site = state.expansion.site(Location::Ngo);
    assert!(site.partners.is_empty() && !site.free_entry);
    state.apply(&Happening::RoundBegan { round: 2, start: BIA }.into());
    assert!(state.hotel(ANA).partner);
}

/// S-10, D-30: with the card *free entry* a partner enters a full location once, and takes no card there.
#[test]
fn s_10_free_entry() {
    let mut state = acting(3);
    give(&mut state, ANA, &[Card::FreeEntry]);
    lay_cards(&mut state, Location::Agency, &[PartnerCard::Coins1, PartnerCard::Gas2]);
    let by_card = PartnerAction::PlacePartner { at: Location::Agency, free_entry: true, card: None };
    assert!(!could(&state, ANA, by_card), "it is not full");
    state.expansion.site_mut(Location::Agency).partners.extend([BIA, CAIO]);
    go(&mut state, ANA, by_card);
    assert_eq!(state.discard, [Card::FreeEntry]);
    assert!(may(&state, ANA, Action::EndTurn), "no card is to be taken");
    assert_eq!(state.expansion.site(Location::Agency).partners.len(), 3);
    act(&mut state, ANA, Action::EndTurn);
    give(&mut state, BIA, &[Card::FreeEntry]);
    state.expansion.hotel_mut(BIA).partner = true;
    assert!(!could(&state, BIA, by_card));
}

/// L93, D-25, D-27: the seat first takes one of the cards. S-47: at once if they are alike.
/// Manual L210.
#[test]
fn s_47_a_card_comes_first() {
    let mut state = acting(3);
    lay_cards(&mut state, Location::Ngo, &[PartnerCard::Food2, PartnerCard::Trainer]);
    let ways = [PartnerCard::Food2, PartnerCard::Trainer].map(|card| place_for(Location::Ngo, card));
    assert!(ways.iter().all(|&way| could(&state, ANA, way)) && !could(&state, ANA, place(Location::Ngo)));
    go(&mut state, ANA, place_for(Location::Ngo, PartnerCard::Trainer));
    assert_eq!(state.hotel(ANA).cards, [PartnerCard::Trainer]);
    // The last card is taken with placing the partner.
    act(&mut state, ANA, Action::EndTurn);
    let food = purse(&state, BIA)[2];
    go(&mut state, BIA, place(Location::Ngo));
    assert_eq!(purse(&state, BIA)[2], food + 2);
    assert_eq!(state.expansion.discard, [PartnerCard::Food2], "in a discard of its own");
    assert!(state.discard.is_empty());
}

/// L214. S-23: the joker brings two resources of the seat's choice, alike or not, or coins. D-04: gas that does not fit is
/// lost.
#[test]
fn s_23_the_joker() {
    let mut state = acting(3);
    fill(&mut state, ANA, [0, 9, 0, 0]);
    lay_cards(&mut state, Location::Ngo, &[PartnerCard::Joker]);
    go(&mut state, ANA, place(Location::Ngo));
    let ways: Vec<_> = Resource::ALL.iter().map(|&what| PartnerAction::Choose { what }).collect();
    assert_eq!(partner_actions(&state, ANA), ways);
    go(&mut state, ANA, PartnerAction::Choose { what: Resource::Coins });
    assert!(!may(&state, ANA, Action::EndTurn));
    assert_eq!(state.expansion.visit.unwrap().state, PartnerVisitState::Joker { left: 1 });
    go(&mut state, ANA, PartnerAction::Choose { what: Resource::Gas });
    assert_eq!(purse(&state, ANA), [1, 9, 0, 0]);
    assert_eq!(state.expansion.discard, [PartnerCard::Joker]);
    assert!(may(&state, ANA, Action::EndTurn));
}

/// L111. S-24: guests go to the hotel at once. L149-153, S-25: a coin for the second guest, the fourth, and so on.
/// Manual L250.
#[test]
fn s_24_s_25_guests_pay() {
    let mut state = acting(3);
    let guests = [PartnerCard::Guest1, PartnerCard::Guest2, PartnerCard::Guest3, PartnerCard::Guest4];
    for (card, coins) in guests.into_iter().zip([3, 4, 4, 5]) {
        state.expansion.hotel_mut(ANA).partner = true;
        in_houses(&mut state, ANA);
        state.expansion.visit = None;
        state.expansion.sites = Default::default();
        lay_cards(&mut state, Location::Agency, &[card]);
        go(&mut state, ANA, place(Location::Agency));
        assert_eq!(purse(&state, ANA)[0], coins);
    }
    assert_eq!(state.hotel(ANA).guests, guests);
    assert!(state.hotel(ANA).cards.is_empty());
}
