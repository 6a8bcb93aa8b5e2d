//! What viewers of the toy see, observe and are asked, and its scores.

use super::*;
use crate::frame::{CostPreview, Observed, Score, ScoreSheet, Seat, Viewer};
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
pub(in super::super) struct PrivateView {
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

/// Values that no view may contain.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Odd {
    Empty(Option<u8>),
    Float(f32),
    List(Vec<Vec<u8>>),
    #[serde(rename = "Badly written")]
    Key(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(in super::super) enum Observation {
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
    Yawned,
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
            Some(Flaw::SaysNull) => Some(Odd::Empty(None)),
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

    /// The cards of a hand that everybody saw going there.
    fn known_to_all(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let hand = self.hands[seat.index()].iter().copied();
        hand.filter(move |&card| self.knowledge.is_sure(Viewer::Spectator, Place::Hand(seat), card))
    }

    /// Whether all viewers are told, by a flaw, that it is this card that is stashed.
    pub(super) fn tells_of_stashing(&self, seat: Seat, card: Card) -> bool {
        has(Flaw::TellsWhatWasTaken) && self.known_to_all(seat).any(|known| known == card)
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
            hand: if has(Flaw::ShowsWhatWasTaken) && !open {
                self.known_to_all(seat).next().map(|card| vec![id(card)])
            } else {
                open.then(|| ids(&self.hands[at]))
            },
        }
    }

    pub(super) fn private_view_of(&self, seat: Seat) -> PrivateView {
        let whose = if has(Flaw::ShowsPrivateViewOfAnother) { seat.left(self.seats) } else { seat };
        let at = whose.index();
        PrivateView {
            hand: ids(&self.hands[at]),
            stash: ids(&self.stashes[at]),
            bid: self.bids[at].map(id),
            peeked: self.deck.last().filter(|_| self.peeked.contains(seat)).map(|&card| id(card)),
            top: self.top_if(Flaw::ShowsTheTopToItsOwn),
            odd: has(Flaw::SaysNullInAPrivateView).then_some(Odd::Empty(None)),
        }
    }

    pub(super) fn tell(&self, event: &Event) -> Observed<Observation> {
        match *event {
            Event::Dealt { ref deck } => {
                let tells = has(Flaw::TellsInDeal) || has(Flaw::TellsUnrevealedInDeal);
                Observed::All(Observation::Dealt {
                    bottom: deck.first().filter(|_| tells).map(|&card| id(card)),
                })
            }
            Event::Bid { seat, card } => {
                let length = if has(Flaw::TellsByLength) { usize::from(card) } else { 1 };
                let bid = |card| Observation::Bid { seat, card, sound: "!".repeat(length) };
                Observed::apart(
                    seat,
                    bid(Some(id(card))),
                    Some(bid(has(Flaw::BidsInTheOpen).then(|| id(card)))),
                )
            }
            Event::Peeked { seat } => {
                let card = *self.deck.last().expect("there is a card to peek at");
                let length = if has(Flaw::TellsPeekByLength) { usize::from(card) } else { 1 };
                let peek = |card| Observation::Peeked { seat, card, sound: "!".repeat(length) };
                Observed::apart(
                    seat,
                    peek(Some(id(card))),
                    Some(peek(has(Flaw::TellsPeek).then(|| id(card)))),
                )
            }
            Event::Polished { seat } => Observed::All(Observation::Polished { seat }),
            Event::Reconsidered { seat } => {
                let card = self.bids[seat.index()].filter(|_| has(Flaw::ReconsidersLoudly));
                Observed::All(Observation::Reconsidered { seat, card: card.map(id) })
            }
            Event::Stashed { seat, card } => {
                let open = has(Flaw::TellsStash) || self.tells_of_stashing(seat, card);
                let open = open.then(|| id(card));
                let own = Observation::Stashed { seat, card: Some(id(card)) };
                Observed::apart(seat, own, Some(Observation::Stashed { seat, card: open }))
            }
            Event::Buried { seat, card } => {
                let open = has(Flaw::TellsBuried).then(|| id(card));
                let own = Observation::Buried { seat, card: Some(id(card)) };
                Observed::apart(seat, own, Some(Observation::Buried { seat, card: open }))
            }
            Event::Flaunted { seat, card } => Observed::All(Observation::Flaunted { seat, card: id(card) }),
            Event::Drawn { seat } => {
                let own = Observation::Drawn { seat, card: self.deck.last().map(|&card| id(card)) };
                Observed::apart(
                    seat,
                    own,
                    Some(Observation::Drawn { seat, card: self.top_if(Flaw::TellsDraws) }),
                )
            }
            Event::Shuffled { ref deck, .. } => {
                let top = deck.last().filter(|_| has(Flaw::TellsTheShuffled));
                Observed::All(Observation::Shuffled { top: top.map(|&card| id(card)) })
            }
            Event::Taken { seat } => {
                Observed::All(Observation::Taken { seat, card: self.face_up.map(id).unwrap_or_default() })
            }
            Event::Turned => match self.deck.last() {
                Some(&card) => {
                    let next = self.deck.iter().rev().nth(1).filter(|_| has(Flaw::TellsTheNext));
                    Observed::All(Observation::Turned { card: id(card), next: next.map(|&card| id(card)) })
                }
                None => Observed::Nobody,
            },
            Event::Offered { seat } => Observed::All(Observation::Offered { seat }),
            Event::Answered { accepts } => Observed::All(Observation::Answered { accepts }),
            Event::Shown { .. } => Observed::All(Observation::Shown {
                bids: self.bids.iter().copied().flatten().map(id).collect(),
            }),
            Event::Put { seat, side } => Observed::All(Observation::Put { seat, side }),
            Event::SteppedBack { seat } => Observed::All(Observation::SteppedBack { seat }),
            Event::Done { seat } => Observed::All(Observation::Done { seat }),
            Event::Reopened { seat } => Observed::All(Observation::Reopened { seat }),
            Event::Opened => {
                let stash = |seat: Seat| (seat, ids(&self.stashes[seat.index()]));
                Observed::All(Observation::Opened { stashes: Seat::all(self.seats).map(stash).collect() })
            }
            Event::Yawned => Observed::All(Observation::Yawned),
            Event::RoundEnded => {
                Observed::All(Observation::RoundEnded { top: self.top_if(Flaw::TellsAfterOpening) })
            }
        }
    }

    pub(super) fn price_of(&self, seat: Seat, action: Action) -> CostPreview {
        let mut price = CostPreview::default();
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
        let mut sheet = ScoreSheet::of_seat(seat);
        let whose = if has(Flaw::TellsInOwnSheet) { seat.left(self.seats) } else { seat };
        sheet.add("stash", seat, value(&self.stashes[whose.index()]), None);
        Some(sheet)
    }
}

/// How many points stashed cards are worth.
fn value(cards: &[Card]) -> i32 {
    cards.iter().map(|&card| i32::from(card / 2)).sum()
}
