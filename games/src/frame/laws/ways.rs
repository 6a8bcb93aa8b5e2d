//! Ways back: where they must be listed, that they lead back, and that nobody loses theirs by another's step.

use super::broken::{Fault, Law, Lawful, hold};
use super::secrecy::{is_choice, known};
use crate::frame::{Dice, Game, Listed, Played, Seat, Viewer, play_from};

/// Holds one step of `seat` to what is said of ways back and of open decisions.
pub(super) fn check<G: Game>(
    before: &G,
    seats: u8,
    (seat, action): (Seat, &G::Action),
    played: &Played<G>,
) -> Lawful {
    if !G::back(action) && !played.is_final() {
        leads_back(before, seats, (seat, action), played)?;
    }
    for other in Seat::all(seats).filter(|&other| other != seat) {
        if before.is_open(other) && played.state.is_open(other) {
            let same = Listed::of(before, other) == Listed::of(&played.state, other);
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
    let open = before.is_open(seat) && played.state.is_open(seat);
    if !open && !is_choice(before, played, seat) {
        return Ok(());
    }
    let list = Listed::of(&played.state, seat);
    let back: Vec<&G::Action> = list.iter().filter(|action| G::back(action)).collect();
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
