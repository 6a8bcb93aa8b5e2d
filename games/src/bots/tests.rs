//! Rules for every bot in every game, and the strength of the levels.

use super::{Level, Playouts, choose};
use crate::dog_lover::DogLover;
use crate::dogs::Dogs;
use crate::dogs::socio::Socio;
use crate::dogs_cardgame::DogsCardgame;
use crate::draftosaurus::Draftosaurus;
use crate::frame::{Dice, Game, Places, Rules, Seat, Seed, Status, Viewer, open, play};
use core::ops::Range;

/// Plays a match in which `decide` chooses all actions.
fn play_match<G: Game>(
    options: &G::Options,
    seats: u8,
    number: u8,
    mut decide: impl FnMut(&G, Seat) -> G::Action,
) -> Places {
    let seed = Seed([number; 32]);
    let mut state = open::<G>(options, seats, Dice::for_step(&seed, 0)).expect("the defaults fit").state;
    for version in 1.. {
        let seat = match state.status() {
            Status::Awaiting(seats) => seats.iter().last().expect("somebody is awaited"),
            Status::Over(places) => return places,
        };
        let action = decide(&state, seat);
        state = play(&state, seat, &action, Dice::for_step(&seed, version))
            .expect("bots play by the rules")
            .state;
    }
    unreachable!("matches end")
}

/// Checks in whole matches that no action depends on hidden information.
fn ignores_hidden_information<G: Game>(level: Level, budget: Playouts) {
    for seats in G::SEATS {
        let mut bots = Dice::from_number(u64::from(seats));
        play_match::<G>(&G::Options::default(), seats, seats, |state, seat| {
            let other = state.determinize(Viewer::Seat(seat), &mut bots);
            let number = u64::from(bots.below(u32::MAX));
            let [here, there] = [state, &other].map(|state| {
                choose(level, state, seat, &mut Dice::from_number(number), budget, &mut || true)
            });
            assert_eq!(here, there, "{level:?} uses information hidden from {seat:?}");
            let action = here.expect("an awaited seat has something to do");
            assert!(!G::is_take_back(&action), "{level:?} takes something back");
            action
        });
    }
}

fn decides_without_time<G: Game>() {
    let seats = *G::SEATS.start();
    let mut bots = Dice::from_number(1);
    play_match::<G>(&G::Options::default(), seats, 1, |state, seat| {
        let decided = choose(Level::Good, state, seat, &mut bots, Playouts(1_000_000), &mut || false);
        decided.expect("a bot without time still decides")
    });
}

macro_rules! test_each {
    ($($name:ident: $game:ty,)*) => {
        mod every_game {
            $(
                mod $name {
                    use super::super::*;

                    #[test]
                    fn easy_ignores_hidden_information() {
                        ignores_hidden_information::<$game>(Level::Easy, Playouts(0));
                    }

                    #[test]
                    fn good_ignores_hidden_information() {
                        ignores_hidden_information::<$game>(Level::Good, Playouts(8));
                    }

                    #[test]
                    fn good_decides_without_time() {
                        decides_without_time::<$game>();
                    }
                }
            )*
        }
    };
}
crate::with_games!(test_each);

#[test]
fn bots_choose_nothing_for_a_seat_that_is_not_awaited() {
    let seed = Seed([1; 32]);
    let options = <Draftosaurus as Rules>::Options::default();
    let opening = open::<Draftosaurus>(&options, 2, Dice::for_step(&seed, 0)).expect("the defaults fit");
    let picks = opening.state.legal_actions(Seat(0));
    let chosen = play(&opening.state, Seat(0), &picks[0], Dice::for_step(&seed, 1)).expect("it is listed");
    for level in [Level::Easy, Level::Good] {
        let decided =
            choose(level, &chosen.state, Seat(0), &mut Dice::from_number(1), Playouts(9), &mut || true);
        assert_eq!(decided, None);
    }
}

/// The number of wins of *good* against *easy*. A shared win counts as half. The seats alternate.
fn wins_of_good<G: Game>(matches: Range<u8>, budget: Playouts) -> f64 {
    let mut wins = 0.0;
    for number in matches {
        let good = Seat(number % 2);
        let mut bots = Dice::from_number(u64::from(number));
        let places = play_match::<G>(&G::Options::default(), 2, number / 2, |state, seat| {
            let level = if seat == good { Level::Good } else { Level::Easy };
            choose(level, state, seat, &mut bots, budget, &mut || true).expect("somebody is awaited")
        });
        let winners = places.winners();
        wins += if winners.contains(good) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    wins
}

/// Checks that *good* wins four of five matches.
fn good_beats_easy<G: Game>(matches: u8, budget: Playouts) {
    let half = matches / 2;
    let wins: f64 = std::thread::scope(|scope| {
        let halves = [0..half, half..matches].map(|half| scope.spawn(|| wins_of_good::<G>(half, budget)));
        halves.into_iter().map(|half| half.join().expect("no panic")).sum()
    });
    assert!(wins >= 0.8 * f64::from(matches), "{wins} of {matches}");
}

#[test]
fn good_beats_easy_in_draftosaurus() {
    good_beats_easy::<Draftosaurus>(200, Playouts(40));
}

/// Matches are long, so that a few playouts for each decision are enough.
#[test]
fn good_beats_easy_in_dogs_cardgame() {
    good_beats_easy::<DogsCardgame>(80, Playouts(12));
}

/// Few matches, because they are slow. The example `duel` plays more.
#[test]
fn good_beats_easy_in_dogs() {
    good_beats_easy::<Dogs>(24, Playouts(12));
}

/// Few matches, because they are slow. The example `duel` plays more.
#[test]
fn good_beats_easy_in_dogs_o_socio() {
    good_beats_easy::<Socio>(24, Playouts(12));
}

/// The game has a rollout policy, so that a few playouts for each decision are enough.
#[test]
fn good_beats_easy_in_dog_lover() {
    good_beats_easy::<DogLover>(200, Playouts(40));
}
