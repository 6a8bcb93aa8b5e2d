//! The setup of the second board (manual L42-57).

use super::super::data::{Breed, Health};
use super::super::setup::shuffled;
use super::cards::{PARTNER_CARDS, PartnerCard, removed};
use super::closing;
use super::data::{BySeats, NEW_BREEDS, NEW_TOKENS};
use super::events::PartnerSecret;
use super::state::Socio;
use crate::frame::Transition;
use alloc::vec::Vec;
use core::iter::repeat_n;

pub(super) fn set_up(transition: &mut Transition<Socio>) {
    let numbers = transition.state().more_numbers();
    let new_dogs = shuffled(new_dogs(numbers), transition.dice());
    let deck = shuffled(deck(transition.state().seats), transition.dice());
    transition.emit(PartnerSecret::PartnersLaid { new_dogs, deck });
    closing::lay_cards(transition);
}

fn new_dogs(numbers: &BySeats) -> Vec<(Breed, Health)> {
    let of_each =
        |health, count: usize| if health == Health::Sick { count - numbers.sick_removed } else { count };
    let dogs = NEW_BREEDS.iter().flat_map(|&breed| {
        NEW_TOKENS.iter().flat_map(move |&(health, count)| repeat_n((breed, health), of_each(health, count)))
    });
    dogs.collect()
}

fn deck(seats: u8) -> Vec<PartnerCard> {
    let removed = removed(seats);
    let stays = |card, count: usize| {
        let out = removed.iter().find(|(other, _)| *other == card).map_or(0, |&(_, out)| out);
        count - out
    };
    PARTNER_CARDS.iter().flat_map(|facts| repeat_n(facts.card, stays(facts.card, facts.count))).collect()
}
