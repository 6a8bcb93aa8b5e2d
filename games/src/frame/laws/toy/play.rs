//! What the toy's actions lead to, and how it is recorded.

use super::rules::{CARDS, DEALT};
use super::*;
use crate::frame::{Audience, Room, Script, Seat, SeatSet};
use core::sync::atomic::{AtomicU8, Ordering};

pub(super) fn open(script: &mut Script<Toy>) {
    let mut deck: Vec<Card> = (0..CARDS).collect();
    let shuffled = if has(Flaw::DealsTheBottomUnshuffled) { 3.. } else { 0.. };
    script.dice().shuffle(&mut deck[shuffled]);
    if !has(Flaw::TellsUnrevealedInDeal) {
        script.reveal(Audience::everybody());
    }
    script.emit(Event::Dealt { deck });
}

pub(super) fn play(script: &mut Script<Toy>, seat: Seat, action: Action) {
    match action {
        Action::Polish => script.emit(Event::Polished { seat }),
        Action::Reconsider => script.emit(Event::Reconsidered { seat }),
        Action::Stash { card } => script.emit(Event::Stashed { seat, card }),
        Action::Flaunt { card } => {
            script.reveal(if has(Flaw::RevealsToFew) { Audience::seat(seat) } else { Audience::everybody() });
            script.emit(Event::Flaunted { seat, card });
            draw(script, seat);
        }
        Action::Bury { card } => {
            script.emit(Event::Buried { seat, card });
            draw(script, seat);
        }
        Action::Shuffle => {
            let mut deck = script.state().deck.clone();
            if has(Flaw::ShufflesAllButTheBottom) {
                script.dice().shuffle(&mut deck[1..]);
            } else {
                script.dice().reshuffle(&mut deck);
            }
            script.emit(Event::Shuffled { seat, deck });
        }
        Action::Peek => {
            if !has(Flaw::PeeksInPrivate) {
                script.reveal(Audience::seat(seat));
            }
            script.emit(Event::Peeked { seat });
        }
        Action::Take => {
            script.emit(Event::Taken { seat });
            if !script.state().deck.is_empty() {
                script.reveal(Audience::everybody());
                script.emit(Event::Turned);
            }
        }
        Action::Offer => script.emit(Event::Offered { seat }),
        Action::Accept | Action::Decline => {
            script.emit(Event::Answered { accepts: action == Action::Accept });
        }
        Action::Bid { card } => {
            script.emit(Event::Bid { seat, card });
            if script.state().bids.iter().all(Option::is_some) {
                script.reveal(Audience::everybody());
                let winner = script.state().winner();
                script.emit(Event::Shown { winner });
            }
        }
        Action::Put { side } => script.emit(Event::Put { seat, side }),
        Action::StepBack => script.emit(Event::SteppedBack { seat }),
        Action::Reopen => script.emit(Event::Reopened { seat }),
        Action::Done => {
            script.emit(Event::Done { seat });
            let state = script.state();
            if state.awaited().is_empty() {
                // At the end everybody sees what was stashed.
                if state.rounds == 1 || state.hands.iter().any(Vec::is_empty) {
                    script.reveal(Audience::everybody());
                    script.emit(Event::Opened);
                }
                script.emit(Event::RoundEnded);
            }
        }
    }
}

fn draw(script: &mut Script<Toy>, seat: Seat) {
    script.reveal(script.state().who_sees(seat));
    script.emit(Event::Drawn { seat });
}

impl Toy {
    /// Who sees what comes into a hand and leaves it unplayed.
    fn who_sees(&self, seat: Seat) -> Audience {
        if self.open_hands { Audience::everybody() } else { Audience::seat(seat) }
    }

    /// Who besides sees what goes from hand to hand or stash.
    fn onlookers(&self) -> Audience {
        if self.open_hands { Audience::everybody() } else { Audience::default() }
    }

    pub(super) fn fold(&mut self, event: &Event) {
        match event {
            Event::Dealt { deck } => self.deal(deck.clone()),
            Event::Bid { seat, card } => self.bids[seat.index()] = Some(*card),
            Event::Peeked { seat } => {
                self.pay(*seat);
                self.peeked.insert(*seat);
                if !has(Flaw::ForgetsThePeek) {
                    let top = *self.deck.last().expect("there is a card to peek at");
                    self.knowledge.look(Audience::seat(*seat), self.top().place, &[top]);
                }
            }
            Event::Polished { seat } => self.polish(*seat),
            Event::Reconsidered { seat } => self.bids[seat.index()] = None,
            Event::Stashed { seat, card } => {
                self.pay(*seat);
                self.knowledge.moved(self.hand(*seat), Some(Place::Stash(*seat)), *card, self.onlookers());
                self.give_up(*seat, *card);
                if !has(Flaw::LosesACard) {
                    self.stashes[seat.index()].push(*card);
                    self.stashes[seat.index()].sort_unstable();
                }
            }
            Event::Flaunted { seat, card } => {
                self.pay(*seat);
                self.put_down(*seat, *card);
            }
            Event::Buried { seat, card } => {
                self.pay(*seat);
                self.bury(*seat, *card);
            }
            Event::Drawn { seat } => self.draw(*seat),
            Event::Shuffled { seat, deck } => {
                self.pay(*seat);
                self.deck.clone_from(deck);
                let places: Vec<Place> = (0..).map(Place::Deck).take(deck.len()).collect();
                self.knowledge.mixed(&places);
                self.peeked = SeatSet::EMPTY;
            }
            Event::Taken { seat } => {
                self.pay(*seat);
                let card = self.face_up.take().expect("a card lies open");
                if !has(Flaw::ForgetsWhatWasTaken) {
                    let open = Room { place: Place::Hand(*seat), size: 0 };
                    self.knowledge.moved(open, Some(Place::Hand(*seat)), card, Audience::everybody());
                }
                self.hold(*seat, card);
            }
            Event::Turned => {
                let top = self.top();
                self.face_up = self.deck.pop();
                let card = self.face_up.expect("a card is turned");
                self.knowledge.moved(top, None, card, Audience::everybody());
                self.peeked = SeatSet::EMPTY;
            }
            Event::Offered { seat } => {
                self.pay(*seat);
                self.offered = Some(seat.left(self.seats));
            }
            Event::Answered { accepts } => self.answer(*accepts),
            Event::Shown { winner } => self.show(*winner),
            Event::Put { seat, side } => self.shelves[seat.index()].push(*side),
            Event::SteppedBack { seat } => {
                let lifted = self.shelves[seat.index()].pop();
                if has(Flaw::DoesNotLeadBack) && lifted == Some(Side::Left) {
                    self.shelves[seat.index()].push(Side::Right);
                }
            }
            Event::Done { seat } => self.done.insert(*seat),
            Event::Reopened { seat } => self.done.remove(*seat),
            Event::Opened => {}
            Event::RoundEnded => {
                self.arranging = false;
                self.done = SeatSet::EMPTY;
                self.shelves.iter_mut().for_each(Vec::clear);
                self.rounds -= 1;
            }
        }
    }

    fn deal(&mut self, deck: Vec<Card>) {
        self.deck = deck;
        for hand in &mut self.hands {
            *hand = self.deck.split_off(self.deck.len() - DEALT);
            hand.sort_unstable();
        }
        self.face_up = self.deck.pop();
    }

    fn polish(&mut self, seat: Seat) {
        static CLOCK: AtomicU8 = AtomicU8::new(0);
        self.polish[seat.index()] += 1;
        let for_nothing = has(Flaw::ListsWhatItBars) && self.coins[seat.index()] == 0;
        if !has(Flaw::NeverEnds) && !for_nothing {
            self.pay(seat);
        }
        if has(Flaw::PlaysWithAClock) {
            self.won[0] += i32::from(CLOCK.fetch_add(1, Ordering::Relaxed) % 2);
        }
        if has(Flaw::SkipsAField) {
            self.skipped += 1;
        }
    }

    fn answer(&mut self, accepts: bool) {
        let asked = self.offered.take().expect("somebody was asked");
        if accepts {
            for seat in [asked, asked.right(self.seats)] {
                self.polish[seat.index()] += 1;
            }
        }
    }

    fn pay(&mut self, seat: Seat) {
        self.coins[seat.index()] -= 1;
        self.bank += 1;
    }

    fn hold(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].push(card);
        self.hands[seat.index()].sort_unstable();
    }

    fn give_up(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        let at = hand.binary_search(&card).expect("the card is in the hand");
        hand.remove(at);
    }

    /// A card is played openly.
    fn put_down(&mut self, seat: Seat, card: Card) {
        self.knowledge.moved(self.hand(seat), None, card, Audience::everybody());
        self.give_up(seat, card);
        self.shown.push(card);
    }

    fn bury(&mut self, seat: Seat, card: Card) {
        self.knowledge.renamed(|place| match place {
            Place::Deck(nth) => Place::Deck(nth + 1),
            other => other,
        });
        let forgets = has(Flaw::ForgetsWhatWasBuried);
        let audience = if forgets { Audience::default() } else { self.who_sees(seat) };
        self.knowledge.moved(self.hand(seat), Some(Place::Deck(0)), card, audience);
        self.give_up(seat, card);
        self.deck.insert(0, card);
    }

    fn draw(&mut self, seat: Seat) {
        let top = self.top();
        let Some(card) = self.deck.pop() else { return };
        let to = (!has(Flaw::LosesSightOfDraws)).then_some(Place::Hand(seat));
        self.knowledge.moved(top, to, card, self.onlookers());
        self.hold(seat, card);
        self.peeked = SeatSet::EMPTY;
    }

    /// The place of the card on top.
    fn top(&self) -> Room<Place> {
        Room { place: Place::Deck(self.deck.len().saturating_sub(1) as u8), size: 1 }
    }

    fn hand(&self, seat: Seat) -> Room<Place> {
        Room { place: Place::Hand(seat), size: self.hands[seat.index()].len() }
    }

    fn winner(&self) -> Option<Seat> {
        let value = |bid: &Option<Card>| bid.map(|card| card / 2);
        let alone = |bid| self.bids.iter().filter(|other| value(other) == value(bid)).count() == 1;
        Seat::all(self.seats)
            .filter(|seat| alone(&self.bids[seat.index()]))
            .max_by_key(|seat| value(&self.bids[seat.index()]))
    }

    fn show(&mut self, winner: Option<Seat>) {
        for seat in Seat::all(self.seats) {
            if let Some(card) = self.bids[seat.index()].take() {
                self.put_down(seat, card);
            }
            self.draw(seat);
        }
        if let Some(winner) = winner {
            self.won[winner.index()] += 3;
        }
        self.peeked = SeatSet::EMPTY;
        self.arranging = true;
    }
}
