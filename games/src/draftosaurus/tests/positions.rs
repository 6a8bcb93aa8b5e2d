//! Chosen positions as viewers see them, and the match that format 1 stored.
//!
//! To be read with the rulebook: `games/tests/golden/positions/draftosaurus.txt`.

use super::*;
use crate::frame::golden::{Positions, Recorded};
use alloc::vec::Vec;

/// What a seat has when a position begins: its zoo, a dinosaur a turn in this order; what it set aside; its hand.
struct Has {
    zoo: &'static str,
    aside: &'static str,
    hand: &'static str,
}

fn has(zoo: &'static str, aside: &'static str, hand: &'static str) -> Has {
    Has { zoo, aside, hand }
}

type Placed = (Dino, Pen, Option<Cell>);

/// Where each dinosaur of a zoo went, in order.
fn placed(zoo: &str) -> Vec<Placed> {
    let parts = zoo.split_whitespace().map(|part| part.split_once(':').unwrap());
    let spots = parts.flat_map(|(word, letters)| {
        let pen = pen(word);
        let cells = Cell::ALL.iter().map(move |&cell| (pen == Pen::Pyramid).then_some(cell));
        let cells = cells.chain(core::iter::repeat(None));
        letters.chars().zip(cells).map(move |(letter, cell)| (letter, pen, cell))
    });
    spots.filter(|(letter, ..)| *letter != '.').map(|(letter, pen, cell)| (dino(letter), pen, cell)).collect()
}

/// A leg in which this was placed, at the beginning of the next turn. Seat 0 rolled first.
fn leg(mut state: Draftosaurus, board: Board, first: u8, seats: &[Has], face: Face) -> Draftosaurus {
    let bag = state.full_bag();
    state.apply(&Event::LegStarted { board, first: Seat(first), bag });
    let zoos: Vec<_> = seats.iter().map(|has| placed(has.zoo)).collect();
    let asides: Vec<Vec<Dino>> = seats.iter().map(|has| has.aside.chars().map(dino).collect()).collect();
    let turns = usize::from(state.turns());
    let done = zoos[0].len();
    for turn in 0..=done {
        if turn % turns == 0 && (turn < done || !seats[0].hand.is_empty()) {
            deal(&mut state, turn, seats, (&zoos, &asides));
        }
        if turn == done {
            break;
        }
        state.apply(&Event::Rolled { turn: u8::try_from(turn % turns + 1).unwrap(), face: Face::Woods });
        state.apply(&Event::Picked { dinos: zoos.iter().map(|zoo| zoo[turn].0).collect() });
        for (seat, zoo) in Seat::all(state.seats).zip(&zoos) {
            let (dino, pen, cell) = zoo[turn];
            state.apply(&Event::Placed { seat, number: state.next_number(seat), dino, pen, cell });
        }
        for (seat, aside) in Seat::all(state.seats).zip(&asides).filter(|(_, aside)| !aside.is_empty()) {
            state.apply(&Event::SetAside { seat, dino: aside[turn] });
        }
    }
    if !seats[0].hand.is_empty() {
        let phase = if state.options.quick_turns { Phase::Commit } else { Phase::Pick };
        state.apply(&Event::Rolled { turn: u8::try_from(done % turns + 1).unwrap(), face });
        state.apply(&Event::Entered { phase });
    }
    state
}

/// What a round from this turn on takes out of the hands, and what is left in them.
fn deal(
    state: &mut Draftosaurus,
    turn: usize,
    seats: &[Has],
    (zoos, asides): (&[Vec<Placed>], &[Vec<Dino>]),
) {
    let turns = usize::from(state.turns());
    let hands = seats.iter().zip(zoos).zip(asides).map(|((has, zoo), aside)| {
        let placed = zoo.iter().skip(turn).take(turns).map(|&(dino, ..)| dino);
        let aside = aside.iter().skip(turn).take(turns).copied();
        let left = if turn + turns > zoo.len() { has.hand } else { "" };
        placed.chain(aside).chain(left.chars().map(dino)).collect::<Herd>()
    });
    let hands = hands.collect();
    state.apply(&Event::Dealt { round: u8::try_from(turn / turns + 1).unwrap(), hands });
}

fn reached(board: Sides, quick_turns: bool, seats: &[Has], face: Face) -> Draftosaurus {
    let options = Options { board, quick_turns };
    let state = Draftosaurus::new(&options, u8::try_from(seats.len()).unwrap(), 1).unwrap();
    leg(state, board.legs()[0], 0, seats, face)
}

fn to(word: &str, cell: Option<&str>) -> Action {
    Action::Place { pen: pen(word), cell: cell.map(super::cell) }
}

fn commit(letter: char, word: &str, aside: Option<char>) -> Action {
    Action::Commit { dino: dino(letter), pen: pen(word), cell: None, aside: aside.map(dino) }
}

fn leave(word: &str, cell: Option<&str>) -> Action {
    Action::Move { pen: pen(word), cell: cell.map(super::cell) }
}

/// Picking, thinking twice, placing and passing on the summer side; seat 1 rolled.
fn a_turn_in_summer(positions: &mut Positions<Draftosaurus>) {
    let seats = [
        has("sameness:b trio:ts king:c", "", "bt"),
        has("sameness:s trio:sss", "", "pc"),
        has("meadow:pi island:i river:t", "", "pi"),
    ];
    let mut at = positions.at("a turn in summer", 3, reached(Sides::Summer, false, &seats, Face::FoodCourt));
    at.table().ask(0).ask(1);
    at.act(0, pick('t')).ask(0).act(0, Action::Reconsider).quietly(0, pick('b')).quietly(2, pick('i'));
    at.act(1, pick('p')).ask(0).ask(1).ask(2);
    at.act(0, to("sameness", None)).ask(0).quietly(1, to("prairie", None)).act(2, to("river", None));
}

/// Why a dinosaur may not go somewhere on the winter side; then the last turn of a round, in which nobody picks.
fn a_turn_in_winter(positions: &mut Positions<Draftosaurus>) {
    let seats = [
        has("wood:sc pyramid:sp", "", "bc"),
        has("wood:s pyramid:s.s lookout:t", "", "sp"),
        has("quarantine:t bridge_left:b bridge_right:b pyramid:t", "", "ti"),
    ];
    let mut at = positions.at("a turn in winter", 3, reached(Sides::Winter, false, &seats, Face::NoTrex));
    at.quietly(0, pick('b')).quietly(1, pick('s')).quietly(2, pick('t'));
    at.table().ask(0).ask(1).ask(2);
    at.act(0, to("pyramid", Some("b3"))).quietly(1, to("bridge_left", None)).act(2, to("bridge_right", None));
}

/// Two players set dinosaurs aside, unseen, and swap hands.
fn setting_aside(positions: &mut Positions<Draftosaurus>) {
    let seats = [has("sameness:b", "t", "iipc"), has("trio:c", "s", "bbst")];
    let mut at =
        positions.at("two players set aside", 2, reached(Sides::Summer, false, &seats, Face::EmptyPen));
    at.quietly(0, pick('i')).quietly(1, pick('s')).ask(0).quietly(0, to("trio", None));
    at.act(1, to("trio", None)).ask(0);
    at.act(0, set_aside('p')).act(1, set_aside('b'));
}

/// Quick turns of two players: the last of a round.
fn quick_turns_of_two(positions: &mut Positions<Draftosaurus>) {
    let seats = [has("meadow:bc", "tt", "bc"), has("sameness:p king:t", "ss", "tp")];
    let mut at = positions.at("quick turns of two", 2, reached(Sides::Summer, true, &seats, Face::Grassland));
    at.ask(0).ask(1);
    at.act(0, commit('b', "sameness", Some('c'))).act(1, commit('t', "island", Some('p')));
}

/// The last turn in winter, a quick one, then the quarantine. Seat 0 and seat 2 have the same number of points, and
/// seat 2 more T-Rex.
fn the_end_in_winter(positions: &mut Positions<Draftosaurus>) {
    let seats = [
        has("wood:sbsb lookout:t bridge_left:cc bridge_right:c quarantine:p pyramid:ip", "", "t"),
        has("wood:pipi lookout:b bridge_left:s bridge_right:s pyramid:cbc river:i", "", "b"),
        has("wood:tsts lookout:t bridge_left:i bridge_right:i quarantine:t pyramid:pcp", "", "b"),
    ];
    let mut at = positions.at("the end in winter", 3, reached(Sides::Winter, true, &seats, Face::Restrooms));
    at.ask(1).ask(2);
    at.quietly(0, commit('t', "river", None)).quietly(1, commit('b', "river", None));
    at.act(2, commit('b', "river", None)).table().ask(0).ask(1).ask(2);
    at.act(0, leave("bridge_left", None)).act(2, leave("pyramid", Some("m1"))).ask(0);
}

fn summer_of_two(last: [&'static str; 2], hands: [&'static str; 2]) -> [Has; 2] {
    [has(last[0], "ttccssppiib", hands[0]), has(last[1], "ttccsspiibb", hands[1])]
}

/// Summer and winter by two players: the end of the first leg, with every line of the summer side.
fn the_end_of_a_leg(positions: &mut Positions<Draftosaurus>) {
    let zoos = [
        "sameness:bbb trio:sts prairie:cc king:t meadow:pi",
        "sameness:pppp trio:ti meadow:tsc island:b river:i",
    ];
    let state = reached(Sides::Both, false, &summer_of_two(zoos, ["ic", "bs"]), Face::Grassland);
    let mut at = positions.at("the end of a leg", 2, state);
    at.quietly(0, pick('i')).quietly(1, pick('b')).table().ask(0);
    at.quietly(0, to("island", None)).act(1, to("king", None));
}

/// Summer and winter by two players: the end of the match, when all that was set aside is shown.
fn the_end_of_both_legs(positions: &mut Positions<Draftosaurus>) {
    let summer = [
        "sameness:bbb trio:sts prairie:cc king:t meadow:pi island:i",
        "sameness:pppp trio:ti meadow:tsc island:b river:i king:b",
    ];
    let winter = [
        "wood:bsbs lookout:c bridge_left:t bridge_right:t pyramid:bcp river:i",
        "wood:ptpt lookout:b bridge_left:i bridge_right:i pyramid:psc river:p",
    ];
    let mut first = summer_of_two(summer, ["", ""]);
    (first[0].aside, first[1].aside) = ("ttccssppiibc", "ttccsspiibbs");
    let state = leg(
        reached(Sides::Both, false, &first, Face::Woods),
        Board::Winter,
        1,
        &summer_of_two(winter, ["ic", "bs"]),
        Face::Woods,
    );
    let mut at = positions.at("the end of both legs", 2, state);
    at.quietly(0, pick('c')).quietly(1, pick('s')).quietly(0, to("river", None));
    at.act(1, to("river", None)).score_sheet();
}

#[test]
fn golden_positions() {
    let mut positions = Positions::new();
    a_turn_in_summer(&mut positions);
    a_turn_in_winter(&mut positions);
    setting_aside(&mut positions);
    quick_turns_of_two(&mut positions);
    the_end_in_winter(&mut positions);
    the_end_of_a_leg(&mut positions);
    the_end_of_both_legs(&mut positions);
    let options = [Sides::Summer, Sides::Winter, Sides::Both]
        .into_iter()
        .flat_map(|board| [false, true].map(|quick_turns| Options { board, quick_turns }));
    let dinos: Vec<_> = Dino::ALL.iter().map(|dino| dino.word()).collect();
    positions.check(&options.collect::<Vec<_>>(), &dinos, &[]);
}

/// Two players, both boards, no quick turns: every kind of event there is.
#[test]
fn golden_record_of_format_1() {
    let choose = |listed: &[Action], chance: &mut Dice| *chance.pick(listed);
    let options = Options { board: Sides::Both, quick_turns: false };
    Recorded::<Draftosaurus> { options, seats: 2, number: 4, choose }.check(1);
}
