//! What is hidden (C-56).

use super::*;
use crate::frame::{Viewer, open};

fn drafting(seed: u64) -> DogsCardgame {
    open(&Options::default(), 3, Dice::from_number(seed)).unwrap().state
}

/// C-56: in the draft, each seat's hand and choice are its own.
#[test]
fn c_56_hands_and_choices_of_the_draft() {
    let state = drafting(1);
    let state = play(&state, BIA, &state.legal(BIA)[0], Dice::from_number(1)).unwrap().state;
    let kennel = |viewer| state.view(viewer).kennels[&BIA].clone();
    let own = kennel(Viewer::Seat(BIA));
    assert_eq!((own.dealt, own.hand.map(|hand| hand.len()), own.chosen.is_some()), (3, Some(3), true));
    for viewer in [Viewer::Seat(ANA), Viewer::Spectator] {
        let other = kennel(viewer);
        assert_eq!((other.dealt, other.hand, other.chosen), (3, None, None));
    }
    assert!(kennel(Viewer::Referee).chosen.is_some());
}

/// C-56: whatever is chosen, the others are told the same.
#[test]
fn c_56_a_choice_tells_nothing() {
    let state = drafting(2);
    let told = |character| {
        let event = Event::Chose { seat: BIA, character };
        serde_json::to_string(&state.seen(&event, Viewer::Seat(ANA))).unwrap()
    };
    assert_eq!(told(Character::Vet), told(Character::Merchant));
    let event = Event::Chose { seat: BIA, character: Character::Vet };
    assert!(json!(state.seen(&event, Viewer::Seat(BIA))).get("character").is_some());
}

/// C-56: the piles are told of as numbers only; the two characters handed back are not shown.
#[test]
fn c_56_piles_are_numbers() {
    let opened = open::<DogsCardgame>(&Options::default(), 3, Dice::from_number(1)).unwrap();
    let blank = DogsCardgame::new(&Options::default(), 3).unwrap();
    let laid = json!(blank.seen(&opened.events[0], Viewer::Spectator));
    assert_eq!((&laid["dogs"], &laid["characters"]), (&json!(40), &json!(15)));
    let shuffled = Event::Shuffled { pile: opened.state.characters.clone() };
    let seen = json!(opened.state.seen(&shuffled, Viewer::Seat(ANA)));
    assert_eq!(seen, json!({ "what": "shuffled", "cards": 6 }));
}

#[test]
fn resampling_keeps_what_was_shown() {
    let mut dice = Dice::from_number(3);
    let state = drafting(3);
    let state = play(&state, CAIO, &state.legal(CAIO)[0], Dice::from_number(1)).unwrap().state;
    let mut hands = std::collections::BTreeSet::new();
    for _ in 0..20 {
        let other = state.resample(Viewer::Seat(ANA), &mut dice);
        assert_eq!(other.view(Viewer::Seat(ANA)), state.view(Viewer::Seat(ANA)));
        assert_eq!(other.census(), state.census());
        let kennel = other.kennel(CAIO);
        assert!(kennel.hand.contains(&kennel.chosen.unwrap()));
        hands.insert(kennel.hand.clone());
    }
    assert!(hands.len() > 3);
    assert_eq!(state.resample(Viewer::Referee, &mut dice), state);
}
