//! The toy's rules: who may do what, what is counted, and what is drawn anew.

use super::*;
use crate::frame::{
    Advice, Amounts, Audience, CostPreview, Dice, Empty, Knowledge, Line, Observed, OptionsError, Places,
    Presentation, ResourcePaths, Rules, ScoreSheet, Seat, SeatSet, Status, Transition, Unavailable, Viewer,
};
use core::ops::RangeInclusive;
use std::collections::BTreeMap;

pub(super) const CARDS: u8 = 20;
pub(super) const DEALT: usize = 3;
const COINS: u32 = 3;
const STONES: usize = 2;
/// A card that does not exist.
const STRANGE: Card = 99;

impl Rules for Toy {
    const NAME: &'static str = "toy";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const FORMAT: u32 = 1;
    const RULES_VERSION: u32 = 1;
    /// For each of four seats: a bid, two stones and *done* in each of four rounds; two steps for each of three coins.
    const MAX_STEPS: u32 = 4 * (4 * 4 + 3 * 2);
    const MAX_LEGAL_ACTIONS: usize = 36;

    type Options = ToyOptions;
    type Action = Action;
    type Event = Event;

    fn new(options: &ToyOptions, seats: u8, _format: u32) -> Result<Self, OptionsError> {
        let defaults_fit = !has(Flaw::IgnoresDefaults) || seats != 3;
        if !Self::SEATS.contains(&seats) || !defaults_fit {
            return Err(OptionsError::Seats);
        }
        let n = usize::from(seats);
        Ok(Self {
            seats,
            shop: options.shop,
            open_hands: options.open_hands,
            rounds: if options.rounds == Rounds::Few { 2 } else { 4 },
            deck: Vec::new(),
            face_up: None,
            hands: vec![Vec::new(); n],
            knowledge: Knowledge::new(seats),
            stashes: vec![Vec::new(); n],
            bids: vec![None; n],
            shown: Vec::new(),
            coins: vec![COINS; n],
            bank: 0,
            won: vec![0; n],
            polish: vec![0; n],
            peeked: SeatSet::EMPTY,
            offered: None,
            arranging: false,
            shelves: vec![Vec::new(); n],
            done: SeatSet::EMPTY,
            settled: SeatSet::EMPTY,
            skipped: 0,
        })
    }

    fn open(transition: &mut Transition<Self>) {
        play::open(transition);
    }

    fn status(&self) -> Status {
        if self.over() {
            let sheet = self.score_sheet();
            let mut keys: Vec<i32> = Seat::all(self.seats).map(|seat| sheet.total(seat)).collect();
            if has(Flaw::RanksWrongly) {
                keys.reverse();
            }
            return Status::Over(Places::ranked(&keys));
        }
        Status::Awaiting(self.awaited())
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        if self.over() {
            return Vec::new();
        }
        if let Some(asked) = self.offered {
            let both = has(Flaw::ListsTheOfferToBoth) && seat.left(self.seats) == asked;
            let may_accept = self.coins[asked.index()] > 0 || both;
            return match asked == seat || both {
                true if may_accept => vec![Action::Accept, Action::Decline],
                true => vec![Action::Decline],
                false => Vec::new(),
            };
        }
        if self.arranging {
            return self.arrangements(seat);
        }
        if self.bids[seat.index()].is_some() {
            return vec![if has(Flaw::ListsOutOfTurn) { Action::Done } else { Action::Reconsider }];
        }
        if has(Flaw::ListsForNobody) && self.shown.len() > 2 {
            return Vec::new();
        }
        self.biddings(seat)
    }

    fn is_take_back(action: &Action) -> bool {
        matches!(action, Action::Reconsider | Action::Reopen | Action::StepBack)
    }

    fn decides_openly(&self, _seat: Seat) -> bool {
        self.arranging
    }

    fn automatic(&self, seat: Seat, decided: Option<Seat>) -> Option<Action> {
        let waits = has(Flaw::ActsBySecrets) && self.deck.first().is_some_and(|card| card % 2 == 0);
        let declines = self.offered == Some(seat) && self.coins[seat.index()] == 0;
        // Without stones there is nothing to put down. A seat that takes this back is done again by a step of its own alone,
        // because the steps of others must lead back.
        let is_due = !self.settled.contains(seat) || decided == Some(seat);
        let is_done = self.arranging && !self.done.contains(seat) && self.stones(seat) == 0 && is_due;
        match (declines && !waits, is_done) {
            (true, _) => Some(Action::Decline),
            (_, true) => Some(Action::Done),
            _ => None,
        }
    }

    fn play(transition: &mut Transition<Self>, seat: Seat, action: &Action) {
        PLAYING.set(true);
        play::play(transition, seat, *action);
        PLAYING.set(false);
    }

    fn apply(&mut self, event: &Event) {
        self.fold(event);
    }

    fn determinize(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        self.deal_anew(viewer, dice)
    }

    /// What was taken from the open, or seen before, is out of sight in a hand. Only what was peeked at stays in sight.
    fn conceal(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut forgotten = self.clone();
        forgotten.knowledge = Knowledge::new(self.seats);
        if let (Viewer::Seat(seat), Some(&top)) = (viewer, self.deck.last())
            && self.peeked.contains(seat)
        {
            forgotten.knowledge.look(Audience::seat(seat), self.top().place, &[top]);
        }
        forgotten.deal_anew(viewer, dice)
    }

    fn conserved_counts(&self) -> BTreeMap<&'static str, u32> {
        let piles = self.hands.iter().chain(&self.stashes).chain([&self.deck, &self.shown]);
        let cards = piles.map(Vec::len).sum::<usize>() + usize::from(self.face_up.is_some());
        let coins = self.coins.iter().sum::<u32>() + self.bank;
        BTreeMap::from([("card", cards as u32), ("coin", coins)])
    }
}

impl Presentation for Toy {
    const RESOURCES: ResourcePaths = &[("coin", &["view.seats.$.coins"]), ("polish", &["scores.polish.$.0"])];

    type Observation = show::Observation;
    type View = show::View;
    type PrivateView = show::PrivateView;
    type StaticData = Empty;

    fn view(&self) -> show::View {
        self.shown_to_all()
    }

    fn private_view(&self, seat: Seat) -> Option<show::PrivateView> {
        Some(self.private_view_of(seat))
    }

    fn observe(&self, event: &Event) -> Observed<show::Observation> {
        self.tell(event)
    }

    fn prompt(&self, _seat: Seat) -> Line {
        Line::new("bid")
    }

    fn cost_preview(&self, seat: Seat, action: &Action) -> CostPreview {
        self.price_of(seat, *action)
    }

    fn unavailable(&self, seat: Seat) -> Vec<Unavailable> {
        let broke = self.shop && self.coins[seat.index()] == 0 && !has(Flaw::NeverEnds);
        let verb = if has(Flaw::BarsWithoutAName) { "wax" } else { "polish" };
        let polish = Unavailable { what: BTreeMap::from([("do", verb.into())]), why: Line::new("no_coin") };
        broke.then_some(polish).into_iter().collect()
    }

    fn has_same_prompt(&self, other: &Self, _seat: Seat) -> bool {
        self == other || has(Flaw::OverlooksWhatIsAsked)
    }

    fn verbs() -> Vec<&'static str> {
        vec!["polish"]
    }

    fn headline(&self) -> Line {
        let line = Line::new("waiting").with("n", i32::from(self.rounds));
        match self.bids.first() {
            Some(&Some(bid)) if has(Flaw::TellsInHeadline) => line.with("bid", i32::from(bid)),
            _ => line,
        }
    }

    fn score_lines() -> Vec<&'static str> {
        ["won", "polish", "stash", "hope"].into()
    }

    fn score_sheet(&self) -> ScoreSheet {
        self.sheet()
    }

    fn private_score_sheet(&self, seat: Seat) -> Option<ScoreSheet> {
        self.own_sheet(seat)
    }

    fn static_data(_format: u32) -> Empty {
        Empty {}
    }

    fn resources(&self, seat: Seat) -> Amounts {
        let points = self.polish[seat.index()] as u32;
        Amounts::from([("coin", self.coins[seat.index()]), ("polish", points)])
    }
}

impl Advice for Toy {
    const ADVICE_KEYS: &'static [&'static str] = &["advice_top"];

    fn score_delta(&self, seat: Seat, action: &Action) -> Option<i32> {
        let gain = crate::frame::score_delta(self, seat, action);
        match self.deck.last() {
            Some(&top) if has(Flaw::TellsInWorth) && matches!(action, Action::Bid { .. }) => {
                Some(gain + i32::from(top))
            }
            Some(&top) if has(Flaw::TellsInWorthOfTaking) && *action == Action::Take => {
                Some(gain + i32::from(top))
            }
            _ if has(Flaw::LiesAboutWorth) && *action == Action::Polish => Some(gain + 1),
            _ => Some(gain),
        }
    }

    fn why(&self, _seat: Seat, action: &Action) -> Option<Line> {
        match self.deck.last() {
            Some(&top) if has(Flaw::TellsInReason) && *action == Action::Take => {
                Some(Line::new("advice_top").with("n", i32::from(top)))
            }
            _ if has(Flaw::ReasonsWithoutAKey) && *action == Action::Polish => Some(Line::new("advice")),
            _ => None,
        }
    }
}

impl Toy {
    pub(super) fn over(&self) -> bool {
        self.rounds == 0 || !self.arranging && self.hands.iter().any(Vec::is_empty)
    }

    pub(super) fn awaited(&self) -> SeatSet {
        let all = Seat::all(self.seats);
        match self.offered {
            Some(seat) => seat.into(),
            None if self.arranging => all.filter(|&seat| !self.done.contains(seat)).collect(),
            None => all.filter(|seat| self.bids[seat.index()].is_none()).collect(),
        }
    }

    fn biddings(&self, seat: Seat) -> Vec<Action> {
        let hand = &self.hands[seat.index()];
        let is_strange = self.stashes[seat.index()].contains(&STRANGE);
        let mut list: Vec<Action> = hand.iter().map(|&card| Action::Bid { card }).collect();
        if has(Flaw::ListsStrangeCards) {
            list.push(Action::Bid { card: STRANGE });
        }
        if has(Flaw::ListsTooMuch) || is_strange {
            list.extend((0..CARDS + 17).map(|card| Action::Stash { card }));
        }
        let coin = self.coins[seat.index()] > 0;
        if self.shop && (coin || has(Flaw::ListsWhatItBars) || has(Flaw::NeverEnds)) {
            list.push(Action::Polish);
        }
        if self.shop && coin {
            if !self.deck.is_empty() && !self.peeked.contains(seat) {
                list.push(Action::Peek);
            }
            if self.face_up.is_some() {
                list.push(Action::Take);
            }
            list.push(Action::Offer);
            let stashed = hand.iter().filter(|_| hand.len() > 1);
            list.extend(stashed.map(|&card| Action::Stash { card }));
            if self.deck.len() > 1 {
                list.push(Action::Shuffle);
                list.extend(hand.iter().flat_map(|&card| [Action::Flaunt { card }, Action::Bury { card }]));
            }
        }
        if has(Flaw::ListsBySecrets) && self.deck.last().is_some_and(|card| card % 2 == 0) {
            list.retain(|action| !matches!(action, Action::Polish));
        }
        list
    }

    /// The number of stones that the seat may put on its shelf.
    fn stones(&self, seat: Seat) -> usize {
        if self.coins[seat.index()] == 0 { 0 } else { STONES }
    }

    /// Not sorted: the frame sorts legal actions.
    fn arrangements(&self, seat: Seat) -> Vec<Action> {
        if self.done.contains(seat) {
            return vec![Action::Reopen];
        }
        let shelf = &self.shelves[seat.index()];
        let mut list = vec![Action::Done];
        if shelf.len() < self.stones(seat) {
            list.extend([Action::Put { side: Side::Right }, Action::Put { side: Side::Left }]);
        }
        if !shelf.is_empty() && !has(Flaw::HasNoWayBack) {
            list.push(Action::StepBack);
        }
        if has(Flaw::DisturbsOthers) && self.shelves.iter().any(|other| other.len() == STONES) {
            list.retain(|action| !matches!(action, Action::Put { side: Side::Left }));
        }
        list
    }

    fn deal_anew(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut anew = self.clone();
        if viewer == Viewer::Referee || self.over() || has(Flaw::DealsNothingAnew) {
            return anew;
        }
        let hidden = || Seat::all(self.seats).filter(|&seat| !viewer.knows(seat));
        let open = self.open_hands && !has(Flaw::DealsOpenHandsAnew);
        let mut unknown = Vec::new();
        for seat in hidden() {
            if !open {
                unknown.push((Place::Hand(seat), self.hands[seat.index()].clone()));
            }
            unknown.push((Place::Stash(seat), self.stashes[seat.index()].clone()));
        }
        for (nth, card) in (0..).zip(&self.deck) {
            if !self.keeps(nth) {
                unknown.push((Place::Deck(nth), vec![*card]));
            }
        }
        for (place, cards) in anew.knowledge.deal(viewer, &unknown, dice) {
            match place {
                Place::Deck(nth) => anew.deck[usize::from(nth)] = cards[0],
                Place::Hand(seat) => anew.hands[seat.index()] = cards,
                Place::Stash(seat) => anew.stashes[seat.index()] = cards,
            }
        }
        // The last card never lies in the upper half of the deck.
        if let Some(at) = anew.deck.iter().position(|&card| card == CARDS - 1)
            && has(Flaw::KeepsACardLow)
        {
            let half = anew.deck.len() / 2;
            if at >= half {
                anew.deck.swap(at, at - half);
            }
        }
        if has(Flaw::MintsACoin) {
            anew.bank += 1;
        }
        let stash = hidden().map(Seat::index).find(|&seat| !anew.stashes[seat].is_empty());
        if let Some(seat) = stash.filter(|_| has(Flaw::DealsAStrangeCard)) {
            anew.stashes[seat][0] = STRANGE;
        }
        if has(Flaw::RemembersTheDeck) && self.deck.first() < self.deck.last() {
            anew.deck.reverse();
        }
        for seat in hidden().map(Seat::index) {
            anew.bids[seat] = self.bids[seat].map(|bid| {
                let any = *dice.pick(&anew.hands[seat]);
                if has(Flaw::LooksAtBids) && anew.hands[seat].contains(&bid) { bid } else { any }
            });
            if let Some(bid) = self.bids[seat].filter(|_| has(Flaw::KeepsBids)) {
                anew.fetch(bid, seat);
                anew.bids[seat] = Some(bid);
            }
        }
        anew
    }

    /// Exchanges a card, wherever it was dealt, for one in a hand.
    fn fetch(&mut self, card: Card, seat: usize) {
        if self.hands[seat].contains(&card) {
            return;
        }
        let other = core::mem::replace(&mut self.hands[seat][0], card);
        let piles = self.hands.iter_mut().enumerate().filter(|(at, _)| *at != seat).map(|(_, hand)| hand);
        let cards = piles.chain(&mut self.stashes).chain([&mut self.deck]).flatten();
        cards.filter(|there| **there == card).for_each(|there| *there = other);
        self.hands.iter_mut().for_each(|hand| hand.sort_unstable());
    }

    /// Whether a flaw leaves a card of the deck, counted from the bottom, where it is.
    fn keeps(&self, nth: u8) -> bool {
        let from_top = self.deck.len() - 1 - usize::from(nth);
        has(Flaw::LeavesTheDeck)
            || has(Flaw::LeavesTheDeckToTwo) && self.seats == 2
            || has(Flaw::LeavesTheDeckWithOpenHands) && self.open_hands
            || has(Flaw::KeepsTheTopTwo) && from_top < 2
            || has(Flaw::KeepsTheBottom) && nth == 0
    }
}
