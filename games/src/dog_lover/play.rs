//! The rules: what an action leads to.

use super::actions::Action;
use super::data::ADOPTIONS_PER_DOG;
use super::events::{Event, PublicEvent, RecordedEvent};
use super::options::Options;
use super::refill::{fill_school, fill_shelter, refill};
use super::state::{DogLover, Phase, Turn};
use super::{hidden, legal, score, setup};
use crate::frame::{Audience, Dice, OptionsError, Rules, Seat, Status, Transition, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

impl Rules for DogLover {
    const NAME: &'static str = "dog-lover";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 2;
    /// A turn takes three of the 121 cards that come to the grid, so there are at most 40, and 3 more for the round to
    /// be whole; each has one trick, one Fetch and one end. Besides, each card of a hand is played once at most: 6
    /// walks, 13 trainings, 8 traits and 6 pairs of adoptions. And the watchdog is put down once.
    const MAX_STEPS: u32 = 43 * 3 + 33 + 1;
    const MAX_LEGAL_ACTIONS: usize = 120;

    type Options = Options;
    type Action = Action;
    type Event = Event;

    fn new(options: &Options, seats: u8, format: u32) -> Result<Self, OptionsError> {
        Self::lay_out(options, seats, format)
    }

    fn open(transition: &mut Transition<Self>) {
        setup::open(transition);
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over => Status::Over(score::places(self)),
            Phase::Guard | Phase::Rounds => Status::Awaiting(self.awaited().into()),
        }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        legal::legal_actions(self, seat)
    }

    fn play(transition: &mut Transition<Self>, seat: Seat, action: &Action) {
        match *action {
            Action::Guard { lane } => {
                transition.emit(PublicEvent::Guarded { seat, lane });
                let start = transition.state().start;
                transition.emit(PublicEvent::TurnBegan { seat: start, round: 1 });
            }
            Action::Retrieve { trick, turn, at } => {
                let placement = trick.placement(turn, at).expect("what is listed can be laid");
                let cells = placement.cells.iter().collect();
                transition.emit(RecordedEvent::Retrieved { seat, trick, cells, lane: placement.lane });
            }
            Action::Fetch { cell } => transition.emit(RecordedEvent::Fetched { seat, cell }),
            Action::Walk { dog } => transition.emit(PublicEvent::Walked { seat, dog }),
            Action::Train { dog } => transition.emit(PublicEvent::Trained { seat, dog }),
            Action::Attach { card, dog } => transition.emit(PublicEvent::Attached { seat, card, dog }),
            Action::Adopt { dog } => {
                transition.emit(PublicEvent::Adopted { seat, dog, adoptions: ADOPTIONS_PER_DOG });
                fill_shelter(transition);
            }
            Action::Learn { trick } => {
                transition.emit(PublicEvent::Learned { seat, trick, trainings: trick.cost() });
                fill_school(transition);
            }
            Action::EndTurn => {
                let walks = turn(transition).walks;
                transition.emit(PublicEvent::Closed { seat, walks });
                clean_up(transition, seat);
            }
            Action::Discard { card, pay } => {
                transition.emit(PublicEvent::Discarded { seat, card, pay: Some(pay) });
                clean_up(transition, seat);
            }
        }
    }

    fn automatic(&self, seat: Seat, decided: Option<Seat>) -> Option<Action> {
        let turn = self.turn_of(seat).filter(|_| decided == Some(seat))?;
        legal::automatic(self, turn)
    }

    /// L-06: what is discarded without a choice was told before the turn ended.
    fn completes(&self, action: &Action) -> bool {
        matches!(action, Action::Discard { .. })
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::EndTurn
    }

    fn apply(&mut self, event: &Event) {
        self.record(event);
    }

    fn determinize(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        hidden::determinize(self, viewer, dice)
    }

    fn conceal(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        hidden::conceal(self, viewer, dice)
    }

    fn conserved_counts(&self) -> BTreeMap<&'static str, u32> {
        hidden::conserved_counts(self)
    }
}

fn turn(transition: &Transition<DogLover>) -> Turn {
    transition.state().turn.expect("actions are played in turns")
}

/// Discards the traits that cannot be paid for. When no trait is left, the turn is over.
fn clean_up(transition: &mut Transition<DogLover>, seat: Seat) {
    while let Some(card) = transition.state().unpayable(&turn(transition)) {
        transition.emit(PublicEvent::Discarded { seat, card, pay: None });
    }
    if turn(transition).traits.iter().next().is_none() {
        refill(transition);
        go_on(transition, seat);
    }
}

/// Begins the next turn, or ends the match after a whole round (L-12).
fn go_on(transition: &mut Transition<DogLover>, seat: Seat) {
    let state = transition.state();
    let is_round_over = seat == state.last();
    if is_round_over && state.is_last_round {
        return end(transition);
    }
    let round = state.round + u32::from(is_round_over);
    let seat = seat.left(state.seats);
    transition.emit(PublicEvent::TurnBegan { seat, round });
}

/// Feeds the dogs of every seat as well as possible (L-08), and ends the match.
fn end(transition: &mut Transition<DogLover>) {
    for seat in Seat::all(transition.state().seats) {
        let meals = transition.state().player(seat).best_meals();
        transition.emit(PublicEvent::Fed { seat, meals });
    }
    // Hidden hands are revealed.
    transition.reveal(Audience::everybody());
    transition.emit(PublicEvent::Ended);
}
