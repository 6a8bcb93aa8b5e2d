//! What a turn is: what one seat decided, from where it became awaited to where it no longer was.
//!
//! Where several seats decide at once, in secret or openly, each of them has a turn of its own. What was taken back belongs
//! to no turn.

use super::{Rules, Seat};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::mem;

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

/// The turns of a match, one after the other: turns at the same time stand in the order in which they ended. Where that
/// order would have led elsewhere, because they took from the same pile, each of them is as many turns as it was in parts.
///
/// `opened` is the state after the deal; `steps` are all steps of seats but those that the room's undo took back.
pub fn turns<G: Rules>(opened: &G, steps: Vec<Decided<G>>) -> Vec<Turn<G>> {
    let mut state = opened.clone();
    let mut turns = Vec::new();
    for Stage { parts, played, end } in stages(opened, steps) {
        let (ordered, after) = in_order(&state, parts);
        turns.extend(if after == end { ordered } else { in_order(&state, as_played(played)).0 });
        state = end;
    }
    turns
}

fn apply<G: Rules>(state: &mut G, step: &Decided<G>) {
    for event in &step.events {
        state.apply(event);
    }
}

/// Steps of a seat, one after the other.
type Part<G> = (Seat, Vec<Decided<G>>);

/// Turns at the same time.
struct Stage<G: Rules> {
    parts: Vec<Part<G>>,
    /// Their steps in the order of the match.
    played: Vec<Decided<G>>,
    /// The state after all of them.
    end: G,
}

/// A turn ends when its seat is no longer awaited, with an action that ends turns, and when somebody else becomes awaited:
/// whoever chose last of all may be awaited again at once. Whoever takes the end of their turn back goes on with it. A stage
/// ends when nobody is within a turn.
fn stages<G: Rules>(opened: &G, steps: Vec<Decided<G>>) -> Vec<Stage<G>> {
    let mut state = opened.clone();
    let mut running: BTreeMap<Seat, Vec<Decided<G>>> = BTreeMap::new();
    let (mut ended, mut played): (Vec<Part<G>>, Vec<Decided<G>>) = (Vec::new(), Vec::new());
    let mut stages = Vec::new();
    for step in steps {
        let takes_back = G::is_take_back(&step.action);
        if running.is_empty() && !takes_back && !played.is_empty() {
            let (parts, played) = (mem::take(&mut ended), mem::take(&mut played));
            stages.push(Stage { parts, played, end: state.clone() });
        }
        let before = state.status().awaited();
        apply(&mut state, &step);
        let after = state.status().awaited();
        let (seat, ends_own) = (step.seat, G::ends_turn(&step.action));
        if takes_back && !running.contains_key(&seat) {
            let latest = ended.iter().rposition(|(other, _)| *other == seat);
            running.extend(latest.map(|latest| ended.remove(latest)));
        }
        let ends_all = !takes_back && after.iter().any(|seat| !before.contains(seat));
        played.push(step.clone());
        running.entry(seat).or_default().push(step);
        let ends = |&other: &Seat| ends_all || !after.contains(other) || other == seat && ends_own;
        let mut ending: Vec<Seat> = running.keys().copied().filter(ends).collect();
        // What ended all turns comes last.
        ending.sort_by_key(|&other| other == seat);
        ended.extend(ending.into_iter().filter_map(|seat| Some((seat, running.remove(&seat)?))));
    }
    ended.extend(running);
    stages.push(Stage { parts: ended, played, end: state });
    stages
}

/// The steps in the order of the match, those of one seat that follow each other together.
fn as_played<G: Rules>(steps: Vec<Decided<G>>) -> Vec<Part<G>> {
    let mut parts: Vec<Part<G>> = Vec::new();
    for step in steps {
        match parts.last_mut().filter(|(seat, _)| *seat == step.seat) {
            Some((_, part)) => part.push(step),
            None => parts.push((step.seat, [step].into())),
        }
    }
    parts
}

/// The turns, carried out one after the other, and the state after them.
fn in_order<G: Rules>(before: &G, parts: Vec<Part<G>>) -> (Vec<Turn<G>>, G) {
    let mut state = before.clone();
    let mut turns = Vec::new();
    for (seat, steps) in parts {
        let (turn, after) = without_taken_back(seat, state, steps);
        state = after;
        turns.extend(turn);
    }
    (turns, state)
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
