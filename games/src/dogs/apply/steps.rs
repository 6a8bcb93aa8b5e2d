//! Records decisions that all seats take at once, in small steps that can be taken back.

use super::super::actions::Salary;
use super::super::cards::Card;
use super::super::data::{BayId, Health, SALARY};
use super::super::events::Happening;
use super::super::kennel::{Dog, DogId, Kennel, Move, Step, Store, add, deduct};
use super::super::state::{Dogs, FlowState};
use crate::frame::Seat;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

impl Dogs {
    pub(super) fn apply_small_step(&mut self, happening: &Happening) {
        match *happening {
            Happening::GasBought { seat, coins, gas } => {
                let kennel = self.kennel_mut(seat);
                deduct(&mut kennel.coins, coins);
                add(&mut kennel.gas, gas);
                kennel.steps.push(Step::BoughtGas { coins, gas });
                self.finish_decision(seat);
            }
            Happening::VetUsed { seat } => {
                let kennel = self.kennel_mut(seat);
                let card = kennel.drop_card(Card::Vet);
                kennel.vet = true;
                kennel.steps.push(Step::UsedVet);
                self.discard.push(card);
            }
            Happening::GivenUp { seat, dog } => self.kennel_mut(seat).step(dog, Store::Surplus),
            Happening::Kept { seat, dog } => {
                let kennel = self.kennel_mut(seat);
                let sick = kennel.dog(dog).is_some_and(|dog| dog.health == Health::Sick);
                kennel.step(dog, if sick { Store::Infirmary } else { Store::Hand });
            }
            Happening::Lifted { seat, dog } => self.kennel_mut(seat).step(dog, Store::Hand),
            Happening::Put { seat, dog, to } => {
                let dealt = matches!(self.flow, FlowState::Act(_));
                let kennel = self.kennel_mut(seat);
                if dealt {
                    kennel.carry(dog, Store::Bay(to));
                    self.dog_was_put();
                } else {
                    kennel.step(dog, Store::Bay(to));
                    kennel.settled.push(dog);
                }
            }
            Happening::Arranged { seat, ref bays, anew } => self.kennel_mut(seat).arrange(bays, anew),
            Happening::LaidOut { seat } => {
                if matches!(self.flow, FlowState::Give { .. }) {
                    self.kennel_mut(seat).end_layout();
                } else {
                    self.kennel_mut(seat).steps.push(Step::Done);
                    self.finish_decision(seat);
                }
            }
            Happening::Quartet { seat, bay, coins } => {
                let kennel = self.kennel_mut(seat);
                add(&mut kennel.coins, coins);
                kennel.bays[bay.index()].quartet_paid = true;
            }
            Happening::SteppedBack { seat } | Happening::Reopened { seat } => self.take_back(seat),
            _ => self.apply_closing(happening),
        }
    }

    fn apply_closing(&mut self, happening: &Happening) {
        match *happening {
            Happening::Fed { seat, food, hungry } => {
                let kennel = self.kennel_mut(seat);
                deduct(&mut kennel.food, food);
                kennel.hungry = hungry;
            }
            Happening::FellIll { seat, dog, fair } => self.fall_ill(seat, dog, fair),
            Happening::HelperPaid { seat, with } => {
                let decides = self.awaited().contains(seat);
                let kennel = self.kennel_mut(seat);
                kennel.paid = true;
                let card = with == Salary::Card;
                if decides {
                    kennel.steps.push(Step::Paid { card });
                }
                if card {
                    let card = kennel.drop_card(Card::Helper);
                    self.discard.push(card);
                } else {
                    deduct(&mut kennel.coins, SALARY);
                }
                self.finish_decision(seat);
            }
            Happening::HelperLeft { seat } => self.kennel_mut(seat).helper = false,
            Happening::HelperHired { seat, again } => {
                let scores = self.options.rehire_scores;
                let kennel = self.kennel_mut(seat);
                kennel.steps.push(Step::Hired { again });
                if again {
                    deduct(&mut kennel.coins, SALARY);
                    kennel.helper = true;
                    kennel.paid = scores;
                }
                self.finish_decision(seat);
            }
            ref other => unreachable!("{other:?} is recorded elsewhere"),
        }
    }

    /// L519-525.
    fn fall_ill(&mut self, seat: Seat, dog: DogId, fair: bool) {
        let kennel = self.kennel_mut(seat);
        let Some(Store::Bay(bay)) = kennel.store_of(dog) else { panic!("{dog:?} lies in no bay") };
        let (dog, place) = kennel.take(Store::Bay(bay), dog);
        kennel.steps.push(Step::FellIll { dog: dog.id, bay, place, fair, special: dog.special });
        deduct(&mut kennel.hungry, 1);
        if !fair {
            kennel.push(Store::Infirmary, Dog::new(dog.id, dog.breed, Health::Sick));
        }
        if kennel.hungry == 0 && !kennel.chooses_pay() {
            self.finish_decision(seat);
        }
        if fair {
            self.enter_fair(dog);
        }
    }

    /// Marks that the seat has finished its decision.
    fn finish_decision(&mut self, seat: Seat) {
        if let FlowState::Together { deciding, .. } = &mut self.flow {
            deciding.remove(seat);
        }
    }

    /// Takes the seat's latest small step back.
    fn take_back(&mut self, seat: Seat) {
        if let FlowState::Together { deciding, .. } = &mut self.flow {
            deciding.insert(seat);
        }
        let kennel = self.kennel_mut(seat);
        match kennel.steps.pop().expect("a step can be taken back") {
            Step::BoughtGas { coins, gas } => {
                add(&mut kennel.coins, coins);
                deduct(&mut kennel.gas, gas);
            }
            Step::UsedVet => {
                kennel.vet = false;
                self.return_card(seat, Card::Vet);
            }
            Step::Moved { dog, from, place, to } => kennel.move_back(dog, from, place, to),
            Step::Arranged { moves, settled, .. } => kennel.disarrange(&moves, settled),
            Step::Done => {}
            Step::FellIll { dog, bay, place, fair, special } => {
                add(&mut kennel.hungry, 1);
                let dog = if fair {
                    self.leave_fair(dog)
                } else {
                    self.kennel_mut(seat).take(Store::Infirmary, dog).0
                };
                let dog = Dog { health: Health::Healthy, special, ..dog };
                self.kennel_mut(seat).insert(Store::Bay(bay), place, dog);
            }
            Step::Paid { card } => {
                kennel.paid = false;
                if card {
                    self.return_card(seat, Card::Helper);
                } else {
                    add(&mut kennel.coins, SALARY);
                }
            }
            Step::Hired { again } => {
                if again {
                    add(&mut kennel.coins, SALARY);
                    kennel.helper = false;
                    kennel.paid = false;
                }
            }
        }
    }

    fn return_card(&mut self, seat: Seat, card: Card) {
        let place = self.discard.iter().rposition(|&other| other == card).expect("the card was used");
        let card = self.discard.remove(place);
        self.kennel_mut(seat).keep_card(card);
    }
}

impl Kennel {
    /// Moves a dog in the lay-out, so that the step can be taken back.
    fn step(&mut self, dog: DogId, to: Store) {
        let (from, place) = self.carry(dog, to);
        self.steps.push(Step::Moved { dog, from, place, to });
    }

    /// Moves several dogs at once. All are taken up first, because a bay may be full until another dog has left it.
    fn arrange(&mut self, bays: &BTreeMap<BayId, Vec<DogId>>, anew: bool) {
        let (mut moves, mut carried) = (Vec::new(), Vec::new());
        for (&to, &dog) in bays.iter().flat_map(|(to, dogs)| dogs.iter().map(move |dog| (to, dog))) {
            let from = self.store_of(dog).expect("the dog is in the kennel");
            let (dog, place) = self.take(from, dog);
            moves.push(Move { dog: dog.id, from, place, to });
            carried.push((to, Dog { health: Health::Healthy, ..dog }));
        }
        for (to, dog) in carried {
            self.push(Store::Bay(to), dog);
        }
        let before = self.settled.clone();
        if anew {
            self.settled.clear();
        } else {
            self.settled.extend(moves.iter().map(|moved| moved.dog));
        }
        self.steps.push(Step::Arranged { moves, settled: before, anew });
    }

    fn disarrange(&mut self, moves: &[Move], settled: Vec<DogId>) {
        let mut dogs: Vec<Dog> =
            moves.iter().map(|moved| self.take(Store::Bay(moved.to), moved.dog).0).collect();
        for moved in moves.iter().rev() {
            let mut dog = dogs.pop().expect("each dog was taken up");
            if moved.from == Store::Infirmary {
                dog.health = Health::Sick;
            }
            self.insert(moved.from, moved.place, dog);
        }
        self.settled = settled;
    }

    fn move_back(&mut self, id: DogId, from: Store, place: u8, to: Store) {
        let (mut dog, _) = self.take(to, id);
        match from {
            Store::Bay(_) => dog.health = Health::Healthy,
            Store::Infirmary => dog.health = Health::Sick,
            Store::Hand | Store::Surplus => {}
        }
        self.insert(from, place, dog);
        if matches!(to, Store::Bay(_)) {
            self.settled.pop();
        }
    }

    /// Empties the truck: sick dogs go into the infirmary (L288-289), the others into the hand.
    pub(super) fn unload(&mut self) {
        for dog in core::mem::take(&mut self.load) {
            if dog.health == Health::Sick {
                self.brought.push(dog.id);
                self.infirmary.push(dog);
            } else {
                self.hand.push(dog);
            }
        }
    }

    /// Takes in a dog that was offered.
    pub(super) fn welcome(&mut self, dog: Dog) {
        let to = if dog.health == Health::Sick { Store::Infirmary } else { Store::Hand };
        self.push(to, dog.ordinary());
    }

    /// Ends the lay-out: its steps can no longer be taken back.
    pub(super) fn end_layout(&mut self) {
        self.brought.clear();
        self.vet = false;
        self.settled.clear();
        self.steps.clear();
    }

    /// Adds a card to the open hand, which stays sorted.
    pub(in crate::dogs) fn keep_card(&mut self, card: Card) {
        let place = self.cards.partition_point(|&held| held <= card);
        self.cards.insert(place, card);
    }
}
