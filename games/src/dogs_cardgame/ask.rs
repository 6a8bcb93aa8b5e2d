//! What is wanted from a seat, what each action costs and brings, what is barred and why.

use super::actions::Action;
use super::data::{
    DONATION_GAIN, FAIR_GAIN, FOOD_PER_DOG, IMPROVEMENT, OPEN_BAY_FOOD, PUPPY, RENEW, Resource,
};
use super::lines;
use super::play::income;
use super::state::DogsCardgame;
use super::turn::{Decision, Turn};
use crate::frame::{Amounts, Barred, Bars, Line, Price, Seat};
use alloc::vec::Vec;

/// What may be barred.
pub(super) const DEEDS: [&str; 12] = [
    "stay",
    "collect",
    "hire",
    "open_bay",
    "pay_licence",
    "renew",
    "donate",
    "claim",
    "end_turn",
    "improve",
    "buy_puppy",
    "place",
];

/// What is wanted, in one line.
pub(super) fn wanted(state: &DogsCardgame, seat: Seat) -> Line {
    let Some(turn) = state.turn.as_ref().filter(|_| !state.over) else {
        return match (state.over, state.chosen.of(seat)) {
            (true, _) => Line::new(lines::ASK_OVER),
            (false, None) => Line::new(lines::ASK_CHOOSE),
            (false, Some(&character)) => Line::new(lines::ASK_CHOSEN).with("character", character),
        };
    };
    if turn.seat != seat {
        return Line::new(lines::ASK_WAIT).with("seat", turn.seat);
    }
    match turn.decision() {
        Some(decision) => state.wanted_within(seat, decision),
        None => state.wanted_of_turn(turn),
    }
}

/// What a listed action costs and brings, and what ending the turn would give up.
pub(super) fn price(state: &DogsCardgame, seat: Seat, action: Action) -> Price {
    let ((food, coins), (more_food, more_coins)) = state.exchange(seat, action);
    let amounts = |food, coins| {
        let both = [(Resource::Food.word(), food), (Resource::Coins.word(), coins)];
        both.into_iter().filter(|&(_, amount)| amount > 0).collect::<Amounts>()
    };
    let confirm = if action == Action::EndTurn { state.left_undone() } else { None };
    let (costs, gains) = (amounts(food, coins), amounts(more_food, more_coins));
    Price { costs, gains, confirm, ..Price::default() }
}

/// What is barred, and why.
pub(super) fn barred(state: &DogsCardgame, seat: Seat) -> Vec<Barred> {
    let Some(turn) = state.turn.as_ref().filter(|turn| !state.over && turn.seat == seat) else {
        return Vec::new();
    };
    let mut bars = Bars::new();
    match turn.decision() {
        Some(decision) => state.bar_within(seat, decision, &mut bars),
        None => state.bar_turn(turn, &mut bars),
    }
    bars.into()
}

/// What the table waits for.
pub(super) fn headline(state: &DogsCardgame) -> Line {
    let Some(turn) = state.turn.as_ref().filter(|_| !state.over) else {
        return Line::new(if state.over { lines::TABLE_OVER } else { lines::TABLE_DRAFT });
    };
    let line = match turn.decision() {
        Some(decision) => Line::new(lines::TABLE_DECISION).with("decision", decision.kind()),
        None if turn.moved => Line::new(lines::TABLE_TURN),
        None => Line::new(lines::TABLE_MOVE),
    };
    line.with("seat", turn.seat)
}

impl DogsCardgame {
    /// What can still be done this turn: the steps; what is free can always be done.
    fn wanted_of_turn(&self, turn: &Turn) -> Line {
        let collect = self.may_collect(turn).is_ok();
        let hire = self.may_hire(turn).is_ok();
        Line::new(match (turn.moved, self.kennel(turn.seat).at) {
            (false, None) => lines::ASK_ENTER,
            (false, Some(_)) => lines::ASK_MOVE,
            (true, _) if collect && hire => lines::ASK_COLLECT_HIRE,
            (true, _) if collect => lines::ASK_COLLECT,
            (true, _) if hire => lines::ASK_HIRE,
            (true, _) if self.may_end(turn).is_err() => lines::ASK_USE_UP,
            (true, _) => lines::ASK_FREE,
        })
    }

    fn wanted_within(&self, seat: Seat, decision: &Decision) -> Line {
        match decision {
            Decision::Collect { hand, .. } => match hand.first() {
                Some(dog) => Line::new(lines::ASK_HOUSE)
                    .with("dog", dog.id)
                    .with("breed", dog.breed)
                    .with("sign", dog.sign),
                None => Line::new(lines::ASK_FREE),
            },
            Decision::Vet => {
                let sick = self.kennel(seat).infirmary.len();
                let cured = sick.min(self.kennel(seat).room());
                Line::new(lines::ASK_VET).with("n", i32::try_from(cured).unwrap_or_default())
            }
            Decision::Trainer { placing: false, .. } => Line::new(lines::ASK_LIFT),
            Decision::Trainer { hand, .. } => match hand.first() {
                Some(dog) => Line::new(lines::ASK_PUT_DOWN).with("dog", dog.id).with("breed", dog.breed),
                None => Line::new(lines::ASK_FREE),
            },
            Decision::Manager { .. } => Line::new(lines::ASK_MANAGER),
            Decision::Partner { housed, .. } => {
                let dog = !housed && !self.fair.is_empty() && self.kennel(seat).room() > 0;
                Line::new(if dog { lines::ASK_PARTNER_DOG } else { lines::ASK_PARTNER })
            }
            Decision::Reward { .. } => Line::new(lines::ASK_REWARD),
            Decision::Puppy { bay } => Line::new(lines::ASK_PUPPY).with("bay", *bay),
            Decision::Donate { .. } => Line::new(lines::ASK_DONATE),
        }
    }

    /// What an action costs and what it brings: food and coins of each.
    fn exchange(&self, seat: Seat, action: Action) -> ((u32, u32), (u32, u32)) {
        const NOTHING: (u32, u32) = (0, 0);
        let toll = |toll: Option<Seat>| if toll.is_some() { super::data::TOLL } else { 0 };
        match action {
            Action::Collect { toll: to } => {
                let dogs = self.here(seat).map(|place| place.dogs.len()).unwrap_or_default();
                ((u32::try_from(dogs).unwrap_or_default() * FOOD_PER_DOG, toll(to)), NOTHING)
            }
            Action::Hire { toll: to } => ((0, self.hire_cost(seat) + toll(to)), NOTHING),
            Action::OpenBay => (NOTHING, (OPEN_BAY_FOOD, 0)),
            Action::PayLicence => ((0, self.licence_cost()), NOTHING),
            Action::Use { character } => (NOTHING, income(self, seat, character)),
            Action::Renew => ((0, RENEW), NOTHING),
            Action::Donate { food, .. } => (NOTHING, (u32::from(food), u32::from(DONATION_GAIN - food))),
            Action::HandIn { gain, .. } => (NOTHING, gain.split(FAIR_GAIN)),
            Action::Improve => ((0, IMPROVEMENT), NOTHING),
            Action::BuyPuppy { .. } => ((0, PUPPY), NOTHING),
            Action::Choose { .. }
            | Action::Reconsider
            | Action::Move { .. }
            | Action::Stay
            | Action::Claim { .. }
            | Action::EndTurn
            | Action::Place { .. }
            | Action::Lift { .. }
            | Action::TakePuppy { .. }
            | Action::Enough => (NOTHING, NOTHING),
        }
    }

    /// What would be given up by ending the turn now, the most valuable first.
    fn left_undone(&self) -> Option<Line> {
        let turn = self.turn.as_ref()?;
        let kennel = self.kennel(turn.seat);
        if let Some(&bonus) = self.bonuses.iter().find(|&&bonus| self.may_claim(turn, bonus).is_ok()) {
            return Some(Line::new(lines::CONFIRM_CLAIM).with("bonus", bonus));
        }
        if self.last() && self.may_pay_licence(turn.seat).is_ok() {
            return Some(Line::new(lines::CONFIRM_LICENCE));
        }
        if self.last() && !kennel.characters.is_empty() {
            return Some(Line::new(lines::CONFIRM_USE).with("character", kennel.characters[0]));
        }
        if self.may_collect(turn).is_ok() {
            let dogs = self.here(turn.seat).map(|place| place.dogs.len()).unwrap_or_default();
            return Some(
                Line::new(lines::CONFIRM_COLLECT).with("n", i32::try_from(dogs).unwrap_or_default()),
            );
        }
        // Somebody who collected may well leave the character where it is, unless it were free.
        let free = self.may_hire(turn).is_ok() && !self.last();
        let free = free && (!turn.collected || self.hire_cost(turn.seat) + self.toll_due(turn) == 0);
        let character = self.here(turn.seat).and_then(|place| place.character).filter(|_| free)?;
        let keeps = kennel.characters.len() < super::data::CHARACTERS_KEPT;
        let fits = keeps && !kennel.characters.contains(&character);
        fits.then(|| Line::new(lines::CONFIRM_HIRE).with("character", character))
    }

    fn bar_turn(&self, turn: &Turn, bars: &mut Bars) {
        let seat = turn.seat;
        if !turn.moved {
            bars.add([("do", "stay".into())], self.may_stay(turn));
        }
        bars.add([("do", "collect".into())], self.may_collect(turn));
        bars.add([("do", "hire".into())], self.may_hire(turn));
        if self.kennel(seat).closed_bay().is_some() {
            bars.add([("do", "open_bay".into())], self.may_open_bay(turn));
        }
        if self.kennel(seat).unpaid > 0 {
            bars.add([("do", "pay_licence".into())], self.may_pay_licence(seat));
        }
        if self.options.variant_1 {
            bars.add([("do", "renew".into())], self.may_renew(seat));
        }
        let donate = self.may_donate(turn);
        if donate.is_ok() {
            for dog in self.kennel(seat).housed() {
                let what = [("do", "donate".into()), ("dog", dog.id.into())];
                bars.add(what, self.may_part_with(turn, dog));
            }
        }
        bars.add([("do", "donate".into())], donate);
        for &bonus in
            self.bonuses.iter().filter(|bonus| self.kennel(seat).meets(**bonus, self.options.counted()))
        {
            bars.add([("do", "claim".into()), ("bonus", bonus.into())], self.may_claim(turn, bonus));
        }
        bars.add([("do", "end_turn".into())], self.may_end(turn));
    }

    fn bar_within(&self, seat: Seat, decision: &Decision, bars: &mut Bars) {
        match decision {
            Decision::Manager { bought } => {
                bars.add([("do", "improve".into())], self.may_improve(seat, *bought));
            }
            Decision::Partner { bought, puppy, .. } => {
                bars.add([("do", "improve".into())], self.may_improve(seat, *bought));
                if self.options.puppies {
                    bars.add([("do", "buy_puppy".into())], self.may_buy_puppy(seat, *puppy));
                }
            }
            Decision::Trainer { hand, placing: true, .. } => {
                for to in self.kennel(seat).bays_with_room() {
                    let what = [("do", "place".into()), ("to", to.into())];
                    bars.add(what, self.may_put_down(seat, hand, to));
                }
            }
            Decision::Donate { .. } => {
                let Some(turn) = &self.turn else { return };
                for dog in self.kennel(seat).housed() {
                    let what = [("do", "donate".into()), ("dog", dog.id.into())];
                    bars.add(what, self.may_part_with(turn, dog));
                }
            }
            Decision::Collect { .. }
            | Decision::Vet
            | Decision::Trainer { placing: false, .. }
            | Decision::Reward { .. }
            | Decision::Puppy { .. } => {}
        }
    }
}
