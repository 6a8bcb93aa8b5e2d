//! What the toy shows, tells, asks and counts.

use super::*;
use crate::frame::{Price, Score, ScoreSheet, Seat, Told};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(in super::super) struct View {
    deck: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    face_up: Option<String>,
    shown: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    top: Option<String>,
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
    shelf: Vec<Side>,
    done: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Vec<String>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(in super::super) struct Own {
    hand: Vec<String>,
    stash: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bid: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    peeked: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    top: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    odd: Option<Odd>,
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
    Dealt {
        #[serde(skip_serializing_if = "Option::is_none")]
        bottom: Option<String>,
    },
    Bid {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<String>,
        sound: String,
    },
    Peeked {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<String>,
        sound: String,
    },
    Polished {
        seat: Seat,
    },
    Reconsidered {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<String>,
    },
    Stashed {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<String>,
    },
    Buried {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<String>,
    },
    Flaunted {
        seat: Seat,
        card: String,
    },
    Drawn {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<String>,
    },
    Shuffled {
        #[serde(skip_serializing_if = "Option::is_none")]
        top: Option<String>,
    },
    Taken {
        seat: Seat,
        card: String,
    },
    Turned {
        card: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        next: Option<String>,
    },
    Offered {
        seat: Seat,
    },
    Answered {
        accepts: bool,
    },
    Shown {
        bids: Vec<String>,
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
    Opened {
        stashes: BTreeMap<Seat, Vec<String>>,
    },
    RoundEnded {
        #[serde(skip_serializing_if = "Option::is_none")]
        top: Option<String>,
    },
}

fn id(card: Card) -> String {
    format!("c{card:02}")
}

fn ids(cards: &[Card]) -> Vec<String> {
    cards.iter().copied().map(id).collect()
}

impl Toy {
    pub(super) fn shown_to_all(&self) -> View {
        let odd = match FLAW.get() {
            Some(Flaw::SaysNull) => Some(Odd::Nothing(None)),
            Some(Flaw::SaysFloats) => Some(Odd::Float(0.5)),
            Some(Flaw::NestsLists) => Some(Odd::List(vec![vec![1]])),
            Some(Flaw::WritesBadly) => Some(Odd::Key(1)),
            _ => None,
        };
        View {
            deck: self.deck.len(),
            face_up: self.face_up.map(id),
            shown: ids(&self.shown),
            top: self.top_if(Flaw::ShowsTheTop),
            seats: Seat::all(self.seats).map(|seat| (seat, self.seat_view(seat))).collect(),
            odd,
        }
    }

    fn top_if(&self, flaw: Flaw) -> Option<String> {
        self.deck.last().filter(|_| has(flaw)).map(|&card| id(card))
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let at = seat.index();
        let open = self.open_hands || has(Flaw::ShowsHands);
        SeatView {
            coins: self.coins[at] + u32::from(has(Flaw::MiscountsCoins)),
            cards: self.hands[at].len(),
            stashed: self.stashes[at].len(),
            bidden: self.bids[at].is_some(),
            shelf: self.shelves[at].clone(),
            done: self.done.contains(seat),
            hand: open.then(|| ids(&self.hands[at])),
        }
    }

    pub(super) fn slip_of(&self, seat: Seat) -> Own {
        let whose = if has(Flaw::ShowsAnothersSlip) { seat.left(self.seats) } else { seat };
        let at = whose.index();
        Own {
            hand: ids(&self.hands[at]),
            stash: ids(&self.stashes[at]),
            bid: self.bids[at].map(id),
            peeked: self.deck.last().filter(|_| self.peeked.contains(seat)).map(|&card| id(card)),
            top: self.top_if(Flaw::ShowsTheTopToItsOwn),
            odd: has(Flaw::SaysNullInASlip).then_some(Odd::Nothing(None)),
        }
    }

    pub(super) fn tell(&self, event: &Event) -> Told<Seen> {
        match *event {
            Event::Dealt { ref deck } => {
                let tells = has(Flaw::TellsInDeal) || has(Flaw::TellsUnrevealedInDeal);
                Told::All(Seen::Dealt { bottom: deck.first().filter(|_| tells).map(|&card| id(card)) })
            }
            Event::Bid { seat, card } => {
                let length = if has(Flaw::TellsByLength) { usize::from(card) } else { 1 };
                let bid = |card| Seen::Bid { seat, card, sound: "!".repeat(length) };
                Told::apart(seat, bid(Some(id(card))), Some(bid(has(Flaw::BidsInTheOpen).then(|| id(card)))))
            }
            Event::Peeked { seat } => {
                let card = *self.deck.last().expect("there is a card to peek at");
                let length = if has(Flaw::TellsPeekByLength) { usize::from(card) } else { 1 };
                let peek = |card| Seen::Peeked { seat, card, sound: "!".repeat(length) };
                Told::apart(seat, peek(Some(id(card))), Some(peek(has(Flaw::TellsPeek).then(|| id(card)))))
            }
            Event::Polished { seat } => Told::All(Seen::Polished { seat }),
            Event::Reconsidered { seat } => {
                let card = self.bids[seat.index()].filter(|_| has(Flaw::ReconsidersLoudly));
                Told::All(Seen::Reconsidered { seat, card: card.map(id) })
            }
            Event::Stashed { seat, card } => {
                let open = has(Flaw::TellsStash).then(|| id(card));
                let own = Seen::Stashed { seat, card: Some(id(card)) };
                Told::apart(seat, own, Some(Seen::Stashed { seat, card: open }))
            }
            Event::Buried { seat, card } => {
                let open = has(Flaw::TellsBuried).then(|| id(card));
                let own = Seen::Buried { seat, card: Some(id(card)) };
                Told::apart(seat, own, Some(Seen::Buried { seat, card: open }))
            }
            Event::Flaunted { seat, card } => Told::All(Seen::Flaunted { seat, card: id(card) }),
            Event::Drawn { seat } => {
                let own = Seen::Drawn { seat, card: self.deck.last().map(|&card| id(card)) };
                Told::apart(seat, own, Some(Seen::Drawn { seat, card: self.top_if(Flaw::TellsDraws) }))
            }
            Event::Shuffled { ref deck, .. } => {
                let top = deck.last().filter(|_| has(Flaw::TellsTheShuffled));
                Told::All(Seen::Shuffled { top: top.map(|&card| id(card)) })
            }
            Event::Taken { seat } => {
                Told::All(Seen::Taken { seat, card: self.face_up.map(id).unwrap_or_default() })
            }
            Event::Turned => match self.deck.last() {
                Some(&card) => {
                    let next = self.deck.iter().rev().nth(1).filter(|_| has(Flaw::TellsTheNext));
                    Told::All(Seen::Turned { card: id(card), next: next.map(|&card| id(card)) })
                }
                None => Told::Nobody,
            },
            Event::Offered { seat } => Told::All(Seen::Offered { seat }),
            Event::Answered { accepts } => Told::All(Seen::Answered { accepts }),
            Event::Shown { .. } => {
                Told::All(Seen::Shown { bids: self.bids.iter().copied().flatten().map(id).collect() })
            }
            Event::Put { seat, side } => Told::All(Seen::Put { seat, side }),
            Event::SteppedBack { seat } => Told::All(Seen::SteppedBack { seat }),
            Event::Done { seat } => Told::All(Seen::Done { seat }),
            Event::Reopened { seat } => Told::All(Seen::Reopened { seat }),
            Event::Opened => {
                let stash = |seat: Seat| (seat, ids(&self.stashes[seat.index()]));
                Told::All(Seen::Opened { stashes: Seat::all(self.seats).map(stash).collect() })
            }
            Event::RoundEnded => Told::All(Seen::RoundEnded { top: self.top_if(Flaw::TellsAfterOpening) }),
        }
    }

    pub(super) fn price_of(&self, seat: Seat, action: Action) -> Price {
        let mut price = Price::default();
        let paid = matches!(
            action,
            Action::Bury { .. }
                | Action::Flaunt { .. }
                | Action::Offer
                | Action::Peek
                | Action::Polish
                | Action::Shuffle
                | Action::Stash { .. }
                | Action::Take
        );
        if paid {
            price.costs.insert("coin", if has(Flaw::LiesAboutCosts) { 2 } else { 1 });
        }
        let free = has(Flaw::NeverEnds) && action == Action::Polish;
        if has(Flaw::ForgetsCosts) || free {
            price.costs.clear();
        }
        if action == Action::Polish || action == Action::Accept && self.offered == Some(seat) {
            price.gains.insert("polish", 1);
        }
        price
    }

    pub(super) fn sheet(&self) -> ScoreSheet {
        let mut sheet = ScoreSheet::new(self.seats);
        for seat in Seat::all(self.seats) {
            let at = seat.index();
            sheet.add("won", seat, self.won[at], None);
            sheet.add("polish", seat, self.polish[at], None);
            if self.over() {
                sheet.add("stash", seat, value(&self.stashes[at]), None);
            }
            if has(Flaw::TellsInSheet) {
                sheet.add("hope", seat, value(&self.hands[at]), None);
            }
        }
        if has(Flaw::SumsWrongly) {
            sheet.lines.get_or_default("won").insert(Seat(1), Score { points: 17, why: None });
        }
        if has(Flaw::MixesItsSheet) {
            sheet.order.reverse();
        }
        sheet
    }

    pub(super) fn own_sheet(&self, seat: Seat) -> Option<ScoreSheet> {
        if self.over() && !has(Flaw::KeepsItsSheet) {
            return None;
        }
        let mut sheet = ScoreSheet::own(seat);
        let whose = if has(Flaw::TellsInOwnSheet) { seat.left(self.seats) } else { seat };
        sheet.add("stash", seat, value(&self.stashes[whose.index()]), None);
        Some(sheet)
    }
}

/// What cards are worth at the end.
fn value(cards: &[Card]) -> i32 {
    cards.iter().map(|&card| i32::from(card / 2)).sum()
}
