//! Rules for every bot in every game, and how strong bots are.

mod lottery;
mod version;
mod weighed;

use super::{Level, choose};
use crate::draftosaurus::Draftosaurus;
use crate::frame::{Dice, Game, Places, Rules, Seat, Seed, Skill, Status, Viewer, open, play};

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
fn ignores_hidden_information<G: Game>(skill: Skill) {
    for seats in G::SEATS {
        let mut bots = Dice::from_number(u64::from(seats));
        play_match::<G>(&G::Options::default(), seats, seats, |state, seat| {
            let other = state.determinize(Viewer::Seat(seat), &mut bots);
            let number = u64::from(bots.below(u32::MAX));
            let [here, there] = [state, &other]
                .map(|state| choose(skill, state, seat, &mut Dice::from_number(number), &mut || true));
            assert_eq!(here, there, "{skill:?} uses information hidden from {seat:?}");
            let action = here.expect("an awaited seat has something to do");
            assert!(!G::is_take_back(&action), "{skill:?} takes something back");
            action
        });
    }
}

fn decides_without_time<G: Game>() {
    let seats = *G::SEATS.start();
    let mut bots = Dice::from_number(1);
    play_match::<G>(&G::Options::default(), seats, 1, |state, seat| {
        let mut decided = |skill| choose(skill, state, seat, &mut bots, &mut || false);
        let halving = decided(Skill::Halving { steps: 1_000_000, candidates: 3 });
        assert!(halving.is_some(), "a bot without time still decides");
        decided(search(1_000_000)).expect("a bot without time still decides")
    });
}

const POLICY: Skill = Skill::Policy { overlooked: 0 };

const fn search(playouts: u32) -> Skill {
    Skill::Search { playouts, considered: 100 }
}

/// Checks that one bot wins at least so many matches for two against another one. A shared win counts as half. The seats alternate.
fn beats<G: Game>(one: Skill, other: Skill, matches: u8, least: f64) {
    let mut wins = 0.0;
    for number in 0..matches {
        let first = Seat(number % 2);
        let mut bots = Dice::from_number(1_000 + u64::from(number));
        let places = play_match::<G>(&G::Options::default(), 2, number / 2, |state, seat| {
            let skill = if seat == first { one } else { other };
            choose(skill, state, seat, &mut bots, &mut || true).expect("somebody is awaited")
        });
        let winners = places.winners();
        wins += if winners.contains(first) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    assert!(wins >= least, "{one:?} wins {wins} of {matches} against {other:?}");
}

/// Checks that each level wins six of ten matches for two against the one below, and the lowest one against chance.
/// `RODADA_LEVEL_MATCHES` says how many each pair plays, which takes hours. Without it, only pairs that decide quickly do.
fn each_level_beats_the_one_below<G: Game>() {
    let wanted = std::env::var("RODADA_LEVEL_MATCHES").ok().and_then(|text| text.parse().ok());
    let mut below = Skill::Random;
    for (level, quick) in Level::ALL.into_iter().zip(quick_matches(G::NAME)) {
        let skill = level.skill::<G>();
        let matches: u8 = wanted.unwrap_or(quick);
        beats::<G>(skill, below, matches, f64::from(matches) * 0.6);
        below = skill;
    }
}

/// How many matches each level plays against the one below in a second or two. A match of DOGS between levels that search takes longer.
fn quick_matches(game: &str) -> [u8; 4] {
    match game {
        "draftosaurus" => [2, 40, 10, 0],
        "dog-lover" => [2, 40, 10, 0],
        "dogs-cardgame" => [2, 6, 0, 0],
        "dogs" | "dogs-o-socio" => [2, 20, 20, 0],
        _ => [0; 4],
    }
}

/// A number that is greater for a bot with more skill.
fn rank(skill: Skill) -> i64 {
    match skill {
        Skill::Random => -100,
        Skill::Policy { overlooked } => -i64::from(overlooked),
        Skill::Search { playouts, considered } => i64::from(playouts) * i64::from(considered) / 100,
        Skill::Halving { steps, .. } => steps.into(),
    }
}

macro_rules! test_each {
    ($($name:ident: $game:ty,)*) => {
        mod every_game {
            $(
                mod $name {
                    use super::super::*;

                    #[test]
                    fn policy_ignores_hidden_information() {
                        ignores_hidden_information::<$game>(Skill::Policy { overlooked: 30 });
                    }

                    #[test]
                    fn search_ignores_hidden_information() {
                        // With fewer playouts, nothing would be compared with what the policy prefers.
                        let skill = Skill::Search { playouts: 12, considered: 3 };
                        ignores_hidden_information::<$game>(skill);
                    }

                    #[test]
                    fn search_decides_without_time() {
                        decides_without_time::<$game>();
                    }

                    #[test]
                    fn the_policy_beats_chance() {
                        beats::<$game>(POLICY, Skill::Random, 10, 9.0);
                    }

                    #[test]
                    fn overlooking_costs_matches() {
                        beats::<$game>(POLICY, Skill::Policy { overlooked: 75 }, 20, 14.0);
                    }

                    #[test]
                    fn each_level_beats_the_one_below() {
                        super::super::each_level_beats_the_one_below::<$game>();
                    }

                    #[test]
                    fn each_level_has_more_skill_than_the_one_below() {
                        let ranks = Level::ALL.iter().map(|level| rank(level.skill::<$game>()));
                        assert!(ranks.is_sorted_by(|one, two| one < two));
                    }
                }
            )*
        }
    };
}
crate::with_games!(test_each);

/// In the other games its playouts are too long for a test of whole matches. Nothing in it is of one game.
#[test]
fn halving_ignores_hidden_information() {
    ignores_hidden_information::<Draftosaurus>(Skill::Halving { steps: 60, candidates: 3 });
}

/// With so few playouts it is little better than the policy, but much better than one that overlooks most.
#[test]
fn halving_takes_what_its_playouts_show() {
    let skill = Skill::Halving { steps: 1000, candidates: 12 };
    beats::<Draftosaurus>(skill, Skill::Policy { overlooked: 75 }, 8, 6.0);
}

#[test]
fn bots_choose_nothing_for_a_seat_that_is_not_awaited() {
    let seed = Seed([1; 32]);
    let options = <Draftosaurus as Rules>::Options::default();
    let opening = open::<Draftosaurus>(&options, 2, Dice::for_step(&seed, 0)).expect("the defaults fit");
    let picks = opening.state.legal_actions(Seat(0));
    let chosen = play(&opening.state, Seat(0), &picks[0], Dice::for_step(&seed, 1)).expect("it is listed");
    for skill in [Skill::Random, POLICY, search(9)] {
        let decided = choose(skill, &chosen.state, Seat(0), &mut Dice::from_number(1), &mut || true);
        assert_eq!(decided, None);
    }
}
