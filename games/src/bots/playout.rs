//! Playing on at random, and judging where that led.

use crate::frame::{Dice, Game, Places, Seat, Status, advance};
use alloc::vec::Vec;

/// A match is played on for at most so many steps, and then judged by the sheet as it stands.
const HORIZON: u32 = 400;

/// Plays at random to the end, or to the horizon.
pub(super) fn play_on<G: Game>(mut state: G, dice: &mut Dice) -> G {
    for _ in 0..HORIZON {
        let awaited = state.status().awaited();
        if awaited.is_empty() {
            break;
        }
        for seat in awaited.iter() {
            state = random_step(state, seat, dice);
        }
    }
    state
}

/// Lets the others act at random until a choice of `seat` has had its effect: until it is awaited again, or for as
/// many steps as anybody waits for.
pub(super) fn settle<G: Game>(mut state: G, seat: Seat, dice: &mut Dice) -> G {
    for _ in 0..8 {
        let awaited = state.status().awaited();
        if awaited.contains(seat) {
            break;
        }
        let Some(other) = awaited.iter().next() else { break };
        state = random_step(state, other, dice);
    }
    state
}

fn random_step<G: Game>(state: G, seat: Seat, dice: &mut Dice) -> G {
    let mut list = state.choices(seat);
    list.retain(|action| !G::back(action));
    // What a seat was awaited for may be settled by the step of another.
    if list.is_empty() {
        return state;
    }
    let likely = state.likely(seat, &list, dice).unwrap_or_else(|| dice.index(list.len()));
    advance(state, seat, &list[likely], dice)
}

/// How good a state is for `seat`, from 0 to 1: the win counts most, then the place, then the margin.
pub(super) fn worth<G: Game>(state: &G, seat: Seat) -> f32 {
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
    0.5 * win + 0.2 * rank + 0.3 * margin(&totals, seat) + G::OWN_POINT * own as f32
}

/// What everybody would have if the match ended now, with the lines that only they know.
fn totals<G: Game>(state: &G) -> Vec<i32> {
    let sheet = state.scores();
    let own = |seat| state.own_scores(seat).map_or(0, |sheet| sheet.total(seat));
    sheet.totals.iter().map(|&(seat, total)| total + own(seat)).collect()
}

/// How far a seat is ahead of the best other, from 0 to 1, measured by the size of the scores.
fn margin(totals: &[i32], seat: Seat) -> f32 {
    let own = totals.get(seat.index()).copied().unwrap_or_default();
    let others = totals.iter().enumerate().filter(|&(at, _)| at != seat.index()).map(|(_, &total)| total);
    let ahead = (own - others.max().unwrap_or_default()) as f32;
    let scale = 4.0 + totals.iter().map(|total| total.unsigned_abs() as f32).sum::<f32>() / 8.0;
    0.5 + 0.5 * ahead / (ahead.abs() + scale)
}
