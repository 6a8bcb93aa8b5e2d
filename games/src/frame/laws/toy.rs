//! A small card game to try the laws on: honest, or flawed in one way.
//!
//! Every round each seat secretly bids a card, and the highest bid that nobody else made takes the points. Before
//! bidding one may *polish* (a coin for a point), *stash* a card face down, and *peek* at the top of the deck.

mod rules;
mod show;

use crate::frame::{Field, Kind, Options, Seat, SeatSet};
use core::cell::Cell;
use serde::{Deserialize, Serialize};

/// In what way the toy misbehaves on this thread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Flaw {
    ShowsHands,
    TellsByLength,
    TellsStash,
    TellsInSheet,
    TellsInHeadline,
    ListsBySecrets,
    PeeksInPrivate,
    BidsInTheOpen,
    ListsStrangeCards,
    ListsOutOfTurn,
    ListsUnsorted,
    ListsWhatItBars,
    ListsForNobody,
    AsksForLess,
    LiesAboutCosts,
    ForgetsCosts,
    LosesACard,
    NeverEnds,
    SumsWrongly,
    RanksWrongly,
    PlaysWithAClock,
    SkipsAField,
    SaysNull,
    SaysFloats,
    NestsLists,
    WritesBadly,
    DealsNothingAnew,
    RemembersTheDeck,
    LooksAtBids,
    ForgetsThePeek,
    ReconsidersLoudly,
    IgnoresDefaults,
}

thread_local! {
    /// Not in the state: one type serves all flaws, so the laws are compiled once.
    static FLAW: Cell<Option<Flaw>> = const { Cell::new(None) };
}

/// Runs `test` with a flawed toy.
pub(super) fn with_flaw<T>(flaw: Flaw, test: impl FnOnce() -> T) -> T {
    FLAW.set(Some(flaw));
    let result = test();
    FLAW.set(None);
    result
}

fn has(flaw: Flaw) -> bool {
    FLAW.get() == Some(flaw)
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Toy {
    pub(super) seats: u8,
    pub(super) shop: bool,
    pub(super) rounds: u8,
    /// The top is the last.
    pub(super) deck: Vec<u8>,
    pub(super) hands: Vec<Vec<u8>>,
    pub(super) stashes: Vec<Vec<u8>>,
    /// What was bid stays in the hand until it is shown.
    pub(super) bids: Vec<Option<u8>>,
    pub(super) shown: Vec<u8>,
    pub(super) coins: Vec<u32>,
    pub(super) bank: u32,
    pub(super) won: Vec<i32>,
    pub(super) polish: Vec<i32>,
    pub(super) peeked: SeatSet,
    #[serde(skip)]
    pub(super) skipped: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct ToyOptions {
    pub(super) rounds: Rounds,
    pub(super) shop: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Rounds {
    Few,
    Many,
}

impl Default for ToyOptions {
    fn default() -> Self {
        Self { rounds: Rounds::Few, shop: true }
    }
}

impl Options for ToyOptions {
    const FIELDS: &'static [Field] = &[
        Field { id: "rounds", kind: Kind::OneOf { values: &["few", "many"] } },
        Field { id: "shop", kind: Kind::Flag },
    ];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Action {
    Bid { card: u8 },
    Peek,
    Polish,
    Reconsider,
    Stash { card: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(super) enum Event {
    Dealt { deck: Vec<u8> },
    Bid { seat: Seat, card: u8 },
    Peeked { seat: Seat },
    Polished { seat: Seat },
    Reconsidered { seat: Seat },
    Stashed { seat: Seat, card: u8 },
    Shown { winner: Option<Seat> },
}
