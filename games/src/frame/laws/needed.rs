//! The checks of [`super::secrecy`] by name. A test switches each off and shows that a flaw then passes: none is idle.

#[cfg(test)]
use core::cell::Cell;

/// A check of secrecy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Check {
    SameState,
    SameDeltas,
    ConcealedState,
    ConcealedStep,
    SameObservations,
    SameAutomatic,
    SameFinality,
    SameAfterwards,
    SameCounts,
    SameLists,
    Blind,
    OwnFinality,
    BeyondAReveal,
    PossibleStep,
}

#[cfg(test)]
thread_local! {
    static OFF: Cell<Option<Check>> = const { Cell::new(None) };
}

/// Whether a test has switched the check off.
#[cfg(test)]
pub(super) fn is_off(check: Check) -> bool {
    OFF.get() == Some(check)
}

#[cfg(not(test))]
pub(super) const fn is_off(_check: Check) -> bool {
    false
}

/// Runs `test` without one of the checks.
#[cfg(test)]
pub(super) fn without<T>(check: Check, test: impl FnOnce() -> T) -> T {
    OFF.set(Some(check));
    let result = test();
    OFF.set(None);
    result
}

#[cfg(test)]
impl Check {
    pub(super) const ALL: [Self; 14] = [
        Self::SameState,
        Self::SameDeltas,
        Self::ConcealedState,
        Self::ConcealedStep,
        Self::SameObservations,
        Self::SameAutomatic,
        Self::SameFinality,
        Self::SameAfterwards,
        Self::SameCounts,
        Self::SameLists,
        Self::Blind,
        Self::OwnFinality,
        Self::BeyondAReveal,
        Self::PossibleStep,
    ];
}
