//! How a match runs: bag, rounds, turns, the die, two players, the quarantine, two legs.

use super::super::options::Sides;
use super::super::pens::Board;
use super::*;
use crate::frame::SeatSet;
use alloc::vec::Vec;

fn phase_and_awaited(state: &Draftosaurus) -> (Phase, Vec<u8>) {
    (state.phase, state.status().awaited().iter().map(|seat| seat.0).collect())
}

fn first_listed(state: &Draftosaurus, seat: Seat) -> Action {
    state.legal(seat)[0]
}

/// Every seat plays its first legal action until the phase is `phase`.
fn until(state: &Draftosaurus, done: impl Fn(&Draftosaurus) -> bool) -> Draftosaurus {
    let mut state = state.clone();
    while !done(&state) {
        state = everybody(&state, first_listed);
    }
    state
}

/// Manual L29, L34 (five), L35 (four), L36 (three), L37 and L205 (two).
#[test]
fn the_bag_depends_on_the_number_of_seats_and_ends_empty() {
    for (seats, of_each, rounds, drawn) in [(2, 8, 4, 12), (3, 6, 2, 18), (4, 8, 2, 24), (5, 10, 2, 30)] {
        let state = opened(Sides::Summer, false, seats, 5);
        assert_eq!(state.full_bag(), Herd::of_each(of_each));
        assert_eq!(state.boxed, Herd::of_each(10 - of_each));
        assert_eq!(state.bag.len(), of_each * 6 - drawn, "each seat draws 6");
        assert!(state.hands.iter().all(|hand| hand.len() == 6));
        assert_eq!(state.rounds(), rounds);
        let over = play_on(state, 7, |_| ());
        assert!(over.bag.is_empty() && over.hands.iter().all(Herd::is_empty));
        assert!(over.leg().zoos.iter().all(|zoo| zoo.len() == 12));
    }
}

#[test]
fn tables_of_one_or_six_are_refused() {
    for seats in [0, 1, 6, 7] {
        assert!(Draftosaurus::new(&Options::default(), seats, 1).is_err());
    }
}

/// Manual L47, L53, L57, L61, L65.
#[test]
fn a_turn_picks_reveals_places_and_passes_to_the_left() {
    let state = table(Board::Summer, Face::Woods, &[("", "tc"), ("", "sp"), ("", "ib")]);
    assert_eq!(phase_and_awaited(&state), (Phase::Pick, [0, 1, 2].into()));
    let state = step(&state, 1, pick('s')).state;
    assert_eq!(phase_and_awaited(&state), (Phase::Pick, [0, 2].into()));
    let state = step(&state, 0, pick('t')).state;
    assert!(state.picked.is_empty(), "nothing is revealed before the last pick");
    let last = step(&state, 2, pick('b'));
    assert!(!last.revealed.is_empty() && !last.rolled);
    let state = last.state;
    assert_eq!(state.picked.values().copied().collect::<Vec<_>>(), [dino('t'), dino('s'), dino('b')]);
    assert_eq!(state.hands, [herd("c"), herd("p"), herd("i")]);

    assert_eq!(phase_and_awaited(&state), (Phase::Place, [0, 1, 2].into()));
    let state = step(&state, 0, place("prairie")).state;
    let state = step(&state, 2, place("river")).state;
    assert!(state.leg().zoos.iter().all(|zoo| zoo.len() == 0), "nothing is placed before all have chosen");
    let last = step(&state, 1, place("trio"));
    assert!(!last.revealed.is_empty() && last.rolled);
    let state = last.state;
    assert_eq!(state.leg().zoos, [zoo("prairie:t"), zoo("trio:s"), zoo("river:b")]);
    assert_eq!(state.roller(), Seat(1), "the die goes to the left");
    // The hand of seat 0 went to seat 1, that of seat 1 to seat 2. They are of one, so they were picked at once.
    assert_eq!(state.picked.values().copied().collect::<Vec<_>>(), [dino('i'), dino('c'), dino('p')]);
}

#[test]
fn a_choice_can_be_taken_back_until_the_last_is_in() {
    let state = table(Board::Summer, Face::Woods, &[("", "tc"), ("", "sp")]);
    let chosen = step(&state, 0, pick('t'));
    assert!(chosen.revealed.is_empty() && !chosen.rolled);
    assert_eq!(chosen.state.legal(Seat(0)), [Action::Reconsider]);
    assert!(Draftosaurus::is_take_back(&Action::Reconsider) && !Draftosaurus::is_take_back(&pick('t')));
    let back = step(&chosen.state, 0, Action::Reconsider);
    assert_eq!(back.state, state);
    assert!(back.revealed.is_empty() && !back.rolled);
    let state = step(&back.state, 0, pick('c')).state;
    let state = step(&state, 1, pick('s')).state;
    assert_eq!(state.picked[&Seat(0)], dino('c'));
    assert!(!state.legal(Seat(0)).contains(&Action::Reconsider));
}

/// Manual L43: a round of three to five players has six turns.
#[test]
fn the_last_dinosaur_of_a_round_is_picked_by_itself_and_nothing_is_passed() {
    let mut sixth_turns = 0;
    play_on(opened(Sides::Summer, false, 4, 3), 3, |state| {
        if state.turn == 6 && state.phase == Phase::Place {
            sixth_turns += 1;
            assert!(state.hands.iter().all(Herd::is_empty));
            assert_eq!(state.picked.len(), 4);
        }
        assert!(state.turn < 6 || state.phase != Phase::Pick);
    });
    assert_eq!(sixth_turns, 2 * 4, "two rounds, and four choices in each");
}

#[test]
fn equal_dinosaurs_are_picked_by_hand_lest_it_tell_that_they_are_equal() {
    let state = table(Board::Summer, Face::Woods, &[("", "ppp"), ("", "ccc"), ("", "sss")]);
    assert_eq!(phase_and_awaited(&state), (Phase::Pick, [0, 1, 2].into()));
    let state = everybody(&state, first_listed);
    let state = everybody(&state, |_, _| place("river"));
    assert_eq!(phase_and_awaited(&state), (Phase::Pick, [0, 1, 2].into()));
}

/// R-04. Manual L67, L69: the second round is played like the first.
#[test]
fn r_04_the_die_goes_on_into_the_next_round() {
    for (seats, rolls) in [(2, &[6, 6][..]), (3, &[4, 4, 4]), (4, &[3, 3, 3, 3]), (5, &[3, 3, 2, 2, 2])] {
        let mut rollers = Vec::new();
        let mut turn = (0, 0);
        let over = play_on(opened(Sides::Summer, false, seats, 9), 9, |state| {
            if state.phase != Phase::Over && (state.round, state.turn) != turn {
                turn = (state.round, state.turn);
                rollers.push(state.roller());
            }
        });
        assert_eq!(rollers.len(), 12);
        assert!(rollers.windows(2).all(|pair| pair[1] == pair[0].left(seats)));
        assert_eq!(rollers[0], over.first);
        let of = |back: u32| rollers.iter().filter(|&&seat| seat == over.first.left_by(back, seats)).count();
        assert_eq!((0..u32::from(seats)).map(of).collect::<Vec<_>>(), rolls);
    }
}

/// R-09. Manual L30.
#[test]
fn r_09_the_first_roller_is_drawn() {
    let first: SeatSet = (0..100).map(|seed| opened(Sides::Summer, false, 5, seed).first).collect();
    assert_eq!(first, SeatSet::all(5));
}

/// Manual L203, L207, L209, L213, L214, L215.
#[test]
fn two_players_place_one_set_one_aside_and_swap() {
    let state = table(Board::Summer, Face::Woods, &[("", "tcspib"), ("", "ccssbb")]);
    let state = everybody(&state, |_, seat| pick(['t', 'c'][seat.index()]));
    assert_eq!(phase_and_awaited(&state), (Phase::Place, [0, 1].into()));
    let state = everybody(&state, |_, _| place("river"));
    // R-08: setting aside comes after placing.
    assert_eq!(phase_and_awaited(&state), (Phase::SetAside, [0, 1].into()));
    assert_eq!(state.leg().zoos, [zoo("river:t"), zoo("river:c")]);
    assert_eq!(state.hands, [herd("cspib"), herd("cssbb")]);
    let state = everybody(&state, |_, seat| set_aside(['b', 's'][seat.index()]));
    assert_eq!(state.leg().asides, [[dino('b')], [dino('s')]]);
    assert_eq!(state.hands, [herd("csbb"), herd("cspi")], "the hands are swapped");
    assert_eq!(phase_and_awaited(&state), (Phase::Pick, [0, 1].into()));
    assert_eq!((state.turn, state.roller()), (2, Seat(1)));
}

#[test]
fn two_players_set_the_last_one_aside_without_being_asked() {
    let mut sizes = Vec::new();
    let over = play_on(opened(Sides::Summer, false, 2, 4), 4, |state| {
        if state.phase == Phase::Pick && state.chosen.choices().next().is_none() {
            sizes.push(state.hands[0].len());
            assert_eq!(state.hands[0].len(), state.hands[1].len());
        }
        assert!(state.phase != Phase::SetAside || state.turn < 3);
    });
    sizes.dedup();
    assert_eq!(sizes, [6, 4, 2, 6, 4, 2, 6, 4, 2, 6, 4, 2], "four rounds of three turns");
    assert!(over.leg().asides.iter().all(|aside| aside.len() == 12));
}

/// R-05. Manual L190: it moves before points are counted.
#[test]
fn r_05_only_who_has_a_dinosaur_in_quarantine_moves_it() {
    let mut some = false;
    for seed in 0..20 {
        play_on(opened(Sides::Winter, false, 3, seed), seed, |state| {
            let there = |seat| state.zoo(seat).quarantined().is_some();
            if state.phase == Phase::Quarantine {
                some = true;
                assert_eq!(state.deciding(), Seat::all(3).filter(|&seat| there(seat)).collect());
                assert!(state.deciding().iter().any(there));
            }
            assert!(state.phase != Phase::Over || !Seat::all(3).any(there), "it must move");
        });
    }
    assert!(some);
}

#[test]
fn r_05_without_dinosaurs_in_quarantine_the_step_is_skipped() {
    let river = |state: &Draftosaurus, seat: Seat| match state.phase {
        Phase::Place => place("river"),
        _ => first_listed(state, seat),
    };
    let mut state = opened(Sides::Winter, false, 3, 1);
    while state.phase != Phase::Over {
        assert_ne!(state.phase, Phase::Quarantine);
        state = everybody(&state, river);
    }
}

#[test]
fn r_05_with_two_players_the_quarantine_comes_after_round_four() {
    let mut rounds = Vec::new();
    for seed in 0..20 {
        play_on(opened(Sides::Winter, true, 2, seed), seed, |state| {
            if state.phase == Phase::Quarantine {
                rounds.push((state.round, state.turn));
            }
        });
    }
    rounds.dedup();
    assert_eq!(rounds, [(4, 3)]);
}

/// A table of the winter at its quarantine.
fn quarantine(zoos: &[&str]) -> Draftosaurus {
    let zoos: Vec<_> = zoos.iter().map(|text| (*text, "")).collect();
    let mut state = table(Board::Winter, Face::Restrooms, &zoos);
    state.apply(&Event::Entered { phase: Phase::Quarantine });
    state
}

/// R-06. Manual L190: by the rules of the pens, or into the river.
#[test]
fn r_06_the_quarantine_knows_no_die_but_every_rule_of_the_pens() {
    let full = "quarantine:s wood:sp lookout:t pyramid:s bridge_left:s";
    let state = quarantine(&[full, ""]);
    assert_eq!(state.view().die, None);
    let listed: Vec<_> = state.legal(Seat(0));
    let to = |word, cell: Option<&str>| Action::Move { pen: pen(word), cell: cell.map(super::cell) };
    assert_eq!(
        listed,
        [
            to("wood", None),
            to("bridge_left", None),
            to("bridge_right", None),
            to("pyramid", Some("b3")),
            to("river", None)
        ]
    );
    // The lookout is open if it is free.
    assert!(quarantine(&["quarantine:s", ""]).legal(Seat(0)).contains(&to("lookout", None)));
    // The river always is, whatever the rules of the pens say.
    let stuck = quarantine(&["quarantine:s wood:ss lookout:t pyramid:.s bridge_left:s", ""]);
    assert!(stuck.legal(Seat(0)).contains(&to("river", None)));
}

#[test]
fn r_06_all_leave_the_quarantine_at_once() {
    let state = quarantine(&["quarantine:s", "", "quarantine:t river:c"]);
    assert_eq!(phase_and_awaited(&state), (Phase::Quarantine, [0, 2].into()));
    assert!(state.legal(Seat(1)).is_empty());
    let leave = Action::Move { pen: Pen::Lookout, cell: None };
    let state = step(&state, 2, leave).state;
    assert_eq!(state.leg().zoos[2], zoo("quarantine:t river:c"), "it waits for the others");
    assert_eq!(state.legal(Seat(2)), [Action::Reconsider]);
    let state = step(&state, 0, Action::Move { pen: Pen::River, cell: None }).state;
    assert_eq!(state.phase, Phase::Over);
    assert_eq!(state.leg().zoos[0], zoo("river:s"));
    let moved = state.leg().zoos[2].inmates(Pen::Lookout)[0];
    assert_eq!((moved.number, moved.dino), (1, dino('t')), "it keeps its number");
}

/// R-07.
#[test]
fn r_07_quick_turns_pick_and_place_at_once() {
    let options = Options { board: Sides::Summer, quick_turns: true };
    let state = table_with(options, Face::Woods, &[("", "tc"), ("", "sp"), ("", "ib")]);
    let commit =
        |letter, word| Action::Commit { dino: dino(letter), pen: pen(word), cell: None, aside: None };
    assert!(!state.legal(Seat(1)).contains(&commit('s', "prairie")), "the die binds");
    assert!(state.legal(Seat(0)).contains(&commit('t', "prairie")), "but not who rolled");
    let state = step(&state, 0, commit('t', "prairie")).state;
    let state = step(&state, 1, commit('p', "river")).state;
    assert_eq!(state.hands, [herd("tc"), herd("sp"), herd("ib")], "nothing is shown before the last is in");
    let last = step(&state, 2, commit('i', "trio"));
    assert_eq!(last.state.leg().zoos, [zoo("prairie:t"), zoo("river:p"), zoo("trio:i")]);
    assert_eq!(last.state.hands, [herd("b"), herd("c"), herd("s")]);
    assert_eq!(phase_and_awaited(&last.state), (Phase::Commit, [0, 1, 2].into()));
}

#[test]
fn r_07_quick_turns_of_two_players_set_aside_too() {
    let options = Options { board: Sides::Summer, quick_turns: true };
    let state = table_with(options, Face::Woods, &[("", "ttc"), ("", "spi")]);
    let commit = |letter, word, aside| Action::Commit {
        dino: dino(letter),
        pen: pen(word),
        cell: None,
        aside: Some(dino(aside)),
    };
    let listed = state.legal(Seat(0));
    assert!(listed.contains(&commit('t', "trio", 't')), "there are two");
    assert!(!listed.contains(&commit('c', "trio", 'c')), "there is but one");
    let state = step(&state, 0, commit('t', "trio", 't')).state;
    let state = step(&state, 1, commit('s', "trio", 'i')).state;
    assert_eq!(state.leg().zoos, [zoo("trio:t"), zoo("trio:s")]);
    assert_eq!(state.leg().asides, [[dino('t')], [dino('i')]]);
    assert_eq!(state.hands, [herd("p"), herd("c")]);
}

#[test]
fn r_07_quick_turns_take_one_choice_a_turn() {
    for (seats, quick, steps) in [(2, false, 64), (2, true, 24), (4, false, 88), (4, true, 48)] {
        let mut state = opened(Sides::Summer, quick, seats, 2);
        let mut taken = 0;
        while state.phase != Phase::Over {
            taken += state.status().awaited().len();
            state = everybody(&state, first_listed);
        }
        assert_eq!(taken, steps, "{seats} seats, quick: {quick}");
    }
}

/// R-11. Manual L196, L197: first the summer, then the winter.
#[test]
fn r_11_the_next_seat_begins_the_second_leg() {
    for seats in Draftosaurus::SEATS {
        let mut first = Vec::new();
        let over = play_on(opened(Sides::Both, true, seats, 6), 6, |state| first.push(state.first));
        first.dedup();
        assert_eq!(first.len(), 2);
        assert_eq!(first[1], first[0].left(seats));
        assert_eq!(over.legs.iter().map(|leg| leg.board).collect::<Vec<_>>(), Board::ALL);
        assert!(over.legs.iter().flat_map(|leg| &leg.zoos).all(|zoo| zoo.len() == 12));
    }
}

/// Manual L199: a match of its own, whose points are added.
#[test]
fn the_second_leg_begins_with_a_full_bag_and_empty_zoos() {
    let state = until(&opened(Sides::Both, true, 3, 6), |state| state.legs.len() == 2);
    assert_eq!((state.round, state.turn), (1, 1));
    assert_eq!(state.bag.len(), 36 - 18);
    assert!(state.leg().zoos.iter().all(|zoo| zoo.len() == 0));
    // Numbers run on, so that an id is never used twice in a match.
    assert_eq!(state.next_number(Seat(0)), 13);
}

/// R-15.
#[test]
fn r_15_the_pink_ones_are_brachiosaurs() {
    let words: Vec<_> = Dino::ALL.iter().map(|dino| dino.word()).collect();
    let known = ["trex", "triceratops", "stegosaurus", "parasaurolophus", "spinosaurus", "brachiosaurus"];
    assert_eq!(words, known);
}

#[test]
fn a_restart_in_the_middle_of_a_turn_loses_no_choice_and_deals_nothing_again() {
    for (board, quick) in [(Sides::Both, false), (Sides::Winter, true)] {
        for seats in Draftosaurus::SEATS {
            play_on(opened(board, quick, seats, 8), 8, |state| {
                let stored = serde_json::to_string(state).unwrap();
                assert_eq!(&serde_json::from_str::<Draftosaurus>(&stored).unwrap(), state);
            });
        }
    }
    let state = table(Board::Summer, Face::Woods, &[("", "tc"), ("", "sp"), ("", "ib")]);
    let state = step(&state, 1, pick('p')).state;
    let stored = serde_json::to_value(&state).unwrap();
    assert_eq!(stored["chosen"][1], serde_json::json!({"do": "pick", "dino": "parasaurolophus"}));
}

/// Manual L71, L217: twelve dinosaurs in each zoo.
#[test]
fn no_match_takes_more_steps_than_stated() {
    let mut state = opened(Sides::Both, false, 5, 1);
    let mut steps = 1;
    let into_quarantine = |state: &Draftosaurus, seat: Seat| {
        let quarantine = place("quarantine");
        if state.legal(seat).contains(&quarantine) { quarantine } else { first_listed(state, seat) }
    };
    while state.phase != Phase::Over {
        steps += u32::try_from(state.status().awaited().len()).unwrap();
        state = everybody(&state, into_quarantine);
    }
    assert_eq!(steps, Draftosaurus::MAX_STEPS);
}

#[test]
fn options_are_as_described() {
    use crate::frame::{Kind, Options as _};
    let fields: Vec<_> = Options::FIELDS.iter().map(|field| field.id).collect();
    assert_eq!(fields, ["board", "quick_turns"]);
    let words: Vec<_> = Sides::ALL.iter().map(|sides| sides.word()).collect();
    assert!(matches!(Options::FIELDS[0].kind, Kind::OneOf { values } if values == words));
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
    let all: Options = serde_json::from_str(r#"{"board": "both", "quick_turns": true}"#).unwrap();
    assert_eq!(all, Options { board: Sides::Both, quick_turns: true });
    assert!(serde_json::from_str::<Options>(r#"{"dice": 2}"#).is_err());
}
