//! How events are recorded. What does not fit panics.

use super::super::data::BayId;
use super::super::events::{Event, Happening};
use super::super::kennel::{Dog, DogId, Kennel, Store, add, deduct};
use super::super::phase::Phase;
use super::cards::{PartnerCard, Use};
use super::data::{JOKER_UNITS, Location, NGO_TOKENS, Resource};
use super::events::{PartnerHappening, PartnerSecret, SocioEvent};
use super::state::Socio;
use super::state::{Annex, Call, Errand, Scene};
use crate::dogs::cards::Goods;
use crate::frame::Seat;

impl Socio {
    /// Records an event.
    pub(super) fn fold(&mut self, event: &SocioEvent) {
        match event {
            SocioEvent::Base(event) => {
                self.table.fold(event);
                self.annex.follow(event);
            }
            SocioEvent::Hidden(secret) => self.annex.fold_secret(secret),
            SocioEvent::Open(happening) => self.fold_happening(happening),
        }
    }

    fn fold_happening(&mut self, happening: &PartnerHappening) {
        match happening {
            PartnerHappening::NewDogsDue { .. }
            | PartnerHappening::Announced { .. }
            | PartnerHappening::NewDog { .. } => self.fold_arrival(happening),
            PartnerHappening::PartnerCardsCleared => {
                let left = self.annex.sites.iter_mut().flat_map(|site| site.cards.drain(..));
                self.annex.discard.extend(left);
            }
            PartnerHappening::PartnerCardsLaid { at, cards } => {
                for &card in cards {
                    assert_eq!(self.annex.deck.pop(), Some(card), "the card lies on top");
                    self.annex.site_mut(*at).cards.push(card);
                }
            }
            PartnerHappening::BonusTaken { seat, bonus } => {
                assert!(self.annex.is_left(*bonus), "the card is still there");
                self.annex.hotel_mut(*seat).bonuses.push(*bonus);
            }
            PartnerHappening::HospitalDue { .. }
            | PartnerHappening::Treated { .. }
            | PartnerHappening::GuestsFed { .. } => self.fold_end(happening),
            _ => self.fold_call(happening),
        }
    }

    fn fold_arrival(&mut self, happening: &PartnerHappening) {
        match *happening {
            PartnerHappening::NewDogsDue { seat } => self.annex.scene = Some(Scene::Split { seat }),
            PartnerHappening::Announced { .. } => self.annex.scene = None,
            PartnerHappening::NewDog { space, dog, .. } => {
                assert_eq!(self.annex.new_dogs.pop(), Some((dog.breed, dog.health)), "the dog lies on top");
                self.table.bring_to_light(&dog);
                self.table.spot_mut(space).dogs.push(dog);
            }
            ref other => unreachable!("{other:?} is no arrival"),
        }
    }

    /// What a partner does.
    fn fold_call(&mut self, happening: &PartnerHappening) {
        match *happening {
            PartnerHappening::PartnerPlaced { seat, at, free_entry } => self.place(seat, at, free_entry),
            PartnerHappening::Picked { seat, at, card, goods } => self.pick(seat, at, card, goods),
            PartnerHappening::Chosen { seat, resource, amount } => {
                add(amount_mut(self.table.kennel_mut(seat), resource), amount);
                let call = self.annex.call_mut();
                let Errand::Joker { left } = call.errand else { panic!("nothing is chosen: {call:?}") };
                call.errand =
                    if left > 1 { Errand::Joker { left: left - 1 } } else { Errand::May { times: 0 } };
            }
            PartnerHappening::GuestsPaid { seat, coins } => {
                add(&mut self.table.kennel_mut(seat).coins, coins)
            }
            PartnerHappening::PartnerCardUsed { seat, card } => {
                let card = self.annex.hotel_mut(seat).drop_card(card);
                self.annex.discard.push(card);
            }
            PartnerHappening::Licensed { seat, coins } => {
                deduct(&mut self.table.kennel_mut(seat).coins, coins);
                self.annex.hotel_mut(seat).licence = true;
                self.annex.licensed = true;
            }
            _ => self.fold_errand(happening),
        }
    }

    /// What is done at a location.
    fn fold_errand(&mut self, happening: &PartnerHappening) {
        match *happening {
            PartnerHappening::Donated { seat, dog, with } => {
                let dog = self.take_from_bay(seat, dog);
                deduct(amount_mut(self.table.kennel_mut(seat), with), NGO_TOKENS);
                self.annex.hotel_mut(seat).given.push(dog);
                self.annex.note_once_more();
            }
            PartnerHappening::CameBack { seat, dog, to } => self.come_back(seat, dog, to),
            PartnerHappening::SentAway { seat, dog, coins } => {
                let dog = self.take_from_bay(seat, dog);
                add(&mut self.table.kennel_mut(seat).coins, coins);
                let before = self.annex.hotel_mut(seat).away.replace(dog);
                assert!(before.is_none(), "nobody was at the agency");
                self.annex.note_once_more();
            }
            PartnerHappening::Served { seat, service, coins } => {
                deduct(&mut self.table.kennel_mut(seat).coins, coins);
                self.annex.hotel_mut(seat).services.push(service);
                self.annex.note_once_more();
            }
            ref other => unreachable!("{other:?} is recorded elsewhere"),
        }
    }

    fn place(&mut self, seat: Seat, at: Location, free_entry: bool) {
        let hotel = self.annex.hotel_mut(seat);
        assert!(core::mem::take(&mut hotel.partner), "the partner was not placed yet");
        let site = self.annex.site_mut(at);
        site.partners.push(seat);
        site.free_entry |= free_entry;
        let errand =
            if free_entry || site.cards.is_empty() { Errand::May { times: 0 } } else { Errand::Card };
        self.annex.call = Some(Call { at, errand });
    }

    fn pick(&mut self, seat: Seat, at: Location, card: PartnerCard, goods: Option<Goods>) {
        let cards = &mut self.annex.site_mut(at).cards;
        let place = cards.iter().position(|&other| other == card).expect("the card lies there");
        cards.remove(place);
        let mut errand = Errand::May { times: 0 };
        match card.facts().what {
            Use::Gives(_) => {
                self.table.kennel_mut(seat).gain(goods.expect("it is turned into something"));
                self.annex.discard.push(card);
            }
            Use::Chooses => {
                self.annex.discard.push(card);
                errand = Errand::Joker { left: JOKER_UNITS };
            }
            // S-24: never in the hand.
            Use::Guest(_) => self.annex.hotel_mut(seat).guests.push(card),
            Use::Kept => self.annex.hotel_mut(seat).keep_card(card),
        }
        self.annex.call_mut().errand = errand;
    }

    /// S-20: a dog that leaves its bay is an ordinary one.
    fn take_from_bay(&mut self, seat: Seat, dog: DogId) -> Dog {
        let kennel = self.table.kennel_mut(seat);
        let Some(store @ Store::Bay(_)) = kennel.store_of(dog) else { panic!("{dog:?} lies in no bay") };
        kennel.take(store, dog).0.ordinary()
    }

    /// L121: it is special from now on. S-19: also if it was before.
    fn come_back(&mut self, seat: Seat, dog: DogId, to: BayId) {
        let away = self.annex.hotel_mut(seat).away.take().expect("a dog is at the agency");
        assert_eq!(away.id, dog, "it is this one");
        self.table.kennel_mut(seat).push(Store::Bay(to), Dog { special: true, ..away });
    }

    fn fold_end(&mut self, happening: &PartnerHappening) {
        match *happening {
            PartnerHappening::HospitalDue { seat } => self.annex.scene = Some(Scene::Hospital { seat }),
            PartnerHappening::Treated { seat, ref dogs, coins } => {
                let kennel = self.table.kennel_mut(seat);
                deduct(&mut kennel.coins, coins);
                let gone = dogs.iter().map(|&dog| kennel.take(Store::Infirmary, dog).0);
                self.annex.treated.extend(gone);
                self.annex.scene = None;
            }
            PartnerHappening::GuestsFed { seat, food } => {
                deduct(&mut self.table.kennel_mut(seat).food, food);
                self.annex.hotel_mut(seat).fed = true;
            }
            ref other => unreachable!("{other:?} is not of the end"),
        }
    }
}

impl Annex {
    /// What an event of DOGS means for the second board.
    fn follow(&mut self, event: &Event) {
        match event {
            // Every partner is back in hand (L93).
            Event::Open(Happening::RoundBegan { .. }) => {
                self.hotels.iter_mut().for_each(|hotel| hotel.partner = true);
            }
            Event::Open(Happening::TurnEnded { .. }) => {
                self.call = None;
                self.licensed = false;
            }
            Event::Open(Happening::PhaseBegan { phase: Phase::Close, .. }) => {
                for site in &mut self.sites {
                    site.partners.clear();
                    site.free_entry = false;
                }
            }
            _ => {}
        }
    }

    fn fold_secret(&mut self, secret: &PartnerSecret) {
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

    fn call_mut(&mut self) -> &mut Call {
        self.call.as_mut().expect("a partner is placed")
    }

    fn note_once_more(&mut self) {
        let call = self.call_mut();
        let Errand::May { times } = call.errand else { panic!("the location may not act: {call:?}") };
        call.errand = Errand::May { times: times + 1 };
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
