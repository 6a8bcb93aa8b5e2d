//! Every [`Game`] as a [`GameDefinition`] and a [`GameState`].

use super::course::{self, AnalysisFailure, Course};
use super::json::{WRITABLE, json};
use super::{BadOptions, GameDefinition, GameState, GameStep, NotLegal, Observations};
use games::bots;
use games::frame::{
    self, Dice, Game, LegalActions, Options, Places, Played, Score, Seat, SeatSet, SmallMap, Status, Viewer,
};
use protocol::{Analysis, Document, GameInfo, Level, gather};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::mem;
use std::sync::{Arc, OnceLock};

/// A game, for use without its type.
pub(super) struct ErasedDefinition<G>(PhantomData<fn() -> G>);

impl<G: Game> ErasedDefinition<G> {
    pub(super) const NEW: Self = Self(PhantomData);

    fn options(options: &Map<String, Value>) -> Result<G::Options, BadOptions> {
        Ok(serde_json::from_value(Value::Object(options.clone()))?)
    }
}

impl<G: Game> GameDefinition for ErasedDefinition<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn format(&self) -> u32 {
        G::FORMAT
    }

    fn rules(&self) -> u32 {
        G::RULES_VERSION
    }

    fn seat_params(&self) -> &'static [&'static str] {
        G::SEAT_PARAMS
    }

    fn info(&self) -> GameInfo {
        GameInfo {
            name: G::NAME.to_owned(),
            min_seats: *G::SEATS.start(),
            max_seats: *G::SEATS.end(),
            fields: json(G::Options::FIELDS),
            defaults: object(&G::Options::default()),
            over_days: unlike(&object(&G::Options::default()), object(&G::Options::over_days())),
            lesson: !G::LESSON.is_empty(),
            levels: Level::ALL.into(),
        }
    }

    fn complete(&self, options: &Map<String, Value>, seats: u8) -> Result<Map<String, Value>, BadOptions> {
        let options = Self::options(options)?;
        G::new(&options, seats, G::FORMAT)?;
        Ok(object(&options))
    }

    fn open(
        &self,
        options: &Map<String, Value>,
        seats: u8,
        first: Option<Seat>,
        dice: Dice,
    ) -> Result<GameStep, BadOptions> {
        let options = Self::options(options)?;
        Ok(planned(seats, frame::open_with::<G>(&options, seats, first, dice)?, false))
    }

    fn blank(
        &self,
        options: &Map<String, Value>,
        seats: u8,
        format: u32,
    ) -> Result<Box<dyn GameState>, BadOptions> {
        if format > G::FORMAT {
            return Err(BadOptions::UnknownFormat(format, G::NAME));
        }
        Ok(Box::new(ErasedState::new(G::new(&Self::options(options)?, seats, format)?, seats)))
    }

    fn analyse(
        &self,
        course: &Course<'_>,
        progress: &mut dyn FnMut(u8) -> bool,
    ) -> Result<Analysis, AnalysisFailure> {
        course::analyse::<G>(course, progress)
    }

    fn lesson_text(&self) -> &'static str {
        G::LESSON
    }

    fn restored(&self, state: &RawValue, seats: u8) -> serde_json::Result<Box<dyn GameState>> {
        Ok(Box::new(ErasedState::<G>::new(serde_json::from_str(state.get())?, seats)))
    }
}

/// The state of a match, for use without its type. Caches the status and the decisions, because a step asks for them
/// several times.
struct ErasedState<G: Game> {
    state: G,
    seats: u8,
    status: OnceLock<Status>,
    decisions: Vec<OnceLock<Arc<Decision<G>>>>,
}

/// The capacity that most prompts fit into.
const PROMPT_BYTES: usize = 1_024;

/// The legal actions and the prompt of one seat.
struct Decision<G: Game> {
    legal: LegalActions<G::Action>,
    /// The prompt as in the view document.
    prompt: OnceLock<Arc<Document>>,
}

impl<G: Game> ErasedState<G> {
    fn new(state: G, seats: u8) -> Self {
        let decisions = Seat::all(seats).map(|_| OnceLock::new()).collect();
        Self { state, seats, status: OnceLock::new(), decisions }
    }

    fn status(&self) -> &Status {
        self.status.get_or_init(|| self.state.status())
    }

    fn decision(&self, seat: Seat) -> Option<&Decision<G>> {
        let found = || {
            let legal = LegalActions::of(&self.state, seat);
            Arc::new(Decision { legal, prompt: OnceLock::new() })
        };
        self.decisions.get(seat.index()).map(|decision| &**decision.get_or_init(found))
    }

    fn legal_actions(&self, seat: Seat) -> &[G::Action] {
        self.decision(seat).map_or(&[], |decision| &decision.legal)
    }

    fn prompt_of<'a>(&self, seat: Seat, decision: &'a Decision<G>) -> &'a Arc<Document> {
        decision.prompt.get_or_init(|| Arc::new(self.write_prompt(seat, decision)))
    }

    fn write_prompt(&self, seat: Seat, decision: &Decision<G>) -> Document {
        let prompt = frame::prompt_for(&self.state, seat, &decision.legal);
        if prompt.actions.len() < gather::LONG_LIST {
            return document(&prompt, PROMPT_BYTES);
        }
        let mut prompt = object(&prompt);
        if let Some(Value::Array(actions)) = prompt.get_mut("actions") {
            *actions = gather::gathered(mem::take(actions));
        }
        document(&prompt, PROMPT_BYTES)
    }
}

impl<G: Game> GameState for ErasedState<G> {
    fn clone_box(&self) -> Box<dyn GameState> {
        Box::new(Self::new(self.state.clone(), self.seats))
    }

    fn state(&self) -> Box<RawValue> {
        to_raw_value(&self.state).expect(WRITABLE)
    }

    fn awaited(&self) -> SeatSet {
        self.status().awaited()
    }

    fn places(&self) -> Option<Places> {
        match self.status() {
            Status::Awaiting(_) => None,
            Status::Over(places) => Some(places.clone()),
        }
    }

    fn has_legal_action(&self, seat: Seat) -> bool {
        !self.legal_actions(seat).is_empty()
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.legal_actions(seat).iter().any(G::is_take_back)
    }

    fn has_same_prompt(&self, after: &dyn GameState, seat: Seat) -> bool {
        let Some(after) = after.as_any().downcast_ref::<Self>() else { return false };
        if after.state.has_same_prompt(&self.state, seat) {
            if let (Some(then), Some(now)) =
                (self.decisions.get(seat.index()).and_then(OnceLock::get), after.decisions.get(seat.index()))
            {
                now.get_or_init(|| Arc::clone(then));
            }
            return true;
        }
        // Without such a seat, there is no prompt in either state.
        let (Some(then), Some(now)) = (self.decision(seat), after.decision(seat)) else { return true };
        if then.legal != now.legal {
            return false;
        }
        if now.legal.is_empty() {
            return true;
        }
        let (before, prompt) = (self.prompt_of(seat, then), after.write_prompt(seat, now));
        let same = **before == prompt;
        // Both states share an unchanged prompt.
        now.prompt.get_or_init(|| if same { Arc::clone(before) } else { Arc::new(prompt) });
        same
    }

    fn takes_back(&self, action: &str) -> bool {
        serde_json::from_str(action).is_ok_and(|action: G::Action| G::is_take_back(&action))
    }

    fn play(&self, seat: Seat, action: &Value, dice: Dice) -> Result<GameStep, NotLegal> {
        let action: G::Action = exactly(action).ok_or(NotLegal)?;
        let legal = &self.decision(seat).ok_or(NotLegal)?.legal;
        let played = frame::play_from(legal, &self.state, seat, &action, dice).map_err(|_| NotLegal)?;
        Ok(GameStep { action: Some(text(&action)), ..planned(self.seats, played, G::is_take_back(&action)) })
    }

    fn apply(&mut self, events: &str) -> Result<Observations, serde_json::Error> {
        let events: Vec<G::Event> = serde_json::from_str(events)?;
        let mut told = Vec::with_capacity(events.len());
        for event in &events {
            told.push(frame::observe(&self.state, event));
            self.state.apply(event);
        }
        self.status = OnceLock::new();
        self.decisions.fill_with(OnceLock::new);
        Ok(Observations::of(&told))
    }

    fn view(&self, about: usize) -> Document {
        document(&self.state.view(), about)
    }

    fn private_view(&self, seat: Seat) -> Option<Document> {
        self.state.private_view(seat).map(|own| document(&own, 0))
    }

    fn score_sheet(&self, about: usize) -> Document {
        document(&self.state.score_sheet(), about)
    }

    fn private_score_sheet(&self, seat: Seat) -> Option<Document> {
        self.state.private_score_sheet(seat).map(|sheet| document(&sheet, 0))
    }

    fn score_lines(&self) -> BTreeMap<String, BTreeMap<u8, i32>> {
        let lines = self.state.score_sheet().lines.into_iter();
        let points = |cells: SmallMap<Seat, Score>| {
            cells.into_iter().map(|(seat, score)| (seat.0, score.points)).collect()
        };
        lines.map(|(line, cells)| (line.to_owned(), points(cells))).collect()
    }

    fn totals(&self) -> BTreeMap<u8, i32> {
        self.state.score_sheet().totals.into_iter().map(|(seat, points)| (seat.0, points)).collect()
    }

    fn prompt(&self, seat: Seat) -> Option<Arc<Document>> {
        let decision = self.decision(seat).filter(|decision| !decision.legal.is_empty())?;
        Some(Arc::clone(self.prompt_of(seat, decision)))
    }

    fn score_delta(&self, seat: Seat, action: &Value) -> Option<i32> {
        let action: G::Action = exactly(action)?;
        let legal = &self.decision(seat)?.legal;
        legal.has(&action).then(|| self.state.score_delta(seat, &action))?
    }

    fn why(&self, seat: Seat, action: &Value) -> Option<Value> {
        let action: G::Action = exactly(action)?;
        let legal = &self.decision(seat)?.legal;
        legal.has(&action).then(|| self.state.why(seat, &action))?.map(|why| json(&why))
    }

    fn headline(&self) -> Value {
        json(&self.state.headline())
    }

    fn think(
        &self,
        level: bots::Level,
        seat: Seat,
        dice: &mut Dice,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Option<Value> {
        let skill = level.skill::<G>();
        bots::choose(skill, &self.state, seat, dice, keep_going).map(|action| json(&action))
    }

    fn determinized(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn GameState> {
        Box::new(Self::new(self.state.determinize(viewer, dice), self.seats))
    }

    #[cfg(test)]
    fn decides_openly(&self, seat: Seat) -> bool {
        self.state.decides_openly(seat)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn planned<G: Game>(seats: u8, played: Played<G>, takes_back: bool) -> GameStep {
    GameStep {
        action: None,
        events: text(&played.events),
        observations: Observations::of(&played.observations),
        fixed: played.is_final(),
        takes_back,
        next: Box::new(ErasedState::new(played.state, seats)),
    }
}

/// Parses an action and refuses unknown fields, even if the type of a game forgets to.
fn exactly<A: Serialize + DeserializeOwned>(written: &Value) -> Option<A> {
    A::deserialize(written)
        .ok()
        .filter(|action| serde_json::to_value(action).is_ok_and(|own| own == *written))
}

fn object(value: &impl Serialize) -> Map<String, Value> {
    match json(value) {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// The fields of `other` that differ from `one`.
fn unlike(one: &Map<String, Value>, other: Map<String, Value>) -> Map<String, Value> {
    other.into_iter().filter(|(field, value)| one.get(field) != Some(value)).collect()
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect(WRITABLE)
}

fn document(value: &impl Serialize, about: usize) -> Document {
    Document::with_capacity(value, about).expect(WRITABLE)
}

#[cfg(test)]
mod tests {
    use crate::registry::definitions;
    use games::frame::{Dice, Seat, Seed};
    use protocol::gather;
    use serde_json::{Map, Value, json};
    use std::collections::BTreeSet;

    const STEPS: u64 = 60;

    /// For every game, every kind of action that is legal in the first steps of a match.
    #[test]
    fn an_action_with_an_unknown_field_is_not_legal() {
        for definition in definitions() {
            let seats = definition.info().min_seats;
            let dice = |step| Dice::for_step(&Seed([1; 32]), step);
            let mut game = definition.open(&Map::new(), seats, None, dice(0)).unwrap().next;
            let mut verbs = BTreeSet::new();
            for step in 1..STEPS {
                let mut draw = dice(step + STEPS);
                let asked = Seat::all(seats).find_map(|seat| Some((seat, game.prompt(seat)?)));
                let (seat, prompt) = asked.expect("somebody is asked");
                let prompt: Value = serde_json::from_str(prompt.as_str()).unwrap();
                let actions = prompt["actions"].as_array().unwrap();
                for action in actions.iter().map(|legal| gather::any_one(&legal["action"], |_| 0)) {
                    assert!(game.play(seat, &action, dice(step)).is_ok(), "{action}");
                    let mut more = action.clone();
                    more["unknown"] = json!(1);
                    assert!(game.play(seat, &more, dice(step)).is_err(), "{}: {more}", definition.name());
                    assert_eq!(game.score_delta(seat, &more), None, "{}: {more}", definition.name());
                    verbs.insert(action["do"].as_str().unwrap().to_owned());
                }
                let action = gather::any_one(&draw.pick(actions)["action"], |_| 0);
                game = game.play(seat, &action, dice(step)).unwrap().next;
                if game.places().is_some() {
                    break;
                }
            }
            assert!(verbs.len() > 1, "{}: {verbs:?}", definition.name());
        }
    }
}
