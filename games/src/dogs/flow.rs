//! The automatic transitions: turns, phases, rounds.

use super::actions::Action;
use super::data::{BayId, FOOD_PER_BAY, House, INCOME, QUARTET_BONUS, Region};
use super::events::{Happening, Secret, Token};
use super::kennel::{Dog, DogId, Trip};
use super::map::Space;
use super::phase::{Ending, Phase};
use super::state::{CARDS_OF_HOUSE, Dogs, FlowState, Offer};
use super::variant::DogsVariant;
use crate::frame::{Audience, Seat, Transition};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

impl DogsVariant for Dogs {
    fn table(&self) -> &Dogs {
        self
    }

    fn begin_phase_one(transition: &mut Transition<Self>) {
        begin_refuel(transition);
    }
}

pub(super) fn begin_round<G: DogsVariant>(transition: &mut Transition<G>, round: u8, start: Seat) {
    transition.emit(Happening::RoundBegan { round, start });
    G::begin_phase_one(transition);
}

/// D-02: gas is bought at this moment only.
pub(super) fn begin_refuel<G: DogsVariant>(transition: &mut Transition<G>) {
    // L227-228: in the first round there is no income, and no gas is bought.
    if transition.state().table().round == 1 {
        return begin_driving(transition);
    }
    transition.emit(Happening::Income { coins: INCOME });
    begin_together(transition, Phase::Refuel);
    go_on_together(transition);
}

fn begin_together<G: DogsVariant>(transition: &mut Transition<G>, phase: Phase) {
    let state = transition.state().table();
    let seats = state.in_turn().filter(|&seat| state.decides_in(seat, phase)).collect();
    transition.emit(Happening::PhaseBegan { phase, seats });
}

fn begin<G: DogsVariant>(transition: &mut Transition<G>, phase: Phase) {
    transition.emit(Happening::PhaseBegan { phase, seats: Vec::new() });
}

/// Goes on with the next phase once all seats have finished.
pub(super) fn go_on_together<G: DogsVariant>(transition: &mut Transition<G>) {
    let FlowState::Together { phase, deciding } = transition.state().table().flow else { return };
    if !deciding.is_empty() {
        return;
    }
    match phase {
        Phase::Refuel => begin_driving(transition),
        Phase::LayOut => end_layout(transition),
        Phase::Close => {
            pay_helpers(transition);
            end_round(transition);
        }
        Phase::Drive | Phase::Give | Phase::Act | Phase::Over => {
            unreachable!("seats do not decide together in this phase")
        }
    }
}

fn begin_driving<G: DogsVariant>(transition: &mut Transition<G>) {
    begin(transition, Phase::Drive);
    let seat = transition.state().table().start;
    transition.emit(Happening::TurnBegan { seat, lap: 0 });
}

/// Gives the turn to the next seat to the left whose truck still drives. Ends the phase if there is none.
/// Manual L208, L211: one move, then the next seat.
pub(super) fn next_truck<G: DogsVariant>(transition: &mut Transition<G>, seat: Seat) {
    let state = transition.state().table();
    let mut seats = (1..=u32::from(state.seats)).map(|steps| seat.left_by(steps, state.seats));
    match seats.find(|&other| matches!(state.kennel(other).trip, Trip::Ready | Trip::Out)) {
        Some(seat) => transition.emit(Happening::TurnBegan { seat, lap: 0 }),
        None => end_driving(transition),
    }
}

fn end_driving<G: DogsVariant>(transition: &mut Transition<G>) {
    let all_stayed = transition.state().table().kennels.iter().all(|kennel| kennel.trip == Trip::Stayed);
    if all_stayed {
        note_end(transition, Ending::Stayed);
    }
    note_short_piles(transition);
    for seat in transition.state().table().in_turn() {
        if !transition.state().table().kennel(seat).load.is_empty() {
            transition.emit(Happening::Unloaded { seat });
        }
    }
    begin_together(transition, Phase::LayOut);
    go_on_together(transition);
}

/// L558-563. D-52: looked at when the last truck is home, before anybody lays out. Nothing after that in this phase changes
/// the piles or the map.
fn note_short_piles<G: DogsVariant>(transition: &mut Transition<G>) {
    if Region::ALL.iter().any(|&region| transition.state().table().runs_out(region)) {
        note_end(transition, Ending::Pile);
    }
}

/// Announces the end of the match, unless this round is the last one already.
fn note_end<G: DogsVariant>(transition: &mut Transition<G>, why: Ending) {
    if !transition.state().table().last {
        transition.emit(Happening::EndNear { why });
    }
}

fn end_layout<G: DogsVariant>(transition: &mut Transition<G>) {
    for seat in transition.state().table().in_turn() {
        pay_quartets(transition, seat);
    }
    begin(transition, Phase::Give);
    next_gift(transition);
}

/// L501-504.
pub(super) fn pay_quartets<G: DogsVariant>(transition: &mut Transition<G>, seat: Seat) {
    let due: Vec<BayId> = transition.state().table().kennel(seat).due_quartets().collect();
    for bay in due {
        transition.emit(Happening::Quartet { seat, bay, coins: QUARTET_BONUS });
    }
}

/// D-22: once all seats have laid out, those with a surplus give it away, in turn order.
pub(super) fn next_gift<G: DogsVariant>(transition: &mut Transition<G>) {
    let state = transition.state().table();
    let Some(seat) = state.in_turn().find(|&seat| !state.kennel(seat).surplus.is_empty()) else {
        return end_phase_one(transition);
    };
    let surplus = &state.kennel(seat).surplus;
    let only = if surplus.len() == 1 { surplus.first().map(|dog| dog.id) } else { None };
    transition.emit(Happening::Donates { seat });
    if let Some(dog) = only {
        offer(transition, seat, dog);
    }
}

pub(super) fn offer<G: DogsVariant>(transition: &mut Transition<G>, donor: Seat, dog: DogId) {
    transition.emit(Happening::Offered { seat: donor, dog });
    ask_next(transition, donor);
}

/// L325-338: asks the next seat to the left that has room. If no seat is left, the dog goes to the fair.
/// Manual L326, L333: round the table, then to the fair.
pub(super) fn ask_next<G: DogsVariant>(transition: &mut Transition<G>, after: Seat) {
    let state = transition.state().table();
    let FlowState::Give { donor, offer: Some(Offer { dog, .. }) } = state.flow else {
        unreachable!("a dog is offered")
    };
    let offered = state.kennel(donor).dog(dog).expect("the dog is in the surplus");
    let seats = (1..u32::from(state.seats)).map(|steps| after.left_by(steps, state.seats));
    let mut asked = seats.take_while(|&seat| seat != donor);
    match asked.find(|&seat| state.kennel(seat).can_take_in(offered)) {
        Some(seat) => transition.emit(Happening::Asked { seat }),
        None => {
            transition.emit(Happening::SentToFair { seat: donor, dog });
            next_gift(transition);
        }
    }
}

fn end_phase_one<G: DogsVariant>(transition: &mut Transition<G>) {
    // For matches that were laying out when D-52 was corrected (rules 2).
    note_short_piles(transition);
    G::end_phase_one(transition);
    begin(transition, Phase::Act);
    let seat = transition.state().table().start;
    transition.emit(Happening::TurnBegan { seat, lap: 1 });
}

/// L399-403: turns go round the table until no seat has a piece left.
/// Manual L400, L402.
pub(super) fn next_visit<G: DogsVariant>(transition: &mut Transition<G>, seat: Seat) {
    let state = transition.state().table();
    let FlowState::Act(visit) = state.flow else { unreachable!("somebody acts") };
    let has_piece = |other: &Seat| transition.state().has_piece(*other);
    let in_turn: Vec<Seat> = state.in_turn().collect();
    let later = in_turn.iter().skip_while(|&&other| other != seat).skip(1);
    let this_lap = later.copied().find(has_piece).map(|seat| (seat, visit.lap));
    let next_lap = || in_turn.iter().copied().find(has_piece).map(|seat| (seat, visit.lap + 1));
    match this_lap.or_else(next_lap) {
        Some((seat, lap)) => transition.emit(Happening::TurnBegan { seat, lap }),
        None => begin_closing(transition),
    }
}

/// L517-523. D-39: a seat that has food must feed its dogs.
/// D-49: all seats at once; each feeds before it pays.
fn begin_closing<G: DogsVariant>(transition: &mut Transition<G>) {
    begin_together(transition, Phase::Close);
    for seat in transition.state().table().in_turn() {
        let kennel = transition.state().table().kennel(seat);
        let bays = kennel.occupied();
        let food = kennel.food.min(bays * FOOD_PER_BAY);
        transition.emit(Happening::Fed { seat, food, hungry: bays - food / FOOD_PER_BAY });
    }
    go_on_together(transition);
}

/// L570-577. D-36: a seat that can pay its helper must pay. This pays for the seats that had no choice.
fn pay_helpers<G: DogsVariant>(transition: &mut Transition<G>) {
    for seat in transition.state().table().in_turn() {
        let kennel = transition.state().table().kennel(seat);
        if !kennel.helper || kennel.decided_pay() {
            continue;
        }
        match kennel.pay_actions().as_slice() {
            [Action::Pay { with }] => transition.emit(Happening::HelperPaid { seat, with: *with }),
            _ => transition.emit(Happening::HelperLeft { seat }),
        }
    }
}

/// L535-556: the supply for the next round. The last round has none (L568).
/// D-44: dogs that went hungry in it count as they are now.
fn end_round<G: DogsVariant>(transition: &mut Transition<G>) {
    if transition.state().table().last {
        return G::end(transition);
    }
    transition.emit(Happening::CardsCleared);
    lay_cards(transition);
    G::supply_more(transition);
    turn_fair(transition);
    take_blocks(transition);
    refill(transition);
    let state = transition.state().table();
    if state.numbers().blocks > 0 && state.all_blocks_lie() {
        note_end(transition, Ending::Blocks);
    }
    let state = transition.state().table();
    let (round, start) = (state.round + 1, state.start.left(state.seats));
    begin_round(transition, round, start);
}

/// L181-186, L537-540. D-41: house by house, as long as there are cards.
pub(super) fn lay_cards<G: DogsVariant>(transition: &mut Transition<G>) {
    for &house in House::ALL {
        while let missing @ 1.. = CARDS_OF_HOUSE - transition.state().table().site(house).cards.len() {
            if transition.state().table().deck.is_empty() && !reshuffle(transition) {
                return;
            }
            let deck = &transition.state().table().deck;
            let cards = deck.iter().rev().take(missing).copied().collect();
            transition.reveal(Audience::everybody());
            transition.emit(Happening::CardsLaid { house, cards });
        }
    }
}

/// Makes the discard pile the deck. Returns false if the discard pile is empty.
fn reshuffle<G: DogsVariant>(transition: &mut Transition<G>) -> bool {
    let mut deck = transition.state().table().discard.clone();
    if deck.is_empty() {
        return false;
    }
    transition.dice().reshuffle(&mut deck);
    transition.emit(Secret::DeckShuffled { deck });
    true
}

/// L540-542.
pub(super) fn turn_fair<G: DogsVariant>(transition: &mut Transition<G>) {
    let state = transition.state().table();
    let turned = usize::from(state.turned);
    let card = state.fair_cards[turned % state.fair_cards.len()];
    // After one pass through the four cards, their order is known.
    if turned < state.fair_cards.len() {
        transition.reveal(Audience::everybody());
    }
    transition.emit(Happening::FairTurned { card });
}

/// L718-720.
fn take_blocks<G: DogsVariant>(transition: &mut Transition<G>) {
    if transition.state().table().numbers().blocks == 0 {
        return;
    }
    let state = transition.state().table();
    let piles = Region::ALL.iter().map(|&region| {
        let blocks = state.blocks_on(region);
        let mut tokens = state.pile(region).clone();
        tokens.resize(tokens.len() + blocks, Token::Block);
        (region, tokens)
    });
    let piles: Vec<_> = piles.collect();
    transition.emit(Happening::BlocksTaken);
    for (region, mut tokens) in piles {
        transition.dice().reshuffle(&mut tokens);
        transition.emit(Secret::PileShuffled { region, tokens });
    }
}

/// L544-549. D-45: lost dogs are laid on the board like all others.
/// S-42: a space with one dog or two is not empty.
pub(super) fn refill<G: DogsVariant>(transition: &mut Transition<G>) {
    for &region in Region::ALL {
        let state = transition.state().table();
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
        transition.reveal(Audience::everybody());
        transition.emit(Happening::Refilled { region, dogs, blocks });
    }
}

impl Dogs {
    fn blocks_on(&self, region: Region) -> usize {
        Space::of(region).iter().filter(|&&space| self.spot(space).block).count()
    }

    fn all_blocks_lie(&self) -> bool {
        Region::ALL.iter().all(|&region| self.blocks_on(region) == self.numbers().blocks)
    }

    /// Whether a pile, with the blocks that return to it, has fewer tokens than its region has spaces without a dog.
    /// D-34, S-04b: a block counts as a token, and its space as free. D-46: exactly enough tokens are enough.
    pub(super) fn runs_out(&self, region: Region) -> bool {
        let empty = Space::of(region).iter().filter(|&&space| self.spot(space).dogs.is_empty()).count();
        self.pile(region).len() + self.blocks_on(region) < empty
    }
}
