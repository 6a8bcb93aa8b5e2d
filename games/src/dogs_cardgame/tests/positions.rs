//! Chosen positions as viewers see them, and the match that format 1 stored.
//!
//! To be read with the rulebook: `games/tests/golden/positions/dogs-cardgame.txt`.

use super::*;
use crate::dogs_cardgame::data::{Bonus, Kind, Resource};
use crate::frame::golden::{Positions, Recorded};

fn everything() -> Options {
    Options { puppies: true, variant_1: true, variant_2: true, variant_3: true, ..Options::default() }
}

fn plain() -> Options {
    Options::default()
}

/// A table in Ana's turn, with everything in the piles but what is stated.
struct Table {
    state: DogsCardgame,
}

impl Table {
    fn new(options: &Options, seats: u8) -> Self {
        Self { state: table_with(options, seats) }
    }

    /// What a seat has in its kennel, food and coins, and who works for it.
    fn seat(mut self, seat: Seat, kennel: &str, (food, coins): (u32, u32), staff: &[Character]) -> Self {
        house(&mut self.state, seat, kennel);
        let own = self.state.kennel_mut(seat);
        (own.food, own.coins) = (food, coins);
        own.characters = staff.to_vec();
        for open in 3..own.bays.len() {
            own.unpaid += u8::from(own.bays[open].open);
        }
        for character in staff {
            let place = self.state.characters.iter().position(|one| one == character).unwrap();
            self.state.characters.remove(place);
        }
        self
    }

    /// Where the trucks stand; Ana drove already.
    fn trucks(mut self, at: &[Location]) -> Self {
        for (seat, &at) in Seat::all(5).zip(at) {
            self.state.kennel_mut(seat).at = Some(at);
        }
        self.state.turn.as_mut().unwrap().moved = true;
        self
    }

    fn dogs(mut self, location: Location, dogs: &str) -> Self {
        lay(&mut self.state, location, dogs);
        self.state.place_mut(location).dogs.iter_mut().for_each(|dog| dog.via = Via::Collect);
        self
    }

    /// Dogs were given away in this turn.
    fn donated(self) -> Self {
        self.also(|state| state.turn.as_mut().unwrap().donated = true)
    }

    fn fair(mut self, dogs: &str) -> Self {
        fair(&mut self.state, dogs);
        self
    }

    fn puppy(mut self, seat: Seat, kind: Kind) -> Self {
        let place = self.state.puppies.iter().position(|&other| other == kind).unwrap();
        self.state.puppies.remove(place);
        self.state.kennel_mut(seat).puppies.push(kind);
        self
    }

    fn also(mut self, change: impl FnOnce(&mut DogsCardgame)) -> Self {
        change(&mut self.state);
        self
    }

    /// The state, with the cards on top of the dog pile as stated, the first to come first.
    fn with_pile(self, next: &str) -> DogsCardgame {
        let Self { mut state } = self;
        let known: Vec<_> = state.dogs().map(|dog| Card { breed: dog.breed, sign: dog.sign }).collect();
        let mut scratch = state.clone();
        let mut top: Vec<_> = next
            .split_whitespace()
            .map(|text| new_dog(&mut scratch, text, Sign::Healthy))
            .map(|dog| Card { breed: dog.breed, sign: dog.sign })
            .collect();
        top.reverse();
        assert!(top.iter().all(|card| !known.contains(card)), "a card is there twice");
        state.pile.retain(|card| !known.contains(card) && !top.contains(card));
        state.pile.extend(top);
        let gone: u8 = state.kennels().map(|kennel| kennel.improvements).sum();
        state.improvements -= gone;
        state
    }
}

/// Dealing, and the first characters.
fn the_draft(positions: &mut Positions<DogsCardgame>) {
    let laid = table_with(&everything(), 2);
    let mut characters = laid.characters.clone();
    characters.extend(laid.row.iter().filter_map(|place| place.character));
    let locations: Vec<_> = laid.row.iter().map(|place| place.location).collect();
    let (breeds, dogs) = (laid.breeds.clone(), laid.pile.clone());
    let state = DogsCardgame::new(&everything(), 2, 1).unwrap();
    let mut at = positions.at("the draft", 2, state);
    at.happens(&RecordedEvent::Laid { start: BIA, locations, breeds, dogs, characters }.into());
    let corner = at.state.born(0, *at.state.pile.last().unwrap());
    at.happens(&RecordedEvent::Refilled { location: Location::Corner, dogs: vec![corner] }.into());
    for seat in Seat::all(2) {
        let pile = &at.state.characters;
        let hand = pile[pile.len() - 3..].to_vec();
        at.happens(&RecordedEvent::Dealt { seat, hand }.into());
    }
    let first = at.state.kennel(ANA).hand[0];
    let other = at.state.kennel(BIA).hand[0];
    at.table().ask(0).act(0, Action::Choose { character: first }).ask(0).act(0, Action::Reconsider);
    at.quietly(0, Action::Choose { character: first }).act(1, Action::Choose { character: other }).ask(0);
}

/// Step one, the toll, collecting and hiring.
fn the_steps(positions: &mut Positions<DogsCardgame>) {
    let state = Table::new(&everything(), 3)
        .seat(ANA, "bay_1:beagle.t bay_2:poodle.h", (4, 3), &[Character::Merchant])
        .seat(BIA, "hotel:poodle", (1, 0), &[])
        .seat(CAIO, "", (3, 2), &[Character::Vet])
        .trucks(&[Location::Corner, Location::Park, Location::Park])
        .dogs(Location::Corner, "vira_lata.t")
        .dogs(Location::Park, "pit_bull.h basset.f pastor.g")
        .dogs(Location::Square, "pit_bull.s beagle.h")
        .also(|state| state.turn.as_mut().unwrap().moved = false)
        .donated()
        .with_pile("poodle.s labrador.h labrador.t");
    let pit_bull = dog(&state, "pit_bull.h");
    let basset = dog(&state, "basset.f");
    let mut at = positions.at("the steps of a turn", 3, state);
    at.table().ask(0).ask(1).act(0, Action::Move { to: Location::Park }).ask(0);
    at.act(0, Action::Collect { toll: Some(CAIO) }).ask(0);
    at.act(0, Action::Place { dog: pit_bull, to: Spot::Bay3 }).ask(0);
    at.act(0, Action::HandIn { dog: basset, gain: Resource::Coins }).ask(0);
    at.act(0, Action::Hire { toll: None }).act(0, Action::Use { character: Character::Merchant });
    at.act(0, Action::Renew).ask(0).act(0, Action::EndTurn);
    let stays = next_turn(&at.state);
    at.state = stays;
    at.act(0, Action::Stay);
}

/// Why something cannot be done.
fn reasons(positions: &mut Positions<DogsCardgame>) {
    let parked = [Location::Park, Location::Park, Location::Corner];
    let table = || Table::new(&plain(), 3).trucks(&parked).also(|state| state.kennel_mut(BIA).at = None);
    let dogs = "vira_lata.t pit_bull.h basset.s";
    let mut show = |name, state| {
        positions.at(name, 3, state).ask(0);
    };
    let food = table().seat(ANA, "bay_1: bay_4:", (2, 0), &[Character::Merchant; 2]);
    show("too little food, no coin, twins", food.dogs(Location::Park, dogs).with_pile(""));
    let bays = table().seat(ANA, "bay_1:beagle bay_2:poodle,poodle.t bay_3:beagle.t", (3, 3), &[]);
    let nobody = bays.also(|state| state.place_mut(Location::Park).character = None);
    show("too little room in the bays, nobody to hire", nobody.dogs(Location::Park, dogs).with_pile(""));
    let staff = [Character::Merchant, Character::Vet, Character::Partner];
    let infirmary = table().seat(ANA, "infirmary:beagle,poodle,labrador", (3, 3), &staff);
    show("no room in the infirmary, three characters", infirmary.dogs(Location::Park, dogs).with_pile(""));
    let toll = Table::new(&plain(), 3).trucks(&parked).seat(ANA, "", (3, 0), &[]);
    show("no coin for the toll", toll.dogs(Location::Park, dogs).with_pile(""));
    let done = table().seat(ANA, "bay_1:beagle bay_4:poodle", (3, 3), &[]).also(|state| {
        let turn = state.turn.as_mut().unwrap();
        (turn.hired, turn.opened, turn.donated) = (true, true, true);
    });
    show("nothing lies here, much is done", done.with_pile(""));
    let hired = table().seat(ANA, "", (3, 3), &[]).dogs(Location::Park, dogs);
    let hired = hired.also(|state| state.turn.as_mut().unwrap().hired = true);
    show("hired already", hired.with_pile(""));
    let children = Table::new(&Options { children: true, ..plain() }, 3).trucks(&parked);
    let children = children.seat(ANA, "bay_1:beagle bay_4:", (3, 3), &[]).dogs(Location::Park, dogs);
    show("playing with children", children.donated().with_pile(""));
    let outside = Table::new(&plain(), 3).seat(ANA, "", (3, 2), &[]);
    show("outside the city", outside.with_pile(""));
}

/// The vet with more sick dogs than room, the trainer with a bay that brought puppies, the manager.
fn at_work(positions: &mut Positions<DogsCardgame>) {
    let staff = [Character::Vet, Character::Trainer, Character::Manager];
    let kennel = "bay_1:beagle.t bay_2:beagle.h,poodle.t bay_4:pit_bull.h,basset.h,pastor.t hotel:beagle,poodle infirmary:beagle,poodle,dalmata";
    let state = Table::new(&everything(), 3)
        .seat(ANA, kennel, (0, 0), &staff)
        .trucks(&[Location::Park, Location::Corner, Location::Corner])
        .also(|state| {
            state.kennel_mut(ANA).bays[3].locked = true;
            state.kennel_mut(ANA).improvements = 2;
        })
        .puppy(ANA, Kind::Trained)
        .with_pile("");
    let of = |text: &str| dog(&state, text);
    let (sick, other) = (of("beagle.s"), of("poodle.s"));
    let (basset, poodle) = (of("basset.h"), of("poodle.t"));
    let mut at = positions.at("vet, trainer and manager", 3, state);
    at.score_sheet().ask(0).act(0, Action::Use { character: Character::Vet }).ask(0);
    at.act(0, Action::Place { dog: sick, to: Spot::Bay3 })
        .act(0, Action::Place { dog: other, to: Spot::Bay3 });
    at.act(0, Action::Use { character: Character::Trainer }).ask(0).act(0, Action::Lift { dog: basset });
    at.quietly(0, Action::Lift { dog: poodle }).act(0, Action::Enough).ask(0);
    at.act(0, Action::Place { dog: basset, to: Spot::Bay2 }).ask(0);
    at.act(0, Action::Use { character: Character::Manager }).ask(0).act(0, Action::Improve);
}

/// The partner, the third improvement and its reward, puppies for a full bay, and when nothing is left to buy.
fn partner_and_reward(positions: &mut Positions<DogsCardgame>) {
    let partner = Action::Use { character: Character::Partner };
    let state = Table::new(&everything(), 3)
        .seat(ANA, "bay_1:beagle.t bay_4:pit_bull.h,basset.h", (0, 9), &[Character::Partner; 3])
        .trucks(&[Location::Park, Location::Corner, Location::Corner])
        .dogs(Location::Corner, "labrador.t")
        .dogs(Location::Park, "dalmata.f dalmata.s dalmata.g")
        .fair("poodle")
        .also(|state| Seat::all(3).for_each(|seat| state.kennel_mut(seat).improvements = 2))
        .with_pile("vira_lata.h");
    let (poodle, fair_dog) = (dog(&state, "poodle.f"), dog(&state, "dalmata.f"));
    let mut at = positions.at("partner and reward", 3, state);
    at.act(0, partner).ask(0);
    at.act(0, Action::Place { dog: poodle, to: Spot::Bay4 }).ask(0);
    at.act(0, Action::TakePuppy { puppy: Kind::Fair }).ask(0);
    at.act(0, Action::BuyPuppy { puppy: Kind::Healthy }).ask(0).act(0, Action::Improve).ask(0);
    at.act(0, Action::Place { dog: fair_dog, to: Spot::Bay2 }).act(0, Action::Improve);
    at.quietly(0, partner).quietly(0, Action::Improve).quietly(0, Action::Improve).ask(0);
    at.quietly(0, Action::Enough).quietly(0, partner).ask(0);
}

/// Opening, paying, claiming, giving away: what is free.
fn what_is_free(positions: &mut Positions<DogsCardgame>) {
    let state = Table::new(&Options { puppies: false, ..everything() }, 3)
        .seat(
            ANA,
            "bay_1:beagle.h bay_2:poodle.h,pit_bull.h bay_3:basset.h hotel:beagle,poodle,basset",
            (0, 3),
            &[],
        )
        .trucks(&[Location::Park, Location::Corner, Location::Corner])
        .with_pile("");
    let beagle = dog(&state, "beagle.h");
    let mut at = positions.at("what is free", 3, state);
    at.act(0, Action::OpenBay).ask(0).act(0, Action::PayLicence);
    at.act(0, Action::Donate { dog: beagle, food: 1 }).ask(0).act(0, Action::Enough);
    at.act(0, Action::Claim { bonus: Bonus::ThreeHealthy });
    at.state.turn.as_mut().unwrap().donated = false;
    at.ask(0);
}

/// What ending the turn would give up; the last dog card; the last round.
fn the_end(positions: &mut Positions<DogsCardgame>) {
    let state = Table::new(&everything(), 3)
        .seat(ANA, "bay_1:beagle.t bay_2:poodle.h,poodle.t hotel:beagle,poodle", (2, 1), &[])
        .seat(BIA, "bay_1:vira_lata.t bay_2:vira_lata.h hotel:vira_lata infirmary:beagle", (2, 3), &[])
        .seat(CAIO, "bay_1:pit_bull.f! bay_4:pit_bull.h,pit_bull.t", (5, 3), &[Character::Merchant])
        .trucks(&[Location::Corner, Location::Park, Location::Corner])
        .dogs(Location::Corner, "basset.h")
        .also(|state| state.kennel_mut(CAIO).improvements = 1)
        .puppy(CAIO, Kind::Fair)
        .puppy(CAIO, Kind::Trained)
        .puppy(BIA, Kind::Fair)
        .puppy(BIA, Kind::Cured)
        .donated()
        .with_pile("basset.t");
    let mut state = state;
    state.pile.drain(..state.pile.len() - 1);
    // As on the hill street.
    let merchant = state.place_mut(Location::Corner).character.replace(Character::Vet);
    let vet = state.characters.iter().rposition(|&one| one == Character::Vet).unwrap();
    state.characters[vet] = merchant.unwrap();
    let mut at = positions.at("the last card and the end", 3, state);
    at.score_sheet().ask(0);
    at.act(0, Action::Collect { toll: Some(CAIO) });
    at.ask(0).quietly(0, Action::EndTurn).quietly(1, Action::Stay);
    at.quietly(1, Action::EndTurn).quietly(2, Action::Stay).act(2, Action::EndTurn);
    at.quietly(0, Action::Stay)
        .quietly(0, Action::EndTurn)
        .quietly(1, Action::Stay)
        .quietly(1, Action::EndTurn);
    at.quietly(2, Action::Stay).quietly(2, Action::Claim { bonus: Bonus::ThreeSameBreed }).ask(2);
    at.act(2, Action::PayLicence).ask(2).act(2, Action::EndTurn).ask(0);
}

/// C-46: the tenth whole round without a new dog begins the end.
fn ten_dry_rounds(positions: &mut Positions<DogsCardgame>) {
    let parked = [Location::Park, Location::Corner, Location::Corner];
    let dry = |state: &mut DogsCardgame| (state.dry, state.round) = (8, 9);
    let mut at =
        positions.at("ten dry rounds", 3, Table::new(&plain(), 3).trucks(&parked).also(dry).with_pile(""));
    for _ in 0..2 {
        at.quietly(0, Action::EndTurn).quietly(1, Action::Stay).quietly(1, Action::EndTurn);
        at.quietly(2, Action::Stay).act(2, Action::EndTurn).quietly(0, Action::Stay);
    }
}

#[test]
fn golden_positions() {
    let mut positions = Positions::new();
    the_draft(&mut positions);
    the_steps(&mut positions);
    reasons(&mut positions);
    at_work(&mut positions);
    partner_and_reward(&mut positions);
    what_is_free(&mut positions);
    the_end(&mut positions);
    ten_dry_rounds(&mut positions);
    let locations: Vec<_> = Location::ALL.iter().map(|location| location.word()).collect();
    let unasked = "nobody is told so: it unavailable what is not offered then";
    let unasked = ["all_open", "bonus", "dark", "moved", "no_licence", "variant"]
        .map(|reason| (format!("line unavailable_{reason}"), unasked));
    let mut left_out: Vec<_> = unasked.iter().map(|(line, why)| (line.as_str(), *why)).collect();
    left_out.push(("reason place", "with the trainer, only where a full bay waits for its puppy"));
    positions.check(&[plain(), everything()], &locations, &left_out);
}

/// A match with nearly every kind of event there is.
#[test]
fn golden_record_of_format_1() {
    Recorded::<DogsCardgame> { options: everything(), seats: 4, number: 110, choose: sensible }.check(1);
}
