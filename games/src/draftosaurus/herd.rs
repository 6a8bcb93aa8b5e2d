//! Dinosaurs, and herds of them.

use crate::frame::words;
use alloc::collections::BTreeMap;
use serde::{Deserialize, Serialize, Serializer};

words! {
    /// The six species. Only the T-Rex has a rule of its own.
    pub enum Dino {
        /// Red, and special.
        Trex = "trex",
        /// Yellow.
        Triceratops = "triceratops",
        /// Blue.
        Stegosaurus = "stegosaurus",
        /// Green.
        Parasaurolophus = "parasaurolophus",
        /// Orange.
        Spinosaurus = "spinosaurus",
        /// Pink.
        Brachiosaurus = "brachiosaurus",
    }
}

/// How many dinosaurs of each species: what lies in the bag, the box or a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "BTreeMap<Dino, u8>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "BTreeMap<Dino, u8>"))]
pub struct Herd([u8; Dino::ALL.len()]);

impl Herd {
    /// A herd with `count` dinosaurs of every species.
    pub(super) fn of_each(count: u8) -> Self {
        Self([count; Dino::ALL.len()])
    }

    /// How many of one species.
    #[must_use]
    pub fn count(&self, dino: Dino) -> u8 {
        self.0[dino as usize]
    }

    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether none is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(super) fn add(&mut self, dino: Dino) {
        self.0[dino as usize] += 1;
    }

    /// Takes one out. Events only ever take what is there.
    pub(super) fn take(&mut self, dino: Dino) {
        self.take_some(dino, 1);
    }

    pub(super) fn take_all(&mut self, others: &Self) {
        for &dino in Dino::ALL {
            self.take_some(dino, others.count(dino));
        }
    }

    fn take_some(&mut self, dino: Dino, count: u8) {
        let rest = self.count(dino).checked_sub(count);
        self.0[dino as usize] = rest.expect("nothing is taken that is not there");
    }

    /// The same herd without one of its dinosaurs.
    pub(super) fn without(mut self, dino: Dino) -> Self {
        self.take(dino);
        self
    }

    /// The species of the herd, each once.
    pub(super) fn species(self) -> impl Iterator<Item = Dino> {
        Dino::ALL.iter().copied().filter(move |&dino| self.count(dino) > 0)
    }

    /// Every dinosaur of the herd, by species.
    pub(super) fn dinos(self) -> impl Iterator<Item = Dino> {
        self.species().flat_map(move |dino| core::iter::repeat_n(dino, usize::from(self.count(dino))))
    }

    /// The only dinosaur of a herd of one.
    pub(super) fn only(self) -> Option<Dino> {
        if self.len() == 1 { self.species().next() } else { None }
    }
}

impl FromIterator<Dino> for Herd {
    fn from_iter<I: IntoIterator<Item = Dino>>(dinos: I) -> Self {
        let mut herd = Self::default();
        for dino in dinos {
            herd.add(dino);
        }
        herd
    }
}

impl From<BTreeMap<Dino, u8>> for Herd {
    fn from(counts: BTreeMap<Dino, u8>) -> Self {
        let mut herd = Self::default();
        for (dino, count) in counts {
            herd.0[dino as usize] = count;
        }
        herd
    }
}

impl Serialize for Herd {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.species().map(|dino| (dino, self.count(dino))))
    }
}
