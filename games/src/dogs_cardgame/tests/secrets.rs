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
    let kennel = &state.view().kennels[&BIA];
    assert_eq!((kennel.dealt, kennel.chosen), (3, true));
    let own = state.own(BIA).unwrap();
    assert_eq!((own.hand.len(), own.chosen), (3, state.chosen.of(BIA).copied()));
    assert_eq!(state.own(ANA).unwrap().chosen, None);
}

/// C-56: what was dealt comes to light for its seat alone.
#[test]
fn c_56_a_deal_reveals_to_its_seat() {
    let opened = open::<DogsCardgame>(&Options::default(), 3, Dice::from_number(1)).unwrap();
    let dealt = opened.events.iter().zip(&opened.told).filter_map(|(event, told)| match event {
        Event::Dealt { seat, .. } => Some((*seat, told)),
        _ => None,
    });
    for (seat, told) in dealt {
        assert!(json!(told.to(Viewer::Seat(seat))).get("hand").is_some());
        for other in Seat::all(3).filter(|other| *other != seat).map(Viewer::Seat).chain([Viewer::Spectator])
        {
            assert_eq!(json!(told.to(other)), json!({ "what": "dealt", "seat": seat, "cards": 3 }));
        }
        assert!(opened.revealed.includes(Viewer::Seat(seat)));
    }
}

/// C-56: whatever is chosen, the others are told the same.
#[test]
fn c_56_a_choice_tells_nothing() {
    let state = drafting(2);
    let told = |character, viewer| {
        json!(state.told(&Event::Chose { seat: BIA, character }).to(Viewer::Seat(viewer))).to_string()
    };
    assert_eq!(told(Character::Vet, ANA), told(Character::Merchant, ANA));
    assert!(told(Character::Vet, BIA).contains("vet"));
}

/// C-56: the piles are told of as numbers only; the two characters handed back are not shown.
#[test]
fn c_56_piles_are_numbers() {
    let opened = open::<DogsCardgame>(&Options::default(), 3, Dice::from_number(1)).unwrap();
    let laid = json!(opened.told[0].to(Viewer::Spectator));
    assert_eq!((&laid["dogs"], &laid["characters"]), (&json!(40), &json!(15)));
    let shuffled = Event::Shuffled { pile: opened.state.characters.clone() };
    let seen = json!(opened.state.told(&shuffled).to(Viewer::Seat(ANA)));
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
        assert_eq!((other.view(), other.own(ANA)), (state.view(), state.own(ANA)));
        assert_eq!(other.census(), state.census());
        let kennel = other.kennel(CAIO);
        assert!(kennel.hand.contains(other.chosen.of(CAIO).unwrap()));
        hands.insert(kennel.hand.clone());
    }
    assert!(hands.len() > 3);
    assert_eq!(state.resample(Viewer::Referee, &mut dice), state);
}
