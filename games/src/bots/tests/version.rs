//! Checks that bots decide as they did, or have another version.
//!
//! `games/tests/bots.json` holds a fingerprint for each game: what the policy chooses in whole matches, and now and then
//! what searches choose there.

use super::{POLICY, play_match};
use crate::bots::{Level, VERSION, choose};
use crate::frame::{Dice, Game, Rules, Skill};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// Matches of each number of seats.
const MATCHES: u8 = 1;
/// Searches decide, too, at one of so many decisions.
const SEARCHED: u32 = 80;
const SEARCHES: [Skill; 2] =
    [Skill::Search { playouts: 24, considered: 100 }, Skill::Halving { steps: 1_000, candidates: 4 }];

/// What is committed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Decides {
    version: u32,
    fingerprints: BTreeMap<String, String>,
}

/// FNV-1a, of 64 bits.
fn hash(before: u64, part: impl Serialize) -> u64 {
    let text = serde_json::to_string(&part).unwrap();
    text.bytes().chain([0]).fold(before, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn fingerprint<G: Game>() -> String {
    let levels = Level::ALL.map(|level| format!("{:?}", level.skill::<G>()));
    let mut sum = hash(0xcbf2_9ce4_8422_2325, levels);
    for (seats, number) in G::SEATS.flat_map(|seats| (0..MATCHES).map(move |number| (seats, number))) {
        let mut bots = Dice::from_number(u64::from(number));
        let mut decisions = 0;
        play_match::<G>(&G::Options::default(), seats, number, |state, seat| {
            decisions += 1;
            let mut decided = |skill| choose(skill, state, seat, &mut bots, &mut || true).unwrap();
            if decisions % SEARCHED == 0 {
                sum = SEARCHES.into_iter().fold(sum, |sum, skill| hash(sum, decided(skill)));
            }
            let action = decided(POLICY);
            sum = hash(sum, &action);
            action
        });
    }
    format!("{sum:016x}")
}

/// Says what a developer must do, if anything.
fn verdict(committed: Option<&Decides>, now: &Decides) -> Result<(), String> {
    match committed {
        Some(committed) if committed == now => Ok(()),
        Some(committed) if committed.version >= now.version => {
            let differs = |name: &&String| committed.fingerprints.get(*name) != now.fingerprints.get(*name);
            let games: Vec<_> = now.fingerprints.keys().filter(differs).collect();
            Err(format!(
                "{games:?}: bots decide otherwise than in version {}. Raise `bots::VERSION` to {}",
                committed.version,
                committed.version + 1
            ))
        }
        _ => Err(format!("version {} is new. UPDATE_GOLDEN=1 writes down how its bots decide", now.version)),
    }
}

#[test]
fn golden_bots_decide_as_they_did_or_have_another_version() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bots.json");
    let mut committed: Option<Decides> =
        std::fs::read_to_string(&path).ok().map(|text| serde_json::from_str(&text).unwrap());
    let mut fingerprints = BTreeMap::new();
    macro_rules! decide_all {
        ($($name:ident: $game:path),* $(,)?) => {
            $(fingerprints.insert(<$game as Rules>::NAME.to_owned(), fingerprint::<$game>());)*
        };
    }
    crate::with_games!(decide_all);
    let now = Decides { version: VERSION, fingerprints };
    let is_new = committed.as_ref().is_none_or(|old| old.version < now.version);
    if is_new && std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, serde_json::to_string_pretty(&now).unwrap() + "\n").unwrap();
        committed = Some(now.clone());
    }
    verdict(committed.as_ref(), &now).unwrap();
}

#[test]
fn the_version_is_raised_when_bots_decide_otherwise() {
    let decides = |version, fingerprint: &str| Decides {
        version,
        fingerprints: [("chess".to_owned(), fingerprint.to_owned())].into(),
    };
    let committed = decides(3, "a");
    let said = |now: &Decides| verdict(Some(&committed), now).err().unwrap_or_default();
    assert_eq!(said(&decides(3, "a")), "");
    assert!(said(&decides(3, "b")).contains("[\"chess\"]: bots decide otherwise than in version 3"));
    assert!(said(&decides(2, "b")).contains("Raise"), "never lowered");
    assert!(said(&decides(4, "b")).contains("UPDATE_GOLDEN=1"));
}
