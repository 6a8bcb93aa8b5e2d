//! Weights that can be changed are those that the policy plays by.

use super::play_match;
use crate::bots::Weighed;
use crate::dog_lover::DogLover;
use crate::dogs_cardgame::DogsCardgame;
use crate::draftosaurus::Draftosaurus;
use crate::frame::{Dice, LegalActions};

/// Plays a match by the policy, and says whether it would have been played with other weights, too.
fn is_played_with<G: Weighed>(weights: &[i32]) -> bool {
    let mut bots = Dice::from_number(1);
    let mut is_alike = true;
    play_match::<G>(&G::Options::default(), 2, 1, |state, seat| {
        let mut list = LegalActions::of(state, seat).to_vec();
        list.retain(|action| !G::is_take_back(action));
        let chosen = state.policy(seat, &list, &mut bots.clone());
        is_alike &= state.weighed_policy(weights, seat, &list, &mut bots) == chosen;
        list[chosen.expect("there is a policy")].clone()
    });
    is_alike
}

fn only_the_weights_in_use_play_alike<G: Weighed>() {
    let in_use: Vec<i32> = G::WEIGHTS.iter().map(|&(_, value)| value).collect();
    assert!(is_played_with::<G>(&in_use));
    assert!(is_played_with::<G>(&[]), "what is missing is as it is in use");
    let reversed: Vec<i32> = in_use.iter().map(|value| 100 - value).collect();
    assert!(!is_played_with::<G>(&reversed));
}

#[test]
fn the_weights_in_use_are_those_of_the_policy() {
    only_the_weights_in_use_play_alike::<Draftosaurus>();
    only_the_weights_in_use_play_alike::<DogsCardgame>();
    only_the_weights_in_use_play_alike::<DogLover>();
}
