//! The events of a match that a release stored, and the result to which they lead.

use super::{path, updating};
use crate::frame::{Dice, Game, LegalActions, Seat, Seed, Status, open, play_from};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The random match that is stored for a format of which none was stored yet. Now and then it takes something back.
pub(crate) struct Recorded<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) seats: u8,
    pub(crate) number: u8,
    /// Draws one of the listed actions.
    pub(crate) choose: fn(&[G::Action], &mut Dice) -> G::Action,
}

/// What a match leaves in the store.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Record<G: Game> {
    format: u32,
    options: G::Options,
    seats: u8,
    steps: Vec<Vec<G::Event>>,
    places: Value,
    lines: Value,
}

impl<G: Game> Recorded<G> {
    /// Checks that the events that were stored in `format` still lead to their result.
    #[track_caller]
    pub(crate) fn check(&self, format: u32) {
        let path = path(&format!("{}-format-{format}.json", G::NAME));
        if !path.exists() && updating() {
            std::fs::write(&path, serde_json::to_string(&self.played()).unwrap() + "\n").unwrap();
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{}: {error} (UPDATE_GOLDEN=1 writes the first one)", path.display())
        });
        let record: Record<G> = serde_json::from_str(&text).unwrap();
        assert_eq!(record.format, format);
        let mut state = G::new(&record.options, record.seats, format).unwrap();
        for event in record.steps.iter().flatten() {
            state.apply(event);
        }
        assert_eq!(result(&state), (record.places, record.lines));
    }

    fn played(&self) -> Record<G> {
        let seed = Seed([self.number; 32]);
        let mut chance = Dice::from_number(self.number.into());
        let opened = open::<G>(&self.options, self.seats, Dice::for_step(&seed, 0)).unwrap();
        let (mut state, mut steps) = (opened.state, vec![opened.events]);
        while let Status::Awaiting(awaited) = state.status() {
            let thinks_twice = chance.below(20) == 0;
            let may = Seat::all(self.seats).filter(|seat| awaited.contains(*seat) != thinks_twice);
            let may: Vec<_> = may.filter(|&seat| !state.legal_actions(seat).is_empty()).collect();
            let seat = if may.is_empty() { awaited.iter().next().unwrap() } else { *chance.pick(&may) };
            let list = LegalActions::of(&state, seat);
            let action = (self.choose)(&list, &mut chance);
            let dice = Dice::for_step(&seed, steps.len() as u64);
            let played = play_from(&list, &state, seat, &action, dice).unwrap();
            state = played.state;
            steps.push(played.events);
        }
        let (places, lines) = result(&state);
        let options = self.options.clone();
        Record { format: G::FORMAT, options, seats: self.seats, steps, places, lines }
    }
}

/// The place of each seat, and its points in each line.
fn result<G: Game>(state: &G) -> (Value, Value) {
    let Status::Over(places) = state.status() else { return (Value::Null, Value::Null) };
    let sheet = state.score_sheet();
    let points = |line: &'static str| sheet.lines[line].values().map(|score| score.points).collect();
    let lines: BTreeMap<&str, Vec<i32>> = sheet.order.iter().map(|line| (*line, points(line))).collect();
    (json!(places), json!(lines))
}
