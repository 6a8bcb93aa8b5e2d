//! How one thing follows the other: turns, phases, rounds.

use super::actions::Action;
use super::data::{BayId, FOOD_PER_BAY, House, INCOME, QUARTET_BONUS, Region};
use super::events::{Happening, Secret, Token};
use super::kennel::{Dog, DogId, Trip};
use super::map::Space;
use super::phase::{Ending, Phase};
use super::state::{CARDS_OF_HOUSE, Offer, Stage, Table};
use super::title::Title;
use crate::frame::{Audience, Script, Seat};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

pub(super) fn begin_round<G: Title>(script: &mut Script<G>, round: u8, start: Seat) {
    script.emit(Happening::RoundBegan { round, start }.into());
    G::begin_phase_one(script);
}

pub(super) fn begin_refuel<G: Title>(script: &mut Script<G>) {
    // L227-228: in the first round nobody is paid or buys gas.
    if script.state().round == 1 {
        return begin_driving(script);
    }
    script.emit(Happening::Income { coins: INCOME }.into());
    begin_together(script, Phase::Refuel);
    go_on_together(script);
}

fn begin_together<G: Title>(script: &mut Script<G>, phase: Phase) {
    let state = script.state();
    let seats = state.in_turn().filter(|&seat| state.decides_in(seat, phase)).collect();
    script.emit(Happening::PhaseBegan { phase, seats }.into());
}

fn begin<G: Title>(script: &mut Script<G>, phase: Phase) {
    script.emit(Happening::PhaseBegan { phase, seats: Vec::new() }.into());
}

/// Goes on with the next phase once everybody has decided.
pub(super) fn go_on_together<G: Title>(script: &mut Script<G>) {
    let Stage::Together { phase, deciding } = script.state().stage else { return };
    if !deciding.is_empty() {
        return;
    }
    match phase {
        Phase::Refuel => begin_driving(script),
        Phase::LayOut => end_layout(script),
        Phase::Close => {
            pay_helpers(script);
            end_round(script);
        }
        Phase::Drive | Phase::Give | Phase::Act | Phase::Over => unreachable!("nobody decides together"),
    }
}

fn begin_driving<G: Title>(script: &mut Script<G>) {
    begin(script, Phase::Drive);
    let seat = script.state().start;
    script.emit(Happening::TurnBegan { seat, lap: 0 }.into());
}

/// The next truck that is not home, to the left of this one.
pub(super) fn next_truck<G: Title>(script: &mut Script<G>, seat: Seat) {
    let state = script.state();
    let mut seats = (1..=u32::from(state.seats)).map(|steps| seat.left_by(steps, state.seats));
    match seats.find(|&other| matches!(state.kennel(other).trip, Trip::Ready | Trip::Out)) {
        Some(seat) => script.emit(Happening::TurnBegan { seat, lap: 0 }.into()),
        None => end_driving(script),
    }
}

fn end_driving<G: Title>(script: &mut Script<G>) {
    let all_stayed = script.state().kennels.iter().all(|kennel| kennel.trip == Trip::Stayed);
    if all_stayed {
        note_end(script, Ending::Stayed);
    }
    for seat in script.state().in_turn() {
        if !script.state().kennel(seat).load.is_empty() {
            script.emit(Happening::Unloaded { seat }.into());
        }
    }
    begin_together(script, Phase::LayOut);
    go_on_together(script);
}

/// Once a match: it is about to end.
fn note_end<G: Title>(script: &mut Script<G>, why: Ending) {
    if !script.state().last {
        script.emit(Happening::EndNear { why }.into());
    }
}

fn end_layout<G: Title>(script: &mut Script<G>) {
    for seat in script.state().in_turn() {
        pay_quartets(script, seat);
    }
    begin(script, Phase::Give);
    next_gift(script);
}

/// L501-504.
pub(super) fn pay_quartets<G: Title>(script: &mut Script<G>, seat: Seat) {
    let due: Vec<BayId> = script.state().kennel(seat).due_quartets().collect();
    for bay in due {
        script.emit(Happening::Quartet { seat, bay, coins: QUARTET_BONUS }.into());
    }
}

/// D-22: all have laid out; now whoever has dogs without room gives them away, in turn order.
pub(super) fn next_gift<G: Title>(script: &mut Script<G>) {
    let state = script.state();
    let Some(seat) = state.in_turn().find(|&seat| !state.kennel(seat).surplus.is_empty()) else {
        return end_phase_one(script);
    };
    let surplus = &state.kennel(seat).surplus;
    let only = if surplus.len() == 1 { surplus.first().map(|dog| dog.id) } else { None };
    script.emit(Happening::Donates { seat }.into());
    if let Some(dog) = only {
        offer(script, seat, dog);
    }
}

pub(super) fn offer<G: Title>(script: &mut Script<G>, donor: Seat, dog: DogId) {
    script.emit(Happening::Offered { seat: donor, dog }.into());
    ask_next(script, donor);
}

/// L325-338: to the left, then on, past those who have no room; in the end to the fair.
pub(super) fn ask_next<G: Title>(script: &mut Script<G>, after: Seat) {
    let state = script.state();
    let Stage::Give { donor, offer: Some(Offer { dog, .. }) } = state.stage else {
        unreachable!("a dog is offered")
    };
    let offered = state.kennel(donor).dog(dog).expect("the dog is in the surplus");
    let seats = (1..u32::from(state.seats)).map(|steps| after.left_by(steps, state.seats));
    let mut asked = seats.take_while(|&seat| seat != donor);
    match asked.find(|&seat| state.kennel(seat).can_take_in(offered)) {
        Some(seat) => script.emit(Happening::Asked { seat }.into()),
        None => {
            script.emit(Happening::SentToFair { seat: donor, dog }.into());
            next_gift(script);
        }
    }
}

/// L558-563.
fn end_phase_one<G: Title>(script: &mut Script<G>) {
    if Region::ALL.iter().any(|&region| script.state().runs_out(region)) {
        note_end(script, Ending::Pile);
    }
    G::end_phase_one(script);
    begin(script, Phase::Act);
    let seat = script.state().start;
    script.emit(Happening::TurnBegan { seat, lap: 1 }.into());
}

/// L399-403: round the table, as long as somebody has a piece left.
pub(super) fn next_visit<G: Title>(script: &mut Script<G>, seat: Seat) {
    let state = script.state();
    let Stage::Act(visit) = state.stage else { unreachable!("somebody acts") };
    let has_piece = |other: &Seat| state.has_piece(*other);
    let in_turn: Vec<Seat> = state.in_turn().collect();
    let later = in_turn.iter().skip_while(|&&other| other != seat).skip(1);
    let this_lap = later.copied().find(has_piece).map(|seat| (seat, visit.lap));
    let next_lap = || in_turn.iter().copied().find(has_piece).map(|seat| (seat, visit.lap + 1));
    match this_lap.or_else(next_lap) {
        Some((seat, lap)) => script.emit(Happening::TurnBegan { seat, lap }.into()),
        None => begin_closing(script),
    }
}

/// L517-523. D-39: who has food, feeds.
fn begin_closing<G: Title>(script: &mut Script<G>) {
    begin_together(script, Phase::Close);
    for seat in script.state().in_turn() {
        let kennel = script.state().kennel(seat);
        let bays = kennel.occupied();
        let food = kennel.food.min(bays * FOOD_PER_BAY);
        script.emit(Happening::Fed { seat, food, hungry: bays - food / FOOD_PER_BAY }.into());
    }
    go_on_together(script);
}

/// L570-577. D-36: who can pay, pays; this is for those who had nothing to decide.
fn pay_helpers<G: Title>(script: &mut Script<G>) {
    for seat in script.state().in_turn() {
        let kennel = script.state().kennel(seat);
        if !kennel.helper || kennel.decided_pay() {
            continue;
        }
        match kennel.pay_list().as_slice() {
            [Action::Pay { with }] => script.emit(Happening::HelperPaid { seat, with: *with }.into()),
            _ => script.emit(Happening::HelperLeft { seat }.into()),
        }
    }
}

/// L535-556. In the last round nothing of it is done (L568).
fn end_round<G: Title>(script: &mut Script<G>) {
    if script.state().last {
        return G::end(script);
    }
    script.emit(Happening::CardsCleared.into());
    lay_cards(script);
    G::supply_more(script);
    turn_fair(script);
    take_blocks(script);
    refill(script);
    let state = script.state();
    if state.numbers().blocks > 0 && state.all_blocks_lie() {
        note_end(script, Ending::Blocks);
    }
    let state = script.state();
    let (round, start) = (state.round + 1, state.start.left(state.seats));
    begin_round(script, round, start);
}

/// L181-186, L537-540. D-41: house by house while there are cards.
pub(super) fn lay_cards<G: Title>(script: &mut Script<G>) {
    for &house in House::ALL {
        while let missing @ 1.. = CARDS_OF_HOUSE - script.state().site(house).cards.len() {
            if script.state().deck.is_empty() && !reshuffle(script) {
                return;
            }
            let deck = &script.state().deck;
            let cards = deck.iter().rev().take(missing).copied().collect();
            script.reveal(Audience::everybody());
            script.emit(Happening::CardsLaid { house, cards }.into());
        }
    }
}

/// The discard becomes the deck; whether there was one.
fn reshuffle<G: Title>(script: &mut Script<G>) -> bool {
    let mut deck = script.state().discard.clone();
    if deck.is_empty() {
        return false;
    }
    script.dice().reshuffle(&mut deck);
    script.emit(Secret::DeckShuffled { deck }.into());
    true
}

/// L540-542.
pub(super) fn turn_fair<G: Title>(script: &mut Script<G>) {
    let state = script.state();
    let turned = usize::from(state.turned);
    let card = state.fair_cards[turned % state.fair_cards.len()];
    // After one round of them their order is known.
    if turned < state.fair_cards.len() {
        script.reveal(Audience::everybody());
    }
    script.emit(Happening::FairTurned { card }.into());
}

/// L718-720.
fn take_blocks<G: Title>(script: &mut Script<G>) {
    if script.state().numbers().blocks == 0 {
        return;
    }
    let state = script.state();
    let piles = Region::ALL.iter().map(|&region| {
        let blocks = state.blocks_on(region);
        let mut tokens = state.pile(region).clone();
        tokens.resize(tokens.len() + blocks, Token::Block);
        (region, tokens)
    });
    let piles: Vec<_> = piles.collect();
    script.emit(Happening::BlocksTaken.into());
    for (region, mut tokens) in piles {
        script.dice().reshuffle(&mut tokens);
        script.emit(Secret::PileShuffled { region, tokens }.into());
    }
}

/// L544-549. D-45: a lost dog is laid like any other.
pub(super) fn refill<G: Title>(script: &mut Script<G>) {
    for &region in Region::ALL {
        let state = script.state();
        let empty = Space::of(region).iter().copied().filter(|&space| state.spot(space).is_empty());
        let (mut dogs, mut blocks) = (BTreeMap::new(), Vec::new());
        let mut shown = state.shown;
        for (space, &token) in empty.zip(state.pile(region).iter().rev()) {
            match token {
                Token::Block => blocks.push(space),
                Token::Dog(breed, health) => {
                    dogs.insert(space, Dog::new(DogId(shown), breed, health));
                    shown += 1;
                }
            }
        }
        script.reveal(Audience::everybody());
        script.emit(Happening::Refilled { region, dogs, blocks }.into());
    }
}

impl Table {
    fn blocks_on(&self, region: Region) -> usize {
        Space::of(region).iter().filter(|&&space| self.spot(space).block).count()
    }

    fn all_blocks_lie(&self) -> bool {
        Region::ALL.iter().all(|&region| self.blocks_on(region) == self.numbers().blocks)
    }

    /// Whether a pile, with the blocks that go back to it, has not enough tokens for the spaces of its region without
    /// a dog. D-34, S-04b: a block is a token, and frees its space. D-46: exactly enough is enough.
    pub(super) fn runs_out(&self, region: Region) -> bool {
        let empty = Space::of(region).iter().filter(|&&space| self.spot(space).dogs.is_empty()).count();
        self.pile(region).len() + self.blocks_on(region) < empty
    }
}
