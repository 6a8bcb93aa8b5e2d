//! What the toy shows, asks and tells.

use super::*;
use crate::frame::{Ask, Barred, Choice, Line, Score, ScoreSheet, Seat, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(in super::super) struct View {
    deck: usize,
    shown: Vec<u8>,
    seats: BTreeMap<Seat, SeatView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    odd: Option<Odd>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct SeatView {
    coins: u32,
    cards: usize,
    stashed: usize,
    bidden: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stash: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bid: Option<u8>,
}

/// What no view may hold.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Odd {
    Nothing(Option<u8>),
    Float(f32),
    List(Vec<Vec<u8>>),
    #[serde(rename = "Badly written")]
    Key(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(in super::super) enum Seen {
    Dealt,
    Bid {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<u8>,
        sound: String,
    },
    Peeked {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<u8>,
    },
    Polished {
        seat: Seat,
    },
    Reconsidered {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<u8>,
    },
    Stashed {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<u8>,
    },
    Shown {
        bids: Vec<u8>,
    },
}

impl Toy {
    pub(super) fn show_to(&self, viewer: Viewer) -> View {
        let seats = Seat::all(self.seats).map(|seat| (seat, self.show_seat(seat, viewer))).collect();
        let odd = match FLAW.get() {
            Some(Flaw::SaysNull) => Some(Odd::Nothing(None)),
            Some(Flaw::SaysFloats) => Some(Odd::Float(0.5)),
            Some(Flaw::NestsLists) => Some(Odd::List(vec![vec![1]])),
            Some(Flaw::WritesBadly) => Some(Odd::Key(1)),
            _ => None,
        };
        View { deck: self.deck.len(), shown: self.shown.clone(), seats, odd }
    }

    fn show_seat(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let at = seat.index();
        let knows = viewer.knows(seat) || has(Flaw::ShowsHands);
        SeatView {
            coins: self.coins[at],
            cards: self.hands[at].len(),
            stashed: self.stashes[at].len(),
            bidden: self.bids[at].is_some(),
            hand: knows.then(|| self.hands[at].clone()),
            stash: knows.then(|| self.stashes[at].clone()),
            bid: self.bids[at].filter(|_| viewer.knows(seat)),
        }
    }

    pub(super) fn tell(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        let own = |seat: Seat, card: u8| Some(card).filter(|_| viewer.knows(seat));
        Some(match *event {
            Event::Dealt { .. } => Seen::Dealt,
            Event::Bid { seat, card } => {
                let length = if has(Flaw::TellsByLength) { usize::from(card) } else { 1 };
                let open = has(Flaw::BidsInTheOpen);
                Seen::Bid { seat, card: own(seat, card).or(open.then_some(card)), sound: "!".repeat(length) }
            }
            Event::Peeked { seat } => {
                Seen::Peeked { seat, card: self.deck.last().and_then(|&card| own(seat, card)) }
            }
            Event::Polished { seat } => Seen::Polished { seat },
            Event::Reconsidered { seat } => Seen::Reconsidered {
                seat,
                card: self.bids[seat.index()].filter(|_| has(Flaw::ReconsidersLoudly)),
            },
            Event::Stashed { seat, card } => {
                let open = has(Flaw::TellsStash);
                Seen::Stashed { seat, card: own(seat, card).or(open.then_some(card)) }
            }
            Event::Shown { .. } => Seen::Shown { bids: self.bids.iter().copied().flatten().collect() },
        })
    }

    pub(super) fn ask_of(&self, seat: Seat) -> Ask<Action> {
        let mut choices: Vec<Choice<Action>> = crate::frame::Game::legal(self, seat)
            .into_iter()
            .map(|action| {
                let mut choice = Choice::plain(action);
                if matches!(action, Action::Peek | Action::Polish | Action::Stash { .. }) {
                    choice.costs.insert("coin", if has(Flaw::LiesAboutCosts) { 2 } else { 1 });
                }
                if has(Flaw::ForgetsCosts) || has(Flaw::NeverEnds) && action == Action::Polish {
                    choice.costs.clear();
                }
                if action == Action::Polish {
                    choice.gains.insert("polish", 1);
                }
                choice
            })
            .collect();
        if has(Flaw::AsksForLess) {
            choices.pop();
        }
        let broke = self.shop && self.coins[seat.index()] == 0 && !has(Flaw::NeverEnds);
        let polish = Barred { what: BTreeMap::from([("do", "polish".into())]), why: Line::new("no_coin") };
        Ask { wanted: Line::new("bid"), choices, barred: broke.then_some(polish).into_iter().collect() }
    }

    pub(super) fn sheet_for(&self, viewer: Viewer) -> ScoreSheet {
        let mut sheet = ScoreSheet::new(self.seats);
        for seat in Seat::all(self.seats) {
            sheet.add("won", seat, self.won[seat.index()], None);
            sheet.add("polish", seat, self.polish[seat.index()], None);
            if has(Flaw::TellsInSheet) {
                sheet.add(
                    "hope",
                    seat,
                    self.hands[seat.index()].iter().map(|&card| i32::from(card)).sum(),
                    None,
                );
            }
        }
        if has(Flaw::SumsWrongly) && viewer == Viewer::Spectator {
            sheet.lines.entry("won").or_default().insert(Seat(1), Score { points: 17, why: None });
        }
        sheet
    }
}
