//! Remembers the requests that were carried out, because a client that received no answer sends its request again
//! under the same id.

use protocol::{RequestId, SeatNumber, UserId};
use records::{StepKind, StepRow};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// How many actions and undos of each requester are remembered. A repeated request is among the latest, because a
/// client repeats it until it is answered. An older one names a decision or step that is gone, and is refused as
/// stale.
const MAX_REMEMBERED: usize = 8;

/// The owner of request ids: an id is unique for each requester.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) enum Requester {
    #[serde(rename = "Person")]
    User(UserId),
    Bot(SeatNumber),
}

/// The requests that were carried out, and the version that each led to.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<(Requester, Answered)>", into = "Vec<(Requester, Answered)>")]
pub(super) struct Requests(BTreeMap<Requester, Answered>);

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Answered {
    latest: VecDeque<(RequestId, u64)>,
    /// All changes of the table are remembered, because nothing in a repeated one shows that it is stale.
    changes: BTreeMap<RequestId, u64>,
}

impl Requests {
    /// Remembers the request of a step, if it has one.
    pub(super) fn remember(&mut self, row: &StepRow) {
        let requester = row.user.map(Requester::User).or(row.seat.map(Requester::Bot));
        let (Some(request), Some(requester)) = (&row.request, requester) else { return };
        let Answered { latest, changes } = self.0.entry(requester).or_default();
        if row.kind == StepKind::Table {
            changes.insert(request.clone(), row.version);
            return;
        }
        if latest.len() == MAX_REMEMBERED {
            latest.pop_front();
        }
        latest.push_back((request.clone(), row.version));
    }

    /// A user has become another one: the requests of the one are those of the other, who may send them again.
    pub(super) fn replace_user(&mut self, before: UserId, now: UserId) {
        let Some(Answered { latest, changes }) = self.0.remove(&Requester::User(before)) else { return };
        let answered = self.0.entry(Requester::User(now)).or_default();
        answered.latest.extend(latest);
        answered.changes.extend(changes);
    }

    /// The version that a request led to, if it was carried out.
    pub(super) fn answer(&self, requester: Requester, request: &RequestId) -> Option<u64> {
        let Answered { latest, changes } = self.0.get(&requester)?;
        let among_latest = latest.iter().rev().find(|(id, _)| id == request).map(|&(_, version)| version);
        among_latest.or_else(|| changes.get(request).copied())
    }
}

// Stored as a list, because keys of JSON objects can only be strings.

impl From<Vec<(Requester, Answered)>> for Requests {
    fn from(list: Vec<(Requester, Answered)>) -> Self {
        Self(list.into_iter().collect())
    }
}

impl From<Requests> for Vec<(Requester, Answered)> {
    fn from(requests: Requests) -> Self {
        requests.0.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> RequestId {
        RequestId::try_from(text.to_owned()).unwrap()
    }

    #[test]
    fn the_latest_actions_and_every_table_change_are_remembered() {
        let ana = UserId::new();
        let row = |kind, version: u64, request: &str| StepRow {
            version,
            at: 0,
            kind,
            seat: Some(0),
            user: Some(ana),
            request: Some(id(request)),
            action: None,
            events: "[]".to_owned(),
            table: "[]".to_owned(),
            undoes: None,
            fixed: true,
            decides: None,
        };
        let mut requests = Requests::default();
        requests.remember(&row(StepKind::Table, 1, "sit"));
        let many = MAX_REMEMBERED as u64 + 1;
        for version in 2..2 + many {
            requests.remember(&row(StepKind::Action, version, &format!("act-{version}")));
        }
        let answer = |request: &str| requests.answer(Requester::User(ana), &id(request));
        assert_eq!(answer("sit"), Some(1));
        assert_eq!(answer("act-2"), None, "only the latest actions are remembered");
        assert_eq!(answer("act-3"), Some(3));
        assert_eq!(answer(&format!("act-{}", 1 + many)), Some(1 + many));
        assert_eq!(
            requests.answer(Requester::Bot(0), &id("act-3")),
            None,
            "each requester has ids of its own"
        );
    }
}
