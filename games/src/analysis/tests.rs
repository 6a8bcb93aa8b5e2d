//! What holds for every game, in matches by bots that overlook things, take things back and decide at the same time.

use super::{Analysis, Draws, Effort, MOST_MISTAKES, Mistake, NotAnalysed, analyse};
use crate::bots::choose;
use crate::dogs_cardgame::DogsCardgame;
use crate::draftosaurus::Draftosaurus;
use crate::frame::{Decided, Dice, Game, LegalActions, Seat, Seed, Skill, Status, Turn, open, play, turns};
use alloc::collections::BTreeSet;

const SMALL: Effort = Effort { again: 1_000, actions: 2_000, outlooks: 2, rivals: 250, comparisons: 4 };

/// So many of a hundred steps are taken at random.
const ERRANT: [u32; 3] = [0, 10, 100];

/// A match: the state after the deal, its steps, and the state at its end.
struct Match<G: Game> {
    opened: G,
    steps: Vec<Decided<G>>,
    end: G,
}

/// Plays a match; of a hundred steps `errant` are taken at random, among them such that take something back. Without such steps
/// nothing is overlooked, either.
fn play_match<G: Game>(seats: u8, number: u64, errant: u32) -> Match<G> {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let seed = Seed(seed);
    let mut bots = Dice::from_number(number);
    let opened = open::<G>(&G::Options::default(), seats, Dice::for_step(&seed, 0)).unwrap().state;
    let policy = Skill::Policy { overlooked: if errant == 0 { 0 } else { 20 } };
    let (mut state, mut steps) = (opened.clone(), Vec::new());
    for version in 1.. {
        let Status::Awaiting(_) = state.status() else { break };
        // Also those who wait may take something back.
        let able: Vec<Seat> =
            Seat::all(seats).filter(|&seat| !LegalActions::of(&state, seat).is_empty()).collect();
        let awaited: Vec<Seat> = state.status().awaited().iter().collect();
        let is_errant = bots.below(100) < errant;
        let seat = *bots.pick(if is_errant { &able } else { &awaited });
        let legal = LegalActions::of(&state, seat);
        let action = match is_errant {
            true => bots.pick(&legal).clone(),
            false => choose(policy, &state, seat, &mut bots, &mut || true).unwrap(),
        };
        let played = play(&state, seat, &action, Dice::for_step(&seed, version)).unwrap();
        let is_final = played.is_final();
        steps.push(Decided { version, seat, action, events: played.events, is_final });
        state = played.state;
    }
    Match { opened, steps, end: state }
}

fn has_turns<G: Game>() {
    for seats in G::SEATS {
        for number in 0..12 {
            let of = format!("{} of {seats}, match {number}", G::NAME);
            let Match { opened, steps, end } = play_match::<G>(seats, number, ERRANT[number as usize % 3]);
            let turns = turns(&opened, steps);
            let mut state = opened;
            for turn in &turns {
                assert!(state == turn.before, "{of}");
                let is_asked = !LegalActions::of(&state, turn.seat).is_empty();
                assert!(is_asked, "{of}: a turn begins when its seat is asked");
                for step in &turn.steps {
                    assert_eq!(step.seat, turn.seat, "{of}");
                    step.events.iter().for_each(|event| state.apply(event));
                    assert!(state != turn.before, "{of}: a step that was taken back is in no turn");
                }
            }
            assert!(state == end, "{of}");
        }
    }
}

fn sums_up<G: Game>() {
    for seats in [*G::SEATS.start(), *G::SEATS.end()] {
        let Match { opened, steps, end } = play_match::<G>(seats, 7, 3);
        let turns = turns(&opened, steps.clone());
        let Analysis { seats: analysed, expected } =
            analyse(&opened, steps, SMALL, Draws(7), &mut |_| true).unwrap();
        let ends = super::outcomes(&end);
        assert_eq!(analysed.len(), ends.len());
        assert!(expected.is_sorted_by(|one, next| one.before < next.before), "{expected:?}");
        for expected in &expected {
            let sum: f64 = expected.seats.iter().map(|seat| seat.chance).sum();
            assert!((sum - 1.0).abs() < 1e-6, "{}: {expected:?}", G::NAME);
        }
        for (seat, end) in analysed.iter().zip(ends) {
            for (parts, result) in [(seat.points, end.ahead), (seat.place, end.place)] {
                assert_eq!(parts.result, result);
                let sum = (parts.start + parts.own + parts.others + parts.luck).mean;
                assert!((sum - result).abs() < 1e-6, "{}: {sum} is not {result}", G::NAME);
            }
        }
        for (seat, analysed) in Seat::all(seats).zip(&analysed) {
            names_choices(&turns, seat, &analysed.mistakes);
        }
    }
}

/// The mistakes of a seat are choices that it made, each in another turn, and what would have been better was legal.
fn names_choices<G: Game>(turns: &[Turn<G>], seat: Seat, mistakes: &[Mistake<G::Action>]) {
    assert!(mistakes.len() <= MOST_MISTAKES);
    assert!(mistakes.is_sorted_by(|one, next| one.brought.mean <= next.brought.mean), "{mistakes:?}");
    let mut named = BTreeSet::new();
    for mistake in mistakes {
        assert!(mistake.brought.mean < 0.0 && mistake.brought.is_certain(), "{mistake:?}");
        let is_its = |step: &Decided<G>| step.version == mistake.before + 1;
        let index = turns.iter().position(|turn| turn.steps.iter().any(is_its)).unwrap();
        assert!(named.insert(index), "two of one turn: {mistakes:?}");
        let Turn { steps, before, .. } = &turns[index];
        let at = steps.iter().position(is_its).unwrap();
        assert_eq!((steps[at].seat, &steps[at].action), (seat, &mistake.chosen));
        let mut state = before.clone();
        steps[..at].iter().flat_map(|step| &step.events).for_each(|event| state.apply(event));
        assert_ne!(mistake.chosen, mistake.better);
        assert!(LegalActions::of(&state, seat).contains(&mistake.better), "{mistake:?}");
    }
}

#[test]
fn what_the_policy_would_choose_as_well_is_a_mistake_if_something_else_beats_it() {
    let Match { opened, steps, .. } = play_match::<DogsCardgame>(3, 7, 0);
    let analysis_of = |effort| analyse(&opened, steps.clone(), effort, Draws(7), &mut |_| true).unwrap();
    let analysis = analysis_of(Effort { rivals: 200_000, comparisons: 80, ..Effort::COARSE });
    let mistakes = analysis.seats.into_iter().flat_map(|seat| seat.mistakes);
    let brought: Vec<f64> = mistakes.map(|mistake| mistake.brought.mean).collect();
    assert!(brought.iter().any(|&brought| brought < -1.0), "{brought:?}");
    assert!(analysis_of(Effort::COARSE).seats.iter().all(|seat| seat.mistakes.is_empty()));
}

#[test]
fn how_much_is_done_rises_to_the_end_or_until_it_is_stopped() {
    let Match { opened, steps, .. } = play_match::<Draftosaurus>(2, 7, 10);
    let mut told = Vec::new();
    let mut note = |percent: u8| {
        told.push(percent);
        true
    };
    let effort = Effort { rivals: 20_000, ..SMALL };
    analyse(&opened, steps.clone(), effort, Draws(7), &mut note).unwrap();
    assert!(told.is_sorted() && told.iter().all(|&percent| percent <= 100), "{told:?}");
    let in_last_pass: BTreeSet<u8> = told.iter().copied().filter(|&percent| percent > 50).collect();
    assert!(in_last_pass.len() > 10, "{in_last_pass:?}");
    for until in in_last_pass {
        let stopped = analyse(&opened, steps.clone(), effort, Draws(7), &mut |percent| percent < until);
        assert_eq!(stopped.err(), Some(NotAnalysed::Stopped));
    }
}

macro_rules! in_all_games {
    ($($name:ident: $game:path),* $(,)?) => {
        mod in_all_games {
            $(mod $name {
                #[test]
                fn every_step_belongs_to_one_turn() {
                    super::super::has_turns::<$game>();
                }

                #[test]
                fn choices_and_luck_sum_to_the_result() {
                    super::super::sums_up::<$game>();
                }
            })*
        }
    };
}
crate::with_games!(in_all_games);
