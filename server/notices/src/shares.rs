//! Which users' notices may be sent now. A few notices are sent at a time; of these each user has a share, and each
//! target gets one after the other. So targets that answer slowly hold up those of the same user, and nobody else's.

use protocol::{MatchId, UserId};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::notices::TargetId;
use tokio::sync::oneshot;

/// How many notices are sent at a time, and how many of them to the targets of one user.
const AT_ONCE: usize = 32;
const SHARE: usize = 4;
/// How many notices may be on their way, and how many of them to one user. The others are found again.
const MAX_UNDER_WAY: usize = 1_000;
const MAX_UNDER_WAY_OF_ONE: usize = 50;

/// Gives turns to send.
#[derive(Debug, Default)]
pub(super) struct Shares(Mutex<Turns>);

#[derive(Debug, Default)]
struct Turns {
    held: usize,
    of_users: HashMap<UserId, usize>,
    targets: HashSet<TargetId>,
    /// Those who wait, by the order in which they came.
    waiting: BTreeMap<u64, Waiting>,
    latest: u64,
}

#[derive(Debug)]
struct Waiting {
    user: UserId,
    target: TargetId,
    sender: oneshot::Sender<Turn>,
}

/// The right to send to a target, until it is dropped.
#[derive(Debug)]
pub(super) struct Turn {
    shares: Arc<Shares>,
    user: UserId,
    target: TargetId,
}

impl Shares {
    /// Waits for the turn to send to a target.
    pub(super) async fn turn(self: &Arc<Self>, user: UserId, target: TargetId) -> Turn {
        let (sender, receiver) = oneshot::channel();
        {
            let mut turns = self.lock();
            turns.latest += 1;
            let at = turns.latest;
            turns.waiting.insert(at, Waiting { user, target, sender });
        }
        self.give();
        receiver.await.expect("who waits is given a turn")
    }

    /// Gives turns to those who wait, as far as there are any.
    fn give(self: &Arc<Self>) {
        let mut given = Vec::new();
        {
            let mut turns = self.lock();
            while let Some(next) = turns.next() {
                let turn = Turn { shares: Arc::clone(self), user: next.user, target: next.target };
                given.push((next.sender, turn));
            }
        }
        // Outside of the lock: the turn of somebody who no longer waits is dropped here, and gives the next one.
        given.into_iter().for_each(|(sender, turn)| drop(sender.send(turn)));
    }

    fn lock(&self) -> MutexGuard<'_, Turns> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turns {
    /// Takes out who is next: of those whose target and share are free one whose user has the fewest turns, and of these the
    /// first who came.
    fn next(&mut self) -> Option<Waiting> {
        if self.held >= AT_ONCE {
            return None;
        }
        let held = |waiting: &Waiting| self.of_users.get(&waiting.user).copied().unwrap_or_default();
        let can = |waiting: &Waiting| held(waiting) < SHARE && !self.targets.contains(&waiting.target);
        let free = self.waiting.iter().filter(|(_, waiting)| can(waiting));
        let (&at, _) = free.min_by_key(|(at, waiting)| (held(waiting), **at))?;
        let next = self.waiting.remove(&at)?;
        self.held += 1;
        *self.of_users.entry(next.user).or_default() += 1;
        self.targets.insert(next.target);
        Some(next)
    }

    fn end(&mut self, user: UserId, target: TargetId) {
        self.held -= 1;
        self.targets.remove(&target);
        take_one(&mut self.of_users, user);
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.shares.lock().end(self.user, self.target);
        self.shares.give();
    }
}

fn take_one(counts: &mut HashMap<UserId, usize>, user: UserId) {
    if let Some(count) = counts.get_mut(&user) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&user);
        }
    }
}

/// What is on its way: to which target, about which table.
#[derive(Debug, Default)]
pub(super) struct UnderWay(Mutex<Ways>);

#[derive(Debug, Default)]
struct Ways {
    all: HashSet<(TargetId, MatchId)>,
    of_users: HashMap<UserId, usize>,
}

impl UnderWay {
    /// The targets and tables of everything that is on its way.
    pub(super) fn all(&self) -> HashSet<(TargetId, MatchId)> {
        self.lock().all.clone()
    }

    /// Notes that something is on its way. Returns `false` if something is already, or too much is.
    pub(super) fn begin(&self, user: UserId, target: TargetId, id: MatchId) -> bool {
        let mut ways = self.lock();
        let of_user = ways.of_users.get(&user).copied().unwrap_or_default();
        let is_full = ways.all.len() >= MAX_UNDER_WAY || of_user >= MAX_UNDER_WAY_OF_ONE;
        if is_full || !ways.all.insert((target, id)) {
            return false;
        }
        *ways.of_users.entry(user).or_default() += 1;
        true
    }

    pub(super) fn end(&self, user: UserId, target: TargetId, id: MatchId) {
        let mut ways = self.lock();
        if ways.all.remove(&(target, id)) {
            take_one(&mut ways.of_users, user);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Ways> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use std::pin::Pin;
    use uuid::Uuid;

    /// Somebody who waits for a turn, and then has it.
    struct Asker {
        asked: Pin<Box<dyn Future<Output = Turn>>>,
        turn: Option<Turn>,
    }

    impl Asker {
        fn new(shares: &Arc<Shares>, user: UserId, target: TargetId) -> Self {
            let shares = Arc::clone(shares);
            let mut asker =
                Self { asked: Box::pin(async move { shares.turn(user, target).await }), turn: None };
            asker.has_turn();
            asker
        }

        fn has_turn(&mut self) -> bool {
            if self.turn.is_none() {
                self.turn = (&mut self.asked).now_or_never();
            }
            self.turn.is_some()
        }
    }

    /// Asks for turns at so many targets of a user.
    fn ask(shares: &Arc<Shares>, user: UserId, targets: usize) -> Vec<Asker> {
        (0..targets).map(|_| Asker::new(shares, user, Uuid::now_v7())).collect()
    }

    fn with_turns(askers: &mut [Asker]) -> usize {
        askers.iter_mut().filter_map(|asker| asker.has_turn().then_some(())).count()
    }

    #[test]
    fn the_targets_of_one_user_hold_a_share_and_no_more() {
        let shares = Arc::<Shares>::default();
        let mut slow = ask(&shares, UserId::new(), 12);
        assert_eq!(with_turns(&mut slow), SHARE);
        assert!(Asker::new(&shares, UserId::new(), Uuid::now_v7()).has_turn());
        slow.remove(0);
        assert_eq!(with_turns(&mut slow), SHARE, "the next one");
    }

    #[test]
    fn a_target_gets_one_request_at_a_time() {
        let (shares, user, target) = (Arc::<Shares>::default(), UserId::new(), Uuid::now_v7());
        let mut askers: Vec<_> = (0..3).map(|_| Asker::new(&shares, user, target)).collect();
        assert_eq!(with_turns(&mut askers), 1);
        assert!(Asker::new(&shares, user, Uuid::now_v7()).has_turn(), "another target");
        askers.remove(0);
        assert!(askers[0].has_turn() && !askers[1].has_turn(), "in their order");
    }

    #[test]
    fn who_has_nothing_comes_before_who_has_something() {
        let shares = Arc::<Shares>::default();
        let mut slow: Vec<_> = (0..AT_ONCE / SHARE).map(|_| ask(&shares, UserId::new(), 12)).collect();
        assert_eq!(slow.iter_mut().map(|askers| with_turns(askers)).sum::<usize>(), AT_ONCE);
        let mut late = Asker::new(&shares, UserId::new(), Uuid::now_v7());
        assert!(!late.has_turn(), "all turns are given");
        slow[3].remove(0);
        assert!(late.has_turn());
        assert_eq!(with_turns(&mut slow[3]), SHARE - 1);
    }

    #[test]
    fn who_no_longer_waits_keeps_nobody_waiting() {
        let (shares, user, target) = (Arc::<Shares>::default(), UserId::new(), Uuid::now_v7());
        let first = Asker::new(&shares, user, target);
        drop(Asker::new(&shares, user, target));
        let mut last = Asker::new(&shares, user, target);
        drop(first);
        assert!(last.has_turn());
        drop(last);
        let turns = shares.lock();
        assert_eq!(
            (turns.held, turns.of_users.len(), turns.targets.len(), turns.waiting.len()),
            (0, 0, 0, 0)
        );
    }

    #[test]
    fn little_is_on_its_way_to_one_user() {
        let (ways, ana, bia) = (UnderWay::default(), UserId::new(), UserId::new());
        let (target, id) = (Uuid::now_v7(), MatchId::new());
        assert!(ways.begin(ana, target, id) && !ways.begin(ana, target, id), "once at a time");
        let begun = (0..2 * MAX_UNDER_WAY).filter(|_| ways.begin(ana, target, MatchId::new())).count();
        assert_eq!(begun, MAX_UNDER_WAY_OF_ONE - 1);
        assert!(ways.begin(bia, Uuid::now_v7(), id));
        ways.end(ana, target, id);
        assert!(ways.begin(ana, target, id));
    }
}
