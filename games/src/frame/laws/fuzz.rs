//! Plays arbitrary bytes as a match: an action is accepted if and only if it is legal.

use super::broken::{Fault, Law, Lawful};
use super::draw::OptionsDraw;
use super::lists::lists;
use super::probe::listed_iff_accepted;
use crate::frame::{Dice, Game, LegalActions, Seat, open, play};
use serde_json::{Map, Value, json};

/// Reads `bytes` as a table, its options, and what its seats send: listed actions, bent ones, and raw text.
///
/// # Panics
/// When something listed is refused, something unlisted accepted, a list unlawful, or when the game panics.
pub fn fuzz<G: Game>(bytes: &[u8]) {
    if let Err(Fault { law, what }) = run::<G>(&mut Bytes(bytes)) {
        panic!("{} breaks the law {law:?}: {what}", G::NAME);
    }
}

/// What is left of the bytes. Past the end everything is 0.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn next(&mut self) -> u8 {
        self.take(1).first().copied().unwrap_or_default()
    }

    fn take(&mut self, most: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(most.min(self.0.len()));
        self.0 = rest;
        taken
    }

    fn number(&mut self) -> i64 {
        let mut number = [0; 8];
        let taken = self.take(8);
        number[..taken.len()].copy_from_slice(taken);
        i64::from_le_bytes(number)
    }

    fn index(&mut self, len: usize) -> usize {
        usize::from(u16::from_le_bytes([self.next(), self.next()])) % len.max(1)
    }
}

fn run<G: Game>(bytes: &mut Bytes<'_>) -> Lawful {
    let seats = G::SEATS.start() + bytes.next() % (G::SEATS.end() - G::SEATS.start() + 1);
    let mut dice = Dice::from_number(bytes.number().unsigned_abs());
    let options = OptionsDraw::<G>::bare(seats).any(&mut dice);
    let opening = open::<G>(&options, seats, dice.clone());
    let mut state = opening.map_err(|why| Fault::new(Law::Options, format!("{why}")))?.state;
    let mut earlier: Vec<Value> = Vec::new();
    while !bytes.0.is_empty() {
        let lists = lists(&state, seats)?;
        let Some((seat, listed)) = some_listed(&lists, bytes) else { return Ok(()) };
        earlier.extend(serde_json::to_value(listed));
        let (seat, action) = match bytes.next() % 4 {
            0 | 1 => (seat, Some(listed.clone())),
            2 => (any_seat(seats, bytes), bent(&earlier, bytes)),
            _ => (any_seat(seats, bytes), raw(bytes)),
        };
        let Some(action) = action else { continue };
        listed_iff_accepted(&state, seat, &lists[seat.index()], &action)?;
        dice.below(2);
        if let Ok(played) = play(&state, seat, &action, dice.clone()) {
            state = played.state;
        }
    }
    Ok(())
}

fn any_seat(seats: u8, bytes: &mut Bytes<'_>) -> Seat {
    Seat(bytes.next() % seats)
}

fn some_listed<'a, A: Ord>(lists: &'a [LegalActions<A>], bytes: &mut Bytes<'_>) -> Option<(Seat, &'a A)> {
    let all =
        || (0..).map(Seat).zip(lists).flat_map(|(seat, list)| list.iter().map(move |action| (seat, action)));
    all().nth(bytes.index(all().count()))
}

/// A record that was listed once, with one field changed.
fn bent<A: serde::de::DeserializeOwned>(earlier: &[Value], bytes: &mut Bytes<'_>) -> Option<A> {
    let mut record: Map<String, Value> = earlier.get(bytes.index(earlier.len()))?.as_object()?.clone();
    let name = record.keys().nth(bytes.index(record.len()))?.clone();
    let other = earlier.get(bytes.index(earlier.len()))?.as_object()?;
    let value = match bytes.next() % 4 {
        0 => other.get(&name)?.clone(),
        1 => other.values().nth(bytes.index(other.len()))?.clone(),
        2 => json!(i64::from(bytes.next())),
        _ => json!(bytes.number()),
    };
    record.insert(name, value);
    serde_json::from_value(Value::Object(record)).ok()
}

fn raw<A: serde::de::DeserializeOwned>(bytes: &mut Bytes<'_>) -> Option<A> {
    let length = usize::from(bytes.next());
    serde_json::from_slice(bytes.take(length)).ok()
}
