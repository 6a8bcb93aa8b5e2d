//! New cards after a round, and hospital and guests at the end of the match.

use super::*;

/// The state before the last turn of the second phase ends, with all pieces placed.
fn closing(seats: u8) -> Socio {
    let mut state = with_partners(seats);
    for seat in Seat::all(seats) {
        state.expansion.hotel_mut(seat).partner = false;
        fill(&mut state, seat, [5, 6, 0, 0]);
    }
    visiting(&mut state, last_seat(seats), House::Vet);
    for seat in Seat::all(seats) {
        state.kennel_mut(seat).meeples = 0;
    }
    state
}

fn last_seat(seats: u8) -> Seat {
    Seat(seats - 1)
}

fn end(state: &mut Socio) -> Played<Socio> {
    let last = last_seat(state.seats);
    act(state, last, Action::EndTurn)
}

/// L164: the cards that are left go to the second discard pile, and each location gets two new ones. §6: partners have no
/// salary.
/// Manual L163: partners are paid nothing.
#[test]
fn locations_are_supplied() {
    let mut state = closing(3);
    lay_cards(&mut state, Location::Ngo, &[PartnerCard::Hospital]);
    end(&mut state);
    assert_eq!(state.expansion.discard, [PartnerCard::Hospital]);
    assert!(Location::ALL.iter().all(|&at| state.expansion.site(at).cards.len() == 2));
    assert_eq!((state.round, state.discard.len()), (2, 0), "nothing of it comes to the first discard");
    assert_eq!(purse(&state, ANA)[0], 5 - 1 + 1, "the helper's coin, and the income");
}

/// L164: an empty deck is refilled from its own discard pile. S-40: too few cards go to the NGO first, then to the agency.
#[test]
fn s_40_too_few_cards() {
    let mut state = closing(3);
    state.expansion.deck = vec![PartnerCard::Ngo];
    state.expansion.discard = vec![PartnerCard::Trainer; 2];
    end(&mut state);
    let lying = Location::ALL.iter().map(|&at| state.expansion.site(at).cards.to_vec()).collect::<Vec<_>>();
    assert_eq!(lying, [vec![PartnerCard::Ngo, PartnerCard::Trainer], vec![PartnerCard::Trainer], vec![]]);
    assert!(state.expansion.deck.is_empty() && state.expansion.discard.is_empty());
}

/// L256, S-28: the hospital is used at the end of the last round, before scoring. S-29: for any number of dogs, a coin each.
/// S-30: at no other time.
#[test]
fn s_29_s_30_the_hospital() {
    let mut state = closing(3);
    state.last = true;
    house(&mut state, ANA, "infirmary:poodle,beagle,vira");
    deal(&mut state, ANA, &[PartnerCard::Hospital]);
    fill(&mut state, ANA, [3, 6, 0, 0]);
    let mut early = state.clone();
    early.last = false;
    end(&mut early);
    assert!(partner_actions(&early, ANA).is_empty() && early.hotel(ANA).holds(PartnerCard::Hospital));
    // The helper is paid before.
    end(&mut state);
    let ways = [0, 1, 2].map(|dogs| PartnerAction::Treat { dogs });
    assert_eq!(partner_actions(&state, ANA), ways);
    let mut none = state.clone();
    go(&mut none, ANA, PartnerAction::Treat { dogs: 0 });
    assert!(over(&none) && none.hotel(ANA).holds(PartnerCard::Hospital));
    assert_eq!(points(&none, "sick", ANA), -6);
    go(&mut state, ANA, PartnerAction::Treat { dogs: 2 });
    assert!(over(&state) && state.expansion.decision.is_none());
    assert_eq!((purse(&state, ANA)[0], points(&state, "sick", ANA)), (0, -2));
    assert_eq!(state.expansion.discard.last(), Some(&PartnerCard::Hospital));
}

/// S-46: in turn order, each seat that has the card, a coin and a sick dog.
#[test]
fn s_46_seats_that_can_use_the_hospital_are_asked() {
    let mut state = closing(4);
    state.last = true;
    state.start = CAIO;
    for seat in Seat::all(4) {
        house(&mut state, seat, "infirmary:poodle");
        deal(&mut state, seat, &[PartnerCard::Hospital]);
    }
    state.kennel_mut(BIA).infirmary.clear();
    fill(&mut state, Seat(3), [1, 6, 0, 0]);
    // Bia's turn is the last one, and another seat is the start player: Bia is the last in turn order.
    visiting(&mut state, BIA, House::Vet);
    state.kennel_mut(BIA).meeples = 0;
    act(&mut state, BIA, Action::EndTurn);
    assert_eq!(awaited(&state), [CAIO]);
    go(&mut state, CAIO, PartnerAction::Treat { dogs: 1 });
    assert_eq!(awaited(&state), [ANA], "the last coin of the fourth was the helper's");
    go(&mut state, ANA, PartnerAction::Treat { dogs: 1 });
    assert!(over(&state));
}

/// L188, S-26: the guests eat one food together. S-27: a seat that has food must pay. Without food the guests score nothing,
/// and without guests no food is paid.
#[test]
fn s_26_s_27_guests_are_fed() {
    let mut state = closing(3);
    state.last = true;
    welcome(&mut state, ANA, &[PartnerCard::Guest1, PartnerCard::Guest2]);
    welcome(&mut state, BIA, &[PartnerCard::Guest3]);
    fill(&mut state, ANA, [5, 6, 2, 0]);
    fill(&mut state, CAIO, [5, 6, 2, 0]);
    let step = end(&mut state);
    assert!(over(&state));
    assert!(came(&step, &PartnerHappening::GuestsFed { seat: ANA, food: 1 }));
    assert_eq!([ANA, BIA, CAIO].map(|seat| purse(&state, seat)[2]), [1, 0, 2]);
    assert_eq!([ANA, BIA, CAIO].map(|seat| points(&state, "guests", seat)), [2, 0, 0]);
}

/// S-28: the food of the guests does not count as a resource in scoring.
#[test]
fn s_28_before_resources_count() {
    let mut state = closing(3);
    state.last = true;
    welcome(&mut state, ANA, &[PartnerCard::Guest1]);
    fill(&mut state, ANA, [5, 2, 1, 0]);
    assert_eq!(points(&state, "resources", ANA), 1);
    end(&mut state);
    assert_eq!(points(&state, "resources", ANA), 0);
}
