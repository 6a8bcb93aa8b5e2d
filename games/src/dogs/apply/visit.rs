//! Records the second phase: meeples, cards, and the actions of the houses.

use super::super::data::Health;
use super::super::events::Happening;
use super::super::kennel::{DogId, Kennel, Store, add, deduct};
use super::super::state::{Dogs, FlowState, Visit, VisitState};

impl Dogs {
    pub(super) fn apply_visit(&mut self, happening: &Happening) {
        match *happening {
            Happening::Entered { seat, house, free_entry } => {
                deduct(&mut self.kennel_mut(seat).meeples, 1);
                let site = self.site_mut(house);
                site.meeples.push(seat);
                site.free_entry |= free_entry;
                let visit = self.visit_mut();
                visit.house = Some(house);
                visit.state = VisitState::UseHouse { times: 0 };
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
            }
            Happening::TurnEnded { .. } => {}
            _ => self.apply_house_action(happening),
        }
    }

    fn apply_house_action(&mut self, happening: &Happening) {
        match *happening {
            Happening::Built { seat, bay, coins } => {
                let kennel = self.kennel_mut(seat);
                deduct(&mut kennel.coins, coins);
                kennel.bays[bay.index()].built = true;
                self.set_visit_state(VisitState::Done);
            }
            Happening::Swapped { seat, give, get } => {
                let kennel = self.kennel_mut(seat);
                deduct(kennel.amount_mut(give), 1);
                add(kennel.amount_mut(get), 1);
                self.count_use();
            }
            Happening::Bought { seat, coins, food, medicine } => {
                let kennel = self.kennel_mut(seat);
                deduct(&mut kennel.coins, coins);
                add(&mut kennel.food, food);
                add(&mut kennel.medicine, medicine);
                self.count_use();
            }
            Happening::Cured { seat, dog, to, medicine } => {
                let kennel = self.kennel_mut(seat);
                deduct(&mut kennel.medicine, medicine);
                kennel.carry(dog, Store::Bay(to));
                self.count_use();
            }
            Happening::Sold { seat, dog, coins } => {
                let kennel = self.kennel_mut(seat);
                add(&mut kennel.coins, coins);
                let from = kennel.store_of(dog).expect("the dog is in a bay");
                let (dog, _) = kennel.take(from, dog);
                self.enter_fair(dog);
                self.set_visit_state(VisitState::Sold);
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
                self.set_visit_state(VisitState::PutDog);
            }
            Happening::TradeBegan { seat, dog } => {
                self.kennel_mut(seat).carry(dog, Store::Hand);
                self.set_visit_state(VisitState::ChooseTrade);
            }
            Happening::Traded { seat, give, get } => {
                let (own, _) = self.kennel_mut(seat).take(Store::Hand, give);
                let other = self.leave_fair(get);
                self.enter_fair(own);
                self.kennel_mut(seat).hand.push(other);
                self.set_visit_state(VisitState::PutDog);
            }
            _ => unreachable!("nothing of a house"),
        }
    }

    pub(super) fn visit_mut(&mut self) -> &mut Visit {
        match &mut self.flow {
            FlowState::Act(visit) => visit,
            other => panic!("nobody acts: {other:?}"),
        }
    }

    fn set_visit_state(&mut self, state: VisitState) {
        self.visit_mut().state = state;
    }

    fn count_use(&mut self) {
        let visit = self.visit_mut();
        let VisitState::UseHouse { times } = visit.state else {
            panic!("the house may not be used: {visit:?}")
        };
        // Only the warehouse has a limit, which is 2. Other houses may be used more often than a `u8` counts.
        visit.state = VisitState::UseHouse { times: times.saturating_add(1) };
    }

    /// Ends the deal with the fair, once its dog is in a bay.
    pub(super) fn dog_was_put(&mut self) {
        if let FlowState::Act(visit) = &mut self.flow {
            visit.state = VisitState::Done;
        }
    }
}

impl Kennel {
    /// Moves a dog to the end of another list of the kennel. Returns where it was.
    pub(super) fn carry(&mut self, dog: DogId, to: Store) -> (Store, u8) {
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
