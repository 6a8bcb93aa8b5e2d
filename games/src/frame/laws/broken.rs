//! The laws, and reports of broken ones.

use core::fmt;

/// What every game must satisfy. The module [`super`] says more of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// The options are an object with exactly the fields described; the defaults fit every number of seats.
    Options,
    /// Nothing in the game panics.
    Calm,
    /// An awaited seat has an action; any other has none, or exactly one that takes back. Awaited seats are at the table.
    Awaited,
    /// No list is longer than the game says.
    Short,
    /// What is listed is accepted.
    Accepted,
    /// What is not listed is refused, and nothing changes.
    Refused,
    /// The same state, action and dice give the same result.
    Repeatable,
    /// The events alone rebuild the state.
    Folds,
    /// State, actions, events and options survive serialization.
    Serializes,
    /// Conserved counts do not change.
    Conserved,
    /// The match ends within the stated number of steps.
    Ends,
    /// Places rank all seats, and a seat with a higher score is placed before.
    Places,
    /// The lines of a score sheet sum to its totals.
    Sums,
    /// Cost previews are what the resources lose and gain.
    Costs,
    /// The score delta of an action is what the score sheet gains by it.
    Worth,
    /// The reason for an action has a key that the game declares.
    Reason,
    /// The resources of a seat are the numbers that players are shown.
    ResourcePaths,
    /// No unavailable action is listed.
    Unavailable,
    /// Prompts are the same where the game says that they are.
    Asked,
    /// An action that takes back is listed where it should be, and leads back.
    WayBack,
    /// In an open decision, no seat's step changes what another may do.
    Undisturbed,
    /// Documents have the shape that patches need, and records are tagged.
    Shape,
    /// What a game carries out by itself is the same in the true and in a determinized state, was the only action listed, and
    /// takes away no undo.
    Automatic,
    /// A viewer cannot tell a determinized state from the true one.
    SecretState,
    /// A viewer's own step, unless it is final, looks the same in both.
    SecretOwnStep,
    /// An unrevealed choice of another seat looks the same whatever was chosen.
    SecretChoice,
    /// A step of another seat looks the same in both, up to an event that reveals something to the viewer.
    SecretStep,
    /// A determinized state is a state of the same match; the referee's is the true one.
    DeterminizeSound,
    /// Determinization reads nothing that the viewer does not know.
    DeterminizeBlind,
    /// Other dice put something else in each place of a shuffled list, and in what the opening reveals of one.
    Shuffled,
    /// Determinization does change what is hidden, so that other things are revealed later.
    DeterminizeReal,
    /// Determinization puts each thing wherever chance may put it.
    DeterminizeReaches,
    /// What is said to reveal something to a viewer could have been something else to it.
    Reveals,
    /// Determinization contradicts nothing that the viewer observed.
    DeterminizeRemembers,
    /// The laws can take back each kind of event in a determinized state, so that its observations are compared.
    Traced,
}

/// A law that does not hold, and the match that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub law: Law,
    pub what: String,
    pub game: &'static str,
    pub seats: u8,
    /// The seed of the plan.
    pub seed: u64,
    /// The number of the match in the plan.
    pub number: u32,
    /// The fault was found after this step.
    pub step: u32,
    /// As JSON.
    pub options: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, what, game, seats, seed, number, step, options } = self;
        writeln!(f, "{game} breaks the law {law:?}: {what}")?;
        writeln!(
            f,
            "  after step {step} of match {number} with {seats} seats, plan seed {seed}, options {options}"
        )?;
        write!(f, "  to see it alone: RODADA_LAW_MATCH={game}/{seats}/{number}")
    }
}

impl core::error::Error for Broken {}

/// A broken law, without the match.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) law: Law,
    pub(super) what: String,
}

impl Fault {
    pub(super) fn new(law: Law, what: impl Into<String>) -> Self {
        Self { law, what: what.into() }
    }
}

pub(super) type Lawful<T = ()> = Result<T, Fault>;

/// Returns a fault unless `so`. The message is only made then.
pub(super) fn hold(so: bool, law: Law, otherwise: impl FnOnce() -> String) -> Lawful {
    if so { Ok(()) } else { Err(Fault::new(law, otherwise())) }
}
