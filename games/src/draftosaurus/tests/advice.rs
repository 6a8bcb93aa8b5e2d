//! The reasons of suggestions are true.

use super::*;
use crate::draftosaurus::advice;
use crate::draftosaurus::pens::Scorer;
use crate::draftosaurus::state::Leg;
use crate::frame::Advice;
use crate::frame::advised::{Advised, check};

#[test]
fn each_reason_is_true_and_comes_up() {
    let options = |board, quick_turns| Options { board, quick_turns };
    let all = [options(Sides::Summer, false), options(Sides::Winter, false), options(Sides::Winter, true)];
    check::<Draftosaurus>(&all, 3, is_true);
}

fn is_true(advised: &Advised<'_, Draftosaurus>) -> bool {
    let Advised { before, seat, action, why, .. } = *advised;
    if why.key == advice::BEST_PEN {
        let Action::Pick { dino } = *action else { return false };
        return best(before, seat, dino) == advised.number("n");
    }
    let (dino, spot) = match *action {
        Action::Place { pen, cell } => (before.picked[&seat], Spot { pen, cell }),
        Action::Commit { dino, pen, cell, .. } => (dino, Spot { pen, cell }),
        Action::Move { pen, cell } => (before.zoo(seat).quarantined().unwrap().dino, Spot { pen, cell }),
        _ => return false,
    };
    if spot.pen == Pen::River {
        return why.key == advice::SAVES_PENS;
    }
    let mut leg = before.leg().clone();
    if matches!(action, Action::Move { .. }) {
        leg.zoos[seat.index()].leave_quarantine(spot);
    } else {
        leg.zoos[seat.index()].house(spot, 99, dino);
    }
    let gain = pen_points(&leg, seat, spot.pen) - pen_points(before.leg(), seat, spot.pen);
    let zoo = leg.zoo(seat);
    let n = || advised.number("n");
    match why.key {
        advice::MOVES_LATER => spot.pen == Pen::Quarantine,
        advice::COMPLETES => gain == 7 && n() == 3,
        advice::COUPLE | advice::ROW => gain == n(),
        advice::MOST => gain == n() && spot.pen == Pen::King,
        advice::ALONE => gain == n() && zoo.count(dino) == 1,
        advice::WATCHES => gain == 2 * n(),
        advice::NEXT_BRINGS_MORE => {
            let mut next = leg.clone();
            next.zoos[seat.index()].house(spot, 100, dino);
            let more = pen_points(&next, seat, spot.pen) - pen_points(&leg, seat, spot.pen);
            more == n() && more > gain && zoo.len() < 12
        }
        _ => false,
    }
}

/// The points of a pen; those of the bridge on either bank.
fn pen_points(leg: &Leg, seat: Seat, pen: Pen) -> i32 {
    let pen = if pen == Pen::BridgeRight { Pen::BridgeLeft } else { pen };
    let spec = leg.board.pens().iter().find(|spec| spec.pen == pen).expect("it is a pen");
    assert_ne!(spec.scorer, Scorer::FromAcross);
    leg.points(spec, seat)
}

/// The most points of a place that the seat may choose for the species, the river aside.
fn best(state: &Draftosaurus, seat: Seat, dino: Dino) -> i32 {
    let mut placing = state.clone();
    placing.picked.insert(seat, dino);
    let spots = placing.zoo(seat).open_to(placing.board(), dino, placing.binding_face(seat));
    let pens = spots.into_iter().filter(|spot| spot.pen != Pen::River);
    let delta = |Spot { pen, cell }| placing.score_delta(seat, &Action::Place { pen, cell });
    pens.filter_map(delta).max().expect("a pen is open")
}

#[test]
fn a_pen_gets_the_reason_of_its_own_rule() {
    let why = |board, text, letter, place: &str| {
        let mut state = table(board, Face::Woods, &[(text, "tcspib"), ("", "tcspib")]);
        state.picked.insert(Seat(0), dino(letter));
        let action = Action::Place { pen: pen(place), cell: None };
        state.why(Seat(0), &action).map(|why| why.key)
    };
    assert_eq!(why(Board::Summer, "trio:ts", 'c', "trio"), Some(advice::COMPLETES));
    assert_eq!(why(Board::Summer, "trio:t", 'c', "trio"), None);
    assert_eq!(why(Board::Summer, "prairie:p", 'p', "prairie"), Some(advice::COUPLE));
    assert_eq!(why(Board::Summer, "prairie:p", 's', "prairie"), None);
    assert_eq!(why(Board::Summer, "river:b", 'b', "island"), None);
    assert_eq!(why(Board::Summer, "river:c", 'b', "island"), Some(advice::ALONE));
    assert_eq!(why(Board::Winter, "bridge_left:t", 't', "bridge_right"), Some(advice::COUPLE));
    assert_eq!(why(Board::Winter, "bridge_left:t", 't', "bridge_left"), None);
}
