//! The second phase: meeples, cards, and what the houses do.

use super::super::data::Health;
use super::super::events::Happening;
use super::super::kennel::{Kennel, Store, add, deduct};
use super::super::state::{Deed, Stage, Table, Visit};
use crate::frame::Seat;

impl Table {
    pub(super) fn fold_visit(&mut self, happening: &Happening) {
        match *happening {
            Happening::Entered { seat, house, free_entry } => {
                deduct(&mut self.kennel_mut(seat).meeples, 1);
                let site = self.site_mut(house);
                site.meeples.push(seat);
                site.free_entry |= free_entry;
                let deed =
                    if free_entry || site.cards.is_empty() { Deed::May { times: 0 } } else { Deed::Card };
                let visit = self.visit_mut();
                visit.house = Some(house);
                visit.deed = deed;
            }
            Happening::CardUsed { seat, card } => {
                let card = self.kennel_mut(seat).drop_card(card);
                self.discard.push(card);
            }
            Happening::CardTaken { seat, house, card, goods } => {
                let cards = &mut self.site_mut(house).cards;
                let place = cards.iter().position(|&other| other == card).expect("the card lies there");
                cards.remove(place);
                match goods {
                    // L604-606.
                    Some(goods) => {
                        self.kennel_mut(seat).gain(goods);
                        self.discard.push(card);
                    }
                    None => self.kennel_mut(seat).keep_card(card),
                }
                self.visit_mut().deed = Deed::May { times: 0 };
            }
            Happening::TurnEnded { .. } => {}
            _ => self.fold_deed(happening),
        }
    }

    /// What is done in a house.
    fn fold_deed(&mut self, happening: &Happening) {
        match *happening {
            Happening::Built { seat, bay, coins } => {
                let kennel = self.kennel_mut(seat);
                deduct(&mut kennel.coins, coins);
                kennel.bays[bay.index()].built = true;
                self.note(Deed::Done);
            }
            Happening::Swapped { seat, give, get } => {
                let kennel = self.kennel_mut(seat);
                deduct(kennel.amount_mut(give), 1);
                add(kennel.amount_mut(get), 1);
                self.note_once_more();
            }
            Happening::Bought { seat, coins, food, medicine } => {
                let kennel = self.kennel_mut(seat);
                deduct(&mut kennel.coins, coins);
                add(&mut kennel.food, food);
                add(&mut kennel.medicine, medicine);
                self.note_once_more();
            }
            Happening::Cured { seat, dog, to, medicine } => {
                let kennel = self.kennel_mut(seat);
                deduct(&mut kennel.medicine, medicine);
                kennel.carry(dog, Store::Bay(to));
                self.note_once_more();
            }
            Happening::Sold { seat, dog, coins } => {
                let kennel = self.kennel_mut(seat);
                add(&mut kennel.coins, coins);
                let from = kennel.store_of(dog).expect("the dog is in a bay");
                let (dog, _) = kennel.take(from, dog);
                self.enter_fair(dog);
                self.note(Deed::Sold);
            }
            Happening::AddedToSale { seat, card, coins } => {
                let kennel = self.kennel_mut(seat);
                add(&mut kennel.coins, coins);
                let card = kennel.drop_card(card);
                self.discard.push(card);
            }
            Happening::DogBought { seat, dog, coins } => {
                let dog = self.leave_fair(dog);
                let kennel = self.kennel_mut(seat);
                deduct(&mut kennel.coins, coins);
                kennel.hand.push(dog);
                self.note(Deed::House);
            }
            Happening::TradeBegan { seat, dog } => {
                self.kennel_mut(seat).carry(dog, Store::Hand);
                self.note(Deed::Trade);
            }
            Happening::Traded { seat, give, get } => {
                let (own, _) = self.kennel_mut(seat).take(Store::Hand, give);
                let other = self.leave_fair(get);
                self.enter_fair(own);
                self.kennel_mut(seat).hand.push(other);
                self.note(Deed::House);
            }
            _ => unreachable!("nothing of a house"),
        }
    }

    pub(super) fn visit_mut(&mut self) -> &mut Visit {
        match &mut self.stage {
            Stage::Act(visit) => visit,
            other => panic!("nobody acts: {other:?}"),
        }
    }

    fn note(&mut self, deed: Deed) {
        self.visit_mut().deed = deed;
    }

    fn note_once_more(&mut self) {
        let visit = self.visit_mut();
        let Deed::May { times } = visit.deed else { panic!("the house may not act: {visit:?}") };
        // Two are as many as a hundred: only the warehouse counts, and it stops there.
        visit.deed = Deed::May { times: times.saturating_add(1) };
    }

    /// A dog that was dealt for is in its bay.
    pub(super) fn note_housed(&mut self, _seat: Seat) {
        if let Stage::Act(visit) = &mut self.stage {
            visit.deed = Deed::Done;
        }
    }
}

impl Kennel {
    /// Moves a dog to the end of another list of the kennel, and says where it was.
    pub(super) fn carry(&mut self, dog: super::super::kennel::DogId, to: Store) -> (Store, u8) {
        let from = self.store_of(dog).expect("the dog is in the kennel");
        let (mut dog, place) = self.take(from, dog);
        match to {
            Store::Bay(_) => dog.health = Health::Healthy,
            Store::Infirmary => dog.health = Health::Sick,
            Store::Hand | Store::Surplus => {}
        }
        self.push(to, dog);
        (from, place)
    }
}
