//! For tests: the reasons that a game gives for actions, in matches played by its policy.

use super::{Dice, Game, LegalActions, Line, Seat, Status, open, play_from};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt::Debug;

/// So many actions with the same reason are looked at in a match.
const OF_EACH: u32 = 12;

/// An action, the reason for it, and the states before and after it.
pub(crate) struct Advised<'a, G: Game> {
    pub(crate) before: &'a G,
    pub(crate) seat: Seat,
    pub(crate) action: &'a G::Action,
    pub(crate) why: &'a Line,
    pub(crate) after: &'a G,
}

impl<G: Game> Advised<'_, G> {
    /// A number of the reason.
    pub(crate) fn number(&self, name: &str) -> i32 {
        match self.why.with.iter().find(|(param, _)| *param == name) {
            Some((_, super::Param::Number(number))) => *number,
            other => panic!("{:?} has no number {name}: {other:?}", self.why),
        }
    }
}

/// Plays matches at every number of seats with each of the options. Every reason must be true, and each must come up.
pub(crate) fn check<G: Game>(options: &[G::Options], matches: u64, is_true: impl Fn(&Advised<'_, G>) -> bool)
where
    G::Options: Debug,
{
    let mut said: BTreeMap<&'static str, u32> = G::ADVICE_KEYS.iter().map(|&key| (key, 0)).collect();
    // One for each reason.
    let mut wrong = BTreeMap::new();
    for (seats, options) in G::SEATS.flat_map(|seats| options.iter().map(move |options| (seats, options))) {
        for seed in 0..matches {
            let Ok(opened) = open::<G>(options, seats, Dice::from_number(seed)) else { continue };
            let mut now = BTreeMap::new();
            one_match(opened.state, seed, &mut now, |advised| {
                if !is_true(advised) {
                    let Advised { seat, action, why, .. } = advised;
                    let what = format!("{action:?} by {seat:?} because of {why:?}");
                    wrong.insert(why.key, format!("{what}, match {seed} of {seats} seats with {options:?}"));
                }
            });
            for (key, times) in now {
                *said.get_mut(key).unwrap_or_else(|| panic!("{key} is not declared")) += times;
            }
        }
    }
    assert!(wrong.is_empty(), "reasons that are not true: {wrong:#?}");
    let never: Vec<_> = said.iter().filter(|(_, times)| **times == 0).map(|(key, _)| key).collect();
    assert!(never.is_empty(), "reasons that never came up: {never:?}");
}

fn one_match<G: Game>(
    mut state: G,
    seed: u64,
    said: &mut BTreeMap<&'static str, u32>,
    mut look: impl FnMut(&Advised<'_, G>),
) {
    let mut dice = Dice::from_number(!seed);
    while let Status::Awaiting(awaited) = state.status() {
        let seat = *dice.pick(&awaited.iter().collect::<Vec<_>>());
        let list = LegalActions::of(&state, seat);
        let carry_out = |action: &G::Action| {
            play_from(&list, &state, seat, action, Dice::from_number(seed)).expect("it is listed").state
        };
        for action in list.iter() {
            let Some(why) = state.why(seat, action) else { continue };
            let times = said.entry(why.key).or_default();
            *times += 1;
            if *times <= OF_EACH {
                let after = carry_out(action);
                look(&Advised { before: &state, seat, action, why: &why, after: &after });
            }
        }
        let forward: Vec<_> = list.iter().filter(|action| !G::is_take_back(action)).cloned().collect();
        // Now and then another action than the policy's, so that matches differ.
        let by_chance = forward.len() > 1 && dice.below(8) == 0;
        let chosen = if by_chance { None } else { state.policy(seat, &forward, &mut dice) };
        let action = chosen.map_or_else(|| dice.pick(&forward).clone(), |at| forward[at].clone());
        state = play_from(&list, &state, seat, &action, dice.clone()).expect("it is listed").state;
        dice.below(2);
    }
}
