//! Checks that determinization changes what steps reveal, value by value: otherwise it has left it in its place.

use super::broken::{Fault, Law, Lawful};
use super::lists_in::{Lists, quietly};
use super::secrecy::known;
use super::shape::json;
use super::{Odds, SURELY, count};
use crate::frame::{Dice, Game, LegalActions, Played, Seat, Viewer, play_from};
use serde_json::Value;
use std::collections::BTreeMap;

/// Each value that an event shows to a viewer, by the kind of the event, its number among those of its kind in the step,
/// and the path in the observation.
type Shown = BTreeMap<String, Value>;

/// Tallies for each value that an event reveals. The step is played again in a determinized state, and in a state where one
/// hidden list has another order. Counted is how often either gave another value.
#[derive(Clone, Debug, Default)]
pub(super) struct Revealed {
    /// By the circumstances of the match, and the path.
    values: BTreeMap<(String, String), Chances>,
    events: BTreeMap<String, Kind>,
    /// By the kind of the event and whom it reveals something to: how often it was looked at, and how often it or what is
    /// shown after it was different.
    audiences: BTreeMap<(String, &'static str), Odds>,
}

/// What other values were seen at a path.
#[derive(Clone, Copy, Debug, Default)]
struct Chances {
    /// In a determinized state, or with a list in another order.
    either: Odds,
    /// With a list in another order; and in a determinized state, too.
    reordered: u32,
    determinized: u32,
}

#[derive(Clone, Debug)]
struct Kind {
    odds: Odds,
    /// What one such event showed.
    told: Shown,
    /// Whether two events of this kind have shown different things. If not, the kind is not judged: what the event reveals
    /// is seen in the views alone.
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
    /// Also plays the step in a determinized state, and in a state in which a list that the viewer cannot see has another
    /// order.
    pub(super) fn note<G: Game>(
        &mut self,
        step: &Revealing<'_, G>,
        circumstances: &[String],
        dice: &mut Dice,
    ) -> Lawful {
        let determinized = step.state.determinize(step.viewer, dice);
        let Some(there) = step.play_in(&determinized) else { return Ok(()) };
        let shown_apart = step.shows_apart(&determinized, &there);
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
            let name = event.split('#').next().unwrap_or_default().to_owned();
            let differs = anew != Some(values) || shown_apart;
            count(self.audiences.entry((name, step.who())).or_default(), differs);
            let differs = |other: Option<&Shown>, path: &str| {
                other.is_some_and(|other| other.get(path) != values.get(path))
            };
            for path in values.keys() {
                let (determinized, reordered) = (differs(anew, path), differs(elsewhere.get(event), path));
                if determinized || reordered {
                    let name = format!("{event}{path}");
                    for circumstance in circumstances {
                        let chances = self.values.entry((circumstance.clone(), name.clone())).or_default();
                        count(&mut chances.either, determinized);
                        chances.reordered += u32::from(reordered);
                        chances.determinized += u32::from(determinized);
                    }
                }
            }
        }
        Ok(())
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (name, more) in &other.values {
            let sum = self.values.entry(name.clone()).or_default();
            sum.either = (sum.either.0 + more.either.0, sum.either.1 + more.either.1);
            sum.reordered += more.reordered;
            sum.determinized += more.determinized;
        }
        for (name, more) in &other.audiences {
            let sum = self.audiences.entry(name.clone()).or_default();
            *sum = (sum.0 + more.0, sum.1 + more.1);
        }
        for (name, more) in &other.events {
            let new = || Kind { odds: Odds::default(), ..more.clone() };
            let kind = self.events.entry(name.clone()).or_insert_with(new);
            kind.varies |= more.varies || kind.told != more.told;
            kind.odds = (kind.odds.0 + more.odds.0, kind.odds.1 + more.odds.1);
        }
    }

    /// Checks what was tallied in all matches.
    pub(super) fn hold(&self) -> Lawful {
        let is_rare = |(times, differs): Odds| times >= SURELY && differs * SURELY < times;
        let event = self.events.iter().find(|(_, kind)| kind.varies && is_rare(kind.odds));
        if let Some((what, kind)) = event {
            return Err(foreseen(what, &kind.odds));
        }
        let idle = self.audiences.iter().find(|(_, odds)| odds.0 >= SURELY && odds.1 == 0);
        if let Some(((event, who), odds)) = idle {
            let what = format!(
                "{event} is said to reveal something to {who}, and looks the same in each determinized state: {odds:?}"
            );
            return Err(Fault::new(Law::Reveals, what));
        }
        let value = self.values.iter().find(|(_, chances)| {
            // A determinized state differs at least where the order of one list can make a difference.
            is_rare(chances.either)
                || chances.reordered >= SURELY && chances.determinized * 2 < chances.reordered
        });
        value.map_or(Ok(()), |((circumstance, what), chances)| {
            Err(foreseen(&format!("with {circumstance}, {what}"), chances))
        })
    }
}

fn foreseen(what: &str, seen: &impl core::fmt::Debug) -> Fault {
    let what = format!(
        "{what} shows something hidden that could have been something else, and in determinized states it rarely is: \
         {seen:?}"
    );
    Fault::new(Law::DeterminizeReal, what)
}

impl<G: Game> Revealing<'_, G> {
    /// Plays the same action, or another one of its kind if it is not legal.
    fn play_in(&self, other: &G) -> Option<Played<G>> {
        let list = LegalActions::of(other, self.seat);
        let kind = core::mem::discriminant(self.action);
        let alike = || list.iter().find(|candidate| core::mem::discriminant(*candidate) == kind);
        let action = Some(self.action).filter(|action| list.has(action)).or_else(alike)?;
        play_from(&list, other, self.seat, action, self.fortune.clone()).ok()
    }

    fn who(&self) -> &'static str {
        match self.viewer {
            Viewer::Seat(seat) if seat == self.seat => "the seat itself",
            Viewer::Seat(_) => "other seats",
            Viewer::Spectator | Viewer::Referee => "the spectators",
        }
    }

    /// Whether the viewer is shown something else after the step in a determinized state.
    fn shows_apart(&self, determinized: &G, there: &Played<G>) -> bool {
        let before = [self.state, determinized].map(|state| known(state, self.seats, self.viewer));
        let after = [&self.played.state, &there.state].map(|state| known(state, self.seats, self.viewer));
        before[0].difference(&before[1]).is_none() && after[0].difference(&after[1]).is_some()
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
            // Where there is no observation, the views show the event.
            let told = played.observations[at].to(self.viewer).map(json).transpose()?.unwrap_or(record);
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
