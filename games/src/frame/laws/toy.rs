//! A small card game on which the laws are tested. It is without fault, or has one of many flaws.
//!
//! In each round, each seat secretly bids a card, and the highest bid that no other seat made takes the points. Before
//! its bid a seat may *polish* (a coin for a point), *stash* a card face down, *peek* at the top of the deck, *take* the
//! card that lies open, *flaunt* a card (play it openly, and draw another), *bury* one (put it under the deck, and draw),
//! *shuffle* the deck, and *offer* its left neighbour to polish together; one without a coin declines without being asked.
//! After the bids all seats put up to two stones on their shelves, openly and at the same time; one without a coin has no
//! stones and is done without being asked. Stashed cards count at the end. With an option, all hands lie open.

mod play;
mod rules;
mod show;

use crate::frame::{Field, Kind, Knowledge, Options, Seat, SeatSet};
use core::cell::Cell;
use serde::{Deserialize, Serialize};

/// The flaws that the toy may have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Flaw {
    ShowsHands,
    ShowsPrivateViewOfAnother,
    TellsByLength,
    TellsStash,
    TellsPeek,
    TellsPeekByLength,
    TellsInSheet,
    TellsInOwnSheet,
    TellsInHeadline,
    TellsInWorth,
    LiesAboutWorth,
    ListsBySecrets,
    PeeksInPrivate,
    BidsInTheOpen,
    ListsStrangeCards,
    ListsOutOfTurn,
    ListsTooMuch,
    ListsWhatItBars,
    BarsWithoutAName,
    OverlooksWhatIsAsked,
    ListsForNobody,
    ListsTheOfferToBoth,
    LiesAboutCosts,
    ForgetsCosts,
    LosesACard,
    NeverEnds,
    SumsWrongly,
    KeepsItsSheet,
    MixesItsSheet,
    RanksWrongly,
    PlaysWithAClock,
    SkipsAField,
    SaysNull,
    SaysNullInAPrivateView,
    SaysFloats,
    NestsLists,
    WritesBadly,
    DealsNothingAnew,
    RemembersTheDeck,
    LeavesTheDeck,
    LooksAtBids,
    ForgetsThePeek,
    ForgetsWhatWasTaken,
    DealsOpenHandsAnew,
    ReconsidersLoudly,
    HasNoWayBack,
    DoesNotLeadBack,
    DisturbsOthers,
    IgnoresDefaults,
    TellsDraws,
    TellsBuried,
    TellsTheNext,
    TellsAfterOpening,
    TellsTheShuffled,
    TellsInDeal,
    TellsUnrevealedInDeal,
    ShowsTheTop,
    ShowsTheTopToItsOwn,
    RevealsToFew,
    LosesSightOfDraws,
    ForgetsWhatWasBuried,
    KeepsTheTopTwo,
    KeepsTheBottom,
    DealsTheBottomUnshuffled,
    ShufflesAllButTheBottom,
    MiscountsCoins,
    ForgetsAtTheEndOfARound,
    ForgetsAtAnAnswer,
    ForgetsAtAShuffle,
    LeavesTheDeckToTwo,
    LeavesTheDeckWithOpenHands,
    TurnsTheSameCardFirst,
    IsFinalBySecrets,
    TellsInWorthOfTaking,
    TellsInReason,
    ReasonsWithoutAKey,
    ActsBySecrets,
    AnswersWithDice,
    FoldsOtherwise,
    GoesOnAfterATakeBack,
    RevealsPeeksToAll,
    ShowsWhatWasTaken,
    TellsWhatWasTaken,
    TellsByGoingOnAfterTaking,
    KeepsACardLow,
    KeepsBids,
    MintsACoin,
    DealsAStrangeCard,
    RevealsBySecrets,
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

thread_local! {
    /// Whether an action is being carried out: only a flaw asks.
    static PLAYING: Cell<bool> = const { Cell::new(false) };
}

fn has(flaw: Flaw) -> bool {
    FLAW.get() == Some(flaw)
}

/// A card. Two cards have the same value: its number halved.
type Card = u8;

/// Where a card may be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Place {
    /// Counted from the bottom.
    Deck(u8),
    Hand(Seat),
    Stash(Seat),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Toy {
    pub(super) seats: u8,
    pub(super) shop: bool,
    pub(super) open_hands: bool,
    pub(super) rounds: u8,
    /// The top is the last.
    pub(super) deck: Vec<Card>,
    /// The card that lies open.
    pub(super) face_up: Option<Card>,
    pub(super) hands: Vec<Vec<Card>>,
    /// What viewers know of hidden cards.
    pub(super) knowledge: Knowledge<Place, Card>,
    pub(super) stashes: Vec<Vec<Card>>,
    /// The card that each seat bid. It stays in the hand until all bids are shown.
    pub(super) bids: Vec<Option<Card>>,
    pub(super) shown: Vec<Card>,
    pub(super) coins: Vec<u32>,
    pub(super) bank: u32,
    pub(super) won: Vec<i32>,
    pub(super) polish: Vec<i32>,
    pub(super) peeked: SeatSet,
    /// The seat that its right neighbour asked to polish together, until it answers.
    pub(super) offered: Option<Seat>,
    /// Whether all seats are putting stones on their shelves.
    pub(super) arranging: bool,
    pub(super) shelves: Vec<Vec<Side>>,
    pub(super) done: SeatSet,
    /// The seats that have been done in this round, also if they are no longer.
    pub(super) settled: SeatSet,
    #[serde(skip)]
    pub(super) skipped: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Side {
    Left,
    Right,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct ToyOptions {
    pub(super) rounds: Rounds,
    pub(super) shop: bool,
    pub(super) open_hands: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Rounds {
    Few,
    Many,
}

impl Default for ToyOptions {
    fn default() -> Self {
        Self { rounds: Rounds::Few, shop: true, open_hands: false }
    }
}

impl Options for ToyOptions {
    const FIELDS: &'static [Field] = &[
        Field { id: "rounds", kind: Kind::OneOf { values: &["few", "many"] } },
        Field { id: "shop", kind: Kind::Flag },
        Field { id: "open_hands", kind: Kind::Flag },
    ];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Action {
    Accept,
    Bid { card: Card },
    Bury { card: Card },
    Decline,
    Done,
    Flaunt { card: Card },
    Offer,
    Peek,
    Polish,
    Put { side: Side },
    Reconsider,
    Reopen,
    Shuffle,
    Stash { card: Card },
    StepBack,
    Take,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(super) enum Event {
    Dealt {
        deck: Vec<Card>,
    },
    Bid {
        seat: Seat,
        card: Card,
    },
    Peeked {
        seat: Seat,
    },
    Polished {
        seat: Seat,
    },
    Reconsidered {
        seat: Seat,
    },
    Stashed {
        seat: Seat,
        card: Card,
    },
    Buried {
        seat: Seat,
        card: Card,
    },
    Flaunted {
        seat: Seat,
        card: Card,
    },
    Drawn {
        seat: Seat,
    },
    Shuffled {
        seat: Seat,
        deck: Vec<Card>,
    },
    Taken {
        seat: Seat,
    },
    Turned,
    Offered {
        seat: Seat,
    },
    Answered {
        accepts: bool,
    },
    Shown {
        winner: Option<Seat>,
    },
    Put {
        seat: Seat,
        side: Side,
    },
    SteppedBack {
        seat: Seat,
    },
    Done {
        seat: Seat,
    },
    Reopened {
        seat: Seat,
    },
    Opened,
    RoundEnded,
    /// With a flaw only.
    Yawned,
}
