//! The setup of the second board.

use super::*;
use crate::dogs::socio::data::NEW_BREEDS;
use crate::frame::{Viewer, open};

fn opened(seats: u8, number: u64) -> Socio {
    open::<Socio>(&Options::default(), seats, Dice::from_number(number)).unwrap().state
}

/// §3, §8: the numbers of everything. S-08: five seats play with all twelve breeds, like four.
/// Manual L28, L49.
#[test]
fn s_08_everything_is_counted_out() {
    for (seats, dogs, cards) in [(2, 54 + 12, 30), (3, 70 + 15, 36), (4, 84 + 15, 36), (5, 84 + 15, 36)] {
        for number in 0..10 {
            let state = opened(seats, number);
            let conserved_counts = state.conserved_counts();
            assert_eq!((conserved_counts["dogs"], conserved_counts["partner_cards"]), (dogs, cards));
            assert!(Location::ALL.iter().all(|&at| state.expansion.site(at).cards.len() == 2));
            assert_eq!(state.expansion.deck.len(), cards as usize - 6);
        }
    }
    assert_eq!(opened(5, 1).numbers(), crate::dogs::data::by_seats(4));
}

/// L264: cards left in the box with two seats.
#[test]
fn two_seats_leave_cards_in_the_box() {
    let state = opened(2, 3);
    let count = |card| {
        let lying = state.expansion.sites.iter().flat_map(|site| &site.cards);
        state.expansion.deck.iter().chain(lying).filter(|&&other| other == card).count()
    };
    let cards = [PartnerCard::Joker, PartnerCard::Trainer, PartnerCard::GuideDog, PartnerCard::Hospital];
    assert_eq!(cards.map(count), [0, 2, 3, 1]);
}

/// §3: each seat starts with a partner and an empty hotel. S-37: there is a licence for every seat.
/// Manual L46, L48.
#[test]
fn s_37_every_seat_starts_with_a_partner() {
    let state = opened(5, 4);
    for seat in Seat::all(5) {
        let hotel = state.hotel(seat);
        assert!(hotel.partner && !hotel.licence && hotel.guests.is_empty() && hotel.services.is_empty());
        assert_eq!(purse(&state, seat), [3, 6, 2, 2]);
        assert_eq!(kennel(&state, seat).meeples, 2);
    }
    let mut state = with_partners(5);
    for seat in Seat::all(5) {
        visiting(&mut state, seat, House::TownHall);
        go(&mut state, seat, PartnerAction::License { discount: false });
    }
}

/// The game is for two to five seats.
#[test]
fn so_many_seats() {
    assert!(Socio::new(&Options::default(), 1, 1).is_err());
    assert!(Socio::new(&Options::default(), 6, 1).is_err());
}

/// In addition to DOGS, only the order of the new dogs and of the second deck is hidden.
#[test]
fn only_orders_are_hidden() {
    let state = opened(5, 4);
    let other = state.determinize(Viewer::Seat(ANA), &mut Dice::from_number(5));
    assert_ne!(other.expansion.deck, state.expansion.deck);
    assert_ne!(other.expansion.new_dogs, state.expansion.new_dogs);
    assert_eq!(other.view(), state.view());
}

/// L53-54: the new dogs and the second deck are shuffled, and determinizations shuffle them again.
/// Manual L54.
#[test]
fn new_dogs_and_the_second_deck_lie_in_an_order_that_is_drawn() {
    use alloc::collections::BTreeSet;
    let state = opened(3, 7);
    let drawn = |number| state.determinize(Viewer::Seat(ANA), &mut Dice::from_number(number));
    let (openings, anew): (Vec<_>, Vec<_>) = (0..60).map(|number| (opened(3, number), drawn(number))).unzip();
    for states in [openings, anew] {
        for place in 0..state.expansion.new_dogs.len() {
            let dogs: BTreeSet<_> = states.iter().map(|state| state.expansion.new_dogs[place]).collect();
            assert!(dogs.len() > 1, "new dog {place}");
        }
        for place in 0..state.expansion.deck.len() {
            let cards: BTreeSet<_> = states.iter().map(|state| state.expansion.deck[place]).collect();
            assert!(cards.len() > 1, "card {place}");
        }
    }
}

/// L21-25: three healthy and two sick dogs of each new breed, none lost. L265: with two seats one sick one less.
/// Manual L22.
#[test]
fn new_dogs_are_healthy_or_sick() {
    for (seats, sick) in [(2, 1), (3, 2)] {
        let state = opened(seats, 3);
        let arrived = state.dogs().filter(|dog| NEW_BREEDS.contains(&dog.breed));
        let arrived = arrived.map(|dog| (dog.breed, dog.health));
        let all: Vec<_> = state.expansion.new_dogs.iter().copied().chain(arrived).collect();
        let count = |breed, health| all.iter().filter(|&&other| other == (breed, health)).count();
        for breed in NEW_BREEDS {
            let of_each = [Health::Healthy, Health::Sick, Health::Lost].map(|health| count(breed, health));
            assert_eq!(of_each, [3, sick, 0], "{breed:?} with {seats} seats");
        }
    }
}
