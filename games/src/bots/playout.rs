//! Random playouts, and the value of the state at their end.

use crate::frame::{Dice, Game, Places, Seat, Status, advance};
use alloc::vec::Vec;

/// The random numbers of a playout: a stream for what is drawn and rolled, and one for each seat. So the decisions of one seat
/// change neither the luck nor the whims of the others, and playouts that begin with different actions can be compared.
pub(crate) struct Streams {
    number: u32,
    chance: Dice,
    seats: Vec<Dice>,
}

impl Streams {
    pub(crate) fn new(number: u32) -> Self {
        Self { number, chance: Self::stream(number, 0), seats: Vec::new() }
    }

    fn stream(number: u32, at: usize) -> Dice {
        Dice::from_number(u64::from(number) | (at as u64) << u32::BITS)
    }

    /// What is drawn and rolled.
    pub(crate) fn chance(&mut self) -> &mut Dice {
        &mut self.chance
    }

    fn of(&mut self, seat: Seat) -> &mut Dice {
        while self.seats.len() <= seat.index() {
            self.seats.push(Self::stream(self.number, self.seats.len() + 1));
        }
        &mut self.seats[seat.index()]
    }
}

/// A playout of a search has at most so many rounds of steps. A match that is not over then is rated by its score sheet.
const HORIZON: u32 = 400;

/// So many of a hundred steps are by the rollout policy where the others are by the policy. It is at random in a game that
/// has no rollout policy: playouts that are all alike would show one future only.
const ROLLOUT_STEPS: u32 = 10;

/// What decides in a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pilot {
    /// The rollout policy, or chance.
    Rollout,
    /// The policy mostly.
    Policy,
    /// The policy always.
    PolicyAlone,
}

/// Plays to the end or to the horizon. Returns how many actions were carried out, too.
pub(crate) fn play_out<G: Game>(state: G, pilot: Pilot, streams: &mut Streams) -> (G, u32) {
    play_rounds(state, pilot, streams, HORIZON)
}

/// The same with at most so many rounds of steps.
pub(crate) fn play_rounds<G: Game>(mut state: G, pilot: Pilot, streams: &mut Streams, most: u32) -> (G, u32) {
    let mut steps = 0;
    for _ in 0..most {
        let awaited = state.status().awaited();
        if awaited.is_empty() {
            break;
        }
        for seat in awaited.iter() {
            state = step(state, seat, pilot, streams);
            steps += 1;
        }
    }
    (state, steps)
}

/// Plays the other seats until `seat` is awaited again, so that its action has its effect; at most eight steps.
pub(super) fn play_until_awaited<G: Game>(mut state: G, seat: Seat, dice: &mut Dice) -> G {
    let mut streams = Streams::new(dice.below(u32::MAX));
    for _ in 0..8 {
        let awaited = state.status().awaited();
        if awaited.contains(seat) {
            break;
        }
        let Some(other) = awaited.iter().next() else { break };
        state = step(state, other, Pilot::Rollout, &mut streams);
    }
    state
}

fn step<G: Game>(state: G, seat: Seat, pilot: Pilot, streams: &mut Streams) -> G {
    match chosen(&state, seat, pilot, streams) {
        Some(action) => advance(state, seat, &action, streams.chance()),
        // The step of another seat may have ended the decision of this one.
        None => state,
    }
}

/// What the policy does.
pub(crate) fn policy_action<G: Game>(state: &G, seat: Seat, streams: &mut Streams) -> Option<G::Action> {
    chosen(state, seat, Pilot::PolicyAlone, streams)
}

/// None if there is nothing to choose.
fn chosen<G: Game>(state: &G, seat: Seat, pilot: Pilot, streams: &mut Streams) -> Option<G::Action> {
    let dice = streams.of(seat);
    let mut actions = state.legal_actions(seat);
    actions.retain(|action| !G::is_take_back(action));
    if actions.is_empty() {
        return None;
    }
    let chosen = match pilot {
        Pilot::PolicyAlone => state.policy(seat, &actions, dice),
        Pilot::Policy if dice.below(100) >= ROLLOUT_STEPS => state.policy(seat, &actions, dice),
        Pilot::Policy | Pilot::Rollout => state.rollout_policy(seat, &actions, dice),
    };
    let chosen = chosen.unwrap_or_else(|| dice.index(actions.len()));
    Some(actions.swap_remove(chosen))
}

/// The value of a state for `seat`: from 0 to 1 by win, place and the distances to all others, plus [`OWN_POINT_WEIGHT`] for each point.
///
/// [`OWN_POINT_WEIGHT`]: crate::frame::Advice::OWN_POINT_WEIGHT
pub(super) fn value<G: Game>(state: &G, seat: Seat) -> f32 {
    let totals = totals(state);
    let places = match state.status() {
        Status::Over(places) => places,
        Status::Awaiting(_) => Places::ranked(&totals),
    };
    let place = places.0.get(&seat).copied().unwrap_or(1);
    let own = totals.get(seat.index()).copied().unwrap_or_default();
    let others = f32::from(u8::try_from(totals.len()).unwrap_or(u8::MAX)) - 1.0;
    let rank = 1.0 - (f32::from(place) - 1.0) / others.max(1.0);
    let sharing = places.0.values().filter(|&&other| other == place).count();
    let win = if place == 1 { 1.0 / sharing as f32 } else { 0.0 };
    0.5 * win + 0.2 * rank + 0.3 * standing(&totals, seat) + G::OWN_POINT_WEIGHT * own as f32
}

/// The score of each seat if the match ended now, private score lines included.
pub(crate) fn totals<G: Game>(state: &G) -> Vec<i32> {
    let sheet = state.score_sheet();
    let own = |seat| state.private_score_sheet(seat).map_or(0, |sheet| sheet.total(seat));
    sheet.totals.iter().map(|&(seat, total)| total + own(seat)).collect()
}

/// Where the seat stands among all others, from 0 to 1: the mean of its leads over them, each relative to the size of the
/// scores. 0.5 is a tie. At a table of more than two, a seat far ahead of all would hide what is won over the others
/// if only the best one counted.
fn standing(totals: &[i32], seat: Seat) -> f32 {
    let own = totals.get(seat.index()).copied().unwrap_or_default();
    let seats = totals.len().max(2) as f32;
    let scale = 4.0 + totals.iter().map(|total| total.unsigned_abs() as f32).sum::<f32>() / (4.0 * seats);
    let others = totals.iter().enumerate().filter(|&(at, _)| at != seat.index());
    let leads = others.map(|(_, &other)| {
        let ahead = (own - other) as f32;
        ahead / (ahead.abs() + scale)
    });
    0.5 + 0.5 * leads.sum::<f32>() / (seats - 1.0)
}
