//! Which law was broken, and how to see it again.

use core::fmt;

/// The laws every game is held to. What each asks for is said at [`super::check`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// The options are an object with exactly the fields described; the defaults fit every number of seats.
    Options,
    /// Nothing in the game panics.
    Calm,
    /// An awaited seat has an action, any other none or only a way back; who is awaited is at the table.
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
    /// Nothing that is counted appears or vanishes.
    Conserved,
    /// The match ends within the stated number of steps.
    Ends,
    /// Places are a ranking of all seats, and whoever scores more is placed before.
    Places,
    /// The lines of a sheet sum.
    Sums,
    /// Costs and gains are what the counters lose and gain.
    Costs,
    /// What an action is said to be worth is what the sheet gains by it.
    Worth,
    /// What is counted of a seat is what people read.
    Counters,
    /// Nothing barred is listed.
    Barred,
    /// Who is said to be asked the same as before is asked the same.
    Asked,
    /// A way back is listed where it should be, and leads back.
    WayBack,
    /// In an open decision nobody's step disturbs anybody else.
    Undisturbed,
    /// Documents have the shape that patches need, and records are tagged.
    Shape,
    /// A viewer cannot tell a resampled state from the true one.
    SecretState,
    /// A viewer's own step, unless it is final, looks the same in both.
    SecretOwnStep,
    /// An unrevealed choice of another seat looks the same whatever was chosen.
    SecretChoice,
    /// A step that reveals nothing to a viewer leaves possible what was possible.
    SecretStep,
    /// Refusals tell nothing.
    SecretRefusal,
    /// A resampled state is a state of the same game, and the referee's is the true one.
    ResampleSound,
    /// Resampling uses nothing that the viewer does not know.
    ResampleBlind,
    /// What is hidden came about by chance: other dice would have put something else there.
    Shuffled,
    /// Resampling does change what is hidden, and what is shown later comes out differently.
    ResampleReal,
    /// Resampling contradicts nothing that the viewer was told.
    ResampleRemembers,
}

/// A law that does not hold, and the match that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which law.
    pub law: Law,
    /// What was seen.
    pub what: String,
    /// In which game.
    pub game: &'static str,
    /// At a table of how many seats.
    pub seats: u8,
    /// The seed of the plan.
    pub seed: u64,
    /// Which match of the plan.
    pub number: u32,
    /// After which step of it.
    pub step: u32,
    /// With which options, as JSON.
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

/// A broken law, before it is known in which match.
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

/// What a check of laws comes to.
pub(super) type Lawful<T = ()> = Result<T, Fault>;

/// Holds that something is so; the words are only made when it is not.
pub(super) fn hold(so: bool, law: Law, otherwise: impl FnOnce() -> String) -> Lawful {
    if so { Ok(()) } else { Err(Fault::new(law, otherwise())) }
}
