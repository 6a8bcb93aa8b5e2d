//! What happens by itself after an action: nobody is asked where there is nothing to choose.

use super::{Game, Script};
use alloc::vec::Vec;

/// What comes next at a table.
#[derive(Debug)]
pub enum Next<G: Game> {
    /// Something happens by itself.
    Happens(G::Event),
    /// What is begun can go on like this. The only way is taken; with none, it is finished.
    Within(Vec<G::Action>),
    /// Nothing is begun.
    Rest,
}

/// Goes on until somebody has something to choose, or nothing is begun.
pub fn settle<G: Game>(
    script: &mut Script<G>,
    next: impl Fn(&G) -> Next<G>,
    mut perform: impl FnMut(&mut Script<G>, &G::Action),
    mut finish: impl FnMut(&mut Script<G>),
) {
    loop {
        match next(script.state()) {
            Next::Happens(event) => script.emit(event),
            Next::Within(actions) => match actions.as_slice() {
                [] => finish(script),
                [only] => perform(script, only),
                _ => return,
            },
            Next::Rest => return,
        }
    }
}
