//! The laws hold for an honest game, and each flaw is caught by the law that should catch it.

use super::toy::{Flaw, Toy, with_flaw};
use super::{Law, Plan, Workers, find_broken, fuzz};
use crate::frame::{Dice, Game};

const PLAN: Plan = Plan { matches_per_seat_count: 150, seed: 1 };
/// For flaws that need two rare actions one after the other.
const LONG_PLAN: Plan = Plan { matches_per_seat_count: 1_500, seed: 1 };

#[test]
fn an_honest_game_passes() {
    let held = find_broken::<Toy>(&PLAN, Workers::All).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(held.matches, 450);
    assert!(held.checked > 1_500, "{held:?}");
}

/// Each flaw, and the law that should catch it.
const CAUGHT: &[(Flaw, Law)] = &[
    // (a) what everybody sees
    (Flaw::ShowsHands, Law::SecretState),
    (Flaw::TellsInSheet, Law::SecretState),
    // (b) what one seat sees
    (Flaw::ShowsAnothersSlip, Law::SecretState),
    (Flaw::TellsInOwnSheet, Law::SecretStep),
    (Flaw::TellsInWorth, Law::SecretState),
    (Flaw::ListsBySecrets, Law::SecretState),
    (Flaw::PeeksInPrivate, Law::SecretOwnStep),
    // (c) an unrevealed choice
    (Flaw::TellsInHeadline, Law::SecretChoice),
    (Flaw::TellsByLength, Law::SecretChoice),
    (Flaw::BidsInTheOpen, Law::SecretChoice),
    // (e) what comes to light could have been something else
    (Flaw::LeavesTheDeck, Law::ResampleReal),
    // (f) what is told of a step that reveals nothing to the viewer
    (Flaw::TellsStash, Law::SecretStep),
    (Flaw::TellsPeek, Law::SecretStep),
    (Flaw::TellsPeekByLength, Law::SecretStep),
    (Flaw::ReconsidersLoudly, Law::SecretStep),
    // also beside something that is revealed, by the same event or the same step, and in the deal
    (Flaw::TellsDraws, Law::SecretStep),
    (Flaw::TellsBuried, Law::SecretStep),
    (Flaw::RevealsToFew, Law::SecretStep),
    (Flaw::TellsTheShuffled, Law::SecretStep),
    (Flaw::TellsAfterOpening, Law::SecretStep),
    (Flaw::TellsUnrevealedInDeal, Law::SecretStep),
    (Flaw::TellsInDeal, Law::ResampleRemembers),
    (Flaw::TellsTheNext, Law::ResampleRemembers),
    (Flaw::ShowsTheTop, Law::SecretState),
    (Flaw::ShowsTheTopToItsOwn, Law::SecretState),
    // (e) what is hidden may be anything, in every place, and came there by chance
    (Flaw::KeepsTheTopTwo, Law::ResampleReal),
    (Flaw::KeepsTheBottom, Law::ResampleReal),
    (Flaw::DealsTheBottomUnshuffled, Law::Shuffled),
    (Flaw::ShufflesAllButTheBottom, Law::Shuffled),
    // (g) nothing that was told is contradicted
    (Flaw::ForgetsWhatWasTaken, Law::ResampleRemembers),
    (Flaw::ForgetsWhatWasBuried, Law::ResampleRemembers),
    (Flaw::LosesSightOfDraws, Law::ResampleRemembers),
    (Flaw::ForgetsThePeek, Law::ResampleRemembers),
    (Flaw::DealsOpenHandsAnew, Law::SecretState),
    (Flaw::DealsNothingAnew, Law::ResampleReal),
    (Flaw::RemembersTheDeck, Law::ResampleBlind),
    (Flaw::LooksAtBids, Law::ResampleBlind),
    (Flaw::ListsStrangeCards, Law::Calm),
    (Flaw::ListsOutOfTurn, Law::Awaited),
    (Flaw::ListsForNobody, Law::Awaited),
    (Flaw::ListsTheOfferToBoth, Law::Awaited),
    (Flaw::ListsTooMuch, Law::Short),
    (Flaw::ListsWhatItBars, Law::Barred),
    (Flaw::BarsWithoutAName, Law::Barred),
    (Flaw::OverlooksWhatIsAsked, Law::Asked),
    (Flaw::LiesAboutCosts, Law::Costs),
    (Flaw::ForgetsCosts, Law::Costs),
    (Flaw::LiesAboutWorth, Law::Worth),
    (Flaw::MiscountsCoins, Law::Counters),
    (Flaw::LosesACard, Law::Conserved),
    (Flaw::NeverEnds, Law::Ends),
    (Flaw::SumsWrongly, Law::Sums),
    (Flaw::KeepsItsSheet, Law::Sums),
    (Flaw::MixesItsSheet, Law::Sums),
    (Flaw::RanksWrongly, Law::Places),
    (Flaw::PlaysWithAClock, Law::Repeatable),
    (Flaw::SkipsAField, Law::Serializes),
    (Flaw::SaysNull, Law::Shape),
    (Flaw::SaysNullInASlip, Law::Shape),
    (Flaw::SaysFloats, Law::Shape),
    (Flaw::NestsLists, Law::Shape),
    (Flaw::WritesBadly, Law::Shape),
    (Flaw::HasNoWayBack, Law::WayBack),
    (Flaw::DoesNotLeadBack, Law::WayBack),
    (Flaw::DisturbsOthers, Law::Undisturbed),
    (Flaw::IgnoresDefaults, Law::Options),
];

#[test]
fn each_flaw_is_caught_by_its_law() {
    let mut missed = Vec::new();
    for &(flaw, law) in CAUGHT {
        let find = || {
            find_broken::<Toy>(&PLAN, Workers::This)
                .and_then(|_| find_broken::<Toy>(&LONG_PLAN, Workers::This))
        };
        match with_flaw(flaw, find) {
            Err(broken) if broken.law == law => {}
            Err(broken) => missed.push(format!("{flaw:?}, not by {law:?}: {broken}")),
            Ok(_) => missed.push(format!("{flaw:?}, at all")),
        }
    }
    assert!(missed.is_empty(), "not caught: {}", missed.join("\n\n"));
}

/// Says which run it was, if it panics.
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
