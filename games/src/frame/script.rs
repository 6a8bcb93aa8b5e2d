//! How a step comes about: a draft of the state, the events that lead to it, and the step's dice.

use super::{Audience, Dice, Game, Listed, OptionsError, Seat, Told};
use alloc::vec::Vec;

/// More events than any honest step has. A game that runs away panics, which costs one action and no match.
const MOST_EVENTS: usize = 2_000;
/// More draws of the dice than any honest step makes.
const MOST_ROLLS: usize = 2_000;

/// A step being written. What is emitted is applied to the draft at once.
#[derive(Debug)]
pub struct Script<G: Game> {
    state: G,
    record: Record<G>,
    dice: Dice,
    rolls: usize,
    revealed: Audience,
    /// Who learns something hidden by the event that is still to come.
    revealing: Audience,
}

/// What a script notes besides the state it leads to.
#[derive(Debug)]
enum Record<G: Game> {
    /// Everything: a step of a match.
    Full { events: Vec<G::Event>, told: Vec<Told<G::Seen>>, reveals: Vec<Audience> },
    /// Nothing: a bot plays in its head. How many events there were.
    None(usize),
    /// How the state was before chance or a revelation first came into it.
    Until(Option<G>),
}

/// A finished step.
#[derive(Clone, Debug, PartialEq)]
pub struct Played<G: Game> {
    /// The state after it.
    pub state: G,
    /// What happened, in order.
    pub events: Vec<G::Event>,
    /// Who is told what of each event.
    pub told: Vec<Told<G::Seen>>,
    /// Who learns by each event what was hidden from them.
    pub reveals: Vec<Audience>,
    /// It used the dice, so it cannot be undone.
    pub rolled: bool,
    /// To whom it brought something hidden to light; if to anybody, it cannot be undone.
    pub revealed: Audience,
}

impl<G: Game> Played<G> {
    /// Whether it cannot be undone.
    pub fn is_final(&self) -> bool {
        self.rolled || !self.revealed.is_empty()
    }
}

/// The action is not among those listed for the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the action is not listed for this seat")]
pub struct NotListed;

impl<G: Game> Script<G> {
    fn new(state: G, record: Record<G>, dice: Dice) -> Self {
        Self { state, record, dice, rolls: 0, revealed: Audience::default(), revealing: Audience::default() }
    }

    fn recording(state: G, dice: Dice) -> Self {
        Self::new(state, Record::Full { events: Vec::new(), told: Vec::new(), reveals: Vec::new() }, dice)
    }

    /// The state as it is after what was emitted so far.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Lets something happen.
    pub fn emit(&mut self, event: G::Event) {
        let audience = core::mem::take(&mut self.revealing);
        let count = match &mut self.record {
            Record::Full { events, told, reveals } => {
                reveals.push(audience);
                told.push(self.state.told(&event));
                self.state.apply(&event);
                events.push(event);
                events.len()
            }
            Record::None(count) => {
                self.state.apply(&event);
                *count += 1;
                *count
            }
            Record::Until(_) => {
                self.state.apply(&event);
                0
            }
        };
        assert!(count <= MOST_EVENTS, "a step of {} does not end", G::NAME);
    }

    /// The dice of this step. Asking for them makes the step final.
    pub fn dice(&mut self) -> &mut Dice {
        self.note_end();
        self.rolls += 1;
        assert!(self.rolls < MOST_ROLLS, "a step of {} does not stop rolling", G::NAME);
        &mut self.dice
    }

    /// Says who learns by the next event what they could not have known: a card that was face down, a secret
    /// choice. Called before *each* event that shows something; twice before one event, both audiences count.
    ///
    /// Whoever is in the audience may see the event come out differently in states that they could not tell apart
    /// before; to everybody else it looks the same in all of them, or it is a leak: that is what the laws compare. So
    /// the audience is all who are shown something new, by the story or by their views, and nobody else: not those who
    /// only hear *that* something was drawn. It makes the step final: it cannot be undone, and
    /// [`gain`] looks no further. How dice fall in the open need not be announced: asking for [`Script::dice`] says it.
    pub fn reveal(&mut self, to: Audience) {
        self.note_end();
        self.revealing = self.revealing.and(to);
        self.revealed = self.revealed.and(to);
    }

    fn note_end(&mut self) {
        if let Record::Until(before @ None) = &mut self.record {
            *before = Some(self.state.clone());
        }
    }

    fn finish(self) -> Played<G> {
        let Self { state, record, rolls, revealed, revealing, .. } = self;
        assert!(
            revealing.is_empty(),
            "a step of {} says that it reveals something, and no event shows it",
            G::NAME
        );
        let (events, told, reveals) = match record {
            Record::Full { events, told, reveals } => (events, told, reveals),
            Record::None(_) | Record::Until(_) => (Vec::new(), Vec::new(), Vec::new()),
        };
        Played { state, events, told, reveals, rolled: rolls > 0, revealed }
    }
}

/// Lays out a table and deals: step 0 of a match.
///
/// # Errors
/// When the game refuses the options or the number of seats.
pub fn open<G: Game>(options: &G::Options, seats: u8, dice: Dice) -> Result<Played<G>, OptionsError> {
    let mut script = Script::recording(G::new(options, seats, G::FORMAT)?, dice);
    G::open(&mut script);
    Ok(script.finish())
}

/// Plays a listed action, unchecked and without a record: for bots that play matches in their heads.
pub fn advance<G: Game>(state: G, seat: Seat, action: &G::Action, dice: &mut Dice) -> G {
    let mut script = Script::new(state, Record::None(0), dice.clone());
    G::play(&mut script, seat, action);
    *dice = script.dice;
    script.state
}

/// Plays one action on a draft of `state`, which itself is not touched.
///
/// # Errors
/// When the action is not listed for the seat.
pub fn play<G: Game>(state: &G, seat: Seat, action: &G::Action, dice: Dice) -> Result<Played<G>, NotListed> {
    play_from(&Listed::of(state, seat), state, seat, action, dice)
}

/// The same with the list of actions at hand: what is listed for `seat` in `state`.
///
/// # Errors
/// When the action is not in the list.
pub fn play_from<G: Game>(
    list: &Listed<G::Action>,
    state: &G,
    seat: Seat,
    action: &G::Action,
    dice: Dice,
) -> Result<Played<G>, NotListed> {
    if !list.has(action) {
        return Err(NotListed);
    }
    let mut script = Script::recording(state.clone(), dice);
    G::play(&mut script, seat, action);
    Ok(script.finish())
}

/// What the seat's score gains by a listed action, up to the first draw or revelation.
pub fn gain<G: Game>(state: &G, seat: Seat, action: &G::Action) -> i32 {
    let total = |state: &G| {
        let own = state.own_scores(seat).map_or(0, |sheet| sheet.total(seat));
        state.scores().total(seat) + own
    };
    // Whatever they fall, nothing that follows is looked at.
    let mut script = Script::new(state.clone(), Record::Until(None), Dice::from_number(0));
    G::play(&mut script, seat, action);
    let Script { state: end, record, .. } = script;
    let after = match record {
        Record::Until(Some(before)) => before,
        Record::Until(None) | Record::Full { .. } | Record::None(_) => end,
    };
    total(&after) - total(state)
}
