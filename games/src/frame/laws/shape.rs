//! The shape of what crosses the wire: what merge patches and every language's numbers can bear.

use super::broken::{Fault, Law, Lawful, hold};
use super::lists;
use crate::frame::{Game, ScoreSheet, Seat, SeatSet, Viewer};
use core::fmt;
use serde::Serialize;
use serde_json::Value;

/// The greatest whole number that every language reads exactly.
const MOST: u64 = 1 << 53;

/// What a list may hold.
#[derive(Clone, Copy, PartialEq)]
enum Items {
    /// Patched part by part: only words and numbers.
    Scalars,
    /// Replaced whole: anything.
    Anything,
}

/// What one viewer has before it.
pub(super) fn documents<G: Game>(state: &G, seats: u8, viewer: Viewer) -> Lawful {
    document(&json(&state.view(viewer))?, Items::Scalars, "view")?;
    document(&json(&state.headline(viewer))?, Items::Scalars, "headline")?;
    let sheet = state.scores(viewer);
    sums(&sheet, seats)?;
    let same = !G::SCORES_ARE_PUBLIC || sheet == state.scores(Viewer::Spectator);
    hold(same, Law::Public, || format!("{viewer:?} has a score sheet of its own: {sheet:?}"))?;
    document(&json(&sheet)?, Items::Scalars, "scores")
}

/// What one seat is asked.
pub(super) fn ask<G: Game>(state: &G, seat: Seat, list: &[G::Action]) -> Lawful {
    let ask = state.ask(seat);
    lists::offers::<G>(&ask, list, seat)?;
    document(&json(&ask)?, Items::Anything, "ask")?;
    let records = list.iter().map(action::<G>).collect::<Lawful<Vec<_>>>()?;
    lists::nothing_barred(&ask.barred, &records)
}

/// A listed action as JSON: a flat record with its verb in `do`, that reads back as itself.
fn action<G: Game>(action: &G::Action) -> Lawful<Value> {
    let record = json(action)?;
    let verb = tagged(&record, "do")?;
    document(&record, Items::Scalars, "action")?;
    let flat = record.as_object().is_some_and(|fields| fields.values().all(is_scalar));
    hold(flat, Law::Shape, || format!("an action is not flat: {record}"))?;
    let alone = record.as_object().is_some_and(|fields| fields.len() == 1);
    let takes_back = verb == "reconsider" && alone;
    hold(G::reconsiders(action) == takes_back, Law::Shape, || {
        format!("{record} is not told from reconsider")
    })?;
    let back: Result<G::Action, _> = serde_json::from_value(record.clone());
    hold(back.is_ok_and(|read| read == *action), Law::Serializes, || {
        format!("{record} is not read as {action:?}")
    })?;
    Ok(record)
}

/// An event as JSON: tagged, and reading back as itself.
pub(super) fn event<G: Game>(event: &G::Event) -> Lawful<G::Event> {
    let record = json(event)?;
    tagged(&record, "what")?;
    let back: G::Event = serde_json::from_str(&record.to_string())
        .map_err(|e| Fault::new(Law::Serializes, format!("{record} is not read: {e}")))?;
    hold(back == *event, Law::Serializes, || format!("{record} is not read as {event:?}"))?;
    Ok(back)
}

/// What a viewer is told of an event.
pub(super) fn seen<G: Game>(seen: &G::Seen) -> Lawful {
    let record = json(seen)?;
    tagged(&record, "what")?;
    document(&record, Items::Anything, "seen")
}

fn tagged<'a>(record: &'a Value, tag: &str) -> Lawful<&'a str> {
    let word = record.get(tag).and_then(Value::as_str);
    word.ok_or_else(|| Fault::new(Law::Shape, format!("{record} is not tagged by {tag}")))
}

/// A value as JSON.
pub(super) fn json<T: Serialize>(value: &T) -> Lawful<Value> {
    serde_json::to_value(value).map_err(|e| Fault::new(Law::Serializes, e.to_string()))
}

fn is_scalar(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

fn document(value: &Value, items: Items, name: &str) -> Lawful {
    Path { parent: None, name }.check(value, items)
}

/// Where in a document something stands. Put into words only when something is wrong there.
struct Path<'a> {
    parent: Option<&'a Path<'a>>,
    name: &'a str,
}

impl Path<'_> {
    fn check(&self, value: &Value, items: Items) -> Lawful {
        let shape = |so, what: &dyn fmt::Display| hold(so, Law::Shape, || format!("{what} in the {self}"));
        match value {
            Value::Null => shape(false, &"null"),
            Value::Bool(_) => Ok(()),
            Value::Number(number) => {
                let whole = number.as_i64().map(i64::unsigned_abs).or(number.as_u64());
                shape(whole.is_some_and(|size| size <= MOST), &number)
            }
            Value::String(text) => shape(!text.chars().any(char::is_control), &"a control character"),
            Value::Array(values) => values.iter().try_for_each(|item| {
                shape(items == Items::Anything || is_scalar(item), &"a list of more than words and numbers")?;
                self.check(item, items)
            }),
            Value::Object(fields) => fields.iter().try_for_each(|(name, field)| {
                let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
                shape(!name.is_empty() && name.chars().all(plain), &format_args!("the key {name:?}"))?;
                Path { parent: Some(self), name }.check(field, items)
            }),
        }
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parent {
            Some(parent) => write!(f, "{parent}.{}", self.name),
            None => f.write_str(self.name),
        }
    }
}

/// The lines of a sheet sum to its totals, and everybody has one.
pub(super) fn sums(sheet: &ScoreSheet, seats: u8) -> Lawful {
    let table = SeatSet::all(seats);
    let mut order = sheet.order.clone();
    order.sort_unstable();
    hold(order.iter().eq(sheet.lines.keys()), Law::Sums, || format!("the order is {:?}", sheet.order))?;
    hold(sheet.totals.keys().copied().eq(table.iter()), Law::Sums, || {
        format!("totals are {:?}", sheet.totals)
    })?;
    let strangers = sheet.lines.values().flat_map(|line| line.keys()).find(|&&seat| !table.contains(seat));
    hold(strangers.is_none(), Law::Sums, || format!("a line for {strangers:?}"))?;
    for (seat, &total) in &sheet.totals {
        let points: i32 =
            sheet.lines.values().filter_map(|line| line.get(seat)).map(|cell| cell.points).sum();
        hold(points == total, Law::Sums, || {
            format!("{seat:?} has lines of {points} and a total of {total}")
        })?;
    }
    Ok(())
}
