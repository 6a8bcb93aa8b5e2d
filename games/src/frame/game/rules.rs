//! The rules of a game.

use super::super::{Dice, Options, OptionsError, Seat, Transition, Viewer};
use super::Status;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::RangeInclusive;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The state of one match, and the rules that change it.
///
/// *Listed if and only if legal*: [`Rules::legal_actions`] is complete, and nothing outside of it can be played.
/// *Events are the record*: [`Rules::play`] decides and emits events, [`Rules::apply`] only records them.
pub trait Rules: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name in URLs, tables and folders: lower case, with hyphens.
    const NAME: &'static str;
    /// The numbers of seats the game can be played with.
    const SEATS: RangeInclusive<u8>;
    /// The format of stored events. Raise it when the shape of the state or of an event changes, or a number that
    /// [`Rules::apply`] uses. Older formats must still be read.
    const FORMAT: u32 = 1;
    /// Raise it when recorded actions no longer lead to the same events with the same dice. The file of a match names
    /// this number, and `rodada verify` plays the file again only under the same number. A test fails if it should have been raised.
    const RULES_VERSION: u32 = 1;
    /// An upper bound for the steps of a match. Actions that take something back, and the steps they take back, do not count.
    const MAX_STEPS: u32;
    /// An upper bound for the length of [`Rules::legal_actions`].
    const MAX_LEGAL_ACTIONS: usize;

    /// What the host of a table may choose before the start.
    type Options: Options;
    /// What a seat may do: a small flat record, tagged by `do`.
    type Action: Clone + Debug + Ord + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What happened, secrets included: tagged by `what`. New fields need a default, because old events are still read.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The table before the deal, with the numbers of one stored format. Uses no dice.
    ///
    /// # Errors
    /// When the game cannot be played with so many seats, or the options contradict each other.
    fn new(options: &Self::Options, seats: u8, format: u32) -> Result<Self, OptionsError>;

    /// Shuffles and deals: step 0 of every match.
    fn open(transition: &mut Transition<Self>);

    /// The seats that are to decide, or the places at the end.
    fn status(&self) -> Status;

    /// Everything `seat` may do now, in any order: the frame sorts it into [`LegalActions`](super::super::LegalActions).
    /// A seat that is not awaited has no action, or exactly one for which [`Rules::is_take_back`] holds.
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action>;

    /// Whether the action takes back a secret choice of the same seat, the latest small step of its open decision, or the end
    /// of that decision. Such actions use the verbs of [`TAKE_BACK_VERBS`].
    fn is_take_back(_action: &Self::Action) -> bool {
        false
    }

    /// Whether the seat decides openly in small steps while other seats do the same. Its legal actions then contain the
    /// step back, because the undo of the room would take back the step of another seat.
    fn decides_openly(&self, _seat: Seat) -> bool {
        false
    }

    /// Carries out a legal action: decides, rolls and emits events.
    fn play(transition: &mut Transition<Self>, seat: Seat, action: &Self::Action);

    /// The action that decides nothing for `seat` and that the game therefore carries out by itself, as part of the step that
    /// led to it. It must be the only one that [`Rules::legal_actions`] lists, or it is not carried out; the default is to
    /// wait for the player always.
    ///
    /// Others see what is carried out, so it must not depend on what is hidden from them: leave out whatever is the only
    /// action because of a hidden hand. Leave out, too, what ends a phase or brings something to be read first, and say in
    /// the log what happened ([`Transition::by_itself`]). It does not take away the undo of the step that it becomes a part
    /// of, unless it [completes](Rules::completes) that step.
    ///
    /// `decided` is the seat whose step it would be a part of; none for the opening. What it costs a seat itself should be
    /// left out then, because no preview told it.
    fn automatic(&self, _seat: Seat, _decided: Option<Seat>) -> Option<Self::Action> {
        None
    }

    /// Whether the only action that is left completes what its seat has begun, as the last collected dog is housed in the
    /// only place for it. Such an action is carried out by itself even if it reveals something: the step is then as final as it
    /// would have been after one more tap that decides nothing.
    fn completes(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Whether the action only ends the turn of its seat. Where nothing else is left, it is carried out by itself in a step
    /// that cannot be undone; elsewhere the seat is left the time to take its step back, because others go on at once.
    fn ends_turn(_action: &Self::Action) -> bool {
        false
    }

    /// Records one event, without choice or dice. Panics if the event does not fit the state, so that a wrong record is noticed.
    fn apply(&mut self, event: &Self::Event);

    /// A random state that `viewer`, remembering everything it was ever shown, cannot tell from this one. The default is
    /// for games that hide nothing.
    #[must_use]
    fn determinize(&self, _viewer: Viewer, _dice: &mut Dice) -> Self {
        self.clone()
    }

    /// Like [`Rules::determinize`], but also draws anew what `viewer` remembers and has out of sight. The laws check that
    /// nothing shown to the viewer depends on it. The default is for games in which nothing remembered is out of sight.
    #[must_use]
    fn conceal(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        self.determinize(viewer, dice)
    }

    /// The number of each kind of card or token that is never made or lost. The laws check that no step changes it.
    fn conserved_counts(&self) -> BTreeMap<&'static str, u32> {
        BTreeMap::new()
    }
}

/// The verbs of actions that take something back: a secret choice, a small step, the end of an open decision.
/// Such an action has no other field, and no other action has these verbs.
pub const TAKE_BACK_VERBS: [&str; 3] = ["reconsider", "step_back", "reopen"];
