//! Traits: attached, or discarded with something.

use super::*;
use crate::dog_lover::Item;
use crate::dog_lover::data::Kind;

fn with_traits(dogs: &str, traits: &[Trait]) -> DogLover {
    let mut state = after_retrieving(4);
    give(&mut state, ANA, dogs);
    traits.iter().for_each(|&card| turn(&mut state).traits.insert(card));
    state
}

fn attach(card: Trait, dog: Dog) -> Action {
    Action::Attach { card, dog }
}

/// L-05: where a dog can have it, it has to be attached; to which, is free.
#[test]
fn l_05_attaching_is_compulsory() {
    let state = with_traits("d01 d05 d02+a1", &[Trait::A3]);
    assert!(!lists(&state, Action::EndTurn));
    assert!(lists(&state, attach(Trait::A3, Dog::D01)) && lists(&state, attach(Trait::A3, Dog::D05)));
    // One trait a dog (manual L48).
    assert!(!lists(&state, attach(Trait::A3, Dog::D02)));
    let state = act(&state, attach(Trait::A3, Dog::D05));
    assert_eq!(dog_of(&state, ANA, Dog::D05).feature, Some(Trait::A3));
    assert!(lists(&state, Action::EndTurn));
}

/// A light eater is a medium or large dog; a small one does not count as a free dog.
#[test]
fn l_05_a_trait_for_other_sizes() {
    let state = with_traits("d01 d05", &[Trait::A5]);
    assert!(!lists(&state, attach(Trait::A5, Dog::D01)) && lists(&state, attach(Trait::A5, Dog::D05)));
    assert!(lists(&with_traits("d01", &[Trait::A5]), Action::EndTurn));
}

/// L-07: rescue dogs can have traits.
#[test]
fn l_07_traits_on_rescue_dogs() {
    assert!(lists(&with_traits("r03", &[Trait::A5]), attach(Trait::A5, Dog::R03)));
}

/// L-06: without a dog, the discard line is carried out; the owner picks with what.
#[test]
fn l_06_the_owner_picks_what_is_discarded() {
    let mut state = with_traits("d01+a1", &[Trait::A3]);
    state.player_mut(ANA).cubes = [1, 0, 2, 0];
    let state = step(&state, Action::EndTurn);
    assert!(!state.is_final());
    let state = state.state;
    let listed = [Item::Scraps, Item::Canned].map(|pay| Action::Discard { card: Trait::A3, pay });
    assert_eq!(state.legal_actions(ANA), listed);
    let state = act(&state, listed[1]);
    assert_eq!(state.player(ANA).cubes, [1, 0, 1, 0]);
    assert_eq!(state.discards.iter().collect::<Vec<_>>(), [(Kind::Trait, 1)]);
    assert_eq!(state.awaited(), BIA);
    assert!(state.grid.iter().all(Option::is_some));
}

/// L-06: what leaves nothing to choose is done at once: one thing to pay with, or nothing of it (manual L49).
#[test]
fn l_06_pays_what_there_is() {
    let mut state = with_traits("", &[Trait::A2, Trait::A6, Trait::A7, Trait::A8]);
    state.player_mut(ANA).cubes = [0, 1, 0, 0];
    state.player_mut(ANA).hand.favorites = [0, 0, 2, 0, 0];
    let preview = state.cost_preview(ANA, &Action::EndTurn);
    assert_eq!(preview.costs, [("dry", 1), ("rope", 1)].into());
    let after = step(&state, Action::EndTurn);
    let paid = |card, pay| after.events.contains(&PublicEvent::Discarded { seat: ANA, card, pay }.into());
    assert!(paid(Trait::A2, Some(Item::Dry)) && paid(Trait::A6, Some(Item::Rope)));
    assert!(paid(Trait::A7, None) && paid(Trait::A8, None));
    let player = after.state.player(ANA);
    assert_eq!((player.cubes, player.hand.favorites), ([0; 4], [0, 0, 1, 0, 0]));
    assert_eq!(after.state.awaited(), BIA);
}

/// L-06: several in the owner's order; one cube may be all there is for two.
#[test]
fn l_06_several_traits() {
    let mut state = with_traits("", &[Trait::A2, Trait::A3, Trait::A4]);
    state.player_mut(ANA).cubes = [1, 1, 0, 0];
    state.player_mut(ANA).hand.trainings = 2;
    let state = act(&state, Action::EndTurn);
    assert_eq!(state.player(ANA).hand.trainings, 1);
    assert_eq!(state.legal_actions(ANA).len(), 4);
    let pay = Action::Discard { card: Trait::A3, pay: Item::Dry };
    assert_eq!(state.cost_preview(ANA, &pay).costs, [("dry", 1), ("scraps", 1)].into());
    let state = act(&state, pay);
    assert_eq!(state.player(ANA).cubes, [0; 4]);
    assert_eq!(state.awaited(), BIA);
}

/// A walk that no dog can have, and a trait, together.
#[test]
fn l_06_walks_go_first() {
    let mut state = with_traits("", &[Trait::A1]);
    turn(&mut state).walks = 2;
    let confirm = state.cost_preview(ANA, &Action::EndTurn).confirm.unwrap();
    assert_eq!((confirm.with["walks"], confirm.with["traits"]), (2.into(), 1.into()));
    let state = act(&state, Action::EndTurn);
    assert_eq!(state.discards.iter().collect::<Vec<_>>(), [(Kind::Walk, 2), (Kind::Trait, 1)]);
}

/// An attached card stays with its dog (manual L18): no legal action moves it.
#[test]
fn attached_cards_stay() {
    let mut state = with_traits("d01+w+t+a1 d05", &[]);
    state.player_mut(ANA).hand.trainings = 1;
    let listed = state.legal_actions(ANA);
    assert!(!listed.iter().any(|action| matches!(action, Action::Attach { .. } | Action::Walk { .. })));
    assert!(listed.contains(&Action::Train { dog: Dog::D05 }));
}
