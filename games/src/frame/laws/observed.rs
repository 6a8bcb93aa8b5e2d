//! What one viewer observes of a step, event by event.

use super::difference::apart;
use crate::frame::{Game, LoggedOf, Played, Viewer};

struct Observation<'a, G: Game> {
    /// Which of the step's events it is.
    at: usize,
    seen: Option<&'a LoggedOf<G>>,
    event: &'a G::Event,
    /// Whether the event is said to show the viewer something that was hidden from it.
    reveals: bool,
}

/// How far a viewer can tell one step from another.
#[derive(Debug, PartialEq)]
pub(super) enum Parting {
    /// Not by observations. If something was `revealed` on the way, the views may still differ.
    Alike { revealed: bool },
    /// By an event that reveals something to it in both. What follows may differ and is not compared.
    Revealed,
    /// By something that was not revealed to it.
    Leak(String),
}

/// A step, and the state it was made in.
pub(super) type Step<'a, G> = (&'a G, &'a Played<G>);

/// Compares two steps. They may differ only from an event on that reveals something to the viewer in both.
pub(super) fn parting<G: Game>(here: Step<'_, G>, there: Step<'_, G>, viewer: Viewer) -> Parting {
    let (mut one, mut two) = (observed(here.1, viewer), observed(there.1, viewer));
    let mut revealed = None;
    let leak = loop {
        match (one.next(), two.next()) {
            (None, None) => return Parting::Alike { revealed: revealed.is_some() },
            (Some(left), Some(right)) => {
                // Where there is no observation, the views show the event.
                let shown_alike = left.seen.is_some() || left.event == right.event;
                if left.reveals && right.reveals && !(left.seen == right.seen && shown_alike) {
                    return Parting::Revealed;
                }
                if left.reveals != right.reveals || left.seen != right.seen {
                    break words(&left, &right);
                }
                if left.reveals {
                    revealed = Some((left.at, right.at));
                }
            }
            (Some(left), None) => break only(&left),
            (None, Some(right)) => break only(&right),
        }
    };
    // An earlier event may have revealed a difference by the views alone.
    match revealed {
        Some((left, right)) if shown(here, left, viewer) != shown(there, right, viewer) => Parting::Revealed,
        _ => Parting::Leak(leak),
    }
}

/// The events that the viewer observes, or that reveal something to it.
fn observed<G: Game>(played: &Played<G>, viewer: Viewer) -> impl Iterator<Item = Observation<'_, G>> {
    let events = played.events.iter().zip(&played.observations).zip(&played.reveals).enumerate();
    events.filter_map(move |(at, ((event, told), reveals))| {
        let (seen, reveals) = (told.to(viewer), reveals.includes(viewer));
        (seen.is_some() || reveals).then_some(Observation { at, seen, event, reveals })
    })
}

/// What the viewer is shown after one of the events.
fn shown<G: Game>(
    (before, played): Step<'_, G>,
    last: usize,
    viewer: Viewer,
) -> (G::View, Option<G::PrivateView>) {
    let mut draft = before.clone();
    played.events[..=last].iter().for_each(|event| draft.apply(event));
    let own = if let Viewer::Seat(seat) = viewer { draft.private_view(seat) } else { None };
    (draft.view(), own)
}

fn words<G: Game>(left: &Observation<'_, G>, right: &Observation<'_, G>) -> String {
    apart("observation", &left.seen, &right.seen).unwrap_or_else(|| {
        let which = if left.reveals { "here" } else { "there" };
        format!("{:?} is said to reveal something to it {which} alone", left.event)
    })
}

fn only<G: Game>(observation: &Observation<'_, G>) -> String {
    format!("it observes {:?} in one of them only", observation.seen)
}
