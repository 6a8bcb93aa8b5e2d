//! What each viewer knows of hidden places, for games in which some viewers have seen things that are hidden from others.
//!
//! Such a game keeps a [`Knowledge`] in its state, and `apply` notes in it what is seen and what moves. [`Knowledge::deal`]
//! then deals the hidden things anew, in accord with all that one viewer has seen.
//!
//! A place is anything that is looked at as a whole: a hand, a stash, one card of a deck. Equal things are not told apart.
//! What a seat sees all the time, such as its own hand, need not be noted for that seat.

use super::{Audience, Dice, Seat, Viewer};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What viewers know of hidden things beyond what is shown to them now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knowledge<P, T> {
    /// The number of seats. It is also the number of the spectators as a knower.
    seats: u8,
    sure: Vec<Sure<P, T>>,
    lacking: Vec<Lacking<P, T>>,
    whole: Vec<Whole<P>>,
}

/// One of a thing lies in one of these places. Two equal things need two entries.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Sure<P, T> {
    knower: u8,
    places: Vec<P>,
    thing: T,
}

/// None of a thing lies there.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Lacking<P, T> {
    knower: u8,
    thing: T,
    place: P,
}

/// Nothing lies there but what a [`Sure`] of the knower may put there: the knower saw all of the place, and
/// nothing unknown to it has entered since.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Whole<P> {
    knower: u8,
    place: P,
}

/// A place, and how many things lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room<P> {
    pub place: P,
    pub size: usize,
}

impl<P: Copy + Ord, T: Copy + Ord> Knowledge<P, T> {
    /// No viewer has seen anything.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self { seats, sure: Vec::new(), lacking: Vec::new(), whole: Vec::new() }
    }

    /// These viewers see all that lies in a place. A thing that they knew to be there or in another place, and do not see, is
    /// in the other.
    pub fn look(&mut self, viewers: Audience, place: P, things: &[T]) {
        for knower in self.knowers(viewers) {
            let mut seen = things.to_vec();
            let (mut own, mut rest): (Vec<_>, Vec<_>) =
                core::mem::take(&mut self.sure).into_iter().partition(|sure| sure.knower == knower);
            // Entries with the fewest places account first for what is seen.
            own.sort_by_key(|sure| sure.places.len());
            for mut sure in own {
                if let Some(at) = sure.places.iter().position(|other| *other == place) {
                    if let Some(found) = seen.iter().position(|thing| *thing == sure.thing) {
                        seen.swap_remove(found);
                        sure.places = alloc::vec![place];
                    } else {
                        sure.places.remove(at);
                    }
                }
                rest.push(sure);
            }
            rest.extend(seen.into_iter().map(|thing| Sure { knower, places: alloc::vec![place], thing }));
            rest.retain(|sure| !sure.places.is_empty());
            self.sure = rest;
            self.whole.push(Whole { knower, place });
        }
        self.sort();
    }

    /// These viewers learn that none of a thing lies in a place, for example by an answer.
    pub fn exclude(&mut self, viewers: Audience, place: P, thing: T) {
        for knower in self.knowers(viewers) {
            self.lacking.push(Lacking { knower, thing, place });
            let own = self.sure.iter_mut().filter(|sure| sure.knower == knower && sure.thing == thing);
            own.for_each(|sure| sure.places.retain(|other| *other != place));
        }
        self.sort();
    }

    /// One of the things in a place is moved to another, or put in the open if `to` is None. These viewers see which.
    ///
    /// The other viewers know only that one was moved. If all things there are equal to them, they know which; otherwise, what
    /// they knew to be there is now in either place. Call it before the thing is moved: `from` has the number of things then.
    pub fn moved(&mut self, from: Room<P>, to: Option<P>, thing: T, seen_by: Audience) {
        let everybody = self.knowers(Audience::everybody());
        let seeing = self.knowers(seen_by);
        for knower in everybody {
            if seeing.contains(&knower) || self.knows_any(knower, from, thing) {
                self.follow(knower, from.place, to, thing);
            } else {
                self.widen(knower, from.place, to);
            }
        }
        if from.size <= 1 {
            // A game need not call `moved` for things that are laid in an empty place, as when a deck is renewed.
            self.whole.retain(|whole| whole.place != from.place);
        }
        self.sort();
    }

    /// The things of these places were mixed. What was known of one of them is now known of all together.
    pub fn mixed(&mut self, places: &[P]) {
        let touches = |sure: &Sure<P, T>| sure.places.iter().any(|place| places.contains(place));
        for sure in self.sure.iter_mut().filter(|sure| touches(sure)) {
            sure.places.extend(places.iter().copied());
        }
        let before = self.lacking.clone();
        let everywhere = |lack: &Lacking<P, T>| {
            places.iter().all(|&place| before.contains(&Lacking { place, ..lack.clone() }))
        };
        self.lacking.retain(|lack| !places.contains(&lack.place) || everywhere(lack));
        let before = self.whole.clone();
        let all_whole = |knower: u8| places.iter().all(|&place| before.contains(&Whole { knower, place }));
        self.whole.retain(|whole| !places.contains(&whole.place) || all_whole(whole.knower));
        self.sort();
    }

    /// Renames places, as when hands are passed or the cards of a deck move up.
    pub fn renamed(&mut self, rename: impl Fn(P) -> P) {
        let places = self.sure.iter_mut().flat_map(|sure| &mut sure.places);
        let lacking = self.lacking.iter_mut().map(|lack| &mut lack.place);
        let whole = self.whole.iter_mut().map(|whole| &mut whole.place);
        for place in places.chain(lacking).chain(whole) {
            *place = rename(*place);
        }
        self.sort();
    }

    /// Deals the things in the hidden places anew, in accord with what the viewer knows. Each possible deal may come out, not
    /// all equally likely. The result does not depend on where the things are, only on how many are in each place.
    ///
    /// What other viewers saw is hidden from this one. Afterwards they know only what the spectators know.
    ///
    /// # Panics
    /// When the knowledge contradicts itself, because the game noted something that was not true.
    #[must_use]
    pub fn deal(&mut self, viewer: Viewer, hidden: &[(P, Vec<T>)], dice: &mut Dice) -> Vec<(P, Vec<T>)> {
        let Some(knower) = self.knower(viewer) else { return hidden.to_vec() };
        let mut slots: Vec<(P, Option<usize>)> =
            hidden.iter().flat_map(|(place, things)| things.iter().map(|_| (*place, None))).collect();
        dice.shuffle(&mut slots);
        let things = self.known_first(knower, hidden, dice);
        let fits = |thing: usize, place: P| {
            let (thing, places) = &things[thing];
            let may_lie_here = match places {
                Some(places) => places.contains(&place),
                None => !self.whole.contains(&Whole { knower, place }),
            };
            may_lie_here && !self.lacking.contains(&Lacking { knower, thing: *thing, place })
        };
        // A thing for which there is no place drives another one out.
        for thing in 0..things.len() {
            let mut tried = alloc::vec![false; slots.len()];
            let placed = put(thing, &fits, &mut slots, &mut tried);
            assert!(placed, "what is known of hidden things contradicts itself");
        }
        let dealt: Vec<(P, Vec<T>)> = hidden
            .iter()
            .map(|(place, _)| {
                let here = slots.iter().filter(|(other, _)| other == place);
                let mut here: Vec<T> = here.filter_map(|(_, thing)| Some(things[(*thing)?].0)).collect();
                here.sort_unstable();
                (*place, here)
            })
            .collect();
        self.others_know_what_all_know(knower);
        dealt
    }

    /// The hidden things with the places where they may be. Those of which the viewer knows something come first.
    fn known_first(&self, knower: u8, hidden: &[(P, Vec<T>)], dice: &mut Dice) -> Vec<(T, Option<Vec<P>>)> {
        let mut pool: Vec<T> = hidden.iter().flat_map(|(_, things)| things).copied().collect();
        dice.reshuffle(&mut pool);
        let concerns = |place: &P| hidden.iter().any(|(other, _)| other == place);
        let sure = self.sure.iter().filter(|sure| sure.knower == knower && sure.places.iter().any(concerns));
        let mut things = Vec::new();
        for sure in sure {
            if let Some(at) = pool.iter().position(|thing| *thing == sure.thing) {
                things.push((pool.remove(at), Some(sure.places.clone())));
            }
        }
        things.extend(pool.into_iter().map(|thing| (thing, None)));
        things
    }

    fn others_know_what_all_know(&mut self, viewer: u8) {
        let all = self.seats;
        let public: Vec<_> = self.sure.iter().filter(|sure| sure.knower == all).cloned().collect();
        let publicly: Vec<_> = self.lacking.iter().filter(|lack| lack.knower == all).cloned().collect();
        self.sure.retain(|sure| sure.knower == viewer);
        let wholly: Vec<_> = self.whole.iter().filter(|whole| whole.knower == all).cloned().collect();
        self.lacking.retain(|lack| lack.knower == viewer);
        self.whole.retain(|whole| whole.knower == viewer);
        for knower in (0..=all).filter(|&knower| knower != viewer) {
            self.sure.extend(public.iter().map(|sure| Sure { knower, ..sure.clone() }));
            self.lacking.extend(publicly.iter().map(|lack| Lacking { knower, ..lack.clone() }));
            self.whole.extend(wholly.iter().map(|whole| Whole { knower, place: whole.place }));
        }
        self.sort();
    }

    /// Whether the viewer knows that one of a thing lies in a place.
    #[cfg(test)]
    pub(crate) fn is_sure(&self, viewer: Viewer, place: P, thing: T) -> bool {
        let knower = self.knower(viewer);
        self.sure
            .iter()
            .any(|sure| Some(sure.knower) == knower && sure.thing == thing && sure.places == [place])
    }

    /// Whether all that lies there is this thing, as far as the knower knows.
    fn knows_any(&self, knower: u8, from: Room<P>, thing: T) -> bool {
        let there = |sure: &&Sure<P, T>| sure.knower == knower && sure.places == [from.place];
        let known: Vec<_> = self.sure.iter().filter(there).collect();
        known.len() == from.size && known.iter().all(|sure| sure.thing == thing)
    }

    fn follow(&mut self, knower: u8, from: P, to: Option<P>, thing: T) {
        let fits =
            |sure: &Sure<P, T>| sure.knower == knower && sure.thing == thing && sure.places.contains(&from);
        let known = self.sure.iter().enumerate().filter(|(_, sure)| fits(sure));
        if let Some((at, _)) = known.min_by_key(|(_, sure)| sure.places.len()) {
            self.sure.swap_remove(at);
        }
        let Some(to) = to else { return };
        self.sure.push(Sure { knower, places: alloc::vec![to], thing });
        self.lacking.retain(|lack| *lack != Lacking { knower, thing, place: to });
    }

    fn widen(&mut self, knower: u8, from: P, to: Option<P>) {
        let concerned = |sure: &Sure<P, T>| sure.knower == knower && sure.places.contains(&from);
        let Some(to) = to else {
            // Any of them may have been the one, so the place is no longer accounted for.
            self.whole.retain(|whole| *whole != Whole { knower, place: from });
            return self.sure.retain(|sure| !concerned(sure));
        };
        if !self.whole.contains(&Whole { knower, place: from }) {
            self.whole.retain(|whole| *whole != Whole { knower, place: to });
        }
        self.sure.iter_mut().filter(|sure| concerned(sure)).for_each(|sure| sure.places.push(to));
        let before = self.lacking.clone();
        self.lacking.retain(|lack| {
            lack.knower != knower
                || lack.place != to
                || before.contains(&Lacking { place: from, ..lack.clone() })
        });
    }

    fn knower(&self, viewer: Viewer) -> Option<u8> {
        match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Spectator => Some(self.seats),
            Viewer::Referee => None,
        }
    }

    fn knowers(&self, viewers: Audience) -> Vec<u8> {
        let all = Seat::all(self.seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        all.filter(|&viewer| viewers.includes(viewer)).filter_map(|viewer| self.knower(viewer)).collect()
    }

    /// Equal knowledge has equal fields, in whatever order it was noted.
    fn sort(&mut self) {
        for sure in &mut self.sure {
            sure.places.sort_unstable();
            sure.places.dedup();
        }
        self.sure.sort_unstable();
        self.lacking.sort_unstable();
        self.lacking.dedup();
        self.whole.sort_unstable();
        self.whole.dedup();
    }
}

/// Finds a slot for a thing, moving what lies in the way to another one: a matching, one augmenting path at a time.
fn put<P: Copy>(
    thing: usize,
    fits: &impl Fn(usize, P) -> bool,
    slots: &mut [(P, Option<usize>)],
    tried: &mut [bool],
) -> bool {
    let open: Vec<usize> = (0..slots.len()).filter(|&at| fits(thing, slots[at].0)).collect();
    if let Some(&free) = open.iter().find(|&&at| slots[at].1.is_none()) {
        slots[free].1 = Some(thing);
        return true;
    }
    for at in open {
        if core::mem::replace(&mut tried[at], true) {
            continue;
        }
        if slots[at].1.is_none_or(|before| put(before, fits, slots, tried)) {
            slots[at].1 = Some(thing);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests;
