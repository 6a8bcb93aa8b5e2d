//! Checks that recorded actions still lead to the same events, or that the rules have a new version.
//!
//! `games/tests/rules.json` holds, for the rules number of each game, a fingerprint of what its random matches come to.
//! The actions are drawn here, by hashes: changes of bots or of the order of a list do not matter, and a new legal action
//! changes only the matches that choose it.

use crate::frame::{
    Dice, Game, Kind, LegalActions, Options, Played, Rules, Seat, Seed, Status, open, play_from,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// Matches of each number of seats.
const MATCHES: u64 = 8;
/// A match is left after this many steps, because taking back could go on for ever.
const MAX_STEPS: u64 = 3_000;

/// What is committed of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Plays {
    rules: u32,
    fingerprint: String,
}

/// FNV-1a, of 64 bits.
#[derive(Clone, Copy)]
struct Hash(u64);

impl Hash {
    const EMPTY: Self = Self(0xcbf2_9ce4_8422_2325);

    fn with(self, part: impl Serialize) -> Self {
        let text = serde_json::to_string(&part).unwrap();
        let bytes = text.bytes().chain([0]);
        Self(bytes.fold(self.0, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)))
    }

    /// The thing that comes first in an order that depends on the hash and on nothing else.
    fn pick<T: Serialize>(self, things: impl IntoIterator<Item = T>) -> Option<T> {
        things.into_iter().min_by_key(|thing| self.order(thing))
    }

    fn order(self, thing: &impl Serialize) -> u64 {
        // FNV hardly mixes the last bytes into the high bits.
        let mut mixed = self.with(thing).0;
        for _ in 0..2 {
            mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
        mixed
    }
}

fn options<G: Game>(seats: u8, chance: Hash) -> G::Options {
    let smaller = usize::from(seats - G::SEATS.start());
    let value = |kind: &Kind, chance: Hash| match kind {
        Kind::Flag => chance.pick([false, true]).map(Value::from),
        Kind::OneOf { values } => chance.pick(*values).map(|word| json!(word)),
        Kind::Several { values, needed } => {
            let mut words = values.to_vec();
            words.sort_by_key(|word| chance.order(word));
            words.truncate(needed.get(smaller).copied().unwrap_or_default().into());
            chance.pick([true, false]).map(|chosen| if chosen { json!(words) } else { json!([]) })
        }
    };
    let fields = <G::Options as Options>::FIELDS.iter();
    let drawn: Map<String, Value> = fields
        .filter_map(|field| Some((field.id.to_owned(), value(&field.kind, chance.with(field.id))?)))
        .collect();
    let drawn: Option<G::Options> = serde_json::from_value(Value::Object(drawn)).ok();
    drawn.filter(|options| G::new(options, seats, G::FORMAT).is_ok()).unwrap_or_default()
}

/// What a match comes to: every action with its events, and what can be taken back.
fn play_through<G: Game>(seats: u8, number: u64) -> Hash {
    let chance = Hash::EMPTY.with((seats, number));
    let seed = Seed(core::array::from_fn(|at| chance.with(at).0.to_le_bytes()[0]));
    let options = options::<G>(seats, chance);
    let told = |hash: Hash, played: &Played<G>| hash.with(&played.events).with(played.is_final());
    let opened = open::<G>(&options, seats, Dice::for_step(&seed, 0)).unwrap();
    let mut hash = told(Hash::EMPTY.with(&options), &opened);
    let mut state = opened.state;
    for step in 1..MAX_STEPS {
        let Status::Awaiting(awaited) = state.status() else { break };
        let chance = chance.with(step);
        let thinks_twice = chance.order(&"twice").is_multiple_of(20);
        let may =
            |seat: &Seat| awaited.contains(*seat) != thinks_twice && !state.legal_actions(*seat).is_empty();
        let seat = chance.pick(Seat::all(seats).filter(may)).or(awaited.iter().next()).unwrap();
        let list = LegalActions::of(&state, seat);
        let action = chance.pick(list.iter()).unwrap();
        let played = play_from(&list, &state, seat, action, Dice::for_step(&seed, step)).unwrap();
        hash = told(hash.with(seat).with(action), &played);
        state = played.state;
    }
    hash.with(state.status().awaited().is_empty())
}

fn plays<G: Game>() -> Plays {
    let matches = G::SEATS.flat_map(|seats| (0..MATCHES).map(move |number| (seats, number)));
    let all =
        matches.fold(Hash::EMPTY, |hash, (seats, number)| hash.with(play_through::<G>(seats, number).0));
    Plays { rules: G::RULES_VERSION, fingerprint: format!("{:016x}", all.0) }
}

/// Says what a developer must do about a game, if anything.
fn verdict(name: &str, committed: Option<&Plays>, now: &Plays) -> Result<(), String> {
    match committed {
        Some(committed) if committed == now => Ok(()),
        Some(committed) if committed.rules >= now.rules => Err(format!(
            "{name}: recorded actions play to other events than under rules {}. Raise `RULES_VERSION` of the game to {}: \
            files of matches name it, and are played again only under the same",
            committed.rules,
            committed.rules + 1
        )),
        _ => Err(format!("{name}: rules {} are new. UPDATE_GOLDEN=1 writes down how they play", now.rules)),
    }
}

#[test]
fn golden_rules_play_as_they_did_or_have_another_number() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules.json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|_| "{}".to_owned());
    let mut committed: BTreeMap<String, Plays> = serde_json::from_str(&text).unwrap();
    let mut now = BTreeMap::new();
    macro_rules! play_all {
        ($($name:ident: $game:path),* $(,)?) => {
            $(now.insert(<$game as Rules>::NAME.to_owned(), plays::<$game>());)*
        };
    }
    crate::with_games!(play_all);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let is_new =
            |name: &str, plays: &Plays| committed.get(name).is_none_or(|old| old.rules < plays.rules);
        let new: Vec<_> = now.iter().filter(|(name, plays)| is_new(name, plays)).collect();
        let new: Vec<_> = new.into_iter().map(|(name, plays)| (name.clone(), plays.clone())).collect();
        committed.extend(new);
        std::fs::write(&path, serde_json::to_string_pretty(&committed).unwrap() + "\n").unwrap();
    }
    let faults: Vec<String> =
        now.iter().filter_map(|(name, now)| verdict(name, committed.get(name), now).err()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(committed.keys().eq(now.keys()), "rules.json names a game that is not there");
}

#[test]
fn a_number_is_raised_when_a_game_plays_otherwise() {
    let plays = |rules, fingerprint: &str| Plays { rules, fingerprint: fingerprint.to_owned() };
    let committed = plays(3, "a");
    let said = |now: &Plays| verdict("chess", Some(&committed), now).err().unwrap_or_default();
    assert_eq!(said(&plays(3, "a")), "");
    assert!(said(&plays(3, "b")).contains("Raise `RULES_VERSION` of the game to 4"));
    assert!(said(&plays(2, "b")).contains("Raise"), "never lowered");
    assert!(said(&plays(4, "b")).contains("UPDATE_GOLDEN=1"));
}

#[test]
fn the_order_of_a_list_and_what_it_gains_change_no_other_choice() {
    for number in 0..100 {
        let chance = Hash::EMPTY.with(number);
        let chosen = chance.pick(0..9).unwrap();
        assert_eq!(chance.pick((0..9).rev()), Some(chosen));
        assert!([chosen, 9].contains(&chance.pick(0..10).unwrap()));
    }
    let often = |thing| (0..9_000).filter(|n| Hash::EMPTY.with(n).pick(0..9) == Some(thing)).count();
    assert!((0..9).all(|thing| (850..1_150).contains(&often(thing))), "each is as likely");
}
