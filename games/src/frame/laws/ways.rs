//! Checks actions that take back: that they are legal where they should be, that they lead back, and that no other seat's
//! step removes them.

use super::broken::{Fault, Law, Lawful, hold};
use super::secrecy::{is_choice, known};
use crate::frame::{Dice, Game, LegalActions, Played, Seat, Viewer, play_from};

/// Checks one step of `seat`.
pub(super) fn check<G: Game>(
    before: &G,
    seats: u8,
    (seat, action): (Seat, &G::Action),
    played: &Played<G>,
) -> Lawful {
    if !G::is_take_back(action) && !played.is_final() {
        leads_back(before, seats, (seat, action), played)?;
    }
    for other in Seat::all(seats).filter(|&other| other != seat) {
        if before.decides_openly(other) && played.state.decides_openly(other) {
            let same = LegalActions::of(before, other) == LegalActions::of(&played.state, other);
            hold(same, Law::Undisturbed, || format!("{action:?} by {seat:?} changes what {other:?} may do"))?;
        }
    }
    Ok(())
}

/// After a small step of an open decision, and after a secret choice, everything is as before if it is taken back.
fn leads_back<G: Game>(
    before: &G,
    seats: u8,
    (seat, action): (Seat, &G::Action),
    played: &Played<G>,
) -> Lawful {
    let open = before.decides_openly(seat) && played.state.decides_openly(seat);
    if !open && !is_choice(before, played, seat) {
        return Ok(());
    }
    let list = LegalActions::of(&played.state, seat);
    let back: Vec<&G::Action> = list.iter().filter(|action| G::is_take_back(action)).collect();
    let [back] = back.as_slice() else {
        return Err(Fault::new(
            Law::WayBack,
            format!("after {action:?} {seat:?} has {} ways back", back.len()),
        ));
    };
    let refused = |_| Fault::new(Law::Accepted, format!("{back:?} of {seat:?} is refused"));
    let again = play_from(&list, &played.state, seat, back, Dice::from_number(0)).map_err(refused)?;
    hold(!again.is_final(), Law::WayBack, || format!("{back:?} of {seat:?} rolls or reveals"))?;
    for viewer in Seat::all(seats).map(Viewer::Seat) {
        let difference = known(before, seats, viewer).difference(&known(&again.state, seats, viewer));
        if let Some(difference) = difference {
            let what = format!("{action:?} and {back:?} of {seat:?} do not lead back: {difference}");
            return Err(Fault::new(Law::WayBack, what));
        }
    }
    Ok(())
}
