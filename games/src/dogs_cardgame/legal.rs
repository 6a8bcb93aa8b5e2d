//! The legal actions of a turn, and why others are unavailable. Each condition is written once and serves both.

use super::actions::Action;
use super::data::{
    Bonus, CHARACTERS_KEPT, Character, DONATION_GAIN, FOOD_PER_DOG, HIRE, LICENCE, LICENCE_CHILDREN,
    OPEN_BAY_DOGS, RENEW, Sign, Spot, TOLL,
};
use super::kennel::{Dog, DogId};
use super::lines;
use super::state::{DogsCardgame, Place};
use super::turn::Turn;
use crate::frame::{Line, Seat, Verdict, must, short_of};
use alloc::vec;
use alloc::vec::Vec;

/// The legal actions of `seat`.
pub(super) fn legal_actions(state: &DogsCardgame, seat: Seat) -> Vec<Action> {
    match &state.turn {
        _ if state.over => Vec::new(),
        None => state.draft_actions(seat),
        Some(turn) if turn.seat != seat => Vec::new(),
        Some(turn) => match turn.decision() {
            Some(decision) => state.decision_actions(seat, decision),
            None => state.turn_actions(turn),
        },
    }
}

impl DogsCardgame {
    /// C-43. A seat with three equal characters chooses too: otherwise the others would know its hand.
    fn draft_actions(&self, seat: Seat) -> Vec<Action> {
        if self.chosen.has(seat) {
            return vec![Action::Reconsider];
        }
        self.kennel(seat).hand.iter().map(|&character| Action::Choose { character }).collect()
    }

    pub(super) fn turn_actions(&self, turn: &Turn) -> Vec<Action> {
        let seat = turn.seat;
        let kennel = self.kennel(seat);
        let mut list = Vec::new();
        if !turn.moved {
            let elsewhere = self.row.iter().filter(|place| Some(place.location) != kennel.at);
            list.extend(elsewhere.map(|place| Action::Move { to: place.location }));
        }
        let mut offer = |verdict: Verdict, actions: &[Action]| {
            if verdict.is_ok() {
                list.extend_from_slice(actions);
            }
        };
        offer(self.may_stay(turn), &[Action::Stay]);
        for toll in self.tolls(turn) {
            offer(self.may_collect(turn), &[Action::Collect { toll }]);
            offer(self.may_hire(turn), &[Action::Hire { toll }]);
        }
        offer(self.may_open_bay(turn), &[Action::OpenBay]);
        offer(self.may_pay_licence(seat), &[Action::PayLicence]);
        for &character in &kennel.characters {
            offer(Ok(()), &[Action::Use { character }]);
        }
        offer(self.may_renew(seat), &[Action::Renew]);
        if self.may_donate(turn).is_ok() {
            for dog in kennel.housed() {
                offer(self.may_part_with(turn, dog), &donations(dog.id));
            }
        }
        for &bonus in &self.bonuses {
            offer(self.may_claim(turn, bonus), &[Action::Claim { bonus }]);
        }
        offer(self.may_end(turn), &[Action::EndTurn]);
        list
    }

    /// The seats that the toll may be paid to (manual L251). With children there is no toll (manual L464).
    /// C-04: the seat whose turn it is pays, not those that come later.
    pub(super) fn payees(&self, turn: &Turn) -> Vec<Seat> {
        let at = self.kennel(turn.seat).at;
        if self.options.children || turn.acted() || at.is_none() {
            return Vec::new();
        }
        Seat::all(self.seats).filter(|&other| other != turn.seat && self.kennel(other).at == at).collect()
    }

    /// The seats that the toll can be paid to with the first action of step 2; `[None]` if no toll is due (C-47).
    /// C-02: free actions cost no toll. C-03: coins that a free action brought pay it.
    pub(super) fn tolls(&self, turn: &Turn) -> Vec<Option<Seat>> {
        let payees = self.payees(turn);
        if payees.is_empty() { vec![None] } else { payees.into_iter().map(Some).collect() }
    }

    /// The coins of the toll that is still to be paid.
    pub(super) fn toll_due(&self, turn: &Turn) -> u32 {
        if self.payees(turn).is_empty() { 0 } else { TOLL }
    }

    pub(super) fn may_stay(&self, turn: &Turn) -> Verdict {
        must(!turn.moved, || Line::new(lines::UNAVAILABLE_MOVED))?;
        // C-54: on the first turn every truck drives into the city.
        must(self.kennel(turn.seat).at.is_some(), || Line::new(lines::UNAVAILABLE_OUTSIDE))
    }

    /// C-06: the food is paid before any dog brings a resource.
    pub(super) fn may_collect(&self, turn: &Turn) -> Verdict {
        must(turn.moved, || Line::new(lines::UNAVAILABLE_STEP_ONE))?;
        must(!turn.collected, || Line::new(lines::UNAVAILABLE_COLLECTED))?;
        let dogs = self.here(turn.seat).map(|place| place.dogs.as_slice()).unwrap_or_default();
        // C-05: all dogs there are taken; without dogs there is no action.
        must(!dogs.is_empty(), || Line::new(lines::UNAVAILABLE_NO_DOGS))?;
        let kennel = self.kennel(turn.seat);
        let toll = self.toll_due(turn);
        must(kennel.coins >= toll, || short_of(lines::UNAVAILABLE_TOLL, toll, kennel.coins))?;
        let food = dogs.len() * FOOD_PER_DOG as usize;
        must(kennel.food as usize >= food, || short_of(lines::UNAVAILABLE_FOOD, food, kennel.food))?;
        // C-07: room for every one of them.
        let signed = |signs: &[Sign]| dogs.iter().filter(|dog| signs.contains(&dog.sign)).count();
        let housed = signed(&[Sign::Healthy, Sign::Trained]);
        must(housed <= kennel.room(), || short_of(lines::UNAVAILABLE_BAYS_FULL, housed, kennel.room()))?;
        let sick = signed(&[Sign::Sick]);
        must(sick <= kennel.infirmary_room(), || {
            short_of(lines::UNAVAILABLE_INFIRMARY_FULL, sick, kennel.infirmary_room())
        })
    }

    /// The cost of the character at the location of the truck, without the toll.
    pub(super) fn hire_cost(&self, seat: Seat) -> u32 {
        self.here(seat).map_or(HIRE, |here| self.hire_cost_at(here))
    }

    /// The cost of the character of a location: nothing if the same character is shown elsewhere (C-09, C-10).
    pub(super) fn hire_cost_at(&self, here: &Place) -> u32 {
        let mut others = self.row.iter().filter(|place| place.location != here.location);
        if others.any(|place| place.character == here.character) { 0 } else { HIRE }
    }

    pub(super) fn may_hire(&self, turn: &Turn) -> Verdict {
        must(turn.moved, || Line::new(lines::UNAVAILABLE_STEP_ONE))?;
        must(!turn.hired, || Line::new(lines::UNAVAILABLE_HIRED))?;
        must(self.here(turn.seat).is_some_and(|place| place.character.is_some()), || {
            Line::new(lines::UNAVAILABLE_NOBODY_HERE)
        })?;
        let coins = self.kennel(turn.seat).coins;
        let toll = self.toll_due(turn);
        must(coins >= toll, || short_of(lines::UNAVAILABLE_TOLL, toll, coins))?;
        let cost = toll + self.hire_cost(turn.seat);
        must(coins >= cost, || short_of(lines::UNAVAILABLE_COINS, cost, coins))
    }

    /// Manual L299. C-24: it is optional. C-25: only the bay for three requires dogs. C-26: one a turn.
    pub(super) fn may_open_bay(&self, turn: &Turn) -> Verdict {
        let kennel = self.kennel(turn.seat);
        let closed = kennel.closed_bay();
        must(closed.is_some(), || Line::new(lines::UNAVAILABLE_ALL_OPEN))?;
        must(!turn.opened, || Line::new(lines::UNAVAILABLE_OPENED))?;
        let dogs = kennel.housed().count();
        let need = if closed == Some(Spot::Bay4) { OPEN_BAY_DOGS } else { 0 };
        must(dogs >= need, || short_of(lines::UNAVAILABLE_OPEN_DOGS, need, dogs))
    }

    pub(super) fn licence_cost(&self) -> u32 {
        if self.options.children { LICENCE_CHILDREN } else { LICENCE }
    }

    /// C-23: only bays that are open have a licence to pay.
    pub(super) fn may_pay_licence(&self, seat: Seat) -> Verdict {
        let kennel = self.kennel(seat);
        must(kennel.unpaid > 0, || Line::new(lines::UNAVAILABLE_NO_LICENCE))?;
        self.affords(seat, self.licence_cost())
    }

    /// C-52: the variant allows it, for coins.
    pub(super) fn may_renew(&self, seat: Seat) -> Verdict {
        must(self.options.variant_1, || Line::new(lines::UNAVAILABLE_VARIANT))?;
        self.affords(seat, RENEW)
    }

    pub(super) fn affords(&self, seat: Seat, coins: u32) -> Verdict {
        let have = self.kennel(seat).coins;
        must(have >= coins, || short_of(lines::UNAVAILABLE_COINS, coins, have))
    }

    pub(super) fn may_donate(&self, turn: &Turn) -> Verdict {
        must(!turn.donated, || Line::new(lines::UNAVAILABLE_DONATED))?;
        must(self.kennel(turn.seat).housed().next().is_some(), || Line::new(lines::UNAVAILABLE_NO_DOG_HOUSED))
    }

    /// Whether this dog, which lies in a bay, may be given away.
    /// C-38: out of an open bay, because a closed one is empty.
    pub(super) fn may_part_with(&self, turn: &Turn, dog: &Dog) -> Verdict {
        let kennel = self.kennel(turn.seat);
        let locked = kennel.bay_of(dog.id).and_then(|spot| kennel.bay(spot)).is_some_and(|bay| bay.locked);
        must(!locked, || Line::new(lines::UNAVAILABLE_PUPPIES))?;
        let counted = self.options.counted();
        // C-29: on the layout noted at the claim.
        let needed =
            turn.claim.as_ref().filter(|claim| !claim.noted.meets_without(claim.bonus, dog, counted));
        needed.map_or(Ok(()), |claim| Err(Line::new(lines::UNAVAILABLE_BONUS_DOG).with("bonus", claim.bonus)))
    }

    /// C-30: one a turn, whose condition is met now. C-31: in the seat's own turn.
    pub(super) fn may_claim(&self, turn: &Turn, bonus: Bonus) -> Verdict {
        must(!bonus.dark(), || Line::new(lines::UNAVAILABLE_DARK))?;
        let (have, need) = self.kennel(turn.seat).progress(bonus, self.options.counted());
        must(have >= need, || short_of(lines::UNAVAILABLE_BONUS, need, have))?;
        must(turn.claim.is_none(), || Line::new(lines::UNAVAILABLE_CLAIMED))
    }

    /// A turn cannot end before step 1 (C-54), nor with too many characters or two equal ones (C-12).
    pub(super) fn may_end(&self, turn: &Turn) -> Verdict {
        must(turn.moved, || Line::new(lines::UNAVAILABLE_STEP_ONE))?;
        let characters = &self.kennel(turn.seat).characters;
        must(characters.len() <= CHARACTERS_KEPT, || {
            short_of(lines::UNAVAILABLE_CHARACTERS, CHARACTERS_KEPT, characters.len())
        })?;
        let twins = |one: &&Character| characters.iter().filter(|other| other == one).count() > 1;
        let twin = characters.iter().find(twins);
        twin.map_or(
            Ok(()),
            |&character| Err(Line::new(lines::UNAVAILABLE_TWINS).with("character", character)),
        )
    }
}

/// The ways to receive two resources for a dog.
pub(super) fn donations(dog: DogId) -> Vec<Action> {
    (0..=DONATION_GAIN).map(|food| Action::Donate { dog, food }).collect()
}
