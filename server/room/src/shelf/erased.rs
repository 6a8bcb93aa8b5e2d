//! Every [`Game`] as a [`Title`] and a [`Position`].

use super::{BadOptions, Move, NotListed, Position, Story, Title};
use crate::object::Object;
use games::bots::{self, Playouts};
#[cfg(test)]
use games::frame::Viewer;
use games::frame::{self, Dice, Game, Gathered, Listed, Options, Places, Played, Seat, SeatSet, Status};
use protocol::{Document, GameInfo, choices};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

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

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn info(&self) -> GameInfo {
        GameInfo {
            name: G::NAME.to_owned(),
            fewest: *G::SEATS.start(),
            most: *G::SEATS.end(),
            fields: json(G::Options::FIELDS),
            defaults: object(&G::Options::default()),
            over_days: unlike(&object(&G::Options::default()), object(&G::Options::over_days())),
        }
    }

    fn complete(&self, options: &Map<String, Value>, seats: u8) -> Result<Map<String, Value>, BadOptions> {
        let options = Self::options(options)?;
        G::new(&options, seats, G::FORMAT)?;
        Ok(object(&options))
    }

    fn open(&self, options: &Map<String, Value>, seats: u8, dice: Dice) -> Result<Move, BadOptions> {
        let options = Self::options(options)?;
        Ok(planned(seats, frame::open::<G>(&options, seats, dice)?, false))
    }

    fn blank(
        &self,
        options: &Map<String, Value>,
        seats: u8,
        format: u32,
    ) -> Result<Box<dyn Position>, BadOptions> {
        if format > G::FORMAT {
            return Err(BadOptions::UnknownFormat(format, G::NAME));
        }
        Ok(Box::new(Match::new(G::new(&Self::options(options)?, seats, format)?, seats)))
    }

    fn restored(&self, state: &RawValue, seats: u8) -> serde_json::Result<Box<dyn Position>> {
        Ok(Box::new(Match::<G>::new(serde_json::from_str(state.get())?, seats)))
    }
}

/// The state of a match, and what was found out about it when it was first wanted: a step asks several times.
struct Match<G: Game> {
    state: G,
    seats: u8,
    status: OnceLock<Status>,
    decisions: Vec<OnceLock<Arc<Decision<G>>>>,
}

/// What one seat may do.
struct Decision<G: Game> {
    listed: Listed<G::Action>,
    /// What it is asked, as it stands in a document.
    ask: OnceLock<Arc<Document>>,
}

impl<G: Game> Match<G> {
    fn new(state: G, seats: u8) -> Self {
        let decisions = Seat::all(seats).map(|_| OnceLock::new()).collect();
        Self { state, seats, status: OnceLock::new(), decisions }
    }

    fn status(&self) -> &Status {
        self.status.get_or_init(|| self.state.status())
    }

    fn decision(&self, seat: Seat) -> Option<&Decision<G>> {
        let found = || {
            let listed = Listed::of(&self.state, seat);
            Arc::new(Decision { listed, ask: OnceLock::new() })
        };
        self.decisions.get(seat.index()).map(|decision| &**decision.get_or_init(found))
    }

    fn listed(&self, seat: Seat) -> &[G::Action] {
        self.decision(seat).map_or(&[], |decision| &decision.listed)
    }

    fn asked<'a>(&self, seat: Seat, decision: &'a Decision<G>) -> &'a Arc<Document> {
        decision.ask.get_or_init(|| Arc::new(self.write_ask(seat, decision)))
    }

    fn write_ask(&self, seat: Seat, decision: &Decision<G>) -> Document {
        let ask = frame::ask(&self.state, seat, &decision.listed);
        let parts = [
            ("wanted", Some(text(&ask.wanted))),
            ("choices", Some(choices::packed(&ask.choices).expect(WRITABLE))),
            ("barred", (!ask.barred.is_empty()).then(|| text(&Gathered(&ask.barred)))),
        ];
        // Behind each name come a colon and a comma, and it stands between quotation marks.
        let bytes = parts.iter().map(|(name, part)| name.len() + part.as_deref().map_or(0, str::len) + 4);
        let mut written = Object::about(bytes.sum::<usize>() + 1);
        parts.iter().for_each(|(name, part)| written.add(name, part.as_deref()));
        Document::written(written.close())
    }
}

impl<G: Game> Position for Match<G> {
    fn boxed(&self) -> Box<dyn Position> {
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

    fn has_choices(&self, seat: Seat) -> bool {
        !self.listed(seat).is_empty()
    }

    fn has_way_back(&self, seat: Seat) -> bool {
        self.listed(seat).iter().any(G::back)
    }

    fn same_ask(&self, after: &dyn Position, seat: Seat) -> bool {
        let Some(after) = after.as_any().downcast_ref::<Self>() else { return false };
        if after.state.asks_as(&self.state, seat) {
            if let (Some(then), Some(now)) =
                (self.decisions.get(seat.index()).and_then(OnceLock::get), after.decisions.get(seat.index()))
            {
                now.get_or_init(|| Arc::clone(then));
            }
            return true;
        }
        // Nobody is asked where there is no seat.
        let (Some(then), Some(now)) = (self.decision(seat), after.decision(seat)) else { return true };
        if then.listed != now.listed {
            return false;
        }
        if now.listed.is_empty() {
            return true;
        }
        let (before, ask) = (self.asked(seat, then), after.write_ask(seat, now));
        let same = **before == ask;
        // What stays is kept once.
        now.ask.get_or_init(|| if same { Arc::clone(before) } else { Arc::new(ask) });
        same
    }

    fn takes_back(&self, action: &str) -> bool {
        serde_json::from_str(action).is_ok_and(|action: G::Action| G::back(&action))
    }

    fn play(&self, seat: Seat, action: &Value, dice: Dice) -> Result<Move, NotListed> {
        let action: G::Action = exactly(action).ok_or(NotListed)?;
        let listed = &self.decision(seat).ok_or(NotListed)?.listed;
        let played = frame::play_from(listed, &self.state, seat, &action, dice).map_err(|_| NotListed)?;
        Ok(Move { action: Some(text(&action)), ..planned(self.seats, played, G::back(&action)) })
    }

    fn fold(&mut self, events: &str) -> Result<Story, serde_json::Error> {
        let events: Vec<G::Event> = serde_json::from_str(events)?;
        let mut told = Vec::with_capacity(events.len());
        for event in &events {
            told.push(self.state.told(event));
            self.state.apply(event);
        }
        self.status = OnceLock::new();
        self.decisions.fill_with(OnceLock::new);
        Ok(Story::of(&told))
    }

    fn view(&self, about: usize) -> Document {
        document(&self.state.view(), about)
    }

    fn own(&self, seat: Seat) -> Option<Document> {
        self.state.own(seat).map(|own| document(&own, 0))
    }

    fn scores(&self, about: usize) -> Document {
        document(&self.state.scores(), about)
    }

    fn own_scores(&self, seat: Seat) -> Option<Document> {
        self.state.own_scores(seat).map(|sheet| document(&sheet, 0))
    }

    fn totals(&self) -> BTreeMap<u8, i32> {
        self.state.scores().totals.into_iter().map(|(seat, points)| (seat.0, points)).collect()
    }

    fn ask(&self, seat: Seat) -> Option<Arc<Document>> {
        let decision = self.decision(seat).filter(|decision| !decision.listed.is_empty())?;
        Some(Arc::clone(self.asked(seat, decision)))
    }

    fn worth(&self, seat: Seat, action: &Value) -> Option<i32> {
        let action: G::Action = exactly(action)?;
        let listed = &self.decision(seat)?.listed;
        listed.has(&action).then(|| self.state.worth(seat, &action))?
    }

    fn headline(&self) -> Value {
        json(&self.state.headline())
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
    fn is_open(&self, seat: Seat) -> bool {
        self.state.is_open(seat)
    }

    #[cfg(test)]
    fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn Position> {
        Box::new(Self::new(self.state.resample(viewer, dice), self.seats))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn planned<G: Game>(seats: u8, played: Played<G>, back: bool) -> Move {
    Move {
        action: None,
        events: text(&played.events),
        story: Story::of(&played.told),
        fixed: played.is_final(),
        back,
        next: Box::new(Match::new(played.state, seats)),
    }
}

/// The action that is written exactly so: nothing that it does not know is passed over, whatever a game forgets to deny.
fn exactly<A: Serialize + DeserializeOwned>(written: &Value) -> Option<A> {
    A::deserialize(written)
        .ok()
        .filter(|action| serde_json::to_value(action).is_ok_and(|own| own == *written))
}

// The laws of the frame write every value of every game as JSON, so that writing cannot fail here.

pub(super) const WRITABLE: &str = "values of a game have a JSON form";

fn json(value: &(impl Serialize + ?Sized)) -> Value {
    serde_json::to_value(value).expect(WRITABLE)
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
    Document::about(value, about).expect(WRITABLE)
}

#[cfg(test)]
mod tests {
    use crate::shelf::titles;
    use games::frame::{Dice, Seat, Seed};
    use protocol::choices::{one_action, unpacked};
    use serde_json::{Map, Value, json};
    use std::collections::BTreeSet;

    const STEPS: u64 = 60;

    /// Of every game, every kind of action that comes in the beginning of a match.
    #[test]
    fn an_action_with_something_unknown_in_it_is_not_listed() {
        for title in titles() {
            let seats = title.info().fewest;
            let dice = |step| Dice::for_step(&Seed([1; 32]), step);
            let mut position = title.open(&Map::new(), seats, dice(0)).unwrap().next;
            let mut verbs = BTreeSet::new();
            for step in 1..STEPS {
                let mut draw = dice(step + STEPS);
                let asked = Seat::all(seats).find_map(|seat| Some((seat, position.ask(seat)?)));
                let (seat, ask) = asked.expect("somebody is asked");
                let ask: Value = serde_json::from_str(ask.as_str()).unwrap();
                let choices = unpacked(ask["choices"].as_object().unwrap());
                for choice in &choices {
                    let action = one_action(&choice["action"], |_| 0);
                    assert!(position.play(seat, &action, dice(step)).is_ok(), "{action}");
                    let mut more = action.clone();
                    more["unknown"] = json!(1);
                    assert!(position.play(seat, &more, dice(step)).is_err(), "{}: {more}", title.name());
                    assert_eq!(position.worth(seat, &more), None, "{}: {more}", title.name());
                    verbs.insert(action["do"].as_str().unwrap().to_owned());
                }
                let action = one_action(&draw.pick(&choices)["action"], |count| draw.index(count));
                position = position.play(seat, &action, dice(step)).unwrap().next;
                if position.places().is_some() {
                    break;
                }
            }
            assert!(verbs.len() > 1, "{}: {verbs:?}", title.name());
        }
    }
}
