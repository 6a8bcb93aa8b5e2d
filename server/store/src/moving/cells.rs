//! What stands in a row, in either database.

use crate::StoreError;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use uuid::Uuid;

/// A table with its columns.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) name: String,
    pub(super) columns: Vec<Column>,
    /// What it is read from in the old database, in SQL: itself, unless that holds something else than the new one.
    pub(super) source: String,
}

impl Table {
    pub(super) fn new(name: String, columns: Vec<Column>) -> Self {
        Self { source: quoted(&name), name, columns }
    }

    pub(super) fn quoted(&self) -> String {
        quoted(&self.name)
    }

    /// The names of its columns, in SQL.
    pub(super) fn names(&self) -> String {
        self.columns.iter().map(|column| quoted(&column.name)).collect::<Vec<_>>().join(", ")
    }
}

/// A name in SQL. `match` is a word of its own in some databases.
fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

#[derive(Debug)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
}

/// What a column holds. SQLite keeps flags as numbers, ids as bytes and JSON as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Number,
    Flag,
    Text,
    Json,
    Bytes,
    Id,
}

impl Kind {
    /// The kind of a column, by PostgreSQL's name of its type.
    pub(super) fn of(postgres: &str) -> Result<Self, StoreError> {
        Ok(match postgres {
            "bigint" => Self::Number,
            "boolean" => Self::Flag,
            "text" => Self::Text,
            "jsonb" => Self::Json,
            "bytea" => Self::Bytes,
            "uuid" => Self::Id,
            other => return Err(StoreError::Corrupt(format!("a column holds {other}"))),
        })
    }
}

/// What a row holds in a column; `None` is null.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Number(Option<i64>),
    Flag(Option<bool>),
    Text(Option<String>),
    Json(Option<String>),
    Bytes(Option<Vec<u8>>),
    Id(Option<Uuid>),
}

/// The number of rows, and a sum over them that does not depend on their order.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Digest {
    pub(super) rows: u64,
    sum: [u64; 4],
}

impl Digest {
    pub(super) fn add(&mut self, row: &[Cell]) {
        let mut hash = Sha256::new();
        for cell in row {
            match cell.bytes() {
                None => hash.update([0]),
                Some(bytes) => {
                    hash.update([1]);
                    hash.update((bytes.len() as u64).to_le_bytes());
                    hash.update(bytes);
                }
            }
        }
        let hash = hash.finalize();
        for (sum, part) in self.sum.iter_mut().zip(hash.chunks_exact(8)) {
            *sum = sum.wrapping_add(part.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)));
        }
        self.rows += 1;
    }
}

impl Cell {
    fn bytes(&self) -> Option<Vec<u8>> {
        match self {
            Self::Number(number) => number.map(|number| number.to_le_bytes().to_vec()),
            Self::Flag(flag) => flag.map(|flag| vec![u8::from(flag)]),
            Self::Text(text) => text.as_ref().map(|text| text.clone().into_bytes()),
            Self::Json(text) => text.as_deref().map(|text| without_layout(text).into_bytes()),
            Self::Bytes(bytes) => bytes.clone(),
            Self::Id(id) => id.map(|id| id.as_bytes().to_vec()),
        }
    }
}

/// JSON with its keys in order and no blanks: PostgreSQL keeps neither order nor blanks.
fn without_layout(text: &str) -> String {
    serde_json::from_str::<Value>(text).map_or_else(|_| text.to_owned(), |value| value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest(rows: &[Vec<Cell>]) -> Digest {
        let mut digest = Digest::default();
        rows.iter().for_each(|row| digest.add(row));
        digest
    }

    fn row(number: Option<i64>, text: &str) -> Vec<Cell> {
        vec![Cell::Number(number), Cell::Text(Some(text.to_owned()))]
    }

    #[test]
    fn a_digest_knows_what_rows_hold_and_not_their_order() {
        let (one, other) = (|| row(Some(1), "a"), || row(None, "b"));
        assert_eq!(digest(&[one(), other()]), digest(&[other(), one()]));
        assert_ne!(digest(&[one()]), digest(&[one(), one()]));
        assert_ne!(digest(&[row(None, "")]), digest(&[row(Some(0), "")]));
        // What stands in one column does not count as part of the next.
        let texts = |one: &str, next: &str| vec![Cell::Text(Some(one.into())), Cell::Text(Some(next.into()))];
        assert_ne!(digest(&[texts("ab", "c")]), digest(&[texts("a", "bc")]));
    }

    #[test]
    fn the_layout_of_json_does_not_count() {
        let json = |text: &str| vec![Cell::Json(Some(text.to_owned()))];
        assert_eq!(
            digest(&[json(r#"{"b": [1, 2], "a": null}"#)]),
            digest(&[json(r#"{"a":null,"b":[1,2]}"#)])
        );
        assert_ne!(digest(&[json("[1,2]")]), digest(&[json("[2,1]")]));
    }
}
