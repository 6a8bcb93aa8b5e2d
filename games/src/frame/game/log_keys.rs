//! Every log line that a match has is in the list of its game.

use crate::frame::{Dice, Game, LegalActions, Log, Observed, Seed, Status, Viewer, open, play};
use std::collections::BTreeSet;
use std::string::String;
use std::vec::Vec;

/// How often the rollout policy chooses, of how many actions. The others are drawn. The policy alone may move a dog to and
/// fro for ever, and drawn actions alone see little of a game.
type Share = (u32, u32);

/// The keys of all log lines of some matches.
fn logged<G: Game>(matches: u8, policy: Share) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for number in 0..matches {
        let seed = Seed([number; 32]);
        let mut dice = Dice::from_number(number.into());
        let mut version = 0;
        let seats = G::SEATS.start() + number % (G::SEATS.end() - G::SEATS.start() + 1);
        let mut played = open::<G>(&G::Options::default(), seats, Dice::for_step(&seed, 0)).unwrap();
        loop {
            for observed in &played.observations {
                let Some(observation) = (match observed {
                    Observed::Apart { own, .. } => own.values().next(),
                    _ => observed.to(Viewer::Spectator),
                }) else {
                    continue;
                };
                match &observation.log {
                    Log::Lines(lines) => keys.extend(lines.iter().map(|line| line.key.into())),
                    Log::AsObserved => {
                        let json = serde_json::to_value(&observation.observation).unwrap();
                        keys.insert(json["what"].as_str().unwrap().into());
                    }
                }
            }
            let Status::Awaiting(seats) = played.state.status() else { break };
            let seat = seats.iter().next().unwrap();
            let legal_actions = LegalActions::of(&played.state, seat);
            let policy = if dice.below(policy.1) < policy.0 {
                played.state.rollout_policy(seat, &legal_actions, &mut dice)
            } else {
                None
            };
            let chosen = policy.unwrap_or_else(|| dice.index(legal_actions.len()));
            version += 1;
            assert!(version < G::MAX_STEPS.into(), "match {number} of {} does not end", G::NAME);
            played =
                play(&played.state, seat, &legal_actions[chosen], Dice::for_step(&seed, version)).unwrap();
        }
    }
    keys
}

/// Checks a game; `rare` are keys that such matches do not log.
fn check<G: Game>(matches: u8, policy: Share, rare: &[&str]) {
    let logged = logged::<G>(matches, policy);
    let listed: BTreeSet<String> = G::LOG_KEYS.iter().map(|&key| key.into()).collect();
    let missing: Vec<_> = logged.difference(&listed).collect();
    assert!(missing.is_empty(), "{} logs what it does not list: {missing:?}", G::NAME);
    let unused: Vec<_> = listed.difference(&logged).filter(|key| !rare.contains(&key.as_str())).collect();
    assert!(unused.is_empty(), "{} lists what it does not log: {unused:?}", G::NAME);
}

#[test]
fn games_list_the_keys_of_their_log_lines() {
    check::<crate::draftosaurus::Draftosaurus>(8, (1, 1), &["moved"]);
    check::<crate::dogs_cardgame::DogsCardgame>(24, (1, 1), &["forfeited", "renewed", "puppy_taken"]);
    check::<crate::dog_lover::DogLover>(40, (1, 1), &[]);
    // Matches of earlier rules have turns that the game ended by itself.
    check::<crate::dogs::Dogs>(24, (1, 2), &["turn_ended"]);
    check::<crate::dogs::socio::Socio>(24, (1, 2), &["turn_ended"]);
}
