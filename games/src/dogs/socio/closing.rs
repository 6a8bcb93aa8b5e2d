//! New cards after a round, and the end of the match before scoring.

use super::super::events::Happening;
use super::cards::PartnerCard;
use super::data::{GUESTS_FOOD, HOSPITAL_COST, Location};
use super::events::{PartnerHappening, PartnerSecret};
use super::state::{CARDS_OF_LOCATION, Socio};
use crate::frame::{Audience, Seat, Transition};
use alloc::vec::Vec;

/// L164: the cards that are left go to the second discard pile, and each location gets two new ones.
pub(super) fn supply(transition: &mut Transition<Socio>) {
    transition.emit(PartnerHappening::PartnerCardsCleared);
    lay_cards(transition);
}

/// S-40: location by location, as long as there are cards.
pub(super) fn lay_cards(transition: &mut Transition<Socio>) {
    for &at in Location::ALL {
        while let missing @ 1.. = CARDS_OF_LOCATION - transition.state().expansion.site(at).cards.len() {
            if transition.state().expansion.deck.is_empty() && !reshuffle(transition) {
                return;
            }
            let cards = transition.state().expansion.deck.iter().rev().take(missing).copied().collect();
            transition.reveal(Audience::everybody());
            transition.emit(PartnerHappening::PartnerCardsLaid { at, cards });
        }
    }
}

/// Makes the second discard pile the second deck. Returns false if the discard pile is empty.
fn reshuffle(transition: &mut Transition<Socio>) -> bool {
    let mut deck = transition.state().expansion.discard.clone();
    if deck.is_empty() {
        return false;
    }
    transition.dice().reshuffle(&mut deck);
    transition.emit(PartnerSecret::PartnerDeckShuffled { deck });
    true
}

/// S-28: hospital and guests come before scoring. S-30: the card *hospital* is only for this moment. S-46: the seats
/// that can use it decide in turn order. `seats` are those that were not asked yet.
pub(super) fn end(transition: &mut Transition<Socio>, seats: Vec<Seat>) {
    let state = transition.state();
    if let Some(seat) = seats.into_iter().find(|&seat| state.max_treated(seat) > 0) {
        return transition.emit(PartnerHappening::HospitalDue { seat });
    }
    feed_guests(transition);
    transition.emit(Happening::Ended);
}

/// L188. S-27: a seat that can feed its guests must feed them.
fn feed_guests(transition: &mut Transition<Socio>) {
    for seat in transition.state().table.in_turn() {
        let state = transition.state();
        if !state.hotel(seat).guests.is_empty() && state.table.kennel(seat).food >= GUESTS_FOOD {
            transition.emit(PartnerHappening::GuestsFed { seat, food: GUESTS_FOOD });
        }
    }
}

/// L256. S-46: the sick dogs that came first go to the hospital. It makes no difference which ones go.
pub(super) fn treat(transition: &mut Transition<Socio>, seat: Seat, dogs: u8) {
    let state = transition.state();
    let coins = dogs * HOSPITAL_COST;
    let dogs: Vec<_> =
        state.table.kennel(seat).infirmary.iter().take(dogs.into()).map(|dog| dog.id).collect();
    let later = state.table.in_turn().skip_while(|&other| other != seat).skip(1).collect();
    if !dogs.is_empty() {
        transition.emit(PartnerHappening::PartnerCardUsed { seat, card: PartnerCard::Hospital });
    }
    transition.emit(PartnerHappening::Treated { seat, dogs, coins });
    end(transition, later);
}

impl Socio {
    /// S-29: the most dogs that the seat can pay for.
    pub(super) fn max_treated(&self, seat: Seat) -> u8 {
        let kennel = self.table.kennel(seat);
        if !self.hotel(seat).holds(PartnerCard::Hospital) {
            return 0;
        }
        let sick = u8::try_from(kennel.infirmary.len()).expect("an infirmary is small");
        sick.min(kennel.coins / HOSPITAL_COST)
    }
}
