//! Checks the size of the longest prompts on the wire, by matches played towards long lists of legal actions.

use games::dogs_cardgame::{self, DogsCardgame};
use games::draftosaurus::{self, Draftosaurus, Sides};
use games::frame::{Dice, Game, LegalActions, Rules, Seat, Status, open, play, prompt_for};
use protocol::gather::gathered;
use serde_json::{Value, json};

/// The longest list of legal actions, and the largest prompt in bytes.
#[derive(Debug, Default)]
struct Longest {
    list: usize,
    bytes: usize,
}

impl Longest {
    fn measure<G: Game>(&mut self, state: &G, seat: Seat) {
        let list = LegalActions::of(state, seat);
        self.list = self.list.max(list.len());
        let mut prompt = json!(prompt_for(state, seat, &list));
        if let Value::Array(actions) = prompt["actions"].take() {
            prompt["actions"] = gathered(actions).into();
        }
        self.bytes = self.bytes.max(prompt.to_string().len());
    }
}

/// Plays a match: of a few random legal actions, takes the one that leads to the longest list.
fn play_towards_long_lists<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    steps: usize,
    longest: &mut Longest,
) {
    let mut dice = Dice::from_number(seed);
    let mut state = open::<G>(options, seats, dice.clone()).expect("the options fit").state;
    for _ in 0..steps {
        let Status::Awaiting(awaited) = state.status() else { return };
        let Some(seat) = awaited.iter().next() else { return };
        longest.measure(&state, seat);
        let list = LegalActions::of(&state, seat);
        let tries = 1 + dice.below(4);
        let tries: Vec<G> = (0..tries)
            .map(|_| play(&state, seat, dice.pick(&list), dice.clone()).expect("it is listed").state)
            .collect();
        let length = |state: &G| Seat::all(seats).map(|seat| state.legal_actions(seat).len()).max();
        state = tries.into_iter().max_by_key(length).expect("there are some tries");
        // Advances the dice, so that the next step draws other numbers.
        dice.below(2);
    }
}

#[test]
fn prompts_of_draftosaurus_quick_turns_fit_in_9000_bytes() {
    let mut longest = Longest::default();
    for board in [Sides::Summer, Sides::Winter, Sides::Both] {
        for seed in 0..60 {
            let options = draftosaurus::Options { board, quick_turns: true };
            play_towards_long_lists::<Draftosaurus>(&options, 2, seed, 200, &mut longest);
        }
    }
    assert_eq!(longest.list, Draftosaurus::MAX_LEGAL_ACTIONS);
    assert!(longest.bytes <= 9_000, "{longest:?}");
}

#[test]
fn prompts_of_dogs_cardgame_fit_in_1500_bytes() {
    let mut longest = Longest::default();
    for seed in 0..60 {
        let all = seed % 2 == 0;
        let options = dogs_cardgame::Options {
            puppies: all,
            variant_1: all,
            variant_2: all,
            variant_3: all,
            ..dogs_cardgame::Options::default()
        };
        play_towards_long_lists::<DogsCardgame>(
            &options,
            2 + u8::try_from(seed % 4).expect("a table is small"),
            seed,
            1_500,
            &mut longest,
        );
    }
    assert!(
        (30..=DogsCardgame::MAX_LEGAL_ACTIONS).contains(&longest.list) && longest.bytes <= 1_500,
        "{longest:?}"
    );
}
