//! Prompts, headlines, and reasons why something is unavailable.

use super::super::pens::Board;
use super::*;
use crate::frame::{Line, Param};
use alloc::string::String;
use alloc::vec::Vec;

/// A line as `key name=value …`.
fn text(line: &Line) -> String {
    let mut text = String::from(line.key);
    for (name, value) in &line.with {
        match value {
            Param::Number(number) => text += &format!(" {name}={number}"),
            Param::Word(word) => text += &format!(" {name}={word}"),
        }
    }
    text
}

/// The prompt of a seat, and what is unavailable, as `field=value …: reason`.
#[track_caller]
fn check(state: &Draftosaurus, seat: u8, wanted: &str, unavailable: &[&str]) {
    let ask = state.ask(Seat(seat));
    assert_eq!(text(&ask.line), wanted);
    let listed: Vec<_> = ask.actions.iter().map(|choice| choice.action).collect();
    assert_eq!(listed, state.legal(Seat(seat)));
    let lines = ask.unavailable.iter().map(|unavailable| {
        let what: Vec<_> = unavailable
            .what
            .iter()
            .map(|(name, value)| match value {
                Param::Word(word) => format!("{name}={word}"),
                Param::Number(number) => format!("{name}={number}"),
            })
            .collect();
        format!("{}: {}", what.join(" "), text(&unavailable.why))
    });
    assert_eq!(lines.collect::<Vec<_>>(), unavailable);
}

#[test]
fn picking() {
    let state = table(Board::Summer, Face::FoodCourt, &[("", "tc"), ("", "sp")]);
    check(&state, 0, "pick_free", &[]);
    check(&state, 1, "pick_die face=food_court", &[]);
    assert_eq!(text(&state.headline()), "table_picks");
    let state = step(&state, 1, pick('p')).state;
    check(&state, 1, "chosen", &[]);
    assert_eq!(text(&state.headline()), "table_picks");
}

#[test]
fn placing() {
    let zoos = [("meadow:t", "tc"), ("sameness:s trio:sss meadow:p", "cp")];
    let state = table(Board::Summer, Face::FoodCourt, &zoos);
    let state = everybody(&state, |_, seat| pick(['t', 'p'][seat.index()]));
    check(&state, 0, "place_free dino=trex", &["pen=meadow: unavailable_different dino=trex"]);
    check(
        &state,
        1,
        "place_die dino=parasaurolophus face=food_court",
        &[
            "pen=sameness: unavailable_one_species dino=stegosaurus",
            "pen=trio: unavailable_full n=3",
            "pen=king: unavailable_die face=food_court",
            "pen=meadow: unavailable_die face=food_court",
            "pen=island: unavailable_die face=food_court",
        ],
    );
    assert_eq!(text(&state.headline()), "table_places");
}

#[test]
fn placing_in_winter() {
    let zoos = [("wood:s pyramid:.s", "sc"), ("wood:sc pyramid:spb.s", "bc")];
    let state = table(Board::Winter, Face::Woods, &zoos);
    let mut state = everybody(&state, |_, seat| pick(['s', 'b'][seat.index()]));
    check(
        &state,
        0,
        "place_free dino=stegosaurus",
        &[
            "pen=wood: unavailable_next_is_not dino=stegosaurus",
            // No cell is open: the whole pyramid is unavailable.
            "pen=pyramid: unavailable_neighbour dino=stegosaurus",
        ],
    );
    state.face = None;
    check(
        &state,
        1,
        "place_free dino=brachiosaurus",
        &[
            "pen=wood: unavailable_next_is dino=stegosaurus",
            "cell=b1 pen=pyramid: unavailable_taken",
            "cell=b2 pen=pyramid: unavailable_taken",
            "cell=b3 pen=pyramid: unavailable_taken",
            "cell=m2 pen=pyramid: unavailable_taken",
            "cell=t pen=pyramid: unavailable_row row=middle",
        ],
    );
}

#[test]
fn committing() {
    let options = Options { board: Sides::Summer, quick_turns: true };
    let zoos = [("sameness:s meadow:st trio:sss", "stt"), ("", "pp")];
    let state = table_with(options, Face::Woods, &zoos);
    check(
        &state,
        0,
        "commit_aside_free",
        &[
            "dino=trex pen=sameness: unavailable_one_species dino=stegosaurus",
            "pen=trio: unavailable_full n=3",
            "dino=trex pen=meadow: unavailable_different dino=trex",
            "dino=stegosaurus pen=meadow: unavailable_different dino=stegosaurus",
        ],
    );
    assert_eq!(text(&state.headline()), "table_commits");
    check(
        &state,
        1,
        "commit_aside_die face=woods",
        &[
            "pen=prairie: unavailable_die face=woods",
            "pen=meadow: unavailable_die face=woods",
            "pen=island: unavailable_die face=woods",
        ],
    );
    let state = table_with(options, Face::Woods, &[("", "t"), ("", "p"), ("", "p")]);
    check(&state, 0, "commit_free", &[]);
    assert_eq!(text(&state.ask(Seat(1)).line), "commit_die face=woods");
}

#[test]
fn committing_to_the_pyramid() {
    let options = Options { board: Sides::Winter, quick_turns: true };
    // A neighbour unavailable one cell to one species: to the others it is open.
    let state = table_with(options, Face::Woods, &[("pyramid:s", "sb"), ("", "pp")]);
    check(
        &state,
        0,
        "commit_aside_free",
        &[
            "cell=b1 pen=pyramid: unavailable_taken",
            "cell=b2 dino=stegosaurus pen=pyramid: unavailable_neighbour dino=stegosaurus",
            "cell=m1 pen=pyramid: unavailable_row row=bottom",
            "cell=m2 pen=pyramid: unavailable_row row=bottom",
            "cell=t pen=pyramid: unavailable_row row=bottom",
        ],
    );
    // Closed to one species as a whole: what is said of its cells to the others holds for all.
    let state = table_with(options, Face::Woods, &[("pyramid:t.t", "tb"), ("", "pp")]);
    check(
        &state,
        0,
        "commit_aside_free",
        &[
            "dino=trex pen=pyramid: unavailable_neighbour dino=trex",
            "cell=b1 pen=pyramid: unavailable_taken",
            "cell=b3 pen=pyramid: unavailable_taken",
            "cell=m1 pen=pyramid: unavailable_row row=bottom",
            "cell=m2 pen=pyramid: unavailable_row row=bottom",
            "cell=t pen=pyramid: unavailable_row row=bottom",
        ],
    );
}

#[test]
fn setting_aside() {
    let state = table(Board::Summer, Face::Woods, &[("", "tcs"), ("", "spb")]);
    let state = everybody(&state, |state, seat| state.legal(seat)[0]);
    let state = everybody(&state, |_, _| place("river"));
    check(&state, 0, "set_aside", &[]);
    assert_eq!(text(&state.headline()), "table_sets_aside");
}

#[test]
fn leaving_the_quarantine() {
    let mut state = table(Board::Winter, Face::Woods, &[("quarantine:t lookout:s", ""), ("", "")]);
    state.apply(&Event::Entered { phase: Phase::Quarantine });
    check(
        &state,
        0,
        "quarantine dino=trex",
        &[
            "pen=quarantine: unavailable_stay",
            "pen=lookout: unavailable_full n=1",
            "cell=m1 pen=pyramid: unavailable_row row=bottom",
            "cell=m2 pen=pyramid: unavailable_row row=bottom",
            "cell=t pen=pyramid: unavailable_row row=bottom",
        ],
    );
    check(&state, 1, "wait", &[]);
    assert_eq!(text(&state.headline()), "table_quarantine");
    let over = step(&state, 0, Action::Move { pen: Pen::River, cell: None }).state;
    check(&over, 0, "over", &[]);
    assert_eq!(text(&over.headline()), "table_over");
}

#[test]
fn nothing_unavailable_is_legal() {
    for quick in [false, true] {
        play_on(opened(Sides::Both, quick, 3, 2), 2, |state| {
            for seat in Seat::all(3) {
                let ask = state.ask(seat);
                for unavailable in &ask.unavailable {
                    let stands = |choice: &crate::frame::LegalAction<Action>| {
                        let action = serde_json::to_value(choice.action).unwrap();
                        let what = serde_json::to_value(&unavailable.what).unwrap();
                        what.as_object().unwrap().iter().all(|(name, value)| action.get(name) == Some(value))
                    };
                    assert!(!ask.actions.iter().any(stands), "{unavailable:?}");
                }
            }
        });
    }
}

#[test]
fn scores_explain_themselves() {
    let zoos =
        [("sameness:pp trio:c prairie:bb king:t meadow:csi island:s river:tt", ""), ("river:tttt", "")];
    let sheet = table(Board::Summer, Face::Woods, &zoos).score_sheet();
    let why = |line: &str, seat| text(sheet.lines[line][Seat(seat)].why.as_ref().unwrap());
    assert_eq!(why("sameness", 0), "score_count n=2");
    assert_eq!(why("trio", 0), "score_exactly n=1 of=3");
    assert_eq!(why("prairie", 0), "score_couples n=1");
    assert_eq!(why("king", 0), "score_king dino=trex most=4 n=3");
    assert_eq!(why("meadow", 0), "score_count n=3");
    assert_eq!(why("island", 0), "score_island dino=stegosaurus n=2");
    assert_eq!(why("river", 0), "score_river n=2");
    assert_eq!(why("trex", 0), "score_trex n=1");
    assert_eq!(why("king", 1), "score_empty");

    let zoos = [("lookout:t bridge_left:bc bridge_right:bc pyramid:sp quarantine:b", ""), ("wood:t", "")];
    let sheet = table(Board::Winter, Face::Woods, &zoos).score_sheet();
    let why = |line: &str| text(sheet.lines[line][Seat(0)].why.as_ref().unwrap());
    assert_eq!(why("lookout"), "score_lookout dino=trex n=1 seat=1");
    assert_eq!(why("bridge"), "score_bridge n=2");
    assert_eq!(why("pyramid"), "score_pyramid n=2");
    assert_eq!(why("quarantine"), "score_quarantine");

    let zoos = [("bridge_right:bc", ""), ("", "")];
    let sheet = table(Board::Winter, Face::Woods, &zoos).score_sheet();
    assert_eq!(text(sheet.lines["bridge"][Seat(0)].why.as_ref().unwrap()), "score_bridge n=0");
}
