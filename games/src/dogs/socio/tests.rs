//! DOGS with *O Sócio*: the rulings of DOGS and of the expansion, and the laws of every game.

mod advice;
mod agency;
mod arrivals;
mod asking;
mod bonuses;
mod ending;
mod example;
mod laws;
mod locations;
mod log;
mod page;
mod positions;
#[path = "../tests/rulings.rs"]
#[expect(clippy::duplicate_mod, reason = "the same rulings are tested in DOGS and in its expansion")]
mod rulings;
mod scoring;
mod setup;
mod turns;

use super::super::state::Dogs;
use super::cards::PartnerCard;
use super::data::{Bonus, Location, Resource, Service};
use super::state::{ExtraDecision, PartnerVisit, PartnerVisitState};
use super::{PartnerAction, PartnerHappening, PartnerSecret, Pass, Socio, SocioAction, SocioEvent};
use alloc::vec::Vec;
use core::ops::DerefMut;
use rulings::*;

type Tested = Socio;

impl DerefMut for Socio {
    fn deref_mut(&mut self) -> &mut Dogs {
        &mut self.table
    }
}

/// Turns off the expansion for the rulings of DOGS: all seats have the licence, and no partner can be placed.
fn plain(state: &mut Socio) {
    for hotel in &mut state.expansion.hotels {
        hotel.partner = false;
        hotel.licence = true;
    }
}

fn base(action: &SocioAction) -> Option<Action> {
    match action {
        SocioAction::Base(action) => Some(*action),
        SocioAction::Partner(_) => None,
    }
}

fn played(action: Action) -> SocioAction {
    SocioAction::Base(action)
}

/// The state of [`table`], with partners, without licences, and with a second deck of food.
fn with_partners(seats: u8) -> Socio {
    let mut state = table(seats);
    for hotel in &mut state.expansion.hotels {
        hotel.partner = true;
        hotel.licence = false;
    }
    state.expansion.deck = vec![PartnerCard::Food2; 12];
    state
}

/// The legal actions that the expansion adds.
fn partner_actions(state: &Socio, seat: Seat) -> Vec<PartnerAction> {
    let partner = |action: &SocioAction| match action {
        SocioAction::Base(_) => None,
        SocioAction::Partner(action) => Some(*action),
    };
    LegalActions::of(state, seat).iter().filter_map(partner).collect()
}

/// Plays a legal action, without what the game does by itself after it.
#[track_caller]
fn go(state: &mut Socio, seat: Seat, action: PartnerAction) -> Played<Socio> {
    assert!(could(state, seat, action), "{action:?} is not in {:?}", partner_actions(state, seat));
    let step = play_alone(state, seat, &action.into(), Dice::from_number(1));
    *state = step.state.clone();
    step
}

fn could(state: &Socio, seat: Seat, action: PartnerAction) -> bool {
    partner_actions(state, seat).contains(&action)
}

/// Gives the seat a turn in which it has placed its partner at a location and taken a card.
fn calling(state: &mut Socio, seat: Seat, at: Location) {
    in_houses(state, seat);
    state.expansion.hotel_mut(seat).partner = false;
    state.expansion.site_mut(at).partners.push(seat);
    state.expansion.visit = Some(PartnerVisit { at, state: PartnerVisitState::UseLocation { times: 0 } });
}

fn lay_cards(state: &mut Socio, at: Location, cards: &[PartnerCard]) {
    state.expansion.site_mut(at).cards = cards.iter().copied().collect();
}

fn deal(state: &mut Socio, seat: Seat, cards: &[PartnerCard]) {
    for &card in cards {
        state.expansion.hotel_mut(seat).keep_card(card);
    }
}

fn welcome(state: &mut Socio, seat: Seat, guests: &[PartnerCard]) {
    state.expansion.hotel_mut(seat).guests.extend(guests);
}

/// Makes dogs of a kennel special.
fn make_special(state: &mut Socio, seat: Seat, dogs: &[DogId]) {
    for bay in &mut state.kennel_mut(seat).bays {
        for dog in bay.dogs.iter_mut().filter(|dog| dogs.contains(&dog.id)) {
            dog.special = true;
        }
    }
}

/// Puts a dog at the agency.
fn send_away(state: &mut Socio, seat: Seat, dog: &str) -> DogId {
    let dog = new_dog(state, dog);
    state.expansion.hotel_mut(seat).away = Some(dog);
    dog.id
}

fn give_to_ngo(state: &mut Socio, seat: Seat, dogs: &str) {
    for dog in dogs.split_whitespace() {
        let dog = new_dog(state, dog);
        state.expansion.hotel_mut(seat).given.push(dog);
    }
}

fn place(at: Location) -> PartnerAction {
    PartnerAction::PlacePartner { at, free_entry: false, card: None }
}

/// Places the partner at a location above which different cards lie.
fn place_for(at: Location, card: PartnerCard) -> PartnerAction {
    PartnerAction::PlacePartner { at, free_entry: false, card: Some(card) }
}

fn came(step: &Played<Socio>, happening: &PartnerHappening) -> bool {
    step.events.contains(&happening.clone().into())
}
