//! The options that the host may choose.

use super::data::{Breed, COUNTED, COUNTED_CURED_AS_HEALTHY, Counted, LOCATIONS, Location, TABLES, Table};
use crate::frame::{self, Field, Kind, OptionsError, words};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The options of Dogs Cardgame.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// The expansion Filhotes: puppy cards (manual L474).
    pub puppies: bool,
    /// Playing with children: no bonus cards, cheap licences, no toll (manual L458).
    pub children: bool,
    /// The characters of the city can be renewed (manual L531).
    pub variant_1: bool,
    /// A donation may be of two dogs (manual L533).
    pub variant_2: bool,
    /// A sick or fair dog taken as a reward may go into a bay (manual L535).
    pub variant_3: bool,
    /// A cured dog counts as a healthy one too (C-27).
    pub cured_are_healthy: bool,
    /// The breeds, or none to draw them (C-35).
    pub breeds: Vec<Breed>,
    /// Which location of one symbol, where only one lies (C-36).
    pub one_symbol: OneSymbol,
    /// Which location of two symbols, where only one lies (C-36).
    pub two_symbols: TwoSymbols,
    /// Which location of three symbols, where only one lies (C-36).
    pub three_symbols: ThreeSymbols,
}

words! {
    /// The location with one symbol that is used where only one is (C-36).
    #[derive(Default)]
    pub enum OneSymbol {
        /// Chosen at random at the start.
        #[default]
        Drawn = "drawn",
        Corner = "corner",
        PlayingField = "playing_field",
    }
}

words! {
    /// The location with two symbols that is used where only one is (C-36).
    #[derive(Default)]
    pub enum TwoSymbols {
        /// Chosen at random at the start.
        #[default]
        Drawn = "drawn",
        HillStreet = "hill_street",
        Square = "square",
    }
}

words! {
    /// The location with three symbols that is used where only one is (C-36).
    #[derive(Default)]
    pub enum ThreeSymbols {
        /// Chosen at random at the start.
        #[default]
        Drawn = "drawn",
        Park = "park",
        Highway = "highway",
    }
}

const BREEDS: [&str; Breed::ALL.len()] = {
    let mut words = [""; Breed::ALL.len()];
    let mut i = 0;
    while i < words.len() {
        words[i] = Breed::ALL[i].word();
        i += 1;
    }
    words
};

impl frame::Options for Options {
    const FIELDS: &'static [Field] = &[
        Field { id: "puppies", kind: Kind::Flag },
        Field { id: "children", kind: Kind::Flag },
        Field { id: "variant_1", kind: Kind::Flag },
        Field { id: "variant_2", kind: Kind::Flag },
        Field { id: "variant_3", kind: Kind::Flag },
        Field { id: "cured_are_healthy", kind: Kind::Flag },
        Field {
            id: "breeds",
            kind: Kind::Several {
                values: &BREEDS,
                needed: &[TABLES[0].breeds, TABLES[1].breeds, TABLES[2].breeds, TABLES[3].breeds],
            },
        },
        Field { id: "one_symbol", kind: Kind::OneOf { values: &["drawn", "corner", "playing_field"] } },
        Field { id: "two_symbols", kind: Kind::OneOf { values: &["drawn", "hill_street", "square"] } },
        Field { id: "three_symbols", kind: Kind::OneOf { values: &["drawn", "park", "highway"] } },
    ];
}

impl Options {
    /// The numbers for `seats`, if these options fit them.
    pub(super) fn table(&self, seats: u8) -> Result<&'static Table, OptionsError> {
        let table = seats.checked_sub(2).and_then(|row| TABLES.get(usize::from(row)));
        let table = table.ok_or(OptionsError::Seats)?;
        let different: BTreeSet<_> = self.breeds.iter().collect();
        let fits = self.breeds.len() == usize::from(table.breeds) && different.len() == self.breeds.len();
        if self.breeds.is_empty() || fits { Ok(table) } else { Err(OptionsError::Field("breeds")) }
    }

    /// Which dogs count as which kind (C-27).
    pub(super) fn counted(&self) -> &'static Counted {
        if self.cured_are_healthy { &COUNTED_CURED_AS_HEALTHY } else { &COUNTED }
    }

    /// The location the host chose among those with so many symbols.
    pub(super) fn chosen(&self, symbols: u8) -> Option<Location> {
        let word = match symbols {
            1 => self.one_symbol.word(),
            2 => self.two_symbols.word(),
            _ => self.three_symbols.word(),
        };
        LOCATIONS.iter().map(|&(location, ..)| location).find(|location| location.word() == word)
    }
}
