//! Draftosaurus, played from outside.

use games::draftosaurus::{Draftosaurus, Options, Sides};
use games::frame::{Dice, Game, Seat, Status, Viewer, open, play};

#[test]
fn every_table_plays_to_its_end() {
    for seats in Draftosaurus::SEATS {
        for &board in Sides::ALL {
            for quick_turns in [false, true] {
                for seed in 0..10 {
                    let mut dice = Dice::from_number(seed);
                    let options = Options { board, quick_turns };
                    let mut state = open::<Draftosaurus>(&options, seats, dice.clone()).unwrap().state;
                    let census = state.census();
                    let mut steps = 1;
                    while let Status::Awaiting(awaited) = state.status() {
                        let seat = *dice.pick(&awaited.iter().collect::<Vec<_>>());
                        let action = *dice.pick(&state.legal(seat));
                        state = play(&state, seat, &action, dice.clone()).unwrap().state;
                        assert_eq!(census, state.census());
                        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                            let other = state.resample(viewer, &mut dice);
                            assert_eq!(other.view(viewer), state.view(viewer));
                            assert_eq!(other.census(), census);
                        }
                        steps += 1;
                    }
                    assert!(steps <= Draftosaurus::MOST_STEPS);
                }
            }
        }
    }
}
