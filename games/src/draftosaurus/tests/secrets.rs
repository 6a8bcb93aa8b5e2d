//! which viewer knows what, and what no viewer observes.

use super::super::pens::Board;
use super::*;
use crate::draftosaurus::Observation;
use crate::frame::{Audience, SeatSet, Viewer};
use alloc::string::String;
use alloc::vec::Vec;
use serde_json::{Value, json};

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

/// What a viewer knows besides the public view.
fn private_view(state: &Draftosaurus, viewer: Viewer) -> Value {
    match viewer {
        Viewer::Seat(seat) => json(&state.private_view(seat)),
        Viewer::Spectator => Value::Null,
        Viewer::Referee => {
            json(&Seat::all(state.seats).map(|seat| state.private_view(seat)).collect::<Vec<_>>())
        }
    }
}

/// All that is sent to a viewer by a step: its observations, and its views afterwards.
fn sent(played: &Played<Draftosaurus>, viewer: Viewer) -> String {
    let told: Vec<_> = played.observations.iter().filter_map(|told| told.to(viewer)).collect();
    let state = &played.state;
    json(&(told, state.view(), private_view(state, viewer), state.headline())).to_string()
}

#[test]
fn r_14_private_views_hold_own_secrets_and_the_view_none() {
    let state = table(Board::Summer, Face::Woods, &[("", "ttc"), ("", "sp"), ("", "ib")]);
    let state = step(&state, 0, pick('c')).state;
    let own = json(&state.private_view(Seat(0)));
    assert_eq!(own["holds"], json!({"trex": 2, "triceratops": 1}));
    assert_eq!(own["choice"], json!({"do": "pick", "dino": "triceratops"}));
    let seat = json(&state.view())["seats"]["0"].clone();
    assert_eq!((&seat["hand"], &seat["chosen"]), (&json!(3), &json!(true)));
    assert_eq!((seat.get("holds"), seat.get("choice")), (None, None));
    assert_eq!(
        json(&state.private_view(Seat(2))),
        json!({
            "holds": {"spinosaurus": 1, "brachiosaurus": 1},
            "aside_dinos": {"summer": {}},
        })
    );
}

#[test]
fn r_14_whatever_was_chosen_looks_alike_to_the_others() {
    for (board, quick, seats) in
        [(Sides::Winter, false, 2), (Sides::Summer, true, 2), (Sides::Both, false, 4)]
    {
        play_on(opened(board, quick, seats, 3), 3, |state| {
            // The choice of the last awaited seat reveals, and is not alike.
            let Some(seat) = state.status().awaited().iter().next().filter(|_| state.awaited().len() > 1)
            else {
                return;
            };
            let others = Seat::all(seats).filter(|&other| other != seat).map(Viewer::Seat);
            for viewer in others.chain([Viewer::Spectator]) {
                let frames =
                    state.legal(seat).into_iter().map(|action| sent(&step(state, seat.0, action), viewer));
                let frames: Vec<_> = frames.collect();
                assert!(frames.windows(2).all(|pair| pair[0] == pair[1]));
            }
        });
    }
}

#[test]
fn a_dinosaur_gets_its_public_id_with_its_place() {
    let state = table(Board::Summer, Face::Grassland, &[("", "tcs"), ("", "spi"), ("", "ibb")]);
    let state = everybody(&state, |state, seat| state.legal(seat)[0]);
    let picked = json(&state.view());
    assert!(!picked.to_string().contains("z0-01"));
    assert_eq!(picked["seats"]["1"]["picked"], "stegosaurus");
    let state = everybody(&state, |_, _| place("prairie"));
    let placed = json(&state.view());
    let prairie = &placed["seats"]["1"]["zoos"]["summer"]["pens"]["prairie"];
    assert_eq!(*prairie, json!({"z1-01": {"dino": "stegosaurus", "place": 1}}));
}

#[test]
fn r_08_what_two_players_set_aside_is_hidden_until_the_match_is_over() {
    let state = table(Board::Summer, Face::Woods, &[("", "tcspib"), ("", "ccssbb")]);
    let state = everybody(&state, |state, seat| state.legal(seat)[0]);
    let state = everybody(&state, |_, _| place("river"));
    let state = step(&state, 0, set_aside('b')).state;
    let played = step(&state, 1, set_aside('s'));
    let zoo_of = |view: Value, seat: &str| view["seats"][seat]["zoos"]["summer"].clone();
    for (viewer, known) in
        [(Viewer::Seat(Seat(0)), true), (Viewer::Seat(Seat(1)), false), (Viewer::Spectator, false)]
    {
        let told: Vec<_> = played.observations.iter().filter_map(|told| told.to(viewer)).map(json).collect();
        let told_of_0 = told.iter().find(|told| told["what"] == "set_aside" && told["seat"] == 0).unwrap();
        assert_eq!(told_of_0.get("dino").is_some(), known);
    }
    let zoo = zoo_of(json(&played.state.view()), "0");
    assert_eq!((&zoo["aside"], &zoo["aside_dinos"]), (&json!(1), &json!({})));
    assert_eq!(
        json(&played.state.private_view(Seat(0)))["aside_dinos"],
        json!({"summer": {"brachiosaurus": 1}})
    );
    let passed = |seat| {
        json(
            &played
                .observations
                .iter()
                .filter_map(|told| told.to(Viewer::Seat(seat)))
                .find(|seen| matches!(seen.observation, Observation::Passed { .. })),
        )
    };
    assert_eq!(passed(Seat(0))["hand"], json(&played.state.hand(Seat(0))));
    assert_eq!(passed(Seat(1))["hand"], json(&played.state.hand(Seat(1))));
    // No other seat sees what is set aside; it sees the hand that comes next.
    assert_eq!(played.revealed, Audience::seats(SeatSet::all(2)));
    let over = play_on(played.state, 1, |_| ());
    let shown = zoo_of(json(&over.view()), "1");
    assert_eq!(shown["aside"], 12);
    let counts: u64 = shown["aside_dinos"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(counts, 12);
}

#[test]
fn r_08_in_two_legs_nothing_is_shown_after_the_first() {
    play_on(opened(Sides::Both, true, 2, 5), 5, |state| {
        let view = json(&state.view());
        let known = view["seats"]["0"]["zoos"]["summer"]["aside_dinos"].as_object().unwrap();
        assert_eq!(known.is_empty(), state.phase != Phase::Over);
    });
}

/// The seats whose hands are the same in every determinization for `viewer`.
fn sure_hands(state: &Draftosaurus, viewer: Viewer) -> Vec<u8> {
    let mut dice = Dice::from_number(11);
    let others: Vec<_> = (0..40).map(|_| state.determinize(viewer, &mut dice)).collect();
    let sure = |seat: &Seat| others.iter().all(|other| other.hand(*seat) == state.hand(*seat));
    Seat::all(state.seats).filter(sure).map(|seat| seat.0).collect()
}

#[test]
fn r_14_who_held_a_hand_goes_on_knowing_it() {
    let mut known = Vec::new();
    play_on(opened(Sides::Summer, false, 4, 21), 21, |state| {
        if state.round == 1 && state.turn < 5 && state.chosen.choices().next().is_none() {
            known.push((state.turn, sure_hands(state, Viewer::Seat(Seat(0)))));
        }
        if state.turn < 5 && state.phase == Phase::Pick {
            assert!(sure_hands(state, Viewer::Spectator).is_empty());
            assert_eq!(sure_hands(state, Viewer::Referee), [0, 1, 2, 3]);
        }
    });
    known.dedup();
    // Each hand goes to the left, so seat 0 knows its own, and those of the seats its earlier ones went to.
    let expected: [(u8, &[u8]); 4] = [(1, &[0]), (2, &[0, 1]), (3, &[0, 1, 2]), (4, &[0, 1, 2, 3])];
    assert_eq!(known, expected.map(|(turn, seats)| (turn, seats.to_vec())));
}

#[test]
fn r_14_two_players_can_tell_what_was_set_aside_from_a_hand_they_knew() {
    let viewer = Viewer::Seat(Seat(0));
    let mut dice = Dice::from_number(2);
    let mut unsure = [false; 3];
    play_on(opened(Sides::Summer, false, 2, 13), 13, |state| {
        if state.phase == Phase::Over {
            return;
        }
        let other = state.determinize(viewer, &mut dice);
        assert_eq!(other.leg().asides[0], state.leg().asides[0], "its own it knows");
        for (nth, (here, there)) in state.leg().asides[1].iter().zip(&other.leg().asides[1]).enumerate() {
            unsure[nth % 3] |= here != there;
        }
    });
    // In the first turn it had not seen the hand before; in the others it had, and got the rest of it back.
    assert_eq!(unsure, [true, false, false]);
}

#[test]
fn a_determinization_looks_the_same_and_plays_on() {
    for (board, quick, seats) in [(Sides::Both, false, 2), (Sides::Both, true, 2), (Sides::Winter, false, 5)]
    {
        let mut dice = Dice::from_number(17);
        play_on(opened(board, quick, seats, 17), 17, |state| {
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee]) {
                let other = state.determinize(viewer, &mut dice);
                assert_eq!(
                    (other.view(), private_view(&other, viewer)),
                    (state.view(), private_view(state, viewer))
                );
                assert_eq!(other.headline(), state.headline());
                assert_eq!(other.score_sheet(), state.score_sheet());
                assert_eq!(other.conserved_counts(), state.conserved_counts());
                assert_eq!(other.status(), state.status());
                for seat in Seat::all(seats).filter(|&seat| viewer.knows(seat)) {
                    assert_eq!(other.ask(seat), state.ask(seat));
                }
                for (seat, choice) in other.chosen.choices() {
                    assert!(other.open_to(seat).contains(choice));
                }
            }
        });
    }
}
