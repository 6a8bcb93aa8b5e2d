//! Secrecy (C-56): the order of the piles and secret choices stay hidden.

use super::*;
use crate::dogs_cardgame::Event;
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
    let own = state.private_view(BIA).unwrap();
    assert_eq!((own.hand.len(), own.chosen), (3, state.chosen.of(BIA).copied()));
    assert_eq!(state.private_view(ANA).unwrap().chosen, None);
}

/// C-56: a deal reveals the hand to its seat alone.
#[test]
fn c_56_a_deal_reveals_to_its_seat() {
    let opened = open::<DogsCardgame>(&Options::default(), 3, Dice::from_number(1)).unwrap();
    let dealt = opened.events.iter().zip(&opened.observations).filter_map(|(event, told)| match event {
        Event::Recorded(RecordedEvent::Dealt { seat, .. }) => Some((*seat, told)),
        _ => None,
    });
    for (seat, told) in dealt {
        assert!(json!(told.to(Viewer::Seat(seat))).get("hand").is_some());
        for other in Seat::all(3).filter(|other| *other != seat).map(Viewer::Seat).chain([Viewer::Spectator])
        {
            let mut observed = json!(told.to(other));
            // The line of the log, which stands with the first seat, names no card.
            let log = observed.as_object_mut().unwrap().remove("log").unwrap();
            assert!(log == json!([]) || log == json!([{ "key": "dealt" }]));
            assert_eq!(observed, json!({ "what": "dealt", "seat": seat, "cards": 3 }));
        }
        assert!(opened.revealed.includes(Viewer::Seat(seat)));
    }
}

/// C-56: the other seats observe the same, whatever is chosen.
#[test]
fn c_56_a_choice_reveals_nothing() {
    let state = drafting(2);
    let told = |character, viewer| {
        json!(state.observe(&RecordedEvent::Chose { seat: BIA, character }.into()).to(Viewer::Seat(viewer)))
            .to_string()
    };
    assert_eq!(told(Character::Vet, ANA), told(Character::Merchant, ANA));
    assert!(told(Character::Vet, BIA).contains("vet"));
}

/// C-56: of the piles, viewers observe only the number of cards; the two characters handed back are not shown.
#[test]
fn c_56_piles_are_numbers() {
    let opened = open::<DogsCardgame>(&Options::default(), 3, Dice::from_number(1)).unwrap();
    let laid = json!(opened.observations[0].to(Viewer::Spectator));
    assert_eq!((&laid["dogs"], &laid["characters"]), (&json!(40), &json!(15)));
    let shuffled = RecordedEvent::Shuffled { pile: opened.state.characters.clone() }.into();
    let seen = json!(opened.state.observe(&shuffled).to(Viewer::Seat(ANA)));
    assert_eq!(seen, json!({ "what": "shuffled", "cards": 6 }));
}

/// Manual L225: all cards lie open.
#[test]
fn determinizing_keeps_what_was_shown() {
    let mut dice = Dice::from_number(3);
    let state = drafting(3);
    let state = play(&state, CAIO, &state.legal(CAIO)[0], Dice::from_number(1)).unwrap().state;
    let mut hands = std::collections::BTreeSet::new();
    for _ in 0..20 {
        let other = state.determinize(Viewer::Seat(ANA), &mut dice);
        assert_eq!((other.view(), other.private_view(ANA)), (state.view(), state.private_view(ANA)));
        assert_eq!(other.conserved_counts(), state.conserved_counts());
        let kennel = other.kennel(CAIO);
        assert!(kennel.hand.contains(other.chosen.of(CAIO).unwrap()));
        hands.insert(kennel.hand.clone());
    }
    assert!(hands.len() > 3);
    assert_eq!(state.determinize(Viewer::Referee, &mut dice), state);
}
