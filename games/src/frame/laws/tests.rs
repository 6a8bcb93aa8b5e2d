//! The laws hold for an honest game, and each flaw is caught by the law that should catch it.

use super::toy::{Flaw, Toy, with_flaw};
use super::{Law, Plan, Workers, find_broken};

const PLAN: Plan = Plan { matches_per_seat_count: 150, seed: 1 };

#[test]
fn an_honest_game_passes() {
    let held = find_broken::<Toy>(&PLAN, Workers::All).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(held.matches, 450);
    assert!(held.checked > 1_500, "{held:?}");
}

/// Each flaw, and the law that should catch it.
const CAUGHT: &[(Flaw, Law)] = &[
    (Flaw::ShowsHands, Law::SecretState),
    (Flaw::TellsInSheet, Law::SecretState),
    (Flaw::TellsInHeadline, Law::SecretChoice),
    (Flaw::ListsBySecrets, Law::SecretState),
    (Flaw::TellsByLength, Law::SecretChoice),
    (Flaw::BidsInTheOpen, Law::SecretChoice),
    (Flaw::TellsStash, Law::SecretStep),
    (Flaw::ReconsidersLoudly, Law::SecretStep),
    (Flaw::PeeksInPrivate, Law::SecretOwnStep),
    (Flaw::ListsStrangeCards, Law::Calm),
    (Flaw::ListsOutOfTurn, Law::Awaited),
    (Flaw::ListsForNobody, Law::Awaited),
    (Flaw::ListsUnsorted, Law::Sorted),
    (Flaw::ListsWhatItBars, Law::Barred),
    (Flaw::AsksForLess, Law::Asks),
    (Flaw::LiesAboutCosts, Law::Costs),
    (Flaw::ForgetsCosts, Law::Costs),
    (Flaw::LosesACard, Law::Conserved),
    (Flaw::NeverEnds, Law::Ends),
    (Flaw::SumsWrongly, Law::Sums),
    (Flaw::RanksWrongly, Law::Places),
    (Flaw::PlaysWithAClock, Law::Repeatable),
    (Flaw::SkipsAField, Law::Serializes),
    (Flaw::SaysNull, Law::Shape),
    (Flaw::SaysFloats, Law::Shape),
    (Flaw::NestsLists, Law::Shape),
    (Flaw::WritesBadly, Law::Shape),
    (Flaw::DealsNothingAnew, Law::ResampleBlind),
    (Flaw::RemembersTheDeck, Law::ResampleBlind),
    (Flaw::LooksAtBids, Law::ResampleBlind),
    (Flaw::IgnoresDefaults, Law::Options),
];

#[test]
fn each_flaw_is_caught_by_its_law() {
    for &(flaw, law) in CAUGHT {
        let broken = with_flaw(flaw, || find_broken::<Toy>(&PLAN, Workers::This));
        let broken = broken.err().unwrap_or_else(|| panic!("{flaw:?} is not found"));
        assert_eq!(broken.law, law, "{flaw:?}: {broken}");
    }
}
