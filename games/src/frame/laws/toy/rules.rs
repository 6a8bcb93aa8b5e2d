//! The toy's rules.

use super::*;
use crate::frame::{
    Amounts, Ask, Dice, Game, Line, OptionsError, Places, ScoreSheet, Script, Seat, SeatSet, Status, Viewer,
};
use core::ops::RangeInclusive;
use core::sync::atomic::{AtomicU8, Ordering};
use std::collections::BTreeMap;

const CARDS: u8 = 16;
const DEALT: usize = 3;
const COINS: u32 = 3;

impl Game for Toy {
    const NAME: &'static str = "toy";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const FORMAT: u32 = 1;
    const MOST_STEPS: u32 = 30;

    type Options = ToyOptions;
    type Action = Action;
    type Event = Event;
    type Seen = show::Seen;
    type View = show::View;

    fn new(options: &ToyOptions, seats: u8) -> Result<Self, OptionsError> {
        let defaults_fit = !has(Flaw::IgnoresDefaults) || seats != 3;
        if !Self::SEATS.contains(&seats) || !defaults_fit {
            return Err(OptionsError::Seats);
        }
        let n = usize::from(seats);
        Ok(Self {
            seats,
            shop: options.shop,
            rounds: if options.rounds == Rounds::Few { 2 } else { 4 },
            deck: Vec::new(),
            hands: vec![Vec::new(); n],
            stashes: vec![Vec::new(); n],
            bids: vec![None; n],
            shown: Vec::new(),
            coins: vec![COINS; n],
            bank: 0,
            won: vec![0; n],
            polish: vec![0; n],
            peeked: SeatSet::EMPTY,
            skipped: 0,
        })
    }

    fn open(script: &mut Script<Self>) {
        let mut deck: Vec<u8> = (0..CARDS).map(|card| card / 2).collect();
        script.dice().shuffle(&mut deck);
        script.emit(Event::Dealt { deck });
    }

    fn status(&self) -> Status {
        if self.rounds == 0 || self.hands.iter().any(Vec::is_empty) {
            let mut keys: Vec<i32> = Seat::all(self.seats).map(|seat| self.points(seat)).collect();
            if has(Flaw::RanksWrongly) {
                keys.reverse();
            }
            return Status::Over(Places::ranked(&keys));
        }
        let open = Seat::all(self.seats).filter(|seat| self.bids[seat.index()].is_none());
        Status::Awaiting(open.collect())
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        let awaited = self.status().awaited();
        if !awaited.contains(seat) {
            let waits = matches!(self.status(), Status::Awaiting(_));
            let strays = has(Flaw::ListsOutOfTurn) && waits;
            return if strays {
                vec![Action::Polish]
            } else if waits {
                vec![Action::Reconsider]
            } else {
                Vec::new()
            };
        }
        if has(Flaw::ListsForNobody) && self.shown.len() > 2 {
            return Vec::new();
        }
        let hand = &self.hands[seat.index()];
        let mut list: Vec<Action> = hand.iter().map(|&card| Action::Bid { card }).collect();
        if has(Flaw::ListsStrangeCards) {
            list.push(Action::Bid { card: 99 });
        }
        if self.shop && (self.coins[seat.index()] > 0 || has(Flaw::ListsWhatItBars) || has(Flaw::NeverEnds)) {
            list.push(Action::Polish);
        }
        if self.shop && self.coins[seat.index()] > 0 {
            if !self.deck.is_empty() && !self.peeked.contains(seat) {
                list.push(Action::Peek);
            }
            let stashed = hand.iter().filter(|_| hand.len() > 1);
            list.extend(stashed.map(|&card| Action::Stash { card }));
        }
        if has(Flaw::ListsBySecrets) && self.deck.last().is_some_and(|card| card % 2 == 0) {
            list.retain(|action| !matches!(action, Action::Polish));
        }
        list.sort();
        list.dedup();
        if has(Flaw::ListsUnsorted) {
            list.reverse();
        }
        list
    }

    fn reconsiders(action: &Action) -> bool {
        matches!(action, Action::Reconsider)
    }

    fn play(script: &mut Script<Self>, seat: Seat, action: &Action) {
        match *action {
            Action::Polish => script.emit(Event::Polished { seat }),
            Action::Reconsider => script.emit(Event::Reconsidered { seat }),
            Action::Stash { card } => script.emit(Event::Stashed { seat, card }),
            Action::Peek => {
                if !has(Flaw::PeeksInPrivate) {
                    script.reveal();
                }
                script.emit(Event::Peeked { seat });
            }
            Action::Bid { card } => {
                script.emit(Event::Bid { seat, card });
                if script.state().bids.iter().all(Option::is_some) {
                    script.reveal();
                    let winner = script.state().winner();
                    script.emit(Event::Shown { winner });
                }
            }
        }
    }

    fn apply(&mut self, event: &Event) {
        static CLOCK: AtomicU8 = AtomicU8::new(0);
        match event {
            Event::Dealt { deck } => {
                self.deck.clone_from(deck);
                for hand in &mut self.hands {
                    *hand = self.deck.split_off(self.deck.len() - DEALT);
                    hand.sort_unstable();
                }
            }
            Event::Bid { seat, card } => self.bids[seat.index()] = Some(*card),
            Event::Peeked { seat } => {
                self.pay(*seat);
                self.peeked.insert(*seat);
            }
            Event::Polished { seat } => {
                self.polish[seat.index()] += 1;
                if !has(Flaw::NeverEnds) {
                    self.pay(*seat);
                }
                if has(Flaw::PlaysWithAClock) {
                    self.won[0] += i32::from(CLOCK.fetch_add(1, Ordering::Relaxed) % 2);
                }
                if has(Flaw::SkipsAField) {
                    self.skipped += 1;
                }
            }
            Event::Reconsidered { seat } => self.bids[seat.index()] = None,
            Event::Stashed { seat, card } => {
                self.pay(*seat);
                self.give_up(*seat, *card);
                if !has(Flaw::LosesACard) {
                    self.stashes[seat.index()].push(*card);
                }
            }
            Event::Shown { winner } => self.show(*winner),
        }
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        self.show_to(viewer)
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Self::Seen> {
        self.tell(event, viewer)
    }

    fn ask(&self, seat: Seat) -> Ask<Action> {
        self.ask_of(seat)
    }

    fn headline(&self, viewer: Viewer) -> Line {
        let line = Line::new("waiting").with("n", i32::from(self.rounds));
        match self.bids.first() {
            Some(&Some(bid)) if has(Flaw::TellsInHeadline) && viewer == Viewer::Spectator => {
                line.with("bid", i32::from(bid))
            }
            _ => line,
        }
    }

    fn scores(&self, viewer: Viewer) -> ScoreSheet {
        self.sheet_for(viewer)
    }

    fn resample(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        self.deal_anew(viewer, dice)
    }

    fn census(&self) -> BTreeMap<&'static str, u32> {
        let cards = self
            .hands
            .iter()
            .chain(&self.stashes)
            .chain([&self.deck, &self.shown])
            .map(Vec::len)
            .sum::<usize>();
        let coins = self.coins.iter().sum::<u32>() + self.bank;
        BTreeMap::from([("card", cards as u32), ("coin", coins)])
    }

    fn counters(&self, seat: Seat) -> Amounts {
        let points = self.polish[seat.index()] as u32;
        Amounts::from([("coin", self.coins[seat.index()]), ("polish", points)])
    }
}

impl Toy {
    pub(super) fn points(&self, seat: Seat) -> i32 {
        self.won[seat.index()] + self.polish[seat.index()]
    }

    fn pay(&mut self, seat: Seat) {
        self.coins[seat.index()] -= 1;
        self.bank += 1;
    }

    fn give_up(&mut self, seat: Seat, card: u8) {
        let hand = &mut self.hands[seat.index()];
        let at = hand.binary_search(&card).expect("the card is in the hand");
        hand.remove(at);
    }

    fn winner(&self) -> Option<Seat> {
        let alone = |bid: &Option<u8>| self.bids.iter().filter(|other| *other == bid).count() == 1;
        Seat::all(self.seats)
            .filter(|seat| alone(&self.bids[seat.index()]))
            .max_by_key(|seat| self.bids[seat.index()])
    }

    fn show(&mut self, winner: Option<Seat>) {
        for seat in Seat::all(self.seats) {
            if let Some(card) = self.bids[seat.index()].take() {
                self.give_up(seat, card);
                self.shown.push(card);
            }
            if let Some(card) = self.deck.pop() {
                self.hands[seat.index()].push(card);
                self.hands[seat.index()].sort_unstable();
            }
        }
        if let Some(winner) = winner {
            self.won[winner.index()] += 3;
        }
        self.peeked = SeatSet::EMPTY;
        self.rounds -= 1;
    }

    fn deal_anew(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut anew = self.clone();
        if viewer == Viewer::Referee || has(Flaw::DealsNothingAnew) {
            return anew;
        }
        let peeked =
            matches!(viewer, Viewer::Seat(seat) if self.peeked.contains(seat)) && !has(Flaw::ForgetsThePeek);
        let top = if peeked { anew.deck.pop() } else { None };
        let hidden = || Seat::all(self.seats).filter(|&seat| !viewer.knows(seat)).map(Seat::index);
        let mut pool = core::mem::take(&mut anew.deck);
        for seat in hidden() {
            pool.append(&mut anew.hands[seat]);
            pool.append(&mut anew.stashes[seat]);
        }
        if !has(Flaw::RemembersTheDeck) {
            pool.sort_unstable();
        }
        dice.shuffle(&mut pool);
        for seat in hidden() {
            anew.hands[seat] = pool.split_off(pool.len() - self.hands[seat].len());
            anew.hands[seat].sort_unstable();
            anew.stashes[seat] = pool.split_off(pool.len() - self.stashes[seat].len());
            anew.bids[seat] = self.bids[seat].map(|bid| {
                let any = *dice.pick(&anew.hands[seat]);
                if has(Flaw::LooksAtBids) && anew.hands[seat].contains(&bid) { bid } else { any }
            });
        }
        pool.extend(top);
        anew.deck = pool;
        anew
    }
}
