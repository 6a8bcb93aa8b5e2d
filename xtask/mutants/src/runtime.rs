//! The run-time switch of mutants. This file becomes a module of the copy of `games`.
//!
//! `MUTANT=17` switches mutant 17 on. `MUTANTS_REACHED=<file>` records which test reaches which mutants.
use crate::frame::{Amounts, Audience, CostPreview, Observed, Seat, SeatSet, SmallMap};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::sync::OnceLock;

/// Whether this mutant is switched on.
#[inline]
pub(crate) fn on(number: u32) -> bool {
    static ON: OnceLock<Option<u32>> = OnceLock::new();
    static TRACED: OnceLock<Option<String>> = OnceLock::new();
    if let Some(path) = TRACED.get_or_init(|| std::env::var("MUTANTS_REACHED").ok()) {
        Reached::note(path, number);
    }
    *ON.get_or_init(|| std::env::var("MUTANT").ok()?.parse().ok()) == Some(number)
}

/// The mutants that this thread has reached; written to the file when the thread ends, one line for each thread.
#[derive(Default)]
struct Reached {
    path: String,
    numbers: BTreeSet<u32>,
}

impl Reached {
    fn note(path: &str, number: u32) {
        std::thread_local! {
            static REACHED: RefCell<Reached> = RefCell::default();
        }
        let _ = REACHED.try_with(|reached| {
            let mut reached = reached.borrow_mut();
            if reached.path.is_empty() {
                reached.path = path.to_owned();
            }
            reached.numbers.insert(number);
        });
    }
}

impl Drop for Reached {
    fn drop(&mut self) {
        let thread = std::thread::current();
        let numbers: Vec<_> = self.numbers.iter().map(u32::to_string).collect();
        let line = format!("{} {}\n", thread.name().unwrap_or("?"), numbers.join(" "));
        let file = std::fs::OpenOptions::new().create(true).append(true).open(&self.path);
        file.unwrap().write_all(line.as_bytes()).unwrap();
    }
}

/// Returns the value, or another one of its type if this mutant is switched on.
#[inline]
pub(crate) fn altered<T: Altered>(number: u32, value: T) -> T {
    if on(number) { value.altered() } else { value }
}

/// Types that have another value.
pub(crate) trait Altered {
    fn altered(self) -> Self;
}

macro_rules! one_more {
    ($($number:ty)*) => { $(impl Altered for $number {
        fn altered(self) -> Self {
            self.wrapping_add(1)
        }
    })* };
}
one_more!(u8 u16 u32 u64 usize i32 i64);

impl Altered for f32 {
    fn altered(self) -> Self {
        self + 1.0
    }
}

impl Altered for bool {
    fn altered(self) -> Self {
        !self
    }
}

impl Altered for core::cmp::Ordering {
    fn altered(self) -> Self {
        self.reverse()
    }
}

impl Altered for &'static str {
    fn altered(self) -> Self {
        "altered"
    }
}

impl Altered for String {
    fn altered(self) -> Self {
        self + "_"
    }
}

impl Altered for Seat {
    fn altered(self) -> Self {
        Self(if self.0 == 0 { 1 } else { self.0 - 1 })
    }
}

impl Altered for SeatSet {
    fn altered(mut self) -> Self {
        match self.iter().next() {
            Some(seat) => self.remove(seat),
            None => self.insert(Seat(0)),
        }
        self
    }
}

impl<T> Altered for Option<T> {
    fn altered(self) -> Self {
        None
    }
}

impl<T> Altered for &'static [T] {
    fn altered(self) -> Self {
        &self[..self.len().saturating_sub(1)]
    }
}

impl<T> Altered for Vec<T> {
    fn altered(mut self) -> Self {
        self.pop();
        self
    }
}

impl<T, const MOST: usize> Altered for arrayvec::ArrayVec<T, MOST> {
    fn altered(mut self) -> Self {
        self.pop();
        self
    }
}

impl<K: Ord, V> Altered for BTreeMap<K, V> {
    fn altered(mut self) -> Self {
        self.pop_last();
        self
    }
}

impl<K: Ord + Clone, V: Clone> Altered for SmallMap<K, V> {
    fn altered(self) -> Self {
        let entries: Vec<_> = self.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
        let fewer = entries.len().saturating_sub(1);
        entries.into_iter().take(fewer).collect()
    }
}

impl Altered for CostPreview {
    fn altered(self) -> Self {
        let more = |amounts: Amounts| amounts.iter().map(|(&word, &n)| (word, n + 1)).collect();
        Self { costs: more(self.costs), gains: more(self.gains), ..self }
    }
}

impl Altered for Audience {
    fn altered(self) -> Self {
        if self == Self::everybody() { Self::default() } else { Self::everybody() }
    }
}

/// An observation for one seat becomes one for all viewers, and one for all viewers becomes one for nobody.
impl<S> Altered for Observed<S> {
    fn altered(self) -> Self {
        match self {
            Self::Apart { own, others } => {
                let first = own.into_values().next();
                first.or(others).map_or(Self::Nobody, Self::All)
            }
            Self::All(_) | Self::Nobody => Self::Nobody,
        }
    }
}
