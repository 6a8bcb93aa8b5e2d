//! What is hidden (L-13): the order of the decks, and hands out of sight.

use super::*;
use crate::dog_lover::player::Hand;
use crate::dog_lover::{Hands, Observation, ObservedEvent};
use crate::frame::{Observed, Viewer, open};
use std::collections::BTreeSet;

fn opened(hands: Hands) -> DogLover {
    open::<DogLover>(&Options { hands, ..Options::default() }, 3, Dice::from_number(1)).unwrap().state
}

fn with_hand(hands: Hands) -> DogLover {
    let mut state = opened(hands);
    let hand = Hand { adoptions: 1, trainings: 2, bones: 2, favorites: [1, 0, 1, 0, 0] };
    state.player_mut(BIA).hand = hand;
    state
}

/// L-13: a hidden hand is in the private view of its owner; other viewers see the number of cards.
#[test]
fn l_13_hidden_hands_are_in_private_views() {
    let state = with_hand(Hands::Hidden);
    let bia = &state.view().players[&BIA];
    assert_eq!((bia.cards, &bia.hand), (7, &None));
    let own = state.private_view(BIA).unwrap().hand;
    assert_eq!((own.adoptions, own.trainings, own.bones), (1, 2, 2));
    assert_eq!(state.private_view(ANA).unwrap().hand.bones, 0);
}

/// L-13: open hands are in the public view, and there are no private views.
#[test]
fn l_13_open_hands_are_in_the_view() {
    let state = with_hand(Hands::Open);
    assert_eq!(state.view().players[&BIA].hand.as_ref().unwrap().trainings, 2);
    assert_eq!((state.private_view(BIA), state.private_score_sheet(BIA)), (None, None));
}

/// L-13: lines of a hidden hand stand on one's own sheet; together with what everybody knows they sum to what an open
/// hand would show.
#[test]
fn l_13_lines_of_a_hidden_hand() {
    let mut states = [with_hand(Hands::Hidden), with_hand(Hands::Open)];
    for state in &mut states {
        give(state, BIA, "r08 d01 d12");
        state.player_mut(BIA).cubes = [4, 1, 1, 0];
    }
    let [hidden, open] = states;
    let public = hidden.score_sheet();
    assert!(!public.order.contains(&"bones") && !public.order.contains(&"favorites"));
    let own = hidden.private_score_sheet(BIA).unwrap();
    assert!(own.lines.values().all(|cells| cells.keys().eq([&BIA])));
    assert_eq!(public.total(BIA) + own.total(BIA), open.score_sheet().total(BIA));
    // Rex and Teddy count in these lines, so the public sheet shows nothing of bones.
    let mut without = hidden;
    without.player_mut(BIA).hand = Hand::default();
    assert_eq!(without.score_sheet(), public);
}

/// L-13: with bones, feeding other dogs may be better; the private score sheet shows it.
#[test]
fn l_13_bones_may_feed_other_dogs() {
    let mut state = opened(Hands::Hidden);
    state.player_mut(BIA).dogs.clear();
    // Four scraps: nine points for one large dog, or two small ones that count for three bones.
    give(&mut state, BIA, "d12+w+t d01 d14");
    state.player_mut(BIA).cubes = [2, 1, 1, 0];
    state.player_mut(BIA).hand.bones = 0;
    assert!(!state.private_score_sheet(BIA).unwrap().order.contains(&"otherwise"));
    state.player_mut(BIA).dogs.clear();
    give(&mut state, BIA, "d05 d14 d18");
    state.player_mut(BIA).cubes = [1, 1, 0, 1];
    // Either the medium dog (5 - 4), or the two small ones (4 - 2).
    assert_eq!(state.score_sheet().total(BIA), 2);
    state.player_mut(BIA).dogs.clear();
    give(&mut state, BIA, "d05+w+t d14 d18");
    assert_eq!(state.score_sheet().total(BIA), 8 - 4);
    state.player_mut(BIA).hand.bones = 3;
    let own = state.private_score_sheet(BIA).unwrap();
    let line = |line| {
        own.lines.get(line).map(|cells: &crate::frame::SmallMap<_, crate::frame::Score>| cells[BIA].points)
    };
    assert_eq!((line("bones"), line("otherwise")), (Some(4), Some(2 - 4)));
}

/// L-13: a viewer who watched knows every hand; only the order of the decks is unknown.
#[test]
fn l_13_determinizing_shuffles_only_the_decks() {
    let state = with_hand(Hands::Hidden);
    let mut dice = Dice::from_number(2);
    let mut decks = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
    let mut ends = BTreeSet::new();
    for _ in 0..300 {
        let other = state.determinize(Viewer::Seat(ANA), &mut dice);
        assert_eq!(other.players, state.players);
        assert_eq!((other.view(), other.conserved_counts()), (state.view(), state.conserved_counts()));
        decks[0].insert(format!("{:?}", other.deck));
        decks[1].insert(format!("{:?}", other.shelter_deck));
        decks[2].insert(format!("{:?}", other.school_deck));
        ends.insert(other.deck.iter().position(|&card| card == Card::END).unwrap());
    }
    assert!(decks.iter().all(|seen| seen.len() > 290));
    assert_eq!(ends, (12..=18).collect());
    assert_eq!(state.determinize(Viewer::Referee, &mut dice), state);
}

/// L-13: the End is where it can still be, as the deck runs low, and nowhere once it is drawn.
#[test]
fn l_13_the_end_comes_nearer() {
    let mut state = opened(Hands::Hidden);
    state.deck.retain(|&card| card != Card::END);
    state.deck.truncate(14);
    state.deck.insert(13, Card::END);
    let mut dice = Dice::from_number(3);
    let places = |state: &DogLover, dice: &mut Dice| -> BTreeSet<_> {
        let place = |other: DogLover| other.deck.iter().position(|&card| card == Card::END);
        (0..100).map(|_| place(state.determinize(Viewer::Spectator, dice))).collect()
    };
    assert_eq!(places(&state, &mut dice), BTreeSet::from([Some(12), Some(13), Some(14)]));
    state.deck.retain(|&card| card != Card::END);
    assert_eq!(places(&state, &mut dice), BTreeSet::from([None]));
}

/// All viewers observe the same. Of the decks they observe only the number of cards.
#[test]
fn decks_are_observed_as_numbers() {
    let opened = open::<DogLover>(&Options::default(), 2, Dice::from_number(1)).unwrap();
    let blank = DogLover::new(&Options::default(), 2, DogLover::FORMAT).unwrap();
    let Observed::All(Observation::Observed(ObservedEvent::Laid { deck, .. })) =
        blank.observe(&opened.events[0])
    else {
        panic!("told to all")
    };
    assert_eq!(deck, 65);
    assert!(opened.observations.iter().all(|told| matches!(told, Observed::All(_) | Observed::Nobody)));
    let view = serde_json::to_value(opened.state.view()).unwrap();
    assert_eq!(
        (&view["deck"], &view["shelter_deck"], &view["school_deck"]),
        (&56.into(), &12.into(), &8.into())
    );
}
