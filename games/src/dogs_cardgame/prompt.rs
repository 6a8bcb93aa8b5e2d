//! Views, log lines, prompts, cost previews, and unavailable actions with the reasons.

use super::actions::{Action, Verb};
use super::data::{
    DONATION_GAIN, FAIR_GAIN, FOOD_PER_DOG, IMPROVEMENT, OPEN_BAY_FOOD, PUPPY, RENEW, Resource, Sign, Spot,
};
use super::events::{Event, Observation, ObservedEvent, PublicEvent, WithDog};
use super::lines;
use super::play::income;
use super::score;
use super::state::DogsCardgame;
use super::turn::{Decision, Turn};
use super::view::{PrivateView, View};
use crate::frame::{
    Amounts, CostPreview, Empty, Line, Log, LogLine, Observed, Presentation, ResourcePaths, ScoreSheet, Seat,
    Unavailable, Unavailables,
};
use alloc::vec::Vec;

impl Presentation for DogsCardgame {
    const TEXT_KEYS: &'static [&'static str] = lines::ALL;
    const LOG_KEYS: &'static [&'static str] = lines::LOG;
    const SEAT_PARAMS: &'static [&'static str] = &["start", "toll", "to", "next"];
    const RESOURCES: ResourcePaths =
        &[("food", &["view.kennels.$.food"]), ("coins", &["view.kennels.$.coins"])];

    type Observation = Observation;
    type View = View;
    type PrivateView = PrivateView;
    type StaticData = Empty;

    fn view(&self) -> View {
        View::of(self)
    }

    fn private_view(&self, seat: Seat) -> Option<PrivateView> {
        Some(PrivateView { hand: self.kennel(seat).hand.clone(), chosen: self.chosen.of(seat).copied() })
    }

    fn observe(&self, event: &Event) -> Observed<Observation> {
        event.observed(self)
    }

    fn log(&self, observation: &Observation) -> Log {
        match observation {
            Observation::Public(observation) => log_of(observation),
            // Every seat is dealt the same number of cards at the same time: one line is enough.
            Observation::Observed(ObservedEvent::Dealt { seat: Seat(0), .. }) => {
                Log::line(LogLine::new("dealt"))
            }
            Observation::Observed(ObservedEvent::Laid { start, .. }) => {
                Log::line(LogLine::new("laid").with("start", *start))
            }
            // The table shows these by itself.
            Observation::Observed(_) => Log::SILENT,
        }
    }

    fn prompt(&self, seat: Seat) -> Line {
        let Some(turn) = self.turn.as_ref().filter(|_| !self.over) else {
            return match (self.over, self.chosen.of(seat)) {
                (true, _) => Line::new(lines::ASK_OVER),
                (false, None) => Line::new(lines::ASK_CHOOSE),
                (false, Some(&character)) => Line::new(lines::ASK_CHOSEN).with("character", character),
            };
        };
        if turn.seat != seat {
            return Line::new(lines::ASK_WAIT).with("seat", turn.seat);
        }
        match turn.decision() {
            Some(decision) => self.decision_prompt(seat, decision),
            None => self.turn_prompt(turn),
        }
    }

    /// Computed without playing the action, because lists of donations and of trainers are long. `confirm` names the most
    /// valuable thing that ending the turn would give up.
    fn cost_preview(&self, seat: Seat, action: &Action) -> CostPreview {
        let ((food, coins), (more_food, more_coins)) = self.exchange(seat, *action);
        let amounts = |food, coins| {
            let both = [(Resource::Food.word(), food), (Resource::Coins.word(), coins)];
            both.into_iter().filter(|&(_, amount)| amount > 0).collect::<Amounts>()
        };
        let confirm = if *action == Action::EndTurn { self.left_undone() } else { None };
        let (costs, gains) = (amounts(food, coins), amounts(more_food, more_coins));
        CostPreview { costs, gains, confirm, ..CostPreview::default() }
    }

    fn unavailable(&self, seat: Seat) -> Vec<Unavailable> {
        let Some(turn) = self.turn.as_ref().filter(|turn| !self.over && turn.seat == seat) else {
            return Vec::new();
        };
        let mut unavailable = Unavailables::new();
        match turn.decision() {
            Some(decision) => self.unavailable_in_decision(seat, decision, &mut unavailable),
            None => self.unavailable_in_turn(turn, &mut unavailable),
        }
        unavailable.into()
    }

    fn verbs() -> Vec<&'static str> {
        Verb::ALL.iter().map(|verb| verb.word()).collect()
    }

    fn headline(&self) -> Line {
        let Some(turn) = self.turn.as_ref().filter(|_| !self.over) else {
            return Line::new(if self.over { lines::TABLE_OVER } else { lines::TABLE_DRAFT });
        };
        let line = match turn.decision() {
            Some(decision) => Line::new(lines::TABLE_DECISION).with("decision", decision.kind()),
            None if turn.moved => Line::new(lines::TABLE_TURN),
            None => Line::new(lines::TABLE_MOVE),
        };
        line.with("seat", turn.seat)
    }

    fn score_lines() -> Vec<&'static str> {
        score::SHEET.into()
    }

    fn score_sheet(&self) -> ScoreSheet {
        score::score_sheet(self)
    }

    fn static_data(_format: u32) -> Empty {
        Empty {}
    }

    fn resources(&self, seat: Seat) -> Amounts {
        let kennel = self.kennel(seat);
        Amounts::from([(Resource::Food.word(), kennel.food), (Resource::Coins.word(), kennel.coins)])
    }
}

/// How a public event reads in the log, where it does not read as it was observed.
fn log_of(observation: &WithDog) -> Log {
    match observation.event {
        // The table shows these by itself, or the next line tells them.
        PublicEvent::Reconsidered { .. }
        | PublicEvent::Posted { .. }
        | PublicEvent::Lifted { .. }
        | PublicEvent::PuppyDue { .. } => Log::SILENT,
        PublicEvent::Revealed { ref characters } => {
            let line =
                |(seat, &character)| LogLine::new("revealed").with("seat", seat).with("character", character);
            Log::Lines((0..).map(Seat).zip(characters).map(line).collect())
        }
        PublicEvent::Collected { seat, location, ref dogs, .. } => {
            let n = i32::try_from(dogs.len()).unwrap_or(i32::MAX);
            Log::line(LogLine::new("collected").with("seat", seat).with("location", location).with("n", n))
        }
        PublicEvent::Placed { seat, to, .. } => {
            let line = LogLine::new("placed").with("seat", seat).with("to", to);
            let line = observation.breed.into_iter().fold(line, |line, breed| line.with("breed", breed));
            let sign = observation.sign.map(|sign| match sign {
                // A sick dog that does not go to the infirmary was cured.
                Sign::Sick if to != Spot::Infirmary => "cured",
                sign => sign.word(),
            });
            Log::line(sign.into_iter().fold(line, |line, sign| line.with("sign", sign)))
        }
        _ => Log::AsObserved,
    }
}

impl DogsCardgame {
    /// The prompt names the steps that are still possible in this turn. Free actions are always possible.
    fn turn_prompt(&self, turn: &Turn) -> Line {
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

    fn decision_prompt(&self, seat: Seat, decision: &Decision) -> Line {
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

    /// The costs and gains of an action: food and coins of each.
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

    /// The most valuable thing that ending the turn now would give up.
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
        // A player who collected may well leave the character where it is, unless it is free.
        let free = self.may_hire(turn).is_ok() && !self.last();
        let free = free && (!turn.collected || self.hire_cost(turn.seat) + self.toll_due(turn) == 0);
        let character = self.here(turn.seat).and_then(|place| place.character).filter(|_| free)?;
        let keeps = kennel.characters.len() < super::data::CHARACTERS_KEPT;
        let fits = keeps && !kennel.characters.contains(&character);
        fits.then(|| Line::new(lines::CONFIRM_HIRE).with("character", character))
    }

    fn unavailable_in_turn(&self, turn: &Turn, unavailable: &mut Unavailables) {
        let seat = turn.seat;
        if !turn.moved {
            unavailable.add([("do", Verb::Stay.into())], self.may_stay(turn));
        }
        unavailable.add([("do", Verb::Collect.into())], self.may_collect(turn));
        unavailable.add([("do", Verb::Hire.into())], self.may_hire(turn));
        if self.kennel(seat).closed_bay().is_some() {
            unavailable.add([("do", Verb::OpenBay.into())], self.may_open_bay(turn));
        }
        if self.kennel(seat).unpaid > 0 {
            unavailable.add([("do", Verb::PayLicence.into())], self.may_pay_licence(seat));
        }
        if self.options.variant_1 {
            unavailable.add([("do", Verb::Renew.into())], self.may_renew(seat));
        }
        let donate = self.may_donate(turn);
        if donate.is_ok() {
            for dog in self.kennel(seat).housed() {
                let what = [("do", Verb::Donate.into()), ("dog", dog.id.into())];
                unavailable.add(what, self.may_part_with(turn, dog));
            }
        }
        unavailable.add([("do", Verb::Donate.into())], donate);
        for &bonus in
            self.bonuses.iter().filter(|bonus| self.kennel(seat).meets(**bonus, self.options.counted()))
        {
            unavailable
                .add([("do", Verb::Claim.into()), ("bonus", bonus.into())], self.may_claim(turn, bonus));
        }
        unavailable.add([("do", Verb::EndTurn.into())], self.may_end(turn));
    }

    fn unavailable_in_decision(&self, seat: Seat, decision: &Decision, unavailable: &mut Unavailables) {
        match decision {
            Decision::Manager { bought } => {
                unavailable.add([("do", Verb::Improve.into())], self.may_improve(seat, *bought));
            }
            Decision::Partner { bought, puppy, .. } => {
                unavailable.add([("do", Verb::Improve.into())], self.may_improve(seat, *bought));
                if self.options.puppies {
                    unavailable.add([("do", Verb::BuyPuppy.into())], self.may_buy_puppy(seat, *puppy));
                }
            }
            Decision::Trainer { hand, placing: true, .. } => {
                for to in self.kennel(seat).bays_with_room() {
                    let what = [("do", Verb::Place.into()), ("to", to.into())];
                    unavailable.add(what, self.may_put_down(seat, hand, to));
                }
            }
            Decision::Donate { .. } => {
                let Some(turn) = &self.turn else { return };
                for dog in self.kennel(seat).housed() {
                    let what = [("do", Verb::Donate.into()), ("dog", dog.id.into())];
                    unavailable.add(what, self.may_part_with(turn, dog));
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
