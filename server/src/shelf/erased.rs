//! Every [`Game`] as a [`Title`] and a [`Position`].

use super::{BadOptions, Move, NotListed, Position, Stories, Title, viewers};
use games::bots::{self, Playouts};
use games::frame::{self, Dice, Game, Options, Places, Played, Seat, SeatSet, Status, Viewer};
use protocol::{Document, GameInfo, choices};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::mem;
use std::sync::OnceLock;

/// Bytes that most decisions fit into.
const USUAL_ASK: usize = 1_024;

/// A game in its box.
pub(super) struct Boxed<G>(PhantomData<fn() -> G>);

impl<G: Game> Boxed<G> {
    /// The box.
    pub(super) const NEW: Self = Self(PhantomData);

    fn options(options: &Map<String, Value>) -> Result<G::Options, BadOptions> {
        Ok(serde_json::from_value(Value::Object(options.clone()))?)
    }
}

impl<G: Game> Title for Boxed<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn format(&self) -> u32 {
        G::FORMAT
    }

    fn info(&self) -> GameInfo {
        GameInfo {
            name: G::NAME.to_owned(),
            fewest: *G::SEATS.start(),
            most: *G::SEATS.end(),
            fields: json(G::Options::FIELDS),
            defaults: object(&G::Options::default()),
        }
    }

    fn complete(&self, options: &Map<String, Value>, seats: u8) -> Result<Map<String, Value>, BadOptions> {
        let options = Self::options(options)?;
        G::new(&options, seats)?;
        Ok(object(&options))
    }

    fn open(&self, options: &Map<String, Value>, seats: u8, dice: Dice) -> Result<Move, BadOptions> {
        let options = Self::options(options)?;
        let before = G::new(&options, seats)?;
        Ok(planned(&before, seats, frame::open::<G>(&options, seats, dice)?))
    }

    fn blank(&self, options: &Map<String, Value>, seats: u8) -> Result<Box<dyn Position>, BadOptions> {
        Ok(Box::new(Match::new(G::new(&Self::options(options)?, seats)?, seats)))
    }
}

/// The state of a match with its number of seats.
struct Match<G: Game> {
    state: G,
    seats: u8,
    /// What each seat may do, found out when it is first asked: a step asks several times.
    lists: Vec<OnceLock<Vec<G::Action>>>,
}

impl<G: Game> Match<G> {
    fn new(state: G, seats: u8) -> Self {
        Self { state, seats, lists: Seat::all(seats).map(|_| OnceLock::new()).collect() }
    }

    fn list(&self, seat: Seat) -> &[G::Action] {
        let list = self.lists.get(seat.index()).map(|list| list.get_or_init(|| self.state.legal(seat)));
        list.map_or(&[], Vec::as_slice)
    }
}

impl<G: Game> Position for Match<G> {
    fn boxed(&self) -> Box<dyn Position> {
        Box::new(Self::new(self.state.clone(), self.seats))
    }

    fn awaited(&self) -> SeatSet {
        self.state.status().awaited()
    }

    fn places(&self) -> Option<Places> {
        match self.state.status() {
            Status::Awaiting(_) => None,
            Status::Over(places) => Some(places),
        }
    }

    fn has_choices(&self, seat: Seat) -> bool {
        !self.list(seat).is_empty()
    }

    fn same_choices(&self, other: &dyn Position, seat: Seat) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| self.list(seat) == other.list(seat))
    }

    fn play(&self, seat: Seat, action: &Value, dice: Dice) -> Result<Move, NotListed> {
        let action: G::Action = serde::Deserialize::deserialize(action).map_err(|_| NotListed)?;
        let list = self.list(seat);
        let played = frame::play_from(list, &self.state, seat, &action, dice).map_err(|_| NotListed)?;
        Ok(Move { action: Some(text(&action)), ..planned(&self.state, self.seats, played) })
    }

    fn fold(&mut self, events: &str) -> Result<Stories, serde_json::Error> {
        let events: Vec<G::Event> = serde_json::from_str(events)?;
        self.lists = Seat::all(self.seats).map(|_| OnceLock::new()).collect();
        Ok(fold(&mut self.state, self.seats, &events))
    }

    fn view(&self, viewer: Viewer, about: usize) -> Document {
        document(&self.state.view(viewer), about)
    }

    fn scores_are_public(&self) -> bool {
        G::SCORES_ARE_PUBLIC
    }

    fn scores(&self, viewer: Viewer, about: usize) -> Document {
        document(&self.state.scores(viewer), about)
    }

    fn totals(&self) -> BTreeMap<u8, i32> {
        self.state.scores(Viewer::Referee).totals.into_iter().map(|(seat, points)| (seat.0, points)).collect()
    }

    fn ask(&self, seat: Seat) -> Document {
        let ask = self.state.ask(seat);
        if ask.choices.len() < choices::LONG_LIST {
            return document(&ask, USUAL_ASK);
        }
        let mut ask = object(&ask);
        if let Some(Value::Array(list)) = ask.get_mut("choices") {
            *list = choices::gathered(mem::take(list));
        }
        document(&ask, USUAL_ASK)
    }

    fn headline(&self) -> Value {
        json(&self.state.headline(Viewer::Spectator))
    }

    fn think(
        &self,
        level: bots::Level,
        seat: Seat,
        dice: &mut Dice,
        budget: Playouts,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Option<Value> {
        bots::choose(level, &self.state, seat, dice, budget, keep_going).map(|action| json(&action))
    }

    #[cfg(test)]
    fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn Position> {
        Box::new(Self::new(self.state.resample(viewer, dice), self.seats))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn planned<G: Game>(before: &G, seats: u8, played: Played<G>) -> Move {
    let stories = fold(&mut before.clone(), seats, &played.events);
    Move {
        action: None,
        events: text(&played.events),
        stories,
        fixed: played.rolled || played.revealed,
        next: Box::new(Match::new(played.state, seats)),
    }
}

/// Applies events one by one, noting what each viewer may be told of each.
fn fold<G: Game>(state: &mut G, seats: u8, events: &[G::Event]) -> Stories {
    let mut stories: Stories = viewers(seats).map(|_| Vec::new()).collect();
    for event in events {
        for (viewer, story) in viewers(seats).zip(&mut stories) {
            story.extend(state.seen(event, viewer).map(|seen| raw(&seen)));
        }
        state.apply(event);
    }
    stories
}

// The laws of the frame write every value of every game as JSON, so that writing cannot fail here.

const WRITABLE: &str = "values of a game have a JSON form";

fn json(value: &(impl Serialize + ?Sized)) -> Value {
    serde_json::to_value(value).expect(WRITABLE)
}

fn object(value: &impl Serialize) -> Map<String, Value> {
    match json(value) {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect(WRITABLE)
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect(WRITABLE)
}

fn document(value: &impl Serialize, about: usize) -> Document {
    Document::about(value, about).expect(WRITABLE)
}
