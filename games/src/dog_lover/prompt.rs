//! Views, log lines, prompts, cost previews, and unavailable actions with the reasons.

use super::actions::{Action, Item, Verb};
use super::data::{self, ADOPTIONS_PER_DOG, Ability, Card, Dog, Face, Favorite, Food, Kind};
use super::events::{Event, Observation, ObservedEvent, PublicEvent};
use super::legal::{Duty, forced_discards};
use super::lines;
use super::player::{Cubes, OwnDog, Player};
use super::score;
use super::state::{DogLover, Phase, Turn};
use super::view::{PrivateView, View};
use crate::frame::{
    Amounts, CostPreview, Line, Log, LogLine, LogParam, Observed, Param, Presentation, ResourcePaths,
    ScoreSheet, Seat, Unavailable, Unavailables, must, short_of,
};
use alloc::string::ToString;
use alloc::vec::Vec;

impl Presentation for DogLover {
    const TEXT_KEYS: &'static [&'static str] = lines::ALL;
    const LOG_KEYS: &'static [&'static str] = lines::LOG;
    const SEAT_PARAMS: &'static [&'static str] = &["start"];
    /// Hands are in the view where they lie open, else in the private view of their seat.
    const RESOURCES: ResourcePaths = &[
        ("scraps", &["view.players.$.cubes.scraps"]),
        ("dry", &["view.players.$.cubes.dry"]),
        ("canned", &["view.players.$.cubes.canned"]),
        ("wild", &["view.players.$.cubes.wild"]),
        ("ball", &["own.hand.favorites.ball", "view.players.$.hand.favorites.ball"]),
        ("frisbee", &["own.hand.favorites.frisbee", "view.players.$.hand.favorites.frisbee"]),
        ("rope", &["own.hand.favorites.rope", "view.players.$.hand.favorites.rope"]),
        ("plush", &["own.hand.favorites.plush", "view.players.$.hand.favorites.plush"]),
        ("bed", &["own.hand.favorites.bed", "view.players.$.hand.favorites.bed"]),
        ("adoption", &["own.hand.adoptions", "view.players.$.hand.adoptions"]),
        ("training", &["own.hand.trainings", "view.players.$.hand.trainings"]),
        ("bone", &["own.hand.bones", "view.players.$.hand.bones"]),
    ];

    type Observation = Observation;
    type View = View;
    type PrivateView = PrivateView;
    type StaticData = data::StaticData;

    fn view(&self) -> View {
        View::of(self)
    }

    fn private_view(&self, seat: Seat) -> Option<PrivateView> {
        PrivateView::of(self, seat)
    }

    fn observe(&self, event: &Event) -> Observed<Observation> {
        event.observed(self)
    }

    fn log(&self, observation: &Observation) -> Log {
        match *observation {
            // The table shows these by itself.
            Observation::Public(PublicEvent::Sheltered { .. } | PublicEvent::Offered { .. }) => Log::SILENT,
            Observation::Public(PublicEvent::Discarded { seat, card, pay }) => {
                let line = LogLine::new("discarded").with("seat", seat).with("card", card);
                Log::line(line.with("pay", pay.map_or("nothing", Item::word)))
            }
            Observation::Public(PublicEvent::Fed { seat, ref meals }) => {
                let dogs = self.player(seat).dogs.iter().map(|own| own.dog);
                let fed = dogs.clone().filter_map(|dog| Some(meal(seat, dog, *meals.get(&dog)?)));
                let hungry = dogs.filter(|dog| !meals.contains_key(dog));
                let hungry = hungry.map(|dog| LogLine::new("hungry").with("seat", seat).with("dog", dog));
                Log::Lines(fed.chain(hungry).collect())
            }
            Observation::Public(_) => Log::AsObserved,
            Observation::Observed(ObservedEvent::Laid { start, .. }) => {
                Log::line(LogLine::new("laid").with("start", start))
            }
            Observation::Observed(ObservedEvent::Retrieved { seat, trick, ref cards }) => {
                let line = LogLine::new("retrieved").with("seat", seat).with("trick", trick);
                let faces: LogParam = cards.iter().map(|card| card.face().word()).collect();
                Log::line(line.with("card", faces))
            }
            Observation::Observed(ObservedEvent::Fetched { seat, card, .. }) => {
                Log::line(LogLine::new("fetched").with("seat", seat).with("card", card.face().word()))
            }
        }
    }

    fn prompt(&self, seat: Seat) -> Line {
        if self.phase == Phase::Over {
            return Line::new(lines::ASK_OVER);
        }
        if self.phase == Phase::Guard && seat == self.last() {
            return Line::new(lines::ASK_GUARD);
        }
        let Some(turn) = self.turn_of(seat) else {
            return Line::new(lines::ASK_WAIT).with("seat", self.awaited());
        };
        if turn.is_closed {
            return Line::new(lines::ASK_DISCARD);
        }
        match self.open_duty(turn) {
            _ if !turn.has_retrieved => Line::new(lines::ASK_RETRIEVE),
            Some(Duty::Walk) => Line::new(lines::ASK_WALK).with("n", i32::from(turn.walks)),
            Some(Duty::Trait(card)) => Line::new(lines::ASK_TRAIT).with("trait", card),
            None => Line::new(lines::ASK_PLAY),
        }
    }

    /// Computed without playing the action, because lists of tricks are long. `touches` names the cells that a trick covers and the
    /// lane that the watchdog goes to.
    fn cost_preview(&self, seat: Seat, action: &Action) -> CostPreview {
        let mut preview = CostPreview::default();
        match *action {
            Action::Retrieve { trick, turn, at } => {
                let placement = trick.placement(turn, at).expect("what is listed can be laid");
                for cell in placement.cells.iter() {
                    preview.touches.push(cell.word().to_string());
                    gain(&mut preview.gains, self.grid[cell as usize]);
                }
                preview.touches.push(placement.lane.word().to_string());
            }
            Action::Fetch { cell } => gain(&mut preview.gains, self.grid[cell as usize]),
            Action::Train { .. } => add(&mut preview.costs, Kind::Training.word(), 1),
            Action::Adopt { .. } => add(&mut preview.costs, Kind::Adoption.word(), ADOPTIONS_PER_DOG),
            Action::Learn { trick } => add(&mut preview.costs, Kind::Training.word(), trick.cost()),
            Action::EndTurn | Action::Discard { .. } => preview_end(self, seat, action, &mut preview),
            Action::Guard { .. } | Action::Walk { .. } | Action::Attach { .. } => {}
        }
        preview
    }

    fn unavailable(&self, seat: Seat) -> Vec<Unavailable> {
        let Some(turn) = self.turn_of(seat).filter(|turn| !turn.is_closed) else { return Vec::new() };
        let player = self.player(seat);
        let mut unavailable = Unavailables::new();
        unavailable_in_turn(&mut unavailable, self, turn);
        unavailable_in_shops(&mut unavailable, self, player);
        for own in &player.dogs {
            unavailable_for_dog(&mut unavailable, own, player, turn);
        }
        unavailable.into()
    }

    fn verbs() -> Vec<&'static str> {
        Verb::ALL.iter().map(|verb| verb.word()).collect()
    }

    fn headline(&self) -> Line {
        let Some(turn) = &self.turn else {
            return match self.phase {
                Phase::Over => Line::new(lines::TABLE_OVER),
                Phase::Guard | Phase::Rounds => Line::new(lines::TABLE_GUARD).with("seat", self.last()),
            };
        };
        Line::new(lines::TABLE_TURN).with("seat", turn.seat)
    }

    fn score_lines() -> Vec<&'static str> {
        score::score_lines()
    }

    fn score_sheet(&self) -> ScoreSheet {
        score::score_sheet(self)
    }

    fn private_score_sheet(&self, seat: Seat) -> Option<ScoreSheet> {
        score::private_score_sheet(self, seat)
    }

    fn static_data(_format: u32) -> data::StaticData {
        data::StaticData::all()
    }

    fn resources(&self, seat: Seat) -> Amounts {
        let player = self.player(seat);
        let hand = &player.hand;
        let cards = [
            (Kind::Adoption.word(), hand.adoptions),
            (Kind::Training.word(), hand.trainings),
            (Kind::Bone.word(), hand.bones),
        ];
        let cubes = Food::ALL.iter().map(|food| food.word()).zip(player.cubes);
        let favorites = Favorite::ALL.iter().map(|favorite| favorite.word()).zip(hand.favorites);
        cubes.chain(favorites).chain(cards).map(|(what, count)| (what, u32::from(count))).collect()
    }
}

/// The log line of a meal: the number of cubes of each kind of food.
fn meal(seat: Seat, dog: Dog, cubes: Cubes) -> LogLine {
    let line = LogLine::new("eats").with("seat", seat).with("dog", dog);
    Food::ALL.iter().zip(cubes).fold(line, |line, (food, cubes)| line.with(food.word(), i32::from(cubes)))
}

fn add(amounts: &mut Amounts, what: &'static str, more: u8) {
    *amounts.entry(what).or_default() += u32::from(more);
}

/// Adds what a card brings to the resources.
fn gain(gains: &mut Amounts, card: Option<Card>) {
    match card.map(Card::face) {
        Some(Face::Food(food, units)) => add(gains, food.word(), units),
        Some(Face::Favorite(favorite)) => add(gains, favorite.word(), 1),
        Some(face @ (Face::Training | Face::Adoption | Face::Bone)) => add(gains, face.kind().word(), 1),
        _ => {}
    }
}

/// The cost of traits that are discarded at once.
fn preview_end(state: &DogLover, seat: Seat, action: &Action, preview: &mut CostPreview) {
    let Some(mut turn) = state.turn else { return };
    let mut player = state.player(seat).clone();
    if let Action::Discard { card, pay } = *action {
        add(&mut preview.costs, pay.word(), 1);
        player.pay(pay);
        turn.traits.remove(card);
    } else if turn.walks > 0 || turn.traits.iter().next().is_some() {
        let traits = i32::try_from(turn.traits.iter().count()).unwrap_or_default();
        let confirm = Line::new(lines::CONFIRM_DISCARD).with("walks", i32::from(turn.walks));
        preview.confirm = Some(confirm.with("traits", traits));
    }
    for (_, pay) in forced_discards(player, turn) {
        pay.into_iter().for_each(|item| add(&mut preview.costs, item.word(), 1));
    }
}

fn unavailable_in_turn(unavailable: &mut Unavailables, state: &DogLover, turn: &Turn) {
    if turn.has_retrieved {
        unavailable.add([does(Verb::Retrieve)], Err(Line::new(lines::UNAVAILABLE_RETRIEVED)));
        let duty = state.open_duty(turn).map(|duty| match duty {
            Duty::Walk => Line::new(lines::UNAVAILABLE_WALK),
            Duty::Trait(card) => Line::new(lines::UNAVAILABLE_TRAIT).with("trait", card),
        });
        unavailable.add([does(Verb::EndTurn)], duty.map_or(Ok(()), Err));
        return;
    }
    unavailable.add([does(Verb::EndTurn)], Err(Line::new(lines::UNAVAILABLE_RETRIEVE)));
    for trick in state.player(turn.seat).tricks.iter() {
        let has_place = state.placements(turn, trick).next().is_some();
        let verdict = must(has_place, || Line::new(lines::UNAVAILABLE_NO_PLACE));
        unavailable.add([does(Verb::Retrieve), ("trick", trick.into())], verdict);
    }
}

/// Reasons about shops. A player without any of the cards to pay with needs none.
fn unavailable_in_shops(unavailable: &mut Unavailables, state: &DogLover, player: &Player) {
    let have = player.hand.adoptions;
    if have > 0 {
        let enough = must(have >= ADOPTIONS_PER_DOG, || {
            short_of(lines::UNAVAILABLE_ADOPTIONS, ADOPTIONS_PER_DOG, have)
        });
        unavailable.add([does(Verb::Adopt)], enough);
    }
    let have = player.hand.trainings;
    for &trick in state.school.iter().filter(|_| have > 0) {
        let enough =
            must(have >= trick.cost(), || short_of(lines::UNAVAILABLE_TRAININGS, trick.cost(), have));
        unavailable.add([does(Verb::Learn), ("trick", trick.into())], enough);
    }
}

/// Reasons why cards cannot be laid to a dog of the player.
fn unavailable_for_dog(unavailable: &mut Unavailables, own: &OwnDog, player: &Player, turn: &Turn) {
    let dog = ("dog", Param::from(own.dog));
    if turn.walks > 0 {
        let room = must(own.has_room_for_walk(), || match own.feature {
            Some(card) if card.ability() == Ability::NoWalk => {
                Line::new(lines::UNAVAILABLE_NO_WALK).with("trait", card)
            }
            _ => Line::new(lines::UNAVAILABLE_WALKED),
        });
        unavailable.add([does(Verb::Walk), dog], room);
    }
    if player.hand.trainings > 0 {
        let room = must(own.has_room_for_training(), || Line::new(lines::UNAVAILABLE_TRAINED));
        unavailable.add([does(Verb::Train), dog], room);
    }
    for card in turn.traits.iter() {
        let fits = must(own.can_have(card), || match own.feature {
            Some(other) => Line::new(lines::UNAVAILABLE_HAS_TRAIT).with("trait", other),
            None => Line::new(lines::UNAVAILABLE_SIZE),
        });
        unavailable.add([does(Verb::Attach), ("card", card.into()), dog], fits);
    }
}

fn does(verb: Verb) -> (&'static str, Param) {
    ("do", verb.into())
}
