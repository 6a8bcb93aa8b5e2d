//! The laws hold for an honest game, and each flaw is caught by the law that should catch it.

use super::needed::{Check, without};
use super::secrecy::Secrecy;
use super::toy::{Action, Flaw, Side, Toy, ToyOptions, with_flaw};
use super::{Broken, Held, Law, Plan, Workers, find_broken, fuzz};
use crate::frame::{Dice, Game, LegalActions, Rules, Seat, Viewer, open, play};

const PLAN: Plan = Plan { matches_per_seat_count: 150, seed: 1 };
/// For flaws that show only after two rare actions one after the other.
const LONG_PLAN: Plan = Plan { matches_per_seat_count: 1_500, seed: 1 };

#[test]
fn an_honest_game_passes() {
    let held = find_broken::<Toy>(&PLAN, Workers::All).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(held.matches, 450);
    assert!(held.checked > 1_500, "{held:?}");
}

/// Each flaw, and the law that should catch it.
const CAUGHT: &[(Flaw, Law)] = &[
    // What all viewers are shown.
    (Flaw::ShowsHands, Law::SecretState),
    (Flaw::TellsInSheet, Law::SecretState),
    // What one seat is shown.
    (Flaw::ShowsPrivateViewOfAnother, Law::SecretState),
    (Flaw::TellsInOwnSheet, Law::SecretStep),
    (Flaw::TellsInWorth, Law::SecretState),
    (Flaw::TellsInWorthOfTaking, Law::SecretState),
    (Flaw::TellsInReason, Law::SecretState),
    (Flaw::ListsBySecrets, Law::SecretState),
    (Flaw::PeeksInPrivate, Law::SecretOwnStep),
    (Flaw::RevealsBySecrets, Law::SecretOwnStep),
    // A choice that is not yet revealed.
    (Flaw::TellsInHeadline, Law::SecretChoice),
    (Flaw::TellsByLength, Law::SecretChoice),
    (Flaw::BidsInTheOpen, Law::SecretChoice),
    // What is revealed could have been something else.
    (Flaw::LeavesTheDeck, Law::DeterminizeReal),
    // What a viewer observes of a step that reveals nothing to it.
    (Flaw::TellsStash, Law::SecretStep),
    (Flaw::TellsPeek, Law::SecretStep),
    (Flaw::TellsPeekByLength, Law::SecretStep),
    (Flaw::ReconsidersLoudly, Law::SecretStep),
    (Flaw::IsFinalBySecrets, Law::SecretStep),
    // What a viewer may remember and has out of sight.
    (Flaw::ShowsWhatWasTaken, Law::SecretState),
    (Flaw::TellsWhatWasTaken, Law::SecretStep),
    // What the game does by itself.
    (Flaw::ActsBySecrets, Law::Automatic),
    (Flaw::GoesOnAfterATakeBack, Law::WayBack),
    // The same beside something that is revealed, by the same event or in the same step, and in the opening.
    (Flaw::TellsDraws, Law::SecretStep),
    (Flaw::TellsBuried, Law::SecretStep),
    (Flaw::RevealsToFew, Law::SecretStep),
    (Flaw::TellsTheShuffled, Law::SecretOwnStep),
    (Flaw::TellsAfterOpening, Law::SecretOwnStep),
    (Flaw::TellsByGoingOnAfterTaking, Law::SecretStep),
    // What is said to be revealed is.
    (Flaw::RevealsPeeksToAll, Law::Reveals),
    (Flaw::TellsUnrevealedInDeal, Law::SecretStep),
    (Flaw::TellsInDeal, Law::DeterminizeRemembers),
    (Flaw::TellsTheNext, Law::DeterminizeRemembers),
    (Flaw::ShowsTheTop, Law::SecretState),
    (Flaw::ShowsTheTopToItsOwn, Law::SecretState),
    // Each place of a hidden list may hold anything that is hidden, and came there by chance.
    (Flaw::KeepsTheTopTwo, Law::DeterminizeReal),
    (Flaw::KeepsTheBottom, Law::DeterminizeReal),
    (Flaw::KeepsACardLow, Law::DeterminizeReaches),
    // The same where it fails with one number of seats or with one option only.
    (Flaw::LeavesTheDeckToTwo, Law::DeterminizeReal),
    (Flaw::LeavesTheDeckWithOpenHands, Law::DeterminizeReal),
    (Flaw::TurnsTheSameCardFirst, Law::Shuffled),
    (Flaw::DealsTheBottomUnshuffled, Law::Shuffled),
    (Flaw::ShufflesAllButTheBottom, Law::Shuffled),
    // Determinization contradicts nothing that the viewer observed.
    (Flaw::ForgetsWhatWasTaken, Law::DeterminizeRemembers),
    (Flaw::ForgetsWhatWasBuried, Law::DeterminizeRemembers),
    (Flaw::LosesSightOfDraws, Law::DeterminizeRemembers),
    (Flaw::ForgetsThePeek, Law::DeterminizeRemembers),
    // The same where it does so only some steps later.
    (Flaw::ForgetsAtTheEndOfARound, Law::DeterminizeRemembers),
    (Flaw::ForgetsAtAnAnswer, Law::DeterminizeRemembers),
    (Flaw::ForgetsAtAShuffle, Law::DeterminizeRemembers),
    (Flaw::DealsOpenHandsAnew, Law::SecretState),
    (Flaw::DealsNothingAnew, Law::DeterminizeReal),
    (Flaw::RemembersTheDeck, Law::DeterminizeBlind),
    (Flaw::LooksAtBids, Law::DeterminizeBlind),
    (Flaw::KeepsBids, Law::DeterminizeBlind),
    (Flaw::MintsACoin, Law::DeterminizeSound),
    (Flaw::DealsAStrangeCard, Law::DeterminizeSound),
    (Flaw::FoldsOtherwise, Law::Folds),
    (Flaw::ListsStrangeCards, Law::Calm),
    (Flaw::ListsOutOfTurn, Law::Awaited),
    (Flaw::ListsForNobody, Law::Awaited),
    (Flaw::ListsTheOfferToBoth, Law::Awaited),
    (Flaw::ListsTooMuch, Law::Short),
    (Flaw::ListsWhatItBars, Law::Unavailable),
    (Flaw::BarsWithoutAName, Law::Unavailable),
    (Flaw::OverlooksWhatIsAsked, Law::Asked),
    (Flaw::LiesAboutCosts, Law::Costs),
    (Flaw::ForgetsCosts, Law::Costs),
    (Flaw::LiesAboutWorth, Law::Worth),
    (Flaw::ReasonsWithoutAKey, Law::Reason),
    (Flaw::MiscountsCoins, Law::ResourcePaths),
    (Flaw::LosesACard, Law::Conserved),
    (Flaw::NeverEnds, Law::Ends),
    (Flaw::SumsWrongly, Law::Sums),
    (Flaw::KeepsItsSheet, Law::Sums),
    (Flaw::MixesItsSheet, Law::Sums),
    (Flaw::RanksWrongly, Law::Places),
    (Flaw::PlaysWithAClock, Law::Repeatable),
    (Flaw::SkipsAField, Law::Serializes),
    (Flaw::SaysNull, Law::Shape),
    (Flaw::SaysNullInAPrivateView, Law::Shape),
    (Flaw::SaysFloats, Law::Shape),
    (Flaw::NestsLists, Law::Shape),
    (Flaw::WritesBadly, Law::Shape),
    (Flaw::HasNoWayBack, Law::WayBack),
    (Flaw::DoesNotLeadBack, Law::WayBack),
    (Flaw::DisturbsOthers, Law::Undisturbed),
    (Flaw::IgnoresDefaults, Law::Options),
];

fn find(flaw: Flaw) -> Result<Held, Box<Broken>> {
    with_flaw(flaw, || {
        find_broken::<Toy>(&PLAN, Workers::This).and_then(|_| find_broken::<Toy>(&LONG_PLAN, Workers::This))
    })
}

#[test]
fn each_flaw_is_caught_by_its_law() {
    let mut missed = Vec::new();
    for &(flaw, law) in CAUGHT {
        match find(flaw) {
            Err(broken) if broken.law == law => {}
            Err(broken) => missed.push(format!("{flaw:?}, not by {law:?}: {broken}")),
            Ok(_) => missed.push(format!("{flaw:?}, at all")),
        }
    }
    assert!(missed.is_empty(), "not caught: {}", missed.join("\n\n"));
}

/// A check of secrecy, a flaw, and the law that catches it by this check alone.
const NEEDED: &[(Check, Flaw, Law)] = &[
    (Check::SameState, Flaw::ShowsHands, Law::SecretState),
    (Check::SameDeltas, Flaw::TellsInReason, Law::SecretState),
    (Check::ConcealedState, Flaw::ShowsWhatWasTaken, Law::SecretState),
    (Check::ConcealedStep, Flaw::TellsWhatWasTaken, Law::SecretStep),
    (Check::SameObservations, Flaw::BidsInTheOpen, Law::SecretChoice),
    (Check::SameAutomatic, Flaw::ActsBySecrets, Law::Automatic),
    (Check::SameFinality, Flaw::IsFinalBySecrets, Law::SecretStep),
    (Check::SameAfterwards, Flaw::TellsInHeadline, Law::SecretChoice),
    (Check::SameCounts, Flaw::MintsACoin, Law::DeterminizeSound),
    (Check::SameLists, Flaw::DealsAStrangeCard, Law::DeterminizeSound),
    (Check::Blind, Flaw::RemembersTheDeck, Law::DeterminizeBlind),
    (Check::OwnFinality, Flaw::RevealsBySecrets, Law::SecretOwnStep),
    (Check::PossibleStep, Flaw::RevealsToFew, Law::SecretStep),
];

/// No check of secrecy can be switched off unnoticed.
#[test]
fn each_check_of_secrecy_is_needed() {
    let mut idle = Vec::new();
    for &(check, flaw, law) in NEEDED {
        let caught =
            || with_flaw(flaw, || find_broken::<Toy>(&PLAN, Workers::This)).map_err(|broken| broken.law);
        assert_eq!(caught().err(), Some(law), "{flaw:?}");
        let without = without(check, caught);
        if without.is_err_and(|other| other == law) {
            idle.push((check, flaw));
        }
    }
    assert!(idle.is_empty(), "caught without the check: {idle:?}");
    let named = |check: &Check| NEEDED.iter().any(|(other, ..)| other == check);
    // The test after this one shows it of that check.
    let rest: Vec<_> = Check::ALL.into_iter().filter(|check| !named(check)).collect();
    assert_eq!(rest, [Check::BeyondAReveal]);
}

/// What follows a card that is turned tells of another hidden one. Two states in which other cards are turned are compared no
/// further than that, so states are tried until one turns the same card.
#[test]
fn what_follows_a_reveal_is_compared_where_the_same_is_revealed() {
    let seat = Seat(0);
    let caught = |in_depth: bool| {
        let opened =
            |number| open::<Toy>(&ToyOptions::default(), 2, Dice::from_number(number)).unwrap().state;
        // The flaw tells that the card at the bottom is an even one.
        let state = (0..).map(opened).find(|state| state.deck[0] % 2 == 0).unwrap();
        let other = |number| state.determinize(Viewer::Seat(seat), &mut Dice::from_number(number));
        let others = (0..100).map(other).filter(|other| other.deck.last() != state.deck.last());
        let lists = [0, 1].map(|seat| LegalActions::of(&state, Seat(seat)));
        let faults = others.enumerate().filter_map(|(number, other)| {
            let fortune = &Dice::from_number(number as u64);
            let (lists, viewer) = (lists.as_slice(), Viewer::Seat(seat));
            let secrecy = Secrecy { state: &state, seats: 2, lists, viewer, tries: 1, fortune, in_depth };
            secrecy.own_step(&other, seat, &Action::Take).err()
        });
        faults.map(|fault| fault.law).collect::<Vec<_>>()
    };
    let flawed = |in_depth| with_flaw(Flaw::TellsByGoingOnAfterTaking, || caught(in_depth));
    let laws = flawed(true);
    assert!(laws.len() > 5 && laws.iter().all(|law| *law == Law::SecretStep), "{laws:?}");
    assert_eq!(flawed(false), []);
    assert_eq!(without(Check::BeyondAReveal, || flawed(true)), []);
    assert_eq!(caught(true), []);
}

/// A report of two states that differ names the first field that does. The states themselves would fill pages.
#[test]
fn of_two_states_the_first_difference_is_said() {
    for (flaw, law, place) in [
        (Flaw::FoldsOtherwise, Law::Folds, "its state differs at polish."),
        (Flaw::RemembersTheDeck, Law::DeterminizeBlind, "its state differs at deck.0: "),
    ] {
        let broken = find(flaw).unwrap_err();
        assert_eq!(broken.law, law);
        assert!(broken.what.contains(place) && broken.what.len() < 350, "{broken}");
    }
}

/// A seat without a coin declines as part of the offer. If declining could not be undone, the offer could not be either: then
/// the seat is asked.
#[test]
fn what_decides_nothing_takes_away_no_undo() {
    let offered = || {
        let mut state = open::<Toy>(&ToyOptions::default(), 2, Dice::from_number(1)).unwrap().state;
        state.coins[1] = 0;
        play(&state, Seat(0), &Action::Offer, Dice::from_number(2)).unwrap()
    };
    let by_itself = offered();
    assert_eq!(by_itself.automatic, [(Seat(1), Action::Decline)]);
    assert_eq!((by_itself.state.offered, by_itself.is_final()), (None, false));
    let asked = with_flaw(Flaw::AnswersWithDice, offered);
    assert_eq!((asked.automatic.len(), asked.is_final()), (0, false));
    assert_eq!(asked.state.offered, Some(Seat(1)));
}

/// Nothing is carried out after an action that takes back, not even what decides nothing: otherwise it would not lead back.
#[test]
fn nothing_is_automatic_after_a_take_back() {
    let mut state = open::<Toy>(&ToyOptions::default(), 2, Dice::from_number(1)).unwrap().state;
    (state.coins, state.arranging) = (vec![0, 1], true);
    // Without stones Seat 0 can only be done, and is by the first step of the other seat.
    let put = play(&state, Seat(1), &Action::Put { side: Side::Left }, Dice::from_number(2)).unwrap();
    assert_eq!(put.automatic, [(Seat(0), Action::Done)]);
    let back = play(&put.state, Seat(0), &Action::Reopen, Dice::from_number(2)).unwrap();
    assert_eq!(back.automatic, []);
    assert!(!back.state.done.contains(Seat(0)));
    assert_eq!(back.state.automatic(Seat(0), Some(Seat(0))), Some(Action::Done));
    assert_eq!(back.state.legal_actions(Seat(0)), [Action::Done]);
}

/// Prints the number of the run if it panics.
struct Run(u64);

impl Drop for Run {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in run {} of the fuzzer", self.0);
        }
    }
}

fn fuzz_often<G: Game>() {
    for number in 0..400 {
        let _run = Run(number);
        let mut dice = Dice::from_number(number);
        let length = 8 + dice.index(1_500);
        let bytes: Vec<u8> = (0..length).map(|_| dice.below(256) as u8).collect();
        fuzz::<G>(&bytes);
    }
}

macro_rules! fuzz_each {
    ($($name:ident: $game:ty,)*) => {
        mod fuzzed {
            $(
                #[test]
                fn $name() {
                    super::fuzz_often::<$game>();
                }
            )*
        }
    };
}

crate::with_games!(fuzz_each);

#[test]
fn an_honest_toy_bears_any_bytes() {
    fuzz_often::<Toy>();
}

#[test]
#[should_panic(expected = "the law Short")]
fn a_flawed_toy_does_not() {
    with_flaw(Flaw::ListsTooMuch, fuzz_often::<Toy>);
}
