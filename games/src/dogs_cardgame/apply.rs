//! Recording what happened: no choice, no chance, no failure.

use super::data::{Character, Kind, Location, Spot};
use super::events::Event;
use super::kennel::{Card, Dog, DogId, Via, take};
use super::state::{Claim, Decision, DogsCardgame, Place, Turn};
use crate::frame::Seat;
use alloc::vec::Vec;

impl DogsCardgame {
    pub(super) fn fold(&mut self, event: &Event) {
        match *event {
            Event::Laid { start, ref locations, ref breeds, ref dogs, ref characters } => {
                let place = |&location| Place { location, dogs: Vec::new(), character: None };
                self.start = start;
                self.row = locations.iter().map(place).collect();
                self.breeds.clone_from(breeds);
                self.pile.clone_from(dogs);
                self.characters.clone_from(characters);
            }
            Event::Dealt { seat, ref hand } => {
                self.characters.truncate(self.characters.len().saturating_sub(hand.len()));
                self.kennel_mut(seat).hand.clone_from(hand);
            }
            Event::Chose { seat, character } => self.kennel_mut(seat).chosen = Some(character),
            Event::Reconsidered { seat } => self.kennel_mut(seat).chosen = None,
            Event::Revealed { ref characters } => self.hand_back(characters),
            Event::Shuffled { ref pile } => {
                self.discard.clear();
                self.characters.clone_from(pile);
            }
            Event::Refilled { location, ref dogs } => self.refill(location, dogs),
            Event::Posted { location, character } => {
                self.characters.pop();
                if let Some(place) = self.place_mut(location) {
                    place.character = Some(character);
                }
            }
            Event::TurnBegan { seat, round } => self.begin_turn(seat, round),
            Event::EndBegan { .. } => self.last_round = Some(self.round + 1),
            Event::Awarded { seat, bonus } => self.award(seat, bonus),
            Event::Ended => {
                self.turn = None;
                self.over = true;
            }
            Event::Finished { .. } => {
                self.pop_decision();
            }
            Event::Forfeited { .. } => {}
            Event::Rewarded { .. } => self.push_decision(Decision::Reward { from: None }),
            Event::PuppyDue { bay, .. } => self.push_decision(Decision::Puppy { bay }),
            Event::Moved { .. }
            | Event::Stayed { .. }
            | Event::Tolled { .. }
            | Event::Collected { .. }
            | Event::Hired { .. } => self.fold_step(event),
            Event::Placed { .. }
            | Event::HandedIn { .. }
            | Event::Lifted { .. }
            | Event::LiftingEnded { .. }
            | Event::Donated { .. } => self.fold_dog(event),
            Event::BayOpened { .. }
            | Event::LicencePaid { .. }
            | Event::Used { .. }
            | Event::Improved { .. }
            | Event::PuppyTaken { .. }
            | Event::Claimed { .. }
            | Event::Renewed { .. } => self.fold_free(event),
        }
    }

    /// The two steps of a turn.
    fn fold_step(&mut self, event: &Event) {
        match *event {
            Event::Moved { seat, to } => {
                self.kennel_mut(seat).at = Some(to);
                self.mark(|turn| turn.moved = true);
            }
            Event::Stayed { .. } => self.mark(|turn| turn.moved = true),
            Event::Tolled { seat, to, coins } => {
                self.kennel_mut(seat).pay(0, coins);
                self.kennel_mut(to).gain(0, coins);
            }
            Event::Collected { seat, location, food, .. } => {
                self.kennel_mut(seat).pay(food, 0);
                let place = self.place_mut(location);
                let hand = place.map(|place| core::mem::take(&mut place.dogs)).unwrap_or_default();
                self.mark(|turn| turn.collected = true);
                self.push_decision(Decision::Collect { location, hand });
            }
            Event::Hired { seat, location, character, coins } => {
                if let Some(place) = self.place_mut(location) {
                    place.character = None;
                }
                let kennel = self.kennel_mut(seat);
                kennel.pay(0, coins);
                kennel.characters.push(character);
                self.mark(|turn| turn.hired = true);
            }
            _ => {}
        }
    }

    /// Where the dogs go.
    fn fold_dog(&mut self, event: &Event) {
        match *event {
            Event::Placed { seat, dog, to, via } => {
                if let Some(dog) = self.take_dog(seat, dog) {
                    self.kennel_mut(seat).dogs_at(to).push(Dog { via, ..dog });
                }
                if let (Via::Partner, Some(Decision::Partner { housed, .. })) = (via, self.decision_mut()) {
                    *housed = true;
                }
            }
            Event::HandedIn { seat, dog, gain, amount } => {
                if let Some(dog) = self.take_dog(seat, dog) {
                    self.fair.push(dog);
                }
                let (food, coins) = gain.split(amount);
                self.kennel_mut(seat).gain(food, coins);
            }
            Event::Lifted { seat, dog } => {
                if let Some(dog) = self.kennel_mut(seat).take(dog)
                    && let Some(Decision::Trainer { hand, lifted, .. }) = self.decision_mut()
                {
                    hand.push(dog);
                    lifted.push(dog.id);
                }
            }
            Event::LiftingEnded { .. } => {
                if let Some(Decision::Trainer { placing, .. }) = self.decision_mut() {
                    *placing = true;
                }
            }
            Event::Donated { seat, dog, food, coins } => {
                self.gone.extend(self.kennels[seat.index()].take(dog));
                self.kennel_mut(seat).gain(food, coins);
                self.note_donation(dog);
            }
            _ => {}
        }
    }

    /// What is free to do.
    fn fold_free(&mut self, event: &Event) {
        match *event {
            Event::BayOpened { seat, bay, food } => {
                let kennel = self.kennel_mut(seat);
                kennel.bays[bay as usize].open = true;
                kennel.unpaid += 1;
                kennel.gain(food, 0);
                self.mark(|turn| turn.opened = true);
            }
            Event::LicencePaid { seat, coins } => {
                let kennel = self.kennel_mut(seat);
                kennel.pay(0, coins);
                kennel.unpaid = kennel.unpaid.saturating_sub(1);
                kennel.paid += 1;
            }
            Event::Used { seat, character, food, coins } => self.use_up(seat, character, food, coins),
            Event::Improved { seat, coins } => {
                self.improvements = self.improvements.saturating_sub(1);
                let kennel = self.kennel_mut(seat);
                kennel.pay(0, coins);
                kennel.improvements += 1;
                if let Some(Decision::Manager { bought } | Decision::Partner { bought, .. }) =
                    self.decision_mut()
                {
                    *bought += 1;
                }
            }
            Event::PuppyTaken { seat, puppy, bay, coins } => self.take_puppy(seat, puppy, bay, coins),
            Event::Claimed { seat, bonus } => {
                self.award(seat, bonus);
                let noted = self.kennel(seat).clone();
                self.mark(|turn| turn.claim = Some(Claim { bonus, noted }));
            }
            Event::Renewed { seat, coins } => {
                self.kennel_mut(seat).pay(0, coins);
                self.discard.extend(self.row.iter_mut().filter_map(|place| place.character.take()));
            }
            _ => {}
        }
    }

    fn hand_back(&mut self, characters: &[Character]) {
        for (kennel, &kept) in self.kennels.iter_mut().zip(characters) {
            if let Some(position) = kennel.hand.iter().position(|&held| held == kept) {
                kennel.characters.push(kennel.hand.remove(position));
            }
            self.characters.append(&mut kennel.hand);
            kennel.chosen = None;
        }
    }

    fn refill(&mut self, location: Location, dogs: &[Dog]) {
        let rest = self.pile.len().saturating_sub(dogs.len());
        self.pile.truncate(rest);
        self.shown += u8::try_from(dogs.len()).unwrap_or_default();
        self.drawn |= !dogs.is_empty();
        if let Some(place) = self.place_mut(location) {
            place.dogs.extend_from_slice(dogs);
        }
    }

    fn begin_turn(&mut self, seat: Seat, round: u32) {
        if round != self.round {
            // The deal before the first round belongs to no round.
            self.dry = if self.drawn || self.round == 0 { 0 } else { self.dry + 1 };
            self.drawn = false;
        }
        self.round = round;
        self.turn = Some(Turn::new(seat));
    }

    fn award(&mut self, seat: Seat, bonus: super::data::Bonus) {
        self.bonuses.retain(|&left| left != bonus);
        self.kennel_mut(seat).bonuses.push(bonus);
    }

    fn use_up(&mut self, seat: Seat, character: Character, food: u32, coins: u32) {
        let kennel = self.kennel_mut(seat);
        if let Some(position) = kennel.characters.iter().position(|&own| own == character) {
            kennel.characters.remove(position);
        }
        kennel.gain(food, coins);
        self.discard.push(character);
        match character {
            Character::Merchant => {}
            Character::Vet => self.push_decision(Decision::Vet),
            Character::Trainer => {
                self.push_decision(Decision::Trainer {
                    hand: Vec::new(),
                    lifted: Vec::new(),
                    placing: false,
                });
            }
            Character::Manager => self.push_decision(Decision::Manager { bought: 0 }),
            Character::Partner => {
                self.push_decision(Decision::Partner { housed: false, bought: 0, puppy: false });
            }
        }
    }

    fn take_puppy(&mut self, seat: Seat, puppy: Kind, bay: Option<Spot>, coins: u32) {
        if let Some(position) = self.puppies.iter().position(|&left| left == puppy) {
            self.puppies.remove(position);
        }
        let kennel = self.kennel_mut(seat);
        kennel.pay(0, coins);
        kennel.puppies.push(puppy);
        if let Some(bay) = bay {
            kennel.bays[bay as usize].locked = true;
            self.pop_decision();
        } else if let Some(Decision::Partner { puppy, .. }) = self.decision_mut() {
            *puppy = true;
        }
    }

    /// C-29: the dog is gone from the noted layout too.
    fn note_donation(&mut self, dog: DogId) {
        let Some(turn) = &mut self.turn else { return };
        turn.donated = true;
        if let Some(claim) = &mut turn.claim {
            claim.noted.take(dog);
        }
        if let Some(Decision::Donate { dogs }) = turn.decisions.last_mut() {
            *dogs += 1;
        } else {
            turn.decisions.push(Decision::Donate { dogs: 1 });
        }
    }

    /// Takes a dog out of wherever it lies: a hand, the city, the fair, the seat's own kennel.
    fn take_dog(&mut self, seat: Seat, id: DogId) -> Option<Dog> {
        if let Some(hand) = self.decision_mut().and_then(Decision::hand_mut)
            && let Some(dog) = take(hand, id)
        {
            return Some(dog);
        }
        let found = self.row.iter_mut().find_map(|place| Some((place.location, take(&mut place.dogs, id)?)));
        if let Some((location, dog)) = found {
            if let Some(Decision::Reward { from }) = self.decision_mut() {
                *from = Some(location);
            }
            return Some(dog);
        }
        take(&mut self.fair, id).or_else(|| self.kennel_mut(seat).take(id))
    }

    fn mark(&mut self, change: impl FnOnce(&mut Turn)) {
        if let Some(turn) = &mut self.turn {
            change(turn);
        }
    }

    fn decision_mut(&mut self) -> Option<&mut Decision> {
        self.turn.as_mut()?.decisions.last_mut()
    }

    fn push_decision(&mut self, decision: Decision) {
        self.mark(|turn| turn.decisions.push(decision));
    }

    fn pop_decision(&mut self) {
        self.mark(|turn| {
            turn.decisions.pop();
        });
    }

    /// A card of the dog pile as the dog that it becomes when it comes to light.
    pub(super) fn born(&self, nth: u8, card: Card) -> Dog {
        let Card { breed, sign } = card;
        Dog { id: DogId(self.shown + nth), breed, sign, via: Via::Collect }
    }
}
