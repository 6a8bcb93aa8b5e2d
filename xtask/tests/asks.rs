//! How long the longest decisions are on the wire: walks that look for long lists.

use games::dogs_cardgame::{self, DogsCardgame};
use games::draftosaurus::{self, Draftosaurus, Sides};
use games::frame::{Dice, Game, Listed, Seat, Status, ask, open, play};
use protocol::choices;
use serde_json::{Map, Value, json};

/// The longest list, and the most bytes of a decision as it is sent.
#[derive(Debug, Default)]
struct Longest {
    list: usize,
    bytes: usize,
}

impl Longest {
    fn look<G: Game>(&mut self, state: &G, seat: Seat) {
        let list = Listed::of(state, seat);
        let mut ask = json!(ask(state, seat, &list));
        let all = ask["choices"].as_array().expect("choices are a list").clone();
        let packed = choices::packed(&all).expect("choices are objects");
        let packed: Value = serde_json::from_str(&packed).expect("what is packed is JSON");
        assert_eq!(spread(&packed), sorted(all), "what is packed is told whole");
        ask["choices"] = packed;
        self.list = self.list.max(list.len());
        self.bytes = self.bytes.max(ask.to_string().len());
    }
}

/// Every choice of a packed list, one by one.
fn spread(packed: &Value) -> Vec<String> {
    let list = choices::unpacked(packed.as_object().expect("choices stand by their verbs"));
    let one_by_one = list.into_iter().flat_map(|choice| {
        let lists =
            choice["action"].as_object().into_iter().flat_map(Map::values).filter_map(Value::as_array);
        let count: usize = lists.map(Vec::len).product();
        (0..count).map(move |mut n| {
            let mut one = choice.clone();
            one["action"] = choices::one_action(&choice["action"], |count| {
                let place = n % count;
                n /= count;
                place
            });
            one
        })
    });
    sorted(one_by_one)
}

fn sorted(choices: impl IntoIterator<Item = Value>) -> Vec<String> {
    let mut choices: Vec<String> = choices.into_iter().map(|choice| choice.to_string()).collect();
    choices.sort();
    choices
}

/// Plays on, of a few listed actions that one which leaves the longest list.
fn seek<G: Game>(options: &G::Options, seats: u8, seed: u64, steps: usize, longest: &mut Longest) {
    let mut dice = Dice::from_number(seed);
    let mut state = open::<G>(options, seats, dice.clone()).expect("the options fit").state;
    for _ in 0..steps {
        let Status::Awaiting(awaited) = state.status() else { return };
        let Some(seat) = awaited.iter().next() else { return };
        longest.look(&state, seat);
        let list = Listed::of(&state, seat);
        let tries = 1 + dice.below(4);
        let tries: Vec<G> = (0..tries)
            .map(|_| play(&state, seat, dice.pick(&list), dice.clone()).expect("it is listed").state)
            .collect();
        let length = |state: &G| Seat::all(seats).map(|seat| state.choices(seat).len()).max();
        state = tries.into_iter().max_by_key(length).expect("there are some tries");
        // Whatever was tried, the next draws are others.
        dice.below(2);
    }
}

/// A few matches of every game on the shelf.
#[test]
fn what_is_packed_is_told_whole() {
    macro_rules! walk {
        ($($_:ident: $game:path),* $(,)?) => {{
            $(for seats in <$game as Game>::SEATS {
                seek::<$game>(&Default::default(), seats, seats.into(), 60, &mut Longest::default());
            })*
        }};
    }
    games::with_games!(walk);
}

#[test]
fn quick_turns_of_two_are_short_on_the_wire() {
    let mut longest = Longest::default();
    for board in [Sides::Summer, Sides::Winter, Sides::Both] {
        for seed in 0..60 {
            let options = draftosaurus::Options { board, quick_turns: true };
            seek::<Draftosaurus>(&options, 2, seed, 200, &mut longest);
        }
    }
    assert_eq!(longest.list, Draftosaurus::MOST_CHOICES);
    assert!(longest.bytes <= 5_000, "{longest:?}");
}

#[test]
fn turns_of_dogs_are_short_on_the_wire() {
    let mut longest = Longest::default();
    for seed in 0..10 {
        let all = seed % 2 == 0;
        let options = dogs_cardgame::Options {
            puppies: all,
            variant_1: all,
            variant_2: all,
            variant_3: all,
            ..dogs_cardgame::Options::default()
        };
        seek::<DogsCardgame>(
            &options,
            2 + u8::try_from(seed % 4).expect("a table is small"),
            seed,
            1_500,
            &mut longest,
        );
    }
    assert!(
        (30..=DogsCardgame::MOST_CHOICES).contains(&longest.list) && longest.bytes <= 5_000,
        "{longest:?}"
    );
}
