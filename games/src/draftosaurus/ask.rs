//! What is wanted of a seat, what the table waits for, and why something cannot be done.

use super::die::Face;
use super::herd::Dino;
use super::lines;
use super::pens::{Pen, Spot};
use super::phase::Phase;
use super::state::Draftosaurus;
use super::zoo::Refusal;
use crate::frame::{Barred, Line, Param, Seat, Verdict};
use alloc::vec::Vec;

pub(super) fn headline(state: &Draftosaurus) -> Line {
    Line::new(match state.phase {
        Phase::Over => lines::TABLE_OVER,
        Phase::Pick => lines::TABLE_PICKS,
        Phase::Place => lines::TABLE_PLACES,
        Phase::Commit => lines::TABLE_COMMITS,
        Phase::SetAside => lines::TABLE_SETS_ASIDE,
        Phase::Quarantine => lines::TABLE_QUARANTINE,
    })
}

pub(super) fn wanted(state: &Draftosaurus, seat: Seat) -> Line {
    if state.chosen.has(seat) {
        return Line::new(lines::CHOSEN);
    }
    let face = state.binding_face(seat);
    match state.phase {
        Phase::Over => Line::new(lines::OVER),
        Phase::Pick => by_die(lines::PICK_FREE, lines::PICK_DIE, face),
        Phase::Commit if state.sets_aside() => {
            by_die(lines::COMMIT_ASIDE_FREE, lines::COMMIT_ASIDE_DIE, face)
        }
        Phase::Commit => by_die(lines::COMMIT_FREE, lines::COMMIT_DIE, face),
        Phase::SetAside => Line::new(lines::SET_ASIDE),
        Phase::Place => match state.picked.get(&seat) {
            Some(&dino) => by_die(lines::PLACE_FREE, lines::PLACE_DIE, face).with("dino", dino),
            None => Line::new(lines::WAIT),
        },
        Phase::Quarantine => match state.zoo(seat).quarantined() {
            Some(housed) => Line::new(lines::QUARANTINE).with("dino", housed.dino),
            None => Line::new(lines::WAIT),
        },
    }
}

pub(super) fn barred(state: &Draftosaurus, seat: Seat) -> Vec<Barred> {
    if !state.awaited().contains(seat) {
        return Vec::new();
    }
    let verdicts = |dino| state.zoo(seat).verdicts(state.board(), dino, state.binding_face(seat));
    match state.phase {
        Phase::Place => {
            let refused = state.picked.get(&seat).map(|&dino| refused(&verdicts(dino)));
            refused.unwrap_or_default().into_iter().map(|(spot, why)| bar(spot, None, why)).collect()
        }
        Phase::Quarantine => {
            refused(&state.moves(seat)).into_iter().map(|(spot, why)| bar(spot, None, why)).collect()
        }
        Phase::Commit => {
            let species = state.hand(seat).species();
            barred_commits(&species.map(|dino| (dino, refused(&verdicts(dino)))).collect::<Vec<_>>())
        }
        Phase::Pick | Phase::SetAside | Phase::Over => Vec::new(),
    }
}

/// What others chose in secret changes nothing of what a seat is asked.
pub(super) fn is_as(one: &Draftosaurus, other: &Draftosaurus, seat: Seat) -> bool {
    let Draftosaurus {
        options,
        seats,
        legs,
        first,
        round,
        turn,
        phase,
        face,
        boxed,
        bag,
        hands,
        picked,
        chosen,
    } = one;
    *phase == other.phase
        && chosen.of(seat) == other.chosen.of(seat)
        && (*round, *turn, *face, *first) == (other.round, other.turn, other.face, other.first)
        && (*options, *seats) == (other.options, other.seats)
        && (hands, picked, bag, boxed) == (&other.hands, &other.picked, &other.bag, &other.boxed)
        && *legs == other.legs
}

type Refused = Vec<(Spot, Refusal)>;

/// What is refused. A pyramid in which no cell is open is refused as a whole, with the reason that tells most.
fn refused(verdicts: &[(Spot, Verdict<Refusal>)]) -> Refused {
    let open = |pen: Pen| verdicts.iter().any(|(spot, verdict)| spot.pen == pen && verdict.is_ok());
    let mut refused = Vec::new();
    for &(spot, verdict) in verdicts {
        let Err(why) = verdict else { continue };
        if spot.cell.is_none() || open(spot.pen) {
            refused.push((spot, why));
        } else if matches!(why, Refusal::Neighbour(_)) {
            let whole = (Spot { pen: spot.pen, cell: None }, why);
            if !refused.contains(&whole) {
                refused.push(whole);
            }
        }
    }
    refused
}

/// What is refused to the whole hand for one reason is said once; the rest is said for each species. A species to which
/// the pyramid is closed as a whole has no cell of its own to be refused.
fn barred_commits(hand: &[(Dino, Refused)]) -> Vec<Barred> {
    let closed = |refused: &Refused, pen| refused.iter().any(|(spot, _)| *spot == Spot { pen, cell: None });
    let to_all = |refusal: &(Spot, Refusal)| {
        let spot = refusal.0;
        hand.iter()
            .all(|(_, refused)| refused.contains(refusal) || spot.cell.is_some() && closed(refused, spot.pen))
    };
    let mut said = Refused::new();
    let mut all = Vec::new();
    for &(dino, ref refused) in hand {
        for refusal in refused {
            let (spot, why) = *refusal;
            if !to_all(refusal) {
                all.push(bar(spot, Some(dino), why));
            } else if !said.contains(refusal) {
                said.push(*refusal);
                all.push(bar(spot, None, why));
            }
        }
    }
    all
}

fn bar(spot: Spot, dino: Option<Dino>, why: Refusal) -> Barred {
    let pen = ("pen", Param::from(spot.pen));
    let cell = spot.cell.map(|cell| ("cell", Param::from(cell)));
    let dino = dino.map(|dino| ("dino", Param::from(dino)));
    Barred { what: [pen].into_iter().chain(cell).chain(dino).collect(), why: why.line() }
}

fn by_die(free: &'static str, bound: &'static str, face: Option<Face>) -> Line {
    match face {
        None => Line::new(free),
        Some(face) => Line::new(bound).with("face", face),
    }
}

impl Refusal {
    fn line(self) -> Line {
        match self {
            Self::Die(face) => Line::new(lines::BARRED_DIE).with("face", face),
            Self::Full(cap) => Line::new(lines::BARRED_FULL).with("n", i32::try_from(cap).unwrap_or(0)),
            Self::OneSpecies(dino) => Line::new(lines::BARRED_ONE_SPECIES).with("dino", dino),
            Self::AllDifferent(dino) => Line::new(lines::BARRED_DIFFERENT).with("dino", dino),
            Self::NextIs(dino) => Line::new(lines::BARRED_NEXT_IS).with("dino", dino),
            Self::NextIsNot(dino) => Line::new(lines::BARRED_NEXT_IS_NOT).with("dino", dino),
            Self::Taken => Line::new(lines::BARRED_TAKEN),
            Self::RowFirst(row) => Line::new(lines::BARRED_ROW).with("row", row),
            Self::Neighbour(dino) => Line::new(lines::BARRED_NEIGHBOUR).with("dino", dino),
            Self::Stay => Line::new(lines::BARRED_STAY),
        }
    }
}
