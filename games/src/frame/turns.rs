//! What a turn is: what one seat decided, from where it became awaited to where it no longer was.
//!
//! Where several seats decide at once, in secret or openly, each of them has a turn of its own. What was taken back belongs
//! to no turn.

use super::{Rules, Seat};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// A step that a seat decided, as the record of a match has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided<G: Rules> {
    /// The version of the match after the step.
    pub version: u64,
    pub seat: Seat,
    pub action: G::Action,
    pub events: Vec<G::Event>,
    /// Whether the step rolled or revealed something.
    pub is_final: bool,
}

/// What one seat decided.
#[derive(Clone, Debug)]
pub struct Turn<G: Rules> {
    pub seat: Seat,
    /// The state before the turn.
    pub before: G,
    /// Never empty.
    pub steps: Vec<Decided<G>>,
}

/// The turns of a match, one after the other: turns at the same time stand in the order in which they ended.
///
/// `opened` is the state after the deal; `steps` are all steps of seats but those that the room's undo took back. None if
/// the turns, carried out one after the other, do not lead where the match led.
pub fn turns<G: Rules>(opened: &G, steps: Vec<Decided<G>>) -> Option<Vec<Turn<G>>> {
    let mut end = opened.clone();
    for step in &steps {
        apply(&mut end, step);
    }
    let mut state = opened.clone();
    let mut turns = Vec::new();
    for (seat, steps) in in_turns(opened, steps) {
        let (turn, after) = without_taken_back(seat, state, steps);
        state = after;
        turns.extend(turn);
    }
    (state == end).then_some(turns)
}

fn apply<G: Rules>(state: &mut G, step: &Decided<G>) {
    for event in &step.events {
        state.apply(event);
    }
}

/// The steps of each turn. A turn ends when its seat is no longer awaited, with an action that ends turns, and when
/// somebody else becomes awaited: whoever chose last of all may be awaited again at once. Whoever takes the end of their
/// turn back goes on with it.
fn in_turns<G: Rules>(opened: &G, steps: Vec<Decided<G>>) -> Vec<(Seat, Vec<Decided<G>>)> {
    let mut state = opened.clone();
    let mut running: BTreeMap<Seat, Vec<Decided<G>>> = BTreeMap::new();
    let mut ended: Vec<(Seat, Vec<Decided<G>>)> = Vec::new();
    for step in steps {
        let before = state.status().awaited();
        apply(&mut state, &step);
        let after = state.status().awaited();
        let (seat, takes_back) = (step.seat, G::is_take_back(&step.action));
        if takes_back && !running.contains_key(&seat) {
            let latest = ended.iter().rposition(|(other, _)| *other == seat);
            running.extend(latest.map(|latest| ended.remove(latest)));
        }
        let ends_all = !takes_back && after.iter().any(|seat| !before.contains(seat));
        let ends_own = G::ends_turn(&step.action);
        running.entry(seat).or_default().push(step);
        let ends = |&other: &Seat| ends_all || !after.contains(other) || other == seat && ends_own;
        let mut ending: Vec<Seat> = running.keys().copied().filter(ends).collect();
        // What ended all turns comes last.
        ending.sort_by_key(|&other| other == seat);
        ended.extend(ending.into_iter().filter_map(|seat| Some((seat, running.remove(&seat)?))));
    }
    ended.extend(running);
    ended
}

/// A turn without the steps between two equal states, and the state after it. None if nothing is left.
fn without_taken_back<G: Rules>(seat: Seat, before: G, steps: Vec<Decided<G>>) -> (Option<Turn<G>>, G) {
    let takes_back = steps.iter().any(|step| G::is_take_back(&step.action));
    let mut state = before.clone();
    let mut kept: Vec<(G, Decided<G>)> = Vec::with_capacity(steps.len());
    for step in steps {
        let earlier = state.clone();
        apply(&mut state, &step);
        kept.push((earlier, step));
        // Nothing else leads back, and comparing states takes long.
        if takes_back && let Some(same) = kept.iter().position(|(earlier, _)| *earlier == state) {
            kept.truncate(same);
        }
    }
    let steps: Vec<Decided<G>> = kept.into_iter().map(|(_, step)| step).collect();
    ((!steps.is_empty()).then_some(Turn { seat, before, steps }), state)
}
