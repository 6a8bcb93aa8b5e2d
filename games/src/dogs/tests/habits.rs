//! What bots do over whole matches that no player would do.

use super::*;
use crate::bots::{Level, choose};
use crate::dogs::data::Good;
use crate::frame::{Advice, Seed, open};
use alloc::collections::BTreeSet;

/// Matches for three that are played.
const MATCHES: u64 = 40;

/// What a match of one level of bots shows.
#[derive(Debug, Default)]
struct Habits {
    /// Dogs that fell ill for want of food.
    starved: u32,
    /// Those of them whose seat had two coins, found the pet shop open at one of its turns of the round, and went elsewhere.
    starved_beside_coins: u32,
    /// Swaps in the warehouse that take back a swap of the same turn.
    swapped_back: u32,
    /// Steps in a finished lay-out.
    fussed: u32,
}

/// The seats that found the pet shop open with two coins in hand, and those that were there, in one round.
#[derive(Default)]
struct Round {
    could_shop: BTreeSet<Seat>,
    shopped: BTreeSet<Seat>,
    swaps: Vec<(Good, Good)>,
}

impl Habits {
    fn look(&mut self, round: &mut Round, state: &Tested, seat: Seat, list: &[Action], action: Action) {
        let open = |action: &Action| matches!(action, Action::Enter { house: House::PetShop, .. });
        if state.kennel(seat).coins >= 2 && list.iter().any(open) {
            round.could_shop.insert(seat);
        }
        if open(&action) {
            round.shopped.insert(seat);
        }
        match action {
            Action::Starve { .. } => {
                self.starved += 1;
                let beside = round.could_shop.contains(&seat) && !round.shopped.contains(&seat);
                self.starved_beside_coins += u32::from(beside);
            }
            Action::Swap { give, get } => {
                self.swapped_back += u32::from(round.swaps.contains(&(get, give)));
                round.swaps.push((give, get));
            }
            Action::Lift { .. } | Action::Exchange { .. } => {
                let kennel = state.kennel(seat);
                let finished = kennel.hand.is_empty() && list.contains(&Action::Done);
                self.fussed += u32::from(finished && !kennel.may_lay_out(state));
            }
            Action::Enter { .. } => round.swaps.clear(),
            _ => {}
        }
    }

    /// Plays matches of one level at three seats.
    fn of(level: Level) -> Self {
        let mut habits = Self::default();
        let options = Options::default();
        for number in 0..MATCHES {
            let seed = Seed([u8::try_from(number).unwrap(); 32]);
            let mut bots = Dice::from_number(number);
            let mut state = open::<Tested>(&options, 3, Dice::for_step(&seed, 0)).unwrap().state;
            let mut round = (0, Round::default());
            for version in 1.. {
                let Status::Awaiting(seats) = state.status() else { break };
                let seat = seats.iter().next().unwrap();
                let skill = level.skill::<Tested>();
                let action = choose(skill, &state, seat, &mut bots, &mut || true).unwrap();
                if round.0 != state.round {
                    round = (state.round, Round::default());
                }
                if let Some(action) = base(&action) {
                    habits.look(&mut round.1, &state, seat, &legal_actions(&state, seat), action);
                }
                state = play(&state, seat, &action, Dice::for_step(&seed, version)).unwrap().state;
            }
        }
        habits
    }
}

#[test]
fn hardly_a_dog_starves_beside_coins_and_an_open_shop() {
    assert!(matches!(Tested::SKILLS[2], crate::frame::Skill::Policy { .. }), "a search takes too long here");
    let habits = Habits::of(Level::Good);
    assert!(u64::from(habits.starved_beside_coins) <= MATCHES, "in {MATCHES} matches of good: {habits:?}");
}

#[test]
fn nothing_is_swapped_to_and_fro_and_a_finished_layout_is_left_alone() {
    for level in [Level::Beginner, Level::Easy, Level::Good] {
        let habits = Habits::of(level);
        assert_eq!((habits.swapped_back, habits.fussed), (0, 0), "{level:?}: {habits:?}");
    }
}
