//! Matches that are always played and scored the same.

use super::*;
use crate::dog_lover::{Hands, Tricks};
use crate::frame::golden::Golden;

fn golden(options: Options, seats: u8, number: u8) -> Golden<DogLover> {
    Golden { options, seats, number, choose: sensible }
}

/// Plays what there is to play before it ends its turn, so that all kinds of things happen.
fn sensible(list: &[Action], chance: &mut Dice) -> Action {
    let rank = |action: &Action| match action {
        Action::EndTurn => 0,
        Action::Train { .. } => 1,
        _ => 2,
    };
    let best = list.iter().map(rank).max().unwrap_or_default();
    let best: Vec<_> = list.iter().copied().filter(|action| rank(action) == best).collect();
    if chance.below(3) == 0 { *chance.pick(list) } else { *chance.pick(&best) }
}

#[test]
fn golden_with_hidden_hands() {
    golden(Options::default(), 2, 1).check_transcript("dog-lover-hidden.txt");
}

#[test]
fn golden_with_open_hands() {
    let options = Options { tricks: Tricks::Standard, hands: Hands::Open };
    golden(options, 3, 2).check_transcript("dog-lover-open.txt");
}

/// A match with every kind of event.
#[test]
fn golden_record_of_format_1() {
    golden(Options::default(), 4, 1).check_record(1);
    let record = include_str!("../../../tests/golden/dog-lover-format-1.json");
    let kinds = [
        "laid",
        "sheltered",
        "offered",
        "refilled",
        "end_drawn",
        "guarded",
        "turn_began",
        "retrieved",
        "fetched",
        "walked",
        "trained",
        "attached",
        "adopted",
        "learned",
        "closed",
        "discarded",
        "fed",
        "ended",
    ];
    for kind in kinds {
        assert!(record.contains(&format!("\"what\":\"{kind}\"")), "{kind} does not happen");
    }
}
