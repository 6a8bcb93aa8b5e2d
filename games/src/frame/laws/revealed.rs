//! What comes to light could have been something else, value by value, or resampling leaves it where it lies.

use super::broken::{Fault, Law, Lawful};
use super::lists_in::{Lists, quietly};
use super::secrecy::known;
use super::shape::json;
use super::{Odds, SURELY, count};
use crate::frame::{Dice, Game, Listed, Played, Seat, Viewer, play_from};
use serde_json::Value;
use std::collections::BTreeMap;

/// Each value that an event shows to a viewer, by where it stands: the kind of the event, the how manieth of its kind in
/// the step it is, and the path in what is told of it.
type Shown = BTreeMap<String, Value>;

/// How often each value that was shown could have been another one, and how often it was in a resampled state.
#[derive(Clone, Debug, Default)]
pub(super) struct Revealed {
    values: BTreeMap<String, Odds>,
    events: BTreeMap<String, Kind>,
}

/// What was seen of a kind of event.
#[derive(Clone, Debug)]
struct Kind {
    odds: Odds,
    /// What one such event told.
    told: Shown,
    /// Another one told something else. Where none does, what it shows stands in the views alone.
    varies: bool,
}

/// A step of `seat` that shows the viewer something.
pub(super) struct Revealing<'a, G: Game> {
    pub(super) state: &'a G,
    pub(super) seats: u8,
    pub(super) seat: Seat,
    pub(super) action: &'a G::Action,
    pub(super) played: &'a Played<G>,
    pub(super) viewer: Viewer,
    pub(super) fortune: &'a Dice,
}

impl Revealed {
    /// Plays the step in a resampled state as well, and in one with a list in another order that the viewer cannot see.
    pub(super) fn note<G: Game>(&mut self, step: &Revealing<'_, G>, dice: &mut Dice) -> Lawful {
        let resampled = step.state.resample(step.viewer, dice);
        let Some(there) = step.play_in(&resampled) else { return Ok(()) };
        let (here, there) = (step.shown(step.played)?, step.shown(&there)?);
        let elsewhere = match step.reordered(dice)? {
            Some(played) => step.shown(&played)?,
            None => BTreeMap::new(),
        };
        for (event, values) in &here {
            let kind = event.split('#').next().unwrap_or_default().to_owned();
            let anew = there.get(event);
            let new = || Kind { odds: Odds::default(), told: values.clone(), varies: false };
            let kind = self.events.entry(kind).or_insert_with(new);
            kind.varies |= kind.told != *values;
            count(&mut kind.odds, anew != Some(values));
            let differs = |other: Option<&Shown>, path: &str| {
                other.is_some_and(|other| other.get(path) != values.get(path))
            };
            for path in values.keys() {
                let resampled = differs(anew, path);
                if resampled || differs(elsewhere.get(event), path) {
                    count(self.values.entry(format!("{event}{path}")).or_default(), resampled);
                }
            }
        }
        Ok(())
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (name, (times, differs)) in &other.values {
            let sum = self.values.entry(name.clone()).or_default();
            *sum = (sum.0 + times, sum.1 + differs);
        }
        for (name, more) in &other.events {
            let new = || Kind { odds: Odds::default(), ..more.clone() };
            let kind = self.events.entry(name.clone()).or_insert_with(new);
            kind.varies |= more.varies || kind.told != more.told;
            kind.odds = (kind.odds.0 + more.odds.0, kind.odds.1 + more.odds.1);
        }
    }

    /// Holds what was seen in all matches.
    pub(super) fn hold(&self) -> Lawful {
        let events =
            self.events.iter().filter(|(_, kind)| kind.varies).map(|(name, kind)| (name, &kind.odds));
        let mut all = events.chain(&self.values);
        let foreseen = all.find(|(_, (times, differs))| *times >= SURELY && differs * SURELY < *times);
        foreseen.map_or(Ok(()), |(what, (times, differs))| {
            let what = format!(
                "{what} shows something hidden: {times} times it could have been something else, and resampled it \
                 was {differs} times"
            );
            Err(Fault::new(Law::ResampleReal, what))
        })
    }
}

impl<G: Game> Revealing<'_, G> {
    /// The same action, or where it is not listed one of its kind.
    fn play_in(&self, other: &G) -> Option<Played<G>> {
        let list = Listed::of(other, self.seat);
        let kind = core::mem::discriminant(self.action);
        let alike = || list.iter().find(|candidate| core::mem::discriminant(*candidate) == kind);
        let action = Some(self.action).filter(|action| list.has(action)).or_else(alike)?;
        play_from(&list, other, self.seat, action, self.fortune.clone()).ok()
    }

    fn reordered(&self, dice: &mut Dice) -> Lawful<Option<Played<G>>> {
        let Some(other) = Lists::of(self.state)?.shuffled::<G>(dice) else { return Ok(None) };
        let unseen = || {
            let before = [self.state, &other].map(|state| known(state, self.seats, self.viewer));
            before[0].difference(&before[1]).is_none()
        };
        let played = quietly(|| unseen().then(|| self.play_in(&other)).flatten());
        Ok(played.flatten())
    }

    fn shown(&self, played: &Played<G>) -> Lawful<BTreeMap<String, Shown>> {
        let mut all = BTreeMap::new();
        for (at, event) in played.events.iter().enumerate() {
            if !played.reveals[at].includes(self.viewer) {
                continue;
            }
            let record = json(event)?;
            let kind = record["what"].as_str().unwrap_or_default();
            let nth = (0..).find(|nth| !all.contains_key(&format!("{kind}#{nth}"))).unwrap_or_default();
            let name = format!("{kind}#{nth}");
            // What the story leaves to the views stands in the event.
            let told = played.told[at].to(self.viewer).map(json).transpose()?.unwrap_or(record);
            let mut shown = Shown::new();
            values(&told, &mut String::new(), &mut shown);
            all.insert(name, shown);
        }
        Ok(all)
    }
}

fn values(value: &Value, path: &mut String, found: &mut Shown) {
    let length = path.len();
    let mut look = |name: &str, value: &Value| {
        path.push('.');
        path.push_str(name);
        values(value, path, found);
        path.truncate(length);
    };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, field)| look(name, field)),
        Value::Array(items) => items.iter().enumerate().for_each(|(at, item)| look(&at.to_string(), item)),
        _ => drop(found.insert(path.clone(), value.clone())),
    }
}
