//! Who knows what lies in a place: for games in which somebody sees a hidden thing and it stays hidden from others.
//!
//! A game that needs it keeps a [`Knowledge`] in its state, and its folds say what is seen and what moves. [`Knowledge::deal`]
//! then draws a determinization: hidden things dealt anew, in accord with all that the viewer has seen.
//!
//! A place is whatever can be looked at as a whole: a hand, a stash, one card of a deck. Equal things are not told apart.
//! What a seat sees as long as it lies there, its own hand, need not be noted for that seat.

use super::{Audience, Dice, Seat, Viewer};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What viewers know of hidden things beyond what is shown to them now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knowledge<P, T> {
    /// How many seats there are: the spectators come after them.
    seats: u8,
    sure: Vec<Sure<P, T>>,
    lacking: Vec<Lacking<P, T>>,
}

/// At least one of a thing lies in one of these places. Two of it are known by two of these.
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

/// A place, and how many things lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room<P> {
    /// Which place.
    pub place: P,
    /// How many.
    pub size: usize,
}

impl<P: Copy + Ord, T: Copy + Ord> Knowledge<P, T> {
    /// Nobody has seen anything.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self { seats, sure: Vec::new(), lacking: Vec::new() }
    }

    /// These viewers see all that lies in a place. What they knew to be there or in another place and is not there is in the
    /// other.
    pub fn look(&mut self, viewers: Audience, place: P, things: &[T]) {
        for knower in self.knowers(viewers) {
            let mut seen = things.to_vec();
            let (mut own, mut rest): (Vec<_>, Vec<_>) =
                core::mem::take(&mut self.sure).into_iter().partition(|sure| sure.knower == knower);
            // What is known most exactly accounts first for what is seen.
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
        }
        self.sort();
    }

    /// These viewers learn that none of a thing lies in a place, as by an answer.
    pub fn exclude(&mut self, viewers: Audience, place: P, thing: T) {
        for knower in self.knowers(viewers) {
            self.lacking.push(Lacking { knower, thing, place });
            let own = self.sure.iter_mut().filter(|sure| sure.knower == knower && sure.thing == thing);
            own.for_each(|sure| sure.places.retain(|other| *other != place));
        }
        self.sort();
    }

    /// One of the things in a place goes to another, or comes to light (`to` nothing): these viewers see which.
    ///
    /// The others know only that one went: if all that lies there is the same to them they know which, otherwise what they knew to
    /// be there is in either place. Call it before the thing is moved: `from` says how many lie there.
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
        self.sort();
    }

    /// Things of these places were mixed: what was known of each is known of all together.
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
        self.sort();
    }

    /// Places are called otherwise from now on: hands that are passed, cards of a deck that move up.
    pub fn renamed(&mut self, rename: impl Fn(P) -> P) {
        let places = self.sure.iter_mut().flat_map(|sure| &mut sure.places);
        for place in places.chain(self.lacking.iter_mut().map(|lack| &mut lack.place)) {
            *place = rename(*place);
        }
        self.sort();
    }

    /// A determinization: what lies in the hidden places, dealt anew in accord with what the viewer knows. Each way to deal that
    /// is possible may come out, not all equally likely. Nothing hidden but the number of things has a part in it.
    ///
    /// What others saw is hidden from the viewer, too: afterwards they know what everybody knows, and the viewer what it knew.
    ///
    /// # Panics
    /// When what is known cannot be: somebody was said to see what was not there.
    #[must_use]
    pub fn deal(&mut self, viewer: Viewer, hidden: &[(P, Vec<T>)], dice: &mut Dice) -> Vec<(P, Vec<T>)> {
        let Some(knower) = self.knower(viewer) else { return hidden.to_vec() };
        let mut slots: Vec<(P, Option<usize>)> =
            hidden.iter().flat_map(|(place, things)| things.iter().map(|_| (*place, None))).collect();
        dice.shuffle(&mut slots);
        let things = self.known_first(knower, hidden, dice);
        let fits = |thing: usize, place: P| {
            let (thing, places) = &things[thing];
            places.as_ref().is_none_or(|places| places.contains(&place))
                && !self.lacking.contains(&Lacking { knower, thing: *thing, place })
        };
        // What finds no place drives another thing out.
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

    /// The hidden things, those of which the viewer knows something first, with the places where they may be.
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
        self.lacking.retain(|lack| lack.knower == viewer);
        for knower in (0..=all).filter(|&knower| knower != viewer) {
            self.sure.extend(public.iter().map(|sure| Sure { knower, ..sure.clone() }));
            self.lacking.extend(publicly.iter().map(|lack| Lacking { knower, ..lack.clone() }));
        }
        self.sort();
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
            return self.sure.retain(|sure| !concerned(sure));
        };
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

    /// The same is known in the same words, however it came to be known.
    fn sort(&mut self) {
        for sure in &mut self.sure {
            sure.places.sort_unstable();
            sure.places.dedup();
        }
        self.sure.sort_unstable();
        self.lacking.sort_unstable();
        self.lacking.dedup();
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
