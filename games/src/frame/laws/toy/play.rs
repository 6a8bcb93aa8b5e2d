//! What the actions of the toy lead to, and how its events change the state.

use super::rules::{CARDS, DEALT};
use super::*;
use crate::frame::{Audience, Room, Seat, SeatSet, Transition};
use core::sync::atomic::{AtomicU8, Ordering};

pub(super) fn open(transition: &mut Transition<Toy>) {
    let mut deck: Vec<Card> = (0..CARDS).collect();
    let shuffled = if has(Flaw::DealsTheBottomUnshuffled) { 3.. } else { 0.. };
    transition.dice().shuffle(&mut deck[shuffled]);
    if has(Flaw::TurnsTheSameCardFirst) {
        let turned = deck.len() - 1 - DEALT * usize::from(transition.state().seats);
        let first = deck.iter().position(|&card| card == 0).expect("it is in the deck");
        deck.swap(turned, first);
    }
    if !has(Flaw::TellsUnrevealedInDeal) {
        transition.reveal(Audience::everybody());
    }
    transition.emit(Event::Dealt { deck });
    transition.reveal(Audience::everybody());
    transition.emit(Event::Turned);
}

pub(super) fn play(transition: &mut Transition<Toy>, seat: Seat, action: Action) {
    match action {
        Action::Polish => {
            if has(Flaw::IsFinalBySecrets) && transition.state().hands[seat.index()][0] < CARDS / 4 {
                transition.dice();
            }
            transition.emit(Event::Polished { seat });
        }
        Action::Reconsider => transition.emit(Event::Reconsidered { seat }),
        Action::Stash { card } => transition.emit(Event::Stashed { seat, card }),
        Action::Flaunt { card } => {
            transition.reveal(if has(Flaw::RevealsToFew) {
                Audience::seat(seat)
            } else {
                Audience::everybody()
            });
            transition.emit(Event::Flaunted { seat, card });
            draw(transition, seat);
        }
        Action::Bury { card } => {
            transition.emit(Event::Buried { seat, card });
            draw(transition, seat);
        }
        Action::Shuffle => {
            let mut deck = transition.state().deck.clone();
            if has(Flaw::ShufflesAllButTheBottom) {
                transition.dice().shuffle(&mut deck[1..]);
            } else {
                transition.dice().reshuffle(&mut deck);
            }
            // To nobody at the table.
            if has(Flaw::RevealsBySecrets) && transition.state().is_bottom_even() {
                transition.reveal(Audience::seat(Seat(7)));
            }
            transition.emit(Event::Shuffled { seat, deck });
        }
        Action::Peek => {
            if has(Flaw::RevealsPeeksToAll) {
                transition.reveal(Audience::everybody());
            }
            if !has(Flaw::PeeksInPrivate) {
                transition.reveal(Audience::seat(seat));
            }
            transition.emit(Event::Peeked { seat });
        }
        Action::Take => {
            transition.emit(Event::Taken { seat });
            if !transition.state().deck.is_empty() {
                transition.reveal(Audience::everybody());
                transition.emit(Event::Turned);
                if has(Flaw::TellsByGoingOnAfterTaking) && transition.state().is_bottom_even() {
                    transition.emit(Event::Yawned);
                }
            }
        }
        Action::Offer => transition.emit(Event::Offered { seat }),
        Action::Accept | Action::Decline => {
            if has(Flaw::AnswersWithDice) {
                transition.dice();
            }
            transition.emit(Event::Answered { accepts: action == Action::Accept });
        }
        Action::Bid { card } => {
            transition.emit(Event::Bid { seat, card });
            if transition.state().bids.iter().all(Option::is_some) {
                transition.reveal(Audience::everybody());
                let winner = transition.state().winner();
                transition.emit(Event::Shown { winner });
            }
        }
        Action::Put { side } => transition.emit(Event::Put { seat, side }),
        Action::StepBack => transition.emit(Event::SteppedBack { seat }),
        Action::Reopen => {
            transition.emit(Event::Reopened { seat });
            if has(Flaw::GoesOnAfterATakeBack) && transition.state().shelves[seat.index()].is_empty() {
                transition.emit(Event::Done { seat });
            }
        }
        Action::Done => {
            transition.emit(Event::Done { seat });
            let state = transition.state();
            if state.awaited().is_empty() {
                // At the end all viewers see the stashed cards.
                if state.rounds == 1 || state.hands.iter().any(Vec::is_empty) {
                    transition.reveal(Audience::everybody());
                    transition.emit(Event::Opened);
                }
                transition.emit(Event::RoundEnded);
            }
        }
    }
}

fn draw(transition: &mut Transition<Toy>, seat: Seat) {
    transition.reveal(transition.state().who_sees(seat));
    transition.emit(Event::Drawn { seat });
}

impl Toy {
    /// The viewers that see a card that a seat draws or buries.
    fn who_sees(&self, seat: Seat) -> Audience {
        if self.open_hands { Audience::everybody() } else { Audience::seat(seat) }
    }

    /// The viewers besides the seat that see a card that the seat stashes or draws.
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
            Event::Polished { seat } => {
                self.polish(*seat);
                if has(Flaw::FoldsOtherwise) && !PLAYING.get() {
                    self.polish[seat.index()] += 1;
                }
            }
            Event::Reconsidered { seat } => self.bids[seat.index()] = None,
            Event::Stashed { seat, card } => {
                self.pay(*seat);
                let told = self.tells_of_stashing(*seat, *card);
                let onlookers = if told { Audience::everybody() } else { self.onlookers() };
                self.knowledge.moved(self.hand(*seat), Some(Place::Stash(*seat)), *card, onlookers);
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
                self.forget(Flaw::ForgetsAtAShuffle);
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
            Event::Answered { accepts } => {
                self.answer(*accepts);
                self.forget(Flaw::ForgetsAtAnAnswer);
            }
            Event::Shown { winner } => self.show(*winner),
            Event::Put { seat, side } => self.shelves[seat.index()].push(*side),
            Event::SteppedBack { seat } => {
                let lifted = self.shelves[seat.index()].pop();
                if has(Flaw::DoesNotLeadBack) && lifted == Some(Side::Left) {
                    self.shelves[seat.index()].push(Side::Right);
                }
            }
            Event::Done { seat } => {
                self.done.insert(*seat);
                self.settled.insert(*seat);
            }
            Event::Reopened { seat } => self.done.remove(*seat),
            Event::Opened | Event::Yawned => {}
            Event::RoundEnded => {
                self.arranging = false;
                (self.done, self.settled) = (SeatSet::EMPTY, SeatSet::EMPTY);
                self.shelves.iter_mut().for_each(Vec::clear);
                self.rounds -= 1;
                self.forget(Flaw::ForgetsAtTheEndOfARound);
            }
        }
    }

    fn deal(&mut self, deck: Vec<Card>) {
        self.deck = deck;
        for hand in &mut self.hands {
            *hand = self.deck.split_off(self.deck.len() - DEALT);
            hand.sort_unstable();
        }
    }

    fn forget(&mut self, flaw: Flaw) {
        if has(flaw) {
            self.knowledge = Knowledge::new(self.seats);
        }
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

    /// Plays a card openly.
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

    fn is_bottom_even(&self) -> bool {
        self.deck.first().is_some_and(|card| card % 2 == 0)
    }

    /// The place of the card on top.
    pub(super) fn top(&self) -> Room<Place> {
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
