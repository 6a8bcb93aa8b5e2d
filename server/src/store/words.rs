//! How the parts of the records are written into their columns.

use super::{Sitter, StepKind, StoreError};
use protocol::{Level, TableStatus};
use uuid::Uuid;

/// A closed set of values, each kept as a word.
pub(super) trait Word: Copy + PartialEq + 'static {
    /// The column, for complaints.
    const COLUMN: &'static str;
    /// Every value with its word.
    const WORDS: &'static [(Self, &'static str)];

    /// The word for this value.
    fn word(self) -> &'static str {
        let found = Self::WORDS.iter().find(|(value, _)| *value == self);
        found.expect("every value has a word, which a test holds").1
    }

    /// The value of a word.
    fn read(word: &str) -> Result<Self, StoreError> {
        let found = Self::WORDS.iter().find(|(_, known)| *known == word);
        found.map(|(value, _)| *value).ok_or_else(|| {
            StoreError::Corrupt(format!(
                "the column `{}` holds `{word}`, which means nothing here",
                Self::COLUMN
            ))
        })
    }
}

impl Word for TableStatus {
    const COLUMN: &'static str = "status";
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Gathering, "gathering"),
        (Self::Running, "running"),
        (Self::Over, "over"),
        (Self::Abandoned, "abandoned"),
    ];
}

impl Word for StepKind {
    const COLUMN: &'static str = "kind";
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Action, "action"), (Self::Undo, "undo"), (Self::Table, "table")];
}

impl Word for Level {
    const COLUMN: &'static str = "level";
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Easy, "easy"), (Self::Good, "good")];
}

/// A number as the databases hold it. What does not fit is a moment that never comes.
pub(super) fn int(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A name as it is searched for: SQL's own `lower()` knows ASCII only in one database, and depends on the locale in
/// the other.
pub(super) fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// The pattern for `like ... escape '\'` that finds `part` anywhere in a folded name.
pub(super) fn pattern(part: &str) -> String {
    let mut pattern = String::from("%");
    for letter in folded(part).chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

/// Who has a seat, as columns.
#[derive(Default)]
pub(super) struct SeatColumns<'a> {
    pub(super) user: Option<Uuid>,
    pub(super) name: Option<&'a str>,
    pub(super) name_folded: Option<String>,
    pub(super) stand_in: bool,
    pub(super) level: Option<&'static str>,
}

impl<'a> SeatColumns<'a> {
    pub(super) fn of(sitter: &'a Sitter) -> Self {
        match sitter {
            Sitter::Nobody => Self::default(),
            Sitter::Person { user, name, stand_in } => Self {
                user: Some(user.0),
                name: Some(name),
                name_folded: Some(folded(name)),
                stand_in: *stand_in,
                level: None,
            },
            Sitter::Bot { level } => Self { level: Some(level.word()), ..Self::default() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<T: Word + std::fmt::Debug>(values: &[T]) {
        assert_eq!(values.len(), T::WORDS.len());
        for value in values {
            assert_eq!(T::read(value.word()).unwrap(), *value);
        }
        assert!(matches!(T::read("walrus"), Err(StoreError::Corrupt(text)) if text.contains("walrus")));
    }

    #[test]
    fn every_value_has_a_word_of_its_own() {
        check(&[TableStatus::Gathering, TableStatus::Running, TableStatus::Over, TableStatus::Abandoned]);
        check(&[StepKind::Action, StepKind::Undo, StepKind::Table]);
        check(&[Level::Easy, Level::Good]);
    }

    #[test]
    fn wildcards_in_a_name_are_letters() {
        assert_eq!(pattern("100%_\\É"), "%100\\%\\_\\\\é%");
    }
}
