//! How a step comes about: a copy of the state, the events applied to it, and the step's dice.

use super::{
    Amounts, Audience, CostPreview, Dice, LegalActions, LoggedOf, Observed, OptionsError, Presentation,
    Rules, Seat, observe,
};
use alloc::vec::Vec;
use core::fmt;

/// An upper bound for the events of one step. A game that exceeds it panics, which fails one action and harms no match.
const MAX_EVENTS: usize = 2_000;
/// An upper bound for the draws of the dice in one step.
const MAX_ROLLS: usize = 2_000;
/// An upper bound for the actions that a game carries out by itself in one step.
const MAX_AUTOMATIC: usize = 100;

/// A step while [`Rules::open`] or [`Rules::play`] makes it. Each emitted event is applied to the state at once.
pub struct Transition<'a, G: Rules> {
    state: G,
    record: Record<'a, G>,
    dice: Dice,
    /// The seat that begins the match, if the host of the table chose one.
    first: Option<Seat>,
    rolls: usize,
    revealed: Audience,
    /// The viewers to whom the next event reveals something hidden.
    revealing: Audience,
    /// The actions that the game carried out by itself after the one that was decided.
    automatic: Vec<(Seat, G::Action)>,
}

/// What a transition keeps besides the state it leads to.
enum Record<'a, G: Rules> {
    /// Everything, for a step of a match. `observe` is called with each event and the state before it.
    Full { events: Vec<G::Event>, reveals: Vec<Audience>, observe: &'a mut dyn FnMut(&G, &G::Event) },
    /// The number of events, for the rollouts of bots.
    Count(usize),
    /// The state before the first roll or revelation, for previews. `watch` is called with the state after each event up to there.
    Foreseeable { before: Option<G>, watch: &'a mut dyn FnMut(&G) },
}

/// A finished step.
#[derive(Clone, Debug, PartialEq)]
pub struct Played<G: Presentation> {
    /// The state after the step.
    pub state: G,
    /// What happened, in order.
    pub events: Vec<G::Event>,
    /// What the viewers observe of each event.
    pub observations: Vec<Observed<LoggedOf<G>>>,
    /// For each event, the viewers to whom it reveals something hidden.
    pub reveals: Vec<Audience>,
    /// Whether the step used the dice. It can then not be undone.
    pub rolled: bool,
    /// The viewers to whom the step revealed something hidden. If there are any, the step cannot be undone.
    pub revealed: Audience,
    /// The actions that the game carried out by itself, because they decided nothing. Their events are among those of the
    /// step, so that they are stored, undone and replayed with it.
    pub automatic: Vec<(Seat, G::Action)>,
}

impl<G: Presentation> Played<G> {
    /// Whether the step cannot be undone.
    pub fn is_final(&self) -> bool {
        self.rolled || !self.revealed.is_empty()
    }
}

/// The action is not legal for the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the action is not legal for this seat")]
pub struct NotLegal;

impl<'a, G: Rules> Transition<'a, G> {
    fn new(state: G, record: Record<'a, G>, dice: Dice) -> Self {
        let (revealed, revealing) = (Audience::default(), Audience::default());
        Self { state, record, dice, first: None, rolls: 0, revealed, revealing, automatic: Vec::new() }
    }

    /// The state after all events so far.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The seat that begins the match, if the host of the table chose one. Otherwise the game draws it.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// Whether the action that is being carried out was chosen by the game, because it decides nothing.
    pub fn by_itself(&self) -> bool {
        !self.automatic.is_empty()
    }

    /// Carries out the actions that decide nothing ([`Rules::automatic`]), one after the other.
    ///
    /// They are part of the step that led to them, not steps of their own. So whoever undoes that step undoes them with it,
    /// and no server has to decide when to make them or make them only once. A stored match knows them by their events:
    /// matches that are older than an automatic action have it as a step, and are rebuilt as they were played.
    fn carry_on(&mut self, decided: Option<Seat>) {
        while let Some((seat, action)) = self.next_automatic(decided) {
            assert!(self.automatic.len() < MAX_AUTOMATIC, "a step of {} goes on and on", G::NAME);
            self.automatic.push((seat, action.clone()));
            G::play(self, seat, &action);
        }
    }

    fn next_automatic(&self, decided: Option<Seat>) -> Option<(Seat, G::Action)> {
        self.state.status().awaited().iter().find_map(|seat| {
            let action = self.state.automatic(seat, decided)?;
            let is_only = self.state.legal_actions(seat) == [action.clone()];
            (is_only && self.keeps_way_back(seat, &action)).then_some((seat, action))
        })
    }

    /// Whether the step that an automatic action becomes a part of can be undone as before.
    fn keeps_way_back(&self, seat: Seat, action: &G::Action) -> bool {
        self.is_final()
            || self.state.completes(action)
            || !G::ends_turn(action) && !is_final(&self.state, seat, action)
    }

    /// Whether the step, as far as it has come, cannot be undone.
    fn is_final(&self) -> bool {
        self.rolls > 0 || !self.revealed.is_empty()
    }

    /// Records an event and applies it.
    pub fn emit(&mut self, event: impl Into<G::Event>) {
        let event = event.into();
        let audience = core::mem::take(&mut self.revealing);
        let count = match &mut self.record {
            Record::Full { events, reveals, observe } => {
                reveals.push(audience);
                observe(&self.state, &event);
                self.state.apply(&event);
                events.push(event);
                events.len()
            }
            Record::Count(count) => {
                self.state.apply(&event);
                *count += 1;
                *count
            }
            Record::Foreseeable { before, watch } => {
                self.state.apply(&event);
                if before.is_none() {
                    watch(&self.state);
                }
                0
            }
        };
        assert!(count <= MAX_EVENTS, "a step of {} does not end", G::NAME);
    }

    /// The dice of this step. A step that asks for them cannot be undone.
    pub fn dice(&mut self) -> &mut Dice {
        self.note_unforeseeable();
        self.rolls += 1;
        assert!(self.rolls < MAX_ROLLS, "a step of {} does not stop rolling", G::NAME);
        &mut self.dice
    }

    /// Announces who learns something by the next event that was hidden from them: a face-down card, a secret choice. Call
    /// it before *each* event that shows something hidden; before one event, the audiences of several calls add up.
    ///
    /// The audience is every viewer who is shown something new, by the observation or by the views, and nobody else: not
    /// those who only observe *that* a card was drawn. To the viewers in the audience, the event may look different in
    /// states that they could not tell apart before. To all others it must look the same: the laws compare that. The step
    /// cannot be undone, and previews look no further. Open rolls need no announcement: [`Transition::dice`] notes them.
    pub fn reveal(&mut self, to: Audience) {
        self.note_unforeseeable();
        self.revealing = self.revealing.and(to);
        self.revealed = self.revealed.and(to);
    }

    fn note_unforeseeable(&mut self) {
        if let Record::Foreseeable { before: before @ None, .. } = &mut self.record {
            *before = Some(self.state.clone());
        }
    }
}

impl<G: Rules> fmt::Debug for Transition<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Transition")
            .field("state", &self.state)
            .field("rolls", &self.rolls)
            .finish_non_exhaustive()
    }
}

/// Makes a step with everything that is kept of it.
fn record<G: Presentation>(state: G, dice: Dice, make: impl FnOnce(&mut Transition<'_, G>)) -> Played<G> {
    let mut observations = Vec::new();
    let mut note = |state: &G, event: &G::Event| observations.push(observe(state, event));
    let full = Record::Full { events: Vec::new(), reveals: Vec::new(), observe: &mut note };
    let mut transition = Transition::new(state, full, dice);
    make(&mut transition);
    let Transition { state, record, rolls, revealed, revealing, automatic, .. } = transition;
    assert!(
        revealing.is_empty(),
        "a step of {} announces that something is revealed, and emits no event after it",
        G::NAME
    );
    let (events, reveals) = match record {
        Record::Full { events, reveals, .. } => (events, reveals),
        Record::Count(_) | Record::Foreseeable { .. } => (Vec::new(), Vec::new()),
    };
    Played { state, events, observations, reveals, rolled: rolls > 0, revealed, automatic }
}

/// Sets up a table and deals: step 0 of a match.
///
/// # Errors
/// When the game refuses the options or the number of seats.
pub fn open<G: Presentation>(options: &G::Options, seats: u8, dice: Dice) -> Result<Played<G>, OptionsError> {
    open_with(options, seats, None, dice)
}

/// Like [`open`]; `first` begins, or a seat that is drawn.
///
/// # Errors
/// When the game refuses the options or the number of seats, or there is no such seat.
pub fn open_with<G: Presentation>(
    options: &G::Options,
    seats: u8,
    first: Option<Seat>,
    dice: Dice,
) -> Result<Played<G>, OptionsError> {
    let state = G::new(options, seats, G::FORMAT)?;
    if first.is_some_and(|first| first.0 >= seats) {
        return Err(OptionsError::Seats);
    }
    Ok(record(state, dice, |transition| {
        transition.first = first;
        G::open(transition);
        transition.carry_on(None);
    }))
}

/// Plays one action on a copy of `state`.
///
/// # Errors
/// When the action is not legal for the seat.
pub fn play<G: Presentation>(
    state: &G,
    seat: Seat,
    action: &G::Action,
    dice: Dice,
) -> Result<Played<G>, NotLegal> {
    play_from(&LegalActions::of(state, seat), state, seat, action, dice)
}

/// Like [`play`], with the legal actions of the seat at hand.
///
/// # Errors
/// When the action is not among the legal ones.
pub fn play_from<G: Presentation>(
    legal_actions: &LegalActions<G::Action>,
    state: &G,
    seat: Seat,
    action: &G::Action,
    dice: Dice,
) -> Result<Played<G>, NotLegal> {
    if !legal_actions.has(action) {
        return Err(NotLegal);
    }
    Ok(record(state.clone(), dice, |transition| play_on(transition, seat, action)))
}

/// A step with nothing but the decided action, which is not checked: for the laws.
#[cfg(any(test, feature = "laws"))]
pub(crate) fn play_alone<G: Presentation>(
    state: &G,
    seat: Seat,
    action: &G::Action,
    dice: Dice,
) -> Played<G> {
    record(state.clone(), dice, |transition| G::play(transition, seat, action))
}

/// Carries out an action, and then what decides nothing; but nothing after an action that takes something back, or it would
/// not lead back.
fn play_on<G: Rules>(transition: &mut Transition<'_, G>, seat: Seat, action: &G::Action) {
    G::play(transition, seat, action);
    if !G::is_take_back(action) {
        transition.carry_on(Some(seat));
    }
}

/// Whether an action rolls or reveals something.
fn is_final<G: Rules>(state: &G, seat: Seat, action: &G::Action) -> bool {
    let mut transition = Transition::new(state.clone(), Record::Count(0), Dice::from_number(0));
    G::play(&mut transition, seat, action);
    transition.is_final()
}

/// The state after an action, which is not checked and not recorded: for the rollouts of bots. What decides nothing is left
/// to the rollout, which has no other choice: to look for it after each action would take longer.
pub fn advance<G: Rules>(state: G, seat: Seat, action: &G::Action, dice: &mut Dice) -> G {
    let mut transition = Transition::new(state, Record::Count(0), dice.clone());
    G::play(&mut transition, seat, action);
    *dice = transition.dice;
    transition.state
}

/// Like [`advance`], but what decides nothing is carried out, too, as in a match. None if the action is not legal.
pub fn advance_as_played<G: Rules>(state: G, seat: Seat, action: &G::Action, dice: &mut Dice) -> Option<G> {
    if !LegalActions::of(&state, seat).has(action) {
        return None;
    }
    let mut transition = Transition::new(state, Record::Count(0), dice.clone());
    play_on(&mut transition, seat, action);
    *dice = transition.dice;
    Some(transition.state)
}

/// The state that a legal action leads to, up to the first draw or revelation. `watch` is called after each event.
fn foreseeable<G: Rules>(state: &G, seat: Seat, action: &G::Action, watch: &mut dyn FnMut(&G)) -> G {
    // The numbers that these dice show are not looked at: the state is taken from before the first of them.
    let record = Record::Foreseeable { before: None, watch };
    let mut transition = Transition::new(state.clone(), record, Dice::from_number(0));
    play_on(&mut transition, seat, action);
    match transition.record {
        Record::Foreseeable { before: Some(before), .. } => before,
        Record::Foreseeable { before: None, .. } | Record::Full { .. } | Record::Count(_) => transition.state,
    }
}

/// How much the seat's score changes by a legal action, up to the first draw or revelation.
pub fn score_delta<G: Presentation>(state: &G, seat: Seat, action: &G::Action) -> i32 {
    let total = |state: &G| {
        let private = state.private_score_sheet(seat).map_or(0, |sheet| sheet.total(seat));
        state.score_sheet().total(seat) + private
    };
    total(&foreseeable(state, seat, action, &mut |_| {})) - total(state)
}

/// What a legal action costs and brings the seat, up to the first draw or revelation. What one event costs and another brings
/// stand apart: a price is told, even if a reward makes up for it.
pub fn resource_difference<G: Presentation>(state: &G, seat: Seat, action: &G::Action) -> CostPreview {
    let mut preview = CostPreview::default();
    let mut before = state.resources(seat);
    if before.is_empty() {
        return preview;
    }
    foreseeable(state, seat, action, &mut |after| {
        let after = after.resources(seat);
        add_surplus(&mut preview.costs, &before, &after);
        add_surplus(&mut preview.gains, &after, &before);
        before = after;
    });
    preview
}

/// Adds by how much the amounts of `one` exceed those of `two`.
fn add_surplus(sum: &mut Amounts, one: &Amounts, two: &Amounts) {
    for (&word, &have) in one {
        let more = have.saturating_sub(two.get(word).copied().unwrap_or_default());
        if more > 0 {
            *sum.entry(word).or_default() += more;
        }
    }
}
