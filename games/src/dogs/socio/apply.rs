//! Records events. Panics if an event does not fit the state.

use super::super::data::BayId;
use super::super::events::{Event, Happening};
use super::super::kennel::{Dog, DogId, Kennel, Store, add, deduct};
use super::super::phase::Phase;
use super::cards::{PartnerCard, Use};
use super::data::{JOKER_UNITS, Location, NGO_TOKENS, Resource};
use super::events::{PartnerHappening, PartnerSecret};
use super::state::{Expansion, ExtraDecision, PartnerVisit, PartnerVisitState, Socio};
use crate::dogs::cards::Goods;
use crate::frame::Seat;

impl Socio {
    pub(super) fn apply_happening(&mut self, happening: &PartnerHappening) {
        match happening {
            PartnerHappening::NewDogsDue { .. }
            | PartnerHappening::Announced { .. }
            | PartnerHappening::NewDog { .. } => self.apply_arrival(happening),
            PartnerHappening::PartnerCardsCleared => {
                let left = self.expansion.sites.iter_mut().flat_map(|site| site.cards.drain(..));
                self.expansion.discard.extend(left);
            }
            PartnerHappening::PartnerCardsLaid { at, cards } => {
                for &card in cards {
                    assert_eq!(self.expansion.deck.pop(), Some(card), "the card lies on top");
                    self.expansion.site_mut(*at).cards.push(card);
                }
            }
            PartnerHappening::BonusTaken { seat, bonus } => {
                assert!(self.expansion.is_left(*bonus), "the card is still there");
                self.expansion.hotel_mut(*seat).bonuses.push(*bonus);
            }
            PartnerHappening::HospitalDue { .. }
            | PartnerHappening::Treated { .. }
            | PartnerHappening::GuestsFed { .. } => self.apply_end(happening),
            _ => self.apply_partner_visit(happening),
        }
    }

    fn apply_arrival(&mut self, happening: &PartnerHappening) {
        match *happening {
            PartnerHappening::NewDogsDue { seat } => {
                self.expansion.decision = Some(ExtraDecision::Split { seat })
            }
            PartnerHappening::Announced { .. } => self.expansion.decision = None,
            PartnerHappening::NewDog { space, dog, .. } => {
                assert_eq!(
                    self.expansion.new_dogs.pop(),
                    Some((dog.breed, dog.health)),
                    "the dog lies on top"
                );
                self.table.count_revealed(&dog);
                self.table.spot_mut(space).dogs.push(dog);
            }
            ref other => unreachable!("{other:?} is no arrival"),
        }
    }

    fn apply_partner_visit(&mut self, happening: &PartnerHappening) {
        match *happening {
            PartnerHappening::PartnerPlaced { seat, at, free_entry } => self.place(seat, at, free_entry),
            PartnerHappening::Picked { seat, at, card, goods } => self.pick(seat, at, card, goods),
            PartnerHappening::Chosen { seat, resource, amount } => {
                add(amount_mut(self.table.kennel_mut(seat), resource), amount);
                let visit = self.expansion.partner_visit_mut();
                let PartnerVisitState::Joker { left } = visit.state else {
                    panic!("nothing is chosen: {visit:?}")
                };
                visit.state = if left > 1 {
                    PartnerVisitState::Joker { left: left - 1 }
                } else {
                    PartnerVisitState::UseLocation { times: 0 }
                };
            }
            PartnerHappening::GuestsPaid { seat, coins } => {
                add(&mut self.table.kennel_mut(seat).coins, coins)
            }
            PartnerHappening::PartnerCardUsed { seat, card } => {
                let card = self.expansion.hotel_mut(seat).drop_card(card);
                self.expansion.discard.push(card);
            }
            PartnerHappening::Licensed { seat, coins } => {
                deduct(&mut self.table.kennel_mut(seat).coins, coins);
                self.expansion.hotel_mut(seat).licence = true;
                self.expansion.licensed = true;
            }
            _ => self.apply_location_action(happening),
        }
    }

    fn apply_location_action(&mut self, happening: &PartnerHappening) {
        match *happening {
            PartnerHappening::Donated { seat, dog, with } => {
                let dog = self.take_from_bay(seat, dog);
                deduct(amount_mut(self.table.kennel_mut(seat), with), NGO_TOKENS);
                self.expansion.hotel_mut(seat).given.push(dog);
                self.expansion.count_use();
            }
            PartnerHappening::CameBack { seat, dog, to } => self.come_back(seat, dog, to),
            PartnerHappening::SentAway { seat, dog, coins } => {
                let dog = self.take_from_bay(seat, dog);
                add(&mut self.table.kennel_mut(seat).coins, coins);
                let before = self.expansion.hotel_mut(seat).away.replace(dog);
                assert!(before.is_none(), "nobody was at the agency");
                self.expansion.count_use();
            }
            PartnerHappening::Served { seat, service, coins } => {
                deduct(&mut self.table.kennel_mut(seat).coins, coins);
                self.expansion.hotel_mut(seat).services.push(service);
                self.expansion.count_use();
            }
            ref other => unreachable!("{other:?} is recorded elsewhere"),
        }
    }

    fn place(&mut self, seat: Seat, at: Location, free_entry: bool) {
        let hotel = self.expansion.hotel_mut(seat);
        assert!(core::mem::take(&mut hotel.partner), "the partner was not placed yet");
        let site = self.expansion.site_mut(at);
        site.partners.push(seat);
        site.free_entry |= free_entry;
        self.expansion.visit = Some(PartnerVisit { at, state: PartnerVisitState::UseLocation { times: 0 } });
    }

    fn pick(&mut self, seat: Seat, at: Location, card: PartnerCard, goods: Option<Goods>) {
        let cards = &mut self.expansion.site_mut(at).cards;
        let place = cards.iter().position(|&other| other == card).expect("the card lies there");
        cards.remove(place);
        match card.facts().what {
            Use::Gives(_) => {
                self.table.kennel_mut(seat).gain(goods.expect("it is turned into something"));
                self.expansion.discard.push(card);
            }
            Use::Chooses => {
                self.expansion.discard.push(card);
                self.expansion.partner_visit_mut().state = PartnerVisitState::Joker { left: JOKER_UNITS };
            }
            // S-24: a guest is never in the hand.
            Use::Guest(_) => self.expansion.hotel_mut(seat).guests.push(card),
            Use::Kept => self.expansion.hotel_mut(seat).keep_card(card),
        }
    }

    /// S-20: a dog that leaves its bay is no longer special.
    fn take_from_bay(&mut self, seat: Seat, dog: DogId) -> Dog {
        let kennel = self.table.kennel_mut(seat);
        let Some(store @ Store::Bay(_)) = kennel.store_of(dog) else { panic!("{dog:?} lies in no bay") };
        kennel.take(store, dog).0.ordinary()
    }

    /// L121: the dog is special from now on. S-19: a dog can be sent to the agency again.
    fn come_back(&mut self, seat: Seat, dog: DogId, to: BayId) {
        let away = self.expansion.hotel_mut(seat).away.take().expect("a dog is at the agency");
        assert_eq!(away.id, dog, "it is this one");
        self.table.kennel_mut(seat).push(Store::Bay(to), Dog { special: true, ..away });
    }

    fn apply_end(&mut self, happening: &PartnerHappening) {
        match *happening {
            PartnerHappening::HospitalDue { seat } => {
                self.expansion.decision = Some(ExtraDecision::Hospital { seat })
            }
            PartnerHappening::Treated { seat, ref dogs, coins } => {
                let kennel = self.table.kennel_mut(seat);
                deduct(&mut kennel.coins, coins);
                let gone = dogs.iter().map(|&dog| kennel.take(Store::Infirmary, dog).0);
                self.expansion.treated.extend(gone);
                self.expansion.decision = None;
            }
            PartnerHappening::GuestsFed { seat, food } => {
                deduct(&mut self.table.kennel_mut(seat).food, food);
                self.expansion.hotel_mut(seat).fed = true;
            }
            ref other => unreachable!("{other:?} is not of the end"),
        }
    }
}

impl Expansion {
    /// Updates the second board after an event of DOGS.
    pub(super) fn follow(&mut self, event: &Event) {
        match event {
            // L93: all partners are taken back.
            Event::Public(Happening::RoundBegan { .. }) => {
                self.hotels.iter_mut().for_each(|hotel| hotel.partner = true);
            }
            Event::Public(Happening::TurnEnded { .. }) => {
                self.visit = None;
                self.licensed = false;
            }
            Event::Public(Happening::PhaseBegan { phase: Phase::Close, .. }) => {
                for site in &mut self.sites {
                    site.partners.clear();
                    site.free_entry = false;
                }
            }
            _ => {}
        }
    }

    pub(super) fn apply_secret(&mut self, secret: &PartnerSecret) {
        match secret {
            PartnerSecret::PartnersLaid { new_dogs, deck } => {
                self.new_dogs.clone_from(new_dogs);
                self.deck.clone_from(deck);
            }
            PartnerSecret::PartnerDeckShuffled { deck } => {
                assert!(self.deck.is_empty() && self.discard.len() == deck.len(), "the discard is the deck");
                self.deck.clone_from(deck);
                self.discard.clear();
            }
        }
    }

    fn partner_visit_mut(&mut self) -> &mut PartnerVisit {
        self.visit.as_mut().expect("a partner is placed")
    }

    fn count_use(&mut self) {
        let visit = self.partner_visit_mut();
        let PartnerVisitState::UseLocation { times } = visit.state else {
            panic!("the location may not be used: {visit:?}")
        };
        visit.state = PartnerVisitState::UseLocation { times: times + 1 };
    }
}

fn amount_mut(kennel: &mut Kennel, resource: Resource) -> &mut u8 {
    match resource {
        Resource::Coins => &mut kennel.coins,
        Resource::Gas => &mut kennel.gas,
        Resource::Food => &mut kennel.food,
        Resource::Medicine => &mut kennel.medicine,
    }
}
