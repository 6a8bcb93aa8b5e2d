//! How the state records an event: without choice, without dice. It panics if the event does not fit the state.

use super::data::{Character, Kind, Location, Spot};
use super::events::{Event, PublicEvent, RecordedEvent};
use super::kennel::{Card, Dog, DogId, Via, take};
use super::state::{DogsCardgame, Place};
use super::turn::{Claim, Decision, Turn};
use crate::frame::{Ballot, Seat};
use alloc::sync::Arc;
use alloc::vec::Vec;

impl DogsCardgame {
    pub(super) fn record(&mut self, event: &Event) {
        match event {
            Event::Recorded(event) => self.record_hidden(event),
            Event::Public(event) => self.record_public(event),
        }
    }

    fn record_hidden(&mut self, event: &RecordedEvent) {
        match *event {
            RecordedEvent::Laid { start, ref locations, ref breeds, ref dogs, ref characters } => {
                let place = |&location| Place { location, dogs: Vec::new(), character: None };
                self.start = start;
                self.row = locations.iter().map(place).collect();
                self.breeds.clone_from(breeds);
                self.pile.clone_from(dogs);
                self.characters.clone_from(characters);
            }
            RecordedEvent::Dealt { seat, ref hand } => {
                assert!(self.characters.ends_with(hand), "a hand is dealt from the top of the pile");
                self.characters.truncate(self.characters.len() - hand.len());
                self.kennel_mut(seat).hand.clone_from(hand);
            }
            RecordedEvent::Chose { seat, character } => self.chosen.choose(seat, character),
            RecordedEvent::Shuffled { ref pile } => {
                self.discard.clear();
                self.characters.clone_from(pile);
            }
            RecordedEvent::Refilled { location, ref dogs } => self.refill(location, dogs),
        }
    }

    fn record_public(&mut self, event: &PublicEvent) {
        match *event {
            PublicEvent::Reconsidered { seat } => self.chosen.reconsider(seat),
            PublicEvent::Revealed { ref characters } => self.hand_back(characters),
            PublicEvent::Posted { location, character } => {
                let top = self.characters.pop();
                assert_eq!(top, Some(character), "a character comes from the top of the pile");
                self.place_mut(location).character = Some(character);
            }
            PublicEvent::TurnBegan { seat, round } => self.begin_turn(seat, round),
            PublicEvent::EndBegan { .. } => self.last_round = Some(self.round + 1),
            PublicEvent::Awarded { seat, bonus } => self.award(seat, bonus),
            PublicEvent::Ended => {
                self.turn = None;
                self.over = true;
            }
            PublicEvent::Finished { .. } => {
                self.turn_mut().decisions.pop();
            }
            PublicEvent::Forfeited { .. } => {}
            PublicEvent::Rewarded { .. } => self.push_decision(Decision::Reward { from: None }),
            PublicEvent::PuppyDue { bay, .. } => self.push_decision(Decision::Puppy { bay }),
            PublicEvent::Moved { .. }
            | PublicEvent::Stayed { .. }
            | PublicEvent::Tolled { .. }
            | PublicEvent::Collected { .. }
            | PublicEvent::Hired { .. } => self.record_step(event),
            PublicEvent::Placed { .. }
            | PublicEvent::HandedIn { .. }
            | PublicEvent::Lifted { .. }
            | PublicEvent::LiftingEnded { .. }
            | PublicEvent::Donated { .. } => self.record_dog(event),
            PublicEvent::BayOpened { .. }
            | PublicEvent::LicencePaid { .. }
            | PublicEvent::Used { .. }
            | PublicEvent::Improved { .. }
            | PublicEvent::PuppyTaken { .. }
            | PublicEvent::Claimed { .. }
            | PublicEvent::Renewed { .. } => self.record_free(event),
        }
    }

    /// Events of the two steps of a turn.
    fn record_step(&mut self, event: &PublicEvent) {
        match *event {
            PublicEvent::Moved { seat, to } => {
                self.kennel_mut(seat).at = Some(to);
                self.turn_mut().moved = true;
            }
            PublicEvent::Stayed { .. } => self.turn_mut().moved = true,
            PublicEvent::Tolled { seat, to, coins } => {
                self.kennel_mut(seat).pay(0, coins);
                self.kennel_mut(to).gain(0, coins);
            }
            PublicEvent::Collected { seat, location, food, .. } => {
                self.kennel_mut(seat).pay(food, 0);
                let hand = core::mem::take(&mut self.place_mut(location).dogs);
                self.turn_mut().collected = true;
                self.push_decision(Decision::Collect { location, hand });
            }
            PublicEvent::Hired { seat, location, character, coins } => {
                self.place_mut(location).character = None;
                let kennel = self.kennel_mut(seat);
                kennel.pay(0, coins);
                kennel.characters.push(character);
                self.turn_mut().hired = true;
            }
            _ => {}
        }
    }

    /// Events that take a dog from one place to another.
    fn record_dog(&mut self, event: &PublicEvent) {
        match *event {
            PublicEvent::Placed { seat, dog, to, via } => {
                let dog = self.take_dog(seat, dog);
                self.kennel_mut(seat).dogs_at(to).push(Dog { via, ..dog });
                if let (Via::Partner, Decision::Partner { housed, .. }) = (via, self.decision_mut()) {
                    *housed = true;
                }
            }
            PublicEvent::HandedIn { seat, dog, gain, amount } => {
                let dog = self.take_dog(seat, dog);
                self.fair.push(dog);
                let (food, coins) = gain.split(amount);
                self.kennel_mut(seat).gain(food, coins);
            }
            PublicEvent::Lifted { seat, dog } => {
                let dog = self.kennel_mut(seat).take(dog);
                let Decision::Trainer { hand, .. } = self.decision_mut() else {
                    panic!("the trainer lifts dogs")
                };
                hand.push(dog);
            }
            PublicEvent::LiftingEnded { .. } => {
                let Decision::Trainer { placing, .. } = self.decision_mut() else {
                    panic!("the trainer lifts dogs")
                };
                *placing = true;
            }
            PublicEvent::Donated { seat, dog, food, coins } => {
                let given = self.kennel_mut(seat).take(dog);
                self.gone.push(given);
                self.kennel_mut(seat).gain(food, coins);
                self.note_donation(dog);
            }
            _ => {}
        }
    }

    /// Events of the free actions and of the characters.
    fn record_free(&mut self, event: &PublicEvent) {
        match *event {
            PublicEvent::BayOpened { seat, bay, food } => {
                let kennel = self.kennel_mut(seat);
                kennel.bays[bay as usize].open = true;
                kennel.unpaid += 1;
                kennel.gain(food, 0);
                self.turn_mut().opened = true;
            }
            PublicEvent::LicencePaid { seat, coins } => {
                let kennel = self.kennel_mut(seat);
                kennel.pay(0, coins);
                kennel.unpaid = kennel.unpaid.checked_sub(1).expect("a licence is to be paid");
                kennel.paid += 1;
            }
            PublicEvent::Used { seat, character, food, coins } => self.use_up(seat, character, food, coins),
            PublicEvent::Improved { seat, coins } => {
                self.improvements = self.improvements.checked_sub(1).expect("an improvement is left");
                let kennel = self.kennel_mut(seat);
                kennel.pay(0, coins);
                kennel.improvements += 1;
                let (Decision::Manager { bought } | Decision::Partner { bought, .. }) = self.decision_mut()
                else {
                    panic!("improvements are bought with a character")
                };
                *bought += 1;
            }
            PublicEvent::PuppyTaken { seat, puppy, bay, coins } => self.take_puppy(seat, puppy, bay, coins),
            PublicEvent::Claimed { seat, bonus } => {
                self.award(seat, bonus);
                let noted = self.kennel(seat).clone();
                self.turn_mut().claim = Some(Claim { bonus, noted });
            }
            PublicEvent::Renewed { seat, coins } => {
                self.kennel_mut(seat).pay(0, coins);
                self.discard.extend(self.row.iter_mut().filter_map(|place| place.character.take()));
            }
            _ => {}
        }
    }

    fn hand_back(&mut self, characters: &[Character]) {
        self.chosen = Ballot::default();
        for (kennel, &kept) in self.kennels.iter_mut().map(Arc::make_mut).zip(characters) {
            take_one(&mut kennel.hand, kept);
            kennel.characters.push(kept);
            self.characters.append(&mut kennel.hand);
        }
    }

    fn refill(&mut self, location: Location, dogs: &[Dog]) {
        let cards = dogs.iter().map(|dog| Card { breed: dog.breed, sign: dog.sign });
        let is_top = self.pile.iter().rev().take(dogs.len()).copied().eq(cards);
        assert!(is_top, "dogs come from the top of the pile");
        self.pile.truncate(self.pile.len() - dogs.len());
        self.shown += u8::try_from(dogs.len()).expect("a location has few dogs");
        self.drawn |= !dogs.is_empty();
        self.place_mut(location).dogs.extend_from_slice(dogs);
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

    /// C-11: a character may be used without any effect.
    fn use_up(&mut self, seat: Seat, character: Character, food: u32, coins: u32) {
        let kennel = self.kennel_mut(seat);
        take_one(&mut kennel.characters, character);
        kennel.gain(food, coins);
        self.discard.push(character);
        match character {
            Character::Merchant => {}
            Character::Vet => self.push_decision(Decision::Vet),
            Character::Trainer => {
                self.push_decision(Decision::Trainer { hand: Vec::new(), placing: false });
            }
            Character::Manager => self.push_decision(Decision::Manager { bought: 0 }),
            Character::Partner => {
                self.push_decision(Decision::Partner { housed: false, bought: 0, puppy: false });
            }
        }
    }

    fn take_puppy(&mut self, seat: Seat, puppy: Kind, bay: Option<Spot>, coins: u32) {
        take_one(&mut self.puppies, puppy);
        let kennel = self.kennel_mut(seat);
        kennel.pay(0, coins);
        kennel.puppies.push(puppy);
        if let Some(bay) = bay {
            kennel.bays[bay as usize].locked = true;
            self.turn_mut().decisions.pop();
        } else {
            let Decision::Partner { puppy, .. } = self.decision_mut() else {
                panic!("puppies are bought with the partner")
            };
            *puppy = true;
        }
    }

    /// C-29: the dog is gone from the noted layout too.
    fn note_donation(&mut self, dog: DogId) {
        let turn = self.turn_mut();
        turn.donated = true;
        if let Some(claim) = &mut turn.claim {
            // One that came after the claim is not in it.
            claim.noted.find_and_take(dog);
        }
        if let Some(Decision::Donate { dogs }) = turn.decision_mut() {
            *dogs += 1;
        } else {
            turn.begin(Decision::Donate { dogs: 1 });
        }
    }

    /// Takes a dog out of wherever it lies: a hand, the city, the fair, the seat's own kennel.
    fn take_dog(&mut self, seat: Seat, id: DogId) -> Dog {
        if let Some(dog) = self.decision_mut().hand_mut().and_then(|hand| take(hand, id)) {
            return dog;
        }
        let found = self.row.iter_mut().find_map(|place| Some((place.location, take(&mut place.dogs, id)?)));
        if let Some((location, dog)) = found {
            if let Decision::Reward { from } = self.decision_mut() {
                *from = Some(location);
            }
            return dog;
        }
        take(&mut self.fair, id).unwrap_or_else(|| self.kennel_mut(seat).take(id))
    }

    fn turn_mut(&mut self) -> &mut Turn {
        self.turn.as_mut().expect("somebody has a turn")
    }

    fn decision_mut(&mut self) -> &mut Decision {
        self.turn_mut().decision_mut().expect("something is to be decided")
    }

    fn push_decision(&mut self, decision: Decision) {
        self.turn_mut().begin(decision);
    }
}

/// Takes one thing out of a list in which it is.
fn take_one<T: PartialEq + Copy>(things: &mut Vec<T>, one: T) {
    let position = things.iter().position(|thing| *thing == one);
    things.remove(position.expect("nothing is taken that is not there"));
}
