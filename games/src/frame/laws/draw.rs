//! Options for random matches: first every pair of values of two fields, then anything.

use super::broken::{Fault, Law, Lawful, hold};
use crate::frame::{Dice, Field, Game, Kind, Options};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// A value of a field, for the purpose of pairing.
#[derive(Clone, Copy, Debug)]
enum Level {
    Flag(bool),
    Word(&'static str),
    /// An empty list: left to chance.
    Empty,
    /// A full list with this word in it.
    With(&'static str),
}

/// A pair of levels of two fields, each as (field, level); of one field with itself when there is but one.
type Pair = [(usize, usize); 2];

/// Draws options for one number of seats.
pub(super) struct OptionsDraw<G: Game> {
    seats: u8,
    levels: Vec<Vec<Level>>,
    covering: Vec<G::Options>,
}

impl<G: Game> OptionsDraw<G> {
    /// Prepares options in which every pair of values occurs, except pairs that the game refuses with all others.
    pub(super) fn new(seats: u8, dice: &mut Dice) -> Lawful<Self> {
        check_record::<G>(seats)?;
        let mut draw = Self::bare(seats);
        draw.cover(dice)?;
        Ok(draw)
    }

    /// Prepares nothing but the defaults.
    pub(super) fn bare(seats: u8) -> Self {
        let fields = <G::Options as Options>::FIELDS;
        let levels = fields.iter().map(|field| levels(field, smaller_by::<G>(seats))).collect();
        Self { seats, levels, covering: vec![G::Options::default()] }
    }

    /// How many matches it takes for every pair to occur.
    pub(super) fn needed(&self) -> u32 {
        u32::try_from(self.covering.len()).unwrap_or(u32::MAX)
    }

    /// The options of one match.
    pub(super) fn options(&self, number: u32, dice: &mut Dice) -> G::Options {
        if let Some(covering) = self.covering.get(number as usize) {
            return covering.clone();
        }
        self.any(dice)
    }

    /// Options drawn at random, such that a table can be laid out.
    pub(super) fn any(&self, dice: &mut Dice) -> G::Options {
        let anything = vec![None; self.levels.len()];
        (0..50).find_map(|_| self.seat(&self.fill(&anything, dice), dice).ok()?).unwrap_or_default()
    }

    fn cover(&mut self, dice: &mut Dice) -> Lawful {
        let mut missing = self.pairs();
        while let Some(&pair) = missing.first() {
            missing.remove(&pair);
            if let Some((row, options)) = self.row_with(pair, &missing, dice)? {
                missing.retain(|&[(f, l), (g, m)]| row[f] != l || row[g] != m);
                self.covering.push(options);
            }
        }
        Ok(())
    }

    fn pairs(&self) -> BTreeSet<Pair> {
        let all = |field: usize| (0..self.levels[field].len()).map(move |level| (field, level));
        let single = self.levels.len() == 1;
        let fields = 0..self.levels.len();
        fields
            .clone()
            .flat_map(|f| fields.clone().filter(move |&g| f < g || single).map(move |g| (f, g)))
            .flat_map(|(f, g)| all(f).flat_map(move |one| all(g).map(move |two| [one, two])))
            .filter(|[one, two]| !single || one == two)
            .collect()
    }

    /// A table with this pair: filled up to cover much at first, then at random until the game accepts it.
    fn row_with(
        &self,
        [one, two]: Pair,
        missing: &BTreeSet<Pair>,
        dice: &mut Dice,
    ) -> Lawful<Option<(Vec<usize>, G::Options)>> {
        let mut fixed = vec![None; self.levels.len()];
        fixed[one.0] = Some(one.1);
        fixed[two.0] = Some(two.1);
        for attempt in 0..40 {
            let row =
                if attempt == 0 { self.fill_widely(&fixed, missing, dice) } else { self.fill(&fixed, dice) };
            if let Some(options) = self.seat(&row, dice)? {
                return Ok(Some((row, options)));
            }
        }
        Ok(None)
    }

    fn fill(&self, fixed: &[Option<usize>], dice: &mut Dice) -> Vec<usize> {
        let anything =
            |(level, all): (&Option<usize>, &Vec<Level>)| level.unwrap_or_else(|| dice.index(all.len()));
        fixed.iter().zip(&self.levels).map(anything).collect()
    }

    /// Gives each open field the level that covers most of what is missing, beside the fields before it.
    fn fill_widely(&self, fixed: &[Option<usize>], missing: &BTreeSet<Pair>, dice: &mut Dice) -> Vec<usize> {
        let mut row = fixed.to_vec();
        for field in 0..row.len() {
            if row[field].is_some() {
                continue;
            }
            let covered = |level: usize| {
                let others = row.iter().enumerate().filter_map(|(other, at)| at.map(|at| (other, at)));
                others.filter(|&other| missing.contains(&ordered((field, level), other))).count()
            };
            let start = dice.index(self.levels[field].len());
            let turned =
                (0..self.levels[field].len()).map(|level| (level + start) % self.levels[field].len());
            row[field] = turned.max_by_key(|&level| covered(level));
        }
        row.into_iter().map(Option::unwrap_or_default).collect()
    }

    /// The options of a row, if a table can be laid out with them.
    fn seat(&self, row: &[usize], dice: &mut Dice) -> Lawful<Option<G::Options>> {
        let fields = <G::Options as Options>::FIELDS;
        let smaller = smaller_by::<G>(self.seats);
        let record: Map<String, Value> = row
            .iter()
            .enumerate()
            .map(|(i, &level)| (fields[i].id.into(), value(&fields[i], self.levels[i][level], smaller, dice)))
            .collect();
        let text = Value::Object(record).to_string();
        let options: G::Options = serde_json::from_str(&text)
            .map_err(|e| Fault::new(Law::Options, format!("{text} is described but not read: {e}")))?;
        Ok(G::new(&options, self.seats, G::FORMAT).is_ok().then_some(options))
    }
}

fn ordered(one: (usize, usize), two: (usize, usize)) -> Pair {
    if one < two { [one, two] } else { [two, one] }
}

/// How far a table is above the game's smallest.
fn smaller_by<G: Game>(seats: u8) -> usize {
    usize::from(seats - G::SEATS.start())
}

fn levels(field: &Field, table: usize) -> Vec<Level> {
    match field.kind {
        Kind::Flag => vec![Level::Flag(false), Level::Flag(true)],
        Kind::OneOf { values } => values.iter().map(|word| Level::Word(word)).collect(),
        Kind::Several { values, needed } => {
            let full = needed.get(table).is_some_and(|&count| count > 0);
            let with = values.iter().filter(|_| full).map(|word| Level::With(word));
            core::iter::once(Level::Empty).chain(with).collect()
        }
    }
}

fn value(field: &Field, level: Level, table: usize, dice: &mut Dice) -> Value {
    match (level, field.kind) {
        (Level::Flag(flag), _) => json!(flag),
        (Level::Word(word), _) => json!(word),
        (Level::With(word), Kind::Several { values, needed }) => {
            let mut others: Vec<&str> = values.iter().copied().filter(|other| *other != word).collect();
            dice.shuffle(&mut others);
            others.truncate(usize::from(needed[table]).saturating_sub(1));
            others.push(word);
            json!(others)
        }
        (Level::With(_) | Level::Empty, _) => json!([]),
    }
}

/// The options' record is what its fields say, and the defaults are good at every table.
fn check_record<G: Game>(seats: u8) -> Lawful {
    let default = G::Options::default();
    let unread =
        |e: serde_json::Error| Fault::new(Law::Options, format!("the defaults do not serialize: {e}"));
    let record = serde_json::to_value(&default).map_err(unread)?;
    let names: BTreeSet<&str> =
        record.as_object().into_iter().flatten().map(|(name, _)| name.as_str()).collect();
    let described: BTreeSet<&str> = <G::Options as Options>::FIELDS.iter().map(|field| field.id).collect();
    hold(names == described, Law::Options, || {
        format!("described are {described:?}, the record has {names:?}")
    })?;
    let empty = serde_json::from_str::<G::Options>("{}");
    hold(empty.is_ok_and(|read| read == default), Law::Options, || {
        "an absent field has not its default".into()
    })?;
    let unknown = serde_json::from_str::<G::Options>(r#"{"no such field":true}"#);
    hold(unknown.is_err(), Law::Options, || "an unknown field is not refused".into())?;
    hold(G::new(&default, seats, G::FORMAT).is_ok(), Law::Options, || {
        format!("the defaults do not fit {seats} seats")
    })?;
    let outside = [G::SEATS.start().checked_sub(1), G::SEATS.end().checked_add(1)];
    let seated = outside.into_iter().flatten().find(|&seats| G::new(&default, seats, G::FORMAT).is_ok());
    hold(seated.is_none(), Law::Options, || format!("a table of {seated:?} is laid out"))
}
