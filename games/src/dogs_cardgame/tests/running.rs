//! Whole matches.

use super::*;
use crate::dogs_cardgame::DecisionKind;

/// Manual L21-64: what is in the box stays in the match.
#[test]
fn counts_are_those_of_the_box() {
    let options = Options { puppies: true, ..Options::default() };
    let state = started(&options, 5, 1);
    let conserved_counts: Vec<_> = state.conserved_counts().into_iter().collect();
    let box_of_five = [
        ("bonuses", 15),
        ("characters", 20),
        ("dogs", 85),
        ("improvements", 10),
        ("licences", 10),
        ("puppies", 10),
    ];
    assert_eq!(conserved_counts, box_of_five);
    assert_eq!(DogsCardgame::new(&options, 5, 1).unwrap().conserved_counts(), state.conserved_counts());
}

#[test]
fn matches_end_and_their_events_rebuild_them() {
    for seats in DogsCardgame::SEATS {
        for seed in 0..5 {
            let all = seed % 2 == 1;
            let options = Options {
                puppies: all,
                variant_1: all,
                variant_2: all,
                variant_3: all,
                children: seed == 4,
                ..Options::default()
            };
            let state = started(&options, seats, seed);
            let conserved_counts = state.conserved_counts();
            let mut replayed = state.clone();
            let mut steps = 0;
            play_on(state, seed, |action, played| {
                steps += 1;
                played.events.iter().for_each(|event| replayed.apply(event));
                assert_eq!(replayed, played.state, "{action:?}");
                assert_eq!(played.state.conserved_counts(), conserved_counts, "{action:?}");
            });
            assert!(replayed.over);
            assert!(steps < DogsCardgame::MAX_STEPS);
        }
    }
}

/// What happens in the rounds, by name.
const EVENTS: [&str; 27] = [
    "awarded",
    "bay_opened",
    "claimed",
    "collected",
    "donated",
    "end_began",
    "ended",
    "finished",
    "handed_in",
    "hired",
    "improved",
    "licence_paid",
    "lifted",
    "lifting_ended",
    "moved",
    "placed",
    "posted",
    "puppy_due",
    "puppy_taken",
    "refilled",
    "renewed",
    "rewarded",
    "shuffled",
    "stayed",
    "tolled",
    "turn_began",
    "used",
];

/// Over some matches everything happens, and every decision is met.
#[test]
fn everything_happens() {
    let options =
        Options { puppies: true, variant_1: true, variant_2: true, variant_3: true, ..Options::default() };
    let mut met = std::collections::BTreeSet::new();
    let mut happened = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let seats = 2 + u8::try_from(seed % 4).unwrap();
        let state = started(&options, seats, seed);
        let (conserved_counts, mut replayed) = (state.conserved_counts(), state.clone());
        play_well(state, seed, |action, played| {
            happened.extend(
                played.events.iter().filter_map(|event| json!(event)["what"].as_str().map(String::from)),
            );
            met.extend(played.state.decision().map(|decision| decision.kind()));
            played.events.iter().for_each(|event| replayed.apply(event));
            assert_eq!(replayed, played.state, "{action:?}");
            assert_eq!(played.state.conserved_counts(), conserved_counts, "{action:?}");
            if let Some(turn) = &played.state.turn {
                assert!(!played.state.legal(turn.seat).is_empty(), "{action:?}");
            }
        });
    }
    assert_eq!(met.into_iter().collect::<Vec<_>>(), DecisionKind::ALL);
    // All but the deal, the draft, and a reward forfeited (C-19 has a test of its own).
    let happened: Vec<_> = happened.iter().map(String::as_str).collect();
    assert_eq!(happened, EVENTS);
}

/// An infirmary never holds more than three, a bay never more than its places.
#[test]
fn nothing_overflows() {
    play_well(started(&Options { variant_3: true, ..Options::default() }, 4, 6), 6, |_, played| {
        for kennel in played.state.kennels() {
            assert!(kennel.infirmary.len() <= 3);
            assert!(kennel.bays.iter().all(|bay| bay.dogs.len() <= bay.size));
            assert!(kennel.bays.iter().all(|bay| bay.open || bay.dogs.is_empty()));
        }
    });
}
