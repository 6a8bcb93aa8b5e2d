//! Views, log lines, prompts, and unavailable actions with the reasons.

use super::die::Face;
use super::events::Event;
use super::herd::Dino;
use super::lines;
use super::observation::Observation;
use super::pens::{Pen, Spot};
use super::phase::Phase;
use super::scoring;
use super::state::Draftosaurus;
use super::view::{PrivateView, View};
use super::zoo::Refusal;
use crate::frame::{
    Empty, Line, Log, LogLine, Observed, Param, Presentation, ScoreSheet, Seat, Unavailable, Verdict,
};
use alloc::vec::Vec;

impl Presentation for Draftosaurus {
    const TEXT_KEYS: &'static [&'static str] = lines::ALL;
    const LOG_KEYS: &'static [&'static str] = lines::LOG;
    const SEAT_PARAMS: &'static [&'static str] = &["first", "roller"];

    type Observation = Observation;
    type View = View;
    type PrivateView = PrivateView;
    type StaticData = Empty;

    fn view(&self) -> View {
        View::of(self)
    }

    fn private_view(&self, seat: Seat) -> Option<PrivateView> {
        Some(PrivateView::of(self, seat))
    }

    fn observe(&self, event: &Event) -> Observed<Observation> {
        Observation::of(self, event)
    }

    fn log(&self, observation: &Observation) -> Log {
        match observation {
            // The table shows these by itself.
            Observation::Chose { .. } | Observation::Reconsidered { .. } | Observation::Passed { .. } => {
                Log::SILENT
            }
            Observation::Picked { dinos } => {
                let line = |(&seat, &dino)| LogLine::new("picked").with("seat", seat).with("dino", dino);
                Log::Lines(dinos.iter().map(line).collect())
            }
            _ => Log::AsObserved,
        }
    }

    fn prompt(&self, seat: Seat) -> Line {
        if self.chosen.has(seat) {
            return Line::new(lines::CHOSEN);
        }
        let face = self.binding_face(seat);
        match self.phase {
            Phase::Over => Line::new(lines::OVER),
            Phase::Pick => by_die(lines::PICK_FREE, lines::PICK_DIE, face),
            Phase::Commit if self.sets_aside() => {
                by_die(lines::COMMIT_ASIDE_FREE, lines::COMMIT_ASIDE_DIE, face)
            }
            Phase::Commit => by_die(lines::COMMIT_FREE, lines::COMMIT_DIE, face),
            Phase::SetAside => Line::new(lines::SET_ASIDE),
            Phase::Place => match self.picked.get(&seat) {
                Some(&dino) => by_die(lines::PLACE_FREE, lines::PLACE_DIE, face).with("dino", dino),
                None => Line::new(lines::WAIT),
            },
            Phase::Quarantine => match self.zoo(seat).quarantined() {
                Some(housed) => Line::new(lines::QUARANTINE).with("dino", housed.dino),
                None => Line::new(lines::WAIT),
            },
        }
    }

    fn unavailable(&self, seat: Seat) -> Vec<Unavailable> {
        if !self.awaited().contains(seat) {
            return Vec::new();
        }
        let verdicts = |dino| self.zoo(seat).verdicts(self.board(), dino, self.binding_face(seat));
        match self.phase {
            Phase::Place => {
                let refused = self.picked.get(&seat).map(|&dino| refused(&verdicts(dino)));
                refused.unwrap_or_default().into_iter().map(|(spot, why)| bar(spot, None, why)).collect()
            }
            Phase::Quarantine => {
                refused(&self.moves(seat)).into_iter().map(|(spot, why)| bar(spot, None, why)).collect()
            }
            Phase::Commit => {
                let species = self.hand(seat).species();
                unavailable_commits(&species.map(|dino| (dino, refused(&verdicts(dino)))).collect::<Vec<_>>())
            }
            Phase::Pick | Phase::SetAside | Phase::Over => Vec::new(),
        }
    }

    /// Secret choices of other seats do not change the prompt of a seat.
    fn has_same_prompt(&self, other: &Self, seat: Seat) -> bool {
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
        } = self;
        *phase == other.phase
            && chosen.of(seat) == other.chosen.of(seat)
            && (*round, *turn, *face, *first) == (other.round, other.turn, other.face, other.first)
            && (*options, *seats) == (other.options, other.seats)
            && (hands, picked, bag, boxed) == (&other.hands, &other.picked, &other.bag, &other.boxed)
            && *legs == other.legs
    }

    fn headline(&self) -> Line {
        Line::new(match self.phase {
            Phase::Over => lines::TABLE_OVER,
            Phase::Pick => lines::TABLE_PICKS,
            Phase::Place => lines::TABLE_PLACES,
            Phase::Commit => lines::TABLE_COMMITS,
            Phase::SetAside => lines::TABLE_SETS_ASIDE,
            Phase::Quarantine => lines::TABLE_QUARANTINE,
        })
    }

    fn score_lines() -> Vec<&'static str> {
        scoring::score_lines()
    }

    fn score_sheet(&self) -> ScoreSheet {
        scoring::score_sheet(self)
    }

    fn static_data(_format: u32) -> Empty {
        Empty {}
    }
}

type Refused = Vec<(Spot, Refusal)>;

/// The refused places. A pyramid without an open cell is refused as a whole, with the most specific reason.
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

/// A place that is refused to the whole hand for one reason gets one entry; others get one for each species. A species to which
/// the pyramid is closed as a whole has no cell of its own to be refused.
fn unavailable_commits(hand: &[(Dino, Refused)]) -> Vec<Unavailable> {
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

fn bar(spot: Spot, dino: Option<Dino>, why: Refusal) -> Unavailable {
    let pen = ("pen", Param::from(spot.pen));
    let cell = spot.cell.map(|cell| ("cell", Param::from(cell)));
    let dino = dino.map(|dino| ("dino", Param::from(dino)));
    Unavailable { what: [pen].into_iter().chain(cell).chain(dino).collect(), why: why.line() }
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
            Self::Die(face) => Line::new(lines::UNAVAILABLE_DIE).with("face", face),
            Self::Full(cap) => Line::new(lines::UNAVAILABLE_FULL).with("n", i32::try_from(cap).unwrap_or(0)),
            Self::OneSpecies(dino) => Line::new(lines::UNAVAILABLE_ONE_SPECIES).with("dino", dino),
            Self::AllDifferent(dino) => Line::new(lines::UNAVAILABLE_DIFFERENT).with("dino", dino),
            Self::NextIs(dino) => Line::new(lines::UNAVAILABLE_NEXT_IS).with("dino", dino),
            Self::NextIsNot(dino) => Line::new(lines::UNAVAILABLE_NEXT_IS_NOT).with("dino", dino),
            Self::Taken => Line::new(lines::UNAVAILABLE_TAKEN),
            Self::RowFirst(row) => Line::new(lines::UNAVAILABLE_ROW).with("row", row),
            Self::Neighbour(dino) => Line::new(lines::UNAVAILABLE_NEIGHBOUR).with("dino", dino),
            Self::Stay => Line::new(lines::UNAVAILABLE_STAY),
        }
    }
}
