//! Checks the shape of documents: merge patches and the numbers of every language must be able to carry them.

use super::broken::{Fault, Law, Lawful, hold};
use super::lists;
use crate::frame::{
    Game, LegalActions, LoggedOf, Observed, ScoreSheet, Seat, SeatSet, Status, TAKE_BACK_VERBS, prompt_for,
};
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

/// Checks what all viewers are shown.
pub(super) fn documents<G: Game>(state: &G, seats: u8) -> Lawful {
    document(&json(&state.view())?, Items::Scalars, "view")?;
    document(&json(&state.headline())?, Items::Scalars, "headline")?;
    let sheet = state.score_sheet();
    sums(&sheet, seats)?;
    known_lines::<G>(&sheet)?;
    document(&json(&sheet)?, Items::Scalars, "scores")
}

/// Checks what only one seat is shown.
pub(super) fn private_documents<G: Game>(state: &G, seat: Seat) -> Lawful {
    if let Some(own) = state.private_view(seat) {
        document(&json(&own)?, Items::Scalars, "private view")?;
    }
    let Some(sheet) = state.private_score_sheet(seat) else { return Ok(()) };
    let over = matches!(state.status(), Status::Over(_));
    hold(!over, Law::Sums, || format!("at the end {seat:?} still has a private score sheet"))?;
    known_lines::<G>(&sheet)?;
    own_column(&sheet, seat)?;
    document(&json(&sheet)?, Items::Scalars, "private score sheet")
}

/// Checks what one seat is asked.
pub(super) fn asked<G: Game>(state: &G, seat: Seat, list: &LegalActions<G::Action>) -> Lawful {
    let prompt = prompt_for(state, seat, list);
    document(&json(&prompt)?, Items::Anything, "prompt")?;
    let records = list.iter().map(action::<G>).collect::<Lawful<Vec<_>>>()?;
    lists::nothing_barred::<G>(&prompt.unavailable, &records)
}

/// A listed action as JSON: a flat record with its verb in `do`, that reads back as itself.
fn action<G: Game>(action: &G::Action) -> Lawful<Value> {
    let record = json(action)?;
    let verb = tagged(&record, "do")?;
    document(&record, Items::Scalars, "action")?;
    let flat = record.as_object().is_some_and(|fields| fields.values().all(is_scalar));
    hold(flat, Law::Shape, || format!("an action is not flat: {record}"))?;
    let alone = record.as_object().is_some_and(|fields| fields.len() == 1);
    let takes_back = TAKE_BACK_VERBS.contains(&verb);
    hold(G::is_take_back(action) == takes_back && (alone || !takes_back), Law::Shape, || {
        format!("{record} takes back or not, as its verb does not say")
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

/// Checks each observation of an event.
pub(super) fn observed<G: Game>(told: &Observed<LoggedOf<G>>) -> Lawful {
    match told {
        Observed::Nobody => Ok(()),
        Observed::All(all) => observation::<G>(all),
        Observed::Apart { own, others } => own.values().chain(others).try_for_each(observation::<G>),
    }
}

fn observation<G: Game>(observation: &LoggedOf<G>) -> Lawful {
    let record = json(observation)?;
    tagged(&record, "what")?;
    document(&record, Items::Anything, "observation")
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

/// A path in a document, formatted only for messages.
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

/// A score sheet has only lines that the game names, in that order.
fn known_lines<G: Game>(sheet: &ScoreSheet) -> Lawful {
    let known = G::score_lines();
    let stranger = sheet.order.iter().find(|line| !known.contains(line));
    hold(stranger.is_none(), Law::Sums, || format!("the sheet has a line {stranger:?}"))?;
    let places = sheet.order.iter().map(|line| known.iter().position(|other| other == line));
    hold(places.is_sorted(), Law::Sums, || format!("the order of the sheet is {:?}", sheet.order))
}

/// The lines of a score sheet sum to its totals, and every seat has a total.
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
    sheet.totals.iter().try_for_each(|&(seat, total)| sum(sheet, seat, total))
}

/// A private score sheet has no other column, and its lines sum to its total.
fn own_column(sheet: &ScoreSheet, seat: Seat) -> Lawful {
    let lines = sheet.lines.values().flat_map(|line| line.keys());
    let stranger = lines.chain(sheet.totals.keys()).find(|&&other| other != seat);
    hold(stranger.is_none(), Law::Sums, || format!("the sheet of {seat:?} has a column of {stranger:?}"))?;
    sum(sheet, seat, sheet.total(seat))
}

fn sum(sheet: &ScoreSheet, seat: Seat, total: i32) -> Lawful {
    let points: i32 = sheet.lines.values().filter_map(|line| line.get(&seat)).map(|cell| cell.points).sum();
    hold(points == total, Law::Sums, || format!("{seat:?} has lines of {points} and a total of {total}"))
}
