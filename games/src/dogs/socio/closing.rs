//! New cards after a round, and what comes before all is counted.

use super::super::events::Happening;
use super::cards::PartnerCard;
use super::data::{GUESTS_FOOD, HOSPITAL_COST, Location};
use super::events::{PartnerHappening, PartnerSecret};
use super::state::CARDS_OF_LOCATION;
use super::state::Socio;
use crate::frame::{Audience, Script, Seat};
use alloc::vec::Vec;

/// L164: what is left goes to a discard of its own, and two cards come to each location.
pub(super) fn supply(script: &mut Script<Socio>) {
    script.emit(PartnerHappening::PartnerCardsCleared.into());
    lay_cards(script);
}

/// S-40: location by location while there are cards.
pub(super) fn lay_cards(script: &mut Script<Socio>) {
    for &at in Location::ALL {
        while let missing @ 1.. = CARDS_OF_LOCATION - script.state().annex.site(at).cards.len() {
            if script.state().annex.deck.is_empty() && !reshuffle(script) {
                return;
            }
            let cards = script.state().annex.deck.iter().rev().take(missing).copied().collect();
            script.reveal(Audience::everybody());
            script.emit(PartnerHappening::PartnerCardsLaid { at, cards }.into());
        }
    }
}

/// The second discard becomes the second deck; whether there was one.
fn reshuffle(script: &mut Script<Socio>) -> bool {
    let mut deck = script.state().annex.discard.clone();
    if deck.is_empty() {
        return false;
    }
    script.dice().reshuffle(&mut deck);
    script.emit(PartnerSecret::PartnerDeckShuffled { deck }.into());
    true
}

/// S-28: the hospital and the guests come before anything is counted. S-30: the card is for this moment. S-46: who may
/// use it decides in turn order.
/// `seats` are those that were not asked yet.
pub(super) fn end(script: &mut Script<Socio>, seats: Vec<Seat>) {
    let state = script.state();
    if let Some(seat) = seats.into_iter().find(|&seat| state.most_treated(seat) > 0) {
        return script.emit(PartnerHappening::HospitalDue { seat }.into());
    }
    feed_guests(script);
    script.emit(Happening::Ended.into());
}

/// L188. S-27: whoever can, pays.
fn feed_guests(script: &mut Script<Socio>) {
    for seat in script.state().table.in_turn() {
        let state = script.state();
        if !state.hotel(seat).guests.is_empty() && state.table.kennel(seat).food >= GUESTS_FOOD {
            script.emit(PartnerHappening::GuestsFed { seat, food: GUESTS_FOOD }.into());
        }
    }
}

/// L256. S-46: the sick dogs that came first go to the hospital; nothing depends on which.
pub(super) fn treat(script: &mut Script<Socio>, seat: Seat, dogs: u8) {
    let state = script.state();
    let coins = dogs * HOSPITAL_COST;
    let dogs: Vec<_> =
        state.table.kennel(seat).infirmary.iter().take(dogs.into()).map(|dog| dog.id).collect();
    let later = state.table.in_turn().skip_while(|&other| other != seat).skip(1).collect();
    if !dogs.is_empty() {
        script.emit(PartnerHappening::PartnerCardUsed { seat, card: PartnerCard::Hospital }.into());
    }
    script.emit(PartnerHappening::Treated { seat, dogs, coins }.into());
    end(script, later);
}

impl Socio {
    /// S-29: as many as can be paid for.
    pub(super) fn most_treated(&self, seat: Seat) -> u8 {
        let kennel = self.table.kennel(seat);
        if !self.hotel(seat).holds(PartnerCard::Hospital) {
            return 0;
        }
        let sick = u8::try_from(kennel.infirmary.len()).expect("an infirmary is small");
        sick.min(kennel.coins / HOSPITAL_COST)
    }
}
