//! Which of the things that a game may show the golden positions do show.

use crate::frame::{
    Dice, Game, LegalActions, Line, LoggedOf, Observed, Played, ScoreSheet, Seat, Status, Viewer, open,
    play_from,
};
use alloc::collections::BTreeSet;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::marker::PhantomData;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Only this many steps of a match are looked at.
const STEPS: u32 = 1_500;

/// What was shown so far, each thing by its kind and name: `line pick_free`, `view seats.*.hand`.
pub(super) struct Coverage<G> {
    shown: BTreeSet<String>,
    /// What another game shows, which this one expands.
    elsewhere: BTreeSet<String>,
    game: PhantomData<G>,
}

impl<G> Default for Coverage<G> {
    fn default() -> Self {
        Self { shown: BTreeSet::new(), elsewhere: BTreeSet::new(), game: PhantomData }
    }
}

impl<G: Game> Coverage<G> {
    /// Notes what all viewers are shown.
    pub(super) fn picture(&mut self, state: &G, seats: u8) {
        self.fields("view", "", &json!(state.view()));
        self.line(&state.headline());
        for seat in Seat::all(seats) {
            self.fields("own", "", &json!(state.private_view(seat)));
        }
        self.score_sheet(state, seats);
    }

    pub(super) fn score_sheet(&mut self, state: &G, seats: u8) {
        self.sheet(&state.score_sheet());
        for sheet in Seat::all(seats).filter_map(|seat| state.private_score_sheet(seat)) {
            self.sheet(&sheet);
        }
    }

    /// Notes what a seat is asked.
    pub(super) fn asked(&mut self, state: &G, seat: Seat, list: &[G::Action]) {
        self.line(&state.prompt(seat));
        for action in list {
            self.action(action);
            if let Some(confirm) = state.cost_preview(seat, action).confirm {
                self.line(&confirm);
            }
        }
        for barred in state.unavailable(seat) {
            self.line(&barred.why);
            self.shown.extend(barred.what.get("do").map(|verb| format!("reason {}", words_of(&json!(verb)))));
        }
    }

    /// Notes a step: its action, its events and their observations.
    pub(super) fn played(&mut self, action: &G::Action, played: &Played<G>, seats: u8) {
        self.action(action);
        for (event, told) in played.events.iter().zip(&played.observations) {
            self.happened(event, told, seats);
        }
    }

    /// Notes an event and its observations.
    pub(super) fn happened(&mut self, event: &G::Event, told: &Observed<LoggedOf<G>>, seats: u8) {
        self.shown.insert(format!("event {}", words_of(&json!(event)["what"])));
        let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        for seen in viewers.filter_map(|viewer| told.to(viewer)) {
            let seen = json!(seen);
            self.fields(&format!("told {}", words_of(&seen["what"])), "", &seen);
        }
    }

    fn action(&mut self, action: &G::Action) {
        let action = json!(action);
        let verb = words_of(&action["do"]);
        self.fields(&format!("action {verb}"), "", &action);
        self.shown.insert(format!("verb {verb}"));
    }

    fn line(&mut self, line: &Line) {
        self.shown.insert(format!("line {}", line.key));
    }

    fn sheet(&mut self, sheet: &ScoreSheet) {
        for (line, cells) in &sheet.lines {
            self.shown.insert(format!("score {line}"));
            self.shown.insert(format!("line {line}"));
            for why in cells.values().filter_map(|score| score.why.as_ref()) {
                self.line(why);
            }
        }
    }

    /// A path in a document, with `*` for ids: words that contain a number.
    fn fields(&mut self, document: &str, path: &str, value: &Value) {
        let fields = match value {
            Value::Object(fields) => fields,
            Value::Array(values) => {
                return values.iter().for_each(|value| self.fields(document, path, value));
            }
            _ => {
                self.shown.insert(format!("{document} {path}"));
                return;
            }
        };
        for (name, value) in fields {
            let name = if name.contains(|c: char| c.is_ascii_digit()) { "*" } else { name };
            let path = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
            self.fields(document, &path, value);
        }
    }

    /// Leaves out what the positions of another game show.
    pub(super) fn leave_to<B: Game>(&mut self, options: &[B::Options]) {
        self.elsewhere = Coverage::<B>::possible(options);
    }

    /// Everything that the game says it may show.
    fn possible(options: &[G::Options]) -> BTreeSet<String> {
        let mut may = Self::default();
        for options in options {
            may.wander(options);
        }
        let named = |kind: &str, names: &[&str]| {
            names.iter().map(|name| format!("{kind} {name}")).collect::<Vec<_>>()
        };
        may.shown.extend(named("line", G::TEXT_KEYS));
        may.shown.extend(named("score", &G::score_lines()));
        may.shown.extend(variants::<G::Action>("do").iter().map(|verb| format!("verb {verb}")));
        // A verb that reasons name is one of an action, and a reason does name it.
        may.shown.extend(named("verb", &G::verbs()));
        may.shown.extend(named("reason", &G::verbs()));
        may.shown.extend(variants::<G::Event>("what").iter().map(|what| format!("event {what}")));
        may.shown
    }

    /// What no position shows. Also names entries of `left_out` that are shown, so that stale reasons are noticed.
    pub(super) fn missing(
        &mut self,
        options: &[G::Options],
        ids: &[&str],
        left_out: &[(&str, &str)],
    ) -> Vec<String> {
        let may = Self::possible(options);
        let any = |all: &BTreeSet<String>| all.iter().map(|one| any_id(one, ids)).collect::<BTreeSet<_>>();
        let (may, shown) = (any(&may), any(&self.shown.union(&self.elsewhere).cloned().collect()));
        let missing = may.difference(&shown).filter(|one| !left_out.iter().any(|(left, _)| left == one));
        let idle = left_out.iter().filter(|(left, _)| shown.contains(*left) || !may.contains(*left));
        missing.cloned().chain(idle.map(|(left, _)| format!("{left} is not missing"))).collect()
    }

    /// Plays a random match at every number of seats and notes what they show.
    fn wander(&mut self, options: &G::Options) {
        for seats in G::SEATS {
            let mut chance = Dice::from_number(seats.into());
            let Ok(opened) = open::<G>(options, seats, chance.clone()) else { continue };
            let mut state = opened.state;
            for _ in 0..STEPS {
                self.fields("view", "", &json!(state.view()));
                for seat in Seat::all(seats) {
                    self.fields("own", "", &json!(state.private_view(seat)));
                }
                let Status::Awaiting(awaited) = state.status() else { break };
                let seat = *chance.pick(&awaited.iter().collect::<Vec<_>>());
                let list = LegalActions::of(&state, seat);
                let action = chance.pick(&list).clone();
                let played = play_from(&list, &state, seat, &action, chance.clone());
                let played = played.expect("it is listed");
                chance.below(2);
                self.played(&action, &played, seats);
                state = played.state;
            }
        }
    }
}

fn words_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// With `*` for each part of the path that is among the words.
fn any_id(shown: &str, ids: &[&str]) -> String {
    let part = |part| if ids.contains(&part) { "*" } else { part };
    let Some((document, path)) = shown.rsplit_once(' ') else { return shown.to_owned() };
    if !shown.starts_with("view") && !shown.starts_with("own") && !shown.starts_with("told") {
        return shown.to_owned();
    }
    format!("{document} {}", path.split('.').map(part).collect::<Vec<_>>().join("."))
}

/// The names of an enum's variants, taken from the error message for the unknown variant `?`.
fn variants<T: DeserializeOwned + Serialize>(tag: &str) -> Vec<String> {
    let error = serde_json::from_value::<T>(json!({ tag: "?" })).err();
    let said = error.expect("no variant is called ?").to_string();
    let expected = said.split_once("expected").map(|(_, expected)| expected).unwrap_or_default();
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Serialize, Deserialize)]
    #[serde(tag = "do", rename_all = "snake_case")]
    enum Doing {
        GoHome,
        Eat { what: u8 },
        Sleep(Vec<u8>),
    }

    #[derive(Debug, Serialize, Deserialize)]
    #[serde(tag = "what", rename_all = "snake_case")]
    enum Only {
        This,
    }

    #[test]
    fn an_enum_says_its_variants() {
        assert_eq!(variants::<Doing>("do"), ["go_home", "eat", "sleep"]);
        assert_eq!(variants::<Only>("what"), ["this"]);
    }

    #[test]
    fn words_among_keys_stand_for_each_other() {
        assert_eq!(any_id("view seats.*.food.beef", &["beef"]), "view seats.*.food.*");
        assert_eq!(any_id("line beef", &["beef"]), "line beef");
    }
}
