//! How the state records an event: without choice, without dice. It panics if the event does not fit the state.

use super::actions::Item;
use super::data::{Card, Dog, Face, Kind, Trait, Trick};
use super::events::{Event, PublicEvent, RecordedEvent};
use super::numbers::{add, take};
use super::player::{OwnDog, Player};
use super::shapes::{Cell, Lane};
use super::state::{DogLover, Phase, Turn};
use crate::frame::Seat;

impl DogLover {
    pub(super) fn record(&mut self, event: &Event) {
        match event {
            Event::Public(event) => self.record_public(event),
            Event::Recorded(event @ RecordedEvent::Laid { .. }) => self.lay(event),
            Event::Recorded(RecordedEvent::Retrieved { seat, cells, lane, .. }) => {
                self.retrieve(*seat, cells, *lane);
            }
            Event::Recorded(RecordedEvent::Fetched { seat, cell }) => self.fetch(*seat, *cell),
        }
    }

    fn record_public(&mut self, event: &PublicEvent) {
        match event {
            PublicEvent::Sheltered { dog } => {
                assert_eq!(self.shelter_deck.pop(), Some(*dog), "another dog lies on top");
                self.shelter.insert(0, *dog);
            }
            PublicEvent::Offered { trick } => {
                assert_eq!(self.school_deck.pop(), Some(*trick), "another trick lies on top");
                self.school.insert(0, *trick);
            }
            PublicEvent::Refilled { cards } => {
                cards.iter().for_each(|(&cell, &card)| self.refill(cell, card))
            }
            PublicEvent::EndDrawn => {
                assert_eq!(self.deck.pop(), Some(Card::END), "the End does not lie on top");
                self.discards.add(Kind::End, 1);
                self.is_last_round = true;
            }
            PublicEvent::Guarded { lane, .. } => self.guarded = Some(*lane),
            PublicEvent::TurnBegan { seat, round } => {
                self.phase = Phase::Rounds;
                self.round = *round;
                self.turn = Some(Turn::new(*seat));
            }
            PublicEvent::Walked { seat, dog } => {
                take(&mut self.turn_mut().walks, 1);
                add(&mut self.player_mut(*seat).dog_mut(*dog).walks, 1);
            }
            PublicEvent::Trained { seat, dog } => {
                let player = self.player_mut(*seat);
                take(&mut player.hand.trainings, 1);
                add(&mut player.dog_mut(*dog).trainings, 1);
            }
            PublicEvent::Attached { seat, card, dog } => {
                self.turn_mut().traits.remove(*card);
                let before = self.player_mut(*seat).dog_mut(*dog).feature.replace(*card);
                assert_eq!(before, None, "a dog has one trait");
            }
            PublicEvent::Adopted { seat, dog, adoptions } => self.adopt(*seat, *dog, *adoptions),
            PublicEvent::Learned { seat, trick, trainings } => self.learn(*seat, *trick, *trainings),
            PublicEvent::Closed { walks, .. } => {
                let turn = self.turn_mut();
                take(&mut turn.walks, *walks);
                turn.is_closed = true;
                self.discards.add(Kind::Walk, *walks);
            }
            PublicEvent::Discarded { seat, card, pay } => self.discard(*seat, *card, *pay),
            PublicEvent::Fed { seat, meals } => self.player_mut(*seat).meals = Some(meals.clone()),
            PublicEvent::Ended => {
                self.phase = Phase::Over;
                self.turn = None;
            }
        }
    }

    fn lay(&mut self, event: &RecordedEvent) {
        let RecordedEvent::Laid { start, dogs, tricks, deck, shelter, school } = event else { return };
        self.start = *start;
        self.deck.clone_from(deck);
        self.shelter_deck.clone_from(shelter);
        self.school_deck.clone_from(school);
        self.fetch = Some(self.last());
        for ((player, &dog), &trick) in self.players.iter_mut().zip(dogs).zip(tricks) {
            player.dogs.push(OwnDog::new(dog));
            player.tricks.insert(trick);
        }
    }

    fn refill(&mut self, cell: Cell, card: Card) {
        assert_eq!(self.deck.pop(), Some(card), "another card lies on top");
        let before = self.grid[cell as usize].replace(card);
        assert_eq!(before, None, "there is a card already");
    }

    fn retrieve(&mut self, seat: Seat, cells: &[Cell], lane: Lane) {
        for &cell in cells {
            let card = self.grid[cell as usize].take().expect("a card is taken where one lies");
            self.take_in(seat, card);
        }
        self.turn_mut().has_retrieved = true;
        self.guarded = Some(lane);
    }

    fn fetch(&mut self, seat: Seat, cell: Cell) {
        assert_eq!(self.fetch.take(), Some(seat), "Fetch belongs to somebody else");
        let card = self.grid[cell as usize].replace(Card::FETCH).expect("a card is taken where one lies");
        self.take_in(seat, card);
        self.turn_mut().locked = Some(cell);
    }

    /// Gives a card to a seat. Its kind decides where it goes.
    fn take_in(&mut self, seat: Seat, card: Card) {
        let face = card.face();
        match face {
            Face::Fetch => self.fetch = Some(seat),
            Face::Walk => add(&mut self.turn_mut().walks, 1),
            Face::Trait(card) => self.turn_mut().traits.insert(card),
            _ => self.player_mut(seat).keep(face),
        }
        if let Face::Food(..) = face {
            self.discards.add(Kind::Food, 1);
        }
    }

    /// The remaining rescue dogs slide down; the top space is refilled.
    fn adopt(&mut self, seat: Seat, dog: Dog, adoptions: u8) {
        let place = self.shelter.iter().position(|&other| other == dog).expect("the dog lies face up");
        self.shelter.remove(place);
        let player = self.player_mut(seat);
        take(&mut player.hand.adoptions, adoptions);
        player.dogs.push(OwnDog::new(dog));
        self.discards.add(Kind::Adoption, adoptions);
    }

    fn learn(&mut self, seat: Seat, trick: Trick, trainings: u8) {
        let place = self.school.iter().position(|&other| other == trick).expect("the trick lies face up");
        self.school.remove(place);
        let player = self.player_mut(seat);
        take(&mut player.hand.trainings, trainings);
        player.tricks.insert(trick);
        self.discards.add(Kind::Training, trainings);
    }

    fn discard(&mut self, seat: Seat, card: Trait, pay: Option<Item>) {
        self.turn_mut().traits.remove(card);
        self.discards.add(Kind::Trait, 1);
        if let Some(kind) = pay.and_then(|item| self.player_mut(seat).pay(item)) {
            self.discards.add(kind, 1);
        }
    }

    fn turn_mut(&mut self) -> &mut Turn {
        self.turn.as_mut().expect("it is somebody's turn")
    }

    /// Access for a change. It clears the cached best feeding of the player.
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        let player = &mut self.players[seat.index()];
        player.remembered.forget();
        player
    }
}
