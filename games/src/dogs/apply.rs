//! Records events. Panics if an event does not fit the state.

mod steps;
mod visit;

use super::data::{Health, Region};
use super::events::{Happening, Secret, Token};
use super::kennel::{Dog, DogId, Kennel, Store, Trip, add, deduct};
use super::map::Space;
use super::phase::{Ending, Phase};
use super::state::{Dogs, Driving, FlowState, Offer, Spot, Visit, VisitState};
use crate::frame::{Seat, SeatSet};

impl Spot {
    pub(super) fn is_empty(&self) -> bool {
        self.dogs.is_empty() && !self.block
    }
}

impl Dogs {
    pub(super) fn apply_secret(&mut self, secret: &Secret) {
        match secret {
            Secret::Laid { start, removed, city, country, deck, fair } => {
                self.start = *start;
                self.left_in_box = removed.iter().map(|&(breed, _)| breed).collect();
                self.piles = [city.clone(), country.clone()];
                self.deck.clone_from(deck);
                self.fair_cards.clone_from(fair);
            }
            Secret::DeckShuffled { deck } => {
                assert!(self.deck.is_empty() && self.discard.len() == deck.len(), "the discard is the deck");
                self.deck.clone_from(deck);
                self.discard.clear();
            }
            Secret::PileShuffled { region, tokens } => self.piles[region.index()].clone_from(tokens),
        }
    }

    pub(super) fn apply_happening(&mut self, happening: &Happening) {
        match happening {
            Happening::RoundBegan { .. }
            | Happening::Income { .. }
            | Happening::PhaseBegan { .. }
            | Happening::EndNear { .. }
            | Happening::TurnBegan { .. }
            | Happening::Ended => self.apply_round(happening),
            Happening::Drove { .. }
            | Happening::Collected { .. }
            | Happening::Returned { .. }
            | Happening::WentHome { .. }
            | Happening::Stayed { .. }
            | Happening::SwapBegan { .. }
            | Happening::DogsSwapped { .. }
            | Happening::DogDrawn { .. }
            | Happening::Unloaded { .. } => self.apply_road(happening),
            Happening::Donates { .. }
            | Happening::Offered { .. }
            | Happening::Asked { .. }
            | Happening::Refused { .. }
            | Happening::Accepted { .. }
            | Happening::SentToFair { .. } => self.apply_gift(happening),
            Happening::CardsCleared
            | Happening::CardsLaid { .. }
            | Happening::FairTurned { .. }
            | Happening::BlocksTaken
            | Happening::Refilled { .. } => self.apply_supply(happening),
            Happening::Entered { .. }
            | Happening::CardUsed { .. }
            | Happening::CardTaken { .. }
            | Happening::Built { .. }
            | Happening::Swapped { .. }
            | Happening::Bought { .. }
            | Happening::Cured { .. }
            | Happening::Sold { .. }
            | Happening::AddedToSale { .. }
            | Happening::DogBought { .. }
            | Happening::TradeBegan { .. }
            | Happening::Traded { .. }
            | Happening::TurnEnded { .. } => self.apply_visit(happening),
            _ => self.apply_small_step(happening),
        }
    }

    fn apply_round(&mut self, happening: &Happening) {
        match *happening {
            Happening::RoundBegan { round, start } => {
                self.round = round;
                self.start = start;
                self.last |= self.last_next;
                for kennel in self.kennels_mut() {
                    kennel.truck = Some(Space::Centre);
                    kennel.trip = Trip::Ready;
                    kennel.meeples = super::data::MEEPLES - u8::from(!kennel.helper);
                }
            }
            Happening::Income { coins } => {
                self.kennels_mut().for_each(|kennel| add(&mut kennel.coins, coins))
            }
            Happening::PhaseBegan { phase, ref seats } => {
                self.begin_phase(phase, seats.iter().copied().collect())
            }
            Happening::EndNear { why: Ending::Blocks } => self.last_next = true,
            Happening::EndNear { .. } => self.last = true,
            Happening::TurnBegan { seat, lap: 0 } => {
                self.flow = FlowState::Drive(Driving { seat, swapped: false, swapping: None });
            }
            Happening::TurnBegan { seat, lap } => {
                let state = VisitState::UseHouse { times: 0 };
                self.flow = FlowState::Act(Visit { seat, lap, house: None, state });
            }
            _ => self.flow = FlowState::Over,
        }
    }

    fn begin_phase(&mut self, phase: Phase, deciding: SeatSet) {
        self.kennels_mut().for_each(|kennel| kennel.steps.clear());
        match phase {
            Phase::Give => self.kennels_mut().for_each(Kennel::end_layout),
            Phase::Close => {
                for site in &mut self.houses {
                    site.meeples.clear();
                    site.free_entry = false;
                }
                self.kennels_mut().for_each(|kennel| kennel.paid = false);
            }
            Phase::Refuel | Phase::Drive | Phase::LayOut | Phase::Act | Phase::Over => {}
        }
        let together = matches!(phase, Phase::Refuel | Phase::LayOut | Phase::Close);
        self.flow = if together { FlowState::Together { phase, deciding } } else { FlowState::Between };
    }

    fn apply_road(&mut self, happening: &Happening) {
        match *happening {
            Happening::Drove { seat, ref path, gas } => {
                let kennel = self.kennel_mut(seat);
                deduct(&mut kennel.gas, gas);
                kennel.truck = path.last().copied();
                kennel.trip = Trip::Out;
            }
            Happening::Collected { seat, dog } => {
                let dog = self.pick_up(dog);
                self.kennel_mut(seat).load.push(dog);
            }
            Happening::Returned { seat, dog, coins } => {
                let dog = self.pick_up(dog);
                self.enter_fair(dog);
                add(&mut self.kennel_mut(seat).coins, coins);
            }
            Happening::WentHome { seat, gas, bonus } => {
                let kennel = self.kennel_mut(seat);
                deduct(&mut kennel.gas, gas);
                kennel.truck = None;
                kennel.trip = Trip::Home;
                if let Some(good) = bonus {
                    add(kennel.amount_mut(good), 1);
                }
            }
            Happening::Stayed { seat } => {
                let kennel = self.kennel_mut(seat);
                kennel.truck = None;
                kennel.trip = Trip::Stayed;
            }
            Happening::SwapBegan { dog, .. } => self.driving_mut().swapping = Some(dog),
            Happening::DogsSwapped { one, two, .. } => {
                self.swap_dogs(one, two);
                let driving = self.driving_mut();
                driving.swapping = None;
                driving.swapped = true;
            }
            Happening::DogDrawn { seat, region, dog, blocks } => self.draw_dog(seat, region, dog, blocks),
            Happening::Unloaded { seat } => self.kennel_mut(seat).unload(),
            _ => unreachable!("nothing of the road"),
        }
    }

    fn driving_mut(&mut self) -> &mut Driving {
        match &mut self.flow {
            FlowState::Drive(driving) => driving,
            other => panic!("nobody drives: {other:?}"),
        }
    }

    /// Removes a dog from the board.
    fn pick_up(&mut self, dog: DogId) -> Dog {
        let space = self.space_of(dog).expect("the dog lies on the board");
        let dogs = &mut self.spot_mut(space).dogs;
        let place = dogs.iter().position(|other| other.id == dog).expect("the dog lies there");
        dogs.remove(place)
    }

    /// L461, L498: at the fair every dog is healthy.
    pub(super) fn enter_fair(&mut self, dog: Dog) {
        self.fair.push(Dog::new(dog.id, dog.breed, Health::Healthy));
    }

    pub(super) fn leave_fair(&mut self, dog: DogId) -> Dog {
        let place = self.fair.iter().position(|other| other.id == dog).expect("the dog is at the fair");
        self.fair.remove(place)
    }

    fn swap_dogs(&mut self, one: DogId, two: DogId) {
        let [here, there] = [one, two].map(|dog| self.space_of(dog).expect("the dog lies on the board"));
        let [one, two] = [one, two].map(|dog| self.pick_up(dog));
        self.spot_mut(here).dogs.push(two);
        self.spot_mut(there).dogs.push(one);
    }

    fn draw_dog(&mut self, seat: Seat, region: Region, dog: Dog, blocks: u8) {
        let pile = &mut self.piles[region.index()];
        for _ in 0..blocks {
            assert_eq!(pile.pop(), Some(Token::Block), "blocks lie above the dog");
        }
        assert_eq!(pile.pop(), Some(Token::Dog(dog.breed, dog.health)), "the dog lies below");
        self.count_revealed(&dog);
        if dog.health == Health::Lost {
            self.enter_fair(dog);
        } else {
            self.kennel_mut(seat).load.push(dog);
        }
    }

    /// Counts a dog that is revealed, and checks its number.
    pub(super) fn count_revealed(&mut self, dog: &Dog) {
        assert_eq!(dog.id, DogId(self.shown), "dogs are numbered as they are revealed");
        self.shown += 1;
    }

    fn apply_supply(&mut self, happening: &Happening) {
        match happening {
            Happening::CardsCleared => {
                let left = self.houses.iter_mut().flat_map(|site| site.cards.drain(..));
                self.discard.extend(left);
            }
            Happening::CardsLaid { house, cards } => {
                for &card in cards {
                    assert_eq!(self.deck.pop(), Some(card), "the card lies on top");
                    self.site_mut(*house).cards.push(card);
                }
            }
            Happening::FairTurned { card } => {
                self.turned += 1;
                assert_eq!(self.fair_card(), Some(*card), "the card comes next");
            }
            Happening::BlocksTaken => self.board.iter_mut().for_each(|spot| spot.block = false),
            Happening::Refilled { region, dogs, blocks } => {
                for &space in Space::of(*region) {
                    let token = match dogs.get(&space) {
                        Some(dog) => Token::Dog(dog.breed, dog.health),
                        None if blocks.contains(&space) => Token::Block,
                        None => continue,
                    };
                    assert_eq!(self.piles[region.index()].pop(), Some(token), "the token lies on top");
                    self.lay(space, dogs.get(&space));
                }
            }
            _ => unreachable!("nothing of the supply"),
        }
    }

    fn lay(&mut self, space: Space, dog: Option<&Dog>) {
        match dog {
            Some(dog) => {
                self.count_revealed(dog);
                self.spot_mut(space).dogs.push(*dog);
            }
            None => self.spot_mut(space).block = true,
        }
    }

    fn apply_gift(&mut self, happening: &Happening) {
        match *happening {
            Happening::Donates { seat } => self.flow = FlowState::Give { donor: seat, offer: None },
            Happening::Offered { seat, dog } => {
                let offer = Some(Offer { dog, asked: seat, taken: false });
                self.flow = FlowState::Give { donor: seat, offer };
            }
            Happening::Asked { seat } => self.offer_mut().asked = seat,
            Happening::Refused { .. } => {}
            Happening::Accepted { seat, from, dog } => {
                let (dog, _) = self.kennel_mut(from).take(Store::Surplus, dog);
                self.offer_mut().taken = true;
                self.kennel_mut(seat).welcome(dog);
            }
            Happening::SentToFair { seat, dog } => {
                let (dog, _) = self.kennel_mut(seat).take(Store::Surplus, dog);
                self.enter_fair(dog);
            }
            _ => unreachable!("no gift"),
        }
    }

    fn offer_mut(&mut self) -> &mut Offer {
        match &mut self.flow {
            FlowState::Give { offer: Some(offer), .. } => offer,
            other => panic!("nothing is offered: {other:?}"),
        }
    }
}
